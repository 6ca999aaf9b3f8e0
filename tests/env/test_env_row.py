"""Hands that are rows of words: the same as interpreted ones, act for act, and to every seat."""

import os
import pickle
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from databases import SOAK
from lansquenet.env import Terms, game_of, load_game
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.env.engine.row import CompiledState
from lansquenet.env.game import ENGINE
from lansquenet.env.state import NOBODY_WAITS, OBSERVED
from lansquenet.errors import BadOption, BadSave, IllegalAct
from lansquenet.games import GAMES
from lansquenet.rules.game import hides
from peers import peer
from rooms import seldom

pytestmark = [pytest.mark.slow, pytest.mark.compiles]  # Leduc as well, which is compiled once a process

SMALL = "toepen(seats=2,exchange=off,warnings=off,target=3,cards=TcJcAcThJhAhKc9c)"
LINES = {
    "toepen(seats=3,memory=5)": 12,
    "toepen(seats=3,deal=deck)": 4,
    f"{SMALL[:-1]},deal=run)": 6,
    f"{SMALL[:-1]},deal=run,memory=2)": 3,
    "irish_loo(seats=10)": 2,
    "irish_loo(seats=10,deal=deck)": 2,
    "lansquenet(seats=3,packs=1,cards=2c3c4c)": 10,
    "lansquenet(seats=2,chips=2,packs=1,cards=2c2d3c3d,deal=run,returns=centred)": 10,
}
AT_NIGHT = "irish", "toepen(seats=3", "lansquenet(seats=3"
HISTORIES = 100_000  # of all games in a soak


def compiled(line, **given):
    """A game of ours, or Leduc."""
    game = game_of(peer("leduc"), terms=Terms(**given)) if line == "leduc" else load_game(line, **given)
    return game.compile()


def began(game, seed):
    """The same hand by both engines; a deck may be given by its seed."""
    deck = seed if game.terms.deal == "deck" and seed % 2 else None
    return game.new_initial_state(deck), Interpreted(game, deck)


class Known:
    """Which key belongs to which string, over all hands."""

    def __init__(self):
        self.keys, self.strings = {}, {}

    def hold(self, key, string):
        """One to one."""
        assert self.keys.setdefault(string, key) == key
        assert self.strings.setdefault(key, string) == string


def same(row, plain, known, dice):
    """Whether it is all the same to everybody; of what seats know, one is asked."""
    assert row.current_player() == plain.current_player()
    assert row.is_terminal() == plain.is_terminal()
    assert row.legal_actions() == plain.legal_actions()
    assert row.returns() == pytest.approx(plain.returns())
    if plain.is_chance_node():
        assert row.chance_outcomes() == [(n, pytest.approx(part)) for n, part in plain.chance_outcomes()]
    seat = dice.randrange(len(row.game.stacks))
    known.hold(row.information_state_key(seat), plain.information_state_string(seat))
    for tensor in ("observation_tensor", "information_state_tensor", "oracle_tensor"):
        assert np.array_equal(getattr(row, tensor)(seat), getattr(plain, tensor)(seat))


def agree(game, hands, first=0):
    """Play so many hands by both engines; how many acts."""
    known, acts = Known(), 0
    for seed in range(first, first + hands):
        dice, (row, plain) = Random(seed), began(game, seed)
        same(row, plain, known, dice)
        while not plain.is_terminal():
            action = dice.choice(plain.legal_actions())
            row.apply_action(action)
            plain.apply_action(action)
            same(row, plain, known, dice)
            acts += 1
        assert (row.table, row.history()) == (plain.table, plain.history())
    return acts


def test_row_is_the_interpreted_hand():
    assert isinstance(compiled("leduc").new_initial_state(), CompiledState)
    assert agree(compiled("leduc"), 60) > 200
    assert agree(compiled("leduc", returns="centred", memory=3), 20) > 80


