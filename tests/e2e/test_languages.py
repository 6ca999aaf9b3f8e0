"""The page and its tables in the reader's language, chosen by the browser."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser

from conftest import visited
from lansquenet.books.book import book
from lansquenet.books.wording import texts
from lansquenet.games import file_of
from rooms import seldom
from servers import Served
from test_locale import LANGUAGES, LOCALE
from visits import Visit

OTHERS = [tag for tag in LANGUAGES if tag not in ("en", "de", "fr")]


@pytest.fixture(params=["de", "fr", *map(seldom, OTHERS)])
def abroad(request: pytest.FixtureRequest, browser: Browser, house: Served):
    with visited(browser, house, locale=request.param) as visit:
        visit.tag = request.param
        yield visit


def in_words(tag: str, game: str, key: str) -> str:
    """A text of a table in this language, without gaps."""
    bundle = FluentBundle([tag], use_isolating=False)
    for file in (LOCALE / tag / "games" / "common.ftl", file_of(game, f"words/{tag}.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    message = bundle.get_message(key)
    return str(bundle.format_pattern(message.value, {})[0])


def test_table_asks_answers_and_tells_in_the_readers_language(abroad: Visit) -> None:
    """A practice hand of Toepen: the title, what is asked, and the words on the buttons."""
    abroad.come()
    abroad.page.goto(f"{abroad.url}/practice/toepen/free")
    title = in_words(abroad.tag, "toepen", "title")
    abroad.page.get_by_role("heading", name=title).first.wait_for()
    english = {text for text in texts(book("toepen")).values() if " " in text and "{" not in text}
    abroad.page.locator("section.panel button").first.wait_for()
    shown = abroad.page.locator("main").inner_text()
    assert abroad.page.evaluate("document.documentElement.lang") == abroad.tag
    assert [text for text in english if text in shown] == []
