"""Lansquenet-7 from the command line: what a policy gains in its games, and the page of all that entered."""

import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.contest import crosstable, rowfile, weakness
from lansquenet.contest.crosstable import EntryRow
from lansquenet.contest.definition import FrozenGame, check, definition, digest_of
from lansquenet.contest.duplicates import Gain, row_of
from lansquenet.contest.entrants import Player, maker
from lansquenet.contest.weakness import Weakness
from lansquenet.errors import BadOption
from lansquenet.fluent import grouped, pointed

FILE = "research"


def print_rules(language: str = "en") -> None:
    """What is frozen: each game by its line, and the digest of its rules, then and now."""
    frozen, say = definition(), phrases(language, FILE)
    numbers = {"version": str(frozen.version), "seed": str(frozen.seed)}
    print(say("enter-rules", name=frozen.name, deals=frozen.deals, **numbers))
    for event in frozen.events:
        found = digest_of(event.line)
        then = f"{event.rules} {event.line}"
        moved = {"digest": event.rules, "line": event.line, "found": found}
        print(then if found == event.rules else say("enter-rule-now", **moved))


def print_page(folder: Path) -> None:
    """The tables of all rows in a folder, as Markdown."""
    if not folder.is_dir():
        raise BadOption(f"There is no folder {folder}.")
    print(crosstable.page(crosstable.all_of(folder), definition(), weakness.all_of(folder)))


def enter(
    policy: str,
    names: list[str],
    rivals: list[str],
    deals: int,
    about: str,
    out: Path | None,
    as_json: bool,
    language: str = "en",
) -> None:
    """Play a policy in every game, print what it gained, and keep the row if that is wished."""
    frozen, say = definition(), phrases(language, FILE)
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
        cell = pointed(crosstable.cell(gain), language)
        print(say("enter-one", game=game, rival=rival, gain=cell), file=sys.stderr)
    if out:
        rowfile.write(entry, out)
    if as_json:
        print(json.dumps(asdict(entry), indent=2))
    else:
        _print(events, entry, [*against], say)


def answer(
    policy: str,
    names: list[str],
    deals: int,
    lessons: int,
    out: Path | None,
    as_json: bool,
    language: str = "en",
) -> None:
    """Learn an answer to a bot in every game, print what it gains, and go on where a file has stopped."""
    frozen, say = definition(), phrases(language, FILE)
    events = weakness.answerable(policy, frozen.chosen(names))
    if not events:
        raise BadOption(f"Nobody can practise against {policy} here: name a bot of a game of tricks.")
    for event in events:
        check(event)
    found = Weakness(policy, frozen.version, frozen.seed, lessons or weakness.LESSONS)
    if out and out.exists():
        found = _same(weakness.read(out), found, out)
    for game in weakness.gone_on(found, events, deals or weakness.DEALS):
        cell = pointed(crosstable.cell(found.answers[game].gain), language)
        print(say("enter-answered", game=game, policy=policy, gain=cell), file=sys.stderr)
        if out:
            rowfile.write(found, out)
    if as_json:
        print(json.dumps(asdict(found), indent=2))
    else:
        _print_answers(events, found, say)


def _same(kept: Weakness, wished: Weakness, file: Path) -> Weakness:
    """What a file has, if it was made as this is to be."""
    if replace(kept, answers={}) != wished:
        raise BadOption(f"{file} is of another bot, or of other lessons.")
    return kept


def _print_answers(events: list[FrozenGame], found: Weakness, say: Phrases) -> None:
    grid = Grid(title=say("enter-answers", policy=found.policy), title_justify="left", box=None)
    for head in ("enter-game", "enter-practised", "enter-gains"):
        grid.add_column(say(head), justify="left" if head == "enter-game" else "right")
    for event in events:
        one = found.answers[event.name]
        title = Speech(say.language, event.name).of("title", book(event.name).title)
        grid.add_row(title, grouped(one.hands, say.language), _between(one.gain, say))
    Console(highlight=False).print(grid)


def _players(name: str, events: list[FrozenGame]) -> dict[str, Player]:
    """The policy in each game that it plays."""
    make = maker(name)
    made = {event.name: make(event.game) for event in events}
    return {game: player for game, player in made.items() if player is not None}


def _print(events: list[FrozenGame], entry: EntryRow, rivals: list[str], say: Phrases) -> None:
    grid = Grid(title=say("enter-title", policy=entry.policy), title_justify="left", box=None)
    grid.add_column(say("enter-game"))
    for rival in rivals:
        grid.add_column(say("enter-on", rival=rival), justify="right")
    for event in events:
        gains = entry.gains.get(event.name, {})
        title = Speech(say.language, event.name).of("title", book(event.name).title)
        grid.add_row(title, *(_between(gains.get(rival), say) for rival in rivals))
    console = Console(highlight=False)
    console.print(grid)
    for rival in rivals:
        ahead, even, behind = entry.counted(rival)
        console.print(say("enter-counted", rival=rival, ahead=ahead, behind=behind, even=even))


def _between(gain: Gain | None, say: Phrases) -> str:
    if gain is None:
        return say("enter-not-played")
    mean, least, most = (say.decimal(n, 3, "+") for n in (gain.mean, *gain.interval))
    return say("enter-between", mean=mean, least=least, most=most)
