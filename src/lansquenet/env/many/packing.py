"""How what is seen at many tables is laid out: as floats, or in bits of which as many numbers can be made."""

import numpy as np
import numpy.typing as npt

from lansquenet.env.basis.marking import NUMBER
from lansquenet.env.game import Game
from lansquenet.env.state import OBSERVED
from lansquenet.errors import BadOption

BYTE = 8


class RowForm:
    """The rows that tell what is seen of a game.

    In bits they are as `engine.marking` has them.
    """

    def __init__(self, game: Game, observe: str, bits: bool) -> None:
        """`observe` is one of `OBSERVED`."""
        if observe not in OBSERVED:
            raise BadOption(f"observe is one of {', '.join(OBSERVED)}, not {observe!r}.")
        self.observe, self.bits, coder = observe, bits, game.encoder
        self.told = observe == "information_state"
        self.numbers, self.soft = len(game.layout.labels), coder.soft
        self.floats = coder.size_with_memory if self.told else coder.size
        self.ones = coder.size - self.numbers
        self.width = (
            (self.floats - self.numbers + BYTE - 1) // BYTE if bits else 0
        )  # bytes before the numbers
        self.size = self.width + NUMBER * self.numbers if bits else self.floats
        self.kind: type[np.uint8 | np.float32] = np.uint8 if bits else np.float32

    def unpacked(self, rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        """The floats that rows in bits stand for, the very same as are told without bits."""
        marks = np.unpackbits(rows[..., : self.width], axis=-1, bitorder="little").astype(np.float32)
        plain = np.ascontiguousarray(rows[..., self.width :]).view("<i4").astype(np.float32)
        numbers = plain / (np.abs(plain) + np.float32(self.soft))
        end = self.floats - self.numbers
        return np.concatenate([marks[..., : self.ones], numbers, marks[..., self.ones : end]], axis=-1)
