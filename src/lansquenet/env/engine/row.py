"""A hand that is a row of words, with the methods of OpenSpiel's states; see `kernel`."""

from collections.abc import Callable
from functools import partial
from random import Random
from struct import Struct
from typing import Any, Self

import numpy as np

from lansquenet.env.basis import resample
from lansquenet.env.basis.chance import shuffled
from lansquenet.env.basis.setting import Setting
from lansquenet.env.compiled_game import SHORT, parts
from lansquenet.env.engine.kernel import (
    BEGIN,
    FEW,
    HEAD,
    HEAD_WORDS,
    ILLEGAL,
    IMAGINE,
    KEYS,
    LOG,
    MORE,
    ON,
    ORACLE,
    PLAY,
    SHUFFLE,
    STUCK,
    TOLD,
    VIEW,
    kernel,
)  # fmt: skip
from lansquenet.env.game_record import laid_out
from lansquenet.env.interpreted import Counter, Interpreted
from lansquenet.env.state import ALL_WAIT, Floats, State, check_seed
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.state import CHANCE, State as Played
from lansquenet.sim.compiler import Ints, record, unrecord

WORD = 8  # bytes
PENDING = 32  # acts that wait for keys to be asked for
MASK = (1 << 64) - 1
MOST_TOLD = 200_000  # strings that are kept
CHANCES = CHANCE + 4  # how `now` says who is to act

Past = Any  # (what was before, an id or several in a tuple), or how it began


