"""Skin, told again from SKIN-1 to SKIN-25, and the house's cut of ZIGI-24."""

from collections.abc import Generator
from math import ceil, floor
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

Asking = Generator[Any, int, None]
NO_CARD, NEW_CARD = 0, 1


class OutOfCards(Exception):
    """The pack is out."""


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first bank, until the cards are gathered."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] == 0:
        banker, places = table.heir(banker)
        passed += places
    deal = Deal(rules, table, banker)
    try:
        yield from deal.open()
        yield from deal.play()
    except OutOfCards:
        pass  # SKIN-8: void, and what was put up is taken back
    table.stacks[:] = deal.settled()
    heir, places = table.heir(banker)  # SKIN-4
    return table.stacks, {"banker": heir, "passed": passed + places}


class Deal:
    """Money put up leaves the purse, and comes back with what it has won."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.banker = rules, banker
        self.purse = dict(enumerate(table.stacks))
        self.house = 0
        self.punters = table.after(banker)[:-1]
        self.after = table.after
        self.held: dict[int, int] = {}  # punter: rank
        self.bank: int | None = None  # the rank of the bank's card
        self.centre: list[int] = []
        self.seen: set[int] = set()
        self.bet: dict[int, int] = {}  # punter: what each of the two has on that card
        self.side: dict[frozenset[int], int] = {}  # what each of the two has up
        self.accepted_last = banker

    def settled(self) -> list[int]:
        """What everybody owns when all that is still up has been taken back."""
        for punter, chips in self.bet.items():
            self.purse[punter] += chips
            self.purse[self.banker] += chips
        for pair, chips in self.side.items():
            for seat in pair:
                self.purse[seat] += chips
        return [self.purse[seat] for seat in sorted(self.purse)]

    def card(self) -> Generator[int, int, int]:
        turned = yield CHANCE
        if turned == EMPTY:
            raise OutOfCards
        return rank(turned)

    # SKIN-5 to SKIN-8

    def open(self) -> Asking:
        while self.bank is None:
            while not self.held:
                turned = yield from self.card()
                if turned in self.centre:
                    self.centre.remove(turned)
                elif turned not in self.seen:
                    self.seen.add(turned)
                    yield from self.offer(turned, self.punters)
            [(holder, rank_held)] = self.held.items()
            candidate = yield from self.card()
            if candidate == rank_held:
                self.held.clear()
            elif candidate in self.centre:
                self.centre.remove(candidate)
                if self.rules.banker_card_may_match_centre:
                    self.bank = candidate
            elif candidate not in self.seen:
                self.seen.add(candidate)
                self.bank = candidate
        yield from self.bet_on_new_card(holder)

    def offer(self, turned: int, order: list[int]) -> Asking:
        """SKIN-9; what nobody takes lies in the centre."""
        for punter in order:
            if punter == self.banker or punter in self.held or not self.purse[punter]:
                continue
            if (yield Ask(punter, {0, 1})):
                self.held[punter] = turned
                self.accepted_last = punter
                return
        self.centre.append(turned)

    # SKIN-10 to SKIN-14

    def bet_on_new_card(self, newcomer: int) -> Asking:
        most = self.most(newcomer)
        named = yield Ask(newcomer, set(range(min(self.rules.min_bet, most), most + 1)))
        least = 0 if self.rules.banker_may_decline else 1
        yield from self.strike(newcomer, named, least)
        if not self.bet[newcomer] or not self.rules.side_bets:
            return
        for other in self.after(newcomer):
            if other in self.held and other != newcomer and self.purse[other] and self.purse[newcomer]:
                named = yield Ask(newcomer, set(range(self.purse[newcomer] + 1)))
                if named:
                    taken = yield Ask(other, set(range(min(named, self.purse[other]) + 1)))
                    self.purse[newcomer] -= taken
                    self.purse[other] -= taken
                    self.side[frozenset((newcomer, other))] = taken

    def most(self, punter: int) -> int:
        return min(self.purse[punter], self.rules.max_bet or self.purse[punter])

    def strike(self, punter: int, named: int, least: int) -> Asking:
        taken = yield Ask(self.banker, set(range(least, min(named, self.purse[self.banker]) + 1)))
        self.bet[punter] = taken
        self.purse[punter] -= taken
        self.purse[self.banker] -= taken

    # SKIN-15 to SKIN-24

    def play(self) -> Asking:
        while True:
            turned = yield from self.card()
            if turned == self.bank:
                self.banker_loses()
                if not any(self.side.values()):
                    return
                choice = yield Ask(self.banker, {NO_CARD, NEW_CARD})
                yield from self.play_off(choice)
                if self.bank is None:
                    return
            elif turned in self.held.values():
                loser = self.beaten(turned)
                if self.rules.end_when_cleared and not self.held:
                    return
                if self.centre and self.purse[loser] and self.purse[self.banker]:
                    picked = yield Ask(loser, {-1, *self.centre})
                    if picked != -1:
                        self.centre.remove(picked)
                        self.held[loser] = picked
                        yield from self.bet_on_new_card(loser)
            elif turned in self.centre:
                self.centre.remove(turned)
            elif turned not in self.seen:
                self.seen.add(turned)
                taker_before = set(self.held)
                order = self.after(self.accepted_last) if self.purse[self.banker] else []
                yield from self.offer(turned, order)
                for newcomer in set(self.held) - taker_before:
                    yield from self.bet_on_new_card(newcomer)

    def beaten(self, turned: int) -> int:
        """SKIN-15: who has lost, when everybody has been paid."""
        [loser] = [punter for punter, card in self.held.items() if card == turned]
        del self.held[loser]
        won = self.bet.pop(loser, 0)
        kept = self.cut(won)
        self.house += kept
        self.purse[self.banker] += 2 * won - kept
        for pair in [pair for pair in self.side if loser in pair]:
            [winner] = pair - {loser}
            self.purse[winner] += 2 * self.side.pop(pair)
        return loser

    def cut(self, pile: int) -> int:
        exact = pile * self.rules.cut_percent / 100
        how = self.rules.cut_rounding.name
        return floor(exact) if how == "FLOOR" else ceil(exact) if how == "CEIL" else floor(exact + 0.5)

    def banker_loses(self) -> None:
        """SKIN-16."""
        for punter, chips in self.bet.items():
            self.purse[punter] += 2 * chips
        self.bet.clear()
        self.bank = None

    def play_off(self, choice: int) -> Asking:
        """SKIN-22: until a new card for the bank appears, or every side bet is decided."""
        while any(self.side.values()):
            turned = yield from self.card()
            if turned in self.held.values():
                self.beaten(turned)
            elif turned in self.centre:
                self.centre.remove(turned)
            elif turned not in self.seen:
                self.seen.add(turned)
                if choice == NEW_CARD:
                    self.bank = turned
                    yield from self.bet_anew()
                    return
                self.centre.append(turned)

    def bet_anew(self) -> Asking:
        """SKIN-23."""
        for punter in self.punters:
            if punter in self.held and self.purse[punter] and self.purse[self.banker]:
                most = self.most(punter)
                named = yield Ask(punter, {0, *range(min(self.rules.min_bet, most), most + 1)})
                if named:
                    yield from self.strike(punter, named, 0)
