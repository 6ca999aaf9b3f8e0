"""Skin rule by rule: deals told as the ranks turned, and what each seat answers."""

from fractions import Fraction as F
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import driver
from lansquenet.books.book import book
from lansquenet.books.wording import action_of, describe, question
from lansquenet.front.board import drawn
from lansquenet.games.skin import rules as skin
from lansquenet.games.skin.rules import CENTRE, DEAD, FRESH, NO_CARD, SEATS, Carry, Phase, Rounding, Rules
from lansquenet.odds import figures
from lansquenet.odds.tree import Tree
from lansquenet.rules import cards
from lansquenet.rules.banking import FirstBanker
from lansquenet.rules.cards import EMPTY, Pack
from lansquenet.rules.state import CHANCE, HOUSE, Direction
from lansquenet.seats.cloth import board

A, B, C, D = range(4)
REFUSE, TAKE = 0, 1
ALONE, NEW_CARD = 0, 1
FOUR, FIVE, SEVEN, NINE, QUEEN = 3, 4, 6, 8, 11
game: Any = skin
SHOES = [(pack, packs) for pack in Pack for packs in (1, 2, 6)]


def deal(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each at a table of four if nothing is said."""
    return driver.hand(game, Rules(**options), stacks or [100] * 4, Carry(A))


def begun(bet: int = 10, stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """B holds the 9 with a bet on it, and the bank has the 4."""
    return deal(stacks, **options).on("9 4", [(B, TAKE), (B, bet), (A, bet)])


def joined(bet: int = 5, side: int = 6, **options: Any) -> driver.Hand:
    """C has taken the 7 with a bet on it, and has a side bet with B."""
    return begun(**options).on("7", [(C, TAKE), (C, bet), (A, bet), (C, side), (B, side)])


def chips_at(hand: driver.Hand) -> tuple[int, int]:
    """The least and the most that the seat to act may say."""
    return hand.legal[0], hand.legal[-1]


def lies(hand: driver.Hand, rank: int) -> int:
    return int(hand.state.place[rank])


def test_who_has_no_card_holds_none() -> None:
    """SKIN-3: before cards are taken, and after one has been beaten."""
    assert [skin.card_of(deal().state, seat) for seat in (B, C)] == [-1, -1]


# -- worked examples


def test_deal_with_side_bets_a_card_from_the_centre_and_a_playoff() -> None:
    """SKIN-E1"""
    hand = deal().on("9 9", [(B, TAKE)])
    hand.on("K 4", [(B, REFUSE), (C, TAKE), (C, 20), (A, 15)])
    hand.on("7 9", [(D, TAKE), (D, 10), (A, 10), (D, 5), (C, 3)])
    assert hand.free == [75, 100, 82, 87]
    hand.on("K")
    assert hand.stacks == [115, 100, 82, 103]
    hand.on("Q", [(B, REFUSE), (C, REFUSE)])
    hand.on("2", [(B, TAKE), (B, 8), (A, 8), (B, 4), (D, 4)])
    hand.on("7", [(D, QUEEN), (D, 6), (A, 6), (D, 2), (B, 2)])
    assert hand.stacks == [125, 104, 82, 89]
    hand.on("4", [(A, ALONE)])
    assert hand.stacks == [111, 112, 82, 95]
    hand.on("5")
    assert not hand.over
    hand.on("Q")
    assert hand.stacks == [111, 114, 82, 93]
    assert hand.carry == Carry(B, 1)


def test_deal_in_which_two_pairs_die_before_the_bank_has_a_card() -> None:
    """SKIN-E3"""
    hand = deal().on("5", [(B, REFUSE), (C, REFUSE), (D, REFUSE)])
    hand.on("Q 5 Q", [(B, TAKE)]).on("2 5 Q 9", [(B, REFUSE), (C, TAKE), (C, 30), (A, 12)])
    hand.on("2 9")
    assert hand.stacks == [112, 100, 88, 100]
    assert hand.carry == Carry(B, 1)


# -- players and cards


def test_one_pack_of_52_and_up_to_ten_seats() -> None:
    """SKIN-1: other packs may be agreed on."""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert sum(cards.counts(game.shoe(Rules(pack=Pack.P32, packs=2)))) == 64
    assert (SEATS[0], SEATS[-1]) == (2, 10)


@pytest.mark.parametrize(
    ("how", "drawn", "first"),
    [
        (FirstBanker.ACE, "Kc 2c 3c 4c Ac", A),
        (FirstBanker.LOT, "Kc 2c Kd 9c", C),
        (FirstBanker.HIGH_CARD, "Kc 2c Kd 9c 7c Qc", C),
        (FirstBanker.LOW_CARD, "3c 2c As 9c", C),
    ],
)
def test_first_banker_is_drawn(how: FirstBanker, drawn: str, first: int) -> None:
    """SKIN-2: by the first ace dealt round, unless something else is agreed."""
    assert Rules().first_banker == FirstBanker.ACE
    hand = driver.hand(game, Rules(first_banker=how), [100] * 4, Carry()).on(drawn)
    assert hand.carry == Carry(first, 0)


def test_cards_are_gathered_and_shuffled_for_every_deal() -> None:
    """SKIN-3"""
    assert game.shoe(Rules()).reserve > 52
    assert game.shoe(Rules(packs=3)).reserve > 3 * 52


def test_bank_moves_on_win_or_lose() -> None:
    """SKIN-4: to the next seat that has chips."""
    assert begun().on("4").carry == Carry(B, 1)
    assert begun().on("9 4").carry == Carry(B, 1)
    assert begun(100, stacks=[200, 100, 100, 100]).on("9 4").carry == Carry(C, 2)
    assert deal([100, 0, 100, 100]).on("9 4 4", [(C, TAKE), (C, 1)]).carry == Carry(C, 2)


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """SKIN-4, COM-2"""
    hand = deal(direction=Direction.CLOCKWISE).on("9", [(D, REFUSE), (C, TAKE)])
    hand.on("4 4", [(C, 10), (A, 10)])
    assert hand.carry == Carry(D, 1)


def test_bank_goes_round_the_agreed_times() -> None:
    """SKIN-4, COM-6: with no rounds agreed there is no end."""
    assert not game.done(Rules(), Carry(A, 99), 4)
    assert not game.done(Rules(rounds=2), Carry(A, 7), 4)
    assert game.done(Rules(rounds=2), Carry(A, 8), 4)


# -- the opening


def test_first_card_is_offered_in_turn_from_the_banker() -> None:
    """SKIN-5: every card anew; what all refuse lies in the centre."""
    hand = deal().on("9")
    assert (hand.actor, hand.legal, hand.state.on) == (B, [REFUSE, TAKE], NINE)
    hand.on("K", [(B, REFUSE), (C, REFUSE), (D, REFUSE)])
    assert hand.actor == B
    assert lies(hand, NINE) == CENTRE


def test_card_that_matches_the_centre_before_the_bank_has_one_dies_with_it() -> None:
    """SKIN-5: dead cards are thrown aside; another is turned."""
    hand = deal().on("9", [(B, REFUSE), (C, REFUSE), (D, REFUSE)]).on("9")
    assert (hand.actor, hand.state.phase, lies(hand, NINE)) == (CHANCE, Phase.OPEN, DEAD)
    hand.on("9 K")
    assert hand.actor == B


def test_bank_card_that_matches_the_held_one_begins_the_opening_again() -> None:
    """SKIN-6, SKIN-A6: the holder has no claim, and may have the next card like any other."""
    hand = deal().on("9 9", [(B, REFUSE), (C, TAKE)])
    assert (hand.state.phase, lies(hand, NINE), hand.stacks) == (Phase.OPEN, DEAD, [100] * 4)
    hand.on("K", [(B, REFUSE)])
    assert hand.actor == C


def test_bank_card_is_neither_dead_nor_from_the_centre() -> None:
    """SKIN-7: another is turned for the bank."""
    refused = [(B, REFUSE), (C, REFUSE), (D, REFUSE)]
    hand = deal().on("5", refused).on("K 5", [(B, TAKE)])
    assert (hand.state.phase, lies(hand, FIVE)) == (Phase.BANK_CARD, DEAD)
    hand.on("5")
    assert hand.state.phase == Phase.BANK_CARD
    hand.on("4")
    assert (hand.actor, hand.state.phase, lies(hand, FOUR)) == (B, Phase.PROPOSE, A)


def test_bank_card_may_match_the_centre_if_agreed() -> None:
    """SKIN-7, SKIN-A1: it is the bank's then, and the next of its rank beats it; dead ones do not count."""
    refused = [(B, REFUSE), (C, REFUSE), (D, REFUSE)]
    hand = deal(banker_card_may_match_centre=True).on("5", refused).on("K 5", [(B, TAKE)])
    assert (hand.actor, lies(hand, FIVE)) == (B, A)
    hand.on("5", [(B, 10), (A, 10)])
    assert hand.stacks == [90, 110, 100, 100]
    again = deal(banker_card_may_match_centre=True).on("9 9", [(B, TAKE)]).on("K 9", [(B, TAKE)])
    assert again.state.phase == Phase.BANK_CARD


def test_deal_without_two_cards_held_is_void() -> None:
    """SKIN-8: all cards are refused, and the bank moves on."""
    hand = deal([100, 100])
    for rank in cards.RANK_NAMES:
        hand.on(f"{rank} {rank} {rank} {rank}", [(B, REFUSE)])
    assert hand.state.phase == Phase.OPEN
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.stacks, hand.carry) == ([100, 100], Carry(B, 1))


