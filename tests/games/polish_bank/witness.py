"""Polish Bank, told again from POLB-1 to POLB-12."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, rank

HIGH = [*range(1, 13), 0]  # the ranks from the deuce to the ace


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One coup, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    chips = table.stacks
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return chips, {"banker": first, "passed": carry.passed, "bank": 0, "put_up": 0}
    banker, passed, bank, begun = carry
    if chips[banker] <= 0:
        banker, places = table.heir(banker)
        passed, bank = passed + places, 0
    if not bank:
        bank = begun = min(rules.bank, chips[banker])  # POLB-4
    stood = bank

    stakes = yield from against(rules, table, banker, bank)
    over = not any(stakes.values())  # POLB-5
    if not over:
        beaten = yield from cards()
        for punter, stake in stakes.items():
            won = 2 * stake if beaten else -stake
            chips[punter] += won
            chips[banker] -= won
            bank -= won
        over = bank < 2 * max(1, rules.min_bet) or (bool(rules.last_at) and stood >= rules.last_at * begun)
        if not over and rules.may_lift:
            over = (yield Ask(banker, {0, 1})) == 0
    if not over:
        return chips, {"banker": banker, "passed": passed, "bank": bank, "put_up": begun}
    heir, places = table.heir(banker)
    return chips, {"banker": heir, "passed": passed + places, "bank": 0, "put_up": 0}


def against(rules: Any, table: Table, banker: int, bank: int) -> Generator[Any, int, dict[int, int]]:
    """POLB-5: half of the bank is for whoever is asked first."""
    stakes: dict[int, int] = {}
    for punter in table.after(banker)[:-1]:
        own = table.stacks[punter]
        if own > 0:
            most = min(own, bank // 2 - sum(stakes.values()))
            stakes[punter] = yield Ask(punter, {0} | set(range(max(1, rules.min_bet), most + 1)))
    return stakes


def cards() -> Generator[int, int, bool]:
    """POLB-6: whether one of three is of the bank's suit and higher."""
    mark = yield CHANCE
    for _ in range(3):
        card = yield CHANCE
        if card % 4 == mark % 4 and HIGH.index(rank(card)) > HIGH.index(rank(mark)):
            return True
    return False
