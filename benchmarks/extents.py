"""Play many random hands of every game and print how their extremes compare with what the game declares.

    python benchmarks/extents.py --hands 1000000 toepen loo

For each game, preset and number of seats: the most acts of seats in a hand, the least and the most that a
hand was worth to a seat, each beside its bound.  A bound that is exceeded ends the run with an error; one
that is more than twice what was seen is marked with `*`.
"""

import argparse
import sys
from typing import Any, NamedTuple

import numpy as np

from lansquenet.books.book import book
from lansquenet.env import load_game
from lansquenet.env.vector import Tables
from lansquenet.games import GAMES

TABLES = 512


class Extremes(NamedTuple):
    """What was seen in random hands."""

    acts: int
    least: float
    most: float


def extremes(line: str, hands: int, seed: int = 1) -> Extremes:
    """The extremes of so many hands, or a few more, in which everybody does anything that is legal."""
    env = Tables(line, TABLES, autoreset_mode="SameStep", copy=False)
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    acts, found, played = np.zeros(TABLES, int), Extremes(0, 0.0, 0.0), 0
    while played < hands:
        luck = dice.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]
        seen, _, over, _, infos = env.step(luck.argmax(axis=1))
        acts += 1
        if over.any():
            won = infos["returns"][over]
            found = Extremes(
                max(found.acts, int(acts[over].max())),
                min(found.least, float(won.min())),
                max(found.most, float(won.max())),
            )
            played, acts[over] = played + int(over.sum()), 0
    return found


def lines(names: list[str]) -> list[str]:
    """Every game and preset, with as few seats as may be, four, and as many as may be."""
    found = []
    for name in names:
        seats = GAMES[name].SEATS
        for preset in ["", *book(name).presets]:
            for many in sorted({seats[0], min(4, seats[-1]), seats[-1]}):
                found.append(f"{name}({f'preset={preset},' if preset else ''}seats={many})")
    return found


def compared(line: str, hands: int) -> tuple[str, bool, bool]:
    """A line of print, whether every bound holds, and whether all are within a factor of two."""
    game, seen = load_game(line), extremes(line, hands)
    pairs: list[Any] = [
        (seen.acts, game.max_game_length()),
        (-seen.least, -game.min_utility()),
        (seen.most, game.max_utility()),
    ]
    holds, tight = all(one <= bound for one, bound in pairs), True
    told = []
    for one, bound in pairs:
        loose = bound > 2 * one
        tight = tight and not loose
        told.append(f"{one:6.0f} of {bound:6.0f}{'*' if loose else ' '}")
    return f"{line:48} {'  '.join(told)}{'' if holds else '  EXCEEDED'}", holds, tight


def main() -> None:
    """Print a line for each."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--hands", type=int, default=20_000)
    asked.add_argument("games", nargs="*", default=[*GAMES])
    given = asked.parse_args()
    print(f"{'':48} acts in a hand      lost                won; of {given.hands:,} random hands")
    fine = True
    for line in lines(given.games):
        told, holds, _ = compared(line, given.hands)
        print(told, flush=True)
        fine = fine and holds
    sys.exit(0 if fine else "A bound was exceeded.")


if __name__ == "__main__":
    main()
