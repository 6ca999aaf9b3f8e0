"""What could still be gained on `learnt` at the two Loos by announcing otherwise, with 99 % intervals.

    python benchmarks/announcements.py               # a minute of a core for each line
    python benchmarks/announcements.py loo 2000000   # of one game, by so many deals

All seats play by the table of `learnt`.  Deal by deal each in turn says everything that it may, with the same
cards, and all go on by the table; for each number by which the table knows a hand it is summed up what each
announcement comes to.  What is clearly better by half of the deals than what `learnt` says is said on the
other half: what that gains, can be gained.  Whatever was best by the first half, clearly or not, gains more
on those same deals than anybody can who knows a hand by such a number: the highest of what is measured is
too high.
"""

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from lansquenet.bots.duel import CHIPS, counting_above
from lansquenet.bots.learnt.compiled import acting, row_of, table_for
from lansquenet.games import GAMES, bot_of, known_of, module_of
from lansquenet.rules.game import Game, blank
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.compiler import Code, Ints, Reals, callable_here, compilable, compiled, numbers, record
from lansquenet.sim.dice import roll, shuffle
from lansquenet.sim.simulate import cards_of, seeded_dice

LOOS = ("loo", "irish_loo")
DEALS = 400_000
CLEARLY, FEW = 2.0, 30  # standard errors by which an announcement is better, and how often it was tried
ANNOUNCEMENTS = 4
SURE = 2.576  # standard errors on both sides of 99 in a hundred
AS_LEARNT = -1
CONSOLE = Console(width=110)


def main() -> None:
    deals = next((int(word) for word in sys.argv[1:] if word.isdigit()), DEALS)
    table = Grid("game", title="The best announcements against learnt, gain a deal of each seat", box=None)
    for column in ("seats", "pool", "deals", "gain", "99 % interval", "less than"):
        table.add_column(column, justify="right")
    for name in [word for word in sys.argv[1:] if word in LOOS] or LOOS:
        lesson: Any = module_of(name, "learn")
        for seats in lesson.TABLE.seats:
            for pool in lesson.TABLE.pools:
                table.add_row(name, str(seats), str(pool), f"{deals:,}", *answered(name, seats, pool, deals))
    CONSOLE.print(table)


class Tried(NamedTuple):
    """By the row of a hand and what was said: how much more than what `learnt` says that came to."""

    more: Reals
    squares: Reals
    times: Reals

    @property
    def means(self) -> Reals:
        """Nothing, where nothing was tried."""
        return np.asarray(self.more / np.maximum(self.times, 1))

    @property
    def clearly(self) -> Ints:
        """What is clearly better, row by row; where nothing is, as `learnt` says."""
        times = np.maximum(self.times, 1)
        errors = np.sqrt(np.maximum(self.squares / times - self.means**2, 1e-9) / times)
        sure = (self.means > CLEARLY * errors) & (self.times >= FEW)
        best = np.where(sure, self.means, 0).argmax(1)
        return np.where(sure.any(1), best, AS_LEARNT)


def answered(name: str, seats: int, pool: int, deals: int) -> tuple[str, str, str]:
    """What the best answer gains, between what with 99 per cent, and more than any answer gains."""
    rows, half = len(table_for(name, GAMES[name].Rules()).keys), deals // 2
    first, other = (Tried(*np.zeros((3, rows, ANNOUNCEMENTS))) for _ in range(2))
    tried(name, seats, pool, half, 1, first, np.full(rows, AS_LEARNT))
    most = first.more.max(1, initial=0).sum() / half / seats
    gains = tried(name, seats, pool, half, 2, other, first.clearly)
    gain, error = gains.mean(), SURE * gains.std() / half**0.5
    return f"{gain:+.4f}", f"{gain - error:+.4f} to {gain + error:+.4f}", f"{most:.4f}"


def tried(name: str, seats: int, pool: int, deals: int, seed: int, found: Tried, better: Ints) -> Reals:
    """Play so many deals, and add up what was said; for each deal what the better gained on `learnt`."""
    game = GAMES[name]
    rules, known = numbers(game.Rules()), table_for(name, game.Rules())
    table, carry = record(blank(game, [CHIPS] * seats)), numbers(game.Carry(0, pool))
    gains: Reals = trying(name)(
        rules, table, carry, cards_of(game, rules), deals, seeded_dice(seed, 0), *known, *found, better
    )
    return gains


@cache
def trying(name: str) -> Code:
    """Compiled: what each seat would have come to, deal by deal, with every announcement."""
    game, worth = GAMES[name], counting_above(GAMES[name], True)
    played = playing(game, name)

    def tries(  # type: ignore[no-untyped-def]
        rules, table, carry, order, deals, dice, keys, parts, more, squares, times, better
    ):
        gains, state, seen, same = np.zeros(deals), table.copy(), table.copy(), dice.copy()
        seats, met = table[0].seats, np.zeros(2, np.int64)
        for n in range(deals):
            shuffle(dice, order)
            roll(dice)
            for seat in range(seats):
                same[0], met[0] = dice[0], -1
                played(rules, table, state, seen, carry, order, seat, AS_LEARNT, met, keys, parts, same)
                row, legal = met[0], met[1]
                usual = worth(rules, state[0], seat)
                for said in range(ANNOUNCEMENTS if row >= 0 else 0):
                    if legal >> said & 1:
                        same[0] = dice[0]
                        played(rules, table, state, seen, carry, order, seat, said, met, keys, parts, same)
                        gained = worth(rules, state[0], seat) - usual
                        more[row, said] += gained
                        squares[row, said] += gained**2
                        times[row, said] += 1
                        gains[n] += gained / seats if better[row] == said else 0.0
        return gains

    return compiled(tries)


def playing(game: Game, name: str) -> Callable[..., None]:
    """Compiled: one deal by the table, but that a seat announces what it is told to.

    In `met` stand then the row by which it knew its hand, or -1, and what it might have said.
    """
    room, announcing = known_of(name), game.Phase["ANNOUNCE"].value
    compilable(room)
    act, start, apply, legal = acting(game, bot_of(name), room), game.start, game.apply, game.legal
    hide, known = game.hide, room.known

    def deal(rules, table, state, seen, carry, order, me, told, met, keys, parts, dice):  # type: ignore[no-untyped-def]
        state[0] = table[0]
        coup, turned = state[0], 0
        start(rules, coup, carry)
        while coup.actor != OVER:
            if coup.actor == CHANCE:
                action = order[turned]
                turned += 1
            else:
                action = act(rules, state, seen, keys, parts, dice)
                if coup.actor == me and coup.phase == announcing:
                    options = legal(rules, coup)
                    seen[0] = coup
                    hide(rules, seen[0], me)
                    met[0] = row_of(keys, known(rules, seen[0])) if len(options) > 1 else -1
                    met[1] = 0
                    for option in options:
                        met[1] |= 1 << option
                    action = told if told >= 0 and len(options) > 1 else action
            apply(rules, coup, action)

    return callable_here(deal)


if __name__ == "__main__":
    main()