def test_stakes_go_back_when_cards_are_wanting() -> None:
    """SKIN-8, COM-9: a deal that is broken off moves no chips."""
    for hand in (deal().on("9", [(B, TAKE)]), joined()):
        game.apply(hand.rules, hand.state, EMPTY)
        assert hand.stacks == [100] * 4


# -- the bets


def test_offers_go_to_those_without_a_card_and_with_chips() -> None:
    """SKIN-9, COM-6: to refuse costs nothing."""
    hand = deal([100, 0, 100, 100]).on("9", [(C, REFUSE), (D, TAKE)])
    hand.on("4 Q", [(D, 100), (A, 50)])
    assert (hand.actor, hand.stacks) == (C, [100, 0, 100, 100])
    hand.on("", [(C, REFUSE)])
    assert hand.actor == CHANCE


def test_first_holder_bets_when_the_bank_has_a_card() -> None:
    """SKIN-10: a later one at once."""
    hand = deal().on("9", [(B, TAKE)])
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.BANK_CARD)
    hand.on("4")
    assert (hand.actor, hand.state.phase, hand.state.on) == (B, Phase.PROPOSE, NINE)
    hand.on("Q", [(B, 10), (A, 10), (C, TAKE)])
    assert (hand.actor, hand.state.phase, hand.state.on) == (C, Phase.PROPOSE, QUEEN)


