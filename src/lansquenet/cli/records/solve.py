"""Double dummy from the end of a transcript."""

import json
from pathlib import Path

from rich.console import Console

from lansquenet.books.book import Book, seat_name
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import read_file
from lansquenet.books.wording import token, word_key
from lansquenet.bots.open_hands import Forced, solve
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.errors import BadRecord
from lansquenet.front.board import drawn, highlighted
from lansquenet.rules.state import ONLOOKER, OVER, State
from lansquenet.seats.cloth import board


def run(file: Path, limit: int, as_json: bool, language: str = "en") -> None:
    """Read the transcript, which stops within a hand, and say who can force what from there."""
    session, moments = read_file(file)
    told = session.told
    if not moments or moments[-1].after.actor == OVER:
        raise BadRecord(
            f"{file} stops between two hands; a position to solve is a transcript cut off within one."
        )
    state = moments[-1].after
    start = next(moment.before for moment in moments if moment.hand == moments[-1].hand).stacks
    found = solve(told.game, session.rules, start, state, session.stock, limit)
    if as_json:
        rows = [{"seat": seat_name(one.seat), "worth": one.worth, "line": _line(told, one)} for one in found]
        print(json.dumps({"game": session.name, "forced": rows}, indent=2))
        return
    console = Console(highlight=False)
    free = [told.game.free(session.rules, state, seat) for seat in range(state.seats)]
    acts = [moment.act for moment in moments if moment.hand == moments[-1].hand]
    speech = Speech(language, session.name)
    lies = board(told, state, acts, session.names, free, ONLOOKER, True)
    console.print(drawn(lies, True, speech))
    console.print(f"\n{phrases(language, 'research')('solve-hands-open')}")
    for one in found:
        line = speech.cards_of(" ".join(_line(told, one, speech)))
        console.print(highlighted(f"{seat_name(one.seat)} {one.worth:+d}   {line}"))


def _line(told: Book, one: Forced, speech: Speech | None = None) -> list[str]:
    """The acts of a line, each with its seat; for people in words of their language, and with suits."""
    return [f"{seat_name(act.actor)}:{_said(told, before, act.action, speech)}" for before, act in one.line]


def _said(told: Book, before: State, action: int, speech: Speech | None) -> str:
    said = token(told, before, action)
    if speech is None:
        return said
    key = word_key(told, before, action)
    return speech.of(key, said) if key else _signed(said)


def _signed(said: str) -> str:
    if len(said) == 2 and said[1] in "cdhs" and said[0].isupper() | said[0].isdigit():
        return said[0].replace("T", "10") + "♣♦♥♠"["cdhs".index(said[1])]
    return said
