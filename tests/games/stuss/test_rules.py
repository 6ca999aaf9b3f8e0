"""Stuss rule by rule: hands told as the ranks turned, and what each seat lays where."""

from fractions import Fraction as F
from math import comb
from typing import Any

import pytest

import driver
from lansquenet.games.stuss import rules as stuss
from lansquenet.games.stuss.odds import tables
from lansquenet.games.stuss.rules import SEATS, Carry, Phase, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
FIVE, KING, GO_ON = 4, 12, -1
game: Any = stuss
PACK = [name for name in cards.RANK_NAMES for _ in range(4)]


def rest(used: str = "") -> str:
    """The cards of the pack that were not used yet."""
    left = list(PACK)
    for name in used.split():
        left.remove(name)
    return " ".join(left)


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said."""
    return driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A))


def laid(**options: Any) -> driver.Hand:
    """B has 10 on the five, and C 20 on the king."""
    told = [(B, FIVE), (B, 10), (B, GO_ON), (C, KING), (C, 20), (C, GO_ON)]
    return begin(**options).through("2" if options.get("soda") else "", told)


def test_pack_of_fifty_two_is_shuffled_for_every_deal() -> None:
    """STUS-1"""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert game.shoe(Rules()).reserve > 52
    assert (SEATS[0], SEATS[-1]) == (2, 6)


def test_bank_stays_unless_it_is_agreed_that_it_goes_round() -> None:
    """STUS-2: either way a deal counts for one of a round; a broken bank must move."""
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc 2c 3c").carry == Carry(A, 0)
    assert laid().through(rest()).carry == Carry(A, 1)
    assert laid(fixed_banker=False).through(rest()).carry == Carry(B, 1)
    broken = begin([10, 100, 100]).through("2 5", [(B, FIVE), (B, 10)])
    assert broken.stacks[A] == 0
    assert broken.through(rest("2 5")).carry == Carry(B, 1)
    assert game.done(Rules(rounds=1), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_punters_say_in_turn_what_is_to_lie_on_a_rank() -> None:
    """STUS-3: to go on, or any rank; then the sum, and so on as often as agreed."""
    hand = begin()
    assert (hand.actor, hand.legal) == (B, [GO_ON, *range(13)])
    hand.through("", [(B, FIVE)])
    assert hand.legal == [*range(101)]
    hand.through("", [(B, 30), (B, FIVE)])
    assert hand.legal == [*range(101)]
    hand.through("", [(B, 5), (B, KING), (B, 1)])
    assert hand.actor == C
    assert hand.free == [94, 94, 100]
    assert begin(bets_a_turn=1).through("", [(B, FIVE), (B, 5)]).actor == C


def test_bet_may_be_taken_up_even_without_a_free_chip() -> None:
    """STUS-3, COM-6"""
    hand = begin([100, 10]).through("2 3", [(B, FIVE), (B, 10)])
    assert (hand.actor, hand.legal) == (B, [GO_ON, FIVE])
    assert hand.through("", [(B, FIVE), (B, 0)]).free == [100, 10]


def test_limits_of_the_table_bound_what_lies_on_a_rank() -> None:
    """STUS-3"""
    assert begin(min_bet=3, max_bet=6).through("", [(B, FIVE)]).legal == [0, 3, 4, 5, 6]
    assert begin([100, 2, 9], min_bet=3).legal == [GO_ON]


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """COM-5, STUS-3"""
    hand = begin([12, 100, 100]).through("", [(B, FIVE), (B, 10), (B, KING)])
    assert hand.legal == [0, 1, 2]
    credit = begin([12, 100, 100], cover=Cover.CREDIT).through("", [(B, FIVE), (B, 10), (B, KING)])
    assert credit.legal == [*range(91)]


def test_first_card_loses_and_second_wins() -> None:
    """STUS-4"""
    hand = laid().through("5 K")
    assert hand.stacks == [90, 90, 120]
    assert hand.why == {4}
    assert hand.free == [90, 90, 120]
    assert laid().through("K 5").stacks == [110, 110, 80]
    stays = laid().through("2 3")
    assert (stays.stacks, stays.free) == ([100] * 3, [70, 90, 80])


def test_doublet_takes_the_whole_bet() -> None:
    """STUS-5, STUS-6: nothing comes back, and nothing was coppered."""
    hand = laid().through("5 5")
    assert hand.stacks == [110, 90, 100]
    assert hand.why == {5}


def test_soda_and_last_card_are_null_where_that_is_agreed() -> None:
    """STUS-7"""
    assert begin().state.phase == Phase.CHOOSE
    hand = begin(soda=True)
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.SODA)
    hand.through("5", [(B, FIVE), (B, 10)])
    hand.through(rest("5 5 5 5"))
    assert not hand.over
    hand.through("5 5")
    assert hand.over
    assert hand.stacks == [110, 90, 100]


def test_bets_that_lie_go_back_when_the_pack_is_out() -> None:
    """STUS-8, COM-9: and when it should run out too early."""
    hand = laid().through("5 5 5 5 K K K K")
    assert hand.stacks == [130, 90, 80]
    short = laid()
    game.apply(short.rules, short.state, cards.EMPTY)
    assert short.over
    assert short.free == [100] * 3


def test_ranks_that_are_gone_are_shown_and_take_no_bets() -> None:
    """STUS-9"""
    hand = begin().through("5 5 5 5 K 2")
    assert (hand.state.gone[FIVE], hand.state.gone[KING], hand.state.turned) == (4, 1, 6)
    assert FIVE not in hand.legal


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """STUS-3, COM-2"""
    assert begin(direction=Direction.CLOCKWISE).actor == C


# -- figures


def test_stuss_has_the_figures_of_the_specification() -> None:
    """STUS-5: twice Faro."""
    found = figures("stuss", Rules())
    assert found == {"settled_bet.edge": F(1, 33), "until_settled.edge": doublets(52)}
    soda = figures("stuss", Rules(soda=True))
    assert soda == {"after_soda.settled": F(3, 97), "after_soda.until_settled": doublets(51)}
    assert round(float(soda["after_soda.until_settled"]), 6) == 0.040416


def doublets(left: int) -> F:
    """How likely the first couple with a card of a rank is two of the four, of so many cards."""
    without = {gone: F(comb(left - 4, gone), comb(left, gone)) for gone in range(0, left - 1, 2)}
    return F(sum(part * F(4 * 3, (left - gone) * (left - gone - 1)) for gone, part in without.items()))


@pytest.mark.slow
@pytest.mark.parametrize("soda", [False, True])
def test_a_settled_bet_costs_what_the_closed_form_says(soda: bool) -> None:
    """STUS-5: (r - 1) / (2 (n - r) + r - 1)."""
    settled, left = tables(Rules(soda=soda))
    assert len(settled.rows) == len(left.rows) == (25 if soda else 26)
    for n, row in settled.rows:
        for r, edge in enumerate(row, 1):
            assert edge is None or edge == F(r - 1, 2 * (int(n) - r) + r - 1)
