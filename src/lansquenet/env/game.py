"""A game as an environment: which rules, seats and cards, and which actions there are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from typing import Any, cast

from lansquenet.books.book import Book, book
from lansquenet.env import chance, enough, text
from lansquenet.env.actions import LADDERS, Actions
from lansquenet.env.chance import DEALS, Fall
from lansquenet.env.layout import Layout
from lansquenet.env.state import State
from lansquenet.env.tensors import Encoder
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES, name_of
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.play import NOBODY, Extent, Game as Module, begin

CARRY = "carry_"
RETURNS = ("chips", "centred")
ASKED = (
    80  # acts of one seat between two cards, at the very most: a bet on every rank, and what becomes of it
)
MOST_CACHED = 64  # chance events of which all outcomes are kept


@dataclass(frozen=True)
class Terms:
    """What a game is played with, beside its rules; each is a parameter of `load_game`."""

    seats: int = 0  # 0: as few as may be
    chips: int = 100  # of each seat
    first: int = 0  # the seat that banks or deals; -1: it is drawn for
    deal: str = "card"  # a chance event for each card, for each run of cards, or the whole deck
    decks: int = 1000  # so many seeds there are when a deck is dealt and none is given
    cards: str = ""  # the cards dealt from, such as TcJcQc; empty: the game's own
    stakes: str = "auto"  # the ladder of amounts: few, doubling or all; auto: all if there are few chips
    returns: str = "chips"  # centred: less the mean of all seats, so that they sum to nothing
    memory: int = 32  # so many acts are in the information state tensor

    def checked(self) -> "Terms":
        """These terms.

        Raises:
            BadOption: when one of them cannot be.
        """
        for name, words in (("deal", DEALS), ("stakes", LADDERS), ("returns", RETURNS)):
            if getattr(self, name) not in words:
                raise BadOption(f"{name} is one of {', '.join(words)}, not {getattr(self, name)!r}.")
        for name, least in (("chips", 1), ("first", -1), ("decks", 1), ("memory", 0)):
            if getattr(self, name) < least:
                raise BadOption(f"{name} is a number from {least} on, not {getattr(self, name)}.")
        return self


class Game:
    """A game to be played in episodes of one hand, with the methods of OpenSpiel's games."""

    def __init__(
        self,
        module: Module,
        rules: Any,
        stacks: Sequence[int],
        carry: Any = None,
        told: Book | None = None,
        terms: Terms | None = None,
        deck: Sequence[int] = (),
        line: str = "",
    ) -> None:
        """See `game_of`; `line` is what it is loaded by."""
        self.module, self.rules, self.told = module, rules, told
        self.terms = (terms or Terms()).checked()
        self.stacks, self.line = list(stacks), line
        self._check_seats()
        self.carry = (
            module.Carry(self.terms.first if self.terms.first >= 0 else NOBODY) if carry is None else carry
        )
        self.deck = list(deck) or cards.in_order(module.shoe(rules))
        self.faces = sorted(set(self.deck))
        self._chance_ids = {card: n for n, card in enumerate([*self.faces, EMPTY])}
        self.total = sum(self.stacks) + getattr(self.carry, "pool", 0)
        self.actions = Actions(module, told, self.faces, self.terms.stakes, self.total)
        speaks_of_it = len(self.deck) == len(cards.in_order(module.shoe(rules))) or hasattr(module, "EMPTY")
        self.may_end = speaks_of_it and not hasattr(
            module, "hide"
        )  # whether the stock may be out in mid-hand
        self.layout = Layout(self.start(), self.faces)
        self._falls: dict[Any, list[Fall]] = {}
        if sorted(self.deck) != sorted(cards.in_order(module.shoe(rules))):
            enough.look_at(self)

    def _check_seats(self) -> None:
        least, most = self.module.SEATS[0], self.module.SEATS[-1]
        if len(self.stacks) not in self.module.SEATS:
            raise BadOption(f"{self.name} is played by {least} to {most} seats, not {len(self.stacks)}.")
        if self.terms.first >= len(self.stacks):
            raise BadOption(f"first is a seat from 0 to {len(self.stacks) - 1}, not {self.terms.first}.")

    @property
    def name(self) -> str:
        """The name of the game's module."""
        return self.told.name if self.told else name_of(self.module)

    def __str__(self) -> str:
        return self.line or f"{self.name}({','.join(self._made_of)})"

    @property
    def _made_of(self) -> list[str]:
        """What a game without a line is played with, as far as it is not the usual."""
        module, usual = self.module, Terms()
        told = [*_unlike(self.rules, module.Rules()), f"stacks={'/'.join(map(str, self.stacks))}"]
        told += [f"{CARRY}{part}" for part in _unlike(self.carry, module.Carry(0))]
        if self.deck != cards.in_order(module.shoe(self.rules)):
            told.append(f"cards={''.join(map(cards.name, self.deck))}")
        given = {f.name: getattr(self.terms, f.name) for f in fields(Terms)}
        return told + [f"{name}={value}" for name, value in given.items() if value != getattr(usual, name)]

    @cached_property
    def mark(self) -> str:
        """What tells this game from every other: a digest of its module and of all that it is played with."""
        rules = [int(value) for value in self.rules]
        played = self.module.__name__, rules, self.stacks, self.carry, self.deck, self.terms
        return sha256(repr(played).encode()).hexdigest()

    def __repr__(self) -> str:
        return f"Game({str(self)!r})"

    def __deepcopy__(self, memo: Any) -> "Game":
        return self  # it never changes

    def __reduce__(self) -> Any:
        made_of = self.module.__name__, self.rules, self.stacks, self.carry, self.deck, self.terms
        return (load_game, (self.line,)) if self.line else (_made_again, made_of)

    def start(self) -> Any:
        """The state of the rules at the beginning of a hand."""
        return begin(self.module, self.rules, self.stacks, self.carry)

    def new_initial_state(self, seed: int | None = None) -> State:
        """The beginning of a hand; a seed says which deck is dealt, where `deal` is deck.

        Raises:
            BadOption: when a seed is given and cards are chance events.
        """
        return State(self, seed)

    def deserialize_state(self, saved: bytes) -> State:
        """The state that `State.serialize` wrote.

        Raises:
            BadSave: when it is damaged, or of another game.
        """
        return State.restored(self, saved)

    # -- sizes, under the names of OpenSpiel

    def num_players(self) -> int:
        """The seats."""
        return len(self.stacks)

    def num_distinct_actions(self) -> int:
        """The ids of seats' actions; those of chance are counted apart."""
        return len(self.actions.said)

    def max_chance_outcomes(self) -> int:
        """The ids of chance: a card or none; a deck; or, in a run of cards, as many as there may be."""
        if self.terms.deal == "deck":
            return self.terms.decks
        if self.terms.deal == "run":
            return chance.MOST_RUNS
        return len(self.faces) + 1

    def max_game_length(self) -> int:
        """Seats' acts in a hand: none has more."""
        return max(1, self._extent.acts)

    def max_chance_nodes_in_history(self) -> int:
        """Cards turned in a hand: a bound."""
        if self.terms.deal == "deck":
            return 1
        return (2 if hasattr(self.module, "restock") else 1) * len(self.deck) + 1

    def max_utility(self) -> float:
        """No seat can win more."""
        won = float(self._extent.won)
        return min(won + self._put_in, self._spread) if self.terms.returns == "centred" else won

    def min_utility(self) -> float:
        """No seat can lose more; that is also what an illegal act costs a learner who forfeits the hand."""
        lost = float(self._extent.lost)
        return -(min(lost + self._shared, self._spread) if self.terms.returns == "centred" else lost)

    def utility_sum(self) -> float | None:
        """What all returns sum to, where that is always the same."""
        return 0.0 if self.terms.returns == "centred" else None

    @cached_property
    def _extent(self) -> Extent:
        """How far a hand can go, as the game says; a rough bound for one that says nothing."""
        if hasattr(self.module, "extent"):
            return cast(Extent, self.module.extent(self.rules, self.stacks, self.carry))
        span = max(self.total, 1)
        if hasattr(self.module, "worth") or getattr(self.rules, "allow_debt", False):
            span = 10 * max(span, *[int(value) for value in self.rules])
        return Extent((len(self.deck) + 2) * self.num_players() * ASKED, span, span)

    @property
    def _spread(self) -> float:
        """The most by which one seat can be off the mean of all."""
        return (self._extent.lost + self._extent.won) * (1 - 1 / self.num_players())

    @property
    def _put_in(self) -> float:
        """The most by which the mean can be below nothing: all that goes to the pool."""
        return self._spread if hasattr(self.module, "worth") else float(self._extent.lost)

    @property
    def _shared(self) -> float:
        """The most by which the mean can be above nothing: what lay in the pool."""
        if hasattr(self.module, "worth"):
            return self._spread
        return float(getattr(self.carry, "pool", 0)) / self.num_players()

    def observation_tensor_shape(self) -> list[int]:
        """One row of numbers."""
        return [self.encoder.size]

    def information_state_tensor_shape(self) -> list[int]:
        """One row of numbers."""
        return [self.encoder.size_with_memory]

    @cached_property
    def encoder(self) -> Encoder:
        """How views become numbers."""
        kinds = self.num_distinct_actions(), len(self.faces) + 1
        return Encoder(self.layout, len(self.module.Phase), kinds, self.terms.memory, max(self.total, 1))

    # -- chance

    def chance_id(self, card: int) -> int:
        """The id under which chance turns a card; the last is for none."""
        return self._chance_ids[card]

    def chance_card(self, outcome: int) -> int:
        """The card that chance turns under this id."""
        return self.faces[outcome] if outcome < len(self.faces) else EMPTY

    def falls(self, state: Any, stock: list[int]) -> list[Fall]:
        """Every way in which the next run of cards may fall; the last ones asked for are kept."""
        name = self.layout.row(state), tuple(stock)
        if name not in self._falls:
            if len(self._falls) >= MOST_CACHED:
                self._falls.pop(next(reversed(self._falls)))  # the oldest begin all hands
            self._falls[name] = chance.runs(self.module, self.rules, self.layout, state, stock, self.may_end)
        return self._falls[name]


