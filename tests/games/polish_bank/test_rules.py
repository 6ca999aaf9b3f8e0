"""Polish Bank rule by rule: coups told as the cards turned, the stakes, and what becomes of the bank."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.games.polish_bank import rules as polish_bank
from lansquenet.games.polish_bank.odds import tables
from lansquenet.games.polish_bank.rules import SEATS, Carry, Phase, Rules, beats
from lansquenet.odds import figures
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain, turned
from lansquenet.rules import cards
from lansquenet.rules.cards import Pack
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
game: Any = polish_bank
LIFT, STAY = range(2)
STAKES = [(C, 6), (B, 4)]


def begin(stacks: list[int] | None = None, carry: Carry | None = None, **options: Any) -> driver.Hand:
    """A puts up a bank of twenty, with 200 chips each if nothing is said; nobody has staked."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, carry or Carry(A))


def standing(bank: int, **options: Any) -> driver.Hand:
    """A holds a bank that was begun with twenty."""
    return begin(carry=Carry(A, 0, bank, 20), **options)


# -- the bank and the stakes


@pytest.mark.parametrize(
    ("card", "other", "higher"),
    [("As", "Ks", True), ("3s", "2s", True), ("2s", "As", False), ("Ah", "2s", False), ("9s", "9s", False)],
)
def test_card_beats_a_lower_one_of_its_suit(card: str, other: str, higher: bool) -> None:
    """POLB-1, COM-3: the ace is the highest, and another suit beats nothing."""
    assert beats(cards.named(card), cards.named(other)) == higher


def test_pack_has_fifty_two_cards_or_as_many_as_are_agreed() -> None:
    """POLB-1"""
    assert [len(cards.in_order(game.shoe(Rules(pack=pack)))) for pack in Pack] == [52, 40, 36, 32]
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_first_banker_is_drawn_and_the_bank_goes_to_the_left() -> None:
    """POLB-2, COM-2, COM-8: in the draw the king is the highest."""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).on("Kc Ac 3c").carry == Carry(A)
    assert begin().on("", [(C, 0), (B, 0)]).carry == Carry(C, 1)
    assert begin(direction=Direction.ANTICLOCKWISE).on("", [(B, 0), (C, 0)]).carry == Carry(B, 1)


