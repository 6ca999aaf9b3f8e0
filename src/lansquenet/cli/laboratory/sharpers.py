"""What a crooked dealer gains, printed."""

import json

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Sheet

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.books.written import Json
from lansquenet.cli.laboratory.exact_figures import net_word, played_by
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.front.figured import posed
from lansquenet.odds.asking.crooked import SURE, TOLD, Crooked, Sleight, crooked, sleights
from lansquenet.odds.asking.crooked.put_up import PUT_UP
from lansquenet.odds.asking.posing import Posing, plain

CARDS = "Q Q 10 7 10 9 9 A 8 A"  # that Robert-Houdin's dealer lays on the pack
TIGHT = ("en", "nl", "it")  # languages that write a percentage without a space


def run(game: str, preset: str, options: dict[str, str], as_json: bool, language: str = "en") -> None:
    """Print every sleight that is told of at this game, with what it brings."""
    asked = posed(Posing(game, preset, options))
    asked.check()
    flat = asked.lexicon.flat
    found = [crooked(game, asked.game, asked.rules, flat, sleight) for sleight in sleights(flat)]
    if as_json:
        print(json.dumps({"game": game, "sleights": [_plain(one) for one in found]}, indent=2))
        return
    console, say = Console(highlight=False), phrases(language, "research")
    console.print(played_by(book(game), asked.rules, Speech(language, game)))
    for one in found:
        _print(console, one, say)


def _print(console: Console, found: Crooked, say: Phrases) -> None:
    name = say(f"sleight-{found.sleight.name.lower()}")
    console.print(f"\n[bold]{name}[/]")
    source = TOLD[found.sleight].source
    console.print(Padding(f"{_text(found.sleight, say)}\n{source}.", (0, 0, 0, 2)), style="dim")
    heads = [say(f"crooked-{key}") for key in ("net", "honest", "crooked")]
    sheet = Sheet(*heads, box=None, padding=(0, 2, 0, 0))
    for column in sheet.columns:
        column.justify = "right"
    for net in sorted({*found.honest, *found.crooked}):
        sheet.add_row(
            net_word(net), *[say.decimal(float(law.get(net, 0)), 6) for law in (found.honest, found.crooked)]
        )
    laws = found.honest, found.crooked
    sheet.add_row(say("crooked-edge"), *[str(law.mean) for law in laws], style="bold")
    sheet.add_row("", *[say.decimal(float(law.mean), 6) for law in laws], style="bold")
    console.print(sheet)
    console.print(_found(found, say))


def _text(sleight: Sleight, say: Phrases) -> str:
    """What the dealer does."""
    if say.language == "en":
        return TOLD[sleight].text
    cards = " ".join(map(Speech(say.language).letter, CARDS.split()))
    gaps = {Sleight.PACKET: {"cards": cards}, Sleight.SPLITS: {"pairs": str(PUT_UP)}}.get(sleight, {})
    return say(f"sleight-{sleight.name.lower()}-text", **gaps)


def _found(found: Crooked, say: Phrases) -> str:
    """After how many hands the records find him."""
    if not found.hands:
        return say("crooked-never")
    sure = f"{SURE:.0%}" if say.language in TIGHT else f"{SURE:.0%}".replace("%", "\u00a0%")
    if found.sleight == Sleight.PACKET:
        return say("crooked-found-banks", sure=sure, count=found.hands)
    way = "lost" if found.sleight == Sleight.LEAGUE else "won"
    return say("crooked-found-hands", sure=sure, way=way, count=found.hands)


def _plain(found: Crooked) -> Json:
    told = TOLD[found.sleight]
    edges = {"honest": plain(found.honest), "crooked": plain(found.crooked)}
    return {
        "sleight": phrases("en", "research")(f"sleight-{found.sleight.name.lower()}"),
        "text": told.text,
        "source": told.source,
        **edges,
        "hands": found.hands,
    }
