"""One hand stepped from Python in compiled code: an act takes a fraction of a microsecond.

    hand = Engine(load_game("toepen(seats=4)")).deal(seed=1)
    while not hand.is_terminal():
        hand.apply_action(random.choice(hand.legal_actions()))
    hand.returns()

Ids, tensors and what a hand is worth are those of `State`; cards come from dice, by the seed.
"""

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import NoReturn

import numpy as np
import numpy.typing as npt

from lansquenet.env.compiled_game import SHORT, SPOT, Parts, observing, parts
from lansquenet.env.game import Game
from lansquenet.env.game_record import laid_out
from lansquenet.env.state import TERMINAL
from lansquenet.errors import BadOption, BadSave, IllegalAct
from lansquenet.rules.state import OVER
from lansquenet.sim.compiler import Ints, borrowed, callable_here, entry
from lansquenet.sim.simulate import seeded_dice

WORD = 8  # bytes
SPOT_WORDS = SPOT.itemsize // WORD  # then come the record of the state, the shoe, the ids of what is legal
ILLEGAL = -1

Floats = npt.NDArray[np.float32]
Entry = Callable[[bytearray, Ints, int], int]


class Engine:
    """A game, compiled for hands that are stepped one by one."""

    def __init__(self, game: Game) -> None:
        self.game, self.code, self.row = game, parts(game), laid_out(game)
        size, deck, ids = self.code.kind.itemsize, len(game.deck), game.num_distinct_actions()
        self.tag = bytes.fromhex(game.mark)[:WORD]
        self.begin, self.act = _entries(self.code)
        self.size = SPOT.itemsize + size + (deck + ids) * WORD
        legal = SPOT.itemsize + size + deck * WORD
        self.legal_of = [_reader(f"{n}q", legal) for n in range(ids + 1)]
        self.actor_of = _reader("q", SPOT.itemsize + _offset(self.code.kind, "actor"))
        self.count_of = _reader("q", _offset(SPOT, "count"))
        self.won_by = _reader(f"{game.num_players()}d", _offset(SPOT, "won"))

    def deal(self, seed: int = 0) -> "Hand":
        """A hand at its first decision; the next ones are dealt by its own dice.

        Raises:
            BadOption: when there are too few cards.
        """
        hand = self._blank()
        spot = np.frombuffer(hand, SPOT, 1)
        spot["tag"], spot["dice"] = np.frombuffer(self.tag, np.int64), seeded_dice(seed, 0)
        hand.deal_again()
        return hand

    def restored(self, saved: bytes) -> "Hand":
        """The hand that `Hand.serialize` wrote; see `Hand.restore`."""
        hand = self._blank()
        hand.restore(saved)
        return hand

    def _blank(self) -> "Hand":
        hand = Hand(self.size)
        hand.engine, hand.options = self, 0
        return hand


def _offset(kind: np.dtype[np.void], name: str) -> int:
    """Where a field of a record begins, in bytes."""
    assert kind.fields
    return kind.fields[name][1]


def _reader(form: str, at: int) -> Callable[[bytes | bytearray], tuple[int, ...]]:
    """What reads these numbers off a hand."""
    unpack = Struct(form).unpack_from
    return lambda data: unpack(data, at)