def test_session_is_complete_when_a_bank_has_gone_on() -> None:
    """POLB-2: three times round the table; what stands is played for yet."""
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]
    assert not game.done(Rules(), Carry(A, 9, 20, 20), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_all_cards_are_shuffled_before_every_coup() -> None:
    """POLB-3"""
    assert game.shoe(Rules()).reserve > 52


def test_banker_puts_up_the_agreed_bank_or_all_there_is() -> None:
    """POLB-4: nothing else of the banker's is at stake."""
    assert (begin().state.bank, begin().free[A]) == (20, 180)
    poor = begin([7, 200, 200])
    assert (poor.state.bank, poor.free[A], poor.legal) == (7, 0, [0, 1, 2, 3])
    assert begin(bank=50).state.bank == 50


def test_banker_without_chips_passes_the_bank_on() -> None:
    """POLB-2, COM-6"""
    assert begin([0, 200, 200]).state.banker == C


def test_stakes_come_to_half_of_the_bank_and_no_more() -> None:
    """POLB-5: who is asked earlier has the first claim."""
    hand = begin(min_bet=2)
    assert (hand.actor, hand.legal) == (C, [0, *range(2, 11)])
    hand.on("", [(C, 6)])
    assert (hand.actor, hand.legal) == (B, [0, 2, 3, 4])
    assert begin().on("", [(C, 10)]).state.phase == Phase.MARK
    assert begin([200, 200, 3]).legal == [0, 1, 2, 3]


def test_without_a_stake_the_bank_goes_on() -> None:
    """POLB-5, POLB-11: even one that stood."""
    assert standing(30).on("", [(C, 0), (B, 0)]).carry == Carry(C, 1)


# -- the cards


def test_bank_has_a_card_and_the_punters_three() -> None:
    """POLB-6: all of them have the same three, and one that beats is enough."""
    hand = begin().on("9s", STAKES)
    assert (hand.actor, hand.state.phase, hand.state.tries) == (CHANCE, Phase.TURN, 3)
    assert begin().on("9s Kh 3s", STAKES).state.tries == 1
    assert begin().on("9s Ts", STAKES).over


def test_card_that_beats_the_banks_wins_two_to_one() -> None:
    """POLB-7, POLB-11: with half of it staked the bank is broken, and the next puts up another."""
    hand = begin().on("9s Kh 3s Qs", STAKES)
    assert (hand.stacks, hand.why, hand.carry) == ([180, 208, 212], {7}, Carry(C, 1))


def test_stakes_that_beat_nothing_go_into_the_bank() -> None:
    """POLB-8, POLB-12"""
    hand = begin().on("9s Kh 3s 8s", STAKES)
    assert (hand.stacks, hand.why, hand.state.bank) == ([210, 196, 194], {8}, 30)
    assert hand.on("", [(A, STAY)]).carry == Carry(A, 0, 30, 20)


# -- what becomes of the bank


def test_banker_keeps_the_whole_bank_or_lifts_it() -> None:
    """POLB-9, POLB-11: unless that is not allowed; then it stands unasked."""
    hand = begin().on("As 2c 3c 4c", STAKES)
    assert (hand.actor, hand.legal, hand.state.phase) == (A, [LIFT, STAY], Phase.KEEP)
    gone = hand.on("", [(A, LIFT)])
    assert (gone.carry, gone.free[A]) == (Carry(C, 1), 210)
    assert begin(may_lift=False).on("As 2c 3c 4c", STAKES).carry == Carry(A, 0, 30, 20)


def test_bank_that_is_not_broken_stands_for_another_coup() -> None:
    """POLB-9: with what is left in it."""
    hand = begin().on("9s Ts", [(C, 6), (B, 0)])
    assert (hand.state.bank, hand.actor, hand.state.phase) == (8, A, Phase.KEEP)


@pytest.mark.parametrize(("bank", "stays"), [(59, True), (60, False)])
def test_bank_of_three_times_is_played_for_once_more(bank: int, stays: bool) -> None:
    """POLB-10: lost or won, it goes on."""
    for turned_up in ("As 2c 3c 4c", "9s Ts"):
        assert (standing(bank).on(turned_up, [(C, 1), (B, 0)]).state.phase == Phase.KEEP) == stays
    hand = standing(60).on("As 2c 3c 4c", STAKES)
    assert (hand.carry, hand.stacks[A]) == (Carry(C, 1), 210)


def test_bank_may_grow_for_ever_or_less() -> None:
    """POLB-10"""
    assert not standing(500, last_at=0).on("As 2c 3c 4c", STAKES).over
    assert standing(40, last_at=2).on("As 2c 3c 4c", STAKES).over


def test_bank_too_small_for_a_stake_is_broken() -> None:
    """POLB-11: what is left goes back to the banker."""
    hand = standing(45).on("9s Ts", [(C, 22), (B, 0)])
    assert (hand.carry, hand.stacks[A]) == (Carry(C, 1), 156)
    assert standing(20, min_bet=5).on("9s Ts", [(C, 6), (B, 0)]).over


def test_bank_is_the_bankers_from_coup_to_coup() -> None:
    """POLB-12, COM-7: it lies among the banker's chips, and never in a pool."""
    hand = begin().on("As 2c 3c 4c", [*STAKES, (A, STAY)])
    assert (sum(hand.stacks), hand.free[A], hand.stacks[A]) == (600, 180, 210)


def test_no_coup_is_begun_where_nobody_could_stake() -> None:
    """POLB-4, POLB-5, COM-6"""
    assert game.may_go_on(Rules(), Carry(A), [2, 1, 0])
    assert not game.may_go_on(Rules(), Carry(A), [1, 1, 0])
    assert game.may_go_on(Rules(min_bet=3), Carry(A, 0, 6, 20), [6, 3, 0])
    assert not game.may_go_on(Rules(min_bet=3), Carry(A, 0, 6, 20), [6, 2, 0])
    assert not game.may_go_on(Rules(bank=4, min_bet=3), Carry(A), [90, 90, 90])


# -- rules of thumb


def test_steady_bot_keeps_its_bank() -> None:
    """POLB-9: and stakes as at any bank."""
    steady = bot("steady", "polish_bank")
    for dice in (0, 2**31, 2**32 - 1):
        hand = begin()
        assert 0 <= steady(hand.rules, hand.state, dice) <= 10
        kept = hand.on("As 2c 3c 4c", STAKES)
        assert steady(kept.rules, kept.state, dice) == STAY


# -- the figures


@pytest.mark.parametrize(("pack", "win", "edge"), [(Pack.P52, "30.38", "8.85"), (Pack.P32, "29.55", "11.35")])
def test_figures_are_the_published_ones(pack: Pack, win: str, edge: str) -> None:
    """POLB-7, POLB-8: to the second decimal."""
    found = figures("polish_bank", Rules(pack=pack))
    assert [f"{100 * float(value):.2f}" for value in found.values()] == [win, edge]


@pytest.mark.parametrize("pack", list(Pack))
def test_figures_are_those_one_counts(pack: Pack) -> None:
    """POLB-1, POLB-6: a third telling: of so many higher ones none is among three of the other cards."""
    ranks, others = pack // 4, pack - 1
    none = [
        F((others - n) * (others - 1 - n) * (others - 2 - n), others * (others - 1) * (others - 2))
        for n in range(ranks)
    ]
    win = 1 - sum(none) / ranks
    found = figures("polish_bank", Rules(pack=pack))
    assert found == {"punters.win": win, "stake.edge": 1 - 3 * win}
    by_card, _ = tables(Rules(pack=pack))
    assert [row[0] for _, row in by_card.rows] == [1 - chance for chance in reversed(none)]


@pytest.mark.slow
def test_banks_card_is_walked_by_what_beats_it() -> None:
    """POLB-6: after it a card beats it or does not; in the mean between two and four are turned."""
    tree = Tree(game, Rules())
    assert tree.mean(gain, policy=lambda rules, coup: 1) == F(1844, 20825)
    assert tree.visited <= 220
    assert 2 < tree.mean(turned, policy=lambda rules, coup: 1) < 4


@pytest.mark.slow
def test_most_banks_are_broken_if_half_of_them_is_staked() -> None:
    """POLB-10, POLB-11: three times in four, within the four coups that there are."""
    _, lasting = tables(Rules())
    beaten = figures("polish_bank", Rules())["punters.win"]
    assert [bank for _, (bank, _) in lasting.rows] == [20, 30, 45, 67]
    assert [broken for _, (_, broken) in lasting.rows] == [1 - (1 - beaten) ** n for n in range(1, 5)]
    assert round(float(1 - (1 - beaten) ** 4), 3) == 0.765
    assert len(tables(Rules(last_at=0))[1].rows) == 12
