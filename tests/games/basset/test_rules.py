"""Basset rule by rule: deals told as the ranks turned, x for a rank nobody lays on, and what punters say."""

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.games.basset import odds as asked, rules as basset, verbs
from lansquenet.games.basset.rules import (
    NO_MORE,
    NOT_YET,
    SEATS,
    Carry,
    Choice,
    Consecutive,
    End,
    Fasse,
    Fraction as Part,
    Ladder,
    Phase,
    Rules,
)
from lansquenet.odds import figures
from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover, FirstBanker
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
KING, SIX = 12, 5
game: Any = basset
told = book("basset")
HIST = told.play_by("historical")
MOD = told.play_by("modern")
DM = told.play_by("de_moivre")
ON_KING = [(B, KING), (B, 1), (B, NO_MORE)]
BOTH = pytest.mark.parametrize("rules", [HIST, MOD], ids=["historical", "modern"])
Said = list[tuple[int, int]]


def deal(rules: Rules = HIST, stacks: list[int] | None = None, said: Said | None = None) -> driver.Hand:
    """A banks with 1000 chips against B's 100, and B lays one piece on kings if nothing else is said."""
    hand = driver.hand(game, rules, stacks or [1000, 100], Carry(A))
    return hand.on("", ON_KING if said is None else said)


def turn(hand: driver.Hand, turned: str, said: Said | None = None) -> driver.Hand:
    """Turn these cards."""
    return hand.on(turned.replace("x", "2"), said)


def play_out(hand: driver.Hand) -> driver.Hand:
    """Turn cards nobody lays on until the deal is over."""
    while not hand.over:
        hand.on("2")
    return hand


def won(hand: driver.Hand) -> int:
    """What B has won."""
    return hand.stacks[B] - 100


def on_king(hand: driver.Hand, seat: int = B) -> tuple[int, int]:
    """The couch on a seat's king, and its corners."""
    return hand.state.bets[seat][KING], hand.state.level[seat][KING]


PAY, PAROLI, LEAVE = (B, Choice.WITHDRAW), (B, Choice.PAROLI), (B, Choice.LEAVE)
VECTORS: list[tuple[str, str, Said, int, tuple[int, int], int, tuple[int, int]]] = [
    ("T1", "K", [], -1, (2, 0), -1, (0, 0)),
    ("T2", "x K x", [PAY], 2, (0, 0), 2, (0, 0)),
    ("T3", "x K K", [], 0, (2, 0), 0, (2, 0)),
    ("T4", "x K x K x", [PAROLI], -2, (0, 0), 0, (2, 1)),
    ("T5", "x K x x K", [PAROLI], -2, (0, 0), -2, (0, 0)),
    ("T6", "x K x x x K x", [PAROLI, PAY], 4, (0, 0), 6, (0, 0)),
    ("T9", "x K x K K", [PAROLI], 0, (2, 1), 0, (2, 1)),
    ("T11", "x x K K x", [], -2, (0, 0), -2, (0, 0)),
]


@pytest.mark.parametrize(("name", "turned", "said", "mod", "mod_card", "hist", "hist_card"), VECTORS)
def test_vector(
    name: str, turned: str, said: Said, mod: int, mod_card: Any, hist: int, hist_card: Any
) -> None:
    """BASS-5, BASS-11: the test vectors of the specification but for T7 and T8."""
    modern, old = turn(deal(MOD), turned, said), turn(deal(HIST), turned, said)
    assert (won(modern), on_king(modern)) == (mod, mod_card)
    assert (won(old), on_king(old)) == (hist, hist_card)


def test_rank_that_retired_does_not_bar_the_next_win() -> None:
    """T7: lost at the second win, or retired there and won at the third."""
    modern = turn(deal(MOD), "x K x K x", [PAROLI])
    assert won(modern) == -2
    hand = turn(deal(HIST), "x K x K x K x", [PAROLI, PAY])
    assert won(hand) == 6


