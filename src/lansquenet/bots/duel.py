"""Duplicate deals: how much better a bot does than `random` with the same cards in the same seats."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from lansquenet.cards import EMPTY
from lansquenet.games import GAMES
from lansquenet.play import CHANCE, OVER, blank
from lansquenet.policies import POLICIES
from lansquenet.sim.compiler import bets_of, compilable, compiled, numbers, record
from lansquenet.sim.dice import below, roll
from lansquenet.sim.simulate import cards_of, seeded_dice

CHIPS = 1000


@dataclass(frozen=True)
class Duel:
    """What a bot gained on `random`, a hand: the mean over all deals and seats, and its standard error."""

    deals: int
    gain: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the gain lies with 99 per cent."""
        return self.gain - 2.576 * self.error, self.gain + 2.576 * self.error


def duel(name: str, rules: Any, seats: int, deals: int, seed: int = 1) -> Duel:
    """Let the steady bot of a game take each seat in turn at every deal, among random players."""
    game = GAMES[name]
    rules = numbers(rules)
    table = record(blank(game, [CHIPS] * seats))
    gains = _dueling(name)(
        rules, table, numbers(game.Carry(0)), cards_of(game, rules), deals, seeded_dice(seed, 0)
    )
    return Duel(deals, float(gains.mean()), float(gains.std() / np.sqrt(deals)))


@cache
def _dueling(name: str) -> Callable[..., Any]:
    """Compiled: for each deal the mean over the seats of what the bot's hand was worth above a random one."""
    game, bot = GAMES[name], import_module(f"lansquenet.bots.{name}")
    compilable(bot)
    start, apply, limits, legal, bets = game.start, game.apply, game.limits, game.legal, bets_of(game)
    hide = getattr(game, "hide", lambda rules, deal, seat: None)
    worth = getattr(game, "worth", None) or _chips_won
    if not hasattr(game, "hide"):
        hide = compiled(hide)
    if worth is _chips_won:
        worth = compiled(worth)
    choose, (chips, answer) = bot.choose, POLICIES["random"]

    def hand(rules, table, state, seen, carry, order, me, dice):  # type: ignore[no-untyped-def]
        state[0] = table[0]
        deal = state[0]
        turned = 0
        start(rules, deal, carry)
        while deal.actor != OVER:
            if deal.actor == CHANCE:
                action = EMPTY
                if turned < len(order):
                    action = order[turned]
                    turned += 1
            elif deal.actor == me:
                seen[0] = state[0]
                hide(rules, seen[0], me)
                action = choose(rules, seen[0], roll(dice))
            elif deal.phase in bets:
                least, most, apart = limits(rules, deal)
                action = chips(least, most, apart, roll(dice))
            else:
                options = legal(rules, deal)
                action = options[answer(len(options), roll(dice))]
            apply(rules, deal, action)

    played = compiled(hand)

    def duels(rules, table, carry, order, deals, dice):  # type: ignore[no-untyped-def]
        gains = np.zeros(deals)
        state, seen, same = table.copy(), table.copy(), dice.copy()
        seats = table[0].seats
        for n in range(deals):
            for i in range(len(order) - 1):
                j = i + below(dice, len(order) - i)
                order[i], order[j] = order[j], order[i]
            roll(dice)
            for seat in range(seats):
                same[0] = dice[0]
                played(rules, table, state, seen, carry, order, -1, same)
                plain = worth(rules, state[0], seat)
                same[0] = dice[0]
                played(rules, table, state, seen, carry, order, seat, same)
                gains[n] += (worth(rules, state[0], seat) - plain) / seats
        return gains

    return compiled(duels)


def _chips_won(rules: Any, deal: Any, seat: int) -> int:
    """The chips of a seat; the difference of two hands is what counts."""
    won: int = deal.stacks[seat]
    return won
