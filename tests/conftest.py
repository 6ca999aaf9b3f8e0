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

    Workers take what lies together.  Who asks something of a house waits half of the time: files of these
    lie evenly among the others, else all workers would wait at once.
    """
    places = spread(items)
    items.sort(
        key=lambda item: (0, game_of(item)) if item.get_closest_marker("compiles") else (1, places[item.path])
    )


def spread(items: list[pytest.Item]) -> dict[Path, float]:
    """By file, the share that lies before it of all that is asked of a house, or of all that is not.

    Those of a house in the opposite order: the last rooms wait most, and the first of the others reckon most.
    """
    counted: Counter[bool] = Counter()
    begun: dict[Path, tuple[bool, int]] = {}
    for item in items:
        kind = item.path.is_relative_to(HOUSE)
        begun.setdefault(item.path, (kind, counted[kind]))
        counted[kind] += 1
    shares = {path: (kind, before / counted[kind]) for path, (kind, before) in begun.items()}
    return {path: 1 - share if kind else share for path, (kind, share) in shares.items()}


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
