"""What a learner makes of what it sees: suits by what they are to it, seats from its own on.

A game of tricks is the same whatever its suits are called and wherever one sits, but a row of numbers is not.
So suits are put in order: trumps, the suit led, and those left by what is held of them; and seats from the
learner's own on.  Numbers that name a card are told as its rank and its suit, one of each.
"""

from itertools import permutations
from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from lansquenet.contest.network import Marks, Reals
from lansquenet.env import Game
from lansquenet.env.basis.actions import CARD
from lansquenet.env.basis.tensors import PLACES
from lansquenet.rules.cards import SUITS, rank
from lansquenet.rules.game import hides

Whole: TypeAlias = npt.NDArray[np.int64]
Of = TypeVar("Of", bound=np.generic)

CARDS_TOLD = ("led", "best", "turned")
SEATS_TOLD = ("dealer", "leader")
TOLD = (*CARDS_TOLD, *SEATS_TOLD, "trump", "place", "played")  # what numbers are left out for that
SOFT = 3.0  # numbers are squashed by x / (|x| + this)
TRUMP, LED = 1 << 40, 1 << 39  # what puts a suit above all others
WAYS = np.array([*permutations(range(SUITS))])  # the suits that come first, second and so on
PLACE_IN = SUITS ** np.arange(SUITS)[::-1]
NUMBER_OF = np.zeros(SUITS**SUITS, np.int64)  # of a way
NUMBER_OF[WAYS @ PLACE_IN] = np.arange(len(WAYS))


class Glimpse(NamedTuple):
    """What is seen in rows, what is legal, and by which of `WAYS` suits have been put in order."""

    seen: Reals
    legal: Marks
    ways: Whole


class Lens:
    """How rows of a game are seen; a game without hidden hands is seen as it is."""

    def __init__(self, game: Game) -> None:
        self.game, encoder = game, game.encoder
        self.plain = not hides(game.module)
        self.size = encoder.size
        if self.plain:
            return
        self.seats, self.soft = encoder.seats, np.float32(encoder.soft)
        self.ranks = sorted({rank(face) for face in game.faces})
        self._numbers = encoder.size - len(game.layout.labels)  # where they begin
        self._head = self._numbers - len(encoder.cards) * encoder.places
        self._shape = len(self.ranks), SUITS, encoder.places
        self._left = np.ones(len(game.layout.labels), np.float32)
        for name in TOLD:
            self._left[game.layout.spans[name]] = 0
        self._columns = np.array([[self._ordered(way, me) for me in range(self.seats)] for way in WAYS])
        self._ids = np.array([self._renamed(way) for way in WAYS])
        self.size += len(CARDS_TOLD) * (len(self.ranks) + SUITS) + len(SEATS_TOLD) * self.seats

    def _ordered(self, way: Whole, me: int) -> Whole:
        """The columns of a row, as they stand to a seat when suits are in this order."""
        found = np.arange(self.game.encoder.size)
        turns = (me + np.arange(self.seats)) % self.seats
        places = found[self._head : self._numbers].reshape(self._shape)[:, way]
        found[self._head : self._numbers] = places[:, :, [*range(PLACES), *PLACES + turns]].ravel()
        numbers = found[self._numbers :]
        for name, span in self.game.layout.spans.items():
            part = numbers[span]
            if name == "ceiling":
                numbers[span] = part.reshape(self.seats, SUITS)[turns][:, way].ravel()
            elif len(span) == self.seats or name == "stacks":
                part[: self.seats] = part[turns]
                numbers[span] = part
        return found

    def _renamed(self, way: Whole) -> Whole:
        """The id of the game for each id by what is seen."""
        ids = {said: n for n, said in enumerate(self.game.actions.said)}
        cards = np.array([[ids[CARD, SUITS * r + s] for s in range(SUITS)] for r in self.ranks])
        found = np.arange(self.game.num_distinct_actions())
        found[cards] = cards[:, way]
        return found

    def look(self, seen: Reals, legal: Marks) -> Glimpse:
        """The rows, and the ids, as they are to whoever is to act."""
        if self.plain:
            return Glimpse(seen, legal, np.zeros(len(seen), np.int64))
        me = seen[:, : self.seats].argmax(axis=1)
        ways = self._way(seen)
        rows = _picked(seen, self._columns[ways, me])
        numbers = rows[:, self._numbers :]
        sizes = np.abs(numbers)
        numbers *= self._left * self.soft / (self.soft * sizes + SOFT * (1 - sizes))
        told = [self._card(seen, name, ways) for name in CARDS_TOLD]
        told += [self._seat(seen, name, me) for name in SEATS_TOLD]
        found = np.concatenate([rows, *told], axis=1, dtype=np.float32)
        return Glimpse(found, _picked(legal, self._ids[ways]), ways)

    def said(self, ways: Whole, acts: Whole) -> Whole:
        """The ids of the game for those that were chosen by what was seen."""
        return acts if self.plain else self._ids[ways, acts]

    def _way(self, seen: Reals) -> Whole:
        """For each row the order of suits: trumps, the suit led, then what is held of them, then all else."""
        places = seen[:, self._head : self._numbers].reshape(len(seen), *self._shape)
        heights = (1 << np.arange(len(self.ranks))).astype(np.float32)
        weights = np.einsum("brsp,r->bsp", places, heights).astype(np.int64)
        worth = weights[:, :, 0] << 20
        worth += (weights[:, :, 1:] * (np.arange(1, self._shape[2]) * 7919)).sum(axis=2) & 0xFFFFF
        trump, led = self._number(seen, "trump")[:, None], self._number(seen, "led")[:, None]
        worth += np.where(np.arange(SUITS) == trump, TRUMP, 0)
        worth += np.where((led >= 0) & (np.arange(SUITS) == led % SUITS), LED, 0)
        way: Whole = NUMBER_OF[np.argsort(-worth, axis=1, kind="stable") @ PLACE_IN]
        return way

    def _number(self, seen: Reals, name: str) -> Whole:
        """A number of the view, as it was before it was squashed."""
        squashed = seen[:, self._numbers + self.game.layout.spans[name].start]
        number: Whole = np.rint(self.soft * squashed / (1 - np.abs(squashed))).astype(np.int64)
        return number

    def _card(self, seen: Reals, name: str, ways: Whole) -> npt.NDArray[np.bool_]:
        """A number that names a card, as its rank and its suit; nothing, where it names none."""
        card = self._number(seen, name)[:, None]
        ranked = (card >= 0) & (card // SUITS == np.array(self.ranks))
        return np.concatenate([ranked, (card >= 0) & (card % SUITS == WAYS[ways])], axis=1)

    def _seat(self, seen: Reals, name: str, me: Whole) -> npt.NDArray[np.bool_]:
        seat = self._number(seen, name)[:, None]
        found: npt.NDArray[np.bool_] = (seat >= 0) & (
            (seat - me[:, None]) % self.seats == np.arange(self.seats)
        )
        return found


def _picked(rows: npt.NDArray[Of], columns: Whole) -> npt.NDArray[Of]:
    """Of each row its own columns."""
    places = columns + (np.arange(len(rows)) * rows.shape[1])[:, None]
    found: npt.NDArray[Of] = rows.ravel().take(places, mode="clip")
    return found
