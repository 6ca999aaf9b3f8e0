"""The report of a table in the browser: read after the table is left, and led on from to another answer."""

import re

import pytest
from playwright.sync_api import Browser, expect

from carried import packed
from conftest import visited
from rooms import seldom, transcripts
from servers import Served
from visits import Visit

LEFT = """() => location.pathname.startsWith('/report/') || document.querySelector('dialog')"""
CARD = """async code => (await (await fetch(`/api/codes/${code}`)).json()).id"""

OUTSIDE = """desk => {
  const at = desk.getBoundingClientRect();
  const found = [...desk.querySelectorAll(':is(button, input):not(.ask *)')];
  const boxes = found.map(one => [one.textContent, one.getBoundingClientRect()]);
  return boxes.filter(([, box]) => box.left < at.left || box.right > at.right)
    .map(([says, box]) => [says, at.left, box.left, box.right, at.right]);
}"""
SEEN = """ask => {
  const [whole, hint] = [ask, ask.querySelector('button')].map(one => one.getBoundingClientRect());
  return hint.height > 0 && hint.bottom <= whole.bottom + 1 && hint.right <= whole.right + 1;
}"""
QUESTIONS = """async ([text, seat]) => {
  const headers = {'content-type': 'text/plain'};
  const answer = await fetch(`/api/replay?seat=${seat}`, {method: 'POST', headers, body: text});
  const hands = (await answer.json()).hands;
  const asked = hands[0].frames.filter(({state}) => !state.over && state.actor === state.me);
  return asked.map(({state}) => state.seq);
}"""
TRICKS = ["loo", "irish_loo", "tomato", "zwikken", "toepen", "femkort", "norrlandsknack"]
CHOOSES = {"zwikken": 2}  # a seat that has a choice in the first hand; of the others the first has
CLEAR = """heading => {
  const range = document.createRange();
  range.selectNodeContents(heading);
  const of = range.getBoundingClientRect();
  const found = [...heading.parentElement.querySelectorAll('.seat *')];
  const seats = found.map(one => one.getBoundingClientRect());
  return seats.length > 0 && !seats.some(at => at.width && at.height
    && at.left < of.right && of.left < at.right && at.top < of.bottom && of.top < at.bottom);
}"""


@pytest.fixture(scope="module", params=[seldom("zecchinetta"), "loo"])
def left(browser: Browser, house: Served, request: pytest.FixtureRequest):
    """Ann, who has played some hands and has left the table; and the report of it."""
    with visited(browser, house) as visit:
        visit.come()
        code = visit.open_table(request.param).rpartition("/")[2]
        hand = 3
        while not visit.play_until(hand):  # the cards may have asked one for nothing in all the hands before
            hand += 1
        table = visit.page.evaluate(CARD, code)
        visit.page.get_by_role("button", name="Leave the table").click()
        sure = visit.page.get_by_role("dialog").get_by_role("button", name="Leave the table")
        visit.page.wait_for_function(LEFT)
        if sure.count():
            sure.click()
        visit.page.wait_for_url(f"**/report/{table}")
        visit.page.get_by_text("every decision judged").wait_for(timeout=120_000)
        yield visit


def figures(texts: list[str]) -> list[float]:
    return [
        float(text.replace("−", "-").replace("±", "").replace("+", "").replace(",", "")) for text in texts
    ]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_whoever_leaves_reads_what_each_answer_cost(left: Visit, size: tuple[int, int]) -> None:
    """What it shows adds up, nothing of it is wider than the window, and axe finds nothing."""
    page = left.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator("section table td").first.wait_for()  # it needs the game's book, which comes after the words
    rest, cost, net = figures(page.locator("section table td").all_inner_texts())
    assert rest + cost == pytest.approx(net, abs=0.11)
    hands = figures(page.locator("details .figure").all_inner_texts())
    assert sum(hands) == pytest.approx(cost, abs=0.1 * len(hands))
    page.locator("details summary").first.click()
    expect(page.locator("details[open] li").first).to_contain_text("You said:")
    left.picture(f"report-{size[0]}")
    assert left.faults() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("details[open] summary").first.click()


def test_one_click_forks_there(left: Visit) -> None:
    page = left.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("details summary").first.click()
    page.get_by_role("link", name=re.compile("^Try it otherwise")).first.click()
    expect(page.get_by_role("region", name="Played otherwise")).to_be_visible()
    page.locator(".desk button").first.wait_for()
    assert page.locator(".desk").evaluate(OUTSIDE) == [], "no answer runs out of the dock"
    assert page.locator(".desk .ask").evaluate(SEEN), "what may be asked below the question is seen"
    for title in ("As it was played", "Played otherwise"):
        assert page.get_by_role("heading", name=title).evaluate(CLEAR), "no seat lies over what it is called"


@pytest.mark.parametrize("game", [TRICKS[0], *map(seldom, TRICKS[1:])])
def test_hint_is_seen_on_a_phone_at_each_question_of_a_hand_of_tricks(
    browser: Browser, house: Served, game: str
) -> None:
    """It stands below what an answer means and above one's cards; the hand is of a transcript."""
    text, seat = transcripts(game)[0].read_text("utf-8"), CHOOSES.get(game, 0)
    with visited(browser, house) as visit:
        visit.page.set_viewport_size({"width": 390, "height": 844})
        visit.come()
        asked = visit.page.evaluate(QUESTIONS, [text, seat])
        assert asked
        for at in asked:
            visit.page.goto("about:blank")  # the address differs in what it carries alone
            visit.page.goto(f"{house.url}/replay/?seat={seat}&at={at}&fork#t={packed(text)}")
            visit.page.locator(".desk .ask button").first.wait_for()
            says = visit.page.locator(".desk .ask").inner_text()
            assert visit.page.locator(".desk .ask").evaluate(SEEN), says
