"""Red Dog rule by rule: hands told as the ranks turned, what each seat antes and by what it raises."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.cli.laboratory.exact_figures import print_grids
from lansquenet.games.red_dog import rules as red_dog
from lansquenet.games.red_dog.odds import STAKE
from lansquenet.games.red_dog.rules import SEATS, Carry, Phase, Raising, Rules
from lansquenet.odds import figures, grids
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
game: Any = red_dog
PACKS = (1, 2, 4, 6, 8)


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has put up an ante."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, Carry(A))


def lying(turned: str, **options: Any) -> driver.Hand:
    """B has an ante of 5 and C of 8, and these cards have been turned."""
    return begin(**options).on(turned, [(B, 5), (C, 8)])


# -- before the cards


def test_ace_is_the_highest_card_and_packs_are_of_fifty_two() -> None:
    """RDOG-1: between queen and ace lies the king, and between deuce and ace all else."""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert cards.counts(game.shoe(Rules(packs=8))) == [32] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 9)
    assert (lying("Q A").state.spread, lying("2 A").state.spread) == (1, 11)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """RDOG-2, COM-8: three times as many hands as seats; in the draw the king is the highest."""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).on("Kc Ac 3c").carry == Carry(A, 0)
    assert lying("5 6").carry == Carry(B, 1)
    assert lying("5 6", fixed_banker=True).carry == Carry(A, 1)
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_banker_without_chips_passes_the_bank_on() -> None:
    """RDOG-2, COM-6: even a bank that was to stay."""
    hand = begin([11, 200, 200], fixed_banker=True).on("9 9 9", [(C, 1)])
    assert hand.stacks == [0, 200, 211]
    assert hand.carry == Carry(B, 1)


@pytest.mark.parametrize("packs", PACKS)
def test_all_cards_are_shuffled_before_every_hand(packs: int) -> None:
    """RDOG-3"""
    assert game.shoe(Rules(packs=packs)).reserve > 52 * packs


def test_each_punter_in_turn_puts_up_an_ante_or_none() -> None:
    """RDOG-4, COM-10, COM-2"""
    hand = begin(min_bet=3, max_bet=5)
    assert (hand.actor, hand.legal) == (B, [0, 3, 4, 5])
    hand.on("", [(B, 0)])
    assert hand.actor == C
    hand.on("", [(C, 4)])
    assert (hand.actor, hand.state.phase, hand.free[C]) == (CHANCE, Phase.FIRST, 196)
    assert begin(direction=Direction.CLOCKWISE).actor == C


def test_antes_stop_where_the_banker_could_not_pay_the_highest_odds() -> None:
    """RDOG-4, COM-5: eleven to one, or what else is the highest; not on credit."""
    alone = begin([40, 200])
    assert alone.legal == [0, 1, 2, 3]
    assert alone.on("", [(B, 2)]).free[A] == 18
    assert begin([40, 200], wide_odds=20).legal == [0, 1, 2]
    assert begin([40, 50, 200], cover=Cover.CREDIT).legal == [*range(51)]


def test_cover_is_shared_out_among_all_who_are_asked() -> None:
    """RDOG-4: what one leaves is for those who follow; a seat without chips is not asked (COM-6)."""
    hand = begin([80, 200, 200, 0, 200])
    assert hand.legal == [0, 1, 2]
    hand.on("", [(B, 1)])
    assert (hand.actor, hand.legal) == (C, [0, 1, 2, 3])
    hand.on("", [(C, 3)])
    assert (hand.actor, hand.legal) == (4, [0, 1, 2, 3])


def test_without_an_ante_no_card_is_turned() -> None:
    """RDOG-4, RDOG-2: the hand is over, and the bank moves."""
    hand = begin().on("", [(B, 0), (C, 0)])
    assert (hand.stacks, hand.carry) == ([200] * 3, Carry(B, 1))


# -- the two cards


def test_two_cards_are_laid_for_all_alike() -> None:
    """RDOG-5: whichever of them is the lower."""
    hand, other = lying("4 9"), lying("9 4")
    assert (hand.state.first, hand.state.second) == (other.state.second, other.state.first) == (3, 8)
    assert hand.state.winning == other.state.winning


@pytest.mark.parametrize("turned", ["5 6", "6 5", "K A", "T J", "2 3"])
def test_neighbours_decide_nothing(turned: str) -> None:
    """RDOG-6, COM-9"""
    hand = lying(turned)
    assert (hand.over, hand.stacks, hand.free) == (True, [200] * 3, [200] * 3)


def test_ace_and_deuce_are_no_neighbours() -> None:
    """RDOG-6, RDOG-1"""
    assert not lying("A 2").over


def test_third_of_a_rank_is_paid_eleven_to_one_without_a_raise() -> None:
    """RDOG-7: or other odds that are agreed."""
    hand = lying("9 9")
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.THIRD)
    hand.on("9")
    assert (hand.stacks, hand.why) == ([57, 255, 288], {7})
    assert lying("9 9", pair_odds=2).on("9").stacks == [174, 210, 216]


def test_pair_that_is_not_matched_costs_nothing() -> None:
    """RDOG-7"""
    hand = lying("9 9 8")
    assert (hand.stacks, hand.why, hand.carry) == ([200] * 3, set(), Carry(B, 1))


# -- the raise


def test_each_punter_with_an_ante_may_raise_by_as_much_again() -> None:
    """RDOG-8"""
    hand = lying("4 Q")
    assert (hand.state.spread, hand.actor, hand.legal) == (7, B, [*range(6)])
    hand.on("", [(B, 3)])
    assert (hand.actor, hand.legal) == (C, [*range(9)])
    assert hand.free == [184, 192, 192]
    assert begin().on("4 Q", [(B, 0), (C, 8)]).actor == C


def test_raise_may_have_to_double_the_ante() -> None:
    """RDOG-8: or there is none, where that is more than the punter has."""
    assert lying("4 Q", raising=Raising.DOUBLE).legal == [0, 5]
    poor = begin([200, 7, 200], raising=Raising.DOUBLE).on("4 Q", [(B, 5), (C, 8)])
    assert (poor.actor, poor.legal) == (C, [0, 8])
    assert poor.state.raises[B] == 0


def test_raise_stops_at_the_punters_chips_and_the_bankers_cover() -> None:
    """RDOG-8, COM-5, COM-6: at the odds of the spread that lies there."""
    assert begin([200, 7, 200]).on("4 Q", [(B, 5), (C, 8)]).legal == [0, 1, 2]
    assert begin([200, 5, 200]).on("4 Q", [(B, 5), (C, 8)]).actor == C
    short = {"pair_odds": 1, "spread1_odds": 4}
    hand = begin([57, 200, 200], **short).on("4 6", [(B, 5), (C, 8)])
    assert (hand.free[A], hand.legal) == (5, [0, 1])
    credit = begin([57, 200, 200], cover=Cover.CREDIT, **short).on("4 6", [(B, 5), (C, 8)])
    assert credit.legal == [*range(6)]


# -- the third card


def test_third_card_between_the_two_wins_ante_and_raise() -> None:
    """RDOG-9"""
    hand = lying("4 Q").on("9", [(B, 5), (C, 0)])
    assert (hand.stacks, hand.why) == ([182, 210, 208], {9})
    assert hand.free == hand.stacks


@pytest.mark.parametrize("card", ["2", "4", "Q", "K", "A"])
def test_any_other_third_card_loses_ante_and_raise(card: str) -> None:
    """RDOG-9: a match of either card too."""
    hand = lying("4 Q").on(card, [(B, 5), (C, 0)])
    assert (hand.stacks, hand.why) == ([218, 190, 192], {9})


@pytest.mark.parametrize(
    ("turned", "to_one"), [("4 6", 5), ("4 7", 4), ("4 8", 2), ("4 9", 1), ("A 3", 1), ("2 A", 1)]
)
def test_narrow_spreads_pay_better(turned: str, to_one: int) -> None:
    """RDOG-10"""
    assert lying(turned).through("5").stacks == [200 - 13 * to_one, 200 + 5 * to_one, 200 + 8 * to_one]


@pytest.mark.parametrize(
    ("option", "turned"),
    [
        ("spread1_odds", "4 6"),
        ("spread2_odds", "4 7"),
        ("spread3_odds", "4 8"),
        ("wide_odds", "4 9"),
    ],
)
def test_other_odds_may_be_agreed(option: str, turned: str) -> None:
    """RDOG-10"""
    assert lying(turned, **{option: 3}).through("5").stacks == [161, 215, 224]


# -- rules of thumb


@pytest.mark.parametrize(("turned", "raised"), [("4 J", 0), ("4 Q", 5), ("4 A", 5), ("4 6", 0)])
def test_steady_bot_raises_by_the_whole_ante_when_it_is_favourable(turned: str, raised: int) -> None:
    """RDOG-8: from a spread of seven on; and less where the chips do not reach."""
    hand, steady = lying(turned), bot("steady", "red_dog")
    assert {steady(hand.rules, hand.state, dice) for dice in (0, 2**31, 2**32 - 1)} == {raised}
    poor = begin([200, 7, 200]).on(turned, [(B, 5), (C, 8)])
    assert steady(poor.rules, poor.state, 0) == min(raised, 2)


# -- the figures


@pytest.mark.slow
@pytest.mark.parametrize(
    ("packs", "ante", "staked"),
    [(1, 3.155, 2.672), (2, 3.077, 2.609), (4, 2.884, 2.447), (6, 2.798, 2.375), (8, 2.751, 2.335)],
)
def test_figures_are_the_published_ones(packs: int, ante: float, staked: float) -> None:
    """RDOG-1, RDOG-7, RDOG-9, RDOG-10: to the third decimal."""
    found = figures("red_dog", Rules(packs=packs))
    assert round(100 * float(found["ante.edge"]), 3) == ante
    assert round(100 * float(found["staked.edge"]), 3) == staked


@pytest.mark.slow
@pytest.mark.parametrize("packs", PACKS)
def test_chances_are_those_one_counts(packs: int) -> None:
    """RDOG-6, RDOG-7, RDOG-9: so many cards of those that are left."""
    found, left = figures("red_dog", Rules(packs=packs)), 52 * packs - 1
    assert found["opening.pair"] == F(4 * packs - 1, left)
    assert found["opening.neighbours"] == F(2 * 12, 13) * F(4 * packs, left)
    assert found["opening.pair"] + found["opening.neighbours"] + found["opening.spread"] == 1
    assert found["pair.win"] == F(4 * packs - 2, left - 1)
    assert found["raise.spread6"] == 1 - 2 * F(6 * 4 * packs, left - 1) > 0
    assert found["raise.spread7"] == 1 - 2 * F(7 * 4 * packs, left - 1) < 0


@pytest.mark.slow
def test_every_spread_is_told_in_a_table() -> None:
    """RDOG-8, RDOG-10: the chances come to that of any spread, and the edges of raises are there again."""
    rules = Rules(packs=6)
    (table,) = grids("red_dog", rules)
    found = figures("red_dog", rules)
    assert [row for row, _ in table.rows] == [str(n) for n in range(1, 12)]
    assert sum(row[0] or 0 for _, row in table.rows) == found["opening.spread"]
    assert [table.rows[n - 1][1][2] for n in (6, 7)] == [found["raise.spread6"], found["raise.spread7"]]
    assert [round(float(row[1] or 0), 6) for _, row in table.rows[:2]] == [0.077419, 0.154839]


def test_table_is_printed_in_per_cent(capsys: pytest.CaptureFixture[str]) -> None:
    """RDOG-9: how often each spread wins; most are too likely to be told as one in so many."""
    print_grids("red_dog", "", {"packs": "6"}, as_json=False)
    printed = capsys.readouterr().out
    assert "54.19 %" in printed
    assert "-8.39 %" in printed
    assert "1 in" not in printed


def won(was: Any, now: Any) -> int:
    """What the punter gains."""
    return -gain(was, now)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"raising": Raising.DOUBLE}, {"packs": 2}, {"spread3_odds": 6}])
def test_nobody_raises_better_than_the_figures_suppose(options: dict[str, Any]) -> None:
    """RDOG-8: whatever the odds, to raise when it is favourable is the best there is."""
    rules = Rules(**options)
    best = Tree(game, rules).best(won, acts=(STAKE,), seat=B)
    assert best == -figures("red_dog", rules)["ante.edge"] * STAKE


@pytest.mark.slow
def test_raising_by_less_or_more_than_allowed_moves_no_figure() -> None:
    """RDOG-8: a punter who raises well raises by the whole ante."""
    assert figures("red_dog", Rules()) == figures("red_dog", Rules(raising=Raising.DOUBLE))


@pytest.mark.parametrize(
    ("stacks", "least", "can"),
    [
        ([11, 0, 1], 1, True),
        ([11, 1, 0], 1, True),
        ([11, 0, 0], 1, False),
        ([44, 5, 1], 2, True),
        ([33, 5, 1], 2, False),
    ],
    ids=[
        "by the last",
        "by the first",
        "by nobody",
        "half the cover is enough",
        "half the cover is too little",
    ],
)
def test_game_goes_on_as_long_as_somebody_could_ante(stacks: list[int], least: int, can: bool) -> None:
    """RDOG-2, COM-6: eleven to one is covered, and who has chips and is asked later keeps a share of that."""
    rules = Rules(fixed_banker=True, min_bet=least)
    assert game.may_go_on(rules, Carry(A), stacks) == can
    other_way = rules._replace(direction=Direction.CLOCKWISE)
    assert game.may_go_on(other_way, Carry(A), [stacks[A], stacks[C], stacks[B]]) == can
