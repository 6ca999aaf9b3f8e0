"""Look for what lies wrong on the tables of all games, in windows of all sizes: `make bench-stage`.

A hand of every game is shown state by state in the real page, as a house told it; at each state it is
measured what lies over what, what is cut off, which letters are too small, what scrolls, and what moves by
itself.  A line is printed for each fault, with a picture in build/stage, and at last how many there are by
game, seats and window.  With names of games, of windows or of both only those are looked at, and with numbers
tables of so many seats, as by `make bench-stage GAMES="toepen femkort 390x844 3 8"`.
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
from surveys import WINDOWS, Found, surveyed, usual

PICTURES = Path(__file__).parents[1] / "build/stage"
HELPERS = 2  # browsers at once


def looked(game: str, seats: int, windows: list[str], url: str) -> dict[str, list[Found]]:
    """All that is wrong at a game, by window; the pictures are kept."""
    house = Served.__new__(Served)
    house.url = url
    found: dict[str, list[Found]] = {}
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in windows:
            faults = surveyed(browser, house, game, WINDOWS[name], seats)
            found[name] = [drawn(f"{game}-{seats}-{name}", one) for one in faults]
        browser.close()
    return found


def drawn(name: str, found: Found) -> Found:
    """The same without its picture, which is kept under a name of its own."""
    if found.picture:
        found.picture.save(PICTURES / f"{name}-{found.fault}.jpg".replace(" ", "_").replace("%", ""))
    return found._replace(picture=None)


def seats_of(game: str, numbers: list[int]) -> list[int]:
    """The numbers of seats to look at: those named, or the usual one where the game has none of them."""
    return [seats for seats in numbers if seats in GAMES[game].SEATS] or [usual(game)]


def main() -> None:
    """Look at all games and windows, or at those that are named."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    games = [name for name in sys.argv[1:] if name in GAMES] or list(GAMES)
    windows = [name for name in sys.argv[1:] if name in WINDOWS] or list(WINDOWS)
    numbers = [int(name) for name in sys.argv[1:] if name.isdecimal()]
    tables = [(game, seats) for game in games for seats in seats_of(game, numbers)]
    counted: list[str] = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as house,
        ProcessPoolExecutor(HELPERS) as pool,
    ):
        asked = [(*one, pool.submit(looked, *one, windows, house.url)) for one in tables]
        for game, seats, answer in asked:
            for window, faults in answer.result().items():
                for one in faults:
                    print(
                        f"{game:18} {seats:2} {window:13} {one.fault:28} {one.states:4}  {one.of}", flush=True
                    )
                counted.append(f"{game:18} {seats:2} {window:13} {len(faults):3} kinds of faults")
    print("", *counted, sep="\n")


if __name__ == "__main__":
    main()
