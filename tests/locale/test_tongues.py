"""Books in other languages say what the English says, in the words of the trade, or say that they do not."""

import tomllib
from io import StringIO

import pytest
from fastapi import FastAPI
from rich.console import Console

from asking import asking
from lansquenet.books import tongues
from lansquenet.books.book import Book, book
from lansquenet.books.tongues import KINDS, LANGUAGES, SIGN, book_in, filed, grouped, headings, notice
from lansquenet.books.tongues.compared import _merged, compared, faults, state
from lansquenet.books.tongues.filed import Translation, mark, page, place, to_translate, translation, typeset
from lansquenet.books.tongues.numerals import holds, numbers
from lansquenet.books.tongues.trade import glossary
from lansquenet.cli.shelf.rulebook import show
from lansquenet.errors import BadBook, UnknownName
from lansquenet.fluent import messages
from lansquenet.games import GAMES, file_of
from lansquenet.house.web import catalogue, rest, rule_pages
from rooms import mostly_slow

OTHERS = [tag for tag in LANGUAGES if tag != "en"]
THERE = {name: [tag for tag in OTHERS if place(name, tag).is_file()] for name in (*KINDS, *GAMES)}
TRANSLATED = [name for name in THERE if THERE[name]]  # of a game that has none nobody asks for any
GAME, TAG = "zecchinetta", "fr"  # one that is there


def printed(told: Book, language: str, width: int = 80) -> str:
    out = StringIO()
    show(told, None, Console(file=out, width=width), language)
    return out.getvalue()


# -- what is there


@pytest.mark.slow
@mostly_slow("name", TRANSLATED)
def test_translation_is_whole_and_says_what_the_english_says(name: str) -> None:
    """Every text; the same gaps, numbers of rules and numbers; each made of the English as it is now."""
    found = [f"{tag}: {fault}" for tag in THERE[name] for fault in faults(name, tag)]
    assert not found, f"lansquenet words {name} --check --language {found[0][:2]}"


@pytest.mark.slow
@pytest.mark.parametrize("name", TRANSLATED)
def test_translation_is_set_in_the_order_of_the_book(name: str) -> None:
    """With a mark for every text, and none without: `lansquenet words NAME --language TAG --write`."""
    for tag in THERE[name]:
        assert place(name, tag).read_text("utf-8") == page(name, tag), tag


@pytest.mark.slow
@mostly_slow("name", [name for name in TRANSLATED if name in GAMES])
def test_translated_book_has_the_same_rules_options_and_figures_and_no_sign(name: str) -> None:
    english = book(name)
    for tag in THERE[name]:
        told = book_in(name, tag)
        assert told.language == tag
        assert notice(told, tag) == ""
        for part in ("rules", "options", "presets", "figures", "sources", "steps"):
            assert [*getattr(told, part)] == [*getattr(english, part)]
        assert len(told.words) == len(english.words)
        assert told.play_by() == english.play_by()
        assert SIGN not in f"{vars(told)}"


