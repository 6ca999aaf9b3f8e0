"""Ziginette rule by rule: hands told as the ranks that show, and what each seat answers."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.games.ziginette import rules as ziginette
from lansquenet.games.ziginette.odds import house_takes, nothing
from lansquenet.games.ziginette.rules import (
    DEAD,
    SEATS,
    Carry,
    CutBasis,
    Phase,
    Playette,
    Rounding,
    Rules,
    Settlement,
)
from lansquenet.odds import defined, figures, plain
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain, wins
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover, FirstBanker
from lansquenet.rules.cards import Pack
from lansquenet.rules.state import CHANCE, HOUSE, Direction

A, B, C = range(3)
FOUR, FIVE, SEVEN, KING = 3, 4, 6, 12
game: Any = ziginette
DOUBLE = {"playette": Playette.DOUBLE}
PAGAT = {**DOUBLE, "playette_settlement": Settlement.PAGAT}
NET = {"cut_basis": CutBasis.NET_DEAL}
NO, YES = 0, 1
GIVE, DRAW = 0, 1


def begin(stacks: list[int] | None = None, least: int = 1, most: int = 0, **options: Any) -> driver.Hand:
    """A banks, with 1000 chips each if nothing is said; the limits are named."""
    hand = driver.hand(game, Rules(**options), stacks or [1000] * 3, Carry(A))
    return hand.on("", [(A, least), (A, most or hand.legal[-1])])


def heads_up(turned: str, on_first: int, on_second: int = 0, **options: Any) -> driver.Hand:
    """A deals to B alone, who bets on the lower and the higher of two ranks."""
    return begin([1000] * 2, **options).on(turned, [(B, on_first), (B, on_second)])


def drawn(hand: driver.Hand, turned: str) -> driver.Hand:
    """Further cards, at which nobody does more than he must; the banker draws on."""
    for card in turned.split():
        while hand.actor != CHANCE:
            hand.on("", [(hand.actor, DRAW if hand.state.phase == Phase.PASS else 0)])
        hand.on(card)
    return hand


def net(hand: driver.Hand, stack: int = 1000) -> list[int]:
    """What every seat has won, and the house."""
    return [*[chips - stack for chips in hand.stacks], hand.state.stacks[HOUSE]]


# -- worked examples


def first_example() -> driver.Hand:
    hand = begin().on("5 K J", [(B, 50), (B, 10), (C, 0), (C, 25)])
    hand.on("7", [(A, NO), (B, NO), (C, NO)])
    hand.on("K", [(A, NO), (B, 30), (B, NO), (C, 0), (C, NO)])
    hand.on("K", [(A, NO), (B, NO), (C, NO)])
    return hand.on("2", [(A, NO), (B, NO), (C, NO)])


def test_a_deal_with_a_lost_bet_a_late_one_and_a_card_that_dies_at_once() -> None:
    """ZIGI-E1"""
    hand = begin().on("5 K J", [(B, 50), (B, 10), (C, 0), (C, 25)])
    hand.on("7", [(A, NO), (B, NO), (C, NO)])
    assert net(hand) == [0, 0, 0, 0]
    hand.on("K")
    assert net(hand) == [32, -10, -25, 3]
    hand = drawn(first_example(), "2")
    assert net(hand) == [32, -10, -25, 3]
    assert hand.state.held[1] == DEAD
    drawn(hand, "J")
    assert net(hand) == [-48, 70, -25, 3]
    assert hand.carry == Carry(B, 1)


def test_equal_cards_of_the_opening_are_no_deal() -> None:
    """ZIGI-E2, ZIGI-17: nothing moves, and the same banker deals again."""
    hand = begin().on("5 J 5")
    assert net(hand) == [0, 0, 0, 0]
    assert hand.carry == Carry(A, 0)
    assert begin().on("5 5").carry == Carry(A, 0)


def test_banker_with_no_bet_unsettled_may_give_up_the_bank() -> None:
    """ZIGI-E4, ZIGI-16"""
    hand = begin().on("3 4 7", [(B, 10), (B, 0), (C, 0), (C, 0)])
    hand.on("3", [(A, NO), (B, NO), (C, NO), (A, GIVE)])
    assert net(hand) == [9, -10, 0, 1]
    assert hand.carry == Carry(B, 1)


# -- before the cards


def test_pack_has_forty_cards_unless_another_is_agreed() -> None:
    """ZIGI-1: without 8, 9 and 10; two to ten may sit down."""
    assert cards.counts(game.shoe(Rules())) == [4] * 7 + [0] * 3 + [4] * 3
    assert cards.counts(game.shoe(Rules(pack=Pack.P52, packs=2))) == [8] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_the_officials_are_named_and_decide_nothing() -> None:
    """ZIGI-2"""
    words = " ".join(text for step in book("ziginette").steps.values() for text in step.told)
    assert "cutter" in words
    assert "lookout" in words
    assert driver.hand(game, Rules(), [50, 50], Carry(A)).state.seats == 2


@pytest.mark.parametrize(
    ("how", "drawn", "first"),
    [
        (FirstBanker.LOT, "Kc 2c Kd", C),
        (FirstBanker.HIGH_CARD, "Kc 2c Kd 7c Qc", C),
        (FirstBanker.LOW_CARD, "3c 2c As", C),
        (FirstBanker.ACE, "Kc 2c 3c 4c Ac", B),
    ],
)
def test_first_ace_banks(how: FirstBanker, drawn: str, first: int) -> None:
    """ZIGI-3: unless something else is agreed."""
    assert Rules().first_banker == FirstBanker.ACE
    hand = driver.hand(game, Rules(first_banker=how), [100] * 3, Carry()).on(drawn)
    assert hand.carry == Carry(first, 0)


def test_pack_is_shuffled_for_every_deal() -> None:
    """ZIGI-4"""
    assert game.shoe(Rules()).reserve > 40
    assert game.shoe(Rules(packs=2)).reserve > 80


def test_bets_and_the_bank_go_to_the_right_unless_agreed_otherwise() -> None:
    """ZIGI-5, COM-2"""
    hand = begin(direction=Direction.CLOCKWISE).on("5 K J")
    assert hand.actor == C
    drawn(hand, "J")
    assert hand.carry == Carry(C, 1)


def test_bank_goes_round_for_as_long_as_agreed() -> None:
    """ZIGI-5, COM-6"""
    assert not game.done(Rules(), Carry(A, 99), 3)
    assert not game.done(Rules(rounds=1), Carry(A, 2), 3)
    assert game.done(Rules(rounds=1), Carry(A, 3), 3)


# -- the bets


def test_bankers_card_is_seen_in_the_box_before_anybody_bets() -> None:
    """ZIGI-6"""
    hand = begin().on("5 K")
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.BOX)
    hand.on("J")
    assert (hand.actor, hand.state.mine) == (B, 10)
    assert [r for r in range(13) if hand.state.held[r]] == [FIVE, KING]


def test_banker_names_the_limits_and_may_change_them_before_later_bets() -> None:
    """ZIGI-7: what lies there stays, though it be more."""
    hand = begin(least=5, most=8).on("5 K J")
    assert hand.legal == [0, 5, 6, 7, 8]
    hand.on("7", [(B, 8), (B, 0), (C, 5), (C, 0)])
    assert (hand.actor, hand.state.phase) == (A, Phase.LIMITS)
    hand.on("", [(A, YES), (A, 2), (A, 6)])
    assert (hand.actor, hand.legal) == (B, [NO, YES])
    hand.on("", [(B, YES)])
    assert (hand.state.on, hand.legal) == (KING, [0, 2, 3, 4, 5, 6])  # the five has its 8
    hand.on("", [(B, 6), (C, YES)])
    assert (hand.state.on, hand.legal) == (FIVE, [0, 1])
    assert hand.free == [981, 986, 995]


def test_limits_stay_within_those_of_the_table() -> None:
    """ZIGI-7, COM-5: or within what could be bet and covered."""
    assert driver.hand(game, Rules(min_bet=3, max_bet=6), [50, 8, 20], Carry(A)).legal == [0, 3, 4, 5, 6]
    assert driver.hand(game, Rules(), [50, 8, 20], Carry(A)).legal == [*range(21)]
    assert driver.hand(game, Rules(), [10, 8, 20], Carry(A)).legal == [*range(11)]
    assert driver.hand(game, Rules(cover=Cover.CREDIT), [10, 8, 20], Carry(A)).legal == [*range(21)]


def test_punters_may_add_to_any_card_of_the_table_but_not_to_that_in_the_box() -> None:
    """ZIGI-8, ZIGI-15: the four is in the box when it shows, and on the table after the next draw."""
    hand = heads_up("5 K J", 10, 20).on("4", [(A, NO), (B, YES), (B, 1), (B, 2)])
    assert (hand.actor, hand.state.bets[B][FOUR]) == (CHANCE, 0)
    hand.on("2", [(A, NO)])
    assert (hand.actor, hand.state.on, hand.state.phase) == (B, FOUR, Phase.BET)
    hand.on("", [(B, 5), (B, YES), (B, 0), (B, 3)])
    assert hand.free == [959, 959]
    assert drawn(hand, "J").stacks == [959, 1041]


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """COM-5, ZIGI-8: earlier seats have first claim; nobody is asked for what he could not bet."""
    hand = begin([12, 100, 100]).on("5 K J", [(B, 10), (B, 0)])
    assert (hand.actor, hand.legal) == (C, [0, 1, 2])
    hand.on("", [(C, 2)])
    assert hand.actor == CHANCE
    credit = begin([12, 100, 100], cover=Cover.CREDIT).on("5 K J", [(B, 100), (C, 100)])
    assert drawn(credit, "J").stacks == [-188, 200, 200]


# -- the box


def test_first_draw_leaves_the_bankers_card_beside_the_box() -> None:
    """ZIGI-9: it is none of the table's, and nobody can bet on it."""
    hand = heads_up("5 K J", 10).on("2")
    assert (hand.state.mine, hand.state.held[10], hand.state.box) == (10, 0, 1)