@BOTH
def test_couch_that_only_meets_twins_and_the_last_card_is_not_settled(rules: Rules) -> None:
    """T8, BASS-16: the fourth king is the last card, and nobody's."""
    hand = turn(deal(rules), "x K K" + " x" * 48)
    assert hand.state.phase == Phase.LAST
    hand.on("K")
    assert hand.over
    assert won(hand) == 0
    assert hand.carry.standing == [B, KING, 2, 0]


# -- table and pack


def test_one_pack_is_shuffled_for_every_deal_and_the_banker_lays_on_nothing() -> None:
    """BASS-1"""
    assert cards.counts(game.shoe(HIST)) == [4] * 13
    assert game.shoe(HIST).reserve > 52
    assert (SEATS[0], SEATS[-1]) == (2, 12)
    hand = deal(HIST, [100, 100, 100], [(B, NO_MORE), (C, NO_MORE)])
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.FASSE)


def test_bank_stays_with_the_talliere_unless_it_is_to_go_round() -> None:
    """BASS-1: not while a parlay stands; a couch left by the next banker is taken up."""
    assert play_out(deal(HIST)).carry == Carry(A, 0, [B, KING, 2, 0])
    passing = Rules(fixed_banker=False, end=End.CARRY)
    hand = play_out(deal(passing))
    assert hand.carry == Carry(B, 1, [B, KING, 2, 0])
    assert driver.hand(game, passing, hand.stacks, hand.carry).state.bets[B][KING] == 0
    riding = play_out(turn(deal(passing), "x K x", [PAROLI]))
    assert riding.carry == Carry(A, 0, [B, KING, 2, 1])
    assert not game.done(Rules(rounds=1), Carry(B, 1), 2)
    assert game.done(Rules(rounds=1), Carry(A, 2), 2)


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
    """BASS-1, COM-8"""
    hand = driver.hand(game, Rules(first_banker=how), [100] * 3, Carry()).on(drawn)
    assert hand.carry == Carry(first, 0, [])


def test_punter_names_a_card_then_says_how_many_pieces_of_two_chips() -> None:
    """BASS-2: any number of cards, each named once."""
    hand = deal(HIST, [1000, 10], [])
    assert (hand.actor, hand.legal) == (B, [NO_MORE, *range(13)])
    hand.on("", [(B, KING)])
    assert hand.legal == [0, 1, 2, 3, 4, 5]
    hand.on("", [(B, 2)])
    assert hand.state.bets[B][KING] == 4
    assert hand.legal == [NO_MORE, *range(12)]
    hand.on("", [(B, SIX), (B, 3)])
    assert hand.free == [990, 0]
    assert hand.actor == CHANCE


def test_pieces_are_of_three_chips_where_the_fasse_takes_two_thirds() -> None:
    """BASS-2, BASS-10: nothing is rounded."""
    hand = deal(Rules(fasse_fraction=Part.TWO_THIRDS))
    assert on_king(hand) == (3, 0)
    assert won(turn(hand, "K")) == -2


def test_limits_of_a_couch_are_in_chips_and_kept_in_whole_pieces() -> None:
    """BASS-2"""
    assert deal(Rules(min_bet=3, max_bet=9), said=[(B, KING)]).legal == [0, 2, 3, 4]
    assert not deal(Rules(max_bet=1), said=[]).over
    assert deal(Rules(max_bet=1), said=[]).actor == CHANCE


def test_who_plays_with_the_fasse_on_the_side_keeps_chips_for_it() -> None:
    """BASS-2, BASS-8: two of ten are for the fasse, on whichever card it falls."""
    hand = deal(MOD, [1000, 10], [(B, KING)])
    assert hand.legal == [0, 1, 2, 3]
    hand.on("", [(B, 2), (B, SIX)])
    assert hand.legal == [0, 1, 2]
    hand.on("", [(B, 2)])
    assert hand.free == [992, 2]
    assert turn(hand, "K").stacks == [1002, 8]


def test_no_card_is_added_once_the_pack_is_turned() -> None:
    """BASS-3"""
    hand = turn(deal(HIST, said=[(B, NO_MORE)]), "x x x x x")
    assert hand.actor == CHANCE