def test_banker_puts_up_as_much_as_was_named_or_less() -> None:
    """SKIN-11: and the holder no more than the banker."""
    hand = deal().on("9 4", [(B, TAKE), (B, 30)])
    assert (hand.actor, chips_at(hand)) == (A, (1, 30))
    hand.on("", [(A, 12)])
    assert hand.free == [88, 88, 100, 100]


def test_bets_are_bound_by_the_chips_of_both() -> None:
    """SKIN-12"""
    hand = deal([20, 50, 100, 100]).on("9 4", [(B, TAKE)])
    assert chips_at(hand) == (1, 50)
    hand.on("", [(B, 50)])
    assert chips_at(hand) == (1, 20)


def test_limits_bind_what_is_named() -> None:
    """SKIN-12: who has less than the least names everything; the banker may take less."""
    limits = {"min_bet": 5, "max_bet": 8}
    hand = deal(**limits).on("9 4", [(B, TAKE)])
    assert chips_at(hand) == (5, 8)
    hand.on("", [(B, 6)])
    assert chips_at(hand) == (1, 6)
    poor = deal([100, 3, 100, 100], **limits).on("9", [(B, TAKE)]).on("4")
    assert (poor.actor, poor.state.phase, poor.state.proposed) == (A, Phase.TAKE, 3)


