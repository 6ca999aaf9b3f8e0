"""A walk of millions of states in compiled code: layer by layer, in whole numbers of any size.

What is walked is a game without its stock (`odds.asking.bare`).  A layer are the states in which as
many cards have been turned: for each kind of what is left in the shoe, packed into words, the states that
are met with it.  In how many orders of the cards they are reached is kept in digits of a large base, so that
nothing is rounded.  Chambers of states that never meet are walked one after another, and twins together.
"""

from fractions import Fraction
from math import perm
from typing import NamedTuple

import numpy as np

from lansquenet.errors import BadOption
from lansquenet.odds.asking.bare import Bare, Chamber, Form, chambers_of
from lansquenet.sim.compiler import Ints, compiled

DIGIT = 50  # bits: times the copies of a card it is still less than 63
WORD = 62  # bits of the cards that are left, in each word
ROOM = 1.1  # times as many rows as follow if the layers grow as they did; it is taken only as it is filled
NO_CARD, NO_ROOM, NO_WIDTH = -1, -2, -3
RUNS_OUT = "The stock may run out in that: it is not for compiled code."


class Packing(NamedTuple):
    """Where in the words the number of cards of each of these sorts lies."""

    sorts: Ints
    word: Ints
    shift: Ints
    mask: Ints


class Walked(NamedTuple):
    """A layer: a row for each kind of what is left, and in it the states that are met with it."""

    left: Ints  # a column for each word
    many: Ints  # states
    at: Ints  # their numbers; -1: it has gone into a chamber
    ways: Ints  # of each twin in how many a state is reached, from the last digit


class Arrived(NamedTuple):
    """States that are entered from elsewhere, with what is left; in how many ways, laid out as in a layer."""

    left: Ints
    at: Ints
    ways: Ints


Arriving = dict[int, Arrived]  # by how many cards were turned


def passed(found: Bare) -> Form:
    """Every sum that may be measured, and its chance.

    Raises:
        BadOption: the stock may run out.
    """
    if found.first in found.ends:
        return {found.ends[found.first]: Fraction(1)}
    most, full = _most(found), sum(found.stock)
    trunk, chambers = chambers_of(found)
    chances: Form = {}
    gates: list[Arriving] = [{} for _ in chambers]
    packing = _packing(trunk, most)
    start = Arrived(_packed(found, packing), np.array([0]), np.array([[[[1]]]]))
    _walk(trunk, {0: start}, packing, full, chances, gates)
    for chamber, arriving in [(one, into) for one, into in zip(chambers, gates, strict=True) if into]:
        inside = _packing(chamber, most)
        moved = {n: one._replace(left=_moved(one.left, packing, inside)) for n, one in arriving.items()}
        _walk(chamber, moved, inside, full, chances, [])
    return {total: chance for total, chance in chances.items() if chance}


def _walk(
    part: Chamber, arriving: Arriving, packing: Packing, full: int, chances: Form, gates: list[Arriving]
) -> None:
    """Go through the layers of a part; what ends is added up, what enters a chamber is kept for it."""
    bare, twins = _arrays(part, packing.sorts.tolist()), len(part.outs)
    layer, grown = None, 1.0
    for turned in range(min(arriving), full + 1):
        before = len(layer.left) if layer else 0
        layer, gathered = _next(layer, packing, bare, twins, arriving.get(turned), grown, perm(full, turned))
        grown = max(1.0, len(layer.left) / max(1, before))
        for twin, ends in enumerate(part.outs):
            for n, total in ends.items():
                number = sum(int(digit) << DIGIT * k for k, digit in enumerate(gathered[n, 0, twin]))
                chances[total] = chances.get(total, Fraction(0)) + Fraction(number, perm(full, turned))
        if part.gates:
            _leave(layer, part, turned, gates)
        if not len(layer.left) and turned >= max(arriving):
            return
    raise BadOption(RUNS_OUT)


def _leave(layer: Walked, part: Chamber, turned: int, gates: list[Arriving]) -> None:
    """Take out of a layer what enters a chamber."""
    chamber, twin, state = np.array([part.gates.get(n, (-1, 0, 0)) for n in range(len(part.turns))]).T
    there = (np.arange(layer.at.shape[1]) < layer.many[:, None]) & (layer.at >= 0)
    rows, slots = np.nonzero(there & (chamber[layer.at] >= 0))
    at, ways = layer.at[rows, slots], layer.ways[rows, slots, 0]
    for one in {*chamber[at].tolist()}:
        here = np.flatnonzero(chamber[at] == one)
        entered = np.zeros((len(here), 1, twin[chamber == one].max() + 1, ways.shape[1]), np.int64)
        entered[np.arange(len(here)), 0, twin[at[here]]] = ways[here]
        gates[one][turned] = Arrived(layer.left[rows[here]], state[at[here]], entered)
    layer.at[rows, slots] = -1