def test_bank_answers_for_the_next_win_or_for_the_top_of_the_ladder() -> None:
    """BASS-4, COM-5: a bank of 130 takes a couch of 130, or if it is strict of two; on credit, all."""
    assert deal(HIST, [130, 500], [(B, KING)]).legal[-1] == 65
    assert deal(Rules(strict_bank=True), [130, 500], [(B, KING)]).legal == [0, 1]
    assert deal(Rules(cover=Cover.CREDIT), [130, 500], [(B, KING)]).legal[-1] == 250


def test_bank_need_not_take_a_paroli_that_it_cannot_answer_for() -> None:
    """BASS-4, BASS-19: three times two is more than five, twice two is not."""
    hand = turn(deal(HIST, [5, 100]), "x K x")
    assert hand.legal == [Choice.WITHDRAW, Choice.GAIN, Choice.LEAVE]
    rich = turn(deal(HIST, [6, 100]), "x K x")
    assert Choice.PAROLI in rich.legal


def test_broken_bank_gives_every_card_back_and_the_next_seat_banks() -> None:
    """BASS-4"""
    hand = turn(deal(HIST, [2, 100], ON_KING[:2]), "x K x", [PAY])
    assert play_out(hand).carry == Carry(B, 1, [])


# -- the fasse


def test_couple_is_settled_when_both_cards_can_be_seen() -> None:
    """BASS-6: a king that wins waits for the ten."""
    hand = turn(deal(), "x K")
    assert (hand.actor, won(hand)) == (CHANCE, 0)
    assert turn(hand, "T").actor == B


def test_fasse_takes_half_of_a_couch_and_ends_it_or_is_paid_on_the_side() -> None:
    """BASS-7, BASS-8"""
    old, modern = turn(deal(HIST), "K"), turn(deal(MOD), "K")
    assert (old.stacks, on_king(old)) == ([1001, 99], (0, 0))
    assert (modern.stacks, on_king(modern)) == ([1001, 99], (2, 0))
    assert old.why == modern.why == {7}


@pytest.mark.parametrize("fasse", Fasse)
def test_parlay_that_stands_over_pays_the_fasse_and_stands(fasse: Fasse) -> None:
    """BASS-9: half of the couch; or what chips there are, and a paix nothing."""
    rules = Rules(fasse=fasse, end=End.CARRY)
    for chips, standing, lost, card in (
        (100, [B, KING, 10, 1], 5, (10, 1)),
        (13, [B, KING, 10, 2], 3, (10, 2)),
        (100, [B, KING, 10, -1], 0, (10, 1)),
    ):
        hand = driver.hand(game, rules, [1000, chips], Carry(A, 0, standing)).on(
            "K", [(B, NO_MORE)] * (chips > 13)
        )
        assert hand.stacks == [1000 + lost, chips - lost]
        assert on_king(hand) == card
        assert hand.why <= {9}


def test_fasse_takes_two_thirds_in_france() -> None:
    """BASS-10"""
    hand = deal(told.play_by("french"), said=[(B, KING), (B, 5), (B, NO_MORE)])
    assert turn(hand, "K").stacks == [1010, 90]
    assert turn(deal(HIST, said=[(B, KING), (B, 5), (B, NO_MORE)]), "K").stacks == [1005, 95]


# -- couples


def test_loser_pays_his_couch_whatever_he_played_for_and_is_out() -> None:
    """BASS-12"""
    hand = turn(deal(MOD), "x K x x x K x x K", [PAROLI, PAROLI])
    assert (won(hand), on_king(hand)) == (-2, (0, 0))
    assert hand.why == {12}
    assert turn(hand, "K x").actor == CHANCE


def test_twins_are_null_or_the_first_of_them_decides() -> None:
    """BASS-13, BASS-6"""
    assert on_king(turn(deal(), "x K K")) == (2, 0)
    hand = turn(deal(Rules(twins=False)), "x K")
    assert hand.actor == B
    assert won(turn(hand, "K", [PAY])) == 2
    again = turn(deal(Rules(twins=False)), "x K K", [PAROLI])
    assert won(again) == -2


