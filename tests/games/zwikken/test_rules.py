"""Zwikken rule by rule: hands told as the cards dealt, and what each seat says and plays.

A deals unless it is said otherwise; C, who sits at A's left, is eldest, and B is between them.
"""

from fractions import Fraction as F
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

import driver
from driver import Hand
from lansquenet.games.zwikken import odds, rules as zwikken
from lansquenet.games.zwikken.rules import (
    ANNUL,
    COLLECT,
    HALF,
    KEEP,
    PASS,
    SEATS,
    SWAP,
    THIRD,
    TURN_FREE,
    WHOLE,
    AntePolicy,
    BidMenu,
    BidRounding,
    Carry,
    Packets,
    Phase,
    Rules,
    TurnPackage,
    ZwikPrize,
    amount,
    card_points,
    had_zwik,
    holds_ten,
    zwik_of,
)
from lansquenet.rules import cards, state as states, tricks
from lansquenet.rules.game import guessed, view
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import CHANCE, HOUSE, POOL, SOMEBODY, Direction, Payment
from lansquenet.rules.tricks import SHOWN, UNKNOWN, Undertrump
from lansquenet.rules.who_begins import First

A, B, C = SEATS_OF = range(3)
game: Any = zwikken
ALL_PASS = [(C, PASS), (B, PASS), (A, PASS)]
NOBODY_SWAPS = [(C, KEEP), (B, KEEP), (A, KEEP)]
PLAIN = ("Ts Kh Jd", "As Qd Kc", "Jh Tc Qc")  # no zwik, nor one to be had by a Ten


def order(hands: tuple[str, ...], first: int) -> str:
    """The cards of hands as they are dealt, eldest's first."""
    held = [hand.split() for hand in hands]
    return " ".join(
        " ".join(" ".join(hand[part]) for hand in held) for part in (slice(first), slice(first, 3))
    )


def begun(rules: Rules, stacks: list[int], carry: Carry) -> Hand:
    return driver.hand(game, rules, stacks, carry)


def dealt(hands: tuple[str, ...], turned: str = "", pool: int = 0, **options: Any) -> Hand:
    """Each has twenty chips and is dealt these cards, C, B and then A; the turn-up lies there."""
    hand = begun(Rules(**options), [20] * 3, Carry(A, pool))
    first = 1 if Rules(**options).packets == Packets.ONE_TWO else 2
    return hand.turn(f"{order(hands, first)} {turned}")


def played(text: str) -> list[tuple[int, int]]:
    """Cards with the seats that play them, as `C:Td B:Qd`."""
    return [("ABC".index(word[0]), cards.named(word[2:])) for word in text.split()]


def to_play(hands: tuple[str, ...], turned: str, bid: int = WHOLE, **options: Any) -> Hand:
    """C, who is eldest, plays for a part of the pot, and nobody exchanges the Ten."""
    rest = [(B, PASS), (A, PASS)] if bid != WHOLE else []
    return dealt(hands, turned, **options).say([(C, bid), *rest, *NOBODY_SWAPS])


def pot(hand: Hand) -> int:
    return int(hand.state.stacks[POOL])


# -- worked examples


EX1 = ("Ts Kh Kd", "As Ad Qc", "Jh Tc Qd")
EX2 = ("Qh Td Jc", "Kc Qd Th", "As Ks Ad")
EX3 = ("Ah Ts Td", "Kh Js Jd", "Jh Qs Qd")


def test_ten_makes_a_zwik_that_takes_the_pool_and_the_shooter_pays() -> None:
    """ZWIK-EX1; ZWIK-10, ZWIK-11."""
    hand = dealt(EX1, "Ks").say([(C, THIRD), (B, WHOLE), (C, SWAP)])
    assert hand.over
    assert hand.stacks == [19, 16, 22]
    assert hand.why == {3, 11}
    assert hand.carry == Carry(C, 3, 1)


