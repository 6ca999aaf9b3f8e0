"""Tomato rule by rule: hands as they were dealt, what was said, and the cards as they fell.

Coins are told as diamonds, cups as hearts, swords as spades and clubs as clubs.
"""

from collections.abc import Callable
from fractions import Fraction as F
from math import comb, factorial
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.games.tomato import rules as tomato
from lansquenet.games.tomato.rules import (
    SPANISH,
    BlindDiscard,
    Carry,
    Doubling,
    Form,
    Phase,
    Rules,
    close_responses,
)
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, NONE, POOL, SOMETHING, Direction, Payment
from lansquenet.rules.tricks import LAID, MISS, UNKNOWN, Undertrump
from lansquenet.rules.who_begins import First

A, B, C, D = range(4)
game: Any = tomato
EX1 = ["Ks 4h 2c", "Ad 6c 5h", "2d 2s 2h", "3d Qs Js"]
EX1_TOLD = "A! *7d A B! C- D! BAd D3d A7d B5h DQs A4h B6c DJs AKs"
EX2 = ["2d 3d 4d", "As 6h 4c", "3h 7h Js"]
EX2_TOLD = "A- B! *Kh B C! BAs CJs B6h C7h C3h BKh"
EX3 = ["Kd 6s 4c", "2h 4h 5h", "2s 4s 7h"]
EX3_TOLD = "A! *5d A B- C- B- C! *Ac *3c *As CAs A6s CAc AKd A5d C3c"
SIDES = {"side_pots": True}
SPAIN = {"form": Form.FOURNIER}


def deal(hands: list[str], carry: Carry | None = None, stacks: Any = None, **options: Any) -> driver.Hand:
    """These hands lie dealt, by A if nothing else is said, one card at a time."""
    carry = carry or Carry(A)
    told = driver.hand(game, Rules(**options), stacks or [100] * len(hands), carry)
    order = [(carry.dealer + n) % len(hands) for n in range(1, len(hands) + 1)]
    packs = [hand.split() for hand in hands]
    return told.through(" ".join(packs[seat][n] for n in range(3) for seat in order))


def play(hand: driver.Hand, told: str) -> driver.Hand:
    """What happens: `*7d` is turned, `A!` says yes, `A-` no, `AKs` plays; `A` lays the last card aside."""
    for word in told.split():
        if word[0] == "*":
            assert hand.actor == CHANCE, (word, hand.state)
            action = cards.named(word[1:])
        else:
            assert hand.actor == ord(word[0]) - ord("A"), (word, hand.state)
            said = word[1:]
            action = {"!": 1, "-": 0, "": 2}[said] if said in ("!", "-", "") else cards.named(said)
            assert action in hand.legal, (word, hand.legal, hand.state)
        game.apply(hand.rules, hand.state, action)
    return hand


def names(hand: driver.Hand) -> set[str]:
    """The cards that the actor may play."""
    assert hand.state.phase == Phase.PLAY
    return {cards.name(card) for card in hand.legal}


def seen(hand: driver.Hand, seat: int) -> set[str]:
    """The cards that a seat sees in its own hand."""
    places = view(game, hand.rules, hand.state, seat).place
    return {cards.name(card) for card in range(52) if places[card] == seat}


def pot(hand: driver.Hand) -> int:
    return int(hand.state.stacks[POOL])


# -- worked examples


def test_blind_bidder_without_a_trick_is_tomatoed_and_so_is_another() -> None:
    """TOMA-EX1, TOMA-13, TOMA-14."""
    hand = play(deal(EX1), EX1_TOLD)
    assert hand.stacks == [94, 103, 100, 97]
    assert (pot(hand), hand.why) == (6, {3, 13, 14})
    assert hand.carry == Carry(B, 6, 1)


def test_bidder_with_one_trick_doubles_what_it_left() -> None:
    """TOMA-EX2, TOMA-13, TOMA-15: a pot of five; the odd two go with the first trick."""
    hand = play(deal(EX2, Carry(A, 2)), EX2_TOLD)
    assert hand.stacks == [97, 101, 102]
    assert (pot(hand), hand.why) == (2, {3, 13, 15})


def test_defender_with_one_trick_keeps_the_pot() -> None:
    """TOMA-EX3, TOMA-17."""
    hand = play(deal(EX3), EX3_TOLD)
    assert hand.stacks == [97, 100, 100]
    assert (pot(hand), hand.carry) == (3, Carry(B, 3, 1))


