"""Nothing lies over what it may not, nothing is cut, too small or moves by itself, in any state of a hand.

These are some of the tables with most on the cloth; `make bench-stage` looks at all games in all windows.
"""

import pytest
from playwright.sync_api import Browser

from rooms import seldom
from servers import Served
from surveys import WINDOWS, surveyed, table

TABLES = [
    ("lansquenet", "1280x800", 5),
    ("basset", "360x740", 5),
    ("biribi", "844x390", 5),
    ("toepen", "390x844", 8),
]
MORE = [
    ("monte", "1280x800", 10),
    ("casino_war", "1280x800", 4),
    ("coupeurs", "360x740", 5),
    ("lansquenet", "390x844", 5),
    ("basset", "1280x800", 5),
    ("ziginette", "844x390", 5),
    ("stuss", "844x390", 5),
    ("coupeurs", "1280x800", 5),
    ("polish_bank", "1280x800", 5),
    ("irish_loo", "1280x800", 5),
    ("pharaon", "844x390", 5),
    ("zecchinetta", "844x390", 5),
    ("norrlandsknack", "844x390", 5),
    ("red_dog", "zoom 200%", 5),
    ("tempeln", "zoom 200%", 5),
    ("femkort", "letters 200%", 4),
    ("pharaon", "360x740 de", 5),
    ("biribi", "360x740 de", 5),
    ("skin", "390x844", 5),
    ("toepen", "390x844", 4),
    ("toepen", "1280x800", 3),
    ("toepen", "1280x800", 4),
    ("loo", "1280x800", 3),
    ("loo", "360x740", 8),
    ("tomato", "390x844", 10),
    ("femkort", "844x390", 7),
    ("zecchinetta", "390x844", 10),
    ("baccarat", "844x390", 9),
    ("lansquenet", "844x390", 12),
    ("macao", "390x844", 8),
    ("skin", "1280x800", 7),
    ("casino_war", "390x844", 2),
    ("casino_war", "844x390", 6),
]
WRONG = """() => {
  const all = what => document.querySelectorAll(what);
  const set = (what, style) => all(what).forEach(one => Object.assign(one.style, style));
  set('.plate', {translate: '130px 0'});
  set('.plate b', {fontSize: '8px'});
  set('.dock .answers', {translate: '0 90px'});
}"""


@pytest.mark.parametrize(("game", "window", "seats"), [*TABLES, *(seldom(*table) for table in MORE)])
def test_nothing_is_wrong_in_any_state_of_a_hand(
    browser: Browser, house: Served, game: str, window: str, seats: int
) -> None:
    found = surveyed(browser, house, game, WINDOWS[window], seats, draws=False)
    assert found == []


def test_what_is_wrong_is_found(browser: Browser, house: Served) -> None:
    """Plates that are pushed over chips, letters that are made small, a dock that sinks."""
    with table(browser, house, "lansquenet", WINDOWS["1280x800"]) as visit:
        assert visit.page.evaluate("survey.faults()") == []
        visit.page.evaluate(WRONG)
        found = {one["fault"] for one in visit.page.evaluate("survey.faults()")}
    assert {"letters too small", "answer is cut"} < found
    assert any("plate" in fault for fault in found), found
