"""What a deal of Femkort leaves to each seat: a part of the pot, by how many wins it has."""

from lansquenet.bots.after.shapes import Table, noted as noted, priced as priced, stake_in
from lansquenet.games.femkort.rules import Rules, State
from lansquenet.rules.bits import bit


def left(rules: Rules, deal: State, seat: int, table: Table) -> float:
    """What a seat may expect of a pot that goes to the first with so many wins."""
    playing = deal.playing if deal.playing else bit(deal.seats) - 1
    lead = max([deal.wins[other] for other in range(deal.seats)])
    return stake_in(deal, deal.wins, playing, seat, lead, table)
