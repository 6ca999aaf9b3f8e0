"""A transcript, run again before your eyes."""

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule as Line

from lansquenet.book import describe, seat_name
from lansquenet.cli.board import counted, full_name, highlighted
from lansquenet.errors import BadRecord
from lansquenet.play import CHANCE, OVER
from lansquenet.record import Moment, Session, payment_words, read


def run(file: Path, step: bool) -> None:
    """Read the transcript through the rules, then show it act by act."""
    try:
        session, moments = read(file.read_text("utf-8"))
    except OSError as wrong:
        raise BadRecord(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadRecord(f"{file} is not text.") from wrong
    console = Console(highlight=False)
    hand = 0
    for moment in moments:
        if moment.hand != hand:
            hand = moment.hand
            console.print(Line(f"{session.told.title} · hand {hand}"))
        _show(session, moment, console)
        if step and sys.stdin.isatty():
            console.input("[dim]Enter[/dim]")
    console.print(f"{counted(hand, 'hand')}, {counted(len(moments), 'act')}: all as the rules have it.")


def _show(session: Session, moment: Moment, console: Console) -> None:
    told, act = session.told, moment.act
    who = "" if act.actor == CHANCE else f"{full_name(session.names, act.actor)} "
    words = describe(told, session.rules, moment.before, act.action)
    console.print(highlighted(f"{who}{words}").append(f"  {told.step(act.phase).rule}", "dim"))
    for row in act.payments:
        console.print(f"    {payment_words(told, row)}", style="dim")
    if moment.after.actor == OVER:
        stacks = moment.after.stacks[: moment.after.seats]
        console.print(
            "Stacks: " + "  ".join(f"{seat_name(s)} {n}" for s, n in enumerate(stacks)), style="dim"
        )
