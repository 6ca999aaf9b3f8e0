"""The page of old figures is what the rules say of them today."""

import sys
from fractions import Fraction as F
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
sys.path.append(str(DOCS))
import doctrine  # noqa: E402


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_page_is_what_the_walk_finds():
    assert doctrine.PAGE.read_text("utf-8") == doctrine.page(), "python docs/doctrine.py writes it anew"


@pytest.mark.parametrize(
    ("printed", "exact", "of", "says"),
    [
        (F(1, 12), F(1, 12), 0, "exactly so"),
        (F(1, 54), F(8, 435), 0, "the fraction left out: 1 in 54.375"),
        (F(1, 55), F(8, 435), 0, "not so: 1 in 54.375"),
        (F(3, 100), F(16203, 541450), 100, "rounded from 2.993 in it"),
        (F(28, 252), F(3, 28), 252, "not so: 27 in it"),
    ],
)
def test_it_is_told_how_a_printed_number_came_to_be(printed, exact, of, says):
    assert doctrine.verdict(printed, exact, of, "in it") == says


def test_what_a_book_assumes_is_told():
    """De Morgan's rows: of one card that is put back each time, or of six packs."""
    back = doctrine.with_cards_put_back(32)
    assert doctrine.verdict(F(1379, 10000), F(13783, 100000), 10000, "", back).startswith(
        "with cards put back"
    )
    assert doctrine.verdict(F(1, 10000), F(13783, 100000), 10000, "", back) == (
        "not so: 1378.3 ; with cards put back 1379.05"
    )
    assert sum(doctrine.with_cards_put_back(row) for row in range(31, 41)) == 1


def test_every_cell_of_a_game_of_ours_has_its_address():
    for cell in doctrine.TOLD["cells"]:
        assert (
            doctrine.link(cell["ask"]).startswith("[ask](http://localhost:8000/lab/")
            or doctrine.COMPILED in cell["ask"]
        )


def test_where_an_order_fails_it_is_said():
    table = {9: [F(3), F(1), F(2), F(4)], 7: [F(4), F(5), F(6), F(7)]}
    assert doctrine.ordered(table, (2, 3, 1, 4)) == [9]
    assert doctrine.falls({9: [F(2), None], 7: [F(1), F(3)], 5: [F(2), F(4)]}) == [(9, 7)]
