"""Femkort rule by rule: hands as they were dealt, and the cards as they fell.

Hands are told at a table that plays to the right, so that B sits next to A.
"""

from fractions import Fraction as F
from math import comb, factorial
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.games.femkort import rules as femkort
from lansquenet.games.femkort.odds import higher, takes_its_trick
from lansquenet.games.femkort.rules import (
    AGREE,
    CALL,
    REFUSE,
    AntePolicy,
    BetterCards,
    Carry,
    Deadline,
    Eligibility,
    Packets,
    Payoff,
    Phase,
    Rules,
)
from lansquenet.odds import figures
from lansquenet.odds.tree import Tree
from lansquenet.rules import cards
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, POOL, SOMEBODY, SOMETHING, Direction, Payment
from lansquenet.rules.tricks import LAID, PLAYED
from lansquenet.rules.who_begins import First

A, B, C, D = range(4)
game: Any = femkort
SILENT, CALLS = 0, 1
HANDS = ["Qs 7h Ah 3d 8c", "As 9s 4h Kd 2c", "Ks 5s Jh 6d Tc"]
FIRST = "B9s CKs AQs"
REST = "C6d A3d BKd B4h CJh AAh A8c B2c CTc C5s A7h BAs"
OWN = {"better_cards": BetterCards.OWN_TURN}
ANY = {"better_cards": BetterCards.ANY_TIME}
MATCH = {"payoff": Payoff.FIRST_TO_N, "n_deals": 2}


def dealt(hands: list[str], dealer: int = A, packets: tuple[int, int] = (2, 3)) -> str:
    """The cards in the order in which these hands are dealt."""
    order = [(dealer + n) % len(hands) for n in range(1, len(hands) + 1)]
    packs = [hand.split() for hand in hands]
    first, second = packets
    return " ".join(
        card
        for part in (slice(0, first), slice(first, first + second))
        for n in order
        for card in packs[n][part]
    )


def deal(
    hands: list[str] | None = None, carry: Carry | None = None, stacks: Any = None, **options: Any
) -> driver.Hand:
    """These hands lie dealt, by A if nothing else is said."""
    hands, carry = hands or HANDS, carry or Carry(A)
    rules = Rules(**{"direction": Direction.ANTICLOCKWISE, **options})
    packets = (2, 3) if rules.packets == Packets.TWO_THREE else (3, 2)
    told = driver.hand(game, rules, stacks or [100] * len(hands), carry)
    return told.through(dealt(hands, carry.dealer, packets))


def play(hand: driver.Hand, told: str) -> driver.Hand:
    """Cards as they fall, `B9s`, and other answers: `B!` calls or agrees, `B-` refuses or is silent."""
    for word in told.split():
        seat, said = ord(word[0]) - ord("A"), word[1:]
        assert hand.actor == seat, (word, hand.state)
        yes = CALL if hand.state.phase == Phase.PLAY else AGREE
        action = {"!": yes, "-": REFUSE}.get(said)
        action = cards.named(said) if action is None else action
        assert action in hand.legal, (word, hand.legal)
        game.apply(hand.rules, hand.state, action)
    return hand


def names(hand: driver.Hand) -> set[str]:
    """What the actor may play or say."""
    return {"!" if action == CALL else cards.name(action) for action in hand.legal}


# -- worked examples


def test_last_trick_takes_the_pot() -> None:
    """FEMK-EX1, FEMK-9, FEMK-10: and the next seat deals."""
    hand = play(deal(), FIRST)
    assert hand.state.taken[:3] == [0, 0, 1]
    play(hand, REST)
    assert hand.over
    assert (hand.stacks, hand.why) == ([99, 102, 99], {3, 9})
    assert hand.carry == Carry(B, 0, 1)


def test_call_that_is_refused() -> None:
    """FEMK-EX2, FEMK-12: play goes on as if nothing had been said."""
    hand = play(deal(**OWN), "B! C! A-")
    assert names(hand) == {"As", "9s", "4h", "Kd", "2c"}
    assert play(hand, f"{FIRST} {REST}").stacks == [99, 102, 99]


