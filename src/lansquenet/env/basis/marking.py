"""How compiled code writes what a seat knows: as the numbers of `tensors.Encoder`, or in bits.

In bits a row of bytes begins with everything that is a one or a zero, eight a byte, the lowest bit first:
of the view, then of the acts that were heard.  After that each number of the view stands as it is, in four
bytes, the lowest first.
"""

import numpy as np

from lansquenet.env.basis.tensors import PLACES
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY
from lansquenet.rules.tricks import LAID, PLAYED, SHOWN, TABLE, player_of
from lansquenet.sim.compiler import Code, callable_here

NUMBER = 4  # bytes
SAID = 65535  # of a word that was heard: the id; above it the actor, counted from 1 on, and who heard it


@callable_here
def place_of_actor(actor: int, seats: int) -> int:
    """As `tensors.Encoder` has it."""
    if actor == CHANCE:
        return seats
    if actor == OVER:
        return seats + 1
    return seats + 2 if actor == SOMEBODY else actor


@callable_here
def place_of_card(where: int, seat: int) -> int:
    """As `tensors.Encoder` has it.

    Chosen without branches: where a card lies cannot be foreseen, and to guess wrong takes longest.
    """
    place = 3 if where == LAID + seat else 1
    place = 0 if where == seat else place
    place = 2 if where in (TABLE, SHOWN) else place
    return PLACES + player_of(where) if where >= PLAYED else place


@callable_here
def _one(out, first, n):  # type: ignore[no-untyped-def]
    out[np.uint64(first + n)] = 1


@callable_here
def _bit(out, first, n):  # type: ignore[no-untyped-def]
    out[np.uint64(first + (n >> 3))] |= np.uint8(1 << (n & 7))


def _marking(put: Code) -> Code:
    def mark(desk, row, view, words, seat, out, first):  # type: ignore[no-untyped-def]
        """Who looks, the phase, who acts, and where each card is; all else is nought already."""
        seats, phases, many, card_of = desk.seats, desk.phases, desk.cards, np.uint64(desk.card_of)
        places, at = PLACES + seats, 2 * seats + phases + 3
        put(out, first, seat)
        put(out, first, seats + view.phase)
        put(out, first, seats + phases + place_of_actor(view.actor, seats))
        for n in range(many):
            where = words[np.uint64(row[card_of + np.uint64(n)])]
            put(out, first, at + n * places + place_of_card(where, seat))

    return callable_here(mark, inline=True)


def _recounting(put: Code) -> Code:
    def recount(desk, ring, at, heard, out, first, begin):  # type: ignore[no-untyped-def]
        """The acts that a seat heard last, the last first, from the `begin`-th one or zero on.

        They stand in a ring of words that begins `at`; `heard` are all that there ever were.
        """
        seats, many = desk.seats, desk.recall
        act = seats + 1 + desk.ids + desk.faces + 1
        for n in range(min(many, heard)):
            word = ring[at + (heard - 1 - n) % many]
            here, actor = begin + n * act, ((word >> 16) & 255) - 1
            put(out, first, here + (seats if actor < 0 else actor))
            put(out, first, here + seats + 1 + (desk.ids if actor < 0 else 0) + (word & SAID))

    return callable_here(recount)


mark_ones, mark_bits = _marking(_one), _marking(_bit)
recount_ones, recount_bits = _recounting(_one), _recounting(_bit)


@callable_here
def ones_of(desk):  # type: ignore[no-untyped-def]
    """How many ones and zeros a view is told by."""
    return desk.size - desk.numbers


@callable_here
def write_view(desk, row, view, words, seat, out, first):  # type: ignore[no-untyped-def]
    """A view as numbers; `words` are the numbers of its record.

    The desk is read before anything is written, which might else be a part of it; places are unsigned, so
    that none is asked whether it counts from the end.
    """
    begin, softer = np.uint64(first + ones_of(desk)), np.float32(desk.chips / 8 + 8)
    many, place_of = np.uint64(desk.numbers), np.uint64(desk.place_of)
    for n in range(np.uint64(first), begin):
        out[n] = 0
    mark_ones(desk, row, view, words, seat, out, first)
    for n in range(many):
        out[begin + n] = words[np.uint64(row[place_of + n])]
    for n in range(begin, begin + many):
        out[n] = out[n] / (abs(out[n]) + softer)


@callable_here
def write_heard(desk, ring, at, heard, out, first):  # type: ignore[no-untyped-def]
    """The acts that a seat heard last, after its view, which begins at `first`."""
    act = desk.seats + 1 + desk.ids + desk.faces + 1
    for n in range(first + desk.size, first + desk.size + desk.recall * act):
        out[n] = 0
    recount_ones(desk, ring, at, heard, out, first, desk.size)


@callable_here
def write_bits(desk, row, view, words, seat, out, first, width):  # type: ignore[no-untyped-def]
    """A view in bits; `width` are the bytes before its numbers."""
    begin, many, place_of = np.uint64(first + width), np.uint64(desk.numbers), np.uint64(desk.place_of)
    for n in range(np.uint64(first), begin):
        out[n] = 0
    mark_bits(desk, row, view, words, seat, out, first)
    for n in range(many):
        number = words[np.uint64(row[place_of + n])]
        for part in range(np.uint64(NUMBER)):
            out[begin + np.uint64(NUMBER) * n + part] = number >> np.int64(8 * part)
