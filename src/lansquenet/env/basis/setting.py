"""What a game is played with as an environment: rules, seats, cards, and the actions that there are."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from hashlib import sha256

from lansquenet.books.book import Book
from lansquenet.env.basis import chance, enough
from lansquenet.env.basis.actions import LADDERS, Actions
from lansquenet.env.basis.chance import DEALS, Fall
from lansquenet.env.basis.places import Places, Row
from lansquenet.env.basis.tensors import Encoder
from lansquenet.errors import BadOption
from lansquenet.games import name_of
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game as Module, begin, counts_chips, extent, hides, restocks
from lansquenet.rules.state import NOBODY, Carried, Extent, Options, State

CARRY = "carry_"
RANDOM = "random"  # the bot that does anything
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


class Setting:
    """All of a game that stands before a hand is begun, under the names of OpenSpiel's games."""

    def __init__(
        self,
        module: Module,
        rules: Options,
        stacks: Sequence[int],
        carry: Carried | None = None,
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
        speaks_of_it = len(self.deck) == len(cards.in_order(module.shoe(rules))) or module.EMPTY == EMPTY
        self.may_end = speaks_of_it and not hides(module)  # whether the stock may be out in mid-hand
        self.layout = Places(self.start(), self.faces)
        self._falls: dict[tuple[Row, tuple[int, ...]], list[Fall]] = {}
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

    def start(self) -> State:
        """The state of the rules at the beginning of a hand."""
        return begin(self.module, self.rules, self.stacks, self.carry)

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
        return (2 if restocks(self.module) else 1) * len(self.deck) + 1

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
        if self.module.extent is not extent:
            return self.module.extent(self.rules, self.stacks, self.carry)
        span = max(self.total, 1)
        if not counts_chips(self.module) or getattr(self.rules, "allow_debt", False):
            span = 10 * max(span, *[int(value) for value in self.rules])
        return Extent((len(self.deck) + 2) * self.num_players() * ASKED, span, span)

    @property
    def _spread(self) -> float:
        """The most by which one seat can be off the mean of all."""
        return (self._extent.lost + self._extent.won) * (1 - 1 / self.num_players())

    @property
    def _put_in(self) -> float:
        """The most by which the mean can be below nothing: all that goes to the pool."""
        return self._spread if not counts_chips(self.module) else float(self._extent.lost)

    @property
    def _shared(self) -> float:
        """The most by which the mean can be above nothing: what lay in the pool."""
        if not counts_chips(self.module):
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

    def falls(self, state: State, stock: list[int]) -> list[Fall]:
        """Every way in which the next run of cards may fall; the last ones asked for are kept."""
        name = self.layout.row(state), tuple(stock)
        if name not in self._falls:
            if len(self._falls) >= MOST_CACHED:
                self._falls.pop(next(reversed(self._falls)))  # the oldest begin all hands
            self._falls[name] = chance.runs(self.module, self.rules, self.layout, state, stock, self.may_end)
        return self._falls[name]


def _unlike(given: Options | Carried, usual: Options | Carried) -> list[str]:
    """The fields of a tuple that are not the usual ones, as they are written."""
    return [f"{key}={value}" for key, value in given._asdict().items() if value != getattr(usual, key)]
