"""Casino War rule by rule: hands told as the ranks turned, what each seat stakes and how it answers."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.bots import bot
from lansquenet.games.casino_war import rules as casino_war
from lansquenet.games.casino_war.odds import STAKE
from lansquenet.games.casino_war.rules import SEATS, Carry, Phase, Rules
from lansquenet.odds import figures, plain
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.couples import OddChip
from lansquenet.rules.state import CHANCE, Direction

A, B, C = range(3)
game: Any = casino_war
SURRENDER, WAR = range(2)
STAKES = [(B, 5), (B, 0), (C, 8), (C, 2)]  # C bets 2 on a tie


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has staked."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, Carry(A))


def lying(turned: str, **options: Any) -> driver.Hand:
    """B stakes 5, and C 8 and 2 on a tie; these cards have been turned, to B, C and A."""
    return begin(**options).on(turned, STAKES)


def alone(stack: int = 200, stake: int = 5, **options: Any) -> driver.Hand:
    """B plays alone and ties with a king."""
    sides = [(B, 0)] if options.get("tie_bet", True) and stack > stake else []
    return begin([200, stack], **options).on("K K", [(B, stake), *sides])


# -- before the cards


def test_ace_is_the_highest_card_and_six_packs_are_played_with() -> None:
    """CWAR-1: a king beats a queen and loses to an ace; a deuce loses to all."""
    assert cards.counts(game.shoe(Rules())) == [24] * 13
    assert cards.counts(game.shoe(Rules(packs=1))) == [4] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 9)
    assert lying("A 2 K").stacks == [205, 205, 190]


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """CWAR-2, COM-8: three times as many hands as seats; in the draw the king is the highest."""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).on("Kc Ac 3c").carry == Carry(A, 0)
    assert lying("5 6 7").carry == Carry(B, 1)
    assert lying("5 6 7", fixed_banker=True).carry == Carry(A, 1)
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_banker_without_chips_passes_the_bank_on() -> None:
    """CWAR-2, COM-6: even a bank that was to stay."""
    hand = begin([5, 200, 200], fixed_banker=True).on("9 8", [(B, 5)])
    assert hand.stacks == [0, 205, 200]
    assert hand.carry == Carry(B, 1)


@pytest.mark.parametrize("packs", [1, 6, 8])
def test_all_cards_are_shuffled_before_every_hand(packs: int) -> None:
    """CWAR-3"""
    assert game.shoe(Rules(packs=packs)).reserve > 52 * packs


def test_each_punter_in_turn_stakes_within_the_limits_or_not_at_all() -> None:
    """CWAR-4, COM-10, COM-2"""
    hand = begin(min_bet=3, max_bet=5)
    assert (hand.actor, hand.legal) == (B, [0, 3, 4, 5])
    hand.on("", [(B, 0)])
    assert hand.actor == C
    hand.on("", [(C, 4), (C, 0)])
    assert (hand.actor, hand.state.phase, hand.free[C]) == (CHANCE, Phase.CARD, 196)
    assert begin(direction=Direction.CLOCKWISE).actor == C


def test_stakes_stop_where_the_banker_could_not_pay() -> None:
    """CWAR-4, COM-5: once, or twice where there is a bonus; not on credit."""
    assert begin([6, 200]).legal == [*range(7)]
    assert begin([7, 200], tie_bonus=True).legal == [0, 1, 2, 3]
    assert begin([6, 50], cover=Cover.CREDIT).legal == [*range(51)]
    hand = begin([30, 200, 200]).on("", [(B, 5), (B, 1)])
    assert (hand.actor, hand.legal, hand.free[A]) == (C, [*range(16)], 15)


def test_without_a_stake_no_card_is_turned() -> None:
    """CWAR-4, CWAR-2: the hand is over, and the bank moves."""
    hand = begin().on("", [(B, 0), (C, 0)])
    assert (hand.stacks, hand.carry) == ([200] * 3, Carry(B, 1))


def test_who_has_staked_may_bet_on_a_tie() -> None:
    """CWAR-5: within what is free and covered at its odds, and the limit of the table."""
    hand = begin(max_bet=6).on("", [(B, 5)])
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.SIDE, [*range(7)])
    assert begin([35, 200]).on("", [(B, 5)]).legal == [0, 1, 2, 3]
    assert begin([200, 7]).on("", [(B, 5)]).legal == [0, 1, 2]
    assert begin([100, 200], tie_odds=40).on("", [(B, 5)]).legal == [0, 1, 2]


def test_who_cannot_bet_on_a_tie_is_not_asked() -> None:
    """CWAR-5: for want of a stake, of chips, of cover, or of such a bet."""
    assert begin().on("", [(B, 0)]).actor == C
    assert begin([200, 5, 200]).on("", [(B, 5)]).actor == C
    assert begin([14, 200, 200]).on("", [(B, 5)]).actor == C
    assert begin(tie_bet=False).on("", [(B, 5)]).actor == C


# -- the cards


def test_each_punter_with_a_stake_is_dealt_a_card_and_the_banker_last() -> None:
    """CWAR-6"""
    hand = lying("9 4")
    assert (hand.state.held[:3], hand.state.phase) == ([-1, 8, 3], Phase.BANK)
    assert begin().on("9", [(B, 0), (C, 8), (C, 0)]).state.held[:3] == [-1, -1, 8]
    other = begin(direction=Direction.CLOCKWISE).on("9 4", [(C, 8), (C, 0), (B, 5), (B, 0)])
    assert other.state.held[:3] == [-1, 3, 8]


def test_higher_card_wins_even_money_and_a_lower_one_loses() -> None:
    """CWAR-7: against the banker alone; whose cards are over, stakes nothing any more."""
    hand = begin(tie_bet=False).on("9 4 6", [(B, 5), (C, 8)])
    assert (hand.stacks, hand.why) == ([203, 205, 192], {7})
    assert hand.free == hand.stacks


def test_bet_on_a_tie_is_settled_by_the_first_two_cards() -> None:
    """CWAR-8: ten to one, or at other odds, whatever becomes of the stake."""
    assert lying("2 9 6").stacks == [200 + 5 - 8 + 2, 195, 206]
    tie = lying("2 9 9")
    assert (tie.stacks, tie.actor, tie.state.phase) == ([185, 195, 220], C, Phase.ANSWER)
    assert tie.why == {7, 8}
    assert lying("2 9 9", tie_odds=3).stacks == [199, 195, 206]


# -- the war


def test_who_ties_is_asked_in_turn() -> None:
    """CWAR-9"""
    hand = lying("9 9 9")
    assert (hand.actor, hand.legal) == (B, [SURRENDER, WAR])
    hand.on("", [(B, WAR)])
    assert hand.actor == C
    assert lying("9 4 4").actor == C


@pytest.mark.parametrize(("whose", "given"), [(OddChip.BANKER, 3), (OddChip.PUNTER, 2)])
def test_surrender_costs_half_of_the_stake(whose: OddChip, given: int) -> None:
    """CWAR-9: the odd chip is the banker's, or the punter's; with nobody at war the hand is over."""
    hand = alone(odd_chip=whose).on("", [(B, SURRENDER)])
    assert (hand.stacks, hand.why, hand.over) == ([200 + given, 200 - given], {9}, True)
    assert alone(stake=8, odd_chip=whose).on("", [(B, SURRENDER)]).stacks == [204, 196]


def test_without_surrender_all_who_tie_go_to_war_unasked() -> None:
    """CWAR-9, CWAR-10"""
    hand = lying("9 9 9", surrender=False)
    assert (hand.actor, hand.state.phase, hand.state.raises[:3]) == (CHANCE, Phase.WAR_CARD, [0, 5, 8])


def test_war_takes_as_much_again_or_all_that_is_free() -> None:
    """CWAR-10, COM-6: and another card each; nothing is burned."""
    hand = alone().on("", [(B, WAR)])
    assert (hand.state.raises[B], hand.free[B], hand.state.phase) == (5, 190, Phase.WAR_CARD)
    assert alone(7).on("", [(B, WAR)]).state.raises[B] == 2
    assert alone(5).on("", [(B, WAR)]).state.raises[B] == 0
    assert hand.on("9").state.phase == Phase.WAR_BANK


@pytest.mark.parametrize(("turned", "won"), [("9 4", 5), ("9 9", 5), ("A K", 5), ("4 9", -10), ("K A", -10)])
def test_card_as_high_or_higher_wins_the_raise_and_a_lower_one_loses_both(turned: str, won: int) -> None:
    """CWAR-11"""
    hand = alone().on(turned, [(B, WAR)])
    assert (hand.stacks, hand.why, hand.carry) == ([200 - won, 200 + won], {11}, Carry(B, 1))


def test_war_without_chips_for_a_raise_wins_nothing() -> None:
    """CWAR-10, CWAR-11: the stake goes back, or is lost."""
    assert alone(5).on("9 9", [(B, WAR)]).stacks == [200, 5]
    assert alone(5).on("8 9", [(B, WAR)]).stacks == [205, 0]


def test_war_that_is_tied_may_earn_a_bonus() -> None:
    """CWAR-12: as much as the first stake; a higher card earns none."""
    hand = alone(tie_bonus=True).on("9 9", [(B, WAR)])
    assert (hand.stacks, hand.why) == ([190, 210], {11, 12})
    assert alone(tie_bonus=True).on("9 8", [(B, WAR)]).stacks == [195, 205]
    assert alone(7, tie_bonus=True).on("9 9", [(B, WAR)]).stacks == [193, 14]


def test_one_may_surrender_and_another_go_to_war() -> None:
    """CWAR-9, CWAR-11: each against the banker alone."""
    hand = lying("9 9 9").on("4 3", [(B, SURRENDER), (C, WAR)])
    assert hand.stacks == [200 + 3 - 20 - 8, 197, 228]


# -- rules of thumb


def test_steady_bot_never_bets_on_a_tie_and_always_goes_to_war() -> None:
    """CWAR-5, CWAR-9: and stakes as at any bank."""
    steady = bot("steady", "casino_war")
    for dice in (0, 2**31, 2**32 - 1):
        hand = begin()
        assert 0 <= steady(hand.rules, hand.state, dice) <= 25
        hand.on("", [(B, 5)])
        assert steady(hand.rules, hand.state, dice) == 0
        assert steady(alone().rules, alone().state, dice) == WAR


# -- the figures

PUBLISHED = [
    (1, 2.06, 2.42, 2.94, 35.29),
    (4, 2.31, 2.84, 3.62, 20.29),
    (6, 2.33, 2.88, 3.70, 18.65),
    (8, 2.34, 2.90, 3.73, 17.83),
]


@pytest.mark.slow
@pytest.mark.parametrize(("packs", "bonus", "war", "surrender", "tie"), PUBLISHED)
def test_figures_are_the_published_ones(
    packs: int, bonus: float, war: float, surrender: float, tie: float
) -> None:
    """CWAR-7, CWAR-8, CWAR-9, CWAR-11, CWAR-12: to the second decimal."""
    found = figures("casino_war", Rules(packs=packs))
    told = [found[key] for key in ("war.edge", "surrender.edge", "tie_bet.edge")]
    told.append(figures("casino_war", Rules(packs=packs, tie_bonus=True))["war.edge"])
    assert [round(100 * float(value), 2) for value in told] == [war, surrender, tie, bonus]


@pytest.mark.slow
def test_six_packs_cost_the_exact_fractions() -> None:
    """CWAR-1, CWAR-11: 2.8771, 2.3301, 3.6978 and 18.6495 per cent."""
    found = figures("casino_war", Rules())
    assert found["war.edge"] == F(142853, 4965115)
    assert found["surrender.edge"] == F(23, 622)
    assert found["tie_bet.edge"] == F(58, 311)
    assert figures("casino_war", Rules(tie_bonus=True))["war.edge"] == F(23138, 993023)


@pytest.mark.slow
@pytest.mark.parametrize("packs", [1, 2, 6, 12])
def test_figures_are_those_one_counts(packs: int) -> None:
    """CWAR-8 to CWAR-11: a third telling, in closed form, from so many cards alike of so many."""
    alike, whole = 4 * packs, 52 * packs
    tie = F(alike - 1, whole - 1)
    again = F(12 * alike * (alike - 1) + (alike - 2) * (alike - 3), (whole - 2) * (whole - 3))
    win = (1 + again) / 2
    found = figures("casino_war", Rules(packs=packs))
    assert (found["opening.tie"], found["war.win"]) == (tie, win)
    assert found["war.edge"] == tie * (2 * (1 - win) - win)
    assert found["staked.edge"] == found["war.edge"] / (1 + tie)
    assert found["surrender.edge"] == tie / 2
    assert found["tie_bet.edge"] == 1 - 11 * tie
    bonus = figures("casino_war", Rules(packs=packs, tie_bonus=True))
    assert bonus["war.edge"] == found["war.edge"] - tie * again


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"packs": 1}, {"tie_bonus": True}])
def test_nobody_does_better_than_by_war(options: dict[str, Any]) -> None:
    """CWAR-9: to surrender is always the worse choice, and so is a bet on a tie."""
    rules = Rules(**options)
    best = Tree(game, plain(rules)).best(lambda was, now: -gain(was, now), acts=(STAKE, 0), seat=B)
    assert best == -figures("casino_war", rules)["war.edge"] * STAKE


@pytest.mark.slow
def test_figures_of_what_is_not_played_are_not_told() -> None:
    """CWAR-5, CWAR-9"""
    found = figures("casino_war", Rules(surrender=False, tie_bet=False))
    assert "surrender.edge" not in found
    assert "tie_bet.edge" not in found
    assert found["war.edge"] == F(142853, 4965115)
