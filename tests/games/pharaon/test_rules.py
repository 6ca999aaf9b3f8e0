"""Pharaon rule by rule: deals told as the ranks turned, and what each seat does with its cards."""

from fractions import Fraction as F
from typing import Any

import pytest

import driver
from lansquenet.games.pharaon import rules as pharaon
from lansquenet.games.pharaon.odds import tables
from lansquenet.games.pharaon.rules import SEATS, Carry, Change, LastCard, Phase, Ride, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.couples import OddChip
from lansquenet.rules.state import Direction

A, B, C = range(3)
FIVE, KING, GO_ON = 4, 12, -1
PLI = 1
game: Any = pharaon
PACK = [name for name in cards.RANK_NAMES for _ in range(4)]


def all_but(used: str) -> str:
    """The cards of the pack without these."""
    left = list(PACK)
    for name in used.split():
        left.remove(name)
    return " ".join(left)


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 100 chips each if nothing is said."""
    return driver.hand(game, Rules(**options), stacks or [100] * 3, Carry(A))


def laid(on_five: int = 10, stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """B has 10 on the five, and C 20 on the king."""
    told = [(B, FIVE), (B, on_five), (B, GO_ON), (C, KING), (C, 20), (C, GO_ON)]
    return begin(stacks, **options).through("", told)


def late(left: str, **options: Any) -> driver.Hand:
    """These cards are left, and no bets lie."""
    return begin(**options).through(all_but(left))


# -- the deal


def test_pack_of_fifty_two_is_dealt_unless_two_are() -> None:
    """PHAR-1"""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert cards.counts(game.shoe(Rules(double_pack=True))) == [8] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 6)


def test_bank_stays_unless_it_is_agreed_that_it_goes_round() -> None:
    """PHAR-2"""
    assert driver.hand(game, Rules(), [100] * 3, Carry()).on("Kc 2c 3c").carry == Carry(A, 0)
    assert begin().through(all_but("")).carry == Carry(A, 1)
    assert begin(fixed_banker=False).through(all_but("")).carry == Carry(B, 1)
    assert begin(fixed_banker=False, direction=Direction.CLOCKWISE).through(all_but("")).carry == Carry(C, 1)
    assert game.done(Rules(rounds=1), Carry(A, 3), 3)
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_punters_lay_and_alter_bets_before_every_couple() -> None:
    """PHAR-3"""
    hand = begin()
    assert (hand.actor, hand.legal) == (B, [GO_ON, *range(13)])
    hand.through("", [(B, FIVE), (B, 100)])
    assert hand.legal == [GO_ON, FIVE]
    hand.through("", [(B, FIVE), (B, Change.STAKE), (B, 40), (B, FIVE), (B, Change.STAKE), (B, 0)])
    assert (hand.actor, hand.free) == (C, [100] * 3)
    assert begin(bets_a_turn=1).through("", [(B, FIVE), (B, 5)]).actor == C
    assert begin(min_bet=3, max_bet=5).through("", [(B, FIVE)]).legal == [0, 3, 4, 5]


def test_first_card_of_a_couple_loses_and_the_second_wins() -> None:
    """PHAR-4"""
    hand = laid().through("5 K", [(C, Ride.TAKE)])
    assert (hand.stacks, hand.free, hand.why) == ([90, 90, 120], [90, 90, 120], {4})
    assert not any(hand.state.due)
    assert laid().through("K 5", [(B, Ride.TAKE)]).stacks == [110, 110, 80]
    assert laid().through("2 3").free == [70, 90, 80]


def test_doublet_takes_half() -> None:
    """PHAR-5: of an odd stake the odd chip too, unless agreed otherwise."""
    hand = laid().through("5 5", [(B, 0)])
    assert (hand.stacks, hand.free, hand.why) == ([105, 95, 100], [85, 95, 80], {5})
    assert laid(7).through("5 5").stacks == [104, 96, 100]
    assert laid(7, odd_chip=OddChip.PUNTER).through("5 5").stacks == [103, 97, 100]


def test_rest_of_a_doublet_may_be_left_to_win_the_half_back() -> None:
    """PHAR-6"""
    hand = laid().through("5 5")
    assert (hand.actor, hand.state.phase, hand.legal) == (B, Phase.HALVED, [0, 1])
    hand.through("2 5", [(B, PLI), (B, GO_ON), (C, GO_ON), (B, Ride.TAKE)])
    assert hand.stacks == [100] * 3
    assert laid().through("5 5 5 2", [(B, PLI)]).stacks == [110, 90, 100]
    without = laid(pli=False).through("5 5")
    assert (without.state.phase, without.free) == (Phase.CHOOSE, [85, 95, 80])
    assert laid(1).through("5 5").state.phase == Phase.CHOOSE


# -- what has won


def ridden(times: int, **options: Any) -> driver.Hand:
    """B's ten on the five has won so often, and rides."""
    hand = laid(**options)
    for _ in range(times):
        hand.through("3 5")
        hand.through("", [(B, Ride.PAROLI)])
    return hand


