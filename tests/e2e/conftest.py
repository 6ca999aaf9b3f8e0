"""A real browser at a real house.  Where there is no Chromium, and none can be installed, all is skipped."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from servers import Served, serving
from visits import Visit

PATIENCE = 60_000  # milliseconds; a busy machine is slow to draw
expect.set_options(timeout=PATIENCE)

# Every window would else start processes of its own for what drops down from the line of addresses.
UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"]
OFF = [  # by Playwright, whose own list is lost beside ours: the last one is what counts
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF + UNSEEN)}",
]


# The first one has no window that it could show, and so less to do.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
INSTALL = [["apt-get", "install", "-y", "-q", name] for name in BROWSERS[:2]]


def found() -> str | None:
    """Where Chromium is, if it is there."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@cache
def chromium() -> str | None:
    """Where Chromium is; it is installed if that is allowed, and other workers wait for that."""
    with Path(__file__).open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if found() is None and os.geteuid() == 0 and shutil.which("apt-get"):
            for command in (*INSTALL, ["apt-get", "update", "-q"], *INSTALL):
                if found() is None:
                    subprocess.run(command, capture_output=True, check=False)
    return found()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    where = chromium()
    if where is None:
        pytest.skip("there is no Chromium here, and it cannot be installed")
    with sync_playwright() as player:
        opened = player.chromium.launch(executable_path=where, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One house for all that does not kill it."""
    with serving(tmp_path_factory.mktemp("house") / "data") as opened:
        yield opened


# The worker of the page fetches all of it anew for each visitor: it is let in where it is looked at.
USUAL = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture
def visit(browser: Browser, house: Served) -> Iterator[Visit]:
    """A visitor with a window of the usual size; at the end nothing may have been complained of."""
    yield from visiting(browser.new_context(**USUAL), house.url)


@contextmanager
def visited(browser: Browser, house: Served, **options: Any) -> Iterator[Visit]:
    """A visitor with a window of its own."""
    yield from visiting(browser.new_context(**USUAL | options), house.url)


def visiting(context: BrowserContext, url: str) -> Iterator[Visit]:
    context.set_default_timeout(PATIENCE)
    page: Page = context.new_page()
    guest = Visit(page, url)
    yield guest
    context.close()
    assert guest.complaints == []
