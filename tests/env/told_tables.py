"""Tables played at once, told a second time in plain Python, for the tests of the compiled ones."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from lansquenet.env import Terms, game_of  # noqa: E402
from lansquenet.env.opponents import policy  # noqa: E402
from lansquenet.env.vector import Tables  # noqa: E402
from lansquenet.rules.cards import bring_to_end  # noqa: E402
from lansquenet.rules.state import CHANCE, NONE  # noqa: E402

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
TRICKS = "zwikken(seats=3,chips=40)"
MASK = (1 << 64) - 1


def benchmark(name):
    """A game that is not shipped."""
    if str(BENCHMARKS) not in sys.path:
        sys.path.append(str(BENCHMARKS))
    return importlib.import_module(name)


def leduc(**terms):
    return game_of(benchmark("leduc"), terms=Terms(**terms))


# -- the same, told a second time, in plain Python


class Dice:
    """SplitMix64 by whole numbers; drawn from where the compiled dice are drawn from."""

    def __init__(self, count):
        self.count = int(count)

    def getrandbits(self, bits):
        self.count = (self.count + 0x9E3779B97F4A7C15) & MASK
        z = ((self.count ^ (self.count >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) >> (64 - bits)

    def below(self, n):
        return (self.getrandbits(32) * n) >> 32

    def choice(self, options):
        return options[self.below(len(options))]


class Told:
    """One table, played by `State` with the cards that its dice turn."""

    def __init__(self, game, dice, shoe, seat=None, others="random"):
        self.game, self.dice, self.shoe, self.seat = game, dice, shoe, seat
        self.other = policy(game, others)
        self.deal()

    def deal(self):
        while True:
            self.state, self.turned = self.game.new_initial_state(), 0
            self.go_on()
            if not self.state.is_terminal():
                return

    def go_on(self):
        while not self.state.is_terminal():
            actor = self.state.current_player()
            if actor == CHANCE:
                self.turn()
            elif self.seat in (None, actor):
                return
            else:
                self.state.apply_action(self.other(self.state, self.dice))

    def turn(self):
        module, shoe = self.game.module, self.shoe
        if self.turned == len(shoe):
            again = module.restock(self.game.rules, self.state.table)
            self.turned = bring_to_end(shoe, list(again))
        card = NONE
        if self.turned < len(shoe):
            pick = self.turned + self.dice.below(len(shoe) - self.turned)
            shoe[pick], shoe[self.turned] = shoe[self.turned], shoe[pick]
            card = shoe[self.turned]
            self.turned += 1
        self.state.apply_action(self.game.chance_id(card))

    def act(self, action):
        self.state.apply_action(action)
        self.go_on()


def at_once(game, many, **given):
    """Tables at which a hand follows in the step in which one ends."""
    return Tables(game, many, autoreset_mode=AutoresetMode.SAME_STEP, **given)


def anything(masks, dice):
    """For each row a random one of its legal ids."""
    return np.array([dice.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def acting(masks, dice):
    """Any legal act; where a hand is over, and none is, the first."""
    return np.array([dice.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


def known(env, table, seat):
    """What a seat sees of a table by the interpreted state."""
    return table.state.seen_by(seat, env._packing.observe)[0]
