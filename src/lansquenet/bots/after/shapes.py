"""In which shape what a deal leaves has been measured: a pool that stands, or a race that goes on.

A *pool* is worth so much to each seat, by how far it sits from who deals next and by how much lies there:
`table` has the number of pools that were measured, the pools, and then for each place the worths.

A *race* is won, or lost, by one of the seats, and likelier by who has come further: `table` has a number
of counts, a weight for each count, and what is still to be paid into the pool before the end, in the mean,
when the seat that leads has this count.  A seat's share of the end is its weight in all the weights.

All is written so that compiled code may call it.  What is asked is asked of a deal that is over, or of a
race as it stands.
"""

from typing import Any

from lansquenet.games.norrlandsknack.rules import FRESH
from lansquenet.games.toepen.rules import is_over
from lansquenet.rules.play import POOL


def pooled(rules: Any, deal: Any, seat: int, table: Any) -> float:
    """What a seat may expect of a pool that stands, in chips; of more than was measured, an even part.

    Who has lost all, and may not owe any, is out of the session (COMM-12).
    """
    if rules.allow_debt == 0 and deal.stacks[seat] <= 0:
        return 0.0
    many, chips = int(table[0]), deal.stacks[POOL]
    place = (seat - deal.heir) * deal.step % deal.seats
    first = 1 + many * (1 + place)
    if chips > table[many]:
        return float(table[first + many - 1] + (chips - table[many]) / deal.seats)
    n = 1
    while table[1 + n] < chips:
        n += 1
    low, high = table[n], table[1 + n]
    below, above = table[first + n - 1], table[first + n]
    return float(below + (above - below) * (chips - low) / (high - low))


def femkort(rules: Any, deal: Any, seat: int, table: Any) -> float:
    """What a seat may expect of a pot that goes to the first with so many wins."""
    playing = deal.playing if deal.playing else (1 << deal.seats) - 1
    lead = max([deal.wins[other] for other in range(deal.seats)])
    return stake_in(deal, deal.wins, playing, seat, lead, table)


def norrlandsknack(rules: Any, deal: Any, seat: int, table: Any) -> float:
    """What a seat may expect of a match, in which the fewest points lead; nothing once it is over."""
    if deal.stage == FRESH:
        return 0.0
    points = [deal.scores[other] for other in range(deal.seats) if deal.playing >> other & 1]
    return stake_in(deal, deal.scores, deal.playing, seat, min(points), table)


def stake_in(deal: Any, counts: Any, playing: int, seat: int, lead: int, table: Any) -> float:
    """A share of what the pool will hold in the end, less an even part of what is still to be paid for it."""
    if playing >> seat & 1 == 0:
        return 0.0
    many, others, total = int(table[0]), 0, 0.0
    for other in range(deal.seats):
        if playing >> other & 1:
            others += 1
            total += weight(table, counts[other])
    due = table[1 + many + min(lead, many - 1)]
    share = weight(table, counts[seat]) / total
    return float(share * (deal.stacks[POOL] + due) - due / others)


def toepen(rules: Any, deal: Any, seat: int, table: Any) -> float:
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


def part_of_the_loss(rules: Any, deal: Any, seat: int, table: Any) -> float:
    """How much of the price of a match falls to a seat: in the mean, or as it has turned out."""
    if is_over(rules, deal):
        payers = sum([deal.payers >> other & 1 for other in range(deal.seats)])
        return float((deal.payers >> seat & 1) / payers)
    total = 0.0
    for other in range(deal.seats):
        total += weight(table, deal.scores[other])
    return float(weight(table, deal.scores[seat]) / total)


def weight(table: Any, count: int) -> float:
    """How far a count has come."""
    return float(table[1 + min(max(count, 0), int(table[0]) - 1)])


def even_part(deal: Any, seat: int) -> float:
    """What a seat gets of a pool that is shared out because the session is over."""
    return float(deal.stacks[POOL] / deal.seats)