@pytest.mark.parametrize(("wins", "for_one"), [(1, 1), (2, 3), (3, 7), (4, 15)])
def test_gains_that_ride_come_to_the_ladder(wins: int, for_one: int) -> None:
    """PHAR-7: paroli, sept, quinze; paid when they are taken."""
    hand = ridden(wins - 1, stacks=[1000, 100, 100]).through("3 5")
    assert (hand.actor, hand.legal) == (B, [Ride.TAKE, Ride.PAIX, Ride.PAROLI])
    hand.through("", [(B, Ride.TAKE)])
    assert hand.stacks == [1000 - 10 * for_one, 100 + 10 * for_one, 100]


def test_two_packs_climb_to_the_top_of_the_ladder_and_are_paid_at_once() -> None:
    """PHAR-7: trente, and soixante et le va."""
    hand = ridden(5, stacks=[2000, 100, 100], double_pack=True)
    assert hand.state.gains[B][FIVE] == 310
    hand.through("4 5")
    assert (hand.stacks, hand.state.phase) == ([1370, 730, 100], Phase.CHOOSE)
    assert laid(ladder=1).through("2 5").stacks == [90, 110, 100]


def test_paroli_that_loses_costs_the_stake_alone() -> None:
    """PHAR-7"""
    hand = ridden(2, stacks=[1000, 100, 100]).through("5 2")
    assert hand.stacks == [1010, 90, 100]
    assert (hand.state.gains[B][FIVE], hand.state.level[B][FIVE]) == (0, 0)


def test_card_on_which_gains_ride_can_only_be_left_masked_or_taken_up() -> None:
    """PHAR-8"""
    hand = ridden(1).through("", [(B, FIVE)])
    assert hand.legal == [Change.LEAVE, Change.MASQUE, Change.TAKE]
    hand.through("", [(B, Change.TAKE)])
    assert (hand.stacks, hand.why) == ([90, 110, 100], {8})
    assert hand.free == [70, 110, 80]


def test_masked_card_takes_no_part_until_it_is_shown() -> None:
    """PHAR-9"""
    mask = [(B, FIVE), (B, Change.MASQUE), (B, GO_ON)]
    hand = laid().through("2 3").through("5 2", mask)
    assert (hand.stacks, hand.free) == ([100] * 3, [70, 90, 80])
    hand.through("5 2", mask)
    assert hand.stacks == [110, 90, 100]
    asked = laid(masque=False).through("2 3").through("", [(B, FIVE)])
    assert asked.legal == [Change.LEAVE, Change.TAKE, Change.STAKE]


def test_an_ace_with_a_bet_on_it_is_asked_about_as_any_other() -> None:
    """PHAR-8: it is the lowest of the ranks."""
    told = [(B, 0), (B, 10), (B, GO_ON), (C, KING), (C, 20), (C, GO_ON)]
    hand = begin(masque=True).through("", told).through("2 3").through("", [(B, 0)])
    assert (hand.state.phase, hand.legal) == (
        Phase.CARD,
        [Change.LEAVE, Change.MASQUE, Change.TAKE, Change.STAKE],
    )