class Rows:
    """A game, compiled for hands that are rows."""

    def __init__(self, game: Setting) -> None:
        self.game, code = game, parts(game)
        module: Any = game.module
        self.kept = code.kept
        self.kind, self.desk = code.kind, laid_out(game)
        self.seats, self.ids = game.num_players(), game.num_distinct_actions()
        self._lay_out(code.kind.itemsize // WORD)
        self.run: Callable[[bytearray, Ints, int], int] = kernel(code, module)
        head = WORD * int(self._plain["legal"])
        at = {name: head + int(field[1]) for name, field in (HEAD.fields or {}).items()}
        self.legal_of = [Struct(f"{n}q").unpack_from for n in range(int(self._plain["legal"]) + 1)]
        self.won_by = partial(Struct(f"{self.seats}d").unpack_from, offset=at["won"])
        self.single = len(game.faces) == len(game.deck)  # no card is there twice
        self.dice_at, self.played_of = at["dice"], partial(Struct("q").unpack_from, offset=at["played"])
        self.table_at = head + HEAD.itemsize
        self.stock_at = WORD * int(self._plain["stock_at"])
        self.counts_of = partial(Struct(f"{len(game.faces)}q").unpack_from, offset=self.stock_at)
        self.told: dict[int, str] = {}  # strings by their keys
        self.blank = self._blank()

    @property
    def _plain(self) -> Any:
        """The record with which the row of the desk begins."""
        return self._record[0]

    def _lay_out(self, size: int) -> None:
        """Where things stand in rows, and in the room after the desk."""
        game, end = self.game, len(self.desk)
        code, floats = parts(game), game.encoder.size_with_memory
        whole = np.zeros(end + size + (floats + 1) // 2 + self.ids // WORD + 1 + LOG, np.int64)
        whole[:end] = self.desk
        self.desk = whole
        desk = self._record = whole[: code.desk.itemsize // WORD].view(code.desk)
        hidden = int(desk["hidden"][0])
        desk["due"], waiting = PENDING, PENDING + 2 * len(game.deck) + 2
        desk["stock_at"] = int(desk["legal"][0]) + HEAD_WORDS + (size + waiting) * hidden + size
        desk["heard_at"] = desk["stock_at"] + max(len(game.deck), len(game.faces))
        desk["room"], desk["out"] = end, end + size
        desk["mask"] = desk["out"] + (floats + 1) // 2
        desk["log"] = desk["mask"] + self.ids // WORD + 1
        written = whole[int(desk["out"][0]) : int(desk["mask"][0])].view(np.float32)
        self.known, self.seen = written[:floats], written[: game.encoder.size]
        self.mask = whole[int(desk["mask"][0]) : int(desk["log"][0])].view(np.int8)[: self.ids]
        self.log = whole[int(desk["log"][0]) :]
        self.size = WORD * int(desk["heard_at"][0] + desk["memories"][0] * desk["recall"][0])

    def _blank(self) -> "Row":
        """A hand at its beginning; if a deck is dealt, before that."""
        game = self.game
        row = (DeckRow if game.terms.deal == "deck" else RunRow if game.terms.deal == "run" else Row)(
            self.size
        )
        row.rows, row.past = self, None
        row[self.table_at : self.table_at + self.kind.itemsize] = record(game.start()).tobytes()
        row.now = CHANCES
        if isinstance(row, DeckRow):
            row.seed, row._given, row.shuffles = None, None, 0
        row.put_stock(game.deck)
        row.now = CHANCES if isinstance(row, DeckRow) else row.went(self.run(row, self.desk, BEGIN), None)
        return row

    def begun(self, seed: int | None = None) -> "Row":
        """A hand at its beginning, from the deck of a seed if one is given."""
        check_seed(self.game, seed)
        row = self.blank.clone()
        if isinstance(row, DeckRow) and seed is not None:
            row._given = seed
            row.deal(seed)
        return row


class Row(bytearray, State):
    """A hand as far as it has been played, in compiled code; chance turns a card at a time."""

    __slots__ = ("now", "past", "rows")
    __hash__ = object.__hash__  # type: ignore[assignment]

    rows: Rows
    now: int  # ids that are legal * 32 + who is to act + 4; 0: the hand is over
    past: Past

    def __eq__(self, other: object) -> bool:
        return self is other

    @property
    def game(self) -> Setting:  # type: ignore[override]
        """What is played."""
        return self.rows.game

    @property
    def _given(self) -> int | None:  # type: ignore[override]
        return None

    # -- whose turn it is

    def current_player(self) -> int:
        """See `State`."""
        return (self.now & 31) - 4

    def is_terminal(self) -> bool:
        """See `State`."""
        return not self.now

    def is_chance_node(self) -> bool:
        """See `State`."""
        return self.now & 31 == CHANCES

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """See `State`."""
        now = self.now
        if now == CHANCES:
            raise BadOption(SHORT)
        if seat is None or seat == (now & 31) - 4:
            return [*self.rows.legal_of[now >> 5](self)]
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """See `State`."""
        now, rows = self.now, self.rows
        if now & 31 != CHANCES:
            raise self._not_chance()
        if now == CHANCES:
            raise BadOption(SHORT)
        found = rows.legal_of[now >> 5](self)
        if rows.single:
            part = 1 / len(found)
            return [(n, part) for n in found]
        counts = rows.counts_of(self)
        left = sum(counts)
        return [(n, counts[n] / left) for n in found] if left else [(found[0], 1.0)]

    # -- acting

    def apply_action(self, action: int) -> None:
        """See `State`."""
        rows = self.rows
        try:
            now = rows.run(self, rows.desk, action)
        except (TypeError, ValueError, OverflowError):
            now = ILLEGAL
        if now < 0:
            now = self.went(now, action)
        self.now = now
        self.past = (self.past, action)

    def went(self, now: int, action: object) -> int:
        """What a call has come to, if it has come to anything.

        Raises:
            IllegalAct: the act was illegal; nothing has changed.
            BadOption: there are fewer cards than are to be dealt.
        """
        if now >= 0:
            return now
        if now in (FEW, STUCK):
            raise BadOption(SHORT)
        if self.now == CHANCES:
            raise BadOption(SHORT)
        raise self._refusal(action)

    def undo_action(self, seat: int, action: int) -> None:
        """See `State`."""
        acts = self.history()
        if acts[-1:] != [action] or self._imagined:
            raise IllegalAct(f"{action} was not the last act of this hand.")
        before = self.rows.begun(self._given)
        for done in acts[:-1]:
            before.apply_action(done)
        self[:] = before
        self.now, self.past = before.now, before.past

    def roll(self, seed: int) -> None:
        """See `State`."""
        at = self.rows.dice_at
        self[at : at + WORD] = (seed & MASK).to_bytes(WORD, "little")

    def play(self, waiting: int = ALL_WAIT) -> None:
        """See `State`."""
        rows = self.rows
        while self.now:
            actor = (self.now & 31) - 4
            if actor >= 0 and waiting in (actor, ALL_WAIT):
                return
            self.now = self.went(rows.run(self, rows.desk, PLAY + waiting), None)
            self.past = (self.past, tuple(rows.log[: rows.played_of(self)[0]].tolist()))

    # -- what it came to, and what a seat may know

    def returns(self) -> list[float]:
        """See `State`."""
        return [*self.rows.won_by(self)]

    def observation_tensor(self, seat: int) -> Floats:
        """See `State`."""
        return self.tensor(VIEW, seat)

    def information_state_tensor(self, seat: int | None = None) -> Floats:
        """See `State`."""
        return self.tensor(TOLD, (self.now & 31) - 4 if seat is None else seat)

    def oracle_tensor(self, seat: int) -> Floats:
        """See `State`."""
        return self.tensor(ORACLE, seat)

    def tensor(self, wish: int, seat: int) -> Floats:
        """One of the three; the mask of what this seat may do is then in the room of the desk."""
        rows = self.rows
        if not 0 <= seat < rows.seats:
            self._seat(seat)
        rows.run(self, rows.desk, wish + seat)
        return (rows.known if wish == TOLD else rows.seen).copy()

    def information_state_key(self, seat: int | None = None) -> int:
        """See `State`."""
        rows = self.rows
        seat = (self.now & 31) - 4 if seat is None else seat
        if not 0 <= seat < rows.seats:
            self._seat(seat)
        return rows.run(self, rows.desk, KEYS + seat) & MASK

    def information_state_string(self, seat: int | None = None) -> str:
        """See `State`."""
        key, told = self.information_state_key(seat), self.rows.told
        found = told.get(key)
        if found is None:
            if len(told) >= MOST_TOLD:
                told.clear()
            found = told[key] = self.interpreted().information_state_string(seat)
        return found

    # -- as the rules have it

    @property
    def table(self) -> Played:  # type: ignore[override]
        """The state of the rules, a copy."""
        rows = self.rows
        found: Played = unrecord(rows.game.module.State, np.frombuffer(self, rows.kind, 1, rows.table_at))
        return found

    @property
    def _stock(self) -> list[int]:  # type: ignore[override]
        faces = self.game.faces
        counts = zip(faces, self.rows.counts_of(self), strict=True)
        return [card for card, count in counts for _ in range(count)]

    def interpreted(self) -> Interpreted:
        """The same hand in plain Python, as if it had been played there."""
        begun, acts = self._since_the_beginning()
        hand = begun.interpreted() if isinstance(begun, LaidOut) else Interpreted(self.game, self._given)
        for action in acts:
            hand.apply_action(action)
        return hand

    def _since_the_beginning(self) -> tuple[Past, list[int]]:
        """How it began, and all acts since."""
        past: Past = self.past
        acts: list[int] = []
        while isinstance(past, tuple):
            past, done = past
            acts += done[::-1] if isinstance(done, tuple) else [int(done)]
        return past, acts[::-1]

    @property
    def _imagined(self) -> bool:  # type: ignore[override]
        return self._since_the_beginning()[0] is not None

    def history(self) -> list[int]:
        """See `State`."""
        return self._since_the_beginning()[1]

    # -- copies

    def clone(self) -> Self:
        """See `State`."""
        twin = self.__class__(self)
        twin.rows, twin.now, twin.past = self.rows, self.now, self.past
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.serialize())

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return self.__reduce__()

    def __copy__(self) -> Self:
        return self.clone()

    def __str__(self) -> str:
        return State.__str__(self)

    def __repr__(self) -> str:
        return f"<{State.__str__(self)}>"

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> Self:
        """See `State`."""
        self._check_resampling(seat)
        rows, dice, table = self.rows, Random(sampler()), self.table
        rows.run(self, rows.desk, KEYS)
        twin, found = self.clone(), resample.table_of(self.game, table, seat, dice)
        twin.past = LaidOut(self.clone(), seat, found)
        twin[rows.table_at : rows.table_at + rows.kind.itemsize] = record(found).tobytes()
        twin.put_stock(resample.stock_of(self.game, found, self._stock))
        twin._shuffle_on(dice)
        twin.now = twin.went(rows.run(twin, rows.desk, IMAGINE + seat), None)
        return twin

    def _shuffle_on(self, dice: Random) -> None:
        """Bring what is left into another order, where it has one."""

    def put_stock(self, stock: list[int]) -> None:
        """Let these be the cards that are left."""
        counts = [stock.count(card) for card in self.game.faces]
        self._put(counts, len(stock))

    def _put(self, numbers: list[int], left: int) -> None:
        at, head = self.rows.stock_at, self.rows.table_at - HEAD.itemsize
        self[at : at + WORD * len(numbers)] = np.array(numbers, np.int64).tobytes()
        spot = np.frombuffer(self, HEAD, 1, head)
        spot["left"], spot["turned"] = left, 0


def _restored(game: Any, saved: bytes) -> State:
    """The row of these bytes, in another process as well."""
    found: State = game.compile().deserialize_state(saved)
    return found


class LaidOut:
    """How a hand began that a seat has laid out anew."""

    def __init__(self, origin: Row, seat: int, table: Played) -> None:
        self.origin, self.seat, self.table = origin, seat, table

    def interpreted(self) -> Interpreted:
        """The same in plain Python."""
        true = self.origin.interpreted()
        twin = true.clone()
        twin.table, twin._stock = self.table, resample.stock_of(twin.game, self.table, true._stock)
        twin.lay_out(self.seat, true.remembered())
        return twin


class RunRow(Row):
    """A hand in which all cards up to the next choice are one event."""

    __slots__ = ()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """See `State`."""
        if not self.is_chance_node():
            raise self._not_chance()
        return [(n, float(fall.chance)) for n, fall in enumerate(self.game.falls(self.table, self._stock))]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """See `State`."""
        if not self.is_chance_node() or seat not in (None, CHANCE):
            return super().legal_actions(seat)
        return [n for n, _ in self.chance_outcomes()]

    def apply_action(self, action: int) -> None:
        """See `State`."""
        if not self.is_chance_node():
            return super().apply_action(action)
        falls = self.game.falls(self.table, self._stock)
        if not 0 <= action < len(falls):
            raise self._refusal(action)
        rows, ids = self.rows, [self.game.chance_id(card) for card in falls[action].cards]
        rows.run(self, rows.desk, KEYS)
        for n, card in enumerate(ids):
            more = MORE if n < len(ids) - 1 else 0
            self.now = self.went(rows.run(self, rows.desk, card + more), action)
        self.past = (self.past, action)
        return None

    def play(self, waiting: int = ALL_WAIT) -> None:
        """See `State`."""
        while self.is_chance_node():
            outcomes, chances = zip(*self.chance_outcomes(), strict=True)
            self.apply_action(int(Random(self._next_number()).choices(outcomes, chances)[0]))
        while self.now and not (waiting == ALL_WAIT or self.current_player() == waiting):
            legal = self.legal_actions()
            self.apply_action(legal[(self._next_number() * len(legal)) >> 32])
            self.play(waiting) if self.is_chance_node() else None

    def _next_number(self) -> int:
        """The next of the dice, of 32 bits."""
        at = self.rows.dice_at
        dice = Counter(int.from_bytes(self[at : at + WORD], "little"))
        found = dice.below(1 << 32)
        self.roll(dice.count)
        return found


class DeckRow(Row):
    """A hand dealt from a deck that is shuffled by a seed; chance does nothing but choose the seed."""

    __slots__ = ("_given", "seed", "shuffles")

    seed: int | None
    shuffles: int  # so far
    _given: int | None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """See `State`."""
        if not self.is_chance_node():
            raise self._not_chance()
        decks = self.game.terms.decks
        return [(seed, 1 / decks) for seed in range(decks)]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """See `State`."""
        if not self.is_chance_node():
            return super().legal_actions(seat)
        return [*range(self.game.terms.decks)] if seat in (None, CHANCE) else []

    def apply_action(self, action: int) -> None:
        """See `State`."""
        if not self.is_chance_node():
            return super().apply_action(action)
        if not 0 <= action < self.game.terms.decks:
            raise self._refusal(action)
        self.deal(int(action))
        self.past = (self.past, int(action))
        return None

    def deal(self, seed: int) -> None:
        """Deal from the deck of this seed."""
        self.seed = seed
        self._shuffle(self.game.deck)
        self.now = self.went(self.rows.run(self, self.rows.desk, BEGIN), None)

    def went(self, now: int, action: object) -> int:
        """See `Row`; a stock that was made anew is shuffled."""
        while now == SHUFFLE:
            self._shuffle(self._stock)
            now = self.rows.run(self, self.rows.desk, ON)
        return super().went(now, action)

    def play(self, waiting: int = ALL_WAIT) -> None:
        """See `Row`; the deck is chosen by the dice as well."""
        if self.is_chance_node():
            at = self.rows.dice_at
            seed = Random(int.from_bytes(self[at : at + WORD], "little")).randrange(self.game.terms.decks)
            self.apply_action(seed)
        super().play(waiting)

    @property
    def _stock(self) -> list[int]:  # type: ignore[override]
        if self.seed is None:
            return self.game.deck[:]
        spot = np.frombuffer(self, HEAD, 1, self.rows.table_at - HEAD.itemsize)
        left, turned = int(spot["left"][0]), int(spot["turned"][0])
        return [*Struct(f"{left}q").unpack_from(self, self.rows.stock_at + WORD * turned)]

    def put_stock(self, stock: list[int]) -> None:
        """See `Row`."""
        self._put(stock, len(stock))

    def _shuffle(self, pack: list[int]) -> None:
        assert self.seed is not None
        self._put(shuffled(pack, self.seed, self.shuffles), len(pack))
        self.shuffles += 1

    def _shuffle_on(self, dice: Random) -> None:
        self.seed = dice.getrandbits(53)
        self._shuffle(self._stock)

    def clone(self) -> Self:
        """See `State`."""
        twin = super().clone()
        twin._given, twin.seed, twin.shuffles = self._given, self.seed, self.shuffles
        return twin
