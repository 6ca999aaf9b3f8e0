"""Duplicate deals: how much better one bot does than another with the same cards in the same seats."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from lansquenet.bots import BY_TABLE, after, playing_on
from lansquenet.bots.learnt.compiled import NOTHING, Bytes, acting, table_for
from lansquenet.bots.search import looking
from lansquenet.games import GAMES, bot_of, known_of, module_of
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, blank, counts_chips
from lansquenet.rules.policies import POLICIES
from lansquenet.rules.state import CHANCE, OVER, Carried, Options
from lansquenet.sim.compiler import (
    Code,
    Ints,
    Reals,
    bets_of,
    callable_here,
    compilable,
    compiled,
    numbers,
    record,
)
from lansquenet.sim.dice import below, roll, shuffle
from lansquenet.sim.simulate import cards_of, seeded_dice

compilable(playing_on)
CHIPS = 1000
WORLDS = 200  # that search looks at for a decision


@dataclass(frozen=True)
class Duel:
    """What a bot gained on another, a hand: the mean over all deals and seats, and its standard error."""

    deals: int
    gain: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the gain lies with 99 per cent."""
        return self.gain - 2.576 * self.error, self.gain + 2.576 * self.error


def duel(
    name: str,
    rules: Options,
    seats: int,
    deals: int,
    seed: int = 1,
    hero: str = "steady",
    rival: str = "random",
    worlds: int = WORLDS,
    shared: bool = False,
    pool: int = 0,
    carry: Carried | None = None,
) -> Duel:
    """Let one bot take each seat in turn at every deal, where its rivals have all the others.

    Bots are `random`, `novice`, `steady`, `learnt` and `search` (in so many worlds).  `shared`: a hand counts
    by what it was worth above the mean of all seats, so that what stays in a pool is shared by all, and
    a penalty is worth as much less as others have one too.  A hand begins with a `pool`, or a whole `carry`.
    """
    game = GAMES[name]
    rules = numbers(rules)
    table = record(blank(game, [CHIPS] * seats))
    carry = carry or (game.Carry(0, pool) if pool else game.Carry(0))
    left = after.measured(name, rules, seats).table if shared and counts_chips(game) else ()
    tables = hero in BY_TABLE or rival in BY_TABLE
    given = Given(worlds, *(table_for(name, rules) if tables else NOTHING), np.array(left))
    gains = _dueling(name, hero, rival, shared)(
        rules, table, numbers(carry), cards_of(game, rules), deals, given, seeded_dice(seed, 0)
    )
    return Duel(deals, float(gains.mean()), float(gains.std() / np.sqrt(deals)))


class Given(NamedTuple):
    """What bots are given beside their view: worlds to look at, what was learnt, and what a hand leaves."""

    worlds: int
    keys: Ints
    parts: Bytes
    left: Reals


@cache
def _dueling(name: str, hero: str, rival: str, shared: bool) -> Code:
    """Compiled: for each deal the mean over the seats of what the hero's hand was worth above a rival's."""
    game = GAMES[name]
    worth, played = counting_above(game, shared), playing(game, PLAYERS[hero](name), PLAYERS[rival](name))

    def duels(rules, table, carry, order, deals, given, dice):  # type: ignore[no-untyped-def]
        gains = np.zeros(deals)
        state, seen, same = table.copy(), table.copy(), dice.copy()
        seats = table[0].seats
        for n in range(deals):
            shuffle(dice, order)
            roll(dice)
            same[0] = dice[0]
            played(rules, table, state, seen, carry, order, -1, given, same)
            plain = [worth(rules, state[0], seat) for seat in range(seats)]
            for seat in range(seats):
                same[0] = dice[0]
                played(rules, table, state, seen, carry, order, seat, given, same)
                gains[n] += (worth(rules, state[0], seat) - plain[seat]) / seats
        return gains

    return compiled(duels)


