"""Tables in compiled code: the same game as `State`, and what Gymnasium asks of them."""

from random import Random

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium import spaces, wrappers as single  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers import vector as wrappers  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from lansquenet.env.gymnasium import IDS  # noqa: E402
from lansquenet.env.vector import Tables  # noqa: E402
from lansquenet.errors import BadOption, IllegalAct, UnknownName  # noqa: E402
from told_tables import TRICKS, Dice, Told, acting, anything, at_once, leduc  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.compiles]  # Leduc above all, once a process


def agree(env, steps, seed=1, others="random"):
    """Compare every table with its telling, step for step; how many hands ended."""
    seen, infos = env.reset(seed=seed)
    dice, ended = Random(seed), 0
    start = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed)))
    counts = start.integers(2**64, size=env.num_envs, dtype=np.uint64)
    seat = None if env._manner.seat < 0 else env._manner.seat
    told = [Told(env.game, Dice(n), env.game.deck[:], seat, others) for n in counts]
    for _ in range(steps):
        acts = anything(seen["action_mask"], dice)
        before = infos["seat"]
        seen, rewards, over, _, infos = env.step(acts)
        for n, table in enumerate(told):
            table.act(int(acts[n]))
            assert over[n] == table.state.is_terminal()
            if over[n]:
                ended += 1
                assert infos["returns"][n].tolist() == pytest.approx(table.state.returns())
                assert rewards[n] == pytest.approx(table.state.returns()[before[n]])
                last = table.state.observation_tensor(int(before[n]))
                assert np.array_equal(infos["final_obs"][n]["observation"], last)
                assert not infos["final_obs"][n]["action_mask"].any()
                table.deal()
            due = table.state.current_player()
            assert infos["seat"][n] == due
            assert np.array_equal(seen["observation"][n], table.state.observation_tensor(due))
            assert seen["action_mask"][n].tolist() == table.state.legal_actions_mask(due)
    return ended


def test_tables_play_as_the_interpreted_game_does():
    assert agree(at_once(leduc(), 10), 60) > 100


def test_learner_meets_the_bots_that_the_interpreted_game_has():
    assert agree(at_once(leduc(returns="centred"), 10, seat=1), 30) > 50


RENEWED = "irish_loo(seats=4,chips=40)"  # whose stock is
SLOW = [(TRICKS, 1, "steady"), ("lansquenet(seats=3,stakes=few)", 1, "timid"), (RENEWED, 1, "steady")]


@pytest.mark.parametrize(
    ("line", "seat", "others"),
    [
        pytest.param(*row, marks=[pytest.mark.long] * (row[0] == RENEWED), id=f"{row[0]} {row[1]}")
        for row in SLOW
    ],
)
def test_tables_of_every_kind_play_as_the_interpreted_game_does(line, seat, others):
    """Hidden cards, a stock that is renewed, stakes on a ladder, with a learner; without one: Leduc."""
    assert agree(at_once(line, 4, seat=seat, others=others), 40, others=others) > 10


# -- what Gymnasium asks of it


def test_spaces_hold_what_is_told_and_seeds_tell_it_again():
    env, twin, other = (at_once(leduc(), 16) for _ in range(3))
    first, again, different = env.reset(seed=4)[0], twin.reset(seed=4)[0], other.reset(seed=5)[0]
    assert env.observation_space.contains(first)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], different["observation"])
    dice = Random(1)
    for _ in range(20):
        acts = anything(first["action_mask"], dice)
        first, rewards, over, cut, _ = env.step(acts)
        again = twin.step(acts)[0]
        assert env.observation_space.contains(first)
        assert env.action_space.contains(acts)
        assert (rewards.shape, over.dtype, cut.any()) == ((16,), np.bool_, np.False_)
        assert np.array_equal(first["observation"], again["observation"])


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_wrappers_of_infos_take_it(mode):
    env = DictInfoToList(RecordEpisodeStatistics(Tables(leduc(), 8, autoreset_mode=mode)))
    env.reset(seed=1)
    dice, ended, length = Random(1), 0, 0
    for _ in range(20):
        _, _, over, _, infos = env.step(acting(env.unwrapped._masks, dice))
        done = [info["episode"] for info in infos if "episode" in info]
        assert len(done) == over.sum()
        ended, length = ended + len(done), length + sum(episode["l"] for episode in done)
    assert ended > 8
    assert 2 <= length / ended <= 8  # acts of a hand; with the step between two hands it would be more


@pytest.mark.parametrize(
    "wrap",
    [
        wrappers.FlattenObservation,
        lambda env: wrappers.FilterObservation(env, ["observation"]),
        lambda env: wrappers.VectorizeTransformObservation(
            env, single.TransformObservation, func=lambda seen: seen["action_mask"],
            observation_space=env.single_observation_space["action_mask"],
        ),
    ],
    ids=["flatten", "filter", "transform"],
)  # fmt: skip
def test_wrappers_that_transform_each_observation_take_it(wrap):
    """Gymnasium refuses them where hands follow at once, for any environment; so that is not the default."""
    env, dice, ended = wrap(Tables(leduc(), 8)), Random(1), 0
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        seen, _, over, _, _ = env.step(acting(env.unwrapped._masks, dice))
        ended += over.sum()
    assert ended > 8
    with pytest.raises(ValueError, match="NEXT_STEP"):
        wrap(at_once(leduc(), 8))


