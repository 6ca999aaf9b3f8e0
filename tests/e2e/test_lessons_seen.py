"""A newcomer learns a game in a minute, on the real table, and then sits down and is asked something."""

import re

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from lansquenet.books.lessons import script
from lansquenet.games import GAMES
from learners import WAYS, Learner
from rooms import LOOKED_AT
from servers import Served
from visits import Visit

FIRST_CHOICE = 10.0  # seconds from Play now
LEARNT = 90.0  # and by way of a lesson that is read
GENEROUS = 6  # times, on a machine that is busy
EACH = [(game, [*WAYS][n % len(WAYS)]) for n, game in enumerate(GAMES)]


@pytest.mark.parametrize(
    ("game", "way"),
    [pytest.param(*row, marks=[pytest.mark.long] * (row[0] not in LOOKED_AT)) for row in EACH],
)
def test_lesson_is_walked_to_its_end_and_leads_to_a_table(
    browser: Browser, house: Served, game: str, way: str
) -> None:
    """What leads nowhere is answered with the reason, and the table that follows asks within seconds."""
    lesson = script(game)
    assert lesson is not None
    told = [point.say.replace("*", "") for point in lesson.points]
    replies = {reply.text.replace("*", "") for point in lesson.points for reply in point.no}
    options, keys = WAYS[way]
    with visited(browser, house, **options) as visit:
        learner = Learner(visit, keys)
        visit.page.goto(visit.url)
        took = learner.learns(game)
        assert len(learner.told) == len(told)
        assert plain(learner.told) == plain(told)
        assert plain(learner.replied) <= replies
        assert took < LEARNT  # with what a busy machine adds: `make bench-newcomer` measures it
        assert learner.sits_down() < GENEROUS * FIRST_CHOICE


def plain(texts: list[str]) -> set[str]:
    """Those in which no card is named: cards are called as the deck has them."""
    return {text for text in texts if not re.search("[♠♥♦♣]| of ", text)}


def test_book_opens_with_how_it_goes_and_ends_with_its_history(visit: Visit) -> None:
    visit.come()
    visit.page.goto(f"{visit.url}/rules/loo")
    heads = visit.page.locator(".sheet h2")
    expect(heads.first).to_have_text("How it goes")
    told = heads.all_inner_texts()
    assert told[1] == "What to do"
    assert told[-1] == "Whence it comes"
    visit.page.get_by_role("link", name="Learn it in a minute").click()
    expect(visit.page.locator("aside h2")).to_have_text("Step 1 of 6")
