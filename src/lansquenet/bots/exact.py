"""Exact: what every choice of a punter or banker is worth, by walking the rules; and stakes by Kelly's rule.

An answer is the one worth most in the mean.  An amount is the one by which the logarithm of the chips at
the end grows most in the mean (Kelly, 1956): nothing, or the least there is, on a bet without an edge, and
never so much that all may be lost.  What is walked is told in `answers`; a decision of which no answer can
be walked is searched.
"""

from collections.abc import Sequence
from math import inf

from lansquenet.bots.answers import answers
from lansquenet.bots.estimate import Estimate
from lansquenet.games import GAMES
from lansquenet.odds.tree import TooLong
from lansquenet.rules.state import Options, State


def choose(name: str, rules: Options, view: State, dice: int, stock: Sequence[int] | None = None) -> int:
    """What is worth most, or of amounts what Kelly's rule says; the first of those that are as good."""
    game = GAMES[name]
    try:
        found = answers(game, rules, view, stock)
    except (TooLong, ValueError):
        from lansquenet.bots import search  # it brings a compiler with it

        return search.choose(name, rules, view, dice, stock)
    if view.phase in game.BETS and max(answer.growth for answer in found) > -inf:
        return max(found, key=lambda answer: answer.growth).action
    return max(found, key=lambda answer: answer.mean).action


def values(
    name: str, rules: Options, view: State, dice: int, stock: Sequence[int] | None = None
) -> list[Estimate]:
    """What each answer gains in the mean, without error unless it had to be searched."""
    try:
        found = answers(GAMES[name], rules, view, stock)
    except (TooLong, ValueError):
        from lansquenet.bots import search

        return search.values(name, rules, view, dice, stock)
    had = view.stacks[view.actor]
    return [Estimate(answer.action, float(answer.mean - had)) for answer in found]
