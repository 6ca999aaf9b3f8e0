"""Basset told again from BASS-1 to BASS-25 and BASS-40 to BASS-43."""

from collections.abc import Generator
from dataclasses import dataclass
from math import inf
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, rank

NO_MORE, WAIT = -2, -1
WITHDRAW, GAIN, LEAVE, MASSE, PAROLI = range(5)
LADDERS = {
    "HIST": [1, 3, 7, 15, 30, 60],
    "MODERN": [1, 2, 7, 15, 33, 67],
    "DOC_HIST": [1, 2, 7, 15, 30, 60],
    "DOUBLING": [1, 3, 7, 15, 31, 63],
    "STEINMETZ_LITERAL": [1, 7, 15, 33, 67],
}


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed, "standing": []}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    deal = Deal(rules, table, banker)
    deal.take_over(carry.standing)
    yield from deal.play()
    broken = table.stacks[banker] <= 0
    if broken:
        deal.cards.clear()
    parlays = any(card.wins for card in deal.cards.values())
    if broken or not (rules.fixed_banker or parlays):
        banker, places = table.heir(banker)
        passed += places
    return table.stacks, {"banker": banker, "passed": passed, "standing": deal.standing()}


@dataclass
class Card:
    """A card of somebody's book that lies on the table."""

    couch: int
    wins: int = 0  # ridden on
    paix: bool = False
    laid_late: bool = False  # in the couple that is in view


