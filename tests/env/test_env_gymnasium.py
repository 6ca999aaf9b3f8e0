"""Games under Gymnasium: its own checker passes them."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from lansquenet.env import pettingzoo  # noqa: E402
from lansquenet.env.gymnasium import IDS, Learner  # noqa: E402
from lansquenet.errors import BadOption, IllegalAct, UnknownName  # noqa: E402
from lansquenet.games import GAMES  # noqa: E402


def test_every_game_has_an_id():
    assert len(IDS) == len(GAMES)
    assert set(IDS) <= set(gymnasium.registry)


@pytest.mark.parametrize("id", IDS)
def test_environment_passes_the_checker(id):
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("others", ["timid", "steady", "random"])
def test_bots_or_a_policy_play_the_other_seats(others):
    env = gymnasium.make("Lansquenet/Toepen-v0", others=others, preset="own_turn", seats=4)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].any()
            _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert reward == env.unwrapped.hand.returns()[1]


def test_policy_of_ones_own_is_asked_for_every_other_seat():
    asked = set()

    def first(state, dice):
        asked.add(state.current_player())
        return state.legal_actions()[0]

    env = Learner("toepen(seats=3)", seat=2, others=first)
    env.reset(seed=1)
    over = False
    while not over:
        over = env.step(int(np.flatnonzero(env.action_masks())[0]))[2]
    assert asked == {0, 1}


def test_same_seed_deals_the_same_hand():
    env = Learner("zwikken")
    first, again, other = (env.reset(seed=seed)[0]["observation"] for seed in (3, 3, 4))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_illegal_action_forfeits_the_hand_or_raises():
    env = Learner("toepen")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (env.game.min_utility(), True, wrong)
    env = Learner("toepen", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAct):
        env.step(wrong)


@pytest.mark.slow
def test_what_cannot_be_is_refused():
    with pytest.raises(BadOption, match="seat is one of 0 to 1"):
        Learner("toepen", seat=2)
    with pytest.raises(BadOption, match="forfeit, raise"):
        Learner("toepen", illegal="ignore")
    with pytest.raises(UnknownName, match="steady"):
        Learner("toepen", others="stedy")
    with pytest.raises(BadOption, match="never to act"):
        Learner("basset", seat=0).reset(seed=1)


@pytest.mark.parametrize("observe", ["view", "information_state", "oracle"])
def test_what_is_observed_is_the_view_or_what_was_told_or_everything(observe):
    env = Learner("toepen(seats=3)", observe=observe)
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=1)
    wanted = {"view": "observation_tensor", "information_state": "information_state_tensor"}
    tensor = getattr(env.hand, wanted.get(observe, "oracle_tensor"))
    assert np.array_equal(seen["observation"], tensor(1))
    agents = pettingzoo.env("toepen(seats=3)", observe=observe)
    agents.reset(seed=1)
    for agent in agents.agents:
        assert agents.observation_space(agent).contains(agents.observe(agent))


def test_oracle_sees_what_no_seat_does_and_only_if_it_is_wished_for():
    """The other hand lies open to it, and to nobody else."""
    hands = [Learner("toepen").game.new_initial_state() for _ in range(2)]
    for hand, cards in zip(hands, ([0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 2, 3, 10, 11, 6, 7]), strict=True):
        for card in cards:
            hand.apply_action(card)
    seats = [seat for seat in range(2) if hands[0].view(seat).place == hands[1].view(seat).place]
    assert len(seats) == 1
    for tensor in ("observation_tensor", "information_state_tensor"):
        assert np.array_equal(*(getattr(hand, tensor)(seats[0]) for hand in hands))
    assert not np.array_equal(*(hand.oracle_tensor(seats[0]) for hand in hands))
    with pytest.raises(BadOption, match="view, information_state, oracle"):
        Learner("toepen", observe="everything")
