"""Draws eight moments of a hand of every game, at two sizes, as a strip of pictures: `make filmstrips`.

The moments are of a real house: from the first question to the result.  With names of games only those are
drawn: `make filmstrips GAMES="faro toepen"`.
"""

import io
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from conftest import FLAGS, chromium, visited
from lansquenet.games import GAMES
from servers import Served, serving
from visits import Visit

STRIPS = Path(__file__).parents[2] / "build/filmstrips"
MOMENTS = 8
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SEATS = {"zwikken": 3, "toepen": 4, "femkort": 4}  # five at the other tables
TERMS = {"pace": 0.9, "between": 4.0, "window": 0.5, "chips": 400}
LONGEST = 45.0  # seconds of a hand that are looked at as it is played; what is left of it is hurried
PATIENCE = 3  # times as long, after which a hand has not come to its end
APART = 450  # milliseconds between two pictures
TELLING = ("decide", "result", "trick", "pay")  # kinds of beats that no strip is without
KIND = "() => document.querySelector('[data-beat]')?.dataset.beat ?? ''"


class Taken(NamedTuple):
    """A picture of the window, and what was shown just then: `asked`, or the kind of a beat."""

    kind: str
    image: Image.Image


def looked(visit: Visit) -> Taken:
    """The window as it is now."""
    kind = str(visit.page.evaluate(KIND))
    if kind != "result" and visit.page.locator(".dock .ready").count():
        kind = "asked"
    return Taken(kind, Image.open(io.BytesIO(visit.page.screenshot(type="jpeg", quality=90))).convert("RGB"))


def watched(visit: Visit) -> list[Taken]:
    """A hand played as usual, picture by picture, to its result; the draw for the bank is passed over."""
    taken: list[Taken] = []
    began = monotonic()
    while (played := monotonic() - began) < PATIENCE * LONGEST:
        taken.append(looked(visit))
        kinds = [one.kind for one in taken]
        if kinds[-1] == "result" and "asked" in kinds:
            break
        if kinds[-1] in ("asked", "result"):
            taken = taken if kinds[-1] == "asked" else []
            with suppress(Exception):  # what was asked is asked no more
                visit.act()
        elif played > LONGEST:
            with suppress(Exception):  # nothing is left to be hurried
                visit.page.get_by_role("button", name="Hurry").click(timeout=500)
        visit.page.wait_for_timeout(APART)
    return taken


def chosen(taken: list[Taken]) -> list[Taken]:
    """Eight of them: the first question, what decided and the result, and others evenly between."""
    first = next((n for n, one in enumerate(taken) if one.kind == "asked"), 0)
    told = {kind: n for n, one in enumerate(taken) for kind in [one.kind] if kind in TELLING}
    among = {first, len(taken) - 1, *told.values()}
    step = max(1, (len(taken) - first) // MOMENTS)
    for n in range(first, len(taken), step):
        if len(among) < MOMENTS:
            among.add(n)
    return [taken[n] for n in sorted(among)[:MOMENTS]]


def strip(taken: list[Taken], columns: int) -> Image.Image:
    """The pictures beside and below each other."""
    width, height = taken[0].image.size
    rows = -(-len(taken) // columns)
    made = Image.new("RGB", (width * columns + 8 * (columns - 1), height * rows + 8 * (rows - 1)), "#0c0806")
    for n, one in enumerate(taken):
        made.paste(one.image, ((width + 8) * (n % columns), (height + 8) * (n // columns)))
    return made


def film(browser: Browser, house: Served, game: str, size: str) -> None:
    """The strip of a game in a window of this size."""
    width, height = SIZES[size]
    window = {"width": width, "height": height}
    with visited(browser, house, viewport=window, reduced_motion="no-preference") as visit:
        visit.come()
        visit.open_table(game, seats=SEATS.get(game, 5), **TERMS)
        made = strip(chosen(watched(visit)), 2 if size == "desktop" else 4)
        sys.stdout.writelines(f"  {wrong}\n" for wrong in visit.complaints)
        visit.complaints.clear()
    made.save(STRIPS / f"{game}-{size}.png", optimize=True)


def main() -> None:
    """Draw them all, or those of the games that are named."""
    STRIPS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in sys.argv[1:] or GAMES:
            for size in SIZES:
                sys.stdout.write(f"{game} {size}\n")
                sys.stdout.flush()
                film(browser, house, game, size)
        browser.close()


if __name__ == "__main__":
    main()
