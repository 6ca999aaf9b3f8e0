"""Hands by the million on a graphics card: the same rules, the same dice, the same numbers.

A plan is played in as many parts as there are threads, each with dice of its own, as `simulate` plays its
chunks.  So every part can be played over by the processor, and comes to the very same.
"""

from collections.abc import Callable
from ctypes import c_int64
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from os import getpid
from time import perf_counter

import numpy as np

from lansquenet.errors import LansquenetError
from lansquenet.sim.compiler import FOLDER, Ints, intermediate
from lansquenet.sim.device.cuda import Device
from lansquenet.sim.device.targets import BLOCK, CARD, Target
from lansquenet.sim.device.translation import ALONE, ENTRY, Shape, program, ptx
from lansquenet.sim.simulate import (
    Outcome,
    Plan,
    handed_to_player,
    mean_and_error,
    player_of,
    seeded_dice,
)

THREADS = 65_536
REGISTERS = 0  # that a thread has at most; 0: as many as there are
AT_ONCE = 128  # hands of a thread, before the processor hears of it
MEMORY = 8192  # bytes of a thread for lists; doubled if an act needs more
MOST_MEMORY = 131_072
TOO_SMALL = -1


@dataclass(frozen=True)
class Tallies:
    """What every thread has come to."""

    acts: Ints
    sums: Ints  # a row for each thread, a column for each seat
    squares: Ints
    codes: Ints  # 0: all went well
    seconds: float  # on the card


def parts(plan: Plan, threads: int = THREADS) -> list[tuple[Plan, int, int]]:
    """What the threads play, as `play_chunk` takes it: number of the part, and its hands."""
    each, over = divmod(plan.hands, threads)
    return [(plan, number, each + (number < over)) for number in range(threads)]


def shape_of(plan: Plan, memory: int = MEMORY) -> Shape:
    """How much there is of what is handed to the player of this plan."""
    rules, table, carry, shoe, *_ = handed_to_player(plan, 0, 1)
    rows = [tuple(len(field) if np.ndim(field) else ALONE for field in given) for given in (rules, carry)]
    return Shape(rows[0], rows[1], table.itemsize, len(shoe), plan.seats, memory)


@cache
def player_in_text(plan: Plan) -> tuple[str, str]:
    """LLVM's text of the compiled player of a plan, and its name in there."""
    return intermediate(player_of(plan.name, plan.policy), handed_to_player(plan, 0, 1))


def text_of(plan: Plan, shape: Shape, target: Target = CARD) -> str:
    """LLVM's text of a program that plays this plan."""
    text, player = player_in_text(replace(plan, hands=0, seed=0))
    return program(text, player, shape, target)


def kept_ptx(plan: Plan, shape: Shape) -> str:
    """The card's program of a plan, kept between runs beside compiled code."""
    digest = sha256(repr((plan.name, plan.policy, shape)).encode()).hexdigest()
    file = FOLDER / f"{plan.name}-{digest[:16]}.ptx"
    if not file.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{getpid()}")  # another process may read the file at any moment
        fresh.write_text(ptx(text_of(plan, shape)))
        fresh.replace(file)
    return file.read_text()


def warm(plan: Plan) -> None:
    """Make the card's program of this plan, or find it."""
    kept_ptx(plan, shape_of(plan))


def simulate(
    plan: Plan,
    threads: int = THREADS,
    told: Callable[[int], None] = lambda hands: None,
    card: Device | None = None,
) -> Outcome:
    """Play all hands of a plan on a graphics card; `told` hears of the hands done as they are done.

    Raises:
        LansquenetError: there is no card here, or it cannot play this.
    """
    found = played(plan, threads, told, card or Device())
    sums, squares = ([sum(column) for column in won.T.tolist()] for won in (found.sums, found.squares))
    pairs = [mean_and_error(plan.hands, a, b) for a, b in zip(sums, squares, strict=True)]
    means, errors = [mean for mean, _ in pairs], [error for _, error in pairs]
    return Outcome(plan.hands, int(found.acts.sum()), found.seconds, means, errors)


def played(plan: Plan, threads: int, told: Callable[[int], None], card: Device) -> Tallies:
    """What every thread comes to, with as much memory as it takes.

    Raises:
        LansquenetError: a hand takes more than a thread can have, or goes wrong.
    """
    memory = MEMORY
    while True:
        shape = shape_of(plan, memory)
        found = on_card(plan, shape, threads, told, card)
        if not (found.codes == TOO_SMALL).any():
            break
        memory *= 2
        if memory > MOST_MEMORY:
            raise LansquenetError(f"A hand of {plan.name} needs more memory than a thread has on a device.")
    if found.codes.any():
        raise LansquenetError(f"A hand of {plan.name} went wrong on the device.")
    return found


def on_card(plan: Plan, shape: Shape, threads: int, told: Callable[[int], None], card: Device) -> Tallies:
    """What every thread comes to with so much memory."""
    rules, table, carry, shoe, *_ = handed_to_player(plan, 0, 1)
    given = np.concatenate([np.ravel(field) for field in (*rules, *carry)]).astype(np.int64)
    wanted = np.array([size for _, _, size in parts(plan, threads)], np.int64)
    dices = np.concatenate([seeded_dice(plan.seed, number) for number in range(threads)])
    sums, squares = np.zeros((2, threads, plan.seats), np.int64)
    acts, codes = np.zeros((2, threads), np.int64)
    function = card.load(kept_ptx(plan, shape), ENTRY, REGISTERS)
    arrays = (table, given, wanted, np.tile(shoe, (threads, 1)), dices, sums, squares, acts, codes)
    with card.holding(*arrays) as places:
        begun = perf_counter()
        for past in range(0, int(wanted.max()), AT_ONCE):
            ends = c_int64(threads), c_int64(past), c_int64(AT_ONCE)
            card.run(function, -(-threads // BLOCK), BLOCK, *places, *ends)
            told(int(np.clip(wanted - past, 0, AT_ONCE).sum()))
        seconds = perf_counter() - begun
    return Tallies(acts, sums, squares, codes, seconds)
