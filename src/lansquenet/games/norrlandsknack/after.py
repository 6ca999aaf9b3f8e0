"""What a deal of Norrlandsknack leaves to each seat: a part of the pool, by how its match stands."""

from lansquenet.bots.after.shapes import Table, noted as noted, priced as priced, stake_in
from lansquenet.games.norrlandsknack.rules import FRESH, Rules, State
from lansquenet.rules.bits import has


def left(rules: Rules, deal: State, seat: int, table: Table) -> float:
    """What a seat may expect of a match, in which the fewest points lead; nothing once it is over."""
    if deal.stage == FRESH:
        return 0.0
    points = [deal.scores[other] for other in range(deal.seats) if has(deal.playing, other)]
    return stake_in(deal, deal.scores, deal.playing, seat, min(points), table)