@pytest.mark.parametrize(
    ("consecutive", "gain", "card"),
    [(Consecutive.LOSE, -2, (0, 0)), (Consecutive.RETIRE, 0, (2, 1)), (Consecutive.WIN, 6, (0, 0))],
)
def test_two_wins_running_lose_retire_or_win(consecutive: Consecutive, gain: int, card: Any) -> None:
    """BASS-14"""
    said = [PAROLI, PAY] if consecutive == Consecutive.WIN else [PAROLI]
    hand = turn(deal(Rules(consecutive=consecutive)), "x K x K x", said)
    assert (won(hand), on_king(hand)) == (gain, card)
    if consecutive == Consecutive.LOSE:
        assert hand.why == {14}


def test_only_a_win_that_counted_bars_the_next() -> None:
    """BASS-15: twins and the fasse do not, and twins come first."""
    assert turn(deal(MOD), "x K K K x").actor == B
    assert turn(deal(MOD), "K K x").actor == B
    assert turn(deal(MOD), "x K x K K K x", [PAROLI]).actor == B


def test_next_deal_bars_nothing() -> None:
    """BASS-15: a win in the last couple of the deal before."""
    rules = Rules(end=End.CARRY)
    hand = turn(deal(rules), "x" + " x x" * 24 + " K x x", [PAROLI])
    again = driver.hand(game, rules, hand.stacks, hand.carry).on("2 K 2", [(B, NO_MORE)])
    assert again.actor == B


def test_ranks_without_a_couch_do_nothing() -> None:
    """BASS-17: and the cards of a couple are settled each for itself."""
    said = [(B, SIX), (B, 1), (B, KING), (B, 2), (B, NO_MORE)]
    hand = turn(deal(said=said), "x K 6", [PAY])
    assert won(hand) == 4 - 2
    assert game.matters(HIST, turn(deal(), "x").state, KING)
    assert not game.matters(HIST, turn(deal(), "x").state, SIX)


# -- after a win


def test_winner_may_withdraw_leave_the_couch_or_raise_it() -> None:
    """BASS-18: paid by the ladder, and from its foot again."""
    for said, card in (
        ([PAY], (0, 0)),
        ([LEAVE], (2, 0)),
        ([(B, Choice.MASSE), (B, 3)], (8, 0)),
    ):
        hand = turn(deal(), "x K x", said)
        assert (won(hand), on_king(hand)) == (2, card)
        assert hand.why == {18}
    assert on_king(turn(deal(Rules(max_bet=5)), "x K x", [(B, Choice.MASSE)])) == (4, 0)
    assert Choice.MASSE not in turn(deal(Rules(max_bet=2)), "x K x").legal


def test_parlay_cannot_be_altered_before_it_is_decided() -> None:
    """BASS-19: only in the next deal is anything asked, and not of that card."""
    rules = Rules(end=End.CARRY)
    hand = play_out(turn(deal(rules), "x K x", [PAROLI]))
    assert hand.carry == Carry(A, 0, [B, KING, 2, 1])
    assert driver.hand(game, rules, hand.stacks, hand.carry).legal == [NO_MORE, *range(12)]
    assert Choice.PAROLI not in turn(deal(Rules(paroli=False)), "x K x").legal


def test_paix_rides_with_the_gain_alone() -> None:
    """BASS-20: worth 2, 4, 8; a loss costs nothing; only after the first win."""
    hand = turn(deal(), "x K x", [(B, Choice.GAIN)])
    assert hand.free == [996, 100]
    assert won(turn(hand, "x K")) == 0
    rich = turn(deal(), "x K x x x K x", [(B, Choice.GAIN), PAY])
    assert (won(rich), rich.why) == (4, {20})
    double = turn(deal(), "x K x x x K x x x K x", [(B, Choice.GAIN), (B, Choice.GAIN), PAY])
    assert won(double) == 8
    late = turn(deal(), "x K x x x K x", [PAROLI])
    assert Choice.GAIN not in late.legal
    assert Choice.GAIN not in turn(deal(MOD), "x K x").legal


