"""Solve what `docs/solved.md` tells of, and print its table; with names, those rows alone.

    python benchmarks/solved.py             # what takes seconds
    python benchmarks/solved.py --long      # what takes up to an hour, and gigabytes
    python benchmarks/solved.py --keep DIR  # leave it there, done or stopped, and go on from there
    python benchmarks/solved.py --again     # by another method too, of which the bracket must meet the first
    python benchmarks/solved.py NAME --by discounted --rounds 120    # by that method alone, and for so long
    python benchmarks/solved.py NAME --hands FILE   # write a page of hands too, by what was played last

The seconds are of the processor, with what is compiled kept from before.
"""

import argparse
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import kuhn
import leduc

from lansquenet.env.game import Game, game_of, load_game
from lansquenet.front.solving.work import Solution, Solving
from lansquenet.sim.solving.rounds import METHODS, Solver

FIRST, SECOND = "plus", "discounted"
SMALL = "exchange=off,warnings=off,knock_mode=own_turn,carry_scores=1/1"


class Row(NamedTuple):
    """How a game is made, for how many rounds it is played, and whether that takes long."""

    make: Callable[[], Game]
    rounds: int
    long: bool = False


def pack(ranks: str, suits: str = "shdc") -> str:
    return "".join(rank + suit for rank in ranks for suit in suits)


def toepen(ranks: str, suits: str = "shdc", knocks: int = 1) -> Game:
    """One deal with so many knocks: both have one penalty, of which that many and two more lose the match."""
    return load_game(f"toepen(seats=2,first=0,{SMALL},target={knocks + 2},cards={pack(ranks, suits)})")


def femkort(ranks: str) -> Game:
    return load_game(f"femkort(seats=2,first=0,cards={pack(ranks)})")


def of_three(name: str, cards: str, options: str = "") -> Game:
    """A game for three, of whom the last is out of chips and so is not dealt to."""
    return load_game(f"{name}(stacks=10/10/0,first=0,allow_debt=no,{options}cards={cards})")


ROWS = {
    "kuhn": Row(lambda: game_of(kuhn, stacks=[100, 100]), 2000),
    "leduc": Row(lambda: game_of(leduc, stacks=[100, 100]), 2000),
    "toepen-2x4": Row(lambda: toepen("T9"), 1000),
    "toepen-3x3": Row(lambda: toepen("T98", "shd"), 1000),
    "toepen-3x4": Row(lambda: toepen("T98"), 200),
    "toepen-3x4-two": Row(lambda: toepen("T98", knocks=2), 200),
    "femkort-12": Row(lambda: femkort("AKQ"), 200),
    "zwikken-12": Row(lambda: of_three("zwikken", pack("AKT"), "max_turns=1,"), 100),
    "zwikken-9": Row(lambda: of_three("zwikken", pack("AKT", "shd"), "max_turns=2,"), 200),
    "loo-10": Row(lambda: of_three("loo", pack("AKQ", "shd") + "Ac"), 500),
    "irish-loo-12": Row(lambda: of_three("irish_loo", pack("AKQ"), "max_exchange=0,"), 200),
    "irish-loo-9": Row(lambda: of_three("irish_loo", pack("AKQ", "shd"), "max_exchange=1,"), 200),
    "toepen-4x4": Row(lambda: toepen("T987"), 100, long=True),
    "toepen-4x4-two": Row(lambda: toepen("T987", knocks=2), 100, long=True),
    "femkort-16": Row(lambda: femkort("AKQJ"), 100, long=True),
    "tomato-10": Row(lambda: of_three("tomato", pack("AKQ", "shd") + "Ac"), 200, long=True),
}


HEADING = (
    "game",
    "deals",
    "nodes",
    "information sets",
    "rounds",
    "value to seat A",
    "exploitability",
    "seconds",
)
AGAIN = "value by discounted CFR"


def main() -> None:
    wish = wishes()
    names = wish.games or [name for name, row in ROWS.items() if row.long == wish.long]
    heading = [*HEADING, *([AGAIN] if wish.again else [])]
    print(f"| {' | '.join(heading)} |\n|{'---|' * len(heading)}", flush=True)
    for name in names:
        work, found = solved(name, wish)
        cells = [*cells_of(name, found), *([again(name, work, found, wish)] if wish.again else [])]
        print(f"| {' | '.join(cells)} |", flush=True)
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
        print(f"{name}: {held:,.0f} MB at most so far", file=sys.stderr, flush=True)
        if wish.hands:
            wish.hands.write_text(page(work), "utf-8")


def wishes() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="GAME", help=", ".join(ROWS))
    asked.add_argument("--long", action="store_true")
    asked.add_argument("--again", action="store_true")
    asked.add_argument("--by", choices=METHODS, default=FIRST)
    asked.add_argument("--rounds", type=int, default=0)
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--hands", type=Path)
    wish = asked.parse_args()
    if not {*wish.games} <= {*ROWS}:
        asked.error(f"a game is one of {', '.join(ROWS)}")
    return wish


def solved(name: str, wish: argparse.Namespace) -> tuple[Solving, Solution]:
    """A game, written out and solved."""
    work = Solving(ROWS[name].make(), wish.by)
    work.write(work.extent())
    play(name, work, wish)
    return work, work.solution()


def play(name: str, work: Solving, wish: argparse.Namespace) -> None:
    """All rounds; what has been played before, if it was kept, is not played again."""
    file = wish.keep / f"{name}-{work.method}.npz" if wish.keep else None
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        work.go_on(file)
    with suppress(KeyboardInterrupt):
        work.play(wish.rounds or ROWS[name].rounds)
    if file:
        work.leave(file)


def cells_of(name: str, found: Solution) -> list[str]:
    size = [f"{found.deals:,}", f"{found.nodes:,}", f"{found.sets:,}", f"{found.rounds:,}"]
    value = [f"{found.low:+.6f} to {found.high:+.6f}", f"{found.exploitability:.6f}"]
    return [name, *size, *value, f"{found.seconds:.1f}"]


def again(name: str, work: Solving, found: Solution, wish: argparse.Namespace) -> str:
    """The bracket of another method after as many rounds; the value lies in both, so they must meet."""
    assert work.scroll is not None
    work.method, work.solver = SECOND, Solver(work.scroll, SECOND)
    play(name, work, wish)
    other = work.solver.bracket()
    if other.low > found.high or found.low > other.high:
        sys.exit(f"{name}: {found.low} to {found.high} and {other.low} to {other.high} do not meet.")
    return f"{other.low:+.6f} to {other.high:+.6f}"


def page(work: Solving) -> str:
    """The charts of hands, as they stand in the documents."""
    from lansquenet.front.solving.charts import charts

    return "".join(
        f"## {sheet.title}\n\n{sheet.note}\n\n"
        f"| {' | '.join(name.lstrip('>') for name in sheet.columns)} |\n"
        f"|{'---|' * len(sheet.columns)}\n" + "".join(f"| {' | '.join(row)} |\n" for row in sheet.rows) + "\n"
        for sheet in charts(work)
    )


if __name__ == "__main__":
    main()
