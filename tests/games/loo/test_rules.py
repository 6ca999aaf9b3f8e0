"""Three-card Loo, rule by rule: hands told by their cards, seats in the order of play."""

from collections import Counter
from fractions import Fraction as F
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

import driver
from games.loo import witness
from lansquenet.books.book import book
from lansquenet.errors import BadOption
from lansquenet.games.loo import rules as loo
from lansquenet.games.loo.rules import Carry, DefendHand, Phase, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards, loos, pools, state as states
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.loos import EndRule, Loo, OddChips, OpenTwoTrumps
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, HOUSE, NOBODY, OVER, POOL, SOMETHING, Direction, Payment
from lansquenet.rules.tricks import ABSENT, LAID, MISS, UNKNOWN, Undertrump
from lansquenet.rules.who_begins import First
from loos import Told, deal, drawn
from rooms import transcript
from test_witness import told_twice

game: Any = loo


def told(hands: str, turned: str, **rest: Any) -> Told:
    return deal(game, hands, turned, **rest)


def ex1(**options: Any) -> Told:
    return told("2s 6c Td, Ah 5s 9d, Kc Qd 4c, Jh Ks 3d", "7h", **options)


def ex2(**options: Any) -> Told:
    hands = "Qs 8s Kd, 5h 9c 2d, 6h 3h 2c, Ks Ah 4c, 9s Jd 2h"
    return told(hands, "4s", miss="As 7d Jc", dealer=4, pool=6, **options).on(
        "0:stand 1:miss 2:pass 3:stand 4:stand"
    )


def ex3(**options: Any) -> Told:
    return told("Kd 7c 3s, 2c 4h 5h, 9c 8h 6s", "Ad", miss="Qd Jd Ts", dealer=2, pool=3, **options)


# -- worked examples


def test_first_example_is_played_as_told() -> None:
    """LOO3-EX1, LOO3-3, LOO3-14"""
    hand = ex1().on("1:stand 2:pass 3:stand 0:pass")
    assert hand.cards == "Ah"
    hand.on("1:Ah 3:Jh 1:5s")
    assert hand.cards == "Ks"
    hand.on("3:Ks 3:3d 1:9d")
    assert (hand.won, hand.pool, hand.why) == ([-3, 2, 0, 1], 0, {3, 14})
    assert hand.left == Carry(1, 0, 1, 0)


PLAYED = "0:8s 1:As 3:Ks 4:9s 1:7d 3:4c 4:Jd 0:Kd 0:Qs 1:Jc 3:Ah 4:2h"


@pytest.mark.parametrize(
    ("kind", "won", "pool"),
    [(Loo.LIMITED, [6, 3, 0, -3, -6], 6), (Loo.UNLIMITED, [6, 3, 0, -9, -12], 18)],
)
def test_second_example_is_played_as_told(kind: Loo, won: list[int], pool: int) -> None:
    """LOO3-EX2a, LOO3-EX2b, LOO3-15, LOO3-16"""
    hand = ex2(loo=kind)
    assert hand.cards == "8s Qs"
    hand.on(PLAYED)
    assert (hand.won, hand.pool) == (won, pool)
    assert hand.left == Carry(0, pool, 1, 1)
    assert hand.why == {3, 14, 16 if kind == Loo.UNLIMITED else 15}


def test_third_example_is_played_as_told() -> None:
    """LOO3-EX3, LOO3-10: what the defender wins stays in the pool."""
    hand = ex3().on("0:stand 1:pass 2:defend")
    assert hand.cards == "Kd"
    hand.on("0:Kd 2:Jd 0:7c 2:Qd 2:Ts 0:3s")
    assert (hand.won, hand.pool) == ([2, 0, -3], 4)


def test_fourth_example_is_swept_by_the_taker_of_miss() -> None:
    """LOO3-EX4, LOO3-8"""
    hand = ex3().on("0:pass 1:miss")
    assert (hand.actor, hand.words) == (2, "pass stand")
    hand.on("2:pass")
    assert (hand.won, hand.pool, hand.why) == ([0, 6, -3], 0, {3, 8})


