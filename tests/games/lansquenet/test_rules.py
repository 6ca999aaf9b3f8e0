"""Lansquenet rule by rule: hands told as the ranks turned, and what each seat says."""

from typing import Any

import pytest

import driver
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.lansquenet.rules import (
    SEATS,
    Carry,
    Choice,
    Doublet,
    NoTakers,
    Phase,
    Rules,
    SalePrice,
    ShoeKind,
    StakingEnds,
)
from lansquenet.rules import cards
from lansquenet.rules.banking import FirstBanker
from lansquenet.rules.cards import EMPTY, Pack
from lansquenet.rules.state import CHANCE, NOBODY, Direction

A, B, C, D, E, F = range(6)
PASS, WITHDRAW, KEEP = Choice
NO, YES = 0, 1
game: Any = lansquenet


def begin(stacks: list[int], carry: Carry | None = None, **options: Any) -> driver.Hand:
    """A hand that A banks, unless another tenure stands."""
    return driver.hand(game, Rules(**options), stacks, carry or Carry(A))


def won_by_match(**options: Any) -> driver.Hand:
    """A has won 20 on a bank of 20; A, B, C and D began with 100."""
    return begin([100] * 4, **options).on("9 K 3 9", [(A, 20), (B, 20)])


def won_by_doublet(**options: Any) -> driver.Hand:
    """A has won 20 on a bank of 20 with a doublet; A, B, C and D began with 100."""
    return begin([100] * 4, **options).on("9 9", [(A, 20), (B, 20)])


# -- worked examples


def test_bank_kept_then_sold_then_lost() -> None:
    """LANS-E1: two wins, a sale after LANS-20, and the bank goes to the seat after its first holder."""
    first = begin([1000] * 6).on("", [(A, 100)])
    assert first.free == [900, 1000, 1000, 1000, 1000, 1000]
    first.on("", [(B, 50), (C, 50)])
    assert first.free == [900, 950, 950, 1000, 1000, 1000]
    assert first.actor == CHANCE
    first.on("9 K 3 9", [(A, KEEP)])
    assert first.stacks == [1100, 950, 950, 1000, 1000, 1000]
    assert first.free == [900, 950, 950, 1000, 1000, 1000]
    assert first.carry == Carry(A, A, 0, 200)

    second = begin(first.stacks, first.carry).on("", [(B, 50), (C, 50), (D, 100)])
    assert second.free == [900, 900, 900, 900, 1000, 1000]
    second.on("5 J Q 2 5", [(A, PASS)])
    assert second.stacks == [1300, 900, 900, 900, 1000, 1000]
    assert second.free == [1300, 900, 900, 900, 1000, 1000]
    second.on("", [(B, NO), (C, NO), (D, NO), (E, YES)])
    assert second.carry == Carry(E, A, 1, 400)

    third = begin(second.stacks, second.carry)
    assert third.free == [1300, 900, 900, 900, 600, 1000]
    third.on("", [(F, 100), (A, 100), (B, 50), (C, 100), (D, 50)])
    assert third.free == [1200, 850, 800, 850, 600, 900]
    third.on("8 A 7 A")
    assert third.stacks == third.free == [1400, 950, 1000, 950, 600, 1100]
    assert third.carry == Carry(B, B, 0, 0, passed=1)


def test_bank_partly_covered_wins_a_doublet_and_is_withdrawn() -> None:
    """LANS-E2: 25 staked on 30, won by a doublet and taken off; then a banco is lost to B."""
    first = begin([100] * 3).on("", [(A, 30), (B, 10), (C, 15), (B, 0), (C, 0)])
    assert first.free == [70, 90, 85]
    first.on("4 4", [(A, WITHDRAW)])
    assert first.stacks == [125, 90, 85]
    assert first.free == [95, 90, 85]
    assert first.carry == Carry(A, A, 0, 30)
    second = begin(first.stacks, first.carry).on("Q 6 6", [(B, 30)])
    assert second.stacks == [95, 120, 85]
    assert second.carry == Carry(B, B, 0, 0, passed=1)