def test_banker_may_take_nothing_if_agreed() -> None:
    """SKIN-12, SKIN-A2: the card stays up, with no bet and no side bets."""
    hand = begun(banker_may_decline=True).on("7", [(C, TAKE), (C, 10)])
    assert chips_at(hand) == (0, 10)
    hand.on("", [(A, 0)])
    assert (hand.actor, lies(hand, SEVEN), hand.free[C]) == (CHANCE, C, 100)
    hand.on("7")
    assert (hand.stacks, lies(hand, SEVEN)) == ([100] * 4, DEAD)


def test_banker_without_chips_makes_no_new_bets() -> None:
    """SKIN-13: fresh cards go to the centre unoffered, until there are chips again."""
    hand = begun(stacks=[10, 100, 100, 100]).on("Q")
    assert (hand.actor, lies(hand, QUEEN)) == (CHANCE, CENTRE)
    hand.on("9")
    assert (hand.actor, hand.legal) == (B, [NO_CARD, QUEEN])
    hand.on("2", [(B, NO_CARD)])
    assert hand.state.phase == Phase.OFFER


def test_nobody_picks_a_card_from_the_centre_when_the_banker_could_not_bet() -> None:
    """SKIN-13, SKIN-20: B has lost a card without a bet on it."""
    hand = deal([10, 100, 100, 100], banker_may_decline=True)
    hand.on("9 4", [(B, TAKE), (B, 10), (A, 0)]).on("7", [(C, TAKE), (C, 10), (A, 10), (C, 0)])
    hand.on("Q 9")
    assert (hand.actor, lies(hand, QUEEN)) == (CHANCE, CENTRE)


def test_newcomer_may_offer_side_bets_to_all_who_hold_cards() -> None:
    """SKIN-14: in turn, each for what is free; they take any part."""
    hand = joined().on("K", [(D, TAKE), (D, 20), (A, 20)])
    assert (hand.actor, hand.state.other, chips_at(hand)) == (D, B, (0, 80))
    hand.on("", [(D, 80)])
    assert (hand.actor, hand.state.other, chips_at(hand)) == (B, D, (0, 80))
    hand.on("", [(B, 70)])
    assert (hand.actor, hand.state.other, chips_at(hand)) == (D, C, (0, 10))
    hand.on("", [(D, 10), (C, 0)])
    assert (hand.actor, hand.free) == (CHANCE, [65, 14, 89, 10])


def test_side_bets_are_not_asked_of_those_who_cannot_bet() -> None:
    """SKIN-14, COM-6: neither a newcomer nor an opponent without chips; nothing offered is not answered."""
    broke = begun(stacks=[100, 10, 100, 100]).on("7", [(C, TAKE), (C, 5), (A, 5)])
    assert broke.actor == CHANCE
    spent = begun(stacks=[100, 100, 5, 100]).on("7", [(C, TAKE), (C, 5), (A, 5)])
    assert spent.actor == CHANCE
    silent = begun().on("7", [(C, TAKE), (C, 5), (A, 5), (C, 0)])
    assert silent.actor == CHANCE


def test_side_bets_may_be_left_away() -> None:
    """SKIN-14"""
    hand = begun(side_bets=False).on("7", [(C, TAKE), (C, 5), (A, 5)])
    assert hand.actor == CHANCE


# -- the cards


def test_punter_whose_card_is_matched_loses_to_the_bank_and_on_the_side() -> None:
    """SKIN-15"""
    hand = joined().on("9")
    assert (hand.stacks, hand.free) == ([110, 84, 106, 100], [105, 84, 101, 100])
    assert (lies(hand, NINE), hand.why) == (DEAD, {15})
    assert joined().on("7").stacks == [105, 106, 89, 100]


def test_bank_card_matched_pays_every_card_that_is_up() -> None:
    """SKIN-16"""
    hand = joined().on("4")
    assert (hand.stacks, hand.why, lies(hand, FOUR)) == ([85, 110, 105, 100], {16}, DEAD)
    assert begun().on("9 4").stacks == [110, 90, 100, 100]


def test_fresh_card_is_offered_after_the_last_who_accepted_one() -> None:
    """SKIN-17: once round, to all who hold none; then it goes to the centre."""
    hand = begun().on("7", [(C, REFUSE), (D, TAKE), (D, 1), (D, 0)]).on("9")
    hand.on("K", [(B, REFUSE)])
    assert hand.actor == C
    hand.on("", [(C, REFUSE)])
    assert (hand.actor, lies(hand, 12)) == (CHANCE, CENTRE)


