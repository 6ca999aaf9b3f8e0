"""Faro rule by rule: deals told as the ranks turned, and what each seat lays where."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.games.faro import rules as faro
from lansquenet.games.faro.odds import tables
from lansquenet.games.faro.rules import HIGH_CARD, LOW_CARD, SEATS, Carry, CatHop, Phase, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.couples import OddChip
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
FIVE, TEN, JACK, QUEEN, KING, GO_ON = 4, 9, 10, 11, 12, -1
NO, COPPER = 0, 1
game: Any = faro
PACK = [name for name in cards.RANK_NAMES for _ in range(4)]


def all_but(used: str) -> str:
    """The cards of the pack without these."""
    left = list(PACK)
    for name in used.split():
        left.remove(name)
    return " ".join(left)


def begin(stacks: list[int] | None = None, soda: str = "2", **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said, and the soda is turned."""
    return driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A)).on(soda)


def laid(on_five: int = 10, copper: int = NO, **options: Any) -> driver.Hand:
    """B has 10 on the five, and C 20 on the king with a copper."""
    told = [(B, FIVE), (B, on_five), (B, copper), (B, GO_ON), (C, KING), (C, 20), (C, COPPER), (C, GO_ON)]
    return begin(**options).through("", told)


def last_three(left: str = "J Q K", stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """These three cards are left, and no bets lie."""
    return begin(stacks, soda="", **options).through(all_but(left))


# -- the deal


def test_pack_of_fifty_two_is_dealt_from_soda_to_hock() -> None:
    """FARO-1, FARO-3: the first card is null and no bet can lie yet."""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 6)
    hand = begin(soda="")
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.SODA)
    hand.on("5")
    assert (hand.state.gone[FIVE], hand.actor, hand.stacks) == (1, B, [100] * 3)


