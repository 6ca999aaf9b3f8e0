"""A baseline of small games: how far two methods of counterfactual regret can be exploited, by rounds.

    python examples/baselines/cfr.py

Small forms of games of Lansquenet-7, for two seats, are played against themselves; how far the policies can
be exploited is reckoned exactly, and written to docs/lansquenet-7/curves/cfr.csv.  `lansquenet solve` has the
same in a line, and certificates.
"""

import csv
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from lansquenet import solve

CURVE = Path(__file__).parents[2] / "docs" / "lansquenet-7" / "curves" / "cfr.csv"
HEAD = ("game", "method", "rounds", "exploitability")
ROUNDS = (10, 30, 100, 300)
METHODS = ("plus", "discounted", "linear")
TOEPEN = "exchange=off,warnings=off,knock_mode=own_turn,target=3,carry_scores=1/1"
GAMES = {
    "toepen": f"toepen(seats=2,first=0,{TOEPEN},cards=TsThTdTc9s9h9d9c)",
    "loo": "loo(stacks=10/10/0,first=0,allow_debt=no,cards=AsKsQsAhKhQhAdKdQdAc)",
    "femkort": "femkort(seats=2,first=0,cards=AsKsQsAhKhQhAdKdQdAcKcQc)",
}


def main() -> None:
    """Solve each, by each method, for more and more rounds."""
    rows = []
    with TemporaryDirectory() as folder:
        for (name, line), method, rounds in product(GAMES.items(), METHODS, ROUNDS):
            found = solve(line, rounds, method=method, keep=Path(folder) / f"{name}-{method}")
            rows.append((name, method, rounds, found.exploitability))
            print("{}, {}: {:,} rounds, {:.6f}".format(*rows[-1]), file=sys.stderr)
    CURVE.parent.mkdir(parents=True, exist_ok=True)
    with CURVE.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([HEAD, *rows])


if __name__ == "__main__":
    main()
