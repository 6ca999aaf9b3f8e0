"""What holds of every game, under any rules, at any table."""

import json
from collections.abc import Iterator
from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.games import GAMES
from lansquenet.odds.portrait import HEAP, key, portraits
from lansquenet.rules import play
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY, RANKS
from lansquenet.rules.play import CHANCE, NOBODY, OVER, Game, duplicate, forced, is_legal
from lansquenet.rules.tricks import STOCK
from lansquenet.sim.compiler import record, unrecord

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


# values that part from the default where random hands do not come; tests of the games reach them
RARE = [(GAMES["basset"], "ladder", 3)]


def walk(game: Game, most: int = 3) -> Iterator[tuple[Any, Any, int]]:
    """The state before every act of many hands, with its rules and the act."""
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng, most):
            for action in driver.acts(game, rules, state, stock, rng):
                yield rules, state, action


def decisions(game: Game, most: int = 3) -> Iterator[tuple[Any, Any, list[int]]]:
    """The states in which a seat is to act, with what it may do."""
    for rules, state, _ in walk(game, most):
        if state.actor != CHANCE:
            yield rules, state, game.legal(rules, state)


def test_rule_sets_reach_every_value_of_every_option() -> None:
    for game in GAMES.values():
        for option in game.Rules._fields:
            reached = {getattr(rules, option) for rules in driver.rule_sets(game).values()}
            assert reached >= set(driver.values(game, option))
            assert len(driver.values(game, option)) > 1, f"{option} has no values in driver.NUMBERS"


def differs(game: Game, rules: Any, others: Any, rng: Random) -> bool:
    """Whether a session under these rules would have been another under the others."""
    if game.shoe(rules) != game.shoe(others):
        return True
    seats = driver.within(game, rng.choice((2, 5)))
    for carry, state, stock in driver.hands(game, rules, seats, rng):
        if rng.random() < 0.3:
            stock.sort()  # equal cards together are rare, and some options are about them
        other = play.begin(game, others, state.stacks[:seats], carry)
        unlike = False
        for action in driver.acts(game, rules, state, stock, rng):
            unlike = unlike or other.actor != state.actor
            if not unlike and state.actor != CHANCE:
                unlike = game.legal(rules, state) != game.legal(others, other) or any(
                    play.view(game, rules, state, seat) != play.view(game, others, other, seat)
                    for seat in range(seats)
                )
            if not unlike:
                game.apply(others, other, action)
        left = game.leave(rules, state)
        if unlike or (state.actor, state.stacks, left) != (
            other.actor,
            other.stacks,
            game.leave(others, other),
        ):
            return True
        if game.done(rules, left, seats) != game.done(others, left, seats):
            return True
        divide = getattr(game, "divide", None)
        if divide and divide(rules, left, state.stacks[:seats]) != divide(others, left, state.stacks[:seats]):
            return True
    return False


@pytest.mark.slow
@every_game
def test_no_value_of_an_option_does_nothing(game: Game) -> None:
    for option in game.Rules._fields:
        default, *changes = driver.values(game, option)
        for value in changes:
            rng = Random(f"{option} {value}")
            sessions = (
                differs(game, rules._replace(**{option: value}), rules._replace(**{option: default}), rng)
                for rules in (driver.random_rules(game, rng) for _ in range(400))
            )
            assert (game, option, value) in RARE or any(sessions), f"{option}={value}"


@every_game
def test_random_hands_end_and_leave_the_bank_to_somebody_with_chips(game: Game) -> None:
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng):
            acts = sum(1 for _ in driver.acts(game, rules, state, stock, rng))
            assert 0 < acts < 5000
            carry = game.leave(rules, state)
            owing = getattr(rules, "allow_debt", False) or max(state.stacks[:seats]) <= 0
            owing = owing or hasattr(game, "worth")  # penalties count, and chips do not
            owing = owing or (hasattr(game, "standing") and game.standing(rules, state))
            assert carry[0] == NOBODY or owing or state.stacks[carry[0]] > 0
            assert game.done(rules, carry, seats) in (True, False)


@every_game
def test_only_seats_of_the_table_act_and_own_chips(game: Game) -> None:
    for _, state, _ in walk(game):
        assert state.actor == CHANCE or 0 <= state.actor < state.seats
        assert not any(state.stacks[state.seats : play.SEATS])


@every_game
def test_legal_acts_are_sorted_and_unique_and_there_is_always_one(game: Game) -> None:
    for _, state, legal in decisions(game):
        assert legal, state
        assert legal == sorted(set(legal)), state


@pytest.mark.slow
@every_game
def test_legal_and_its_three_short_forms_agree(game: Game) -> None:
    for rules, state, legal in decisions(game):
        around = {*range(-2, 4), *legal, *[a + 1 for a in legal], *[a - 1 for a in legal]}
        assert [a for a in sorted(around) if is_legal(game, rules, state, a)] == legal
        assert forced(game, rules, state) == (legal[0] if len(legal) == 1 else None)
        if state.phase in game.BETS:
            assert play.amounts(game.limits(rules, state)) == legal