def test_banco_sends_the_other_stakes_home() -> None:
    """LANS-E3: D takes all of 60, and B and C have their 20 back."""
    hand = begin([200] * 4).on("", [(A, 60), (B, 20), (C, 20)])
    assert hand.free == [140, 180, 180, 200]
    hand.on("", [(D, 60)])
    assert hand.free == [140, 200, 200, 140]
    hand.on("K 7 2 K", [(A, KEEP)])
    assert hand.free == [140, 200, 200, 140]
    assert hand.carry == Carry(A, A, 0, 120)


# -- the table and the cards


@pytest.mark.parametrize("seats", [2, 12])
def test_two_to_twelve_may_sit_down(seats: int) -> None:
    """LANS-1"""
    assert (SEATS[0], SEATS[-1]) == (2, 12)
    hand = begin([10] * seats).on("2 3 3", [(A, 10), (B, 10)])
    assert hand.stacks[:2] == [0, 20]


def test_six_packs_unless_others_are_agreed() -> None:
    """LANS-2: every rank as often."""
    assert cards.counts(game.shoe(Rules())) == [24] * 13
    piquet = cards.counts(game.shoe(Rules(pack=Pack.P32, packs=4)))
    assert sorted(set(piquet)) == [0, 16]
    assert piquet.count(16) == 8


def test_one_pack_is_shuffled_for_every_coup_and_more_are_dealt_through() -> None:
    """LANS-3: a shoe is shuffled when fewer cards than its reserve are left."""
    assert game.shoe(Rules(packs=1)).reserve > 52
    assert game.shoe(Rules()).reserve == 312 // 4
    assert game.shoe(Rules(packs=2, pack=Pack.P32)).reserve == 26
    assert game.shoe(Rules(shoe=ShoeKind.FRESH)).reserve > 312
    assert game.shoe(Rules(packs=1, shoe=ShoeKind.CONTINUOUS)).reserve == 26
    assert game.shoe(Rules(reserve=40)).reserve == 40


def test_banker_deals_and_nobody_is_asked_between_the_cards() -> None:
    """LANS-4"""
    hand = begin([100] * 3).on("", [(A, 10), (B, 10)])
    for rank in ["2", "3", "4", "5"]:
        assert hand.actor == CHANCE
        hand.on(rank)
    assert hand.actor == CHANCE


@pytest.mark.parametrize(
    ("how", "drawn", "first"),
    [
        (FirstBanker.LOT, "Kc 2c Ks", C),
        (FirstBanker.LOT, "Kc Kc 2c 3c 4c", B),
        (FirstBanker.HIGH_CARD, "Kc 2c Ks 5c 4c", A),
        (FirstBanker.LOW_CARD, "Kc Ac 2s", B),
        (FirstBanker.ACE, "Kc 3c 2s 2d Ad", B),
    ],
)
def test_first_banker_is_drawn(how: FirstBanker, drawn: str, first: int) -> None:
    """LANS-5: a hand of its own; those who tie draw again."""
    hand = begin([100] * 3, Carry(), first_banker=how).on(drawn)
    assert hand.carry == Carry(first, first)
    assert hand.stacks == [100] * 3


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """LANS-6: stakes, sale and bank; seats are numbered as they sit, anticlockwise."""
    usual = begin([100] * 4).on("", [(A, 10), (B, 0), (C, 0), (D, 4), (B, 0), (C, 0), (D, 0)]).on("2 3 3")
    assert usual.carry.banker == B
    other = begin([100] * 4, direction=Direction.CLOCKWISE)
    other.on("", [(A, 10), (D, 0), (C, 0), (B, 4), (D, 0), (C, 0), (B, 0)]).on("2 3 3")
    assert other.carry.banker == D
    sale = begin([100] * 4, direction=Direction.CLOCKWISE)
    sale.on("9 K 9", [(A, 20), (D, 20), (A, PASS), (D, NO), (C, YES)])
    assert sale.carry.banker == C


# -- the bank and the stakes


