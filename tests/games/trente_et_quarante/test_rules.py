"""Trente et quarante rule by rule: coups told as the cards turned, and what each seat stakes and answers."""

from fractions import Fraction as F
from itertools import permutations
from typing import Any

import pytest

import driver
from databases import SOAK
from lansquenet import ask
from lansquenet.books.book import book
from lansquenet.bots import bot
from lansquenet.games.trente_et_quarante import odds as reckoned, rules as trente
from lansquenet.games.trente_et_quarante.rules import (
    SEATS,
    Carry,
    Field,
    Insurance,
    Phase,
    PrisonTie,
    Refait,
    Rules,
    SecondRefait,
)
from lansquenet.odds import figures, grids, plain
from lansquenet.odds.tree import Tree
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.couples import OddChip
from lansquenet.rules.state import CHANCE, Direction, duplicate
from lansquenet.sim.layers import passed

A, B, C = range(3)
game: Any = trente
DONE, ROUGE, NOIR, COULEUR, INVERSE = range(5)
PLAIN, INSURED = HALF, PRISON = range(2)
THIRTY = "Kc Kd Kh "  # and one card more fills a row
REFAIT = THIRTY + "Ac " + THIRTY + "Ad "
ROUGE_WINS = THIRTY + "2c " + THIRTY + "Ad "  # the first card is black
NOIR_WINS = THIRTY + "Ac " + THIRTY + "2d "
TIE = THIRTY + "4c " + THIRTY + "4d "
B_ON_ROUGE = [(B, ROUGE), (B, 10), (B, DONE), (C, DONE)]
BOTH = [(B, ROUGE), (B, 10), (B, COULEUR), (B, 5), (C, NOIR), (C, 8), (C, INVERSE), (C, 3)]


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has staked."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, Carry(A))


def coup(turned: str, stakes: list[tuple[int, int]], **options: Any) -> driver.Hand:
    """These stakes, and these cards; with nobody insured unless it is said."""
    return begin(**options).through(turned, stakes)


def in_prison(**options: Any) -> driver.Hand:
    """B has 20 on rouge, C 8 on noir, and a refait has come."""
    stakes = [(B, ROUGE), (B, 20), (B, DONE), (C, NOIR), (C, 8), (C, DONE)]
    return coup(REFAIT, stakes, refait=Refait.PRISON, **options)


# -- players and cards


def test_ace_counts_one_and_court_cards_ten() -> None:
    """TREN-1: six packs, or as many as is agreed; at most ten sit down."""
    named = {name: trente.pips(cards.named(name)) for name in ("Ac", "2d", "9h", "Ts", "Jc", "Qd", "Kh")}
    assert [*named.values()] == [1, 2, 9, 10, 10, 10, 10]
    assert cards.counts(game.shoe(Rules())) == [24] * 13
    assert cards.counts(game.shoe(Rules(packs=1))) == [4] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 10)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """TREN-2, COM-8: three times as many coups as seats; in the draw the king is the highest."""
    assert driver.hand(game, Rules(), [200] * 3, Carry()).on("Kc Ac 3c").carry == Carry(A, 0)
    assert coup(ROUGE_WINS, B_ON_ROUGE).carry == Carry(B, 1)
    assert coup(ROUGE_WINS, B_ON_ROUGE, fixed_banker=True).carry == Carry(A, 1)
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]
    assert not game.done(Rules(rounds=0), Carry(A, 99), 3)


def test_banker_without_chips_passes_the_bank_on() -> None:
    """TREN-2, COM-6: even a bank that was to stay."""
    hand = coup(ROUGE_WINS, [(B, ROUGE), (B, 10)], stacks=[10, 200, 200], fixed_banker=True)
    assert (hand.stacks, hand.carry) == ([0, 210, 200], Carry(B, 1))


def test_packs_are_dealt_on_until_few_cards_are_left() -> None:
    """TREN-3: or shuffled before every coup."""
    assert game.shoe(Rules()).reserve == game.shoe(Rules(packs=1)).reserve == 26
    assert game.shoe(Rules(taille=False)).reserve > 6 * 52


