"""Biribi and Hoca rule by rule: drawings told as the cards turned, and what lies on which number."""

from collections import Counter
from fractions import Fraction as F
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.games.biribi import rules as biribi
from lansquenet.games.biribi.rules import SEATS, Board, Carry, Phase, Reach, Receives, Rules, State, read
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
game: Any = biribi


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 1000 chips each if nothing is said; nothing lies on the board."""
    return driver.hand(game, Rules(**options), stacks or [1000] * 3, Carry(A))


def backed(number: int, stake: int = 1, **options: Any) -> driver.Hand:
    """B backs one number, and C none."""
    return begin(**options).on("", [(B, number), (B, stake), (B, 0), (C, 0)])


# -- the board and the stakes


@pytest.mark.parametrize(("board", "numbers"), [(Board.BIRIBI, 70), (Board.HOCA, 30), (Board.BIRIBISSI, 36)])
def test_board_has_so_many_numbers(board: Board, numbers: int) -> None:
    """BIRI-1, BIRI-4"""
    hand = begin(board=board)
    assert (hand.actor, hand.legal) == (B, [*range(numbers + 1)])
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """BIRI-2, BIRI-6, COM-8: and also when nothing is drawn."""
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc Ac 3d").carry == Carry(A, 0)
    assert begin().on("", [(B, 0), (C, 0)]).carry == Carry(B, 1)
    assert begin(fixed_banker=True).on("", [(B, 0), (C, 0)]).carry == Carry(A, 1)
    assert begin(direction=Direction.CLOCKWISE).actor == C
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]


def test_all_tickets_lie_in_the_bag_before_every_drawing() -> None:
    """BIRI-3, BIRI-7: which are two suits of a pack of forty."""
    shoe = game.shoe(Rules())
    assert shoe.reserve > len(cards.in_order(shoe)) == 20
    assert {card % 4 for card in cards.in_order(shoe)} == {0, 1}


def test_punter_backs_up_to_three_numbers() -> None:
    """BIRI-4: one after another, the same one too, and such as others have backed."""
    hand = begin().on("", [(B, 17), (B, 2), (B, 17), (B, 1), (B, 70), (B, 3)])
    assert (hand.actor, hand.free[B], hand.state.phase) == (C, 994, Phase.NUMBER)
    assert biribi.on_number(hand.state, 17) == 3
    hand.on("", [(C, 17), (C, 4), (C, 0)])
    assert (hand.actor, biribi.on_number(hand.state, 17)) == (CHANCE, 7)


def test_nothing_on_a_number_is_no_stake() -> None:
    """BIRI-4, COM-10"""
    hand = begin().on("", [(B, 17), (B, 0)])
    assert (hand.actor, hand.free[B], hand.state.first[B]) == (C, 1000, 0)


def test_stake_is_bounded_by_what_is_free_and_the_limits_of_the_table() -> None:
    """BIRI-5: not by what the bank holds."""
    assert begin([1, 7]).on("", [(B, 1)]).legal == [*range(8)]
    assert begin(min_bet=2, max_bet=4).on("", [(B, 1)]).legal == [0, 2, 3, 4]


def test_stake_may_be_bounded_by_what_one_number_may_win() -> None:
    """BIRI-5, COM-5: of all that are backed the dearest counts."""
    hand = begin([200, 200, 200], cover=Reach.CAP).on("", [(B, 17)])
    assert hand.legal == [0, 1, 2, 3]
    hand.on("", [(B, 2), (B, 5), (B, 3), (B, 0), (C, 17)])
    assert (hand.legal, hand.free[A]) == ([0, 1], 200 - 189)
    assert begin([62, 200, 200], cover=Reach.CAP).state.phase == Phase.NUMBER
    assert begin([62, 200, 200], cover=Reach.CAP).legal == [0]


def test_bank_is_broken_when_it_does_not_reach() -> None:
    """BIRI-8, BIRI-5: after the lost stakes, in turn; on credit the banker comes to owe."""
    stakes = [(B, 17), (B, 1), (B, 5), (B, 6), (B, 0), (C, 17), (C, 1), (C, 0)]
    hand = begin([80, 10, 10]).on("7c 2d", stakes)
    assert (hand.stacks, hand.carry.banker) == ([0, 10 - 6 + 63, 10 + 23], B)
    owing = begin([80, 10, 10], cover=Reach.CREDIT).on("7c 2d", stakes)
    assert owing.stacks == [80 + 6 - 126, 10 - 6 + 63, 10 + 63]


def test_without_a_stake_nothing_is_drawn() -> None:
    """BIRI-6"""
    hand = begin().on("", [(B, 0), (C, 0)])
    assert (hand.over, hand.stacks) == (True, [1000] * 3)


def test_no_drawing_is_begun_where_nobody_could_stake() -> None:
    """BIRI-5, COM-6"""
    assert game.may_go_on(Rules(), Carry(A), [1, 1, 0])
    assert not game.may_go_on(Rules(min_bet=2), Carry(A), [1, 1, 0])
    capped = Rules(cover=Reach.CAP)
    assert game.may_go_on(capped, Carry(A), [63, 1, 0])
    assert not game.may_go_on(capped, Carry(A), [62, 62, 62])
    assert game.may_go_on(capped._replace(board=Board.HOCA), Carry(A), [27, 1, 0])
    assert not game.may_go_on(capped._replace(fixed_banker=True), Carry(B), [63, 1, 0])


# -- the drawing


def test_first_club_says_the_column_and_the_first_diamond_the_row() -> None:
    """BIRI-7: the others, and what the board does not have, say nothing."""
    hand = backed(17).on("7c Qd 3c")
    assert (hand.state.column, hand.state.row, hand.over) == (6, -1, False)
    hand.on("2d")
    assert (hand.over, hand.state.ticket) == (True, 17)
    assert backed(1, board=Board.HOCA).on("4d Kc 3d").state.ticket == 30
    assert backed(1, board=Board.BIRIBISSI).on("4d Kc 5d Qc").state.ticket == 36


@pytest.mark.parametrize("board", list(Board))
def test_every_number_is_as_likely(board: Board) -> None:
    """BIRI-7, BIRI-10: by the orders of the clubs that count and of the diamonds, each by itself."""
    rules, found = Rules(board=board), Counter[int]()
    bag = cards.in_order(game.shoe(rules))
    for club, diamond in product(bag[::2], bag[1::2]):
        state = State(2)
        read(rules, state, club)
        read(rules, state, diamond)
        if state.row >= 0 and state.column >= 0:
            found[biribi.COLUMNS[board] * state.row + state.column + 1] += 1
    assert found == Counter(range(1, biribi.NUMBERS[board] + 1))


@pytest.mark.parametrize(
    ("board", "receives", "won"),
    [
        (Board.BIRIBI, Receives.IN_ALL, 63),
        (Board.BIRIBI, Receives.BESIDES, 64),
        (Board.HOCA, Receives.IN_ALL, 27),
        (Board.BIRIBISSI, Receives.IN_ALL, 31),
    ],
)
def test_number_that_is_drawn_is_paid(board: Board, receives: Receives, won: int) -> None:
    """BIRI-8: the own stake is among what is received, unless it comes back beside."""
    hand = backed(3, 2, board=board, receives=receives).on("3c Ad")
    assert (hand.stacks, hand.why) == ([1000 - 2 * won, 1000 + 2 * won, 1000], {8})


def test_stakes_on_other_numbers_are_lost() -> None:
    """BIRI-9: also those of who has won."""
    hand = begin().on("7c 2d", [(B, 17), (B, 1), (B, 18), (B, 5), (B, 0), (C, 16), (C, 9), (C, 0)])
    assert (hand.stacks, hand.why, hand.carry) == ([951, 1058, 991], {8, 9}, Carry(B, 1))


def test_drawing_is_void_if_the_cards_run_out() -> None:
    """BIRI-11, COM-9: all twenty of them hold every row and every column, so that they cannot."""
    hand = backed(17).on("7c --")
    assert (hand.over, hand.stacks, hand.carry) == (True, [1000] * 3, Carry(B, 1))


def test_drawing_knows_of_none_before() -> None:
    """BIRI-10, BIRI-3: nothing of a drawing is left to the next but who banks."""
    assert Carry._fields == ("banker", "passed")
    assert backed(17).on("7c 2d").carry == Carry(B, 1)


# -- rules of thumb


def test_steady_bot_backs_any_number() -> None:
    """BIRI-4: and not always one; nor does it stake more than three times what the bank can pay."""
    steady = bot("steady", "biribi")
    hand = begin()
    dice = Random(1)
    named = {steady(hand.rules, hand.state, dice.getrandbits(32)) for _ in range(600)}
    assert 0 in named
    assert named <= {*range(71)}
    assert len(named) > 60
    hand.on("", [(B, 17)])
    assert {steady(hand.rules, hand.state, dice.getrandbits(32)) for _ in range(60)} <= {*range(1, 46)}


# -- the figures


@pytest.mark.parametrize(
    ("options", "drawn", "edge"),
    [
        ({}, F(1, 70), F(3, 35)),
        ({"receives": Receives.BESIDES}, F(1, 70), F(1, 14)),
        ({"board": Board.HOCA}, F(1, 30), F(1, 15)),
        ({"board": Board.BIRIBISSI}, F(1, 36), F(1, 9)),
        ({"board": Board.BIRIBISSI, "receives": Receives.BESIDES}, F(1, 36), F(1, 12)),
    ],
)
def test_figures_are_the_published_ones(options: dict[str, Any], drawn: F, edge: F) -> None:
    """BIRI-8, BIRI-9: at Biribi eight and four sevenths per cent, as Huyn has it."""
    assert figures("biribi", Rules(**options)) == {"number.drawn": drawn, "stake.edge": edge}
    if not options:
        assert 100 * edge == 8 + F(4, 7)


def test_what_is_told_of_the_kept_stakes_is_so() -> None:
    """BIRI-8: six of seventy, two of thirty, four of thirty-six; or five, where the stake comes back."""
    kept = zip(biribi.NUMBERS, biribi.TIMES, strict=True)
    assert [numbers - times for numbers, times in kept] == [6, 2, 4]
    assert biribi.to_one(Rules(receives=Receives.BESIDES)) == 70 - 1 - 5


def test_number_is_known_after_a_few_cards() -> None:
    """BIRI-7: by the orders of four cards alone, of which two count."""
    turned = []
    for order in permutations(["Ac", "Qd", "2d", "Kd"]):
        hand, n = backed(11), 0
        while not hand.over:
            hand.on(order[n])
            n += 1
        turned.append(n)
        assert hand.state.ticket == 11
    assert {2, 3, 4} == set(turned)
