"""Every screen at two sizes: nothing that axe finds, nothing that sticks out, a picture of each."""

import re

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from rooms import mostly_long
from servers import Served
from visits import Visit

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PLAIN = ["/", "/new/lansquenet", "/settings", "/about", "/rules", "/rules/zecchinetta", "/lab/lansquenet"]


@pytest.fixture(params=[*SIZES])
def sized(request: pytest.FixtureRequest, browser: Browser, house: Served):
    width, height = SIZES[request.param]
    with visited(browser, house, viewport={"width": width, "height": height}) as visit:
        visit.size = request.param
        yield visit


def looked_at(visit: Visit, name: str) -> None:
    visit.picture(f"{name}-{visit.size}")
    assert visit.faults() == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visit.page.evaluate(wide) <= 0, "the page is wider than the window"


@pytest.mark.parametrize("path", PLAIN)
def test_screen_has_no_fault(sized: Visit, path: str) -> None:
    """WCAG 2.2 AA, as far as axe can tell."""
    sized.come()
    sized.page.goto(sized.url + path)
    sized.page.wait_for_load_state("networkidle")
    looked_at(sized, path.strip("/").replace("/", "-") or "lobby")


@pytest.mark.parametrize("game", ["zecchinetta", pytest.param("loo", marks=pytest.mark.long)])
def test_replay_and_practice_have_no_fault(sized: Visit, game: str) -> None:
    """A hand that was played, shown again and checked; and one that is explained."""
    sized.come()
    sized.open_table(game)
    sized.play_until(3)
    table = sized.page.request.get(f"{sized.url}/api/codes/{sized.page.url.rsplit('/', 1)[-1]}").json()["id"]
    for path, name in (
        (f"/replay/{table}/2", "replay"),
        (f"/fairness?table={table}&hand=2", "fairness"),
        (f"/practice/{game}", "lesson"),
        (f"/practice/{game}/free", "practice"),
    ):
        sized.page.goto(sized.url + path)
        sized.page.wait_for_load_state("networkidle")
        sized.page.wait_for_timeout(400)
        looked_at(sized, f"{name}-{game}")


def test_a_replay_that_came_too_late_is_asked_for_again(visit: Visit) -> None:
    """A busy house refuses; what was refused is said, and asking once more shows the hand."""
    visit.come()
    visit.open_table("zecchinetta")
    visit.play_until(2)
    table = visit.page.request.get(f"{visit.url}/api/codes/{visit.page.url.rsplit('/', 1)[-1]}").json()["id"]
    busy = {"code": "too_slow", "text": "That takes too long now."}
    frames = re.compile(r"/hands/1/frames")
    visit.page.route(frames, lambda route: route.fulfill(status=503, json=busy))
    visit.page.goto(f"{visit.url}/replay/{table}/1")
    again = visit.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    visit.page.unroute(frames)
    visit.complaints.clear()  # the console tells of what was refused
    again.click()
    expect(visit.page.get_by_role("region", name="Timeline")).to_be_visible()


@mostly_long("game", ["zecchinetta", "toepen", "basset", "loo"])
def test_table_has_no_fault(sized: Visit, game: str) -> None:
    """While it asks, and when a hand is over."""
    sized.come()
    sized.open_asked(game, between=4)
    looked_at(sized, f"asked-{game}")
    over = sized.page.locator(".dock .question", has_text="The hand is over")
    sized.play_on(over.count)
    assert over.count()
    looked_at(sized, f"over-{game}")
    assert sized.page.evaluate(OVER_WORDS) is False


# Whether what was won or lost lies over the sentence that says why.
OVER_WORDS = """() => {
  const [pill, words] = ['.ribbon b', '.ribbon p'].map(what => document.querySelector(what));
  if (!pill || !words) return false; // on a phone the dock says it
  const text = document.createRange();
  text.selectNodeContents(words);
  const box = pill.getBoundingClientRect();
  return [...text.getClientRects()].some(line => line.right > box.left && line.top + 4 < box.bottom);
}"""


def test_narrowest_window_needs_no_sideways_scrolling(browser: Browser, house: Served) -> None:
    """1.4.10: 320 pixels wide."""
    with visited(browser, house, viewport={"width": 320, "height": 640}) as visit:
        visit.come()
        visit.open_table("lansquenet")
        visit.play_until(2)
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("width", [320, 390])
def test_long_names_do_not_widen_the_lobby(browser: Browser, house: Served, width: int) -> None:
    """A table of eight with a long name at it stands in the lobby."""
    longest = "W" * 24
    with visited(browser, house, viewport={"width": width, "height": 844}) as visit:
        visit.come(longest)
        visit.open_table("lansquenet", seats=8, fill=True)
        visit.page.goto(visit.url)
        visit.page.locator(".who", has_text=longest).first.wait_for()
        visit.picture(f"lobby-long-names-{width}")
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