def test_dealer_turns_another_trump_and_shoots() -> None:
    """ZWIK-EX2; ZWIK-8, ZWIK-14."""
    hand = dealt(EX2, "Kh").say([*ALL_PASS, (A, COLLECT)])
    assert pot(hand) == 6
    hand.turn("Qs").say([(C, PASS), (B, PASS), (A, HALF), *NOBODY_SWAPS])
    hand.say(played("C:Td B:Qd A:Ad A:As C:Jc B:Th A:Ks C:Qh B:Kc"))
    assert hand.stacks == [21, 18, 18]
    assert hand.carry == Carry(C, 3, 1)


def test_one_rich_trick_is_enough() -> None:
    """ZWIK-EX3; ZWIK-13: eight points against three and three."""
    hand = to_play(EX3, "Qh").say(played("C:Ah B:Kh A:Jh C:Ts B:Js A:Qs A:Qd C:Td B:Jd"))
    assert hand.stacks == [19, 19, 22]
    assert hand.carry == Carry(C, 0, 1)


# -- players, cards and the deal


def test_three_play_clockwise_with_twenty_cards() -> None:
    """ZWIK-1, ZWIK-2, COMM-1, COMM-2: five ranks, forty points."""
    assert list(SEATS) == [3]
    shoe = game.shoe(Rules())
    assert {cards.name(card)[0] for card in cards.in_order(shoe)} == set("AKQJT")
    assert sum(card_points(card) for card in cards.in_order(shoe)) == 40
    assert [card_points(cards.named(f"{r}s")) for r in "AKQJT"] == [4, 3, 2, 1, 0]
    assert shoe.reserve > 20
    assert dealt(PLAIN, "Qs").actor == C
    assert begun(Rules(direction=Direction.ANTICLOCKWISE), [20] * 3, Carry(A)).state.drawing == B


def test_everybody_antes_before_the_first_card() -> None:
    """ZWIK-3, COMM-6: and by agreement only into an empty pot."""
    assert begun(Rules(), [20] * 3, Carry(A)).turn("Ts").stacks == [19] * 3
    assert dealt(PLAIN, pool=4).stacks == [19] * 3
    assert pot(dealt(PLAIN, pool=4)) == 7
    assert pot(dealt(PLAIN, ante=5)) == 15
    seldom = {"ante_policy": AntePolicy.WHEN_EMPTY}
    assert dealt(PLAIN, pool=4, **seldom).stacks == [20] * 3
    assert dealt(PLAIN, **seldom).stacks == [19] * 3


@pytest.mark.parametrize("packets", list(Packets))
def test_each_is_dealt_three_cards_in_two_packets(packets: Packets) -> None:
    """ZWIK-4, COMM-9: one and two, or two and one; the dealer last."""
    hand = dealt(PLAIN, packets=packets)
    for seat, held in zip((C, B, A), PLAIN, strict=True):
        assert {cards.name(card) for card in tricks.hand(hand.state, seat)} == set(held.split())
    assert (hand.actor, hand.state.phase) == (CHANCE, Phase.TURN)
    sizes = begun(Rules(packets=packets), [20] * 3, Carry(A)).turn("Ts Kh Jd").state.held[:3]
    assert sizes == ([1, 1, 1] if packets == Packets.ONE_TWO else [0, 1, 2])


def test_next_card_is_trump_and_the_ten_must_wait_for_it() -> None:
    """ZWIK-5"""
    hand = dealt(PLAIN, "Qs")
    assert cards.name(hand.state.turned) == "Qs"
    assert cards.SUIT_NAMES[hand.state.trump] == "s"
    assert hand.state.phase == Phase.BID


