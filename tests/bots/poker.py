"""Kuhn's and Leduc's poker as small games in plain Python, told by the rules of their modules."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from lansquenet.rules.cards import in_order
from lansquenet.rules.game import begin, completed
from lansquenet.rules.state import CHANCE, OVER, duplicate
from lansquenet.sim.solving import small

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

import kuhn
import leduc


class Position(NamedTuple):
    state: Any
    stock: tuple[int, ...]
    said: str


class Poker:
    """One of them; a card is told to the seat that gets it, all else to both."""

    def __init__(self, module: Any) -> None:
        self.game = completed(module)
        self.rules = self.game.Rules()

    def deals(self):
        state = begin(self.game, self.rules, [100, 100], self.game.Carry(0))
        return [(1.0, Position(state, tuple(in_order(self.game.shoe(self.rules))), ""))]

    def player(self, at):
        return {CHANCE: small.CHANCE, OVER: small.OVER}.get(at.state.actor, at.state.actor)

    def actions(self, at):
        return list(at.stock) if at.state.actor == CHANCE else self.game.legal(self.rules, at.state)

    def after(self, at, action):
        state = duplicate(at.state)
        self.game.apply(self.rules, state, action)
        if at.state.actor != CHANCE:
            return Position(state, at.stock, f"{at.said}{action}")
        open_card = getattr(state, "open", -1)
        return Position(
            state,
            tuple(card for card in at.stock if card != action),
            at.said + (f"[{open_card}]" if open_card >= 0 else "."),
        )

    def won(self, at):
        return (at.state.stacks[0] - at.state.stacks[1]) / 2

    def known(self, at):
        return f"{at.state.actor} {at.state.held[at.state.actor]} {at.said}"


KUHN, LEDUC = Poker(kuhn), Poker(leduc)