def test_fresh_card_goes_to_the_centre_when_everybody_holds_one() -> None:
    """SKIN-17"""
    hand = deal([100, 100]).on("9 4 Q", [(B, TAKE), (B, 1)])
    assert (hand.actor, lies(hand, QUEEN)) == (CHANCE, CENTRE)


def test_match_for_the_centre_dies_with_it_and_moves_nothing() -> None:
    """SKIN-18"""
    hand = deal([100, 100]).on("9 4 Q Q", [(B, TAKE), (B, 1)])
    assert (hand.actor, lies(hand, QUEEN), hand.stacks) == (CHANCE, DEAD, [100, 100])


def test_dead_card_means_nothing() -> None:
    """SKIN-19"""
    hand = begun().on("9")
    before = hand.state.place[:]
    hand.on("9")
    assert (hand.actor, hand.state.place, hand.stacks) == (CHANCE, before, [110, 90, 100, 100])


def lost_with_a_queen_in_the_centre(bet: int = 10, **options: Any) -> driver.Hand:
    return begun(bet, **options).on("Q 9", [(C, REFUSE), (D, REFUSE)])


def test_loser_may_pick_a_card_from_the_centre_and_bet_on_it() -> None:
    """SKIN-20: the right lapses when it is not used."""
    hand = lost_with_a_queen_in_the_centre()
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.PICK, [NO_CARD, QUEEN])
    hand.on("", [(B, QUEEN), (B, 20), (A, 20)])
    assert (lies(hand, QUEEN), hand.free) == (B, [90, 70, 100, 100])
    lapsed = lost_with_a_queen_in_the_centre().on("K", [(B, NO_CARD), (C, REFUSE), (D, REFUSE), (B, REFUSE)])
    assert (lapsed.actor, lies(lapsed, QUEEN)) == (CHANCE, CENTRE)


def test_card_from_the_centre_is_no_offer_accepted() -> None:
    """SKIN-20, SKIN-17: the next fresh card is offered after the one who took the last offer."""
    hand = begun().on("7", [(C, TAKE), (C, 1), (C, 0)]).on("Q", [(D, REFUSE)])
    hand.on("9 K", [(B, QUEEN), (B, 1), (B, 0)])
    assert hand.actor == D


def test_loser_without_chips_picks_nothing() -> None:
    """SKIN-20, COM-6"""
    hand = lost_with_a_queen_in_the_centre(stacks=[100, 10, 100, 100])
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.TURN)


# -- the end


def test_deal_ends_with_the_bank_card_unless_side_bets_are_open() -> None:
    """SKIN-21: then the banker says how they are played out."""
    assert begun().on("4").over
    hand = joined().on("4")
    assert (hand.actor, hand.legal) == (A, [ALONE, NEW_CARD])
    assert hand.free == [85, 104, 99, 100]


def test_without_a_bank_card_only_side_bets_are_decided() -> None:
    """SKIN-22: fresh cards go to the centre unoffered, nobody picks one, and the last side bet ends it."""
    hand = joined().on("4 Q", [(A, ALONE)])
    assert (hand.actor, lies(hand, QUEEN)) == (CHANCE, CENTRE)
    hand.on("4 Q")
    assert lies(hand, QUEEN) == DEAD
    hand.on("9")
    assert hand.stacks == [85, 104, 111, 100]
    assert hand.carry == Carry(B, 1)


def test_deal_ends_with_the_last_side_bet_before_a_new_bank_card() -> None:
    """SKIN-22: a loser picks nothing while the bank has no card."""
    hand = begun().on("Q", [(C, REFUSE), (D, REFUSE)])
    hand.on("7", [(C, TAKE), (C, 5), (A, 5), (C, 6), (B, 6)])
    hand.on("K", [(D, TAKE), (D, 5), (A, 5), (D, 7), (B, 7), (D, 0)]).on("4", [(A, NEW_CARD)])
    hand.on("7")
    assert (hand.actor, hand.stacks) == (CHANCE, [80, 116, 99, 105])
    hand.on("9")
    assert hand.stacks == [80, 109, 99, 112]
    assert hand.over


