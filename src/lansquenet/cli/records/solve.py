"""Double dummy from the end of a transcript."""

import json
from pathlib import Path

from rich.console import Console

from lansquenet.books.book import Book, seat_name
from lansquenet.books.transcript import read_file
from lansquenet.books.wording import token
from lansquenet.bots.open_hands import Forced, solve
from lansquenet.errors import BadRecord
from lansquenet.front.board import drawn, highlighted
from lansquenet.rules.state import ONLOOKER, OVER
from lansquenet.seats.cloth import board


def run(file: Path, limit: int, as_json: bool) -> None:
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
    console.print(drawn(board(told, state, acts, session.names, free, ONLOOKER, True), True))
    console.print("\nAll hands open, and the others together against it, each seat can force:")
    for one in found:
        console.print(
            highlighted(f"{seat_name(one.seat)} {one.worth:+d}   {' '.join(_line(told, one, signs=True))}")
        )


def _line(told: Book, one: Forced, signs: bool = False) -> list[str]:
    """The acts of a line, each with its seat."""
    words = [(seat_name(act.actor), token(told, before, act.action)) for before, act in one.line]
    return [f"{who}:{_signed(said) if signs else said}" for who, said in words]


def _signed(said: str) -> str:
    if len(said) == 2 and said[1] in "cdhs" and said[0].isupper() | said[0].isdigit():
        return said[0].replace("T", "10") + "♣♦♥♠"["cdhs".index(said[1])]
    return said
