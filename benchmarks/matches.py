"""What a bot gains over whole matches of a game of penalties or points, as it plays at tables, at 99 %.

    python benchmarks/matches.py                                      # search on steady and on learnt
    python benchmarks/matches.py toepen search steady --matches 1200  # one line, by so many

A bot that searches plays for the match wherever it has been measured how one stands, and what a single deal
pays is not all that it wishes for: this is what it comes to in the end.  One seat is the hero's, in turn; the
others are its rival's.  At Toepen it is counted how much seldomer it loses a match than an even share, at
Norrlandsknack in chips.
"""

import argparse
from collections.abc import Callable
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.table import Table as Grid

from lansquenet.books.book import book
from lansquenet.bots import choice, search
from lansquenet.games import GAMES, module_of
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import begin, view
from lansquenet.rules.state import CHANCE, OVER, Options, State

GAMES_OF_MATCHES = ("toepen", "norrlandsknack")
MATCHES, SEATS, WORLDS, CHIPS = 600, 3, 128, 1000
SURE = 2.576  # standard errors on both sides of 99 in a hundred
Decide = Callable[[State, int], int]
CONSOLE = Console(width=100)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", choices=GAMES_OF_MATCHES)
    asked.add_argument("hero", nargs="?", default="search")
    asked.add_argument("rival", nargs="?")
    asked.add_argument("--matches", type=int, default=MATCHES)
    wish = asked.parse_args()
    table = Grid("game", "bot", "on", "matches", "gain a match", "±", box=None)
    for name in [wish.game] if wish.game else GAMES_OF_MATCHES:
        for rival in [wish.rival] if wish.rival else ("steady", "learnt"):
            gains = gained(name, wish.hero, rival, wish.matches)
            error = SURE * stdev(gains) / sqrt(len(gains))
            table.add_row(name, wish.hero, rival, str(wish.matches), f"{fmean(gains):+.3f}", f"{error:.3f}")
    CONSOLE.print(table)


def gained(name: str, hero: str, rival: str, matches: int, seed: int = 1) -> list[float]:
    """What the hero gained in each match more than all seats in the mean."""
    rules, found = book(name).play_by("", {}), []
    for n in range(matches):
        seat = n % SEATS
        bots = [partial(decided, name, rules, hero if k == seat else rival) for k in range(SEATS)]
        won = match_of(name, rules, bots, Random(f"{seed}/{n}"), n // SEATS % SEATS)
        found.append(won[seat] - fmean(won))
    return found


def decided(name: str, rules: Options, bot: str, state: State, dice: int) -> int:
    """What a bot does; one that searches counts worlds, and not the time."""
    seen = view(GAMES[name], rules, state, state.actor)
    if bot == "search":
        return search.choose(name, rules, seen, dice, budget=search.Budget(worlds=WORLDS))
    return choice(bot, book(name), rules, seen, dice)


def match_of(name: str, rules: Options, bots: list[Decide], dice: Random, first: int) -> list[float]:
    """What a match was worth to each seat, the first deal by this one."""
    game, stacks = GAMES[name], [CHIPS] * len(bots)
    carry = game.Carry(first)
    while True:
        state = begin(game, rules, stacks, carry)
        pack = in_order(game.shoe(rules))
        dice.shuffle(pack)
        while state.actor != OVER:
            bot = bots[state.actor] if state.actor != CHANCE else None
            game.apply(rules, state, bot(state, dice.getrandbits(32)) if bot else pack.pop())
        stacks, carry = state.stacks[: len(bots)], game.leave(rules, state)
        if not game.stands_over(rules, state):
            return [chips - CHIPS + lost(name, rules, state, seat) for seat, chips in enumerate(stacks)]


def lost(name: str, rules: Options, state: State, seat: int) -> float:
    """What a seat has lost that is not paid in chips: at Toepen its part of the match."""
    return (
        -float(module_of(name, "after").part_of_the_loss(rules, state, seat, ())) if name == "toepen" else 0.0
    )


if __name__ == "__main__":
    main()