def test_seat_without_chips_is_not_dealt_in_where_debts_are_not_allowed() -> None:
    """ZWIK-1, COMM-12: the others go on; and a seat pays no more than it has."""
    strict = Rules(allow_debt=False, ante=5)
    hand = begun(strict, [20, 0, 3], Carry(B)).turn("Ts Kh As Qd Jd Kc Qs")
    assert hand.state.dealer == A
    assert (hand.stacks, pot(hand)) == ([15, 0, 0], 8)
    assert hand.free == [15, 0, 0]
    hand.say([(C, WHOLE), (C, KEEP), (A, KEEP)])
    hand.say(played("C:Ts A:Jd"))
    assert hand.state.actor == C
    owing = begun(Rules(ante=5), [20, 0, 3], Carry(B)).turn("Ts Kh As Qd Jd Kc Jh Tc Qc Qs")
    assert owing.stacks == [15, -5, -2]
    assert owing.state.dealer == B


# -- the bids


def test_each_bids_once_and_more_than_the_last() -> None:
    """ZWIK-6: the highest bidder is the shooter, whose bid is not free."""
    hand = dealt(PLAIN, "Qs", pool=9)
    assert (hand.actor, hand.legal) == (C, [PASS, THIRD, HALF, WHOLE])
    hand.say([(C, THIRD)])
    assert (hand.actor, hand.legal) == (B, [PASS, HALF, WHOLE])
    hand.say([(B, HALF)])
    assert (hand.actor, hand.legal) == (A, [PASS, WHOLE])
    hand.say([(A, PASS)])
    assert (hand.state.shooter, hand.state.bid, hand.state.phase) == (B, 6, Phase.TEN)
    assert hand.free == [19, 13, 19]


def test_bid_of_the_whole_ends_the_bidding() -> None:
    """ZWIK-6"""
    assert dealt(PLAIN, "Qs").say([(C, WHOLE)]).state.phase == Phase.TEN
    named = dealt(PLAIN, "Qs", bid_menu=BidMenu.ANY_INTEGER).say([(C, 3)])
    assert named.state.phase == Phase.TEN


@pytest.mark.parametrize(
    ("chips", "rounding", "menu"),
    [
        (3, BidRounding.FLOOR, {THIRD: 1, WHOLE: 3}),
        (3, BidRounding.CEIL, {THIRD: 1, HALF: 2, WHOLE: 3}),
        (1, BidRounding.FLOOR, {WHOLE: 1}),
        (2, BidRounding.FLOOR, {THIRD: 1, WHOLE: 2}),
        (11, BidRounding.FLOOR, {THIRD: 3, HALF: 5, WHOLE: 11}),
        (11, BidRounding.CEIL, {THIRD: 4, HALF: 6, WHOLE: 11}),
    ],
)
def test_parts_of_the_pot_are_rounded_and_those_alike_are_one(
    chips: int, rounding: BidRounding, menu: dict[int, int]
) -> None:
    """ZWIK-7"""
    hand = dealt(PLAIN, "Qs", pool=chips, ante_policy=AntePolicy.WHEN_EMPTY, bid_rounding=rounding)
    assert pot(hand) == chips
    assert hand.legal == [PASS, *menu]
    assert {part: amount(hand.rules, hand.state, part) for part in menu} == menu


def test_any_number_of_chips_may_be_bid_by_agreement() -> None:
    """ZWIK-7"""
    hand = dealt(PLAIN, "Qs", pool=2, bid_menu=BidMenu.ANY_INTEGER)
    assert hand.legal == [0, 1, 2, 3, 4, 5]
    hand.say([(C, 0), (B, 3)])
    assert (hand.actor, hand.legal) == (A, [0, 4, 5])


# -- when all pass


def test_dealer_may_turn_another_trump_if_all_pay_again() -> None:
    """ZWIK-8: the earlier turn-up lies dead, and eldest speaks first."""
    hand = dealt(PLAIN, "Qs").say(ALL_PASS)
    assert (hand.actor, hand.legal) == (A, [ANNUL, COLLECT])
    hand.say([(A, COLLECT)])
    assert (hand.stacks, hand.why) == ([18] * 3, {3, 8})
    hand.turn("Qh")
    assert (hand.actor, hand.state.phase) == (C, Phase.BID)
    assert hand.state.place[cards.named("Qs")] == SHOWN
    assert cards.SUIT_NAMES[hand.state.trump] == "h"


