"""The pages of hands of small games that are solved: every hand is there, as often as it comes."""

import re
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

import pytest

from lansquenet.env import load_game
from lansquenet.front.solving import charts
from lansquenet.front.solving.work import Solving
from lansquenet.rules.state import CHANCE

DOCS = Path(__file__).parents[2] / "docs"
SUITS = "♣♦♥♠"
ROW = re.compile(r"^\| ([^|]+) \| ([\d.]+) \| ([^|]+) \|$", re.MULTILINE)
BRACKET = re.compile(r"[+-]\d\.\d{6}")


class Page(NamedTuple):
    """What is dealt in a game; where trumps are turned, suits whose names matter; and by which method."""

    pack: tuple[str, ...]
    held: int
    turned: bool = False
    named: str = ""
    by_second: bool = False


def pack(ranks: str, suits: str = SUITS) -> tuple[str, ...]:
    return tuple(rank + suit for rank in ranks.split() for suit in suits)


PAGES = {
    "toepen-4x4": ("solved-toepen", Page(pack("10 9 8 7"), 4, by_second=True)),
    "femkort-12": ("solved-femkort", Page(pack("A K Q"), 5)),
    "femkort-16": ("solved-femkort-16", Page(pack("A K Q J"), 5)),
    "zwikken-12": ("solved-zwikken", Page(pack("A K 10"), 3, turned=True)),
    "loo-10": ("solved-loo", Page((*pack("A K Q", "♦♥♠"), "A♣"), 3, turned=True)),
    "irish-loo-12": ("solved-irish-loo", Page(pack("A K Q"), 3, turned=True, named="♣")),
}
TABLES = [
    pytest.param(page, ROW.findall(part), id=f"{row} {part.splitlines()[0]}")
    for row, (file, page) in PAGES.items()
    for part in (DOCS / f"{file}.md").read_text("utf-8").split("\n## ")[1:]
]


def one(page: Page, held: tuple[str, ...], turned: str) -> tuple[str, ...]:
    """A hand and what is turned up by those names of suits that make them least, the pack being the same."""
    ways = [dict(zip(SUITS, names, strict=True)) for names in permutations(SUITS)]
    said = [
        (*sorted(card[:-1] + way[card[-1]] for card in held), turned and turned[:-1] + way[turned[-1]])
        for way in ways
        if {card[:-1] + way[card[-1]] for card in page.pack} == {*page.pack}
        and all(way[suit] == suit for suit in page.named)
    ]
    return min(said)


def told_as(page: Page, hand: str) -> tuple[str, ...]:
    cards, _, turned = hand.partition(" / ")
    return one(page, tuple(cards.split()), turned)


def dealt(page: Page) -> dict[tuple[str, ...], float]:
    """In how many of a hundred deals each hand comes."""
    came = Counter(
        one(page, held, turned)
        for held in combinations(page.pack, page.held)
        for turned in ([card for card in page.pack if card not in held] if page.turned else [""])
    )
    return {hand: 100 * many / came.total() for hand, many in came.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("page", "rows"), TABLES)
def test_every_hand_stands_there_as_often_as_it_comes(page: Page, rows: list[tuple[str, str, str]]) -> None:
    """IRLO-4: where a suit that is named is trumps nobody is asked."""
    came = {hand: odds for hand, odds in dealt(page).items() if hand[-1][-1:] not in [*page.named]}
    told = {told_as(page, hand): float(odds) for hand, odds, _ in rows}
    assert len(told) == len(rows)
    assert told == pytest.approx(came, abs=0.0051)


@pytest.mark.parametrize(("page", "rows"), TABLES)
def test_what_is_done_with_a_hand_is_all_of_it_and_cards_are_its_own(
    page: Page, rows: list[tuple[str, str, str]]
) -> None:
    """But for what is done in less than half of a hundredth, and for the rounding."""
    for hand, _, does in rows:
        done = [act.rsplit(" ", 1) for act in does.split(", ")]
        assert 98 <= sum(int(part) for _, part in done) <= 102
        assert all(word in hand.split() for word, _ in done if word[-1] in SUITS)


@pytest.mark.parametrize("row", PAGES)
def test_page_names_the_bracket_of_the_table(row: str) -> None:
    """That of the method by which the page was made."""
    told, (file, page) = (DOCS / "solved.md").read_text("utf-8"), PAGES[row]
    brackets = BRACKET.findall(next(line for line in told.splitlines() if f"| {row} |" in line))
    low, high = brackets[-2:] if page.by_second else brackets[:2]
    words = " ".join((DOCS / f"{file}.md").read_text("utf-8").split())
    assert f"between {low} and {high}" in words


@pytest.mark.compiles
@pytest.mark.slow
def test_hand_at_which_nobody_may_look_yet_is_not_shown() -> None:
    """TOMA-5."""
    line = "tomato(stacks=10/10/0,first=0,allow_debt=no,cards=AsKsQsAhKhQhAdKdQdAc)"
    work = Solving(load_game(line), "plus")
    table, stock = work.setup.start(), [*work.setup.deck]
    while table.actor == CHANCE:
        work.game.module.apply(work.game.rules, table, stock.pop())
    assert charts._hand(work, table) == charts.UNSEEN
