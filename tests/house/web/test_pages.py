"""What a house sends of its pages: named at once, compressed, kept for ever or asked for anew."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from asking import Asker, asking
from lansquenet.house.web import pages

LONG = "x" * 2 * pages.SMALL
SQUEEZED = {"accept-encoding": "gzip"}


@pytest.fixture
def asker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    """A house with a page of a few words, and one secret."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>Page</title></head>", "utf-8")
    for name in ("table.js", "sans.woff2"):
        (tmp_path / "assets" / name).write_text(LONG, "utf-8")
    files = {
        "main": ["/assets/main.js"],
        "screens": {"lobby": ["/assets/lobby.css"], "t": ["/assets/table.js"]},
        "texts": {"de": ["/assets/de.js"]},
        "pages": {"de": ["/assets/de_pages.js"]},
    }
    (tmp_path / "preloads.json").write_text(json.dumps(files), "utf-8")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    app = FastAPI()
    app.add_middleware(pages.Squeezed, minimum_size=pages.SMALL)
    app.get("/api/me")(lambda: LONG)
    app.include_router(pages.router)
    with asking(app) as asker:
        yield asker


def test_page_names_what_its_screen_and_language_want(asker: Asker) -> None:
    page = asker.get("/t/ABCDEF", headers={"accept-language": "de-AT,en;q=0.5"}).text
    assert '<link rel="modulepreload" crossorigin href="/assets/table.js">' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/de.js">' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/main.js">' in page
    assert "lobby" not in page
    assert "de_pages" not in page
    assert "de_pages" in asker.get("/new", headers={"accept-language": "de"}).text


def test_page_of_a_table_names_its_card(asker: Asker) -> None:
    card = '<link rel="preload" as="fetch" crossorigin href="/api/codes/ABCDEF">'
    assert card in asker.get("/t/ABCDEF").text
    for other in ("/new", "/t", "/t/", "/t/%22%3E%3Cb%3E"):
        assert "/api/codes" not in asker.get(other).text


def test_page_of_no_screen_is_the_lobby(asker: Asker) -> None:
    style = '<link rel="preload" as="style" crossorigin href="/assets/lobby.css">'
    assert style in asker.get("/nonesuch").text


def test_scripts_are_compressed_and_kept_for_ever(asker: Asker) -> None:
    answer = asker.get("/assets/table.js", headers=SQUEEZED)
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == LONG


@pytest.mark.slow
@pytest.mark.parametrize("address", ["/api/me", "/assets/sans.woff2"])
def test_answers_to_somebody_and_fonts_are_not_compressed(asker: Asker, address: str) -> None:
    """A secret beside something chosen by others must not be told by its length."""
    assert "content-encoding" not in asker.get(address, headers=SQUEEZED).headers


def test_worker_keeps_only_files_that_are_there() -> None:
    """One that is missing, and nothing at all would be kept."""
    worker = pages.BUILT / "sw.js"
    if not worker.is_file():
        pytest.skip("the page is not built here")
    named = re.findall(r'"/(assets/[^"]+)"', worker.read_text("utf-8"))
    assert len(named) > 20
    assert [name for name in named if not (pages.BUILT / name).is_file()] == []