# -- the stakes


def test_each_punter_in_turn_stakes_on_one_field_of_either_tableau() -> None:
    """TREN-4, COM-2"""
    hand = begin()
    assert (hand.actor, hand.legal) == (B, [DONE, ROUGE, NOIR, COULEUR, INVERSE])
    hand.say([(B, NOIR), (B, 10)])
    assert (hand.actor, hand.legal) == (B, [DONE, COULEUR, INVERSE])
    hand.say([(B, INVERSE), (B, 190)])
    assert (hand.actor, hand.free) == (C, [0, 0, 200])
    hand.say([(C, DONE)])
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.NOIR)
    assert begin(direction=Direction.CLOCKWISE).actor == C


def test_one_may_stake_on_both_sides_where_it_is_agreed() -> None:
    """TREN-4, TREN-11: what is won on one is lost on the other, and half of both at a refait."""
    stakes = [(B, ROUGE), (B, 10), (B, NOIR), (B, 6), (B, DONE), (C, DONE)]
    assert coup(ROUGE_WINS, stakes, opposites=True).stacks == [196, 204, 200]
    assert coup(REFAIT, stakes, opposites=True).stacks == [208, 192, 200]
    with pytest.raises(AssertionError):
        begin().say(stakes[:3])


def test_who_names_a_field_may_stake_nothing_after_all() -> None:
    """TREN-4, COM-10: and is asked no more."""
    hand = begin(min_bet=3, max_bet=5).say([(B, ROUGE)])
    assert hand.legal == [0, 3, 4, 5]
    hand.say([(B, 0)])
    assert hand.actor == C


def test_without_a_stake_no_card_is_turned() -> None:
    """TREN-4"""
    hand = begin().say([(B, DONE), (C, DONE)])
    assert (hand.over, hand.stacks, hand.carry) == (True, [200] * 3, Carry(B, 1))


def test_banker_answers_for_the_larger_of_two_that_cannot_both_win() -> None:
    """TREN-5, COM-5: so what lies on noir makes room on rouge; not on credit."""
    hand = begin([30, 200, 200]).say([(B, ROUGE)])
    assert hand.legal == [*range(31)]
    hand.say([(B, 20), (B, COULEUR)])
    assert (hand.legal, hand.free[A]) == ([*range(11)], 10)
    hand.say([(B, 4)])
    assert hand.free[A] == 6
    assert hand.legal == [DONE, ROUGE, NOIR, COULEUR, INVERSE]
    hand.say([(C, NOIR)])
    assert hand.legal[-1] == 26
    hand.say([(C, 26)])
    assert (hand.free[A], hand.legal) == (0, [DONE, INVERSE])
    hand.say([(C, INVERSE)])
    assert hand.legal[-1] == 4
    assert begin([30, 200, 200], cover=Cover.CREDIT).say([(B, ROUGE)]).legal[-1] == 200


def test_stakes_are_insured_for_one_in_a_hundred_and_broken_chips_are_whole() -> None:
    """TREN-6"""
    insured = {"insurance": Insurance.KEPT}
    for stake, premium in ((1, 1), (100, 1), (101, 2)):
        hand = begin(**insured).say([(B, ROUGE), (B, stake), (B, DONE), (B, INSURED)])
        assert hand.free[B] == 200 - stake - premium
    assert begin(**insured, premium=5).say([(B, ROUGE), (B, 100), (B, DONE), (B, INSURED)]).free[B] == 95


def test_who_has_nothing_left_or_nothing_staked_is_not_asked_to_insure() -> None:
    """TREN-6"""
    hand = begin(insurance=Insurance.KEPT).say([(B, ROUGE), (B, 200)])
    assert hand.actor == C
    hand.say([(C, DONE)])
    assert hand.state.phase == Phase.NOIR


# -- the rows


