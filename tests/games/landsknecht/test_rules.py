"""Landsknecht rule by rule: hands told as the ranks turned, and what each seat bets."""

from fractions import Fraction as F
from random import Random
from typing import Any

import pytest

import driver
from games.landsknecht import witness
from lansquenet.books.book import book
from lansquenet.games.landsknecht import rules as landsknecht
from lansquenet.games.landsknecht.odds import edge, lost, on_rejouissance, opening, turning, won
from lansquenet.games.landsknecht.rules import (
    DEAD,
    HAND,
    MATCHED,
    SEATS,
    TABLE,
    UNSEEN,
    AnteResidue,
    BetWindow,
    Carry,
    Phase,
    Rejouissance,
    Rules,
)
from lansquenet.odds import defined, figures, plain
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover, FirstBanker, room
from lansquenet.rules.cards import EMPTY, Pack
from lansquenet.rules.state import CHANCE, NOBODY, POOL, Direction, Payment
from test_witness import told_twice

A, B, C, D = range(4)
ALL = 0b111
game: Any = landsknecht
OWN = {"rejouissance": Rejouissance.OWN}
ANY = {"bet_window": BetWindow.ANY_LIVE_CARD}
RETURN, SPLIT = AnteResidue.RETURN, AnteResidue.SPLIT
PASS = [(B, 0), (C, 0)]


def begin(stacks: list[int] | None = None, carry: Carry | None = None, **options: Any) -> driver.Hand:
    """A deals, with 100 chips each and an ante of 5 if nothing else is said; the antes are paid."""
    rules = Rules(**{"ante": 5, **options})
    return driver.hand(game, rules, stacks or [100] * 3, carry or Carry(A)).on("")


def opened(turned: str = "9 K 4 7", bets: list[tuple[int, int]] | None = None, **options: Any) -> driver.Hand:
    """The opening lies there, B with 10 on the réjouissance and C with 20."""
    return begin(**options).on(turned, [(B, 10), (C, 20)] if bets is None else bets)


def again(hand: driver.Hand) -> driver.Hand:
    """The next hand of a session."""
    return driver.hand(game, hand.rules, hand.stacks, hand.carry).on("")


def pool(hand: driver.Hand) -> int:
    return int(hand.state.stacks[POOL])


def where(hand: driver.Hand, name: str) -> int:
    return int(hand.state.lies[cards.RANK_NAMES.index(name)])


# -- worked examples


def test_equal_cards_of_the_opening_bring_the_dealer_the_pool() -> None:
    """LAND-E1, LAND-10"""
    hand = begin()
    assert (hand.stacks, pool(hand)) == ([95] * 3, 15)
    hand.on("9 K 4 4")
    assert (hand.stacks, pool(hand), hand.why) == ([110, 95, 95], 0, {4, 10})
    assert hand.carry == Carry(B, 1, 0, 0, A)


def test_game_in_which_the_dealers_card_is_matched_and_the_pool_stands_over() -> None:
    """LAND-E2"""
    hand = opened().on("9")
    assert (hand.stacks, hand.free) == ([95] * 3, [65, 85, 75])
    hand.on("2", [(B, 0), (C, 6)]).on("7")
    assert hand.stacks == [125, 85, 75]
    assert hand.on("7").stacks == [125, 85, 75]
    hand.on("4")
    assert (hand.stacks, pool(hand), hand.why) == ([119, 85, 81], 15, {4, 14, 18})
    assert hand.carry == Carry(B, 1, 15, 0, A)


def test_game_that_goes_on_when_both_hand_cards_are_matched() -> None:
    """LAND-E3"""
    hand = opened(bets=[(B, 10), (C, 0)]).on("9 K")
    assert (hand.stacks, hand.free) == ([95] * 3, [95] * 3)
    assert hand.carry == Carry(A, 0, 15, ALL, A)
    hand = again(hand).on("2 3 8 2")
    assert (hand.stacks, hand.why) == ([110, 95, 95], {10})
    assert hand.carry == Carry(B, 1, 0, 0, A)