def test_another_turn_costs_a_chip_whatever_the_ante_is() -> None:
    """ZWIK-8: or as many as are agreed on."""
    assert pot(dealt(PLAIN, "Qs", ante=4).say([*ALL_PASS, (A, COLLECT)])) == 15
    assert pot(dealt(PLAIN, "Qs", ante=4, turn_chips=2).say([*ALL_PASS, (A, COLLECT)])) == 18


def test_three_trumps_are_turned_at_most() -> None:
    """ZWIK-8, ZWIK-9: then the deal is annulled, and the pool stands over."""
    hand = dealt(PLAIN, "Qs")
    for turned in ("Qh", "Jc"):
        hand.say([*ALL_PASS, (A, COLLECT)]).turn(turned)
    hand.say(ALL_PASS)
    assert hand.over
    assert hand.carry == Carry(C, 9, 1)


def test_there_may_be_fewer_turns_or_as_many_as_there_are_cards() -> None:
    """ZWIK-8, ZWIK-9"""
    assert dealt(PLAIN, "Qs", max_turns=1).say(ALL_PASS).over
    hand = dealt(PLAIN, "Qs", max_turns=11)
    left = [card for card in cards.in_order(game.shoe(Rules())) if hand.state.place[card] == -1]
    assert len(left) == 10
    for card in left:
        hand.say([*ALL_PASS, (A, COLLECT)]).turn(cards.name(card))
    assert pot(hand) == 33
    assert hand.say(ALL_PASS).over


def test_suit_turned_twice_running_may_not_count() -> None:
    """ZWIK-8: spades again is no turn, hearts are."""
    for counts, over in ((True, True), (False, False)):
        hand = dealt(PLAIN, "Qs", max_turns=2, same_suit_counts=counts).say([*ALL_PASS, (A, COLLECT)])
        assert hand.turn("Ks").say(ALL_PASS).over == over
    assert hand.say([(A, COLLECT)]).turn("Qh").say(ALL_PASS).over


def test_dealer_may_be_free_to_turn_for_nothing() -> None:
    """ZWIK-8"""
    hand = dealt(PLAIN, "Qs", turn_package=TurnPackage.TURN_CHIP_OPTIONAL).say(ALL_PASS)
    assert hand.legal == [ANNUL, TURN_FREE, COLLECT]
    hand.say([(A, TURN_FREE)]).turn("Qh")
    assert hand.stacks == [19] * 3
    assert hand.actor == C


def test_annulled_deal_leaves_the_pool() -> None:
    """ZWIK-9, COMM-16: and nobody sees the hands."""
    hand = dealt(PLAIN, "Qs").say([*ALL_PASS, (A, ANNUL)])
    assert hand.carry == Carry(C, 3, 1)
    seen = view(game, hand.rules, hand.state, B)
    assert sum(seen.place[card] == UNKNOWN for card in range(52)) == 16


# -- the Ten


def test_every_seat_is_asked_for_the_ten_in_silence() -> None:
    """ZWIK-10, COMM-3, COMM-5: only its holder has a choice, and what it is shows in no other view."""
    hand = dealt(PLAIN, "Qs").say([(C, WHOLE)])
    assert (hand.actor, hand.legal) == (C, [KEEP, SWAP])
    before = [view(game, hand.rules, hand.state, seat) for seat in SEATS_OF]
    assert [seen.actor for seen in before] == [SOMEBODY, SOMEBODY, C]
    hand.game.apply(hand.rules, hand.state, KEEP)
    assert (hand.actor, hand.legal) == (B, [KEEP])
    assert view(game, hand.rules, hand.state, A) == before[A]