def test_bank_stays_unless_it_is_agreed_that_it_goes_round() -> None:
    """FARO-2"""
    rest = all_but("2").removesuffix(" K")
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc 2c 3c").carry == Carry(A, 0)
    assert begin().through(rest).carry == Carry(A, 1)
    assert begin(fixed_banker=False).through(rest).carry == Carry(B, 1)
    assert begin(fixed_banker=False, direction=Direction.CLOCKWISE).through(rest).carry == Carry(C, 1)
    assert game.done(Rules(rounds=1), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_punters_lay_alter_and_take_up_bets_before_every_turn() -> None:
    """FARO-4: what is said is what shall lie there."""
    hand = begin()
    assert (hand.actor, hand.legal) == (B, [GO_ON, *range(13), HIGH_CARD, LOW_CARD])
    hand.through("", [(B, FIVE), (B, 100), (B, NO)])
    assert hand.legal == [GO_ON, FIVE]
    hand.through("", [(B, FIVE), (B, 40), (B, COPPER), (B, FIVE), (B, 0)])
    assert (hand.actor, hand.free) == (C, [100] * 3)
    assert not sum(map(sum, hand.state.coppers))
    assert begin(bets_a_turn=1).through("", [(B, FIVE), (B, 5), (B, NO)]).actor == C
    assert begin(min_bet=3, max_bet=5).through("", [(B, HIGH_CARD)]).legal == [0, 3, 4, 5]


def test_first_card_of_a_turn_loses_and_the_second_wins() -> None:
    """FARO-5"""
    hand = laid().through("5 3")
    assert (hand.stacks, hand.why) == ([110, 90, 100], {5})
    assert hand.free == [90, 90, 80]
    assert laid().through("3 5").stacks == [90, 110, 100]
    assert laid().through("3 4").free == [70, 90, 80]


def test_split_takes_half_with_a_copper_or_without() -> None:
    """FARO-6"""
    hand = laid().through("5 5")
    assert (hand.stacks, hand.free, hand.why) == ([105, 95, 100], [85, 95, 80], {6})
    assert laid().through("K K").stacks == [110, 100, 90]
    assert laid(copper=COPPER).through("5 5").stacks == [105, 95, 100]


def test_odd_chip_of_a_split_is_the_bankers_unless_agreed_otherwise() -> None:
    """FARO-6"""
    assert laid(7).through("5 5").stacks == [104, 96, 100]
    assert laid(7, odd_chip=OddChip.PUNTER).through("5 5").stacks == [103, 97, 100]


def test_case_keeper_shows_what_is_gone() -> None:
    """FARO-7: the soda among it; a rank with no card to come takes no bets."""
    hand = begin(soda="5").through("5 5 5 K")
    assert (hand.state.gone[FIVE], hand.state.gone[KING], hand.state.turned) == (4, 1, 5)
    assert FIVE not in hand.legal


def test_copper_reverses_a_bet() -> None:
    """FARO-8"""
    assert laid().through("K 3").stacks == [80, 100, 120]
    assert laid().through("3 K").stacks == [120, 100, 80]
    plain = begin(copper=False).through("", [(B, FIVE), (B, 10)])
    assert (plain.actor, plain.legal) == (B, [GO_ON, *range(13), HIGH_CARD])


def on_bar(spot: int) -> driver.Hand:
    return begin().through("", [(B, spot), (B, 10), (B, GO_ON), (C, GO_ON)])


def test_high_card_wins_if_the_winning_card_is_the_higher() -> None:
    """FARO-9: king high, ace low; a split leaves the bet there."""
    assert on_bar(HIGH_CARD).through("Q K").stacks == [90, 110, 100]
    assert on_bar(HIGH_CARD).through("2 A").stacks == [110, 90, 100]
    assert on_bar(LOW_CARD).through("2 A").stacks == [90, 110, 100]
    assert on_bar(LOW_CARD).through("Q K").stacks == [110, 90, 100]
    hand = on_bar(HIGH_CARD).through("Q Q")
    assert (hand.stacks, hand.free, hand.why) == ([100] * 3, [90, 90, 100], set())
    assert hand.through("3 4").why == {9}
    assert HIGH_CARD not in begin(high_card=False).legal


def test_bet_on_the_bar_may_be_altered_as_long_as_any_lies_there() -> None:
    """FARO-9, FARO-8: one chip is enough, though nothing more could be laid."""
    for spot in (HIGH_CARD, LOW_CARD):
        hand = begin(stacks=[100, 1, 100]).through("", [(B, spot), (B, 1)])
        assert hand.legal == [GO_ON, spot]
    on = begin(stacks=[100, 2, 100]).through("", [(B, LOW_CARD), (B, 2), (B, LOW_CARD), (B, 1)])
    assert (on.free[B], on.state.low[B]) == (1, 1)


# -- the last turn


def test_turn_is_called_by_naming_the_loser_and_the_winner() -> None:
    """FARO-10: once, and before the other bets."""
    hand = last_three()
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.CALL_LOSING, [GO_ON, JACK, QUEEN, KING])
    hand.through("", [(B, QUEEN)])
    assert hand.legal == [JACK, KING]
    hand.through("", [(B, KING)])
    assert hand.legal == [*range(26)]  # the banker has a hundred for four to one
    hand.through("", [(B, 10), (C, GO_ON)])
    assert (hand.actor, hand.state.phase) == (B, Phase.CHOOSE)
    assert hand.free == [60, 90, 100]
    assert last_three(calling=False).state.phase == Phase.CHOOSE


def test_call_of_the_right_order_pays_four_to_one() -> None:
    """FARO-11"""
    told = [(B, QUEEN), (B, KING), (B, 10), (C, JACK), (C, KING), (C, 5)]
    hand = last_three().through("Q K", told)
    assert (hand.stacks, hand.why, hand.over) == ([65, 140, 95], {11}, True)
    assert last_three().through("K Q", told).stacks == [115, 90, 95]


def test_three_alike_cannot_be_called() -> None:
    """FARO-11"""
    assert last_three("K K K").state.phase == Phase.CHOOSE


def test_call_of_nothing_is_forgotten() -> None:
    """FARO-10, COM-10"""
    hand = last_three().through("", [(B, QUEEN), (B, KING), (B, 0)])
    assert (hand.actor, sum(map(sum, hand.state.called))) == (C, 0)


@pytest.mark.parametrize(("cat_hop", "won"), [(CatHop.TWO_TO_ONE, 20), (CatHop.ONE_TO_ONE, 10)])
def test_cat_hop_pays_two_to_one_or_even_money(cat_hop: CatHop, won: int) -> None:
    """FARO-12"""
    alike_first = [(B, KING), (B, KING), (B, 10)]
    hand = last_three("J K K", cat_hop=cat_hop).through("K K", alike_first)
    assert (hand.stacks, hand.why) == ([100 - won, 100 + won, 100], {12})
    single_first = [(B, JACK), (B, KING), (B, 10)]
    assert last_three("J K K", cat_hop=cat_hop).through("J K", single_first).stacks[B] == 100 + won
    assert last_three("J K K", cat_hop=cat_hop).through("K J", single_first).stacks == [110, 90, 100]


