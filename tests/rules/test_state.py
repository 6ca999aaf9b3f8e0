"""Turns, questions, the door for chips, copies and views."""

from collections.abc import Callable
from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.rules import state as states
from lansquenet.rules.game import (
    OPTIONAL,
    Game,
    begin,
    completed,
    counts_chips,
    forced,
    gain,
    guesses,
    has_pool,
    hides,
    is_legal,
    restocks,
    view,
)
from lansquenet.rules.state import ALL, HOUSE, NOBODY, NONE, POOL, UNLIMITED, State


def table(seats: int, way: int = 1) -> State:
    state = State(seats, way=way)
    state.ledger = []
    return state


def test_numbers_that_stand_for_no_seat_differ_and_so_do_the_three_kinds_of_what_an_act_tells() -> None:
    nobody = {states.CHANCE, states.OVER, NOBODY, states.SOMEBODY}
    assert (len(nobody), max(nobody)) == (4, -1)
    assert len({states.NOTHING, states.SOMETHING, ALL}) == 3


def test_amounts_are_all_between_the_limits_and_the_one_apart() -> None:
    assert states.amounts((2, 4, NONE)) == [2, 3, 4]
    assert states.amounts((2, 4, 0)) == [0, 2, 3, 4]
    assert states.amounts((2, 4, 9)) == [2, 3, 4, 9]
    assert states.amounts((2, 4, 3)) == [2, 3, 4]
    assert states.amounts((5, 4, 0)) == [0]


@pytest.mark.parametrize("game", [lansquenet, zecchinetta])
def test_only_what_is_within_the_limits_or_apart_is_legal_and_one_such_is_forced(game: Any) -> None:
    def limited(*limits: int) -> Any:
        fake = SimpleNamespace(BETS=(0,), limits=lambda rules, state: limits)
        fake.legal = lambda rules, state: states.amounts(limits)
        return fake

    state = game.State(2)
    assert [n for n in range(-3, 12) if is_legal(limited(2, 4, 9), None, state, n)] == [2, 3, 4, 9]
    assert [n for n in range(-3, 12) if is_legal(limited(2, 4, NONE), None, state, n)] == [2, 3, 4]
    assert forced(limited(2, 2, NONE), None, state) == 2
    assert forced(limited(2, 2, 2), None, state) == 2
    assert forced(limited(5, 4, 0), None, state) == 0
    assert forced(limited(2, 2, 0), None, state) is None
    assert forced(limited(2, 3, NONE), None, state) is None


def test_turn_goes_round_either_way() -> None:
    """COM-2"""
    assert [states.next_seat(table(3), seat) for seat in range(3)] == [1, 2, 0]
    assert [states.next_seat(table(3, -1), seat) for seat in range(3)] == [2, 0, 1]
    assert states.in_turn(table(4), 1) == [2, 3, 0, 1]
    assert states.in_turn(table(4, -1), 1) == [0, 3, 2, 1]


def test_seats_are_asked_once_each_in_turn() -> None:
    state = table(4)
    states.ask(state, [0, 2, 3])
    assert [states.next_asked(state, 2) for _ in range(4)] == [3, 0, 2, NOBODY]
    states.ask(state, [1])
    states.hush(state)
    assert states.next_asked(state, 0) == NOBODY
    backwards = table(4, -1)
    states.ask(backwards, [0, 2, 3])
    assert [states.next_asked(backwards, 2) for _ in range(3)] == [0, 3, 2]


def test_payments_move_chips_and_are_noted_with_their_rule() -> None:
    """COM-7: between seats, the pool and the house."""
    state = table(2)
    state.stacks[:2] = [10, 10]
    states.pay(state, 0, 1, 4, 15)
    states.pay(state, 1, POOL, 3, 7)
    states.pay(state, POOL, HOUSE, 1, 8)
    assert state.stacks[:2] == [6, 11]
    assert (state.stacks[POOL], state.stacks[HOUSE]) == (2, 1)
    assert state.ledger == [(0, 1, 4, 15), (1, POOL, 3, 7), (POOL, HOUSE, 1, 8)]


def test_payments_of_nothing_or_to_oneself_are_not_noted() -> None:
    state = table(2)
    states.pay(state, 0, 1, 0, 15)
    states.pay(state, 1, 1, 5, 15)
    assert state.ledger == []
    state.ledger = None
    states.pay(state, 0, 1, 5, 15)
    assert state.ledger is None


def test_hand_begins_with_a_ledger_only_if_it_is_asked_for() -> None:
    assert begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0)).ledger is None
    assert begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0), True).ledger == []


