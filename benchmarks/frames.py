"""Print how smoothly a slow machine draws a table, and how soon one can play at it on a slow line.

A real house and a real browser whose processor is slowed four times: fifteen seconds of play at the usual
speed by whoever says what is usual, of which the frames count in which something moves; then the way of
somebody who was never here to a table, and to the first question, over slow 4G. With names of games only
those are drawn.
"""

import math
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from conftest import FLAGS, chromium, visited
from servers import Served, serving
from visits import ASKED, SLOWER, first_use, slowed

GAMES = ("lansquenet", "zecchinetta", "faro")
SECONDS = 15.0
USUAL = {"seats": 4, "pace": 0.8, "between": 2.0, "chips": 400}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}

# Whoever is asked says what is usual; meanwhile frames, long tasks, layout shifts and nodes are counted.
WATCHED = """() => {
  const seen = window.seen = {frames: [], tasks: [], shift: 0, nodes: 0};
  const watch = (type, heard) =>
    new PerformanceObserver(list => list.getEntries().forEach(heard)).observe({type, buffered: false});
  watch('longtask', entry => seen.tasks.push(entry.duration));
  watch('layout-shift', entry => {
    const element = ({node}) => node?.nodeType === 1 ? node : node?.parentElement;
    if (entry.sources.some(one => element(one)?.closest('.baize, .dock-place'))) seen.shift += entry.value;
  });
  let [last, moving] = [0, 0];
  const play = Animation.prototype.play; // to ask the page what moves would take longer than to move it
  Animation.prototype.play = function () {
    const still = () => (moving -= 1);
    if (this.effect.target) {
      moving += 1;
      this.finished.then(still, still);
    }
    return play.call(this);
  };
  const frame = now => {
    if (last) seen.frames.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  setInterval(() => {
    seen.nodes = Math.max(seen.nodes, document.querySelectorAll('*').length);
    const usual = ['button.primary', '.hand .legal', '.choices > button'].map(what => `.dock .ready ${what}`);
    (usual.map(what => document.querySelector(what)).find(Boolean)
      ?? document.querySelector('.dock .primary'))?.click();
  }, 400);
}"""


class Seen(NamedTuple):
    """What was counted while a game was played."""

    frames: list[float]  # milliseconds from one to the next, while something moved
    tasks: list[float]  # milliseconds of tasks of more than fifty
    shift: float
    nodes: int

    def quantile(self, part: float) -> float:
        """What this part of all frames does not exceed."""
        return sorted(self.frames)[min(len(self.frames) - 1, math.floor(part * len(self.frames)))]


def played(browser: Browser, house: Served, game: str) -> Seen:
    """Fifteen seconds of a game, from its first question on."""
    with visited(browser, house, **MOVING) as visit:
        visit.come()
        visit.open_table(game, **USUAL)
        visit.asked()
        slowed(visit.page, network=False)
        visit.page.evaluate(WATCHED)
        visit.page.wait_for_timeout(1000 * SECONDS)
        seen = visit.page.evaluate("window.seen")
        visit.complaints.clear()
    return Seen(**seen)


def reached(browser: Browser, house: Served, game: str, ready: str, **terms: Any) -> float:
    """Milliseconds of somebody who was never here, from following a link until this is there."""
    with visited(browser, house) as visit:
        visit.come()
        link = visit.ask("/api/tables", {"game": game, "seats": 3, "pace": 0.02, "between": 0.1, **terms})[
            "link"
        ]
        return first_use(visit.page, link, ready)


def said(game: str, seen: Seen) -> str:
    """A line of the table."""
    frames = " / ".join(f"{seen.quantile(part):.1f}" for part in (0.5, 0.95, 0.99))
    longest = f" (longest {max(seen.tasks):.0f} ms)" if seen.tasks else ""
    return (
        f"  {game:12} {len(seen.frames):4} frames, {frames} ms; {len(seen.tasks)} long tasks{longest}; "
        f"layout shift {seen.shift:.3f}; {seen.nodes} nodes"
    )


def main() -> None:
    """Print it for the games that are named, or for three."""
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(
            f"1280 x 800, processor {SLOWER} times slower; frames while something moves: median / p95 / p99"
        )
        for game in sys.argv[1:] or GAMES:
            print(said(game, played(browser, house, game)), flush=True)
        usable = reached(browser, house, GAMES[0], "document.querySelector('.company button')")
        asked = reached(browser, house, GAMES[0], f"({ASKED})()", fill=True)
        print(f"slow 4G as well: a table is usable after {usable:,.0f} ms, first asked after {asked:,.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
