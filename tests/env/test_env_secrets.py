"""No seat of an environment can know what it was not told, by any string or tensor.

As in `test_secrets`: a hand is played again in a twin world where the cards that one seat was not told are
exchanged among each other, and what it sees and remembers must be the same, byte for byte.  What it was
told comes from the witness, never from `hide`.
"""

from importlib import import_module
from random import Random

import pytest

import driver
from lansquenet.env import Terms, game_of, load_game, state as states
from lansquenet.env.basis import memory
from lansquenet.env.basis.actions import CARD
from lansquenet.env.opponents import at_random, by_chance
from lansquenet.errors import IllegalAct
from lansquenet.games import GAMES
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE, NOTHING, OVER, SOMEBODY, duplicate

HIDING = [name for name, game in GAMES.items() if hides(game)]
EVERYBODY = -1
HANDS = 25
every_hiding_game = pytest.mark.parametrize("name", HIDING)


class Leak(AssertionError):
    """A seat could know what it was not told."""


def known(state, seat):
    """All that a seat of an environment is given."""
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat).tobytes(),
        state.observation_tensor(seat).tobytes(),
        state.legal_actions_mask(seat) if state.current_player() == seat else None,
    ]


def game_in(name, dice):
    """A game under any rules, by any number of seats."""
    game, rules = GAMES[name], driver.random_rules(GAMES[name], dice)
    seats = dice.choice(list(game.SEATS))
    told = load_game(name, seats=seats).told
    made = game_of(game, rules, [100] * seats, game.Carry(dice.randrange(seats)), terms=Terms(memory=200))
    return type(made)(game, rules, made.stacks, made.carry, told, made.terms)


def played(name, game, dice):
    """A hand: who did what, and what each seat was told of the cards; it stops anywhere."""
    witness, state = import_module(f"games.{name}.witness"), game.new_initial_state()
    told, acts = [set() for _ in range(12)], []
    most = dice.choice([20, 40, 10**6])
    while not state.is_terminal() and len(acts) < most:
        action = by_chance(state, dice) if state.is_chance_node() else at_random(state, dice)
        actor, before = state.current_player(), duplicate(state.table)
        said = game.chance_card(action) if actor == CHANCE else state.choices()[action]
        for seat, card in witness.told(before, actor, said):
            for each in range(12) if seat == EVERYBODY else (seat,):
                told[each].add(card)
        acts.append((actor, action))
        state.apply_action(action)
    return state, acts, told


def twin(game, acts, becomes):
    """The same hand where other cards fell; None if the rules do not allow it."""
    state = game.new_initial_state()
    for actor, action in acts:
        if actor == CHANCE:
            action = game.chance_id(becomes[game.chance_card(action)])
        elif game.actions.said[action][0] == CARD:
            action = game.actions.ids[CARD, becomes[game.actions.said[action][1]]]
        try:
            state.apply_action(action)
        except IllegalAct:
            return None
    return state


def compare(name, hands, seed):
    """Twins of random hands; how many there were."""
    dice, found = Random(f"{name} {seed}"), 0
    for _ in range(hands):
        game = game_in(name, dice)
        state, acts, told = played(name, game, dice)
        for seat in dice.sample(range(game.num_players()), 2):
            hidden = [card for card in game.faces if card not in told[seat]]
            becomes = dict(zip(game.faces, game.faces, strict=True))
            becomes |= dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
            other = twin(game, acts, becomes)
            if other is None or other.table.actor != state.table.actor:
                continue
            found += 1
            if known(other, seat) != known(state, seat):
                raise Leak(f"seat {seat} of {name} knows more than it was told")
    return found


def quiet(name, hands, seed):
    """What leaves no trace changes nothing for a third seat; how often that was so."""
    dice, found = Random(f"{name} {seed}"), 0
    for _ in range(hands):
        game = game_in(name, dice)
        state = game.new_initial_state()
        while not state.is_terminal():
            action = by_chance(state, dice) if state.is_chance_node() else at_random(state, dice)
            actor = state.current_player()
            said = game.chance_card(action) if actor == CHANCE else state.choices()[action]
            quiet = [
                n for n in range(game.num_players())
                if game.module.learns(game.rules, state.table, said, n) == NOTHING
            ]  # fmt: skip
            was = {seat: known(state, seat) for seat in quiet}
            state.apply_action(action)
            for seat in set(quiet) - {actor, state.current_player()}:
                found += 1
                if known(state, seat) != was[seat]:
                    raise Leak(f"seat {seat} of {name} notices what leaves no trace")
    return found


@pytest.mark.slow
@every_hiding_game
def test_nothing_that_a_seat_is_given_tells_what_it_was_not_told(name):
    """COMM-5, COMM-16: byte for byte, where other cards lie and fell."""
    assert compare(name, HANDS, 1) > HANDS / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["toepen", "femkort"])
def test_silence_leaves_no_trace_in_an_environment(name):
    """COMM-5."""
    assert quiet(name, 3 * HANDS, 2) > HANDS / 2


# -- planted leaks


def leak_all_acts(monkeypatch):
    monkeypatch.setattr(memory, "is_told", lambda *given: True)


def leak_views_into_memory(monkeypatch):
    monkeypatch.setattr(memory, "view", lambda game, rules, state, seat: duplicate(state))


def leak_views(monkeypatch):
    monkeypatch.setattr(states, "view", lambda game, rules, state, seat: duplicate(state))


@pytest.mark.slow
@every_hiding_game
@pytest.mark.parametrize("plant", [leak_all_acts, leak_views_into_memory, leak_views])
def test_planted_leak_of_cards_is_caught_in_an_environment(name, plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare(name, HANDS, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["toepen", "femkort"])
def test_planted_leak_of_a_silence_is_caught_in_an_environment(name, monkeypatch):
    leak_all_acts(monkeypatch)
    with pytest.raises(Leak):
        quiet(name, HANDS, 2)


def test_who_is_asked_in_silence_stands_in_no_view():
    game = load_game("toepen(seats=3)")
    dice, state, silent = Random(1), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.table.phase == game.module.Phase.WINDOW:
            silent += 1
            others = {0, 1, 2} - {state.current_player()}
            assert all(state.view(seat).actor == SOMEBODY for seat in others)
            assert all(f"actor={SOMEBODY}" in state.observation_string(seat) for seat in others)
        state.apply_action(by_chance(state, dice) if state.is_chance_node() else at_random(state, dice))
    assert silent
    assert state.table.actor == OVER
