"""A baseline of Lansquenet-7: tables that came of playing against oneself (external sampling).

    python examples/baselines/table.py         # learns all seven anew, and writes down how it went
    lansquenet benchmark learnt                # plays by the tables of the book, which are the same

What a table gained on `steady` as it grew is written to docs/lansquenet-7/curves/table.csv.  A table that is
no longer that of the book is told of.
"""

import csv
import sys
from pathlib import Path
from random import Random
from typing import TypeAlias

from lansquenet.bots import learnt
from lansquenet.bots.learning.learn import tables
from lansquenet.contest.definition import FrozenGame, definition
from lansquenet.contest.duplicates import duel
from lansquenet.contest.entrants import Player, SeatSight, maker
from lansquenet.games import file_of
from lansquenet.rules.game import hides

CURVE = Path(__file__).parents[2] / "docs" / "lansquenet-7" / "curves" / "table.csv"
HEAD = ("game", "practised", "gain", "half")
MARKS = 6  # about how often it is asked what has been learnt
TRIALS = 200  # deals by which that is told; those of the benchmark are others
DECK = 11  # seed of those deals
Row: TypeAlias = tuple[str, int, float, float]


def player(event: FrozenGame, table: learnt.PolicyTable) -> Player:
    """Who plays by a table."""
    rules = event.game.rules

    def choose(sight: SeatSight, dice: Random) -> int:
        said = learnt.choose(event.name, rules, sight.view(), dice.getrandbits(32), table)
        return sight.nearest(said)

    return choose


def learn(event: FrozenGame) -> list[Row]:
    """Learn a game as its table was learnt; what it gained on `steady` on the way, with half its interval."""
    steady, book = maker("steady")(event.game), learnt.policy(event.name)
    assert steady
    seed, deals = book.head["seed"], book.head["deals"]
    rows: list[Row] = []
    for done, data in tables(event.name, seed, deals, deals // MARKS):
        gain = duel(event, player(event, learnt.unpacked(learnt.decompress(data))), steady, TRIALS, DECK)
        practised = done * len(book.head["seats"])
        rows.append((event.name, practised, gain.mean, gain.interval[1] - gain.mean))
        print("{}: {:,} deals, {:+.3f} ± {:.3f} on steady".format(*rows[-1]), file=sys.stderr)
    if data != file_of(event.name, learnt.FILE).read_bytes():
        print(f"{event.name}: this is not the table of the book.", file=sys.stderr)
    return rows


def main() -> None:
    """Learn every game of tricks, and write down how that went."""
    rows = [row for event in definition().events if hides(event.game.module) for row in learn(event)]
    CURVE.parent.mkdir(parents=True, exist_ok=True)
    with CURVE.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([HEAD, *rows])


if __name__ == "__main__":
    main()
