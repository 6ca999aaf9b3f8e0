"""A game that lies in no room: its rules in a file of Python, of which anything can be asked."""

import sys
from collections.abc import Mapping
from enum import IntEnum
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from lansquenet.errors import BadOption, LansquenetError, UnknownName
from lansquenet.odds.asking import Ask, of_game
from lansquenet.odds.walk import Lexicon
from lansquenet.rules.game import Game, completed
from lansquenet.rules.state import Options

ENDING = ".py"
NEEDED = ("SEATS", "BETS", "Phase", "Rules", "Carry", "State", "shoe", "start", "limits", "apply", "leave")


def is_file(name: str) -> bool:
    """Whether a game is named by its file."""
    return name.endswith(ENDING)


def game_in(path: str) -> Game:
    """The game whose rules stand in a file.

    Raises:
        LansquenetError: there is none in it; says why.
    """
    spec = spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # as the classes in it look for it there
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        raise LansquenetError(f"{path} cannot be read as a game: {wrong}.") from wrong
    lacking = [name for name in NEEDED if not hasattr(module, name)]
    if lacking:
        raise LansquenetError(f"{path} is no game: it lacks {', '.join(lacking)}.")
    return completed(module)


def asked_of(path: str, preset: str, options: Mapping[str, str], seats: int) -> Ask:
    """A question about it; nothing is said of it yet.

    Raises:
        LansquenetError: there is no such game, option or table.
    """
    game = game_in(path)
    if preset:
        raise BadOption("A game in a file has no presets: say its options.")
    if seats and seats not in game.SEATS:
        raise BadOption(f"That is played by {game.SEATS[0]} to {game.SEATS[-1]} seats, not {seats}.")
    lexicon: Lexicon = getattr(game, "ASK", Lexicon())
    return of_game(game, _rules(game, options), seats or game.SEATS[0], lexicon)


def _rules(game: Game, options: Mapping[str, str]) -> Options:
    usual = game.Rules()
    for name in options:
        if name not in usual._fields:
            raise UnknownName("option", name, usual._fields)
    values = {name: _value(getattr(usual, name), name, said) for name, said in options.items()}
    return game.Rules(**{**usual._asdict(), **values})


def _value(usual: object, name: str, said: str) -> int:
    """A choice is said by its name, all else is a whole number."""
    choices = {choice.name.lower(): choice for choice in type(usual)} if isinstance(usual, IntEnum) else {}
    if choices and said not in choices:
        raise UnknownName(f"value of {name}", said, choices)
    if not choices and not said.isdigit():
        raise BadOption(f"The option {name} is a whole number, not {said!r}.")
    return choices[said] if choices else int(said)


def heading(path: str, options: Mapping[str, str]) -> str:
    """The game, and by which rules it is asked about."""
    said = ", ".join(f"{name}={value}" for name, value in options.items())
    return f"{Path(path).stem}: {said or 'as usual'}"
