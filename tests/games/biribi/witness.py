"""Biribi and Hoca, told again from BIRI-1 to BIRI-11."""

from collections import Counter
from collections.abc import Generator
from math import inf
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

BOARDS = {"BIRIBI": (7, 10, 64), "HOCA": (3, 10, 28), "BIRIBISSI": (4, 9, 32)}  # rows, columns, stakes
ORDER = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12]  # ace to seven, jack, queen, king


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One drawing, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    chips, banker, passed = table.stacks, carry.banker, carry.passed
    if banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return chips, {"banker": first, "passed": passed}
    if chips[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    rows, columns, stakes = BOARDS[rules.board.name]
    adds = stakes - (rules.receives.name == "IN_ALL")
    laid = yield from backing(rules, table, banker, rows * columns, adds)
    if laid:
        ticket = yield from drawing(rows, columns)
        for punter, number, stake in laid:
            if ticket and number != ticket:
                chips[punter] -= stake
                chips[banker] += stake
        for punter, number, stake in laid:  # in turn
            if number == ticket:
                won = adds * stake
                won = won if rules.cover.name == "CREDIT" else min(won, chips[banker])
                chips[punter] += won
                chips[banker] -= won
    if rules.fixed_banker and chips[banker] > 0:
        return chips, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return chips, {"banker": heir, "passed": passed + places}


Laid = list[tuple[int, int, int]]  # punter, number, stake


def backing(rules: Any, table: Table, banker: int, numbers: int, adds: int) -> Generator[Any, int, Laid]:
    """BIRI-4 and BIRI-5: a number and a stake, up to three times."""
    laid: Laid = []
    lying: Counter[int] = Counter()

    def most(punter: int, number: int) -> int:
        own = table.stacks[punter] - sum(stake for who, _, stake in laid if who == punter)
        left = max(0, table.stacks[banker] - adds * lying[number]) // adds
        return int(min(own, left if rules.cover.name == "CAP" else inf, rules.max_bet or inf))

    for punter in table.after(banker)[:-1]:
        for n in range(3 if table.stacks[punter] > 0 else 0):
            any_left = most(punter, 0) >= rules.min_bet
            if n and not any_left:
                break
            number = yield Ask(punter, set(range(numbers + 1)) if any_left else {0})
            if not number:
                break
            stake = yield Ask(punter, {0, *range(rules.min_bet, most(punter, number) + 1)})
            if not stake:
                break
            laid.append((punter, number, stake))
            lying[number] += stake
    return laid


def drawing(rows: int, columns: int) -> Generator[int, int, int]:
    """BIRI-7: a club for the column and a diamond for the row."""
    row = column = None
    while row is None or column is None:
        card = yield CHANCE
        if card == EMPTY:
            return 0  # BIRI-11
        nth = ORDER.index(rank(card))
        if card % 4 == 0 and nth < columns and column is None:
            column = nth
        if card % 4 == 1 and nth < rows and row is None:
            row = nth
    return row * columns + column + 1