# -- players and cards


def test_three_to_ten_play_to_the_right() -> None:
    """TOMA-1, COMM-1."""
    assert list(game.SEATS) == list(range(3, 11))
    assert begin(game, Rules(), [9] * 3, Carry(A)).drawing == B
    assert begin(game, Rules(direction=Direction.CLOCKWISE), [9] * 3, Carry(A)).drawing == C


def test_three_stands_next_to_the_ace_in_a_pack_of_forty() -> None:
    """TOMA-2, COMM-2."""
    assert sum(cards.counts(game.shoe(Rules()))) == 40
    ranked = sorted("A34567JQK2", key=lambda name: -SPANISH[cards.RANK_NAMES.index(name)])
    assert "".join(ranked) == "A3KQJ76542"
    assert len({SPANISH[rank] for rank in cards.ranks(40)}) == 10


def test_dealer_alone_antes_also_to_a_pot_that_stands() -> None:
    """TOMA-3, COMM-6: before the first card."""
    hand = deal(EX1, Carry(A, 4), ante=6)
    assert (hand.stacks, hand.state.worth) == ([94, 100, 100, 100], 10)
    assert begin(game, Rules(), [9] * 3, Carry(A)).stacks[POOL] == 0


def test_three_cards_each_one_by_one_and_none_turned() -> None:
    """TOMA-4, COMM-9, COMM-3."""
    state = begin(game, Rules(), [9] * 3, Carry(A))
    served = []
    for card in range(9):
        served.append(state.drawing)
        game.apply(Rules(), state, card)
    assert served == [B, C, A] * 3
    assert (state.phase, state.turned, state.actor) == (Phase.BLIND, -1, A)


# -- the blind round


def test_nobody_sees_a_card_in_the_blind_round() -> None:
    """TOMA-5, COMM-16: not even its own, nor does the discard of the bidder ever come to light."""
    hand = deal(EX1)
    for told in ("", "A-", "B!", "*7d"):
        play(hand, told)
        assert [seen(hand, seat) for seat in range(4)] == [set()] * 4
        views = [view(game, hand.rules, hand.state, seat) for seat in range(4)]
        assert {back for looks in views for row in looks.backs for back in row} == {-1}
        assert all(game.learns(hand.rules, hand.state, 1, seat) == ALL for seat in range(4))
    assert view(game, hand.rules, hand.state, C).place.count(UNKNOWN) == 39
    play(hand, "B")
    assert seen(hand, B) == {"Ad", "6c", "7d"}
    assert seen(hand, C) == {"2d", "2s", "2h"}
    assert seen(hand, A) == set()
    dealing = begin(game, Rules(), [9] * 3, Carry(A))
    assert [game.learns(Rules(), dealing, 0, seat) for seat in range(3)] == [SOMETHING] * 3


def test_seats_are_asked_from_the_dealer_until_one_plays() -> None:
    """TOMA-6."""
    hand = deal(EX1)
    assert (hand.actor, hand.legal) == (A, [0, 1])
    assert play(hand, "A-").actor == B
    assert play(hand, "B- C!").state.bidder == C
    assert hand.actor == CHANCE


def test_pot_is_carried_when_all_pass() -> None:
    """TOMA-7, TOMA-19."""
    hand = play(deal(EX1), "A- B- C- D-")
    assert hand.carry == Carry(B, 3, 1)
    assert seen(hand, A) == set()


def test_bidder_takes_the_turn_up_for_a_card_unseen() -> None:
    """TOMA-8: the one dealt last, or the one that is pointed at; all know the turn-up in the hand."""
    hand = play(deal(EX1), "A! *7d")
    assert hand.legal == [2]
    assert hand.state.trump == cards.suit(cards.named("7d"))
    play(hand, "A")
    assert hand.state.place[cards.named("2c")] == MISS
    assert view(game, hand.rules, hand.state, C).place[cards.named("7d")] == A
    other = play(deal(EX1, blind_discard=BlindDiscard.POSITION), "A! *7d")
    assert other.legal == [0, 1, 2]
    game.apply(other.rules, other.state, 0)
    assert seen(other, A) == {"4h", "2c", "7d"}


# -- the answers


