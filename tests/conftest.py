"""What holds for all tests."""

import gc
import signal

import pytest

import nursery
from lansquenet.games import GAMES

SELDOM = 20_000, 20, 20  # usual: 700, 10, 10


def pytest_configure() -> None:
    """Look for garbage seldom, for there is much to look through.

    And let Ctrl-C stop what tests start, also where the suite itself was started in the background.
    """
    gc.set_threshold(*SELDOM)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what compiles a game beside all else that does, and first: of most of it, a process needs it once.

    Workers take what lies together.
    """
    items.sort(key=lambda item: (0, game_of(item)) if item.get_closest_marker("compiles") else (1, ""))


def game_of(item: pytest.Item) -> str:
    """The game that a test names."""
    return max((name for name in GAMES if name in item.name), key=len, default="")


def pytest_sessionfinish() -> None:
    """Let the process end from which houses were split off."""
    nursery.close()