def test_row_ends_when_it_counts_more_than_thirty() -> None:
    """TREN-7: thirty is not enough, and forty is the most."""
    hand = begin().say(B_ON_ROUGE).turn("Kc Kd Kh")
    assert (hand.state.phase, hand.state.noir) == (Phase.NOIR, 30)
    hand.turn("Ts")
    assert (hand.state.phase, hand.state.noir) == (Phase.ROUGE, 40)
    hand.turn("9c 9d 9h")
    assert (hand.over, hand.state.rouge) == (False, 27)
    hand.turn("4s")
    assert (hand.over, hand.state.rouge) == (True, 31)


def test_lower_row_wins_even_money() -> None:
    """TREN-8"""
    assert coup(ROUGE_WINS, B_ON_ROUGE).stacks == [190, 210, 200]
    hand = coup(NOIR_WINS, B_ON_ROUGE)
    assert (hand.stacks, hand.why) == ([210, 190, 200], {8})


def test_couleur_wins_when_the_first_card_is_of_the_colour_of_the_winner() -> None:
    """TREN-9: otherwise inverse does."""
    black = coup(NOIR_WINS, BOTH)
    assert (black.stacks, black.why) == ([210 - 5 - 8 + 3, 200 - 10 + 5, 200 + 8 - 3], {8, 9})
    assert coup(ROUGE_WINS, BOTH).stacks == [200 - 10 + 5 + 8 - 3, 200 + 10 - 5, 200 - 8 + 3]
    red = THIRTY.replace("Kc", "Ks")
    for first, rouge_first, won in (("Kh", True, 5), ("Kd", False, -5), ("Kc", True, -5), ("Kc", False, 5)):
        row = first + red[2:]
        turned = f"{row}{'2c' if rouge_first else 'Ac'} {THIRTY}{'Ad' if rouge_first else '2d'}"
        stakes = [(B, COULEUR), (B, 5), (B, DONE), (C, DONE)]
        assert coup(turned, stakes).stacks[B] == 200 + won


def test_rows_alike_decide_nothing() -> None:
    """TREN-10"""
    hand = coup(TIE, BOTH)
    assert (hand.over, hand.stacks, hand.why) == (True, [200] * 3, set())


# -- the refait


@pytest.mark.parametrize(("odd", "lost"), [(OddChip.BANKER, 8), (OddChip.PUNTER, 7)])
def test_at_the_refait_half_of_every_stake_is_lost(odd: OddChip, lost: int) -> None:
    """TREN-11: on all four fields, and of an odd stake the odd chip as is agreed."""
    hand = coup(REFAIT, BOTH, odd_chip=odd)
    assert hand.stacks[B] == 200 - lost
    assert hand.stacks[C] == 200 - 4 - (2 if odd == OddChip.BANKER else 1)
    assert (hand.over, hand.why) == (True, {11})


def test_punters_say_in_turn_whether_it_is_half_or_prison() -> None:
    """TREN-11, TREN-13: where that is agreed."""
    hand = coup(REFAIT, [*BOTH], refait=Refait.CHOICE)
    assert (hand.actor, hand.legal, hand.state.phase) == (B, [HALF, PRISON], Phase.ANSWER)
    hand.say([(B, HALF), (C, PRISON)])
    assert (hand.stacks, hand.state.prison, hand.free[C]) == ([208, 192, 200], 1, 189)
    hand.turn(NOIR_WINS)
    assert (hand.over, hand.stacks, hand.why) == (True, [211, 192, 197], {11, 13})
    both = coup(REFAIT, [*BOTH], refait=Refait.CHOICE).say([(B, HALF), (C, HALF)])
    assert (both.over, both.stacks) == (True, [214, 192, 194])


@pytest.mark.parametrize(
    ("insurance", "at_refait", "at_tie"),
    [(Insurance.KEPT, 1, 1), (Insurance.REFAIT, 0, 1), (Insurance.TIE, 0, 0)],
)
def test_insured_stakes_lose_nothing_at_a_refait_but_the_premium(
    insurance: Insurance, at_refait: int, at_tie: int
) -> None:
    """TREN-12: which goes back, or does not, as is agreed; at any other coup it is the banker's."""
    stakes = [(B, ROUGE), (B, 60), (B, DONE), (B, INSURED), (C, DONE)]
    for turned, lost in ((REFAIT, at_refait), (TIE, at_tie), (ROUGE_WINS, 1 - 60), (NOIR_WINS, 61)):
        for refait in Refait:
            hand = coup(turned, stakes, insurance=insurance, refait=refait)
            assert (hand.over, hand.stacks) == (True, [200 + lost, 200 - lost, 200])


