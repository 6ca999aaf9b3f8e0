"""Solve what `docs/solved.md` tells of, and print its table; with names, those rows alone.

The seconds are of the processor, with what is compiled kept from before.
"""

import sys

import kuhn
import leduc

from lansquenet.env.game import Game, game_of, load_game
from lansquenet.front.solving.work import Solving

SMALL = "exchange=off,warnings=off,knock_mode=own_turn,target=3,carry_scores=1/1"


def pack(ranks: str, suits: str = "shdc") -> str:
    return "".join(rank + suit for rank in ranks for suit in suits)


def toepen(ranks: str, suits: str = "shdc") -> Game:
    """One deal, with one knock: both are one penalty short of the last but one that ends a match of three."""
    return load_game(f"toepen(seats=2,first=0,{SMALL},cards={pack(ranks, suits)})")


ROWS = {  # how a game is made, and the rounds
    "kuhn": (lambda: game_of(kuhn, stacks=[100, 100]), 2000),
    "leduc": (lambda: game_of(leduc, stacks=[100, 100]), 2000),
    "toepen-2x4": (lambda: toepen("T9"), 1000),
    "toepen-3x3": (lambda: toepen("T98", "shd"), 1000),
    "toepen-3x4": (lambda: toepen("T98"), 200),
    "femkort-12": (lambda: load_game(f"femkort(seats=2,first=0,cards={pack('AKQ')})"), 200),
    "toepen-4x4": (lambda: toepen("T987"), 50),
}


def main() -> None:
    asked = sys.argv[1:] or [*ROWS]
    print("| game | deals | nodes | information sets | rounds | value to seat A | exploitability | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for name in asked:
        make, rounds = ROWS[name]
        work = Solving(make())
        work.write(work.extent())
        work.play(rounds)
        found = work.solution()
        size = f"{found.deals:,} | {found.nodes:,} | {found.sets:,} | {found.rounds:,}"
        value = f"{found.low:+.6f} to {found.high:+.6f} | {found.exploitability:.6f}"
        print(f"| {name} | {size} | {value} | {found.seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