class Deal:
    """What lies on the table, by seat and rank."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.punters = table.after(banker)[:-1]
        self.cards: dict[tuple[int, int], Card] = {}
        self.ladder = LADDERS[rules.ladder.name]
        self.piece, self.part = (3, 2) if rules.fasse_fraction.name == "TWO_THIRDS" else (2, 1)
        self.hidden = 52 * rules.packs
        self.closed: set[int] = set()  # who stakes no more in this deal
        self.barred: int | None = None  # the rank that won in the last couple

    # the course of the deal

    def play(self) -> Generator[Any, int, None]:
        yield from self.stake(early=True)
        self.show_fasse((yield from self.turn()))
        while True:
            if self.rules.mid_deal_staking and self.hidden >= 3:
                yield from self.stake(early=False)
            if self.hidden == 1:
                break
            if self.rules.twins:
                yield from self.couple()
            else:
                yield from self.one_by_one()
        yield CHANCE  # BASS-16
        if self.rules.end.name == "CASH":
            for key, card in list(self.cards.items()):
                if card.wins:
                    self.bank_pays(key[0], self.worth(card, card.wins))
                    del self.cards[key]

    def turn(self) -> Generator[Any, int, int]:
        card = yield CHANCE
        self.hidden -= 1
        return rank(card)

    def couple(self) -> Generator[Any, int, None]:
        """BASS-11 to BASS-15, when both cards can be seen."""
        winner = yield from self.turn()
        loser = yield from self.turn()
        if winner == loser:
            self.barred = None
            self.couple_is_over()
            return
        won, beaten = self.winning(winner)
        lost = self.losing(loser)
        self.couple_is_over()
        yield from self.decide(winner, won)
        yield from self.afresh(winner, beaten)
        yield from self.afresh(loser, lost)

    def one_by_one(self) -> Generator[Any, int, None]:
        """Without twins nothing waits for the second card."""
        winner = yield from self.turn()
        won, beaten = self.winning(winner)
        yield from self.decide(winner, won)
        yield from self.afresh(winner, beaten)
        loser = yield from self.turn()
        lost = self.losing(loser)
        self.couple_is_over()
        yield from self.afresh(loser, lost)

    def couple_is_over(self) -> None:
        """Whatever still lies there is a couch like any other (BASS-41)."""
        for card in self.cards.values():
            card.laid_late = False

    # staking

    def stake(self, early: bool) -> Generator[Any, int, None]:
        """BASS-2, BASS-22, BASS-41."""
        for punter in self.punters:
            named: set[int] = set()
            while punter not in self.closed:
                open_ranks = self.open_ranks(punter, early) - named
                if not open_ranks:
                    break
                codes = {NO_MORE, WAIT} if self.rules.mid_deal_staking else {NO_MORE}
                answer = yield Ask(punter, codes | open_ranks)
                if answer == NO_MORE and self.rules.mid_deal_staking:
                    self.closed.add(punter)
                if answer in (NO_MORE, WAIT):
                    break
                named.add(answer)
                self.cards.pop((punter, answer), None)
                count = yield Ask(punter, {0} | self.pieces(punter, answer, True))
                if count:
                    self.cards[punter, answer] = Card(count * self.piece, laid_late=not early)

    def open_ranks(self, punter: int, early: bool) -> set[int]:
        """Cards that a punter may lay on: all empty ones alike, and before the turn what lies untouched."""
        more = bool(self.pieces(punter, None, True))
        lying = {r: card for (seat, r), card in self.cards.items() if seat == punter}
        untouched = {r for r, card in lying.items() if early and card.wins == 0}
        return untouched | {r for r in range(13) if more and r not in lying}

    def pieces(self, punter: int, r: int | None, faced: bool) -> set[int]:
        """How many pieces a punter may lay on an empty card; `faced`: if the fasse may yet come for it."""
        chips, dues, spare = self.free(punter), self.dues(punter, r), self.spare()
        a_piece = self.owed(Card(self.piece))
        side = faced and self.rules.fasse.name == "SIDE"
        good = set()
        for count in range(max(1, -(-self.rules.min_bet // self.piece)), chips // self.piece + 1):
            couch = count * self.piece
            aside = count * self.part if side else 0
            limit = self.rules.max_bet == 0 or couch <= self.rules.max_bet
            if couch + max(aside, dues) <= chips and limit and count * a_piece <= spare:
                good.add(count)
        return good

    def dues(self, punter: int, but: int | None) -> int:
        """The most that the fasse may take on the side from one of the punter's other cards."""
        side = self.rules.fasse.name == "SIDE"
        found = [0]
        for (seat, r), card in self.cards.items():
            if seat == punter and r != but and not card.paix:
                unturned = self.hidden == 52 * self.rules.packs
                if (unturned and (side or card.wins)) or (card.laid_late and side):
                    found.append(self.fasse_of(card))
        return max(found)

    def take_over(self, standing: list[int]) -> None:
        """BASS-22, BASS-23."""
        rows = [tuple(standing[n : n + 4]) for n in range(0, len(standing), 4)]
        for seat, r, couch, corners in rows:
            if corners:
                self.cards[seat, r] = Card(couch, abs(corners), corners < 0)
        for seat, r, couch, corners in rows:
            left = not corners and seat != self.banker
            if left and couch // self.piece in self.pieces(seat, r, True):
                self.cards[seat, r] = Card(couch)

    def standing(self) -> list[int]:
        rows = [
            [seat, r, card.couch, -card.wins if card.paix else card.wins]
            for (seat, r), card in sorted(self.cards.items())
        ]
        return [number for row in rows for number in row]

    # money

    def free(self, punter: int) -> int:
        at_stake = sum(c.couch for (seat, _), c in self.cards.items() if seat == punter and not c.paix)
        return self.table.stacks[punter] - at_stake

    def worth(self, card: Card, wins: int) -> int:
        """What a card is worth after so many wins: of a paix 2, 4, 8 couches for the second and on."""
        return card.couch * (2 ** (wins - 1) if card.paix else self.ladder[wins - 1])

    def owed(self, card: Card) -> int:
        """BASS-4"""
        if self.rules.strict_bank:
            return card.couch * self.ladder[-1]
        return self.worth(card, card.wins + 1)

    def spare(self) -> float:
        if self.rules.cover.name == "CREDIT":
            return inf
        return max(0, self.table.stacks[self.banker] - sum(map(self.owed, self.cards.values())))

    def bank_pays(self, punter: int, chips: int) -> None:
        self.table.stacks[self.banker] -= chips
        self.table.stacks[punter] += chips

    def fasse_of(self, card: Card) -> int:
        return card.couch // self.piece * self.part

    # settling

    def on(self, r: int) -> list[tuple[int, Card]]:
        return [(seat, card) for (seat, there), card in self.cards.items() if there == r]

    def show_fasse(self, r: int) -> None:
        for seat, card in self.on(r):
            self.face(seat, r, card)

    def face(self, seat: int, r: int, card: Card) -> None:
        """BASS-7 to BASS-10"""
        if card.wins or self.rules.fasse.name == "SIDE":
            if not card.paix:
                self.bank_pays(seat, -min(self.fasse_of(card), self.free(seat)))
        else:
            self.bank_pays(seat, -self.fasse_of(card))
            del self.cards[seat, r]

    def winning(self, r: int) -> tuple[list[int], list[int]]:
        """The seats that have won and may decide, and those that lost because it won before."""
        won, beaten = [], []
        again = r == self.barred and self.rules.consecutive.name != "WIN"
        for seat, card in self.on(r):
            if card.laid_late:
                del self.cards[seat, r]
            elif again:
                if self.rules.consecutive.name == "LOSE":
                    beaten += self.loss(seat, r, card)
            elif card.wins + 1 == len(self.ladder):
                self.bank_pays(seat, self.worth(card, card.wins + 1))
                del self.cards[seat, r]
            else:
                won.append(seat)
        self.barred = None if again else r
        return won, beaten

    def losing(self, r: int) -> list[int]:
        lost: list[int] = []
        for seat, card in self.on(r):
            if card.laid_late:
                self.face(seat, r, card)
            else:
                lost += self.loss(seat, r, card)
        return lost

    def loss(self, seat: int, r: int, card: Card) -> list[int]:
        """The seat, if it has lost a couch."""
        del self.cards[seat, r]
        if card.paix:
            return []
        self.bank_pays(seat, -card.couch)
        return [seat]

    # what punters say

    def decide(self, r: int, won: list[int]) -> Generator[Any, int, None]:
        """BASS-18 to BASS-20"""
        for seat in self.punters:
            if seat not in won:
                continue
            card = self.cards[seat, r]
            answer = yield Ask(seat, {a for a in range(5) if self.allowed(seat, r, card, a)})
            if answer in (PAROLI, GAIN):
                card.wins += 1
                card.paix = answer == GAIN
                continue
            self.bank_pays(seat, self.worth(card, card.wins + 1))
            del self.cards[seat, r]
            if answer == WITHDRAW:
                continue
            more = 0
            if answer == MASSE:
                lying = card.couch // self.piece
                more = yield Ask(seat, {n - lying for n in self.pieces(seat, r, False) if n > lying})
            self.cards[seat, r] = Card(card.couch + more * self.piece)

    def allowed(self, seat: int, r: int, card: Card, answer: int) -> bool:
        if answer == WITHDRAW:
            return True
        del self.cards[seat, r]
        try:
            if answer == PAROLI:
                after = Card(card.couch, card.wins + 1)
                return bool(self.rules.paroli) and not card.paix and self.owed(after) <= self.spare()
            if answer == GAIN:
                after = Card(card.couch, card.wins + 1, paix=True)
                first = card.wins == 0 or card.paix
                return bool(self.rules.paix) and first and self.owed(after) <= self.spare()
            pay = self.worth(card, card.wins + 1)
            anew = card.couch + (self.piece if answer == MASSE else 0)
            if answer == MASSE and self.rules.max_bet and anew > self.rules.max_bet:
                return False
            purse = self.free(seat) + pay - self.dues(seat, r)
            return anew <= purse and pay + self.owed(Card(anew)) <= self.spare()
        finally:
            self.cards[seat, r] = card

    def afresh(self, r: int, lost: list[int]) -> Generator[Any, int, None]:
        """BASS-24"""
        for seat in self.punters:
            if self.rules.masse_on_losing and seat in lost:
                pieces = self.pieces(seat, r, False)
                if pieces:
                    count = yield Ask(seat, {0} | pieces)
                    if count:
                        self.cards[seat, r] = Card(count * self.piece)
