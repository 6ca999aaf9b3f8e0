"""What the tables in compiled code show: what is asked for, and no more than a seat may know."""

import importlib
from functools import cache
from itertools import permutations
from random import Random
from types import ModuleType

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from lansquenet.env import game_of, load_game  # noqa: E402
from lansquenet.env.basis.actions import CARD  # noqa: E402
from lansquenet.env.compiled_game import _see_all, observing, parts, parts_of  # noqa: E402
from lansquenet.env.vector import Tables  # noqa: E402
from lansquenet.errors import IllegalAct  # noqa: E402
from lansquenet.rules.state import CHANCE, duplicate  # noqa: E402
from lansquenet.sim.compiler import callable_here  # noqa: E402
from lansquenet.sim.simulate import seeded_dice  # noqa: E402
from rooms import seldom  # noqa: E402
from told_tables import TRICKS, Dice, Told, anything, at_once, benchmark, known, leduc  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.compiles]  # Leduc above all, once a process

# -- what is observed


LEFT = [("view", True), ("information_state", False), ("oracle", True)]


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


@pytest.mark.parametrize(
    ("observe", "bits"),
    [
        ("view", False),
        ("information_state", True),
        seldom("oracle", False),
        *(seldom(*kind) for kind in LEFT),
    ],
)
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


@pytest.mark.long
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
