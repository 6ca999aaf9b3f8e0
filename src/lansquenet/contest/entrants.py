"""Who enters: a bot of the book, or anybody's function, which is shown what its seat may know and no more."""

import runpy
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TypeAlias, cast

from lansquenet import bots
from lansquenet.bots import search
from lansquenet.env import Game, State
from lansquenet.env.state import Floats
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.rules.state import State as Played

MAKE = "policy"  # what a function is called that makes a policy, unless it is said


class SeatSight:
    """What a seat knows that is to act, and what it may do."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, state: State) -> None:
        self._state, self.game, self.seat = state, state.game, state.current_player()

    def legal_actions(self) -> list[int]:
        """The ids of what may be done."""
        return self._state.legal_actions()

    def view(self) -> Played:
        """The state of the rules, from which is erased what the seat may not know."""
        return self._state.view(self.seat)

    def observation_tensor(self) -> Floats:
        """The same as numbers."""
        return self._state.observation_tensor(self.seat)

    def information_state_tensor(self) -> Floats:
        """And the acts that it was told last."""
        return self._state.information_state_tensor(self.seat)

    def information_state_string(self) -> str:
        """All that it was told, in words."""
        return self._state.information_state_string(self.seat)

    def information_state_key(self) -> int:
        """A number for that."""
        return self._state.information_state_key(self.seat)

    def action_to_string(self, action: int) -> str:
        """What an id says."""
        return self._state.action_to_string(action)

    def nearest(self, said: int) -> int:
        """The id of what is said to the rules; of an amount that has none, the nearest."""
        return self._state.nearest(said)


Player: TypeAlias = Callable[[SeatSight, Random], int]
Make: TypeAlias = Callable[[Game], Player | None]


def maker(entrant: str) -> Make:
    """What makes the policy of an entrant for a game; of one that it does not play there is none.

    It is the name of a bot, or a file or module of Python, with the name of a function of a game after a
    colon: FILE.py:policy.

    Raises:
        BadOption: when there is no such thing.
    """
    place, _, name = entrant.partition(":")
    if place.endswith(".py"):
        if not Path(place).is_file():
            raise BadOption(f"There is no file {place}.")
        return _named(runpy.run_path(place), name or MAKE, place)
    if name:
        try:
            return _named(vars(import_module(place)), name, place)
        except ImportError as wrong:
            raise BadOption(f"{place} cannot be imported: {wrong}.") from None
    if not any(place in known(event) for event in GAMES):
        raise BadOption(
            f"{place} plays nothing: name a bot, such as steady, or a function, such as mine.py:policy."
        )
    return partial(_bot, place)


def _named(found: Mapping[str, object], name: str, place: str) -> Make:
    made = found.get(name)
    if not callable(made):
        raise BadOption(f"{place} has no function {name}.")
    return cast(Make, made)


def known(game: str) -> list[str]:
    """The bots that play a game, strong ones too."""
    return [*bots.names(game), *bots.strong(game)]


def in_worlds(worlds: int) -> Make:
    """The bot `search`, which looks at so many worlds for each decision, however long that takes."""

    def make(game: Game) -> Player | None:
        if game.told is None:
            return None
        name, budget = game.told.name, search.Budget(worlds=worlds)

        def choose(sight: SeatSight, dice: Random) -> int:
            said = search.choose(name, game.rules, sight.view(), dice.getrandbits(32), budget=budget)
            return sight.nearest(said)

        return choose

    return make


def _bot(name: str, game: Game) -> Player | None:
    told = game.told
    if told is None or name not in known(told.name):
        return None

    def choose(sight: SeatSight, dice: Random) -> int:
        said = bots.choice(name, told, game.rules, sight.view(), dice.getrandbits(32))
        return sight.nearest(said)

    return choose