def test_every_card_is_followed_by_bets_whether_it_matched_or_not() -> None:
    """ZIGI-10"""
    for card in ("2", "K"):
        hand = heads_up("5 K J", 10).on(card)
        assert (hand.actor, hand.state.phase) == (A, Phase.LIMITS)
    assert drawn(heads_up("5 K J", 10).on("K"), "K").state.phase == Phase.LIMITS


def test_matched_rank_is_dead_bet_or_no_bet() -> None:
    """ZIGI-11: two more of it mean nothing; a fresh one is laid on the table."""
    hand = drawn(heads_up("5 K J", 10), "K K K 2 3")
    assert net(hand) == [0, 0, 0]
    assert (hand.state.held[KING], hand.state.held[1], hand.state.held[2]) == (DEAD, 1, 0)


def test_bankers_card_matched_pays_every_bet_and_costs_the_bank() -> None:
    """ZIGI-12, ZIGI-A1, ZIGI-A2: at even money, and without a cut."""
    hand = begin().on("5 K J", [(B, 50), (B, 10), (C, 0), (C, 25)]).on("J")
    assert net(hand) == [-85, 60, 25, 0]
    assert hand.why == {12}
    assert hand.carry == Carry(B, 1)


def test_table_card_matched_loses_less_the_cut_and_the_banker_goes_on() -> None:
    """ZIGI-13, ZIGI-24"""
    hand = begin().on("5 K J", [(B, 50), (B, 10), (C, 0), (C, 25)]).on("5")
    assert net(hand) == [45, -50, 0, 5]
    assert hand.why == {13, 24}
    assert not hand.over