def _most(found: Bare) -> list[int]:
    """As many cards of each sort as may ever be one."""
    most = found.stock[:]
    for row in found.same:
        for r in {*row}:
            most[r] = max(most[r], sum(n for n, s in zip(found.stock, row, strict=True) if s == r))
    return most


def _packing(part: Chamber, most: list[int]) -> Packing:
    """Room for the sorts that are told apart there."""
    sorts, words, shifts, word, used = sorted({s for row in part.same for s in row}), [], [], 0, 0
    for s in sorts:
        if used + most[s].bit_length() > WORD:
            word, used = word + 1, 0
        words.append(word)
        shifts.append(used)
        used += most[s].bit_length()
    masks = [(1 << most[s].bit_length()) - 1 for s in sorts]
    return Packing(*[np.array(row, np.int64) for row in (sorts, words, shifts, masks)])


def _packed(found: Bare, packing: Packing) -> Ints:
    """The stock at the start, with sorts that are one already put together."""
    left, at = np.zeros((1, packing.word[-1] + 1), np.int64), packing.sorts.tolist()
    for many, s in zip(found.stock, found.same[found.first], strict=True):
        left[0, packing.word[at.index(s)]] += many << packing.shift[at.index(s)]
    return left


def _moved(left: Ints, packing: Packing, to: Packing) -> Ints:
    """What is left, packed otherwise; of a sort that is not told apart there nothing is left."""
    found, at = np.zeros((len(left), to.word[-1] + 1), np.int64), packing.sorts.tolist()
    for s, word, shift in zip(to.sorts.tolist(), to.word, to.shift, strict=True):
        n = at.index(s)
        found[:, word] += (left[:, packing.word[n]] >> packing.shift[n] & packing.mask[n]) << shift
    return found


class States(NamedTuple):
    """A chamber in arrays: `parted` says whether other sorts are one after a card than were before."""

    turns: Ints
    same: Ints
    parted: Ints
    ends: Ints


def _arrays(part: Chamber, sorts: list[int]) -> States:
    turns = [[row[s] for s in sorts] if row else [n] * len(sorts) for n, row in enumerate(part.turns)]
    same = [[sorts.index(row[s]) for s in sorts] for row in part.same]
    parted = [[part.same[to] != part.same[n] for to in row] for n, row in enumerate(turns)]
    ends = [n in part.outs[0] for n in range(len(turns))]
    return States(*[np.array(rows, np.int64) for rows in (turns, same, parted, ends)])


