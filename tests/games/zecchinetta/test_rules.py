"""Zecchinetta rule by rule: hands told as the ranks turned, and what each seat bets."""

from typing import Any

import pytest

import driver
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.games.zecchinetta.rules import (
    SEATS,
    AllOfARank,
    BetWindow,
    Carry,
    EqualRule,
    Phase,
    PlayetteBets,
    Rules,
    ThirdMatch,
)
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover, FirstBanker
from lansquenet.rules.cards import Pack
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
game: Any = zecchinetta
ON_BOTH = [(B, 0), (B, 10), (C, 20), (C, 0)]  # of `5 K`: B has 10 on the 5, C has 20 on the king
PLAYETTE = EqualRule.PLAYETTE
EARLY = PlayetteBets.BEFORE_BANK_CARD


def begin(stacks: list[int] | None = None, least: int = 1, most: int = 100, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said; the limits are agreed."""
    hand = driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A))
    return hand.on("", [(A, least), (A, most)])


def opened(turned: str = "5 K", **options: Any) -> driver.Hand:
    """The punters' cards lie there, B with 10 on the 5 and C with 20 on the king."""
    return begin(**options).on(turned, ON_BOTH)


# -- worked examples


def test_third_card_that_matches_takes_every_bet_and_the_bank_must_pass() -> None:
    """ZECC-E1: il banco vince e passa."""
    hand = opened()
    assert hand.free == [70, 90, 80]
    hand.on("5")
    assert hand.stacks == [130, 90, 80]
    assert hand.carry == Carry(B, 1)


def test_hand_in_which_a_franca_is_paid_with_the_opening_bet() -> None:
    """ZECC-E2"""
    hand = opened().on("2 7")
    assert hand.actor == B
    hand.on("K", [(B, 5), (C, 0)])
    assert hand.stacks == [120, 100, 80]
    assert hand.free == [105, 85, 80]
    hand.on("K")
    assert hand.stacks == [120, 100, 80]
    hand.on("2")
    assert hand.stacks == [105, 115, 80]
    assert hand.carry == Carry(B, 1)


def test_banker_who_clears_the_table_keeps_the_bank() -> None:
    """ZECC-E3"""
    hand = opened().on("2 5")
    assert hand.stacks == [110, 90, 100]
    hand.on("K")
    assert hand.stacks == [130, 90, 80]
    assert hand.carry == Carry(A, 0)


def test_equal_third_card_may_give_every_bet_back() -> None:
    """ZECC-E5, ZECC-14"""
    hand = opened(equal_rule=EqualRule.RESHUFFLE).on("5")
    assert hand.stacks == [100] * 3
    assert hand.carry == Carry(A, 0)


# -- before the cards


def test_pack_has_forty_cards_unless_another_is_agreed() -> None:
    """ZECC-1: without 8, 9 and 10; two to ten may sit down."""
    assert cards.counts(game.shoe(Rules())) == [4] * 7 + [0] * 3 + [4] * 3
    assert cards.counts(game.shoe(Rules(pack=Pack.P52, packs=2))) == [8] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_pack_is_shuffled_for_every_hand() -> None:
    """ZECC-3"""
    assert game.shoe(Rules()).reserve > 40
    assert game.shoe(Rules(packs=2)).reserve > 80


@pytest.mark.parametrize(
    ("how", "drawn", "first"),
    [
        (FirstBanker.LOT, "Kc 2c Kd", C),
        (FirstBanker.HIGH_CARD, "Kc 2c Kd 7c Qc", C),
        (FirstBanker.LOW_CARD, "3c 2c As", C),
        (FirstBanker.ACE, "Kc 2c 3c 4c Ac", B),
    ],
)
def test_first_banker_is_drawn(how: FirstBanker, drawn: str, first: int) -> None:
    """ZECC-2: by the highest card, unless the lowest, the lot or the first ace is agreed."""
    assert Rules().first_banker == FirstBanker.HIGH_CARD
    hand = driver.hand(game, Rules(first_banker=how), [100] * 3, Carry()).on(drawn)
    assert hand.carry == Carry(first, 0)


def test_banker_fixes_the_least_and_the_most() -> None:
    """ZECC-3: up to the largest bet that anybody could make, or the maximum of the table."""
    hand = driver.hand(game, Rules(), [50, 8, 20], Carry(A))
    assert (hand.actor, hand.legal) == (A, [*range(1, 21)])
    hand.on("", [(A, 5)])
    assert (hand.actor, hand.legal) == (A, [*range(5, 21)])
    assert driver.hand(game, Rules(), [10, 8, 20], Carry(A)).legal == [*range(1, 11)]
    assert driver.hand(game, Rules(cover=Cover.CREDIT), [10, 8, 20], Carry(A)).legal == [*range(1, 21)]
    assert driver.hand(game, Rules(min_bet=3, max_bet=7), [50, 8, 20], Carry(A)).legal == [3, 4, 5, 6, 7]
    assert driver.hand(game, Rules(min_bet=3), [2, 8, 20], Carry(A)).legal == [3]


def test_equal_cards_for_the_punters_are_dealt_afresh() -> None:
    """ZECC-4: by the same banker, before anybody has bet."""
    hand = begin().on("5 5")
    assert hand.stacks == [100] * 3
    assert hand.carry == Carry(A, 0)


# -- betting


def test_each_punter_in_turn_may_bet_on_either_card_or_both() -> None:
    """ZECC-5: nothing, or from the least to the most; first on the newer card."""
    hand = begin(least=5, most=8).on("5 K")
    assert (hand.actor, hand.legal) == (B, [0, 5, 6, 7, 8])
    hand.on("", [(B, 8), (B, 5)])
    assert hand.free == [87, 87, 100]
    assert hand.actor == C


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """COM-5, ZECC-5: earlier seats have first claim on his chips."""
    hand = begin([12, 100, 100], most=12).on("5 K", [(B, 10), (B, 0)])
    assert hand.legal == [0, 1, 2]
    credit = begin([12, 100, 100], most=12, cover=Cover.CREDIT).on("5 K", [(B, 10), (B, 0)])
    assert credit.legal == [*range(13)]


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """ZECC-1, COM-2"""
    hand = begin(direction=Direction.CLOCKWISE).on("5 K", [(C, 0), (C, 0), (B, 0), (B, 0)]).on("5")
    assert hand.carry == Carry(C, 1)


# -- the third card and after


def test_third_match_may_take_the_bets_on_the_matched_card_only() -> None:
    """ZECC-6, ZECC-A2: the others go back."""
    assert opened().on("K").stacks == [130, 90, 80]
    hand = opened(third_match_takes=ThirdMatch.MATCHED_ONLY).on("K")
    assert hand.stacks == [120, 100, 80]
    assert hand.carry == Carry(B, 1)


def test_third_card_is_the_banks_and_the_bank_keeps_turning() -> None:
    """ZECC-7"""
    hand = opened().on("2")
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.TURN)
    assert hand.state.mine == 1