RUNGS = {
    Ladder.HIST: [1, 3, 7, 15, 30, 60],
    Ladder.MODERN: [1, 2, 7, 15, 33, 67],
    Ladder.DOC_HIST: [1, 2, 7, 15, 30, 60],
    Ladder.DOUBLING: [1, 3, 7, 15, 31, 63],
    Ladder.STEINMETZ_LITERAL: [1, 7, 15, 33, 67],
}


@pytest.mark.parametrize("ladder", Ladder)
def test_ladder_pays_so_much_to_one_after_so_many_wins(ladder: Ladder) -> None:
    """BASS-18, BASS-21, BASS-25: with two packs in one deal; the top is paid at once."""
    rules = Rules(ladder=ladder, packs=2)
    for wins, to_one in enumerate(RUNGS[ladder], 1):
        top = wins == len(RUNGS[ladder])
        said = [PAROLI] * (wins - 1) + [PAY] * (not top)
        hand = turn(deal(rules), "x" + " K x x x" * wins, said)
        assert (won(hand), on_king(hand)) == (2 * to_one, (0, 0))
        assert hand.why == {21 if top else 18}


def test_paix_ends_with_the_ladder() -> None:
    """BASS-20, BASS-21: at the sixth win, worth 32 couches."""
    hand = turn(deal(Rules(packs=2)), "x" + " K x x x" * 6, [(B, Choice.GAIN)] * 5)
    assert (won(hand), hand.why) == (64, {21})


# -- the end of the deal


def test_couch_that_was_not_settled_is_left_or_taken_up() -> None:
    """BASS-22: it may be changed before the pack is turned, and must be one that could be laid."""
    hand = play_out(deal())
    again = driver.hand(game, HIST, hand.stacks, hand.carry)
    assert on_king(again) == (2, 0)
    assert on_king(again.on("", [(B, KING), (B, 0), (B, NO_MORE)])) == (0, 0)
    left = driver.hand(game, HIST, hand.stacks, hand.carry).on("2 2 K", [(B, NO_MORE)])
    assert won(left) == -2
    poor = driver.hand(game, MOD, [1000, 2], Carry(A, 0, [B, KING, 2, 0]))
    assert on_king(poor) == (0, 0)


def test_undecided_parlay_is_cashed_or_stands_over() -> None:
    """BASS-23: for the rung won last; a paix for its gain."""
    hand = play_out(turn(deal(HIST), "x K x x x K x", [PAROLI, PAROLI]))
    assert (won(hand), hand.carry.standing, hand.why) == (6, [], {23})
    paix = play_out(turn(deal(HIST), "x K x x x K x", [(B, Choice.GAIN)] * 2))
    assert won(paix) == 4
    carried = play_out(turn(deal(MOD), "x K x x x K x", [PAROLI, PAROLI]))
    assert (won(carried), carried.carry) == (0, Carry(A, 0, [B, KING, 2, 2]))
    assert game.stands_over(MOD, carried.state)
    assert not game.stands_over(HIST, hand.state)
    again = driver.hand(game, MOD, carried.stacks, carried.carry).on("2 K 2", [(B, NO_MORE), PAY])
    assert won(again) == 14


def test_soixante_takes_two_deals() -> None:
    """BASS-23, BASS-21: four wins in the first and two in the second."""
    first = play_out(turn(deal(MOD), "x" + " K x x x" * 4, [PAROLI] * 4))
    assert first.carry.standing == [B, KING, 2, 4]
    second = driver.hand(game, MOD, first.stacks, first.carry).on("2 K 2 2 2 K 2", [(B, NO_MORE), PAROLI])
    assert (won(second), second.why) == (134, {21})


def test_losing_card_may_be_couched_again_where_it_is_agreed() -> None:
    """BASS-24: at once, also when it lost for having won before."""
    again = Rules(masse_on_losing=True, consecutive=Consecutive.LOSE)
    hand = turn(deal(again), "x x K")
    assert (hand.actor, hand.state.phase, won(hand)) == (B, Phase.AGAIN, -2)
    assert won(turn(hand, "K x", [(B, 2), PAY])) == 2
    twice = turn(deal(again), "x K x K x", [LEAVE])
    assert (twice.actor, twice.state.phase) == (B, Phase.AGAIN)
    assert turn(deal(HIST), "x x K").actor == CHANCE


