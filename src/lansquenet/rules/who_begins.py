"""Who begins: the first banker or dealer is drawn with cards, in a hand of its own."""

from dataclasses import dataclass
from enum import IntEnum

from lansquenet.rules import state as states
from lansquenet.rules.cards import ACE, EMPTY, RANKS, rank
from lansquenet.rules.state import NOBODY, OVER, ask, next_asked, next_seat, per_seat

First = IntEnum("First", "LOT HIGH_CARD LOW_CARD ACE", start=0)
DRAW = 0  # the phase of every game in which lots are drawn


@dataclass(slots=True)
class Lot(states.State):
    """A hand, before which it may have to be drawn who banks or deals."""

    heir: int = NOBODY  # who banks or deals next
    drawing: int = NOBODY  # for whom a card is turned
    drawn: list[int] = per_seat(-1)  # the worth of what each has drawn


def begin_draw(lot: Lot) -> None:
    """Every seat with chips draws, from seat 0."""
    ask(lot, [seat for seat in range(lot.seats) if lot.stacks[seat] > 0])
    lot.drawing = next_asked(lot, (-lot.way) % lot.seats)


def draw(lot: Lot, how: int, card: int) -> None:
    """A seat draws; ends the hand when one is chosen."""
    if card == EMPTY:
        lot.actor = OVER
    elif how == First.ACE:
        deal_for_ace(lot, card)
    else:
        lot.drawn[lot.drawing] = draw_value(how, card)
        lot.drawing = next_asked(lot, lot.drawing)
        if lot.drawing == NOBODY:
            compare_draws(lot)


def deal_for_ace(lot: Lot, card: int) -> None:
    """The seat that is dealt the first ace begins."""
    if rank(card) == ACE:
        choose(lot, lot.drawing)
    else:
        lot.drawing = next_seat(lot, lot.drawing)
        while lot.stacks[lot.drawing] <= 0:
            lot.drawing = next_seat(lot, lot.drawing)


def draw_value(how: int, card: int) -> int:
    """What a drawn card is worth; by lot the suits break ties, else only the rank counts."""
    if how == First.LOT:
        return card
    return rank(card) if how == First.HIGH_CARD else RANKS - rank(card)


def compare_draws(lot: Lot) -> None:
    """The best draw begins; those who tie draw again."""
    best = max(lot.drawn)
    tied = [seat for seat in range(lot.seats) if lot.drawn[seat] == best]
    for seat in range(lot.seats):
        lot.drawn[seat] = -1
    if len(tied) == 1:
        choose(lot, tied[0])
    else:
        ask(lot, tied)
        lot.drawing = next_asked(lot, (-lot.way) % lot.seats)


def choose(lot: Lot, seat: int) -> None:
    """End the draw: this seat begins."""
    lot.heir = seat
    lot.drawing = NOBODY
    lot.actor = OVER
