"""A session in the terminal: you and bots."""

from pathlib import Path

from platformdirs import user_data_path

from lansquenet.books.transcript import write
from lansquenet.cli.playing.opening import (
    Seating as Seating,
    keep,
    may_be_kept,
    opened,
    taken_up,
    taken_up_words,
    writable,
)
from lansquenet.cli.playing.talk import Leave, Playing


def sit_down(seating: Seating, hands: int, record: Path | None, save: Path | None, again: bool) -> None:
    """Open a table, or take up the one that was left, and play until somebody has had enough."""
    place = save or user_data_path("lansquenet") / "saves" / f"{seating.game}.json"
    for file in (save, record):
        writable(file)
    if not again:
        may_be_kept(seating.game, save)
    table = taken_up(seating, place) if again else opened(seating)
    playing = Playing(table, seating.open, seating.language)
    playing.explains = seating.explain
    if again:
        playing.console.print(taken_up_words(table, playing.speech))
    try:
        playing.session(hands)
    except Leave:
        if playing.live or save:
            _keep(playing, place, save is not None)
    except KeyboardInterrupt:
        playing.console.print()
        _keep(playing, place, save is not None)
    finally:
        if record:
            record.write_text(write(table.session), "utf-8")
    playing.farewell()


def _keep(playing: Playing, place: Path, given: bool) -> None:
    playing.kept = True
    playing.console.print(keep(playing.table, place, given, playing.speech), highlight=False)
