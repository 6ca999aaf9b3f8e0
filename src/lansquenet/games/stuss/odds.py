"""The odds of Stuss: the punter bets on aces."""

from lansquenet.games.stuss import rules as stuss
from lansquenet.games.stuss.rules import Rules
from lansquenet.odds import couples
from lansquenet.odds.couples import BY_CASE_KEEPER, STAKE, laid_after, left, marked, settled
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, Flat, Lexicon, When

ODDS: dict[str, Figure] = {
    "settled_bet.edge": settled(0),
    "until_settled.edge": left(0),
    "after_soda.settled": settled(1, "2"),
    "after_soda.until_settled": left(1, "2"),
}

WHEN: When = {
    "settled_bet": lambda rules: not rules.soda,
    "until_settled": lambda rules: not rules.soda,
    "after_soda": lambda rules: rules.soda,
}


# -- to ask with: two chips before a couple

ASK = Lexicon(choosing=BY_CASE_KEEPER, flat=Flat(laid_after(0), STAKE, marked=marked))


def tables(rules: Rules) -> list[Grid]:
    """The edge by cards left and aces left."""
    return couples.tables(stuss, rules, int(rules.soda))