def counting_above(game: Game, shared: bool) -> Callable[..., float]:
    """Compiled: what a hand was worth to a seat, by itself or above the mean of all."""
    worth = game.worth

    def alone(rules, state, seat):  # type: ignore[no-untyped-def]
        return float(worth(rules, state, seat))

    def above_the_mean(rules, state, seat):  # type: ignore[no-untyped-def]
        total = 0.0
        for other in range(state.seats):
            total += float(worth(rules, state, other))
        return float(worth(rules, state, seat)) - total / state.seats

    return callable_here(above_the_mean if shared else alone)


def playing(game: Game, hero: Callable[..., int], rival: Callable[..., int]) -> Callable[..., None]:
    """Compiled: one hand with the hero at the seat `me`, and the rival at all others."""
    start, apply, restock = game.start, game.apply, game.restock

    def hand(rules, table, state, seen, carry, order, me, given, dice):  # type: ignore[no-untyped-def]
        state[0] = table[0]
        deal, turned = state[0], 0
        start(rules, deal, carry)
        while deal.actor != OVER:
            if deal.actor == CHANCE:
                action = EMPTY
                if turned < len(order):
                    action = order[turned]
                    turned += 1
                else:
                    again = restock(rules, deal)
                    if len(again) > 0:
                        action = again[below(dice, len(again))]
            elif deal.actor == me:
                action = hero(rules, state, seen, given, dice)
            else:
                action = rival(rules, state, seen, given, dice)
            apply(rules, deal, action)

    return callable_here(hand)


# -- the bots in compiled code: of the rules, a state, room for a view, what else is given, and dice


def _random(name: str) -> Callable[..., int]:
    game = GAMES[name]
    limits, legal, bets, (chips, answer) = game.limits, game.legal, bets_of(game), POLICIES["random"]

    def act(rules, state, seen, given, dice):  # type: ignore[no-untyped-def]
        if state[0].phase in bets:
            least, most, apart = limits(rules, state[0])
            return chips(least, most, apart, roll(dice))
        options = legal(rules, state[0])
        return options[answer(options, roll(dice))]

    return callable_here(act)


def _steady(name: str) -> Callable[..., int]:
    game = GAMES[name]
    bot = bot_of(name)
    compilable(bot)
    hide, choose = game.hide, bot.choose

    def act(rules, state, seen, given, dice):  # type: ignore[no-untyped-def]
        seen[0] = state[0]
        hide(rules, seen[0], state[0].actor)
        return choose(rules, seen[0], roll(dice))

    return callable_here(act)


def _novice(name: str) -> Callable[..., int]:
    """As `novice` plays: what `steady` would do, or as often anything."""
    steady, anything = _steady(name), _random(name)

    def act(rules, state, seen, given, dice):  # type: ignore[no-untyped-def]
        if below(dice, 2) == 0:
            return steady(rules, state, seen, given, dice)
        return anything(rules, state, seen, given, dice)

    return callable_here(act)


def _search(name: str) -> Callable[..., int]:
    game = GAMES[name]
    legal, hide, bets, steady, default = game.legal, game.hide, bets_of(game), _steady(name), _learnt(name)
    look, place_of = looking(name), playing_on.place_of

    def act(rules, state, seen, given, dice):  # type: ignore[no-untyped-def]
        if state[0].phase in bets:
            return steady(rules, state, seen, given, dice)
        options = legal(rules, state[0])
        if len(options) == 1:
            return options[0]
        # The default has the dice of a rival that is `learnt`: deals differ only where it is not done.
        own = dice.copy()
        roll(own)
        done = place_of(options, default(rules, state, seen, given, dice))
        seen[0] = state[0]
        hide(rules, seen[0], state[0].actor)
        found = look(rules, seen, options, done, given.worlds, given.left, given.keys, given.parts, own)
        return options[found]

    return callable_here(act)


def _learnt(name: str) -> Callable[..., int]:
    """As `learnt` plays, where the rules are those of its table."""
    learnt = acting(GAMES[name], bot_of(name), known_of(name) if module_of(name, "known") else None)

    def act(rules, state, seen, given, dice):  # type: ignore[no-untyped-def]
        return learnt(rules, state, seen, given.keys, given.parts, dice)

    return callable_here(act)


PLAYERS = {
    "random": _random,
    "novice": _novice,
    "steady": _steady,
    "search": _search,
    "learnt": _learnt,
}