@pytest.mark.parametrize(
    ("line", "hands"),
    [
        pytest.param(*row, marks=[pytest.mark.long] * row[0].startswith(AT_NIGHT), id=row[0])
        for row in LINES.items()
    ],
)
def test_row_is_the_interpreted_hand_in_games_of_the_book(line, hands):
    assert agree(compiled(line), hands) > 25


@pytest.mark.skipif(not SOAK, reason="for minutes")
@pytest.mark.parametrize("name", GAMES)
def test_no_information_state_differs_in_many_histories(name):
    for seats in sorted({GAMES[name].SEATS[0], min(4, GAMES[name].SEATS[-1])}):
        agree(compiled(name, seats=seats), HISTORIES // len(GAMES) // 2)


def tree(game):
    """Every state of a small game."""
    ahead = [game.new_initial_state()]
    while ahead:
        state = ahead.pop()
        yield state
        ahead += [state.child(action) for action in state.legal_actions()]


def test_keys_and_tensors_tell_all_information_states_apart():
    """Every state of the game: a tensor that remembers all acts forgets nothing, and tells nothing else."""
    known, written, sets = Known(), Known(), set()
    for state in tree(compiled("leduc", memory=12)):
        for seat in range(2):
            known.hold(state.information_state_key(seat), state.information_state_string(seat))
            written.hold(state.information_state_tensor(seat).tobytes(), state.information_state_string(seat))
        if state.current_player() >= 0:
            sets.add(state.information_state_key())
    assert len(sets) == 936  # as the literature counts them, with suits told apart


def test_string_is_kept_for_all_states_that_share_it():
    state = compiled("leduc").new_initial_state()
    for action in (0, 3, 1):
        state.apply_action(action)
    twin = state.game.new_initial_state()
    for action in (0, 4, 1):
        twin.apply_action(action)
    assert state.information_state_string(0) is twin.information_state_string(0)
    assert state.information_state_string(1) != twin.information_state_string(1)


def midway(game, acts=6, seed=3):
    """A hand so many acts far, and the dice that go on."""
    dice, state = Random(seed), game.new_initial_state()
    for _ in range(acts):
        state.apply_action(dice.choice(state.legal_actions()))
    return state, dice


def test_copies_bytes_and_what_is_taken_back_go_on_alike():
    game = compiled("leduc", memory=4)
    state, _ = midway(game, 3)
    before, key = state.history(), state.information_state_key(0)
    twins = [
        state.clone(), deepcopy(state), game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ]  # fmt: skip
    state.apply_action(1)
    assert (state.information_state_key(0), state.history()) != (key, before)
    state.undo_action(1, 1)
    for twin in [*twins, state]:
        assert (twin.history(), twin.information_state_key(0)) == (before, key)
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[-1])
    assert len({(*twin.returns(), *twin.history()) for twin in [*twins, state]}) == 1


def test_state_goes_over_from_one_engine_to_the_other():
    game = compiled("leduc")
    state, _ = midway(game, 4)
    plain = state.interpreted()
    assert (plain.serialize(), str(plain)) == (state.serialize(), str(state))
    assert plain.table == state.table


def test_what_is_illegal_is_refused_and_changes_nothing():
    state, _ = midway(compiled("leduc"), 3)
    saved = bytes(state)
    legal = state.legal_actions()[0]  # which beside a great number would wish for something else
    great = [(1 << n) + more for n in (59, 60, 61, 62, 63) for more in (0, legal, 3 << 8)]
    for wrong in (99, -1, 1 << 32, None, "fold", *great):
        with pytest.raises(IllegalAct):
            state.apply_action(wrong)
    for wrong in (99, -1, *great):
        with pytest.raises(IllegalAct):
            state.seen_after(wrong, "view")
    with pytest.raises(IllegalAct, match="not the last act"):
        state.undo_action(0, 77)
    with pytest.raises(IllegalAct, match="not for chance"):
        state.chance_outcomes()
    for ask in (state.information_state_key, state.observation_tensor, state.information_state_string):
        with pytest.raises(IllegalAct, match="no seat 2"):
            ask(2)
    assert bytes(state)[: len(saved)] == saved
    with pytest.raises(IllegalAct, match="chance can do"):
        state.game.new_initial_state().apply_action(6)


