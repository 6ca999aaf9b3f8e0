"""What holds for all tests."""

import signal

import pytest

LIVE = {"servers", "visitors", "players", "terminals", "visits"}  # our modules that talk with a living house


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever waits for a living house by the clock may try three times.

    Such a test has clocks, shares and stand-ins of seconds in it, which a machine that is busy with all the
    others may miss.  What is wrong fails three times; each repetition is told in the summary.
    """
    for item in items:
        told = vars(getattr(item, "module", None)).values()
        if LIVE & {getattr(value, "__module__", None) for value in told}:
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_configure() -> None:
    """Let Ctrl-C stop what tests start, also where the suite itself was started in the background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