def test_those_who_have_not_passed_answer_in_turn_from_the_bidder() -> None:
    """TOMA-9, COMM-10: who passed blind is not asked."""
    hand = play(deal(EX1), "A- B! *7d B")
    assert hand.state.phase == Phase.RESPOND
    assert hand.actor == C
    assert play(hand, "C- D!").state.phase == Phase.PLAY
    assert hand.state.active[:4] == [0, 1, 0, 1]
    assert hand.state.place[cards.named("2s")] == LAID + C


def test_pack_is_offered_to_all_others_in_turn() -> None:
    """TOMA-10: the first who will gets three fresh cards and leads; else the bidder has the pot."""
    hand = play(deal(EX1), "A- B! *7d B C- D-")
    assert (hand.state.phase, hand.actor) == (Phase.DEFEND, C)
    play(hand, "C- D- A!")
    assert [game.learns(hand.rules, hand.state, 5, seat) for seat in range(4)] == [ALL, 1, 1, 1]
    play(hand, "*3c *4c *5c")
    assert (hand.actor, hand.state.defender) == (A, A)
    assert seen(hand, A) == {"3c", "4c", "5c"}
    swept = play(deal(EX1), "A- B! *7d B C- D- C- D- A-")
    assert (swept.stacks, swept.why) == ([97, 103, 100, 100], {3, 10})


def test_pack_may_be_defended_against_a_bidder_whom_nobody_could_answer() -> None:
    """TOMA-10: all others had passed."""
    hand = play(deal(EX1), "A- B- C- D! *7d D")
    assert (hand.state.phase, hand.actor) == (Phase.DEFEND, A)


def test_bidder_without_anybody_else_in_the_session_has_the_pot() -> None:
    """TOMA-10, COMM-12: nobody is there to take the pack."""
    hand = driver.hand(game, Rules(allow_debt=False), [9, 0, 0], Carry(A))
    hand.state.present[:3] = hand.state.active[:3] = [1, 0, 0]
    hand.state.bidder = A
    close_responses(hand.rules, hand.state)
    assert (hand.over, hand.stacks[A]) == (True, 9)


# -- the play


def test_first_after_the_dealer_leads_anything() -> None:
    """TOMA-11."""
    hand = play(deal(EX1), "A! *7d A B! C- D!")
    assert (hand.actor, names(hand)) == (B, {"Ad", "6c", "5h"})


def test_followers_head_trump_and_overtrump() -> None:
    """TOMA-12, COMM-7, COMM-8: a lower trump must be played as well, if it is not agreed otherwise."""
    hands = ["As 5s 2c", "Js 4s 2h", "6d 2d 6h", "3d 3h 7h"]
    start = "A- B! *4d B C! D! B"
    hand = play(deal(hands), start + "Js")
    assert names(hand) == {"6d", "2d"}
    assert names(play(hand, "C6d")) == {"3d"}
    hands = ["As 5s 2c", "Js 4s 2h", "3d 2d 6h", "6d 3h 7h"]
    told = start + "Js C3d"
    assert names(play(deal(hands), told)) == {"6d"}
    assert names(play(deal(hands, undertrump=Undertrump.OPTIONAL), told)) == {"6d", "3h", "7h"}
    assert names(play(deal(hands, undertrump=Undertrump.FORBIDDEN), told)) == {"3h", "7h"}
    higher = ["2c 4c 5c", "Js 2s 2h", "5s Ks 6h", "As 3s 7h"]
    hand = play(deal(higher), start + "Js")
    assert names(hand) == {"Ks"}
    assert names(play(hand, "CKs")) == {"As", "3s"}


# -- the pot


def test_each_trick_earns_a_third_and_the_first_what_is_over() -> None:
    """TOMA-13, COMM-17."""
    hand = play(deal(EX1, Carry(A, 5)), EX1_TOLD)
    assert hand.stacks == [100 - 3 - 8, 108, 100, 92]


def test_tomatoes_are_reckoned_on_the_pot_as_it_was_or_one_after_another() -> None:
    """TOMA-16: D doubles three to six, and A that to twelve."""
    assert play(deal(EX1), EX1_TOLD).stacks == [94, 103, 100, 97]
    in_turn = play(deal(EX1, doubling=Doubling.SEQUENTIAL), EX1_TOLD)
    assert (in_turn.stacks, pot(in_turn)) == ([91, 103, 100, 97], 9)