def test_call_that_all_agree_to() -> None:
    """FEMK-EX3, FEMK-12: the pot and the antes stay, the dealer too, and no second ante is paid."""
    hand = play(deal(**OWN), "B9s C! A! B!")
    assert hand.over
    assert hand.stacks == [99, 99, 99]
    assert hand.carry == Carry(A, 3, 0, 0, 0b111, 1 << 10)
    again = deal(carry=hand.carry, stacks=hand.stacks, **OWN)
    assert (again.stacks, again.state.stacks[POOL], again.actor) == ([99, 99, 99], 3, B)
    assert "!" in names(again)
    assert "!" not in names(play(again, "B9s")), "C has used up the call of this deal"


# -- players and cards


def test_two_to_ten_play_to_the_left() -> None:
    """FEMK-1, COMM-1: five cards for ten are fifty; by agreement it goes to the right."""
    assert list(game.SEATS) == list(range(2, 11))
    assert book("femkort").options["direction"].values.keys() == {"clockwise", "anticlockwise"}
    state = begin(game, Rules(), [10, 10, 10], Carry(A))
    assert state.drawing == C
    assert begin(game, Rules(direction=Direction.ANTICLOCKWISE), [10, 10, 10], Carry(A)).drawing == B


def test_ace_is_high_and_there_are_no_trumps() -> None:
    """FEMK-2, COMM-2, COMM-7."""
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    hand = play(deal(), FIRST + " C6d A3d BKd B4h CJh AAh")
    assert (hand.state.leader, hand.state.trump) == (A, -1)


def test_everybody_antes_before_the_deal() -> None:
    """FEMK-3, COMM-6."""
    assert deal(ante=5).stacks == [95] * 3
    assert deal(ante=0).stacks == [100] * 3
    state = begin(game, Rules(), [10, 10], Carry(A))
    assert state.stacks[POOL] == 0
    game.apply(Rules(), state, 0)
    assert state.stacks[POOL] == 2


def test_five_cards_are_dealt_in_two_packets() -> None:
    """FEMK-4, COMM-9, COMM-3."""
    for packets, first in ((Packets.TWO_THREE, 2), (Packets.THREE_TWO, 3)):
        rules = Rules(packets=packets, direction=Direction.ANTICLOCKWISE)
        state = begin(game, rules, [10] * 3, Carry(A))
        served = []
        while state.actor == CHANCE:
            served.append(state.drawing)
            game.apply(rules, state, len(served))
        assert served == [B] * first + [C] * first + [A] * first + [B] * (5 - first) + [C] * (5 - first) + [
            A
        ] * (5 - first)
        assert state.held[:3] == [5, 5, 5]


# -- the play


def test_eldest_leads_anything() -> None:
    """FEMK-5."""
    hand = deal()
    assert (hand.actor, names(hand)) == (B, {"As", "9s", "4h", "Kd", "2c"})


def test_followers_follow_and_beat_if_they_can() -> None:
    """FEMK-6, COMM-8: else any card of the suit, and without one any card."""
    hand = play(deal(), "B9s")
    assert names(hand) == {"Ks"}
    assert names(play(hand, "CKs")) == {"Qs"}
    assert names(play(hand, "AQs C6d A3d BKd B4h CJh")) == {"Ah"}
    assert names(play(hand, "AAh A8c B2c CTc C5s")) == {"7h"}
    assert names(play(deal(), "BKd")) == {"6d"}
    void = deal(["Qs 7h Ah 3d 8c", "As 9s 4h Kd 2c", "Ks 5s Jh 6h Tc"])
    assert len(names(play(void, "BKd"))) == 5


def test_winner_of_a_trick_leads_to_the_next() -> None:
    """FEMK-7."""
    hand = play(deal(), FIRST)
    assert (hand.actor, hand.state.led) == (C, -1)


def test_all_that_was_played_stays_in_sight() -> None:
    """FEMK-8, COMM-16: and no more than that."""
    hand = play(deal(), FIRST + " C6d")
    seen = view(game, hand.rules, hand.state, B)
    shown = {cards.name(card): seen.place[card] for card in range(52) if seen.place[card] >= PLAYED}
    assert shown == {"9s": PLAYED + B, "Ks": PLAYED + C, "Qs": PLAYED + A, "6d": PLAYED + 16 + C}
    assert {cards.name(card) for card in range(52) if seen.place[card] >= 0} == {
        *shown,
        "As",
        "4h",
        "Kd",
        "2c",
    }