def test_new_banker_names_any_bank_within_the_limits() -> None:
    """LANS-7: all he has, if no limits are agreed; they never ask for more than he has."""
    assert begin([5, 100]).legal == [1, 2, 3, 4, 5]
    assert begin([5, 100], min_bet=3, max_bet=4).legal == [3, 4]
    assert begin([2, 100], min_bet=3).legal == [2]


def test_limits_bind_only_a_new_bank() -> None:
    """LANS-7, LANS-18: a kept bank grows past the agreed maximum."""
    hand = won_by_match(max_bet=20).on("", [(A, KEEP)])
    assert hand.carry.bank == 40
    assert begin(hand.stacks, hand.carry, max_bet=20, min_bet=5).legal == [*range(41)]


def test_punter_adds_up_to_what_is_uncovered_or_calls_banco() -> None:
    """LANS-8: more than S - T is refused, but for the whole bank."""
    hand = begin([100, 100, 25, 100]).on("", [(A, 30), (B, 10)])
    assert hand.actor == C
    assert hand.legal == [*range(21)]
    assert hand.on("", [(C, 0)]).legal == [*range(21), 30]


def test_staking_goes_round_until_nobody_adds() -> None:
    """LANS-8, LANS-11: one complete round in silence."""
    hand = begin([100] * 4).on("", [(A, 50), (B, 5), (C, 0), (D, 5), (B, 5), (C, 5), (D, 0)])
    assert hand.actor == B
    assert hand.on("", [(B, 0), (C, 0)]).actor == D
    assert hand.on("", [(D, 0)]).actor == CHANCE
    assert hand.state.stakes[:4] == [0, 10, 5, 5]


def test_banco_may_be_called_by_one_who_has_already_staked() -> None:
    """LANS-9: chips and stake together must reach the bank."""
    hand = begin([100, 40, 100]).on("", [(A, 40), (B, 10), (C, 15)])
    assert hand.legal == [*range(16), 30]
    hand.on("", [(B, 30)])
    assert hand.actor == CHANCE
    assert hand.free == [60, 0, 100]


def test_staking_ends_when_the_bank_is_covered() -> None:
    """LANS-10, LANS-A2: D is not asked, nor can banco be called any more."""
    hand = begin([100] * 4).on("", [(A, 20), (B, 10), (C, 10)])
    assert hand.actor == CHANCE


def test_banco_over_a_full_bank_where_it_is_agreed() -> None:
    """LANS-A2: a seat not yet asked in the first round may take it all; B, asked already, may not."""
    hand = begin([100, 100, 100, 19, 20], banco_over_full=True).on("", [(A, 20), (B, 10), (C, 10)])
    assert hand.actor == E
    assert hand.legal == [0, 20]
    assert begin([100] * 4, banco_over_full=True).on("", [(A, 20), (B, 10), (C, 10), (D, 0)]).actor == CHANCE
    assert hand.on("", [(E, 20)]).free == [80, 100, 100, 19, 0]


def test_staking_may_end_when_all_the_others_have_passed() -> None:
    """LANS-A7: C is not asked again after his own stake."""
    told = [(A, 50), (B, 0), (C, 5), (D, 0), (B, 0)]
    assert begin([100] * 4).on("", told).actor == C
    assert begin([100] * 4, staking_ends=StakingEnds.ALL_OTHERS_PASS).on("", told).actor == CHANCE


def test_bank_without_takers_passes_and_no_card_is_dealt() -> None:
    """LANS-12"""
    hand = begin([100] * 3).on("", [(A, 50), (B, 0), (C, 0)])
    assert hand.stacks == [100] * 3
    assert hand.carry == Carry(B, B, passed=1)


def test_bank_without_takers_may_be_named_anew_once() -> None:
    """LANS-12: `restake`."""
    first = begin([100] * 3, no_takers=NoTakers.RESTAKE).on("", [(A, 50), (B, 0), (C, 0)])
    assert first.carry == Carry(A, A, restaked=1)
    second = begin([100] * 3, first.carry, no_takers=NoTakers.RESTAKE)
    assert second.legal == [*range(1, 101)]
    second.on("", [(A, 5), (B, 0), (C, 0)])
    assert second.carry == Carry(B, B, passed=1)


