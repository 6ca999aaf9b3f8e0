"""Red Dog, told again from RDOG-1 to RDOG-10."""

from collections.abc import Generator
from math import inf
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, rank

ORDER = [*range(1, 13), 0]  # the ranks from the deuce to the ace
Stakes = dict[int, int]  # by punter


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One hand, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    yield from play(rules, table, banker)
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


def play(rules: Any, table: Table, banker: int) -> Generator[Any, int, None]:
    """RDOG-4 to RDOG-9."""
    antes = yield from put_up(rules, table, banker)
    if not antes:
        return
    first, second = rank((yield CHANCE)), rank((yield CHANCE))
    if first == second:
        if rank((yield CHANCE)) == first:
            settle(table, banker, antes, rules.pair_odds)
        return
    low, high = sorted((ORDER.index(first), ORDER.index(second)))
    between = ORDER[low + 1 : high]
    if not between:
        return
    to_one = [rules.spread1_odds, rules.spread2_odds, rules.spread3_odds, *[rules.wide_odds] * 8]
    paid = to_one[len(between) - 1]
    stakes = yield from add(rules, table, banker, antes, paid)
    won = rank((yield CHANCE)) in between
    settle(table, banker, stakes, paid if won else -1)


def put_up(rules: Any, table: Table, banker: int) -> Generator[Any, int, Stakes]:
    """RDOG-4: the banker could pay each ante at whatever odds are the highest; cover is for all alike."""
    antes: Stakes = {}
    highest = max(
        rules.pair_odds, rules.spread1_odds, rules.spread2_odds, rules.spread3_odds, rules.wide_odds
    )
    waiting = [punter for punter in table.after(banker)[:-1] if table.stacks[punter] > 0]
    while waiting:
        share = covered(rules, table, banker, antes, highest) // len(waiting)
        punter = waiting.pop(0)
        most = min(table.stacks[punter], share, rules.max_bet or inf)
        ante = yield Ask(punter, {0} | set(range(rules.min_bet, int(most) + 1)))
        if ante:
            antes[punter] = ante
    return antes


def add(rules: Any, table: Table, banker: int, antes: Stakes, paid: int) -> Generator[Any, int, Stakes]:
    """RDOG-8."""
    stakes = dict(antes)
    for punter in table.after(banker)[:-1]:
        spare = table.stacks[punter] - antes.get(punter, 0)
        if punter in antes and spare > 0:
            most = min(antes[punter], spare, covered(rules, table, banker, stakes, paid))
            legal = {0, *range(1, int(most) + 1)}
            if rules.raising.name == "DOUBLE":
                legal &= {0, antes[punter]}
            stakes[punter] += yield Ask(punter, legal)
    return stakes


def covered(rules: Any, table: Table, banker: int, stakes: Stakes, paid: int) -> float:
    """COM-5: the chips that may yet be staked, paid at these odds."""
    if rules.cover.name == "CREDIT":
        return inf
    return max(0, table.stacks[banker] - paid * sum(stakes.values())) // paid


def settle(table: Table, banker: int, stakes: Stakes, to_one: int) -> None:
    """Pay so much to one, or take what is staked."""
    for punter, stake in stakes.items():
        table.stacks[punter] += to_one * stake
        table.stacks[banker] -= to_one * stake