def test_matched_card_loses_its_bets_alone_and_its_rank_is_dead() -> None:
    """ZECC-8, ZECC-10: two more fives mean nothing."""
    hand = opened().on("2 5")
    assert hand.stacks == [110, 90, 100]
    assert hand.why == {8}
    hand.on("5 5")
    assert (hand.actor, hand.stacks) == (CHANCE, [110, 90, 100])


def test_punters_cards_without_a_bet_keep_the_hand_alive() -> None:
    """ZECC-8, ZECC-A3: unless the hand is to end when no bets are left."""
    staked = [(B, 0), (B, 10), (C, 0), (C, 0)]
    assert not begin().on("5 K", staked).on("2 5").over
    hand = begin(end_when_no_bets=True).on("5 K", staked).on("2 5")
    assert hand.carry == Carry(A, 0)


def test_fresh_rank_joins_the_punters_cards_and_takes_bets() -> None:
    """ZECC-9, ZECC-A4: on that card alone; paid with the others, or lost when it is matched."""
    hand = opened().on("2 7", [(B, 5), (C, 6)])
    assert hand.actor == CHANCE
    hand.on("7")
    assert hand.stacks == [111, 95, 94]
    assert opened().on("2 7 2", [(B, 5), (C, 6)]).stacks == [59, 115, 126]


def test_bets_may_be_open_on_every_live_card() -> None:
    """ZECC-A4: a pile on one card stays within the most; dead cards take none."""
    window = {"bet_window": BetWindow.ANY_LIVE_CARD}
    hand = begin(most=12, **window).on("5 K", [(B, 0), (B, 10), (C, 12), (C, 0)]).on("2 7")
    hand.on("", [(B, 5)])
    assert (hand.actor, hand.state.on, hand.legal) == (B, 4, [0, 1, 2])
    hand.on("", [(B, 2)])
    assert (hand.actor, hand.state.on, hand.legal) == (B, 12, [*range(13)])
    hand.on("2", [(B, 0), (C, 0), (C, 0), (C, 0)])
    assert hand.stacks == [71, 117, 112]
    lost = opened(**window).on("2 5 7", [(B, 0), (B, 1), (C, 0), (C, 0)])
    assert lost.actor == CHANCE
    assert lost.state.bets[B][12] == 1