def test_next_banker_may_name_anew_as_well() -> None:
    """LANS-12, LANS-22: a new tenure begins afresh."""
    stands = Carry(A, A, restaked=1)
    lost = begin([100] * 3, stands, no_takers=NoTakers.RESTAKE).on("2 3 3", [(A, 5), (B, 5)])
    assert lost.carry == Carry(B, B, passed=1)
    again = begin(lost.stacks, lost.carry, no_takers=NoTakers.RESTAKE).on("", [(B, 9), (C, 0), (A, 0)])
    assert again.carry == Carry(B, B, restaked=1, passed=1)


def test_bank_may_be_named_anew_again_once_cards_have_been_dealt() -> None:
    """LANS-12: once for every bank that nobody takes."""
    stands = Carry(A, A, restaked=1)
    kept = begin([100] * 2, stands, no_takers=NoTakers.RESTAKE).on("2 3 2", [(A, 5), (B, 5), (A, KEEP)])
    assert kept.carry == Carry(A, A, 0, 10)
    again = begin(kept.stacks, kept.carry, no_takers=NoTakers.RESTAKE).on("", [(B, 0)])
    assert again.carry == Carry(A, A, restaked=1)


def test_bought_bank_is_not_named_anew() -> None:
    """LANS-12, LANS-21: what a buyer put up was not of his naming."""
    hand = begin([100] * 3, Carry(B, A, 1, 40), no_takers=NoTakers.RESTAKE).on("", [(C, 0), (A, 0)])
    assert hand.carry == Carry(B, B, passed=1)


# -- the coup


def test_doublet_wins_every_stake_at_once() -> None:
    """LANS-13"""
    hand = won_by_doublet()
    assert hand.stacks == [120, 80, 100, 100]
    assert hand.actor == A
    assert hand.why == {13}


def test_doublet_may_win_half_of_each_stake() -> None:
    """LANS-13: rounded down; the rest goes home."""
    hand = begin([100] * 3, doublet=Doublet.HALF).on("9 9", [(A, 20), (B, 7), (C, 13)])
    assert hand.stacks == [109, 97, 94]
    assert hand.on("", [(A, KEEP)]).carry.bank == 29


def test_bankers_card_matched_wins_and_punters_card_matched_loses() -> None:
    """LANS-14: whichever comes first; other cards only lie there."""
    staked = [(A, 20), (B, 20)]
    assert begin([100] * 2).on("9 K 3 3 3 9", staked).stacks == [120, 80]
    assert begin([100] * 2).on("9 K 3 3 3 K", staked).stacks == [80, 120]


def test_unused_bank_goes_back_to_the_banker_who_loses() -> None:
    """LANS-15: each stake is paid with as much."""
    hand = begin([100] * 3).on("9 K K", [(A, 50), (B, 7), (C, 8), (B, 0), (C, 0)])
    assert hand.stacks == [85, 107, 108]
    assert hand.why == {15}


def test_banker_who_loses_passes_the_bank() -> None:
    """LANS-16: he is not asked."""
    assert begin([100] * 2).on("9 K K", [(A, 5), (B, 5)]).carry == Carry(B, B, passed=1)


def test_bank_can_be_given_up_only_after_a_win() -> None:
    """LANS-17: nothing but naming it is open to a banker before."""
    assert begin([3, 9]).legal == [1, 2, 3]
    hand = won_by_match()
    assert hand.state.phase == Phase.KEEP
    assert hand.legal == [PASS, KEEP]


def test_doublet_may_end_the_tenure() -> None:
    """LANS-17, ZECC-A9: `doublet_forces_pass`; the bank is not sold.  Only after a doublet."""
    assert won_by_match(doublet_forces_pass=True).legal == [PASS, KEEP]
    assert won_by_doublet(doublet_forces_pass=True).carry == Carry(B, B, passed=1)


