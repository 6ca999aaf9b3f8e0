"""Irish Loo, rule by rule: hands told by their cards, seats in the order of play."""

from collections import Counter
from fractions import Fraction as F
from math import comb, sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

import driver
from lansquenet.books.book import book
from lansquenet.books.transcript import Session
from lansquenet.errors import BadOption
from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.games.irish_loo.rules import Carry, DealerDefence, ExchangeTiming, Phase, Rules
from lansquenet.odds import figures
from lansquenet.rules import cards
from lansquenet.rules.cards import bring_to_end
from lansquenet.rules.game import begin, guessed, view
from lansquenet.rules.loos import EndRule, Loo, OddChips, OpenTwoTrumps
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import ALL, CHANCE, HOUSE, OVER, POOL, SOMETHING, Direction, Payment
from lansquenet.rules.tricks import LAID, MISS, STOCK, UNKNOWN, Undertrump
from lansquenet.rules.who_begins import First
from lansquenet.seats.table import SeatedTable, resume
from lansquenet.sim.simulate import Plan, simulate
from loos import Told, deal, drawn
from rooms import transcript

game: Any = irish_loo
HANDS = "Kc 4d 8h, 2s 5h Jd, Tc 3c As"


def told(hands: str, turned: str, **rest: Any) -> Told:
    return deal(game, hands, turned, **rest)


def ex1(**options: Any) -> Told:
    return told(HANDS, "9c", stock="Qc 7s 6d Ad Kh", dealer=2, **options)


EXCHANGED = "0:4d 0:8h 0:enough 1:2s 1:5h 1:Jd 1:enough 2:enough"
PLAYED = "0:Qc 1:6d 2:3c 0:Kc 1:Kh 2:Tc 0:7s 1:Ad 2:As"


def test_example_is_played_as_told() -> None:
    """IRLO-EX1, IRLO-2 to IRLO-4, IRLO-6, IRLO-7, IRLO-9"""
    hand = ex1()
    assert (hand.actor, hand.state.phase) == (0, Phase.EXCHANGE)
    hand.on(EXCHANGED)
    assert hand.cards == "Kc Qc"
    hand.on("0:Qc 1:6d 2:3c")
    assert hand.cards == "Kc"
    hand.on("0:Kc 1:Kh 2:Tc 0:7s 1:Ad")
    assert hand.cards == "As"
    hand.on("2:As")
    assert (hand.won, hand.pool) == ([2, -3, 1 - 3], 3)
    assert hand.left == Carry(0, 3, 1, 1)
    assert hand.why == {2, 9}


def at_once() -> Told:
    hand = told(
        "Ks 4d 8h, 2s 5h Jd, Th 3c As", "9h", stock="7s 6d Ad Kh", dealer=2,
        exchange_timing=ExchangeTiming.AT_ANNOUNCEMENT,
    )  # fmt: skip
    return hand.on("0:stand 0:4d 0:enough 1:pass 2:defend 2:As 2:3c 2:enough")


