"""The coupeurs' Lansquenet rule by rule: coups told as the cards turned, and what each seat lays and bets."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.games.coupeurs import odds as reckoned, rules as coupeurs
from lansquenet.games.coupeurs.rules import DEAD, SEATS, Carry, Phase, Quadruple, Rejouissance, Rules
from lansquenet.odds import figures, plain
from lansquenet.odds.tree import Tree
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE, Direction

A, B, C, D, E = range(5)
game: Any = coupeurs
SEVEN, EIGHT = 6, 7
ALONE = {"rejouissance": Rejouissance.NONE}


def begin(seats: int = 4, stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has laid anything."""
    return driver.hand(game, Rules(**options), stacks or [200] * seats, Carry(A))


def dealt(turned: str, seats: int = 4, **options: Any) -> driver.Hand:
    """All have laid the fund of five, and these cards are turned, first the coupeurs'."""
    hand = begin(seats, **options)
    return hand.say([(seat, 5) for seat in range(1, seats)]).turn(turned)


def joyful(
    turned: str, bets: list[int], seats: int = 4, held: int | None = None, **options: Any
) -> driver.Hand:
    """So much is bet on the réjouissance when the coupeurs have their cards, and the others are turned."""
    first, then = turned.split()[: seats - 1], turned.split()[seats - 1 :]
    hand = dealt(" ".join(first), seats, **options).say([*zip(range(1, seats), bets, strict=True)])
    if sum(bets) and hand.rules.dealer_may_cap:
        hand.say([(A, sum(bets) if held is None else held)])
    return hand.turn(" ".join(then))


# -- players and cards


def test_twelve_may_sit_and_ranks_alone_count() -> None:
    """COUP-1, COUP-3, COM-3"""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert (SEATS[0], SEATS[-1], game.shoe(Rules()).reserve > 52) == (2, 12, True)


def test_first_banker_is_drawn_and_a_session_is_complete() -> None:
    """COUP-2, COM-8"""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).turn("Kc Ac 3c").carry == Carry(A, 0)
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]


# -- the coupeurs


def test_each_says_whether_he_will_have_a_card() -> None:
    """COUP-4, COM-2, COM-10: for the fund or what he likes; with no coupeur the bank moves on."""
    assert (begin().actor, begin().legal) == (B, [0, 5])
    assert begin(fund=0, min_bet=3, max_bet=6).legal == [0, 3, 4, 5, 6]
    assert begin(direction=Direction.CLOCKWISE).actor == D
    assert begin().say([(B, 0), (C, 0), (D, 0)]).carry == Carry(B, 1)


def test_every_coupeur_has_a_card_and_nobody_else() -> None:
    """COUP-5"""
    hand = begin().say([(B, 5), (C, 0), (D, 5)]).turn("7c 8d")
    assert (hand.state.place[SEVEN], hand.state.place[EIGHT]) == (B, D)
    assert hand.free == [190, 195, 200, 195]


def test_who_is_short_lays_what_there_is() -> None:
    """COUP-6, COM-5, COM-6: and a double card holds what both can put there."""
    assert begin(stacks=[200, 3, 200]).legal == [0, 3]
    hand = begin(stacks=[7, 50, 50]).say([(B, 5)])
    assert (hand.actor, hand.legal) == (C, [0, 2])
    poor = begin(stacks=[200, 50, 7]).say([(B, 5), (C, 5)]).turn("7c 7d")
    assert (poor.state.stakes[C], poor.free) == (7, [198, 45, 0])
    broke = begin(stacks=[5, 50, 50]).say([(B, 5)])
    assert broke.legal == [0]


# -- cards alike


@pytest.mark.parametrize(("turned", "stacks", "lies"), [("7c 7d 8c", [205, 195, 200, 200], 10)])
def test_double_card_beats_the_one_it_matches_and_holds_twice_the_fund(
    turned: str, stacks: list[int], lies: int
) -> None:
    """COUP-7"""
    hand = dealt(turned)
    assert (hand.stacks, hand.state.stakes[C], hand.why) == (stacks, lies, {7})
    assert hand.free == [205 - 10 - 5, 195, 190, 195]


def test_triple_card_beats_the_double_and_holds_four_times() -> None:
    """COUP-8"""
    hand = dealt("7c 7d 7h")
    assert (hand.stacks, hand.state.stakes[:4], hand.why) == ([215, 195, 190, 200], [0, 0, 0, 20], {7, 8})


@pytest.mark.parametrize(("quadruple", "other"), [(Quadruple.TAKE_BACK, 0), (Quadruple.TAKE_IN, 5)])
def test_quadruple_card_costs_the_banker_the_triple_and_the_bank(quadruple: Quadruple, other: int) -> None:
    """COUP-9: what lies on all others goes back, or is won."""
    hand = dealt("8c 7c 7d 7h 7s", 6, quadruple=quadruple)
    assert hand.stacks == [200 + 15 - 20 + other, 200 - other, 195, 190, 220, 200]
    assert (hand.carry, hand.free, 9 in hand.why) == (Carry(B, 1), hand.stacks, True)


