"""Rows of the benchmark: how they are kept in files, and the page that is made of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.contest import rowfile
from lansquenet.contest.definition import Definition, definition
from lansquenet.contest.duplicates import Gain
from lansquenet.contest.weakness import Weakness

SIGNS = {1: "ahead", 0: "even", -1: "behind"}


@dataclass(frozen=True)
class EntryRow(rowfile.KeptRow):
    """A policy, and what it gained in each game on each rival."""

    about: str
    gains: dict[str, dict[str, Gain]]  # by game, by rival

    def counted(self, rival: str) -> tuple[int, int, int]:
        """In how many games it is surely ahead of a rival, neither, and surely behind."""
        signs = [found[rival].sign for found in self.gains.values() if rival in found]
        return signs.count(1), signs.count(0), signs.count(-1)


def read(file: Path) -> EntryRow:
    """What was kept; a `BadOption` when the file is no row of this version."""
    return rowfile.read(file, _made)


def _made(told: Json) -> EntryRow:
    gains = {
        game: {rival: Gain(**gain) for rival, gain in row.items()} for game, row in told.pop("gains").items()
    }
    return EntryRow(**told, gains=gains)


def all_of(folder: Path) -> list[EntryRow]:
    """The rows of a folder, the best first: by games in which they are surely ahead of the last rival."""
    last = definition().rivals[-1]
    return sorted(map(read, sorted(folder.glob("*.json"))), key=lambda row: _rank(row, last))


def _rank(entry: EntryRow, rival: str) -> tuple[int, int, str]:
    ahead, _, behind = entry.counted(rival)
    return behind - ahead, -ahead, entry.policy


def page(entries: Sequence[EntryRow], frozen: Definition, weak: Sequence[Weakness] = ()) -> str:
    """The cross-table, what each gained in each game, and what was learnt against some, as Markdown."""
    parts = [_crossed(entries, frozen.rivals)]
    for rival in frozen.rivals:
        parts.append(f"### Gained on {rival}, a hand\n\n{_gained(entries, frozen, rival)}")
    if weak:
        parts.append(f"### Gained by an answer that was learnt, a hand\n\n{_answered(weak, frozen)}")
    return "\n\n".join(parts)


def _answered(weak: Sequence[Weakness], frozen: Definition) -> str:
    head = ["game", *(f"on {found.name}" for found in weak)]
    rows = [
        [book(event.name).title, *(_answer(found, event.name) for found in weak)]
        for event in frozen.events
        if any(event.name in found.answers for found in weak)
    ]
    return _grid(head, rows)


def _answer(found: Weakness, game: str) -> str:
    one = found.answers.get(game)
    return cell(one.gain) if one else "not tried"


def _crossed(entries: Sequence[EntryRow], rivals: Sequence[str]) -> str:
    head = ["policy", *(f"against {rival}" for rival in rivals), "what it is"]
    rows = [
        [
            row.name,
            *("itself" if rival == row.policy else _told(row.counted(rival)) for rival in rivals),
            row.about,
        ]
        for row in entries
    ]
    return _grid(head, rows)


def _told(counted: tuple[int, int, int]) -> str:
    return (
        " ".join(f"{n} {word}" for n, word in zip(counted, SIGNS.values(), strict=True) if n) or "not played"
    )


def _gained(entries: Sequence[EntryRow], frozen: Definition, rival: str) -> str:
    head = ["game", *(row.name for row in entries)]
    rows = [
        [book(event.name).title, *(_against(rival, event.name, row) for row in entries)]
        for event in frozen.events
    ]
    return _grid(head, rows)


def _against(rival: str, game: str, row: EntryRow) -> str:
    return "itself" if rival == row.policy else cell(row.gains.get(game, {}).get(rival))


def cell(gain: Gain | None) -> str:
    """A gain and half its interval."""
    return f"{gain.mean:+.3f} ± {gain.interval[1] - gain.mean:.3f}" if gain else "not played"


def _grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
