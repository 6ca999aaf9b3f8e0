"""The site: every game's page tells its whole book with its exact figures, and links lead somewhere."""

import importlib.util
import re
import shutil
from fractions import Fraction
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from carried import unpacked
from lansquenet.books.book import book
from lansquenet.books.tongues import LANGUAGES, book_in
from lansquenet.books.tongues.trade import glossary
from lansquenet.edition import folder
from lansquenet.games import GAMES
from lansquenet.odds import figures, grids
from rooms import seldom, transcript, transcripts

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
FAST = ["lansquenet", "zecchinetta"]  # whose odds are walked in a moment


@pytest.fixture(scope="module")
def pages() -> ModuleType:
    """The hook by which the site is built."""
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "docs/pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("game", FAST)
def test_page_of_a_game_tells_every_rule_option_and_figure(pages: ModuleType, game: str) -> None:
    told, page = book(game), pages.volume(game)
    anchors = [
        *told.rules,
        *(f"option-{name}" for name in told.options),
        *(f"figure-{key}" for key in told.figures),
    ]
    assert [anchor for anchor in anchors if f'id="{anchor}"' not in page] == []
    assert page.startswith(f"# {told.title}\n")


@pytest.mark.slow
@pytest.mark.parametrize("game", FAST)
def test_page_of_a_game_has_the_figures_of_every_preset(pages: ModuleType, game: str) -> None:
    page = pages.figured(game)
    for preset in ["", *book(game).presets]:
        for key, value in figures(game, book(game).play_by(preset)).items():
            told = page.partition(f'id="figure-{key}"')[2].partition("<dt")[0]
            assert f"<td>{value}</td>" in told, (preset, key)


def test_words_of_the_trade_stand_side_by_side(pages: ModuleType) -> None:
    page = pages.terms()
    for key in ("banker", "punter", "trick"):
        row = next(line for line in page.splitlines() if f"| {glossary('en').terms[key].term}" in line)
        assert all(glossary(tag).terms[key].term in row for tag in LANGUAGES)


@pytest.mark.slow
def test_page_of_a_game_in_another_language_leads_to_the_others(
    pages: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "GAMES", {"zecchinetta": GAMES["zecchinetta"]})
    told, page = book_in("zecchinetta", "fr"), pages.foreign(["fr"])["games/fr/zecchinetta.md"]
    assert told.rules["ZECC-7"].text in page
    assert 'href="../zecchinetta.html"' in page
    assert 'href="../de/zecchinetta.html"' in page


