"""Tables at which people sit who say what falls to them by chance."""

from collections.abc import Iterator
from random import Random
from typing import Any

from driver import random_rules
from lansquenet.books.book import book
from lansquenet.books.transcript import Moment, Session
from lansquenet.games import GAMES
from lansquenet.rules.game import hides
from lansquenet.rules.state import OVER, amounts
from lansquenet.seats.table import SeatedTable

BANKS = [name for name in GAMES if not hides(GAMES[name])]
TRICKS = [name for name in GAMES if hides(GAMES[name])]


def table_of(name: str, seed: int, seats: int = 0, stack: int = 60, **options: Any) -> SeatedTable:
    """A table by some options, with people at it, dealt by a seed."""
    return table_by(name, book(name).play_by("", options), seed, seats, stack)


def table_by(name: str, rules: Any, seed: int, seats: int = 0, stack: int = 60) -> SeatedTable:
    """A table by these rules, with people at it, dealt by a seed."""
    game = book(name).game
    seats = seats or max(game.SEATS[0], min(4, game.SEATS[-1]))
    names = ["Ann", "Ben", "Cleo", "Dirk", "Eve", "Finn", "Gus", "Hal"][:seats]
    return SeatedTable(Session(name, rules, [stack] * seats, game.Carry(), names=names), seed=seed)


def hands(table: SeatedTable, dice: Random, most: int) -> list[list[Moment]]:
    """So many hands in which all say what falls to them by chance, after the draw."""
    played: list[list[Moment]] = []
    while len(played) < most and not table.finished:
        table.begin()
        while table.actor != OVER:
            table.act(table.actor, chosen(table, dice))
        if not table.drew:
            played.append(table.moments)
    return played


def chosen(table: SeatedTable, dice: Random) -> int:
    """What one says who is asked."""
    if table.state.phase in table.game.BETS:
        return dice.choice(amounts(table.game.limits(table.rules, table.state))[:12])
    return dice.choice(table.game.legal(table.rules, table.state))


def tables_by_chance(name: str, seeds: int) -> Iterator[tuple[SeatedTable, Random]]:
    """So many tables of a game, by its presets and by rules at random, and with the dice of each."""
    told = book(name)
    for seed in range(seeds):
        dice = Random(seed)
        preset = list(told.presets)[seed % len(told.presets)]
        rules = told.play_by(preset) if seed % 2 else random_rules(GAMES[name], dice)
        yield table_by(name, rules, seed, stack=dice.choice((12, 60))), dice
