"""Norrlandsknack rule by rule: hands told as the cards dealt, and what each seat says and plays.

A deals unless it is said otherwise; C, who sits at A's left, is eldest, and B is between them.
"""

from collections import Counter
from fractions import Fraction as F
from itertools import combinations
from math import comb
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import driver
from driver import Hand
from lansquenet.games.norrlandsknack import odds, rules as norrlandsknack
from lansquenet.games.norrlandsknack.rules import (
    ENOUGH,
    FRESH,
    KNOCK,
    NO,
    OPENED,
    SEATS,
    UNOPENED,
    Carry,
    EndCheck,
    LonePlayer,
    Obligation,
    Packets,
    Phase,
    Rules,
)
from lansquenet.rules import cards, state as states, tricks
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, HOUSE, NOTHING, POOL, SOMETHING, Direction, Payment
from lansquenet.rules.tricks import LAID, STOCK, TABLE, UNKNOWN
from lansquenet.rules.who_begins import First

A, B, C = range(3)
game: Any = norrlandsknack
named = cards.named
EX1 = ("2s 3h 4d Kc 9s", "Ah Kh 2d 3c 7s", "Qd Jd 5c 6s 8s")
SPADES = ("As Ks Qs Jc Tc", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h")
ALL_IN = [(C, KNOCK), (B, KNOCK), (A, KNOCK)]
NO_EXCHANGE = [(C, ENOUGH), (B, ENOUGH)]


def order(hands: tuple[str, ...], first: int = 3) -> str:
    """The cards of hands as they are dealt, eldest's first."""
    held = [hand.split() for hand in hands]
    packets = (slice(first), slice(first, 5))
    return " ".join(" ".join(hand[packet]) for packet in packets for hand in held)


def dealt(hands: tuple[str, ...], turned: str = "", carry: Carry | None = None, **options: Any) -> Hand:
    """Each has twenty chips and is dealt these cards, C, B and then A; the turn-up lies there."""
    hand = driver.hand(game, Rules(**options), [20] * 3, carry or Carry(A))
    return hand.turn(f"{order(hands, 2 if Rules(**options).packets else 3)} {turned}")


def later(scores: tuple[int, int, int] = (9, 9, 9), pool: int = 3, dealer: int = A) -> Carry:
    """A match of which the first deal has been played."""
    return Carry(dealer, pool, 4, 0, OPENED, 0b111, list(scores))


def laid(seat: int, text: str) -> list[tuple[int, int]]:
    """These cards laid aside, and no more."""
    return [*((seat, named(name)) for name in text.split()), (seat, ENOUGH)]


def played(text: str) -> list[tuple[int, int]]:
    """Cards with the seats that play them, as `C:Td B:Qd`."""
    return [("ABC".index(word[0]), named(word[2:])) for word in text.split()]


def to_play(hands: tuple[str, ...], turned: str, thrown: str, carry: Carry, **options: Any) -> Hand:
    """All are in; nobody exchanges, but A throws a card for the turn-up."""
    hand = dealt(hands, turned, carry, **options).say([*ALL_IN, *NO_EXCHANGE])
    return hand.say([(A, named(thrown)), (A, ENOUGH)])


def scores(hand: Hand) -> list[int]:
    return list(hand.state.scores[:3])


def pot(hand: Hand) -> int:
    return int(hand.state.stacks[POOL])


ALL_FIVE = "C:As B:2d A:3s C:Ks B:3d A:3h C:Qs B:4d A:4h C:Jc B:5d A:5h C:Tc B:6d A:6h"


# -- worked examples


def test_knocker_without_a_trick_is_loafed_in_the_first_deal() -> None:
    """KNAK-EX1; KNAK-4, KNAK-6, KNAK-8, KNAK-9."""
    hand = dealt(EX1, "Td").say([(C, NO), (B, KNOCK)])
    hand.say(laid(C, "2s 3h")).turn("Ad As").say(laid(B, "3c 7s")).turn("6h Qc")
    hand.say(laid(A, "5c 6s 8s")).turn("4s 2h")
    hand.say(played("C:Ad B:2d A:Td C:As B:6h A:4s C:9s B:Qc A:Jd A:2h C:4d B:Ah C:Kc B:Kh A:Qd"))
    assert scores(hand) == [8, 10, 7]
    assert pot(hand) == 4
    assert hand.stacks == [19, 18, 19]
    assert hand.carry == Carry(C, 4, 1, 0, OPENED, 0b111, [8, 10, 7])


def test_all_lurk_and_the_same_dealer_deals_again() -> None:
    """KNAK-EX2; KNAK-4: still the first deal, and nobody stakes twice."""
    hand = dealt(EX1, "Td").say([(C, NO), (B, NO), (A, NO)])
    assert hand.carry == Carry(A, 3, 1, 0, UNOPENED, 0b111, [10, 10, 10])
    again = dealt(EX1, "Td", hand.carry)
    assert again.stacks == [20] * 3
    assert again.state.phase == Phase.DECLARE


def test_all_tricks_bring_a_seat_to_nothing_and_the_pot() -> None:
    """KNAK-EX3; KNAK-9, KNAK-10."""
    hand = to_play(SPADES, "3s", "2h", later((3, 2, 3), pool=4)).say(played(ALL_FIVE))
    assert scores(hand) == [8, 7, 0]
    assert hand.stacks == [19, 19, 26]
    assert hand.why == {9, 10}
    assert hand.carry == Carry(C, 0, 5, 1, FRESH, 0, [0, 0, 0])


# -- players, cards and the deal


def test_three_to_five_play_with_a_whole_pack() -> None:
    """KNAK-1, KNAK-2, COMM-1: clockwise, and shuffled for every deal."""
    assert list(SEATS) == [3, 4, 5]
    shoe = game.shoe(Rules())
    assert (len(cards.in_order(shoe)), shoe.reserve > 52) == (52, True)
    assert dealt(EX1, "Td").actor == C
    about = driver.hand(game, Rules(direction=Direction.ANTICLOCKWISE), [20] * 3, Carry(A))
    assert about.state.drawing == B


@pytest.mark.parametrize("packets", list(Packets))
def test_all_stake_once_and_are_dealt_five_cards(packets: Packets) -> None:
    """KNAK-3, COMM-9: in two packets; everybody has ten points."""
    hand = dealt(EX1, "Td", packets=packets)
    for seat, held in zip((C, B, A), EX1, strict=True):
        assert {cards.name(card) for card in tricks.hand(hand.state, seat)} == set(held.split())
    assert hand.stacks == [19] * 3
    assert scores(hand) == [10] * 3
    assert cards.SUIT_NAMES[hand.state.trump] == "d"
    four = driver.hand(game, Rules(packets=packets), [20] * 3, Carry(A)).turn("2s 3s 4s 5s")
    assert four.state.held[:3] == ([0, 1, 3] if packets == Packets.THREE_TWO else [0, 2, 2])


def test_stake_and_points_to_start_with_may_be_agreed() -> None:
    """KNAK-3"""
    hand = dealt(EX1, "Td", stake=4, start_score=6)
    assert (hand.stacks, scores(hand)) == ([16] * 3, [6] * 3)
    assert dealt(EX1, "Td", later(), stake=4).stacks == [20] * 3


# -- who is in


def test_first_knock_closes_the_first_round_and_all_play() -> None:
    """KNAK-4"""
    hand = dealt(EX1, "Td")
    assert (hand.actor, hand.legal, hand.state.phase) == (C, [NO, KNOCK], Phase.DECLARE)
    hand.say([(C, KNOCK)])
    assert hand.state.phase == Phase.EXCHANGE
    assert hand.state.active[:3] == [1, 1, 1]
    assert hand.state.knocked[:3] == [0, 0, 1]


def test_later_deals_are_joined_by_a_knock() -> None:
    """KNAK-5: who passes throws in the hand."""
    hand = dealt(EX1, "Td", later())
    assert (hand.legal, hand.state.phase) == ([NO, KNOCK], Phase.JOIN)
    hand.say([(C, KNOCK), (B, NO), (A, KNOCK)])
    assert hand.state.active[:3] == [1, 0, 1]
    assert hand.state.laid[:3] == [0, 5, 0]
    assert hand.state.place[named("Ah")] == LAID + B


# -- the exchange


def test_cards_laid_aside_are_replaced_at_once_from_the_stock() -> None:
    """KNAK-6, COMM-16: eldest first; what was laid aside only its seat knows, how many all."""
    hand = dealt(EX1, "Td").say([(C, KNOCK)])
    assert hand.legal == sorted([*map(named, EX1[0].split()), ENOUGH])
    hand.say(laid(C, "2s 3h"))
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.SUPPLY)
    seen = view(game, hand.rules, hand.state, B)
    assert seen.place[named("2s")] == UNKNOWN
    assert seen.laid[C] == 2
    assert view(game, hand.rules, hand.state, C).place[named("2s")] == LAID + C
    assert hand.turn("Ad As").actor == B


