"""Print how fast this engine runs here, in time of the processor: random play at four seats by the rules,
compiled and interpreted; hands drawn from a law; hands stepped from Python, copied and restored; many tables.
"""

import random
import sys
import time
from dataclasses import asdict

import report
from figures import all_figures, cpu_time
from rich.console import Console
from rich.table import Table as Grid

from lansquenet import __version__
from lansquenet.games import GAMES
from lansquenet.odds.law import Side, law
from lansquenet.rules import cards
from lansquenet.rules.game import begin
from lansquenet.rules.policies import POLICIES, decide
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.session import Wanted, play_part
from lansquenet.sim.session.alias import draws_a_second
from lansquenet.sim.simulate import Plan, seeded_dice, simulate, warm

HANDS = 1_000_000
ROUNDS = 3


def interpreted(name: str, hands: int = 2000) -> float:
    """Acts a second of plain Python."""
    game, dice, acts = GAMES[name], random.Random(1), 0
    rules = game.Rules()
    shoe = cards.in_order(game.shoe(rules))
    begun = time.process_time()
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
    return acts / (time.process_time() - begun)


def compiled(name: str) -> tuple[float, float, float]:
    """Acts and hands a second in compiled code on one core, at best, and the seconds to compile."""
    plan = Plan(name, GAMES[name].Rules(), 4, 100, HANDS, "random", 1)
    begun = time.perf_counter()
    warm(plan)
    compiling = time.perf_counter() - begun
    found = []
    best = min(cpu_time(lambda: found.append(simulate(plan))) for _ in range(ROUNDS))
    return found[0].acts / best, HANDS / best, compiling


def drawn(name: str) -> tuple[float, float]:
    """Hands a second on one core, drawn from the exact law: one by one, and as sessions of a flat stake."""
    rules = GAMES[name].Rules()
    found = law(name, rules, side=Side.PUNTER)
    single = max(draws_a_second([*found.chances.values()], seeded_dice(1, 0)) for _ in range(ROUNDS))
    asked = Wanted(name, rules, 2, HANDS, 50, 10**6, 1, 1, "flat", "random", 1, 1, found)
    play_part((asked, 0, 0))
    rates = []
    for part in range(ROUNDS):
        begun = time.process_time()
        hands = int(play_part((asked, part, asked.sessions)).hands.sum())
        rates.append(hands / (time.process_time() - begun))
    return single, max(rates)


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
    single, sessions = drawn("lansquenet")
    rates = f"{single / 1e6:.0f} M hands/s, in sessions {sessions / 1e6:.0f} M hands/s"
    print(f"Lansquenet drawn from its exact law: {rates}\n")
    rows = [{"peer": "Lansquenet", "version": __version__, **asdict(figure)} for figure in all_figures()]
    report.print_grid(report.grid(rows, report.environment()))
    report.print_grid(report.targets(rows))


if __name__ == "__main__":
    main()
