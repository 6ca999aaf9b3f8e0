"""Anything asked in the laboratory, by somebody who knows no words for it."""

import re

import pytest
from playwright.sync_api import Browser, expect
from visits import Visit

from conftest import visited
from lansquenet import ask
from lansquenet.books.book import book
from servers import Served

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@pytest.fixture(params=[*SIZES])
def sized(request: pytest.FixtureRequest, browser: Browser, house: Served):
    width, height = SIZES[request.param]
    with visited(browser, house, viewport={"width": width, "height": height}) as visit:
        visit.size = request.param
        visit.come()
        yield visit


def answer(visit: Visit):
    return visit.page.locator(".found")


def test_what_the_bank_wins_when_two_eights_are_gone_is_asked_by_a_few_clicks(sized: Visit) -> None:
    """The answer is that of Python, and its address asks it again."""
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single")
    gone = sized.page.get_by_role("group", name="Cards that are gone")
    gone.get_by_role("button", name="8 (4 left)").click()
    gone.get_by_role("button", name="8 (3 left)").click()
    sized.page.get_by_role("button", name="Answer exactly").click()
    exact = ask("lansquenet", "single").seen("8 8").mean("won bank")
    expect(answer(sized)).to_contain_text(f"= {exact}")
    expect(answer(sized)).to_contain_text("gone: 8 8")
    expect(answer(sized)).to_contain_text("preset single, options: none changed. 2 seats")
    sized.picture(f"asked-anything-{sized.size}")
    assert sized.faults() == []
    assert sized.page.evaluate("document.documentElement.scrollWidth") <= SIZES[sized.size][0]
    sized.page.goto(sized.page.url)
    expect(answer(sized)).to_contain_text(f"= {exact}")


def test_law_is_drawn_and_best_play_is_a_table(sized: Visit) -> None:
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single&ask=law&measure=won+bank&over=3")
    expect(sized.page.locator("svg rect")).to_have_count(4)
    sized.page.goto(f"{sized.url}/lab/basset?preset=narrative&ask=table&measure=won+B&best=B")
    rides = answer(sized).get_by_role("row", name=re.compile("7–45.*paroli"))
    expect(rides).to_have_count(1)
    assert sized.faults() == []


def test_what_cannot_be_asked_is_said_in_a_sentence(sized: Visit) -> None:
    sized.page.goto(f"{sized.url}/lab/lansquenet?ask=mean&measure=nonsense")
    expect(sized.page.locator("form p[role=alert]")).to_contain_text("No measure is called 'nonsense'")
    sized.complaints.clear()  # of the browser, that the house refused
    sized.page.goto(f"{sized.url}/lab/toepen")
    expect(sized.page.get_by_text("Hands of this game are hidden")).to_be_visible()


@pytest.mark.parametrize("tag", ["de", "sv"])
def test_words_of_a_game_are_asked_in_the_readers_language(browser: Browser, house: Served, tag: str) -> None:
    with visited(browser, house, locale=tag) as visit:
        visit.come()
        for game in ("lansquenet", "red_dog"):
            visit.page.goto(f"{visit.url}/lab/{game}")
            visit.page.locator(".go").wait_for()
            shown = visit.page.locator("section.sheet").first.inner_text()
            assert [text for text in book(game).asked.values() if " " in text and text in shown] == []
            assert "ask-" not in shown
