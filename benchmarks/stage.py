"""Look for what lies wrong on the tables of all games, in windows of all sizes: `make bench-stage`.

A hand of every game is shown state by state in the real page, as a house told it; at each state it is
measured what lies over what, what is cut off, which letters are too small, what scrolls, and what moves by
itself.  A line is printed for each fault, with a picture in build/stage, and at last how many there are by
game and window.  With names of games, of windows or of both only those are looked at, as by
`make bench-stage GAMES="faro toepen 390x844"`.
"""

import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import FLAGS, chromium
from lansquenet.games import GAMES
from servers import Served, serving
from surveys import WINDOWS, Found, surveyed

PICTURES = Path(__file__).parents[1] / "build/stage"
HELPERS = 2  # browsers at once


def looked(game: str, windows: list[str], url: str) -> dict[str, list[Found]]:
    """All that is wrong at a game, by window; the pictures are kept."""
    house = Served.__new__(Served)
    house.url = url
    found: dict[str, list[Found]] = {}
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in windows:
            found[name] = [drawn(game, name, one) for one in surveyed(browser, house, game, WINDOWS[name])]
        browser.close()
    return found


def drawn(game: str, window: str, found: Found) -> Found:
    """The same without its picture, which is kept under a name of its own."""
    if found.picture:
        found.picture.save(PICTURES / f"{game}-{window}-{found.fault}.jpg".replace(" ", "_").replace("%", ""))
    return found._replace(picture=None)


def main() -> None:
    """Look at all games and windows, or at those that are named."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    games = [name for name in sys.argv[1:] if name in GAMES] or list(GAMES)
    windows = [name for name in sys.argv[1:] if name in WINDOWS] or list(WINDOWS)
    table: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as house,
        ProcessPoolExecutor(HELPERS) as pool,
    ):
        asked = [(game, pool.submit(looked, game, windows, house.url)) for game in games]
        for game, answer in asked:
            for window, faults in answer.result().items():
                for one in faults:
                    print(f"{game:18} {window:13} {one.fault:28} {one.states:4}  {one.of}", flush=True)
                table.append(f"{game:18} {window:13} {len(faults):3} kinds of faults")
    print("", *table, sep="\n")


if __name__ == "__main__":
    main()