def test_nobody_can_tell_whether_the_ten_was_dealt() -> None:
    """ZWIK-10, COMM-5: A sees the same asking with the Ten in C's hand, in B's, or in the stock."""
    tellings = []
    for eldest, middle in (("Ts Kh Jd", "As Qd Kc"), ("Kh As Jd", "Ts Qd Kc"), ("Kh As Jd", "Qh Qd Kc")):
        hand = dealt((eldest, middle, PLAIN[2]), "Qs").say([(C, WHOLE)])
        told = []
        while hand.state.phase == Phase.TEN:
            told.append(view(game, hand.rules, hand.state, A))
            game.apply(hand.rules, hand.state, KEEP)
        tellings.append([*told, view(game, hand.rules, hand.state, A)])
    assert len(tellings[0]) == 4
    assert tellings[0] == tellings[1] == tellings[2]


def test_ten_that_is_kept_leaves_no_trace_but_the_end_of_the_asking() -> None:
    """ZWIK-10, COMM-5, COMM-16: cards are seen by their owner alone, exchanges and plays by all."""

    def told(act: int) -> list[int]:
        return [game.learns(hand.rules, hand.state, act, seat) for seat in SEATS_OF]

    hand = begun(Rules(), [20] * 3, Carry(A, 0))
    assert (hand.state.drawing, told(cards.named("Ts"))) == (
        C,
        [states.SOMETHING, states.SOMETHING, states.ALL],
    )
    hand = dealt(PLAIN, "Qs").say([(C, WHOLE)])
    assert told(SWAP) == [states.ALL] * 3
    assert told(KEEP) == [states.NOTHING, states.NOTHING, states.ALL]
    hand.say([(C, KEEP)])
    assert told(KEEP) == [states.NOTHING, states.ALL, states.NOTHING]
    hand.say([(B, KEEP)])
    assert told(KEEP) == [states.ALL, states.SOMETHING, states.SOMETHING]
    hand.say([(A, KEEP)])
    assert told(cards.named("Ts")) == [states.ALL] * 3


def test_ten_that_is_exchanged_lies_on_the_table_for_all_to_see() -> None:
    """ZWIK-10, COMM-16: and all know who has the turn-up."""
    hand = dealt(PLAIN, "Qs").say([(C, WHOLE), (C, SWAP)])
    assert hand.state.phase == Phase.PLAY
    assert cards.name(hand.state.turned) == "Ts"
    seen = view(game, hand.rules, hand.state, A)
    assert seen.place[cards.named("Qs")] == C
    assert cards.named("Qs") in hand.legal


def test_ten_that_was_turned_or_is_of_another_suit_is_worth_nothing() -> None:
    """ZWIK-10, ZWIK-8"""
    hand = dealt(("Kh As Jd", "Qh Qd Kc", "Jh Tc Qc"), "Ts").say([(C, WHOLE)])
    asked = []
    while hand.state.phase == Phase.TEN:
        asked.append(hand.legal)
        game.apply(hand.rules, hand.state, KEEP)
    assert asked == [[KEEP]] * 3
    dead = dealt(PLAIN, "Qs").say([*ALL_PASS, (A, COLLECT)]).turn("Qh").say([(C, WHOLE)])
    assert dead.legal == [KEEP]


# -- the zwik


KINGS, ACES = "Ks Kh Kd", "As Ah Ad"


def test_highest_zwik_takes_the_whole_pool_and_is_shown() -> None:
    """ZWIK-11: aces before kings, kings before tens; every zwik is shown."""
    hand = to_play((KINGS, ACES, "Ts Td Th"), "Qs", pool=6)
    assert hand.stacks == [19, 28, 10]  # B's nine chips, and the nine that C played for
    assert pot(hand) == 9
    assert hand.state.zwik[:3] == [9, 0, 12]
    assert sum(place == SHOWN for place in hand.state.place) == 9
    assert to_play(("Ts Td Th", KINGS, "As Qd Jh"), "Qh", THIRD).stacks == [19, 22, 18]


