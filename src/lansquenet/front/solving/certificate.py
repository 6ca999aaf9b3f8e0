"""Certificates: policies of a solved game in a file that others can check; `docs/solved.md` describes it."""

import json
from bisect import bisect_left
from dataclasses import replace
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from lansquenet import rules as room_of_rules
from lansquenet.books.written import Json
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.env.game import Game, game_of
from lansquenet.front.solving.checker import dealt_in_order
from lansquenet.front.solving.work import Heard, Solution, Solving, unheard
from lansquenet.sim.solving.scroll import first_places

if TYPE_CHECKING:
    from lansquenet.env.state import State

FORM = "lansquenet policy 1"
PARTS = 65_535
SUITS, STRINGS = "suits", "strings"  # how sets are named
CARD = "card"  # how cards fall
Named = dict[int, tuple[int, list[int] | None]]  # sets by their keys, and the order of their acts


def certify(work: Solving, found: Solution, path: Path, heard: Heard = unheard) -> None:
    """Write the policies of a game down, with what is claimed of them.

    Where sets are named by strings, whoever wants to hear it is told how many have been, and of how many.
    """
    assert work.scroll is not None
    assert work.solver is not None
    scroll, policy = work.scroll, work.solver.policy()
    kind = SUITS if work.setup.alike else STRINGS
    named = (
        {int(key): (n, None) for n, key in enumerate(scroll.keys)} if kind == SUITS else strings(work, heard)
    )
    rows: list[tuple[int, list[int]]] = []
    for key in sorted(named):
        n, order = named[key]
        chances = policy[scroll.first[n] : scroll.first[n + 1]].tolist()
        rows.append((key, in_parts(chances if order is None else [chances[at] for at in order])))
    head: Json = {
        "form": FORM,
        "line": found.line,
        "rules": digest(work.game),
        "method": found.method,
    }
    head |= {"rounds": found.rounds, "sets": len(rows), "parts": PARTS, "keys": kind, "deal": CARD}
    head |= {"low": found.low, "high": found.high, "exploitability": found.exploitability}
    path.write_bytes(packed(head, rows))


def packed(head: Json, rows: list[tuple[int, list[int]]]) -> bytes:
    """A line of JSON, then keys, how many acts each set has, and the parts of every act."""
    keys = b"".join(key.to_bytes(8, "little") for key, _ in rows)
    widths = bytes(len(parts) for _, parts in rows)
    parts = b"".join(part.to_bytes(2, "little") for _, parts in rows for part in parts)
    return compress(json.dumps(head).encode() + b"\n" + keys + widths + parts, 6, mtime=0)


def in_parts(chances: list[float]) -> list[int]:
    """Chances in parts that sum to all; what is left when all are rounded down goes to the largest rests."""
    exact = [chance * PARTS / (sum(chances) or 1) for chance in chances]
    parts = [int(part) for part in exact]
    order = sorted(range(len(parts)), key=lambda n: parts[n] - exact[n])
    for n in order[: PARTS - sum(parts)]:
        parts[n] += 1
    return parts


def digest(game: Game) -> str:
    """A hash of the sources of the rules: those of the game, and of what games are made of."""
    room = Path(game.module.__file__)
    files = [room, *([room.with_name("unseen.py")] if room.with_name("unseen.py").exists() else [])]
    shared = sorted(Path(room_of_rules.__file__ or "").parent.glob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in [*files, *shared])).hexdigest()


def key_of(words: str) -> int:
    """The key of a set that is named by an information state string."""
    return int.from_bytes(sha256(words.encode()).digest()[:8], "little")


# -- naming sets by what is known there


def card_by_card(game: Game) -> Game:
    """The same game, its cards falling one at a time."""
    terms = replace(game.terms, deal=CARD)
    found = game_of(game.module, game.rules, game.stacks, game.carry, game.deck, terms)
    return found


def strings(work: Solving, heard: Heard = unheard) -> Named:
    """For the key of each information state string its set, and the order of its acts by their ids."""
    naming = SetNaming(work, heard)
    deals = naming.numbers_of_deals()
    for state, _ in dealt_in_order(Interpreted(naming.game, None)):  # it knows its strings soonest
        naming.name_in(state, deals[naming.game.layout.row(state.table)])
    if len(naming.found) != len(naming.places):
        raise ValueError("A set has no name.")
    return naming.found


class SetNaming:
    """Goes along a scroll with states, to where each set stands first, and names it there."""

    def __init__(self, work: Solving, heard: Heard) -> None:
        assert work.scroll is not None
        self.work, self.scroll, self.heard = work, work.scroll, heard
        self.game = card_by_card(work.game)
        self.rank_of = {self.game.chance_id(card): n for n, card in enumerate(work.setup.deck)}
        places = first_places(work.scroll)
        self.places, self.wanted = places.tolist(), np.sort(places).tolist()
        self.found: Named = {}

    def numbers_of_deals(self) -> dict[tuple[int, ...], int]:
        """The number of each deal, by the table when it has been dealt."""
        setup, found = self.work.setup, {}
        for n, path in enumerate(self.work.deals.paths):
            table = setup.start()
            for at in path[path >= 0]:
                self.game.module.apply(self.game.rules, table, setup.deck[at])
            found[self.game.layout.row(table)] = n
        return found

    def name_in(self, state: "State", deal: int) -> None:
        """Name the sets that stand first in a deal."""
        root, roots = int(self.scroll.roots[deal]), self.scroll.roots
        end = int(roots[deal + 1]) if deal + 1 < len(roots) else len(self.scroll.words)
        if self._any_between(root, end):
            self._follow(state, root)
            self.heard(len(self.found), len(self.places))

    def _follow(self, state: "State", at: int) -> int:
        """Go on from a place of the scroll; the place after what follows from there."""
        if state.is_terminal():
            return at + 1
        ways = state.legal_actions()
        if len(ways) > 1:
            word, end = self.scroll.words[at : at + 2].tolist()
            if not self._any_between(at, end):
                return int(end)
            if word >= 0 and self.places[word] == at:
                self._name(state, word)
            at += 2
        for action in self._in_order(state, ways):
            at = self._follow(state.child(action), at)
        return at

    def _name(self, state: "State", word: int) -> None:
        key, said = key_of(state.information_state_string()), self._in_order(state, state.legal_actions())
        if key in self.found:
            raise ValueError("Two sets have one name.")
        self.found[key] = word, [said.index(n) for n in sorted(said)]

    def _in_order(self, state: "State", ways: list[int]) -> list[int]:
        """The ids of what may come, in the order in which the scroll has them."""
        number = self.rank_of if state.is_chance_node() else state.choices()
        return sorted(ways, key=number.__getitem__)

    def _any_between(self, at: int, end: int) -> bool:
        """Whether a set stands first in a part of the scroll."""
        return bisect_left(self.wanted, at) < bisect_left(self.wanted, end)