def test_who_is_not_insured_goes_to_prison_alone() -> None:
    """TREN-12, TREN-13"""
    stakes = [(B, ROUGE), (B, 60), (B, DONE), (B, INSURED), (C, NOIR), (C, 8), (C, DONE), (C, PLAIN)]
    hand = coup(REFAIT, stakes, insurance=Insurance.KEPT, refait=Refait.PRISON)
    assert (hand.free, hand.state.prison) == ([201, 199, 192], 1)
    assert hand.turn(ROUGE_WINS).stacks == [209, 199, 192]


# -- prison


def test_in_prison_a_stake_is_freed_or_lost_and_never_paid() -> None:
    """TREN-13: by the next coup, before which nobody is asked."""
    hand = in_prison()
    assert (hand.actor, hand.state.phase, hand.stacks) == (CHANCE, Phase.NOIR, [200] * 3)
    assert hand.free == [200, 180, 192]
    assert hand.turn(ROUGE_WINS).stacks == [208, 200, 192]
    assert hand.why == {13}
    assert in_prison().turn(NOIR_WINS).stacks == [220, 180, 200]


def test_first_card_of_the_next_coup_decides_on_couleur_in_prison() -> None:
    """TREN-13, TREN-9"""
    stakes = [(B, COULEUR), (B, 6), (B, DONE), (C, INVERSE), (C, 4), (C, DONE)]
    hand = coup(REFAIT, stakes, refait=Refait.PRISON)
    assert hand.turn(ROUGE_WINS.replace("Kc", "Ks")).stacks == [206, 194, 200]
    hand = coup(REFAIT, stakes, refait=Refait.PRISON)
    assert hand.turn("Kd " + ROUGE_WINS[3:]).stacks == [204, 200, 196]


@pytest.mark.parametrize("how", PrisonTie)
def test_at_a_tie_stakes_stay_in_prison_or_are_free(how: PrisonTie) -> None:
    """TREN-14"""
    hand = in_prison(prison_tie=how).turn(TIE)
    assert (hand.over, hand.stacks) == (how == PrisonTie.FREED, [200] * 3)
    if how == PrisonTie.STAYS:
        assert hand.turn(ROUGE_WINS).stacks == [208, 200, 192]


def test_from_the_second_prison_one_wins_twice_to_be_free() -> None:
    """TREN-14: as Hoyle has it."""
    hand = in_prison().turn(REFAIT)
    assert (hand.state.prison, hand.stacks) == (2, [200] * 3)
    hand.turn(ROUGE_WINS)
    assert (hand.over, hand.state.prison, hand.stacks) == (False, 1, [208, 200, 192])
    assert hand.turn(TIE + ROUGE_WINS).stacks == [208, 200, 192]
    again = in_prison().turn(REFAIT + ROUGE_WINS + REFAIT)
    assert again.state.prison == 2


def test_third_refait_loses_all_in_the_second_prison() -> None:
    """TREN-14"""
    hand = in_prison().turn(REFAIT + REFAIT)
    assert (hand.over, hand.stacks, hand.why) == (True, [228, 180, 192], {14})


def test_another_refait_loses_all_or_changes_nothing_where_that_is_agreed() -> None:
    """TREN-14"""
    lost = in_prison(second_refait=SecondRefait.LOST).turn(REFAIT)
    assert (lost.over, lost.stacks, lost.why) == (True, [228, 180, 192], {14})
    same = in_prison(second_refait=SecondRefait.STAYS).turn(REFAIT + REFAIT)
    assert (same.over, same.state.prison) == (False, 1)
    assert same.turn(NOIR_WINS).stacks == [220, 180, 200]


