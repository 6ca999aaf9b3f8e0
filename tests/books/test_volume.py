"""The books in print: nothing is lost on the way from the rulebook to paper, in any language."""

import json
import re
import sys
from datetime import UTC, datetime
from fractions import Fraction
from functools import partial
from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZIP_STORED, ZipFile

import pytest

from lansquenet.books.book import book
from lansquenet.books.tongues import LANGUAGES, book_in, headings, spoken
from lansquenet.books.wording import slug, worded
from lansquenet.cli.shelf import printing
from lansquenet.games import GAMES
from lansquenet.odds.grid import Grid
from lansquenet.volume import chapter as chapters, hand, typeset
from lansquenet.volume.epub import MIMETYPE, packed
from lansquenet.volume.overhead import grid_words
from lansquenet.volume.parts import Cards, Chapter, FigureTable, Head, Numbered, Prose, Volume, pieces
from lansquenet.volume.reckoned import cell, decimal, exact, tables, usual
from lansquenet.volume.whole import every, single
from rooms import seldom
from test_cli import lansquenet  # noqa: F401 - a fixture

NOW = datetime(2020, 1, 1, tzinfo=UTC)
HOSTILE = """#let x = [1] $a_b$ <tag> @ref \\ "quoted" 'said' // no /* no */ & ~ = - + ] ) ` #"""
TABLES = [
    Grid(
        "What each spread is worth", "spread", ["2 of the rank left", "edge"], [("T", [None, Fraction(1, 3)])]
    )
]
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


@pytest.fixture
def unreckoned(monkeypatch):
    """Books with a figure that nobody has to wait for."""
    monkeypatch.setattr(
        chapters, "usual", lambda name: {key: Fraction(1, 3) for key in list(book(name).figures)[:2]}
    )
    monkeypatch.setattr(chapters, "tables", lambda name: TABLES)
    monkeypatch.setattr(printing, "usual", lambda name: {})
    monkeypatch.setattr(printing, "tables", lambda name: [])


def outside_strings(source: str) -> str:
    """What is no text in a source of Typst: calls and brackets."""
    return STRING.sub("", source)


def linked(archive: ZipFile) -> set[str]:
    """Every place that a link of a book leads to and that is not there."""
    trees = {
        name: ElementTree.fromstring(archive.read(name))
        for name in archive.namelist()
        if name.endswith(".xhtml")
    }
    there = {name.removeprefix("book/") for name in archive.namelist()}
    for name, tree in trees.items():
        page, ids = name.removeprefix("book/"), [one.get("id") for one in tree.iter() if one.get("id")]
        assert len(ids) == len(set(ids)), name
        there |= {f"{page}#{one}" for one in ids}
    asked = {
        one.get(way)
        for tree in trees.values()
        for one in tree.iter()
        for way in ("href", "src")
        if one.get(way)
    }
    return asked - there


@pytest.mark.slow
@pytest.mark.parametrize("language", [tag if tag in ("en", "de") else seldom(tag) for tag in LANGUAGES])
def test_every_rule_option_and_source_of_every_game_is_in_the_volume(unreckoned, language):
    volume = every(language)
    source, archive = typeset.source(volume), ZipFile(BytesIO(packed(volume, NOW)))
    told = [book_in(name, language) for name in GAMES]
    assert volume.numbers().keys() == {number for one in told for number in one.rules}
    assert {chapter.name for chapter in volume.chapters} > {*GAMES}
    plain = outside_strings(source)
    assert not set(plain.replace('style.typ": *', "")) & set("$@\\<"), (
        "all that people read stands in strings"
    )
    assert [plain.count(sign) for sign in "[("] == [plain.count(sign) for sign in "])"]
    read = source.replace("\u200b", "").replace("\u00ad", "")
    assert {key for one in told for key in (*one.options, *one.sources) if key not in read} == set()
    assert linked(archive) == set()


@pytest.mark.slow
def test_pdf_has_every_rule_of_its_game_and_takes_any_sign_as_it_stands(unreckoned):
    typst = pytest.importorskip("typst")
    whole = single("zecchinetta", "fr")
    parts = (*whole.chapters[0].parts, Prose(HOSTILE), Numbered("ZECC-999", HOSTILE, HOSTILE))
    volume = Volume("fr", HOSTILE, "", "", (Chapter("zecchinetta", HOSTILE, parts),))
    files = typeset.everything(volume)
    found = json.loads(typst.query(files, "metadata", field="value", ignore_system_fonts=True))
    assert found == [*book("zecchinetta").rules, "ZECC-999"]
    assert typst.compile(files, format="pdf", ignore_system_fonts=True)[:5] == b"%PDF-"


