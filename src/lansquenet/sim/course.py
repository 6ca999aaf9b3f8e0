"""Hands that all begin alike, one result after another: how they are spread, and how they add up.

Seat 0 banks or deals, every shoe is full, and every seat begins every hand with the same chips.  Punters
keep one stake at risk; what else is to be decided, a policy decides.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from lansquenet.books.book import book
from lansquenet.games import GAMES
from lansquenet.rules.cards import EMPTY, bring_to_end
from lansquenet.rules.game import blank, counts_chips
from lansquenet.rules.policies import POLICIES, weights
from lansquenet.rules.state import CHANCE, OVER, Options
from lansquenet.sim.compiler import Ints, bets_of, callable_here, compiled, numbers, record
from lansquenet.sim.dice import drawn, roll
from lansquenet.sim.simulate import cards_of, seeded_dice

PURSE = 1000  # chips of a seat that does not bank, unless ten stakes are more


@dataclass(frozen=True)
class Course:
    """What is to be played: hands of a game, with so many chips behind the bank and in a stake."""

    name: str
    rules: Options
    seats: int
    bank: int
    stake: int
    policy: str
    seed: int

    @property
    def stacks(self) -> list[int]:
        """What each seat begins a hand with."""
        return [self.bank] + [max(PURSE, 10 * self.stake)] * (self.seats - 1)


@cache
def hand_of(name: str, policy: str) -> Callable[..., None]:
    """To be called by compiled code: play a hand, in place, in which each seat keeps its stake at risk.

    `coup` is a record with its stacks, and blank otherwise; it is left as the hand ends.
    """
    game = GAMES[name]
    start, apply, limits, legal, free, bets = (
        game.start, game.apply, game.limits, game.legal, game.free, bets_of(game)
    )  # fmt: skip
    answer, anything = POLICIES[policy].answer, POLICIES["random"].answer
    weigh = callable_here(weights(game, policy))
    restock = game.restock
    least_of, most_of, choosing = _told_apart(name)

    def hand(rules, coup, carry, shoe, stakes, dice):  # type: ignore[no-untyped-def]
        full = len(shoe)
        turned = 0
        start(rules, coup, carry)
        while coup.actor != OVER:
            if coup.actor == CHANCE:
                action = EMPTY
                if turned == full:
                    turned = bring_to_end(shoe, restock(rules, coup))
                if turned < full:
                    action = drawn(dice, shoe, turned)
                    turned += 1
            elif coup.phase in bets:
                least, most, apart = limits(rules, coup)
                wanted = stakes[coup.actor] - (coup.stacks[coup.actor] - free(rules, coup, coup.actor))
                if coup.phase in least_of:
                    wanted = least
                elif coup.phase in most_of:
                    wanted = most
                if least > most or (wanted <= 0 and 0 <= apart < least):
                    action = apart
                else:
                    action = min(most, max(least, wanted))
            else:
                options = legal(rules, coup)
                if coup.phase in choosing:
                    action = options[anything(options, roll(dice))]
                else:
                    action = options[answer(weigh(rules, coup, options), roll(dice))]
            apply(rules, coup, action)

    called: Callable[..., None] = callable_here(hand)
    return called


@cache
def results_of(name: str, policy: str) -> Callable[..., None]:
    """Compiled: play a hand for each row of `results`, which has a column for each seat."""
    hand = hand_of(name, policy)
    worth, in_chips = GAMES[name].worth, counts_chips(GAMES[name])

    def play(rules, table, carry, shoe, stakes, dice, results):  # type: ignore[no-untyped-def]
        state = table.copy()
        for row in range(len(results)):
            state[0] = table[0]
            coup = state[0]
            hand(rules, coup, carry, shoe, stakes, dice)
            for seat in range(coup.seats):
                results[row, seat] = worth(rules, coup, seat)
                if in_chips:
                    results[row, seat] -= table[0].stacks[seat]

    return compiled(play)


def _told_apart(name: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The phases in which a banker names the least bet, the most or the bank; and those that ask where."""
    told, phases = book(name), GAMES[name].Phase
    named = {phase.name: int(phase) for phase in phases}
    choosing = [
        int(phase) for phase in phases if phase.name in told.steps and told.step(phase).says == "rank"
    ]
    return (
        tuple(named[key] for key in ("LEAST", "OPEN") if key in named) or (-1,),
        tuple(named[key] for key in ("MOST", "CAP", "BANK") if key in named) or (-1,),
        tuple(choosing) or (-1,),
    )


def played(course: Course, part: int, hands: int) -> Ints:
    """The results of so many hands: a row each, a column for each seat; parts have dice of their own."""
    game = GAMES[course.name]
    rules, carry = numbers(course.rules), numbers(game.Carry(0))
    results = np.zeros((hands, course.seats), np.int64)
    results_of(course.name, course.policy)(
        rules, record(blank(game, course.stacks)), carry, cards_of(game, rules),
        np.full(course.seats, course.stake), seeded_dice(course.seed, part), results,
    )  # fmt: skip
    return results