def test_shooter_with_a_zwik_wins_the_pool_or_the_bid() -> None:
    """ZWIK-11"""
    assert to_play((KINGS, "As Qd Kc", "Jh Tc Qc"), "Qs", THIRD, pool=6).stacks == [19, 19, 28]
    bid = to_play((KINGS, "As Qd Kc", "Jh Tc Qc"), "Qs", THIRD, pool=6, zwik_prize=ZwikPrize.BID_IF_SHOOTER)
    assert (bid.stacks, pot(bid)) == ([19, 19, 22], 6)
    other = to_play(("As Qd Kc", KINGS, "Jh Tc Qc"), "Qs", pool=6, zwik_prize=ZwikPrize.BID_IF_SHOOTER)
    assert other.stacks == [19, 28, 10]


def test_shooter_beaten_by_a_zwik_may_go_free() -> None:
    """ZWIK-11"""
    hand = to_play(("As Qd Kc", KINGS, "Jh Tc Qc"), "Qs", zwik_loser_pays=False)
    assert (hand.stacks, pot(hand)) == ([19, 22, 19], 0)


def test_ten_that_would_break_a_zwik_need_not_be_exchanged() -> None:
    """ZWIK-10, ZWIK-11"""
    hand = dealt(("Ts Td Th", "As Qd Kc", "Jh Kd Qc"), "Qs").say([(C, WHOLE)])
    assert hand.legal == [KEEP, SWAP]
    assert hand.say(NOBODY_SWAPS).over


# -- the play


def test_eldest_leads_and_all_play_who_passed() -> None:
    """ZWIK-12, COMM-7: one follows suit and need not head; the highest card takes the trick, and leads."""
    hand = to_play(("Jd Kh Ts", "Qd Td Kc", "Ad Tc Qc"), "Qs")
    assert (hand.actor, len(hand.legal)) == (C, 3)
    hand.say(played("C:Jd"))
    assert hand.legal == sorted(cards.named(name) for name in ("Td", "Qd"))
    hand.say(played("B:Td A:Ad"))
    assert hand.actor == A
    assert hand.state.taken[A] == 1


def test_void_seat_must_trump_and_overtrump() -> None:
    """ZWIK-12, COMM-8"""
    hand = to_play(("Jd Kh Jc", "Js Tc Kc", "Ts As Qc"), "Qs").say(played("C:Jd"))
    assert hand.legal == [cards.named("Js")]
    hand.say(played("B:Js"))
    assert hand.legal == [cards.named("As")]
    hand.say(played("A:As"))
    assert hand.actor == A


@pytest.mark.parametrize(
    ("undertrump", "legal"),
    [
        (Undertrump.OPTIONAL, "Ts Js Qc"),
        (Undertrump.COMPULSORY, "Ts Js"),
        (Undertrump.FORBIDDEN, "Qc"),
    ],
)
def test_lower_trump_may_have_to_be_played_or_may_not(undertrump: Undertrump, legal: str) -> None:
    """ZWIK-12, COMM-8: the king lies there, and only lower trumps are held."""
    hand = to_play(("Jd Kh Jc", "Ks Tc Kc", "Ts Js Qc"), "Qs", undertrump=undertrump)
    hand.say(played("C:Jd B:Ks"))
    assert hand.legal == sorted(map(cards.named, legal.split()))


def test_forbidden_undertrump_is_played_where_nothing_else_is_held() -> None:
    """ZWIK-12, COMM-8"""
    hand = to_play(("Jd Kh Jc", "Ks Tc Kc", "Ts Js As"), "Qs", undertrump=Undertrump.FORBIDDEN)
    assert hand.say(played("C:Jd B:Ks")).legal == [cards.named("As")]
    low = to_play(("Jd Kh Jc", "As Tc Kc", "Ts Js Ks"), "Qs", undertrump=Undertrump.FORBIDDEN)
    assert len(low.say(played("C:Jd B:As")).legal) == 3


