"""Certificates: policies of a solved game in a file that others can check; `docs/solved.md` describes it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from lansquenet import rules as room_of_rules
from lansquenet.books.written import Json
from lansquenet.env.game import Game, game_of
from lansquenet.errors import BadOption
from lansquenet.front.solving.work import Solution, Solving

if TYPE_CHECKING:
    from lansquenet.env.state import State

FORM = "lansquenet policy 1"
PARTS = 65_535
SUITS, STRINGS = "suits", "strings"  # how sets are named
Named = dict[int, tuple[int, list[int] | None]]  # sets by their keys, and the order of their acts
MOST = 200_000  # nodes that are walked in plain Python to name sets by strings


def certify(work: Solving, found: Solution, path: Path) -> None:
    """Write the policies of a game down, with what is claimed of them.

    Raises:
        BadOption: it is too large for its sets to be named.
    """
    assert work.scroll is not None
    assert work.solver is not None
    scroll, policy = work.scroll, work.solver.policy()
    kind = SUITS if work.setup.alike else STRINGS
    named = {int(key): (n, None) for n, key in enumerate(scroll.keys)} if kind == SUITS else strings(work)
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
    head |= {"rounds": found.rounds, "sets": len(rows), "parts": PARTS, "keys": kind}
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


def strings(work: Solving) -> Named:
    """For the key of each information state string its set, and the order of its acts by their ids."""
    assert work.scroll is not None
    if work.scroll.nodes > MOST:
        raise BadOption(f"Sets are named where there are up to {MOST:,} nodes, or where suits are alike.")
    game = run_by_run(work.game)
    found: Named = {}
    starts = {game.layout.row(state.table): state for state in _dealt(game.new_initial_state())}
    for path, root in zip(work.deals.paths, work.scroll.roots, strict=True):
        table, stock = work.setup.start(), list(work.setup.deck)
        for at in path[path >= 0]:
            game.module.apply(game.rules, table, work.setup.deck[at])
            stock.remove(work.setup.deck[at])
        _follow(work, starts[game.layout.row(table)], stock, int(root), found)
    return found


def run_by_run(game: Game) -> Game:
    """The same game, cards falling in runs: the order of what falls in one go is told to nobody."""
    terms = replace(game.terms, deal="run")
    found = game_of(game.module, game.rules, game.stacks, game.carry, game.deck, terms)
    return found


def _dealt(state: "State") -> Iterator["State"]:
    """The states in which somebody first has a choice, or none is left."""
    if not state.is_chance_node():
        yield state
        return
    for outcome in state.legal_actions():
        yield from _dealt(state.child(outcome))


def _follow(work: Solving, state: "State", stock: list[int], pos: int, found: Named) -> int:
    """Go along a scroll with a state; the place after what follows from here."""
    assert work.scroll is not None
    if state.is_terminal():
        return pos + 1
    ways = _ways(state, stock)
    if len(ways) > 1:
        word = int(work.scroll.words[pos])
        if word >= 0:
            said = [action for action, _ in ways]
            found[key_of(state.information_state_string())] = word, [said.index(n) for n in sorted(said)]
        pos += 2
    for action, rest in ways:
        pos = _follow(work, state.child(action), rest, pos, found)
    return pos


def _ways(state: "State", stock: list[int]) -> list[tuple[int, list[int]]]:
    """The ids of what may come, in the order in which the scroll has them, and the stock after each."""
    if not state.is_chance_node():
        choices = state.choices()
        return [(action, stock) for action in sorted(choices, key=choices.__getitem__)]
    falls = state.game.falls(state.table, stock)
    if any(len(fall.cards) != 1 for fall in falls):
        raise BadOption("Sets are named where cards that fall after a choice fall one at a time.")
    by_card = {fall.cards[0]: n for n, fall in enumerate(falls)}
    return [(by_card[card], [c for c in stock if c != card]) for card in stock]
