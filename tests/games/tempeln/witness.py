"""Tempeln, told again from TEMP-1 to TEMP-9: money on the fields has left its owner's purse."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

FIELDS = {
    "P52": range(13),
    "P40": (*range(7), 10, 11, 12),
    "P36": (0, *range(5, 13)),
    "P32": (0, *range(6, 13)),
}


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

    temple: dict[int, dict[int, int]] = {field: {} for field in FIELDS[rules.pack.name]}
    to_come = dict.fromkeys(temple, 4)
    purses = table.stacks

    while sum(to_come.values()) >= 2:
        for punter in table.after(banker)[:-1]:
            yield from stakes(rules, punter, banker, purses, temple, to_come)
        left = yield CHANCE
        right = EMPTY if left == EMPTY else (yield CHANCE)
        if right == EMPTY:
            break
        left, right = rank(left), rank(right)
        to_come[left] -= 1
        to_come[right] -= 1
        for punter, stake in temple[left].items():
            kept = 0
            if left == right and rules.doublet_share.name == "HALF":
                kept = (stake + (rules.odd_chip.name == "PUNTER")) // 2
            purses[punter] += kept
            purses[banker] += stake - kept
        if left != right:
            for punter, stake in temple[right].items():
                purses[punter] += 2 * stake
                purses[banker] -= stake
        temple[left] = {}
        temple[right] = {}

    for staked in temple.values():
        for punter, stake in staked.items():
            purses[punter] += stake
    if rules.fixed_banker and purses[banker] > 0:
        return purses, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return purses, {"banker": heir, "passed": passed + places}


def stakes(
    rules: Any,
    punter: int,
    banker: int,
    purses: list[int],
    temple: dict[int, dict[int, int]],
    to_come: dict[int, int],
) -> Generator[Any, int, None]:
    """TEMP-3: lay, alter or take up bets, so many at most."""
    changes = 0
    if purses[punter] + sum(staked.get(punter, 0) for staked in temple.values()) <= 0:
        return
    while changes < rules.bets_a_turn:
        spare = purses[punter]
        if rules.cover.name == "CAP":
            out = sum(sum(staked.values()) for staked in temple.values())
            spare = max(0, min(spare, purses[banker] - out))
        ceiling = rules.max_bet or 10**9
        new = min(spare, ceiling) >= rules.min_bet
        field = yield Ask(
            punter,
            {-1} | {f for f, staked in temple.items() if to_come[f] and (new or staked.get(punter, 0))},
        )
        if field == -1:
            return
        lay_there = temple[field].get(punter, 0)
        total = yield Ask(punter, {0, *range(max(1, rules.min_bet), min(lay_there + spare, ceiling) + 1)})
        purses[punter] -= total - lay_there
        temple[field][punter] = total
        changes += 1
