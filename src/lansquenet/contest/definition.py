"""What Lansquenet-7 is: its games, how many deals of each, and a digest of what their rules do."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from random import Random

from lansquenet.env import Game, load_game
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.errors import BadOption, UnknownName

FILE = "lansquenet_7.toml"
HANDS = 12  # from which the digest of a game is made


@dataclass(frozen=True)
class FrozenGame:
    """One game of the benchmark, as it is loaded, and the digest of what its rules did when it was frozen."""

    line: str
    rules: str

    @property
    def name(self) -> str:
        """The name of its game."""
        return self.line.partition("(")[0]

    @property
    def game(self) -> Game:
        """The game itself."""
        return _game(self.line)


@dataclass(frozen=True)
class Definition:
    """All that is frozen."""

    name: str
    version: int
    deals: int
    seed: int
    rivals: tuple[str, ...]
    events: tuple[FrozenGame, ...]

    def chosen(self, names: list[str]) -> list[FrozenGame]:
        """The events of these games; all, if none are named."""
        known = {event.name: event for event in self.events}
        for name in names:
            if name not in known:
                raise UnknownName(f"game of {self.name}", name, [*known])
        return [known[name] for name in names or known]


@cache
def definition() -> Definition:
    """As the file has it."""
    told = tomllib.loads(resources.files("lansquenet.contest").joinpath(FILE).read_text("utf-8"))
    events = tuple(FrozenGame(**event) for event in told.pop("event"))
    return Definition(**{**told, "rivals": tuple(told["rivals"]), "events": events})


@cache
def _game(line: str) -> Game:
    return load_game(line)


@cache
def digest_of(line: str) -> str:
    """A digest of what the rules of a game do: random hands, all that may be done in them, and who won."""
    game, told = _game(line), []
    for seed in range(HANDS):
        hand, dice = Interpreted(game, seed), Random(seed)
        while not hand.is_terminal():
            legal = hand.legal_actions()
            told.append([hand.current_player(), *legal])
            hand.apply_action(dice.choice(legal))
        told.append([round(part * 1000) for part in hand.returns()])
    return sha256(json.dumps(told).encode()).hexdigest()[:16]


def check(event: FrozenGame) -> None:
    """See that the rules do what they did when the benchmark was frozen.

    Raises:
        BadOption: when they do not.
    """
    if (found := digest_of(event.line)) != event.rules:
        raise BadOption(
            f"The rules of {event.line} are no longer those of this version: {found}, not {event.rules}."
        )
