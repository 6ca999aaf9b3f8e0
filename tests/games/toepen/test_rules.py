"""Toepen, rule by rule: TOEP-1 to TOEP-17."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.games.toepen import rules as toepen
from lansquenet.games.toepen.rules import (
    KNOCK,
    ORDER,
    Carry,
    ChallengeMode,
    Exchange,
    FoldMode,
    KnockMode,
    Laydown,
    PenaltyEnd,
    Phase,
    PovertyRound,
    Rules,
    Tie,
    Warnings,
    breach,
    divide,
    done,
    is_poor,
    legal,
    receiver,
    signals_of,
    standing_pool,
)
from lansquenet.games.toepen.unseen import asked_before, is_sealed, learns
from lansquenet.odds import figures
from lansquenet.rules import cards, state as states, tricks
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, HOUSE, NOTHING, OVER, POOL, SOMEBODY, SOMETHING, Direction
from lansquenet.rules.tricks import LAID, PLAYED, SHOWN, STOCK, UNKNOWN

game: Any = toepen
H = ("As Th 7d 8c", "Ts 8h Ad Jc", "9s 7h Kd Qc")  # the hands of several examples
H_PLAYED = "1:Jc 2:Qc 0:8c 0:7d 1:Ad 2:Kd 0:As 1:Ts 2:9s 1:8h 2:7h 0:Th"  # 0 wins the last trick
LONG = ("Ts 9s 8s 7s", "Th 9h 8h 7h", "Td 9d 8d 7d")  # nobody can follow anybody
WORDS = {
    Phase.EXCHANGE: ("keep", "lay"),
    Phase.CHALLENGE: ("accept", "challenge"),
    Phase.WARN: ("silent", "whistle", "rise"),
    Phase.PELT: ("fold", "stay"),
    Phase.WINDOW: ("silent", "knock"),
    Phase.RESPOND: ("fold", "stay"),
}
FOLDING = (Phase.PELT, Phase.RESPOND)


@dataclass
class Told:
    """A deal as far as it has been told, and its tape."""

    rules: Any
    state: Any
    tape: list[int] = field(default_factory=list)

    def do(self, action: int) -> None:
        assert self.state.actor == CHANCE or action in legal(self.rules, self.state), (action, self.state)
        self.tape.append(action)
        game.apply(self.rules, self.state, action)

    def on(self, script: str) -> "Told":
        """Words and cards of seats, as `1:Jc 0:knock 1:stay +Ts`; of what is not told all are silent."""
        for word in script.split():
            if word.startswith("+"):
                assert self.state.actor == CHANCE, word
                self.do(cards.named(word[1:]))
            else:
                seat, said = word.split(":")
                while (self.state.actor, self.sayable(said)) != (int(seat), True):
                    assert self.state.actor >= 0, (word, self.state)
                    assert self.state.phase not in (*FOLDING, Phase.PLAY), (word, self.state)
                    self.do(legal(self.rules, self.state)[0])
                self.do(self.action(said))
        return self

    def quietly(self) -> "Told":
        """Let all be silent until a card or an answer to a knock is due."""
        while (
            self.state.phase in (Phase.EXCHANGE, Phase.CHALLENGE, Phase.WARN, Phase.WINDOW)
            and self.actor >= 0
        ):
            self.do(legal(self.rules, self.state)[0])
        return self

    def sayable(self, said: str) -> bool:
        if self.state.phase == Phase.PLAY:
            return said == "knock" or len(said) == 2
        return said in WORDS.get(self.state.phase, ())

    def action(self, said: str) -> int:
        if self.state.phase == Phase.PLAY:
            return KNOCK if said == "knock" else cards.named(said)
        return WORDS[self.state.phase].index(said)

    def view(self, seat: int) -> Any:
        return view(game, self.rules, self.state, seat)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def legal(self) -> list[int]:
        return legal(self.rules, self.state)

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores[: self.state.seats])

    @property
    def carry(self) -> Any:
        assert self.state.actor == OVER
        return game.leave(self.rules, self.state)


def dealt(
    *hands: str,
    scores: tuple[int, ...] = (),
    dealer: int = 0,
    carry: Carry | None = None,
    chips: int = 100,
    **options: Any,
) -> Told:
    """These hands, of seats 0, 1 ..., in the order of play."""
    rules = Rules(**{"direction": Direction.ANTICLOCKWISE, **options})
    given = carry or Carry(dealer, scores=list(scores))
    told = Told(rules, begin(game, rules, [chips] * len(hands), given, ledger=True))
    held = [[cards.named(name) for name in hand.split()] for hand in hands]
    for packet in (0, 2):
        for n in range(1, len(hands) + 1):
            for card in held[(given.dealer + n) % len(hands)][packet : packet + 2]:
                told.do(card)
    return told


def in_play(*hands: str, **options: Any) -> Told:
    """Hands that are played as they were dealt."""
    return dealt(*hands, exchange=Exchange.OFF, **options)


def actions(said: str) -> list[int]:
    return sorted(cards.named(name) for name in said.split())


# -- worked examples


def test_knock_out_of_turn_and_a_second_by_another() -> None:
    """TOEP-EX1, TOEP-8, TOEP-9, TOEP-13"""
    told = dealt(*H).on("1:Jc 0:knock")
    assert told.state.value == 2
    told.on("1:stay 2:fold 0:8c 0:7d 1:knock")
    assert (told.state.value, told.state.charge[2]) == (3, 1)
    told.on("0:stay 1:Ad 0:As 1:Ts 1:8h 0:Th")
    assert (told.scores, told.actor) == ([0, 3, 1], OVER)
    assert told.state.taken[:3] == [3, 1, 0]
    assert told.carry == Carry(0, 0, 1, 0, 1, 0, [0, 3, 1])


def test_hands_that_are_laid_and_challenged() -> None:
    """TOEP-EX2, TOEP-5"""
    told = dealt("7s Ah Kd Jc", "As Kh Qd Jd", "8s Qh Qc Kc").on("1:lay 2:challenge")
    assert told.scores == [0, 0, 1]
    told.on("+Ts +Th +Td +Tc 1:keep 2:lay 0:accept 1:accept +9s +9h +9d +9c 2:keep 0:lay 1:challenge")
    assert told.scores == [1, 0, 1]
    told.on("+8h +8d +8c +7h 0:keep 1:Ts 2:9s 0:8d 1:Th 2:9h 0:7h 1:Td 2:9d 0:8c 1:Tc 2:9c 0:8h")
    assert told.scores == [2, 0, 2]
    assert told.carry.dealer == 1


def test_folder_who_takes_a_trick_and_pays_for_the_match() -> None:
    """TOEP-EX3, TOEP-10, TOEP-11, TOEP-14"""
    told = dealt("9s Jh Jd Jc", "7s Th 8d 8c", "8s 9h Kd Kc", scores=(9, 8, 3), dealer=2)
    told.on("0:silent 1:silent 2:silent")
    assert told.actor == 1, "0 is never offered a knock"
    told.on("0:9s 1:knock 2:stay 0:fold 1:7s 2:8s")
    assert told.state.taken[0] == 1
    assert told.quietly().actor == 1
    told.on("1:Th 2:9h 1:8d 2:Kd 1:8c 2:Kc")
    assert told.scores == [10, 8, 5]
    assert told.carry == Carry(1, 0, 1, 1, 0, 0b001, [0, 0, 0])


@pytest.mark.parametrize(
    ("scores", "knocker", "after", "payers"),
    [((8, 9, 2), 2, [8, 11, 4], 0b010), ((2, 9, 8), 0, [2, 11, 10], 0b010)],
)
def test_seat_with_most_penalties_pays(scores: Any, knocker: int, after: Any, payers: int) -> None:
    """TOEP-EX4, TOEP-EX5, TOEP-14"""
    others = " ".join(f"{(knocker + n) % 3}:stay" for n in (1, 2))
    told = dealt(*H, scores=scores).on(f"{knocker}:knock {others} {H_PLAYED}")
    assert told.scores == after
    assert told.carry[3:] == (1, 0, payers, [0, 0, 0])


def test_all_fold_to_a_knock() -> None:
    """TOEP-EX6, TOEP-12"""
    told = dealt(*LONG, "Tc 9c 8c 7c", scores=(0, 5, 8, 1)).on("2:knock 3:fold 0:fold 1:fold")
    assert (told.scores, told.carry.dealer) == ([1, 6, 8, 2], 2)


def test_breaches_of_the_duty_to_warn() -> None:
    """TOEP-EX7, TOEP-6: silence on tens, and a whistle without."""
    told = in_play("Ts Th Td 7c", "9s 9h 9d 8c", "8s 8h 8d 9c", dealer=2, warnings=Warnings.PENALISED)
    told.on("0:silent 1:whistle 0:7c 1:8c 2:9c 2:8s 0:Ts 1:9s 0:Th 1:9h 2:8h")
    assert told.scores == [0, 0, 0], "nothing is charged before the end"
    assert told.on("0:Td 1:9d 2:8d").scores == [1, 2, 1]


def test_folded_card_no_longer_competes_in_the_last_trick() -> None:
    """TOEP-EX9, TOEP-12"""
    told = dealt("Js Qs Ks 9h", "Jh Qh Kh 8h", "Jd Qd Kd 7c", dealer=2)
    told.on(
        "0:Js 1:Jh 2:Jd 0:Qs 1:Qh 2:Qd 0:Ks 1:Kh 2:Kd 0:9h 1:knock 2:stay 0:fold 1:8h 2:knock 1:stay 2:7c"
    )
    assert (told.scores, told.carry.dealer) == ([1, 0, 3], 1)


# -- players, cards, deal


def test_two_to_eight_sit_down_and_play_goes_clockwise_unless_agreed_otherwise() -> None:
    """TOEP-1, COMM-1: seats are numbered the other way about."""
    assert (game.SEATS[0], game.SEATS[-1]) == (2, 8)
    state = begin(game, Rules(), [1] * 3, Carry(0))
    assert [receiver(state)] == [2]
    other = begin(game, Rules(direction=Direction.ANTICLOCKWISE), [1] * 3, Carry(0))
    assert [receiver(other)] == [1]


def test_tens_are_high_and_jacks_low() -> None:
    """TOEP-2, COMM-2"""
    assert cards.counts(game.shoe(Rules())) == [4, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4]
    order = sorted(cards.ranks(32), key=lambda r: ORDER[r], reverse=True)
    assert "".join(cards.RANK_NAMES[r] for r in order) == "T987AKQJ"


def test_match_begins_at_nothing_and_ends_at_the_target() -> None:
    """TOEP-3"""
    assert game.leave(Rules(), begin(game, Rules(), [1, 1], Carry(0))).scores == [0, 0]
    script = "1:Th 2:Td 0:Ts 1:9h 2:9d 0:9s 1:8h 2:8d 0:8s 1:7h 2:7d 0:7s"
    assert in_play(*LONG, scores=(2, 2, 1), target=3).on(script).carry[3:] == (1, 0, 0b001, [0, 0, 0])
    assert in_play(*LONG, scores=(2, 2, 1), target=4).on(script).carry[3:] == (0, 1, 0, [3, 2, 2])


def test_four_cards_in_twos_from_eldest() -> None:
    """TOEP-4, COMM-9"""
    state = begin(game, Rules(direction=Direction.ANTICLOCKWISE), [1] * 3, Carry(1))
    got = []
    for card in cards.in_order(game.shoe(Rules()))[:12]:
        got.append(receiver(state))
        game.apply(Rules(direction=Direction.ANTICLOCKWISE), state, card)
    assert got == [2, 2, 0, 0, 1, 1, 2, 2, 0, 0, 1, 1]
    assert (state.value, state.held[:3]) == (1, [4, 4, 4])


def test_first_dealer_is_drawn_and_the_draw_is_no_deal() -> None:
    """COMM-13"""
    state = begin(game, Rules(), [5] * 3, Carry())
    for name in ("Kc", "Qs", "Kd"):
        game.apply(Rules(), state, cards.named(name))
    assert game.leave(Rules(), state) == Carry(state.heir, scores=[0, 0, 0])
    assert state.actor == OVER


def test_session_ends_after_the_agreed_deals() -> None:
    """COMM-14"""
    assert not done(Rules(), Carry(0, deals=99), 4)
    assert not done(Rules(deals=3), Carry(0, deals=2), 4)
    assert done(Rules(deals=3), Carry(0, deals=3), 4)


# -- the exchange


def test_any_hand_may_be_laid_again_and_again_while_the_stock_lasts() -> None:
    """TOEP-5"""
    told = dealt(*LONG[:2], "Td 9d 8d 7d", "Tc 9c 8c 7c", "Ks Kh Kd Kc", "Qs Qh Qd Qc", "As Ah Ad Ac")
    told.on("1:lay 2:accept 3:accept 4:accept 5:accept 6:accept 0:accept +Js +Jh +Jd +Jc")
    assert told.state.phase == Phase.WARN
    assert (told.state.laid[1], told.state.renewed[1]) == (4, 1)
    twice = dealt(*LONG).on("1:lay 2:accept 0:accept +Js +Jh +Jd +Jc 1:lay 2:accept 0:accept +Ks +Kh +Kd +Kc")
    assert (twice.actor, twice.state.laid[1]) == (1, 8)


def test_eight_players_cannot_exchange() -> None:
    """TOEP-4, TOEP-5"""
    pack = cards.in_order(game.shoe(Rules()))
    hands = [" ".join(cards.name(card) for card in pack[n::8]) for n in range(8)]
    assert dealt(*hands).state.phase == Phase.WARN


def test_exchanges_may_be_limited() -> None:
    """TOEP-5"""
    told = dealt(*LONG, max_exchanges=1).on("1:lay 2:accept 0:accept +Js +Jh +Jd +Jc")
    assert (told.actor, told.state.phase) == (2, Phase.EXCHANGE)
    last = dealt(*LONG, max_exchanges=1).on("0:lay 1:accept 2:accept +Js +Jh +Jd +Jc")
    assert last.state.phase == Phase.WARN


def test_exchange_may_be_off() -> None:
    """TOEP-5"""
    assert in_play(*LONG).state.phase == Phase.WARN


def test_only_the_poor_may_lay_where_nobody_bluffs() -> None:
    """TOEP-5: and nobody challenges them."""
    hands = ("Ts 9s 8s 7s", "As Kh Qd Jc", "7h Ah Kd Qc")
    told = dealt(*hands, exchange=Exchange.POVERTY_ONLY)
    assert (told.actor, told.legal) == (1, [0, 1])
    told.on("1:lay +8h +8d +8c +9h 1:keep")
    assert (told.actor, told.legal) == (2, [0])
    assert told.on("2:keep").legal == [0]
    assert dealt(*hands, exchange=Exchange.POVERTY_ONLY, laydown_definition=Laydown.AKQJ_OR_ONE_SEVEN).on(
        "1:keep"
    ).legal == [0, 1]


@pytest.mark.parametrize(
    ("laid", "akqj", "seven"),
    [
        ("As Kh Qd Jc", True, True),
        ("7s Kh Qd Jc", False, True),
        ("7s 7h Qd Jc", False, False),
        ("8s Kh Qd Jc", False, False),
        ("Ts Ah Ad 7c", False, False),
    ],
)
def test_which_hands_are_poor(laid: str, akqj: bool, seven: bool) -> None:
    """TOEP-5: the challenger is penalised for doubting one of these."""
    for definition, poor in ((Laydown.AKQJ, akqj), (Laydown.AKQJ_OR_ONE_SEVEN, seven)):
        told = dealt("9s 9h 9d 9c", laid, "8h 8d 8c 7d", laydown_definition=definition)
        assert told.on("1:lay 2:accept 0:challenge").scores == ([1, 0, 0] if poor else [0, 1, 0])


def test_first_challenge_ends_the_poll_or_all_answer_under_seal() -> None:
    """TOEP-5, COMM-4"""
    assert dealt(*H).on("1:lay 2:challenge").state.phase == Phase.RENEW
    told = dealt(*H, challenge_mode=ChallengeMode.SEALED).on("1:lay 2:challenge")
    assert (told.actor, told.scores) == (0, [0, 0, 0])
    assert told.view(1).actor == SOMEBODY
    assert [told.view(seat).answers[2] for seat in range(3)] == [-1, -1, 1]
    assert told.view(0) == dealt(*H, challenge_mode=ChallengeMode.SEALED).on("1:lay 2:accept").view(0)
    poor = dealt(H[0], "As Kh Qd Jd", H[2], challenge_mode=ChallengeMode.SEALED)
    assert poor.on("1:lay 2:challenge 0:challenge").scores == [0, 0, 1], "the first in turn counts"
    assert [poor.view(1).answers[seat] for seat in (0, 2)] == [1, 1], "all answers are shown together"


def test_challenged_hand_is_shown_and_another_never() -> None:
    """TOEP-5, COMM-16"""
    hand = actions("8s Qh Qc Kc")
    shown = dealt(*LONG[1:], "8s Qh Qc Kc").on("1:keep 2:lay 0:challenge")
    assert all(shown.view(seat).place[card] == SHOWN for seat in range(3) for card in hand)
    kept = dealt(*LONG[1:], "8s Qh Qc Kc").on("1:keep 2:lay 0:accept 1:accept")
    assert all(kept.view(seat).place[card] == UNKNOWN for seat in range(2) for card in hand)
    assert all(kept.view(2).place[card] == LAID + 2 for card in hand)
    assert kept.view(0).laid[2] == 4


def test_keeping_leaves_no_trace() -> None:
    """TOEP-5, COMM-5"""
    told = dealt(*H)
    before = [told.view(seat) for seat in range(3)]
    assert [learns(told.rules, told.state, 0, seat) for seat in range(3)] == [NOTHING, ALL, NOTHING]
    told.on("1:keep")
    assert told.view(0) == before[0]
    assert told.view(1).actor == SOMEBODY
    assert told.view(2).actor == 2


# -- warnings


@pytest.mark.parametrize(
    ("hand", "signals"),
    [
        ("Ts Th Td Tc", [2]),
        ("Ts Th Td 7c", [1]),
        ("Js Jh Jd Jc", [0, 1, 2]),
        ("Js Jh Jd 7c", [0, 1]),
        ("Ts Th Jd Jc", [0]),
    ],
)
def test_tens_warn_and_jacks_may(hand: str, signals: list[int]) -> None:
    """TOEP-6"""
    rest = ("8s 8h 8d 8c", "9s 9h 9d 9c")
    told = in_play(rest[0], hand, rest[1])
    assert (told.actor, told.legal) == (1, signals)
    free = in_play(rest[0], hand, rest[1], warnings=Warnings.PENALISED)
    assert free.legal == [0, 1, 2]
    assert in_play(rest[0], hand, rest[1], warnings=Warnings.OFF).state.phase == Phase.WINDOW
    for signal in (0, 1, 2):
        told = in_play(rest[0], hand, rest[1], warnings=Warnings.PENALISED)
        told.do(signal)
        assert breach(told.rules, told.state, 1) == (signal not in signals)


def test_signal_is_public_and_silence_is_not() -> None:
    """TOEP-6, COMM-5"""
    told = in_play("8s 8h 8d 8c", "Js Jh Jd 7c", "9s 9h 9d 9c")
    before = told.view(0)
    assert learns(told.rules, told.state, 1, 0) == ALL
    assert learns(told.rules, told.state, 0, 0) == NOTHING
    assert told.on("1:whistle").view(0).signals[1] == 1
    quiet = in_play("8s 8h 8d 8c", "Js Jh Jd 7c", "9s 9h 9d 9c").on("1:silent")
    assert quiet.view(0) == before


def test_no_other_signal_can_be_given() -> None:
    """TOEP-16, COMM-10"""
    assert set(WORDS) | {Phase.DRAW, Phase.DEAL, Phase.RENEW, Phase.PLAY} == set(Phase)


# -- the tricks


def test_eldest_leads_and_who_can_follow_must_but_need_not_beat() -> None:
    """TOEP-7, COMM-7, COMM-8"""
    told = in_play(*H, dealer=2).quietly()
    assert (told.actor, told.legal) == (0, actions(H[0]))
    assert told.on("0:As").quietly().legal == actions("Ts")
    other = in_play("9s Kh 7d 8c", "Ts Js Ad Jc", "As 7h Kd Qd", dealer=2).on("0:9s").quietly()
    assert other.legal == actions("Ts Js")
    told.on("1:Ts 2:9s").quietly()
    assert (told.actor, told.state.taken[1]) == (1, 1)
    assert in_play(*LONG, dealer=2).on("0:Ts").quietly().legal == actions(LONG[1])


def test_folded_winner_of_a_trick_leaves_the_lead_to_the_next() -> None:
    """TOEP-11"""
    told = in_play(*LONG, dealer=2).on("0:Ts 2:knock 0:fold 1:stay 1:Th 2:Td").quietly()
    assert (told.state.taken[0], told.actor) == (1, 1)


def test_due_seat_that_folds_is_passed_over() -> None:
    """TOEP-11, TOEP-8"""
    told = in_play(*LONG, dealer=2).on("0:Ts 2:knock 0:stay 1:fold").quietly()
    assert told.actor == 2
    last = in_play(*LONG, dealer=2).on("0:Ts 1:Th 1:knock 2:fold 0:stay")
    assert (last.state.trick, last.state.phase) == (1, Phase.WINDOW), "the trick is gathered at once"


def test_trick_is_the_last_ones_when_folding_leaves_nobody_to_play_to_it() -> None:
    """TOEP-8, TOEP-12: no card of the suit led is left, and so the earliest of the others leads."""
    script = "0:Ts 1:Th 2:Td 0:9s 1:9h 2:9d 0:8s 1:8h 2:8d 0:7s 1:7h"
    told = in_play(*LONG, "Tc 9c 8c 7c", dealer=3).on(
        "0:Ts 1:Th 2:Td 3:Tc 0:9s 1:9h 2:9d 3:9c 0:8s 1:8h 2:8d 3:8c 0:7s 1:7h 2:7d "
        "1:knock 2:stay 3:fold 0:fold"
    )
    assert (told.scores, told.carry.dealer) == ([1, 0, 2, 1], 1)
    three = in_play(*LONG, dealer=2).on(f"{script} 1:knock 2:fold 0:stay")
    assert (three.scores, three.carry.dealer) == ([0, 2, 1], 0)


# -- knocking


def test_all_who_may_are_asked_before_every_card_from_the_seat_that_is_due() -> None:
    """TOEP-8: 4 n² times in a silent deal."""
    told = in_play(*LONG, warnings=Warnings.OFF)
    asked = []
    while told.actor != OVER:
        if told.state.phase == Phase.WINDOW:
            asked.append(told.actor)
        told.do(told.legal[0])
    assert len(asked) == 4 * 3 * 3
    assert asked[:6] == [1, 2, 0, 2, 0, 1]


def test_silence_leaves_no_trace() -> None:
    """TOEP-8, COMM-5"""
    told = in_play(*LONG).on("1:silent 2:silent 0:silent")
    assert (told.state.phase, told.actor) == (Phase.WINDOW, 1)
    before = told.view(0)
    assert before.actor == SOMEBODY
    assert learns(told.rules, told.state, 0, 0) == NOTHING
    told.on("1:silent")
    assert (told.actor, told.view(0)) == (2, before)
    told.on("2:silent")
    assert learns(told.rules, told.state, 0, 1) == SOMETHING, "all see that the asking is over"


def test_window_opens_again_after_a_knock() -> None:
    """TOEP-8"""
    told = in_play(*LONG).on("2:knock 0:stay 1:stay")
    assert (told.state.phase, told.actor, told.state.value) == (Phase.WINDOW, 1, 2)
    told.on("0:knock 1:stay 2:stay")
    assert (told.state.phase, told.actor, told.state.value) == (Phase.WINDOW, 1, 3)


def test_knock_with_no_card_left_in_the_last_trick() -> None:
    """TOEP-8, TOEP-10"""
    told = in_play(*LONG).on("1:Th 2:Td 0:Ts 1:9h 2:9d 0:9s 1:8h 2:8d 0:8s 1:7h 1:knock 2:fold 0:stay 0:7s")
    assert (told.scores, told.carry.dealer) == ([2, 0, 1], 1)


def test_knocking_may_be_a_matter_of_ones_turn_or_off() -> None:
    """TOEP-8"""
    told = in_play(*LONG, knock_mode=KnockMode.OWN_TURN).quietly()
    assert (told.state.phase, told.actor, told.legal) == (Phase.PLAY, 1, [*actions(LONG[1]), KNOCK])
    told.on("1:knock 2:stay 0:stay")
    assert (told.state.phase, told.actor, told.legal) == (Phase.PLAY, 1, actions(LONG[1]))
    assert told.on("1:Th").legal == [*actions(LONG[2]), KNOCK]
    off = in_play(*LONG, knock_mode=KnockMode.OFF).quietly()
    assert (off.state.phase, off.legal) == (Phase.PLAY, actions(LONG[1]))


def test_folder_pays_what_the_deal_was_worth_before() -> None:
    """TOEP-9: whoever stayed for the first knock and folds to the second pays for the first."""
    told = in_play(*LONG).on("2:knock 0:stay 1:stay 0:knock 1:fold 2:fold")
    assert told.scores == [0, 2, 2]


def test_answers_to_a_knock_are_seen_in_turn_or_given_together() -> None:
    """TOEP-9, COMM-4"""
    told = in_play(*LONG).on("1:knock 2:fold")
    assert (told.view(0).active[2], told.view(0).actor) == (0, 0)
    sealed = in_play(*LONG, fold_mode=FoldMode.SIMULTANEOUS).on("1:knock 2:fold")
    other = in_play(*LONG, fold_mode=FoldMode.SIMULTANEOUS).on("1:knock 2:stay")
    assert sealed.view(0) == other.view(0)
    assert sealed.view(1) == other.view(1)
    assert sealed.view(1).actor == SOMEBODY
    assert learns(sealed.rules, sealed.state, 0, 1) == SOMETHING
    assert sealed.on("0:stay").view(0).active[2] == 0


def test_nobody_knocks_twice_running_or_beyond_the_target() -> None:
    """TOEP-10"""
    told = in_play(*LONG, scores=(8, 9, 0), dealer=2)
    told.on("0:silent 1:silent 2:silent")
    assert told.actor == 0
    told.on("0:knock 1:stay 2:stay")
    assert told.actor == 2, "0 was the last, and 1 never may"
    told.on("2:knock 0:stay 1:stay")
    assert told.state.phase == Phase.PLAY, "0 may not again: that would be 11"
    free = in_play(*LONG, scores=(7, 7, 7), dealer=2).on("0:knock 1:stay 2:stay 1:knock 2:stay 0:stay")
    assert (free.state.phase, free.state.value) == (Phase.PLAY, 3)


# -- the score


def test_penalty_for_a_challenge_may_end_the_match_on_the_spot() -> None:
    """TOEP-14"""
    told = dealt(*H, scores=(0, 0, 9)).on("1:lay 2:accept 0:accept")
    assert told.actor == CHANCE
    told = dealt(*H, scores=(0, 9, 3)).on("1:lay 2:challenge")
    assert (told.actor, told.scores) == (OVER, [0, 10, 3])
    assert told.carry == Carry(0, 0, 1, 1, 0, 0b010, [0, 0, 0])
    later = dealt(*H, scores=(0, 9, 3), penalty_end=PenaltyEnd.END_OF_DEAL).on("1:lay 2:challenge")
    assert (later.actor, later.scores) == (CHANCE, [0, 10, 3])


@pytest.mark.parametrize(
    ("scores", "tie", "payers"),
    [
        ((0, 9, 9), Tie.SHARED, 0b110),
        ((0, 9, 9), Tie.ALL_AT_TARGET, 0b110),
        ((0, 9, 8), Tie.ALL_AT_TARGET, 0b010),
    ],
)
def test_those_who_tie_for_most_share(scores: Any, tie: Tie, payers: int) -> None:
    """TOEP-14"""
    told = in_play(*H, scores=scores, tie_for_most=tie, kitty=7).on(H_PLAYED)
    assert told.carry.payers == payers
    assert told.state.stacks[POOL] == 7 == told.carry.pool


def test_all_at_the_target_may_pay_when_some_tie_for_most() -> None:
    """TOEP-14"""
    tricks = " ".join(f"0:{r}s 1:{r}h 2:{r}d 3:{r}c" for r in "T987")
    for tie, payers in ((Tie.SHARED, 0b0110), (Tie.ALL_AT_TARGET, 0b1110)):
        told = in_play(*LONG, "Tc 9c 8c 7c", scores=(3, 9, 9, 8), tie_for_most=tie, dealer=3)
        told.on(f"0:knock 1:stay 2:stay 3:stay {tricks}")
        assert (told.scores, told.carry.payers) == ([3, 11, 11, 10], payers)


def test_price_of_a_match_goes_into_the_kitty_as_far_as_there_are_chips() -> None:
    """TOEP-14, COMM-6: odd chips one each from eldest."""
    told = in_play(*H, scores=(0, 9, 9), kitty=7).on(H_PLAYED)
    assert told.state.stacks[:3] == [100, 96, 97]
    assert told.state.ledger == [(1, POOL, 4, 14), (2, POOL, 3, 14)]
    poor = in_play(*H, scores=(0, 9, 9), kitty=7, chips=2).on(H_PLAYED)
    assert (poor.state.stacks[:3], poor.carry.pool) == ([2, 0, 0], 4)
    assert in_play(*H, scores=(0, 9, 9)).on(H_PLAYED).state.ledger == []


def test_what_the_kitty_holds_in_the_end() -> None:
    """TOEP-14, COMM-14"""
    carry = Carry(1, pool=8)
    assert standing_pool(carry) == 8
    rules = Rules(direction=Direction.ANTICLOCKWISE)
    assert divide(rules, carry, [1] * 3) == [(POOL, 2, 3, 14), (POOL, 0, 3, 14), (POOL, 1, 2, 14)]
    assert divide(Rules(), carry, [1] * 3) == [(POOL, 0, 3, 14), (POOL, 2, 3, 14), (POOL, 1, 2, 14)]
    assert divide(Rules(residual_pot=ResidualPot.HOUSE), carry, [1] * 3) == [(POOL, HOUSE, 8, 14)]
    assert divide(Rules(residual_pot=ResidualPot.CARRY), carry, [1] * 3) == []


def test_exempt_seat_never_has_a_choice_and_its_score_cannot_rise() -> None:
    """TOEP-15, COMM-15: it keeps, accepts, is silent, folds, and plays its lowest card."""
    carry = Carry(0, match=1, payers=0b010)
    told = dealt("9s 9h 9d 9c", "Jc Js Jd 7s", "8h 8d 8c 8s", carry=carry, exempt_deals_after_loss=1)
    assert (told.actor, told.legal) == (1, [0])
    told.on("2:lay")
    assert told.on("0:accept").legal == [0]
    told.on("1:accept +Th +Td +Tc +Ts 2:keep 0:keep")
    assert (told.state.phase, told.actor, told.legal) == (Phase.WARN, 1, [0])
    told.on("1:silent 2:rise 0:silent")
    assert (told.state.phase, told.actor) == (Phase.WINDOW, 2), "it is not asked to knock"
    assert told.quietly().legal == actions("Js"), "of equal cards spades first"
    told.on("1:Js 2:knock 0:stay 1:fold")
    assert told.quietly().actor == 2
    script = "2:Ts 0:9s 2:Th 0:9h 2:Td 0:9d 2:Tc 0:9c"
    assert told.on(script).scores == [2, 0, 0]
    assert told.carry == Carry(2, 0, 1, 1, 1, 0b010, [2, 0, 0])
    after = in_play(*H, carry=Carry(0, round=1, payers=0b010), exempt_deals_after_loss=1)
    assert after.state.exempt[1] == 0, "it is back"
    assert in_play(*H, carry=carry).state.exempt[1] == 0, "unless agreed on"


def test_seat_in_pelt_leads_and_others_may_drop_out_for_one() -> None:
    """TOEP-17"""
    options: Any = {"scores": (9, 3, 9), "poverty_round": PovertyRound.PELT}
    told = in_play(*LONG, **options).on("1:silent 2:silent 0:silent")
    assert (told.state.phase, told.state.value, told.actor) == (Phase.PELT, 2, 0)
    told.on("0:fold 1:stay").quietly()
    assert (told.actor, told.scores) == (2, [9, 3, 9]), "of two in pelt the first from eldest leads"
    assert told.state.charge[0] == 1
    alone = in_play(*LONG, **options).on("0:fold 1:fold")
    assert (alone.scores, alone.carry.payers) == ([10, 4, 9], 0b001)
    assert in_play(*LONG, scores=(9, 3, 9)).quietly().actor == 1
    assert in_play(*LONG, scores=(8, 3, 8), poverty_round=PovertyRound.PELT).quietly().state.value == 1
    sealed = in_play(*LONG, **options, fold_mode=FoldMode.SIMULTANEOUS).on("0:fold")
    assert sealed.view(1).active[0] == 1


def test_deal_is_worth_the_penalties_that_a_seat_is_spared() -> None:
    """COMM-17"""
    told = in_play(*H).on(H_PLAYED)
    assert [game.worth(told.rules, told.state, seat) for seat in range(3)] == [0, -1, -1]


# -- figures


@pytest.mark.slow
def test_figures_of_hands_and_tables() -> None:
    """TOEP-2, TOEP-5, TOEP-6: by the specification."""
    found = figures("toepen", Rules(), 4)
    assert found["hand.four_tens"] * 35960 == 1
    assert found["hand.three_tens"] * 35960 == 112
    assert found["hand.nothing_above_ace"] * 35960 == 1820
    for seats, laydown in ((3, 14.82), (4, 19.51), (6, 28.55), (8, 37.11)):
        found = figures("toepen", Rules(), seats)
        assert found["table.must_warn"] * 35960 == 113 * seats
        assert float(found["table.true_laydown"]) * 100 == pytest.approx(laydown, abs=0.005)
    seven = figures("toepen", Rules(laydown_definition=Laydown.AKQJ_OR_ONE_SEVEN), 2)
    one, two = 1820 + 4 * 560, 0
    for mine in combinations(range(20), 4):  # of sixteen low cards and four sevens
        rest = set(range(20)) - set(mine)
        sevens = sum(card >= 16 for card in rest)
        if 4 - sevens <= 1:
            low = len(rest) - sevens
            two += low * (low - 1) * (low - 2) // 6 * ((low - 3) + 4 * sevens) // 4
    assert seven["table.true_laydown"] * 35960 * 20475 == 2 * one * 20475 - two


@pytest.mark.slow
def test_figures_agree_with_hands_that_are_dealt() -> None:
    """Within four standard errors."""
    rng, rules, deals = Random(7), Rules(), 12_000
    pack = cards.in_order(game.shoe(rules))
    seen: Counter[str] = Counter()
    for _ in range(deals):
        rng.shuffle(pack)
        state = begin(game, rules, [1] * 4, Carry(0))
        for card in pack[:16]:
            game.apply(rules, state, card)
        poor = [is_poor(rules, state, seat, 4) for seat in range(4)]
        warns = [signals_of(rules, state, seat)[0] > 0 for seat in range(4)]
        seen["hand.nothing_above_ace"] += poor[0]
        seen["table.true_laydown"] += any(poor)
        seen["table.must_warn"] += any(warns)
    exact = figures("toepen", rules, 4)
    for key, count in seen.items():
        chance = float(exact[key])
        assert abs(count / deals - chance) < 4 * sqrt(chance * (1 - chance) / deals), key


# -- guessing


WHISTLED: dict[str, tuple[list[str], str]] = {
    "a ten and a jack were played": (["Td Jd"], "Tc Th Ts Jc Jh Js"),
    "two jacks were played": (["Jc Jd"], "Jh Js Tc Th Ts 7c"),
    "one, and not the first": (["Js"], "Tc Td Jc Jd Jh 7c"),
    "neither was": (["7d"], "Tc Td Th Jc Jd Jh Js"),
    "two whistled": (["Td Th", "Jd Jh"], "Tc Ts Jc Js 7c"),
}


def whistled(*played: str, unknown: str) -> Any:
    """What seat 0 sees when these seats have whistled, and it does not know where so many cards are."""
    view = in_play("As Ah Kd Kc", "8c 8h Ad Ac", "9s 9h 9d Qc", dealer=2).quietly().view(0)
    for card in range(52):
        if view.place[card] in (UNKNOWN, STOCK):
            view.place[card] = UNKNOWN if card in actions(unknown) else SHOWN
    view.held[2], view.dealt = len(played[0].split()) - 1, 32  # so that no more than three are to be laid out
    for seat, text in enumerate(played, 1):
        for card in actions(text):
            view.place[card] = PLAYED + seat
        view.signals[seat], view.held[seat] = 1, 4 - len(text.split())
    return view


def may_whistle(hand: tuple[int, ...]) -> bool:
    ranks = [cards.rank(card) for card in hand]
    return ranks.count(toepen.TEN) == 3 or ranks.count(toepen.JACK) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", WHISTLED)
def test_every_layout_that_may_be_comes_of_as_many_orders_and_dice(name: str) -> None:
    """TOEP-6, COMM-16: a guess at hands that whistled favours nothing, whatever was played of them."""
    played, text = WHISTLED[name]
    view, unknown = whistled(*played, unknown=text), actions(text)
    first, last = view.held[1], view.held[1] + view.held[2]
    hands = [(*order[:first], *actions(played[0])) for order in permutations(unknown, last)]
    others = [(*order[first:], *actions(" ".join(played[1:]))) for order in permutations(unknown, last)]
    expected = {
        (frozenset(mine), frozenset(other))
        for mine, other in zip(hands, others, strict=True)
        if may_whistle(mine) and (len(played) == 1 or may_whistle(other))
    }
    found: Counter[tuple[frozenset[int], ...]] = Counter()
    for order in permutations(unknown, last):
        rest = [card for card in unknown if card not in order]
        for dice in range(32):
            world = states.duplicate(view)
            if game.guess(Rules(), world, 0, [*order, *rest], dice):
                found[
                    tuple(frozenset(c for c in range(52) if tricks.was_held(world, c, n)) for n in (1, 2))
                ] += 1
    assert set(found) == expected
    assert len(set(found.values())) == 1
    assert 40 * found.total() > 2 * 4 ** len(played) * len(hands)


GUESSED: dict[str, dict[str, Any]] = {
    "strict": {},
    "no warnings": {"warnings": Warnings.OFF},
    "poor hands only": {"exchange": Exchange.POVERTY_ONLY, "laydown_definition": Laydown.AKQJ_OR_ONE_SEVEN},
    "together": {"challenge_mode": ChallengeMode.SEALED, "fold_mode": FoldMode.SIMULTANEOUS},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GUESSED)
def test_guess_looks_as_the_deal_does_to_whoever_guesses(name: str) -> None:
    """TOEP-4, TOEP-6, COMM-16: at every moment of forty deals, played at random."""
    rng, rules, made, refused = Random(8), Rules(**GUESSED[name]), 0, 0
    pack = cards.in_order(game.shoe(rules))
    for _ in range(40):
        state = begin(game, rules, [9] * 3, Carry(rng.randrange(3)))
        for _ in driver.acts(game, rules, state, rng.sample(pack, 32), rng):
            seat = rng.randrange(3)
            seen = view(game, rules, state, seat)
            world = states.duplicate(seen)
            if guessed(game, rules, world, seat, rng):  # of the whole pack, as it may be, too
                made += 1
                sealed = is_sealed(rules, state)
                assert sealed or view(game, rules, world, seat) == seen
            else:
                refused += 1
    assert made > 500
    assert refused or name in ("no warnings", "together")


def test_warning_that_is_yet_to_be_asked_for_tells_nothing() -> None:
    """TOEP-6: seats are asked from eldest on, and those that come later have said nothing yet."""
    told = dealt("Ts 8h Ad Jc", "As Th 7d 8c", "9s 7h Kd Qc", dealer=2).on("0:keep 1:keep 2:keep")
    assert (told.state.phase, told.actor) == (Phase.WARN, 0)
    assert [asked_before(told.state, seat) for seat in range(3)] == [False, False, False]
    told.on("0:silent")
    assert [asked_before(told.state, seat) for seat in range(3)] == [True, False, False]


def test_absent_seat_plays_its_lowest() -> None:
    """COMM-15: of two as low, the one whose suit comes first of spades, hearts, diamonds and clubs."""
    state = dealt("7c 7s 8d 9h", *H[1:]).quietly().state
    assert cards.name(toepen.lowest(state, 0)) == "7s"
    state.place[cards.named("Jd")] = 0
    assert cards.name(toepen.lowest(state, 0)) == "Jd"


def test_cards_that_are_dealt_are_seen_by_their_owner_alone() -> None:
    """TOEP-4, COMM-16: those of the deal, and those that a laid hand is exchanged for."""
    card = cards.named("Ts")
    state = begin(game, Rules(), [9] * 3, Carry(0))
    owner = state.way % 3
    assert [learns(Rules(), state, card, seat) == ALL for seat in range(3)] == [n == owner for n in range(3)]
    told = dealt(*H).on("1:lay 2:challenge")
    assert [learns(told.rules, told.state, card, seat) for seat in range(3)] == [SOMETHING, ALL, SOMETHING]


def test_highest_of_those_who_stayed_takes_the_last_trick_without_its_leader() -> None:
    """TOEP-12: nobody who stayed can follow to the spade that was led, and the best heart is the last."""
    told = dealt("Th 9h 8h 7h", "Ts 9s 8s 7s", "Ah Kh Qh Jh")
    told.on("1:Ts 2:Jh 0:Th 1:9s 2:Qh 0:9h 1:8s 2:Kh 0:8h 1:7s 2:knock 0:stay 1:fold 2:Ah 0:7h").quietly()
    assert (told.actor, told.scores) == (OVER, [0, 1, 2])


def test_chips_are_nowhere_at_stake() -> None:
    """TOEP-14: penalties count; between two deals of a match it stands."""
    told = dealt(*H)
    assert [game.free(told.rules, told.state, seat) for seat in range(3)] == told.state.stacks[:3]
    assert not game.BETS
    assert game.limits(told.rules, told.state) == (0, 0, states.NONE)
    told.on(H_PLAYED).quietly()
    assert game.stands_over(told.rules, told.state)
