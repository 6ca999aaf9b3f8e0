"""A hint in the browser: asked for in the dock, told in a sentence and figures, gone with its question."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, TimeoutError, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visits import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def hinted(visit: Visit, seconds: float = 60) -> None:
    """Ask for a hint, and wait until it is there."""
    page = visit.page
    page.locator(".dock").get_by_role("button", name="Hint", exact=True).click()
    region = page.get_by_role("region", name="Hint")
    expect(region).to_contain_text("on average from here", timeout=1000 * seconds)


@pytest.mark.parametrize(
    "size", [pytest.param({}, id="desk", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
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


SIZES = {"desk": (1280, 800), "small": (1024, 700), "phone": (390, 844), "aside": (844, 390)}
DEVICES = {"mouse": ({}, ("small", "desk")), "touch": (PHONE, ("aside", "phone"))}
on_each = pytest.mark.parametrize("device", [seldom("mouse"), "touch"])


def sizes(visit: Visit, device: str) -> Iterator[str]:
    """Each size of window that such a device has, while the page is in it."""
    for size in DEVICES[device][1]:
        visit.resize(*SIZES[size])
        yield size


@on_each
def test_hint_of_hidden_cards_is_searched_and_says_how_far_it_may_be_off(
    browser: Browser, house: Served, device: str
) -> None:
    """The search is compiled when it is first asked for.  Neither one's cards nor any answer is covered."""
    with visited(browser, house, **DEVICES[device][0]) as visit:
        visit.come()
        visit.open_asked("loo", between=60, newcomer=True)
        hinted(visit, 90)
        region = visit.page.get_by_role("region", name="Hint")
        expect(region).to_contain_text(
            "that look the same from your seat, in chips. All play on like bots that have"
        )
        for size in sizes(visit, device):
            visit.picture(f"hint-loo-{size}")
            assert_apart(visit, size)
            region.get_by_role("button", name="Close").click(trial=True)
        region.get_by_role("button", name="Close").click()
        expect(region).to_be_hidden()


def going_on(visit: Visit, until: str = ".dock .asking .hint button") -> None:
    """Press what is offered until this is there, by its middle: what lies over a button takes the tap."""
    page = visit.page
    following = page.locator(".do button.primary, .dock .ready .answers .primary").first
    button = page.locator(until).first
    for _ in range(12):
        expect(following.or_(button).first).to_be_visible()
        if button.count():
            break
        with suppress(TimeoutError):  # the question has come meanwhile
            following.click(timeout=3000)
    expect(button).to_be_visible()


def test_hint_stands_by_a_hand_that_one_plays_alone(visit: Visit) -> None:
    visit.come()
    visit.page.goto(f"{visit.url}/practice/zecchinetta/free")
    going_on(visit)
    hinted(visit)
    visit.picture("hint-practice")


@on_each
def test_cards_of_a_hand_that_one_plays_alone_lie_over_nothing(
    browser: Browser, house: Served, device: str
) -> None:
    """Nor does a hint.  The dock has the hand in it, also where it is as narrow as can be."""
    with visited(browser, house, **DEVICES[device][0]) as visit:
        visit.come()
        visit.page.goto(f"{visit.url}/practice/loo/free")
        going_on(visit)
        for size in sizes(visit, device):
            visit.picture(f"practice-loo-{size}")
            hand = visit.page.locator(".dock .hand button").all()
            answers = visit.page.locator(".dock .answers button").all()
            assert len(hand) == 3
            assert answers
            assert all(apart(box(card), box(answer)) for card in hand for answer in answers), size
            hint = visit.page.locator(".dock").get_by_role("button", name="Hint", exact=True)
            for button in (hint, *answers):
                button.click(trial=True)  # what lies over a button takes the tap
        hinted(visit, 90)
        for size in sizes(visit, device):
            visit.picture(f"hint-practice-loo-{size}")
            assert_apart(visit, size)
            region = visit.page.get_by_role("region", name="Hint")
            region.get_by_role("button", name="Close").click(trial=True)


@pytest.mark.parametrize("width", [1280, seldom(1000)])
def test_five_cards_stay_where_they_are_when_one_is_chosen(
    browser: Browser, house: Served, width: int
) -> None:
    """The answer that plays it takes the place of what asked for a card; another tap finds the same card."""
    with visited(browser, house, viewport={"width": width, "height": 800}, locale="de-DE") as visit:
        visit.come()
        page = visit.page
        page.goto(f"{visit.url}/practice/femkort/free")
        legal = page.locator(".dock .hand .legal")
        going_on(visit, until=".dock .hand .legal")
        cards = page.locator(".dock .hand button").all()
        before = [box(card) for card in cards]
        legal.last.click()
        expect(page.locator(".dock .hand .picked")).to_have_count(1)
        visit.picture(f"practice-femkort-{width}")
        assert [card["x"] for card in before] == [box(card)["x"] for card in cards]
        answers = page.locator(".dock .answers button").all()
        assert len(cards) == 5
        assert all(apart(box(card), box(answer)) for card in cards for answer in answers)


def assert_apart(visit: Visit, size: str) -> None:
    """The hint lies over no card of one's own, and over nothing that may be answered."""
    one = box(visit.page.get_by_role("region", name="Hint"))
    others = visit.page.locator(".dock .hand button, .dock .answers button").all()
    assert len(others) >= 5, "three cards, and what may be announced"
    assert all(apart(one, box(other)) for other in others), size


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found
    assert found["width"] > 30
    assert found["height"] > 20
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have nothing in common."""
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return (
        beside or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    )