def test_only_who_has_a_trick_may_play_to_the_last() -> None:
    """FEMK-13: the others lay their last card aside, unseen."""
    only = {"last_trick_eligibility": Eligibility.PRIOR_WINNERS}
    hands = ["2s 3s 4s 5s 6s", "As Ks Qs Js 2h", "2d 3d 4d 5d Ah"]
    told = "BAs C2d A2s BKs C3d A3s BQs C4d A4s BJs C5d A5s"
    everybody = play(deal(hands), told)
    assert play(everybody, "B2h CAh A6s").stacks == [99, 99, 102]
    alone = play(deal(hands, **only), told)
    assert (alone.actor, alone.state.active[:3], alone.state.laid[:3]) == (B, [0, 1, 0], [1, 0, 1])
    assert alone.state.place[cards.named("Ah")] == LAID + C
    assert view(game, alone.rules, alone.state, A).place[cards.named("Ah")] < 0
    assert play(alone, "B2h").stacks == [99, 102, 99]


def test_nobody_calls_when_left_alone() -> None:
    """FEMK-12."""
    options = {"last_trick_eligibility": Eligibility.PRIOR_WINNERS, **OWN}
    hands = ["2s 3s 4s 5s 6s", "As Ks Qs Js 2h", "2d 3d 4d 5d Ah"]
    hand = play(deal(hands, **options), "BAs C2d A2s BKs C3d A3s BQs C4d A4s BJs C5d A5s")
    assert names(hand) == {"2h"}


# -- the pot


def test_wins_are_counted_until_somebody_has_enough() -> None:
    """FEMK-11: the pot grows with each ante."""
    one = play(deal(**MATCH), f"{FIRST} {REST}")
    assert (one.stacks, one.carry) == ([99] * 3, Carry(B, 3, 1, 1 << 5))
    two = deal(carry=one.carry._replace(dealer=A), stacks=one.stacks, **MATCH)
    assert two.state.wins[:3] == [0, 1, 0]
    play(two, f"{FIRST} {REST}")
    assert (two.stacks, two.why, two.carry) == ([98, 104, 98], {3, 11}, Carry(B, 0, 2))


def test_ante_may_be_paid_once_for_a_pot() -> None:
    """FEMK-3, COMM-12: whoever has paid plays the match out, chips or none."""
    once = {"ante_policy": AntePolicy.ONCE_PER_MATCH, "allow_debt": False, **MATCH}
    one = play(deal(stacks=[1, 100, 1], **once), f"{FIRST} {REST}")
    assert (one.stacks, one.carry) == ([0, 99, 0], Carry(B, 3, 1, 1 << 5, 0b111))
    two = deal(carry=one.carry._replace(dealer=A), stacks=one.stacks, **once)
    assert play(two, f"{FIRST} {REST}").stacks == [0, 102, 0]
    assert two.carry == Carry(B, 0, 2)
    each = play(deal(ante_policy=AntePolicy.ONCE_PER_MATCH), f"{FIRST} {REST}")
    assert each.carry.playing == 0


def test_without_debts_a_seat_pays_what_it_has_and_then_is_out() -> None:
    """COMM-12."""
    hand = deal(stacks=[2, 100, 100], ante=5, allow_debt=False)
    assert (hand.stacks, hand.state.stacks[POOL]) == ([0, 95, 95], 12)
    assert play(hand, f"{FIRST} {REST}").stacks == [0, 107, 95]
    state = begin(game, hand.rules, hand.stacks, hand.carry)
    assert state.active[:3] == [0, 1, 1]
    assert deal(stacks=[2, 100, 100], ante=5).stacks == [-3, 95, 95]


