"""Where a hand stands, with the methods of OpenSpiel's states: what they have whoever plays it."""

import json
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from lansquenet.books.book import seat_name
from lansquenet.env.basis.setting import Setting
from lansquenet.errors import BadOption, BadSave, IllegalAct, LansquenetError
from lansquenet.rules import cards
from lansquenet.rules.game import view
from lansquenet.rules.state import CHANCE, State as Played

TERMINAL = -4  # the player to act when the hand is over, as OpenSpiel has it; chance is -1 there as here

OBSERVED = ("view", "information_state", "oracle")  # what an environment may show of a hand
NOBODY_WAITS, ALL_WAIT = 32, 64  # instead of a seat that is waited for

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def check_seed(game: Setting, seed: int | None) -> None:
    """Refuse a seed where no deck is dealt from one.

    Raises:
        BadOption: when cards are chance events.
    """
    if seed is not None and game.terms.deal != "deck":
        raise BadOption(f"A seed deals a deck: load the game with deal=deck, not deal={game.terms.deal}.")


class State:
    """A hand as far as it has been played: a row in compiled code, or interpreted; they come to the same.

    What a seat may know of it is in what is called `observation_` and `information_state_`; `table` is the
    state of the rules, in which nothing is hidden.
    """

    __slots__ = ()

    game: Setting
    table: Played
    _given: int | None  # the seed that was given; None: a deck, if there is one, is chosen by chance
    _stock: list[int]
    _imagined: bool

    # -- whose turn it is

    @abstractmethod
    def current_player(self) -> int:
        """The seat to act; -1 is chance, -4 is nobody, because the hand is over."""

    @abstractmethod
    def is_terminal(self) -> bool:
        """Whether the hand is over."""

    @abstractmethod
    def is_chance_node(self) -> bool:
        """Whether a card is to be turned, or a deck to be chosen."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is.

        Raises:
            IllegalAct: when it is not for chance to act.
        """

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What may be done now, in order; nothing if it is not this seat's turn."""

    def legal_actions_mask(self, seat: int | None = None) -> list[int]:
        """For every action of seats (or of chance, at its turn) 1 if it is legal now."""
        size = self.game.max_chance_outcomes() if self.is_chance_node() else self.game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def choices(self) -> dict[int, int]:
        """What the seat to act may choose: the ids of actions, and what each says to the rules."""
        return self.game.actions.choices(self.game.rules, self.table)

    def nearest(self, said: int) -> int:
        """The id of what may be chosen that is nearest to an answer of the rules, such as a bot's amount."""
        choices = self.choices()
        return min(choices, key=lambda action: abs(choices[action] - said))

    # -- acting

    @abstractmethod
    def apply_action(self, action: int) -> None:
        """Do it, in place.

        Raises:
            IllegalAct: when it may not be done now; nothing has changed.
        """

    @abstractmethod
    def undo_action(self, seat: int, action: int) -> None:
        """Take the last act back, in place; `seat` did it, or chance.

        Raises:
            IllegalAct: when this was not the last act.
        """

    @abstractmethod
    def roll(self, seed: int) -> None:
        """Set the dice by which `play` lets others act."""

    @abstractmethod
    def play(self, waiting: int = ALL_WAIT) -> None:
        """Let chance act, and at random all seats but the one that is waited for, until that is to act.

        All seats are waited for, if nothing is said, or none with `NOBODY_WAITS`.
        """

    # -- what it came to

    @abstractmethod
    def returns(self) -> list[float]:
        """What the hand was worth to each seat; 0 before its end.

        Chips won, unless its game counts something else.
        """

    def rewards(self) -> list[float]:
        """What each seat got by the last act: everything comes with the end of the hand."""
        return self.returns()

    def player_return(self, seat: int) -> float:
        """What the hand was worth to one seat."""
        return self.returns()[seat]

    # -- what a seat may know

    def view(self, seat: int) -> Played:
        """What a seat may know of the table now: a state of the rules from which the rest has been erased."""
        return view(self.game.module, self.game.rules, self.table, self._seat(seat))

    def observation_string(self, seat: int) -> str:
        """All numbers of a seat's view that are not 0."""
        row = self.game.layout.row(self.view(seat))
        told = [f"{label}={n}" for label, n in zip(self.game.layout.labels, row, strict=True) if n]
        return f"{seat_name(seat)}; {' '.join(told)}"

    @abstractmethod
    def observation_tensor(self, seat: int) -> Floats:
        """A seat's view as numbers from -1 to 1."""

    @abstractmethod
    def oracle_tensor(self, seat: int) -> Floats:
        """What a seat would see from which nothing is hidden: for critics and teachers, and for no player."""

    def seen_by(self, seat: int, what: str) -> tuple[Floats, Mask]:
        """One of the three tensors, by its name among `OBSERVED`, and the mask of this seat."""
        mask = self.legal_mask(seat)
        if what == "view":
            return self.observation_tensor(seat), mask
        return (self.oracle_tensor(seat) if what == "oracle" else self.information_state_tensor(seat)), mask

    def seen_next(self, what: str) -> tuple[Floats, Mask] | None:
        """Let chance act; what the seat that is then to act sees (`seen_by`), None if the hand is over."""
        self.play()
        return None if self.is_terminal() else self.seen_by(self.current_player(), what)

    def seen_after(self, action: int, what: str) -> tuple[Floats, Mask] | None:
        """Do this, and go on to what is seen next (`seen_next`)."""
        self.apply_action(action)
        return self.seen_next(what)

    def legal_mask(self, seat: int) -> Mask:
        """1 for everything that this seat may do now."""
        mask = np.zeros(self.game.num_distinct_actions(), np.int8)
        for action in self.legal_actions(seat):  # few: one by one is sooner
            mask[action] = 1
        return mask

    @abstractmethod
    def information_state_string(self, seat: int | None = None) -> str:
        """All that a seat has been told, line by line, and who it is; nothing is forgotten."""

    @abstractmethod
    def information_state_key(self, seat: int | None = None) -> int:
        """A number of 64 bits for `information_state_string`: for another string it is another."""

    @abstractmethod
    def information_state_tensor(self, seat: int | None = None) -> Floats:
        """A seat's view, and the last acts that it was told; as many as the game's `memory`."""

    def _seat(self, seat: int | None) -> int:
        """This seat, or the one to act."""
        seat = self.current_player() if seat is None else seat
        if not 0 <= seat < self.game.num_players():
            raise IllegalAct(f"There is no seat {seat}: they are 0 to {self.game.num_players() - 1}.")
        return seat

    # -- words, copies, text

    def action_to_string(self, seat: int, action: int | None = None) -> str:
        """What an action says; `seat` may be left out, and is then the one to act."""
        player, action = (self.current_player(), seat) if action is None else (seat, action)
        if player != CHANCE:
            mine = player == self.current_player() >= 0
            return self.game.actions.words(action, self.choices().get(action) if mine else None)
        match self.game.terms.deal:
            case "deck":
                return f"deck {action}"
            case "run":
                fallen = self.game.falls(self.table, self._stock)[action].cards
                return " ".join(cards.name(card) for card in fallen)
        return cards.name(self.game.chance_card(action))

    @abstractmethod
    def history(self) -> list[int]:
        """Every id that was applied, those of chance too: more than any seat may know."""

    def move_number(self) -> int:
        """How many have been applied."""
        return len(self.history())

    @abstractmethod
    def clone(self) -> Self:
        """The same, to be played on in another way."""

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    @abstractmethod
    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> Self:
        """A hand that this seat, which is to act, cannot tell from this one; the rest is laid out anew.

        What the seat sees, was told and may do is the same, and what it cannot see lies in any way in which
        it may lie, as does what is still to come.  Others remember what they were told together with this
        seat.  `sampler` gives a number from 0 to 1; the same one gives the same hand.  Such a hand has no
        history: it was never played, and cannot be written down.

        Raises:
            IllegalAct: when it is not for this seat to act.
        """

    def _check_resampling(self, seat: int) -> None:
        if seat < 0 or seat != self.current_player():
            raise IllegalAct(
                f"The unseen is laid out for the seat to act, and seat {seat} is not: {self._lawful()}."
            )

    def child(self, action: int) -> Self:
        """A copy in which this has been done."""
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def serialize(self) -> bytes:
        """The state as bytes; they hold every card, so they are nothing for a seat.

        Raises:
            BadSave: when it was laid out by `resample_from_infostate`, and never played.
        """
        if self._imagined:
            raise BadSave("A hand that was laid out anew was never played: it cannot be written down.")
        told = [str(self.game), self.game.mark, self._given, self.history()]
        return json.dumps(told, separators=(",", ":")).encode()

    def __reduce__(self) -> tuple[object, ...]:
        game: Any = self.game
        return game.deserialize_state, (self.serialize(),)

    def __str__(self) -> str:
        said = [str(n) for n in self.history()]
        return f"{self.game}: {' '.join(said)}"

    def _lawful(self) -> str:
        if self.is_terminal():
            return "the hand is over"
        if self.is_chance_node():
            return "chance is to act"
        legal = ", ".join(f"{n} ({self.action_to_string(n)})" for n in self.legal_actions())
        return f"{seat_name(self.current_player())} may do {legal}"

    def _refusal(self, action: object) -> IllegalAct:
        """What is said of an act that cannot be done."""
        if self.is_chance_node():
            return IllegalAct(f"{action} is nothing that chance can do now.")
        return IllegalAct(f"{action} cannot be done now: {self._lawful()}.")

    def _not_chance(self) -> IllegalAct:
        return IllegalAct(f"It is not for chance to act: {self._lawful()}.")


def played_again(game: Setting, saved: bytes, begun: Callable[[int | None], State]) -> State:
    """See `Game.deserialize_state`."""
    try:
        line, mark, seed, history = json.loads(saved)
        if mark != game.mark:
            raise BadSave(f"This is a state of {line}, not of {game}.")
        state = begun(seed)
        for action in history:
            state.apply_action(action)
    except (ValueError, TypeError, LansquenetError) as wrong:
        raise BadSave(f"The state cannot be restored. {wrong}") from wrong
    return state