def test_bank_card_matched_pays_every_bet_out_and_the_bank_passes() -> None:
    """ZECC-11"""
    hand = opened().on("2 2")
    assert hand.stacks == [70, 110, 120]
    assert hand.why == {11}
    assert hand.carry == Carry(B, 1)


def test_pack_cannot_run_out_before_the_hand_is_decided() -> None:
    """ZECC-12: the latest end there can be, with every other card turned first."""
    rest = [r for r in "A3467JQ" for _ in range(4)]
    hand = begin([100, 100]).on("5 K 2", [(B, 0), (B, 0)])
    hand.on(" ".join(rest), [(B, 0)] * 7)
    hand.on("5 5 5")
    assert not hand.over
    assert hand.on("2").over


def test_bank_cannot_be_passed_and_goes_round_the_agreed_times() -> None:
    """ZECC-13: every seat banks equally often; with no rounds agreed there is no end."""
    assert not game.done(Rules(), Carry(A, 2), 3)
    assert game.done(Rules(), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=2), Carry(A, 3), 3)
    assert game.done(Rules(rounds=2), Carry(A, 6), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_equal_cards_of_the_first_three_may_all_be_dealt_afresh() -> None:
    """ZECC-14: dead even, for the bank never takes all."""
    assert begin(equal_rule=EqualRule.RESHUFFLE).on("5 5").carry == Carry(A, 0)
    assert opened(equal_rule=EqualRule.RESHUFFLE).on("2 2").stacks == [70, 110, 120]


# -- playette


def stacked(turned: str = "5 5 K 2", on_5: int = 10, on_king: int = 20, **options: Any) -> driver.Hand:
    """A playette in which B has bet on the fives, and C on the king."""
    told = [(B, on_5), (B, 0), (C, 0), (C, on_king)]
    return begin(equal_rule=PLAYETTE, **options).on(turned, told)


def test_equal_cards_of_a_playette_are_stacked_until_three_ranks_show() -> None:
    """ZECC-15: the third is the bank's, a single card."""
    hand = begin(equal_rule=PLAYETTE).on("5 5 K 5 K 2")
    assert (hand.state.held[4], hand.state.held[12]) == (3, 2)
    assert (hand.state.mine, hand.state.shown) == (1, 1)


def test_punters_see_the_stacks_before_they_bet_unless_agreed_otherwise() -> None:
    """ZECC-16, ZECC-A5"""
    late = begin(equal_rule=PLAYETTE).on("5 5 K")
    assert late.actor == CHANCE
    assert late.on("2").actor == B
    early = begin(equal_rule=PLAYETTE, playette_bets=EARLY).on("5 5 K")
    assert (early.actor, early.state.on) == (B, 12)
    early.on("K 2", [(B, 20), (B, 10), (C, 0), (C, 0)])
    assert early.actor == CHANCE
    assert early.on("K").stacks == [120, 80, 100]


def test_position_of_any_size_loses_to_one_more_card() -> None:
    """ZECC-17: with the last of them the hand ends, and the bank is kept."""
    hand = stacked().on("5")
    assert hand.stacks == [110, 90, 100]
    hand.on("K")
    assert hand.stacks == [130, 90, 80]
    assert hand.carry == Carry(A, 0)


def test_stack_is_paid_when_the_banks_cards_outnumber_it() -> None:
    """ZECC-18: singles at the first match, two at the second, three at the third."""
    hand = stacked().on("2")
    assert hand.stacks == [80, 100, 120]
    hand.on("2")
    assert hand.stacks == [70, 110, 120]
    assert hand.carry == Carry(B, 1)
    three = stacked("5 5 5 K 2").on("2 2")
    assert not three.over
    assert three.on("2").stacks == [70, 110, 120]


def test_no_bets_are_taken_once_the_banks_card_is_matched() -> None:
    """ZECC-19, ZECC-A6: fresh ranks are discarded; a stack lost later does not keep the bank."""
    hand = stacked().on("7", [(B, 1), (C, 0)]).on("2")
    assert hand.stacks == [79, 101, 120]
    hand.on("Q Q")
    assert (hand.actor, hand.state.held[11]) == (CHANCE, 0)
    hand.on("5")
    assert hand.stacks == [89, 91, 120]
    assert hand.carry == Carry(B, 1)


def test_hand_without_bets_may_end_when_the_bank_is_matched() -> None:
    """ZECC-19, ZECC-A3: nobody has bet on the stack that is left."""
    assert not stacked(on_5=0).on("2").over
    assert stacked(on_5=0, end_when_no_bets=True).on("2").carry == Carry(B, 1)


def test_all_four_of_a_rank_are_a_misdeal() -> None:
    """ZECC-20, COM-9: bets go back, and the same banker deals."""
    hand = begin(equal_rule=PLAYETTE, playette_bets=EARLY)
    hand.on("5 K 5 5 5", [(B, 10), (B, 0), (C, 0), (C, 7)])
    assert hand.stacks == [100] * 3
    assert hand.carry == Carry(A, 0)


def test_all_four_of_a_rank_may_push() -> None:
    """ZECC-20, ZECC-A7: that position is withdrawn, and the rest is played."""
    hand = begin(equal_rule=PLAYETTE, playette_bets=EARLY, all_of_a_rank=AllOfARank.PUSH)
    hand.on("5 K 5 5 5", [(B, 10), (B, 0), (C, 0), (C, 7)])
    assert hand.free == [90, 90, 100]
    hand.on("2 2")
    assert hand.stacks == [90, 110, 100]


def test_hand_with_every_position_pushed_ends_with_the_banks_card() -> None:
    """ZECC-20: nothing is left to play for, and the banker keeps."""
    hand = begin(equal_rule=PLAYETTE, all_of_a_rank=AllOfARank.PUSH).on("5 5 5 5 K K K K 2")
    assert hand.carry == Carry(A, 0)


def test_all_of_a_rank_is_more_cards_with_more_packs() -> None:
    """ZECC-20: eight of two packs."""
    hand = begin(equal_rule=PLAYETTE, packs=2).on("5 5 5 5 5 5 5")
    assert not hand.over
    assert hand.on("5").over


def test_stacks_may_be_paid_at_better_odds() -> None:
    """ZECC-21: by the size of the position."""
    assert stacked(stack1_odds=2).on("2").stacks == [60, 100, 140]
    assert stacked(stack2_odds=2).on("2 2").stacks == [60, 120, 120]
    assert stacked("5 5 5 K 2", stack3_odds=3).on("2 2 2").stacks == [50, 130, 120]
    assert stacked("5 5 5 5 5 K 2", stack3_odds=3, packs=2).on("2 2 2 2 2").stacks == [50, 130, 120]


def test_better_odds_take_more_of_the_bankers_cover() -> None:
    """ZECC-21, COM-5: while a position may yet grow, at the highest odds there are."""
    late = begin([30, 100], most=30, equal_rule=PLAYETTE, stack3_odds=3).on("5 5 5 K 2")
    assert (late.state.on, late.legal) == (4, [*range(11)])
    late.on("", [(B, 4)])
    assert (late.state.on, late.legal) == (12, [*range(19)])
    early = begin([30, 100], most=30, equal_rule=PLAYETTE, playette_bets=EARLY, stack3_odds=3).on("5 K")
    assert early.legal == [*range(11)]


def test_odds_that_are_alike_and_better_than_even_count_against_the_cover() -> None:
    """ZECC-21, COM-5: at two to one for all, the banker answers for twice what is out."""
    hand = begin([30, 100, 100], most=30, stack1_odds=2, stack2_odds=2, stack3_odds=2).on("5 K")
    assert hand.legal == [*range(16)]
    hand.on("", [(B, 10), (B, 0)])
    assert hand.legal == [*range(6)]


def test_no_card_is_asked_about_while_cards_are_turned() -> None:
    """ZECC-7: when all punters have spoken, the last question is off the table."""
    hand = opened()
    assert (hand.actor, hand.state.on, hand.state.newest) == (CHANCE, -1, -1)


def test_positions_matter_and_fresh_cards_until_the_banks_is_matched() -> None:
    """ZECC-9, ZECC-10: a card that was matched is dead, and so is one that came too late."""
    hand = opened().on("2 5")

    def mattering() -> list[int]:
        return [r for r in range(13) if game.matters(hand.rules, hand.state, r)]

    assert mattering() == [r for r in range(13) if r != 4]
    assert (hand.state.mine, hand.state.held[12]) == (1, 1)
