"""Print how fast rules run here: compiled and interpreted, random play at four seats."""

import random
import sys
import time

from rich.console import Console
from rich.table import Table as Grid

from lansquenet import cards
from lansquenet.games import GAMES
from lansquenet.play import CHANCE, OVER, begin
from lansquenet.policies import POLICIES, decide
from lansquenet.sim.simulate import Plan, simulate, warm

HANDS = 1_000_000
ROUNDS = 3


def interpreted(name: str, hands: int = 2000) -> float:
    """Acts a second of plain Python."""
    game, dice, acts = GAMES[name], random.Random(1), 0
    rules = game.Rules()
    shoe = cards.in_order(game.shoe(rules))
    begun = time.perf_counter()
    for _ in range(hands):
        stock = dice.sample(shoe, 60) if len(shoe) > 60 else dice.sample(shoe, len(shoe))
        state = begin(game, rules, [100] * 4, game.Carry(0))
        while state.actor != OVER:
            chance = state.actor == CHANCE
            action = (stock.pop() if stock else cards.EMPTY) if chance else decide(
                POLICIES["random"], game, rules, state, dice.getrandbits(32)
            )  # fmt: skip
            game.apply(rules, state, action)
            acts += 1
    return acts / (time.perf_counter() - begun)


def compiled(name: str) -> tuple[float, float, float]:
    """Acts and hands a second in compiled code on one core, at best, and the seconds to compile."""
    plan = Plan(name, GAMES[name].Rules(), 4, 100, HANDS, "random", 1)
    begun = time.perf_counter()
    warm(plan)
    compiling = time.perf_counter() - begun
    best = min((simulate(plan) for _ in range(ROUNDS)), key=lambda outcome: outcome.seconds)
    return best.acts / best.seconds, best.hands / best.seconds, compiling


def main() -> None:
    grid = Grid("game", title=f"Random play, four seats, one core, Python {sys.version.split()[0]}", box=None)
    for title in ("compiled acts/s", "hands/s", "interpreted acts/s", "compile or load"):
        grid.add_column(title, justify="right")
    for name in GAMES:
        acts, hands, compiling = compiled(name)
        slow = interpreted(name)
        grid.add_row(
            name, f"{acts / 1e6:.1f} M", f"{hands / 1e3:.0f} k", f"{slow / 1e3:.0f} k", f"{compiling:.1f} s"
        )
    Console(width=110).print(grid)


if __name__ == "__main__":
    main()