def test_dealer_who_is_out_is_passed_over() -> None:
    """COMM-12, FEMK-10: who has paid for the pot is dealt in, or for a new one who has chips."""
    strict = Rules(allow_debt=False, direction=Direction.ANTICLOCKWISE)
    assert begin(game, strict, [9, 9, 9], Carry(B, 3, playing=0b101)).dealer == C
    fresh = begin(game, strict, [0, 9, 9], Carry(A, 0))
    assert (fresh.dealer, fresh.active[:3]) == (B, [0, 1, 1])
    two = driver.hand(game, strict, [0, 9, 9], Carry(A)).through(" ".join(f"{HANDS[1]} {HANDS[2]}".split()))
    assert (two.stacks, two.state.stacks[POOL]) == ([0, 8, 8], 2)
    fresh.stacks[:3] = [0, 9, 0]
    fresh.playing = 0
    assert femkort.next_dealer(strict, fresh) == B
    fresh.stacks[B] = 0
    assert femkort.next_dealer(strict, fresh) == B
    fresh.playing = 0b101
    assert femkort.next_dealer(strict, fresh) == C


def test_pot_that_is_left_is_shared_out() -> None:
    """FEMK-14, COMM-14: among those who have paid for it; odd chips from eldest on."""
    rules = Rules(direction=Direction.ANTICLOCKWISE, allow_debt=False)
    parted = game.divide(rules, Carry(B, 5, 1), [9, 9, 9])
    assert parted == [Payment(POOL, C, 2, 14), Payment(POOL, A, 2, 14), Payment(POOL, B, 1, 14)]
    assert [row.payee for row in game.divide(rules, Carry(B, 5, 1), [9, 0, 9])] == [C, A]
    assert [row.payee for row in game.divide(rules, Carry(B, 5, 1, 0, 0b011), [9, 0, 9])] == [A, B]
    house = rules._replace(residual_pot=ResidualPot.HOUSE)
    assert [row.chips for row in game.divide(house, Carry(B, 5, 1), [9] * 3)] == [5]
    assert game.divide(rules._replace(residual_pot=ResidualPot.CARRY), Carry(B, 5, 1), [9] * 3) == []
    assert game.divide(rules, Carry(B), [9] * 3) == []
    assert game.standing_pool(Carry(B, 5)) == 5


def test_session_ends_after_the_agreed_deals() -> None:
    """COMM-14, COMM-17: a deal that is annulled is not counted."""
    assert not game.done(Rules(), Carry(A, 0, 99), 4)
    assert game.done(Rules(deals=4), Carry(A, 0, 4), 4)
    assert play(deal(**OWN), "B! C! A!").carry.deals == 0


@pytest.mark.parametrize(
    ("how", "drawn"),
    [
        (First.LOT, "Kc Kd 2c"),
        (First.HIGH_CARD, "2c Kd 3c"),
        (First.LOW_CARD, "Kc 3c 2s Ah Kh"),
        (First.ACE, "Kc Ad"),
    ],
)
def test_first_deal_is_drawn_for(how: First, drawn: str) -> None:
    """COMM-13."""
    rules = Rules(first_dealer=how, direction=Direction.ANTICLOCKWISE)
    told = drawn.split()[:3]
    assert driver.hand(game, rules, [9] * 3, Carry()).on(" ".join(told)).carry.dealer in (B, C)


# -- better cards


def test_nobody_calls_where_it_is_not_agreed() -> None:
    """FEMK-12, COMM-10: calls are regulated speech."""
    assert "!" not in names(deal())


def test_call_belongs_to_who_is_to_play() -> None:
    """FEMK-12: once in a deal, unless more is agreed; before a card there is one call at most."""
    hand = play(deal(**OWN), "B! C-")
    assert hand.state.calls[:3] == [0, 1, 0]
    assert "!" in names(play(hand, "B9s"))
    assert "!" not in names(play(hand, "CKs A! B! C- AQs C6d A3d"))
    twice = play(deal(**OWN, better_cards_limit=2), "B! C-")
    assert "!" not in names(twice)
    assert "!" in names(play(twice, f"{FIRST} C6d A3d"))


