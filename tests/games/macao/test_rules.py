"""Macao rule by rule: coups told as the cards turned, and what each seat stakes and buys."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.games.macao import odds as reckoned, rules as macao
from lansquenet.games.macao.rules import SEATS, Carry, Over, Phase, Rules, Schlag, Ties
from lansquenet.odds import figures, plain
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import CHANCE, Direction, duplicate

A, B, C = range(3)
game: Any = macao
STAND, BUY = range(2)
STAKES = [(B, 10), (C, 4)]
LAST = {"over": Over.LAST_FIGURE}
RUSSIAN = LAST | {"schlag": Schlag.TRIPLE, "ties": Ties.VOID, "buys": 1}


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has staked."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, Carry(A))


def dealt(turned: str, **options: Any) -> driver.Hand:
    """B stakes 10 and C 4, and these cards are turned: B's, C's."""
    return begin(**options).say(STAKES).turn(turned)


def alone(turned: str, said: str = "", **options: Any) -> driver.Hand:
    """B plays alone for 10 chips; of the cards those after the first come as they are bought or turned."""
    hand, acts = begin([200, 200], **options).say([(B, 10)]), [*said]
    for text in turned.split():
        while hand.actor != CHANCE:
            hand.say([(hand.actor, BUY if acts.pop(0) == "b" else STAND)])
        hand.turn(text)
    while not hand.over and acts:
        hand.say([(hand.actor, BUY if acts.pop(0) == "b" else STAND)])
    return hand


# -- players and cards


def test_ace_counts_one_and_tens_nothing() -> None:
    """MACA-1: two packs; at most eight sit down."""
    named = {name: macao.points(cards.named(name)) for name in ("Ac", "2d", "9h", "Ts", "Jc", "Qd", "Kh")}
    assert [*named.values()] == [1, 2, 9, 0, 0, 0, 0]
    assert cards.counts(game.shoe(Rules())) == [8] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 8)


def test_first_banker_is_drawn_and_a_session_is_complete() -> None:
    """MACA-2, COM-8"""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).turn("Kc Ac 3c").carry == Carry(A, 0)
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]


@pytest.mark.parametrize("packs", [1, 2])
def test_all_is_shuffled_before_every_coup(packs: int) -> None:
    """MACA-3"""
    assert game.shoe(Rules(packs=packs)).reserve > 52 * packs


# -- the stakes


def test_each_punter_in_turn_stakes_or_there_is_no_coup() -> None:
    """MACA-4, COM-10, COM-2"""
    hand = begin(min_bet=3, max_bet=5)
    assert (hand.actor, hand.legal) == (B, [0, 3, 4, 5])
    assert hand.say([(B, 0), (C, 0)]).carry == Carry(B, 1)
    assert begin(direction=Direction.CLOCKWISE).actor == C


@pytest.mark.parametrize(("schlag", "most"), [(Schlag.DOUBLE, 100), (Schlag.TRIPLE, 66)])
def test_nobody_stakes_more_than_a_schlag_could_take(schlag: Schlag, most: int) -> None:
    """MACA-5, COM-5: nor than the banker could pay for one."""
    assert begin(schlag=schlag).legal[-1] == most
    hand = begin([60, 200, 200]).say([(B, 20)])
    assert (hand.free, hand.legal[-1]) == ([20, 180, 200], 10)
    assert begin([60, 200, 200], cover=Cover.CREDIT).legal[-1] == 100


# -- the hands


def test_each_is_dealt_a_card_or_two_in_turn() -> None:
    """MACA-6: one at a time."""
    assert (dealt("2c 3d").state.counts[:3], dealt("2c 3d").actor) == ([0, 2, 3], B)
    two = dealt("2c 3d 4c", dealt=2)
    assert (two.actor, two.state.counts[:3]) == (CHANCE, [0, 6, 3])
    assert two.turn("Ad").actor == B


@pytest.mark.parametrize(
    ("schlag", "card", "times"),
    [
        (Schlag.DOUBLE, "9c", 2),
        (Schlag.DOUBLE, "8c", 1),
        (Schlag.TRIPLE, "9c", 3),
        (Schlag.TRIPLE, "8c", 2),
        (Schlag.TRIPLE, "7c", 1),
    ],
)
def test_schlag_wins_more_than_the_stake_on_either_side(schlag: Schlag, card: str, times: int) -> None:
    """MACA-7: and whoever has one buys no more."""
    mine = begin([200, 200], schlag=schlag).say([(B, 10)]).turn(card)
    assert mine.state.phase == Phase.BANK
    mine.turn("2d").say([(A, STAND)])
    assert mine.stacks == [200 - 10 * times, 200 + 10 * times]
    his = alone(f"2c {card}", "s", schlag=schlag)
    assert his.stacks == [200 + 10 * times, 200 - 10 * times]


def test_cards_are_bought_and_more_than_nine_has_lost() -> None:
    """MACA-8: or only the last figure counts; a nine of bought cards is no Schlag."""
    hand = dealt("2c 3d").say([(B, BUY)]).turn("4c")
    assert (hand.actor, hand.state.counts[B]) == (B, 6)
    assert hand.say([(B, BUY)]).turn("9c").actor == C
    assert (hand.state.counts[B], hand.state.held[B]) == (10, 3)
    assert alone("2c 7d 3c", "bs").stacks == [190, 210]
    assert dealt("7c 3d", **LAST).say([(B, BUY)]).turn("4c").state.counts[B] == 1
    assert dealt("2c 3d", buys=1).say([(B, BUY)]).turn("Kc").actor == C
    assert dealt("2c 3d", buys=0).state.phase == Phase.BANK


def test_banker_is_turned_last_and_his_schlag_undoes_what_was_bought() -> None:
    """MACA-9: who has passed nine is back at the first card, and a nine is alike."""
    hand = dealt("9c 3d").say([(C, BUY)]).turn("9d 9h")
    assert (hand.over, hand.stacks) == (True, [200 + 10 + 8, 190, 192])
    idle = alone("5c 9d 3h", "b")
    assert (idle.over, idle.stacks) == (True, [210, 190])
    bank = alone("5c 2d", "s")
    assert (bank.actor, bank.state.phase, bank.legal) == (A, Phase.DECIDE, [STAND, BUY])
    assert bank.say([(A, BUY)]).turn("4c").say([(A, STAND)]).stacks == [210, 190]


# -- what is decided


def test_higher_hand_wins_and_past_nine_loses() -> None:
    """MACA-10, COM-7"""
    hand = dealt("7c 5d").say([(B, STAND), (C, STAND)]).turn("6c").say([(A, STAND)])
    assert (hand.stacks, hand.why) == ([194, 210, 196], {10})
    passed = dealt("7c 5d").say([(B, STAND), (C, BUY)]).turn("9h 6c").say([(A, BUY)]).turn("9s")
    assert passed.stacks == [194, 210, 196]


@pytest.mark.parametrize(
    ("ties", "fewer", "same"), [(Ties.FEWER, 10, -10), (Ties.BANK, -10, -10), (Ties.VOID, 0, 0)]
)
def test_of_two_alike_fewer_cards_win_or_as_is_agreed(ties: Ties, fewer: int, same: int) -> None:
    """MACA-11"""
    assert alone("6c 2d 4c", "sbs", ties=ties).stacks[B] == 200 + fewer
    assert alone("6c 6d", "ss", ties=ties).stacks[B] == 200 + same
    assert alone("9c 9d", ties=ties).stacks[B] == 200 + same
    if ties != Ties.VOID:
        assert alone("2c 4d 6d", "bss", ties=ties).why == {11}


# -- the bank


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """MACA-12, COM-6"""
    assert alone("9c 8d").carry == Carry(B, 1)
    assert alone("9c 8d", fixed_banker=True).carry == Carry(A, 1)
    broken = begin([20, 200], fixed_banker=True).say([(B, 10)]).turn("9c 8d")
    assert (broken.stacks, broken.carry) == ([0, 220], Carry(B, 1))


def test_coup_is_void_when_the_cards_run_out() -> None:
    """MACA-13, COM-9"""
    for turned in ("", "2c", "2c 3d"):
        hand = dealt(turned)
        if hand.actor != CHANCE:
            hand.say([(B, STAND), (C, STAND)])
        game.apply(hand.rules, hand.state, EMPTY)
        assert (hand.over, hand.stacks, hand.free) == (True, [200] * 3, [200] * 3)


# -- rules of thumb


def test_steady_bot_buys_up_to_four_and_banks_by_what_it_owes() -> None:
    """MACA-8, MACA-9"""
    steady = bot("steady", "macao")
    for card, act in (("4c", BUY), ("5c", STAND)):
        hand = dealt(f"{card} 2d")
        assert steady(hand.rules, hand.state, 0) == act
    for card, act in (("6c", STAND), ("5d", BUY)):
        hand = dealt("5c 7d").say([(B, STAND), (C, STAND)]).turn(card)
        assert steady(hand.rules, hand.state, 0) == (STAND if card == "5d" else act)
    behind = dealt("7c 5d").say([(B, STAND), (C, STAND)]).turn("6c")
    assert steady(behind.rules, behind.state, 0) == BUY


# -- the figures


@pytest.mark.slow
def test_best_is_to_buy_up_to_four() -> None:
    """MACA-8: as the book says, and of it fourteen chips in a hundred are the banker's."""
    found = figures("macao", Rules())
    assert found["stake.edge"] < found["eager.edge"] < found["never.edge"]
    assert found["nine"] == F(1, 13)
    assert round(100 * float(found["stake.edge"])) == 14
    assert "eager.edge" not in figures("macao", Rules(buys=0))
    assert "eager.edge" in figures("macao", Rules(buys=1))


