"""What a deal leaves to those that follow, and who counts on it."""

import sys
from importlib import import_module
from itertools import pairwise, product
from json import loads
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import driver
from lansquenet.books.book import book
from lansquenet.bots import after, reckoned, search
from lansquenet.bots.search import Budget
from lansquenet.games import GAMES, file_of
from lansquenet.games.femkort import rules as femkort
from lansquenet.games.femkort.rules import Payoff
from lansquenet.games.loo import rules as loo
from lansquenet.games.norrlandsknack import rules as norrlandsknack
from lansquenet.games.norrlandsknack.rules import OPENED
from lansquenet.games.toepen import rules as toepen
from lansquenet.rules import cards
from lansquenet.rules.game import begin, blank, view
from lansquenet.rules.loos import DEFEND, PASS
from lansquenet.rules.state import CHANCE, OVER, POOL
from lansquenet.seats import chances
from lansquenet.seats.chances import Limits

LEAVING = [name for name in GAMES if after.stands_over(name)]
RACE = femkort.Rules(payoff=Payoff.FIRST_TO_N)
FIVES = (1 << 5, 1 << 10, 1 << 15)  # a win of seat 1, 2 and 3 in the Carry of Femkort


def ended(name: str, rules: Any, seats: int = 4, **fields: Any) -> Any:
    """A deal that is over, as far as it says what it leaves."""
    deal = blank(GAMES[name], [100] * seats)
    deal.actor, deal.heir, deal.dealer, deal.way = OVER, 0, seats - 1, 1
    for field, value in fields.items():
        if field == "pool":
            deal.stacks[POOL] = value
        elif isinstance(value, int):
            setattr(deal, field, value)
        else:
            getattr(deal, field)[:seats] = value
    return deal


def shares(name: str, rules: Any, deal: Any) -> list[float]:
    return [after.left_to(name, rules, deal, seat) for seat in range(deal.seats)]


# -- what is measured


@pytest.mark.parametrize("name", LEAVING)
def test_every_preset_at_a_usual_table_is_measured_and_says_how_surely(name: str) -> None:
    told = book(name)
    for preset in {*told.presets} - {"side_pots"}:
        found = after.measured(name, told.play_by(preset), max(3, told.game.SEATS[0]))
        assert found.table, preset
        assert 0 <= found.error < 5, preset
        assert "counts with what it is worth" in after.said(name, told.play_by(preset), 3)


@pytest.mark.parametrize("name", LEAVING)
def test_file_says_what_made_it_and_holds_only_tables_of_the_game(name: str) -> None:
    found = loads(file_of(name, after.MEASURED).read_bytes())
    assert found["made_by"] == f"python benchmarks/continuations.py {name}"
    assert {*found["whatever"]} <= {*book(name).options}
    for row in found["rows"]:
        book(name).play_by("", row["options"])
        assert {*row["seats"]} <= {*GAMES[name].SEATS}


@pytest.mark.parametrize("name", ["loo", "zwikken"])
def test_deal_is_counted_by_itself_where_nothing_was_measured_and_is_said_to_be(name: str) -> None:
    rules = GAMES[name].Rules(stake=4) if name == "loo" else GAMES[name].Rules(ante=2)
    assert not after.measured(name, rules, 3).table
    assert after.left_to(name, rules, ended(name, rules, 3, pool=9), 0) == 0
    assert "does not count" in after.said(name, rules, 3)
    assert not after.measured("tomato", book("tomato").play_by("side_pots"), 3).table


def test_game_in_which_nothing_stands_over_says_nothing_of_it() -> None:
    assert after.said("stuss", GAMES["stuss"].Rules(), 3) == ""
    assert not after.measured("stuss", GAMES["stuss"].Rules(), 3).table


def test_options_that_change_nothing_and_larger_payments_are_measured_with_the_others() -> None:
    usual = after.measured("loo", loo.Rules(), 4)
    assert after.measured("loo", loo.Rules(deals=7, allow_debt=False), 4) == usual
    doubled = after.measured("loo", loo.Rules(stake=6), 4)
    assert doubled.error == 2 * usual.error
    assert doubled.table[1:] == tuple(2 * chips for chips in usual.table[1:])


# -- what it comes to


@pytest.mark.parametrize("name", [name for name in LEAVING if after.shape_of(name) is after.shapes])
def test_pool_left_standing_is_worth_all_of_it_to_all_and_something_to_each(name: str) -> None:
    rules, seats = GAMES[name].Rules(), max(3, GAMES[name].SEATS[0])
    small, large = (shares(name, rules, ended(name, rules, seats, pool=chips)) for chips in (0, 12))
    assert sum(large) == pytest.approx(12, abs=0.02)
    assert sum(small) == pytest.approx(0, abs=0.02)
    assert all(more > less for less, more in zip(small, large, strict=True))


