"""Who plays at the tables in compiled code, with which cards, and for how long."""

from random import Random

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from lansquenet.bots import search  # noqa: E402
from lansquenet.bots.learnt import policy  # noqa: E402
from lansquenet.env import game_of, load_game  # noqa: E402
from lansquenet.env.compiled_game import WORLDS, lore, parts, player  # noqa: E402
from lansquenet.env.engine.interpreted import Interpreted  # noqa: E402
from lansquenet.env.fast import Engine  # noqa: E402
from lansquenet.env.game_record import laid_out  # noqa: E402
from lansquenet.env.vector import ByTable, DueRows, Tables  # noqa: E402
from lansquenet.errors import BadOption, IllegalAct  # noqa: E402
from lansquenet.games.zwikken import bot, known  # noqa: E402
from lansquenet.rules.game import counts_chips  # noqa: E402
from lansquenet.rules.state import POOL  # noqa: E402
from lansquenet.sim.compiler import compiled, record  # noqa: E402
from lansquenet.sim.simulate import seeded_dice  # noqa: E402
from rooms import seldom  # noqa: E402
from told_tables import Dice, Told, acting, anything, at_once, leduc  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.compiles]  # Leduc above all, once a process


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
    ("line", "hands"),
    [
        ("zwikken(seats=3,chips=20)", 3),
        seldom("toepen(seats=2,target=4)", 99),
        seldom("irish_loo(seats=4,chips=20)", 3),
    ],
)
def test_episode_of_several_hands_carries_pools_and_scores(line, hands):
    pools = carried_alike(line, 90, hands)
    assert pools > 40 or "toepen" in line


def seen_by_the_first(game, cards, told):
    """What seat 0 sees when it is first asked, if all before it have but one thing to do by this table."""
    state, cards = Interpreted(game), iter(cards)
    while state.current_player() != 0:
        if state.is_terminal():
            return None
        if state.is_chance_node():
            state.apply_action(game.faces.index(next(cards)))
            continue
        view = state.view(state.current_player())
        parts = told.at(known.known(game.rules, view)) if told else b""
        said = game.module.legal(game.rules, view)
        likely = [one for one in said if parts and parts[known.slot_of(game.rules, view, one)]]
        if len(likely) > 1 and len(said) > 1:
            return None
        state.apply_action(state.nearest(likely[0] if likely else bot.choose(game.rules, view, 0)))
    return state.observation_tensor(0)


@pytest.mark.long
def test_learnt_plays_by_its_table_at_tables_too():
    """Where that leaves nothing to dice; rules of thumb would do something else now and then."""
    game, dice = load_game("zwikken(seats=3)"), np.random.default_rng(1)
    decks = np.array([dice.permutation(game.deck) for _ in range(400)])
    expected, by_thumb = (
        [seen_by_the_first(game, deck, told) for deck in decks] for told in (policy("zwikken"), None)
    )
    sure = [n for n, found in enumerate(expected) if found is not None]
    assert len(sure) > 50
    env = Tables(game, len(sure), seat=0, others="learnt", autoreset_mode="SameStep")
    seen, _ = env.reset(seed=1, options={"decks": decks[sure]})
    for n, row in zip(sure, seen["observation"], strict=True):
        assert np.array_equal(expected[n], row)
    assert any(not np.array_equal(expected[n], by_thumb[n]) for n in sure if by_thumb[n] is not None)


def doing(game, name):
    """Compiled: how often each answer is given by a rival in so many trials."""
    act, desk_of = player(game, name), parts(game).desk_of

    def play(row, table, seen, found, times, done, dice):
        for _ in range(times):
            done[act(desk_of(row), row, table[0], seen, found, dice)] += 1

    return compiled(play)


@pytest.mark.long
def test_search_plays_at_many_tables_as_it_does_in_as_few_worlds():
    """As often, for it has dice of its own; and now and then it does what was not learnt."""
    name, times, mixed, apart = "norrlandsknack", 60, 0, 0
    game, budget = load_game(f"{name}(seats=3)"), search.Budget(worlds=WORLDS)
    by_search, as_learnt = doing(game, "search"), doing(game, "learnt")
    row = laid_out(game, *lore(game, "search"))
    for seed in range(24):
        state, dice, counts = Interpreted(game), Random(seed), []
        while state.is_chance_node() or len(state.legal_actions()) < 2 or dice.random() < 0.5:
            state.apply_action(dice.choice(state.legal_actions()))
        view, table = state.view(state.current_player()), record(state.table)
        for one in (by_search, as_learnt):
            done, found = np.zeros(100, np.int64), np.zeros(100, np.int64)
            one(row, table, table.copy(), found, times, done, seeded_dice(seed, 0))
            counts.append(done)
        seeds = [dice.getrandbits(32) for _ in range(times)]
        told = [search.choose(name, game.rules, view, n, budget=budget) for n in seeds]
        assert max(abs(counts[0][n] - told.count(n)) for n in range(100)) <= 0.3 * times
        mixed += len({*told}) > 1
        apart += abs(counts[0] - counts[1]).max() > 0.4 * times
    assert mixed
    assert apart