def test_dealer_takes_up_the_turn_up_and_lays_a_card_aside_for_it() -> None:
    """KNAK-6: it may be the turn-up; and if the dealer has passed it stays where it is."""
    hand = dealt(EX1, "Td").say([(C, KNOCK), (C, ENOUGH), (B, ENOUGH)])
    assert hand.actor == A
    assert ENOUGH not in hand.legal
    assert named("Td") in hand.legal
    hand.say([(A, named("Td"))])
    assert ENOUGH in hand.legal
    hand.say([(A, ENOUGH)])
    assert (hand.actor, hand.state.phase) == (C, Phase.PLAY)
    passed = dealt(EX1, "Td", later()).say([(C, KNOCK), (B, KNOCK), (A, NO), (C, ENOUGH), (B, ENOUGH)])
    assert passed.state.place[named("Td")] == TABLE
    assert passed.actor == C


def test_exchange_may_be_limited() -> None:
    """KNAK-6: to two cards, and for the dealer three; or to none, and the dealer one."""
    hand = dealt(EX1, "Td", exchange_max=2).say([(C, KNOCK), (C, named("2s")), (C, named("3h"))])
    assert hand.state.phase == Phase.SUPPLY
    hand.turn("Ad As").say([(B, ENOUGH), (A, named("5c")), (A, named("6s")), (A, named("8s"))])
    assert hand.state.phase == Phase.SUPPLY
    none = dealt(EX1, "Td", exchange_max=0).say([(C, KNOCK)])
    assert none.actor == A
    assert none.say([(A, named("5c"))]).state.phase == Phase.PLAY


