"""Policies learnt by external sampling on the compiled rules, for any number of seats.

A hand is dealt by dice; the seat that learns tries whatever it may do, all others do one thing by their
policies of the moment (Lanctot and others, 2009).  What is known is the number that a game's `known` makes
of a view; where that is UNKNOWN nothing is to be learnt, and rules of thumb answer.  What a hand is worth to
a seat counts less the mean of all, for what stays in a pool is as much the one's as the other's.  With two
seats the mean policies come to an equilibrium of the game so far as `known` tells positions apart; with more,
nothing is proved.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.games import LearntBy
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, OVER, Options, State
from lansquenet.sim.compiler import Code, Ints, Reals, callable_here, compilable, compiled
from lansquenet.sim.dice import below, mixed, roll, shuffle

DEEP = 64  # choices of one seat in a hand
WIDTH = 4  # acts at once, where nothing else is said
MOST = 8  # acts at once, in any game
UNKNOWN = -1  # the key of a place that is free; of what is known, that rules of thumb are to answer
WHOLE = 4294967296.0
FRAME = np.dtype(
    [
        *((name, np.int64) for name in ("base", "many", "cursor", "turned")),
        *((name, np.int64, (MOST,)) for name in ("says", "slot")),
        *((name, np.float64, (MOST,)) for name in ("chance", "found")),
    ]
)


class SampledSums(NamedTuple):
    """A table of what has been learnt: keys, and for each act its regret and the sum of its chances."""

    keys: Ints
    sums: npt.NDArray[np.float32]
    used: Ints  # one number: how many places are

    @classmethod
    def room_for(cls, bits: int, width: int = WIDTH) -> "SampledSums":
        """Room for two thirds of so many bits' worth of keys, with so many acts each."""
        return cls(
            np.full(1 << bits, UNKNOWN), np.zeros((1 << bits, width, 2), np.float32), np.zeros(1, np.int64)
        )

    def means(self, least: float) -> tuple[Ints, Reals]:
        """The keys whose chances sum to this at least, in order, and those chances."""
        weights = self.sums[:, :, 1].astype(float)
        kept = (self.keys != UNKNOWN) & (weights.sum(1) >= least)
        keys, weights = self.keys[kept], weights[kept]
        order = np.argsort(keys)
        return keys[order], weights[order] / weights[order].sum(1, keepdims=True)


def find(keys: Ints, used: Ints, key: int, add: bool) -> int:
    """The place of a key in the table; UNKNOWN, if it is not there and there is no room for it."""
    mask = np.uint64(len(keys) - 1)
    place = mixed(np.uint64(key)) & mask
    while keys[place] != key and keys[place] != UNKNOWN:
        place = (place + np.uint64(1)) & mask
    if keys[place] == key:
        return int(place)
    if not add or 3 * used[0] > 2 * len(keys):
        return UNKNOWN
    keys[place] = key
    used[0] += 1
    return int(place)


@callable_here
def nothing(rules: Options, view: State, dice: int) -> int:
    """What is done by thumb in a game all of which is to be learnt: it is never asked."""
    return 0


@cache
def learning(game: Game, room: LearntBy, thumb: Callable[..., int] = nothing, strays: float = 0.0) -> Code:
    """Compiled: so many deals in which every seat learns in turn; by thumb what is not to be learnt.

    The others stray from their policies in this part of all cases, and do anything.

    Called with the rules, a table, carries of which one is drawn for each deal, the pack, dice, the sums, the
    seats, the deals, and how many were learnt before.
    """
    compilable(room)
    start, apply, share = game.start, game.apply, _sharing(game)
    advance, close = _advancing(game, room, thumb, strays), _closing()

    def visit(rules, states, seen, frames, me, order, turned, dice, table, weight):  # type: ignore[no-untyped-def]
        d, frames[0].turned = 0, turned
        while True:
            if not advance(rules, states, seen, frames, d, me, order, dice, table, weight):
                value = share(rules, states[d], me)
                d -= 1
                while d >= 0:
                    frame = frames[d]
                    frame.found[frame.cursor] = value
                    frame.cursor += 1
                    if frame.cursor < frame.many:
                        break
                    value = close(frame, table)
                    d -= 1
                if d < 0:
                    return value
            states[d + 1] = states[d]
            apply(rules, states[d + 1], frames[d].says[frames[d].cursor])
            frames[d + 1].turned = frames[d].turned
            d += 1

    visiting = callable_here(visit)

    def learn(rules, blank, carries, order, dice, table, seats, deals, before):  # type: ignore[no-untyped-def]
        states, seen, frames = np.repeat(blank, DEEP), blank.copy(), np.zeros(DEEP, FRAME)
        for n in range(deals):
            for me in range(seats):
                shuffle(dice, order)
                states[0] = blank[0]
                start(rules, states[0], carries[below(dice, len(carries))])
                visiting(rules, states, seen, frames, me, order, 0, dice, table, before + n + 1.0)

    return compiled(learn)


