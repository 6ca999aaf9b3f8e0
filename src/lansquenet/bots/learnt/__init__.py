"""Learnt: what came of playing against oneself very many times; where nothing did, rules of thumb.

A table lies in the room of the game: for each number that the room's `known` makes of a view, the chances of
what may be done there, in parts of 255.
"""

import json
import sys
from array import array
from bisect import bisect_left
from functools import cache
from gzip import decompress
from itertools import compress
from typing import NamedTuple

from lansquenet.books.written import Json
from lansquenet.games import GAMES, bot_of, file_of, known_of
from lansquenet.rules.state import Options, State

FILE = "reckoned/learnt.gz"  # in the room of the game
PARTS = 255


class PolicyTable(NamedTuple):
    """A table: how it was made, its keys in order, and the parts of the slots of each."""

    head: Json
    keys: "array[int]"
    parts: bytes

    @property
    def width(self) -> int:
        """The slots of a key."""
        return int(self.head["width"])

    def at(self, key: int) -> bytes:
        """The parts of a key; none, if it is not there."""
        n = bisect_left(self.keys, key)
        if n == len(self.keys) or self.keys[n] != key:
            return b""
        return self.parts[n * self.width : (n + 1) * self.width]


@cache
def is_learnt(name: str) -> bool:
    """Whether there is a table of this game."""
    return file_of(name, FILE).is_file()


@cache
def policy(name: str) -> PolicyTable:
    """The table of a game."""
    return unpacked(decompress(file_of(name, FILE).read_bytes()))


def unpacked(data: bytes) -> PolicyTable:
    """A table as it was written: a line of JSON, the bytes of all keys from the highest on, and the parts."""
    first, _, rest = data.partition(b"\n")
    head = json.loads(first)
    many = int(head["keys"])
    mixed = bytearray(8 * many)
    for n in range(8):
        mixed[7 - n :: 8] = rest[n * many : (n + 1) * many]
    keys = array("q", bytes(mixed))
    if sys.byteorder == "big":
        keys.byteswap()
    return PolicyTable(head, keys, rest[8 * many :])


def choose(name: str, rules: Options, view: State, dice: int, table: PolicyTable | None = None) -> int:
    """What a table says, that of the room if none is given, by the dice; else what rules of thumb do."""
    game = GAMES[name]
    room = known_of(name)
    options = game.legal(rules, view)
    if len(options) == 1:
        return int(options[0])
    parts = (table or policy(name)).at(room.known(rules, view)) if fits(name, rules) else b""
    weights = [parts[room.slot_of(rules, view, action)] if parts else 0 for action in options]
    if not sum(weights):
        return bot_of(name).choose(rules, view, dice)
    at = (dice & 0xFFFF) * sum(weights) >> 16
    for action, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return int(action)
    raise AssertionError("chances have a sum")


def fits(name: str, rules: Options) -> bool:
    """Whether a table was learnt by rules like these, but for what changes no deal."""
    differ = [a != b for a, b in zip(rules, GAMES[name].Rules(), strict=True)]
    return {*compress(rules._fields, differ)} <= {*known_of(name).WHATEVER}