def test_stock_is_long_enough_for_five_seats_that_exchange_everything() -> None:
    """KNAK-6"""
    hand = driver.hand(game, Rules(), [20] * 5, Carry(0, 0, 0, 0, OPENED, 0b11111, [9] * 5))
    stock = cards.in_order(game.shoe(Rules()))
    while hand.state.phase != Phase.PLAY:
        action = stock.pop() if hand.actor == CHANCE else KNOCK
        if hand.state.phase == Phase.EXCHANGE:
            action = next(card for card in hand.legal if card < ENOUGH)
        game.apply(hand.rules, hand.state, action)
    assert len(stock) == 1
    assert [seat for seat in range(5) if hand.state.held[seat] != 5] == []


# -- the play


def test_first_seat_that_is_in_leads_and_the_highest_takes_the_trick() -> None:
    """KNAK-7, COMM-7: any card; the highest trump, or of the suit led; the winner leads."""
    hand = dealt(EX1, "Td", later()).say([(C, NO), (B, KNOCK), (A, KNOCK), (B, ENOUGH)])
    hand.say([(A, named("5c")), (A, ENOUGH)])
    assert (hand.actor, len(hand.legal)) == (B, 5)
    hand.say(played("B:2d A:Td"))
    assert hand.actor == A
    assert hand.state.taken[:3] == [1, 0, 0]


HANDS = ("5h Ks 2c 3c 4c", "2h 9h As Kd Qs", "3s 4s 7d 8c 9c")  # C leads a heart, B follows, A is void


@pytest.mark.parametrize(
    ("obligation", "second", "third"),
    [
        (Obligation.FOLLOW_TRUMP, "2h 9h", "7d"),
        (Obligation.FOLLOW_ONLY, "2h 9h", "3s 4s 7d 8c 9c"),
        (Obligation.FOLLOW_HEAD_OVERTRUMP, "9h", "7d"),
    ],
)
def test_one_follows_trumps_or_heads_as_agreed(obligation: Obligation, second: str, third: str) -> None:
    """KNAK-7, COMM-8"""
    hand = to_play(HANDS, "6d", "6d", later(), obligation=obligation).say(played("C:5h"))
    assert hand.legal == sorted(map(named, second.split()))
    hand.say(played("B:9h"))
    assert hand.legal == sorted(map(named, third.split()))


