"""The bot that walks the rules."""

import re
import subprocess
import sys
from fractions import Fraction
from math import log
from random import Random

import pytest

from lansquenet.books.book import book
from lansquenet.bots import exact, explain, search
from lansquenet.bots.answers import Answer, answers
from lansquenet.games import GAMES
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.lansquenet.rules import Phase
from lansquenet.rules import cards
from lansquenet.rules.cards import named
from lansquenet.rules.game import begin, hides
from lansquenet.rules.state import CHANCE


def opened(name, acts, stacks=(200, 200), **options):
    """A hand of which these are the first acts, and the cards still to come."""
    told = book(name)
    rules = told.play_by("", options)
    state = begin(told.game, rules, list(stacks), told.game.Carry(0))
    stock = cards.in_order(told.game.shoe(rules))
    for act in acts:
        action = named(act) if isinstance(act, str) else act
        if isinstance(act, str):
            stock.remove(action)
        told.game.apply(rules, state, action)
    return told.game, rules, state, stock


def means(game, rules, state, stock):
    return {
        found.action: found.mean - state.stacks[state.actor] for found in answers(game, rules, state, stock)
    }


@pytest.mark.slow
def test_value_of_a_bet_is_the_edge_of_the_book():
    """ZECC-5: 3/19 of a bet on the first two cards."""
    at = opened("zecchinetta", [1, 100, "Ac", "2c"])
    assert means(*at) == {0: 0, 100: Fraction(-300, 19)}
    assert exact.choose("zecchinetta", *at[1:3], 0, at[3]) == 0


@pytest.mark.slow
def test_last_card_of_a_rank_is_bet_upon_without_a_loss():
    """FARO-6: only two alike give the bank anything."""
    at = opened("faro", ["2c", -1, "Ac", "Ad", -1, "3c", "Ah"])
    found = means(*at)
    assert found[0] == 0
    assert all(worth < 0 for action, worth in found.items() if 0 < action < 13)
    assert exact.choose("faro", *at[1:3], 0, at[3]) == -1


def test_ranks_alike_are_walked_once():
    game, rules, state, stock = opened("stuss", [])
    found = answers(game, rules, state, stock)
    assert len(found) < len(game.legal(rules, state))


def test_winner_keeps_the_bank_and_a_punter_buys_it():
    """LANS-18, LANS-20: the banker has an edge, so to keep pays, and so does to buy what is for sale."""
    acts = [10, 10, "Ac", "2c", "Ad"]
    at = opened("lansquenet", acts)
    found = means(*at)
    assert at[2].phase == Phase.KEEP
    assert found[lansquenet.Choice.KEEP] > 0 == found[lansquenet.Choice.PASS]
    sale = opened("lansquenet", [*acts, int(lansquenet.Choice.PASS)])
    assert sale[2].phase == Phase.SALE
    assert means(*sale)[1] > means(*sale)[0]
    assert exact.choose("lansquenet", *sale[1:3], 0, sale[3]) == 1


def test_bank_that_pays_is_kept_and_bought_by_who_searches_too():
    """LANS-18, LANS-20: an answer that ends the hand is worth what comes of the next."""
    acts = [10, 10, "Ac", "2c", "Ad"]
    for said, best in (([], lansquenet.Choice.KEEP), ([int(lansquenet.Choice.PASS)], 1)):
        _, rules, state, stock = opened("lansquenet", [*acts, *said])
        assert search.choose("lansquenet", rules, state, 0, stock) == best
        assert search.values("lansquenet", rules, state, 0, stock) == exact.values(
            "lansquenet", rules, state, 0, stock
        )


def test_bank_is_named_by_kellys_rule():
    """At odds of one to one that is about the edge, as a part of the stack."""
    game, rules, state, stock = opened("lansquenet", [])
    found = {answer.action: answer for answer in answers(game, rules, state, stock)}
    said = exact.choose("lansquenet", rules, state, 0, stock)
    edge = (found[100].mean - 200) / 100
    assert 0 < said / 200 < 2 * edge
    assert found[said].growth == max(answer.growth for answer in found.values())


def test_growth_is_the_mean_of_logarithms_and_ruin_is_never_risked():
    even = Answer(1, {100: Fraction(1, 2), 400: Fraction(1, 2)})
    assert even.growth == pytest.approx((log(100) + log(400)) / 2)
    assert even.mean == 250
    assert Answer(1, {0: Fraction(1, 100), 10**6: Fraction(99, 100)}).growth == float("-inf")


def test_what_cannot_be_walked_is_searched(monkeypatch):
    _, rules, state, stock = opened("zecchinetta", [1, 100, "Ac", "2c"])
    monkeypatch.setattr("lansquenet.bots.answers.STEPS", 3)
    monkeypatch.setattr(search, "choose", lambda *given: 77)
    assert exact.choose("zecchinetta", rules, state, 0, stock) == 77


def test_values_are_explained_without_an_error():
    _, rules, state, stock = opened("zecchinetta", [1, 100, "Ac", "2c"])
    found = explain("exact", book("zecchinetta"), rules, state, stock=stock)
    assert [(worth.action, round(worth.chips, 6), worth.error) for worth in found] == [
        (0, 0.0, 0.0),
        (100, round(-300 / 19, 6), 0.0),
    ]


def test_what_a_view_tells_of_the_stock_is_all_that_is_used_without_it():
    """The cards of ranks that lie out are gone; of a game that counts, all that are."""
    from lansquenet.bots.estimate import stock_of

    game, rules, state, _ = opened("zecchinetta", [1, 100, "Ac", "2c"])
    assert len(stock_of(game, rules, state)) == 38
    game, rules, state, stock = opened("faro", ["2c", -1, "Ac", "Ad", -1, "3c", "Ah"])
    assert sorted(card // 4 for card in stock_of(game, rules, state)) == sorted(card // 4 for card in stock)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not hides(game)])
def test_first_decision_of_every_game_can_be_walked(name):
    game = GAMES[name]
    rules = game.Rules()
    state = begin(game, rules, [100, 100], game.Carry(0))
    pack = cards.in_order(game.shoe(rules))
    stock = Random(1).sample(pack, len(pack))
    while state.actor == CHANCE:
        game.apply(rules, state, stock.pop())
    assert state.actor >= 0
    found = answers(game, rules, state, stock)
    assert all(sum(answer.ends.values()) == 1 for answer in found)


@pytest.mark.slow
def test_worth_of_each_choice_is_told_at_the_table():
    """The banker's limits in Zecchinetta: the more is bet the better, as far as the bank goes."""
    command = "play zecchinetta --explain --hands 1 --seed 3 --seats 2 --bots exact"
    program = "from lansquenet.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *command.split()],
        input="worth\nq\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert len(re.findall(r"^    100 +\+14\.575$", done.stdout, re.M)) == 2
