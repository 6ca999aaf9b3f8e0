"""Print how fast a graphics card plays beside the processor of the same machine, at random by the rules, at
four seats where there is room; and whether its threads come to what the processor comes to.

    python benchmarks/device.py [GAME ...]

Time is on the clock, the best of two rounds; what goes in and out of the card is not counted.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from time import perf_counter

import report
from rich.console import Console
from rich.table import Table as Grid

from lansquenet.errors import LansquenetError
from lansquenet.games import GAMES
from lansquenet.rules.game import seats_near
from lansquenet.sim import device
from lansquenet.sim.device.cuda import Device
from lansquenet.sim.simulate import Plan, play_chunk, warm

HANDS = 64  # of a thread
CHECKED = 256  # threads that the processor plays over
SECONDS = 0.5  # that one worker plays
ROUNDS = 2


def plan_of(name: str) -> Plan:
    """Four seats, or as near as the game has room for."""
    game = GAMES[name]
    return Plan(name, game.Rules(), seats_near(game, 4), 100, device.THREADS * HANDS, "random", 1)


def made(name: str) -> str:
    """Compile a game for both; how long each took."""
    plan, times = plan_of(name), [perf_counter()]
    warm(plan)
    times.append(perf_counter())
    try:
        ptx = device.kept_ptx(plan, device.shape_of(plan))
        times.append(perf_counter())
        Device().load(ptx, device.ENTRY, device.REGISTERS)
    except LansquenetError as wrong:
        return f"{name}: {wrong}"
    times.append(perf_counter())
    first, second, third = (after - before for before, after in pairwise(times))
    return f"{name}: {first:.1f} s for the processor, {second:.1f} s for a card, {third:.1f} s for its driver"


def on_processor(plan: Plan, workers: int, pool: ProcessPoolExecutor) -> tuple[float, float]:
    """Acts a second of one worker alone, and of all together."""
    list(pool.map(play_chunk, [(plan, 0, 1)] * 4 * workers))
    hands, best = 2000, [0.0, 0.0]
    for _ in range(ROUNDS):
        acts, seconds, *_ = pool.submit(play_chunk, (plan, 0, hands)).result()
        best[0] = max(best[0], acts / seconds)
        hands = max(1, int(hands * SECONDS / seconds))
    for _ in range(ROUNDS):
        begun = perf_counter()
        parts = list(pool.map(play_chunk, [(plan, number, -(-hands // 4)) for number in range(8 * workers)]))
        best[1] = max(best[1], sum(acts for acts, *_ in parts) / (perf_counter() - begun))
    return best[0], best[1]


def alike(found: device.Tallies, plan: Plan, pool: ProcessPoolExecutor) -> str:
    """How many threads came to what the processor comes to, of those that it plays over."""
    parts = device.parts(plan)[:: device.THREADS // CHECKED]
    theirs = [(acts, sums, squares) for acts, _, sums, squares in pool.map(play_chunk, parts, chunksize=8)]
    kinds = found.acts, found.sums, found.squares
    ours = [tuple(kind[number].tolist() for kind in kinds) for _, number, _ in parts]
    return f"{sum(a == b for a, b in zip(ours, theirs, strict=True))} of {len(parts)}"


def row(name: str, card: Device, workers: int, pool: ProcessPoolExecutor) -> list[str]:
    """What is measured of a game."""
    plan = plan_of(name)
    found = [device.played(plan, device.THREADS, lambda hands: None, card) for _ in range(ROUNDS)]
    seconds = min(one.seconds for one in found)
    speed = float(found[0].acts.sum() / seconds)
    alone, together = on_processor(plan, workers, pool)
    figures = [report.rate(number) for number in (plan.hands / seconds, speed, alone, together)]
    return [name, str(plan.seats), *figures, f"{speed / together:.1f}", alike(found[0], plan, pool)]


def main() -> None:
    names, workers, console = sys.argv[1:] or [*GAMES], os.cpu_count() or 1, Console()
    card = Device()
    told = report.environment()
    console.print(
        f"{card.name} beside {told['cpu']}, {workers} workers; numba {told['numba']}, {told['date']}"
    )
    titles = (
        "game",
        "seats",
        "hands/s",
        "acts/s",
        "one worker",
        f"{workers} workers",
        "times",
        "threads alike",
    )
    grid = Grid(*titles)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for line in pool.map(made, names):
            console.print(line)
        for name in names:
            try:
                cells = row(name, card, workers, pool)
            except LansquenetError as wrong:
                cells = [name, str(wrong)]
            print("|", " | ".join(cells), "|", flush=True)
            grid.add_row(*cells)
    console.print(grid)


if __name__ == "__main__":
    main()