@pytest.mark.slow
def test_worked_hand_is_told_in_the_words_of_each_language_with_its_cards():
    missing = []
    for name in GAMES:
        told, (rules, steps) = book(name), hand.played(name)
        acts = [act for step in steps for act in (*step.before, *step.answer)]
        keys = {worded(told, rules, *act).key for act in acts}
        for language in set(LANGUAGES) - {"en"}:
            missing += [(name, language, key) for key in keys - spoken(name, language).keys()]
        assert any(isinstance(part, Cards) for part in hand.pages(name, "en")), name
    assert missing == []


def test_worked_hand_names_cards_as_the_deck_has_them():
    shown = [part for part in hand.pages("toepen", "de") if isinstance(part, Cards)]
    assert shown[0].cards[-1][1] == "Kreuz-Bube"
    said = [part.text for part in hand.pages("toepen", "de") if isinstance(part, Numbered)]
    assert "B♣" in said[1]
    assert "silent" not in str([*hand.pages("toepen", "en")])


@pytest.mark.slow
def test_figures_stand_as_fractions_where_they_are_short_and_as_decimals_of_the_language():
    figure = usual("zecchinetta")["opening_bet.edge"]
    assert (exact(figure), decimal(figure, "en"), decimal(-figure, "de")) == ("3/19", "0.157895", "−0,157895")
    assert exact(Fraction(1, 10**40)) == ""
    table = next(
        part for part in single("zecchinetta", "fr").chapters[0].parts if isinstance(part, FigureTable)
    )
    assert ("3/19", "0,157895") in {row[1:] for row in table.rows}


def test_headings_of_print_are_the_same_in_every_language():
    kinds = ("volume-", "table-")
    keys = {tag: {key for key in headings(tag) if key.startswith(kinds)} for tag in LANGUAGES}
    assert len(keys["en"]) == 37
    assert set(map(frozenset, keys.values())) == {frozenset(keys["en"])}
    intros = {headings(tag)["volume-figures-intro"] for tag in LANGUAGES}
    assert len(intros) == len(LANGUAGES)


@pytest.mark.slow
def test_tables_are_told_in_every_language_and_in_its_numbers():
    for name in ("red_dog", "polish_bank", "trente_et_quarante"):
        for grid in tables(name):
            told = {f"table-{slug(words)}" for words in (grid.title, grid.corner, *grid.columns)}
            assert told <= headings("sv").keys()
    grid = tables("red_dog")[0]
    assert [cell(Fraction(-1, 8), grid, tag) for tag in ("en", "de")] == ["−12.50%", "−12,50\u00a0%"]
    assert (cell(Fraction(-1, 8), TABLES[0], "de"), cell(None, TABLES[0], "de")) == ("−1/8", "")
    said = [grid_words(words, "fr") for words in ("3 of the rank left", "Q", "T", "52")]
    assert said == ["3 de ce rang", "D", "10", "52"]


@pytest.mark.long
@pytest.mark.slow
def test_charts_of_hands_are_printed_in_whole_per_cent_and_said_to_be_learnt(monkeypatch):
    """Of Loo, whose table of what to announce is beside its rules: told once that it is no exact figure."""
    monkeypatch.setattr(chapters, "usual", lambda name: {})
    parts = [*single("loo", "de").chapters[0].parts]
    heads = [part.text for part in parts if isinstance(part, Head) and part.text.endswith("mitgehen, %")]
    assert heads[0] == "Erster von dreien, um einen Pott von 3: mitgehen, %"
    sheets = [part for part in parts if isinstance(part, FigureTable) and part.head[0].startswith("Trümpfe")]
    assert all(
        cell.isdecimal() and int(cell) <= 100
        for one in sheets
        for _, *row in one.rows
        for cell in row
        if cell
    )
    assert sum("keine genaue Zahl" in part.text for part in parts if isinstance(part, Prose)) == 1


