"""Ways to decide that any game can be played by, knowing nothing but what is legal.

A policy says how many chips, or which of the legal answers, by how much each of them commits.  What
it leaves to chance it reads off `dice`, a number of 32 bits.
Written in the dialect that `sim.compiler` compiles.
"""

from collections.abc import Callable
from typing import NamedTuple

from lansquenet.rules.game import Game, commits as as_asked
from lansquenet.rules.state import NONE, Options, State


def timid_chips(least: int, most: int, apart: int, dice: int) -> int:
    """The least there is, and every other time nothing, where nothing is allowed."""
    if least > most or (apart == 0 and dice & 1):
        return apart
    return min(1, most) if least == 0 and dice & 1 == 0 else least


def timid_answer(commits: list[int], dice: int) -> int:
    """The first of those that commit least."""
    least = 0
    for n in range(1, len(commits)):
        if commits[n] < commits[least]:
            least = n
    return least


def bold_chips(least: int, most: int, apart: int, dice: int) -> int:
    """Banco one time in four; else from an eighth to a half of what is allowed."""
    if least > most or (apart > most and dice & 3 == 0):
        return apart
    return max(least, most // 8 + ((dice * (most // 2 - most // 8 + 1)) >> 32))


def bold_answer(commits: list[int], dice: int) -> int:
    """The last of those that commit most."""
    most = 0
    for n in range(1, len(commits)):
        if commits[n] >= commits[most]:
            most = n
    return most


def random_chips(least: int, most: int, apart: int, dice: int) -> int:
    """Any legal amount, all equally likely."""
    spread = max(0, most - least + 1)
    alone = 1 if apart != NONE and (apart < least or apart > most) else 0
    n = (dice * (spread + alone)) >> 32
    return apart if n == spread else least + n


def random_answer(commits: list[int], dice: int) -> int:
    """Any answer, all equally likely."""
    return (dice * len(commits)) >> 32


class Policy(NamedTuple):
    """How a seat decides: an amount of chips, and the index of one of the answers that commit so much."""

    chips: Callable[[int, int, int, int], int]
    answer: Callable[[list[int], int], int]


POLICIES = {
    "timid": Policy(timid_chips, timid_answer),
    "bold": Policy(bold_chips, bold_answer),
    "random": Policy(random_chips, random_answer),
}


def least_committing(game: Game, rules: Options, state: State) -> int:
    """The legal act that commits a seat to least: no more chips than must be, or the least of the answers."""
    if state.phase in game.BETS:
        least, most, apart = game.limits(rules, state)
        return apart if apart >= 0 and (apart < least or least > most) else least
    legal = game.legal(rules, state)
    return legal[timid_answer(weights(game)(rules, state, legal), 0)]


def decide(policy: Policy, game: Game, rules: Options, view: State, dice: int) -> int:
    """What this policy does with this view."""
    if view.phase in game.BETS:
        return policy.chips(*game.limits(rules, view), dice)
    legal = game.legal(rules, view)
    return legal[policy.answer(weights(game)(rules, view, legal), dice)]


def weights(game: Game, policy: str = "") -> Callable[[Options, State, list[int]], list[int]]:
    """How much each of the legal answers commits: what the game says of it, or the number that it is.

    What comes back can be compiled.  A policy that goes by chance is not kept waiting for it.
    """
    if game.commits is as_asked or policy == "random":
        return as_numbered
    commits = game.commits

    def weighed(rules, state, options):  # type: ignore[no-untyped-def]
        return [commits(rules, state, option) for option in options]

    return weighed


def as_numbered(rules: Options, state: State, options: list[int]) -> list[int]:
    """Games number their answers from the most cautious to the boldest, unless they say more."""
    return options