def test_what_the_bidder_left_is_doubled_by_the_next() -> None:
    """TOMA-15, TOMA-16: the bidder earns two of six and pays four; that makes eight, which D doubles."""
    hands = ["2d 3d 4d", "As 6h 5h", "3h 7h Js", "Qs 2h Ac"]
    told = "A- B! *4h B C! D! BAs CJs DQs B6h C7h D2h C3h DAc B4h"
    start_pot = play(deal(hands, Carry(A, 3)), told)
    assert (start_pot.state.taken[:4], start_pot.stacks) == ([0, 1, 2, 0], [97, 98, 104, 94])
    in_turn = play(deal(hands, Carry(A, 3), doubling=Doubling.SEQUENTIAL), told)
    assert (in_turn.stacks, pot(in_turn), in_turn.why) == ([97, 98, 104, 92], 12, {3, 13, 15, 16})
    whole = play(deal(hands, Carry(A, 3), doubling=Doubling.SEQUENTIAL_WHOLE), told)
    assert (whole.stacks, pot(whole)) == ([97, 98, 104, 90], 14), "with the two that were earned it makes ten"


def test_bidder_beats_the_defence_or_is_held() -> None:
    """TOMA-17: without a trick of the defender the bidder has the pot; by agreement one who is held pays."""
    told = "A! *5d A B- C- B- C! "
    won = play(deal(["Ad 3d 4c", *EX3[1:]]), told + "*2c *3h *Js CJs A3d AAd C2c A5d C3h")
    assert (won.stacks, won.why) == ([100, 100, 100], {3, 17})
    hands = ["Kc 6s 4c", *EX3[1:]]
    held = told + "*Ac *3c *As CAs A6s CAc AKc C3c A5d"
    assert play(deal(hands), held).stacks == [97, 100, 100]
    pays = play(deal(hands, defended_bidder_pays=True), held)
    assert (pays.stacks, pot(pays), pays.why) == ([94, 100, 100], 6, {3, 17})
    assert play(deal(EX3, defended_bidder_pays=True), EX3_TOLD).stacks == [97, 100, 100], (
        "two tricks are enough"
    )


def test_tomatoes_may_wait_in_side_pots() -> None:
    """TOMA-18: the oldest that three divides is fed into an empty pot."""
    hand = play(deal(EX1, **SIDES), EX1_TOLD)
    assert hand.carry == Carry(B, 6, 1, 6)
    again = deal(EX1, hand.carry._replace(dealer=A), **SIDES)
    assert (again.state.worth, again.state.aside) == (9, 0)
    queue = Carry(A, 5 + 6 + 9, 1, 5, 6, 9)
    fed = deal(EX1, queue, **SIDES)
    assert (fed.state.worth, fed.state.sides[:3], fed.state.aside) == (9, [5, 9, 0], 14)
    standing = deal(EX1, queue._replace(pool=23), **SIDES)
    assert (standing.state.worth, standing.state.sides[:3]) == (6, [5, 6, 9])
    full = Carry(A, 8 * 4, 1, *[4] * 8)
    assert play(deal(EX1, full, **SIDES), EX1_TOLD).carry == Carry(B, 38, 2, *[4] * 7, 10)


def test_deal_without_a_tomato_leaves_no_side_pot() -> None:
    """TOMA-18"""
    hand = play(deal(EX1, **SIDES), "A- B- C- D-")
    assert hand.over
    assert hand.carry == Carry(B, 3, 1)


def test_without_debts_nobody_pays_more_than_it_has() -> None:
    """COMM-12."""
    hand = play(deal(EX1, stacks=[5, 9, 9, 1], allow_debt=False), EX1_TOLD)
    assert (hand.stacks, pot(hand)) == ([0, 12, 9, 0], 3)
    state = begin(game, hand.rules, hand.stacks, hand.carry)
    assert state.active[:4] == [0, 1, 1, 0]
    assert play(deal(EX1, stacks=[5, 9, 9, 1]), EX1_TOLD).stacks == [-1, 12, 9, -2]


def test_next_seat_in_the_session_deals() -> None:
    """TOMA-19, COMM-12."""
    hand = play(deal(EX1, stacks=[9, 0, 9, 9]), "A- B- C- D-")
    assert hand.carry.dealer == B
    assert play(deal(EX1[:1] + EX1[2:], stacks=[9, 9, 9]), "A- B- C-").carry.dealer == B
    broke = driver.hand(game, Rules(allow_debt=False), [9, 0, 9, 9], Carry(B))
    assert broke.state.dealer == C


