"""Faro, told again from FARO-1 to FARO-15: every bet is a ticket that lies somewhere on the layout."""

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

HIGH, LOW = 13, 14
GO_ON = -1


class OutOfCards(Exception):
    """The box is empty."""


@dataclass
class Ticket:
    """Chips on a rank, or on HIGH or LOW."""

    chips: int
    coppered: bool = False


@dataclass
class Call:
    """The order in which the last cards are called."""

    order: tuple[int, int]
    chips: int
    odds: int


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
    with suppress(OutOfCards):
        yield from Deal(rules, table, banker).play()
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


class Deal:
    """From soda to hock."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.banker, self.chips = rules, banker, table.stacks
        self.punters = table.after(banker)[:-1]
        self.box = [r for r in range(13) for _ in range(4)]
        self.layout: dict[tuple[int, int], Ticket] = {}  # by punter and spot
        self.calls: dict[int, Call] = {}

    def play(self) -> Generator[Any, int, None]:
        yield from self.turn()
        for number in range(25):
            if number == 24 and self.rules.calling:
                yield from self.calling()
            for punter in self.punters:
                if self.chips[punter] > 0:
                    yield from self.window(punter)
            loser = yield from self.turn()
            winner = yield from self.turn()
            self.settle(loser, winner)

    def turn(self) -> Generator[int, int, int]:
        card = yield CHANCE
        if card == EMPTY:
            raise OutOfCards
        self.box.remove(rank(card))
        return rank(card)

    # -- chips

    def move(self, punter: int, chips: int) -> None:
        self.chips[punter] += chips
        self.chips[self.banker] -= chips

    def spare(self, punter: int) -> int:
        laid = sum(ticket.chips for (who, _), ticket in self.layout.items() if who == punter)
        return self.chips[punter] - laid - (self.calls[punter].chips if punter in self.calls else 0)

    def cover(self) -> int:
        if self.rules.cover.name == "CREDIT":
            return 10**9
        may_win = sum(ticket.chips for ticket in self.layout.values())
        may_win += sum(call.odds * call.chips for call in self.calls.values())
        return max(0, self.chips[self.banker] - may_win)

    def totals(self, lies: int, more: int) -> set[int]:
        most = lies + more
        if self.rules.max_bet:
            most = min(most, self.rules.max_bet)
        return {0, *range(max(1, self.rules.min_bet), most + 1)}

    # -- before a turn

    def may_lie(self, punter: int, spot: int) -> set[int]:
        ticket = self.layout.get((punter, spot))
        return self.totals(ticket.chips if ticket else 0, min(self.spare(punter), self.cover()))

    def able(self, punter: int, spot: int) -> bool:
        if (punter, spot) in self.layout:
            return spot >= HIGH or spot in self.box
        if spot < HIGH:
            open_spot = spot in self.box
        else:
            open_spot = self.rules.high_card and (spot == HIGH or self.rules.copper)
        return open_spot and len(self.may_lie(punter, spot)) > 1

    def window(self, punter: int) -> Generator[Any, int, None]:
        """FARO-4, FARO-8, FARO-9"""
        for _ in range(self.rules.bets_a_turn):
            spots = {spot for spot in range(15) if self.able(punter, spot)}
            spot = yield Ask(punter, {GO_ON} | spots)
            if spot == GO_ON:
                return
            total = yield Ask(punter, self.may_lie(punter, spot))
            self.layout.pop((punter, spot), None)
            if total:
                self.layout[punter, spot] = ticket = Ticket(total)
                if spot < HIGH and self.rules.copper:
                    ticket.coppered = bool((yield Ask(punter, {0, 1})))

    def calling(self) -> Generator[Any, int, None]:
        """FARO-10 to FARO-12"""
        different = len(set(self.box))
        if different == 1:
            return
        odds = 4 if different == 3 else 2 if self.rules.cat_hop.name == "TWO_TO_ONE" else 1
        for punter in self.punters:
            if self.spare(punter) <= 0:
                continue
            amounts = self.totals(0, min(self.spare(punter), self.cover() // odds))
            loser = yield Ask(punter, {GO_ON} | (set(self.box) if len(amounts) > 1 else set()))
            if loser == GO_ON:
                continue
            rest = list(self.box)
            rest.remove(loser)
            winner = yield Ask(punter, set(rest))
            chips = yield Ask(punter, amounts)
            self.calls[punter] = Call((loser, winner), chips, odds)

    # -- the turn

    def settle(self, loser: int, winner: int) -> None:
        """FARO-5, FARO-6, FARO-8, FARO-9, FARO-11, FARO-12"""
        for punter, call in self.calls.items():
            self.move(punter, call.odds * call.chips if call.order == (loser, winner) else -call.chips)
        self.calls = {}
        for (punter, spot), ticket in list(self.layout.items()):
            wins = None
            if spot in (HIGH, LOW) and loser != winner:
                wins = (winner > loser) == (spot == HIGH)
            elif spot == loser == winner:
                up = self.rules.odd_chip.name == "BANKER"
                self.move(punter, -((ticket.chips + up) // 2))
                del self.layout[punter, spot]
            elif spot in (loser, winner):
                wins = (spot == winner) != ticket.coppered
            if wins is not None:
                self.move(punter, ticket.chips if wins else -ticket.chips)
                del self.layout[punter, spot]