def test_bets_that_lie_go_back_with_the_hock() -> None:
    """FARO-13, COM-9: it is not turned; and so they do when the box is empty too early."""
    told = [(B, KING), (B, 10), (B, NO), (B, GO_ON)]
    hand = last_three(calling=False).through("J Q", told)
    assert (hand.over, hand.free) == (True, [100] * 3)
    short = laid()
    game.apply(short.rules, short.state, cards.EMPTY)
    assert (short.over, short.free) == (True, [100] * 3)
    assert not sum(map(sum, short.state.coppers))


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """FARO-14, COM-5: calls count at their odds."""
    hand = begin([12, 100]).through("", [(B, FIVE), (B, 10), (B, NO), (B, KING)])
    assert hand.legal == [0, 1, 2]
    called = last_three(stacks=[50, 100]).through("", [(B, QUEEN), (B, KING), (B, 10), (B, JACK)])
    assert called.legal == [*range(11)]
    credit = last_three(stacks=[50, 100], cover=Cover.CREDIT).through("", [(B, QUEEN), (B, KING)])
    assert credit.legal == [*range(101)]


def test_what_is_not_played_here_is_named_in_the_book() -> None:
    """FARO-15: no spot of the layout stands for several ranks."""
    assert begin().legal[-1] == LOW_CARD


# -- figures


@pytest.mark.slow
def test_faro_has_the_figures_of_the_specification() -> None:
    """FARO-6, FARO-7, FARO-9, FARO-11, FARO-12"""
    found = figures("faro", Rules())
    assert (found["full.edge"], found["soda.edge"]) == (F(3, 194), F(1, 98))
    assert (found["least.edge"], found["case.edge"]) == (F(1, 190), 0)
    assert (found["high_card.edge"], found["low_card.edge"]) == (0, 0)
    assert (found["call_the_turn"], found["cat_hop"], found["cat_hop.alike"]) == (F(1, 6), 0, 0)
    assert round(float(found["until_settled.r4"]), 6) == 0.020208
    assert round(float(found["until_settled.r3"]), 6) == 0.015006
    even = figures("faro", Rules(cat_hop=CatHop.ONE_TO_ONE))
    assert even["cat_hop"] == even["cat_hop.alike"] == F(1, 3)


PUBLISHED = {
    51: (None, 1.0204, 1.5464),
    49: (0.5263, 1.0638, 1.6129),
    41: (0.6329, 1.2821, 1.9481),
    29: (0.9091, 1.8519, 2.8302),
    17: (1.6129, 3.3333, 5.1724),
    11: (2.6316, 5.5556, 8.8235),
    5: (7.1429, 16.6667, 30.0),
}


@pytest.mark.slow
def test_tables_are_those_of_the_specification_and_of_the_closed_form() -> None:
    """FARO-6: half of (r - 1) / (2 (n - r) + r - 1); a case costs nothing at any time."""
    settled, left = tables(Rules())
    assert [n for n, _ in settled.rows] == [n for n, _ in left.rows] == [str(n) for n in range(51, 2, -2)]
    for n, row in settled.rows:
        for r, edge in enumerate(row, 1):
            assert edge is None or edge == F(r - 1, 2 * (int(n) - r) + r - 1) / 2
    found = dict(settled.rows)
    for cards_left, row in PUBLISHED.items():
        shown = [edge and round(float(edge) * 100, 4) for edge in found[str(cards_left)][1:]]
        assert shown == list(row)


def test_turn_is_called_by_whoever_has_a_chip_to_call_with() -> None:
    """FARO-11, COM-6: B has one chip and is asked, C has none and is not."""
    hand = last_three(stacks=[100, 1, 0])
    assert (hand.actor, hand.state.phase, hand.state.asked[C]) == (B, Phase.CALL_LOSING, 0)


def test_no_turn_can_be_called_any_more_when_cards_are_wanting() -> None:
    """FARO-13, COM-9"""
    hand = last_three()
    assert hand.state.call_odds == 4
    hand.through("", [(B, GO_ON), (C, GO_ON)])
    while hand.actor != CHANCE:
        hand.say([(hand.actor, GO_ON)])
    game.apply(hand.rules, hand.state, cards.EMPTY)
    assert (hand.over, hand.stacks, hand.state.call_odds) == (True, [100] * 3, 0)
