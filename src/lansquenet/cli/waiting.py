"""What takes long says so: rules are compiled when they are first simulated or searched."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from lansquenet.books.speech import ENGLISH, Speech

PATIENCE = 1.0  # seconds of compiling that need no word
LOOK = 0.05  # seconds between two looks at it


@contextmanager
def compiling(console: Console, title: str, speech: Speech = ENGLISH) -> Iterator[None]:
    """Say that rules are compiled if that takes longer than a second, and show a bar until it is over."""
    done = Event()
    watch = Thread(target=_watch, args=(console, title, done, speech), daemon=True)
    watch.start()
    try:
        yield
    finally:
        done.set()
        watch.join()


def _watch(console: Console, title: str, done: Event, speech: Speech) -> None:
    before = compiled_for()
    while not done.wait(LOOK):
        if compiled_for() - before >= PATIENCE:
            console.print(speech("term-compiling", title=title), style="dim")
            _show_bar(console, done, speech("term-compiling-bar"))
            return


def _show_bar(console: Console, done: Event, title: str) -> None:
    """A bar that moves; how far it is nobody can say."""
    if console.is_terminal:
        columns = TextColumn(title), BarColumn(), TimeElapsedColumn()
        with Progress(*columns, console=console, transient=True) as progress:
            progress.add_task("", total=None)
            done.wait()


def compiled_for() -> float:
    """The seconds that have gone into compiling so far; none as long as the compiler is not loaded."""
    loaded = sys.modules.get("lansquenet.sim.compiler")
    spent = getattr(loaded, "spent", None)
    return float(spent.seconds) if spent else 0.0