def test_one_text_of_many_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: what is missing, what is older than its English, and what is of no book."""
    key, text = next(iter(to_translate("loo").items()))
    half = Translation("fr", {key: text, "rules.LOO3-1": "Vieux.", "x": "y"}, {"rules.LOO3-1": "000000"})
    monkeypatch.setattr("lansquenet.books.tongues.compared.translation", lambda *_: half)
    found = [*faults("loo", "fr")]
    assert f"{key}: is English" in found
    assert "rules.LOO3-1: is older than its English" in found
    assert "rules.LOO3-2: is missing" in found
    assert "x: there is no such text in the book" in found
    monkeypatch.setattr("lansquenet.books.tongues.compared.translation", lambda *_: Translation("fr"))
    assert state("loo", "fr") == "none"


@pytest.mark.parametrize(
    ("english", "said", "fault"),
    [
        ("Two of `packs`.", "Deux de `pack`.", "`code`"),
        ("The {rank} loses.", "Le {on} perd.", "gaps"),
        ("By ZECC-6.", "Selon ZECC-7.", "numbers of rules"),
        ("Fifty-two cards.", "Cinquante-trois cartes.", "lost the number 52"),
        ("It pays 3 to 1.", "Elle paie 3 et 4 pour un.", "has the number 4"),
        ("A *rank*.", "Un *rang.", "is not closed"),
        ("It ends.", "Elle finit", "ends otherwise"),
        ("Chips.", "Des fiches.", "glossary has 'jeton'"),
    ],
)
def test_what_is_not_as_in_the_english_is_found(english: str, said: str, fault: str) -> None:
    assert fault in "; ".join(compared(english, said, "fr"))


def test_same_sentence_in_other_words_is_no_fault() -> None:
    assert [*compared("Three stacks, 1,000 chips, 0.5 %.", "Drei Stapel, 1.000 Chips, 0,5 %.", "de")] == []
    assert [*compared("Three times.", "Dreimal.", "de")] == []


# -- numbers


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "three thirteen thirty-two fifty-two ninety-nine"),
        ("fr", "trois treize trente-deux cinquante-deux quatre-vingt-dix-neuf"),
        ("de", "drei dreizehn zweiunddreißig zweiundfünfzig neunundneunzig"),
        ("nl", "drie dertien tweeëndertig tweeënvijftig negenennegentig"),
        ("sv", "tre tretton trettiotvå femtiotvå nittionio"),
        ("it", "tre tredici trentadue cinquantadue novantanove"),
        ("es", "tres trece treinta y dos cincuenta y dos noventa y nueve"),
    ],
)
def test_numbers_are_read_in_every_language(language: str, words: str) -> None:
    assert numbers(words, language)[0] == {"3", "13", "32", "52", "99"}


def test_beginning_of_a_word_holds_a_number_and_an_article_counts_for_none() -> None:
    assert holds("Eine Dreierreihe", "de", "3")
    assert not holds("Eine Reihe", "de", "3")
    assert numbers("ein Stapel", "de") == (set(), {"1"})


def test_ordinals_are_numbers_in_figures_and_in_words() -> None:
    """The compounds count; of the others it is enough that they may stand for their number."""
    said = {
        "en": "the forty-seventh card 47th",
        "fr": "la quarante-septième carte 47e",
        "de": "die siebenundvierzigste Karte 47.",
        "nl": "de zevenenveertigste kaart 47e",
        "sv": "det fyrtiosjunde kortet 47:e",
        "it": "la quarantasettesima carta 47ª",
        "es": "la cuadragésimo séptima carta 47ª",
    }
    for tag, text in said.items():
        for part in (text, text.rpartition(" ")[0], text.rpartition(" ")[2]):
            assert numbers(part, tag)[0] == {"47"}, (tag, part)
            assert [*compared("Card forty-seven:", f"Y {part}:", tag)] == []
    thirds = {
        "en": "third",
        "fr": "troisièmes",
        "de": "dritten",
        "nl": "derde",
        "sv": "tredje",
        "it": "terzo",
    }
    for tag, text in thirds.items():
        assert holds(text, tag, "3")
        assert "3" not in numbers(text, tag)[0]
    assert [*compared("The forty-seventh", "Die siebte nach der vierzigsten", "de")] == [
        "has lost the number 47"
    ]
    assert [*compared("*Sept-et-le-va* pays.", "Le *sept-et-le-va* paie.", "fr")] == []


def test_two_words_of_a_book_that_become_one_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the pool and the trick both called Pott."""
    assert [*_merged("loo", "de")] == []
    pott = Translation("de", {"words.pool": "Pott", "words.trick": "Pott"})
    monkeypatch.setattr("lansquenet.books.tongues.compared.translation", lambda *_: pott)
    monkeypatch.setattr(
        "lansquenet.books.tongues.compared.to_translate",
        lambda _: {"words.pool": "pool", "words.trick": "trick"},
    )
    assert {*_merged("loo", "de")} == {"words.trick: 'pool' and 'trick' are both 'pott'"}


def test_thousands_are_parted_as_the_language_parts_them() -> None:
    assert [grouped(1000, tag) for tag in ("en", "de", "es")] == ["1,000", "1.000", "1000"]
    assert grouped(1_000_000, "fr") == "1\u202f000\u202f000"


# -- what is not there


@pytest.mark.slow
def test_book_that_is_not_translated_is_told_in_english_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongues, "tongues", lambda _: ["en"])
    told = book_in.__wrapped__(GAME, "de")
    assert told is book(GAME)
    assert notice(told, "de") == headings("de")["rulebook-not-yet"]
    assert headings("de")["rulebook-not-yet"] in printed(told, "de")


def test_text_older_than_its_english_is_told_in_english_with_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    there = translation(GAME, TAG)
    old = Translation(TAG, there.texts, there.marks | {"rules.ZECC-4": mark("Other words.")})
    monkeypatch.setattr(
        tongues, "translation", lambda name, tag: old if name == GAME else translation(name, tag)
    )
    told = book_in.__wrapped__(GAME, TAG)
    assert told.rules["ZECC-4"].text == SIGN + book(GAME).rules["ZECC-4"].text
    assert told.rules["ZECC-5"].text == there.texts["rules.ZECC-5"]
    assert '<span lang="en">[en] <em>Per voi</em>' in rule_pages.marked(told, told.rules["ZECC-4"].text)
    monkeypatch.setattr(filed, "translation", lambda *_: old)
    assert f'# was: {there.texts["rules.ZECC-4"]}\nZECC-4 = ""' in page(GAME, TAG)
    assert '"rules.ZECC-4"' not in page(GAME, TAG)


