"""What the games of tricks share: COMM-7 to COMM-9 and COMM-16, on deals of no game."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from lansquenet.rules import bits, cards, tricks
from lansquenet.rules.state import NOBODY, SEATS
from lansquenet.rules.tricks import (
    HIGH_ACE,
    LAID,
    MISS,
    PLAYED,
    STOCK,
    TABLE,
    UNKNOWN,
    Deal,
    Duties,
    Undertrump,
)

A, B, C = SEATS_OF = range(3)
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
DUTIES = [Duties(*each) for each in product((0, 1), (0, 1), (0, 1), Undertrump) if each[1] or not each[2]]


def named(text: str) -> list[int]:
    return [cards.named(word) for word in text.split()]


def deal_of(*hands: str, trump: int = -1, leader: int = A) -> Deal:
    """So many seats with these cards, of whom all play."""
    deal = Deal(len(hands), trump=trump, leader=leader)
    tricks.lay_out_pack(deal, list(range(13)))
    for seat, text in enumerate(hands):
        deal.active[seat] = 1
        for card in named(text):
            tricks.give(deal, seat, card)
    return deal


def dealt(rng: Random, size: int) -> Deal:
    """Three hands of so many cards of the five highest ranks, with any suit for trumps or none."""
    pack = rng.sample([4 * r + s for r in (0, 9, 10, 11, 12) for s in range(4)], 3 * size)
    hands = [" ".join(cards.name(card) for card in pack[seat::3]) for seat in SEATS_OF]
    return deal_of(*hands, trump=rng.randrange(-1, 4), leader=rng.randrange(3))


def follows(duties: Duties, rng: Random, times: int = 150) -> Iterator[tuple[Deal, int]]:
    """Many tricks in the making, with each seat that is to follow."""
    for _ in range(times):
        deal = dealt(rng, rng.randint(1, 5))
        while (seat := tricks.next_to_play(deal)) != NOBODY:
            if deal.led >= 0:
                yield deal, seat
            card = rng.choice(tricks.playable(deal, duties, HIGH_ACE, seat))
            tricks.play_card(deal, duties, HIGH_ACE, seat, card)


def may_play(deal: Deal, duties: Duties, held: list[int]) -> list[int]:
    """COMM-8 told a second time."""

    def over(some: list[int]) -> list[int]:
        return [card for card in some if HIGH_ACE[card // 4] > HIGH_ACE[deal.best // 4]]

    suited = [card for card in held if card % 4 == deal.led % 4]
    trumps = [card for card in held if card % 4 == deal.trump]
    if suited:
        return (duties.head and deal.best % 4 == deal.led % 4 and over(suited)) or suited
    if not duties.must_trump or not trumps:
        return held
    if not duties.overtrump or deal.best % 4 != deal.trump or duties.undertrump == Undertrump.COMPULSORY:
        beaten = duties.overtrump and deal.best % 4 == deal.trump
        return (beaten and over(trumps)) or trumps
    if duties.undertrump == Undertrump.OPTIONAL:
        return over(trumps) or held
    return over(trumps) or [card for card in held if card not in trumps] or trumps


def test_ace_stands_above_the_king_and_all_others_as_they_are_numbered() -> None:
    """COMM-2"""
    assert sorted(range(13), key=HIGH_ACE.__getitem__) == [*range(1, 13), 0]
    assert sorted(HIGH_ACE) == [*range(13)]


@pytest.mark.parametrize("duties", DUTIES, ids=str)
def test_cards_that_may_follow_are_those_of_the_rule(duties: Duties) -> None:
    """COMM-8: under all duties that a game may have."""
    for deal, seat in follows(duties, Random(8)):
        held = tricks.hand(deal, seat)
        assert tricks.playable(deal, duties, HIGH_ACE, seat) == may_play(deal, duties, held), deal


@pytest.mark.parametrize("duties", DUTIES, ids=str)
def test_a_card_tells_all_that_it_can_of_the_rest_of_the_hand(duties: Duties) -> None:
    """COMM-8, COMM-16: another is known not to be held just if this might not be played beside it."""
    rng = Random(16)
    for deal, seat in follows(duties, rng, 80):
        card = rng.choice(tricks.playable(deal, duties, HIGH_ACE, seat))
        twin = Deal(3, trump=deal.trump, led=deal.led, best=deal.best)
        tricks.learn(twin, duties, HIGH_ACE, seat, card)
        for other in range(52):
            if other not in deal.played and other != card:
                denied = HIGH_ACE[other // 4] >= twin.ceiling[seat][other % 4]
                assert denied == (card not in may_play(deal, duties, [card, other])), (deal, card, other)


def test_lower_trump_that_was_forbidden_shows_a_hand_of_lower_trumps() -> None:
    """COMM-8, COMM-16: not even the lowest card of another suit is held."""
    deal = Deal(3, trump=SPADES, led=cards.named("Kh"), best=cards.named("Qs"))
    tricks.learn(deal, Duties(0, 1, 1, Undertrump.FORBIDDEN), HIGH_ACE, B, cards.named("Js"))
    assert deal.ceiling[B] == [0, 0, 0, HIGH_ACE[11]]


def test_a_ceiling_is_never_lifted() -> None:
    """COMM-16: what is known stays known."""
    deal = deal_of("As", "Ks")
    for ceiling, left in ((9, 9), (11, 9), (0, 0), (5, 0)):
        tricks.lower_ceiling(deal, B, SPADES, ceiling)
        assert deal.ceiling[B][SPADES] == left
    assert deal.ceiling[A][SPADES] == deal.ceiling[B][HEARTS] == tricks.ANYTHING


@pytest.mark.parametrize(("trump", "taker"), [(-1, B), (SPADES, C), (HEARTS, B), (DIAMONDS, A)])
def test_trick_goes_to_the_highest_trump_or_else_to_the_highest_of_the_suit_led(trump, taker) -> None:
    """COMM-7: whoever takes it leads to the next."""
    deal = deal_of("Jd", "Kh", "2s", trump=trump, leader=B)
    for n, (seat, text) in enumerate([(B, "Kh"), (C, "2s"), (A, "Jd")]):
        assert tricks.next_to_play(deal) == seat
        assert sum(deal.held[:3]) == 3 - n
        tricks.play_card(deal, Duties(), HIGH_ACE, seat, cards.named(text))
    assert tricks.next_to_play(deal) == NOBODY
    assert tricks.gather(deal) == taker == deal.leader
    assert (deal.taken[:3].index(1), deal.trick, deal.led, deal.best) == (taker, 1, -1, -1)
    assert deal.played[:3] == [-1] * 3
    assert deal.place[cards.named("2s")] == PLAYED + C


def test_trumps_stand_above_all_and_of_cards_as_high_spades_lowest() -> None:
    """COMM-15: what is no card, but said in place of one, stands above them."""
    deal = deal_of(trump=HEARTS)
    order = ["2s", "2d", "2c", "Ks", "Kc", "As", "2h", "Kh", "Ah"]
    heights = [tricks.height(deal, HIGH_ACE, card) for card in named(" ".join(order))]
    assert heights == sorted({*heights})
    assert tricks.height(deal, HIGH_ACE, tricks.CARDS) > heights[-1]
    assert tricks.height(deal_of(), HIGH_ACE, cards.named("Kh")) < heights[5], (
        "without trumps an ace is higher"
    )


def test_card_that_is_played_tells_the_table_what_its_seat_has_not() -> None:
    """COMM-16: the first that is led tells nothing, and who does not follow has none of that suit."""
    deal = deal_of("As 2h", "Kd 3h", "Qs 4h")
    for card in named("As Kd Qs"):
        tricks.play_card(deal, Duties(), HIGH_ACE, tricks.next_to_play(deal), card)
    assert [deal.ceiling[seat][SPADES] for seat in SEATS_OF] == [tricks.ANYTHING, 0, tricks.ANYTHING]


def test_places_that_are_no_seats_differ() -> None:
    """COMM-16: a card lies in one of them, and in no hand."""
    places = {STOCK, UNKNOWN, TABLE, tricks.SHOWN, MISS, tricks.ABSENT}
    assert len(places) == 6
    assert max(places) < 0 < SEATS <= LAID <= PLAYED - SEATS


def test_only_seats_that_play_come_to_play() -> None:
    """COMM-7: who threw in is passed over; the discards are known to their seat alone."""
    deal = deal_of("As Kd", "Ks", "Qs", leader=B)
    tricks.throw_in(deal, A)
    assert (deal.held[A], deal.laid[A], deal.active[:3]) == (0, 2, [0, 1, 1])
    assert {deal.place[card] for card in named("As Kd")} == {LAID + A}
    assert [tricks.first_active(deal, seat) for seat in SEATS_OF] == [B, C, B]
    for seat in SEATS_OF:
        deal.active[seat] = 0
    assert tricks.first_active(deal, A) == tricks.next_to_play(deal) == NOBODY


@pytest.mark.parametrize(("way", "served"), [(1, "BBCCAABCA"), (-1, "CCBBAACBA")])
def test_cards_go_round_in_two_packets_from_eldest(way: int, served: str) -> None:
    """COMM-1, COMM-9: three hands of two and then one, the dealer's last; the next card is turned up."""
    deal = Deal(3, dealer=A, way=way, active=[1, 1, 1])
    tricks.lay_out_pack(deal, [0, 12])
    assert [card for card in range(52) if deal.place[card] == STOCK] == named("Ac Ad Ah As Kc Kd Kh Ks")
    tricks.find_eldest(deal)
    for card, seat in enumerate(map("ABC".index, served)):
        assert deal.drawing == seat
        assert tricks.give_in_packets(deal, card, 2, 3) == (card == 8)
        assert deal.place[card] == seat
    assert (deal.held[:3], deal.dealt, deal.drawing) == ([3, 3, 3], 9, NOBODY)
    tricks.turn_up(deal, cards.named("Kh"))
    assert (deal.trump, deal.dealt, deal.place[deal.turned]) == (HEARTS, 10, TABLE)


