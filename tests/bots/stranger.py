"""A second reader of certificates, written from `docs/solved.md` alone: it shares nothing with the first.

It keeps no tree, but heaps: positions that a seat cannot tell apart, each with how likely all but that seat
bring it about.  So it goes through every position once for either seat, and has room for large games.
"""

import json
import struct
from collections import defaultdict
from gzip import decompress
from hashlib import sha256
from itertools import permutations
from typing import Any, NamedTuple

from lansquenet.env import Game, load_game

ALL_OF_64 = (1 << 64) - 1
RENAMINGS = [[card // 4 * 4 + names[card % 4] for card in range(52)] for names in permutations(range(4))]
Heap = list[tuple[float, "At"]]


class Knowledge(NamedTuple):
    """The key of what a seat knows, and the renamings that are kept."""

    key: int
    renamings: list[list[int]]


class At(NamedTuple):
    """A state; and what both seats know, where suits are alike."""

    state: Any
    knowledge: tuple[Knowledge, ...] = ()


def exploited(data: bytes, game: Game | None = None) -> tuple[float, float, float]:
    """The least and the most that seat A is left with by best answers, and half of what lies between them."""
    stranger = Stranger(data, game)
    low, high = -stranger.gain(stranger.dealt(), 1), stranger.gain(stranger.dealt(), 0)
    return low, high, (high - low) / 2


class Stranger:
    """Who has the file, and its description."""

    def __init__(self, data: bytes, game: Game | None) -> None:
        first, _, rest = decompress(data).partition(b"\n")
        self.head = json.loads(first)
        many = self.head["sets"]
        keys, widths = struct.unpack(f"<{many}Q", rest[: 8 * many]), rest[8 * many : 9 * many]
        parts = iter(struct.unpack(f"<{sum(widths)}H", rest[9 * many :]))
        self.policy = {
            key: [next(parts) / self.head["parts"] for _ in range(n)]
            for key, n in zip(keys, widths, strict=True)
        }
        self.game = game or load_game(self.head["line"], deal=self.head["deal"])

    def dealt(self) -> Heap:
        """Every deal with its chance; where suits are alike, one for all that differ by their names."""
        one: dict[object, At] = {}
        chances: dict[object, float] = defaultdict(float)
        heap: Heap = [(1.0, At(self.game.new_initial_state()))]
        while heap:
            chance, at = heap.pop()
            if at.state.is_chance_node():
                for n, part in at.state.chance_outcomes():
                    child = at.state.child(n)
                    orders = self.orders(at.state.table, child.table)
                    heap += [(chance * part * orders, At(child))] if orders else []
            elif self.head["keys"] == "suits":
                chances[form := least_form(at.state.table)] += chance
                one[form] = At(at.state, tuple(known_at_first(at.state.table, seat) for seat in range(2)))
            else:
                chances[at], one[at] = chance, at
        return [(chances[form], at) for form, at in one.items()]

    def orders(self, before: Any, after: Any) -> int:
        """How many cards are where the last one fell; 0 if it is not the highest of them."""
        if not hasattr(before, "place"):
            return 1
        (card,) = (n for n in range(52) if before.place[n] != after.place[n])
        there = [n for n in range(52) if after.place[n] == after.place[card]]
        return len(there) if card == max(there) else 0

    def gain(self, heap: Heap, seat: int) -> float:
        """What a seat wins that answers best to the other's policy."""
        won, mine = 0.0, defaultdict(list)
        while heap:
            weight, at = heap.pop()
            if at.state.is_terminal():
                won += weight * (at.state.returns()[seat] - at.state.returns()[1 - seat]) / 2
            elif at.state.is_chance_node():
                heap += [
                    (weight * p, At(at.state.child(n), at.knowledge)) for n, p in at.state.chance_outcomes()
                ]
            else:
                ways = self.ways(at)
                if len(ways) == 1:
                    heap += evenly(weight, ways[0])
                elif at.state.current_player() == seat:
                    mine[self.key(at)].append((weight, ways))
                else:
                    for chance, way in zip(self.policy[self.key(at)], ways, strict=True):
                        heap += evenly(weight * chance, way) if chance else []
        for met in mine.values():
            won += max(
                self.gain([one for weight, ways in met for one in evenly(weight, ways[n])], seat)
                for n in range(len(met[0][1]))
            )
        return won

    def key(self, at: At) -> int:
        """The key of the set in which the seat to act has to choose."""
        if at.knowledge:
            return at.knowledge[at.state.current_player()].key
        words = at.state.information_state_string()
        return int.from_bytes(sha256(words.encode()).digest()[:8], "little")

    def ways(self, at: At) -> list[list[At]]:
        """What the seat to act may do, in order; what is one to it together."""
        if not at.knowledge:
            return [[At(at.state.child(n))] for n in at.state.legal_actions()]
        seat, by_code = at.state.current_player(), defaultdict(list)
        for n, number in at.state.choices().items():
            card = self.game.actions.said[n][0] == "card"
            after = tuple(heard(known, seat, number, card) for known in at.knowledge)
            code = code_of(at.knowledge[seat], number, card)
            by_code[code].append(At(at.state.child(n), after))
        return [by_code[code] for code in sorted(by_code)]


def evenly(weight: float, way: list[At]) -> Heap:
    """Acts that are one: each as likely."""
    return [(weight / len(way), at) for at in way]


def least_form(table: Any) -> tuple[int, ...]:
    """Where all cards are, and which is turned up, by the names that make it least."""
    forms = []
    for new in RENAMINGS:
        places = dict(zip(new, table.place, strict=True))
        forms.append((*[places[card] for card in range(52)], new[table.turned] if table.turned >= 0 else -1))
    return min(forms)


def known_at_first(table: Any, seat: int) -> Knowledge:
    """The least number that any renaming makes of a hand and the card turned up, and who makes it."""
    numbers = []
    for new in RENAMINGS:
        hand = sum(2 ** new[card] for card in range(52) if table.place[card] == seat)
        numbers.append(hand + ((new[table.turned] + 1) * 2**52 if table.turned >= 0 else 0))
    kept = [new for new, number in zip(RENAMINGS, numbers, strict=True) if number == min(numbers)]
    return Knowledge(mix(seat, min(numbers)), kept)


def code_of(known: Knowledge, number: int, card: bool) -> int:
    """An act as a seat calls it."""
    return min(new[number] for new in known.renamings) if card else 64 + number


def heard(known: Knowledge, actor: int, number: int, card: bool) -> Knowledge:
    """What a seat knows when somebody has done this."""
    code = code_of(known, number, card)
    kept = [new for new in known.renamings if not card or new[number] == code]
    return Knowledge(mix(known.key, 4096 * (actor + 2) + code), kept)


def mix(key: int, code: int) -> int:
    """Copied from the page."""
    z = ((key ^ code) * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ALL_OF_64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & ALL_OF_64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & ALL_OF_64
    return z ^ (z >> 31)