def test_texts_are_cut_into_what_is_said_stressed_typed_and_numbered():
    found = [*pieces("[en] *Per voi*: see ZECC-4, LOO3-2 and `pack = p40`.")]
    assert [kind for kind, _ in found] == [
        "sign",
        "stress",
        "plain",
        "rule",
        "plain",
        "rule",
        "plain",
        "code",
        "plain",
    ]


@pytest.mark.slow
def test_book_for_readers_is_packed_as_readers_want_it(unreckoned):
    archive = ZipFile(BytesIO(packed(single("toepen", "nl"), NOW)))
    first = archive.infolist()[0]
    assert (first.filename, first.compress_type, archive.read(first).decode()) == (
        "mimetype",
        ZIP_STORED,
        MIMETYPE,
    )
    root = ElementTree.fromstring(archive.read("META-INF/container.xml")).find(".//{*}rootfile")
    package = ElementTree.fromstring(archive.read(root.get("full-path")))
    listed = {f"book/{item.get('href')}" for item in package.iter("{http://www.idpf.org/2007/opf}item")}
    assert listed == set(archive.namelist()) - {"mimetype", "META-INF/container.xml", "book/book.opf"}
    spine = [item.get("idref") for item in package.iter("{http://www.idpf.org/2007/opf}itemref")]
    assert spine == ["f-title-xhtml", "f-nav-xhtml", "f-toepen-xhtml"]
    assert package.find(".//{*}language").text == "nl"
    assert linked(archive) == set()
    for name in archive.namelist():
        if name.endswith(".xhtml"):
            page = ElementTree.fromstring(archive.read(name))
            assert page.get("{http://www.w3.org/XML/1998/namespace}lang") == "nl"
            heads = [one for one in page.iter() if re.search(r"}(?:title|h\d)$", one.tag)]
            assert all("".join(one.itertext()).strip() for one in heads), name
    (nav,) = [item.get("href") for item in package.iter() if item.get("properties") == "nav"]
    contents = ElementTree.fromstring(archive.read(f"book/{nav}")).find(".//{*}nav")
    assert [one.get("href") for one in contents.iter("{http://www.w3.org/1999/xhtml}a")] == ["toepen.xhtml"]


def test_command_says_what_it_lacks(lansquenet, tmp_path, monkeypatch):  # noqa: F811
    out = str(tmp_path / "a.pdf")
    assert "No language is called 'xx'" in lansquenet("rules", "toepen", "--pdf", out, "--language", "xx")[1]
    assert "give --pdf or the number of a rule" in lansquenet("rules", "toepen", "TOEP-1", "--pdf", out)[1]
    assert "No language is called 'xx'" in lansquenet("volume", str(tmp_path), "--language", "xx")[1]
    monkeypatch.setitem(sys.modules, "typst", None)
    for asked in (("rules", "toepen", "--pdf", out), ("volume", str(tmp_path))):
        assert lansquenet(*asked)[1:] == (
            "lansquenet: Printing needs typst: pip install 'lansquenet[book]'.\n",
            2,
        )


def test_command_writes_a_book_or_says_why_not(lansquenet, tmp_path, monkeypatch, unreckoned):  # noqa: F811
    monkeypatch.setitem(sys.modules, "typst", Press)
    file = tmp_path / "toepen.pdf"
    out, _, code = lansquenet("rules", "toepen", "--pdf", str(file), "--language", "nl")
    assert (out, code, file.read_bytes()) == (f"{file}: Toepen\n", 0, b"%PDF-")
    assert "cannot be written" in lansquenet("rules", "toepen", "--pdf", str(tmp_path))[1]
    assert "cannot be used" in lansquenet("volume", str(file / "under"))[1]


class Press:
    """Stands for what sets type."""

    @staticmethod
    def compile(files, **wishes):
        assert wishes["format"] == "pdf"
        assert b"TOEP-1" in files["main.typ"]
        return b"%PDF-"


@pytest.mark.slow
def test_volumes_are_written_in_every_language(lansquenet, tmp_path, monkeypatch, unreckoned):  # noqa: F811
    monkeypatch.setitem(sys.modules, "typst", Press)
    monkeypatch.setattr(printing, "every", partial(single, "toepen"))
    out, _, code = lansquenet("volume", str(tmp_path / "book"))
    assert (len(out.splitlines()), code) == (len(LANGUAGES), 0)
    assert len([*(tmp_path / "book").iterdir()]) == 2 * len(LANGUAGES)