@pytest.mark.parametrize(
    ("obligation", "third"),
    [(Obligation.FOLLOW_TRUMP, "7d Jd"), (Obligation.FOLLOW_HEAD_OVERTRUMP, "Jd")],
)
def test_a_trump_need_be_beaten_only_where_it_is_agreed(obligation: Obligation, third: str) -> None:
    """KNAK-7, COMM-8"""
    hands = ("5h Ks 2c 3c 4c", "2s 9s As Td Qs", "3s 4s 7d Jd 9c")
    hand = to_play(hands, "6d", "6d", later(), obligation=obligation).say(played("C:5h B:Td"))
    assert hand.legal == sorted(map(named, third.split()))
    hands = ("5h Ks 2c 3c 4c", "2s 9s As Kd Qs", "3s 4s 7d Jd 9c")
    lower = to_play(hands, "6d", "6d", later(), obligation=obligation)
    assert lower.say(played("C:5h B:Kd")).legal == sorted(map(named, ("7d", "Jd")))


# -- the count


def test_every_trick_takes_a_point_off_and_nobody_goes_below_nothing() -> None:
    """KNAK-8"""
    hand = to_play(SPADES, "3s", "2h", later((3, 3, 1))).say(played(ALL_FIVE))
    assert hand.state.scores[C] == 0
    assert to_play(SPADES, "3s", "2h", later()).say(played(ALL_FIVE)).state.scores[C] == 4


@pytest.mark.parametrize(
    ("options", "before", "after"),
    [
        ({}, 3, 8),
        ({}, 7, 10),
        ({"loaf": 3}, 3, 6),
        ({"loaf": 0}, 3, 3),
        ({"score_cap": 6}, 3, 6),
        ({"score_cap": 6}, 9, 9),
    ],
)
def test_loaf_adds_points_up_to_the_cap_and_costs_a_chip(
    options: dict[str, int], before: int, after: int
) -> None:
    """KNAK-9: points are never fewer for it."""
    hand = to_play(SPADES, "3s", "2h", later((before, before, 9)), **options).say(played(ALL_FIVE))
    assert scores(hand) == [after, after, 4]
    assert hand.stacks == [19, 19, 20]


def test_who_lurked_is_not_loafed() -> None:
    """KNAK-9, KNAK-4"""
    hand = dealt(SPADES, "3s").say([(C, KNOCK), *NO_EXCHANGE, (A, named("2h")), (A, ENOUGH)])
    hand.say(played(ALL_FIVE))
    assert scores(hand) == [10, 10, 5]
    assert pot(hand) == 3


TWO_AND_THREE = "C:As B:2d A:3s C:Ks B:3d A:3h C:Qs B:4d A:4h C:Jc B:Kc A:2c B:Ac A:3c C:Tc"


def test_all_at_nothing_share_the_pot_and_eldest_has_the_odd_chip() -> None:
    """KNAK-10: C has won three tricks, and B two; A is loafed."""
    hands = ("As Ks Qs Jc Tc", "2d 3d 4d Kc Ac", "2h 3h 4h 2c 3c")
    hand = to_play(hands, "3s", "2h", later((9, 2, 3), pool=6)).say(played(TWO_AND_THREE))
    assert scores(hand) == [10, 0, 0]
    assert hand.stacks == [19, 23, 24]
    assert hand.carry.stage == FRESH
    more = to_play(hands, "3s", "2h", later((9, 3, 3), pool=6)).say(played(TWO_AND_THREE))
    assert (more.stacks, more.carry.stage) == ([19, 20, 27], FRESH)


def test_first_at_nothing_may_end_the_match_at_once() -> None:
    """KNAK-10: with the trick, and nobody is loafed."""
    hand = to_play(SPADES, "3s", "2h", later((3, 2, 3), pool=4), end_check=EndCheck.TRICK_BY_TRICK)
    hand.say(played(" ".join(ALL_FIVE.split()[:9])))
    assert hand.over
    assert scores(hand) == [3, 2, 0]
    assert hand.stacks == [20, 20, 24]
    on = to_play(SPADES, "3s", "2h", later(), end_check=EndCheck.TRICK_BY_TRICK).say(played(ALL_FIVE))
    assert scores(on) == [10, 10, 4]


