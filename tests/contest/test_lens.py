"""What a learner makes of what it sees: the same, whatever suits are called."""

from random import Random

import numpy as np
import pytest

from lansquenet.contest.definition import FrozenGame, definition
from lansquenet.contest.lens import CARDS_TOLD, Lens
from lansquenet.env.basis.actions import CARD
from lansquenet.rules.cards import SUITS
from lansquenet.rules.game import hides

TRICKS = [event for event in definition().events if hides(event.game.module)]
every_game_of_tricks = pytest.mark.parametrize("event", TRICKS, ids=[event.name for event in TRICKS])
WAY = (2, 0, 3, 1)  # what suits are called


def questions(event: FrozenGame, hands: int):
    """States in which a seat has a choice, of hands played at random."""
    for deck in range(hands):
        state, dice = event.game.new_initial_state(deck), Random(deck)
        while not state.is_terminal():
            if len(state.legal_actions()) > 1:
                yield state
            state.apply_action(dice.choice(state.legal_actions()))


def renamed(card: int) -> int:
    return card if card < 0 else SUITS * (card // SUITS) + WAY[card % SUITS]


def called_otherwise(state):
    """What the seat to act sees, and the same with suits that are called otherwise."""
    plain, other = state.view(state.current_player()), state.view(state.current_player())
    for card in range(52):
        other.place[renamed(card)] = plain.place[card]
    for name in CARDS_TOLD:
        setattr(other, name, renamed(getattr(plain, name)))
    other.trump = plain.trump if plain.trump < 0 else WAY[plain.trump]
    other.played = [renamed(card) for card in plain.played]
    for seat, ceilings in enumerate(plain.ceiling):
        for suit, ceiling in enumerate(ceilings):
            other.ceiling[seat][WAY[suit]] = ceiling
    return plain, other


def held(state):
    """The ranks of each suit that the seat to act knows itself to hold."""
    place = state.view(state.current_player()).place
    cards = [card for card in range(52) if place[card] == state.current_player()]
    return [[card // SUITS for card in cards if card % SUITS == suit] for suit in range(SUITS)]


def marked(game, ids):
    marks = np.zeros((1, game.num_distinct_actions()), np.int8)
    marks[0, [*ids]] = 1
    return marks


@pytest.mark.slow
@every_game_of_tricks
def test_suits_are_the_same_whatever_they_are_called(event: FrozenGame) -> None:
    """What is seen, what is legal, and what is meant by every id."""
    game, lens, met = event.game, Lens(event.game), 0
    ids = {said: n for n, said in enumerate(game.actions.said)}
    names = {n: ids[CARD, renamed(said)] if block == CARD else n for (block, said), n in ids.items()}
    for state in questions(event, 24):
        seat, legal = state.current_player(), state.legal_actions()
        rows = [game.encoder.view(game.layout.row(view), seat)[None] for view in called_otherwise(state)]
        one = lens.look(rows[0], marked(game, legal))
        other = lens.look(rows[1], marked(game, [names[act] for act in legal]))
        assert one.seen.shape == (1, lens.size)
        assert np.array_equal(one.seen, other.seen)
        assert np.array_equal(one.legal, other.legal)
        chosen = np.flatnonzero(one.legal[0])
        meant = [int(lens.said(one.ways, np.array([act]))[0]) for act in chosen]
        assert sorted(meant) == legal
        if len({*map(tuple, held(state))}) == SUITS:  # of two suits that are alike either may come first
            said = [int(lens.said(other.ways, np.array([act]))[0]) for act in chosen]
            assert said == [names[act] for act in meant]
            met += not np.array_equal(rows[0], rows[1])
    assert met > 5


@every_game_of_tricks
def test_two_that_differ_to_a_seat_are_seen_to_differ(event: FrozenGame) -> None:
    """Nothing that tells hands apart is lost, beside the names of suits."""
    game, lens = event.game, Lens(event.game)
    seen: dict[bytes, set[tuple[int, ...]]] = {}
    for state in questions(event, 30):
        seat = state.current_player()
        found = lens.look(state.observation_tensor(seat)[None], marked(game, state.legal_actions()))
        seen.setdefault(found.seen.tobytes(), set()).add(tuple(map(tuple, sorted(held(state)))))
    assert all(len(hands) == 1 for hands in seen.values())


def test_game_with_a_bank_is_seen_as_it_is() -> None:
    game = next(event.game for event in definition().events if event.name == "red_dog")
    rows, legal = np.ones((1, game.observation_tensor_shape()[0]), np.float32), marked(game, [0])
    lens = Lens(game)
    found = lens.look(rows, legal)
    assert (found.seen is rows, found.legal is legal, lens.size) == (True, True, rows.shape[1])
    assert [*lens.said(found.ways, np.array([3]))] == [3]
