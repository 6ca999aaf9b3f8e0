"""A hand that is a row of words, with the methods of OpenSpiel's states; see `kernel`."""

from collections.abc import Callable
from random import Random
from typing import Any, Self, SupportsIndex, TypeAlias

import numpy as np

from lansquenet.env.basis import resample
from lansquenet.env.basis.setting import Setting
from lansquenet.env.compiled_game import SHORT
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.env.engine.kernel import (
    FEW,
    HEAD,
    ILLEGAL,
    IMAGINE,
    KEYS,
    ORACLE,
    PLAY,
    SHOW,
    STUCK,
    TOLD,
    VIEW,
)
from lansquenet.env.engine.layout import WORD, RowLayout
from lansquenet.env.state import ALL_WAIT, OBSERVED, Floats, Mask, State
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.state import CHANCE, State as Played, duplicate
from lansquenet.sim.compiler import record, unrecord

MASK = (1 << 64) - 1
MOST_TOLD = 200_000  # strings that are kept
LOOKS = dict(zip(OBSERVED, (VIEW, TOLD, ORACLE), strict=True))
CHANCES = CHANCE + 4  # how `now` says who is to act

Past: TypeAlias = (
    "tuple[Past, int | tuple[int, ...]] | LaidOut | None"  # what was before, and an id or several
)


class CompiledState(bytearray, State):
    """A hand as far as it has been played, in compiled code; chance turns a card at a time."""

    __slots__ = ("now", "past", "rows")
    __hash__ = object.__hash__  # type: ignore[assignment]

    rows: RowLayout
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
            return [*map(rows.even_of[now >> 5], found)]
        counts = rows.counts_of(self)
        left = sum(counts)
        return [(n, counts[n] / left) for n in found] if left else [(found[0], 1.0)]

    # -- acting

    def apply_action(self, action: int) -> None:
        """See `State`."""
        rows = self.rows
        try:
            now = rows.run(self, rows.desk, action) if action < SHOW else ILLEGAL
        except (TypeError, ValueError, OverflowError):
            now = ILLEGAL
        if now < 0:
            now = self.went(now, action)
        self.now = now
        self.past = (self.past, action)

    def seen_after(self, action: int, what: str) -> tuple[Floats, Mask] | None:
        """See `State`; all in one call, where no chance acts before."""
        rows = self.rows
        if what != "view" or self.now & 31 == CHANCES or not 0 <= action < SHOW:
            return super().seen_after(action, what)
        now = rows.run(self, rows.desk, action + SHOW)
        self.now = now if now >= 0 else self.went(now, action)
        self.past = (self.past, action)
        if now <= 0 or now & 31 == CHANCES:
            return self.seen_next(what)
        return rows.seen.copy(), rows.mask.copy()

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
        before = self._begun_again()
        for done in acts[:-1]:
            before.apply_action(done)
        self[:] = before
        self.now, self.past = before.now, before.past

    def _begun_again(self) -> "CompiledState":
        """The beginning of this hand."""
        found: CompiledState = self.rows.blank.clone()
        return found

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

    def seen_by(self, seat: int, what: str) -> tuple[Floats, Mask]:
        """See `State`."""
        return self.tensor(LOOKS[what], seat), self.rows.mask.copy()

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

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.serialize())

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[object, ...]:
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

    def __init__(self, origin: CompiledState, seat: int, table: Played) -> None:
        self.origin, self.seat, self.table = origin, seat, table

    def interpreted(self) -> Interpreted:
        """The same in plain Python."""
        true = self.origin.interpreted()
        twin = true.clone()
        twin.table = duplicate(self.table)
        twin._stock = resample.stock_of(twin.game, twin.table, true._stock)
        twin.lay_out(self.seat, true.remembered())
        return twin