def test_shooter_succeeds_with_two_tricks() -> None:
    """ZWIK-13, ZWIK-14: with three as well."""
    two = to_play(("As Ks Jd", "Th Qd Kc", "Jh Tc Qc"), "Qs", pool=3)
    two.say(played("C:As B:Th A:Tc C:Ks B:Kc A:Qc C:Jd B:Qd A:Jh"))
    assert two.stacks == [19, 19, 25]
    three = to_play(("As Ks Ad", "Th Qd Kc", "Jh Tc Qc"), "Qs", pool=3)
    three.say(played("C:As B:Th A:Tc C:Ks B:Kc A:Qc C:Ad B:Qd A:Jh"))
    assert three.stacks == [19, 19, 25]
    assert three.why == {3, 14}


def test_one_trick_must_count_more_than_the_two_others() -> None:
    """ZWIK-13, ZWIK-14: seven against seven are not enough, and the bid is paid in."""
    hand = to_play(("Ah Tc Td", "Jh Qc Jd", "Qh Kc Jc"), "Ks")
    hand.say(played("C:Ah B:Jh A:Qh C:Tc B:Qc A:Kc A:Jc C:Td B:Jd"))
    assert hand.state.points[:3] == [7, 0, 7]
    assert hand.stacks == [19, 19, 16]
    assert hand.carry == Carry(C, 6, 1)


def test_shooter_without_a_trick_pays_and_nobody_else_wins() -> None:
    """ZWIK-14, COMM-17: the pinch the game is named after."""
    hand = to_play(("Td Tc Jc", "Kd As Qh", "Ad Ac Kc"), "Qs", THIRD, pool=6)
    hand.say(played("C:Td B:Kd A:Ad A:Ac C:Tc B:As B:Qh A:Kc C:Jc"))
    assert hand.stacks == [19, 19, 16]
    assert pot(hand) == 12


# -- from deal to deal


def test_deal_passes_to_the_next_seat_and_the_pot_stays() -> None:
    """ZWIK-15, COMM-13: to the left, unless agreed otherwise."""
    passed = dealt(PLAIN, "Qs").say([*ALL_PASS, (A, ANNUL)])
    assert passed.carry == Carry(C, 3, 1)
    about = {"direction": Direction.ANTICLOCKWISE}
    other = dealt(PLAIN, "Qs", **about).say([(B, PASS), (C, PASS), (A, PASS), (A, ANNUL)])
    assert other.carry == Carry(B, 3, 1)


@pytest.mark.parametrize(
    ("how", "drawn", "first"),
    [
        (First.LOT, "Kc Tc Kd", C),
        (First.HIGH_CARD, "Kc Tc Kd Jc Qc", C),
        (First.LOW_CARD, "Jc Tc As", C),
        (First.ACE, "Kc Tc Jc Qc Ac", B),
    ],
)
def test_first_dealer_is_drawn(how: First, drawn: str, first: int) -> None:
    """COMM-13: in a hand of its own, and the pool waits."""
    rules = Rules(first_dealer=how, direction=Direction.ANTICLOCKWISE)
    hand = begun(rules, [20] * 3, Carry()).turn(drawn)
    assert hand.carry.dealer == first
    assert hand.carry.deals == 0


def test_session_may_end_after_so_many_deals() -> None:
    """COMM-14"""
    assert not game.done(Rules(), Carry(A, 0, 999), 3)
    assert not game.done(Rules(deals=12), Carry(A, 0, 11), 3)
    assert game.done(Rules(deals=12), Carry(A, 0, 12), 3)


def test_pot_that_is_left_is_shared_out_or_goes_to_the_house_or_is_kept() -> None:
    """ZWIK-16, COMM-14: odd chips go to the eldest of the deal that would have followed."""
    left = Carry(A, 8, 5)
    parts = [Payment(POOL, C, 3, 16), Payment(POOL, B, 3, 16), Payment(POOL, A, 2, 16)]
    assert game.divide(Rules(), left, [9, -2, 9]) == parts
    both = [Payment(POOL, C, 4, 16), Payment(POOL, A, 4, 16)]
    assert game.divide(Rules(allow_debt=False), left, [9, 0, 9]) == both
    assert game.divide(Rules(allow_debt=False), left, [9, 1, 9]) == parts
    assert len(game.divide(Rules(allow_debt=False), left, [0, 0, 0])) == 3
    house = Rules(residual_pot=ResidualPot.HOUSE)
    assert game.divide(house, left, [9, 9, 9]) == [Payment(POOL, HOUSE, 8, 16)]
    assert game.divide(Rules(residual_pot=ResidualPot.CARRY), left, [9, 9, 9]) == []
    assert game.standing_pool(left) == 8