def test_pots_are_shared_out_when_the_session_ends() -> None:
    """TOMA-21, COMM-14: side pots too; odd chips from eldest on."""
    carry = Carry(B, 5, 1, 2)
    assert game.divide(Rules(), carry, [9] * 3) == [
        Payment(POOL, C, 2, 21),
        Payment(POOL, A, 2, 21),
        Payment(POOL, B, 1, 21),
    ]
    assert [row.payee for row in game.divide(Rules(allow_debt=False), carry, [9, 9, 0])] == [A, B]
    poor = game.divide(Rules(allow_debt=False), carry, [9, 1, 0])
    assert [row.payee for row in poor] == [A, B], "one chip is enough to be an heir"
    about = game.divide(Rules(direction=Direction.CLOCKWISE), carry, [9] * 3)
    assert [(row.payee, row.chips) for row in about] == [(A, 2), (C, 2), (B, 1)]
    assert [row.chips for row in game.divide(Rules(residual_pot=ResidualPot.HOUSE), carry, [9] * 3)] == [5]
    assert game.divide(Rules(residual_pot=ResidualPot.CARRY), carry, [9] * 3) == []
    assert game.standing_pool(carry) == 5
    assert game.done(Rules(deals=1), carry, 3)
    assert not game.done(Rules(), carry, 3)


# -- the Spanish form


def test_in_spain_the_trump_is_turned_and_the_dealer_may_take_it() -> None:
    """TOMA-20, TOMA-5: before looking, and must play then."""
    hand = play(deal(EX1, **SPAIN), "*7d")
    assert (hand.state.phase, hand.actor, hand.legal) == (Phase.TAKE, A, [0, 1])
    assert [seen(hand, seat) for seat in range(4)] == [set()] * 4
    play(hand, "A! A")
    assert (hand.actor, seen(hand, A), seen(hand, B)) == (B, {"Ks", "4h", "7d"}, {"Ad", "6c", "5h"})
    play(hand, "B! C- D-")
    assert hand.legal == [1]
    play(hand, "A! BAd A7d B5h A4h B6c AKs")
    assert (hand.stacks, hand.why) == ([94, 103, 100, 100], {3, 13, 14})


def test_turn_up_that_the_dealer_took_was_seen_by_all_whichever_card_it_is() -> None:
    """TOMA-20"""
    for card in ("7d", "Ac"):
        hand = play(deal(EX1, **SPAIN), f"*{card} A! A")
        told = view(game, hand.rules, hand.state, B)
        assert told.place[cards.named(card)] == A


def test_in_spain_everybody_plays_for_one_trick() -> None:
    """TOMA-20: a dealer who took the turn-up is content with one; the turn-up may be left."""
    hand = play(deal(["As 3s 2c", *EX1[1:]], **SPAIN), "*7d A! A B! C- D- A!")
    play(hand, "BAd A7d B5h A3s B6c AAs")
    assert hand.stacks == [94, 103, 100, 100]
    left = play(deal(EX1, **SPAIN), "*7d A-")
    assert (left.actor, seen(left, A)) == (B, {"Ks", "4h", "2c"})
    assert play(left, "B- C- D- A-").carry == Carry(B, 3, 1)


def test_in_spain_the_only_seat_that_plays_has_the_pot() -> None:
    """TOMA-20."""
    hand = play(deal(EX1, **SPAIN), "*7d A- B- C! D- A-")
    assert (hand.stacks, hand.why) == ([97, 100, 103, 100], {3, 20})


@pytest.mark.parametrize(
    ("how", "drawn"),
    [
        (First.LOT, "Kc 2c Kd"),
        (First.HIGH_CARD, "2c 3c Kd"),
        (First.LOW_CARD, "3c Kc 2s"),
        (First.ACE, "Kc 2c Ad"),
    ],
)
def test_first_deal_is_drawn_for(how: First, drawn: str) -> None:
    """COMM-13."""
    hand = driver.hand(game, Rules(first_dealer=how), [9] * 3, Carry()).on(drawn)
    assert hand.carry == Carry(C)
    assert book("tomato").play_by("spanish").first_dealer == First.LOW_CARD


# -- guesses


