"""Print how soon a house that is only files can be played in: first paint, first question, the house itself.

Each folder that is named, as `lansquenet edition` writes it, is served by Python's server of files and opened
in Chromium, cold and, when it is kept whole, again; with `--slow` also on slow 4G with a processor four times
slower, with `--slow-only` there alone. It is the server that is slow, so that a page and its workers share a
line. It says what this machine took, with all else that it had to do: compare only what was measured side by
side.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from time import perf_counter, sleep
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from conftest import FLAGS, chromium

LINE, LATENCY = 1.6e6 / 8, 0.15  # slow 4G: bytes a second of all together, seconds before each answer
PIECE = 4096  # bytes that are sent at once, so that answers come side by side
SLOWER = 4  # times, of the page's processor; that of its workers is not slowed
PATIENCE = 300_000
ASKED = ".dock button.primary:visible, .dock .legal:visible"
PLAY = ".felt button.primary"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
OPENED = "lansquenet.opened.then(() => performance.now())"
KEPT = "navigator.serviceWorker.ready.then(() => performance.now())"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own, which says nothing of what it is asked, nor of who does not hear it out."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, out: Any) -> None:
        """Send a file."""
        with suppress(ConnectionError):
            super().copyfile(source, out)


class Slow(Quiet):
    """The same at the end of a line that is far away, and that all answers share."""

    turn, free = Lock(), 0.0  # whose piece is sent, and when the line is free again

    def do_GET(self) -> None:
        """Answer late."""
        sleep(LATENCY)
        super().do_GET()

    def copyfile(self, source: Any, out: Any) -> None:
        """Send a file piece by piece, as the line is free."""
        with suppress(ConnectionError):
            while piece := source.read(PIECE):
                with Slow.turn:
                    Slow.free = max(Slow.free, perf_counter()) + len(piece) / LINE
                    until = Slow.free
                sleep(max(0, until - perf_counter()))
                out.write(piece)


@contextmanager
def served(folder: str, slow: bool = False) -> Iterator[str]:
    """The address of a folder."""
    handler = partial(Slow if slow else Quiet, directory=folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def slow_down(page: Page) -> None:
    """Have a page as on a cheap telephone."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visited(context: BrowserContext, address: str, slow: bool) -> list[float]:
    """Seconds to what is seen first, a game that can be chosen, a question, the house, and all of it kept."""
    page = context.new_page()
    if slow:
        slow_down(page)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(f"{PLAY}:not([disabled])")
    lobby = page.evaluate("performance.now()")
    page.locator(PLAY).first.click()
    page.wait_for_selector(ASKED)
    asked = page.evaluate("performance.now()")
    found = [page.evaluate(PAINTED), lobby, asked, page.evaluate(OPENED), page.evaluate(KEPT)]
    page.close()
    return [one / 1000 for one in found]


def report(browser: Browser, folder: str, slow: bool) -> None:
    """A line for a first visit, and one for a second."""
    with served(folder, slow) as address:
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        context.set_default_timeout(PATIENCE)
        for what in ("cold", "warm"):
            seconds = "".join(f"{one:12.1f}" for one in visited(context, address, slow))
            print(f"{folder:30}{'slow' if slow else '':6}{what:6}{seconds}", flush=True)
        context.close()


def main() -> None:
    """Print it for every folder that is named."""
    folders = [one for one in sys.argv[1:] if not one.startswith("-")]
    kinds = [False] * ("--slow-only" not in sys.argv) + [True] * any("--slow" in one for one in sys.argv)
    columns = ("paint", "lobby", "question", "house", "kept")
    print(f"{'seconds to':42}" + "".join(f"{one:>12}" for one in columns))
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for slow in kinds:
            for folder in folders:
                report(browser, folder, slow)
        browser.close()


if __name__ == "__main__":
    main()
