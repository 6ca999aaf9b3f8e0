"""Tempeln rule by rule: deals told as the ranks drawn, and what each seat lays on which field."""

from fractions import Fraction as F
from math import comb
from typing import Any

import pytest

import driver
from lansquenet.games.tempeln import rules as tempeln
from lansquenet.games.tempeln.odds import tables
from lansquenet.games.tempeln.rules import SEATS, Carry, DoubletShare, Phase, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY, Pack
from lansquenet.rules.couples import OddChip
from lansquenet.rules.state import Direction

A, B, C = range(3)
SEVEN, KING, GO_ON = 6, 12, -1
ALL, HALF = DoubletShare.ALL, DoubletShare.HALF
SMALL = "A A A A 7 7 7 7 8 8 8 8 9 9 9 9 T T T T J J J J Q Q Q Q K K K K"
game: Any = tempeln


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said."""
    return driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A))


def laid(on_seven: int = 10, **options: Any) -> driver.Hand:
    """B has 10 on the seven, and C 20 on the king."""
    told = [(B, SEVEN), (B, on_seven), (B, GO_ON), (C, KING), (C, 20), (C, GO_ON)]
    return begin(**options).through("", told)


def test_temple_has_a_field_for_every_rank_of_the_pack() -> None:
    """TEMP-1: thirteen, or eight."""
    assert begin().legal == [GO_ON, *range(13)]
    assert begin(pack=Pack.P32).legal == [GO_ON, 0, *range(6, 13)]
    assert cards.counts(game.shoe(Rules(pack=Pack.P32))) == [4] + [0] * 5 + [4] * 7
    assert (SEATS[0], SEATS[-1]) == (2, 6)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """TEMP-2"""
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc 2c 3c").carry == Carry(A, 0)
    assert laid(pack=Pack.P32).through(SMALL).carry == Carry(B, 1)
    assert laid(pack=Pack.P32, fixed_banker=True).through(SMALL).carry == Carry(A, 1)
    assert game.done(Rules(), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_punters_say_in_turn_what_is_to_lie_on_a_field() -> None:
    """TEMP-3, COM-10: bets are laid, altered and taken up."""
    hand = begin(direction=Direction.CLOCKWISE, max_bet=50)
    assert hand.actor == C
    hand.through("", [(C, KING), (C, 40), (C, KING)])
    assert hand.legal == [*range(51)]
    hand.through("", [(C, 0), (C, GO_ON)])
    assert hand.free == [100] * 3
    assert begin(min_bet=90).through("", [(B, KING)]).legal == [0, *range(90, 101)]


def test_field_stays_asked_about_only_as_often_as_agreed() -> None:
    """TEMP-3"""
    assert begin(bets_a_turn=1).through("", [(B, KING), (B, 1)]).actor == C
    assert begin(bets_a_turn=2).through("", [(B, KING), (B, 1)]).actor == B


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """COM-5, TEMP-3"""
    told = [(B, KING), (B, 10), (B, SEVEN)]
    assert begin([12, 100]).through("", told).legal == [0, 1, 2]
    assert begin([12, 100], cover=Cover.CREDIT).through("", told).legal == [*range(91)]


def test_left_is_the_banks_and_right_the_punters() -> None:
    """TEMP-4, TEMP-6: paid at once, and nothing rides."""
    hand = laid().through("7 K")
    assert (hand.stacks, hand.free) == ([90, 90, 120], [90, 90, 120])
    assert hand.why == {4}
    assert hand.state.phase == Phase.CHOOSE
    assert laid().through("K 7").stacks == [110, 110, 80]
    assert laid().through("2 3").free == [70, 90, 80]


def test_doublet_takes_half_unless_it_takes_all() -> None:
    """TEMP-5"""
    hand = laid().through("7 7")
    assert (hand.stacks, hand.free) == ([105, 95, 100], [85, 95, 80])
    assert hand.why == {5}
    assert laid(doublet_share=ALL).through("7 7").stacks == [110, 90, 100]


def test_odd_chip_of_a_doublet_is_the_bankers_unless_agreed_otherwise() -> None:
    """TEMP-5"""
    assert laid(7).through("7 7").stacks == [104, 96, 100]
    assert laid(7, odd_chip=OddChip.PUNTER).through("7 7").stacks == [103, 97, 100]


def test_whole_pack_is_drawn_to_its_last_card() -> None:
    """TEMP-7, TEMP-8: the last couple counts like any other; what lies then goes back."""
    hand = laid(pack=Pack.P32).through(SMALL.removesuffix(" K K K K"))
    hand.through("K K", [(C, KING), (C, 30), (C, GO_ON)])
    assert (hand.stacks, hand.over) == ([120, 95, 85], False)  # half of ten, and of thirty
    assert hand.through("K K", [(C, KING), (C, 30), (C, GO_ON)]).stacks == [135, 95, 70]
    assert hand.over


def test_bets_go_back_when_cards_are_wanting() -> None:
    """TEMP-8, COM-9"""
    hand = laid()
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.over, hand.free) == (True, [100] * 3)


def test_cards_that_are_gone_are_shown() -> None:
    """TEMP-9: a field without cards takes no bets."""
    hand = begin().through("7 7 7 7 K 2")
    assert (hand.state.gone[SEVEN], hand.state.gone[KING]) == (4, 1)
    assert SEVEN not in hand.legal


# -- figures


@pytest.mark.parametrize(
    ("pack", "share", "edge", "per_cent"),
    [
        (Pack.P52, HALF, F(1, 66), 1.515),
        (Pack.P52, ALL, F(1, 33), 3.030),
        (Pack.P32, HALF, F(3, 118), 2.542),
        (Pack.P32, ALL, F(3, 59), 5.085),
    ],
)
def test_tempeln_has_the_figures_of_the_specification(
    pack: Pack, share: DoubletShare, edge: F, per_cent: float
) -> None:
    """TEMP-5: of every settled bet on a full pack."""
    found = figures("tempeln", Rules(pack=pack, doublet_share=share))
    assert found["settled_bet.edge"] == edge
    assert round(float(edge) * 100, 3) == per_cent
    left, lost = (52 if pack == Pack.P52 else 32), (F(1, 2) if share == HALF else F(1))
    without = {gone: F(comb(left - 4, gone), comb(left, gone)) for gone in range(0, left - 1, 2)}
    both = sum(part * F(4 * 3, (left - gone) * (left - gone - 1)) for gone, part in without.items())
    assert found["until_settled.edge"] == lost * both, "the first couple with an ace is two of them"


@pytest.mark.slow
@pytest.mark.parametrize("pack", [Pack.P52, Pack.P32])
@pytest.mark.parametrize("share", DoubletShare)
def test_a_settled_bet_costs_what_the_closed_form_says(pack: Pack, share: DoubletShare) -> None:
    """TEMP-5: a share of (r - 1) / (2 (n - r) + r - 1)."""
    settled, left = tables(Rules(pack=pack, doublet_share=share))
    assert len(settled.rows) == len(left.rows) == pack // 2
    for n, row in settled.rows:
        for r, edge in enumerate(row, 1):
            assert edge is None or edge == F(r - 1, 2 * (int(n) - r) + r - 1) / share
