"""Ziginette, told again from ZIGI-1 to ZIGI-24."""

from collections.abc import Generator
from fractions import Fraction
from math import ceil, floor, inf
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank


class OutOfCards(Exception):
    """The deal is void (COM-9)."""


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    began = table.stacks[banker]
    try:
        moves = yield from Deal(rules, table, banker).play()
    except OutOfCards:
        moves = False
    if moves:
        if rules.cut_basis.name == "NET_DEAL":
            table.stacks[banker] -= cut(rules, max(0, table.stacks[banker] - began))
        banker, places = table.heir(banker)
        passed += places
    return table.stacks, {"banker": banker, "passed": passed}


def cut(rules: Any, won: int) -> int:
    """ZIGI-24: what the house has of chips won."""
    exact = Fraction(won * rules.cut_percent, 100)
    return {"FLOOR": floor(exact), "HALF_UP": floor(exact + Fraction(1, 2)), "CEIL": ceil(exact)}[
        rules.cut_rounding.name
    ]


class Deal:
    """The table with its positions, the piles on them, and the banker's card."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.punters = table.after(banker)[:-1]
        self.cards: dict[int, int] = {}  # how many lie on each live position
        self.piles: dict[tuple[int, int], int] = {}  # by punter and rank
        self.pagat = rules.playette_settlement.name == "PAGAT"

    def play(self) -> Generator[Any, int, bool]:
        """Whether the bank moves on."""
        self.least = yield Ask(self.banker, {0, *range(self.rules.min_bet, self.top() + 1)})
        if self.least == 0:
            return True  # ZIGI-16
        self.most = yield Ask(self.banker, set(range(self.least, self.top() + 1)))
        while True:
            shown = yield from self.expose()
            if shown in self.cards:
                if self.rules.playette.name == "NO_DEAL":
                    return False  # ZIGI-17
                self.cards[shown] += 1
                if self.cards[shown] == 4 * self.rules.packs:
                    return False  # ZIGI-18
            elif len(self.cards) < 2:
                self.cards[shown] = 1
            else:
                break
        self.threshold = max(self.cards.values()) + 1  # ZIGI-19
        yield from self.first_bets()
        yield from self.draw_on(bank=shown)
        return True

    def expose(self) -> Generator[Any, int, int]:
        card = yield CHANCE
        if card == EMPTY:
            raise OutOfCards
        return rank(card)

    def draw_on(self, bank: int) -> Generator[Any, int, None]:
        """ZIGI-9 to ZIGI-16, until the bank is lost or given up."""
        bank_cards, dead, waiting = 1, set(), None
        while True:
            if not any(self.piles.values()) and (yield Ask(self.banker, {0, 1})) == 0:
                return
            shown = yield from self.expose()
            fresh, waiting = waiting, None
            if fresh is not None:
                self.cards[fresh] = 1  # ZIGI-11
            if shown == bank:
                bank_cards += 1
                for position, size in list(self.cards.items()):
                    if bank_cards > size if self.pagat else bank_cards == self.threshold:
                        self.settle(position, won_by_bank=False)
                        dead.add(position)
            elif shown in self.cards:
                self.cards[shown] += 1
                if self.pagat or self.cards[shown] == self.threshold:
                    self.settle(shown, won_by_bank=True)
                    dead.add(shown)
            elif shown not in dead and not (self.pagat and bank_cards > 1):
                waiting = shown
            if self.pagat and bank_cards > 1 and not self.cards:
                return
            if not self.pagat and bank_cards == self.threshold:
                return
            if bank_cards == 1 or (self.rules.late_bets and not self.pagat):  # ZIGI-22
                yield from self.later_bets(fresh if fresh in self.cards else None)

    # -- bets

    def first_bets(self) -> Generator[Any, int, None]:
        for punter in self.punters:
            for position in sorted(self.cards):
                yield from self.bet(punter, position)

    def later_bets(self, fresh: int | None) -> Generator[Any, int, None]:
        """ZIGI-7 and ZIGI-8: the limits anew, then the fresh card, then the others if wished."""
        if not self.cards or all(self.free(punter) <= 0 for punter in self.punters):
            return
        if (yield Ask(self.banker, {0, 1})):
            self.least = yield Ask(self.banker, set(range(self.rules.min_bet, self.top() + 1)))
            self.most = yield Ask(self.banker, set(range(self.least, self.top() + 1)))
        for punter in self.punters:
            if fresh is not None:
                yield from self.bet(punter, fresh)
            others = sorted(self.cards.keys() - {fresh})
            if any(self.possible(punter, position) for position in others) and (yield Ask(punter, {0, 1})):
                for position in others:
                    yield from self.bet(punter, position)

    def bet(self, punter: int, position: int) -> Generator[Any, int, None]:
        possible = self.possible(punter, position)
        if possible:
            pile = self.piles.get((punter, position), 0)
            self.piles[punter, position] = pile + (yield Ask(punter, {0} | possible))

    def possible(self, punter: int, position: int) -> set[int]:
        """What may be added to a pile."""
        pile, within = self.piles.get((punter, position), 0), min(self.free(punter), self.room())
        return {
            more
            for more in range(1, self.most + 1)
            if self.least <= pile + more <= self.most and more <= within
        }

    def free(self, punter: int) -> int:
        return self.table.stacks[punter] - sum(n for (who, _), n in self.piles.items() if who == punter)

    def room(self) -> float:
        """COM-5."""
        if self.rules.cover.name == "CREDIT":
            return inf
        return self.table.stacks[self.banker] - sum(self.piles.values())

    def top(self) -> int:
        """The highest limit that the banker may name."""
        highest = self.rules.max_bet
        if not highest:
            highest = max(self.table.stacks[punter] for punter in self.punters)
            if self.rules.cover.name == "CAP":
                highest = min(highest, self.table.stacks[self.banker])
        return max(highest, self.rules.min_bet)

    def settle(self, position: int, won_by_bank: bool) -> None:
        """ZIGI-12, ZIGI-13, and the house's part of each pile won."""
        del self.cards[position]
        for punter in self.punters:
            pile = self.piles.pop((punter, position), 0)
            to_bank = pile if won_by_bank else -pile
            self.table.stacks[punter] -= to_bank
            self.table.stacks[self.banker] += to_bank
            if won_by_bank and self.rules.cut_basis.name == "BET_WON":
                self.table.stacks[self.banker] -= cut(self.rules, pile)
