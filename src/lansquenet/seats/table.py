"""A live table: seats, stacks, the shoe and the hand in play.  It does no input or output.

It deals what chance turns, does what is forced, refuses what is illegal, carries the bank and the
stacks from hand to hand, and can be written down in mid-hand and taken up again.
"""

import json
import random
import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.counting import Counted
from lansquenet.books.refusals import illegal, refusal
from lansquenet.books.transcript import Moment, Session, lawful
from lansquenet.books.written import Json
from lansquenet.errors import BadOption, BadSave, IllegalAct, LansquenetError
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin, forced, hides, is_legal, perform, restocks, view
from lansquenet.rules.state import CHANCE, ONLOOKER, OVER, SOMEBODY, Carried, Payment, State, duplicate

Shuffle = Callable[[list[int], int], list[int]]  # these cards in order of dealing, for the n-th shuffle
SAVE_VERSION = 1


def by_entropy(pack: list[int], number: int) -> list[int]:
    """Shuffle with the entropy of the operating system."""
    return secrets.SystemRandom().sample(pack, len(pack))


def by_seed(seed: int) -> Shuffle:
    """Shuffle so that the same seed always gives the same cards."""

    def shuffle(pack: list[int], number: int) -> list[int]:
        return random.Random(f"{seed}/{number}").sample(pack, len(pack))

    return shuffle


def in_order_of(given: Iterable[int]) -> Shuffle:
    """Deal these cards, one after another over all hands, and then none."""
    left = list(given)

    def shuffle(pack: list[int], number: int) -> list[int]:
        dealt, left[:] = left[:], []
        return dealt

    return shuffle


class Stock(Protocol):
    """Where the cards of a table come from."""

    def __len__(self) -> int:
        """The cards not yet turned."""

    def gather(self, pack: list[int]) -> None:
        """Have these cards shuffled; they are the stock."""

    def turn(self) -> int | None:
        """The next card, EMPTY when the stock has run out, None when it cannot be turned yet."""

    def close(self) -> None:
        """A seat has chosen: what is turned from now on comes after its choice."""


class Shuffled:
    """A stock that is shuffled at once."""

    def __init__(self, shuffle: Shuffle) -> None:
        self.shuffle = shuffle
        self.shuffles = 0
        self.cards: list[int] = []  # what is left, the next card first

    def __len__(self) -> int:
        """The cards not yet turned."""
        return len(self.cards)

    def gather(self, pack: list[int]) -> None:
        """Shuffle these cards."""
        self.cards = self.shuffle(pack, self.shuffles)
        self.shuffles += 1

    def turn(self) -> int | None:
        """The next card."""
        return self.cards.pop(0) if self.cards else EMPTY

    def close(self) -> None:
        """Nothing hangs on it here."""


class Mark(NamedTuple):
    """Where a table stands: enough to have it stand so again."""

    state: State
    ledger: list[tuple[int, int, int, int]]
    stacks: list[int]
    carry: Carried
    drew: bool
    moments: list[Moment]
    tapes: list[list[int]]
    cards: list[int]
    shuffles: int