def test_next_fresh_card_may_be_the_banks_and_holders_may_bet_anew() -> None:
    """SKIN-22, SKIN-23: or propose nothing; the banker may take nothing, and no side bets are made."""
    hand = joined(min_bet=3).on("4 K", [(A, NEW_CARD)])
    assert lies(hand, 12) == A
    assert (hand.actor, hand.legal[:3], hand.legal[-1]) == (B, [0, 3, 4], 104)
    hand.on("", [(B, 0)])
    assert (hand.actor, hand.legal[-1]) == (C, 99)
    hand.on("", [(C, 20)])
    assert (hand.actor, chips_at(hand)) == (A, (0, 20))
    hand.on("", [(A, 15)])
    assert (hand.actor, hand.free) == (CHANCE, [70, 104, 84, 100])
    hand.on("Q")
    assert hand.actor == D
    hand.on("K", [(D, REFUSE)])
    assert (hand.actor, hand.stacks) == (A, [70, 110, 120, 100])
    assert hand.legal == [ALONE, NEW_CARD]


def test_banker_without_chips_is_not_asked_for_new_bets() -> None:
    """SKIN-23, SKIN-13: nor the rest of the holders, once they are gone."""
    hand = deal([25, 100, 100, 100]).on("9 4", [(B, TAKE), (B, 10), (A, 10)])
    hand.on("7", [(C, TAKE), (C, 5), (A, 5), (C, 6), (B, 6)])
    hand.on("4 K", [(A, NEW_CARD), (B, 10), (A, 10)])
    assert (hand.actor, hand.free[A]) == (CHANCE, 0)


def test_banker_who_has_beaten_every_card_turns_on() -> None:
    """SKIN-24, SKIN-A3: unless it is agreed that this ends the deal."""
    hand = lost_with_a_queen_in_the_centre().on("K", [(B, NO_CARD), (C, TAKE), (C, 5), (A, 5)])
    assert not hand.over
    cleared = lost_with_a_queen_in_the_centre(end_when_cleared=True)
    assert (cleared.stacks, cleared.carry) == ([110, 90, 100, 100], Carry(B, 1))
    assert not joined(end_when_cleared=True).on("9").over
    assert joined(end_when_cleared=True).on("9 7").over


def test_pack_cannot_run_out_with_bets_out() -> None:
    """SKIN-25: the latest end there can be, with every other card turned first."""
    rest = " ".join(r for r in cards.RANK_NAMES if r not in "94" for _ in range(4))
    hand = deal([100, 100]).on("9 4", [(B, TAKE), (B, 10), (A, 10)]).on(rest)
    hand.on("9 9 9")
    assert hand.stacks == [110, 90]
    assert not hand.over
    hand.on("4")
    assert hand.over
    assert all(place != FRESH for place in hand.state.place)


# -- the house


@pytest.mark.parametrize(
    ("rounding", "kept"), [(Rounding.FLOOR, 1), (Rounding.HALF_UP, 2), (Rounding.CEIL, 2)]
)
def test_house_may_keep_a_part_of_what_the_banker_wins(rounding: Rounding, kept: int) -> None:
    """SKIN-26: a tenth of fifteen, rounded as agreed."""
    hand = begun(15, cut_percent=10, cut_rounding=rounding).on("9")
    assert (hand.stacks, hand.state.stacks[HOUSE]) == ([115 - kept, 85, 100, 100], kept)
    assert hand.why == {15, 26}


@pytest.mark.parametrize(
    ("rounding", "kept"), [(Rounding.FLOOR, 1), (Rounding.HALF_UP, 1), (Rounding.CEIL, 2)]
)
def test_odd_hundredths_of_the_cut_go_as_agreed(rounding: Rounding, kept: int) -> None:
    """SKIN-26: a tenth of twelve."""
    assert begun(12, cut_percent=10, cut_rounding=rounding).on("9").state.stacks[HOUSE] == kept


def test_house_keeps_nothing_of_side_bets_or_of_what_punters_win() -> None:
    """SKIN-26"""
    assert joined(cut_percent=100).on("4").state.stacks[HOUSE] == 0
    assert joined(cut_percent=100).on("9").stacks == [100, 84, 106, 100]