# -- players and cards


def test_one_pack_of_fifty_two_serves_two_to_ten_unless_another_is_agreed() -> None:
    """LAND-1"""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert cards.counts(game.shoe(Rules(pack=Pack.P32, packs=2))) == [8] + [0] * 5 + [8] * 7
    assert (SEATS[0], SEATS[-1]) == (2, 10)


@pytest.mark.parametrize(
    ("how", "drawn"),
    [
        (FirstBanker.LOT, "Kc 2c Kd"),
        (FirstBanker.HIGH_CARD, "2c 3c Kd"),
        (FirstBanker.LOW_CARD, "3c Kc 2s"),
        (FirstBanker.ACE, "Kc 2c Ad"),
    ],
)
def test_first_deal_is_drawn_for(how: FirstBanker, drawn: str) -> None:
    """LAND-2"""
    hand = driver.hand(game, Rules(first_banker=how), [100] * 3, Carry()).on(drawn)
    assert hand.carry == Carry(C)


def test_deal_moves_when_a_game_is_over_and_not_before() -> None:
    """LAND-2, LAND-3, LAND-A4: to the next with chips."""
    assert opened().on("4").carry[:2] == (B, 1)
    assert opened().on("9 K").carry[:2] == (A, 0)
    broke = begin([100, 15, 100]).on("9 K 4 7", [(B, 10), (C, 1)]).on("7")
    assert broke.stacks == [106, 0, 94]
    assert broke.carry[:2] == (C, 2)


def test_dealer_may_stay_throughout() -> None:
    """LAND-2: unless he has no chips left; as many games as seats are a round."""
    assert opened(fixed_dealer=True).on("4").carry[:2] == (A, 1)
    assert opened("9 K 4 4", [], fixed_dealer=True).carry[:2] == (A, 1)
    assert opened("9 K 4 7", [(B, 20), (C, 10)], fixed_dealer=True, stacks=[35, 100, 100]).on("4").carry[
        :2
    ] == (B, 1)
    rules = Rules(fixed_dealer=True, rounds=1)
    assert not game.done(rules, Carry(A, 2), 3)
    assert game.done(rules, Carry(A, 3), 3)


def test_session_does_not_end_in_the_middle_of_a_game() -> None:
    """LAND-3, LAND-2"""
    assert not game.done(Rules(rounds=1), Carry(A, 3, 15, ALL, A), 3)
    assert game.done(Rules(rounds=1), Carry(A, 3, 15, 0, C), 3)
    assert not game.done(Rules(), Carry(A, 99), 3)


def test_pack_is_shuffled_for_every_hand() -> None:
    """LAND-3"""
    assert game.shoe(Rules()).reserve > 52


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """LAND-A12, COM-2"""
    hand = begin(direction=Direction.CLOCKWISE).on("9 K 4 7", [(C, 1), (B, 2)]).on("4")
    assert hand.carry[:2] == (C, 1)


# -- antes and opening


def test_every_seat_pays_the_ante_the_dealer_last() -> None:
    """LAND-4, LAND-A3: a prompt with one answer."""
    hand = driver.hand(game, Rules(ante=5), [100] * 3, Carry(A))
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.ANTE, [5])
    hand.on("", [(B, 5), (C, 5)])
    assert (hand.stacks, hand.why) == ([95] * 3, {4})


def test_dealer_may_be_spared_the_ante() -> None:
    """LAND-4, LAND-A3"""
    hand = begin(dealer_antes=False)
    assert (hand.stacks, pool(hand)) == ([100, 95, 95], 10)
    back = begin(dealer_antes=False, ante_residue=RETURN).on("9 K 4 7", PASS).on("4")
    assert (back.stacks, pool(back)) == ([100] * 3, 0)


