"""One seat in several windows, back and reload, and a page whose house cannot be reached."""

import pytest
from playwright.sync_api import Browser

from conftest import visited
from servers import Served
from visits import Visit


def seat(visit: Visit) -> str:
    return str(visit.page.locator(".spoken .who.me .number").first.inner_text())


def test_two_tabs_in_one_seat_show_the_same(browser: Browser, house: Served) -> None:
    """An act in one is seen in the other; when both are closed, the chair is kept."""
    with visited(browser, house) as first:
        first.come("Twin")
        link = first.open_table("zecchinetta", seats=2, between=1, newcomer=True)
        second = Visit(first.page.context.new_page(), first.url)
        second.page.goto(link)
        second.page.locator(".dock").wait_for()
        played_in_turn(first, second)
        first.page.close()
        second.page.goto("about:blank")
        chair = f"{house.url}/api/codes/{link.rsplit('/', 1)[-1]}"
        chairs = second.page.request.get(chair).json()["chairs"]
        assert "Twin" in [one["name"] for one in chairs]
        second.page.goto(link)
        second.page.locator(".spoken .who.me").wait_for(state="attached")
        assert second.complaints == []


@pytest.mark.long
def test_two_devices_in_one_seat_show_the_same(browser: Browser, house: Served) -> None:
    """The second comes in by the first's session, as after `follow`."""
    with (
        visited(browser, house) as first,
        visited(browser, house, viewport={"width": 390, "height": 844}) as second,
    ):
        first.come("Twin")
        link = first.open_table("zecchinetta", seats=2, between=1, newcomer=True)
        second.page.context.add_cookies(first.page.context.cookies())
        second.page.goto(f"{second.url}/about")
        second.page.evaluate("localStorage.setItem('lansquenet came in', 'yes')")
        second.page.goto(link)
        second.page.locator(".dock").wait_for()
        played_in_turn(first, second)


def history(visit: Visit) -> list[str]:
    """What is told, the newest first."""
    return list(visit.page.evaluate(TOLD))


TOLD = """() => [...document.querySelectorAll("#side-panel li.hand")]
  .flatMap(hand => [...hand.querySelectorAll(".line, dt")].map(one => one.textContent).reverse())"""


def played_in_turn(first: Visit, second: Visit) -> None:
    """Each acts in turn, and what is done in one window is soon told in the other.

    The second window knows nothing of a hand that had ended before it was opened.
    """
    for one, other in ((first, second), (second, first), (first, second)):
        assert agreed(one, other, 0)
        assert one.asked()
        here, there = len(history(one)), len(history(other))
        one.play_on(lambda here=here, one=one: len(history(one)) > here, seconds=30)
        assert agreed(one, other, there + 1)


def agreed(one: Visit, other: Visit, least: int) -> bool:
    """Wait until both windows tell the same, and the other so many lines; the newest come first."""
    for _ in range(400):  # they are read one after the other, and bots act meanwhile
        told, there = history(other), history(one)
        known = min(len(told), len(there))
        if len(told) >= least and told[:known] == there[:known] and seat(one) == seat(other):
            return True
        other.page.wait_for_timeout(30)
    return False


def test_back_and_reload_come_back_to_the_seat(visit: Visit) -> None:
    visit.come()
    visit.open_table("zecchinetta", between=5)
    visit.page.locator(".spoken .who.me").wait_for(state="attached")
    visit.page.reload()
    visit.page.locator(".spoken .who.me").wait_for(state="attached")
    visit.page.get_by_role("link", name="Lobby").click()
    visit.page.locator(".games").wait_for()
    visit.page.go_back()
    visit.page.locator(".spoken .who.me").wait_for(state="attached")
    assert visit.page.get_by_role("region", name="What you may do").count() == 1


# -- without a house


def test_page_and_rulebook_are_there_when_the_house_is_not(browser: Browser, house: Served) -> None:
    """The worker keeps the page and the books, and nothing of what is said to the house."""
    with visited(browser, house, service_workers="allow") as visit:
        visit.page.goto(visit.url)
        visit.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=60_000)
        visit.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=60_000)
        visit.down = True
        visit.page.context.set_offline(True)
        visit.page.goto(f"{visit.url}/new/toepen")
        visit.page.get_by_role("status").filter(has_text="The house cannot be reached").wait_for()
        visit.picture("offline")
        visit.page.goto(f"{visit.url}/rules/toepen")
        visit.page.get_by_role("heading", name="Toepen").wait_for()
        kept = visit.page.evaluate(KEPT)
        visit.page.context.set_offline(False)
    assert "/" in kept
    assert any(path.endswith(".woff2") for path in kept)
    assert any(path.startswith("/static/deck/") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/ws"))] == []


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