def test_unknown_game_language_or_damaged_file_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    for name, language in (("whist", "fr"), (GAME, "la")):
        with pytest.raises(UnknownName):
            book_in(name, language)
    for text in ("history =", "history = 3"):
        (tmp_path / "fr.toml").write_text(text, "utf-8")
        monkeypatch.setattr(filed, "place", lambda *_: tmp_path / "fr.toml")
        with pytest.raises(BadBook, match="the Français of zecchinetta"):
            translation(GAME, "fr")


# -- words


def test_languages_have_the_same_headings_and_terms() -> None:
    for tag in OTHERS:
        assert headings(tag).keys() == headings("en").keys()
        assert glossary(tag).terms.keys() == glossary("en").terms.keys()
    assert all(term.means for term in glossary("en").terms.values())


def test_a_message_that_chooses_between_forms_is_left_to_the_page(tmp_path) -> None:
    (tmp_path / "x.ftl").write_text(
        "a = One { $n }\n    two\nb =\n    { $n ->\n       *[other] c\n    }\n", "utf-8"
    )
    assert messages(tmp_path / "x.ftl") == {"a": "One {n} two"}


def test_apostrophes_are_set_and_french_marks_do_not_begin_a_line() -> None:
    assert typeset("l'as : « un » `it's`", "fr") == "l’as\u00a0: «\u00a0un\u00a0» `it's`"
    assert typeset("a : b", "de") == "a : b"


def test_new_game_begins_without_the_words_of_its_likeness() -> None:
    from lansquenet.cli.newgame import _is_taken_over

    room = file_of(GAME, "words")
    assert _is_taken_over(room / "en.ftl")
    assert not _is_taken_over(room / "book" / "fr.toml")


# -- where it is read


@pytest.mark.slow
def test_terminal_tells_a_book_in_its_language() -> None:
    for width in (50, 80):
        told = printed(book_in(GAME, TAG), TAG, width)
        assert headings(TAG)["rulebook-history"] in told
        assert SIGN not in told
        assert max(map(len, told.splitlines())) <= width


def test_no_line_of_the_terminal_ends_at_a_space_that_is_not_to_be_broken() -> None:
    """Not before a French mark, nor within a number; the widths go through the whole of a sentence."""
    said = "Donne précédente\u00a0: vous avez 1\u202f234\u202f567 jetons «\u00a0oui\u00a0»"
    for width in range(16, 60):
        out = StringIO()
        Console(file=out, width=width).print(said, highlight=False)
        shown = [line.rstrip(" ") for line in out.getvalue().splitlines()]
        assert " ".join(shown) == said
        assert max(map(len, shown)) <= width


@pytest.mark.slow
def test_plain_page_is_in_the_language_that_is_asked_for_or_the_browsers() -> None:
    app = FastAPI()
    app.include_router(rule_pages.router)
    with asking(app) as asker:
        asked = asker.get(f"/rules/{GAME}.html?language={TAG}")
        wished = asker.get(f"/rules/{GAME}.html", headers={"accept-language": f"xx, {TAG}-CH;q=0.9"})
        assert asked.text == wished.text
        assert asked.headers["vary"] == "accept-language"
        assert f'<html lang="{TAG}">' in asked.text
        assert headings(TAG)["rulebook-presets"] in asked.text
        assert f'href="/rules/index.html?language={TAG}"' in asked.text
        shelf = asker.get(f"/rules/index.html?language={TAG}").text
        assert headings(TAG)["rulebook-title"] in shelf
        assert f"/rules/{GAME}.html?language={TAG}" in shelf


@pytest.mark.slow
def test_house_tells_a_book_in_a_language() -> None:
    told = catalogue.described(GAME, TAG)
    assert told.language == TAG
    assert told.rules[3].text == translation(GAME, TAG).texts["rules.ZECC-4"]
    app = FastAPI()
    app.include_router(rest.router)
    with asking(app) as asker:
        assert asker.get(f"/api/games/{GAME}?language={TAG}").json()["language"] == TAG
        assert asker.get(f"/api/games/{GAME}?language=xx").status_code == 422


def test_a_translation_is_toml_with_a_mark_for_every_text() -> None:
    table = tomllib.loads(place(GAME, TAG).read_text("utf-8"))
    assert table["made_of"].keys() == to_translate(GAME).keys()
