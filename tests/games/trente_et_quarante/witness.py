"""Trente et quarante, told again from TREN-1 to TREN-15."""

from collections.abc import Generator
from contextlib import suppress
from math import ceil
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

NAMES = ["rouge", "noir", "couleur", "inverse"]  # answers 1 to 4
OTHER = {"rouge": "noir", "noir": "rouge", "couleur": "inverse", "inverse": "couleur"}
Stakes = dict[int, dict[str, int]]  # by punter, and there by field


class OutOfCards(Exception):
    """The cards are out before both rows are full."""


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
    bank = Bank(rules, table, banker)
    yield from bank.stakes_are_made()
    if any(bank.laid.values()):
        with suppress(OutOfCards):
            yield from bank.coup()
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


def rows_from(first_red: list[bool]) -> Generator[int, int, tuple[int, int]]:
    """TREN-1, TREN-7: what noir counts, and then rouge."""
    sums = []
    for _ in ("noir", "rouge"):
        total = 0
        while total < 31:
            card = yield CHANCE
            if card == EMPTY:
                raise OutOfCards
            if not first_red:
                first_red.append("cdhs"[card % 4] in "dh")
            total += [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10][rank(card)]
        sums.append(total)
    return sums[0], sums[1]


class Bank:
    """What is staked against one banker."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.laid: Stakes = {punter: {} for punter in table.after(banker)[:-1]}
        self.insured: dict[int, int] = {}

    def collect(self, punter: int, chips: int) -> None:
        """The bank takes so many chips, or pays them."""
        self.table.stacks[punter] -= chips
        self.table.stacks[self.banker] += chips

    # TREN-4 to TREN-6

    def on(self, name: str) -> int:
        return sum(fields.get(name, 0) for fields in self.laid.values())

    def room(self, punter: int, name: str) -> int:
        """How much a punter may put on a field."""
        rules, fields = self.rules, self.laid[punter]
        if name in fields or (OTHER[name] in fields and not rules.opposites):
            return 0
        most = self.table.stacks[punter] - sum(fields.values())
        if rules.max_bet:
            most = min(most, rules.max_bet)
        if rules.cover.name == "CAP":
            with_it = range(most + 1)
            able = [chips for chips in with_it if self.owed(name, chips) <= self.table.stacks[self.banker]]
            most = max(able, default=0)
        return most if most >= max(1, rules.min_bet) else 0

    def owed(self, name: str, more: int) -> int:
        """What the bank pays at worst, with so much more on a field."""
        lies = {field: self.on(field) + (more if field == name else 0) for field in NAMES}
        return max(lies["rouge"], lies["noir"]) + max(lies["couleur"], lies["inverse"])

    def choices(self, punter: int) -> set[int]:
        return {n for n, name in enumerate(NAMES, 1) if self.room(punter, name)}

    def stakes_are_made(self) -> Generator[Any, int, None]:
        for punter, fields in self.laid.items():
            if self.table.stacks[punter] <= 0:
                continue
            while (choices := self.choices(punter)) or not fields:
                named = yield Ask(punter, {0} | choices)
                if not named:
                    break
                name = NAMES[named - 1]
                least = max(1, self.rules.min_bet)
                chips = yield Ask(punter, {0, *range(least, self.room(punter, name) + 1)})
                if not chips:
                    break
                fields[name] = chips
            yield from self.insurance(punter)

    def insurance(self, punter: int) -> Generator[Any, int, None]:
        whole = sum(self.laid[punter].values())
        premium = ceil(whole * self.rules.premium / 100)
        if self.rules.insurance.name == "NONE" or not whole or premium > self.table.stacks[punter] - whole:
            return
        if (yield Ask(punter, {0, 1})):
            self.insured[punter] = premium

    # TREN-8 to TREN-12

    def coup(self) -> Generator[Any, int, None]:
        red: list[bool] = []
        noir, rouge = yield from rows_from(red)
        refait, tie = noir == rouge == 31, noir == rouge
        back = {"KEPT": False, "REFAIT": refait, "TIE": tie}.get(self.rules.insurance.name, False)
        for punter, premium in self.insured.items():
            self.collect(punter, 0 if back else premium)
        if refait:
            yield from self.refait()
        elif not tie:
            winners = self.winners(noir, rouge, red[0])
            for punter, fields in self.laid.items():
                for name, chips in fields.items():
                    self.collect(punter, -chips if name in winners else chips)

    def winners(self, noir: int, rouge: int, red: bool) -> set[str]:
        won = "rouge" if rouge < noir else "noir"
        return {won, "couleur" if red == (won == "rouge") else "inverse"}

    def refait(self) -> Generator[Any, int, None]:
        """TREN-11"""
        prisoners: Stakes = {}
        for punter, fields in self.laid.items():
            if punter in self.insured or not fields:
                continue
            goes = self.rules.refait.name == "PRISON"
            if self.rules.refait.name == "CHOICE":
                goes = bool((yield Ask(punter, {0, 1})))
            if goes:
                prisoners[punter] = fields
            else:
                odd = 1 if self.rules.odd_chip.name == "BANKER" else 0
                self.collect(punter, sum((chips + odd) // 2 for chips in fields.values()))
        held = {(p, name): chips for p, fields in prisoners.items() for name, chips in fields.items()}
        yield from self.prison(held)

    # TREN-13, TREN-14

    def prison(self, held: dict[tuple[int, str], int]) -> Generator[Any, int, None]:
        wins_to_go = 1
        while held:
            red: list[bool] = []
            noir, rouge = yield from rows_from(red)
            if noir == rouge == 31:
                how = self.rules.second_refait.name
                if how == "LOST" or wins_to_go == 2:
                    for (punter, _), chips in held.items():
                        self.collect(punter, chips)
                    return
                wins_to_go = 2 if how == "DEEPER" else 1
            elif noir == rouge:
                if self.rules.prison_tie.name == "FREED":
                    return
            else:
                winners = self.winners(noir, rouge, red[0])
                for punter, name in list(held):
                    if name not in winners:
                        self.collect(punter, held.pop((punter, name)))
                wins_to_go -= 1
                if not wins_to_go:
                    return