class Hand(bytearray):
    """A hand as far as it has been played, with the methods of OpenSpiel's states; chance plays by itself.

    It is its own bytes, so that a copy costs no more than they do: all cards and the dice are among them.
    Compiled code trusts them; whoever changes their number or what they say is on thin ice.
    """

    __slots__ = ("engine", "options")

    engine: Engine
    options: int  # how many ids are legal

    def deal_again(self) -> None:
        """Begin the next hand, in place, as if nothing had happened; its cards are others.

        Raises:
            BadOption: when there are too few cards.
        """
        try:
            self.options = self.engine.begin(self, self.engine.row, 0)
        except ValueError:
            raise BadOption(SHORT) from None

    def current_player(self) -> int:
        """The seat to act; -4 is nobody, because the hand is over."""
        actor: int = self.engine.actor_of(self)[0]
        return TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return self.options == 0

    def legal_actions(self) -> tuple[int, ...]:
        """The ids of what the seat to act may do, in order."""
        return self.engine.legal_of[self.options](self)

    def apply_action(self, action: int) -> None:
        """Do it, in place, and turn the cards that come next.

        Raises:
            IllegalAct: when it may not be done now; nothing has changed.
        """
        engine = self.engine
        try:
            count = engine.act(self, engine.row, action)
        except (ValueError, TypeError) as wrong:
            raise _refusal(action, wrong) from None
        if count == ILLEGAL:
            raise IllegalAct(f"{action} cannot be done now, but {[*self.legal_actions()]}.")
        self.options = count

    def returns(self) -> tuple[float, ...]:
        """What the hand was worth to each seat; 0 before its end."""
        return self.engine.won_by(self)

    def observation_tensor(self, seat: int) -> Floats:
        """A seat's view as numbers from -1 to 1."""
        game, code = self.engine.game, self.engine.code
        if not 0 <= seat < game.num_players():
            raise IllegalAct(f"There is no seat {seat}: they are 0 to {game.num_players() - 1}.")
        table = np.frombuffer(self, code.kind, 1, SPOT.itemsize)
        seen, found = table.copy(), np.zeros(game.encoder.size, np.float32)
        observing(code)(self.engine.row, table, seen, seen.view(np.int64), seat, found)
        return found

    def clone(self) -> "Hand":
        """The same, to be played on in another way; the same cards will come."""
        twin = Hand(self)
        twin.engine = self.engine
        twin.options = self.options
        return twin

    def __copy__(self) -> "Hand":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Hand":
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A hand is kept by `serialize`, and made again by its engine.")

    def __repr__(self) -> str:
        return f"Hand({self.engine.game!s})"

    def serialize(self) -> bytes:
        """The hand as bytes; they hold every card, and the dice."""
        return bytes(self)

    def restore(self, saved: bytes) -> None:
        """Be the hand, in place, that `serialize` wrote.

        Bytes from elsewhere are no safer here than in `pickle`: compiled code trusts them.

        Raises:
            BadSave: when they are of another game.
        """
        if len(saved) != len(self) or saved[:WORD] != self.engine.tag:
            raise BadSave(f"These bytes are no hand of {self.engine.game}.")
        self[:] = saved
        self.options = self.engine.count_of(saved)[0]


def _refusal(action: object, wrong: Exception) -> Exception:
    """What is said of an act that compiled code did not take."""
    if str(wrong) == SHORT:
        return BadOption(SHORT)
    return IllegalAct(f"{action!r} is not the id of an action.")


@cache
def _entries(code: Parts) -> tuple[Entry, Entry]:
    """Compiled: begin a hand; do what an id says, if it is legal.  Both say how many ids are legal then."""
    desk_of, turn, offer, meant, apply, worth, kind = (
        code.desk_of, code.turn, code.offer, code.meant, code.apply, code.worth, code.kind
    )  # fmt: skip
    shoe_at = SPOT_WORDS + kind.itemsize // WORD

    def go_on(words, desk, row, coup, spot):  # type: ignore[no-untyped-def]
        turn(desk, coup, spot, words, shoe_at)
        spot.count = 0
        if coup.actor == OVER:
            worth(desk, coup, spot)
        else:
            spot.count = offer(desk, row, coup, words, shoe_at + desk.deck)
        return spot.count

    following = callable_here(go_on)

    def begin(data, whole_row, unused):  # type: ignore[no-untyped-def]
        row, words = borrowed(whole_row), borrowed(np.frombuffer(data, np.int64))
        desk = desk_of(row)
        table, spot = words[SPOT_WORDS:shoe_at].view(kind), words[:SPOT_WORDS].view(SPOT)[0]
        table[0] = desk.start
        spot.turned = 0
        for seat in range(desk.seats):
            spot.won[seat] = 0
        for n in range(desk.deck):
            words[shoe_at + n] = row[desk.pack + n]
        return following(words, desk, row, table[0], spot)

    def act(data, whole_row, action):  # type: ignore[no-untyped-def]
        row, words = borrowed(whole_row), borrowed(np.frombuffer(data, np.int64))
        desk = desk_of(row)
        coup, spot = words[SPOT_WORDS:shoe_at].view(kind)[0], words[:SPOT_WORDS].view(SPOT)[0]
        legal_at, lawful = shoe_at + desk.deck, False
        for n in range(legal_at, legal_at + spot.count):
            lawful = lawful or words[n] == action
        if not lawful:
            return ILLEGAL
        apply(desk.rules, coup, meant(desk, row, coup, action))
        return following(words, desk, row, coup, spot)

    return entry(begin, code.kept), entry(act, code.kept)