def test_card_laid_and_matched_at_once_dies_before_anybody_can_bet() -> None:
    """ZIGI-14"""
    hand = drawn(heads_up("5 K J", 10), "2 2")
    assert hand.state.held[1] == DEAD
    hand.on("", [(A, NO)])
    assert (hand.actor, hand.state.phase) == (B, Phase.MORE)


def test_empty_table_does_not_end_the_deal() -> None:
    """ZIGI-16, ZIGI-A8: the banker may draw on, or give up the bank."""
    hand = drawn(heads_up("5 K J", 10), "K 5")
    assert net(hand) == [9, -10, 1]
    assert (hand.actor, hand.state.phase) == (A, Phase.PASS)
    assert drawn(hand, "2 3 J").carry == Carry(B, 1)


def test_bank_may_be_given_up_before_the_deal_and_before_a_draw_but_not_with_bets_out() -> None:
    """ZIGI-16"""
    hand = driver.hand(game, Rules(), [1000] * 2, Carry(A))
    assert hand.on("", [(A, 0)]).carry == Carry(B, 1)
    assert heads_up("5 K J", 10).actor == CHANCE
    idle = heads_up("5 K J", 0)
    assert (idle.actor, idle.legal, idle.state.phase) == (A, [GIVE, DRAW], Phase.PASS)
    assert idle.on("", [(A, GIVE)]).carry == Carry(B, 1)


