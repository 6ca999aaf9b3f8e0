"""The odds of Three-card Loo, counted over all hands of three."""

from typing import cast

from lansquenet.games.loo import rules as loo
from lansquenet.odds.loos import lead_figures, miss_has_trump, trump_figures
from lansquenet.odds.walk import Figure, When
from lansquenet.rules.game import Game

GAME = cast(Game, loo)
SEATS = 5
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings

ODDS: dict[str, Figure] = {
    **lead_figures(GAME),
    **trump_figures(GAME),
    "miss.has_trump": miss_has_trump(GAME),
}
WHEN: When = {}
