"""The page of hands of Toepen with sixteen cards: every hand is there, as often as it comes."""

import re
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
RANKS, SUITS = ("10", "9", "8", "7"), "♣♦♥♠"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
ROW = re.compile(r"^\| ([^|]+) \| ([\d.]+) \| ([^|]+) \|$", re.MULTILINE)
PAGE = (DOCS / "solved-toepen.md").read_text("utf-8")
TABLES = [ROW.findall(part) for part in PAGE.split("\n## ")[1:]]


def one(hand: tuple[str, ...]) -> tuple[str, ...]:
    """The hand by the names of suits that make it least."""
    return min(
        tuple(sorted(card[:-1] + names[SUITS.index(card[-1])] for card in hand))
        for names in permutations(SUITS)
    )


@pytest.mark.slow
@pytest.mark.parametrize("rows", TABLES, ids=["begins", "answers"])
def test_every_hand_stands_there_as_often_as_it_comes(rows) -> None:
    came = Counter(one(hand) for hand in combinations(PACK, 4))
    told = {one(tuple(hand.split())): float(odds) for hand, odds, _ in rows}
    assert len(told) == len(rows)
    assert told == pytest.approx({hand: 100 * many / 1820 for hand, many in came.items()}, abs=0.0051)


@pytest.mark.parametrize("rows", TABLES, ids=["begins", "answers"])
def test_what_is_done_with_a_hand_is_all_of_it_and_cards_are_its_own(rows) -> None:
    """But for what is done in less than half of a hundredth, and for the rounding."""
    for hand, _, does in rows:
        done = [act.rsplit(" ", 1) for act in does.split(", ")]
        assert 98 <= sum(int(part) for _, part in done) <= 102
        assert all(word in hand.split() for word, _ in done if word[-1] in SUITS)


def test_page_names_the_bracket_of_the_table() -> None:
    """That of the second method, by which the page was made."""
    row = next(
        line for line in (DOCS / "solved.md").read_text("utf-8").splitlines() if "| toepen-4x4 |" in line
    )
    low, high = re.findall(r"[+-]0\.\d{6}", row)[-2:]
    assert f"between {low} and {high}" in PAGE
