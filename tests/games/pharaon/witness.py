"""Pharaon, told again from PHAR-1 to PHAR-17."""

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

GO_ON = -1
LEAVE, MASQUE, TAKE_UP, STAKE = range(4)
TAKE, PAIX, PAROLI = range(3)


class OutOfCards(Exception):
    """The pack is out."""


@dataclass
class Card:
    """A card of a punter's book on the table."""

    stake: int = 0  # the punter's own
    gains: int = 0  # the banker's still
    corners: int = 0
    face_down: bool = False

    @property
    def riding(self) -> int:
        return self.stake + self.gains


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """A deal, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    banker, passed = carry.banker, carry.passed
    if banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": passed}
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    deal = Deal(rules, table, banker)
    with suppress(OutOfCards):
        yield from deal.play()
    deal.pay_all()
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


class Deal:
    """One deal of the pack."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.banker, self.chips = rules, banker, table.stacks
        self.punters = table.after(banker)[:-1]
        self.books: dict[int, dict[int, Card]] = {punter: {} for punter in self.punters}
        self.undealt = 104 if rules.double_pack else 52
        self.left = dict.fromkeys(range(13), self.undealt // 13)

    def play(self) -> Generator[Any, int, None]:
        while self.undealt >= 2:
            for punter in self.punters:
                yield from self.window(punter)
            right = yield from self.turn()
            left = yield from self.turn()
            yield from self.settle(right, left)

    def turn(self) -> Generator[int, int, int]:
        card = yield CHANCE
        if card == EMPTY:
            raise OutOfCards
        self.left[rank(card)] -= 1
        self.undealt -= 1
        return rank(card)

    # -- money

    def move(self, punter: int, chips: int) -> None:
        """The punter gains so much from the banker, or loses it."""
        self.chips[punter] += chips
        self.chips[self.banker] -= chips

    def spare(self, punter: int) -> int:
        return self.chips[punter] - sum(card.stake for card in self.books[punter].values())

    def cover(self) -> int:
        """PHAR-15"""
        if self.rules.cover.name == "CREDIT":
            return 10**9
        cards = [card for book in self.books.values() for card in book.values()]
        return self.chips[self.banker] - sum(card.stake + 2 * card.gains for card in cards)

    def pay_all(self) -> None:
        """PHAR-13"""
        for punter, book in self.books.items():
            self.move(punter, sum(card.gains for card in book.values()))

    # -- before a couple

    def window(self, punter: int) -> Generator[Any, int, None]:
        """PHAR-3, PHAR-8, PHAR-9, PHAR-10"""
        book = self.books[punter]
        if self.chips[punter] <= 0:
            return
        for _ in range(self.rules.bets_a_turn):
            legal = {GO_ON}
            for r in range(13):
                if r in book:
                    if self.changes(punter, r) != {LEAVE}:
                        legal.add(r)
                elif self.left[r] and self.may_lie(punter, r) != {0}:
                    legal.add(r)
            r = yield Ask(punter, legal)
            if r == GO_ON:
                return
            what = STAKE
            if r in book:
                what = yield Ask(punter, self.changes(punter, r))
            if what == STAKE:
                stake = yield Ask(punter, self.may_lie(punter, r))
                book.setdefault(r, Card()).stake = stake
                if stake == 0:
                    del book[r]
            elif what == MASQUE:
                book[r].face_down = not book[r].face_down
            elif what == TAKE_UP:
                self.move(punter, book.pop(r).gains)

    def holding(self) -> bool:
        return self.undealt <= self.rules.hold

    def changes(self, punter: int, r: int) -> set[int]:
        card = self.books[punter][r]
        legal = {LEAVE}
        if card.face_down or (self.rules.masque and not self.holding()):
            legal.add(MASQUE)
        if not self.holding():
            legal.add(TAKE_UP)
        if not card.gains and not card.face_down and self.left[r]:
            more = self.may_lie(punter, 99) - {0}  # whether a bet could be laid at all
            if more or not self.holding():
                legal.add(STAKE)
        return legal

    def may_lie(self, punter: int, r: int) -> set[int]:
        rules = self.rules
        lies = self.books[punter][r].stake if r in self.books[punter] else 0
        most = lies + max(0, min(self.spare(punter), self.cover()))
        if rules.max_bet:
            most = min(most, rules.max_bet)
        if lies and self.holding():
            return set(range(lies, most + 1))
        return {0} | set(range(max(1, rules.min_bet), most + 1))

    # -- the couple

    def settle(self, right: int, left: int) -> Generator[Any, int, None]:
        """PHAR-4 to PHAR-7, PHAR-11, PHAR-12, PHAR-14"""
        null = self.undealt == 0 and self.rules.last_card.name == "NULL"
        asked = []
        for punter in self.punters:
            book = self.books[punter]
            shown = {r for r in (right, left) if r in book and not book[r].face_down}
            if right in shown and (right != left or null):
                self.move(punter, -book.pop(right).stake)
            elif right in shown:
                asked += [punter] * self.doublet(punter, right)
            if left in shown and left != right and not null:
                card = book[left]
                card.corners += 1
                if card.corners < self.rules.ladder:
                    asked.append(punter)
                else:
                    self.take(punter, left)
        for punter in asked:
            card = self.books[punter][left]
            if right == left:
                if not (yield Ask(punter, {0, 1})):
                    del self.books[punter][left]
                continue
            won = card.riding
            legal = {TAKE}
            if self.rules.paix and 2 * won - card.stake <= max(0, self.cover()):
                legal.add(PAIX)
            if card.stake and 2 * won <= max(0, self.cover()):
                legal.add(PAROLI)
            answer = yield Ask(punter, legal)
            if answer == TAKE:
                self.take(punter, left)
            else:
                card.gains += won
                card.stake *= answer == PAROLI

    def take(self, punter: int, r: int) -> None:
        card = self.books[punter].pop(r)
        self.move(punter, card.gains + card.riding)

    def doublet(self, punter: int, r: int) -> bool:
        """Half of what rides goes, gains first; whether the punter is asked about the rest."""
        card = self.books[punter][r]
        rode = card.gains > 0
        half, odd = divmod(card.riding, 2)
        if odd and self.rules.odd_chip.name == "BANKER":
            half += 1
        card.gains -= half
        if card.gains < 0:
            card.stake += card.gains
            self.move(punter, card.gains)
            card.gains = 0
        if rode:
            card.corners = max(1, card.corners - 1) if card.gains else 0
            if not card.riding:
                del self.books[punter][r]
            return False
        if not card.stake or not self.rules.pli:
            del self.books[punter][r]
            return False
        return True