def test_pack_cannot_run_out_while_bets_are_out() -> None:
    """ZIGI-16: the latest end there can be, with every other card turned first."""
    rest = [r for r in "A23467Q" for _ in range(4)]
    hand = drawn(heads_up("5 K J", 10), " ".join(["K", "K", "K", *rest]))
    assert not hand.over
    assert drawn(hand, "J").over
    tripled = drawn(heads_up("K K K A J", 10, **DOUBLE), " ".join([*rest[4:], *"555", "K", "A A J J"]))
    assert not tripled.over
    assert drawn(tripled, "J").over


# -- playette


def test_playette_is_shuffled_again() -> None:
    """ZIGI-17: by the first two cards, or by the banker's; the banker may give up before it."""
    assert begin().on("5 5").carry == Carry(A, 0)
    assert begin().on("5 K K").carry == Carry(A, 0)


def test_equal_cards_may_be_doubled_up_until_a_third_rank_shows() -> None:
    """ZIGI-18: put together on the table, or added from the box; the third rank is the bank's."""
    for told, fives, kings in (("5 5 K J", 2, 1), ("5 K 5 K J", 2, 2), ("5 5 K 5 J", 3, 1)):
        hand = begin(**DOUBLE).on(told)
        assert (hand.state.held[FIVE], hand.state.held[KING], hand.state.mine) == (fives, kings, 10)


def test_position_of_all_its_cards_is_no_deal() -> None:
    """ZIGI-18: four of one pack, eight of two."""
    assert begin(**DOUBLE).on("5 5 5 5").carry == Carry(A, 0)
    hand = begin(packs=2, **DOUBLE).on("5 5 5 5 5 5 5")
    assert not hand.over
    assert hand.on("5").carry == Carry(A, 0)


@pytest.mark.parametrize(
    ("told", "needed"),
    [("5 K J", 2), ("5 5 K J", 3), ("5 5 K K J", 3), ("5 5 5 K J", 4), ("5 5 5 K K J", 4)],
)
def test_largest_position_says_how_many_cards_decide(told: str, needed: int) -> None:
    """ZIGI-19, ZIGI-A6"""
    assert begin(**DOUBLE).on(told).state.needed == needed


def test_nothing_is_lost_in_a_doubled_deal_until_three_have_shown() -> None:
    """ZIGI-19, ZIGI-20: one more of a double, two more of a single card, of a fresh one too."""
    hand = heads_up("5 5 K J", 10, 20, **DOUBLE)
    assert net(drawn(hand, "K")) == [0, 0, 0]
    assert net(drawn(hand, "5")) == [9, -10, 1]
    assert net(drawn(hand, "K")) == [27, -30, 3]
    assert hand.why == {20, 24}


def test_card_matched_as_it_is_laid_lives_on_in_a_doubled_deal() -> None:
    """ZIGI-20, ZIGI-A7: a position of two that awaits a third, and may be bet on."""
    hand = heads_up("5 5 K J", 10, **DOUBLE).on("7", [(A, NO), (B, NO)])
    hand.on("7", [(A, NO), (B, 30)])
    assert hand.state.held[SEVEN] == 2
    hand.on("", [(B, NO)]).on("7")
    assert net(hand) == [27, -30, 3]


def test_banker_pays_in_a_doubled_deal_when_three_of_his_have_shown() -> None:
    """ZIGI-19, ZIGI-21: also on cards matched, but not often enough."""
    hand = drawn(heads_up("5 5 K J", 10, 20, **DOUBLE), "K J")
    assert net(hand) == [0, 0, 0]
    drawn(hand, "J")
    assert net(hand) == [-30, 30, 0]
    assert (hand.carry, hand.why) == (Carry(B, 1), {21})


def test_tripled_deal_waits_for_four() -> None:
    """ZIGI-19"""
    hand = drawn(heads_up("5 5 5 K J", 10, 20, **DOUBLE), "J J K K")
    assert net(hand) == [0, 0, 0]
    assert net(drawn(hand, "5")) == [9, -10, 1]
    assert net(drawn(hand, "J")) == [-11, 10, 1]


def test_bets_close_in_a_doubled_deal_with_the_first_match_of_the_bankers_card() -> None:
    """ZIGI-22, ZIGI-A5: unless late bets are agreed."""
    hand = drawn(heads_up("5 5 K J", 10, **DOUBLE), "7 J")
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.TURN)
    late = heads_up("5 5 K J", 10, late_bets=True, **DOUBLE)
    drawn(late, "7 J").on("", [(A, NO), (B, 40), (B, NO)]).on("J")
    assert net(late) == [-50, 50, 0]
    assert drawn(heads_up("5 5 K J", 10, late_bets=True, **PAGAT), "7 J").actor == CHANCE


