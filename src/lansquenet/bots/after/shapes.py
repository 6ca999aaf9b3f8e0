"""In which shape what a deal leaves has been measured: a pool that stands, or a race that goes on.

A *pool* is worth so much to each seat, by how far it sits from who deals next and by how much lies there:
`table` has the number of pools that were measured, the pools, and then for each place the worths.

A *race* is won, or lost, by one of the seats, and likelier by who has come further: `table` has a number
of counts, a weight for each count, and what is still to be paid into the pool before the end, in the mean,
when the seat that leads has this count.  A seat's share of the end is its weight in all the weights.

A room says in its `after` what a deal has `left` to a seat, in what that is `priced` and what is `noted`
of it; where it has no `after`, what stands here under these names holds: it is a pool.  What is asked of a
deal is asked of one that is over, or of a race as it stands, and written so that compiled code may call it.
"""

from collections.abc import Sequence

from lansquenet.rules.bits import has
from lansquenet.rules.pools import Debts
from lansquenet.rules.state import POOL, Options, State
from lansquenet.rules.who_begins import Lot

Table = Sequence[float]  # numbers, as they were measured


def left(rules: Debts, deal: Lot, seat: int, table: Table) -> float:
    """What a seat may expect of a pool that stands, in chips; of more than was measured, an even part.

    Who has lost all, and may not owe any, is out of the session (COMM-12).
    """
    if rules.allow_debt == 0 and deal.stacks[seat] <= 0:
        return 0.0
    many, chips = int(table[0]), deal.stacks[POOL]
    place = (seat - deal.heir) * deal.way % deal.seats
    first = 1 + many * (1 + place)
    if chips > table[many]:
        return float(table[first + many - 1] + (chips - table[many]) / deal.seats)
    n = 1
    while table[1 + n] < chips:
        n += 1
    low, high = table[n], table[1 + n]
    below, above = table[first + n - 1], table[first + n]
    return float(below + (above - below) * (chips - low) / (high - low))


def priced(rules: Options, times: int) -> int:
    """In what the error was measured: in chips, where payments are so many times as large."""
    return times


def noted(rules: Options) -> str:
    """What else is to be said of it."""
    return ""


def stake_in(deal: State, counts: Sequence[int], playing: int, seat: int, lead: int, table: Table) -> float:
    """A share of what the pool will hold in the end, less an even part of what is still to be paid for it."""
    if has(playing, seat) == 0:
        return 0.0
    many, others, total = int(table[0]), 0, 0.0
    for other in range(deal.seats):
        if has(playing, other):
            others += 1
            total += weight(table, counts[other])
    due = table[1 + many + min(lead, many - 1)]
    share = weight(table, counts[seat]) / total
    return float(share * (deal.stacks[POOL] + due) - due / others)


def weight(table: Table, count: int) -> float:
    """How far a count has come."""
    return float(table[1 + min(max(count, 0), int(table[0]) - 1)])


def even_part(deal: State, seat: int) -> float:
    """What a seat gets of a pool that is shared out because the session is over."""
    return float(deal.stacks[POOL] / deal.seats)
