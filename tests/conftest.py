"""What holds for all tests."""

import gc
import os
import signal
from collections import Counter
from pathlib import Path

import pytest

import nursery
from lansquenet.games import GAMES

HOUSE = Path(__file__).parent / "house"
SELDOM = 20_000, 20, 20  # usual: 700, 10, 10
WRONG = Path(__file__).parents[1] / "build" / "wrong.txt"  # what `make test` says last
SHORTLY = 4_000  # characters of each failure that are told there, from its end


def pytest_configure() -> None:
    """Look for garbage seldom, for there is much to look through; and compile no game unless a test does.

    And let Ctrl-C stop what tests start, also where the suite itself was started in the background.
    """
    gc.set_threshold(*SELDOM)
    os.environ.setdefault("LANSQUENET_ENGINE", "interpreted")  # but for what a test compiles itself
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what compiles a game beside all else that does, and first: of most of it, a process needs it once.

    Workers take what lies together.  Who asks something of a house waits much: files of these lie evenly
    among the others, else all workers would wait at once.
    """
    places = spread(items)
    items.sort(
        key=lambda item: (0, game_of(item)) if item.get_closest_marker("compiles") else (1, places[item.path])
    )


def spread(items: list[pytest.Item]) -> dict[Path, float]:
    """By file, the share that lies before it of all that is asked of a house, or of all that is not.

    Those of a house in the opposite order: what waits most is the last there, and what reckons most is the
    first of the others.
    """
    shares: dict[Path, float] = {}
    for waits in (False, True):
        own = Counter(item.path for item in items if item.path.is_relative_to(HOUSE) == waits)
        before = 0
        for path in reversed(own) if waits else own:
            shares[path] = before / own.total()
            before += own[path]
    return shares


def game_of(item: pytest.Item) -> str:
    """The game that a test names."""
    return max((name for name in GAMES if name in item.name), key=len, default="")


def pytest_sessionfinish() -> None:
    """Let the process end from which houses were split off."""
    nursery.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Keep what went wrong, for those who see only the end of what is printed."""
    wrong = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    if wrong and not hasattr(terminalreporter.config, "workerinput"):
        WRONG.parent.mkdir(exist_ok=True)
        with WRONG.open("a", encoding="utf-8") as file:
            for report in wrong:
                when = getattr(report, "when", "collect")
                file.write(f"\n--- {report.nodeid} ({when})\n{report.longreprtext[-SHORTLY:]}\n")
