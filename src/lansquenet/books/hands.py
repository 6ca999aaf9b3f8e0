"""The cards of a game of tricks that a view tells of: in which order a hand is held, and what lies where."""

from typing import Any

from lansquenet.books.book import Book
from lansquenet.rules.cards import rank, suit
from lansquenet.rules.tricks import LAID, PLAYED, SHOWN


def holding(told: Book, state: Any, seat: int) -> list[int]:
    """The cards in a hand, in games that have hands: by suits, trumps last, each from its lowest card."""
    return _in_order(told, state, seat) if seat >= 0 and hasattr(told.game, "ORDER") else []


def as_held(told: Book, state: Any, actions: list[int]) -> list[int]:
    """What the seat to act may do: its cards as it holds them, and then all else."""
    held = holding(told, state, state.actor) if told.step(state.phase).says == "card" else []
    return [card for card in held if card in actions] + [action for action in actions if action not in held]


def lying(told: Book, how: str, state: Any, me: int, every_hand: bool) -> list[tuple[int, list[int]]]:
    """The cards that lie so, and with which seat (-1: in the middle), as far as the state tells.

    `shown` are those turned up for all; `played` those of the tricks that are over, in their order; `held`
    those that are known to be in the hand of another; `laid` those laid aside, of which only oneself knows.
    """
    seats = range(state.seats)
    if how == "shown":
        found = [(-1, _in_order(told, state, SHOWN))]
    elif how == "played":
        found = [(seat, _played_before(state, seat)) for seat in seats]
    elif how == "held":
        found = [(seat, _in_order(told, state, seat)) for seat in seats if seat != me and not every_hand]
    else:
        found = [(seat, _in_order(told, state, LAID + seat)) for seat in seats]
    return [(seat, cards) for seat, cards in found if cards]


def _played_before(state: Any, seat: int) -> list[int]:
    """What a seat has played to the tricks that are over."""
    tricks = {where: card for card, where in enumerate(state.place) if where >= PLAYED}
    ways = range(PLAYED + seat, PLAYED + seat + 16 * state.trick, 16)
    return [tricks[where] for where in ways if where in tricks]


def _in_order(told: Book, state: Any, place: int) -> list[int]:
    """The cards in this place, in the order in which a hand is held."""
    found = [card for card, where in enumerate(state.place) if where == place]
    order = told.game.ORDER  # type: ignore[attr-defined]
    return sorted(found, key=lambda card: (suit(card) == state.trump, suit(card), order[rank(card)]))
