"""What holds for all tests."""

import gc
import signal

SELDOM = 20_000, 20, 20  # usual: 700, 10, 10


def pytest_configure() -> None:
    """Look for garbage seldom, for there is much to look through.

    And let Ctrl-C stop what tests start, also where the suite itself was started in the background.
    """
    gc.set_threshold(*SELDOM)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
