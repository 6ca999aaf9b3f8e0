"""A hint in the browser: asked for in the dock, told in a sentence and figures, gone with its question."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from conftest import visited
from servers import Served
from visits import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def hinted(visit: Visit, seconds: float = 60) -> None:
    """Ask for a hint, and wait until it is there."""
    page = visit.page
    page.locator(".dock").get_by_role("button", name="Hint", exact=True).click()
    region = page.get_by_role("region", name="Hint")
    expect(region).to_contain_text("on average from here", timeout=1000 * seconds)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_hint_is_exact_where_all_cards_are_open_and_goes_with_its_question(
    browser: Browser, house: Served, size: dict[str, object]
) -> None:
    with visited(browser, house, **size) as visit:
        visit.come()
        visit.open_asked("zecchinetta", between=60, newcomer=True)
        hinted(visit)
        region = visit.page.get_by_role("region", name="Hint")
        expect(region).to_contain_text("Exact, in chips")
        assert visit.faults() == []
        visit.picture(f"hint-zecchinetta-{'phone' if size else 'desk'}")
        assert visit.act()
        expect(region).to_be_hidden()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_hint_of_hidden_cards_is_searched_and_says_how_far_it_may_be_off(
    browser: Browser, house: Served, size: dict[str, object]
) -> None:
    """The search is compiled when it is first asked for."""
    with visited(browser, house, **size) as visit:
        visit.come()
        visit.open_asked("loo", between=60, newcomer=True)
        hinted(visit, 90)
        region = visit.page.get_by_role("region", name="Hint")
        expect(region).to_contain_text(
            "that look the same from your seat, in chips. All play on like bots that have"
        )
        visit.picture(f"hint-loo-{'phone' if size else 'desk'}")
        region.get_by_role("button", name="Close").click()
        expect(region).to_be_hidden()


def test_hint_stands_by_a_hand_that_one_plays_alone(visit: Visit) -> None:
    visit.come()
    page = visit.page
    page.goto(f"{visit.url}/practice/zecchinetta/free")
    following = page.get_by_role("button", name="Next", exact=True)
    button = page.locator(".dock").get_by_role("button", name="Hint", exact=True)
    for _ in range(12):
        expect(following.or_(button).first).to_be_visible()
        if button.count():
            break
        with suppress(TimeoutError):  # the question has come meanwhile
            following.click(timeout=3000)
    hinted(visit)
    visit.picture("hint-practice")