def test_copy_shares_no_list_and_keeps_no_ledger() -> None:
    state = begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0), True)
    twin = states.duplicate(state)
    assert twin == state
    assert type(twin) is type(state)
    assert twin.ledger is None
    twin.stacks[0] = 99
    twin.bets[1][4] = 99
    assert (state.stacks[0], state.bets[1][4]) == (5, 0)


def test_view_is_a_copy_from_which_the_game_has_hidden_something() -> None:
    def hide(rules: Any, state: Any, seat: int) -> None:
        state.stacks[1 - seat] = 0

    game: Any = SimpleNamespace(hide=hide)
    state = table(2)
    state.stacks[:2] = [3, 4]
    assert view(game, None, state, 1).stacks[:2] == [0, 4]
    assert state.stacks[:2] == [3, 4]


def test_fields_of_a_state_say_what_they_are_indexed_by() -> None:
    assert states.fields_by(zecchinetta.State, "seat rank") == ("bets",)
    assert states.fields_by(zecchinetta.State, "is rank") == ("mine", "on", "newest")
    assert "staked" in states.fields_by(zecchinetta.State, "seat")
    assert "banker" in states.fields_by(zecchinetta.State, "")


@pytest.mark.parametrize(
    ("make", "width"),
    [(states.per_seat, states.SEATS), (states.per_rank, 13), (states.per_pair, states.SEATS)],
)
def test_fields_begin_anew_in_every_state(make: Callable[[], Any], width: int) -> None:
    first, second = make().default_factory(), make().default_factory()
    assert first == second
    assert first is not second
    assert len(first) == width


def test_phases_are_numbered_from_the_draw() -> None:
    for game in (lansquenet, zecchinetta):
        assert issubclass(game.Phase, IntEnum)
        assert [*game.Phase] == [*range(len(game.Phase))]
        assert game.Phase.DRAW == 0


def test_view_of_a_game_that_hides_nothing_is_a_copy() -> None:
    state = begin(zecchinetta, zecchinetta.Rules(), [9, 9], zecchinetta.Carry(0))
    assert view(zecchinetta, zecchinetta.Rules(), state, 1) == state
    assert view(zecchinetta, zecchinetta.Rules(), state, 1) is not state


def test_a_hand_is_worth_the_chips_it_brings_unless_the_game_counts_something_else() -> None:
    state = begin(zecchinetta, zecchinetta.Rules(), [9, 9], zecchinetta.Carry(0))
    state.stacks[:2] = [12, 6]
    assert [gain(zecchinetta, None, [9, 9], state, seat) for seat in (0, 1)] == [3, -3]
    counting: Any = SimpleNamespace(worth=lambda rules, state, seat: 7 + seat)
    assert gain(counting, None, [9, 9], state, 1) == 8


def test_game_that_says_no_more_is_open_endless_and_owes_nothing() -> None:
    bare = completed(ModuleType("bare"))
    state = table(2)
    state.stacks[:2] = [3, 4]
    assert bare.restock(None, state) == bare.divide(None, None, [3, 4]) == []
    assert bare.guess(None, state, 0, [], 0)
    assert bare.learns(None, state, 0, 1) == ALL
    assert bare.worth(None, state, 1) == bare.commits(None, state, 4) == 4
    assert bare.matters(None, state, 0)
    assert bare.may_go_on(None, None, [3, 4])
    assert not bare.stands_over(None, state)
    assert not bare.by_suit(None)
    assert not bare.standing_pool(None)
    assert bare.extent(None, [3, 4], None).acts == UNLIMITED
    assert not any(says(bare) for says in (hides, guesses, restocks, has_pool))
    assert counts_chips(bare)


def test_what_a_game_says_itself_is_left_as_it_is_and_what_is_unseen_is_asked_first() -> None:
    rules, unseen = ModuleType("rules"), ModuleType("unseen")
    rules.ALONE, rules.hide, unseen.hide = True, "in rules", "in unseen"  # type: ignore[attr-defined]
    unseen.worth = "not asked there"  # type: ignore[attr-defined]
    game = completed(rules, unseen)
    assert (game.ALONE, game.hide) == (True, "in unseen")
    assert counts_chips(game)


def test_protocol_has_all_that_may_be_left_unsaid() -> None:
    said = {*vars(Game), *Game.__annotations__}
    assert {*OPTIONAL} <= said
    assert all(hasattr(game, name) for name in OPTIONAL for game in (lansquenet, zecchinetta))
