"""Where a hand stands, with the methods of OpenSpiel's states."""

import json
from collections.abc import Callable
from random import Random

import numpy as np
import numpy.typing as npt

from lansquenet.books.book import seat_name
from lansquenet.env.basis import resample
from lansquenet.env.basis.chance import Fall, shuffled, turns
from lansquenet.env.basis.memory import Done, Memory
from lansquenet.env.basis.setting import Setting
from lansquenet.errors import BadOption, BadSave, IllegalAct, LansquenetError
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import gain, restocks, view
from lansquenet.rules.state import CHANCE, OVER, State as Played, duplicate

TERMINAL = -4  # the player to act when the hand is over, as OpenSpiel has it; chance is -1 there as here

Floats = npt.NDArray[np.float32]


class State:
    """A hand as far as it has been played.

    What a seat may know of it is in what is called `observation_` and `information_state_`; `table` is the
    state of the rules, in which nothing is hidden.
    """

    def __init__(self, game: Setting, seed: int | None = None) -> None:
        if seed is not None and game.terms.deal != "deck":
            raise BadOption(f"A seed deals a deck: load the game with deal=deck, not deal={game.terms.deal}.")
        self.game, self.seed = game, seed
        self._given = seed  # None: a deck, if there is one, is chosen by chance
        self.table = game.start()
        self._stock = game.deck[:]
        self._shuffles = 0
        self._history: list[int] = []
        self._since: list[tuple[Done, ...]] = []  # done since the memory was brought up to date
        self._then = duplicate(self.table)  # the state to which it is up to date; never written to
        self._memory: Memory | None = None
        self._choices: dict[int, int] | None = None
        self._imagined = False
        if self._dealt:
            self._shuffle(self._stock)
            self._deal_on()

    # -- whose turn it is

    @property
    def _dealt(self) -> bool:
        """Whether cards come from a deck whose seed is known."""
        return self.seed is not None

    def current_player(self) -> int:
        """The seat to act; -1 is chance, -4 is nobody, because the hand is over."""
        if self.is_chance_node():
            return CHANCE
        return TERMINAL if self.table.actor == OVER else int(self.table.actor)

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return bool(self.table.actor == OVER)

    def is_chance_node(self) -> bool:
        """Whether a card is to be turned, or a deck to be chosen."""
        if self.game.terms.deal == "deck":
            return not self._dealt
        return bool(self.table.actor == CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is.

        Raises:
            IllegalAct: when it is not for chance to act.
        """
        if not self.is_chance_node():
            raise IllegalAct(f"It is not for chance to act: {self._lawful()}.")
        match self.game.terms.deal:
            case "deck":
                return [(seed, 1 / self.game.terms.decks) for seed in range(self.game.terms.decks)]
            case "run":
                return [(n, float(fall.chance)) for n, fall in enumerate(self._falls())]
        return [
            (self.game.chance_id(card), float(part)) for card, part in turns(self._stock, self.game.may_end)
        ]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What may be done now, in order; nothing if it is not this seat's turn."""
        if seat is not None and seat != self.current_player():
            return []
        if self.is_chance_node():
            return sorted(outcome for outcome, _ in self.chance_outcomes())
        return [] if self.is_terminal() else [*self.choices()]

    def legal_actions_mask(self, seat: int | None = None) -> list[int]:
        """For every action of seats (or of chance, at its turn) 1 if it is legal now."""
        size = self.game.max_chance_outcomes() if self.is_chance_node() else self.game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(seat):
            mask[action] = 1
        return mask

    def choices(self) -> dict[int, int]:
        """What the seat to act may choose: the ids of actions, and what each says to the rules."""
        if self._choices is None:
            self._choices = self.game.actions.choices(self.game.rules, self.table)
        return self._choices

    def nearest(self, said: int) -> int:
        """The id of what may be chosen that is nearest to an answer of the rules, such as a bot's amount."""
        choices = self.choices()
        return min(choices, key=lambda action: abs(choices[action] - said))

    # -- acting

    def apply_action(self, action: int) -> None:
        """Do it, in place.

        Raises:
            IllegalAct: when it may not be done now; nothing has changed.
        """
        if self.is_chance_node():
            self._chance(action)
        elif not self.is_terminal() and action in self.choices():
            self._do((Done(int(action), self.choices()[action]),))
        else:
            raise IllegalAct(f"{action} cannot be done now: {self._lawful()}.")
        self._history.append(int(action))
        if self._dealt:
            self._deal_on()

    def _chance(self, outcome: int) -> None:
        """Turn a card or a run of cards, or choose the deck."""
        match self.game.terms.deal:
            case "deck" if 0 <= outcome < self.game.terms.decks:
                self.seed = int(outcome)
                self._shuffle(self._stock)
            case "run" if 0 <= outcome < len(self._falls()):
                self._turn(self._falls()[outcome].cards)
            case "card" if self._may_turn(outcome):
                self._turn((self.game.chance_card(outcome),))
            case _:
                raise IllegalAct(f"{outcome} is nothing that chance can do now.")

    def _may_turn(self, outcome: int) -> bool:
        """Whether chance has a card of this id to turn, or none and this is the id for it."""
        if not 0 <= outcome <= len(self.game.faces):
            return False
        card = self.game.chance_card(outcome)
        return card in self._stock or (not self._stock and card == turns([], self.game.may_end)[0][0])

    def _falls(self) -> list[Fall]:
        return self.game.falls(self.table, self._stock)

    def _turn(self, fallen: tuple[int, ...]) -> None:
        """Turn these cards, in one go."""
        before = duplicate(self.table) if EMPTY in fallen else None
        for card in fallen:
            if card != EMPTY:
                self._stock.remove(card)
        self._do(tuple(Done(self.game.chance_id(card), card) for card in fallen))
        if self.table == before:
            turns([], False)  # for ever, or nothing would come of it

    def _do(self, together: tuple[Done, ...]) -> None:
        for done in together:
            self.game.module.apply(self.game.rules, self.table, done.action)
        self._since.append(together)
        self._choices = None
        if self.table.actor == CHANCE and not self._stock and restocks(self.game.module):
            self._stock = list(self.game.module.restock(self.game.rules, self.table))
            self._shuffle(self._stock)

    def _shuffle(self, pack: list[int]) -> None:
        """Bring cards into the order of the seed, if there is one."""
        self._stock = shuffled(pack, self.seed, self._shuffles) if self.seed is not None else sorted(pack)
        self._shuffles += 1

    def _deal_on(self) -> None:
        """Turn cards off the deck until a seat is to act."""
        while self.table.actor == CHANCE:
            self._turn((self._stock[0] if self._stock else turns([], self.game.may_end)[0][0],))

    # -- what it came to

    def returns(self) -> list[float]:
        """What the hand was worth to each seat; 0 before its end.

        Chips won, unless its game counts something else.
        """
        game = self.game
        if not self.is_terminal():
            return [0.0] * game.num_players()
        won = [
            float(gain(game.module, game.rules, game.stacks, self.table, n))
            for n in range(game.num_players())
        ]
        mean = sum(won) / len(won) if game.terms.returns == "centred" else 0.0
        return [each - mean for each in won]

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

    def information_state_string(self, seat: int | None = None) -> str:
        """All that a seat has been told, line by line, and who it is; nothing is forgotten."""
        seat = self._seat(self.current_player() if seat is None else seat)
        return "; ".join([seat_name(seat), *self._remembered().of(seat)[0]])

    def observation_tensor(self, seat: int) -> Floats:
        """A seat's view as numbers from -1 to 1."""
        return self.game.encoder.view(self.game.layout.row(self.view(seat)), seat)

    def information_state_tensor(self, seat: int | None = None) -> Floats:
        """A seat's view, and the last acts that it was told; as many as the game's `memory`."""
        seat = self._seat(self.current_player() if seat is None else seat)
        heard = [(act.actor, act.id) for act in self._remembered().of(seat)[1]]
        return self.game.encoder.with_memory(self.game.layout.row(self.view(seat)), seat, heard)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.num_players():
            raise IllegalAct(f"There is no seat {seat}: they are 0 to {self.game.num_players() - 1}.")
        return seat

    def _remembered(self) -> Memory:
        """The memory, brought up to date."""
        game = self.game
        if self._memory is None:
            self._memory = Memory(game.module, game.rules, game.layout, game.actions, self._then)
        if self._since:
            self._memory = self._memory.copy()
            now = duplicate(self._then)
            for together in self._since:
                self._memory.follow(now, together)
            self._then, self._since = now, []
        return self._memory

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
                return " ".join(cards.name(card) for card in self._falls()[action].cards)
        return cards.name(self.game.chance_card(action))

    def history(self) -> list[int]:
        """Every id that was applied, those of chance too: more than any seat may know."""
        return self._history[:]

    def move_number(self) -> int:
        """How many have been applied."""
        return len(self._history)

    def clone(self) -> "State":
        """The same, to be played on in another way."""
        twin: State = object.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin.table = duplicate(self.table)
        twin._stock, twin._history, twin._since = self._stock[:], self._history[:], self._since[:]
        return twin

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> "State":
        """A hand that this seat, which is to act, cannot tell from this one; the rest is laid out anew.

        What the seat sees, was told and may do is the same, and what it cannot see lies in any way in which
        it may lie, as does what is still to come.  Others remember what they were told together with this
        seat.  `sampler` gives a number from 0 to 1; the same one gives the same hand.  Such a hand has no
        history: it was never played, and cannot be written down.

        Raises:
            IllegalAct: when it is not for this seat to act.
        """
        if seat < 0 or seat != self.current_player():
            raise IllegalAct(
                f"The unseen is laid out for the seat to act, and seat {seat} is not: {self._lawful()}."
            )
        dice = Random(sampler())
        twin = self.clone()
        twin.table = resample.table_of(self.game, self.table, seat, dice)
        twin._stock = resample.stock_of(self.game, twin.table, self._stock)
        twin._memory = self._remembered().imagined(seat, twin.table)
        twin._then, twin._since, twin._history = duplicate(twin.table), [], []
        twin._choices, twin._imagined = None, True
        if self._dealt:
            twin.seed = dice.getrandbits(53)
            twin._shuffle(twin._stock)
        return twin

    def child(self, action: int) -> "State":
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
        told = [str(self.game), self.game.mark, self._given, self._history]
        return json.dumps(told, separators=(",", ":")).encode()

    @staticmethod
    def restored(game: Setting, saved: bytes) -> "State":
        """See `Game.deserialize_state`."""
        try:
            line, mark, seed, history = json.loads(saved)
            if mark != game.mark:
                raise BadSave(f"This is a state of {line}, not of {game}.")
            state = State(game, seed)
            for action in history:
                state.apply_action(action)
        except (ValueError, TypeError, LansquenetError) as wrong:
            raise BadSave(f"The state cannot be restored. {wrong}") from wrong
        return state

    def __reduce__(self) -> tuple[object, ...]:
        return State.restored, (self.game, self.serialize())

    def __str__(self) -> str:
        said = [str(n) for n in self._history]
        return f"{self.game}: {' '.join(said)}"

    def _lawful(self) -> str:
        if self.is_terminal():
            return "the hand is over"
        if self.is_chance_node():
            return "chance is to act"
        legal = ", ".join(f"{n} ({self.action_to_string(n)})" for n in self.legal_actions())
        return f"{seat_name(self.current_player())} may do {legal}"
