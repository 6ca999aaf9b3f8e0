"""The cards of a game of tricks that a view tells of: in which order a hand is held, and what lies where."""

from functools import cache, lru_cache
from typing import NamedTuple

from lansquenet.books.book import Book
from lansquenet.rules.cards import rank, suit
from lansquenet.rules.state import State
from lansquenet.rules.tricks import CARDS, LAID, SHOWN, deal_of, played_in


class CardPlaces(NamedTuple):
    """What a state says of its cards, from which follows where they lie, as something to look up by."""

    place: tuple[int, ...]
    trump: int
    order: tuple[int, ...]
    seats: int
    trick: int


Lying = tuple[tuple[int, tuple[int, ...]], ...]  # cards, and with which seat they lie (-1: in the middle)


def card_places(told: Book, state: State) -> CardPlaces:
    """How the cards lie in a state."""
    deal = deal_of(state)
    return CardPlaces(tuple(deal.place), deal.trump, told.game.ORDER, deal.seats, deal.trick)


def holding(told: Book, state: State, seat: int) -> list[int]:
    """The cards in a hand, in games that have hands: by suits, trumps last, each from its lowest card."""
    return [*held(card_places(told, state), seat)] if told.game.ORDER else []


def held(cards: CardPlaces, seat: int) -> list[int]:
    """The cards that a seat is known to have in its hand."""
    return _piles(cards).get(seat, []) if seat >= 0 else []


def as_held(told: Book, state: State, actions: list[int]) -> list[int]:
    """What the seat to act may do: its cards as it holds them, and then all else."""
    held = holding(told, state, state.actor) if told.step(state.phase).says == "card" else []
    return [card for card in held if card in actions] + [action for action in actions if action not in held]


def lying(cards: CardPlaces, how: str, me: int, every_hand: bool) -> Lying:
    """The cards that lie so, as far as the state tells.

    `shown` are those turned up for all; `played` those of the tricks that are over, in their order; `held`
    those that are known to be in the hand of another; `laid` those laid aside, of which only oneself knows.
    """
    seats, piles = range(cards.seats), _piles(cards)
    if how == "shown":
        found = [(-1, piles.get(SHOWN, []))]
    elif how == "played":
        ways = [(seat, [played_in(trick, seat) for trick in range(cards.trick)]) for seat in seats]
        found = [(seat, [piles[where][0] for where in places if where in piles]) for seat, places in ways]
    elif how == "held":
        found = [(seat, piles.get(seat, [])) for seat in seats if seat != me and not every_hand]
    else:
        found = [(seat, piles.get(LAID + seat, [])) for seat in seats]
    return tuple((seat, tuple(there)) for seat, there in found if there)


@lru_cache(256)
def _piles(cards: CardPlaces) -> dict[int, list[int]]:
    """The cards in each place, in the order in which a hand is held; a board asks one view several times."""
    found: dict[int, list[int]] = {}
    for card in _as_sorted(cards.trump, cards.order):
        found.setdefault(cards.place[card], []).append(card)
    return found


@cache
def _as_sorted(trump: int, order: tuple[int, ...]) -> list[int]:
    """The whole pack in the order in which a hand is held."""
    return sorted(range(CARDS), key=lambda card: (suit(card) == trump, suit(card), order[rank(card)]))