def test_there_may_be_no_antes() -> None:
    """LAND-4"""
    hand = begin(ante=0)
    assert (hand.actor, hand.stacks, pool(hand)) == (CHANCE, [100] * 3, 0)
    assert hand.on("9 K 4 4").stacks == [100] * 3


def test_seat_that_cannot_pay_sits_the_game_out() -> None:
    """LAND-4: and is not asked, in none of its hands."""
    hand = begin([100, 4, 100])
    assert (hand.stacks, hand.state.playing) == ([95, 4, 95], 0b101)
    hand.on("9 K 4 7", [(C, 10)]).on("9 K")
    assert again(hand).on("9 K 4 7").actor == C
    own = begin([100, 4, 100], **OWN).on("9 K 4 7")
    assert (own.actor, own.state.own[B]) == (C, -1)


def test_nobody_deals_where_there_is_no_ante_and_nothing_could_be_bet() -> None:
    """COM-6: without an ante it takes a bet, and somebody who lays it."""
    assert game.may_go_on(Rules(ante=0), Carry(A), [5, 1, 0])
    assert not game.may_go_on(Rules(ante=0), Carry(A), [5, 0, 0])


def test_to_deal_one_must_have_chips_left_when_the_ante_is_paid() -> None:
    """LAND-4"""
    hand = begin([5, 100, 100])
    assert (hand.state.banker, hand.state.passed, hand.stacks) == (B, 1, [0, 95, 95])
    assert begin([5, 100, 100], dealer_antes=False).state.banker == A
    assert begin([100, 5, 5]).state.banker == A


def test_nobody_pays_where_the_table_is_too_poor() -> None:
    """LAND-4: and the game is played for the pool that stands."""
    hand = begin([4, 3, 100], Carry(A, 0, 7))
    assert (hand.stacks, pool(hand), hand.state.playing) == ([4, 3, 100], 7, ALL)
    assert hand.on("9 K 4 4").stacks == [11, 3, 100]
    kept = begin([4, 3, 100], ante_residue=RETURN).on("9 K 4 7", PASS).on("4")
    assert kept.stacks == [4, 3, 100]
    assert begin([5, 5, 5]).stacks == [5, 5, 5]


def test_opening_is_two_hand_cards_the_dealers_and_the_rejouissance() -> None:
    """LAND-5, LAND-6: bets are asked on the last alone."""
    hand = begin().on("9 K 4")
    assert hand.state.phase == Phase.REJOUISSANCE
    hand.on("7")
    assert [where(hand, name) for name in "9K47"] == [HAND, HAND, UNSEEN, TABLE]
    assert (hand.state.mine, hand.state.joy, hand.state.on) == (3, 6, 6)
    assert (hand.actor, hand.state.phase) == (B, Phase.BET)


def test_each_punter_may_have_a_rejouissance() -> None:
    """LAND-5, LAND-11: in turn from the dealer, and bets on no other."""
    hand = begin(**OWN).on("9 K 4 7")
    assert (hand.state.phase, hand.state.drawing) == (Phase.OWN, C)
    hand.on("8")
    assert hand.state.own[:3] == [-1, 6, 7]
    assert (hand.actor, hand.state.on) == (B, 6)
    hand.on("", [(B, 10)])
    assert (hand.actor, hand.state.on) == (C, 7)
    hand.on("7", [(C, 20)])
    assert hand.stacks == [105, 85, 95]
    assert hand.on("4").stacks == [85, 85, 115]


def test_punter_whose_last_chips_went_into_the_ante_is_dealt_a_card() -> None:
    """LAND-5: and has a share in a pool that is split."""
    hand = begin([100, 5, 100], **OWN, ante_residue=SPLIT).on("9 K 4 7 8", [(C, 1)])
    assert hand.on("4").stacks == [94, 8, 103]


