"""Landsknecht, told again from LAND-1 to LAND-27."""

from collections.abc import Generator
from math import inf
from typing import Any

from witness import CHANCE, EMPTY, FULL, NOBODY, Ask, Table, Telling, draw_for_bank, rank


class PackOut(Exception):
    """There is no card to turn."""


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One hand of a game, or the draw for the first deal, until the cards are gathered."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, carry._asdict() | {"banker": first}
    deal = Deal(rules, table, carry)
    if not deal.players:
        yield from deal.antes()
    try:
        outcome = yield from deal.play()
    except PackOut:
        outcome = "out"  # LAND-22
    return table.stacks, deal.leave(outcome)


class Deal:
    """A dealer, the players of the game, and the pool between them."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.stacks = rules, table, table.stacks
        self.dealer, self.passed, self.pool = carry.banker, carry.passed, carry.pool
        self.players = {seat for seat in table.order if carry.playing & 2**seat}
        if self.stacks[self.dealer] <= 0:
            self.dealer, places = table.heir(self.dealer)
            self.passed += places
        self.bets: dict[int, dict[int, int]] = {}
        self.reserved: dict[int, set[int]] = {}  # own cards, and whose they are
        self.limit = inf

    # LAND-4

    def antes(self) -> Generator[Any, int, None]:
        ante, seats = self.rules.ante, [self.dealer, *self.table.after(self.dealer)[:-1]]
        able = {seat for seat in seats if self.stacks[seat] > 0 and self.stacks[seat] >= ante}
        of_the_dealer = ante if self.rules.dealer_antes else 0
        fit = [seat for seat in seats if self.stacks[seat] > of_the_dealer and able - {seat}]
        if not fit or self.pool + ante * len(seats) > FULL:
            self.players = {seat for seat in seats if self.stacks[seat] > 0}
            return
        self.passed += seats.index(fit[0])
        self.dealer = fit[0]
        self.players = able | {self.dealer}
        if not ante:
            return
        for seat in self.table.after(self.dealer):
            if seat in able and (seat != self.dealer or self.rules.dealer_antes):
                yield Ask(seat, {ante})
                self.stacks[seat] -= ante
                self.pool += ante

    @property
    def punters(self) -> list[int]:
        return [seat for seat in self.table.after(self.dealer) if seat in self.players - {self.dealer}]

    # LAND-5 to LAND-10

    def card(self) -> Generator[int, int, int]:
        card = yield CHANCE
        if card == EMPTY:
            raise PackOut
        return rank(card)

    def play(self) -> Generator[Any, int, str]:
        """How the hand ended."""
        dealers: list[int] = []
        for _ in range(self.rules.hand_cards):
            dealers.append((yield from self.card()))
        shield = set(dealers)
        mine = yield from self.card()
        dealers.append(mine)
        theirs: dict[int, int] = {}
        if self.rules.rejouissance.name == "OWN":
            for punter in self.punters:
                theirs[punter] = yield from self.card()
                self.reserved.setdefault(theirs[punter], set()).add(punter)
        else:
            common = yield from self.card()
            theirs = dict.fromkeys(self.punters, common)
        if len(set(dealers)) < len(dealers) or set(dealers) & set(theirs.values()):
            return "equal"
        if self.rules.dealer_may_cap:
            most = sum(self.stacks[punter] for punter in self.punters)
            if self.rules.cover.name == "CAP":
                most = min(most, self.stacks[self.dealer])
            self.limit = yield Ask(self.dealer, set(range(most + 1)))
        live = set(theirs.values())
        for punter, card in theirs.items():
            yield from self.wager(punter, card)
        return (yield from self.turns(mine, shield, live))

    # LAND-12 to LAND-20

    def turns(self, mine: int, shield: set[int], live: set[int]) -> Generator[Any, int, str]:
        unmatched, dead = set(shield), set[int]()
        while (card := (yield from self.card())) != mine:
            if card in shield:
                if card in unmatched and unmatched == {card}:
                    return "again"
                unmatched.discard(card)
            elif card in live:
                live.remove(card)
                self.reserved.pop(card, None)
                if not self.rules.reborn_ranks:
                    dead.add(card)
                if self.lost(card) and not self.out():
                    return "cleared"
            elif card not in dead:
                live.add(card)
                older = sorted(live - {card}) if self.rules.bet_window.name == "ANY_LIVE_CARD" else []
                for punter in self.punters:
                    for laid in [card, *older]:
                        if punter in self.reserved.get(laid, {punter}):
                            yield from self.wager(punter, laid)
        return "paid"

    # LAND-11, LAND-23, LAND-24

    def out(self) -> int:
        return sum(chips for bets in self.bets.values() for chips in bets.values())

    def wager(self, punter: int, card: int) -> Generator[Any, int, None]:
        free = self.stacks[punter] - sum(bets.get(punter, 0) for bets in self.bets.values())
        if free <= 0:
            return
        rules, pile = self.rules, self.bets.setdefault(card, {}).get(punter, 0)
        cover = self.stacks[self.dealer] if rules.cover.name == "CAP" else inf
        ceiling = max(rules.max_bet, rules.min_bet) if rules.max_bet else inf
        legal = {
            chips
            for chips in range(1, free + 1)
            if rules.min_bet <= pile + chips <= ceiling and self.out() + chips <= min(cover, self.limit)
        }
        self.bets[card][punter] = pile + (yield Ask(punter, {0} | legal))

    def lost(self, card: int) -> int:
        taken = 0
        for punter, chips in self.bets.pop(card, {}).items():
            self.stacks[punter] -= chips
            taken += chips
        self.stacks[self.dealer] += taken
        return taken

    # LAND-10, LAND-16, LAND-18, LAND-25

    def leave(self, outcome: str) -> dict[str, int]:
        left = {"pool": self.pool, "playing": 0, "last": self.dealer}
        if outcome == "again":
            left["playing"] = sum(2**seat for seat in self.players)
            return left | {"banker": self.dealer, "passed": self.passed}
        if outcome == "paid":
            for bets in self.bets.values():
                for punter, chips in bets.items():
                    self.stacks[punter] += chips
                    self.stacks[self.dealer] -= chips
        if outcome == "equal":
            self.stacks[self.dealer] += self.pool
            left["pool"] = 0
        elif self.rules.ante_residue.name == "RETURN" and self.pool:
            for seat in self.players - (set() if self.rules.dealer_antes else {self.dealer}):
                self.stacks[seat] += self.rules.ante
                left["pool"] -= self.rules.ante
        elif self.rules.ante_residue.name == "SPLIT" and outcome == "paid":
            each, odd = divmod(self.pool, len(self.punters))
            for place, punter in enumerate(self.punters):
                self.stacks[punter] += each + (place < odd)
            left["pool"] = 0
        if self.rules.fixed_dealer and self.stacks[self.dealer] > 0:
            return left | {"banker": self.dealer, "passed": self.passed + 1}
        heir, places = self.table.heir(self.dealer)
        return left | {"banker": heir, "passed": self.passed + places}
