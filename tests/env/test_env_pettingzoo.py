"""Games under PettingZoo: its own checkers pass them."""

import warnings
from copy import deepcopy
from random import Random

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from lansquenet.env import pettingzoo
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.games import GAMES

LINES = [*GAMES, "toepen(seats=4,deal=deck)", "lansquenet(packs=1,chips=10)", "zwikken(preset=any_portion)"]
every_line = pytest.mark.parametrize("line", LINES)
KNOWN = (  # of any game with a mask whose name is not on a list in the checker itself
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@every_line
def test_environment_passes_the_api_test(line, capsys):
    with warnings.catch_warnings():
        for known in KNOWN:
            warnings.filterwarnings("ignore", message=known)
        api_test(pettingzoo.env(line), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.slow
@every_line
def test_environment_passes_the_seed_test(line):
    seed_test(lambda: pettingzoo.env(line), num_cycles=100)


@pytest.mark.parametrize("line", ["toepen", "zecchinetta", "irish_loo", "pharaon"])
def test_environment_passes_the_render_test(line, capsys):
    render_test(lambda render_mode=None: pettingzoo.env(line, render_mode=render_mode))
    assert " sees " in capsys.readouterr().out


def random_acts(env, dice, most=10**6):
    """Act at random; the rewards at the end."""
    rewards = {}
    for agent in env.agent_iter(most):
        seen, reward, over, _, info = env.last()
        rewards[agent] = reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(None if over else int(dice.choice(np.flatnonzero(info["action_mask"]))))
    return rewards


def test_rewards_are_the_returns_of_the_hand():
    env = pettingzoo.env("zecchinetta(seats=3)")
    env.reset(seed=4)
    rewards = random_acts(env, Random(4))
    assert [*rewards.values()] == env.unwrapped.hand.returns()
    assert any(rewards.values())


@every_line
def test_copy_in_mid_game_goes_on_alike_and_leaves_the_first_alone(line):
    env = pettingzoo.env(line)
    env.reset(seed=11)
    random_acts(env, Random(1), most=3)
    twin = deepcopy(env)
    before = env.unwrapped.hand.serialize()
    theirs = random_acts(twin, Random(2))
    assert env.unwrapped.hand.serialize() == before
    assert random_acts(env, Random(2)) == theirs


def test_mask_is_empty_for_agents_that_are_not_to_act():
    env = pettingzoo.env("toepen(seats=3)")
    env.reset(seed=1)
    due = env.agent_selection
    assert {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents} == {
        agent: agent == due for agent in env.agents
    }


def test_illegal_action_is_refused():
    env = pettingzoo.env("toepen")
    env.reset(seed=1)
    with pytest.raises(IllegalAct):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_unknown_render_mode_is_refused():
    with pytest.raises(BadOption, match="human, ansi"):
        pettingzoo.env("toepen", render_mode="rgb_array")