def test_who_has_no_chips_left_is_not_asked_to_lay_again() -> None:
    """BASS-24: the next is, who lost on the same card."""
    again = Rules(masse_on_losing=True)
    hand = deal(again, [1000, 2, 100], [*ON_KING[:2], (C, KING), (C, 1), (C, NO_MORE)])
    assert turn(hand, "x x K").stacks == [1004, 0, 98]
    assert (hand.actor, hand.state.phase) == (C, Phase.AGAIN)


@pytest.mark.parametrize(("chips", "stands"), [(0, 0), (1, 2)])
def test_banker_without_a_chip_gives_every_card_back(chips: int, stands: int) -> None:
    """COM-6, BASS-23: and does not bank again; with one he answers on."""
    carried = Rules(end=End.CARRY)
    hand = turn(deal(carried), "x K x", [PAROLI])
    hand.state.stacks[A] = chips
    basset.finish(carried, hand.state)
    assert hand.state.bets[B][KING] == stands
    assert hand.carry.banker == (B if chips == 0 else A)


def test_packs_make_longer_deals() -> None:
    """BASS-25: with six packs the last of 312 cards is nobody's."""
    hand = turn(deal(Rules(packs=6)), " ".join(["x"] * 311))
    assert hand.state.phase == Phase.LAST
    assert hand.on("K").over


def test_play_goes_anticlockwise_unless_agreed_otherwise() -> None:
    """COM-2"""
    assert deal(HIST, [100] * 3, []).actor == B
    assert deal(Rules(direction=Direction.CLOCKWISE), [100] * 3, []).actor == C


# -- De Moivre's game


def test_first_card_of_its_rank_decides() -> None:
    """BASS-40"""
    assert won(turn(deal(DM), "K")) == -1
    assert won(turn(deal(DM), "x K", [PAY])) == 2
    assert won(turn(deal(DM), "x x K")) == -2
    assert won(turn(deal(DM), "x" + " x" * 50 + " K")) == 0
    assert turn(deal(DM), "x K").legal == [Choice.WITHDRAW, Choice.LEAVE, Choice.MASSE]


LATE = [(B, NOT_YET), (B, KING), (B, 1), (B, NO_MORE)]


@pytest.mark.parametrize(
    ("turned", "gain", "lies"),
    [("x K", 0, 0), ("x x K", -1, 0), ("x x x K", 2, 0), ("x x x x K", -2, 0), ("x x x x", 0, 2)],
)
def test_stake_with_a_card_in_view(turned: str, gain: int, lies: int) -> None:
    """BASS-41: back, faced, and from then on as any other; here the fasse is in view."""
    hand = turn(deal(DM, said=[]), turned, [*LATE, *[PAY] * (gain > 0)])
    assert (won(hand), on_king(hand)) == (gain, (lies, 0))
    assert hand.why == ({41} if gain == -1 else {12} if gain == -2 else {18} if gain else set())


def test_stake_may_be_faced_and_stand_where_the_fasse_is_on_the_side() -> None:
    """BASS-41, BASS-8"""
    hand = turn(deal(DM._replace(fasse=Fasse.SIDE), said=[]), "x x K", LATE)
    assert (won(hand), on_king(hand)) == (-1, (2, 0))


def test_punter_is_asked_after_every_couple_until_he_wants_no_more() -> None:
    """BASS-41: as long as three cards are hidden."""
    hand = deal(DM, said=[])
    for turned, hidden in (("x", 51), ("x x", 49), ("x x", 47)):
        hand.on("", [(B, NOT_YET)])
        turn(hand, turned)
        assert (hand.actor, hand.legal) == (B, [NO_MORE, NOT_YET, *range(13)])
        assert 52 - hand.state.turned == hidden
    hand.on("2 2 " * 22, [(B, NOT_YET)] * 22)
    assert (hand.actor, 52 - hand.state.turned) == (B, 3)
    hand.on("2 2", [(B, NOT_YET)])
    assert hand.state.phase == Phase.LAST
    assert turn(deal(DM, said=[(B, NO_MORE)]), "x x x").actor == CHANCE