@pytest.mark.parametrize(("many", "opening"), [(0, "4 7"), (1, "9 4 7"), (2, "9 K 4 7")])
def test_fewer_hand_cards_may_be_laid(many: int, opening: str) -> None:
    """LAND-6, LAND-A1: without any there is no dealing again."""
    hand = opened(opening, hand_cards=many)
    assert hand.state.phase == Phase.TURN
    hand.on("9", PASS if many == 0 else [])
    assert hand.over == (many == 1)


@pytest.mark.parametrize("turned", ["9 9 4 7", "9 K 9 7", "9 K K 7", "9 K 4 9", "9 K 4 K", "9 K 4 4"])
def test_opening_cards_are_compared_when_all_lie_there(turned: str) -> None:
    """LAND-7, LAND-8: any two of a rank are equal."""
    names = turned.split()
    hand = begin().on(" ".join(names[:3]))
    assert not hand.over
    assert hand.on(names[3]).why == {4, 10}


def test_own_cards_may_be_like_one_another() -> None:
    """LAND-8, LAND-A11, LAND-14: and are lost together."""
    hand = begin(**OWN).on("9 K 4 7 7", [(B, 10), (C, 20)])
    hand.on("7")
    assert hand.stacks == [125, 85, 75]
    assert hand.state.own[:3] == [-1, -1, -1]
    assert begin(**OWN).on("9 K 4 7 K").why == {4, 10}


def test_own_card_like_the_dealers_counts_as_equal() -> None:
    """LAND-9"""
    assert begin(**OWN).on("9 K 4 4 8").why == {4, 10}


# -- the bets


def test_bets_are_voluntary_and_of_any_size_within_chips_and_limits() -> None:
    """LAND-11, COM-10: one who has nothing free is not asked."""
    hand = begin([100, 17, 5]).on("9 K 4 7")
    assert (hand.actor, hand.legal) == (B, [*range(13)])
    assert hand.on("", [(B, 0)]).actor == CHANCE
    assert begin(min_bet=3, max_bet=6).on("9 K 4 7").legal == [0, 3, 4, 5, 6]
    assert begin(min_bet=3, max_bet=1).on("9 K 4 7").legal == [0, 3]


def test_every_card_turned_has_one_outcome() -> None:
    """LAND-12, LAND-21: settled at once."""
    hand = opened()
    for card, stacks in [("9", [95, 95, 95]), ("9", [95, 95, 95]), ("7", [125, 85, 75])]:
        assert hand.on(card).stacks == stacks


def test_fresh_card_may_be_bet_on_by_every_punter() -> None:
    """LAND-13, LAND-A9, LAND-A10: that card alone; with own cards too."""
    hand = opened().on("2")
    assert (hand.actor, hand.state.on) == (B, 1)
    hand.on("", [(B, 5), (C, 6)])
    assert (hand.actor, hand.free) == (CHANCE, [54, 80, 69])
    own = begin(**OWN).on("9 K 4 7 8", [(B, 1), (C, 1)]).on("2")
    assert (own.actor, own.state.on) == (B, 1)


def test_bets_may_be_open_on_every_table_card() -> None:
    """LAND-13, LAND-A9: the new card first; a pile stays within the limit, an own card its owner's."""
    hand = opened(**ANY, max_bet=20).on("2", [(B, 5)])
    assert (hand.actor, hand.state.on, hand.legal) == (B, 6, [*range(11)])
    hand.on("", [(B, 3)])
    assert (hand.actor, hand.state.on) == (C, 1)
    hand.on("7", [(C, 0), (C, 0)])
    assert hand.stacks == [128, 82, 75]
    own = begin(**OWN, **ANY).on("9 K 4 7 8", [(B, 1), (C, 1)]).on("2", [(B, 1)])
    assert (own.actor, own.state.on) == (B, 6)
    own.on("", [(B, 1)])
    assert (own.actor, own.state.on) == (C, 1)
    assert own.on("", [(C, 1)]).state.on == 7


