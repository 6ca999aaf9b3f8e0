"""Tables and hands in compiled code: the same game as `State`, and no more than a seat may know."""

import importlib
import sys
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium import spaces, wrappers as single  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers import vector as wrappers  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from lansquenet.env import Terms, game_of, load_game  # noqa: E402
from lansquenet.env.basis import enough  # noqa: E402
from lansquenet.env.basis.actions import CARD  # noqa: E402
from lansquenet.env.compiled_game import _see_all, observing, parts, parts_of  # noqa: E402
from lansquenet.env.fast import Engine, Hand  # noqa: E402
from lansquenet.env.gymnasium import IDS  # noqa: E402
from lansquenet.env.opponents import policy  # noqa: E402
from lansquenet.env.vector import ByTable, DueRows, Tables  # noqa: E402
from lansquenet.errors import BadOption, BadSave, IllegalAct, UnknownName  # noqa: E402
from lansquenet.rules.cards import bring_to_end  # noqa: E402
from lansquenet.rules.game import counts_chips  # noqa: E402
from lansquenet.rules.state import CHANCE, NONE, POOL, duplicate  # noqa: E402
from lansquenet.sim.compiler import callable_here  # noqa: E402
from lansquenet.sim.simulate import seeded_dice  # noqa: E402

pytestmark = pytest.mark.slow

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
MASK = (1 << 64) - 1


def benchmark(name):
    """A game that is not shipped."""
    if str(BENCHMARKS) not in sys.path:
        sys.path.append(str(BENCHMARKS))
    return importlib.import_module(name)


def leduc(**terms):
    return game_of(benchmark("leduc"), terms=Terms(**terms))


# -- the same, told a second time, in plain Python