# -- from deal to deal


def test_deal_passes_to_the_next_seat() -> None:
    """KNAK-11, COMM-13: to the left unless agreed otherwise; the first dealer is drawn."""
    nobody = [(C, NO), (B, NO), (A, NO)]
    assert dealt(EX1, "Td", later()).say(nobody).carry.dealer == C
    about = dealt(EX1, "Td", later(), direction=Direction.ANTICLOCKWISE)
    assert about.say([(B, NO), (C, NO), (A, NO)]).carry.dealer == B


def test_deal_passes_over_who_is_out_of_the_match() -> None:
    """KNAK-11, COMM-12: and a match of which deals have been played goes on."""
    nobody = [(C, NO), (A, NO)]
    without_b = Carry(A, 3, 4, 0, OPENED, 0b101, [9, 9, 9])
    hand = driver.hand(game, Rules(), [20] * 3, without_b)
    hand.turn(f"{order(('2s 3h 4d Kc 9s', 'Ah Kh 2d 3c 7s'))} Td").say(nobody)
    assert hand.carry.dealer == C
    hand = driver.hand(game, Rules(), [20] * 3, without_b._replace(dealer=C))
    hand.turn(f"{order(('2s 3h 4d Kc 9s', 'Ah Kh 2d 3c 7s'))} Td").say([(A, NO), (C, NO)])
    assert hand.carry.dealer == A
    assert game.stands_over(hand.rules, hand.state)
    assert not game.stands_over(Rules(), begin(game, Rules(), [20] * 3, Carry(A)))


@pytest.mark.parametrize(
    ("how", "cards_drawn", "first"),
    [
        (First.LOT, "2c Kd 3s", C),
        (First.HIGH_CARD, "2c Kd 3s", C),
        (First.LOW_CARD, "2c Kd 3s", A),
        (First.ACE, "2c Ah", C),
    ],
)
def test_first_dealer_is_drawn(how: First, cards_drawn: str, first: int) -> None:
    """COMM-13"""
    drawn = driver.hand(game, Rules(first_dealer=how), [20] * 3, Carry()).turn(cards_drawn)
    assert drawn.carry == Carry(first, scores=[0, 0, 0])


def test_nobody_in_counts_for_nothing() -> None:
    """KNAK-12"""
    hand = dealt(EX1, "Td", later()).say([(C, NO), (B, NO), (A, NO)])
    assert hand.carry == Carry(C, 3, 5, 0, OPENED, 0b111, [9, 9, 9])


@pytest.mark.parametrize(
    ("lone", "left"), [(LonePlayer.FIVE_POINTS, 4), (LonePlayer.ONE_POINT, 8), (LonePlayer.VOID, 9)]
)
def test_who_is_in_alone_has_every_trick(lone: LonePlayer, left: int) -> None:
    """KNAK-12: or one, or none; and may win by it."""
    hand = dealt(EX1, "Td", later(), lone_player=lone).say([(C, NO), (B, KNOCK), (A, NO)])
    assert hand.over
    assert scores(hand) == [9, left, 9]
    won = dealt(EX1, "Td", later((9, 1, 9)), lone_player=lone).say([(C, NO), (B, KNOCK), (A, NO)])
    assert won.stacks == ([20, 20, 20] if lone == LonePlayer.VOID else [20, 23, 20])


def test_seat_that_cannot_pay_for_a_loaf_is_out_of_the_match() -> None:
    """KNAK-13, COMM-12: and who is left alone has won it."""
    strict = Rules(allow_debt=False)

    def loafed(stacks: list[int]) -> Hand:
        hand = driver.hand(game, strict, stacks, later()).turn(f"{order(SPADES)} 3s")
        hand.say([*ALL_IN, *NO_EXCHANGE, (A, named("2h")), (A, ENOUGH)])
        return hand.say(played(ALL_FIVE))

    one = loafed([0, 5, 5])
    assert one.carry.playing == 0b110
    assert (one.stacks, one.carry.pool) == ([0, 4, 5], 4)
    both = loafed([0, 0, 5])
    assert (both.stacks, both.carry.stage) == ([0, 0, 8], FRESH)
    new = driver.hand(game, strict, [0, 5, 5], Carry(A, 0, 5, 1)).turn("2s")
    assert (new.state.playing, new.state.dealer) == (0b110, C)
    poor = driver.hand(game, Rules(allow_debt=False, stake=4), [3, 5, 5], Carry(A)).turn("2s")
    assert poor.stacks == [0, 1, 1]


