"""Print what the bots gain on one another, over duplicate deals with 99 % intervals, and what a search costs.

With a number, so many deals are played for each game; with names of games, those alone.
"""

import sys
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from lansquenet.books.book import book
from lansquenet.bots import (
    LEARNT,
    RANDOM,
    SEARCH,
    SOLVED,
    STEADY,
    choice,
    learnt,
    levels,
    search,
    strong,
    usual,
)
from lansquenet.bots.duel import WORLDS, Duel, duel
from lansquenet.bots.search import Budget
from lansquenet.games import GAMES, module_of
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import Game, begin, forced, hides, view
from lansquenet.rules.state import CHANCE, OVER, duplicate

DEALS = 20_000
PILOT, FEWEST = 200, 500  # deals that say how many are needed, and how many there are at least
CLEAR = 4  # standard errors that a gain as in the pilot should come to
TIMED = 40  # decisions
PURSE = 200  # chips of each seat, where tempers are held against steady: most stakes are parts of it
CONSOLE = Console(width=110)


def main() -> None:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    deals = numbers[0] if numbers else DEALS
    asked = [word for word in sys.argv[1:] if word in GAMES] or [*GAMES]
    tricks = [name for name in asked if hides(GAMES[name])]
    tables = [name for name in tricks if learnt.is_learnt(name)]
    for hero in (STEADY, LEARNT):
        against(tables if hero == LEARNT else tricks, hero, RANDOM, deals)
    for level in range(1, 4):
        stronger = [name for name in tricks if len(levels(name)) > level]
        for name in stronger[:1]:
            against(stronger, levels(name)[level], levels(name)[level - 1], deals)
    against(tables, SEARCH, LEARNT, deals // 2)
    against(tricks, SEARCH, STEADY, deals // 2)
    biddings([name for name in tricks if SOLVED in strong(name)], max(1, deals // 5))
    tempered(asked, max(1, deals // 10))


def seatings(name: str) -> list[int]:
    """At how many seats a game is measured: three and four, where it has them."""
    return [seats for seats in (3, 4) if seats in GAMES[name].SEATS]


def grid(title: str, *more: str) -> Grid:
    found = Grid("game", title=f"{title}, gain a hand", box=None)
    for column in ("seats", "deals", "gain", "99 % interval", *more):
        found.add_column(column, justify="right")
    return found


def row(found: Duel) -> tuple[str, str, str]:
    low, high = found.interval
    return f"{found.deals:,}", f"{found.gain:+.4f}", f"{low:+.4f} to {high:+.4f}"


def against(names: list[str], hero: str, rival: str, deals: int) -> None:
    """One bot in every seat in turn, its rival in all others; above the mean of all seats."""
    searches = hero == SEARCH
    worlds = f" in {WORLDS} worlds" if searches else ""
    more = ["ms", "slowest", "worlds in 150 ms"] if searches else []
    table = grid(f"{hero}{worlds} against {rival}, duplicate deals, above the mean of all", *more)
    for name in names:
        for seats in seatings(name):
            many = needed(name, seats, rival, deals) if searches else deals
            found = duel(name, GAMES[name].Rules(), seats, many, hero=hero, rival=rival, shared=True)
            table.add_row(name, str(seats), *row(found), *(timed(name, seats) if searches else ()))
            if not searches and under_way(name, seats):
                later = in_a_match(name, seats, deals, hero, rival)
                table.add_row(f"{name}, later deals", str(seats), *row(later))
    CONSOLE.print(table)


def under_way(name: str, seats: int) -> list[Any]:
    """How matches stand in which a table of the game was learnt, if it was learnt in any."""
    carries = getattr(getattr(module_of(name, "learn"), "TABLE", None), "carries", None)
    return [carry for carry in carries(seats) if carry != GAMES[name].Carry(0)] if carries else []


def in_a_match(name: str, seats: int, deals: int, hero: str, rival: str) -> Duel:
    """What a bot gains in so many deals, each match as often as another."""
    matches, rules = under_way(name, seats), GAMES[name].Rules()
    each = [
        duel(name, rules, seats, deals // len(matches), hero=hero, rival=rival, shared=True, carry=match)
        for match in matches
    ]
    gain = sum(found.gain for found in each) / len(each)
    return Duel(
        sum(found.deals for found in each), gain, sum(found.error**2 for found in each) ** 0.5 / len(each)
    )


def needed(name: str, seats: int, rival: str, most: int) -> int:
    """How many deals make a gain like that of a few others clear."""
    rules = GAMES[name].Rules()
    pilot = duel(name, rules, seats, PILOT, seed=2, hero=SEARCH, rival=rival, shared=True)
    if pilot.gain <= 0:
        return most
    return min(most, max(FEWEST, int(PILOT * (CLEAR * pilot.error / pilot.gain) ** 2)))


def timed(name: str, seats: int) -> tuple[str, str, str]:
    """Milliseconds of a search as long as it was in the duel, and how many worlds are seen in 150."""
    game = GAMES[name]
    spent, seen_worlds = [], []
    for seen, rules in decisions(game, seats):
        search.choose(name, rules, seen, 1, budget=Budget(worlds=1))
        begun = perf_counter()
        search.choose(name, rules, seen, 1, budget=Budget(worlds=WORLDS))
        spent.append(1000 * (perf_counter() - begun))
        options = search.options_of(game, rules, seen)
        tally = search.searched(name, rules, seen, options, 1, None, Budget())
        seen_worlds.append(tally.worlds)
    mean = sum(spent) / len(spent)
    return f"{mean:.1f}", f"{max(spent):.1f}", f"{sum(seen_worlds) / len(seen_worlds):,.0f}"


def decisions(game: Game, seats: int) -> list[tuple[Any, Any]]:
    """Views of seats that have a choice, from hands played at random."""
    rules, dice, found = game.Rules(), Random(1), []
    while len(found) < TIMED:
        state = begin(game, rules, [1000] * seats, game.Carry(0))
        stock = shuffled(game, rules, dice)
        while state.actor != OVER:
            if state.actor != CHANCE and forced(game, rules, state) is None and dice.random() < 0.2:
                found.append((view(game, rules, state, state.actor), rules))
            game.apply(rules, state, acted(game, rules, state, stock, dice))
    return found[:TIMED]


def shuffled(game: Game, rules: Any, dice: Random) -> list[int]:
    pack = in_order(game.shoe(rules))
    return dice.sample(pack, len(pack))


def acted(game: Game, rules: Any, state: Any, stock: list[int], dice: Random) -> int:
    """The next card, or anything that is legal."""
    if state.actor != CHANCE:
        return dice.choice(game.legal(rules, state))
    return stock.pop() if stock else dice.choice(game.restock(rules, state))  # type: ignore[attr-defined]


def biddings(names: list[str], deals: int) -> None:
    """Solved against steady, at tables where the third seat is out of chips."""
    table = grid("solved against steady, two seats in play, duplicate deals")
    for name in names:
        gains = [gained(name, n) for n in range(deals)]
        table.add_row(name, "2 of 3", *row(mean_of(gains)))
    CONSOLE.print(table)


def gained(name: str, number: int) -> float:
    """What solved wins more than the other, halved, where steady would have had its seat; of both seats."""
    told, dice = book(name), Random(number)
    game, rules = told.game, told.play_by("", {"allow_debt": "no"})
    state = begin(game, rules, [1000, 1000, 0], game.Carry(0, dice.choice([1, 3, 6, 9])))
    stock, luck = shuffled(game, rules, dice), dice.getrandbits(32)
    plain = played(told, rules, duplicate(state), stock[:], luck, -1)
    first, second = (played(told, rules, duplicate(state), stock[:], luck, me) for me in (0, 1))
    return ((first - plain) - (second - plain)) / 2


def played(told: Any, rules: Any, state: Any, stock: list[int], luck: int, me: int) -> float:
    """Half of what seat 0 has more than seat 1 at the end."""
    game, dice = told.game, Random(luck)
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = stock.pop()
        else:
            name = SOLVED if state.actor == me else STEADY
            action = choice(name, told, rules, view(game, rules, state, state.actor), dice.getrandbits(32))
        game.apply(rules, state, action)
    return float(state.stacks[0] - state.stacks[1]) / 2


def tempered(names: list[str], deals: int) -> None:
    """What bots that stray from steady gain on it, in chips a hand or what else the game counts."""
    title = f"tempers against steady, {PURSE} chips, duplicate deals, above the mean of all"
    table = grid(title, "comes out otherwise")
    for name in names:
        for temper in usual(name)[1:]:
            seats = seatings(name)[0]
            gains = [strayed(name, temper, seats, n) for n in range(deals)]
            moved = sum(gain != 0 for gain in gains) / deals
            table.add_row(f"{name}, {temper}", str(seats), *row(mean_of(gains)), f"{moved:.0%}")
    CONSOLE.print(table)


def mean_of(gains: list[float]) -> Duel:
    """What was gained in the mean of these deals."""
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains) / len(gains)) ** 0.5 / len(gains) ** 0.5
    return Duel(len(gains), mean, error)


def strayed(name: str, temper: str, seats: int, number: int) -> float:
    """What a temper gains on steady in one deal, in the mean of all seats; the luck of each is the same."""
    told = book(name)
    plain = luckily(told, [STEADY] * seats, number)
    found = [[temper if seat == me else STEADY for seat in range(seats)] for me in range(seats)]
    return sum(luckily(told, bots, number)[me] - plain[me] for me, bots in enumerate(found)) / seats


def luckily(told: Any, bots: list[str], number: int) -> list[float]:
    """What a hand was worth to each seat above the mean of all; cards and lucks go by its number."""
    game, rules, dice = told.game, told.game.Rules(), Random(number)
    state, stock = begin(game, rules, [PURSE] * len(bots), game.Carry(0)), shuffled(game, rules, dice)
    lucks = [Random(dice.getrandbits(32)) for _ in bots]
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = stock.pop() if stock else dice.choice(game.restock(rules, state))
        else:
            seen, luck = view(game, rules, state, state.actor), lucks[state.actor].getrandbits(32)
            action = choice(bots[state.actor], told, rules, seen, luck)
        game.apply(rules, state, action)
    worths = [game.worth(rules, state, seat) for seat in range(len(bots))]
    return [worth - sum(worths) / len(bots) for worth in worths]


if __name__ == "__main__":
    main()
