"""Who plays the other seats: the bots of the book's games, anybody's function, or chance."""

from collections.abc import Callable
from random import Random

from lansquenet import bots
from lansquenet.env.basis.setting import RANDOM as RANDOM
from lansquenet.env.game import Game
from lansquenet.env.state import State
from lansquenet.errors import UnknownName

Policy = Callable[[State, Random], int]  # of the hand, of which it should look at its own seat's view alone


def at_random(state: State, dice: Random) -> int:
    """Any legal action, all equally likely."""
    return dice.choice(state.legal_actions())


def policy(game: Game, name: str) -> Policy:
    """The bot of this name or strength; where it names an amount that has no id, the nearest that has one.

    Raises:
        UnknownName: when no such bot plays this game.
        BadOption: when none is of this strength.
    """
    told = game.told
    names = [*bots.names(told.name), *bots.strong(told.name)] if told else [RANDOM]
    name = bots.of_strength(name, told.name) if told else name
    if name not in names:
        raise UnknownName(f"bot for {game.name}", name, names)
    if name == RANDOM or told is None:
        return at_random

    def choose(state: State, dice: Random) -> int:
        view = state.view(state.current_player())
        return state.nearest(bots.choice(name, told, game.rules, view, dice.getrandbits(32)))

    return choose


def by_chance(state: State, dice: Random) -> int:
    """What chance does."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(outcomes, chances)[0])


def until_due(state: State, dice: Random, others: dict[int, Policy]) -> None:
    """Let chance and these seats act, in place, until another seat is due or the hand is over."""
    state.roll(dice.getrandbits(64))
    while True:
        state.play()
        actor = state.current_player()
        if actor not in others:
            return
        state.apply_action(others[actor](state, dice))
