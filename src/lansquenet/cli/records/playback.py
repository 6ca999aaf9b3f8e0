"""A transcript, run again before your eyes, or made anew from what was put in."""

import sys
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path

from rich.console import Console
from rich.rule import Rule as Line

from lansquenet.books.book import seat_name
from lansquenet.books.counting import Counted
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import Moment, Session, read, rewritten, text_of
from lansquenet.cli.records.doubts import is_doubt, show
from lansquenet.cli.retold import came, shuffled
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.errors import BadRecord, UnknownName
from lansquenet.front.board import event_text, highlighted
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.rules.who_begins import DRAW
from lansquenet.seats.telling import told_to

SHARD_ENDS = ".jsonl.gz"  # of a dataset


def run(file: Path, step: bool, seat: str, speech: Speech, number: int = 1) -> None:
    """Read the transcript through the rules, then show it act by act; of a doubt, what led up to it.

    Of a shard of a dataset it is the hand of this number.
    """
    console = Console(highlight=False)
    if is_doubt(text := _text(file, number)):
        return show(text, console, speech)
    session, moments = read(text)
    speech = Speech(speech.language, session.name)
    title = speech.of("title", session.told.title)
    viewer = seat_of(seat, len(session.stacks)) if seat else None
    hand = 0
    stock = Counted(session.told.game, session.rules, session.left)
    for moment in moments:
        if moment.hand != hand:
            hand = moment.hand
            console.print(Line(f"{title} · {speech('term-hand-number', number=hand)}"))
            _begin(session, moment, stock, console, speech)
        if moment.act.actor == CHANCE:
            stock.turn(moment.before, moment.act.action)
        _show(session, moment, viewer, console, speech)
        if step and sys.stdin.isatty():
            console.input(f"[dim]{speech('replay-go-on')}[/dim]")
    console.print(speech("replay-right", hands=hand, acts=len(moments)))


def _text(file: Path, number: int) -> str:
    """A transcript, or a hand of a shard as one."""
    if not file.name.endswith(SHARD_ENDS):
        return text_of(file)
    from lansquenet.contest.dataset import transcript  # it brings the bots with it

    return transcript(file, number)


def make_anew(files: Sequence[Path], language: str = "en") -> None:
    """Write these transcripts anew, and say what has changed; if one cannot be played, none is written."""
    say = phrases(language, "research")
    made = [(file, text_of(file), _anew(file)) for file in files]
    for file, old, new in made:
        if old == new:
            print(say("anew-same", file=str(file)))
            continue
        try:
            file.write_text(new, "utf-8")
        except OSError as wrong:
            raise BadRecord(f"{file} cannot be written: {wrong.strerror}.") from wrong
        print(say("anew-made", file=str(file)))
        changes = [*unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm="")][2:]
        print("\n".join(f"  {line}" for line in changes if not line.startswith("@@")))


def _anew(file: Path) -> str:
    try:
        return rewritten(text_of(file))
    except BadRecord as wrong:
        raise BadRecord(f"{file}: {wrong}  Nothing was written.") from wrong


def seat_of(letter: str, seats: int) -> int:
    """The seat of this letter."""
    letters = [seat_name(seat) for seat in range(seats)]
    if letter.upper() not in letters:
        raise UnknownName("seat", letter, letters)
    return letters.index(letter.upper())


def _begin(session: Session, moment: Moment, stock: Counted, console: Console, speech: Speech) -> None:
    """Say that all cards are shuffled, if they are, before the first act of a hand."""
    told = session.told
    if stock.due:
        for event in shuffled(told, session.rules, session.names, moment.before, speech):
            console.print(event_text(event))
    stock.begin(told.game.Carry() if moment.act.phase == DRAW else None)


def _show(session: Session, moment: Moment, viewer: int | None, console: Console, speech: Speech) -> None:
    told, act = session.told, moment.act
    if words := told_to(told, session.rules, session.names, moment, viewer, speech.words):
        console.print(highlighted(words).append(f"  {told.step(act.phase).rule}", "dim"))
    for event in came(told, session.rules, session.names, moment, speech):
        console.print(event_text(event))
    for row in act.payments:
        console.print(f"    {speech.paid(told, row)}", style="dim")
    if moment.after.actor == OVER:
        stacks = moment.after.stacks[: moment.after.seats]
        shown = "  ".join(f"{seat_name(s)} {speech.number(n)}" for s, n in enumerate(stacks))
        console.print(speech("term-stacks", stacks=shown), style="dim")
