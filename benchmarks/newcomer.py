"""Print how soon a newcomer is asked something: from Play now, and by way of the lesson.

A real house and a real browser, for every game by mouse and by keys on a desktop and on a phone. A lesson is
read at so many words a second, the answer that stands out is tried first, and what is said to it is read as
well; a table is played at the usual pace. With names of games only those.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from conftest import FLAGS, chromium, visited
from lansquenet.games import GAMES
from learners import READ, WAYS, Learner
from servers import Served, serving


def taken(browser: Browser, house: Served, game: str, way: str) -> tuple[float, float]:
    """Seconds to the first question from *Play now*, and from *Learn* by way of the lesson."""
    options, keys = WAYS[way]
    with visited(browser, house, **options) as visit:
        learner = Learner(visit, keys)
        visit.page.goto(house.url)
        now = learner.plays_now(game)
        visit.page.goto(house.url)
        return now, learner.learns(game) + learner.sits_down()


def main() -> None:
    """Print it for the games that are named, or for all."""
    print(
        f"seconds to the first question: Play now / by way of the lesson, read at {READ:.0f} words a second"
    )
    print(f"{'':20}" + "".join(f"{way:>18}" for way in WAYS))
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in sys.argv[1:] or GAMES:
            found = [taken(browser, house, game, way) for way in WAYS]
            print(f"{game:20}" + "".join(f"{now:11.1f} / {learnt:4.0f}" for now, learnt in found), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
