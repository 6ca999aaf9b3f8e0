"""Print how soon a house that is only files can be played in: first paint, first question, the house itself.

Each folder that is named, as `lansquenet edition` writes it, is served by Python's server of files and opened
in Chromium, cold and then again; with `--slow` also on slow 4G with a processor four times slower. It says
what this machine took, with all else that it had to do: compare only what was measured side by side.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from conftest import FLAGS, chromium

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # times, of the page's processor; that of its workers is not slowed
PATIENCE = 300_000
ASKED = ".dock button.primary:visible, .dock .legal:visible"
PLAY = ".felt button.primary"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
OPENED = "lansquenet.opened.then(() => performance.now())"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own, which says nothing of what it is asked."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def slow_down(page: Page) -> None:
    """Have a page as on a cheap telephone, far from everywhere."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visited(context: BrowserContext, address: str, slow: bool) -> list[float]:
    """Seconds to what is seen first, to a game that can be chosen, to the first question, to the house."""
    page = context.new_page()
    if slow:
        slow_down(page)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(f"{PLAY}:not([disabled])")
    lobby = page.evaluate("performance.now()")
    page.locator(PLAY).first.click()
    page.wait_for_selector(ASKED)
    asked = page.evaluate("performance.now()")
    found = [page.evaluate(PAINTED), lobby, asked, page.evaluate(OPENED)]
    page.close()
    return [one / 1000 for one in found]


def report(browser: Browser, folder: str, slow: bool) -> None:
    """A line for a first visit, and one for a second."""
    with served(folder) as address:
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        context.set_default_timeout(PATIENCE)
        for what in ("cold", "warm"):
            seconds = "".join(f"{one:12.1f}" for one in visited(context, address, slow))
            print(f"{folder:30}{'slow' if slow else '':6}{what:6}{seconds}", flush=True)
        context.close()


def main() -> None:
    """Print it for every folder that is named."""
    folders = [one for one in sys.argv[1:] if one != "--slow"]
    print(f"{'seconds to':42}{'paint':>12}{'lobby':>12}{'question':>12}{'house':>12}")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for slow in (False, True)[: 1 + ("--slow" in sys.argv)]:
            for folder in folders:
                report(browser, folder, slow)
        browser.close()


if __name__ == "__main__":
    main()