@cache
def tables(part: Part) -> list[Grid]:
    """De Moivre's table, once."""
    return asked.tables(Rules(fasse_fraction=part))


def loss(n: int, r: int, y: Fraction) -> Fraction:
    """The loss of a stake by the closed forms: n hidden cards, r of them of its rank."""
    a = 2 * y * (n - 2) - (n - 3)
    return [
        y / n,
        a / (n * (n - 1)),
        3 * (n - 3) * a / (2 * n * (n - 1) * (n - 2)),
        (4 * y * (n - 2) * (n - 4) - (n - 5) * (2 * n - 5)) / (n * (n - 1) * (n - 2)),
    ][r - 1]


@pytest.mark.slow
@pytest.mark.parametrize("part", Part)
def test_table_of_de_moivre(part: Part) -> None:
    """BASS-42, BASS-43: walked, and by the closed forms."""
    half = part == Part.HALF
    (exact,) = tables(part)
    for name, row in exact.rows[1:]:
        n = int(name)
        found = [loss(n, r, Fraction(1, 2) if half else Fraction(2, 3)) for r in range(1, 5)]
        for r, cell in enumerate(row, 1):
            assert cell == (found[r - 1] if 4 - r <= 52 - n else None)
    assert exact.rows[0][1][3] == (Fraction(25, 21658) if half else Fraction(454, 32487))
    assert len(exact.rows) == 24
    if half:
        printed = [[cell and int(1 / cell) for cell in row] for _, row in exact.rows]
        assert printed[0] == [None, None, None, 866]
        assert printed[1] == [None, None, 1735, 867]
        assert printed[2] == [98, 2352, 1602, 801]


@pytest.mark.slow
def test_conclusions_of_de_moivre() -> None:
    """BASS-42: the fewer cards the more is lost; least with two left, then three, four, one."""
    rows = [row for _, row in tables(Part.HALF)[0].rows[2:]]
    for one, two, three, four in rows:
        assert two < three < four < one
    for column in zip(*rows, strict=True):
        assert list(column) == sorted(column)


def test_case_of_the_encyclopedie() -> None:
    """BASS-10, BASS-42: of six cards one is in view, and one of the other five is his: two fifteenths."""
    tree = Tree(game, DM._replace(fasse_fraction=Part.TWO_THIRDS))
    assert asked.loss(tree, 5, 1) == Fraction(2, 15)


@pytest.mark.slow
def test_average_of_de_moivre() -> None:
    """BASS-42: fifteen shillings and threepence in a hundred pounds, when the first couple is let go by."""
    rows = {int(n): [cell or Fraction(0) for cell in row] for n, row in tables(Part.HALF)[0].rows[1:]}

    def average(cards_left: range) -> Fraction:
        each = []
        for n in cards_left:
            weights = [Fraction(comb(n, r) * comb(52 - n, 4 - r), comb(52, 4)) for r in range(1, 5)]
            each.append(sum(w * cell for w, cell in zip(weights, rows[n], strict=True)))
        return sum(each, Fraction(0)) / len(each)

    assert round(float(100 * average(range(51, 6, -2))), 5) == 0.82593
    assert round(float(100 * average(range(51, 8, -2))), 5) == 0.73525
    assert round(float(100 * average(range(49, 8, -2))), 5) == 0.76498
    seen = [Fraction(2 * x**3 - 3 * x**2 - 2 * x + 3 * 49**2, 52 * 51 * 50 * 49) for x in range(0, 46, 2)]
    assert 0.7625 <= 100 * sum(seen) / 23 < 0.7667


# -- figures


@cache
def found(rules: Rules) -> dict[str, float]:
    """Every figure, once."""
    return {key: float(value) for key, value in figures("basset", rules).items()}