class SeatedTable:
    """Seats, numbered from 0 in the order of play, and what happens at them.

    A table is `patient` when it leaves forced acts alone where hands are hidden, so that whoever drives it
    takes as long over them as over what is chosen: done at once, they would tell what a seat does not hold.
    """

    def __init__(
        self,
        session: Session,
        shuffle: Shuffle = by_entropy,
        seed: int | None = None,
        stock: Stock | None = None,
        patient: bool = False,
    ) -> None:
        """Open a table for a session; a seed takes the place of the shuffle, and is kept when saved.

        A stock takes the place of both: such a table cannot be saved.

        Raises:
            BadOption: when the game cannot be played by so many.
        """
        self.session = session
        self.told: Book = session.told
        self.game, self.rules = self.told.game, session.rules
        seats = len(session.stacks)
        if seats not in self.game.SEATS:
            least, most = self.game.SEATS[0], self.game.SEATS[-1]
            raise BadOption(f"{self.told.title} is played by {least} to {most} seats, not {seats}.")
        session.names = session.names or [seat_name(seat) for seat in range(seats)]
        self.seed = seed
        shuffled = Shuffled(shuffle if seed is None else by_seed(seed))
        self.stock: Stock = shuffled if stock is None else stock
        self.patient = patient
        self.stacks = list(session.stacks)
        self.carry = session.carry
        self.state: Any = None  # of the hand in play, or the last one
        self.moments: list[Moment] = []  # of that hand
        self.drew = False  # whether it was the draw for the bank
        self.gathered = False  # whether all cards were gathered and shuffled for it
        self._silent: tuple[int, bool] | None = None  # after so many moments: are all asked in silence?

    @property
    def actor(self) -> int:
        """The seat that is to act, or OVER between hands."""
        return OVER if self.state is None else int(self.state.actor)

    @property
    def hand(self) -> int:
        """The number of the hand, from 1; 0 before the first."""
        return len(self.session.tapes)

    @property
    def waits(self) -> bool:
        """Whether a card is to be turned that cannot be turned yet."""
        return self.actor == CHANCE

    @property
    def finished(self) -> bool:
        """Whether the session is complete: nobody can stake any more, or the rounds are over (COM-6)."""
        return self.idle or (self.actor == OVER and self.game.done(self.rules, self.carry, len(self.stacks)))

    @property
    def idle(self) -> bool:
        """Whether no seat but the bank's could do anything more (COM-6), though rounds may be left."""
        if self.actor != OVER:
            return False
        if getattr(self.rules, "allow_debt", False) or (
            self.state and self.game.stands_over(self.rules, self.state)
        ):
            return False
        poor = sum(stack > 0 for stack in self.stacks) < 2
        return poor or not self.game.may_go_on(self.rules, self.carry, self.stacks)

    def begin(self) -> list[Moment]:
        """Start the next hand, and play on to the first choice.

        Raises:
            IllegalAct: when a hand is in play, or the session is complete.
        """
        if self.actor != OVER:
            raise IllegalAct(f"Hand {self.hand} is not over: {self.lawful()}.")
        if self.finished:
            raise IllegalAct(
                "The session is over: nobody could stake anything any more, or the rounds are played."
            )
        self.gathered = self.shuffle_due
        if self.gathered:
            self.stock.gather(cards.in_order(self.game.shoe(self.rules)))
        self._open()
        return self.go_on()

    def act(self, seat: int, action: int) -> list[Moment]:
        """Do what a seat says, and play on to the next choice; the moments that it led to.

        Raises:
            IllegalAct: when it is not this seat's turn, or the rules forbid it; nothing has changed.
        """
        if self.actor == OVER:
            raise IllegalAct("No hand is in play.")
        if seat != self.actor:
            raise IllegalAct(f"{seat_name(seat)} cannot act now: {self.lawful()}.")
        if not is_legal(self.game, self.rules, self.state, action):
            raise illegal(self.told, self.rules, self.state, action)
        self.stock.close()
        return [self._do(action), *self.go_on()]

    def close(self) -> list[Payment]:
        """End the session between two hands, and pay out what is left in the pool.

        Raises:
            IllegalAct: when a hand is in play.
        """
        if self.actor != OVER:
            raise IllegalAct(f"Hand {self.hand} is not over: {self.lawful()}.")
        parted = self.game.divide(self.rules, self.carry, self.stacks) if self.hand else []
        for _, payee, chips, _ in parted:
            if payee < len(self.stacks):
                self.stacks[payee] += chips
        return parted

    def lawful(self) -> str:
        """Who may do what, and which rule says so."""
        return lawful(self.told, self.rules, self.state)

    def view(self, seat: int) -> State:
        """What a seat may know of the hand."""
        return view(self.game, self.rules, self.state, seat)

    @property
    def secret(self) -> bool:
        """Whether the other seats may not see who is to act."""
        if self.actor < 0 or not hides(self.game):
            return False
        if self._silent is None or self._silent[0] != len(self.moments):
            self._silent = len(self.moments), bool(self.view(ONLOOKER).actor == SOMEBODY)
        return self._silent[1]

    def free(self, seat: int) -> int:
        """The chips of a seat that are not at stake."""
        return self.game.free(self.rules, self.state, seat)

    @property
    def shuffle_due(self) -> bool:
        """Whether all cards are to be gathered: the shoe is low, or the last hand was the draw."""
        return len(self.stock) < self.game.shoe(self.rules).reserve or self.drew

    def _open(self) -> None:
        """Lay out the next hand."""
        self.drew = self.carry == self.game.Carry()
        self.state = begin(self.game, self.rules, self.stacks, self.carry, ledger=True)
        self.moments, self._silent = [], None
        self.session.tapes.append([])

    def go_on(self) -> list[Moment]:
        """Turn cards and do what is forced, until there is a choice, no card to be had, or the end."""
        done: list[Moment] = []
        while self.actor != OVER:
            action = self._unchosen()
            if action is None:
                break
            done.append(self._do(action))
        return done

    def _unchosen(self) -> int | None:
        """The next card, or what the actor is forced to do; None if there is a choice."""
        if self.actor == CHANCE:
            if not len(self.stock) and restocks(self.game):
                self.stock.gather(self.game.restock(self.rules, self.state))
            return self.stock.turn()
        if self.patient and hides(self.game):
            return None
        return forced(self.game, self.rules, self.state)

    def _do(self, action: int) -> Moment:
        before = self.moments[-1].after if self.moments else duplicate(self.state)
        act = perform(self.game, self.rules, self.state, action)
        self.moments.append(Moment(self.hand, act, before, duplicate(self.state), len(self.stock)))
        self.session.tapes[-1].append(action)
        if self.actor == OVER:
            self.stacks = self.state.stacks[: self.state.seats]
            self.carry = self.game.leave(self.rules, self.state)
        return self.moments[-1]

    # -- taking back

    def mark(self) -> Mark:
        """Where this table stands; only of a table whose cards are shuffled at once."""
        assert isinstance(self.stock, Shuffled)
        ledger, stacks, moments = list(self.state.ledger), list(self.stacks), list(self.moments)
        tapes = [*self.session.tapes[:-1], list(self.session.tapes[-1])]
        cards, shuffles = list(self.stock.cards), self.stock.shuffles
        state = duplicate(self.state)
        return Mark(state, ledger, stacks, self.carry, self.drew, moments, tapes, cards, shuffles)

    def back_to(self, mark: Mark) -> None:
        """Stand as at the mark, with the same cards still to come."""
        assert isinstance(self.stock, Shuffled)
        self.state = duplicate(mark.state)
        self.state.ledger = list(mark.ledger)
        self.stacks, self.carry, self.drew = list(mark.stacks), mark.carry, mark.drew
        self.moments, self._silent = list(mark.moments), None
        self.session.tapes[:] = [list(tape) for tape in mark.tapes]
        self.stock.cards, self.stock.shuffles = list(mark.cards), mark.shuffles

    # -- saving

    def save(self) -> str:
        """All of this as text, from which `resume` takes it up again."""
        assert isinstance(self.stock, Shuffled)
        body = {
            "version": SAVE_VERSION,
            "game": self.session.name,
            "preset": self.session.preset,
            "options": self.told.options_of(self.rules),
            "names": self.session.names,
            "stacks": self.session.stacks,
            "carry": list(self.session.carry),
            "tapes": self.session.tapes,
            "stock": self.stock.cards,
            "seed": self.seed,
            "shuffles": self.stock.shuffles,
        }
        return json.dumps(body | {"digest": _digest(body)})


