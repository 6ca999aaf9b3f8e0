"""Games under OpenSpiel: its own checker passes them, and its own algorithms solve the small ones."""

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy, rl_environment  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

from lansquenet.books.book import book  # noqa: E402
from lansquenet.env import Terms, game_of, load_game  # noqa: E402
from lansquenet.env.open_spiel import NAMES, PREFIX, Game  # noqa: E402
from lansquenet.errors import BadOption  # noqa: E402
from lansquenet.games import GAMES  # noqa: E402
from peers import peer  # noqa: E402
from rooms import seldom  # noqa: E402

SMALL = {
    "lansquenet(seats=2,chips=2,packs=1,cards=2c2d3c3d,returns=centred,deal=run)": 30,
    "zecchinetta(seats=2,chips=2,cards=AcAd2c2d,returns=centred,deal=run)": 20,
}


def test_every_game_and_preset_is_registered():
    wanted = {f"{PREFIX}{name}" for name in GAMES}
    wanted |= {f"{PREFIX}{name}_{preset}" for name in GAMES for preset in book(name).presets}
    assert wanted == set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [name if name.removeprefix(PREFIX) in GAMES else seldom(name) for name in NAMES]
)
def test_game_passes_the_random_simulation_of_open_spiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("deal", ["card", "run", "deck"])
@pytest.mark.parametrize(
    "given", ["toepen(exchange=off,cards=TcJcAcThJhAhKc9c", "lansquenet(packs=1,cards=2c3c4c2d3d"]
)
def test_game_passes_the_random_simulation_however_cards_are_dealt(given, deal):
    game = pyspiel.load_game(f"{PREFIX}{given},deal={deal})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_run_of_too_many_cards_is_refused():
    with pytest.raises(BadOption, match="deal=card"):
        load_game("zwikken(deal=run)").new_initial_state().chance_outcomes()


def test_parameters_and_presets_reach_the_game():
    game = pyspiel.load_game(f"{PREFIX}toepen_own_turn(seats=4,target=5,first=2,returns=centred)")
    assert game.played.rules == book("toepen").play_by("own_turn", {"target": "5"})
    assert (game.num_players(), game.played.carry.dealer, game.utility_sum()) == (4, 2, 0)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_game_of_many_packs_is_dealt_from_a_deck_and_others_card_by_card():
    assert pyspiel.load_game(f"{PREFIX}lansquenet").played.terms.deal == "deck"
    assert pyspiel.load_game(f"{PREFIX}lansquenet(deal=card)").played.terms.deal == "card"
    assert pyspiel.load_game(f"{PREFIX}lansquenet_single").played.terms.deal == "card"


def test_state_is_the_same_in_open_spiel_and_here():
    game = pyspiel.load_game(f"{PREFIX}toepen(seats=3)")
    dice, state = Random(3), game.new_initial_state()
    ours = game.played.new_initial_state()
    while not state.is_terminal():
        assert state.legal_actions() == ours.legal_actions()
        for seat in range(3):
            assert state.information_state_string(seat) == ours.information_state_string(seat)
            assert np.array_equal(state.observation_tensor(seat), ours.observation_tensor(seat))
        action = dice.choice(state.legal_actions())
        state = state.child(action)
        ours.apply_action(action)
    assert state.returns() == ours.returns()


# -- algorithms


@pytest.mark.slow
@pytest.mark.parametrize("deal", ["card", "run"])
def test_cfr_finds_the_value_of_kuhn_poker(deal):
    """The first to act loses an eighteenth of a chip."""
    game = Game(game_of(peer("kuhn"), stacks=[5, 5], terms=Terms(deal=deal)))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert value[0] == pytest.approx(-1 / 18, abs=1e-3)
    assert exploitability.nash_conv(game, found) < 0.01
    assert len(solver._info_state_nodes) == 12  # as books on poker have it: no seat forgets, none knows more


@pytest.mark.slow
@pytest.mark.parametrize(("line", "rounds"), SMALL.items(), ids=[line.partition("(")[0] for line in SMALL])
def test_cfr_of_open_spiel_makes_small_games_less_exploitable(line, rounds):
    game = Game(load_game(line))
    solver = cfr.CFRPlusSolver(game)
    at_first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    found = exploitability.exploitability(game, solver.average_policy())
    assert 2 * found < at_first / 4


def test_environment_of_open_spiel_runs_on_a_game():
    env = rl_environment.Environment(pyspiel.load_game(f"{PREFIX}toepen(seats=2)"))
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert len(step.rewards) == 2
