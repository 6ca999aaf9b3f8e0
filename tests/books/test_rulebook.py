"""The rulebook as plain pages."""

from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from fastapi import FastAPI

from asking import Asker, asking
from lansquenet.books.book import book
from lansquenet.games import GAMES
from lansquenet.house.web import pages, rule_pages

VOID = {"meta", "link", "br"}


class Reader(HTMLParser):
    """What a page holds: its anchors, its links, and tags that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.ids, self.links, self.open, self.tags = [], [], [], set()

    def handle_starttag(self, tag: str, attrs: list) -> None:
        found = dict(attrs)
        self.tags.add(tag)
        self.ids += [found["id"]] if "id" in found else []
        self.links += [found["href"]] if "href" in found else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


def lost(reader: Reader) -> list[str]:
    return [link for link in reader.links if link.startswith("#") and link[1:] not in reader.ids]


@pytest.fixture
def client() -> Iterator[Asker]:
    app = FastAPI()
    app.include_router(rule_pages.router)
    with asking(app) as asker:
        yield asker


@pytest.mark.parametrize("game", GAMES)
def test_plain_page_has_every_rule_option_and_source_under_an_anchor(game: str, client: Asker) -> None:
    told, reader = book(game), read(client.get(f"/rules/{game}.html").text)
    options = [f"option-{name}" for name in told.options]
    assert {*told.rules, *options, *(f"source-{key}" for key in told.sources)} <= set(reader.ids)
    assert len(reader.ids) == len(set(reader.ids))


@pytest.mark.parametrize("game", GAMES)
def test_plain_page_is_whole_and_every_link_in_it_leads_somewhere(game: str, client: Asker) -> None:
    reader = read(client.get(f"/rules/{game}.html").text)
    assert reader.open == []
    assert lost(reader) == []


def test_a_link_that_leads_nowhere_is_seen() -> None:
    """The control of the test above."""
    assert lost(read('<p id="here"><a href="#here">a</a><a href="#there">b</a></p>')) == ["#there"]


def test_plain_pages_need_no_script_and_no_style_of_their_own(client: Asker) -> None:
    for address in ["/rules/index.html", "/rules/toepen.html"]:
        page = client.get(address).text
        assert not read(page).tags & {"script", "style", "img", "iframe"}
        assert "style=" not in page


def test_contents_list_every_game(client: Asker) -> None:
    links = read(client.get("/rules/index.html").text).links
    assert [f"/rules/{name}.html" for name in GAMES] == [link for link in links if link.endswith(".html")]


def test_words_of_a_book_are_escaped_and_its_rules_are_links() -> None:
    told = book("lansquenet")
    marked = rule_pages.marked(told, "a <b> & *stress* `x<y` LANS-3 LANS-A9")
    assert marked == (
        'a &lt;b&gt; &amp; <em>stress</em> <code>x&lt;y</code> <a href="#LANS-3">LANS-3</a> LANS-A9'
    )


def test_an_unknown_book_is_refused_without_repeating_what_was_asked_for(client: Asker) -> None:
    answer = client.get("/rules/%3Cscript%3E.html")
    assert answer.status_code == 404
    assert "<script>" not in answer.text


def test_style_sheet_comes_from_the_house(client: Asker) -> None:
    answer = client.get("/rules/rulebook.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert "@media print" in answer.text


def test_without_the_built_page_the_plain_one_is_shown(client: Asker, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    answer = client.get("/rules/skin")
    assert answer.headers["location"] == "/rules/skin.html"
    assert client.get("/rules/nonesuch").headers["location"] == "/rules/index.html"
    (tmp_path / "index.html").write_text("built")
    assert client.get("/rules/skin").text == "built"