def test_bank_kept_after_a_match_is_stake_and_winnings() -> None:
    """LANS-18: also what nobody had covered."""
    hand = begin([100] * 3).on("9 K 9", [(A, 50), (B, 10), (C, 0), (B, 0), (C, 0)])
    assert hand.legal == [PASS, KEEP]
    assert hand.on("", [(A, KEEP)]).carry == Carry(A, A, 0, 60)


def test_what_was_not_covered_may_be_withdrawable() -> None:
    """LANS-A3: 2T stays; there is nothing to withdraw from a bank that was covered."""
    told = [(A, 50), (B, 10), (C, 0), (B, 0), (C, 0)]
    hand = begin([100] * 3, uncovered_withdrawable=True).on("9 K 9", told)
    assert hand.legal == [PASS, WITHDRAW, KEEP]
    assert hand.on("", [(A, WITHDRAW)]).carry == Carry(A, A, 0, 20)
    assert won_by_match(uncovered_withdrawable=True).legal == [PASS, KEEP]


def test_winnings_may_be_taken_off_after_a_doublet() -> None:
    """LANS-19"""
    assert won_by_doublet().legal == [PASS, WITHDRAW, KEEP]
    assert won_by_doublet().on("", [(A, WITHDRAW)]).carry == Carry(A, A, 0, 20)
    assert won_by_doublet().on("", [(A, KEEP)]).carry == Carry(A, A, 0, 40)


# -- the sale


def test_bank_is_offered_in_turn_to_all_who_can_put_up_as_much() -> None:
    """LANS-20: B has too little; the first who says yes has it."""
    hand = begin([100, 39, 100, 40]).on("9 K 9", [(A, 20), (B, 0), (C, 20), (A, PASS)])
    assert hand.free == [120, 39, 80, 40]
    assert hand.actor == C
    assert hand.legal == [NO, YES]
    assert hand.on("", [(C, NO)]).actor == D
    assert hand.on("", [(D, YES)]).carry == Carry(D, A, 1, 40)


def test_price_after_a_doublet_is_the_least_that_must_stay() -> None:
    """LANS-20, LANS-A5: the stake alone, unless the full price is agreed."""
    sold = [(A, PASS), (B, YES)]
    assert won_by_match().on("", sold).carry.bank == 40
    assert won_by_doublet().on("", sold).carry.bank == 20
    assert won_by_doublet(doublet_sale_price=SalePrice.FULL).on("", sold).carry.bank == 40


def test_buyer_pays_the_seller_nothing() -> None:
    """LANS-21, LANS-A9: he puts the price up as the bank, and staking goes on from his right."""
    sold = won_by_match().on("", [(A, PASS), (B, NO), (C, YES)])
    assert sold.stacks == [120, 80, 100, 100]
    bought = begin(sold.stacks, sold.carry)
    assert bought.free == [120, 80, 60, 100]
    assert bought.actor == D


def test_previous_holders_may_buy_back() -> None:
    """LANS-20: A sold it to B, who passes it in his turn."""
    hand = begin([100] * 3, Carry(B, A, 1, 10)).on("9 K 9", [(C, 10), (B, PASS), (C, NO), (A, YES)])
    assert hand.carry == Carry(A, A, 2, 20)


def test_fourth_holder_cannot_sell() -> None:
    """LANS-21: he may keep, or pass it to the seat after the first holder."""
    hand = begin([100] * 4, Carry(D, A, 3, 10)).on("9 K 9", [(A, 10)])
    assert hand.legal == [PASS, KEEP]
    assert hand.on("", [(D, PASS)]).carry == Carry(B, B, passed=1)


def test_sales_may_be_fewer_or_none() -> None:
    """LANS-21: `max_sales`."""
    assert won_by_match(max_sales=0).on("", [(A, PASS)]).carry == Carry(B, B, passed=1)
    resold = begin([100] * 3, Carry(B, A, 1, 10), max_sales=1).on("9 K 9", [(C, 10), (B, PASS)])
    assert resold.carry == Carry(B, B, passed=1)


