"""Hands laid out anew: the seat to act cannot tell them from the one played, and they tell it nothing."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from lansquenet.env import load_game
from lansquenet.env.opponents import by_chance
from lansquenet.env.state import State
from lansquenet.errors import BadSave, IllegalAct
from lansquenet.games import GAMES
from lansquenet.rules.game import hides

HIDING = [name for name, game in GAMES.items() if hides(game)]


def decisions(game, hands: int, seed: int):
    """Every decision of some random hands."""
    dice = Random(seed)
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(by_chance(state, dice))
                continue
            yield state
            state.apply_action(dice.choice(state.legal_actions()))


def told(state: State, seat: int):
    return (
        state.current_player(), state.legal_actions(), state.observation_string(seat),
        state.information_state_string(seat), state.information_state_tensor(seat).tolist(),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_seat_to_act_cannot_tell_a_hand_laid_out_anew(name):
    game, moved, asked = load_game(f"{name}(seats=3)"), 0, 0
    for n, state in enumerate(decisions(game, 6, seed=1)):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, Random(n).random)
        assert told(other, seat) == told(state, seat)
        assert sorted(other._stock) == other._stock
        assert len(other._stock) == len(state._stock)
        asked, moved = asked + 1, moved + (other.table != state.table)
    assert asked > 10
    assert moved > asked / 2  # what is hidden is laid out, and not left as it lies


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_hand_laid_out_anew_depends_on_nothing_that_is_hidden(name):
    """From a hand that looks the same, the same sampler gives the same hand: memories of the others too."""
    for n, state in enumerate(decisions(load_game(f"{name}(seats=3)"), 3, seed=2)):
        seat = state.current_player()
        from_truth = state.resample_from_infostate(seat, Random(n).random)
        elsewhere = state.resample_from_infostate(seat, Random(-n).random)
        from_there = elsewhere.resample_from_infostate(seat, Random(n).random)
        assert from_truth.table == from_there.table
        for one in range(3):
            assert from_truth.information_state_string(one) == from_there.information_state_string(one)


@pytest.mark.parametrize("name", GAMES)
def test_hand_laid_out_anew_is_played_to_its_end(name):
    game, dice = load_game(f"{name}(seats={max(2, GAMES[name].SEATS[0])})"), Random(3)
    state = next(decisions(game, 5, seed=3))
    other = state.resample_from_infostate(state.current_player(), dice.random)
    before = state.information_state_string()
    while not other.is_terminal():
        chance = other.is_chance_node()
        other.apply_action(by_chance(other, dice) if chance else dice.choice(other.legal_actions()))
    assert len(other.returns()) == game.num_players()
    assert state.information_state_string() == before


def test_cards_still_to_come_from_a_deck_are_shuffled_anew():
    game = load_game("lansquenet(packs=1,deal=deck)")
    state = game.new_initial_state(seed=1)
    orders = {
        tuple(state.resample_from_infostate(state.current_player(), Random(n).random)._stock)
        for n in range(5)
    }
    assert len(orders) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(state._stock))}


def test_others_remember_what_was_told_to_all():
    """Acts at the open table stay in everybody's memory; the cards that one was dealt do not."""
    game = load_game("toepen(seats=3,exchange=off,warnings=off)")
    state = [state.clone() for state in decisions(game, 1, seed=4)][-1]
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(1).random)
    mine = other.remembered().heard
    spoken = [heard for heard in mine[seat] if heard.actor >= 0 and heard.told == 7]
    assert spoken
    for one in range(3):
        assert [heard for heard in mine[one] if heard.told == 7] == spoken
        assert one == seat or all(heard.told >> one & 1 for heard in mine[one])


def test_hand_laid_out_anew_cannot_be_written_down_and_is_only_for_the_seat_to_act():
    state = next(decisions(load_game("toepen"), 1, seed=5))
    seat = state.current_player()
    with pytest.raises(BadSave, match="never played"):
        state.resample_from_infostate(seat, Random(1).random).serialize()
    with pytest.raises(IllegalAct, match="seat to act"):
        state.resample_from_infostate(1 - seat, Random(1).random)


# -- under OpenSpiel


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_search_of_open_spiel_in_information_sets_finds_an_act(name):
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    from lansquenet.env.open_spiel import Game

    game, dice, luck = Game(load_game(f"{name}(seats=3)")), Random(6), np.random.RandomState(6)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 10, random_state=luck)
    state, found = game.new_initial_state(), 0
    while not state.is_terminal() and found < 3:
        legal = state.legal_actions()
        if state.current_player() == pyspiel.PlayerId.CHANCE or len(legal) == 1:
            state.apply_action(dice.choice(legal))
            continue
        assert bot.step(state) in legal
        found += 1
        state.apply_action(dice.choice(legal))
    assert found


@pytest.mark.slow
def test_compiled_search_of_open_spiel_kills_its_own_python_games_too():
    """Why `docs/research.md` sends to the Python one; when this fails, that may be said no more."""
    pytest.importorskip("pyspiel")
    program = """
import pyspiel, open_spiel.python.games
state = pyspiel.load_game("python_kuhn_poker").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5, -1, most, False, False).step(state)
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode != 0