def test_bet_on_a_rank_of_which_none_is_left_can_only_be_taken_back() -> None:
    """PHAR-3"""
    hand = late("5 5 Q Q Q Q K K K K J J J J T T T T", masque=False)
    hand = hand.through("", [(B, FIVE), (B, 10), (B, GO_ON), (C, GO_ON)]).through("5 5")
    state = hand.state
    state.gone[FIVE], state.bets[B][FIVE], state.gains[B][FIVE] = 4, 10, 0
    assert not pharaon.may_change(hand.rules, state, FIVE, Change.STAKE)
    state.gone[FIVE] = 3
    assert pharaon.may_change(hand.rules, state, FIVE, Change.STAKE)


def test_card_that_was_named_may_be_left_as_it_is() -> None:
    """PHAR-8"""
    hand = laid(masque=False).through("2 3").through("", [(B, FIVE), (B, Change.LEAVE)])
    assert (hand.stacks, hand.free) == ([100] * 3, laid(masque=False).free)


def test_bets_are_held_when_eight_cards_are_left() -> None:
    """PHAR-10: they may be raised, and new ones laid; by agreement from another number."""
    left = "5 5 Q Q Q Q K K K K"
    hand = late(left).through("5 Q").through("", [(B, FIVE), (B, 10), (B, FIVE)])
    assert hand.legal == [Change.LEAVE, Change.STAKE]
    hand.through("", [(B, Change.STAKE)])
    assert hand.legal == [*range(10, 101)]
    free = late(left, hold=0).through("5 Q").through("", [(B, FIVE), (B, 10), (B, FIVE)])
    assert free.legal == [*range(4)]


def test_masked_card_may_still_be_shown_when_bets_are_held() -> None:
    """PHAR-9, PHAR-10"""
    hand = late("5 5 Q Q Q Q K K K K").through(
        "Q Q", [(B, FIVE), (B, 10), (B, FIVE), (B, Change.MASQUE), (B, GO_ON)]
    )
    hand.through("", [(B, FIVE)])
    assert hand.legal == [Change.LEAVE, Change.MASQUE]


def test_gains_alone_may_be_ventured() -> None:
    """PHAR-11: the stake is safe; what is won so doubles."""
    hand = laid().through("2 5", [(B, Ride.PAIX)])
    assert (hand.state.bets[B][FIVE], hand.state.gains[B][FIVE]) == (0, 10)
    assert hand.free == [60, 100, 80]
    assert ridden_paix().through("5 2").stacks == [100] * 3
    won = ridden_paix().through("2 5")
    assert won.legal == [Ride.TAKE, Ride.PAIX]
    assert won.through("", [(B, Ride.TAKE)]).stacks == [80, 120, 100]
    assert laid(paix=False).through("2 5").legal == [Ride.TAKE, Ride.PAROLI]


def ridden_paix() -> driver.Hand:
    return laid().through("2 5", [(B, Ride.PAIX)])


# -- the end


def test_last_card_is_null_unless_the_banker_forgoes_it() -> None:
    """PHAR-12: the last couple can only lose."""
    on_king = [(B, KING), (B, 10), (B, GO_ON), (C, GO_ON)]
    assert late("Q K").through("Q K", on_king).stacks == [100] * 3
    assert late("Q K").through("K Q", on_king).stacks == [110, 90, 100]
    counts = late("Q K", last_card=LastCard.COUNTS).through("Q K", [*on_king, (B, Ride.TAKE)])
    assert counts.stacks == [90, 110, 100]


def test_doublet_in_the_last_couple_costs_the_whole_stake() -> None:
    """PHAR-12"""
    on_king = [(B, KING), (B, 10), (B, GO_ON), (C, GO_ON)]
    hand = late("K K").through("K K", on_king)
    assert (hand.stacks, hand.why) == ([110, 90, 100], {12})
    assert late("K K", last_card=LastCard.COUNTS, pli=False).through("K K", on_king).stacks == [105, 95, 100]