def test_matched_table_card_loses_its_bets_alone_and_its_rank_is_dead() -> None:
    """LAND-14, LAND-15"""
    hand = opened().on("2", [(B, 5), (C, 0)]).on("2")
    assert (hand.stacks, where(hand, "2")) == ([100, 90, 95], DEAD)
    hand.on("2 2")
    assert (hand.actor, hand.stacks) == (CHANCE, [100, 90, 95])


def test_rank_may_be_born_again_when_it_has_left() -> None:
    """LAND-14, LAND-A6: its next card takes bets, and so it does where it was an own card."""
    hand = opened(reborn_ranks=True).on("2", [(B, 0), (C, 1)]).on("2")
    assert where(hand, "2") == UNSEEN
    assert hand.on("2").actor == B
    own = begin(**OWN, **ANY, reborn_ranks=True).on("9 K 4 7 8", [(B, 0), (C, 1)]).on("7 7", [(B, 0), (C, 0)])
    assert (own.actor, own.state.on) == (C, 7)
    matched = opened(reborn_ranks=True).on("9 9")
    assert (matched.actor, where(matched, "9")) == (CHANCE, MATCHED)


def test_hand_card_matched_again_is_without_effect() -> None:
    """LAND-15, LAND-17: the other is still the dealer's shield."""
    hand = opened().on("9 9 9")
    assert (hand.actor, hand.free) == (CHANCE, [65, 85, 75])
    assert (where(hand, "9"), where(hand, "K")) == (MATCHED, HAND)
    assert hand.on("4").stacks == [65, 105, 115]


def test_same_dealer_deals_again_when_the_hand_cards_are_matched() -> None:
    """LAND-16, LAND-A5, COM-9: bets go back, what is lost stays lost, and no ante is due."""
    hand = opened().on("2", [(B, 4), (C, 0)]).on("2 9 K")
    assert (hand.stacks, hand.free, pool(hand)) == ([99, 91, 95], [99, 91, 95], 15)
    assert game.stands_over(hand.rules, hand.state)
    hand = again(hand)
    assert (hand.state.banker, hand.state.phase, pool(hand)) == (A, Phase.HAND, 15)


def test_dealers_card_matched_pays_every_bet_and_ends_the_game() -> None:
    """LAND-18, LAND-A7: at even money."""
    hand = opened().on("2", [(B, 5), (C, 0)]).on("4")
    assert (hand.stacks, hand.why) == ([60, 110, 115], {4, 18})
    assert hand.carry.playing == 0


def test_game_is_over_when_the_last_bet_is_lost() -> None:
    """LAND-19"""
    hand = opened().on("7")
    assert hand.stacks == [125, 85, 75]
    assert hand.carry == Carry(B, 1, 15, 0, A)


def test_hand_goes_on_as_long_as_nobody_has_bet() -> None:
    """LAND-20, LAND-A8"""
    hand = opened(bets=PASS).on("7")
    assert hand.on("2", [(B, 1), (C, 0)]).on("2").over


def test_pack_cannot_run_out_and_if_it_did_bets_would_go_back() -> None:
    """LAND-22: the latest end there can be is the last card but two."""
    hand = begin([100, 100]).on("9 K 4 7", [(B, 0)])
    hand.on(" ".join(3 * ["7"] + 4 * list("A23568TJQ")), [(B, 0)] * 9).on("9 9 9 4")
    assert hand.over
    short = opened()
    game.apply(short.rules, short.state, EMPTY)
    assert (short.stacks, short.free) == ([95] * 3, [95] * 3)
    assert short.carry == Carry(B, 1, 15, 0, A)


def test_dealer_covers_every_bet_unless_there_is_credit() -> None:
    """LAND-23, COM-5: whoever is asked first has the first claim."""
    hand = begin([20, 100, 100]).on("9 K 4 7", [(B, 10)])
    assert hand.legal == [*range(6)]
    credit = begin([20, 100, 100], cover=Cover.CREDIT).on("9 K 4 7", [(B, 10)])
    assert credit.legal == [*range(96)]
    assert credit.on("4", [(C, 95)]).stacks == [-90, 105, 190]


