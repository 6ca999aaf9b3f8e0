"""A walk of millions of states in compiled code: layer by layer, in whole numbers of any size.

What is walked is a game without its stock (`odds.asking.bare`).  A layer are the states in which as
many cards have been turned; each is a number and the cards that are left, packed into words.  In how
many orders of the cards it is reached is kept in digits of a large base, so that nothing is rounded.
"""

from fractions import Fraction
from math import perm
from typing import NamedTuple

import numpy as np

from lansquenet.errors import BadOption
from lansquenet.odds.asking.bare import Bare, Form
from lansquenet.odds.steps import Row
from lansquenet.sim.compiler import Ints, compiled

DIGIT = 40  # bits; no state is reached from so many others that their sum needs 63
WORD = 62  # bits of the cards that are left, in each word
CARRY = 1 << 7  # states, after which what the ends have gathered is carried over
NO_CARD, NO_ROOM = -1, -2


class Packing(NamedTuple):
    """Where in the words the number of cards of each sort lies."""

    word: Ints
    shift: Ints
    mask: Ints


class Walked(NamedTuple):
    """The states of a layer: number, cards left, in how many ways it is reached, from the last digit."""

    at: Ints
    left: Ints  # a column for each word
    ways: Ints


def passed(found: Bare) -> Form:
    """Every sum that may be measured, and its chance.

    Raises:
        BadOption: the stock may run out.
    """
    sums = [*dict.fromkeys(found.ends.values())]
    if found.first in found.ends:
        return {found.ends[found.first]: Fraction(1)}
    packing = _packing(found)
    bare = _arrays(found, sums)
    chances = dict.fromkeys(sums, Fraction(0))
    layer = Walked(np.array([found.first]), _packed(found, packing), np.array([[1]]))
    full = sum(found.stock)
    for turned in range(1, full + 1):
        layer, gathered = _next(layer, packing, bare, len(sums), perm(full, turned))
        for total, row in zip(sums, gathered.tolist(), strict=True):
            chances[total] += Fraction(
                sum(digit << DIGIT * n for n, digit in enumerate(row)), perm(full, turned)
            )
        if not len(layer.at):
            return {total: chance for total, chance in chances.items() if chance}
    raise BadOption("The stock may run out in that: it is not for compiled code.")


def _packing(found: Bare) -> Packing:
    """Room for as many cards of each sort as may ever be one."""
    most = found.stock[:]
    for row in found.same:
        for r in {*row}:
            most[r] = max(most[r], sum(n for n, s in zip(found.stock, row, strict=True) if s == r))
    words, shifts, word, used = [], [], 0, 0
    for many in most:
        if used + many.bit_length() > WORD:
            word, used = word + 1, 0
        words.append(word)
        shifts.append(used)
        used += many.bit_length()
    masks = [(1 << many.bit_length()) - 1 for many in most]
    return Packing(*[np.array(row, np.int64) for row in (words, shifts, masks)])


def _packed(found: Bare, packing: Packing) -> Ints:
    """The stock at the start, with sorts that are one already put together."""
    left = np.zeros((1, packing.word[-1] + 1), np.int64)
    for many, s in zip(found.stock, found.same[found.first], strict=True):
        left[0, packing.word[s]] += many << packing.shift[s]
    return left


class States(NamedTuple):
    """`Bare` in arrays: `parted` says whether other sorts are one after a card than were before."""

    turns: Ints
    same: Ints
    parted: Ints
    ends: Ints


def _arrays(found: Bare, sums: list[Row]) -> States:
    sorts = range(len(found.stock))
    turns = [row or [n for _ in sorts] for n, row in enumerate(found.turns)]
    parted = [[found.same[to] != found.same[n] for to in row] for n, row in enumerate(turns)]
    ends = [sums.index(found.ends[n]) if n in found.ends else -1 for n in range(len(turns))]
    return States(*[np.array(rows, np.int64) for rows in (turns, found.same, parted, ends)])


def _next(layer: Walked, packing: Packing, bare: States, sums: int, ways: int) -> tuple[Walked, Ints]:
    """The layer after this, in which there are so many ways in all; and what has ended on the way."""
    digits = ways.bit_length() // DIGIT + 2
    room = 1 << (4 * len(layer.at)).bit_length()
    while True:
        gathered = np.zeros((sums, digits), np.int64)
        half = room // 2
        at, left = np.zeros(half, np.int64), np.zeros((half, layer.left.shape[1]), np.int64)
        reached = np.zeros((half, digits), np.int64)
        many = _spread(*layer, *packing, *bare, room, at, left, reached, gathered)
        if many == NO_CARD:
            raise BadOption("The stock may run out in that: it is not for compiled code.")
        if many != NO_ROOM:
            return Walked(at[:many].copy(), left[:many].copy(), reached[:many].copy()), gathered
        room *= 2


@compiled
def _carried(rows: Ints, many: int) -> None:
    """Carry over whatever is too large for a digit."""
    for n in range(many):
        for digit in range(rows.shape[1] - 1):
            rows[n, digit + 1] += rows[n, digit] >> DIGIT
            rows[n, digit] &= (1 << DIGIT) - 1


@compiled
def _spread(  # type: ignore[no-untyped-def]
    at, left, ways, word, shift, mask, turns, same, parted, ends, room, to_at, to_left, to_ways, gathered
):
    """Turn every card that there is at every state; how many states follow."""
    table, many, digits = np.full(room, -1, np.int64), 0, ways.shape[1]
    now = np.zeros(left.shape[1], np.int64)
    for n in range(len(at)):
        state, none = at[n], True
        for s in range(len(word)):
            copies = (left[n, word[s]] >> shift[s]) & mask[s]
            if copies == 0:
                continue
            none = False
            to = turns[state, s]
            if ends[to] >= 0:
                for digit in range(digits):
                    gathered[ends[to], digit] += ways[n, digit] * copies
                continue
            now[:] = left[n]
            now[word[s]] -= 1 << shift[s]
            for t in range(len(word) * parted[state, s]):
                r = same[to, t]
                if r != t:
                    more = (now[word[t]] >> shift[t]) & mask[t]
                    now[word[t]] -= more << shift[t]
                    now[word[r]] += more << shift[r]
            place = _mixed(now, to) & (room - 1)
            while table[place] >= 0 and not _is(to_at, to_left, table[place], to, now):
                place = (place + 1) & (room - 1)
            there = table[place]
            if there < 0:
                if many == len(to_at):
                    return NO_ROOM
                there, many = many, many + 1
                table[place] = there
                to_at[there], to_left[there] = to, now
            for digit in range(digits):
                to_ways[there, digit] += ways[n, digit] * copies
        if none:
            return NO_CARD
        if n % CARRY == CARRY - 1:
            _carried(gathered, len(gathered))
    _carried(to_ways, many)
    _carried(gathered, len(gathered))
    return many


@compiled
def _is(at: Ints, left: Ints, n: int, state: int, now: Ints) -> bool:
    """Whether the state of this number is that one, with these cards left."""
    if at[n] != state:
        return False
    for word in range(len(now)):  # noqa: SIM110 - as compiled code has it
        if left[n, word] != now[word]:
            return False
    return True


@compiled
def _mixed(now, state):  # type: ignore[no-untyped-def]
    """A place in a table for these, as if drawn at random."""
    z = np.uint64(state)
    for word in now:
        z = (z ^ (z >> np.uint64(30)) ^ np.uint64(word)) * np.uint64(0xBF58476D1CE4E5B9)
    return np.int64((z ^ (z >> np.uint64(29))) >> np.uint64(1))