def resume(text: str) -> SeatedTable:
    """The table that was saved, with the same cards still to come.

    Raises:
        BadSave: when the text is damaged, or does not follow the rules.
    """
    try:
        body = json.loads(text)
        digest = body.pop("digest")
        if body["version"] != SAVE_VERSION or digest != _digest(body):
            raise BadSave("The save file is damaged, or of another version.")
        return _restored(body)
    except (ValueError, KeyError, TypeError, AttributeError, LansquenetError) as wrong:
        raise BadSave(f"The save file cannot be taken up again, and was left as it is. {wrong}") from wrong


def _restored(body: Json) -> SeatedTable:
    told = book(body["game"])
    rules = told.play_by("", body["options"])
    carry = told.game.Carry(*body["carry"])
    session = Session(told.name, rules, body["stacks"], carry, body["preset"], body["names"])
    table = SeatedTable(session, seed=body["seed"])
    shoe = Counted(table.game, rules)
    for tape in body["tapes"]:
        shoe.begin(table.carry)
        table._open()
        for action in tape:
            if table.actor == CHANCE:
                shoe.turn(table.state, action)
            if table.actor != CHANCE and not is_legal(table.game, rules, table.state, action):
                raise BadSave(f"It has an illegal act: {refusal(told, rules, table.state, action)}.")
            table._do(action)
    if sorted(body["stock"]) != sorted(shoe.left.elements()):
        raise BadSave("The cards to come are not those that are left.")
    assert isinstance(table.stock, Shuffled)
    table.stock.cards, table.stock.shuffles = body["stock"], body["shuffles"]
    return table


def _digest(body: Json) -> str:
    return sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