def game_of(
    module: Any,
    rules: Any = None,
    stacks: Sequence[int] = (),
    carry: Any = None,
    deck: Sequence[int] = (),
    terms: Terms | None = None,
) -> Game:
    """The game of a module that is written like those in `lansquenet.games`, in the book or not.

    Without rules, stacks or a carry it is played by its own defaults, with as few seats as may be, and the
    first of them banks or deals.  `deck` are the cards to be dealt, if not those of its shoe.
    """
    terms = terms or Terms()
    rules = module.Rules() if rules is None else rules
    stacks = list(stacks) or [terms.chips] * (terms.seats or module.SEATS[0])
    told = next((book(name) for name, game in GAMES.items() if game is module), None)
    return Game(module, rules, stacks, carry, told, terms, deck)


def _made_again(
    module: str, rules: Any, stacks: list[int], carry: Any, deck: list[int], terms: Terms
) -> Game:
    """The game of a module by its name, as a pickle has it."""
    return game_of(import_module(module), rules, stacks, carry, deck, terms)


def _unlike(given: Any, usual: Any) -> list[str]:
    """The fields of a tuple that are not the usual ones, as they are written."""
    return [f"{key}={value}" for key, value in given._asdict().items() if value != getattr(usual, key)]


def load_game(line: str, parameters: Mapping[str, Any] | None = None, **given: Any) -> Game:
    """The game of a line such as `toepen(preset=kitty,seats=4,knock_mode=own_turn)`.

    Parameters are those of `Terms`, `preset`, the options of the game's book, and the fields of its carry
    after `carry_`; they may be given by name as well.

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
    options = {key: value for key, value in chosen.items() if key not in {*own, *carried, "preset"}}
    _check_names(told, options, [*own, "preset"])
    rules = told.play_by(chosen.get("preset", ""), options)
    terms = replace(terms, seats=terms.seats or told.game.SEATS[0])
    carry = _carry(told, terms.first, carried)
    stacks = [terms.chips] * terms.seats
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


def _written(value: Any) -> str:
    """A parameter as it is written; a truth as the book writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _check_names(told: Book, options: Mapping[str, str], own: list[str]) -> None:
    for name in options:
        if name not in told.options:
            carried = [f"{CARRY}{key}" for key in told.game.Carry._fields]
            raise UnknownName(f"parameter of {told.name}", name, [*told.options, *own, *carried])


def _terms(given: Mapping[str, str], usual: Mapping[str, Any]) -> Terms:
    read: dict[str, Any] = {
        key: value if isinstance(usual[key], str) else _number(key, value) for key, value in given.items()
    }
    return Terms(**read).checked()


def _number(name: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadOption(f"{name} is a number, not {value!r}.") from None


def _carry(told: Book, first: int, given: Mapping[str, str]) -> Any:
    """What the hand begins with; nothing, but for what is given."""
    usual = told.game.Carry(first if first >= 0 else NOBODY)
    for key in given:
        name = key.removeprefix(CARRY)
        if not isinstance(getattr(usual, name, None), int):
            numbers = [f"{CARRY}{key}" for key, value in usual._asdict().items() if isinstance(value, int)]
            raise UnknownName(f"parameter of {told.name}", key, numbers)
    return usual._replace(**{key.removeprefix(CARRY): _number(key, value) for key, value in given.items()})


def _deck(told: Book, rules: Any, names: str) -> list[int]:
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
