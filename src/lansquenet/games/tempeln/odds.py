"""The odds of Tempeln: the punter bets on aces, which are in every pack."""

from lansquenet.games.tempeln import rules as tempeln
from lansquenet.games.tempeln.rules import Rules
from lansquenet.odds import couples
from lansquenet.odds.couples import left, settled
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, When

ODDS: dict[str, Figure] = {
    "settled_bet.edge": settled(0),
    "until_settled.edge": left(0),
}

WHEN: When = {}


def tables(rules: Rules) -> list[Grid]:
    """The edge by cards left and aces left."""
    return couples.tables(tempeln, rules, 0)