# -- what is guessed


@pytest.mark.slow
def test_guess_deals_nobody_a_zwik_that_would_have_been_shown() -> None:
    """ZWIK-11, COMM-16: once cards are played; before that anything may be."""
    hand = to_play(("Jd Kh Ts", "Qd Td Kc", "Ad Tc Qc"), "Qs")
    seen, rng, refused = view(game, hand.rules, hand.state, C), Random(1), 0
    for _ in range(2000):
        world = states.duplicate(seen)
        if guessed(game, hand.rules, world, C, rng):
            assert not had_zwik(world)
        else:
            refused += 1
    assert 0 < refused < 400


# -- the odds


@pytest.mark.slow
def test_odds_have_the_published_figures() -> None:
    """ZWIK-10, ZWIK-11: the Ten adds to one hand 48 pairs of hand and turn-up in 19380."""
    found = {key: figure(None) for key, figure in odds.ODDS.items()}
    assert found["zwik.hand.dealt"] == F(1, 57)
    assert found["zwik.table.dealt"] == F(1511, 29393)
    assert found["ten.in_hand"] == F(36, 95)
    assert found["repeat_suit"] == F(4, 19)
    assert found["zwik.hand.after_ten"] == F(1, 57) + F(4 * 4 * 3, 1140 * 17)
    assert found["zwik.table.after_ten"] == F(945683, 16166150)


def test_zwiks_are_as_many_as_a_plain_count_finds() -> None:
    """ZWIK-10, ZWIK-11: every hand with every turn-up of one suit."""
    pack, count = cards.in_order(game.shoe(Rules())), 0
    for turned in pack[::4]:
        for held in combinations([card for card in pack if card != turned], 3):
            after = [turned if card == 36 and turned % 4 == 0 else card for card in held]
            count += min(len({card // 4 for card in held}), len({card // 4 for card in after})) == 1
    assert F(count, 5 * 969) == odds.zwik(1, True)


@pytest.mark.slow
def test_odds_agree_with_deals_that_are_played() -> None:
    """ZWIK-8, ZWIK-10, ZWIK-11: within four standard errors."""
    rng, deals = Random(1850), 8000
    counts = dict.fromkeys(odds.ODDS, 0)
    for _ in range(deals):
        stock = driver.shuffled(game, Rules(), rng)
        hand = begun(Rules(), [20] * 3, Carry(A)).turn(" ".join(map(cards.name, stock[:10])))
        state = hand.state
        counts["zwik.hand.dealt"] += zwik_of(state, C) >= 0
        counts["zwik.table.dealt"] += had_zwik(state)
        counts["ten.in_hand"] += any(holds_ten(state, seat) for seat in SEATS_OF)
        counts["repeat_suit"] += stock[10] % 4 == state.trump
        game.apply(hand.rules, state, WHOLE)
        while state.phase == Phase.TEN:
            seat, swap = state.actor, states.duplicate(state)
            game.apply(hand.rules, swap, hand.legal[-1])
            better = hand.legal[-1] == SWAP and swap.zwik[seat] >= 0
            state = hand.state = swap if better else (game.apply(hand.rules, state, KEEP) or state)
        counts["zwik.hand.after_ten"] += state.zwik[C] >= 0
        counts["zwik.table.after_ten"] += max(state.zwik) >= 0
    for key, count in counts.items():
        exact = float(odds.ODDS[key](None))
        assert abs(count / deals - exact) < 4 * sqrt(exact * (1 - exact) / deals), key