@pytest.mark.slow
@pytest.mark.parametrize("there", [True, False])
def test_page_of_a_game_leads_to_its_table_where_there_is_one(
    pages: ModuleType, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setattr(pages.playable, "is_here", lambda: there)
    assert ('href="../../table/play/zecchinetta/"' in pages.volume("zecchinetta", "fr")) is there
    assert ('data-game="zecchinetta" data-house="../table/"' in pages.figured("zecchinetta")) is there


@pytest.mark.slow
@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_figures_stand_in_the_page_of_every_language(pages: ModuleType, tag: str) -> None:
    """The same fractions, what they mean in the language, and all that is said of them."""
    page, told = pages.figured("zecchinetta", tag), book_in("zecchinetta", tag)
    for key, value in figures("zecchinetta", told.play_by("")).items():
        assert f"<td>{value}</td>" in page.partition(f'id="figure-{key}"')[2].partition("<dt")[0]
    said = pages.playable.said(tag)
    assert f"<th>{said['rules']}</th><th>{said['exact']}</th><th>{said['decimal']}</th>" in page
    assert "0,157895" in page
    assert "as usual" not in page


@pytest.mark.parametrize("tag", ["en", "fr"])
def test_every_game_has_a_picture_of_its_table(pages: ModuleType, tag: str) -> None:
    top = "../" if tag == "en" else "../../"
    for game in GAMES:
        page = pages.pictured(game, tag)
        assert f'src="{top}pictures/games/{game}.webp"' in page
        assert f'alt="{escape(book_in(game, tag).title)}' in page


def test_site_says_the_same_in_every_language(pages: ModuleType) -> None:
    for tag in LANGUAGES:
        told = pages.playable.said(tag)
        assert [*told] == [*pages.playable.said("en")]
        gaps = [re.findall(r"{\w+}", text) for text in told.values()]
        assert gaps == [re.findall(r"{\w+}", text) for text in pages.playable.said("en").values()], tag


@pytest.mark.parametrize("there", [True, False])
def test_every_transcript_of_a_game_is_in_its_page_and_leads_to_its_replay(
    pages: ModuleType, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """The link has all of the transcript; without a house there is the text alone."""
    monkeypatch.setattr(pages.playable, "is_here", lambda: there)
    page = pages.played("zecchinetta", "en")
    links = re.findall(r'href="\.\./table/replay/\?seat=(\d+)#t=([\w-]+)"', page)
    texts = [file.read_text("utf-8") for file in transcripts("zecchinetta")]
    assert all(f"<pre><code>{escape(text)}</code></pre>" in page for text in texts)
    assert [unpacked(letters) for _, letters in links] == (texts if there else [])
    assert bool(pages.played("zecchinetta", "fr")) is there


def test_document_that_names_a_transcript_leads_to_its_replay(
    pages: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages.playable, "is_here", lambda: True)
    for document in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        text = document.read_text("utf-8")
        shown = pages.playable.with_replays(text)
        assert len(re.findall(r"^\$.*/transcripts/", text, re.MULTILINE)) == shown.count("See it played")
    assert unpacked(re.findall(r"#t=([\w-]+)", pages.playable.with_replays(README))[0]) == transcript(
        "zecchinetta", "E2"
    )


@pytest.mark.slow
def test_figures_of_another_game_are_not_on_the_page(pages: ModuleType) -> None:
    """The control of the tests above."""
    assert 'id="ZECC-1"' not in pages.volume("lansquenet")
    assert "<td>8/19</td>" not in pages.figured("lansquenet")


@pytest.mark.slow
def test_navigation_and_contents_name_every_game(pages: ModuleType) -> None:
    """A game of a new kind would be forgotten in silence."""
    config = type("Config", (), {"nav": [{"Home": "index.md"}, {"Games": "games/index.md"}]})
    first, *kinds = pages.on_config(config).nav[1]["Games"]
    named = [page for kind in kinds for pages_of_kind in kind.values() for page in pages_of_kind]
    assert first == "games/index.md"
    assert sorted(named) == sorted(f"games/{game}.md" for game in GAMES)
    assert all(f"({game}.md)" in pages.contents() for game in GAMES)


@pytest.mark.parametrize(
    ("link", "page", "place"),
    [
        ("docs/bots.md", "index.md", "bots.md"),
        ("docs/pictures/bank.png", "index.md", "pictures/bank.png"),
        ("CONTRIBUTING.md", "index.md", "contributing.md"),
        ("src/lansquenet/games", "index.md", "games/index.md"),
        ("../examples/bot.py", "bots.md", "sources/examples/bot.py"),
        ("fairness.md", "protocol.md", "fairness.md"),
    ],
)
def test_links_of_documents_lead_to_where_things_are_on_the_site(
    pages: ModuleType, link: str, page: str, place: str
) -> None:
    assert pages.place(link, page) == place


class Reader(HTMLParser):
    """What a page links to, what it fetches, and its anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.links, self.fetched, self.ids = [], [], {""}

    def handle_starttag(self, tag: str, attrs: list) -> None:
        found = dict(attrs)
        self.ids |= {found.get("id", ""), found.get("name", "")}
        if tag in ("a", "link") and "href" in found:
            (self.links if tag == "a" else self.fetched).append(found["href"])
        if "src" in found:
            self.fetched.append(found["src"])


BUILT = "fr"  # one language stands for all: each has as many pages as there are games
UNBUILT = rf"(?:\.\./)?(?:{'|'.join(tag for tag in LANGUAGES if tag not in ('en', BUILT))})/"


def figures_or_halves(name: str, *given: Any) -> dict[str, Fraction]:
    """The figures of a game; where they take long, as many meaningless ones."""
    return figures(name, *given) if name in FAST else dict.fromkeys(book(name).figures, Fraction(1, 2))


def pages_alone(place: Path, pyodide: Path, say: object, base: str) -> None:
    """Write only those files of a house that can be linked to."""
    shutil.copytree(folder.pages.BUILT, place)
    folder.write_pages(place, base)
    (place / "rules" / "index.html").write_text("the books", "utf-8")


@pytest.fixture(scope="module", params=["in a moment", seldom("whole")])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Reader]:
    """The site, built as strictly as `make site` does; every page of it, read.

    In a moment: without Python in the house of files, and without figures that take long.
    """
    pytest.importorskip("mkdocs")
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    place = tmp_path_factory.mktemp("site")
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, site_dir=str(place))
    config.extra["languages"] = [BUILT]
    hook = config.plugins["docs/pages.py"]  # MkDocs makes one a process
    with pytest.MonkeyPatch.context() as patch:
        if request.param != "whole":
            patch.setattr(hook, "figures", figures_or_halves)
            patch.setattr(hook, "grids", lambda name, rules: grids(name, rules) if name in FAST else [])
            patch.setattr(folder, "write", pages_alone)
        hook.values.cache_clear()
        build(config)
        hook.values.cache_clear()
    edge = figures("faro", book("faro").play_by())["full.edge"] if request.param == "whole" else "1/2"
    assert f"<td>{edge}</td>" in (place / "games/faro.html").read_text("utf-8")
    read = {}
    for file in place.rglob("*.html"):
        read[file] = Reader()
        read[file].feed(file.read_text("utf-8"))
    return read


@pytest.mark.slow
def test_site_has_every_page_and_fetches_nothing_from_elsewhere(site: dict[Path, Reader]) -> None:
    assert {f"{game}.html" for game in GAMES} <= {file.name for file in site}
    for file, reader in site.items():
        if file.name == "404.html":  # which knows not where it is shown
            continue
        for fetched in reader.fetched:
            assert not re.match(r"(https?:)?//", fetched), f"{file.name} fetches {fetched}"
            assert (file.parent / fetched.partition("?")[0]).resolve().is_file(), (
                f"{file.name} lacks {fetched}"
            )


@pytest.mark.slow
def test_every_link_of_the_site_leads_somewhere(site: dict[Path, Reader]) -> None:
    """MkDocs itself looks only at links in Markdown, and most of a book is HTML."""
    lost = [
        (file.name, link)
        for file, reader in site.items()
        if file.name != "404.html"
        for link in reader.links
        if not re.match(rf"https?:|mailto:|{UNBUILT}", link) and not leads(site, file, link)
    ]
    assert lost == []


def leads(site: dict[Path, Reader], file: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    path = path.partition("?")[0]
    target = (file.parent / path).resolve() if path else file
    if target.suffix != ".html":
        return target.exists()
    return target in site and anchor in site[target].ids


def test_page_of_the_benchmark_has_the_rows_of_all_who_entered(pages: ModuleType) -> None:
    page = type("Page", (), {"file": type("File", (), {"src_uri": "lansquenet-7.md"})})
    told = pages.on_page_markdown("before\n\n<!-- rows -->\n", page)
    assert told.startswith("before\n\n| policy | against random | against steady | what it is |\n")
    assert "\n| steady | " in told
    assert "### Gained on steady, a hand" in told


@pytest.mark.slow
def test_every_number_of_the_paper_is_computed(pages: ModuleType) -> None:
    """From the rules, or from what a command has written down; none is typed in."""
    page = type("Page", (), {"file": type("File", (), {"src_uri": "paper.md"})})
    text = (ROOT / "docs/paper.md").read_text("utf-8")
    told = pages.on_page_markdown(text, page)
    assert "{{" not in told
    assert f"This package has {len(GAMES)} of them" in told.replace("\n", " ")
    edge = figures("zecchinetta", book("zecchinetta").play_by(""))["opening_bet.edge"]
    assert f"costs {edge} (15.789 %)" in told.replace("\n", " ")
    solved, fast = ((ROOT / "docs" / page).read_text("utf-8") for page in ("solved.md", "performance.md"))
    assert "-0.148050 to -0.146098 penalties" in told.replace("\n", " ")
    assert "-0.148050 to -0.146098" in solved
    speed = re.search(r"\| toepen \| 1024 tables at once, observed \| *\| ([\d.]+ [kM]) ", fast)
    assert speed
    assert f"{speed[1]} at Toepen" in told.replace("\n", " ")


def test_number_that_is_not_there_stops_the_site(pages: ModuleType) -> None:
    for wrong in ("{{solved | bridge | nodes}}", "{{count | hopes}}", "{{luck}}"):
        with pytest.raises(KeyError):
            pages.computed.filled_in(wrong)
