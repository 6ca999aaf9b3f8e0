"""Monte rule by rule: deals told as the cards drawn, and what each seat bets."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.games.monte import rules as monte
from lansquenet.games.monte.rules import SEATS, Carry, CrossPair, Layout, Phase, Rules, Variant
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY, Pack
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
TWO, FIVE, JACK, KING = 1, 4, 10, 12
game: Any = monte
SUITS = {"variant": Variant.GATE}
ONE_EACH = {"layout": Layout.MEXICAN}


def begin(turned: str = "5 K 2 J", stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said, and so much is laid out."""
    return driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A)).on(turned)


def staked(**options: Any) -> driver.Hand:
    """Albur five and king, gallo two and knave: B has 8 on the king, and C 20 on the two."""
    told = [(B, 0), (B, 0), (B, 0), (B, 8), (C, 20), (C, 0), (C, 0), (C, 0)]
    return begin(**options).through("", told)


# -- before the bets


def test_pack_has_forty_cards_unless_another_is_agreed() -> None:
    """MONT-1"""
    assert cards.counts(game.shoe(Rules())) == [4] * 7 + [0] * 3 + [4] * 3
    assert cards.counts(game.shoe(Rules(pack=Pack.P52))) == [4] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """MONT-2"""
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc 2c 3c").carry == Carry(A, 0)
    assert staked().on("K 2").carry == Carry(B, 1)
    assert staked(fixed_banker=True).on("K 2").carry == Carry(A, 1)
    assert game.done(Rules(), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_bottom_layout_is_drawn_and_then_the_top_layout() -> None:
    """MONT-3: two cards each, or one."""
    state = begin().state
    assert (state.bottom[FIVE], state.bottom[KING], state.top[TWO], state.top[JACK]) == (1, 1, 1, 1)
    mexican = begin("5 K", **ONE_EACH)
    assert (mexican.state.bottom[FIVE], mexican.state.top[KING], mexican.actor) == (1, 1, B)


def test_pair_in_a_layout_is_discarded_and_others_are_drawn() -> None:
    """MONT-4"""
    hand = begin("5 5 5 K 2 2 2 J")
    assert (hand.state.phase, sum(hand.state.bottom), sum(hand.state.top)) == (Phase.BET, 2, 2)
    mexican = begin("5 5", **ONE_EACH)
    assert (mexican.state.phase, sum(mexican.state.bottom)) == (Phase.BOTTOM, 0)
    assert begin("5 5", **ONE_EACH, **SUITS).state.phase == Phase.BET_BOTTOM


def test_rank_of_the_albur_is_not_wanted_in_the_gallo() -> None:
    """MONT-5: thrown aside, or the deal is annulled."""
    hand = begin("5 K K 2 J")
    assert (hand.state.phase, sum(hand.state.top)) == (Phase.BET, 2)
    annulled = begin("5 K K", cross_pair=CrossPair.VOID)
    assert annulled.carry == Carry(A, 0)


def test_each_punter_is_asked_for_every_card_the_lowest_first() -> None:
    """MONT-6, COM-10"""
    hand = begin(direction=Direction.CLOCKWISE)
    assert (hand.actor, hand.state.on, hand.legal) == (C, TWO, [*range(101)])
    hand.through("", [(C, 5)])
    assert (hand.state.on, hand.legal) == (FIVE, [*range(96)])
    hand.through("", [(C, 95)])
    assert hand.actor == B
    assert begin(min_bet=3, max_bet=5).legal == [0, 3, 4, 5]


# -- the race


def test_gate_that_decides_is_paid_three_quarters() -> None:
    """MONT-7: by agreement another share; broken chips are not paid."""
    hand = staked().on("K")
    assert (hand.stacks, hand.why) == ([94, 106, 100], {7})
    assert not hand.over
    assert staked(gate_payout=4).on("K").stacks == [92, 108, 100]
    assert staked(gate_payout=0).on("K").stacks == [100] * 3
    broken = begin().through("", [(B, 0), (B, 0), (B, 0), (B, 7), (C, 0), (C, 0), (C, 0), (C, 0)])
    assert broken.on("K").stacks == [95, 105, 100]


def test_rank_that_comes_again_first_has_won_and_its_rival_lost() -> None:
    """MONT-8: each layout is a race of its own, in Mexico the two layouts are one."""
    hand = staked().on("3 K")
    assert (hand.stacks, hand.why, hand.over) == ([92, 108, 100], {8}, False)
    hand.on("K 5 J")
    assert (hand.stacks, hand.over) == ([112, 108, 80], True)
    mexican = begin("5 K", **ONE_EACH).through("", [(B, 8), (B, 0), (C, 0), (C, 20)]).on("3 5")
    assert (mexican.stacks, mexican.over) == ([112, 108, 80], True)


def test_race_is_lost_at_the_gate_as_well() -> None:
    """MONT-7, MONT-8: all of the bet on the rival."""
    assert staked().on("5").stacks == [108, 92, 100]


# -- the gate game


def on_layouts(turned: str, bottom: int, top: int, **options: Any) -> driver.Hand:
    """B bets on the layouts, C on nothing."""
    return begin(turned, **SUITS, **options).through("", [(B, bottom), (B, top), (C, 0), (C, 0)])


def test_layout_with_a_card_of_the_gates_suit_has_won() -> None:
    """MONT-9: both may win, or neither."""
    assert on_layouts("5c 5d 2h 2s", 10, 0).on("Kd").stacks == [90, 110, 100]
    hand = on_layouts("5c 5d 2h 2s", 10, 5).on("Ks")
    assert (hand.stacks, hand.why, hand.over) == ([105, 95, 100], {9}, True)
    assert on_layouts("5c 5d 2c 2d", 10, 5).on("Kc").stacks == [85, 115, 100]
    assert on_layouts("5c 5d 2c 2d", 10, 5).on("Kh").stacks == [115, 85, 100]


def test_punter_whose_chips_all_lie_below_is_not_asked_about_the_top() -> None:
    """MONT-9, COM-6"""
    hand = begin("5c 5d 2h 2s", [1000, 10, 100], **SUITS).on("", [(B, 10)])
    assert (hand.actor, hand.state.phase) == (C, Phase.BET_BOTTOM)
    hand.on("", [(C, 10)])
    assert (hand.actor, hand.state.phase) == (C, Phase.BET_TOP)


def test_layout_of_one_suit_is_paid_three_to_one() -> None:
    """MONT-10: two suits even money, unless other odds are agreed."""
    assert on_layouts("5c 3c 2h 2s", 10, 0).on("Kc").stacks == [70, 130, 100]
    assert on_layouts("5c 2h", 10, 0, **ONE_EACH).on("Kc").stacks == [70, 130, 100]
    assert on_layouts("5c 2h", 10, 0, **ONE_EACH, one_suit_odds=2).on("Kc").stacks == [80, 120, 100]
    assert on_layouts("5c 5d 2h 2s", 10, 0, two_suit_odds=2).on("Kd").stacks == [80, 120, 100]


# -- the end


def test_deal_without_bets_is_over_at_once() -> None:
    """MONT-11"""
    nothing = [(B, 0)] * 4 + [(C, 0)] * 4
    assert begin().through("", nothing).carry == Carry(B, 1)
    assert begin("5c 2h", **ONE_EACH, **SUITS).through("", nothing[:2] + nothing[4:6]).over


def test_bets_go_back_when_the_pack_is_out() -> None:
    """MONT-12, COM-9"""
    hand = staked().on("3")
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.over, hand.stacks, hand.free) == (True, [100] * 3, [100] * 3)