class Dice:
    """SplitMix64 by whole numbers; drawn from where the compiled dice are drawn from."""

    def __init__(self, count):
        self.count = int(count)

    def getrandbits(self, bits):
        self.count = (self.count + 0x9E3779B97F4A7C15) & MASK
        z = ((self.count ^ (self.count >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) >> (64 - bits)

    def below(self, n):
        return (self.getrandbits(32) * n) >> 32

    def choice(self, options):
        return options[self.below(len(options))]


class Told:
    """One table, played by `State` with the cards that its dice turn."""

    def __init__(self, game, dice, shoe, seat=None, others="random"):
        self.game, self.dice, self.shoe, self.seat = game, dice, shoe, seat
        self.other = policy(game, others)
        self.deal()

    def deal(self):
        while True:
            self.state, self.turned = self.game.new_initial_state(), 0
            self.go_on()
            if not self.state.is_terminal():
                return

    def go_on(self):
        while not self.state.is_terminal():
            actor = self.state.current_player()
            if actor == CHANCE:
                self.turn()
            elif self.seat in (None, actor):
                return
            else:
                self.state.apply_action(self.other(self.state, self.dice))

    def turn(self):
        module, shoe = self.game.module, self.shoe
        if self.turned == len(shoe):
            again = module.restock(self.game.rules, self.state.table)
            self.turned = bring_to_end(shoe, list(again))
        card = NONE
        if self.turned < len(shoe):
            pick = self.turned + self.dice.below(len(shoe) - self.turned)
            shoe[pick], shoe[self.turned] = shoe[self.turned], shoe[pick]
            card = shoe[self.turned]
            self.turned += 1
        self.state.apply_action(self.game.chance_id(card))

    def act(self, action):
        self.state.apply_action(action)
        self.go_on()


def at_once(game, many, **given):
    """Tables at which a hand follows in the step in which one ends."""
    return Tables(game, many, autoreset_mode=AutoresetMode.SAME_STEP, **given)


def anything(masks, dice):
    """For each row a random one of its legal ids."""
    return np.array([dice.choice(np.flatnonzero(mask).tolist()) for mask in masks])


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


TRICKS = "irish_loo(seats=4,chips=40)"
SLOW = [(TRICKS, 1, "steady"), ("lansquenet(seats=3,stakes=few)", 1, "timid")]


@pytest.mark.parametrize(("line", "seat", "others"), SLOW, ids=[f"{row[0]} {row[1]}" for row in SLOW])
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


def acting(masks, dice):
    """Any legal act; where a hand is over, and none is, the first."""
    return np.array([dice.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


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
    assert Tables.__module__ == "lansquenet.env.vector"


def test_gymnasium_makes_tables_by_their_id():
    env = gymnasium.make_vec("Lansquenet/IrishLoo-v0", num_envs=3, seats=4, chips=40)
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
    for bad in (acts, np.array([1, 99, 1]), np.array([1, -1, 1]), np.array([1, 1])):
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


# -- what is observed


def known(env, table, seat):
    """What a seat sees of a table by the interpreted state."""
    return table.state.observed(env._packing.observe, seat)


def observed_alike(env, steps, seed=1):
    """Compare what is seen at every table with the interpreted state; how many hands ended."""
    seen, infos = env.reset(seed=[seed + n for n in range(env.num_envs)])
    dice, ended, seat = Random(seed), 0, None if env._manner.seat < 0 else env._manner.seat
    told = [
        Told(env.game, Dice(seeded_dice(seed + n, 0)[0]), env.game.deck[:], seat) for n in range(env.num_envs)
    ]
    for _ in range(steps):
        for n, table in enumerate(told):
            assert np.array_equal(env.unpacked(seen["observation"][n]), known(env, table, infos["seat"][n]))
        acts = anything(seen["action_mask"], dice)
        before = infos["seat"]
        seen, _, over, _, infos = env.step(acts)
        for n, table in enumerate(told):
            table.act(int(acts[n]))
            if over[n]:
                ended += 1
                last = env.unpacked(infos["final_obs"][n]["observation"])
                assert np.array_equal(last, known(env, table, before[n]))
                table.deal()
    return ended


@pytest.mark.parametrize("bits", [False, True], ids=["floats", "bits"])
@pytest.mark.parametrize("observe", ["view", "information_state", "oracle"])
def test_tables_show_what_is_asked_for(observe, bits):
    """A memory of few acts is a ring that goes round."""
    assert observed_alike(at_once(leduc(memory=4), 6, observe=observe, bits=bits), 25) > 20


def sequences(game):
    """Every order in which a hand's decisions may go, whatever the cards: all that begin it."""
    ahead, found = [(game.new_initial_state(), ())], {()}
    while ahead:
        state, acts = ahead.pop()
        if state.is_chance_node():
            ahead.append((state.child(state.legal_actions()[0]), acts))
        elif not state.is_terminal():
            further = [(state.child(act), (*acts, act)) for act in state.legal_actions()]
            found |= {one for _, one in further}
            ahead += further
    return sorted(found, key=len)


def test_information_states_of_all_hands_are_told_apart_at_the_tables():
    """Every deal of three cards, set from outside, and every way to go on: a row for each that is told."""
    game = leduc(memory=12)
    decks = [[*top, *(card for card in game.deck if card not in top)] for top in permutations(game.deck, 3)]
    env = Tables(game, len(decks), observe="information_state")
    told, rows, strings = 0, {}, {}
    for acts in sequences(game):
        seen, _ = env.reset(seed=1, options={"decks": decks})
        for act in acts:
            seen, *_ = env.step(np.full(len(decks), act))
        for n in np.flatnonzero(~env.room.over):
            string = asked_with(game, decks[n], acts)
            row = seen["observation"][n].tobytes()
            assert rows.setdefault(string, row) == row
            assert strings.setdefault(row, string) == string
            told += 1
    assert (len(rows), told) == (936, 36 * len(decks))


@cache
def beginning(game, cards):
    """The state in which so many cards of a deck have been turned."""
    return (
        game.new_initial_state()
        if not cards
        else beginning(game, cards[:-1]).child(game.chance_id(cards[-1]))
    )


def asked_with(game, deck, acts):
    """The information state of the seat to act, after these acts with this deck."""
    state, turned = beginning(game, tuple(deck[:2])).clone(), 2
    for act in acts:
        state.apply_action(act)
        if state.is_chance_node():
            state.apply_action(game.chance_id(deck[turned]))
            turned += 1
    return state.information_state_string()


# -- who plays, with which cards, for how long


def test_tables_deal_what_one_hand_deals_from_the_same_seed():
    env, engine = at_once(leduc(), 5), Engine(leduc())
    seen, _ = env.reset(seed=[3, 1, 4, 1, 5])
    for n, seed in enumerate([3, 1, 4, 1, 5]):
        hand = engine.deal(seed)
        assert np.array_equal(seen["observation"][n], hand.observation_tensor(hand.current_player()))
    with pytest.raises(BadOption, match="each of 5 tables, not 2"):
        env.reset(seed=[1, 2])


def test_cards_that_are_given_are_turned_in_their_order_in_one_hand():
    env, deck = at_once(leduc(), 2), leduc().deck
    env.reset(seed=1, options={"decks": [deck, deck[::-1]]})
    assert env.room.tables["held"][:, :2].tolist() == [deck[:2], deck[:-3:-1]]
    env.reset(options={"decks": [deck], "reset_mask": [False, True]})
    assert env.room.tables["held"][:, :2].tolist() == [deck[:2], deck[:2]]
    hands = set()
    for _ in range(40):
        env.step(np.ones(2, np.int64))
        hands.add(tuple(env.room.tables["held"][0, :2].tolist()))
    assert len(hands) > 5
    for wrong in ([deck], [deck, [deck[0]] * len(deck)]):
        with pytest.raises(BadOption, match="the 6 cards of the game"):
            env.reset(options={"decks": wrong})


def test_threads_play_what_one_plays():
    one, several = (at_once(leduc(), 50, threads=threads) for threads in (1, 3))
    seen, again = one.reset(seed=1)[0], several.reset(seed=1)[0]
    for _ in range(30):
        acts = anything(seen["action_mask"], Random(1))
        (seen, *told, infos), (again, *retold, others) = one.step(acts), several.step(acts)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        assert all(np.array_equal(*pair) for pair in zip(told, retold, strict=True))
        assert np.array_equal(infos["returns"], others["returns"])
    several.close()


def lowest(rows):
    """Whoever is to act does the first thing that is legal, but not always."""
    return rows.action_mask.argmax(axis=1)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_function_plays_the_other_seats(mode):
    """As the interpreted game does when its bot does the same."""
    env = Tables(leduc(), 12, seat=1, others=lowest, autoreset_mode=mode)
    seen, infos = env.reset(seed=[*range(12)])
    told = [Told(env.game, Dice(seeded_dice(n, 0)[0]), env.game.deck[:], 1) for n in range(12)]
    for table in told:
        table.other = lambda state, dice: state.legal_actions()[0]
        table.shoe = env.game.deck[:]
        table.dice = Dice(seeded_dice(told.index(table), 0)[0])
        table.deal()
    ended, was, dice = 0, np.zeros(12, np.bool_), Random(1)
    for _ in range(30):
        acts = acting(seen["action_mask"], dice)
        seen, rewards, over, _, infos = env.step(acts)
        for n, table in enumerate(told):
            if was[n]:
                table.deal()
            else:
                table.act(int(acts[n]))
            assert over[n] == table.state.is_terminal()
            assert rewards[n] == (table.state.returns()[1] if over[n] else 0)
            ended += over[n]
            if over[n] and mode is AutoresetMode.SAME_STEP:
                last = infos["final_obs"][n]["observation"]
                assert np.array_equal(last, table.state.observation_tensor(1))
                table.deal()
            assert np.array_equal(seen["observation"][n], table.state.observation_tensor(1))
        assert set(infos["seat"].tolist()) == {1}
        was = over & (mode is AutoresetMode.NEXT_STEP)
    assert ended > 20


def test_table_of_chances_plays_the_other_seats():
    """What it has no row for it plays at random; a row that is certain it plays always."""
    sure = {}

    def note(rows):
        for row, mask in zip(rows.observation, rows.action_mask, strict=True):
            sure[row.tobytes()] = np.eye(len(mask))[np.flatnonzero(mask)[-1]]
        return lowest(rows)

    Tables(leduc(), 64, seat=1, others=note).reset(seed=1)
    policy_of = ByTable(sure, seed=1)
    row = np.frombuffer(next(iter(sure)), np.float32)
    masks = np.ones((200, leduc().num_distinct_actions()), np.int8)
    known = DueRows(np.tile(row, (200, 1)), masks, np.zeros(200), np.arange(200))
    assert set(policy_of(known).tolist()) == {int(sure[row.tobytes()].argmax())}
    assert set(policy_of(known._replace(observation=-np.tile(row, (200, 1)))).tolist()) > {0, 1}
    env, dice = Tables(leduc(), 8, seat=1, others=policy_of), Random(1)
    env.reset(seed=1)
    assert sum(env.step(acting(env._masks, dice))[2].sum() for _ in range(20)) > 8


def test_what_a_function_may_not_do_is_refused():
    for wrong, said in ((lambda rows: rows.seat - 5, "cannot do"), (lambda rows: [1], "for each of 12 rows")):
        with pytest.raises(IllegalAct, match=said):
            Tables(leduc(), 12, seat=1, others=wrong).reset(seed=1)
    with pytest.raises(BadOption, match="say which seat"):
        Tables(leduc(), 12, others=lowest)


def carried_alike(line, steps, hands):
    """Episodes of several hands, beside one interpreted hand after another; how many hands had a pool."""
    env = Tables(line, 4, hands=hands)
    seen, infos = env.reset(seed=[*range(4)])
    told = [Evening(env.game, seed, hands) for seed in range(4)]
    dice, pools = Random(1), 0
    for _ in range(steps):
        acts = acting(seen["action_mask"], dice)
        was = env.room.over.copy()
        seen, _, over, _, infos = env.step(acts)
        for n, table in enumerate(told):
            before = table.hands
            table.begin() if was[n] else table.act(int(acts[n]))
            assert over[n] == table.over
            assert infos["_returns"][n] == (before != table.hands and not was[n])
            assert infos["returns"][n].tolist() == pytest.approx(table.won)
            if not over[n]:
                due = table.state.current_player()
                assert np.array_equal(seen["observation"][n], table.state.observation_tensor(due))
                pools += table.state.table.stacks[POOL] > 0
    return pools


class Evening(Told):
    """Hands of which each begins with what the last has left."""

    def __init__(self, game, seed, most):
        self.first, self.most = game, most
        super().__init__(game, Dice(seeded_dice(seed, 0)[0]), game.deck[:])
        self.begin(False)

    def begin(self, anew=True):
        self.game, self.hands, self.over, self.won = self.first, 0, False, [0.0] * len(self.first.stacks)
        if anew:
            self.deal()

    def act(self, action):
        self.won = [0.0] * len(self.first.stacks)
        super().act(action)
        while self.state.is_terminal() and not self.over:
            self.won = [a + b for a, b in zip(self.won, self.state.returns(), strict=True)]
            self.follow()

    def follow(self):
        game, table = self.game, self.state.table
        self.hands += 1
        carry = game.module.leave(game.rules, table)
        stacks = table.stacks[: len(game.stacks)]
        broke = counts_chips(game.module) and min(stacks) <= 0
        self.over = self.hands >= self.most or broke or game.module.done(game.rules, carry, len(stacks))
        if not self.over:
            self.game = game_of(game.module, game.rules, stacks, carry, game.deck, game.terms)
            self.state, self.turned = self.game.new_initial_state(), 0
            self.go_on()


@pytest.mark.parametrize(
    ("line", "hands"), [("irish_loo(seats=4,chips=20)", 3), ("toepen(seats=2,target=4)", 99)]
)
def test_episode_of_several_hands_carries_pools_and_scores(line, hands):
    pools = carried_alike(line, 90, hands)
    assert pools > 40 or "toepen" in line


# -- one hand from Python


def hands_agree(game, hands):
    """Compare one hand after another with its telling, act for act; how many acts."""
    hand, dice, acts = Engine(game).deal(seed=3), Random(2), 0
    told = Told(game, Dice(seeded_dice(3, 0)[0]), game.deck[:])
    for _ in range(hands):
        while not hand.is_terminal():
            assert [*hand.legal_actions()] == told.state.legal_actions()
            assert hand.current_player() == told.state.current_player()
            seat = dice.randrange(game.num_players())
            assert np.array_equal(hand.observation_tensor(seat), told.state.observation_tensor(seat))
            act = dice.choice(hand.legal_actions())
            hand.apply_action(act)
            told.act(act)
            acts += 1
        assert told.state.is_terminal()
        assert hand.current_player() == told.state.current_player()
        assert hand.returns() == pytest.approx(told.state.returns())
        hand.deal_again()
        told.shoe = game.deck[:]
        told.deal()
    return acts


def test_hand_is_played_as_the_interpreted_game_is():
    assert hands_agree(leduc(), 50) > 100


def test_hand_of_tricks_is_played_as_the_interpreted_game_is():
    assert hands_agree(load_game(TRICKS), 15) > 100


def to_the_end(hand):
    """What a hand comes to if everybody does the last thing that is legal."""
    while not hand.is_terminal():
        hand.apply_action(hand.legal_actions()[-1])
    return hand.returns()


def test_copy_goes_its_own_way_with_the_same_cards():
    hand = Engine(leduc()).deal(seed=5)
    hand.apply_action(1)
    twin, saved = hand.clone(), hand.serialize()
    ended = to_the_end(twin)
    assert hand.serialize() == saved
    assert to_the_end(hand) == ended
    hand.restore(saved)
    assert not hand.is_terminal()
    assert to_the_end(hand) == ended
    assert to_the_end(hand.engine.restored(saved)) == ended


def test_hand_refuses_what_is_illegal_and_stays_as_it_is():
    hand = Engine(leduc()).deal(seed=5)
    saved = hand.serialize()
    for wrong in (0, 99, -1):
        with pytest.raises(IllegalAct, match="cannot be done now"):
            hand.apply_action(wrong)
    with pytest.raises(IllegalAct, match="None is not the id"):
        hand.apply_action(None)
    with pytest.raises(IllegalAct, match="no seat 2"):
        hand.observation_tensor(2)
    assert hand.serialize() == saved
    to_the_end(hand)
    with pytest.raises(IllegalAct):
        hand.apply_action(1)


def test_bytes_of_another_game_are_refused():
    hand = Engine(leduc()).deal(seed=5)
    for saved in (b"", Engine(leduc(chips=99)).deal(seed=5).serialize(), hand.serialize()[:-1]):
        with pytest.raises(BadSave):
            hand.restore(saved)
    assert isinstance(hand.engine.restored(hand.serialize()), Hand)


def test_too_few_cards_are_said_and_not_made_up(monkeypatch):
    """Also where nobody has looked whether they are enough."""
    with pytest.raises(BadOption, match="give more cards"):
        game_of(benchmark("leduc"), deck=[40, 41])
    monkeypatch.setattr(enough, "look_at", lambda game: None)
    game = game_of(benchmark("leduc"), deck=[40, 41])
    with pytest.raises(BadOption, match="fewer cards"):
        to_the_end(Engine(game).deal())
    env = Tables(game, 1)
    env.reset(seed=1)
    env.step(np.ones(1, np.int64))
    with pytest.raises(BadOption, match="fewer cards"):
        env.step(np.ones(1, np.int64))


# -- secrets


class Leak(AssertionError):
    """A seat is shown what it was not told."""


def leaking(name):
    """A game whose module has forgotten to hide anything."""
    module = ModuleType(f"{name}_leaking")
    module.__dict__.update({k: v for k, v in vars(benchmark(name)).items() if k not in ("hide", "__name__")})
    return module


def twins(module, steps, tables=64):
    """Play tables, and their twins where the other's card is another: the same must be seen.

    What a seat was told is its own card, and the one that lies open; not what `hide` says.
    """
    env = Tables(game_of(module), tables, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, infos = env.reset(seed=1)
    state, compared, dice = env.room.tables, 0, Random(1)
    for _ in range(steps):
        seat, twin = infos["seat"], Tables(env.game, tables, autoreset_mode=AutoresetMode.NEXT_STEP)
        twin.reset(seed=1)
        for here, there in zip(env.room[:3], twin.room[:3], strict=True):
            there[:] = here
        for n in range(tables):
            told = {int(state["held"][n, seat[n]]), int(state["open"][n])}
            hidden = int(state["held"][n, 1 - seat[n]])
            others = [card for card in env.game.deck if card not in told | {hidden}]
            twin.room.tables["held"][n, 1 - seat[n]] = dice.choice(others)
        now = looked(twin, seat)
        going = ~env.room.over
        if not np.array_equal(now[going], seen["observation"][going]):
            raise Leak
        compared += going.sum()
        seen, _, _, _, infos = env.step(
            np.array([dice.choice(np.flatnonzero(m).tolist() or [0]) for m in seen["action_mask"]])
        )
    return compared


def looked(env, seats):
    """What these seats see now, by the code that every step runs."""
    found = np.zeros((env.num_envs, env.game.encoder.size), np.float32)
    see = observing(parts(env.game))
    for n, seat in enumerate(seats):
        see(env.row, env.room.tables[n : n + 1], env.room.seen, env.room.words, int(seat), found[n])
    return found


def test_no_table_shows_a_seat_what_it_was_not_told():
    assert twins(benchmark("leduc"), 8) > 100


def test_planted_leak_of_a_card_is_caught_at_the_tables():
    with pytest.raises(Leak):
        twins(leaking("leduc"), 8)


def test_tables_of_tricks_show_no_seat_what_it_was_not_told():
    """COMM-5: other cards fall where the seat to act was told none, and it sees the same."""
    assert witnessed(TRICKS, 12) > 20


def test_planted_leak_of_cards_is_caught_at_the_tables(monkeypatch):
    monkeypatch.setattr(
        "lansquenet.env.compiled_game._seeing", lambda module: callable_here(_see_all, inline=True)
    )
    parts_of.cache_clear()
    try:
        with pytest.raises(Leak):
            witnessed(TRICKS, 12)
    finally:
        parts_of.cache_clear()


def witnessed(line, steps, tables=48):
    """Twins of random deals in another game, by what its witness says of who was told what."""
    game, found = load_game(line), 0
    witness = importlib.import_module(f"games.{game.name}.witness")
    env = Tables(game, tables, illegal="raise", autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, infos = env.reset(seed=1)
    told = [Watched(game, witness, Dice(count)) for count in _counts(tables)]
    dice, made = Random(1), []
    for _ in range(steps):
        made.append(anything(seen["action_mask"], dice))
        seen, _, _, _, infos = env.step(made[-1])
        for n, table in enumerate(told):
            table.act(int(made[-1][n]))
        if env.room.over.any():
            break
        for n, table in enumerate(told):
            mapping = table.exchanged(int(infos["seat"][n]), dice)
            other = replayed(game, n, tables, mapping, [int(acts[n]) for acts in made])
            if other is not None:
                found += 1
                if not np.array_equal(other, seen["observation"][n]):
                    raise Leak
    return found


def _counts(tables):
    dice = np.random.Generator(np.random.PCG64(np.random.SeedSequence(1)))
    return dice.integers(2**64, size=tables, dtype=np.uint64)


class Watched(Told):
    """A table, and the cards that each of its seats was told."""

    def __init__(self, game, witness, dice):
        self.witness, self.known = witness, [set() for _ in range(12)]
        super().__init__(game, dice, game.deck[:])

    def note(self, actor, said):
        for seat, card in self.witness.told(duplicate(self.state.table), actor, said):
            for each in range(12) if seat == -1 else (seat,):
                self.known[each].add(card)

    def turn(self):
        self.note(CHANCE, self.shoe_next())
        super().turn()

    def shoe_next(self):
        pick = self.turned + Dice(self.dice.count).below(len(self.shoe) - self.turned)
        return self.shoe[pick]

    def act(self, action):
        self.note(self.state.current_player(), self.state.choices()[action])
        super().act(action)

    def exchanged(self, seat, dice):
        hidden = [card for card in self.game.faces if card not in self.known[seat]]
        mapping = dict(zip(self.game.faces, self.game.faces, strict=True))
        return mapping | dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))


def replayed(game, n, tables, mapping, acts):
    """What the seat to act sees where every card is exchanged for another; None where that is illegal."""
    env = Tables(game, 1, illegal="raise", autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset()
    env._pack[:] = [mapping[card] for card in game.deck]
    env.room.spots["dice"] = _counts(tables)[n]
    env.reset()
    try:
        for act in acts:
            block, said = game.actions.said[act]
            env.step(np.array([game.actions.ids[CARD, mapping[said]] if block == CARD else act]))
    except IllegalAct:
        return None
    return env.room.views
