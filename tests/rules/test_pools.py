"""What games with a pool share: COMM-12 and COMM-14, on deals of no game."""

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import driver
from lansquenet.games import GAMES
from lansquenet.rules import pools
from lansquenet.rules.game import begin
from lansquenet.rules.state import HOUSE, NONE, POOL, Direction, Payment, State
from test_witness import WITNESSES, told_twice

A, B, C, D = range(4)
OWING: Any = SimpleNamespace(allow_debt=True)
STRICT: Any = SimpleNamespace(allow_debt=False)


def table(*stacks: int, way: int = 1) -> State:
    state = State(len(stacks), way=way)
    state.stacks[: len(stacks)] = stacks
    return state


def test_who_has_nothing_is_out_unless_debts_are_allowed() -> None:
    """COMM-12"""
    state = table(3, 0, -2, 1)
    assert [pools.is_in(STRICT, state, seat) for seat in range(4)] == [True, False, False, True]
    assert all(pools.is_in(OWING, state, seat) for seat in range(4))


@pytest.mark.parametrize(("way", "after_a", "after_d"), [(1, D, A), (-1, D, A)])
def test_seats_that_are_out_are_passed_over(way: int, after_a: int, after_d: int) -> None:
    """COMM-12, COMM-14"""
    state = table(3, 0, 0, 1, way=way)
    assert (pools.next_in(STRICT, state, A), pools.next_in(STRICT, state, D)) == (after_a, after_d)
    assert pools.next_in(OWING, state, A) == (A + way) % 4


def test_who_is_alone_is_the_next_to_himself() -> None:
    """COMM-12"""
    assert pools.next_in(STRICT, table(3, 0, 0), A) == A
    assert pools.next_in(STRICT, table(0, 0, 0), B) == B


def test_nobody_pays_more_than_it_has_unless_debts_are_allowed() -> None:
    """COMM-12"""
    state = table(3, 0, -2)
    assert [pools.afford(STRICT, state, seat, 2) for seat in range(3)] == [2, 0, 0]
    assert pools.afford(STRICT, state, A, 5) == 3
    assert [pools.afford(OWING, state, seat, 5) for seat in range(3)] == [5, 5, 5]


def test_all_that_a_seat_owns_is_free_and_nothing_is_an_amount() -> None:
    """COMM-12"""
    assert [pools.free(OWING, table(3, 0, -2), seat) for seat in range(3)] == [3, 0, -2]
    assert pools.limits(OWING, table(3, 0)) == (0, 0, NONE)


def test_session_is_over_after_the_agreed_deals_and_never_if_none_are_agreed() -> None:
    """COMM-14"""
    played = [SimpleNamespace(deals=n, pool=7) for n in range(4)]
    assert [pools.done(SimpleNamespace(deals=2), carry, 3) for carry in played] == [False, False, True, True]
    assert not any(pools.done(SimpleNamespace(deals=0), carry, 3) for carry in played)
    assert pools.standing_pool(played[0]) == 7


def test_heirs_are_counted_from_the_seat_after_the_dealer_the_way_play_goes() -> None:
    """COMM-14, COMM-12: who has nothing is none, unless debts are allowed or nobody has anything."""
    left, right = (
        SimpleNamespace(direction=Direction.CLOCKWISE),
        SimpleNamespace(direction=Direction.ANTICLOCKWISE),
    )
    assert pools.around(right, B, 4) == [C, D, A, B]
    assert pools.around(left, B, 4) == [A, D, C, B]
    assert pools.solvent(STRICT, [C, D, A, B], [1, 0, 0, 5]) == [D, A]
    assert pools.solvent(OWING, [C, D, A, B], [1, 0, 0, 5]) == [C, D, A, B]
    assert pools.solvent(STRICT, [C, A], [0, 5, 0, 5]) == [C, A]


def test_pool_is_shared_out_with_odd_chips_from_the_first_heir_on() -> None:
    """COMM-14: or it goes to the house, or waits for the next session."""
    split, house, carry = pools.ResidualPot
    assert pools.share_out(8, split, [C, A, B], 14) == [
        Payment(POOL, C, 3, 14), Payment(POOL, A, 3, 14), Payment(POOL, B, 2, 14)
    ]  # fmt: skip
    assert pools.share_out(2, split, [C, A, B], 14) == [Payment(POOL, C, 1, 14), Payment(POOL, A, 1, 14)]
    assert pools.share_out(8, house, [C], 14) == [Payment(POOL, HOUSE, 8, 14)]
    assert pools.share_out(8, carry, [C], 14) == pools.share_out(0, house, [C], 14) == []


def test_a_pool_holds_no_more_than_its_bound_and_what_does_not_fit_is_not_paid() -> None:
    """COMM-18, COM-11: a browser still reckons exactly with as much, from as many seats and deals."""
    state = table(50, 50)
    state.stacks[POOL] = pools.FULL - 7
    assert pools.put_in(STRICT, state, A, 5, 3) == 5
    assert pools.put_in(STRICT, state, B, 5, 3) == 2
    assert pools.put_in(OWING, state, B, 5, 3) == 0
    assert (state.stacks[:2], state.stacks[POOL]) == ([45, 48], pools.FULL)
    longest = 100_000  # deals that may be agreed on
    assert pools.FULL * longest < 2**53


POOLED = [name for name, game in GAMES.items() if "pool" in game.Carry._fields]


def test_every_game_with_a_pool_between_its_hands_is_bounded() -> None:
    """COMM-18, COM-11"""
    pooled = "femkort irish_loo landsknecht loo norrlandsknack toepen tomato zwikken"
    assert sorted(POOLED) == pooled.split()


@pytest.mark.slow
@pytest.mark.parametrize("name", POOLED)
def test_full_pools_are_told_alike_by_game_and_witness(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """COMM-18, COM-11: with a bound so low that random sessions come to it."""
    full, fullest = 24, 0
    game, rng = GAMES[name], Random(f"full {name}")
    rooms = [*under(f"lansquenet.games.{name}"), *under(f"games.{name}")]
    for module in [pools, *under("witness"), *rooms]:
        if hasattr(module, "FULL"):
            monkeypatch.setattr(module, "FULL", full)
    for _ in range(60):
        rules, seats = driver.random_rules(game, rng), rng.choice(game.SEATS)
        told_twice(game, WITNESSES[name], rules, seats, rng)
        for _, state, stock in driver.hands(game, rules, seats, rng):
            for _ in driver.acts(game, rules, state, stock, rng):
                fullest = max(fullest, state.stacks[POOL])
    assert full // 2 < fullest <= full


def under(name: str) -> list[Any]:
    """The modules of this name, and those within it."""
    return [module for key, module in sys.modules.items() if f"{key}.".startswith(f"{name}.")]


@pytest.mark.slow
def test_unlimited_loo_of_ten_seats_comes_to_the_bound_and_no_further() -> None:
    """COMM-18: without it the pool was 10 to the 36 by the sixtieth deal."""
    irish: Any = GAMES["irish_loo"]
    rules = irish.Rules(loo=irish.Loo.UNLIMITED)
    stacks, carry, rng = [100] * 10, irish.Carry(0), Random(36)
    for _ in range(60):
        state = begin(irish, rules, stacks, carry)
        for _ in driver.acts(irish, rules, state, driver.shuffled(irish, rules, rng), rng):
            pass
        stacks, carry = state.stacks[:10], irish.leave(rules, state)
        assert carry.pool <= pools.FULL
        assert sum(stacks) + carry.pool == 1000
    assert carry.pool > pools.FULL // 2
    assert max(map(abs, stacks)) < 2**53