def guesses(hand: driver.Hand, seat: int, check: Callable[[Any], None], tries: int = 200) -> int:
    rng, made = Random(1), 0
    for _ in range(tries):
        world = view(game, hand.rules, hand.state, seat)
        if guessed(game, hand.rules, world, seat, rng):
            made += 1
            check(world)
    return made


def test_guess_knows_where_the_turn_up_went_and_who_is_void() -> None:
    """TOMA-8, TOMA-12, COMM-11."""
    hand = play(deal(EX1), "A! *7d A B! C- D! BAd D3d A7d B5h")

    def check(world: Any) -> None:
        assert world.place.count(A) == world.place.count(D) == 2
        assert world.place.count(MISS) == 1
        assert world.place.count(LAID + C) == 3

    assert guesses(hand, D, check) > 150


def test_guess_gives_nobody_a_suit_it_could_not_follow() -> None:
    """TOMA-12, COMM-11: an order of the pack that would is refused."""
    hand = play(deal(EX1), "A! *7d A B! C- D! BAd D3d A7d B5h DQs")
    assert [hand.state.ceiling[D][cards.named(name) % 4] for name in ("5h", "7d")] == [0, 0]

    def check(world: Any) -> None:
        assert world.place[cards.named("Kh")] != D

    assert 50 < guesses(hand, B, check) < 200


def test_guess_of_an_unseen_hand_can_be_played_on() -> None:
    """TOMA-5: cards that nobody has seen lie in some order."""
    hand = deal(EX1)

    def check(world: Any) -> None:
        for seat in range(4):
            assert sorted(world.backs[seat]) == [card for card in range(52) if world.place[card] == seat]

    assert guesses(hand, A, check) == 200


# -- exact figures


def test_number_of_deals() -> None:
    """TOMA-4: hands for three, and the card that would be turned."""
    hands = factorial(40) // (factorial(3) ** 3 * factorial(31))
    assert 31 * hands == 14_240_696_870_400


@pytest.mark.slow
def test_figures_are_the_published_ones() -> None:
    """TOMA-8, TOMA-9: and the closed forms."""
    found = figures("tomato", Rules())
    assert [found[f"bidder.trumps.{n}"] for n in (1, 2, 3)] == [F(145, 247), F(90, 247), F(12, 247)]
    assert found["bidder.ace"] == F(19, 130) == F(1, 10) + F(9, 10) * F(2, 39)
    percent = [round(100 * float(found[f"responder.trumps.{n}"]), 2) for n in range(4)]
    assert percent == [44.42, 42.84, 11.82, 0.92]
    for n in range(4):
        assert found[f"responder.trumps.{n}"] == F(comb(9, n) * comb(30, 3 - n), comb(39, 3))
    for n in (1, 2, 3):
        assert found[f"bidder.trumps.{n}"] == F(comb(9, n - 1) * comb(30, 3 - n), comb(39, 2))


@pytest.mark.slow
def test_simulated_deals_agree_with_the_figures() -> None:
    """TOMA-8: within four standard errors."""
    rng, deals = Random(5), 4000
    counted = dict.fromkeys(figures("tomato", Rules()), 0)
    for _ in range(deals):
        stock = rng.sample(cards.in_order(game.shoe(Rules())), 10)
        hand = driver.hand(game, Rules(), [9] * 3, Carry(A)).through(" ".join(map(cards.name, stock[:9])))
        play(hand, f"A! *{cards.name(stock[9])} A")
        for seat, who in ((A, "bidder"), (B, "responder")):
            mine = [card for card in range(52) if hand.state.place[card] == seat]
            counted[f"{who}.trumps.{sum(card % 4 == hand.state.trump for card in mine)}"] += 1
            counted["bidder.ace"] += seat == A and hand.state.trump in mine
    for key, p in figures("tomato", Rules()).items():
        assert abs(counted[key] / deals - p) < 4 * float(p * (1 - p) / deals) ** 0.5, key


def test_nothing_is_staked_but_what_lies_in_the_middle() -> None:
    """TOMA-3, COMM-6: all that a seat owns is free, and in no phase is a number of chips named."""
    hand = deal(EX1)
    assert [game.free(hand.rules, hand.state, seat) for seat in range(4)] == hand.stacks
    assert not game.BETS
    assert game.limits(hand.rules, hand.state) == (0, 0, NONE)
