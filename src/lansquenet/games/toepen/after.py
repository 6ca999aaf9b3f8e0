"""What a deal of Toepen leaves to each seat: the risk of losing the match, by how it stands."""

from lansquenet.bots.after.shapes import Table, weight
from lansquenet.games.toepen.rules import Rules, State, is_over
from lansquenet.rules.bits import has
from lansquenet.rules.state import POOL


def priced(rules: Rules, times: int) -> int:
    """In what the error was measured: in matches lost."""
    return int(rules.kitty or rules.target)


def noted(rules: Rules) -> str:
    """What losing costs where nothing is paid for it."""
    return "" if rules.kitty else " To lose a match costs as many penalties as lose it."


def left(rules: Rules, deal: State, seat: int, table: Table) -> float:
    """What a seat may expect of a match, which one of them is to pay for: less than nothing, if that is near.

    It costs what goes into the kitty, in which all have an even part; without one it is counted in
    penalties, and costs as many as lose it.
    """
    price = rules.kitty if rules.kitty > 0 else rules.target
    even = 1.0 / deal.seats
    part, kitty = part_of_the_loss(rules, deal, seat, table), deal.stacks[POOL] * even
    if rules.kitty > 0 and is_over(rules, deal):
        return float(kitty)
    return float(kitty + price * (even - part))


def part_of_the_loss(rules: Rules, deal: State, seat: int, table: Table) -> float:
    """How much of the price of a match falls to a seat: in the mean, or as it has turned out."""
    if is_over(rules, deal):
        payers = sum([has(deal.payers, other) for other in range(deal.seats)])
        return float(has(deal.payers, seat) / payers)
    total = 0.0
    for other in range(deal.seats):
        total += weight(table, deal.scores[other])
    return float(weight(table, deal.scores[seat]) / total)
