"""A game as an environment: loaded by a line of text or made of a module, and played in hands."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias, cast

from lansquenet.books.book import Book, book
from lansquenet.books.written import Json
from lansquenet.env.basis import text
from lansquenet.env.basis.setting import CARRY, Setting, Terms as Terms
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.env.state import OBSERVED, State, played_again
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES, ROOMS
from lansquenet.rules import cards
from lansquenet.rules.game import Game as Module, completed
from lansquenet.rules.state import NOBODY, Carried, Options, changed
from lansquenet.sim.kept import mark_of

if TYPE_CHECKING:
    from lansquenet.env.engine.rows import Rows

ENGINE = "LANSQUENET_ENGINE"  # of the environment: what plays hands, of these
AUTO, COMPILED, INTERPRETED = "auto", "compiled", "interpreted"

STACKS = "stacks"  # in a line, where seats have not the same
Given: TypeAlias = int | str | bool  # what a parameter may be


class Game(Setting):
    """A game to be played in episodes of one hand, with the methods of OpenSpiel's games."""

    def __repr__(self) -> str:
        return f"Game({str(self)!r})"

    def __deepcopy__(self, memo: object) -> "Game":
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        made_of = self.module.__name__, self.rules, self.stacks, self.carry, self.deck, self.terms
        return (load_game, (self.line,)) if self.line else (_made_again, made_of)

    def new_initial_state(self, seed: int | None = None) -> State:
        """The beginning of a hand; a seed says which deck is dealt, where `deal` is deck.

        It is compiled, if the game has been compiled on this machine before, and else interpreted.

        Raises:
            BadOption: when a seed is given and cards are chance events.
        """
        rows = self._rows
        if rows is None:
            return Interpreted(self, seed)
        return rows.blank.clone() if seed is None else rows.begun(seed)

    @cached_property
    def _rows(self) -> "Rows | None":
        """What plays hands in compiled code; none, where hands are interpreted."""
        wished = os.environ.get(ENGINE, AUTO)
        if wished == COMPILED or (wished == AUTO and self._mark.exists()):
            return self._compiled()
        return None

    def _compiled(self) -> "Rows":
        from lansquenet.env.engine.rows import Rows

        rows = Rows(self)
        if rows.kept:
            self._mark.touch()
        return rows

    @property
    def _mark(self) -> Path:
        """What says that this game's code is kept; it is the same for all options, seats and chips."""
        return mark_of(f"row-{self.module.__name__}")

    def compile(self) -> "Game":
        """This game, whose hands are played by compiled code from now on, whatever the environment says.

        The first time on a machine that takes some ten seconds; for a game of the book it is kept.
        """
        if self._rows is None:
            self.__dict__["_rows"] = self._compiled()
        return self

    def at_door(self) -> "Game":
        """This game, compiled if that is kept and nobody wishes otherwise: what every adapter begins with."""
        ours = any(self.module is game for game in GAMES.values())
        return self.compile() if ours and os.environ.get(ENGINE) != INTERPRETED else self

    def observed_shape(self, what: str) -> tuple[int, ...]:
        """The shape of a tensor of `State.observed`.

        Raises:
            BadOption: when there is none of this name.
        """
        if what not in OBSERVED:
            raise BadOption(f"observe is one of {', '.join(OBSERVED)}, not {what!r}.")
        known = what == "information_state"
        return tuple(self.information_state_tensor_shape() if known else self.observation_tensor_shape())

    def deserialize_state(self, saved: bytes) -> State:
        """The state that `State.serialize` wrote.

        Raises:
            BadSave: when it is damaged, or of another game.
        """
        return played_again(self, saved, self.new_initial_state)


def game_of(
    module: ModuleType | Module,
    rules: Options | None = None,
    stacks: Sequence[int] = (),
    carry: Carried | None = None,
    deck: Sequence[int] = (),
    terms: Terms | None = None,
) -> Game:
    """The game of a module that is written like those in `lansquenet.games`, in the book or not.

    Without rules, stacks or a carry it is played by its own defaults, with as few seats as may be, and the
    first of them banks or deals.  `deck` are the cards to be dealt, if not those of its shoe.
    """
    terms, module = terms or Terms(), completed(cast(ModuleType, module))
    rules = module.Rules() if rules is None else rules
    stacks = list(stacks) or [terms.chips] * (terms.seats or module.SEATS[0])
    told = next((book(name) for name in ROOMS if GAMES[name] is module), None)
    return Game(module, rules, stacks, carry, told, terms, deck)