def _sharing(game: Game) -> Callable[..., float]:
    """Compiled: what a hand was worth to a seat above the mean of all."""
    worth = game.worth

    def share(rules, state, me):  # type: ignore[no-untyped-def]
        total = 0.0
        for seat in range(state.seats):
            total += worth(rules, state, seat)
        return worth(rules, state, me) - total / state.seats

    return callable_here(share)


@cache
def _matching(game: Game, room: LearntBy, thumb: Callable[..., int]) -> Callable[..., None]:
    """Compiled: what the seat to act may do, and with which chances by its regrets."""
    hide, legal, known, slot_of = game.hide, game.legal, room.known, room.slot_of
    finding = callable_here(find)

    def match(rules, states, d, seen, frame, dice, table, add):  # type: ignore[no-untyped-def]
        seen[0] = states[d]
        hide(rules, seen[0], states[d].actor)
        options, plus, key = legal(rules, states[d]), 0.0, UNKNOWN
        frame.many, frame.cursor = len(options), 0
        frame.base = UNKNOWN
        if frame.many > 1:
            key = known(rules, seen[0])
            if key == UNKNOWN:
                frame.many, frame.says[0], frame.chance[0] = 1, thumb(rules, seen[0], roll(dice)), 1.0
                return
            frame.base = finding(table.keys, table.used, key, add)
        for n in range(frame.many):
            frame.says[n], frame.slot[n] = options[n], slot_of(rules, seen[0], options[n])
            frame.chance[n] = max(0.0, table.sums[frame.base, frame.slot[n], 0]) if frame.base >= 0 else 0.0
            plus += frame.chance[n]
        for n in range(frame.many):
            frame.chance[n] = frame.chance[n] / plus if plus > 0.0 else 1.0 / frame.many

    return callable_here(match)


def _advancing(game: Game, room: LearntBy, thumb: Callable[..., int], strays: float) -> Callable[..., bool]:
    """Compiled: play on to the next choice of the seat that learns; whether there is one."""
    apply, restock, match = game.apply, game.restock, _matching(game, room, thumb)

    def card(rules, state, frame, order, dice):  # type: ignore[no-untyped-def]
        frame.turned += 1
        if frame.turned <= len(order):
            return order[frame.turned - 1]
        again = restock(rules, state)
        return again[below(dice, len(again))] if len(again) > 0 else EMPTY

    def picked(frame, table, dice, weight):  # type: ignore[no-untyped-def]
        pick, x = frame.many - 1, roll(dice) / WHOLE
        for n in range(frame.many):
            if frame.base >= 0:
                table.sums[frame.base, frame.slot[n], 1] += frame.chance[n] * weight
            x -= frame.chance[n]
            if x < 0.0 and pick == frame.many - 1:
                pick = n
        if strays > 0.0 and frame.many > 1 and roll(dice) < strays * WHOLE:
            return frame.says[below(dice, frame.many)]
        return frame.says[pick]

    next_card, pick = callable_here(card), callable_here(picked)

    def advance(rules, states, seen, frames, d, me, order, dice, table, weight):  # type: ignore[no-untyped-def]
        state, frame = states[d], frames[d]
        while state.actor != OVER:
            if state.actor == CHANCE:
                apply(rules, state, next_card(rules, state, frame, order, dice))
                continue
            match(rules, states, d, seen, frame, dice, table, True)
            if state.actor == me and frame.many > 1:
                return True
            apply(rules, state, pick(frame, table, dice, weight))
        return False

    return callable_here(advance)


def _closing() -> Callable[..., float]:
    """Compiled: all has been tried: regret what would have been better; what the place is worth."""

    def close(frame, table):  # type: ignore[no-untyped-def]
        value = 0.0
        for n in range(frame.many):
            value += frame.chance[n] * frame.found[n]
        if frame.base >= 0:
            for n in range(frame.many):
                table.sums[frame.base, frame.slot[n], 0] += frame.found[n] - value
        return value

    return callable_here(close)
