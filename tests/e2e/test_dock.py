"""The dock: one question and verbs, one height whatever is asked, and nothing that is answered by mistake."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visits import ASKED, BUSY, Visit

# Everything the page says to the house.
LISTENING = """
  window.sent = [];
  const say = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    window.sent.push(JSON.parse(text));
    return say.call(this, text);
  };
"""
HASTY = """() => {
  window.early = window.counted = 0;
  const acts = () => window.sent.filter(one => one.type === 'act').length;
  const look = () => {
    const dock = document.querySelector('.dock .asking');
    if (dock && !document.querySelector('.dock .ready')) {
      const before = acts();
      document.querySelectorAll('.dock .choices button, .dock .hand button').forEach(one => one.click());
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      window.early += 1;
      window.counted += acts() - before;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
TWICE = """() => {
  const main = () => document.querySelector('.dock button.primary');
  main()?.click();
  main()?.click();
  setTimeout(() => main()?.click(), 200);
}"""
CUT = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const inside = (box) => box.top >= dock.top - 1 && box.bottom <= dock.bottom + 1
    && box.left >= dock.left - 1 && box.right <= dock.right + 1;
  const wrong = [...document.querySelectorAll('.dock .choices button, .dock .picker button')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || !inside(one.getBoundingClientRect()));
  const asked = document.querySelector('.dock .question');
  const out = !inside(asked.getBoundingClientRect());
  if (out || asked.scrollHeight > asked.clientHeight + 4) wrong.push(asked);
  return wrong.map(one => one.textContent.trim());
}"""


@pytest.fixture
def heard(visit: Visit) -> Visit:
    """A visitor of whom all is heard that the page says."""
    visit.page.add_init_script(LISTENING)
    visit.come()
    return visit


def sent(visit: Visit, what: str) -> list[dict[str, Any]]:
    return [one for one in visit.page.evaluate("window.sent") if one["type"] == what]


def test_nothing_counts_until_a_question_has_been_in_view(heard: Visit) -> None:
    """Clicks and keys that were meant for what stood there before; afterwards the same click answers."""
    heard.open_table("lansquenet", seats=4, between=3, newcomer=True)
    heard.page.evaluate(HASTY)
    heard.play_on(lambda: heard.page.evaluate("window.early") > 20)
    assert heard.page.evaluate("window.early") > 20
    assert heard.page.evaluate("window.counted") == 0
    assert heard.asked()
    before = len(sent(heard, "act"))
    heard.page.locator(BUSY).first.click()
    heard.page.wait_for_function(f"() => window.sent.filter(one => one.type === 'act').length > {before}")


def test_second_click_on_a_button_makes_no_second_bet(heard: Visit) -> None:
    """Also where the next question comes at once, and its button stands in the same place."""
    heard.open_table("lansquenet", seats=4, between=1, newcomer=True)
    for _ in range(4):
        assert heard.asked()
        heard.page.evaluate(TWICE)
        heard.page.wait_for_timeout(400)
    moments = [(one["hand"], one["seq"]) for one in sent(heard, "act")]
    assert moments
    assert len(set(moments)) == len(moments)


def test_space_hurries_and_never_answers(heard: Visit) -> None:
    """Whoever hurries what is shown has answered nothing when one is asked; Enter goes on after a hand."""
    heard.open_table("zecchinetta", between=15, newcomer=True)  # two equal cards end a hand unasked
    assert heard.asked()
    heard.page.locator("main").focus()
    heard.page.keyboard.press(" ")
    heard.page.wait_for_timeout(200)
    assert sent(heard, "act") == []
    following = heard.page.get_by_role("button", name="Next", exact=True)
    heard.play_on(following.count)
    expect(following).to_be_visible()
    heard.page.wait_for_timeout(500)
    hand = heard.hand
    heard.page.locator("main").focus()
    heard.page.keyboard.press("Enter")
    heard.page.wait_for_function("() => window.sent.some(one => one.type === 'ready')")
    assert sent(heard, "ready")[-1]["hand"] == hand
    heard.play_until(hand + 1, seconds=15)


def test_what_the_main_answer_says_is_what_it_puts(heard: Visit) -> None:
    """The button repeats the amount while it is set, by chips that are tapped and by typing."""
    heard.open_table("lansquenet", seats=4, chips=1000, newcomer=True)
    heard.play_on(heard.page.locator(".dock .ready .steps button", has_text="Add 5").count)
    field, main = heard.page.locator(".dock input[type=number]"), heard.page.locator(".dock button.primary")
    heard.page.get_by_role("button", name="Clear").click()
    heard.page.get_by_role("button", name="Add 5").click()
    expect(main).to_contain_text(field.input_value())
    field.fill("3")
    expect(main).to_contain_text("3")
    main.click()
    heard.page.wait_for_function("() => window.sent.some(one => one.type === 'act')")
    assert sent(heard, "act")[-1]["action"] == 3


UNCOVERED = f"() => !({ASKED})() || !document.querySelector('.ribbon')"


@pytest.mark.parametrize("game", ["toepen", *map(seldom, ("lansquenet", "basset", "faro", "loo"))])
def test_german_fits_into_the_dock_of_a_small_phone(browser: Browser, house: Served, game: str) -> None:
    """The longest words on the smallest screen: no answer and no question is cut, covered or sticks out."""
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "locale": "de"}
    with visited(browser, house, **phone) as visit:
        visit.come()
        visit.open_asked(game, seats=4)
        for _ in range(5):
            if not visit.asked(10):  # the bank has come to this seat
                visit.open_asked(game, seats=4)
            assert visit.page.evaluate(CUT) == []
            assert visit.page.evaluate(UNCOVERED), "what was decided lies over the answers"
            visit.act()
        visit.picture(f"dock-german-{game}")


CHOICES = ".dock .ready .desk:not(.staking, .ranked, .carded) .answers.choices button"
MANY = """() => {
  const answers = document.querySelector('.dock .answers.choices');
  for (let n = answers.children.length; n < 5; n += 1) {
    const textContent = 'Take 80, and raise the couch';
    answers.append(Object.assign(document.createElement('button'), {textContent}));
  }
  answers.classList.remove('four');
  answers.classList.add('many');
  const boxOf = one => one.getBoundingClientRect();
  const found = what => boxOf(document.querySelector(what));
  const [dock, question] = ['.dock-place', '.dock .question'].map(found);
  const out = [...answers.querySelectorAll('button')].map(one => [one, boxOf(one)]).filter(([, box]) =>
    box.left < dock.left - 1 || box.right > dock.right + 1
      || box.bottom > dock.bottom + 1 || box.top < question.bottom - 1);
  return [question.width, out.map(([one]) => one.textContent)];
}"""


def test_question_is_seen_over_five_answers(visit: Visit) -> None:
    """As many as Basset has when a card has won: none is cut, and none has to be scrolled for."""
    visit.come()
    visit.open_table("toepen", seats=2)
    visit.play_on(lambda: visit.page.locator(CHOICES).count() > 0)
    for width, height in ((1280, 800), (1024, 768), (390, 844), (360, 740), (844, 390)):
        visit.resize(width, height)
        broad, out = visit.page.evaluate(MANY)
        assert broad > 150, (width, height)
        assert out == [], (width, height)
