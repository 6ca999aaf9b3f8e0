"""Where things stand in a hand that is a row of words."""

from collections.abc import Callable
from functools import partial
from struct import Struct
from typing import Any

import numpy as np

from lansquenet.env.basis.setting import Setting
from lansquenet.env.compiled_game import parts
from lansquenet.env.engine.kernel import HEAD, HEAD_WORDS, LOG, kernel
from lansquenet.env.game_record import laid_out
from lansquenet.sim.compiler import Ints

WORD = 8  # bytes
PENDING = 32  # acts that wait for keys to be asked for


class RowLayout:
    """Where things stand in the rows of a game, and what reads them; and its compiled code."""

    def __init__(self, game: Setting) -> None:
        self.game, code = game, parts(game)
        self.kept = code.kept
        self.kind, self.desk = code.kind, laid_out(game)
        self.seats, self.ids = game.num_players(), game.num_distinct_actions()
        self._lay_out(code.kind.itemsize // WORD)
        self.run: Callable[[bytearray, Ints, int], int] = kernel(code, game.module)
        head = WORD * int(self._plain["legal"])
        at = {name: head + int(field[1]) for name, field in (HEAD.fields or {}).items()}
        self.legal_of = [Struct(f"{n}q").unpack_from for n in range(int(self._plain["legal"]) + 1)]
        self.won_by = partial(Struct(f"{self.seats}d").unpack_from, offset=at["won"])
        self.single = len(game.faces) == len(game.deck)  # no card is there twice
        ids = range(len(game.faces) + 1)
        even = [[(card, 1 / left) for card in ids] for left in ids[1:]] if self.single else []
        self.even_of = [row.__getitem__ for row in [[], *even]]  # by how many are left: outcomes by their ids
        self.dice_at, self.played_of = at["dice"], partial(Struct("q").unpack_from, offset=at["played"])
        self.table_at = head + HEAD.itemsize
        self.stock_at = WORD * int(self._plain["stock_at"])
        self.counts_of = partial(Struct(f"{len(game.faces)}q").unpack_from, offset=self.stock_at)
        self.told: dict[int, str] = {}  # strings by their keys

    blank: Any  # a hand at its beginning

    @property
    def _plain(self) -> np.void:
        """The record with which the row of the desk begins."""
        desk: np.void = self._record[0]
        return desk

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