# -- the next banker


def test_bank_goes_to_the_seat_after_its_first_holder() -> None:
    """LANS-22: even to the very seat that has just lost a bought bank."""
    assert begin([100] * 4, Carry(C, A, 1, 10)).on("9 K K", [(D, 10)]).carry == Carry(B, B, passed=1)
    assert begin([100] * 4, Carry(B, A, 1, 10)).on("9 K K", [(C, 10)]).carry == Carry(B, B, passed=1)
    unsold = begin([100] * 3, Carry(C, A, 1, 10)).on("9 K 9", [(A, 10), (C, PASS), (A, NO), (B, NO)])
    assert unsold.carry == Carry(B, B, passed=1)


def test_bank_goes_past_seats_without_chips() -> None:
    """LANS-22, COM-6: they count as passed."""
    assert begin([100, 0, 0, 100]).on("9 K K", [(A, 10), (D, 10)]).carry == Carry(D, D, passed=3)


def test_new_banker_may_not_refuse_unless_it_is_agreed() -> None:
    """LANS-22: then the bank is asked on, and the last may not refuse."""
    assert 0 not in begin([100] * 3).legal
    hand = begin([5] * 3, may_decline_bank=True)
    assert hand.legal == [0, 1, 2, 3, 4, 5]
    hand.on("", [(A, 0), (B, 0)])
    assert (hand.actor, hand.legal) == (C, [1, 2, 3, 4, 5])
    hand.on("9 K K", [(C, 2), (A, 2)])
    assert hand.carry == Carry(A, A, passed=3)


def test_standing_bank_may_not_be_declined() -> None:
    """LANS-18, LANS-22: only a new banker is asked."""
    assert begin([100] * 3, Carry(A, A, 0, 40), may_decline_bank=True).actor == B


def test_coup_is_void_when_the_stock_runs_out() -> None:
    """LANS-23, COM-9: stakes back, and the same banker for the same bank."""
    hand = begin([100] * 3, Carry(B, A, 2, 40)).on("9 K 3", [(C, 40)])
    game.apply(hand.rules, hand.state, EMPTY)
    assert hand.stacks == [100] * 3
    assert hand.carry == Carry(B, A, 2, 40)


def test_stock_that_runs_out_during_the_draw_leaves_the_bank_to_be_drawn_for() -> None:
    """LANS-5, LANS-23"""
    hand = begin([100] * 3, Carry()).on("9c Kc")
    game.apply(hand.rules, hand.state, EMPTY)
    assert hand.carry == Carry(NOBODY, NOBODY)


def test_bank_of_one_who_has_lost_everything_is_gone() -> None:
    """COM-6, LANS-22: the next with chips begins a tenure of his own."""
    hand = begin([100, 0, 100], Carry(B, A, 3, 40, restaked=1))
    assert hand.actor == C
    hand.on("9 K 9", [(C, 10), (A, 10), (C, PASS), (A, NO)])
    assert hand.carry == Carry(A, A, passed=2)


def test_session_is_over_after_the_agreed_rounds_between_tenures() -> None:
    """COM-6: `rounds`; never, if none are agreed."""
    rules = Rules(rounds=2)
    assert not game.done(rules, Carry(A, A, passed=5), 3)
    assert game.done(rules, Carry(A, A, passed=6), 3)
    assert not game.done(rules, Carry(A, A, 0, 40, passed=6), 3)
    assert not game.done(rules, Carry(B, A, 1, 40, passed=6), 3)
    assert not game.done(Rules(), Carry(A, A, passed=99), 3)


def test_only_the_two_cards_that_race_matter_once_they_lie_there() -> None:
    """LANS-14"""
    hand = begin([100] * 3, Carry(B, A, 2, 40)).on("9 K", [(C, 40)])
    assert [r for r in range(13) if game.matters(hand.rules, hand.state, r)] == [8, 12]
    before = begin([100] * 3, Carry(B, A, 2, 40))
    assert all(game.matters(before.rules, before.state, r) for r in range(13))
