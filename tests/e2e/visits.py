"""What a visitor does in the browser."""

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Page, TimeoutError

SCREENS = Path(__file__).parent / "screens"
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
QUICK = {"pace": 0.02, "between": 0.6, "window": 0.1}
BUSY = (
    ".dock .ready button.primary:visible, .dock .ready .legal:visible"  # what is asked stands out, and counts
)
SHOWN = """() => [...document.querySelectorAll(%s)]
  .some(one => one.checkVisibility({visibilityProperty: true}))"""
ASKED = SHOWN % '".dock .ready button.primary, .dock .ready .legal"'
TO_DO = SHOWN % '".dock .ready button"'
HAND = """() => Number(document.querySelector("#side-panel li.hand")?.dataset.hand ?? 0)"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOKS = 40  # milliseconds between two looks at the page
BLOCKED = "Service Worker registration blocked by Playwright"  # by our own wish
# A house that is busy says so, and the page asks again: it is the browser that complains, and not the page.
AGAIN = re.compile(r"status of 503 .*/(bundle|odds\?quietly=true|reports/\w+\?known=\d+)$")
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4  # times, of the processor of a slow phone
POST = """async ([url, body]) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.json();
}"""


def slowed(page: Page, network: bool = True) -> None:
    """With a processor four times slower, and as on slow 4G unless the network is to be as it is."""
    session = page.context.new_cdp_session(page)
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_use(page: Page, address: str, ready: str) -> float:
    """Milliseconds from asking for a page that was never seen until this is there."""
    slowed(page)
    page.goto(address, wait_until="commit")
    return float(page.wait_for_function(f"() => ({ready}) && performance.now()", timeout=30_000).json_value())


class Visit:
    """A page, and all that its console has complained of."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.complaints: list[str] = []
        self.down = False  # the house has been killed: that it cannot be reached is no fault of the page
        page.on("console", self._hear)
        page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))

    def _hear(self, message: Any) -> None:
        said = f"{message.text} {message.location.get('url', '')}"
        told_later = message.text == BLOCKED or AGAIN.search(said)
        if message.type in ("error", "warning") and not self.down and not told_later:
            self.complaints.append(said)

    def ask(self, path: str, body: object) -> Any:
        """Ask the house something in the name of this visitor."""
        return self.page.evaluate(POST, [path, body])

    def come(self, name: str = "Ann") -> None:
        """Come in under a name, by way of an address without a script of its own."""
        self.page.goto(f"{self.url}/readyz")
        self.ask("/api/guests", {"name": name})
        self.page.evaluate("localStorage.setItem('lansquenet came in', 'yes')")

    def open_table(self, game: str, **terms: Any) -> str:
        """Open a table with bots in all chairs but one, and sit down; its link."""
        seats = terms.pop("seats", 3)
        link = self.ask("/api/tables", {"game": game, "seats": seats, "fill": True, **QUICK, **terms})
        self.join(link["link"])
        self.page.locator(".dock").wait_for()
        return str(link["link"])

    def open_asked(self, game: str, **terms: Any) -> None:
        """Open tables until one asks something: whoever has drawn the bank of Basset is asked nothing."""
        for _ in range(20):
            self.open_table(game, **terms)
            self.comes(f"() => ({ASKED})() || ({HAND})() > 2", 60)
            if self.page.locator(BUSY).count():
                return
        raise AssertionError(f"no table of {game} asks anything")

    def join(self, link: str) -> None:
        """Go to a table and sit down."""
        self.page.goto(link)
        self.page.locator(".company, .dock").first.wait_for()
        self.page.wait_for_timeout(300)
        button = self.page.get_by_role("button", name="Sit down here").first
        if button.count():
            with suppress(Exception):  # whoever opened the table is seated by the page, perhaps just now
                button.click(timeout=5000)

    @property
    def hand(self) -> int:
        """The number of the newest hand in the history."""
        return int(self.page.evaluate(HAND))

    def asked(self, seconds: float = 60) -> bool:
        """Wait until the visitor is asked something; whether it came to that."""
        return self.comes(ASKED, seconds)

    def comes(self, true: str, seconds: float) -> bool:
        """Wait until this is true in the page, which looks for itself; whether it came to that."""
        with suppress(TimeoutError):
            self.page.wait_for_function(true, polling=LOOKS, timeout=1000 * seconds)
            return True
        return False

    def act(self, cards: bool = True) -> bool:
        """Do with the mouse what is usual, if anything is asked, or anything but cards; whether it was."""
        primary = self.page.locator(".dock .ready button.primary:visible").first
        legal = self.page.locator(".dock .ready .hand button.legal:visible").first
        choice = self.page.locator(".dock .ready .choices > button:visible").first
        if not cards and legal.count():
            return False
        for button in (primary, legal, choice):
            if button.count():
                button.click(timeout=2000)
                return True
        return False

    def turn(self, act: Any = None) -> bool:
        """Do what is asked, if anything is, and wait a little for more; whether anything was done."""
        done = False
        with suppress(Exception):  # what was asked is asked no more
            done = bool((act or self.act)())
        self.page.wait_for_timeout(60)
        self.comes(TO_DO, 0.25)
        return done

    def play_on(self, done: Any, act: Any = None, seconds: float = 120) -> int:
        """Do what is asked until `done` says so, or the time is up; how often something was done."""
        acts, end = 0, monotonic() + seconds
        while not done() and monotonic() < end:
            acts += self.turn(act)
        return acts

    def play_until(self, hand: int, act: Any = None, seconds: float = 120) -> int:
        """Play until this hand has begun; how often something was done."""
        acts = self.play_on(lambda: self.hand >= hand, act, seconds)
        if self.hand < hand:
            raise AssertionError(f"hand {hand} did not begin: {self.page.locator('main').inner_text()[:600]}")
        return acts

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page has been drawn in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    def picture(self, name: str) -> None:
        """A picture of the page, for people to look at, where they ask for them by LANSQUENET_SCREENS=1."""
        if not os.environ.get("LANSQUENET_SCREENS"):
            return
        SCREENS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def faults(self) -> list[str]:
        """What axe finds wrong with the page, under the page's own policy."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8") + ";0"})
        told = "then(found => JSON.stringify(found.violations))"
        asked = json.dumps({"runOnly": TAGS, "resultTypes": ["violations"]})
        run = f"axe.run(document, {asked}).{told}"
        found = session.send(
            "Runtime.evaluate", {"expression": run, "awaitPromise": True, "returnByValue": True}
        )
        session.detach()
        return [
            f"{fault['id']}: {node['target']} {node['failureSummary'][:300]}"
            for fault in json.loads(found["result"]["value"])
            for node in fault["nodes"][:3]
        ]