@every_game
def test_asking_what_is_legal_changes_nothing(game: Game) -> None:
    for rules, state, legal in decisions(game, most=1):
        before = duplicate(state)
        assert not is_legal(game, rules, state, legal[-1] + 1)
        forced(game, rules, state)
        assert state == before


@every_game
def test_chips_are_neither_made_nor_lost_and_none_is_staked_twice(game: Game) -> None:
    """COM-7: after every act; only on credit may more be owed than is there (COM-5)."""
    for rules, seats, rng in driver.tables(game):
        credit = getattr(rules, "cover", Cover.CAP) == Cover.CREDIT or getattr(rules, "allow_debt", False)
        for _, state, stock in driver.hands(game, rules, seats, rng):
            chips = sum(state.stacks)
            for _ in driver.acts(game, rules, state, stock, rng):
                assert sum(state.stacks) == chips
                assert credit or min(game.free(rules, state, seat) for seat in range(seats)) >= 0
            assert sum(state.stacks) == chips
            assert credit or min(state.stacks) >= 0


@every_game
def test_ledger_tells_of_every_chip_that_changed_hands_and_by_which_rule(game: Game) -> None:
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng):
            stacks = state.stacks[:]
            for _ in driver.acts(game, rules, state, stock, rng):
                pass
            for payer, payee, chips, why in state.ledger:
                assert chips > 0
                assert why > 0
                stacks[payer] -= chips
                stacks[payee] += chips
            assert stacks == state.stacks


@every_game
def test_copies_are_equal_and_share_nothing(game: Game) -> None:
    rng = Random(3)
    for rules, state, _ in walk(game, most=1):
        if rng.random() < 0.05:
            twin, before = duplicate(state), duplicate(state)
            assert twin == state
            stock = driver.shuffled(game, rules, rng)
            if len(getattr(twin, "place", [])) == 52:
                stock = [card for card in stock if twin.place[card] == STOCK or twin.phase == 0]
            for _ in driver.acts(game, rules, twin, stock, rng):
                pass
            assert twin.actor == OVER
            assert state == before


@every_game
def test_same_seed_plays_the_same_tapes(game: Game) -> None:
    def tapes() -> list[int]:
        return [action for _, _, action in walk(game, most=1)]

    assert tapes() == tapes()


@every_game
def test_tape_alone_leads_to_the_same_state(game: Game) -> None:
    for rules, seats, rng in driver.tables(game):
        for carry, state, stock in driver.hands(game, rules, seats, rng, 2):
            stacks = state.stacks[:seats]
            tape = list(driver.acts(game, rules, state, stock, rng))
            again = play.begin(game, rules, stacks, carry)
            for action in tape:
                game.apply(rules, again, action)
            assert again == state


@pytest.mark.slow
@every_game
def test_state_is_of_whole_numbers_alone(game: Game) -> None:
    def whole(value: Any) -> bool:
        if isinstance(value, list):
            return all(map(whole, value))
        return isinstance(value, int) and not isinstance(value, bool)

    for _, state, _ in walk(game, most=1):
        assert all(whole(getattr(state, f.name)) for f in fields(state) if f.name != "ledger"), state


@every_game
def test_state_goes_to_a_record_and_back(game: Game) -> None:
    for n, (_, state, _) in enumerate(walk(game, most=1)):
        if n % 5 == 0:
            assert unrecord(type(state), record(state)) == state


@pytest.mark.slow
@every_game
def test_state_goes_to_json_and_back(game: Game) -> None:
    for n, (_, state, _) in enumerate(walk(game, most=1)):
        if n % 5 == 0:
            assert type(state)(**json.loads(json.dumps(asdict(duplicate(state))))) == state


@every_game
def test_what_a_hand_leaves_goes_to_json_and_back(game: Game) -> None:
    for rules, seats, rng in driver.tables(game):
        for carry, state, stock in driver.hands(game, rules, seats, rng, 2):
            assert game.Carry(*json.loads(json.dumps(carry))) == carry
            for _ in driver.acts(game, rules, state, stock, rng):
                pass


@every_game
def test_everybody_sees_everything_where_nothing_is_hidden(game: Game) -> None:
    if hasattr(game, "hide"):
        return
    for rules, state, _ in walk(game, most=1):
        assert play.view(game, rules, state, 0) == state


@every_game
def test_cards_that_do_not_matter_are_one_and_stay_so(game: Game) -> None:
    """Whichever of them is turned, the same is left of the state without their names, and the same stacks."""
    if not hasattr(game, "matters"):
        return
    found = 0
    for rules, state, action in walk(game, most=1):
        if state.actor != CHANCE or action == EMPTY:
            continue
        idle = [r for r in range(RANKS) if not game.matters(rules, state, r)]
        left = set()
        for r in idle:
            twin = duplicate(state)
            game.apply(rules, twin, 4 * r)
            by = portraits(game, rules, twin, [0] * RANKS)
            assert set(idle) <= set(by[HEAP]), r
            left.add((key(twin, by, 0), *twin.stacks))
            found += 1
        assert len(left) <= 1
    assert found > 100
