"""Every screen at two sizes: nothing that axe finds, nothing that sticks out, a picture of each."""

import re

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visits import Visit

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PLAIN = ["/", "/new/lansquenet", "/settings", "/about", "/rules", "/rules/zecchinetta", "/lab/lansquenet"]
in_each = pytest.mark.parametrize("size", [seldom("desktop"), "phone"])


def come_to(visit: Visit, path: str, name: str, size: str) -> None:
    """In a window of this size: some screens ask once, when they are opened, how broad it is."""
    visit.resize(*SIZES[size])
    visit.page.goto(visit.url + path)
    visit.page.wait_for_load_state("networkidle")
    visit.page.wait_for_timeout(400)
    looked_at(visit, name, size)


def looked_at(visit: Visit, name: str, size: str) -> None:
    visit.picture(f"{name}-{size}")
    assert visit.faults() == [], size
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visit.page.evaluate(wide) <= 0, f"the page is wider than the window of a {size}"


@in_each
@pytest.mark.parametrize("path", PLAIN)
def test_screen_has_no_fault(visit: Visit, path: str, size: str) -> None:
    """WCAG 2.2 AA, as far as axe can tell."""
    visit.come()
    come_to(visit, path, path.strip("/").replace("/", "-") or "lobby", size)


@in_each
@pytest.mark.parametrize("game", ["zecchinetta", seldom("loo")])
def test_replay_and_practice_have_no_fault(visit: Visit, game: str, size: str) -> None:
    """A hand that was played, shown again and checked; and one that is explained."""
    visit.come()
    visit.open_table(game)
    visit.play_until(3)
    table = visit.page.request.get(f"{visit.url}/api/codes/{visit.page.url.rsplit('/', 1)[-1]}").json()["id"]
    for path, name in (
        (f"/replay/{table}/2", "replay"),
        (f"/fairness?table={table}&hand=2", "fairness"),
        (f"/practice/{game}", "lesson"),
        (f"/practice/{game}/free", "practice"),
    ):
        come_to(visit, path, f"{name}-{game}", size)


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


@pytest.mark.parametrize("game", ["toepen", *map(seldom, ("zecchinetta", "basset", "loo"))])
def test_table_has_no_fault(visit: Visit, game: str) -> None:
    """While it asks, and when a hand is over."""
    visit.come()
    visit.open_asked(game, between=12)
    for size in SIZES:
        visit.resize(*SIZES[size])
        looked_at(visit, f"asked-{game}", size)
    over = visit.page.locator(".dock .question", has_text="The hand is over")
    visit.play_on(over.count)
    for size in reversed(SIZES):
        visit.resize(*SIZES[size])
        looked_at(visit, f"over-{game}", size)
        assert visit.page.evaluate(OVER_WORDS) is False, size
        assert over.count(), "another hand has begun"


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


def test_long_names_do_not_widen_the_lobby(visit: Visit) -> None:
    """A table of eight with a long name at it stands in the lobby."""
    longest = "W" * 24
    visit.come(longest)
    visit.open_table("lansquenet", seats=8, fill=True)
    visit.page.goto(visit.url)
    visit.page.locator(".who", has_text=longest).first.wait_for()
    for width in (320, 390):
        visit.resize(width, 844)
        visit.picture(f"lobby-long-names-{width}")
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
