"""A hand of each game in a language of its own, from the lesson to the report, without a foreign word.

All of it is asked by `pytest tests/e2e/test_own_language.py`, of one game with `-k GAME`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from conftest import visited
from lansquenet.books.tongues import words
from lansquenet.fluent import messages
from lansquenet.games import GAMES, file_of
from lansquenet.house.tables.companions import NAMES as COMPANY
from learners import DESK, PHONE, Learner
from servers import Served
from test_tongues_at_the_table import OTHERS, foreign, words_of
from tongues_seen import NAMES, identifiers
from visits import Visit

AT_HOME = {
    **{"lansquenet": "fr", "basset": "fr", "pharaon": "fr", "coupeurs": "fr", "trente_et_quarante": "fr"},
    **{"zecchinetta": "it", "ziginette": "it", "biribi": "it", "monte": "es", "macao": "es"},
    **{"toepen": "nl", "zwikken": "nl", "tomato": "es", "femkort": "sv", "norrlandsknack": "sv"},
    **{"tempeln": "de", "landsknecht": "de"},
}
ELSEWHERE = dict(zip([game for game in GAMES if game not in AT_HOME], cycle(OTHERS), strict=False))
# Toepen stands for all, where not all are asked: its cards are hidden, and its questions have most words.
IN_ITS_LANGUAGE = pytest.mark.parametrize(
    ("game", "tag"),
    [
        pytest.param(*row, marks=[pytest.mark.long] * (row[0] != "toepen"))
        for row in sorted((AT_HOME | ELSEWHERE).items())
    ],
)
SIZES = [DESK["viewport"], PHONE["viewport"]]
PEOPLE = words_of(*(name for names in COMPANY.values() for name in names)) | NAMES
CARD = """async code => (await (await fetch(`/api/codes/${code}`)).json()).id"""
LEFT = """() => location.pathname.startsWith('/report/') || document.querySelector('dialog')"""
JUDGED = "() => document.querySelector('main table') && !document.querySelector('main progress')"
PLAYING, JUDGING = 300, 600  # seconds, for a hand and for a report
# All that comes to stand in the page or to be read aloud, for however short a time.
LISTENS = """() => {
  const READ = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
  const UNSAID = "script, style, noscript, code, kbd"; // what is typed is the same in all languages
  const known = new Set();
  const hear = (text) => {
    const words = text.trim().replace(/\\s+/g, " ");
    if (/\\p{L}{3}/u.test(words) && !known.has(words)) known.add(words), window.heard(words);
  };
  const attribute = (one, name) => one.hasAttribute(name) && hear(one.getAttribute(name));
  const read = (node) => {
    const kind = node.nodeType;
    if (kind === Node.TEXT_NODE && !node.parentElement?.closest(UNSAID)) hear(node.data);
    if (kind === Node.ELEMENT_NODE) READ.forEach((name) => attribute(node, name));
    node.childNodes.forEach(read);
  };
  const look = (found) => {
    for (const { type, target, attributeName, addedNodes } of found) {
      if (type === "attributes") attribute(target, attributeName);
      else [...addedNodes, ...(type === "characterData" ? [target] : [])].forEach(read);
    }
  };
  const all = { subtree: true, childList: true, characterData: true, attributeFilter: READ };
  new MutationObserver(look).observe(document, all);
}"""


class Traveller(Learner):
    """Who learns and plays in one window, which is now a desk's and now a phone's."""

    def __init__(self, visit: Visit, language: str) -> None:
        super().__init__(visit, False, language)
        self.visit, self.sizes = visit, cycle(SIZES)
        self.heard: set[str] = set()
        visit.page.expose_function("heard", self.hears)
        visit.page.add_init_script(f"({LISTENS})()")

    def hears(self, text: str) -> None:
        self.heard.add(text)

    @property
    def at_the_end(self) -> bool:
        self.turns_about()
        return super().at_the_end

    def turns_about(self) -> None:
        """Another size of the window."""
        self.page.set_viewport_size(next(self.sizes))

    def presses_what_says(self, key: str) -> None:
        """The button of the page that is called so."""
        said = next(texts[key] for texts in map(messages, self.files) if key in texts)
        self.page.get_by_role("button", name=said).first.click()

    @property
    def files(self) -> Iterator[Traversable]:
        """Where it is written what buttons of a table say."""
        return (words(self.language, f"{name}.ftl") for name in ("table", "main", "fairness"))

    def plays_hands(self, game: str) -> str:
        """Two hands at a table, one in each window, with all that lies beside it; the table."""
        self.visit.open_asked(game)
        code = self.page.url.rpartition("/")[2]
        for _ in SIZES:
            self.turns_about()
            self.visit.play_until(self.visit.hand + 1, seconds=PLAYING)
        self.page.set_viewport_size(SIZES[0])
        for tab in ("odds", "talk", "history"):
            self.page.locator(f"#tab-{tab}").click()
            self.page.wait_for_timeout(500)
        for drawer in ("rules", "fairness"):
            self.presses_what_says(drawer)
            self.page.wait_for_timeout(500)
            self.page.keyboard.press("Escape")
        return str(self.page.evaluate(CARD, code))

    def reads_report(self, table: str) -> None:
        """Leave the table, and read what is said of each answer."""
        self.presses_what_says("leave")
        assert self.visit.comes(LEFT, PLAYING)
        sure = self.page.locator("dialog").get_by_role("button").last
        if sure.count():
            sure.click()
        self.page.wait_for_url(f"**/report/{table}")
        assert self.visit.comes(JUDGED, JUDGING)
        self.page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        self.turns_about()
        self.page.wait_for_timeout(500)


@pytest.mark.long
@IN_ITS_LANGUAGE
def test_hand_is_played_from_lesson_to_report_without_a_foreign_word(
    browser: Browser, house: Served, game: str, tag: str
) -> None:
    with visited(browser, house, locale=tag, **DESK) as visit:
        traveller = Traveller(visit, tag)
        visit.page.goto(visit.url)
        traveller.learns(game)
        traveller.reads_report(traveller.plays_hands(game))
        assert found(traveller.heard, tag, game) == []


@IN_ITS_LANGUAGE
def test_what_can_be_asked_in_the_laboratory_has_no_foreign_word(
    browser: Browser, house: Served, game: str, tag: str
) -> None:
    with visited(browser, house, locale=tag, **DESK) as visit:
        visit.come()
        visit.page.goto(f"{visit.url}/lab/{game}")
        visit.page.locator("main select option").first.wait_for(state="attached")
        known = visit.page.request.get(f"{visit.url}/api/lab/{game}/ask").json()
        if {"mean", "chance"} & set(known["answers"]):  # else what is measured is not chosen
            visit.page.locator("optgroup").last.wait_for(state="attached")
        visit.page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        lines = set(visit.page.locator("main").inner_text().split("\n"))
        assert len(lines) > 20
        assert found(lines, tag, game) == []


def found(heard: set[str], tag: str, game: str) -> list[str]:
    """What was heard that has a word of English in it."""
    known = PEOPLE | identifiers(game) | names_of_games(tag)
    return [text for text in sorted(heard) if foreign(text, tag, game) - known]


@cache
def names_of_games(tag: str) -> set[str]:
    """The words of what the lobby says of each of the games: what it is called, and where it is from."""
    said = (messages(file_of(game, f"words/{tag}.ftl")) for game in GAMES)
    return words_of(*(texts[key] for texts in said for key in ("title", "pitch", "from")))


def test_foreign_word_is_heard() -> None:
    """The control: a word of English of many, and names."""
    assert found({"turned", "aufgedeckt", "Widow Corbeau"}, "de", "lansquenet") == ["turned"]