def test_coup_is_void_when_the_cards_run_out() -> None:
    """TREN-15, COM-9: stakes and premiums go back, out of prison too."""
    hand = begin(insurance=Insurance.KEPT).say([(B, ROUGE), (B, 60), (B, DONE), (B, INSURED), (C, DONE)])
    hand.turn("Kc Kd")
    game.apply(hand.rules, hand.state, EMPTY)
    assert (hand.over, hand.stacks, hand.free) == (True, [200] * 3, [200] * 3)
    held = in_prison().turn(THIRTY)
    game.apply(held.rules, held.state, EMPTY)
    assert (held.over, held.free, held.carry) == (True, [200] * 3, Carry(B, 1))


# -- rules of thumb


def test_steady_bot_stakes_on_a_field_or_two_and_pays_no_dear_premium() -> None:
    """TREN-4, TREN-6, TREN-11"""
    steady = bot("steady", "trente_et_quarante")
    dice = [n * 2**32 // 997 for n in range(997)]
    hand = begin(insurance=Insurance.KEPT, refait=Refait.CHOICE)
    assert {steady(hand.rules, hand.state, one) for one in dice} == set(Field)
    hand.say([(B, ROUGE)])
    assert all(1 <= steady(hand.rules, hand.state, one) <= 25 for one in dice)
    hand.say([(B, 99)])
    assert {steady(hand.rules, hand.state, one) for one in dice} == {DONE, COULEUR, INVERSE}
    hand.say([(B, DONE)])
    assert steady(hand.rules, hand.state, 0) == PLAIN
    cheap = begin(insurance=Insurance.KEPT).say([(B, ROUGE), (B, 100), (B, DONE)])
    assert steady(cheap.rules, cheap.state, 0) == INSURED


@pytest.mark.parametrize(("tie", "answer"), [(PrisonTie.STAYS, HALF), (PrisonTie.FREED, PRISON)])
def test_steady_bot_goes_to_prison_only_where_a_tie_opens_it(tie: PrisonTie, answer: int) -> None:
    """TREN-11, TREN-14"""
    hand = coup(REFAIT, B_ON_ROUGE, refait=Refait.CHOICE, prison_tie=tie)
    assert bot("steady", "trente_et_quarante")(hand.rules, hand.state, 0) == answer


# -- the figures


@pytest.mark.slow
def test_banker_gains_what_poisson_found() -> None:
    """TREN-11: very nearly eleven thousandths of what is staked, of a first coup from six packs."""
    found = figures("trente_et_quarante", Rules())
    assert float(found["refait"]) == pytest.approx(0.0218914, abs=5e-8)
    assert float(found["stake.edge"]) == pytest.approx(0.0109457, abs=5e-8)
    assert round(1 / found["refait"]) == 46  # as the lesson says


@pytest.mark.slow
def test_insurance_takes_little_off_it() -> None:
    """TREN-12: 0.978 per cent where the premium goes back at a refait, 0.890 where it does at every tie."""
    found = figures("trente_et_quarante", Rules(insurance=Insurance.REFAIT))
    assert round(100 * float(found["insured.edge"]), 3) == 0.978
    assert figures("trente_et_quarante", Rules(insurance=Insurance.KEPT))["insured.edge"] == F(1, 100)
    found = figures("trente_et_quarante", Rules(insurance=Insurance.TIE))
    assert round(100 * float(found["insured.edge"]), 3) == 0.89
    assert "insured.edge" not in figures("trente_et_quarante", Rules())
    assert "stake.edge" not in figures("trente_et_quarante", Rules(refait=Refait.PRISON))


def test_rows_count_what_de_morgan_printed() -> None:
    """TREN-7: he puts every card back; six packs differ by less than two in ten thousand."""
    (grid,) = grids("trente_et_quarante", Rules())
    printed = [0.1481, 0.1379, 0.1275, 0.1169, 0.1060, 0.0950, 0.0838, 0.0723, 0.0607, 0.0518]
    law = {int(name): float(row[0]) for name, row in grid.rows}
    assert [*law] == [*range(31, 41)]
    assert [*law.values()] == pytest.approx(printed, abs=3e-4)
    assert sum(reckoned.row_law(6).values()) == 1


SMALL = {"packs": 1}


@pytest.mark.slow
def test_figures_are_those_of_every_order_of_a_few_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """TREN-7, TREN-11: eight cards of ten, nine, ace and two, in all their orders."""
    worth = [10, 10, 10, 1, 10, 10, 10, 1, 9]
    monkeypatch.setattr(reckoned, "of_each", lambda packs: [worth.count(n) for n in range(11)])
    orders = [_rows(order) for order in permutations(worth)]
    refaits = sum(rows[:2] == [31, 31] for rows in orders)
    assert reckoned.refait_chance.__wrapped__(1) == F(refaits, len(orders))
    law = reckoned.row_law.__wrapped__(1)
    for total in range(31, 41):
        assert law[total] == F(sum(rows[0] == total for rows in orders), len(orders))


def _rows(order: tuple[int, ...]) -> list[int]:
    """What the rows of these cards count."""
    rows = [0]
    for worth in order:
        if rows[-1] > 30:
            rows.append(0)
        rows[-1] += worth
    return rows


@pytest.mark.slow
def test_first_row_is_walked_as_it_is_counted() -> None:
    """TREN-7: from one pack, by the rules themselves."""
    tree = Tree(game, plain(Rules(**SMALL)))
    found = tree.spread(reckoned.noir, policy=reckoned.rouge, until=reckoned.first_row)
    assert found == reckoned.row_law(1)


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize("policy", ["rouge", "couleur"])
def test_every_field_costs_half_a_refait(policy: str) -> None:
    """TREN-8, TREN-9, TREN-11: two rows walked in compiled code, card by card, as they are counted."""
    asked = ask("trente_et_quarante", packs=1).by(policy).through(passed)
    refait, tie = reckoned.refait_chance(1), reckoned.tie_chance(1)
    assert asked.means("refait, apres, won bank / 2") == (refait, tie, refait / 2)


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_ties_are_those_that_a_walk_finds() -> None:
    """TREN-10: of a pack or two; of as many as there may be, by LANSQUENET_SOAK=1."""
    for packs in range(1, 13) if SOAK else [1, 2]:
        asked = ask("trente_et_quarante", packs=packs).through(passed)
        assert asked.chance("apres") == reckoned.tie_chance(packs)


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize("insurance", ["kept", "tie"])
def test_insured_stakes_cost_what_is_counted(insurance: str) -> None:
    """TREN-12, TREN-10: with one pack, walked."""
    asked = ask("trente_et_quarante", packs=1, insurance=insurance).by("insured").through(passed)
    rules = Rules(packs=1, insurance=Insurance[insurance.upper()])
    assert dict(asked.law("won bank")) == reckoned.insured_law(rules)


def test_ties_are_known_for_every_number_of_packs() -> None:
    """TREN-1, TREN-10: and grow with them a little, towards what De Morgan printed."""
    most = book("trente_et_quarante").options["packs"].most
    ties = [float(reckoned.tie_chance(packs)) for packs in range(1, most + 1)]
    assert ties == sorted(ties)
    assert ties[-1] < 0.0878 < ties[-1] + 2e-4


@pytest.mark.slow
def test_cards_of_one_face_lead_to_the_same_state() -> None:
    """TREN-7, TREN-9: the colour of a card matters of the first alone, and where it is staked on."""
    stakes = [B_ON_ROUGE, [(B, COULEUR), (B, 10), (B, DONE), (C, DONE)]]
    told = 0
    for staked in stakes:
        for turned in ("", "Kd ", THIRTY, THIRTY + "2c ", THIRTY + "2c Kc Kd Kh "):
            hand = begin().say(staked).turn(turned)
            by: dict[int, set[str]] = {}
            for card in range(52):
                twin = duplicate(hand.state)
                game.apply(hand.rules, twin, card)
                by.setdefault(game.face_of(hand.rules, hand.state, card), set()).add(repr(twin))
            assert all(len(states) == 1 for states in by.values())
            told += len(by)
    assert told == 5 * 10 + 20 + 4 * 10