def test_dealer_may_say_how_much_he_will_hold() -> None:
    """LAND-24, §5a: in all and on every card; saying nothing is to hold everything."""
    hand = begin(dealer_may_cap=True).on("9 K 4 7")
    assert (hand.actor, hand.state.phase, hand.legal) == (A, Phase.CAP, [*range(96)])
    assert begin([300, 20, 30], dealer_may_cap=True).on("9 K 4 7").legal == [*range(41)]
    credit = begin([20, 50, 50], dealer_may_cap=True, cover=Cover.CREDIT).on("9 K 4 7")
    assert credit.legal == [*range(91)]
    hand.on("", [(A, 12), (B, 10)])
    assert hand.legal == [0, 1, 2]
    hand.on("2", [(C, 1)])
    assert hand.legal == [0, 1]
    nothing = begin(dealer_may_cap=True).on("9 K 4 7 2", [(A, 0)])
    assert nothing.actor == CHANCE


# -- the pool


def test_pool_that_is_not_won_stands_over() -> None:
    """LAND-25, LAND-26, LAND-A2: whoever deals when cards are equal takes all of it."""
    hand = again(opened().on("7"))
    assert (hand.stacks, pool(hand)) == ([120, 80, 70], 30)
    assert hand.on("9 K 4 4").stacks == [120, 110, 70]
    assert game.standing_pool(Carry(B, 1, 15, 0, A)) == 15


def test_antes_may_go_back_when_the_game_is_over() -> None:
    """LAND-25, LAND-A2: not before, and not when they have been won."""
    hand = opened(ante_residue=RETURN).on("9 K")
    assert hand.carry.pool == 15
    hand = again(hand).on("9 K 4 7", [(B, 10), (C, 0)]).on("7")
    assert (hand.stacks, pool(hand), hand.why) == ([110, 90, 100], 0, {14, 25})
    assert opened("9 K 4 4", [], ante_residue=RETURN).stacks == [110, 95, 95]


def test_punters_may_share_the_pool_when_the_dealers_card_is_matched() -> None:
    """LAND-25, LAND-A2, COM-1: the odd chip is the first punter's; a pool stands over otherwise."""
    hand = opened(ante_residue=SPLIT).on("4")
    assert (hand.stacks, pool(hand), hand.why) == ([65, 113, 122], 0, {4, 18, 25})
    assert pool(opened(ante_residue=SPLIT).on("7")) == 15


def test_pool_is_divided_when_the_session_ends() -> None:
    """LAND-27: odd chips go one each from the last dealer's neighbour."""
    carry = Carry(A, 3, 17, 0, C)
    paid = game.divide(Rules(), carry, [10, 20, 30])
    assert paid == [Payment(POOL, A, 6, 27), Payment(POOL, B, 6, 27), Payment(POOL, C, 5, 27)]
    mirrored = game.divide(Rules(direction=Direction.CLOCKWISE), carry, [10, 20, 30])
    assert mirrored == [Payment(POOL, B, 6, 27), Payment(POOL, A, 6, 27), Payment(POOL, C, 5, 27)]
    assert [row.payee for row in game.divide(Rules(), Carry(A, 3, 2, 0, C), [1, 1, 1])] == [A, B]
    assert game.divide(Rules(), Carry(A, 3), [10, 20, 30]) == []


def test_antes_that_were_to_go_back_do_so_when_a_game_is_broken_off() -> None:
    """LAND-27, LAND-25"""
    carry = Carry(A, 3, 10, 0b101, A)
    rules = Rules(ante=5, ante_residue=RETURN)
    assert game.divide(rules, carry, [10, 2, 30]) == [Payment(POOL, A, 5, 25), Payment(POOL, C, 5, 25)]
    spared = rules._replace(dealer_antes=False)
    assert game.divide(spared, carry._replace(pool=5), [10, 2, 30]) == [Payment(POOL, C, 5, 25)]
    assert game.divide(rules, carry._replace(pool=0), [10, 2, 30]) == []


