"""Every screen at two sizes: nothing that axe finds, nothing that sticks out, a picture of each."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser
from visits import Visit

from conftest import visiting
from servers import Served

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PLAIN = ["/", "/new/lansquenet", "/settings", "/about", "/rules", "/rules/zecchinetta", "/lab/lansquenet"]


@pytest.fixture(params=[*SIZES])
def sized(request: pytest.FixtureRequest, browser: Browser, house: Served):
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    for visit in visiting(context, house.url):
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


@pytest.mark.parametrize("game", ["zecchinetta", "loo"])
def test_replay_and_practice_have_no_fault(sized: Visit, game: str) -> None:
    """A hand that was played, shown again and checked; and one that is explained."""
    sized.come()
    sized.open_table(game)
    sized.play_until(3)
    table = sized.page.request.get(f"{sized.url}/api/codes/{sized.page.url.rsplit('/', 1)[-1]}").json()["id"]
    for path, name in (
        (f"/replay/{table}/2", "replay"),
        (f"/fairness?table={table}&hand=2", "fairness"),
        (f"/practice/{game}", "practice"),
    ):
        sized.page.goto(sized.url + path)
        sized.page.wait_for_load_state("networkidle")
        sized.page.wait_for_timeout(400)
        looked_at(sized, f"{name}-{game}")


@pytest.mark.parametrize("game", ["zecchinetta", "basset", "loo", "toepen"])
def test_table_has_no_fault(sized: Visit, game: str) -> None:
    """While it asks, and when a hand is over."""
    sized.come()
    sized.open_table(game, between=4)
    for _ in range(200):
        if sized.page.locator(".dock button.primary, .dock .legal").count():
            break
        sized.page.wait_for_timeout(50)
    looked_at(sized, f"asked-{game}")
    for _ in range(300):
        if sized.page.locator(".prompt", has_text="The hand is over").count():
            break
        with suppress(Exception):  # what was asked is asked no more
            sized.act()
        sized.page.wait_for_timeout(50)
    looked_at(sized, f"over-{game}")


def test_narrowest_window_needs_no_sideways_scrolling(browser: Browser, house: Served) -> None:
    """1.4.10: 320 pixels wide."""
    context = browser.new_context(viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    for visit in visiting(context, house.url):
        visit.come()
        visit.open_table("lansquenet")
        visit.play_until(2)
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= 320