def test_session_may_end_after_so_many_deals() -> None:
    """COMM-14"""
    assert not game.done(Rules(), later(), 3)
    assert not game.done(Rules(deals=5), later(), 3)
    assert game.done(Rules(deals=4), later(), 3)


def test_pot_that_is_left_is_shared_by_those_in_the_match() -> None:
    """KNAK-14, COMM-14"""
    left = Carry(A, 5, 4, 0, OPENED, 0b110, [9, 9, 9])
    assert game.divide(Rules(), left, [9, 9, 9]) == [Payment(POOL, C, 3, 14), Payment(POOL, B, 2, 14)]
    house = Rules(residual_pot=ResidualPot.HOUSE)
    assert game.divide(house, left, [9, 9, 9]) == [Payment(POOL, HOUSE, 5, 14)]
    assert game.divide(Rules(residual_pot=ResidualPot.CARRY), left, [9, 9, 9]) == []
    assert game.standing_pool(left) == 5


def test_a_deal_is_worth_the_points_it_takes_off() -> None:
    """COMM-17: chips are for the match."""
    hand = to_play(SPADES, "3s", "2h", later()).say(played(ALL_FIVE))
    assert [game.worth(hand.rules, hand.state, seat) for seat in range(3)] == [-10, -10, -4]


# -- what is hidden


def test_others_learn_that_a_card_is_laid_aside_and_not_which() -> None:
    """KNAK-6, COMM-16"""
    hand = dealt(EX1, "Td").say([(C, KNOCK)])
    assert [game.learns(hand.rules, hand.state, named("2s"), s) for s in range(3)] == [
        SOMETHING,
        SOMETHING,
        ALL,
    ]
    assert game.learns(hand.rules, hand.state, ENOUGH, A) == ALL
    hand.say(laid(C, "2s"))
    assert game.learns(hand.rules, hand.state, named("Ad"), A) == SOMETHING
    assert NOTHING not in (game.learns(hand.rules, hand.state, named("Ad"), s) for s in range(3))


@pytest.mark.slow
def test_guess_leaves_the_turn_up_with_the_dealer_each_place_being_as_likely() -> None:
    """KNAK-6: it was seen to be taken up, and is in hand, or among what was laid aside."""
    hand = dealt(EX1, "Td").say([(C, KNOCK), *NO_EXCHANGE, *laid(A, "5c 6s 8s")]).turn("4s 2h")
    seen, rng, where, beside = view(game, hand.rules, hand.state, C), Random(7), Counter(), Counter()
    tries = 16000
    for _ in range(tries):
        world = states.duplicate(seen)
        if guessed(game, hand.rules, world, C, rng):
            where[world.place[named("Td")]] += 1
            beside[world.place[named("2h")]] += 1
    made = sum(where.values())
    assert set(where) == {A, LAID + A}
    assert made > 0.8 * tries
    assert abs(where[A] / made - 5 / 8) < 4 * (15 / 64 / made) ** 0.5
    share = F(7, 46)  # of the 46 unknown cards but the turn-up, as many as A has beside it
    assert abs((beside[A] + beside[LAID + A]) / made - share) < 4 * float(share * (1 - share) / made) ** 0.5
    others = F(5, 46)
    assert abs(beside[B] / made - others) < 4 * float(others * (1 - others) / made) ** 0.5
    assert abs(beside[STOCK] / made - F(34, 46)) < 4 * (34 * 12 / 46**2 / made) ** 0.5


@pytest.mark.parametrize("seat", [B, C])
def test_turn_up_is_any_card_of_the_dealer_as_often_as_any_other(seat: int) -> None:
    """KNAK-6: of the five in hand and the three that were laid aside, as the dice have it."""
    hand = dealt(EX1, "Td").say([(C, KNOCK), *NO_EXCHANGE, *laid(A, "5c 6s 8s")]).turn("4s 2h")
    seen, where = view(game, hand.rules, hand.state, seat), Counter[int]()
    for n in range(8):
        for dice in (n << 29, (n + 1 << 29) - 1):
            world = states.duplicate(seen)
            game.guess(hand.rules, world, seat, [*range(52)], dice)
            where[world.place[named("Td")]] += 1
    assert where == {A: 10, LAID + A: 6}


