"""Lansquenet-7 from the command line: what a policy gains in its games, and the page of all that entered."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from lansquenet.books.book import book
from lansquenet.contest import crosstable
from lansquenet.contest.crosstable import EntryRow
from lansquenet.contest.definition import Definition, FrozenGame, check, definition, digest_of
from lansquenet.contest.duplicates import Gain, row_of
from lansquenet.contest.entrants import Player, maker
from lansquenet.errors import BadOption


def print_rules() -> None:
    """What is frozen: each game by its line, and the digest of its rules, then and now."""
    frozen = definition()
    print(f"{frozen.name}, version {frozen.version}: {frozen.deals} deals of each, seed {frozen.seed}")
    for event in frozen.events:
        found = digest_of(event.line)
        print(f"{event.rules} {event.line}" + ("" if found == event.rules else f": now {found}"))


def print_page(folder: Path) -> None:
    """The tables of all rows in a folder, as Markdown."""
    if not folder.is_dir():
        raise BadOption(f"There is no folder {folder}.")
    print(crosstable.page(crosstable.all_of(folder), definition()))


def enter(
    policy: str, names: list[str], rivals: list[str], deals: int, about: str, out: Path | None, as_json: bool
) -> None:
    """Play a policy in every game, print what it gained, and keep the row if that is wished."""
    frozen = definition()
    events, deals = frozen.chosen(names), deals or frozen.deals
    if out and (names or rivals or deals != frozen.deals):
        raise BadOption("A row is kept of the whole benchmark: leave out --game, --rival and --deals.")
    for event in events:
        check(event)
    entry = EntryRow(policy, frozen.version, frozen.seed, about, {})
    hero = _players(policy, events)
    against = {name: _players(name, events) for name in rivals or frozen.rivals if name != policy}
    if not against:
        raise BadOption(f"{policy} gains nothing on itself: name another --rival.")
    if not hero:
        raise BadOption(f"{policy} plays none of these games: {', '.join(event.name for event in events)}.")
    for game, rival, gain in row_of(frozen, events, hero, against, deals):
        entry.gains.setdefault(game, {})[rival] = gain
        print(f"{game} against {rival}: {crosstable.cell(gain)}", file=sys.stderr)
    if out:
        crosstable.write(entry, out)
    print(json.dumps(asdict(entry), indent=2)) if as_json else _print(frozen, events, entry, [*against])


def _players(name: str, events: list[FrozenGame]) -> dict[str, Player]:
    """The policy in each game that it plays."""
    make = maker(name)
    made = {event.name: make(event.game) for event in events}
    return {game: player for game, player in made.items() if player is not None}


def _print(frozen: Definition, events: list[FrozenGame], entry: EntryRow, rivals: list[str]) -> None:
    grid = Grid(title=f"{entry.policy}: gained a hand, between (99 %)", title_justify="left", box=None)
    grid.add_column("game")
    for rival in rivals:
        grid.add_column(f"on {rival}", justify="right")
    for event in events:
        gains = entry.gains.get(event.name, {})
        grid.add_row(book(event.name).title, *(_between(gains.get(rival)) for rival in rivals))
    console = Console(highlight=False)
    console.print(grid)
    for rival in rivals:
        ahead, even, behind = entry.counted(rival)
        console.print(f"Against {rival} ahead in {ahead}, behind in {behind}, in {even} it cannot be told.")


def _between(gain: Gain | None) -> str:
    if gain is None:
        return "not played"
    least, most = gain.interval
    return f"{gain.mean:+.3f} ({least:+.3f} to {most:+.3f})"