EXAMPLES = {
    "EX1": lambda: ex1().on(EXCHANGED).on(PLAYED),
    "at-once": lambda: at_once().on("0:8h 2:Th 2:Ad 0:7s 2:6d 0:Ks"),
    "swept": lambda: told(HANDS, "9h", dealer=2).on("0:pass 1:pass"),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_the_transcripts(name: str) -> None:
    assert EXAMPLES[name]().transcript("irish_loo") == transcript("irish_loo", name)


# -- players, cards and stakes


def test_it_is_three_card_loo_without_a_miss_unless_one_is_agreed() -> None:
    """IRLO-1: `miss`; taken unseen by the first to claim it, as a hand to exchange from."""
    assert told(HANDS, "9h").words == "pass stand"
    hand = told(HANDS, "9h", miss="Qs Js Ts", stock="2d", dealer=2)
    assert hand.words == "pass stand miss"
    hand.on("0:miss")
    assert [hand.state.place[cards.named(name)] for name in ("Qs", "Kc")] == [0, LAID]
    assert hand.words == "pass stand"
    hand.on("1:stand 2:pass 0:Js 0:enough")
    assert sorted(card for card in range(52) if hand.state.place[card] == 0) == sorted(
        map(cards.named, ("Qs", "Ts", "2d"))
    )


def test_dealer_is_bound_also_to_one_who_took_miss() -> None:
    """IRLO-1, IRLO-5"""
    hand = told(HANDS, "9h", miss="Qs Js Ts", dealer=2)
    assert hand.on("0:miss 1:pass").words == "defend stand"


def test_three_to_ten_play_and_the_dealer_stakes() -> None:
    """IRLO-2"""
    assert (game.SEATS[0], game.SEATS[-1]) == (3, 10)
    assert Rules().direction == Direction.CLOCKWISE
    assert cards.counts(game.shoe(Rules())) == [4] * 13
    hand = ex1(pool=6, stake=6)
    assert (hand.won, hand.pool, hand.state.worth) == ([0, 0, -6], 12, 12)
    with pytest.raises(BadOption, match="by 3s"):
        book("irish_loo").play_by(options={"stake": "7"})


def test_three_cards_are_dealt_singly_and_the_next_is_trump() -> None:
    """IRLO-3"""
    hand = told(HANDS, "9h", dealer=2)
    assert " ".join(cards.name(card) for card in hand.tape) == "Kc 2s Tc 4d 5h 3c 8h Jd As 9h"
    assert (hand.state.trump, hand.actor) == (2, 0)


# -- who plays


def test_nobody_may_pass_when_clubs_are_trump() -> None:
    """IRLO-4: `club_law`"""
    assert ex1().state.phase == Phase.EXCHANGE
    assert ex1(club_law=False).words == "pass stand"
    hand = ex1(exchange_timing=ExchangeTiming.AT_ANNOUNCEMENT).on(EXCHANGED)
    assert (hand.state.phase, hand.cards) == (Phase.PLAY, "Kc Qc")
    assert ex1(max_exchange=0).state.phase == Phase.PLAY


def test_dealer_sweeps_when_nobody_stands() -> None:
    """IRLO-5"""
    hand = told(HANDS, "9h", dealer=2, pool=3).on("0:pass 1:pass")
    assert (hand.won, hand.pool, hand.over, hand.why) == ([0, 0, 3], 0, True, {2, 5})


@pytest.mark.parametrize(
    ("defence", "words"),
    [
        (DealerDefence.CHOICE, "defend stand"),
        (DealerDefence.SELF_ONLY, "stand"),
        (DealerDefence.POOL_ONLY, "defend"),
    ],
)
def test_dealer_may_not_pass_against_a_single_player(defence: DealerDefence, words: str) -> None:
    """IRLO-5: `dealer_defence`"""
    hand = told(HANDS, "9h", dealer=2, dealer_defence=defence).on("0:pass 1:stand")
    assert (hand.actor, hand.words) == (2, words)
    assert told(HANDS, "9h", dealer=2, dealer_defence=defence).on("0:stand 1:stand").words == "pass stand"


def test_defender_plays_the_own_cards_for_nobodys_account() -> None:
    """IRLO-5, IRLO-9: thirds stay, the other pays when looed."""
    hand = told("2h 4d 8c, 2s 5c Jd, Kh Qh Jh", "9h", dealer=2, pool=3).on("0:stand 1:pass 2:defend")
    hand.on("0:enough 2:enough 0:2h 2:Kh 2:Qh 0:4d 2:Jh 0:8c")
    assert (hand.won, hand.pool) == ([-3, 0, -3], 9)


# -- the exchange


def test_each_who_is_in_may_exchange_up_to_three_once_from_eldest() -> None:
    """IRLO-6: `max_exchange`"""
    hand = told("Ks 4d 8h, 2s 5h Jd, Th 3c As", "9h", stock="2c 3d", dealer=2, max_exchange=2)
    hand.on("0:stand 1:stand 2:pass")
    assert (hand.actor, hand.legal[-1], hand.cards) == (0, 52, "4d 8h Ks")
    hand.on("0:8h 0:4d")
    assert hand.legal == [52]
    hand.on("0:enough")
    assert (hand.actor, hand.state.held[0], hand.state.laid[0]) == (1, 3, 2)
    hand.on("1:enough")
    assert (hand.actor, hand.state.phase) == (0, Phase.PLAY)


def test_cards_may_be_exchanged_when_standing() -> None:
    """IRLO-6: `exchange_timing`"""
    hand = at_once()
    assert (hand.actor, hand.state.phase, hand.state.defender) == (0, Phase.PLAY, 2)
    hand.on("0:8h 2:Th 2:Ad 0:7s 2:6d 0:Ks")
    assert (hand.won, hand.pool) == ([-3, 0, -3], 6)


def test_all_may_know_how_many_are_exchanged_and_nobody_which() -> None:
    """IRLO-6, COMM-16"""
    hand = ex1().on("0:4d")
    learnt = [game.learns(hand.rules, hand.state, cards.named("8h"), seat) for seat in range(3)]
    assert learnt == [ALL, SOMETHING, SOMETHING]
    hand = ex1().on("0:4d 0:8h 0:enough")
    seen = view(game, hand.rules, hand.state, 1)
    assert (seen.laid[0], seen.held[0]) == (2, 3)
    assert seen.place[cards.named("4d")] == seen.place[cards.named("Qc")] == UNKNOWN
    assert view(game, hand.rules, hand.state, 0).place[cards.named("4d")] == LAID


def test_cards_that_are_dealt_are_seen_by_who_gets_them() -> None:
    """IRLO-6, COMM-16"""
    state = begin(game, Rules(), [9] * 3, Carry(2))
    told = [game.learns(Rules(), state, 5, seat) for seat in range(3)]
    assert sorted(told) == [SOMETHING, SOMETHING, ALL]
    assert told[state.drawing] == ALL


def test_guess_keeps_what_a_seat_has_seen() -> None:
    """IRLO-6, IRLO-8, COMM-16: its own cards, those it laid aside, and how many others hold."""
    hand, dice = ex1().on(EXCHANGED), Random(3)
    mine = [card for card in range(52) if hand.state.place[card] == 1]
    for _ in range(100):
        world = view(game, hand.rules, hand.state, 1)
        if guessed(game, hand.rules, world, 1, dice):
            assert [card for card in range(52) if world.place[card] == 1] == mine
            assert [world.place.count(seat) for seat in range(3)] == hand.state.held[:3]
            assert view(game, hand.rules, world, 1) == view(game, hand.rules, hand.state, 1)


def full_table(dice: Random, **options: Any) -> Any:
    """Ten seats under club law, each of which exchanges all it may, until the stock has run out."""
    rules = Rules(direction=Direction.ANTICLOCKWISE, **options)
    state = begin(game, rules, [9] * 10, Carry(9))
    clubs = [card for card in range(52) if card % 4 == 0]
    order = dice.sample([card for card in range(52) if card % 4], 33 if rules.miss else 30)
    order += dice.sample(clubs, 1)
    order += dice.sample(rest := [card for card in range(52) if card not in order], len(rest))
    while state.dealt < 52:
        action = order.pop(0) if state.actor == CHANCE else game.legal(rules, state)[0]
        game.apply(rules, state, action)
    while state.actor != CHANCE:
        game.apply(rules, state, game.legal(rules, state)[0])
    return rules, state


def test_discards_are_the_new_stock_when_the_old_one_runs_out() -> None:
    """IRLO-8: but not those of the seat that is served, nor the turn-up."""
    rules, state = full_table(Random(1))
    seat = state.drawing
    own = [card for card in range(52) if state.place[card] == LAID + seat]
    new = game.restock(rules, state)
    assert len(own) == 3
    assert len(new) == 3 * seat
    assert state.turned not in new
    assert not set(new) & set(own)
    game.apply(rules, state, new[0])
    assert state.place[new[0]] == seat
    assert {state.place[card] for card in new[1:]} == {STOCK}
    assert state.dealt == 52 - len(new) + 1
    assert [state.laid[other] for other in range(10)] == [3 * (other == seat) for other in range(10)]


@pytest.mark.slow
def test_stock_is_always_enough_for_ten() -> None:
    """IRLO-8, COMM-9: also with a Miss; at a table, where it goes on after a save."""
    for miss in (False, True):
        dice = Random(3)
        for n in range(20):
            session = Session("irish_loo", Rules(miss=miss), [99] * 10, Carry(0))
            table = SeatedTable(session, seed=n)
            table.begin()
            while table.actor != OVER:
                legal = game.legal(table.rules, table.state)
                laying = table.state.phase == Phase.EXCHANGE
                table.act(table.actor, legal[0] if laying else dice.choice(legal))
                if dice.random() < 0.05:
                    table = resume(table.save())
            tape = [action for action in table.session.tapes[0] if action < 0]
            assert not tape


@pytest.mark.compiles
@pytest.mark.slow
def test_compiled_hands_take_the_new_stock_too() -> None:
    """IRLO-8: else a card that is no card would be dealt; and the shoe stays a pack."""
    shoe = np.arange(52)
    assert bring_to_end(shoe, [3, 51, 7]) == 49
    assert sorted(shoe) == [*range(52)]
    assert set(shoe[49:]) == {3, 51, 7}
    rules = Rules(miss=True)
    found = simulate(Plan("irish_loo", rules, 10, 1000, 4000, "timid", 1))
    dice, won = Random(5), [0.0] * 10
    for _ in range(300):
        state = begin(game, rules, [1000] * 10, Carry(0))
        stock = driver.shuffled(game, rules, dice)
        while state.actor != OVER:
            if state.actor == CHANCE and not stock:
                stock = dice.sample(again := game.restock(rules, state), len(again))
            game.apply(rules, state, stock.pop() if state.actor == CHANCE else game.legal(rules, state)[0])
        won = [total + chips - 1000 for total, chips in zip(won, state.stacks, strict=False)]
    assert abs(won[9] / 300 - found.means[9]) < 0.7


# -- play and settling


def test_boss_is_led_by_the_hand_after_the_exchange() -> None:
    """IRLO-7: and of two trumps the highest against one, or always."""
    hand = told("Ks 4d 8h, 2s 5h Jd, Th 3c As", "9h", stock="Ah", dealer=2).on("0:stand 1:stand 2:stand")
    hand.on("0:4d 0:enough 1:enough 2:enough")
    assert hand.cards == "Ah"
    two = "Qh 4h 8d, 2s 5h Jd, Th 3c As"
    for one, options, due in (
        ("pass", {}, "Qh"),
        ("stand", {}, "4h Qh"),
        ("stand", {"open_two_trumps": OpenTwoTrumps.ALWAYS_HIGHEST}, "Qh"),
    ):
        hand = told(two, "9h", dealer=2, max_exchange=0, **options).on(f"0:stand 1:{one} 2:stand")
        assert hand.cards == due


@pytest.mark.parametrize(
    ("undertrump", "may"),
    [(Undertrump.COMPULSORY, "3h"), (Undertrump.OPTIONAL, "3h Tc Td"), (Undertrump.FORBIDDEN, "Tc Td")],
)
def test_a_useless_trump_must_or_may_or_may_not_be_played(undertrump: Undertrump, may: str) -> None:
    """IRLO-7: `undertrump`"""
    hand = told("5s 6c 7c, 9h 8d Qd, 3h Td Tc", "Kh", dealer=2, max_exchange=0, undertrump=undertrump)
    assert hand.on("0:stand 1:stand 2:stand 0:5s 1:9h").cards == may


def test_looed_seats_pay_and_odd_chips_stay_or_go_with_the_first_trick() -> None:
    """IRLO-9: `loo`, `odd_chips`"""
    for options, won, pool in (
        ({}, [2, -3, -2], 4),
        ({"loo": Loo.UNLIMITED}, [2, -4, -2], 5),
        ({"odd_chips": OddChips.FIRST_TRICK}, [3, -3, -2], 3),
    ):
        hand = ex1(pool=1, **options).on(EXCHANGED).on(PLAYED)
        assert (hand.won, hand.pool) == (won, pool)


def test_next_seat_deals_until_the_session_is_over() -> None:
    """IRLO-9, COMM-14: `deals`, `end_rule`"""
    assert ex1().on(EXCHANGED).on(PLAYED).left.dealer == 0
    assert [game.done(Rules(deals=4), Carry(0, 0, n, 1), 3) for n in (3, 4)] == [False, True]
    longer = Rules(deals=4, end_rule=EndRule.EXTEND_UNTIL_NO_LOO)
    assert [game.done(longer, Carry(0, 0, 5, looed), 3) for looed in (1, 0)] == [False, True]


def test_pool_left_is_shared_when_the_session_ends() -> None:
    """IRLO-10: `residual_pot`"""
    rules = Rules()
    shares = [Payment(POOL, 0, 3, 10), Payment(POOL, 2, 2, 10), Payment(POOL, 1, 2, 10)]
    assert game.divide(rules, Carry(1, 7), [9, 9, 9]) == shares
    house = rules._replace(residual_pot=ResidualPot.HOUSE)
    assert game.divide(house, Carry(1, 7), [9] * 3) == [Payment(POOL, HOUSE, 7, 10)]
    assert game.divide(rules._replace(residual_pot=ResidualPot.CARRY), Carry(1, 7), [9] * 3) == []
    assert game.standing_pool(Carry(1, 7)) == 7


def test_without_debts_a_seat_pays_what_it_has() -> None:
    """IRLO-9, COMM-12: `allow_debt`"""
    for debt, left in ((True, -1), (False, 0)):
        hand = ex1(stacks=[9, 2, 9], allow_debt=debt).on(EXCHANGED).on(PLAYED)
        assert hand.state.stacks[1] == left


@pytest.mark.parametrize(("how", "draw"), [(First.LOT, "Kc 2c Kd"), (First.LOW_CARD, "3c Kc 2s")])
def test_first_dealer_is_drawn_for(how: First, draw: str) -> None:
    """IRLO-9, COMM-13: `first_dealer`"""
    assert drawn(game, draw, first_dealer=how) == 2


# -- exact figures


@pytest.mark.slow
def test_figures_are_as_published_and_as_closed_forms_have_them() -> None:
    """IRLO-4, IRLO-6, IRLO-7, §9"""
    found = figures("irish_loo", Rules(miss=True))
    assert found["club_law"] == F(1, 4)
    leads = [found[f"lead.{key}"] for key in ("boss", "two_trumps", "free")]
    assert leads == [F(1, 17), F(66, 595), F(494, 595)]
    for count in range(4):
        assert found[f"hand.trumps.{count}"] == F(comb(12, count) * comb(39, 3 - count), comb(51, 3))
    assert found["miss.has_trump"] == 1 - F(comb(39, 3), comb(51, 3))
    assert found["exchange.finds_trump"] == 1 - F(comb(36, 3), comb(48, 3))


@pytest.mark.slow
def test_dealt_hands_and_exchanges_agree_with_the_figures() -> None:
    """IRLO-4, IRLO-6: within four standard errors."""
    rules, dice = Rules(), Random(3)
    found, seen, many = figures("irish_loo", rules), Counter[str](), Counter[str]()
    for _ in range(6000):
        state = begin(game, rules, [9] * 3, Carry(0))
        order = dice.sample(range(52), 52)
        while state.phase != Phase.PLAY:
            if state.actor == CHANCE:
                turning = state.phase == Phase.TURN_UP
                game.apply(rules, state, order.pop())
                many["club_law"] += turning
                seen["club_law"] += turning and state.phase == Phase.EXCHANGE
            elif state.phase == Phase.EXCHANGE and state.laid[state.actor] == 0:
                seat = state.actor
                mine = [card for card in range(52) if state.place[card] == seat]
                trumps = sum(card % 4 == state.trump for card in mine)
                for count in range(4):
                    many[f"hand.trumps.{count}"] += 1
                    seen[f"hand.trumps.{count}"] += trumps == count
                for action in [*mine, 52] if trumps == 0 else [52]:
                    game.apply(rules, state, action)
                if trumps == 0:
                    for _ in range(3):
                        game.apply(rules, state, order.pop())
                    many["exchange.finds_trump"] += 1
                    seen["exchange.finds_trump"] += any(
                        state.place[card] == seat for card in range(state.trump, 52, 4)
                    )
            else:
                game.apply(rules, state, game.legal(rules, state)[-1])
    for key in many:
        p = float(found[key])
        assert abs(seen[key] / many[key] - p) < 4 * sqrt(p * (1 - p) / many[key]), key


def test_nobody_has_the_cards_of_a_miss_that_is_not_taken() -> None:
    """IRLO-1, IRLO-8: nor are they ever in a new stock."""
    rules, state = full_table(Random(2), miss=True)
    spare = [card for card in range(52) if state.place[card] == MISS]
    assert len(spare) == 3
    assert not set(spare) & set(game.restock(rules, state))