@pytest.mark.slow
@BOTH
def test_flat_couch_costs_the_fasse_and_nothing_else(rules: Rules) -> None:
    """BASS-7: one in twenty-six; and no way of playing is better."""
    flat = {key: asked.ODDS[f"flat.{key}"](Tree(game, rules)) for key in ("edge", "win", "until_settled")}
    assert flat["edge"] == Fraction(1, 26)
    assert flat["win"] == Fraction(416 if rules == MOD else 384, 833)
    assert flat["until_settled"] == Fraction(833, 21632 if rules == MOD else 21634)
    one_piece = rules._replace(max_bet=2)  # a masse would only be a larger couch

    def punter(was: Any, now: Any) -> int:
        return -gain(was, now)

    best = Tree(game, one_piece).best(punter, acts=[KING, 1, NO_MORE])
    assert best / 2 == -flat["edge"]


@pytest.mark.slow
def test_figures_of_the_modern_rules() -> None:
    """BASS-23"""
    modern = found(MOD)
    assert round(100 * modern["repeat_couch.per_deal"], 3) == 15.196
    assert round(100 * modern["parlay2.edge"], 3) == 39.666
    assert round(100 * modern["parlay3.edge"], 3) == 30.492
    reached = [round(modern[f"reach.{wins}"], 5) for wins in range(1, 7)]
    assert reached == [0.49940, 0.21359, 0.09168, 0.03920, 0.01873, 0.00802]


@pytest.mark.slow
def test_figures_of_the_historical_rules() -> None:
    """BASS-23"""
    old = found(HIST)
    assert round(100 * old["repeat_couch.per_deal"], 3) == 9.309
    assert round(100 * old["parlay2.edge"], 3) == 10.643
    assert round(100 * old["parlay3.edge"], 3) == 16.624
    assert old["reach.5"] == old["reach.6"] == 0


@pytest.mark.slow
def test_steinmetz_read_word_by_word_would_ruin_the_bank() -> None:
    """BASS-18, BASS-A4: it gives the punter 73.9 per cent of his couch, so it cannot have been played."""
    literal = HIST._replace(ladder=Ladder.STEINMETZ_LITERAL)
    edge = asked.ODDS["parlay2.edge"](Tree(game, literal))
    assert round(float(-100 * edge), 1) == 73.9


def outcome(places: tuple[int, ...]) -> tuple[int, int]:
    """Modern rules told a third time: the wins of a couch that always rides, and its losses, in one deal."""
    there, wins, barred = set(places), 0, False
    for first in range(1, 50, 2):
        w, loses = first in there, first + 1 in there
        if w and loses:
            barred = False
        elif loses or (w and barred):
            return wins, 1
        else:
            wins += w
            barred = w
    return wins, 0


@pytest.mark.slow
def test_integers_behind_the_figures() -> None:
    """BASS-11, BASS-16: of the 270,725 places four kings can have."""
    found = [outcome(places) for places in combinations(range(52), 4)]
    assert len(found) == 270_725
    assert sum(wins >= 1 for wins, _ in found) == 135_200
    assert sum(wins == 0 and lost == 1 for wins, lost in found) == 135_200
    assert [sum(wins >= n for wins, _ in found) for n in (2, 3, 4)] == [57_224, 21_252, 7_315]
    tree = Tree(game, MOD)
    for wins, count in ((1, 135_200), (2, 57_224), (3, 21_252), (4, 7_315)):
        reached = tree.mean(asked.paid_at(wins), policy=asked.playing(wins, Choice.PAROLI))
        assert reached == Fraction(count, 270_725)


@pytest.mark.parametrize(
    ("level", "safe", "times"), [(0, 0, 1), (2, 0, 7), (3, 0, 15), (4, 0, 30), (2, 1, 4)]
)
def test_corners_say_for_how_many_times_the_couch(level: int, safe: int, times: int) -> None:
    """BASS-19, BASS-20: so much the next win of a card that rides pays, a paix two couches and then four."""
    coup = deal().state
    coup.bets[B][12], coup.level[B][12], coup.safe[B][12] = 6, level, safe
    assert verbs.times(HIST, coup, B, 12) == times