def test_the_deal_passes_by_who_is_not_dealt_in() -> None:
    """COMM-12"""
    deal = Deal(3, dealer=B, active=[1, 0, 1])
    tricks.find_eldest(deal)
    assert (deal.dealer, deal.drawing) == (C, A)


def test_a_card_was_held_by_who_has_it_and_by_who_played_it() -> None:
    """COMM-2: what others played, and what lies elsewhere, was not."""
    deal = Deal(3)
    for trick in range(3):
        deal.place[:3] = [B, tricks.played_in(trick, B), tricks.played_in(trick, C)]
        assert [tricks.was_held(deal, card, B) for card in range(4)] == [True, True, False, False]
        assert [tricks.player_of(deal.place[card]) for card in (1, 2)] == [B, C]


@pytest.mark.parametrize("count", range(7))
def test_cards_of_a_hand_are_listed_from_the_lowest(count: int) -> None:
    """COMM-2: however many they are, to the last of the pack."""
    held = sorted(Random(count).sample(range(51), count) + [51])
    deal = deal_of(" ".join(map(cards.name, held)), "")
    assert tricks.hand(deal, A) == bits.listed(sum(1 << card for card in held)) == held
    assert (bits.lowest(tricks.bits_of(deal, A)), bits.highest(tricks.bits_of(deal, A))) == (held[0], 51)
    assert tricks.hand(deal, B) == bits.listed(0) == []