def _next(
    layer: Walked | None,
    packing: Packing,
    bare: States,
    twins: int,
    arrived: Arrived | None,
    grown: float,
    ways: int,
) -> tuple[Walked, Ints]:
    """The layer after this, in which there are so many ways in all; and what has ended on the way."""
    digits, words = ways.bit_length() // DIGIT + 1, packing.word[-1] + 1
    now = layer or _empty(0, words, 1, twins, digits)
    here = arrived or Arrived(*[np.zeros(of, np.int64) for of in ((0, words), 0, (0, 1, twins, digits))])
    rows = int(ROOM * grown * len(now.left)) + len(here.left) + 64
    wide = int(now.many.max(initial=1))
    while True:
        gathered = np.zeros((len(bare.ends), 1, twins, digits), np.int64)
        after = _empty(rows, words, wide, twins, digits)
        many = _spread(*now, *here, *packing[1:], *bare, *after, gathered)
        if many >= 0:
            return Walked(*[column[:many] for column in after]), gathered
        if many == NO_CARD:
            raise BadOption(RUNS_OUT)
        rows, wide = rows * (2 if many == NO_ROOM else 1), wide + (wide // 4 + 1) * (many == NO_WIDTH)


def _empty(rows: int, words: int, wide: int, twins: int, digits: int) -> Walked:
    shapes = (rows, words), (rows,), (rows, wide), (rows, wide, twins, digits)
    return Walked(*[np.zeros(shape, np.int64) for shape in shapes])


@compiled
def _spread(  # type: ignore[no-untyped-def]
    left, many, at, ways, new_left, new_at, new_ways, word, shift, mask, turns, same, parted, ends,
    to_left, to_many, to_at, to_ways, gathered
):  # fmt: skip
    """Turn every card that there is at every state, and add what arrives; how many rows there are then."""
    table = np.full(_room(len(to_left)), -1, np.int32)
    found, now = 0, np.zeros(left.shape[1], np.int64)
    for n in range(len(left)):
        none, some = True, False
        for s in range(len(word)):
            copies = (left[n, word[s]] >> shift[s]) & mask[s]
            if copies == 0:
                continue
            none, alike, slot = False, -1, 0
            for i in range(many[n]):
                state = at[n, i]
                if state < 0:
                    continue
                to = turns[state, s]
                if ends[to]:
                    _add(ways, n, i, copies, gathered, to, 0)
                    continue
                there = alike
                if there < 0 or parted[state, s]:
                    for w in range(len(now)):
                        now[w] = left[n, w]
                    now[word[s]] -= 1 << shift[s]
                    if parted[state, s]:
                        _put_together(now, same, to, word, shift, mask)
                    there, found = _row(table, to_left, now, found)
                    if there < 0:
                        return NO_ROOM
                    if not parted[state, s]:
                        alike = there
                slot = _slot(to_at, to_many, there, to, slot)
                if slot < 0:
                    return NO_WIDTH
                _add(ways, n, i, copies, to_ways, there, slot)
                slot += 1
        for i in range(many[n]):
            some = some or at[n, i] >= 0
        if none and some:
            return NO_CARD
    for n in range(len(new_left)):
        for w in range(len(now)):
            now[w] = new_left[n, w]
        there, found = _row(table, to_left, now, found)
        if there < 0:
            return NO_ROOM
        slot = _slot(to_at, to_many, there, new_at[n], 0)
        if slot < 0:
            return NO_WIDTH
        _add(new_ways, n, 0, 1, to_ways, there, slot)
    return found


@compiled
def _room(rows):  # type: ignore[no-untyped-def]
    """A power of two that is twice as much, or more."""
    room = 2
    while room < 2 * rows:
        room *= 2
    return room


# What follows is handed whole arrays: to count who holds a part of one takes longer than to add.


@compiled
def _add(ways, row, slot, copies, into, to, at):  # type: ignore[no-untyped-def]
    """So many times these ways are added to those, of every twin, digit by digit."""
    for twin in range(ways.shape[2]):
        more = 0
        for digit in range(into.shape[3]):
            more += into[to, at, twin, digit]
            if digit < ways.shape[3]:
                more += ways[row, slot, twin, digit] * copies
            into[to, at, twin, digit] = more & ((1 << DIGIT) - 1)
            more >>= DIGIT


@compiled
def _put_together(now, same, state, word, shift, mask):  # type: ignore[no-untyped-def]
    """The cards of sorts that are one from here on lie where the first of them does."""
    for t in range(same.shape[1]):
        r = same[state, t]
        if r != t:
            more = (now[word[t]] >> shift[t]) & mask[t]
            now[word[t]] -= more << shift[t]
            now[word[r]] += more << shift[r]


@compiled
def _row(table, to_left, now, found):  # type: ignore[no-untyped-def]
    """The row of what is left, a new one if there is none yet, and how many there are then; -1: no room."""
    place = _mixed(now) & (len(table) - 1)
    while table[place] >= 0:
        if _is(to_left, table[place], now):
            return table[place], found
        place = (place + 1) & (len(table) - 1)
    if found == len(to_left):
        return -1, found
    table[place] = found
    for w in range(len(now)):
        to_left[found, w] = now[w]
    return found, found + 1


@compiled
def _is(left, row, now):  # type: ignore[no-untyped-def]
    """Whether as much is left of every sort."""
    for word in range(len(now)):  # noqa: SIM110 - as compiled code has it
        if left[row, word] != now[word]:
            return False
    return True


@compiled
def _slot(at, many, row, state, guess):  # type: ignore[no-untyped-def]
    """Where a state stands in its row, or is put now; they mostly stand in the same order.  -1: no room."""
    if guess < many[row] and at[row, guess] == state:
        return guess
    for slot in range(many[row]):
        if at[row, slot] == state:
            return slot
    if many[row] == at.shape[1]:
        return -1
    at[row, many[row]] = state
    many[row] += 1
    return many[row] - 1


@compiled
def _mixed(now):  # type: ignore[no-untyped-def]
    """A place in a table for these, as if drawn at random."""
    z = np.uint64(0)
    for word in now:
        z = (z ^ (z >> np.uint64(30)) ^ np.uint64(word)) * np.uint64(0xBF58476D1CE4E5B9)
    return np.int64((z ^ (z >> np.uint64(29))) >> np.uint64(1))