# -- as it is shown


def test_seats_are_shown_with_their_cards_and_side_bets() -> None:
    """SKIN-14: the bank's card is with the banker."""
    hand = joined().on("Q", [(D, REFUSE)])
    out = StringIO()
    shown = drawn(board(book("skin"), hand.state, [], list("ABCD"), hand.free, A))
    Console(file=out, width=80).print(shown)
    lines = [" ".join(line.split()) for line in out.getvalue().splitlines()]
    assert "centre Q" in lines
    assert "○ A A 100 85 4" in lines
    assert "B B 100 84 9 10 6 with C" in lines
    assert "C C 100 89 7 5 6 with B" in lines


def test_a_side_bet_is_told_with_the_names_of_both() -> None:
    """SKIN-11, SKIN-14, SKIN-20: and a ten may be picked as 10."""
    told = book("skin")
    hand = begun().on("7", [(C, TAKE), (C, 5), (A, 5)])
    assert question(told, hand.state).text == "How much will you bet B that your 7 lasts longer?"
    assert describe(told, hand.rules, hand.state, 6) == "offers B a side bet of 6"
    hand.on("", [(C, 6)])
    assert question(told, hand.state).text == "C offers you a side bet of 6: how much do you take?"
    assert describe(told, hand.rules, hand.state, 0) == "takes nothing of C's side bet"
    lost = begun().on("T 9", [(C, REFUSE), (D, REFUSE)])
    assert (action_of(told, lost.state, "10"), action_of(told, lost.state, "none")) == (9, NO_CARD)


# -- figures


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "packs"), SHOES)
def test_every_bet_is_even_in_every_shoe(pack: Pack, packs: int) -> None:
    """SKIN-10, SKIN-14, SKIN-17: as many are left to match the one as the other."""
    found = figures("skin", Rules(pack=pack, packs=packs))
    assert found["bet.win"] == found["later_bet.win"] == found["side_bet.win"] == F(1, 2)
    assert found["bet.edge"] == found["later_bet.edge"] == found["bet.house"] == 0
    assert found["first_pair_dead"] == F(4 * packs - 1, pack * packs - 1)


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "packs"), SHOES)
def test_bank_that_keeps_a_pair_with_the_centre_has_an_edge(pack: Pack, packs: int) -> None:
    """SKIN-7, SKIN-A1: one card fewer is left to beat it."""
    found = figures("skin", Rules(pack=pack, packs=packs, banker_card_may_match_centre=True))
    assert found["centre_match.win"] == F(4 * packs - 2, 8 * packs - 3)
    assert found["centre_match.edge"] == F(1, 8 * packs - 3)


@pytest.mark.slow
def test_figures_are_those_of_the_books() -> None:
    """SKIN-6, SKIN-7"""
    found = figures("skin", Rules(banker_card_may_match_centre=True))
    assert found["first_pair_dead"] == F(1, 17)
    assert (found["centre_match.win"], found["centre_match.edge"]) == (F(2, 5), F(1, 5))


@pytest.mark.slow
@pytest.mark.parametrize("percent", [1, 7, 10, 100])
def test_banker_loses_half_of_the_cut(percent: int) -> None:
    """SKIN-26: for half of the bets are lost."""
    found = figures("skin", Rules(cut_percent=percent))
    assert found["bet.house"] == -found["bet.edge"] == -found["later_bet.edge"] == F(percent, 200)


@pytest.mark.slow
def test_two_seats_have_no_side_bets_to_reckon() -> None:
    """SKIN-14: nor a second card, until the first is lost."""
    found = figures("skin", Rules(), seats=2)
    assert found.keys() == {"bet.win", "bet.edge", "bet.house", "deal.variance", "first_pair_dead"}


@pytest.mark.parametrize("sign", [1, -1])
def test_no_way_of_taking_and_refusing_cards_wins_or_loses(sign: int) -> None:
    """SKIN-9, SKIN-20: whatever a punter does with one chip, it is even in the mean."""
    tree = Tree(game, Rules(pack=Pack.P32), seats=2, chips=1)
    assert tree.best(lambda was, now: sign * (now.stacks[1] - was.stacks[1])) == 0