def test_every_triple_card_wins_by_a_quadruple() -> None:
    """COUP-9: another that lies there too."""
    hand = dealt("8c 8d 8h 7c 7d 7h 7s", 8)
    assert hand.stacks[A] == 200 + 2 * 15 - 2 * 20


# -- the réjouissance


def test_everybody_may_bet_on_the_rejouissance() -> None:
    """COUP-10: with a card or without, if there is one at this table."""
    hand = begin().say([(B, 5), (C, 0), (D, 5)]).turn("7c 8d")
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.BET, [*range(191)])
    assert hand.say([(B, 180), (C, 10)]).legal == [0]
    assert dealt("7c 8d 9c", **ALONE).state.phase == Phase.OWN
    assert dealt("7c 8d 9c", min_bet=2, max_bet=3).legal == [0, 2, 3]
    cold = dealt("7c 8d 9c").say([(B, 0), (C, 0), (D, 0)])
    assert (cold.state.phase, cold.turn("4c").state.phase) == (Phase.OWN, Phase.TURN)


def test_banker_holds_what_he_likes_of_it() -> None:
    """COUP-11: the last bet goes back first; or he must hold it all."""
    hand = joyful("7c 8d 9c", [10, 10, 10], held=15)
    assert (hand.state.joys[:4], hand.free[B:]) == ([0, 10, 5, 0], [185, 190, 195])
    assert dealt("7c 8d 9c").say([(B, 4), (C, 0), (D, 2)]).legal == [*range(7)]
    assert joyful("7c 8d 9c", [10, 10, 10], dealer_may_cap=False).state.phase == Phase.OWN


def test_bankers_card_beats_the_one_it_matches_and_stays_his() -> None:
    """COUP-12: and if no other stands the coup is over, with what was bet returned."""
    hand = dealt("7c 8d 9c 7d", **ALONE)
    assert (hand.stacks, hand.state.place[SEVEN], hand.why) == ([205, 195, 200, 200], A, {12})
    alone = joyful("7c 7d", [10], seats=2)
    assert (alone.stacks, alone.carry, alone.free) == ([205, 195], Carry(A, 0), [205, 195])


def test_bankers_fourth_of_a_rank_wins_all() -> None:
    """COUP-13"""
    hand = dealt("8c 7c 7d 7h 7s", 5, **ALONE)
    assert (hand.stacks, hand.carry) == ([240, 195, 195, 190, 180], Carry(A, 0))
    assert 13 in hand.why


@pytest.mark.parametrize(
    ("turned", "kind", "joys", "stacks"),
    [
        ("7c 8d 9c 4c Qd", Rejouissance.ANY, 30, [200, 200, 200, 200]),
        ("7c 8d 9c 4c 7d", Rejouissance.ANY, 30, [205, 195, 200, 200]),
        ("7c 8d 9c 4c 7d", Rejouissance.UNLIKE, 0, [205, 195, 200, 200]),
        ("8c 7c 7d 4c 7h", Rejouissance.ANY, 30, [215, 200, 195, 190]),
        ("7c 7d 7h 4c 7s", Rejouissance.ANY, 0, [235, 195, 190, 180]),
        ("7c 8d 9c 4c 4d", Rejouissance.ANY, 0, [185, 205, 205, 205]),
    ],
)
def test_rejouissance_is_a_card_whose_match_may_come(
    turned: str, kind: Rejouissance, joys: int, stacks: list[int]
) -> None:
    """COUP-14: not the fourth of a rank, nor one that matches the banker's."""
    hand = joyful(turned, [10] * 3, rejouissance=kind)
    assert (sum(hand.state.joys), hand.stacks) == (joys, stacks)
    assert hand.over == (joys == 0 and kind == Rejouissance.ANY)


# -- the cards


def test_match_of_a_coupeurs_card_wins_the_banker_his_stake() -> None:
    """COUP-15, COM-4: a rank that has been thrown aside means nothing more."""
    hand = dealt("7c 8d 9c 4c 7d", **ALONE)
    assert (hand.stacks, hand.state.place[SEVEN], hand.why) == ([205, 195, 200, 200], DEAD, {15})
    assert hand.turn("7h Kc").stacks == [205, 195, 200, 200]


def test_match_of_the_rejouissance_wins_what_is_bet_on_it() -> None:
    """COUP-16"""
    hand = joyful("7c 8d 9c 4c Qd Qh", [10, 0, 3])
    assert (hand.stacks, hand.over, hand.why) == ([213, 190, 200, 197], False, {16})
    assert hand.turn("Qc 4d").stacks == [198, 195, 205, 202]


def test_match_of_the_bankers_card_costs_him_all_that_stands() -> None:
    """COUP-17, COM-7"""
    hand = joyful("7c 8d 9c 4c Qd 7d 4h", [10, 0, 3])
    assert (hand.stacks, hand.carry, hand.why) == ([182, 205, 205, 208], Carry(B, 1), {15, 17})