@pytest.mark.slow
def test_no_chip_is_lost_over_a_whole_session() -> None:
    """COM-7, LAND-25, LAND-27: stacks, and what lies in the pool between hands; in the end the stacks."""
    for rules, seats, rng in driver.tables(game):
        chips, after = None, None
        for carry, state, stock in driver.hands(game, rules, seats, rng, 12):
            begun = sum(state.stacks[:seats]) + game.standing_pool(carry)
            assert chips is None or begun == chips
            chips = begun
            for _ in driver.acts(game, rules, state, stock, rng):
                pass
            after = (game.leave(rules, state), state.stacks[:seats])
        assert after is not None
        assert sum(after[1]) + sum(row.chips for row in game.divide(rules, *after)) == chips


SLIPS = {
    "antes are never returned": ("has_paid", lambda rules, playing, dealer, seat: False),
    "own cards are anybody's": ("is_open", lambda coup, seat, r: True),
    "paupers play": ("can_pay", lambda coup, seat, ante: coup.stacks[seat] > 0),
    "odd chips stay": ("shares", lambda pool, count: [pool // count] * count),
    "a limit holds nobody": ("covered", lambda rules, coup: room(coup, rules.cover, 0)),
}


@pytest.mark.slow
@pytest.mark.parametrize("slip", SLIPS)
def test_witness_catches_a_slip(slip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: games that are wrong on purpose."""
    function, wrong = SLIPS[slip]
    driver.slip(monkeypatch, landsknecht, function, wrong)

    def sessions() -> None:
        for n, rules in enumerate([*driver.rule_sets(game).values()] * 3):
            told_twice(game, witness, rules._replace(ante=5), 3 + n % 3, Random(n))

    with pytest.raises(AssertionError):
        sessions()


# -- exact figures


@pytest.mark.slow
def test_figures_are_as_published() -> None:
    """§5.5: with a common réjouissance."""
    found = figures("landsknecht", Rules())
    assert found["opening.equal"] == F(1349, 4165)
    assert [found[f"wager.{key}"] for key in ("win", "lose", "returned", "edge")] == [
        F(5, 12),
        F(5, 12),
        F(1, 6),
        0,
    ]
    assert {found[f"later_wager.{key}"] for key in ("win", "lose", "returned")} == {F(1, 3)}
    assert found["pot.dealer_wins_in_game"] == F(4047, 11087)


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "packs"), [(52, 1), (40, 1), (36, 2), (32, 6)])
def test_figures_agree_with_closed_forms(pack: int, packs: int) -> None:
    """LAND-8, LAND-16: four cards of different ranks; then equally many of each of four ranks are to come.

    Of the orders in which four ranks can first come again, the dealer's is before the punter's and
    before one of the two Hand cards in 10 of 24.
    """
    found = figures("landsknecht", Rules(pack=Pack(pack), packs=packs))
    alike, total = 4 * packs, pack * packs
    unlike = F(1)
    for n in range(1, 4):
        unlike *= F(total - n * alike, total - n)
    equal = 1 - unlike
    assert found["opening.equal"] == equal
    assert found["wager.win"] == found["wager.lose"] == F(10, 24)
    assert found["pot.dealer_wins_in_game"] == equal / (1 - unlike * F(1, 6))
    assert found["pot.dealer_gain"] == 2 * found["pot.dealer_wins_in_game"] - 1


@pytest.mark.slow
def test_dealers_profit_is_the_pool_alone() -> None:
    """§5.5: Q (P + n a) - a where it stands over, Q (n - 1) a where antes go back."""
    q, n = F(4047, 11087), 4
    for ante in (1, 3):
        stands = figures("landsknecht", Rules(ante=ante), n)["pot.dealer_gain"]
        returned = figures("landsknecht", Rules(ante=ante, ante_residue=RETURN), n)["pot.dealer_gain"]
        assert (stands, returned) == (q * n * ante - ante, q * (n - 1) * ante)
    tree = Tree(game, Rules(), n, carry=Carry(A, 0, 10))
    assert tree.mean(gain, policy=on_rejouissance, session=True) == q * (10 + n) - 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_cards_are_equal_to_the_dealers_oftener_the_more_there_are(seats: int) -> None:
    """LAND-8, LAND-9: 45.07 % with two punters."""
    found = figures("landsknecht", Rules(rejouissance=Rejouissance.OWN), seats)
    unlike = F(48, 51) * F(44, 50)
    for n in range(seats - 1):
        unlike *= F(40 - n, 49 - n)
    assert found["opening.equal"] == 1 - unlike
    assert (found["wager.edge"] < 0) == (seats > 2)


def test_own_cards_that_are_alike_favour_their_owners() -> None:
    """LAND-A11"""
    rules = Rules(rejouissance=Rejouissance.OWN)
    tree = Tree(game, rules, 3)
    assert opening(tree) == "K Q J T T"
    assert tree.mean(won, opening(tree), policy=on_rejouissance) == F(21, 44)
    assert tree.mean(lost, opening(tree), policy=on_rejouissance) == F(14, 44)


@pytest.mark.slow
def test_third_and_fourth_cards_favour_the_punter() -> None:
    """LAND-A6: a fourth is to be had only where two own cards were alike."""
    third = defined("landsknecht", Rules(reborn_ranks=True))["third_card.edge"]
    assert third(Tree(game, Rules(reborn_ranks=True))) == F(-13, 35)
    tree = Tree(game, Rules(reborn_ranks=True, rejouissance=Rejouissance.OWN), 3)

    def on_the_fourth(rules: Rules, coup: Any) -> int:
        if coup.phase != Phase.BET:
            return rules.ante
        return 1 if coup.actor == 1 and coup.own[1] < 0 and coup.staked[1] == 0 else 0

    assert tree.mean(edge, opening(tree, 3, 3), policy=on_the_fourth) == F(-2, 3)


@pytest.mark.slow
@pytest.mark.parametrize(("many", "win"), [(0, F(1, 2)), (1, F(1, 3)), (2, F(5, 12))])
def test_hand_cards_shield_dealer_and_punters_alike(many: int, win: F) -> None:
    """LAND-A1, LAND-6"""
    found = figures("landsknecht", Rules(hand_cards=many))
    assert found["wager.win"] == found["wager.lose"] == win
    assert ("later_wager.win" in found) == (many == 2)


@pytest.mark.slow
def test_bets_of_figures_are_legal_under_every_option() -> None:
    """LAND-4, LAND-24: whatever the ante and the limits are."""
    for options in ({"ante": 0}, {"ante": 500}, {"dealer_may_cap": True}, {"dealer_antes": False}, ANY):
        found = figures("landsknecht", Rules(**options, min_bet=7, max_bet=9))
        assert found["wager.edge"] == 0
        assert found["pot.dealer_wins_in_game"] == F(4047, 11087)
    assert Tree(game, plain(Rules())).chance(turning, policy=on_rejouissance, until=turning) == F(2816, 4165)


@pytest.mark.slow
def test_hoyle_plays_without_a_pool() -> None:
    """LAND-4, LAND-13: the preset."""
    rules = book("landsknecht").play_by("hoyle")
    assert (rules.ante, rules.bet_window) == (0, BetWindow.ANY_LIVE_CARD)
    assert figures("landsknecht", rules)["pot.dealer_gain"] == 0


def test_draw_leaves_no_dealer_behind() -> None:
    """LAND-2, LAND-27"""
    assert driver.hand(game, Rules(), [9] * 3, Carry()).on("2c 3c Kc").carry == Carry(C, last=NOBODY)
