"""Play a game many times over in compiled code, and say what each seat won.

Hands are played in chunks, each with dice of its own that follow from the seed, so that the answer
depends neither on the number of workers nor on the machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import sqrt
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY, bring_to_end
from lansquenet.rules.game import Game, blank
from lansquenet.rules.policies import POLICIES, weights
from lansquenet.rules.state import CHANCE, OVER, Options
from lansquenet.sim.cluster import results
from lansquenet.sim.compiler import Ints, act_over, bets_of, callable_here, compiled, numbers, record
from lansquenet.sim.dice import drawn, roll

CHUNK = 65_536  # hands


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: hands of a game that all begin alike."""

    name: str
    rules: Options
    seats: int
    stack: int
    hands: int
    policy: str
    seed: int

    def chunks(self) -> list[tuple["Plan", int, int]]:
        """The parts it is played in: number of the part, and its hands."""
        sizes = [CHUNK] * (self.hands // CHUNK) + [self.hands % CHUNK] * (self.hands % CHUNK > 0)
        return [(self, number, size) for number, size in enumerate(sizes)]


@dataclass(frozen=True)
class Outcome:
    """What came of it: chips won a hand by each seat, and how long it took."""

    hands: int
    acts: int
    seconds: float  # in compiled code, over all workers
    means: list[float]
    errors: list[float]  # standard errors of the means


def seeded_dice(seed: int, number: int) -> npt.NDArray[np.uint64]:
    """The dice of one part of a simulation."""
    digest = sha256(f"{seed}/{number}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "little")], np.uint64)


@cache
def player(name: str, policy: str) -> Callable[..., int]:
    """What `player_of` says, compiled."""
    return compiled(player_of(name, policy))


def player_of(name: str, policy: str) -> Callable[..., int]:
    """To be compiled: play so many hands, add up what each seat has won, and its squares; the acts done."""
    game = GAMES[name]
    start, apply, limits, legal, bets = game.start, game.apply, game.limits, game.legal, bets_of(game)
    chips, answer = POLICIES[policy]
    weigh = callable_here(weights(game, policy))
    restock = game.restock

    def play(rules, table, carry, shoe, hands, dice, sums, squares):  # type: ignore[no-untyped-def]
        acts = 0
        full = len(shoe)
        state = table.copy()
        for _ in range(hands):
            state[0] = table[0]
            coup = state[0]
            turned = 0
            start(rules, coup, carry)
            while coup.actor != OVER:
                act_over()
                if coup.actor == CHANCE:
                    action = EMPTY
                    if turned == full:
                        turned = bring_to_end(shoe, restock(rules, coup))
                    if turned < full:
                        action = drawn(dice, shoe, turned)
                        turned += 1
                elif coup.phase in bets:
                    least, most, apart = limits(rules, coup)
                    action = chips(least, most, apart, roll(dice))
                else:
                    options = legal(rules, coup)
                    action = options[answer(weigh(rules, coup, options), roll(dice))]
                apply(rules, coup, action)
                acts += 1
            for seat in range(coup.seats):
                won = coup.stacks[seat] - table[0].stacks[seat]
                sums[seat] += won
                squares[seat] += won * won
        return acts

    return play


def play_chunk(part: tuple[Plan, int, int]) -> tuple[int, float, list[int], list[int]]:
    """Play one part of a plan: acts, seconds, and for each seat the sum and the squares of its winnings."""
    plan = part[0]
    given = handed_to_player(*part)
    begun = perf_counter()
    acts = player(plan.name, plan.policy)(*given)
    seconds, (sums, squares) = perf_counter() - begun, given[-2:]
    return acts, seconds, sums.tolist(), squares.tolist()


def handed_to_player(plan: Plan, number: int, hands: int) -> tuple[Any, ...]:
    """What the player of a plan is given for a part of it; it changes the shoe, the dice and what is won."""
    game = GAMES[plan.name]
    rules, carry = numbers(plan.rules), numbers(game.Carry(0))
    table, won = record(blank(game, [plan.stack] * plan.seats)), np.zeros((2, plan.seats), np.int64)
    return rules, table, carry, cards_of(game, rules), hands, seeded_dice(plan.seed, number), won[0], won[1]


def cards_of(game: Game, rules: Options) -> Ints:
    """The full shoe of a game as an array."""
    return np.array(cards.in_order(game.shoe(rules)), np.int64)


def warm(plan: Plan) -> None:
    """Compile what this plan needs, or load it."""
    play_chunk((plan, 0, 1))


def simulate(
    plan: Plan, workers: int = 1, told: Callable[[int], None] = lambda hands: None, cluster: str = ""
) -> Outcome:
    """Play all hands of a plan, here or on a cluster; `told` hears of the hands done as they are done."""
    acts, seconds = 0, 0.0
    sums, squares = [0] * plan.seats, [0] * plan.seats
    parts = plan.chunks()
    for (_, _, size), result in zip(parts, results(play_chunk, parts, workers, cluster), strict=True):
        acts, seconds = acts + result[0], seconds + result[1]
        sums = [a + b for a, b in zip(sums, result[2], strict=True)]
        squares = [a + b for a, b in zip(squares, result[3], strict=True)]
        told(size)
    pairs = [mean_and_error(plan.hands, a, b) for a, b in zip(sums, squares, strict=True)]
    return Outcome(plan.hands, acts, seconds, [mean for mean, _ in pairs], [error for _, error in pairs])


def mean_and_error(count: int, total: int, squares: int) -> tuple[float, float]:
    """The mean of so many numbers from their sum and that of their squares, and its standard error."""
    mean = total / count
    return mean, sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