def test_who_has_lost_sprinkles_where_that_is_agreed() -> None:
    """COUP-18, COM-9: from what he has left; a double card as much as lay on it."""
    hand = dealt("7c 8d 9c 4c 7d", **ALONE, sprinkling=True)
    assert (hand.stacks, hand.why) == ([205, 185, 205, 205], {15, 18})
    double = dealt("8d 7c 7d 4c 7h", **ALONE, sprinkling=True)
    assert double.stacks == [215, 200 + 5 + 10, 190, 180]
    poor = begin(stacks=[200, 8, 200, 200], sprinkling=True, **ALONE)
    assert poor.say([(B, 5), (C, 5), (D, 5)]).turn("7c 8d 9c 4c 7d").stacks == [205, 0, 203, 200]


# -- the bank


def test_banker_who_beats_all_keeps_the_bank() -> None:
    """COUP-19: a réjouissance that has not come goes back."""
    hand = joyful("7c 8d 9c 4c Qd 7d 8h 9h", [10, 0, 3])
    assert (hand.stacks, hand.carry, hand.free) == ([215, 195, 195, 195], Carry(A, 0), [215, 195, 195, 195])
    assert dealt("7c 8d 9c 4c 4d", **ALONE).carry == Carry(B, 1)


def test_nobody_is_asked_once_the_bankers_card_is_turned() -> None:
    """COUP-20"""
    hand = joyful("7c 8d 9c 4c Qd 7d Kc Jc Tc", [10, 0, 3])
    assert (hand.actor, hand.over) == (CHANCE, False)


# -- rules of thumb


def test_steady_bot_has_a_card_and_holds_everything() -> None:
    """COUP-4, COUP-11"""
    steady, hand = bot("steady", "coupeurs"), begin()
    assert {steady(hand.rules, hand.state, dice) for dice in range(1 << 10)} == {5}
    held = dealt("7c 8d 9c").say([(B, 4), (C, 0), (D, 2)])
    assert steady(held.rules, held.state, 0) == 6
    bets = dealt("7c 8d 9c")
    assert {steady(bets.rules, bets.state, dice) for dice in (0, 5, 1 << 19)} >= {0}


# -- the figures

GAINS = {2: F(1, 17), 3: F(3, 17), 4: F(431, 1225), 5: F(1737, 2975), 6: F(170607, 195755)}
MONTMORT = {3: (2, 15, 10), 4: (4, 19, 1), 5: (7, 14, 7)}  # livres, sols and deniers, of a pistole


def tree(seats: int, **options: Any) -> Tree:
    return Tree(game, plain(Rules(**options)), seats)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAINS)
def test_banker_gains_so_much_of_a_fund(seats: int) -> None:
    """COUP-7, COUP-8, COUP-9, COUP-12, COUP-13: as it was reckoned by hand, card for card."""
    assert reckoned.ODDS["coup.edge"](tree(seats)) == GAINS[seats]


@pytest.mark.parametrize("seats", MONTMORT)
def test_montmorts_advantages_are_those_of_a_banker_who_goes_on(seats: int) -> None:
    """COUP-19: with two to four coupeurs, to within a penny; the pistole has ten livres, or 2400 deniers."""
    livres, sols, deniers = MONTMORT[seats]
    found = 2400 * reckoned.ODDS["tenure.edge"](tree(seats))
    assert abs(found - ((livres * 20 + sols) * 12 + deniers)) < 1


def test_the_second_of_three_loses_what_montmort_says() -> None:
    """COUP-7: one livre, fourteen sols and a denier of a pistole, with three coupeurs."""
    walk = tree(4)
    mine = walk.mean(lambda was, now: was.stacks[C] - now.stacks[C], policy=reckoned.lay) / 5
    assert int(2400 * mine / (1 - reckoned.ODDS["bank.kept"](walk))) == (20 + 14) * 12 + 1


@pytest.mark.slow
def test_rejouissance_is_even_and_dearer_where_only_unlike_cards_go() -> None:
    """COUP-14: as the book says of it."""
    even = [reckoned.ODDS["rejouissance.edge"](tree(seats)) for seats in range(2, 6)]
    assert even == [0] * 4
    unlike = [
        reckoned.ODDS["rejouissance.edge"](tree(seats, rejouissance=Rejouissance.UNLIKE))
        for seats in range(2, 5)
    ]
    assert [round(100 * float(edge), 2) for edge in unlike] == [0, 1.27, 2.33]
    assert "rejouissance.edge" not in figures("coupeurs", Rules(rejouissance=Rejouissance.NONE))


@pytest.mark.slow
def test_first_coupeur_loses_most_and_the_fund_does_not_matter() -> None:
    """COUP-4: as the book says of having a card."""
    found = figures("coupeurs", Rules())
    assert found["first.loss"] > found["last.loss"] > 0
    assert found == figures("coupeurs", Rules(fund=0)) == figures("coupeurs", Rules(fund=20))
    assert reckoned.ODDS["coup.edge"](tree(9)) is None


@pytest.mark.slow
def test_quadruple_cards_matter_little() -> None:
    """COUP-9"""
    edge = reckoned.ODDS["coup.edge"](tree(6, quadruple=Quadruple.TAKE_IN))
    assert edge == F(121889, 139825)
