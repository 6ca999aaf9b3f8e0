"""Draws the pictures of the documents anew, from a real house, and of every game: `make pictures`."""

import io
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from conftest import FLAGS, chromium, visited
from lansquenet.games import GAMES
from lansquenet.rules.game import hides
from servers import Served, serving
from surveys import WINDOWS, chosen, table
from visits import Visit

PICTURES = Path(__file__).parents[2] / "docs/pictures"
MOST = 400_000  # bytes, so that a document does not weigh more than it says
HELD = 4  # cards of one's own; with three others lying
MANY = 6  # cards turned: enough for a hand to have a story
REST = 150  # milliseconds in which a table comes to rest at which all is shown at once
MIDDLE = """() => {
  const cloth = document.querySelector('.baize').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.scene > .card')].map(one => one.getBoundingClientRect());
  const x = one => ((one.left + one.right) / 2 - cloth.left) / cloth.width;
  const y = one => ((one.top + one.bottom) / 2 - cloth.top) / cloth.height;
  return cards.filter(one => 0.2 < x(one) && x(one) < 0.8 && 0.2 < y(one) && y(one) < 0.68).length;
}"""  # how many cards lie in the midst of the cloth, and in nobody's hand
WIDE = 800  # pixels: the table of a game in its page of the site


def lobby(visit: Visit) -> None:
    """What whoever comes in sees first."""
    visit.page.goto(visit.url)
    visit.page.wait_for_load_state("networkidle")


def bank(visit: Visit) -> None:
    """A bet is asked for, in the middle of a hand of Zecchinetta."""
    visit.open_table("zecchinetta", seats=5)
    turned = ".spoken .turned .one"
    play_to(visit, lambda: asked(visit) and lying(visit, turned) >= MANY and stakes(visit))


def trick(visit: Visit) -> None:
    """A card is asked for in an early trick at Femkort."""
    visit.open_table("femkort", seats=4)
    play_to(visit, lambda: asked(visit) and lying(visit, ".scene .card") == HELD + 3)


def laboratory(visit: Visit) -> None:
    """What becomes of a purse at Lansquenet."""
    visit.page.goto(f"{visit.url}/lab/lansquenet")
    visit.page.locator("form button.primary").click()
    visit.page.locator("form progress").wait_for()
    visit.page.locator("form progress").wait_for(state="hidden", timeout=300_000)
    visit.page.wait_for_timeout(1000)


def of_game(browser: Browser, house: Served, game: str) -> Image.Image:
    """The cloth in a recorded hand when most cards lie there; at a bank, when something was decided."""
    best, shown = (False, -1), b""
    with table(browser, house, game, WINDOWS["1280x800"]) as visit:
        for data in chosen(game)[3:]:
            visit.page.evaluate("data => survey.socket.onmessage({data})", json.dumps(data))
            visit.page.wait_for_timeout(REST)
            decided = not hides(GAMES[game]) and bool(lying(visit, ".ribbon:not(.alone)"))
            found = (decided, int(visit.page.evaluate(MIDDLE)))
            if found > best:
                best, shown = found, visit.page.locator(".baize").first.screenshot()
    image = Image.open(io.BytesIO(shown)).convert("RGB")
    return image.resize((WIDE, image.height * WIDE // image.width), Image.Resampling.LANCZOS)


def asked(visit: Visit) -> bool:
    return bool(lying(visit, ".dock button.primary:visible, .dock .legal:visible"))


def lying(visit: Visit, where: str) -> int:
    return visit.page.locator(where).count()


def stakes(visit: Visit) -> int:
    return visit.page.get_by_text("at stake").count()


def play_to(visit: Visit, there: Callable[[], bool]) -> None:
    """Play what is usual until the table looks so."""
    for _ in range(2_000):  # two minutes and more
        if there():
            visit.page.mouse.move(1, 1)
            visit.page.wait_for_timeout(200)
            return
        with suppress(Exception):  # what was asked is asked no more
            visit.act()
        visit.page.wait_for_timeout(60)
    raise AssertionError("the table never looked so")


def draw(visit: Visit, name: str) -> None:
    """Keep what the window shows, in as many colours as a page of cards needs."""
    image = Image.open(io.BytesIO(visit.page.screenshot())).convert("RGB")
    file = PICTURES / f"{name}.png"
    image.quantize(256, kmeans=8).save(file, optimize=True)
    assert file.stat().st_size < MOST, f"{file.name} is too heavy"


def main() -> None:
    """Draw them all, or those that are named."""
    (PICTURES / "games").mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        for picture in (lobby, bank, trick, laboratory):
            if wanted and picture.__name__ not in wanted:
                continue
            with visited(browser, house) as visit:
                visit.come()
                picture(visit)
                draw(visit, picture.__name__)
                assert visit.complaints == [], visit.complaints
        for game in GAMES:
            if not wanted or game in wanted:
                drawn = of_game(browser, house, game)
                drawn.save(PICTURES / f"games/{game}.webp", quality=75, method=6)
        browser.close()


if __name__ == "__main__":
    main()
