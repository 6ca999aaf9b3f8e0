"""The page on the sources says what the books and the tests say, and leaves nothing of either out."""

import re
from fractions import Fraction

import pytest

from sources import NUMBER, docstrings, named, page, reckoned, shelves, texts

FIGURES = [row for text in texts().values() for row in text.get("figures", [])]


@pytest.mark.slow
def test_every_rule_has_a_line_with_the_tests_that_cite_it() -> None:
    lines = [line.split(" | ") for line in page().splitlines() if line.startswith("| ")]
    told = {line[0].removeprefix("| "): line[-1].removesuffix("|").strip() for line in lines}
    for here in shelves():
        assert {rule["number"] for rule in here.rules} <= told.keys(), here.title
        assert [rule["number"] for rule in here.rules if not told[rule["number"]]] == [], here.title


every_text = pytest.mark.parametrize("text", texts().values(), ids=list(texts()))


def resting_on(text: dict) -> set[str]:
    """The rules that rest on this text."""
    keys = set(text["sources"])
    books = [here for here in shelves() if here.name in text["books"]]
    return {rule["number"] for here in books for rule in here.rules if keys & named(rule["source"])}


@every_text
def test_every_sentence_of_a_text_is_in_rules_that_name_it_and_no_other_rule_does(text: dict) -> None:
    said = [set(NUMBER.findall(rules)) for _, rules in text["passages"]]
    assert all(said)
    assert set().union(*said) == resting_on(text)


@every_text
def test_every_option_of_a_sentence_is_an_option(text: dict) -> None:
    options = {name for here in shelves() if here.name in text["books"] for name in here.options}
    for _, rules in text["passages"]:
        asked = re.search(r"options? (.*)", rules)
        assert set(re.findall(r"`(\w+)`", asked[1] if asked else "")) <= options, rules


@every_text
def test_every_book_of_a_text_rests_on_it_and_every_name_of_it_is_used(text: dict) -> None:
    books = [here for here in shelves() if here.name in text["books"]]
    assert sorted(here.name for here in books) == sorted(text["books"])
    for here in books:
        assert here.attested(set(text["sources"])), here.title
    assert set(text["sources"]) <= {
        key for here in books for rule in here.rules for key in named(rule["source"])
    }


@every_text
def test_what_is_left_out_has_a_reason(text: dict) -> None:
    assert text["out"]
    for what, why in text["out"]:
        assert what[-1] in ".?"
        assert why[-1] in ".)"
        assert what in page()


@pytest.mark.slow
@pytest.mark.parametrize("row", FIGURES, ids=[row["says"] for row in FIGURES])
def test_figure_of_a_text_is_reckoned_or_shown_by_a_test(row: dict) -> None:
    """ZECC-14, ZECC-17, ZECC-21, ZIGI-24, BASS-23, BASS-42: what the texts print comes out here."""
    if "test" in row:
        assert row["test"] in docstrings()
    else:
        assert reckoned(row) == Fraction(row["is"])