def _made_again(
    module: str, rules: Options, stacks: list[int], carry: Carried, deck: list[int], terms: Terms
) -> Game:
    """The game of a module by its name, as a pickle has it."""
    return game_of(import_module(module), rules, stacks, carry, deck, terms)


def load_game(line: str, parameters: Mapping[str, Given] | None = None, **given: Given) -> Game:
    """The game of a line such as `toepen(preset=kitty,seats=4,knock_mode=own_turn)`.

    Parameters are those of `Terms`, `preset`, the options of the game's book, and the fields of its carry
    after `carry_`; they may be given by name as well.  What is said for each seat has strokes between:
    `stacks=100/100/0`, `carry_scores=1/1`.

    Raises:
        UnknownName: no game, preset or parameter has this name.
        BadOption: a parameter cannot have this value.
    """
    name, written = text.read(line)
    chosen = written | {key: _written(value) for key, value in {**(parameters or {}), **given}.items()}
    told = book(name)
    own = {f.name: f.default for f in fields(Terms)}
    terms = _terms({key: value for key, value in chosen.items() if key in own}, own)
    carried = {key: value for key, value in chosen.items() if key.startswith(CARRY)}
    options = {key: value for key, value in chosen.items() if key not in {*own, *carried, "preset", STACKS}}
    _check_names(told, options, [*own, "preset", STACKS])
    rules = told.play_by(chosen.get("preset", ""), options)
    stacks = _numbers(STACKS, chosen[STACKS]) if STACKS in chosen else []
    terms = replace(terms, seats=terms.seats or len(stacks) or told.game.SEATS[0])
    carry = _carry(told, terms, carried)
    stacks = stacks or [terms.chips] * terms.seats
    _check_each(STACKS, stacks, terms.seats)
    return Game(
        told.game,
        rules,
        stacks,
        carry,
        told,
        terms,
        _deck(told, rules, terms.cards),
        text.write(name, chosen),
    )


def _written(value: Given) -> str:
    """A parameter as it is written; a truth as the book writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _check_names(told: Book, options: Mapping[str, str], own: list[str]) -> None:
    for name in options:
        if name not in told.options:
            carried = [f"{CARRY}{key}" for key in told.game.Carry()._fields]
            raise UnknownName(f"parameter of {told.name}", name, [*told.options, *own, *carried])


def _terms(given: Mapping[str, str], usual: Mapping[str, object]) -> Terms:
    read: Json = {
        key: value if isinstance(usual[key], str) else _number(key, value) for key, value in given.items()
    }
    return Terms(**read).checked()


def _number(name: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadOption(f"{name} is a number, not {value!r}.") from None


def _carry(told: Book, terms: Terms, given: Mapping[str, str]) -> Carried:
    """What the hand begins with; nothing, but for what is given."""
    usual = told.game.Carry(terms.first if terms.first >= 0 else NOBODY)
    carried: Json = {}
    for key, value in given.items():
        name = key.removeprefix(CARRY)
        if name not in usual._fields:
            raise UnknownName(f"parameter of {told.name}", key, [f"{CARRY}{name}" for name in usual._fields])
        several = isinstance(getattr(usual, name), list)
        carried[name] = _numbers(key, value) if several else _number(key, value)
        if several:
            _check_each(key, carried[name], terms.seats)
    return changed(usual, **carried)


def _check_each(name: str, numbers: list[int], seats: int) -> None:
    if len(numbers) != seats or min(numbers) < 0:
        raise BadOption(f"{name} has a number from 0 on for each of {seats} seats, such as 1/1.")


def _numbers(name: str, value: str) -> list[int]:
    """A number for each seat, such as 100/100/0."""
    return [_number(name, part) for part in value.split("/")]


def _deck(told: Book, rules: Options, names: str) -> list[int]:
    """The cards that are named two letters each; all, if none are."""
    whole = cards.in_order(told.game.shoe(rules))
    if not names:
        return whole
    try:
        deck = [cards.named(names[n : n + 2]) for n in range(0, len(names), 2)]
    except ValueError as wrong:
        raise BadOption(f"cards are named like TcJcQc: {wrong}.") from None
    for card in deck:
        if deck.count(card) > whole.count(card):
            raise BadOption(f"cards has more of {cards.name(card)} than {told.title} is played with.")
    return deck
