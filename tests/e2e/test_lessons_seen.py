"""A newcomer learns a game in a minute, on the real table, and then sits down and is asked something."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect
from visits import Visit

from conftest import visited
from lansquenet.games import file_of
from servers import Served

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
FIRST_CHOICE = 10.0  # seconds from Play now; a lesson's own time is the reader's
GENEROUS = 6  # times, on a machine that is busy


@contextmanager
def learning(browser: Browser, house: Served, size: str) -> Iterator[Visit]:
    width, height = SIZES[size]
    with visited(browser, house, viewport={"width": width, "height": height}) as visit:
        visit.come()
        yield visit


def taken(visit: Visit, game: str) -> list[str]:
    """The lesson from its first step to its last, wrong answers first; the replies."""
    steps = tomllib.loads(file_of(game, "lesson.toml").read_text("utf-8"))["steps"]
    page, replies = visit.page, []
    page.goto(f"{visit.url}/practice/{game}")
    for number, step in enumerate(steps, 1):
        expect(page.locator("aside h2")).to_have_text(f"Step {number} of {len(steps)}")
        expect(page.locator("aside .words p").first).to_have_text(step["say"].replace("*", ""))
        if "right" in step:
            replies += answered(visit, step)
        elif number < len(steps):
            page.get_by_role("button", name="Next").click()
    return replies


def answered(visit: Visit, step: dict[str, list[str]]) -> list[str]:
    """Give the first wrong answer that is known of, then the right one; what was said to the wrong one."""
    page, said = visit.page, []
    page.locator(".dock .ready").wait_for()
    cards, buttons = page.locator(".dock .legal"), page.locator(".dock .answers button")
    wrong = [reply[1] for reply in step.get("no", [])]
    if wrong and not cards.count():
        page.locator(".dock .answers button:not(.primary)").first.click()
        expect(page.locator(".reply p")).to_be_visible()
        said.append(page.locator(".reply p").inner_text())
        assert said[-1] in [text.replace("*", "") for text in wrong]
        page.locator(".dock .ready").wait_for()
    if cards.count():
        names = {"Qh": "queen of hearts", "As": "ace of spades"}
        page.get_by_role("button", name=names[step["right"][0]]).first.click()
        if page.locator(".reply").count() == 0 and page.locator(".dock .answers .primary").count():
            page.locator(".dock .answers .primary").click()
    else:
        buttons.and_(page.locator(".primary")).click()
    return said


@pytest.mark.parametrize(("game", "size"), [("zecchinetta", "desk"), ("loo", "phone")])
def test_lesson_is_walked_to_its_end_and_leads_to_a_table(
    browser: Browser, house: Served, game: str, size: str
) -> None:
    """Wrong answers are answered with the reason, and the table that follows asks within seconds."""
    with learning(browser, house, size) as learner:
        assert taken(learner, game)
        begun = monotonic()
        learner.page.get_by_role("button", name="Sit down").click()
        assert learner.asked(GENEROUS * FIRST_CHOICE)
        assert monotonic() - begun < GENEROUS * FIRST_CHOICE


def test_book_opens_with_how_it_goes_and_ends_with_its_history(browser: Browser, house: Served) -> None:
    with learning(browser, house, "desk") as learner:
        learner.page.goto(f"{learner.url}/rules/loo")
        heads = learner.page.locator(".sheet h2")
        expect(heads.first).to_have_text("How it goes")
        told = heads.all_inner_texts()
        assert told[1] == "What to do"
        assert told[-1] == "Whence it comes"
        learner.page.get_by_role("link", name="Learn it in a minute").click()
        expect(learner.page.locator("aside h2")).to_have_text("Step 1 of 6")