def test_each_position_may_be_settled_by_its_own_size() -> None:
    """ZIGI-23: a single card is paid at the first match of the bank's, a double at the second."""
    hand = drawn(heads_up("5 5 K J", 10, 20, **PAGAT), "J")
    assert net(hand) == [-20, 20, 0]
    assert net(drawn(hand, "7 7")) == [-20, 20, 0]
    assert hand.state.held[SEVEN] == 0
    drawn(hand, "J")
    assert net(hand) == [-30, 30, 0]
    assert hand.carry == Carry(B, 1)


def test_position_settled_by_its_own_size_loses_to_one_more_card() -> None:
    """ZIGI-23: after the last of them, the bank's card matched, the deal is over."""
    hand = drawn(heads_up("5 5 K J", 10, 20, **PAGAT), "K J")
    assert net(hand) == [18, -20, 2]
    assert not hand.over
    drawn(hand, "5")
    assert net(hand) == [27, -30, 3]
    assert hand.carry == Carry(B, 1)


def test_deal_settled_by_size_goes_on_with_an_empty_table_until_the_bank_is_matched() -> None:
    """ZIGI-16, ZIGI-23"""
    hand = drawn(heads_up("5 5 K J", 10, 20, **PAGAT), "K 5")
    assert (hand.actor, hand.state.phase) == (A, Phase.PASS)
    assert drawn(hand, "7 J").carry == Carry(B, 1)


# -- the cut


@pytest.mark.parametrize(
    ("rounding", "house"), [(Rounding.FLOOR, 1 + 2), (Rounding.HALF_UP, 2 + 2), (Rounding.CEIL, 2 + 3)]
)
def test_cut_is_a_tenth_of_each_punters_bet_and_odd_chips_are_the_bankers(
    rounding: Rounding, house: int
) -> None:
    """ZIGI-24, ZIGI-A4: of 15 and of 24."""
    hand = begin(cut_rounding=rounding).on("5 K J", [(B, 15), (B, 0), (C, 24), (C, 0)]).on("5")
    assert net(hand) == [39 - house, -15, -24, house]


def test_cut_may_be_any_part_or_none() -> None:
    """ZIGI-24"""
    assert net(heads_up("5 K J", 100, cut_percent=25).on("5")) == [75, -100, 25]
    assert net(heads_up("5 K J", 100, cut_percent=0).on("5")) == [100, -100, 0]
    assert net(heads_up("5 K J", 100, cut_percent=0, cut_rounding=Rounding.CEIL).on("5")) == [100, -100, 0]


def test_cut_may_be_taken_of_the_winnings_of_the_deal() -> None:
    """ZIGI-24, ZIGI-A4: when it is over or the bank is given up, and none of a loss."""
    won = heads_up("5 K J", 100, 40, **NET).on("5")
    assert net(won) == [100, -100, 0]
    drawn(won, "J")
    assert net(won) == [54, -60, 6]
    lost = drawn(heads_up("5 K J", 40, 100, **NET), "5 J")
    assert net(lost) == [-60, 60, 0]
    given = drawn(heads_up("5 K J", 100, **NET), "5").on("", [(A, NO), (B, NO), (A, GIVE)])
    assert net(given) == [90, -100, 10]


# -- exact figures


def figure(rules: Rules, key: str) -> F:
    return F(defined("ziginette", rules)[key](Tree(game, plain(rules))))


@pytest.mark.slow
def test_a_bet_is_even_and_the_banker_pays_half_the_cut() -> None:
    """ZIGI-24"""
    found = figures("ziginette", Rules())
    assert (found["bet.punter"], found["bet.banker"], found["bet.house"]) == (0, F(-1, 20), F(1, 20))
    assert found["deal.house"] == F(1, 10)
    assert figure(Rules(**NET), "deal.house") == F(1, 15)


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "packs"), [(36, 1), (32, 2)])
@pytest.mark.parametrize("percent", [0, 25])
def test_cut_alone_is_the_edge_with_any_pack(pack: int, packs: int, percent: int) -> None:
    """ZIGI-1, ZIGI-24: half of the bets lose; of two, both do in a third of all deals."""
    rules = Rules(pack=Pack(pack), packs=packs, cut_percent=percent)
    assert figure(rules, "bet.house") == -figure(rules, "bet.banker") == F(percent, 200)
    assert figure(rules, "deal.house") == F(percent, 100)
    assert figure(rules._replace(**NET), "deal.house") == F(2 * percent, 300)


