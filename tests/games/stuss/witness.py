"""Stuss, told again from STUS-1 to STUS-9."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank


class OutOfCards(Exception):
    """The pack is out."""


def turned() -> Generator[int, int, int]:
    card = yield CHANCE
    if card == EMPTY:
        raise OutOfCards
    return rank(card)


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """A deal, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    chips, banker, passed = table.stacks, carry.banker, carry.passed
    if banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return chips, {"banker": first, "passed": passed}
    if chips[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places

    layout: Counter[tuple[int, int]] = Counter()  # by punter and rank
    seen: Counter[int] = Counter()
    try:
        if rules.soda:
            seen[(yield from turned())] += 1
        while seen.total() <= 50:
            yield from bets(rules, table, banker, layout, seen)
            bad = yield from turned()
            good = yield from turned()
            seen.update((bad, good))
            for punter, where in list(layout):
                if where in (bad, good):
                    stake = layout.pop((punter, where))
                    if where == bad:  # a doublet too takes the whole
                        stake = -stake
                    chips[punter] += stake
                    chips[banker] -= stake
    except OutOfCards:
        pass

    if rules.fixed_banker and chips[banker] > 0:
        return chips, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return chips, {"banker": heir, "passed": passed + places}


def bets(
    rules: Any, table: Table, banker: int, layout: Counter[tuple[int, int]], seen: Counter[int]
) -> Generator[Any, int, None]:
    """STUS-3: each punter in turn, rank by rank, says what is to lie there."""

    def may_lie(punter: int, where: int) -> set[int]:
        more = table.stacks[punter] - sum(stake for (who, _), stake in layout.items() if who == punter)
        if rules.cover.name == "CAP":
            more = min(more, max(0, table.stacks[banker] - layout.total()))
        most = layout[punter, where] + more
        return {0} | {
            total
            for total in range(max(1, rules.min_bet), most + 1)
            if not rules.max_bet or total <= rules.max_bet
        }

    for punter in table.after(banker)[:-1]:
        if table.stacks[punter] <= 0:
            continue
        for _ in range(rules.bets_a_turn):
            there = {r for r in range(13) if seen[r] < 4}
            able = {r for r in there if layout[punter, r] or len(may_lie(punter, r)) > 1}
            where = yield Ask(punter, {-1} | able)
            if where == -1:
                break
            layout[punter, where] = yield Ask(punter, may_lie(punter, where))