def test_last_observation_of_a_hand_is_one_of_its_space_with_a_mask():
    env, dice, last = at_once(leduc(), 8), Random(1), 0
    env.reset(seed=1)
    for _ in range(20):
        _, _, over, _, infos = env.step(acting(env._masks, dice))
        assert [one is not None for one in infos["final_obs"]] == over.tolist()
        for one in infos["final_obs"][over]:
            last += 1
            assert env.single_observation_space.contains(one)
    assert last > 8


@pytest.mark.parametrize("copy", [True, False])
def test_what_was_seen_last_stays_as_it_was_where_copies_are_made(copy):
    """Without them it is as new as all else after the next step; nobody can write on its mask."""
    env, dice, kept = at_once(leduc(), 64, copy=copy), Random(1), []
    env.reset(seed=1)
    for _ in range(20):
        _, _, over, _, infos = env.step(acting(env._masks, dice))
        for one in infos["final_obs"][over]:
            kept.append((one["observation"], one["observation"].copy()))
            with pytest.raises(ValueError, match="read-only"):
                one["action_mask"][0] = 1
    assert all(np.array_equal(*pair) for pair in kept) == copy


def test_wrappers_that_transform_all_observations_take_it():
    env = wrappers.TransformObservation(
        Tables(leduc(), 8),
        lambda seen: seen["observation"] * 2,
        single_observation_space=spaces.Box(-2, 2, (Tables(leduc(), 1).game.encoder.size,), np.float32),
    )
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.observation_space.contains(env.step(acting(env.unwrapped._masks, Random(1)))[0])


def test_hands_are_the_same_however_they_follow_each_other():
    """The step between two hands deals what would have been dealt at once, and nothing else happens in it."""

    def returns(mode):
        env, dice, found = Tables(leduc(), 1, autoreset_mode=mode), Random(3), []
        seen, _ = env.reset(seed=2)
        while len(found) < 20:
            legal = np.flatnonzero(seen["action_mask"][0]).tolist()
            seen, _, over, _, infos = env.step(np.array([dice.choice(legal) if legal else 0]))
            found += infos["returns"].tolist() if over[0] else []
        return found

    assert returns(AutoresetMode.NEXT_STEP) == returns(AutoresetMode.SAME_STEP)


def test_gymnasium_makes_tables_of_every_game():
    made = [gymnasium.registry[id].vector_entry_point for id in IDS]
    assert set(made) == {"lansquenet.env.vector:Tables"}
    assert "Lansquenet/IrishLoo-v0" in IDS
    assert Tables.__module__ == "lansquenet.env.vector"


def test_gymnasium_makes_tables_by_their_id():
    env = gymnasium.make_vec("Lansquenet/Zwikken-v0", num_envs=3, seats=3, chips=40)
    assert isinstance(env.unwrapped, Tables)
    assert env.reset(seed=1)[0]["observation"].shape[0] == 3


def test_hand_that_is_over_is_followed_at_the_next_step_if_so_wished():
    env = Tables(leduc(), 32, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, _ = env.reset(seed=1)
    dice, before, checked = Random(1), np.zeros(32, np.bool_), 0
    for _ in range(20):
        acts = np.array([dice.choice(np.flatnonzero(m).tolist() or [0]) for m in seen["action_mask"]])
        seen, rewards, over, _, _ = env.step(acts)
        assert not rewards[before].any()
        assert not over[before].any()
        assert seen["action_mask"][~over].any(axis=1).all()
        assert not seen["action_mask"][over].any()
        checked, before = checked + before.sum(), over
    assert checked > 20


def test_only_the_tables_that_are_named_are_dealt_again():
    env = Tables(leduc(), 4)
    first = env.reset(seed=1)[0]["observation"]
    which = np.array([True, False, True, False])
    now = env.reset(seed=9, options={"reset_mask": which})[0]["observation"]
    assert np.array_equal(first[~which], now[~which])


def test_illegal_act_forfeits_the_hand_or_is_refused_and_changes_nothing():
    env = Tables(leduc(), 3)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    acts = np.array([1, wrong, 1])
    _, rewards, over, _, _ = env.step(acts)
    assert (rewards[1], over.tolist()) == (env.game.min_utility(), [False, True, False])
    env = Tables(leduc(), 3, illegal="raise")
    env.reset(seed=1)
    tables = env.room.tables.copy()
    beyond = env.game.num_distinct_actions()  # the first place of the next table's mask
    for bad in (acts, np.array([beyond, 1, 1]), np.array([1, 99, 1]), np.array([1, -1, 1]), np.array([1, 1])):
        with pytest.raises(IllegalAct):
            env.step(bad)
    assert (env.room.tables == tables).all()


def test_arrays_are_copies_unless_they_may_be_written_anew():
    env = Tables(leduc(), 3)
    first = env.reset(seed=1)[0]["observation"]
    assert env.step(np.ones(3, np.int64))[0]["observation"] is not first
    env = Tables(leduc(), 3, copy=False)
    first = env.reset(seed=1)[0]["observation"]
    again = env.step(np.ones(3, np.int64))[0]["observation"]
    assert np.shares_memory(again, first)
    assert np.shares_memory(np.from_dlpack(again), first)  # as torch and JAX take it


def test_what_cannot_be_is_refused():
    with pytest.raises(BadOption, match="seat is one of 0 to 1"):
        Tables(leduc(), 2, seat=2)
    with pytest.raises(BadOption, match="illegal is one of"):
        Tables(leduc(), 2, illegal="never")
    with pytest.raises(BadOption, match="autoreset_mode is"):
        Tables(leduc(), 2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(BadOption, match="num_envs"):
        Tables(leduc(), 0)
    with pytest.raises(UnknownName, match="steady"):
        Tables(leduc(), 2, others="steady")