def test_no_call_once_the_last_trick_has_been_led_to() -> None:
    """FEMK-12: or the first, as agreed."""
    hand = play(deal(**OWN), " ".join([FIRST, *REST.split()[:9]]))
    assert names(hand) == {"5s", "!"}
    assert "!" not in names(play(hand, "C5s"))
    early = deal(**OWN, better_cards_deadline=Deadline.BEFORE_TRICK_1)
    assert "!" in names(early)
    assert "!" not in names(play(early, "B9s"))


def test_eldest_alone_may_call_before_the_first_lead() -> None:
    """FEMK-12."""
    hand = deal(better_cards=BetterCards.ELDEST_ONLY)
    assert "!" in names(hand)
    assert "!" not in names(play(hand, "B9s"))
    assert "!" not in names(play(hand, "CKs AQs"))


def test_anybody_may_call_before_any_card_and_silence_leaves_no_trace() -> None:
    """FEMK-12, COMM-5, COMM-4: all are asked, from the seat that is due; who is asked, it alone knows."""
    hand = deal(**ANY)
    assert (hand.state.phase, hand.actor, hand.legal) == (Phase.POLL, B, [SILENT, CALLS])
    assert [game.learns(hand.rules, hand.state, SILENT, seat) for seat in (A, C)] == [0, 0]
    before = view(game, hand.rules, hand.state, A)
    assert before.actor == SOMEBODY
    play(hand, "B-")
    assert hand.actor == C
    assert view(game, hand.rules, hand.state, A) == before
    play(hand, "C!")
    assert (hand.state.phase, hand.state.caller, hand.actor) == (Phase.ANSWER, C, A)
    play(hand, "A! B-")
    assert (hand.state.phase, hand.actor) == (Phase.PLAY, B)
    play(hand, "B9s")
    assert (hand.state.phase, hand.actor) == (Phase.POLL, A), "C has called"


def test_cards_that_are_played_and_calls_are_open_to_all() -> None:
    """FEMK-12, COMM-16"""
    hand = play(deal(**OWN), "B!")
    assert [game.learns(hand.rules, hand.state, AGREE, seat) for seat in (A, B, C)] == [ALL] * 3
    only = deal(better_cards=BetterCards.ANY_TIME)
    only.state.calls[B] = only.rules.better_cards_limit
    assert femkort.next_polled(only.rules, only.state, C) == C
    only.state.calls[C] = only.rules.better_cards_limit
    assert femkort.next_polled(only.rules, only.state, C) == A


def test_others_do_not_see_that_the_first_seat_is_asked() -> None:
    """COMM-5: as they do not see it of any other."""
    hand = play(deal(**ANY), "B- C-")
    assert (hand.actor, hand.state.phase) == (A, Phase.POLL)
    assert [view(game, hand.rules, hand.state, seat).actor for seat in (A, B, C)] == [A, SOMEBODY, SOMEBODY]


def test_poll_ends_when_all_have_been_silent_and_begins_anew_after_a_card() -> None:
    """FEMK-12, COMM-15: silence is the cautious answer."""
    hand = play(deal(**ANY), "B- C- A- B9s C- A- B- CKs A- B! C! A!")
    assert hand.over
    assert hand.carry == Carry(A, 3, 0, 0, 0b111, 1 << 5)
    assert game.stands_over(hand.rules, hand.state)


# -- guesses


def test_guess_gives_nobody_what_play_has_shown_not_to_be_there() -> None:
    """FEMK-6, COMM-11: A played a diamond lower than the six, and so has none above it."""
    hand = play(deal(), f"{FIRST} C6d A3d BKd")
    rng, made = Random(1), 0
    for _ in range(300):
        seen = view(game, hand.rules, hand.state, B)
        if guessed(game, hand.rules, seen, B, rng):
            made += 1
            assert sum(place == A for place in seen.place) == 3
            assert seen.place[cards.named("As")] == B
            for name in ("Ad", "Qd", "9d", "7d"):
                assert seen.place[cards.named(name)] != A, name
    assert made > 50