def test_fifth_example_is_swept_by_the_dealer() -> None:
    """LOO3-EX5, LOO3-7: who is asked nothing."""
    hand = ex3().on("0:pass 1:pass")
    assert hand.over
    assert (hand.won, hand.pool, hand.why) == ([0, 0, 3], 0, {3, 7})


def ex6() -> Told:
    return told("9h 4h Ks, 3c 2c 8d, Ah 6s Qc", "2h", dealer=2).on("0:stand 1:pass 2:stand")


def test_sixth_example_has_the_highest_led_against_one() -> None:
    """LOO3-EX6, LOO3-11, LOO3-12"""
    hand = ex6()
    assert hand.cards == "9h"
    hand.on("0:9h 2:Ah 2:6s 0:Ks")
    assert hand.cards == "4h"
    hand.on("0:4h 2:Qc")
    assert hand.won == [2, 0, 1 - 3]


EXAMPLES = {
    "EX1": lambda: ex1().on("1:stand 2:pass 3:stand 0:pass 1:Ah 3:Jh 1:5s 3:Ks 3:3d 1:9d"),
    "EX2a": lambda: ex2().on(PLAYED),
    "EX2b": lambda: ex2(loo=Loo.UNLIMITED).on(PLAYED),
    "EX3": lambda: ex3().on("0:stand 1:pass 2:defend 0:Kd 2:Jd 0:7c 2:Qd 2:Ts 0:3s"),
    "EX4": lambda: ex3().on("0:pass 1:miss 2:pass"),
    "EX5": lambda: ex3().on("0:pass 1:pass"),
    "EX6": lambda: ex6().on("0:9h 2:Ah 2:6s 0:Ks 0:4h 2:Qc"),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_the_transcripts(name: str) -> None:
    assert EXAMPLES[name]().transcript("loo") == transcript("loo", name)


# -- players, cards and stakes


def test_three_to_ten_play_clockwise() -> None:
    """LOO3-1, COMM-1"""
    assert (game.SEATS[0], game.SEATS[-1]) == (3, 10)
    assert Rules().direction == Direction.CLOCKWISE
    assert told("2s 6c Td, Ah 5s 9d, Kc Qd 4c, Jh Ks 3d", "7h").actor == 1
    state = begin(game, Rules(), [9] * 4, Carry(0))
    assert state.drawing == 3


def test_ace_is_high_and_the_whole_pack_is_shuffled_for_each_deal() -> None:
    """LOO3-2, COMM-2"""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    assert game.shoe(Rules()).reserve > 52
    hand = told("As 2d 3d, Ks 4d 5d, 2s 6d 7d", "9h", dealer=2).on("0:stand 1:stand 2:stand 0:2d 1:4d 2:6d")
    assert hand.actor == 2


def test_dealer_stakes_and_what_was_left_makes_a_double() -> None:
    """LOO3-3, COMM-6"""
    assert ex1().state.worth == 3
    hand = ex1(pool=9, stake=6)
    assert (hand.state.worth, hand.won, hand.pool) == (15, [-6, 0, 0, 0], 15)
    with pytest.raises(BadOption, match="by 3s"):
        book("loo").play_by(options={"stake": "4"})


def test_cards_are_dealt_singly_and_to_miss_last() -> None:
    """LOO3-4, COMM-9"""
    hand = ex1(miss="2c 2d 2h")
    assert [cards.name(card) for card in hand.tape[:5]] == ["Ah", "Kc", "Jh", "2s", "2c"]
    assert [card for card in range(52) if hand.state.place[card] == MISS] == [4, 5, 6]
    assert (hand.state.turned, hand.state.trump) == (cards.named("7h"), 2)


def test_nobody_sees_what_is_thrown_in_or_left_in_miss() -> None:
    """LOO3-5, COMM-16: not even when the deal is over."""
    hand = ex1(miss="2c 2d 2h").on("1:stand 2:pass 3:stand 0:pass 1:Ah 3:Jh 1:5s 3:Ks 3:3d 1:9d")
    seen = view(game, hand.rules, hand.state, 1)
    for name in ["Kc", "Qd", "4c", "2s", "6c", "Td", "2c", "2d", "2h"]:
        assert seen.place[cards.named(name)] == UNKNOWN
    own = view(game, hand.rules, hand.state, 2)
    assert own.place[cards.named("Kc")] == LAID + 2


def test_a_seat_learns_what_it_is_dealt_and_that_others_are_dealt() -> None:
    """LOO3-5, COMM-16, COMM-10"""
    rules = Rules()
    state = begin(game, rules, [9] * 3, Carry(0))
    assert [game.learns(rules, state, 5, seat) for seat in range(3)] == [SOMETHING, SOMETHING, ALL]
    for card in (5, 6, 7):
        game.apply(rules, state, card)
    assert state.phase == Phase.MISS
    assert {game.learns(rules, state, 8, seat) for seat in range(3)} == {SOMETHING}


# -- announcements


def test_everybody_speaks_once_from_eldest_and_miss_goes_to_the_first_who_claims_it() -> None:
    """LOO3-6, COMM-3"""
    hand = ex1(miss="2c 2d 2h")
    assert (hand.actor, hand.words) == (1, "pass stand miss")
    hand.on("1:miss")
    assert sorted(hand.state.place[cards.named(name)] for name in ("2c", "2d", "2h")) == [1, 1, 1]
    assert hand.state.place[cards.named("Ah")] == LAID + 1
    assert (hand.actor, hand.words) == (2, "pass stand")
    hand.on("2:pass 3:stand")
    assert hand.words == "pass stand"


def test_dealer_may_not_pass_against_one_who_stands_on_the_own_hand() -> None:
    """LOO3-9"""
    assert ex3().on("0:pass 1:stand").words == "defend stand miss"
    assert ex3().on("0:stand 1:stand").words == "pass stand miss"
    assert ex3().on("0:miss 1:stand").words == "pass stand"


def test_defender_plays_miss_and_can_neither_win_nor_be_looed() -> None:
    """LOO3-10"""
    hand = ex3().on("0:stand 1:pass 2:defend")
    assert hand.state.place[cards.named("9c")] == LAID + 2
    assert hand.state.place[cards.named("Qd")] == 2
    lost = told("Ad Kd Qd, 2c 4h 5h, 9c 8h 6s", "3d", dealer=2, pool=3).on("0:stand 1:pass 2:defend 0:Ad")
    lost.on(f"2:{lost.cards.split()[0]} 0:Kd").on(f"2:{lost.cards.split()[0]} 0:Qd").on(f"2:{lost.cards}")
    assert (lost.won, lost.pool) == ([6, 0, -3], 0)


def test_defender_may_keep_the_own_hand() -> None:
    """LOO3-10: `defend_hand`"""
    hand = ex3(defend_hand=DefendHand.OWN).on("0:stand 1:pass 2:defend")
    assert hand.state.place[cards.named("9c")] == 2
    assert hand.state.place[cards.named("Qd")] == MISS
    hand.on("0:Kd 2:6s 0:7c 2:9c 2:8h 0:3s")
    assert (hand.won, hand.pool) == ([2, 0, -3], 4)


def test_one_against_a_defender_pays_when_looed() -> None:
    """LOO3-10, LOO3-15"""
    hand = told("2d 7c 3s, 2c 4h 5h, 9c 8h 6s", "Ad", miss="Qd Jc 4s", dealer=2, pool=3)
    hand.on("0:stand 1:pass 2:defend 0:2d 2:Qd 2:Jc 0:7c 2:4s 0:3s")
    assert (hand.won, hand.pool) == ([-3, 0, -3], 9)


# -- play


def test_king_is_boss_when_the_ace_is_turned_up() -> None:
    """LOO3-11"""
    assert told("Kd Qd 2d, 2c 4h 5h, 9c 8h 6s", "Ad", dealer=2).on("0:stand 1:stand 2:stand").cards == "Kd"
    assert (
        told("Kd Qd 2d, 2c 4h 5h, 9c 8h 6s", "3d", dealer=2).on("0:stand 1:stand 2:stand").cards == "2d Kd Qd"
    )


def test_of_two_trumps_the_highest_may_always_have_to_be_led() -> None:
    """LOO3-11: `open_two_trumps`"""
    always = {"open_two_trumps": OpenTwoTrumps.ALWAYS_HIGHEST}
    for options, due in (({}, "2d Qd"), (always, "Qd")):
        hand = told("Qd 2d 3s, 2c 4h 5h, 9c 8h 6s", "Ad", dealer=2, **options)
        assert hand.on("0:stand 1:stand 2:stand").cards == due


def test_with_a_single_trump_any_card_may_be_led() -> None:
    """LOO3-11"""
    assert (
        told("Qd 2c 3s, 3c 4h 5h, 9c 8h 6s", "Ad", dealer=2).on("0:stand 1:pass 2:stand").cards == "2c 3s Qd"
    )


def test_winner_of_a_trick_leads_a_trump_if_there_is_one() -> None:
    """LOO3-12, COMM-7"""
    hand = told("Qd 2d As, 2c 4h 5h, 9c 8h 6s", "Ad", dealer=2).on("0:stand 1:pass 2:stand 0:Qd 2:6s")
    assert hand.cards == "2d"


def test_followers_head_and_trump_and_overtrump() -> None:
    """LOO3-13, COMM-8"""
    hand = told("5s 6c 7c, 4s 8s Qh, 3h 9h Td, 2h Jh Tc", "Kh", dealer=3)
    hand.on("0:stand 1:stand 2:stand 3:stand 0:5s")
    assert hand.cards == "8s"
    hand.on("1:8s")
    assert hand.cards == "3h 9h"
    hand.on("2:9h")
    assert hand.cards == "Jh"


def test_ace_of_clubs_that_is_led_binds_as_any_other_card() -> None:
    """LOO3-13, COMM-8: the lowest number that a card has is a card too."""
    hand = told("Ac 6s 7d, 4c 8h Qh, 3h 9h Td, 2h Jh Ts", "Kh", dealer=3)
    hand.on("0:stand 1:stand 2:stand 3:stand 0:Ac")
    assert hand.cards == "4c"
    assert hand.on("1:4c").cards == "3h 9h"


@pytest.mark.parametrize(
    ("undertrump", "may"),
    [
        (Undertrump.COMPULSORY, "2h 3h"),
        (Undertrump.OPTIONAL, "2h 3h Tc"),
        (Undertrump.FORBIDDEN, "Tc"),
    ],
)
def test_a_useless_trump_must_or_may_or_may_not_be_played(undertrump: Undertrump, may: str) -> None:
    """LOO3-13, COMM-8: `undertrump`"""
    hand = told("5s 6c 7c, 4s 8s Qh, 4h 9h Td, 2h 3h Tc", "Kh", dealer=3, undertrump=undertrump)
    hand.on("0:stand 1:stand 2:stand 3:stand 0:5s 1:8s 2:9h")
    assert hand.cards == may


# -- settling


def test_tricks_earn_whole_thirds_and_odd_chips_stay_or_go_with_the_first() -> None:
    """LOO3-14, LOO3-17: `odd_chips`"""
    for odd, won, pool in ((OddChips.CARRY, 2, 2), (OddChips.FIRST_TRICK, 4, 0)):
        hand = ex1(pool=5, odd_chips=odd).on("1:stand 2:pass 3:stand 0:pass 1:Ah 3:Jh 1:5s 3:Ks 3:3d 1:9d")
        assert (hand.won[3], hand.won[1], hand.pool) == (2, 2 + won, pool)


def test_odd_chips_are_not_a_defenders() -> None:
    """LOO3-17"""
    hand = told(
        "2d 7c 3s, 2c 4h 5h, 9c 8h 6s",
        "Ad",
        miss="Qd Jc 2s",
        dealer=2,
        pool=4,
        odd_chips=OddChips.FIRST_TRICK,
    )
    hand.on("0:stand 1:pass 2:defend 0:2d 2:Qd 2:Jc 0:7c 2:2s 0:3s")
    assert (hand.won, hand.pool) == ([2, 0, -3], 5)


def test_looed_seats_pay_a_stake_which_stands_over() -> None:
    """LOO3-15, COMM-17"""
    hand = ex2(stake=3).on(PLAYED)
    assert [hand.state.taken[seat] for seat in range(5)] == [2, 1, 0, 0, 0]
    assert (hand.won[3], hand.won[4] + 3, hand.left.pool) == (-3, -3, 6)


def test_singles_may_be_forced() -> None:
    """LOO3-18: `force_single`, `force_allows_miss`"""
    assert ex1(force_single=True).words == "stand"
    assert ex1(force_single=True, force_allows_miss=True).words == "stand miss"
    assert ex1(force_single=True, pool=3).words == "pass stand miss"
    hand = ex1(force_single=True).on("1:stand 2:stand 3:stand")
    assert hand.words == "stand"


def test_deal_passes_to_the_next_and_ends_after_so_many() -> None:
    """LOO3-19, COMM-13, COMM-14: `deals`, `end_rule`"""
    assert ex3().on("0:pass 1:pass").left.dealer == 0
    rules = Rules(deals=4)
    assert not game.done(Rules(), Carry(0, 0, 99), 3)
    assert [game.done(rules, Carry(0, 0, n, 1), 3) for n in (3, 4)] == [False, True]
    longer = Rules(deals=4, end_rule=EndRule.EXTEND_UNTIL_NO_LOO)
    assert [game.done(longer, Carry(0, 0, 5, looed), 3) for looed in (1, 0)] == [False, True]


def test_pool_left_is_shared_when_the_session_ends() -> None:
    """LOO3-20, COMM-14: `residual_pot`"""
    rules = Rules(direction=Direction.ANTICLOCKWISE)
    shares = [Payment(POOL, 2, 3, 20), Payment(POOL, 0, 2, 20), Payment(POOL, 1, 2, 20)]
    assert game.divide(rules, Carry(1, 7), [9, 9, 9]) == shares
    assert game.divide(rules._replace(allow_debt=False), Carry(1, 7), [9, 0, 9]) == [
        Payment(POOL, 2, 4, 20),
        Payment(POOL, 0, 3, 20),
    ]
    to_house = rules._replace(residual_pot=ResidualPot.HOUSE)
    assert game.divide(to_house, Carry(1, 7), [9] * 3) == [Payment(POOL, HOUSE, 7, 20)]
    assert game.divide(rules._replace(residual_pot=ResidualPot.CARRY), Carry(1, 7), [9] * 3) == []
    assert game.standing_pool(Carry(1, 7)) == 7


def test_a_seat_may_owe_or_pays_what_it_has_and_is_out() -> None:
    """COMM-12: `allow_debt`"""
    stacks = [100, 100, 100, 2, 100]
    hands = "Qs 8s Kd, 5h 9c 2d, 6h 3h 2c, Ks Ah 4c, 9s Jd 2h"
    said = "0:stand 1:miss 2:pass 3:stand 4:stand"
    for debt, left in ((True, -1), (False, 0)):
        hand = told(hands, "4s", miss="As 7d Jc", dealer=4, stacks=stacks, allow_debt=debt)
        hand.on(said).on(PLAYED)
        assert hand.state.stacks[3] == left
    out = told("Qs 8s Kd, , Jd 2h 9s", "4s", stacks=[9, 0, 9], dealer=0, allow_debt=False)
    assert (out.actor, out.state.active[1]) == (2, 0)
    assert out.on("2:pass").left.dealer == 2


@pytest.mark.parametrize(
    ("how", "draw"),
    [
        (First.LOT, "Kc 2c Kd"),
        (First.HIGH_CARD, "2c 3c Kd"),
        (First.LOW_CARD, "3c Kc 2s"),
        (First.ACE, "Kc 2c Ad"),
    ],
)
def test_first_dealer_is_drawn_for(how: First, draw: str) -> None:
    """COMM-13, LOO3-19: `first_dealer`"""
    assert drawn(game, draw, first_dealer=how) == 2


# -- the witness


SLIPS = {
    "any trump may be led first": (loos, "highest_due", lambda terms, deal: False),
    "singles are never forced": (loo, "is_forced", lambda rules, deal: False),
    "payments are never cut short": (pools, "afford", lambda terms, deal, seat, chips: chips),
    "the ace is always boss": (loos, "boss", lambda deal: deal.trump),
    "nobody decides alone": (loo, "decides_alone", lambda deal: False),
}


@pytest.mark.slow
@pytest.mark.parametrize("slip", SLIPS)
def test_witness_catches_a_slip(slip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: games that are wrong on purpose."""
    module, function, wrong = SLIPS[slip]
    monkeypatch.setattr(module, function, wrong)

    def sessions() -> None:
        for n, rules in enumerate([*driver.rule_sets(game).values()] * 2):
            told_twice(game, witness, rules, 3 + n % 3, Random(n))

    with pytest.raises(AssertionError):
        sessions()


# -- guesses


@pytest.mark.slow
def test_guesses_hold_to_what_play_has_shown() -> None:
    """COMM-16: who led no trump first had at most one, and not the boss."""
    hand = told("Qd 2c 3s, 3c 4h 5h, 9c 8h 6s", "7d", dealer=2).on("0:stand 1:stand 2:stand 0:2c")
    seen = view(game, hand.rules, hand.state, 1)
    dice, trumps = Random(1), Counter[int]()
    for _ in range(2000):
        world = states.duplicate(seen)
        if guessed(game, hand.rules, world, 1, dice):
            mine = [card for card in range(52) if world.place[card] == 0]
            assert cards.named("Ad") not in mine
            trumps[sum(card % 4 == 1 for card in mine)] += 1
    assert set(trumps) == {0, 1}


@pytest.mark.slow
def test_a_guess_is_as_likely_as_the_deals_that_led_to_the_view() -> None:
    """COMM-16: deals in which the leader leads at random, against guesses from the view of the next."""
    hands = Counter[int]()
    likewise = Counter[int]()
    dice, rules = Random(2), Rules(force_single=True, direction=Direction.ANTICLOCKWISE)
    for _ in range(6000):
        state = begin(game, rules, [9] * 3, Carry(2))
        order = dice.sample(range(52), 52)
        while state.phase != Phase.PLAY:
            game.apply(rules, state, order.pop() if state.actor == CHANCE else game.legal(rules, state)[0])
        game.apply(rules, state, dice.choice(game.legal(rules, state)))
        if state.led % 4 == state.trump:
            continue
        hands[sum(state.place[c] == 0 for c in range(state.trump, 52, 4))] += 1
        world = view(game, rules, state, 1)
        while not guessed(game, rules, twin := states.duplicate(world), 1, dice):
            pass
        likewise[sum(twin.place[c] == 0 for c in range(state.trump, 52, 4))] += 1
    many = sum(hands.values())
    assert set(hands) == set(likewise) == {0, 1}
    shares = [F(found[1], many) for found in (hands, likewise)]
    assert abs(float(shares[0] - shares[1])) < 0.05  # a trump alone is led one time in three


# -- exact figures


@pytest.mark.slow
def test_figures_are_as_published_and_as_closed_forms_have_them() -> None:
    """LOO3-11, §9"""
    found = figures("loo", Rules())
    assert [found[f"lead.{key}"] for key in ("boss", "two_trumps", "free")] == [
        F(1, 17),
        F(66, 595),
        F(494, 595),
    ]
    for count in range(4):
        assert found[f"hand.trumps.{count}"] == F(comb(12, count) * comb(39, 3 - count), comb(51, 3))
    assert found["miss.has_trump"] == 1 - F(comb(39, 3), comb(51, 3))
    assert figures("loo", Rules(), 9) == found


@pytest.mark.slow
def test_figures_are_the_same_when_the_highest_is_always_led() -> None:
    """LOO3-11"""
    assert figures("loo", Rules(open_two_trumps=OpenTwoTrumps.ALWAYS_HIGHEST)) == figures("loo", Rules())


@pytest.mark.slow
def test_dealt_hands_agree_with_the_figures() -> None:
    """LOO3-4, LOO3-11: within four standard errors."""
    found, dice, many = figures("loo", Rules()), Random(3), 4000
    seen = Counter[str]()
    rules = Rules(force_single=True)
    for _ in range(many):
        state = begin(game, rules, [9] * 3, Carry(0))
        order = dice.sample(range(52), 52)
        while state.phase != Phase.PLAY:
            game.apply(rules, state, order.pop() if state.actor == CHANCE else game.legal(rules, state)[0])
        mine = [card for card in range(52) if state.place[card] == state.actor]
        trumps = [card for card in mine if card % 4 == state.trump]
        boss = state.trump if state.turned != state.trump else 48 + state.trump
        legal = game.legal(rules, state)
        kind = "boss" if boss in mine else "two_trumps" if len(trumps) > 1 else "free"
        assert legal == ([boss] if kind == "boss" else trumps if kind == "two_trumps" else mine)
        seen[f"lead.{kind}"] += 1
        seen[f"hand.trumps.{len(trumps)}"] += 1
        miss = [card for card in range(52) if state.place[card] == MISS]
        seen["miss.has_trump"] += any(card % 4 == state.trump for card in miss)
    for key, exact in found.items():
        p = float(exact)
        assert abs(seen[key] / many - p) < 4 * sqrt(p * (1 - p) / many), key


@pytest.mark.slow
def test_loo_leaves_little_choice_in_play() -> None:
    """§9: about one and a half cards may be played on average; chips are kept (COMM-6)."""
    dice, choices, decisions = Random(4), 0, 0
    for _ in range(300):
        rules = driver.random_rules(game, dice)
        for _, state, stock in driver.hands(game, rules, dice.choice((3, 4, 5, 8)), dice, 2):
            for _ in driver.acts(game, rules, state, stock, dice):
                if state.phase == Phase.PLAY and state.actor >= 0:
                    decisions += 1
                    choices += len(game.legal(rules, state))
            assert state.actor == OVER
            assert ABSENT not in state.place or state.dealer == NOBODY
    assert 1.3 < choices / decisions < 1.7


def test_nothing_is_staked_but_what_lies_in_the_pool() -> None:
    """LOO3-3, COMM-6: all that a seat owns is free, and in no phase is a number of chips named."""
    hand = ex1()
    assert [game.free(hand.rules, hand.state, seat) for seat in range(4)] == hand.state.stacks[:4]
    assert not game.BETS
    assert game.limits(hand.rules, hand.state) == (0, 0, states.NONE)


def test_nobody_deals_when_nobody_has_chips() -> None:
    """LOO3-19, COMM-12: all of them lie in the pool, and the first deal is drawn for anew."""
    state = begin(game, Rules(), [9, 9, 9], Carry(1))
    state.stacks[:3] = [0, 0, 0]
    assert loos.next_dealer(Rules(allow_debt=False), state) == NOBODY
    assert loos.next_dealer(Rules(), state) == state.dealer - 1
