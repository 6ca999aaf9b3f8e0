"""Measure what a deal leaves to those that follow, print it, and write it into the rooms of the games.

All seats play by rules of thumb.  A pool: one deal is dealt many times for each pool and each place, and
what it pays and leaves is added up until it no longer matters what lay there at first; what lies there at
last is shared.  A race: matches are played to the end from counts at random, and each count is given the
weight with which the ends are likeliest (Bradley and Terry, 1952; Hunter, 2004).  The standard error is
that between ten parts of the sample.

    python benchmarks/continuations.py              all games; some minutes on two cores
    python benchmarks/continuations.py loo toepen   those alone
    python benchmarks/continuations.py --deals 300 a tenth of the deals

Change the bots, and run it again.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from json import dumps
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from lansquenet.books.book import book
from lansquenet.bots.after import MEASURED, shape_of, shapes
from lansquenet.bots.duel import PLAYERS, playing
from lansquenet.games import GAMES, file_of
from lansquenet.rules.game import blank
from lansquenet.rules.state import POOL, way_of
from lansquenet.sim.compiler import callable_here, compiled, numbers, record
from lansquenet.sim.dice import roll, shuffle
from lansquenet.sim.simulate import cards_of, seeded_dice

DEALS = 3_000  # for each pool
MORE = 12  # times as many in all for matches: with fewer `search` feared a first penalty at Toepen too much
PARTS = 10  # of a sample, between which it is seen how far it may be off
RUNGS = (0, 1, 2, 3, 4, 6, 8, 12, 20)  # pools, in stakes
ROUNDS = 4  # of deals, each seat dealing once, after which a pool is shared
STACK = 100_000
LONGEST = 400  # deals of a match
PRICE = 2520  # of a match of Toepen: as many parts as may have to be made of it
CONSOLE = Console(width=110)

SESSION = ["deals", "first_dealer", "residual_pot", "allow_debt", "direction"]
GAMES_WITH = {  # seats, the option by which all payments grow, options that change nothing here
    "femkort": (range(2, 7), "ante", [*SESSION, "packets", "better_cards", "better_cards_limit",
                                      "better_cards_deadline"]),
    "irish_loo": (range(3, 7), "stake", [*SESSION, "end_rule"]),
    "loo": (range(3, 7), "stake", [*SESSION, "end_rule"]),
    "norrlandsknack": (range(3, 6), "", [*SESSION, "packets"]),
    "toepen": (range(2, 7), "", ["deals", "first_dealer", "residual_pot", "direction", "kitty"]),
    "tomato": (range(3, 7), "ante", SESSION),
    "zwikken": (range(3, 4), "", [*SESSION, "packets"]),
}  # fmt: skip


def main() -> None:
    words = sys.argv[1:]
    deals = int(words[words.index("--deals") + 1]) if "--deals" in words else DEALS
    names = [word for word in words if word in GAMES_WITH] or [*GAMES_WITH]
    with ProcessPoolExecutor(cpu_count()) as pool:  # a game each: what is compiled is compiled once
        found = [pool.submit(rows_of, name, deals) for name in names]
        for name, rows in zip(names, found, strict=True):
            keep(name, rows.result())


def rows_of(name: str, deals: int) -> list[dict[str, Any]]:
    """All that is measured of a game."""
    rows = [measure((name, options, seats, deals)) for options, seats in tables(name)]
    return [row for row in rows if row]


def tables(name: str) -> Iterator[tuple[dict[str, str], int]]:
    """The options and seats that are measured: those of every preset, and short and long races."""
    chosen = [dict(preset.options) for preset in book(name).presets.values()]
    if name == "femkort":
        races = [{"payoff": "first_to_n", "n_deals": str(n)} for n in (2, 3, 4, 5)]
        chosen = [{}, {"last_trick_eligibility": "prior_winners"}]
        chosen += [row | policy for row in races for policy in ({}, {"ante_policy": "once_per_match"})]
    unlike = {dumps(without(name, options), sort_keys=True): options for options in chosen}
    for options in unlike.values():
        for seats in GAMES_WITH[name][0]:
            yield without(name, options), seats


def without(name: str, options: dict[str, str]) -> dict[str, str]:
    """Without what changes nothing."""
    return {option: value for option, value in options.items() if option not in GAMES_WITH[name][2]}


def measure(task: tuple[str, dict[str, str], int, int]) -> dict[str, Any] | None:
    name, options, seats, _ = task
    try:
        found = pools_of(*task) if shape_of(name) is shapes else race_of(*task)
    except Unmeasured as why:
        print(name, options, seats, why, file=sys.stderr)
        return None
    return {"options": options, "seats": [seats], **found}


class Unmeasured(Exception):
    """Nothing came of it."""


def keep(name: str, rows: list[dict[str, Any]]) -> None:
    """Write the file of a game, and print it."""
    _, unit, whatever = GAMES_WITH[name]
    head = {"made_by": f"python benchmarks/continuations.py {name}", "whatever": whatever, "unit": unit}
    lines = ",\n  ".join(dumps(row) for row in merged(rows))
    said = dumps(head)[1:-1].replace('"whatever"', '\n "whatever"').replace('"unit"', '\n "unit"')
    Path(str(file_of(name, MEASURED))).write_text("{" + f'{said},\n "rows": [\n  {lines}\n]' + "}\n", "utf-8")
    grid = Grid(title=name, box=None)
    for column in ("options", "seats", "error", "worth"):
        grid.add_column(column)
    for row in rows:
        worth = row.get("weights") or [place[3] for place in row["worths"]]
        words = " ".join(f"{option}={value}" for option, value in row["options"].items()) or "as usual"
        grid.add_row(words, str(row["seats"][0]), f"{row['error']:.3f}", " ".join(f"{x:.2f}" for x in worth))
    CONSOLE.print(grid)


def merged(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows that say the same for other numbers of seats are one."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        same = dumps({**row, "seats": 0})
        found[same] = {**row, "seats": [*found.get(same, {"seats": []})["seats"], *row["seats"]]}
    return [*found.values()]


# -- deals


@cache
def dealing(name: str) -> Callable[..., None]:
    """Compiled: the same deal many times over; what each seat won, and the pool that is left."""
    steady = PLAYERS["steady"](name)
    hand = playing(GAMES[name], steady, steady)

    def deals(rules, table, carry, order, dice, gains, pools):  # type: ignore[no-untyped-def]
        state, seen = table.copy(), table.copy()
        for n in range(len(pools)):
            shuffle(dice, order)
            roll(dice)
            hand(rules, table, state, seen, carry, order, -1, 0, dice)
            pools[n] = state[0].stacks[POOL]
            for seat in range(state[0].seats):
                gains[n, seat] = state[0].stacks[seat] - table[0].stacks[seat]

    return compiled(deals)


@cache
def matching(name: str) -> Callable[..., int]:
    """Compiled: one match from here; for each deal counts and chips as it is left; how many deals it had."""
    steady = PLAYERS["steady"](name)
    hand, leave = playing(GAMES[name], steady, steady), GAMES[name].leave
    count, over = (callable_here(part) for part in COUNTING[name])

    def match(rules, table, opening, order, dice, counts, chips, pools):  # type: ignore[no-untyped-def]
        state, seen, home, carry = table.copy(), table.copy(), table.copy(), opening
        for n in range(len(pools)):
            shuffle(dice, order)
            roll(dice)
            hand(rules, home, state, seen, carry, order, -1, 0, dice)
            for seat in range(state[0].seats):
                counts[n, seat] = count(state[0], seat)
                chips[n, seat] = state[0].stacks[seat]
                home[0].stacks[seat] = state[0].stacks[seat]
            pools[n] = state[0].stacks[POOL]
            if over(rules, state[0]):
                return n + 1
            carry = leave(rules, state[0])
        return 0

    return compiled(match)


def _wins(deal: Any, seat: int) -> int:
    return deal.wins[seat]


def _score(deal: Any, seat: int) -> int:
    return deal.scores[seat]


def _femkort_over(rules: Any, deal: Any) -> bool:
    return deal.stacks[POOL] == 0


def _toepen_over(rules: Any, deal: Any) -> bool:
    return max(deal.scores) >= rules.target


def _knack_over(rules: Any, deal: Any) -> bool:
    return deal.stage == 0


COUNTING = {
    "femkort": (_wins, _femkort_over),
    "toepen": (_score, _toepen_over),
    "norrlandsknack": (_score, _knack_over),
}


# -- a pool that stands


def pools_of(name: str, options: dict[str, str], seats: int, deals: int) -> dict[str, Any]:
    """What each place may expect of each pool; the first is that of the next dealer."""
    game, rules = GAMES[name], numbers(book(name).play_by("", options))
    if getattr(rules, "side_pots", False):
        raise Unmeasured("what is played for next is not all that lies there")
    unit = rules.stake if hasattr(rules, "stake") else rules.ante
    rungs = np.array([rung * unit for rung in RUNGS])
    table, order = record(blank(game, [STACK] * seats)), cards_of(game, rules)
    dealt = []
    for chips in rungs:
        gains, pools = np.zeros((deals, seats)), np.zeros(deals)
        carry = numbers(game.Carry(0, int(chips)))
        dealing(name)(rules, table, carry, order, seeded_dice(1, seats), gains, pools)
        dealt.append((gains[:, [place * way_of(rules.direction) % seats for place in range(seats)]], pools))
    parts = [expected([(gains[n::PARTS], pools[n::PARTS]) for gains, pools in dealt], rungs, seats)
             for n in range(PARTS)]  # fmt: skip
    worths = expected(dealt, rungs, seats)
    error = float(np.sqrt((np.std(parts, axis=0) ** 2 / (PARTS - 1)).mean()))
    if error > unit:
        raise Unmeasured(f"may be off by {error:.1f}")
    return {"error": round(error, 4), "pools": rungs.tolist(), "worths": np.round(worths, 3).tolist()}


def expected(dealt: list[Any], rungs: Any, seats: int) -> Any:
    """Place by pool: what is won until the deal has gone round so often, and then shared.

    The seats together have the whole pool, as nothing else comes in.
    """
    worths = np.tile(rungs / seats, (seats, 1))
    for _ in range(ROUNDS * seats):
        again = np.empty_like(worths)
        for n, (gains, pools) in enumerate(dealt):
            for place in range(seats):
                after = line(worths[(place - 1) % seats], rungs, pools, seats)
                again[place, n] = gains[:, place].mean() + after.mean()
        worths = again - again.mean(axis=0) + rungs / seats
    return worths


def line(worths: Any, rungs: Any, pools: Any, seats: int) -> Any:
    """Between what was measured in a straight line, and of more an even part."""
    return np.interp(pools, rungs, worths) + np.maximum(0, pools - rungs[-1]) / seats


# -- a race


def race_of(name: str, options: dict[str, str], seats: int, deals: int) -> dict[str, Any]:
    """The weight of each count, and what is still to be paid when the leader has it."""
    rules = book(name).play_by("", options)
    if name == "femkort" and rules.payoff == 0:
        return {"error": 0.0, "weights": [1.0], "due": [0.0]}
    if name == "toepen":
        rules = rules._replace(kitty=PRICE)
    told = Race(name, rules, seats)
    told.play(deals * MORE)
    return told.fitted()


class Race:
    """Matches that were played: how each stood, how it ended, and what was still paid into the pool."""

    def __init__(self, name: str, rules: Any, seats: int) -> None:
        self.name, self.rules, self.seats, self.dice = name, rules, seats, Random(seats)
        self.stood: list[Any] = []
        self.ended: list[Any] = []
        self.paid: list[float] = []
        self.pools: list[float] = []
        self.match: list[int] = []

    def play(self, deals: int) -> None:
        game, rules = GAMES[self.name], numbers(self.rules)
        table, order = record(blank(game, [STACK] * self.seats)), cards_of(game, rules)
        counts, chips = (np.zeros((LONGEST, self.seats), np.int64) for _ in range(2))
        pools, dice, number = np.zeros(LONGEST, np.int64), seeded_dice(1, self.seats), 0
        while len(self.stood) < deals:
            opening, at = self.opening()
            many = matching(self.name)(rules, table, numbers(opening), order, dice, counts, chips, pools)
            if not many:
                raise Unmeasured(f"no end after {LONGEST} deals")
            owned = np.vstack([[STACK] * self.seats, chips[:many]])
            stood, lay = [at, *counts[: many - 1]], [opening.pool, *pools[:many]]
            self.note(number, stood, counts[many - 1], owned, lay)
            number += 1

    def opening(self) -> tuple[Any, Any]:
        """A match that stands anyhow."""
        carry, dice, seats, rules = GAMES[self.name].Carry, self.dice, self.seats, self.rules
        dealer = dice.randrange(seats)
        if self.name == "femkort":
            at = [dice.randrange(rules.n_deals) for _ in range(seats)]
            wins = sum(count << 5 * seat for seat, count in enumerate(at))
            once = int(rules.ante_policy)
            return carry(
                dealer, seats * (1 if once else max(1, sum(at))), 1, wins, (1 << seats) - 1 if once else 0
            ), at
        if self.name == "toepen":
            at = [dice.randrange(rules.target) for _ in range(seats)]
            return carry(dealer, 0, 1, 0, 1, 0, at), at
        at = [dice.randint(1, rules.start_score) for _ in range(seats)]
        return carry(dealer, seats * rules.stake, 1, 0, 2, (1 << seats) - 1, at), at

    def note(self, number: int, stood: list[Any], last: Any, chips: Any, pools: list[int]) -> None:
        """Each deal at which the match stood, with how it ended."""
        won = chips[-1] - chips[-2]
        if self.name == "toepen":
            part, top = -won / PRICE, 0
        elif self.name == "femkort":
            ante = 0 if self.rules.ante_policy else self.rules.ante
            part = (won == won.max()).astype(float)
            top = won.max() + ante
        else:
            part = (last == 0) / max(1, (last == 0).sum())
            top = won[last == 0].sum()
        for at, pool in zip(stood, pools[:-1], strict=True):
            self.stood.append(np.array(at))
            self.ended.append(part)
            self.paid.append(max(0, top - pool))
            self.pools.append(pool)
            self.match.append(number)

    def fitted(self) -> dict[str, Any]:
        stood, ended, match = np.array(self.stood), np.array(self.ended), np.array(self.match)
        paid, pools = np.array(self.paid), np.array(self.pools)
        weights, due = self.fit(stood, ended, paid)
        parts = []
        for n in range(PARTS):
            mine = match % PARTS == n
            parts.append(self.worths(stood, pools, *self.fit(stood[mine], ended[mine], paid[mine])))
        error = float(np.sqrt((np.std(parts, axis=0) ** 2 / (PARTS - 1)).mean()))
        return {"error": round(error, 4), "weights": [float(f"{x:.4g}") for x in weights],
                "due": np.round(due, 3).tolist()}  # fmt: skip

    @property
    def counts(self) -> int:
        """How many counts there are."""
        if self.name == "femkort":
            return int(self.rules.n_deals)
        return int(self.rules.target) if self.name == "toepen" else self.rules.start_score + 1

    def fit(self, stood: Any, ended: Any, paid: Any) -> tuple[Any, Any]:
        rises = self.name != "norrlandsknack"
        weights = rising(likeliest(stood, ended, self.counts), rises)
        lead = stood.max(axis=1) if rises else stood.min(axis=1)
        due = [paid[lead == n].mean() if (lead == n).any() else 0.0 for n in range(self.counts)]
        none = self.name == "toepen"  # what is paid at the end is all there is
        return weights / weights.max(), np.zeros(self.counts) if none else rising(np.array(due), not rises)

    def worths(self, stood: Any, pools: Any, weights: Any, due: Any) -> Any:
        """What each seat may expect where the matches stood; of Toepen, how likely it is to pay."""
        share = weights[stood] / weights[stood].sum(axis=1, keepdims=True)
        if self.name == "toepen":
            return share
        left = due[stood.max(axis=1) if self.name == "femkort" else stood.min(axis=1)]
        return share * (pools + left)[:, None] - left[:, None] / self.seats


def likeliest(stood: Any, ended: Any, counts: int) -> Any:
    """The weights with which the ends are likeliest, by making them better again and again."""
    won = np.bincount(stood.ravel(), ended.ravel(), counts) + 0.5 / counts
    weights = np.ones(counts)
    for _ in range(100):
        shares = np.repeat(1 / weights[stood].sum(axis=1), stood.shape[1])
        weights = won / (np.bincount(stood.ravel(), shares, counts) + 0.5 / counts / weights.max())
        weights /= weights.max()
    return weights


def rising(weights: Any, rises: bool) -> Any:
    """Without steps back, which only luck can have made: neighbours that fall are as one (Ayer, 1955)."""
    blocks: list[tuple[float, int]] = []
    for weight in weights if rises else weights[::-1]:
        value, many = float(weight), 1
        while blocks and blocks[-1][0] > value:
            before, count = blocks.pop()
            value, many = (value * many + before * count) / (many + count), many + count
        blocks.append((value, many))
    found = np.array([value for value, many in blocks for _ in range(many)])
    return found if rises else found[::-1]


if __name__ == "__main__":
    main()