def test_what_rides_is_paid_when_the_deal_ends() -> None:
    """PHAR-13, COM-9: and bets go back, also when cards should be wanting."""
    hand = ridden(1)
    game.apply(hand.rules, hand.state, GO_ON)
    game.apply(hand.rules, hand.state, GO_ON)
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.over, hand.stacks, hand.free, hand.why) == (True, [90, 110, 100], [90, 110, 100], {13})


def test_doublet_bends_one_corner_back() -> None:
    """PHAR-14: half of all that rides, and of that the gains first."""
    hand = ridden(2, stacks=[1000, 100, 100]).through("5 5")
    assert (hand.stacks, hand.state.gains[B][FIVE], hand.state.level[B][FIVE]) == ([1000, 100, 100], 10, 1)
    three = ridden(3, stacks=[1000, 100, 100]).through("5 5")
    assert (three.state.gains[B][FIVE], three.state.level[B][FIVE]) == (30, 2)
    single = ridden(1).through("5 5")
    assert (single.stacks, single.state.bets[B][FIVE], single.state.gains[B][FIVE]) == ([100] * 3, 10, 0)
    peace = ridden_paix().through("5 5")
    assert (peace.stacks, peace.state.gains[B][FIVE]) == ([100] * 3, 5)


def test_wins_ride_only_as_far_as_the_banker_can_answer_for_them() -> None:
    """PHAR-15, COM-5"""
    assert begin([12, 100]).through("", [(B, FIVE), (B, 10), (B, KING)]).legal == [0, 1, 2]
    short = begin([29, 100]).through("2 5", [(B, FIVE), (B, 10)])
    assert short.legal == [Ride.TAKE, Ride.PAIX]
    assert begin([30, 100]).through("2 5", [(B, FIVE), (B, 10)]).legal == [*range(3)]
    credit = begin([12, 100], cover=Cover.CREDIT).through("2 5", [(B, FIVE), (B, 50)])
    assert credit.legal == [*range(3)]


def test_cards_that_are_gone_are_shown() -> None:
    """PHAR-16: a rank with none to come takes no bets."""
    hand = begin().through("5 5 5 5 K 2")
    assert (hand.state.gone[FIVE], hand.state.gone[KING]) == (4, 1)


def test_bets_are_on_one_card_each() -> None:
    """PHAR-17: the figures of the book are not played."""
    assert begin().legal[-1] == KING


# -- figures


@pytest.mark.slow
def test_pharaon_has_the_published_figures() -> None:
    """PHAR-5, PHAR-12: a fiftieth, and de Moivre's £2 19s 10d."""
    found = figures("pharaon", Rules())
    assert found["first_stake.edge"] == F(99, 4998)
    pence = int(found["all_money.edge"] * 100 * 240)
    assert (pence // 240, pence // 12 % 20, pence % 12) == (2, 19, 10)
    assert found["first_stake.edge"] < found["paroli.edge"] < found["sept.edge"] < found["quinze.edge"]


def closed_form(n: int, r: int) -> F:
    """Montmort's, for a stake left until it is settled."""
    if r == 1:
        return F(1, n)
    if r == 2:
        return F(n + 2, 2 * n * (n - 1))
    return F(3, 4 * (n - 1)) if r == 3 else F(2 * n - 5, 2 * (n - 1) * (n - 3))


@pytest.mark.slow
def test_table_is_that_of_the_closed_form_and_of_hoyle() -> None:
    """PHAR-5, PHAR-12"""
    (table,) = tables(Rules())
    assert [n for n, _ in table.rows] == [str(n) for n in range(52, 0, -2)]
    for n, row in table.rows:
        for r, edge in enumerate(row, 1):
            assert edge is None or edge == closed_form(int(n), r)
    found = dict(table.rows)
    published = {("30", 2): 54, ("10", 3): 12, ("22", 2): 38, ("8", 3): 9}
    for (n, r), one_in in published.items():
        edge = found[n][r - 1]
        assert edge is not None
        assert int(1 / edge) == one_in
