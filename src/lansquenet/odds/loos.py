"""Hands of three cards counted, as both games of loo ask for it.

Only trumps are told apart.  Of the cards turned up the ace is counted once, and the two for all
twelve others, which leave the boss in the pack.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import cast

from lansquenet.odds.walk import CHIPS, Figure
from lansquenet.rules.bits import of_suit
from lansquenet.rules.cards import suit
from lansquenet.rules.game import Game, blank
from lansquenet.rules.loos import HAND, LooDeal, boss, open_play
from lansquenet.rules.state import Options
from lansquenet.rules.tricks import CARDS, MISS, STOCK, bits_of, give, turn_up

ACE, TWO, OTHERS = 0, 4, (1, 5, 9)  # clubs are trump
OTHER_SUITS = 39  # cards


def turned(game: Game, seats: int, card: int) -> LooDeal:
    """A deal of which all know the turn-up, and nothing else; seat 0 deals."""
    deal = cast(LooDeal, blank(game, [CHIPS] * seats))
    deal.dealer = 0
    for seat in range(seats):
        deal.active[seat] = 1
    for other in range(CARDS):
        deal.place[other] = STOCK
    turn_up(deal, card)
    return deal


def openings(game: Game, seats: int) -> Iterator[tuple[int, LooDeal]]:
    """Every hand of whoever leads first, about to lead, by how many it stands for."""
    for card, alike in ((ACE, 1), (TWO, 12)):
        trumps = [other for other in range(0, CARDS, 4) if other != card]
        for count in range(HAND + 1):
            for held in combinations(trumps, count):
                deal = turned(game, seats, card)
                deal.phase = int(game.Phase["PLAY"])
                open_play(deal)
                for other in (*held, *OTHERS[count:]):
                    give(deal, deal.actor, other)
                yield alike * comb(OTHER_SUITS, HAND - count), deal


def trumps_in(deal: LooDeal, where: int) -> int:
    """How many trumps are in a hand."""
    return (of_suit(bits_of(deal, where), deal.trump)).bit_count()


def share(found: Iterator[tuple[int, bool]]) -> Fraction:
    """The part of all, by their weights, of which something is so."""
    rows = list(found)
    return Fraction(sum(weight for weight, so in rows if so), sum(weight for weight, _ in rows))


def how_often(game: Game, so: Callable[[Options, LooDeal], bool]) -> Figure:
    """How often the hand of the first leader is so."""
    return lambda walk: share((w, so(walk.rules, deal)) for w, deal in openings(game, walk.seats))


def lead_figures(game: Game) -> dict[str, Figure]:
    """What must be led first."""

    def trump_due(rules: Options, deal: LooDeal) -> bool:
        return all(suit(card) == deal.trump for card in game.legal(rules, deal))

    def boss_due(rules: Options, deal: LooDeal) -> bool:
        return bool(game.legal(rules, deal) == [boss(deal)])

    return {
        "lead.boss": how_often(game, boss_due),
        "lead.two_trumps": how_often(game, lambda rules, d: trump_due(rules, d) and not boss_due(rules, d)),
        "lead.free": how_often(game, lambda rules, deal: not trump_due(rules, deal)),
    }


def trump_figures(game: Game) -> dict[str, Figure]:
    """How many trumps are in a hand."""

    def exactly(count: int) -> Figure:
        return how_often(game, lambda rules, deal: trumps_in(deal, deal.actor) == count)

    return {f"hand.trumps.{count}": exactly(count) for count in range(HAND + 1)}


def miss_has_trump(game: Game) -> Figure:
    """How often there is a trump in the spare hand: the same hands, given to Miss."""

    def so(rules: Options, deal: LooDeal) -> bool:
        for card in range(CARDS):
            deal.place[card] = MISS if deal.place[card] == deal.actor else deal.place[card]
        return trumps_in(deal, MISS) > 0

    return how_often(game, so)
