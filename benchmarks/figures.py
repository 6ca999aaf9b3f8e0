"""How fast this engine is: each figure in time of the processor, the best of several rounds.

The games that are not shipped are added to those of the book for this process alone, and what is compiled
here is kept in a folder of its own, that changes with them: a later process might not find their modules.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import kuhn
import leduc
import numba
import numpy as np

from lansquenet.books.book import book
from lansquenet.env import Game, game_of, load_game
from lansquenet.env.fast import Engine
from lansquenet.env.vector import Tables
from lansquenet.games import GAMES
from lansquenet.rules.game import completed
from lansquenet.sim.compiler import compilable
from lansquenet.sim.kept import cache_folder
from lansquenet.sim.simulate import Plan, simulate, warm

ROUNDS = 7
SECONDS = 0.3
CARD_GAMES: dict[str, Any] = {"kuhn": kuhn, "leduc": leduc}
OWN_TURN = "toepen(preset=own_turn,seats=4)"


@dataclass(frozen=True)
class Figure:
    """Decisions (or all acts) and hands a second, or nanoseconds of one thing."""

    game: str
    mode: str
    decisions: float = 0.0
    hands: float = 0.0
    acts: float = 0.0  # with cards that are turned
    nanoseconds: float = 0.0


def prepare() -> None:
    """Let the simulation know Kuhn and Leduc, in this process."""
    sources = b"".join(Path(game.__file__).read_bytes() for game in CARD_GAMES.values())
    folder = cache_folder() / f"benchmarks-{sha256(sources).hexdigest()[:16]}"
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    compilable(*CARD_GAMES.values())
    GAMES.update({name: completed(game) for name, game in CARD_GAMES.items()})


def cpu_time(work: Callable[[], Any]) -> float:
    """Seconds of the processor that this takes."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def compiled(name: str, seats: int, hands: int, rules: Any = None, rounds: int = ROUNDS) -> Figure:
    """Random play by the rules in compiled code."""
    plan = Plan(name, rules or GAMES[name].Rules(), seats, 100, hands, "random", 1)
    warm(plan)
    found: list[Any] = []
    best = min(cpu_time(lambda: found.append(simulate(plan))) for _ in range(rounds))
    return Figure(name, f"compiled rules, {seats} seats", 0.0, hands / best, found[0].acts / best)


def own_turn() -> Any:
    """The rules of Toepen where everybody knocks in turn."""
    return book("toepen").play_by("own_turn", {})


def games() -> dict[str, Game]:
    """What is stepped from Python and in batches."""
    return {
        "kuhn": game_of(kuhn, stacks=[100, 100]),
        "leduc": game_of(leduc, stacks=[100, 100]),
        "toepen": load_game(OWN_TURN),
        "loo": load_game("loo(seats=4)"),
    }


def stepped(name: str, game: Game) -> Figure:
    """One hand at a time from Python, with a random choice."""
    hand, chance = Engine(game).deal(1), random.random

    def play() -> tuple[int, int]:
        decisions = 0
        for _ in range(500):
            hand.deal_again()
            while hand.options:
                legal = hand.legal_actions()
                hand.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions, 500

    rates = best_rates(play)
    return Figure(name, "Python, one hand at a time", *rates, nanoseconds=1e9 / rates[0])


def best_rates(play: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Decisions and hands a second; `play` plays some and says how many."""
    found = []
    for _ in range(ROUNDS):
        decisions = hands = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            more = play()
            decisions, hands = decisions + more[0], hands + more[1]
        found.append((decisions / spent, hands / spent))
    return max(found)


def copied(name: str, game: Game) -> list[Figure]:
    """What it takes to copy a hand, to write it down as bytes, and to be the hand of such bytes."""
    hand = Engine(game).deal(1)
    saved = hand.serialize()
    jobs: dict[str, Callable[[], Any]] = {
        "copy: clone()": hand.clone,
        "to bytes": hand.serialize,
        "from bytes": lambda: hand.restore(saved),
    }
    return [Figure(name, title, nanoseconds=once(job)) for title, job in jobs.items()]


def once(job: Callable[[], Any], times: int = 100_000) -> float:
    """Nanoseconds of one call from a loop."""

    def calling(what: Callable[[], Any]) -> Callable[[], None]:
        def loop() -> None:
            for _ in range(times):
                what()

        return loop

    return min(cpu_time(calling(job)) for _ in range(ROUNDS)) / times * 1e9


def batched(name: str, game: Game, tables: int = 1024, copy: bool = False, bits: bool = False) -> Figure:
    """Many tables at once, all that is observed included; choosing at random is not counted."""
    env = Tables(game, tables, illegal="raise", copy=copy, bits=bits, autoreset_mode="SameStep")
    env.reset(seed=1)
    dice, steps = np.random.default_rng(1), max(20, 200_000 // tables)
    acts, rates = np.zeros(tables, np.int64), []
    masks = env._masks  # what is legal
    for _ in range(ROUNDS):
        spent, ended = 0.0, 0
        for _ in range(steps):
            acts[:] = (dice.random(masks.shape) * masks).argmax(1)
            begun = time.process_time()
            over = env.step(acts)[2]
            spent += time.process_time() - begun
            ended += int(over.sum())
        rates.append((steps * tables / spent, ended / spent))
    how = f"{', copied' if copy else ''}{', in bits' if bits else ''}"
    return Figure(name, f"{tables} tables at once, observed{how}", *max(rates))


def all_figures() -> list[Figure]:
    """Everything that is compared with others, and that targets ask for."""
    prepare()
    found = [
        compiled("kuhn", 2, 2_000_000),
        compiled("leduc", 2, 2_000_000),
        compiled("loo", 4, 200_000),
        compiled("toepen", 4, 100_000, own_turn()),
        compiled("zecchinetta", 4, 500_000),
        compiled("lansquenet", 2, 1_000_000),
        compiled("lansquenet", 4, 1_000_000),
    ]
    for name, game in games().items():
        found.append(stepped(name, game))
        found += copied(name, game)
        found += [batched(name, game), batched(name, game, bits=True)]
        if name == "leduc":
            found += [batched(name, game, 256), batched(name, game, 4096), batched(name, game, copy=True)]
    return found
