"""A baseline of Lansquenet-7: one network a game, which learnt by playing against itself (PPO).

    python examples/baselines/ppo.py                       # learns all ten games, two at once
    lansquenet benchmark examples/baselines/ppo.py:policy  # plays by what was learnt

What was learnt is kept in build/baselines, game by game, so that who is stopped goes on; what it gained on
`steady` while it learnt, in docs/lansquenet-7/curves/ppo.csv.  On one machine the same seed learns the same.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for each game: numpy reads it as it is imported

import csv
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from lansquenet.contest.definition import FrozenGame, definition
from lansquenet.contest.duplicates import duel
from lansquenet.contest.entrants import Player, maker
from lansquenet.contest.lens import Lens
from lansquenet.contest.network import Network
from lansquenet.contest.practice import ITSELF, NetPlayer, Practice, Regime
from lansquenet.env import Game, load_game

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "baselines"
CURVE = ROOT / "docs" / "lansquenet-7" / "curves" / "ppo.csv"
HEAD = ("game", "practised", "gain", "half")
SEED = 7
REGIME = Regime(lessons=200)
MARKS = 10  # how often it is asked what has been learnt
TRIALS = 100  # deals by which that is told; those of the benchmark are others
DECK = 11  # seed of those deals


def learnt(event: FrozenGame) -> list[tuple[str, int, float, float]]:
    """Learn a game and keep the network; what it gained on `steady` on the way, with half its interval."""
    steady = maker("steady")(event.game)
    assert steady
    practice = Practice(load_game(event.line, {"returns": "centred"}), ITSELF, SEED, REGIME)
    rows = []
    for lesson, _ in enumerate(practice.run(), 1):
        if lesson % (REGIME.lessons // MARKS) == 0:
            gain = duel(event, practice.player(surest=False), steady, TRIALS, DECK)
            rows.append((event.name, practice.hands, gain.mean, gain.interval[1] - gain.mean))
            print("{}: {:,} hands, {:+.3f} ± {:.3f} on steady".format(*rows[-1]), file=sys.stderr)
    keep(event.name, practice.net, rows)
    return rows


def keep(name: str, net: Network, rows: list[tuple[str, int, float, float]]) -> None:
    """Write down a network, and how it came to be."""
    KEPT.mkdir(parents=True, exist_ok=True)
    np.savez(KEPT / f"{name}.npz", *net.weights)
    with (KEPT / f"{name}.csv").open("w", newline="") as file:
        csv.writer(file).writerows(rows)


def policy(game: Game) -> Player | None:
    """Play by what was learnt of this game; nothing, where nothing was."""
    file = KEPT / f"{game.told.name if game.told else game.name}.npz"
    if not file.exists():
        return None
    with np.load(file) as kept:
        weights = [kept[name] for name in kept.files]
    lens = Lens(game)
    net = Network(lens.size, game.num_distinct_actions(), len(weights[1]), SEED)
    net.weights = weights
    return NetPlayer(lens, net, surest=False)


def main() -> None:
    """Learn every game that has not been learnt, two at once; then write all curves down."""
    events = definition().events
    left = [event for event in events if not (KEPT / f"{event.name}.npz").exists()]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for _ in pool.map(learnt, left):
            pass
    CURVE.parent.mkdir(parents=True, exist_ok=True)
    with CURVE.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerow(HEAD)
        for event in events:
            file.write((KEPT / f"{event.name}.csv").read_text().replace("\r\n", "\n"))


if __name__ == "__main__":
    main()
