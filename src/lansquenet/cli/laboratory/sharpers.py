"""What a crooked dealer gains, printed."""

import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Sheet

from lansquenet.books.book import book
from lansquenet.cli.laboratory.exact_figures import net_word
from lansquenet.front.asked import under
from lansquenet.front.figured import posed
from lansquenet.odds.asking.crooked import SURE, TOLD, Crooked, Sleight, crooked, sleights
from lansquenet.odds.asking.posing import Posing, plain

NAMES = {
    Sleight.SECOND: "second deal",
    Sleight.KEPT: "bottom deal",
    Sleight.LEAGUE: "a dealer in league",
    Sleight.PACKET: "a packet on the pack",
    Sleight.TAKEN: "a card taken",
    Sleight.ODD: "the odd card",
    Sleight.SPLITS: "splits put up",
}


def run(game: str, preset: str, options: dict[str, str], as_json: bool) -> None:
    """Print every sleight that is told of at this game, with what it brings."""
    asked = posed(Posing(game, preset, options))
    asked.check()
    flat = asked.lexicon.flat
    found = [crooked(game, asked.game, asked.rules, flat, sleight) for sleight in sleights(flat)]
    if as_json:
        print(json.dumps({"game": game, "sleights": [_plain(one) for one in found]}, indent=2))
        return
    console = Console(highlight=False)
    console.print(under(book(game), asked.rules))
    for one in found:
        _print(console, one)


def _print(console: Console, found: Crooked) -> None:
    told = TOLD[found.sleight]
    console.print(f"\n[bold]{NAMES[found.sleight]}[/]")
    console.print(Padding(f"{told.text}\n{told.source}.", (0, 0, 0, 2)), style="dim")
    sheet = Sheet("net of a chip", "honest", "crooked", box=None, padding=(0, 2, 0, 0))
    for column in sheet.columns:
        column.justify = "right"
    for net in sorted({*found.honest, *found.crooked}):
        sheet.add_row(
            net_word(net), *[f"{float(law.get(net, 0)):.6f}" for law in (found.honest, found.crooked)]
        )
    laws = found.honest, found.crooked
    sheet.add_row("edge", *[str(law.mean) for law in laws], style="bold")
    sheet.add_row("", *[f"{float(law.mean):.6f}" for law in laws], style="bold")
    console.print(sheet)
    won = "lost" if found.sleight == Sleight.LEAGUE else "won"
    noun = ("bank" if found.sleight == Sleight.PACKET else "hand") + "s" * (found.hands != 1)
    told_apart = f"Found at {SURE:.0%} by what the bank has {won}: after {found.hands or 0:,} {noun}."
    console.print(told_apart if found.hands else "What the bank has won never tells it apart.")


def _plain(found: Crooked) -> dict[str, Any]:
    told = TOLD[found.sleight]
    edges = {"honest": plain(found.honest), "crooked": plain(found.crooked)}
    return {
        "sleight": NAMES[found.sleight],
        "text": told.text,
        "source": told.source,
        **edges,
        "hands": found.hands,
    }
