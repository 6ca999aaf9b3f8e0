"""Hands that are rows, however their cards come: one by one, in runs, or from a deck."""

from random import Random
from struct import Struct
from typing import Self

import numpy as np

from lansquenet.env.basis.chance import shuffled
from lansquenet.env.basis.setting import Setting
from lansquenet.env.engine.interpreted import Counter
from lansquenet.env.engine.kernel import BEGIN, HEAD, KEYS, MORE, ON, SHUFFLE
from lansquenet.env.engine.layout import WORD, RowLayout
from lansquenet.env.engine.row import CHANCES, CompiledState
from lansquenet.env.state import ALL_WAIT, check_seed
from lansquenet.rules.state import CHANCE
from lansquenet.sim.compiler import record


class Rows(RowLayout):
    """A game, compiled for hands that are rows."""

    def __init__(self, game: Setting) -> None:
        super().__init__(game)
        self.blank = self._blank()

    def _blank(self) -> "CompiledState":
        """A hand at its beginning; if a deck is dealt, before that."""
        game = self.game
        row = (
            DeckRow if game.terms.deal == "deck" else RunRow if game.terms.deal == "run" else CompiledState
        )(self.size)
        row.rows, row.past = self, None
        row[self.table_at : self.table_at + self.kind.itemsize] = record(game.start()).tobytes()
        row.now = CHANCES
        if isinstance(row, DeckRow):
            row.seed, row._given, row.shuffles = None, None, 0
        row.put_stock(game.deck)
        undealt = isinstance(row, DeckRow)
        now = self.run(row, self.desk, BEGIN + undealt)
        row.now = CHANCES if undealt else row.went(now, None)
        return row

    def begun(self, seed: int | None = None) -> "CompiledState":
        """A hand at its beginning, from the deck of a seed if one is given."""
        check_seed(self.game, seed)
        row: CompiledState = self.blank.clone()
        if isinstance(row, DeckRow) and seed is not None:
            row._given = seed
            row.deal(seed)
        return row


class RunRow(CompiledState):
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


class DeckRow(CompiledState):
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
        """See `CompiledState`; a stock that was made anew is shuffled."""
        while now == SHUFFLE:
            self._shuffle(self._stock)
            now = self.rows.run(self, self.rows.desk, ON)
        return super().went(now, action)

    def play(self, waiting: int = ALL_WAIT) -> None:
        """See `CompiledState`; the deck is chosen by the dice as well."""
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
        """See `CompiledState`."""
        self._put(stock, len(stock))

    def _shuffle(self, pack: list[int]) -> None:
        assert self.seed is not None
        self._put(shuffled(pack, self.seed, self.shuffles), len(pack))
        self.shuffles += 1

    def _shuffle_on(self, dice: Random) -> None:
        self.seed = dice.getrandbits(53)
        self._shuffle(self._stock)

    def _begun_again(self) -> "CompiledState":
        found = super()._begun_again()
        if isinstance(found, DeckRow) and self._given is not None:
            found._given = self._given
            found.deal(self._given)
        return found

    def clone(self) -> Self:
        """See `State`."""
        twin = super().clone()
        twin._given, twin.seed, twin.shuffles = self._given, self.seed, self.shuffles
        return twin