def test_bets_on_layouts_go_back_when_there_is_no_gate() -> None:
    """MONT-12, COM-9: and lie on no layout any more."""
    hand = on_layouts("5c 5d 2h 2s", 10, 5)
    assert (hand.free, hand.state.on_bottom[B], hand.state.on_top[B]) == ([85, 85, 100], 10, 5)
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.over, hand.stacks, hand.free) == (True, [100] * 3, [100] * 3)
    assert not any(hand.state.on_bottom + hand.state.on_top)


def test_bets_stop_where_the_banker_could_not_pay() -> None:
    """MONT-13, COM-5: at the odds of each layout."""
    hand = begin("5c 3c 2h 2s", [31, 100], **SUITS)
    assert hand.legal == [*range(11)]
    hand.through("", [(B, 9)])
    assert hand.legal == [*range(5)]
    credit = begin(stacks=[10, 100], cover=Cover.CREDIT)
    assert (credit.legal, begin(stacks=[10, 100]).legal) == ([*range(101)], [*range(11)])


def test_only_the_ranks_that_race_matter_once_the_gate_is_past() -> None:
    """MONT-8"""
    hand = staked().on("3 K")
    assert [r for r in range(13) if game.matters(hand.rules, hand.state, r)] == [TWO, JACK]
    assert hand.actor == CHANCE


# -- figures


@pytest.mark.slow
def test_race_costs_a_quarter_of_what_wins_by_the_gate() -> None:
    """MONT-7: half of the gates that decide, of 38 cards six and of 36 each pair six."""
    mexican = figures("monte", Rules(layout=Layout.MEXICAN))
    assert mexican["race.two_ranks"] == F(6, 38) / 2 / 4
    assert figures("monte", Rules())["race.four_ranks"] == F(6, 36) / 2 / 4
    assert 0 < abs(mexican["race.edge"] - F(3, 152)) < F(1, 10000)


@pytest.mark.slow
@pytest.mark.parametrize("layout", Layout)
def test_race_is_dead_even_when_the_gate_is_paid_in_full(layout: Layout) -> None:
    """MONT-7"""
    assert figures("monte", Rules(layout=layout, gate_payout=4))["race.edge"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("pack", [Pack.P40, Pack.P52])
def test_gate_game_has_the_figures_of_the_specification(pack: Pack) -> None:
    """MONT-9, MONT-10: by the cards of the suits among those unseen."""
    of_suit = pack // 4
    one = figures("monte", Rules(**SUITS, **ONE_EACH, pack=pack))
    two = figures("monte", Rules(**SUITS, pack=pack))
    assert one["gate.one_card"] == 1 - 4 * F(of_suit - 1, pack - 1)
    assert two["gate.two_suits"] == 1 - 2 * F(2 * of_suit - 2, pack - 2)
    assert two["gate.same_suit_pair"] == 1 - 4 * F(of_suit - 2, pack - 2)
    if pack == Pack.P40:
        assert (one["gate.one_card"], two["gate.two_suits"]) == (F(1, 13), F(1, 19))
        assert two["gate.same_suit_pair"] == F(3, 19)


def test_suits_decide_where_bets_are_won_by_the_gate() -> None:
    """MONT-6: so that ranks alone do not tell how a hand stands."""
    assert game.by_suit(Rules(variant=Variant.GATE))
    assert not game.by_suit(Rules())
