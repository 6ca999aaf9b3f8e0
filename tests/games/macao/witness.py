"""Macao, told again from MACA-1 to MACA-13."""

from collections.abc import Generator
from contextlib import suppress
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

WORTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]


class OutOfCards(Exception):
    """MACA-13"""


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One coup, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    coup = Coup(rules, table, banker)
    yield from coup.staking()
    if coup.stakes:
        with suppress(OutOfCards):
            yield from coup.played()
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


def card() -> Generator[int, int, int]:
    """What the next card counts."""
    turned = yield CHANCE
    if turned == EMPTY:
        raise OutOfCards
    return WORTH[rank(turned)]


class Coup:
    """Hands against the banker's, as lists of what their cards count."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.triple = rules.schlag.name == "TRIPLE"
        self.stakes: dict[int, int] = {}
        self.hands: dict[int, list[int]] = {}

    def staking(self) -> Generator[Any, int, None]:
        """MACA-4, MACA-5"""
        rules, stacks, most = self.rules, self.table.stacks, 3 if self.triple else 2
        for punter in self.table.after(self.banker)[:-1]:
            if stacks[punter] <= 0:
                continue
            highest = stacks[punter] // most
            if rules.cover.name == "CAP":
                highest = min(highest, stacks[self.banker] // most - sum(self.stakes.values()))
            if rules.max_bet:
                highest = min(highest, rules.max_bet)
            chips = yield Ask(punter, {0, *range(max(1, rules.min_bet), highest + 1)})
            if chips:
                self.stakes[punter] = chips

    def count(self, cards: list[int]) -> int:
        """MACA-8"""
        return sum(cards) % 10 if self.rules.over.name == "LAST_FIGURE" else sum(cards)

    def is_schlag(self, cards: list[int]) -> bool:
        """MACA-7"""
        return self.count(cards) in ((7, 8, 9) if self.triple else (8, 9))

    def played(self) -> Generator[Any, int, None]:
        """MACA-6 to MACA-9"""
        self.hands = {punter: [] for punter in self.stakes}
        for _ in range(self.rules.dealt):
            for cards in self.hands.values():
                cards.append((yield from card()))
        for punter, cards in self.hands.items():
            if not self.is_schlag(cards):
                yield from self.buying(punter, cards)
        bank: list[int] = []
        for _ in range(self.rules.dealt):
            bank.append((yield from card()))
        if self.is_schlag(bank):
            self.hands = {punter: cards[: self.rules.dealt] for punter, cards in self.hands.items()}
        elif any(self.count(cards) <= 9 for cards in self.hands.values()):
            yield from self.buying(self.banker, bank)
        for punter, cards in self.hands.items():
            won = self.won(cards, bank) * self.stakes[punter]
            self.table.stacks[punter] += won
            self.table.stacks[self.banker] -= won

    def buying(self, seat: int, cards: list[int]) -> Generator[Any, int, None]:
        for _ in range(self.rules.buys):
            if self.count(cards) >= 9 or not (yield Ask(seat, {0, 1})):
                return
            cards.append((yield from card()))

    # MACA-10, MACA-11

    def worth(self, cards: list[int]) -> int:
        if len(cards) > self.rules.dealt:
            return 1
        return ({9: 3, 8: 2} if self.triple else {9: 2}).get(self.count(cards), 1)

    def won(self, cards: list[int], bank: list[int]) -> int:
        """How many stakes a punter wins; fewer than none are lost."""
        mine, his = self.count(cards), self.count(bank)
        if mine > 9:
            return -self.worth(bank)
        if his > 9 or mine > his:
            return self.worth(cards)
        if mine < his:
            return -self.worth(bank)
        if self.rules.ties.name == "VOID":
            return 0
        fewer = self.rules.ties.name == "FEWER" and len(cards) < len(bank)
        return self.worth(cards) if fewer else -1
