"""Draws every screen in each language at two sizes, and says what is cut or English: `make tongues`.

No test: people look at the pictures, which lie side by side in build/tongues, a sheet for each screen.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from conftest import FLAGS, USUAL, chromium
from lansquenet.books.book import book
from lansquenet.games import GAMES
from servers import serving
from test_tongues_at_the_table import OTHERS, foreign
from visits import Visit

OUT = Path(__file__).parents[2] / "build/tongues"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SCALE = {"desktop": 0.5, "phone": 1.0}  # of a picture in a sheet
NAMES = {"bob", "ann", "cleo", "ben", "english", "lansquenet", "python", "github", "html", "sqlite"}
CUT = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const out = [];
  const UNREAD = "svg, canvas, .unseen, .seat .name, [aria-hidden=true]"; // names are cut as they may be
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) out.push(`the page is ${wide} too wide`);
  for (const one of document.querySelectorAll("main *, header *, nav *, footer *")) {
    if (!seen(one) || !one.textContent.trim() || one.closest(UNREAD)) continue;
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const words = one.textContent.trim().replace(/\\s+/g, " ").slice(0, 60);
    const hides = ["hidden", "clip"].includes(style.overflowX);
    if (hides && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 2) out.push(`cut: ${words}`);
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const scrolls = one.closest("[style*=overflow], .scroll, table, pre");
    if (own && !scrolls && box.width > 2 && box.right > innerWidth + 1) out.push(`sticks out: ${words}`);
    const narrow = one.scrollWidth > one.clientWidth + 1;
    if (own && one.matches("button, a.button, .primary") && narrow) out.push(`button: ${words}`);
  }
  return [...new Set(out)];
}"""
Screen = Callable[[Visit], None]


def at(path: str) -> Screen:
    """A screen that stands under an address."""

    def come(visit: Visit) -> None:
        visit.page.goto(visit.url + path)
        with suppress(Exception):
            visit.page.wait_for_load_state("networkidle", timeout=15_000)
        visit.page.wait_for_timeout(500)

    return come


def asked(game: str) -> Screen:
    """A table at which something is asked."""
    return lambda visit: visit.open_asked(game, between=4)


def salon(visit: Visit) -> None:
    """A salon of one's own."""
    made = visit.ask("/api/salons", {"name": "Thursday", "terms": {"game": "zwikken", "seats": 3}})
    at(f"/salon/{made['code']}")(visit)


def menu(visit: Visit) -> None:
    """The lobby, with all that may drop down from it."""
    at("/")(visit)
    visit.page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")


SCREENS: dict[str, tuple[str, Screen]] = {  # by its name: the game that it speaks of, and how one comes there
    "lobby": ("basset", menu),
    "new-table": ("toepen", at("/new/toepen")),
    "rules": ("toepen", at("/rules/toepen")),
    "laboratory": ("basset", at("/lab/basset")),
    "lesson": ("zecchinetta", at("/practice/zecchinetta")),
    "settings": ("basset", at("/settings")),
    "salons": ("basset", at("/salon")),
    "salon": ("zwikken", salon),
    "trick": ("toepen", asked("toepen")),
    "bank": ("zecchinetta", asked("zecchinetta")),
    "mine": ("toepen", at("/mine")),
    "day": ("basset", at("/day")),
    "fairness": ("basset", at("/fairness")),
    "replay": ("basset", at("/replay")),
}


def identifiers(name: str) -> set[str]:
    """What is typed and shown as it is typed: options, their values, keys of figures and of games."""
    told = book(name)
    values = [value for option in told.options.values() for value in (option.name, *option.values)]
    return set(re.findall(r"[a-z]+", " ".join([*values, *told.figures, *GAMES])))


def looked(browser: Browser, url: str, language: str, size: str, names: list[str]) -> Iterator[str]:
    """Go to each of these screens, draw it, and say what is wrong there."""
    width, height = SIZES[size]
    window: dict[str, Any] = USUAL | {"locale": language, "viewport": {"width": width, "height": height}}
    context = browser.new_context(**window)
    visit = Visit(context.new_page(), url)
    visit.come()
    for name in names:
        game, come = SCREENS[name]
        try:
            come(visit)
        except Exception as wrong:
            yield f"{language} {size} {name}: not reached: {str(wrong).splitlines()[0]}"
        visit.page.screenshot(path=OUT / f"{name}-{size}-{language}.png")
        for fault in visit.page.evaluate(CUT):
            yield f"{language} {size} {name}: {fault}"
        shown = visit.page.locator("body").inner_text()
        if left := foreign(shown, language, game) - NAMES - identifiers(game):
            yield f"{language} {size} {name}: English: {' '.join(sorted(left))}"
    context.close()


def sheet(name: str, size: str, languages: list[str]) -> None:
    """The pictures of a screen side by side, in the languages in which it was drawn."""
    scale = SCALE[size]
    shots = [Image.open(OUT / f"{name}-{size}-{tag}.png").convert("RGB") for tag in languages]
    small = [shot.resize((int(shot.width * scale), int(shot.height * scale))) for shot in shots]
    across = 2 if size == "desktop" else len(small)
    wide, high = small[0].size
    whole = Image.new("RGB", (wide * across, high * -(-len(small) // across)), "white")
    for n, one in enumerate(small):
        whole.paste(one, (wide * (n % across), high * (n // across)))
    whole.save(OUT / f"{name}-{size}.png")


def main(names: list[str]) -> int:
    """All screens, or those that are named, in all languages but English; 1, if anything is wrong."""
    OUT.mkdir(parents=True, exist_ok=True)
    names = names or [*SCREENS]
    faults = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "data") as house,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language in OTHERS:
            for size in SIZES:
                for fault in looked(browser, house.url, language, size, names):
                    faults += 1
                    print(fault, flush=True)
        browser.close()
    for name in names:
        for size in SIZES:
            sheet(name, size, OTHERS)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
