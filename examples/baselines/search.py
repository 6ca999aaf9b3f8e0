"""A baseline of Lansquenet-7: each choice played on to the end in many worlds that look like what is seen.

    lansquenet benchmark examples/baselines/search.py:policy

It is the bot `search` of the tables, which counts worlds here and not the time, so that it does the same on
every machine.
"""

from random import Random

from lansquenet.bots import search
from lansquenet.contest.entrants import Player, SeatSight
from lansquenet.env import Game

BUDGET = search.Budget(worlds=128)


def policy(game: Game) -> Player | None:
    """Search any game of the book."""
    told = game.told
    if told is None:
        return None

    def choose(sight: SeatSight, dice: Random) -> int:
        said = search.choose(told.name, game.rules, sight.view(), dice.getrandbits(32), budget=BUDGET)
        return sight.nearest(said)

    return choose
