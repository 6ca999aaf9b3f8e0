"""The odds of Irish Loo: hands as they are dealt, counted over all hands of three, and an exchange."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import cast

from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.games.irish_loo.rules import ENOUGH, Phase, apply
from lansquenet.odds.loos import (
    OTHER_SUITS,
    OTHERS,
    TWO,
    lead_figures,
    miss_has_trump,
    share,
    trump_figures,
    trumps_in,
    turned,
)
from lansquenet.odds.walk import CHIPS, Figure, Walk, When
from lansquenet.rules.game import Game, blank
from lansquenet.rules.loos import HAND, LooDeal as State
from lansquenet.rules.tricks import CARDS, first_active, give

GAME = cast(Game, irish_loo)
SEATS = 5
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings


def under_club_law(walk: Walk) -> Iterator[tuple[int, bool]]:
    """For each card that may be turned up, whether nobody is asked to announce anything."""
    for card in range(CARDS):
        deal = cast(State, blank(GAME, [CHIPS] * walk.seats))
        deal.dealer, deal.phase = 0, Phase.TURN_UP
        for seat in range(walk.seats):
            deal.active[seat] = 1
        apply(walk.rules, deal, card)
        yield 1, deal.phase != Phase.ANNOUNCE


def fresh_hands(walk: Walk) -> Iterator[tuple[int, bool]]:
    """For each three cards that may come for three that are no trumps, whether a trump is among them."""
    trumps = [card for card in range(0, CARDS, 4) if card != TWO]
    for count in range(HAND + 1):
        for found in combinations(trumps, count):
            deal = turned(GAME, walk.seats, TWO)
            deal.phase, deal.actor = Phase.EXCHANGE, first_active(deal, 0)
            seat = deal.actor
            for card in OTHERS:
                give(deal, seat, card)
            for action in (*OTHERS, ENOUGH, *found, *[4 * n + 17 for n in range(HAND - count)]):
                if deal.phase != Phase.PLAY:
                    apply(walk.rules, deal, action)
            yield comb(OTHER_SUITS - HAND, HAND - count), trumps_in(deal, seat) > 0


ODDS: dict[str, Figure] = {
    "club_law": lambda walk: share(under_club_law(walk)),
    **lead_figures(GAME),
    **trump_figures(GAME),
    "miss.has_trump": miss_has_trump(GAME),
    "exchange.finds_trump": lambda walk: share(fresh_hands(walk)),
}
WHEN: When = {
    "club_law": lambda rules: bool(rules.club_law),
    "miss.": lambda rules: bool(rules.miss),
    "exchange.": lambda rules: rules.max_exchange == HAND,
}