def test_guess_leaves_the_turn_up_with_a_dealer_who_is_not_the_first_seat() -> None:
    """KNAK-6: whose cards are laid out after those of others."""
    hand = dealt(EX1, "Td", Carry(C)).say([(B, KNOCK), (B, ENOUGH), *laid(A, "3c")]).turn("9d")
    hand.say(laid(C, "5c 6s 8s")).turn("4s 2h")
    rng, where = Random(9), Counter[int]()
    for _ in range(400):
        for seat in (A, B):
            world = view(game, hand.rules, hand.state, seat)
            if guessed(game, hand.rules, world, seat, rng):
                where[world.place[named("Td")]] += 1
    assert set(where) == {C, LAID + C}
    assert where.total() > 640


# -- the odds


def found(seats: int, **options: Any) -> dict[str, F]:
    walk: Any = SimpleNamespace(rules=Rules(**options), seats=seats)
    return {key: figure(walk) for key, figure in odds.ODDS.items()}


def test_odds_are_as_published_and_as_plain_counts_find() -> None:
    """KNAK-3, KNAK-7: the number of deals; the answers to a lead are all there are."""
    three = found(3)
    assert three["deals"] == 125478553898280623040
    assert three["hand.no_trump"] == F(comb(39, 5), comb(51, 5))
    assert three["table.boss"] == 3 * three["hand.boss"] == F(5, 17)
    assert three["second.follows"] == 1 - F(comb(38, 5), comb(50, 5))
    for obligation in Obligation:
        figures = found(4, obligation=obligation)
        assert figures["second.follows"] + figures["second.trumps"] + figures["second.free"] == 1
    assert three["second.trumps"] == F(comb(38, 5) - comb(26, 5), comb(50, 5))
    assert found(3, obligation=Obligation.FOLLOW_ONLY)["second.trumps"] == F(comb(12, 5), comb(50, 5))


@pytest.mark.slow
def test_odds_agree_with_deals_that_are_played() -> None:
    """KNAK-3, KNAK-7: within four standard errors, from the game's own deals."""
    rng, deals, counts, leads = Random(1921), 4000, Counter(), 0
    exact = found(3)
    for _ in range(deals):
        hand = driver.hand(game, Rules(exchange_max=0), [20] * 3, Carry(A))
        stock = driver.shuffled(game, Rules(), rng)
        hand.turn(" ".join(map(cards.name, stock[:16])))
        state = hand.state
        boss = max(
            (c for c in range(52) if c % 4 == state.trump and c != state.turned), key=lambda c: (c - 4) % 52
        )
        counts["hand.boss"] += state.place[boss] == C
        counts["table.boss"] += state.place[boss] in (A, B, C)
        counts["hand.no_trump"] += not tricks.holds_suit(state, B, state.trump)
        lead = stock[0]  # of C's cards any, as long as it is not chosen for the rest
        if lead % 4 == state.trump:
            continue
        hand.say([(C, KNOCK), (A, state.place.index(A)), (C, lead)])
        leads += 1
        suits = {card % 4 for card in hand.legal}
        answer = "follows" if suits == {lead % 4} else "trumps" if suits == {state.trump} else "free"
        counts[f"second.{answer}"] += 1
    for key, count in counts.items():
        trials, p = (leads, float(exact[key])) if key.startswith("second") else (deals, float(exact[key]))
        assert abs(count / trials - p) < 4 * (p * (1 - p) / trials) ** 0.5, key
    assert len(counts) == 6


def test_answers_to_a_lead_agree_with_a_plain_count_of_small_hands() -> None:
    """KNAK-7: every hand of two from a small stock, by hand and by the game."""
    pack = [4, 5, 8, 9, 10, 11]  # two of the suit led, two trumps
    for held in combinations(pack, 2):
        suits = [card % 4 for card in held]
        kinds = (
            suits.count(odds.LED),
            suits.count(odds.TRUMPS),
            2 - suits.count(odds.LED) - suits.count(odds.TRUMPS),
        )
        expected = {odds.LED} if kinds[0] else {odds.TRUMPS} if kinds[1] else set(range(4))
        assert odds.may(Rules(), kinds) == expected