def test_one_card_and_no_more_is_even_where_both_sides_have_the_same() -> None:
    """MACA-7, MACA-11: and 13.966 times in a hundred both are alike."""
    tree = Tree(game, plain(Rules(**RUSSIAN | {"buys": 0})))
    assert tree.mean(gain, policy=reckoned.usual) == 0
    assert round(100 * float(tree.mean(reckoned.alike, policy=reckoned.usual)), 3) == 13.966


@pytest.mark.slow
def test_to_stop_sooner_is_worse() -> None:
    """MACA-8: with three as well one would buy too little; the book says so of any other bound."""
    edges = [Tree(game, plain(Rules())).mean(gain, policy=reckoned.up_to(count)) for count in (3, 4)]
    assert edges[0] > edges[1]


@pytest.mark.slow
def test_no_other_bound_is_better_in_petrograd_either() -> None:
    """MACA-8: where only the last figure counts."""
    edges = [
        Tree(game, plain(Rules(**RUSSIAN))).mean(gain, policy=reckoned.up_to(count)) for count in range(8)
    ]
    assert min(edges) == edges[4]
    assert round(100 * float(edges[4]), 2) == 8.25


def test_cards_of_one_face_lead_to_the_same_state() -> None:
    """MACA-1: of a card its count is all that matters."""
    for turned in ("", "3c"):
        hand = dealt(turned)
        by: dict[int, set[str]] = {}
        for card in range(52):
            twin = duplicate(hand.state)
            game.apply(hand.rules, twin, card)
            by.setdefault(game.face_of(hand.rules, hand.state, card), set()).add(repr(twin))
        assert len(by) == 10
        assert all(len(states) == 1 for states in by.values())
