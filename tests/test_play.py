"""Turns, questions, the door for chips, copies and views."""

from collections.abc import Callable
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import pytest

from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.rules import play
from lansquenet.rules.play import HOUSE, NOBODY, NONE, POOL, State


def table(seats: int, step: int = 1) -> State:
    state = State(seats, step=step)
    state.ledger = []
    return state


def test_amounts_are_all_between_the_limits_and_the_one_apart() -> None:
    assert play.amounts((2, 4, NONE)) == [2, 3, 4]
    assert play.amounts((2, 4, 0)) == [0, 2, 3, 4]
    assert play.amounts((2, 4, 9)) == [2, 3, 4, 9]
    assert play.amounts((2, 4, 3)) == [2, 3, 4]
    assert play.amounts((5, 4, 0)) == [0]


@pytest.mark.parametrize("game", [lansquenet, zecchinetta])
def test_only_what_is_within_the_limits_or_apart_is_legal_and_one_such_is_forced(game: Any) -> None:
    def limited(*limits: int) -> Any:
        fake = SimpleNamespace(BETS=(0,), limits=lambda rules, state: limits)
        fake.legal = lambda rules, state: play.amounts(limits)
        return fake

    state = game.Coup(2)
    assert [n for n in range(-3, 12) if play.is_legal(limited(2, 4, 9), None, state, n)] == [2, 3, 4, 9]
    assert [n for n in range(-3, 12) if play.is_legal(limited(2, 4, NONE), None, state, n)] == [2, 3, 4]
    assert play.forced(limited(2, 2, NONE), None, state) == 2
    assert play.forced(limited(2, 2, 2), None, state) == 2
    assert play.forced(limited(5, 4, 0), None, state) == 0
    assert play.forced(limited(2, 2, 0), None, state) is None
    assert play.forced(limited(2, 3, NONE), None, state) is None


def test_turn_goes_round_either_way() -> None:
    """COM-2"""
    assert [play.next_seat(table(3), seat) for seat in range(3)] == [1, 2, 0]
    assert [play.next_seat(table(3, -1), seat) for seat in range(3)] == [2, 0, 1]
    assert play.in_turn(table(4), 1) == [2, 3, 0, 1]
    assert play.in_turn(table(4, -1), 1) == [0, 3, 2, 1]


def test_seats_are_asked_once_each_in_turn() -> None:
    state = table(4)
    play.ask(state, [0, 2, 3])
    assert [play.next_asked(state, 2) for _ in range(4)] == [3, 0, 2, NOBODY]
    play.ask(state, [1])
    play.hush(state)
    assert play.next_asked(state, 0) == NOBODY
    backwards = table(4, -1)
    play.ask(backwards, [0, 2, 3])
    assert [play.next_asked(backwards, 2) for _ in range(3)] == [0, 3, 2]


def test_payments_move_chips_and_are_noted_with_their_rule() -> None:
    """COM-7: between seats, the pool and the house."""
    state = table(2)
    state.stacks[:2] = [10, 10]
    play.pay(state, 0, 1, 4, 15)
    play.pay(state, 1, POOL, 3, 7)
    play.pay(state, POOL, HOUSE, 1, 8)
    assert state.stacks[:2] == [6, 11]
    assert (state.stacks[POOL], state.stacks[HOUSE]) == (2, 1)
    assert state.ledger == [(0, 1, 4, 15), (1, POOL, 3, 7), (POOL, HOUSE, 1, 8)]


def test_payments_of_nothing_or_to_oneself_are_not_noted() -> None:
    state = table(2)
    play.pay(state, 0, 1, 0, 15)
    play.pay(state, 1, 1, 5, 15)
    assert state.ledger == []
    state.ledger = None
    play.pay(state, 0, 1, 5, 15)
    assert state.ledger is None


def test_hand_begins_with_a_ledger_only_if_it_is_asked_for() -> None:
    assert play.begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0)).ledger is None
    assert play.begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0), True).ledger == []


def test_copy_shares_no_list_and_keeps_no_ledger() -> None:
    state = play.begin(zecchinetta, zecchinetta.Rules(), [5, 5], zecchinetta.Carry(0), True)
    twin = play.duplicate(state)
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
    assert play.view(game, None, state, 1).stacks[:2] == [0, 4]
    assert state.stacks[:2] == [3, 4]


def test_fields_of_a_state_say_what_they_are_indexed_by() -> None:
    assert play.fields_by(zecchinetta.Coup, "seat rank") == ("bets",)
    assert play.fields_by(zecchinetta.Coup, "is rank") == ("mine", "on", "newest")
    assert "staked" in play.fields_by(zecchinetta.Coup, "seat")
    assert "banker" in play.fields_by(zecchinetta.Coup, "")


@pytest.mark.parametrize(
    ("make", "width"), [(play.per_seat, play.SEATS), (play.per_rank, 13), (play.per_pair, play.SEATS)]
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
    state = play.begin(zecchinetta, zecchinetta.Rules(), [9, 9], zecchinetta.Carry(0))
    assert play.view(zecchinetta, zecchinetta.Rules(), state, 1) == state
    assert play.view(zecchinetta, zecchinetta.Rules(), state, 1) is not state


def test_a_hand_is_worth_the_chips_it_brings_unless_the_game_counts_something_else() -> None:
    state = play.begin(zecchinetta, zecchinetta.Rules(), [9, 9], zecchinetta.Carry(0))
    state.stacks[:2] = [12, 6]
    assert [play.worth(zecchinetta, None, [9, 9], state, seat) for seat in (0, 1)] == [3, -3]
    counting: Any = SimpleNamespace(worth=lambda rules, state, seat: 7 + seat)
    assert play.worth(counting, None, [9, 9], state, 1) == 8


def test_stock_that_has_run_out_stays_empty_unless_the_game_says_more() -> None:
    assert play.restock(None, table(2)) == []