def test_same_dice_play_the_same_hand_by_both_engines():
    for terms in ({}, {"deal": "run"}, {"deal": "deck"}):
        game = compiled("leduc", **terms)
        for seed in range(12):
            hands = game.new_initial_state(), Interpreted(game)
            for hand in hands:
                hand.roll(seed)
                hand.play(1)
                assert hand.current_player() in (1, -4)
                hand.clone().play(NOBODY_WAITS)
                hand.play(NOBODY_WAITS)
            assert hands[0].history() == hands[1].history()
            assert hands[0].returns() == hands[1].returns()


@pytest.mark.parametrize("line", ["leduc", "toepen(seats=3,memory=5)"])
def test_what_is_seen_after_an_act_is_the_same_by_both_engines(line):
    for terms in ({}, {"deal": "deck"}) if line != "leduc" else ({}, {"deal": "run"}, {"deal": "deck"}):
        game = compiled(line, **terms)
        for seed, what in enumerate(OBSERVED * 2):
            dice, hands = Random(seed), (game.new_initial_state(), Interpreted(game))
            for hand in hands:
                hand.roll(seed)
            row, plain = (hand.seen_next(what) for hand in hands)
            while plain is not None:
                assert [*map(np.array_equal, row, plain)] == [True, True]
                action = int(dice.choice(plain[1].nonzero()[0]))
                row, plain = (hand.seen_after(action, what) for hand in hands)
            assert row is None
            assert hands[0].history() == hands[1].history()


@pytest.mark.parametrize("name", ["toepen", *map(seldom, ("zwikken", "irish_loo"))])
def test_hand_laid_out_anew_is_the_same_by_both_engines(name):
    assert hides(GAMES[name])
    game = compiled(name, seats=3)
    row, plain = began(game, 0)
    dice = Random(1)
    for n in range(60):
        if plain.is_terminal():
            break
        if not plain.is_chance_node():
            seat = plain.current_player()
            one, two = (hand.resample_from_infostate(seat, Random(n).random) for hand in (row, plain))
            assert (one.table, one._stock) == (two.table, two._stock)
            for _ in range(3):
                for other in range(3):
                    assert one.information_state_string(other) == two.information_state_string(other)
                    assert np.array_equal(
                        one.information_state_tensor(other), two.information_state_tensor(other)
                    )
                if not two.is_terminal():
                    action = dice.choice(two.legal_actions())
                    one.apply_action(action)
                    two.apply_action(action)
            with pytest.raises(BadSave):
                one.serialize()
        action = dice.choice(plain.legal_actions())
        row.apply_action(action)
        plain.apply_action(action)


def test_engine_is_the_one_that_is_wished_for(monkeypatch):
    assert os.environ[ENGINE] == "interpreted"  # in this suite
    game = load_game("zwikken")
    assert isinstance(game.new_initial_state(), Interpreted)
    assert isinstance(game.at_door().new_initial_state(), Interpreted)
    monkeypatch.setenv(ENGINE, "auto")
    monkeypatch.setattr("lansquenet.env.game.mark_of", lambda name: __import__("pathlib").Path("/nowhere"))
    assert isinstance(load_game("zwikken").new_initial_state(), Interpreted)


def test_too_few_cards_are_said(monkeypatch):
    monkeypatch.setattr("lansquenet.env.basis.enough.look_at", lambda game: None)
    game = game_of(peer("leduc"), deck=[40, 41]).compile()
    state = game.new_initial_state()
    for action in (0, 1, 1, 1):
        state.apply_action(action)
    for ask in (state.legal_actions, state.chance_outcomes, state.play, lambda: state.apply_action(0)):
        with pytest.raises(BadOption, match="fewer cards"):
            ask()
