"""Why a card cannot be played to a trick: the pack, the hand, the suit, the best card so far."""

from typing import NamedTuple

from lansquenet.books.refusals.reasons import Reason, because, of_card, suit_sign
from lansquenet.rules import cards
from lansquenet.rules.cards import suit
from lansquenet.rules.tricks import CARDS, Deal, Duties, better_than, holds_better, holds_suit, must_trump

HELD = "COMM-8"  # what is played is a card of the own hand


class Numbers(NamedTuple):
    """By which rules of a game there is no such card, and by which one follows."""

    pack: str
    follow: str


def of_hand(pack: int, numbers: str, deal: Deal, card: int, held: str = HELD) -> Reason | None:
    """Why this is no card of the actor's hand, if it is none."""
    if not 0 <= card < CARDS:
        return because("no-card", numbers)
    if cards.rank(card) not in cards.ranks(pack):
        return of_card("not-in-pack", numbers, card)
    return of_card("not-held", held, card) if deal.place[card] != deal.actor else None


def of_following(duties: Duties, order: tuple[int, ...], deal: Deal, card: int, number: str) -> Reason | None:
    """Why a card that is held cannot follow to this trick."""
    seat, led, best = deal.actor, suit(deal.led), deal.best
    if deal.led < 0:
        return None
    if holds_suit(deal, seat, led):
        if suit(card) != led:
            return because("follow", number, suit=suit_sign(led))
        return of_card("head", number, best, suit=suit_sign(led))
    floor = better_than(deal, duties, order, seat)
    if must_trump(deal, duties, order, seat):
        if floor >= 0 and holds_better(deal, order, seat, best):
            return of_card("overtrump", number, best)
        return because("trump", number, suit=suit_sign(deal.trump))
    return of_card("no-undertrump", number, best)


def of_play(
    pack: int, duties: Duties, order: tuple[int, ...], numbers: Numbers, deal: Deal, card: int
) -> Reason | None:
    """Why this card cannot be played."""
    return of_hand(pack, numbers.pack, deal, card) or of_following(duties, order, deal, card, numbers.follow)