def test_view_keeps_what_its_seat_knows_and_what_lies_open() -> None:
    """COMM-16: not the hands of the others, nor what they laid aside, nor the stock."""
    deal = deal_of("As Kd", "Ks Qh", "Qs 2h")
    for text in ("Kd", "Qh"):
        tricks.lay_aside(deal, cards.named(text))
    tricks.turn_up(deal, cards.named("3h"))
    tricks.play_card(deal, Duties(), HIGH_ACE, C, cards.named("2h"))
    tricks.hide_cards(deal, A)
    known = {"As": A, "Kd": LAID + A, "3h": TABLE, "2h": PLAYED + C}
    assert {cards.name(card): deal.place[card] for card in range(52) if deal.place[card] != UNKNOWN} == known


def test_guess_deals_everybody_as_many_cards_as_he_has() -> None:
    """COMM-16: hands, discards and a spare hand; the rest is the stock."""
    deal = deal_of("As Kd", "Ks Qh", "Qs 2h")
    tricks.lay_aside(deal, cards.named("Qh"))
    tricks.hide_cards(deal, A)
    assert tricks.guess_cards(deal, list(range(52)), HIGH_ACE, 3)
    places = {where: [c for c in range(52) if deal.place[c] == where] for where in (A, B, LAID + B, C, MISS)}
    assert places == {A: named("As Kd"), B: [0], LAID + B: [1], C: [2, 4], MISS: [5, 6, 7]}
    assert sum(where == STOCK for where in deal.place) == 52 - 9


def test_guess_that_gives_a_seat_what_it_cannot_have_is_refused() -> None:
    """COMM-16: a card as strong as the ceiling is refused, one that is weaker is not."""
    for ceiling, held in ((0, False), (11, False), (12, True)):
        deal = deal_of("As", "Kd")
        tricks.lower_ceiling(deal, B, DIAMONDS, ceiling)
        tricks.hide_cards(deal, A)
        order = [cards.named("Kd"), *[card for card in range(52) if card != cards.named("Kd")]]
        assert tricks.guess_cards(deal, order, HIGH_ACE, 0) is held


def test_every_trick_has_places_of_its_own() -> None:
    """COMM-7: where a card lies says in which trick it was played, and by whom."""
    deal = deal_of("As 2h", "Ks 3h", "Qs 4h")
    for card in named("As Ks Qs"):
        tricks.play_card(deal, DUTIES[0], HIGH_ACE, tricks.next_to_play(deal), card)
    tricks.gather(deal)
    for card in named("2h 3h 4h"):
        tricks.play_card(deal, DUTIES[0], HIGH_ACE, tricks.next_to_play(deal), card)
    assert [deal.place[card] for card in named("As Ks Qs")] == [PLAYED, PLAYED + 1, PLAYED + 2]
    assert [deal.place[card] for card in named("2h 3h 4h")] == [PLAYED + 16, PLAYED + 17, PLAYED + 18]