def test_more_than_was_measured_is_worth_an_even_part_more_to_all_but_who_is_out() -> None:
    """COMM-12."""
    rules = loo.Rules(allow_debt=False)
    large, larger = (ended("loo", rules, pool=chips) for chips in (100, 108))
    worths = [shares("loo", rules, at) for at in (large, larger)]
    gained = [more - less for less, more in zip(*worths, strict=True)]
    assert gained == pytest.approx([2] * 4)
    large.stacks[2] = 0
    assert after.left_to("loo", rules, large, 2) == 0


def test_each_win_towards_the_pot_is_worth_more_to_who_has_it_and_less_to_the_others() -> None:
    """FEMK-11."""
    for wins in product(range(2), repeat=4):
        before = shares("femkort", RACE, ended("femkort", RACE, wins=[*wins], pool=12))
        for seat in range(4):
            more = [count + (seat == other) for other, count in enumerate(wins)]
            then = shares("femkort", RACE, ended("femkort", RACE, wins=more, pool=12))
            assert then[seat] > before[seat]
            assert sum(then) == pytest.approx(sum(before)) == pytest.approx(12)
    even = shares("femkort", RACE, ended("femkort", RACE, wins=[1, 1, 1, 1], pool=12))
    assert even == pytest.approx([3] * 4)


def test_pot_that_is_won_leaves_nothing() -> None:
    """FEMK-9: and of a deal that was annulled, each who paid has an even part (FEMK-12)."""
    assert shares("femkort", femkort.Rules(), ended("femkort", femkort.Rules())) == [0] * 4
    annulled = ended("femkort", femkort.Rules(), playing=0b0111, pool=3)
    assert shares("femkort", femkort.Rules(), annulled) == [1, 1, 1, 0]


def test_penalties_cost_the_more_the_nearer_the_match_is_lost() -> None:
    """TOEP-14: a lost match costs ten penalties, or what goes into the kitty, in which all have a part."""
    for kitty, price in ((0, 10), (12, 12)):
        rules = toepen.Rules(kitty=kitty)
        worths = [
            after.left_to("toepen", rules, ended("toepen", rules, scores=[mine, 4, 4, 4]), 0)
            for mine in range(10)
        ]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] > 0 > worths[9]
        lost = ended("toepen", rules, scores=[10, 4, 4, 4], payers=1, pool=kitty)
        paid = [100 - after.left_to("toepen", rules, lost, seat) for seat in (0, 1)]
        assert paid[0] - paid[1] == pytest.approx(0 if kitty else price)
        assert -price < worths[9] < 0


def test_fewer_points_are_worth_more_in_the_match_and_nothing_after_it() -> None:
    """KNAK-8, KNAK-10."""
    rules = norrlandsknack.Rules()
    worths = [
        after.left_to(
            "norrlandsknack",
            rules,
            ended("norrlandsknack", rules, scores=[mine, 5, 5, 5], playing=15, stage=OPENED, pool=6),
            0,
        )
        for mine in range(1, 11)
    ]
    assert all(fewer > more - 0.05 for fewer, more in pairwise(worths))
    assert worths[0] > worths[4] > worths[9]
    assert shares("norrlandsknack", rules, ended("norrlandsknack", rules)) == [0] * 4


def test_last_deal_of_a_session_leaves_what_is_shared_out() -> None:
    """COMM-14."""
    rules = loo.Rules(deals=5)
    assert shares("loo", rules, ended("loo", rules, deals=5, pool=8)) == [2] * 4
    assert shares("loo", rules, ended("loo", rules, deals=4, pool=8)) != [2] * 4
    house = loo.Rules(deals=5, residual_pot=1)
    assert shares("loo", house, ended("loo", house, deals=5, pool=8)) == [0] * 4


# -- how it is measured