@pytest.mark.parametrize(("pack", "packs"), [(40, 1), (52, 1), (32, 6)])
def test_playette_is_as_likely_as_three_ranks_are_not(pack: int, packs: int) -> None:
    """ZIGI-17: 55/247 with forty cards."""
    alike, many = 4 * packs, pack * packs
    apart = F(many - alike, many - 1) * F(many - 2 * alike, many - 2)
    for playette in Playette:
        assert figure(Rules(pack=Pack(pack), packs=packs, playette=playette), "playette") == 1 - apart
    assert figure(Rules(), "playette") == F(55, 247)


def first_to(mine: int, yours: int, mine_left: int, yours_left: int) -> F:
    """The chance that so many of the bank's cards come before so many of the punters'."""
    if mine == 0 or yours == 0:
        return F(mine == 0)
    turned = F(1, mine_left + yours_left)
    win = mine_left * turned * first_to(mine - 1, yours, mine_left - 1, yours_left)
    return win + yours_left * turned * first_to(mine, yours - 1, mine_left, yours_left - 1)


@pytest.mark.slow
@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("settlement", Settlement)
def test_a_bet_on_a_double_wins_when_enough_of_the_banks_cards_come_first(
    packs: int, settlement: Settlement
) -> None:
    """ZIGI-19, ZIGI-23: a race between the cards of two ranks that are still to come."""
    rules = Rules(packs=packs, playette=Playette.DOUBLE, playette_settlement=settlement)
    found = figures("ziginette", rules)
    alike = 4 * packs
    for key, largest, sizes in (("doubled", 2, (1, 2)), ("tripled", 3, (1, 2, 3))):
        for size in sizes:
            needed = largest + 1 if settlement == Settlement.THRESHOLD else size + 1
            race = first_to(needed - 1, needed - size, alike - 1, alike - size)
            assert found[f"{key}.stack{size}.win"] == race


@pytest.mark.slow
def test_doubles_and_triples_have_their_figures() -> None:
    """ZIGI-19: a single card stays even, a double or a triple does not."""
    found = figures("ziginette", Rules(**DOUBLE))
    assert [found[f"doubled.stack{n}.win"] for n in (1, 2)] == [F(1, 2), F(3, 10)]
    assert [found[f"tripled.stack{n}.win"] for n in (1, 2, 3)] == [F(1, 2), F(2, 5), F(1, 4)]


@pytest.mark.slow
def test_a_late_bet_on_a_fresh_card_would_win_seven_times_in_ten() -> None:
    """ZIGI-22, ZIGI-A5"""
    tree = Tree(game, Rules(late_bets=True, **DOUBLE))
    acts = (1, 100, 0, 0, DRAW, NO, NO, DRAW, NO, 1)
    assert tree.mean(wins, "A A K Q 2 Q", acts, nothing) == F(7, 10)


@pytest.mark.slow
def test_a_bet_is_even_whenever_it_is_made() -> None:
    """ZIGI-8, ZIGI-24: on a card laid later; the house has its tenth of half of them."""
    tree = Tree(game, Rules())
    acts = (1, 100, 0, 0, DRAW, NO, NO, DRAW, NO, 100)
    assert tree.mean(gain, "A K Q 2 3", acts, nothing) == -5
    assert tree.mean(house_takes, "A K Q 2 3", acts, nothing) == 5


@pytest.mark.parametrize("turned", ["", "5", "5 K"])
def test_deal_is_void_when_the_opening_finds_no_card(turned: str) -> None:
    """COM-9, ZIGI-6: nothing is paid, the same banker deals again; no card of the bank's rank was shown."""
    hand = begin().turn(" ".join(f"{card}S" for card in turned.split()))
    assert (hand.actor, hand.state.shown) == (CHANCE, 0)
    game.apply(hand.rules, hand.state, cards.EMPTY)
    assert hand.stacks == [1000] * 3
    assert hand.carry == Carry(A, 0)


def test_bets_go_back_when_the_box_is_empty() -> None:
    """COM-9: the same banker deals again, whatever lay on the table."""
    hand = heads_up("5 K J", 50, 25)
    game.apply(hand.rules, hand.state, cards.EMPTY)
    assert (hand.stacks, hand.carry) == ([1000] * 2, Carry(A, 0))


def test_punter_without_chips_is_passed_over() -> None:
    """ZIGI-8, COM-6: at the opening too."""
    hand = begin([1000, 0, 1000]).on("5 K J")
    assert (hand.actor, hand.state.phase) == (C, Phase.BET)
