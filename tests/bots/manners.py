"""Evenings of steady bots, where one seat may have a habit, or be played at random; compiled."""

from functools import cache
from typing import NamedTuple

import numpy as np

from lansquenet.games import GAMES, module_of
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import blank
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.compiler import callable_here, compilable, compiled, numbers, record
from lansquenet.sim.dice import below, roll, shuffle
from lansquenet.sim.simulate import cards_of, seeded_dice

STEADY, LEAST, MOST, ANY = (
    -1,
    0,
    1,
    2,
)  # by phase: as the bots do, or the first, the last, any of what is legal
CHIPS = 10**6


class Evening(NamedTuple):
    """What was done where there was a choice: deal, seat, phase, action; and the rest of each deal."""

    acts: np.ndarray
    worths: np.ndarray  # what the deal was worth to each seat, or what the match has been so far
    dealers: np.ndarray
    over: np.ndarray  # whether the match ended with it

    @property
    def deals(self):
        return len(self.worths)

    def said(self, phase, action=None):
        """How often something was said in this phase, or this in particular."""
        rows = self.acts[self.acts[:, 2] == phase]
        return len(rows) if action is None else int((rows[:, 3] == action).sum())

    @property
    def gain(self):
        """The chips that seat 0 won, a deal in the mean, and between what that lies with 99 per cent."""
        won = np.diff(self.worths[:, 0], prepend=CHIPS)
        spread = 2.576 * won.std() / len(won) ** 0.5
        return won.mean() - spread, won.mean(), won.mean() + spread

    @property
    def matches(self):
        """The numbers of deals of the matches that were ended."""
        return np.diff(np.flatnonzero(self.over), prepend=-1)


def evening(name, seats, deals, habit=None, seed=1, **options):
    """So many deals in a row; seat 0 has the habit, which gives for a phase what is always said."""
    game = GAMES[name]
    rules = numbers(game.Rules(**options))
    first, said = game.Carry(0), np.full(len(game.Phase), STEADY)
    for phase, always in (habit or {}).items():
        said[phase] = always
    carry = type(first)(
        *[np.zeros(0, np.int64) if isinstance(value, list) else int(value) for value in first]
    )
    acts, worths = np.zeros((deals * 40 * seats, 4), np.int64), np.zeros((deals, seats), np.int64)
    dealers, over = np.zeros(deals, np.int64), np.zeros(deals, np.bool_)
    count = _playing(name)(
        rules, record(blank(game, [CHIPS] * seats)), carry, cards_of(game, rules), said, seeded_dice(seed, 0),
        acts, worths, dealers, over,
    )  # fmt: skip
    return Evening(acts[:count], worths, dealers, over)


@cache
def _playing(name):
    """Compiled: play deals one after another, and write down what is done."""
    game = GAMES[name]
    start, apply, leave, legal = game.start, game.apply, game.leave, game.legal
    worth, restock, stands_over, steady = game.worth, game.restock, game.stands_over, _steady(name)

    def play(rules, table, carry, order, said, dice, acts, worths, dealers, over):
        state, seen, stacks, count = table.copy(), table.copy(), table[0].stacks.copy(), 0
        for n in range(len(worths)):
            shuffle(dice, order)
            state[0] = table[0]
            deal, turned = state[0], 0
            for seat in range(len(stacks)):  # to write into a slice is seconds of compiling
                deal.stacks[seat] = stacks[seat]
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
                else:
                    options, luck = legal(rules, deal), roll(dice)
                    always = said[deal.phase] if deal.actor == 0 else STEADY
                    if always == STEADY:
                        action = steady(rules, state, seen, luck)
                    else:
                        action = options[(0, len(options) - 1, (luck * len(options)) >> 32)[always]]
                    if len(options) > 1:
                        acts[count, 0], acts[count, 1] = n, deal.actor
                        acts[count, 2], acts[count, 3] = deal.phase, action
                        count += 1
                apply(rules, deal, action)
            for seat in range(len(worths[n])):
                worths[n, seat] = worth(rules, deal, seat)
            dealers[n], over[n] = deal.dealer, not stands_over(rules, deal)
            for seat in range(len(stacks)):
                stacks[seat] = deal.stacks[seat]
            carry = leave(rules, deal)
        return count

    return compiled(play)


def _steady(name):
    """Compiled: what the bot of this game says to what its seat sees."""
    hide, bot = GAMES[name].hide, module_of(name, "bot")
    compilable(bot)
    choose = bot.choose

    def act(rules, state, seen, luck):
        seen[0] = state[0]
        hide(rules, seen[0], state[0].actor)
        return choose(rules, seen[0], luck)

    return callable_here(act)
