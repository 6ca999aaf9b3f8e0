"""One hand in compiled code, from Python: the same game as `State`."""

from random import Random

import numpy as np
import pytest

from lansquenet.env import game_of, load_game
from lansquenet.env.basis import enough
from lansquenet.env.fast import Engine, Hand
from lansquenet.env.vector import Tables
from lansquenet.errors import BadOption, BadSave, IllegalAct
from lansquenet.sim.simulate import seeded_dice
from told_tables import TRICKS, Dice, Told, benchmark, leduc

pytestmark = [pytest.mark.slow, pytest.mark.compiles]  # Leduc above all, once a process


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
