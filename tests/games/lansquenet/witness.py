"""Lansquenet, told again from LANS-1 to LANS-23."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

PASS, WITHDRAW, KEEP = 0, 1, 2


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One coup, or the draw for the first bank, until the cards are gathered."""
    table = Table(stacks, rules.direction.name)
    stacks = table.stacks
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return stacks, new_tenure(first, carry.passed)

    tenure = carry._asdict()
    if tenure["holder"] == NOBODY:
        tenure["holder"] = tenure["banker"]
    if stacks[tenure["banker"]] == 0:
        heir, places = table.heir(tenure["banker"])
        tenure = new_tenure(heir, carry.passed + places)
    if tenure["bank"] == 0:
        tenure = yield from name_bank(rules, table, tenure)
    banker, bank = tenure["banker"], tenure["bank"]

    def move_on() -> dict[str, int]:
        heir, places = table.heir(tenure["holder"])  # LANS-22: from the original holder
        return new_tenure(heir, tenure["passed"] + places)

    stakes = yield from staking(rules, table, banker, bank)
    total = sum(stakes.values())
    if total == 0:
        named = not tenure["sales"]  # what a buyer put up was not of his naming
        if rules.no_takers.name == "RESTAKE" and named and not tenure["restaked"]:
            return stacks, tenure | {"bank": 0, "restaked": 1}
        return stacks, move_on()

    tenure["restaked"] = 0  # once for every bank that nobody takes
    mine = yield CHANCE
    if mine == EMPTY:
        return stacks, tenure
    yours = yield CHANCE
    if yours == EMPTY:
        return stacks, tenure
    doublet = rank(mine) == rank(yours)
    if doublet:
        win = True
    else:
        turned = None
        while turned not in (rank(mine), rank(yours)):
            card = yield CHANCE
            if card == EMPTY:
                return stacks, tenure  # LANS-23: void, and the bank stands
            turned = rank(card)
        win = turned == rank(mine)

    gained = 0
    for seat, stake in stakes.items():
        if not win:
            moved = -stake
        elif doublet and rules.doublet.name == "HALF":
            moved = stake // 2
        else:
            moved = stake
        stacks[banker] += moved
        stacks[seat] -= moved
        gained += moved
    if not win:
        return stacks, move_on()

    raised = bank + gained
    lesser = None
    if doublet:
        lesser = bank  # LANS-19
    elif rules.uncovered_withdrawable and total < bank:
        lesser = 2 * total  # LANS-A3
    if doublet and rules.doublet_forces_pass:
        choices = {PASS}
    else:
        choices = {PASS, KEEP} if lesser is None else {PASS, WITHDRAW, KEEP}
    answer = yield Ask(banker, choices)
    if answer == KEEP:
        return stacks, tenure | {"bank": raised}
    if answer == WITHDRAW:
        return stacks, tenure | {"bank": lesser}

    ended = doublet and rules.doublet_forces_pass  # LANS-17: and is not sold
    if tenure["sales"] < rules.max_sales and not ended:
        price = bank if doublet and rules.doublet_sale_price.name == "MINIMUM" else raised
        for seat in table.after(banker)[:-1]:
            if stacks[seat] >= price and (yield Ask(seat, {0, 1})):
                sold = {"banker": seat, "sales": tenure["sales"] + 1, "bank": price}
                return stacks, tenure | sold
    return stacks, move_on()


def new_tenure(banker: int, passed: int) -> dict[str, int]:
    return {"banker": banker, "holder": banker, "sales": 0, "bank": 0, "restaked": 0, "passed": passed}


def name_bank(rules: Any, table: Table, tenure: dict[str, int]) -> Generator[Any, int, dict[str, int]]:
    """LANS-7: the new banker says how much; by agreement a seat may let the bank go by."""

    def amounts(seat: int) -> set[int]:
        chips = table.stacks[seat]
        return set(range(min(rules.min_bet, chips), min(chips, rules.max_bet or chips) + 1))

    seat = tenure["banker"]
    if tenure["restaked"] or not rules.may_decline_bank:
        return tenure | {"bank": (yield Ask(seat, amounts(seat)))}
    places = [(0, seat), *enumerate(table.after(seat)[:-1], start=1)]
    able = [(place, other) for place, other in places if table.stacks[other] > 0]
    for place, other in able:
        last = (place, other) == able[-1]
        bank = yield Ask(other, amounts(other) if last else {0} | amounts(other))
        if bank:
            return new_tenure(other, tenure["passed"] + place) | {"bank": bank}
    raise AssertionError("the last may not decline")


def staking(rules: Any, table: Table, banker: int, bank: int) -> Generator[Any, int, dict[int, int]]:
    """LANS-8 to LANS-11: rounds of stakes against the bank."""
    others = table.after(banker)[:-1]
    stakes = dict.fromkeys(others, 0)
    to_be_heard = set(others)  # has not passed since the last addition of another

    def free(seat: int) -> int:
        return table.stacks[seat] - stakes[seat]

    first_round = True
    while True:
        added = False
        for n, seat in enumerate(others):
            if not free(seat):
                continue
            total = sum(stakes.values())
            legal = {0} | set(range(1, min(free(seat), bank - total) + 1))
            if free(seat) >= bank - stakes[seat]:
                legal.add(bank - stakes[seat])
            answer = yield Ask(seat, legal)
            if answer:
                added = True
                stakes[seat] += answer
                if stakes[seat] == bank:
                    return {seat: bank}  # LANS-9: banco
                if sum(stakes.values()) == bank:
                    if rules.banco_over_full and first_round:
                        for late in others[n + 1 :]:
                            if table.stacks[late] >= bank and (yield Ask(late, {0, bank})):
                                return {late: bank}
                    return stakes  # LANS-10
                to_be_heard = set(others) - {seat}
            else:
                to_be_heard.discard(seat)
            if rules.staking_ends.name == "ALL_OTHERS_PASS" and not any(free(s) for s in to_be_heard):
                return stakes
        if not added:
            return stakes  # LANS-11
        first_round = False
