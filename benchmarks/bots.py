"""Print what the steady bots gain on random play, over duplicate deals, with 99 % intervals."""

import sys

from rich.console import Console
from rich.table import Table as Grid

from lansquenet.bots import STEADY, names
from lansquenet.bots.duel import duel
from lansquenet.games import GAMES

DEALS = 20_000


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    grid = Grid("game", title=f"steady against random, {deals:,} duplicate deals, gain a hand", box=None)
    for title in ("seats", "gain", "99 % interval"):
        grid.add_column(title, justify="right")
    for name, game in GAMES.items():
        if STEADY in names(name):
            seats = min(max(4, game.SEATS[0]), game.SEATS[-1])
            found = duel(name, game.Rules(), seats, deals)
            low, high = found.interval
            grid.add_row(name, str(seats), f"{found.gain:+.4f}", f"{low:+.4f} to {high:+.4f}")
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
