"""Compiled code plays as plain Python does: the same states, the same legal acts."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

import driver
from databases import SOAK
from lansquenet.games import GAMES
from lansquenet.rules.game import Game, blank, commits
from lansquenet.rules.policies import least_committing, timid_answer, weights
from lansquenet.rules.state import CHANCE
from lansquenet.sim.compiler import callable_here, compiled, numbers, record
from rooms import LOOKED_AT

pytestmark = pytest.mark.slow

EACH = 4  # games to a process: it takes a second to begin
MIXED = 300 if SOAK else 60  # rules of options changed together
OTHERS = [name for name in GAMES if name not in LOOKED_AT]
GROUPS = [LOOKED_AT, *(tuple(OTHERS[at : at + EACH]) for at in range(0, len(OTHERS), EACH))]


def replayer(game: Game, compiler: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled code that replays a tape: the end, what it leaves, and acts whose legal lists differ."""
    start, legal, apply, leave, free, done = (
        game.start,
        game.legal,
        game.apply,
        game.leave,
        game.free,
        game.done,
    )

    def replay(rules, empty, carry, tape, legals, counts):  # type: ignore[no-untyped-def]
        records = empty.copy()
        state = records[0]
        start(rules, state, carry)
        wrong = 0
        at = 0
        for n in range(len(tape)):
            if state.actor != CHANCE:
                found = legal(rules, state)
                if len(found) != counts[n]:
                    wrong += 1
                else:
                    for i in range(len(found)):
                        wrong += found[i] != legals[at + i]
            at += counts[n]
            apply(rules, state, tape[n])
        left = leave(rules, state)
        frees = [free(rules, state, seat) for seat in range(state.seats)]
        return records, left, wrong, frees, done(rules, left, state.seats)

    return compiler(replay)


def compare(game: Game, replay: Callable[..., Any], sets: list[Any], seed: int) -> int:
    """Play hands under these rules in plain Python, replay them compiled; how many acts."""
    rng, count = Random(seed), 0
    for rules in sets:
        seats = rng.choice(game.SEATS)
        for carry, state, stock in driver.hands(game, rules, seats, rng, 4):
            empty = record(blank(game, state.stacks[:seats]))
            tape, legals, counts = [], [], []
            for action, legal in driver.acts_of_all(game, rules, state, stock, rng):
                tape.append(action)
                legals += legal
                counts.append(len(legal))
            integers = [np.array(values, np.int64) for values in (tape, legals, counts)]
            end, left, wrong, frees, done = replay(numbers(rules), empty, numbers(carry), *integers)
            expected = record(state)
            unlike = [name for name in expected.dtype.names if (end[name] != expected[name]).any()]
            assert not unlike, (rules, unlike, tape)
            assert all(np.array_equal(a, b) for a, b in zip(left, game.leave(rules, state), strict=True))
            assert wrong == 0
            assert frees == [game.free(rules, state, seat) for seat in range(seats)]
            assert done == game.done(rules, left, seats)
            count += len(tape)
    return count


def many_rules(game: Game, more: int) -> list[Any]:
    """Every value of every option, alone and together with others."""
    rng = Random(more)
    return [*driver.rule_sets(game).values(), *[driver.random_rules(game, rng) for _ in range(more)]]


def stand_in_agrees(game: Game, compiler: Callable[..., Any]) -> None:
    """COMM-15: the compiled stand-in for a seat does what the plain one does."""
    rng, count = Random(7), 0
    legal, weigh, least = game.legal, callable_here(weights(game)), timid_answer

    def answer(rules, records):  # type: ignore[no-untyped-def]
        options = legal(rules, records[0])
        return options[least(weigh(rules, records[0], options), 0)]

    stand_in = compiler(answer)
    for rules in many_rules(game, 10):
        for _, state, stock in driver.hands(game, rules, game.SEATS[0], rng, 2):
            for _ in driver.acts(game, rules, state, stock, rng):
                if state.actor >= 0 and state.phase not in game.BETS:
                    assert stand_in(numbers(rules), record(state)) == least_committing(game, rules, state)
                    count += 1
    assert count > 200


def tampered_with_is_caught(game: Game, replay: Callable[..., Any]) -> None:
    """The control: the same tape from other stacks, and legal lists that have been tampered with."""
    rules, rng = game.Rules(), Random(5)
    state = driver.begin(game, rules, [20, 20, 20], game.Carry(0))
    stock = driver.shuffled(game, rules, rng)
    dealt = []
    while state.actor == CHANCE:
        dealt.append(stock.pop())
        game.apply(rules, state, dealt[-1])
    first = game.legal(rules, state)
    tape = [*dealt, *driver.acts(game, rules, state, stock, rng)]
    counts = np.zeros(len(tape), np.int64)
    counts[len(dealt)] = len(first)
    empty = record(blank(game, [20, 20, 20]))
    tampered = np.array([*first[:-1], 99], np.int64)
    _, _, wrong, _, _ = replay(
        numbers(rules), empty, numbers(game.Carry(0)), np.array(tape), tampered, counts
    )
    assert wrong > 0
    other = record(blank(game, [30, 20, 20]))
    end, *_ = replay(numbers(rules), other, numbers(game.Carry(0)), np.array(tape), tampered, counts)
    assert (end != record(state)).any()


def within_bounds(name: str) -> None:
    """Replay a game in code that checks every index; to be run with NUMBA_BOUNDSCHECK set."""
    game = GAMES[name]

    @numba.njit
    def beyond(state):  # type: ignore[no-untyped-def]
        return state[0].stacks[99]

    with pytest.raises(IndexError):
        beyond(record(blank(game, [1, 1])))
    compiler = partial(compiled, kept=False)
    replay = replayer(game, compiler)
    assert compare(game, replay, many_rules(game, MIXED), 1) > 10 * MIXED
    tampered_with_is_caught(game, replay)
    if game.commits is not commits:
        stand_in_agrees(game, compiler)


@pytest.mark.parametrize(
    "names",
    [pytest.param(names, marks=[pytest.mark.long] * (names != LOOKED_AT)) for names in GROUPS],
    ids="-".join,
)
def test_compiled_code_plays_the_same_game_and_never_looks_beyond_its_lists(names: tuple[str, ...]) -> None:
    """COMM-15, where a stand-in weighs answers: with what has been compiled for the replay.

    In one: what takes long is the compiling, which need not make it fast here.
    """
    here = Path(__file__).parent
    program = f"import test_compiled; [test_compiled.within_bounds(name) for name in {names!r}]"
    paths = os.pathsep.join(sys.path)
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0", "PYTHONPATH": paths}
    subprocess.run([sys.executable, "-c", program], cwd=here, env=checked, check=True, timeout=600)