def measuring() -> Any:
    """The script, which is no part of what is installed."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
    return import_module("continuations")


@pytest.mark.slow
def test_weights_of_a_race_are_found_again_in_its_ends() -> None:
    dice, true = np.random.default_rng(1), np.array([0.1, 0.3, 1.0])
    stood = dice.integers(0, 3, (6000, 4))
    shares = true[stood] / true[stood].sum(axis=1, keepdims=True)
    ended = np.array([dice.multinomial(1, row) for row in shares])
    assert measuring().likeliest(stood, ended, 3) == pytest.approx(true, abs=0.03)


def test_steps_back_are_taken_out_of_what_was_measured() -> None:
    rising = measuring().rising
    assert rising(np.array([1.0, 3, 2, 4]), True).tolist() == [1, 2.5, 2.5, 4]
    assert rising(np.array([4.0, 2, 3, 1]), False).tolist() == [4, 2.5, 2.5, 1]


def test_pool_that_the_next_dealer_always_takes_is_worth_all_of_it_to_him_alone() -> None:
    """And one that lies there for ever is shared."""
    rungs = np.array([0.0, 2, 4])
    dealt = [(np.tile([chips, 0.0], (5, 1)), np.zeros(5)) for chips in rungs]
    assert measuring().expected(dealt, rungs, 2) == pytest.approx(np.array([[0, 2, 4], [0, 0, 0]]))
    stays = [(np.zeros((5, 2)), np.full(5, chips)) for chips in rungs]
    assert measuring().expected(stays, rungs, 2) == pytest.approx(np.array([[0, 1, 2], [0, 1, 2]]))
    assert measuring().line(np.array([0.0, 1, 2]), rungs, np.array([3.0, 10]), 2) == pytest.approx([1.5, 5])


# -- who counts on it


def dealt(name: str, rules: Any, carry: Any, seed: int, hands: dict[int, str] | None = None) -> Any:
    """A deal of four, by chance but for these hands, up to the first decision."""
    game = GAMES[name]
    state = begin(game, rules, [100] * 4, carry)
    held = {seat: [cards.named(card) for card in hand.split()] for seat, hand in (hands or {}).items()}
    named = [card for hand in held.values() for card in hand]
    stock = [card for card in driver.shuffled(game, rules, Random(seed)) if card not in named]
    while state.actor == CHANCE:
        hand = held.get(state.drawing, [])
        game.apply(rules, state, hand.pop() if hand else stock.pop())
    return state


def searched(name: str, rules: Any, state: Any, worlds: int = 400) -> dict[int, float]:
    seen = view(GAMES[name], rules, state, state.actor)
    found = search.values(name, rules, seen, 1, budget=Budget(worlds=worlds))
    return {worth.action: worth.chips for worth in found}


@pytest.mark.long
@pytest.mark.slow
def test_cards_differ_and_the_ace_is_kept_where_deals_are_wins_towards_a_pot() -> None:
    """FEMK-11: a deal that wins no chips is worth something for the last trick, which an ace may take."""
    hand = "As 3c 4c 5d 6h"
    state = dealt("femkort", RACE, femkort.Carry(1, 8, 2, 1 + FIVES[1]), 2, {0: hand})
    assert state.actor == 0
    found = searched("femkort", RACE, state)
    assert len({round(worth, 6) for worth in found.values()}) > 2
    assert max(found, key=lambda card: found[card]) != cards.named("As")
    assert min(found, key=lambda card: found[card]) == cards.named("As")


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_pool_that_is_defended_is_worth_something() -> None:
    """LOO3-10: what the defender wins stays in the pool, of which he has his part in the next deal."""
    rules, game = loo.Rules(), GAMES["loo"]
    state = dealt("loo", rules, loo.Carry(3, 9), 3)
    for action in (PASS, PASS, 2):
        game.apply(rules, state, action)
    assert state.actor == state.dealer == 3
    assert searched("loo", rules, state)[DEFEND] > 0.5


@pytest.mark.parametrize(("preset", "alone"), [("first_to_three", False), ("", True)])
def test_odds_bar_counts_what_the_deal_leaves_and_says_so(preset: str, alone: bool) -> None:
    """FEMK-11: the pot of a race is worth something to all, though nobody is paid in this deal."""
    rules = book("femkort").play_by(preset)
    state = dealt("femkort", rules, femkort.Carry(3, 8, 2, 0 if alone else 2 + FIVES[1]), 4)
    question = chances.Question("femkort", rules, view(GAMES["femkort"], rules, state, 0), 0, 100, ())
    found = chances.answered(question, 1, Limits(playouts=8, seconds=600))
    assert found is not None
    assert "counts with what it is worth" in found.basis
    if not alone:
        in_chips = 11 * found.win - found.lose  # the pot of twelve, or the ante
        assert found.mean > in_chips + 1


def test_terminal_says_whether_what_is_left_counts() -> None:
    """Where a bidding was learnt, it was for one deal."""
    rules = loo.Rules()
    state = dealt("loo", rules, loo.Carry(3, 9), 3)
    seen = view(GAMES["loo"], rules, state, state.actor)
    assert "counts with what it is worth" in reckoned("solved", book("loo"), rules, seen)
    two = book("loo").play_by("", {"allow_debt": "no"})
    state = begin(GAMES["loo"], two, [100, 100, 0], loo.Carry(0, 6))
    stock = driver.shuffled(GAMES["loo"], two, Random(1))
    while state.actor == CHANCE:
        GAMES["loo"].apply(two, state, stock.pop())
    seen = view(GAMES["loo"], two, state, state.actor)
    assert reckoned("solved", book("loo"), two, seen) == after.BY_ITSELF
    assert reckoned("exact", book("stuss"), GAMES["stuss"].Rules(), blank(GAMES["stuss"], [9, 9])) == ""


def test_odds_bar_of_a_match_counts_from_how_it_stood() -> None:
    """TOEP-14: who is nearest to lose it gains by a deal that costs him nothing."""
    rules = toepen.Rules()
    state = dealt("toepen", rules, toepen.Carry(3, 0, 1, 0, 1, 0, [9, 5, 5, 5]), 5)
    seen = view(GAMES["toepen"], rules, state, state.actor)
    stood = after.left_to("toepen", rules, state, state.actor)
    question = chances.Question("toepen", rules, seen, seen.actor, -5, (), False, 100 + stood)
    found = chances.answered(question, 1, Limits(playouts=4, seconds=600))
    assert found is not None
    assert abs(found.mean) < 10
    assert "penalties" in found.basis
