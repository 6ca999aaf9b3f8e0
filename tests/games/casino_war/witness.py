"""Casino War, told again from CWAR-1 to CWAR-12."""

from collections.abc import Generator
from math import inf
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, rank

ORDER = [*range(1, 13), 0]  # the ranks from the deuce to the ace
Chips = dict[int, int]  # by punter


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
    stakes, sides = yield from put_down(rules, table, banker)
    if stakes:
        yield from play(rules, table, banker, stakes, sides)
    if rules.fixed_banker and table.stacks[banker] > 0:
        return table.stacks, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


def put_down(rules: Any, table: Table, banker: int) -> Generator[Any, int, tuple[Chips, Chips]]:
    """CWAR-4 and CWAR-5: each stakes, and at once bets on a tie if a chip can be put there."""
    stakes: Chips = {}
    sides: Chips = {}
    worst = 2 if rules.tie_bonus else 1  # what a chip may cost the banker
    for punter in table.after(banker)[:-1]:
        own = table.stacks[punter]
        if own <= 0:
            continue
        lent = worst * sum(stakes.values()) + rules.tie_odds * sum(sides.values())
        cover = inf if rules.cover.name == "CREDIT" else max(0, table.stacks[banker] - lent)
        most = min(own, cover // worst, rules.max_bet or inf)
        stake = yield Ask(punter, {0} | set(range(rules.min_bet, int(most) + 1)))
        if not stake:
            continue
        stakes[punter] = stake
        most = min(own - stake, (cover - worst * stake) // rules.tie_odds, rules.max_bet or inf)
        if rules.tie_bet and most >= 1:
            sides[punter] = yield Ask(punter, set(range(int(most) + 1)))
    return stakes, sides


def play(rules: Any, table: Table, banker: int, stakes: Chips, sides: Chips) -> Generator[Any, int, None]:
    """CWAR-6 to CWAR-9."""
    cards = yield from deal(stakes)
    his = ORDER.index(rank((yield CHANCE)))
    tied = [punter for punter in stakes if cards[punter] == his]
    for punter, side in sides.items():
        move(table, banker, punter, rules.tie_odds * side if punter in tied else -side)
    for punter, stake in stakes.items():
        if punter not in tied:
            move(table, banker, punter, stake if cards[punter] > his else -stake)
    fighting = []
    for punter in tied:
        goes = 1 if not rules.surrender else (yield Ask(punter, {0, 1}))
        if goes:
            fighting.append(punter)
        else:
            half, odd = divmod(stakes[punter], 2)
            move(table, banker, punter, -half - (odd if rules.odd_chip.name == "BANKER" else 0))
    if fighting:
        yield from war(rules, table, banker, {punter: stakes[punter] for punter in fighting})


def war(rules: Any, table: Table, banker: int, stakes: Chips) -> Generator[Any, int, None]:
    """CWAR-10 to CWAR-12."""
    raised = {punter: min(stake, table.stacks[punter] - stake) for punter, stake in stakes.items()}
    cards = yield from deal(stakes)
    his = ORDER.index(rank((yield CHANCE)))
    for punter, stake in stakes.items():
        if cards[punter] < his:
            move(table, banker, punter, -stake - raised[punter])
        else:
            bonus = stake if rules.tie_bonus and cards[punter] == his else 0
            move(table, banker, punter, raised[punter] + bonus)


def deal(stakes: Chips) -> Generator[Any, int, Chips]:
    """How high a card each of these is dealt."""
    cards = {}
    for punter in stakes:
        cards[punter] = ORDER.index(rank((yield CHANCE)))
    return cards


def move(table: Table, banker: int, punter: int, chips: int) -> None:
    """So many chips from the banker to the punter, or back."""
    table.stacks[punter] += chips
    table.stacks[banker] -= chips