def test_guess_lays_nothing_aside_that_could_not_have_been_held() -> None:
    """FEMK-6, FEMK-13, COMM-11: C could not follow to any spade, and so laid none aside."""
    told = "BAs C2d A2s BKs C3d A3s BQs C4d A4s BJs C5d A5s"
    hands = ["2s 3s 4s 5s 6s", "As Ks Qs Js 2h", "2d 3d 4d 5d Ah"]
    alone = play(deal(hands, last_trick_eligibility=Eligibility.PRIOR_WINNERS), told)
    rng, made = Random(2), 0
    for _ in range(200):
        seen = view(game, alone.rules, alone.state, A)
        if guessed(game, alone.rules, seen, A, rng):
            made += 1
            laid = next(card for card in range(52) if seen.place[card] == LAID + C)
            assert laid % 4 != cards.named("2s") % 4
    assert 20 < made < 200


# -- exact figures


def test_number_of_deals() -> None:
    """FEMK-4: as many as there are ways to give five cards to each."""

    def deals(seats: int) -> int:
        return factorial(52) // (factorial(5) ** seats * factorial(52 - 5 * seats))

    assert deals(2) == 3_986_646_103_440
    assert f"{deals(4):.3e}" == "1.478e+24"
    assert f"{deals(10):.3e}" == "6.513e+46"


@pytest.mark.slow
def test_figures_have_their_closed_forms() -> None:
    """FEMK-6."""
    found = figures("femkort", Rules())
    assert found["hand.one_suit"] == F(4 * comb(13, 5), comb(52, 5))
    assert found["hand.four_suits"] == F(4 * comb(13, 2) * 13**3, comb(52, 5))
    assert found["hand.no_ace"] == F(comb(48, 5), comb(52, 5))
    assert found["follow.free"] == F(comb(39, 5), comb(51, 5))
    assert found["follow.beats"] == 1 - sum((F(comb(51 - n, 5), comb(51, 5)) for n in range(13)), F(0)) / 13
    assert [higher(card) for card in (0, 4, 48)] == [0, 12, 1]


@pytest.mark.slow
def test_lead_takes_its_trick_less_often_the_more_there_are() -> None:
    """FEMK-6, FEMK-7."""
    found = [takes_its_trick(Tree(game, Rules(), seats)) for seats in game.SEATS]
    assert found == sorted(found, reverse=True)
    assert found[0] == 1 - figures("femkort", Rules())["follow.beats"]
    assert found[2] == figures("femkort", Rules())["lead.takes"]


@pytest.mark.slow
def test_simulated_deals_agree_with_the_figures() -> None:
    """FEMK-6: within four standard errors."""
    rng, deals = Random(7), 4000
    seen = dict.fromkeys(("follow.free", "follow.beats", "lead.takes", "hand.no_ace"), 0)
    for _ in range(deals):
        told = driver.hand(game, Rules(direction=Direction.ANTICLOCKWISE), [9] * 4, Carry(A))
        told.through(" ".join(cards.name(card) for card in rng.sample(range(52), 20)))
        seen["hand.no_ace"] += min(told.legal) > 3
        lead = rng.choice(told.legal)
        game.apply(told.rules, told.state, lead)
        seen["follow.free"] += told.legal[0] % 4 != lead % 4 or told.legal[-1] % 4 != lead % 4
        while told.state.trick == 0:
            if told.actor == C:
                seen["follow.beats"] += (
                    game.strength(game.HIGH_ACE, told.legal[0]) > game.strength(game.HIGH_ACE, lead)
                    and told.legal[0] % 4 == lead % 4
                )
            game.apply(told.rules, told.state, rng.choice(told.legal))
        seen["lead.takes"] += told.state.leader == B
    exact = figures("femkort", Rules())
    for key, count in seen.items():
        p = float(exact[key])
        assert abs(count / deals - p) < 4 * (p * (1 - p) / deals) ** 0.5, key


def test_cards_are_dealt_face_down() -> None:
    """COMM-16, COMM-9: whoever is dealt a card sees it, and the others that it is dealt."""
    state = begin(game, Rules(), [10] * 3, Carry(A))
    assert state.phase == Phase.DEAL
    told = [game.learns(Rules(), state, 5, seat) for seat in range(3)]
    assert told == [ALL if seat == state.drawing else SOMETHING for seat in range(3)]
