"""What holds of every game, under any rules, at any table."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from itertools import islice
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.games import GAMES, name_of
from lansquenet.odds.portrait import HEAP, key, portraits
from lansquenet.rules import state as states
from lansquenet.rules.banking import Cover
from lansquenet.rules.cards import EMPTY, RANKS
from lansquenet.rules.game import Game, begin, counts_chips, forced, hides, is_legal, matters, view
from lansquenet.rules.state import CHANCE, NOBODY, OVER, duplicate
from lansquenet.rules.tricks import STOCK
from lansquenet.sim.compiler import record, unrecord
from rooms import mostly_slow, own

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
Tables = Iterable[tuple[Any, int, Random]]
EVERY = 9  # `make quick` sits down at one of so many tables, the suite at all


@dataclass
class Moment:
    """A hand as far as it has been played: before an act, or when it is over."""

    game: Game
    rules: Any
    seats: int
    carry: Any
    state: Any
    nth: int  # hand of its session, from 0
    luck: Random
    action: int = NOBODY
    legal: list[int] = field(default_factory=list)  # what the seat to act may do, if it is one
    tape: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.began = self.state.stacks[:]

    @property
    def credit(self) -> bool:
        """Whether more may be owed than is there (COM-5)."""
        cover = getattr(self.rules, "cover", Cover.CAP)
        return cover == Cover.CREDIT or bool(getattr(self.rules, "allow_debt", False))


def walk(game: Game, tables: Tables, most: int = 8) -> Iterator[Moment]:
    """Every moment of many hands, with the act that follows."""
    luck = Random(3)
    for rules, seats, rng in tables:
        for nth, (carry, state, stock) in enumerate(driver.hands(game, rules, seats, rng, most)):
            at = Moment(game, rules, seats, carry, state, nth, luck)
            for at.action in driver.acts(game, rules, state, stock, rng):
                at.legal = [] if state.actor == CHANCE else game.legal(rules, state)
                yield at
                at.tape.append(at.action)
            yield at


# -- one walk, on which everything is asked; each question names itself when it fails


def stay_at_the_table(at: Moment) -> None:
    """Only seats of the table act and own chips."""
    assert at.state.actor == CHANCE or 0 <= at.state.actor < at.state.seats
    assert not any(at.state.stacks[at.state.seats : states.SEATS])


def keep_the_chips(at: Moment) -> None:
    """COM-7: chips are neither made nor lost, and none is staked twice; only on credit may more be owed."""
    assert sum(at.state.stacks) == sum(at.began)
    assert at.credit or min(at.game.free(at.rules, at.state, seat) for seat in range(at.seats)) >= 0


def hide_nothing_unless_they_say_so(at: Moment) -> None:
    if at.nth == 0 and not hides(at.game):
        assert view(at.game, at.rules, at.state, 0) == at.state


def parts(state: Any) -> dict[str, Any]:
    return {f.name: getattr(state, f.name) for f in fields(state)}


def whole(value: Any) -> bool:
    """Whether this is an integer, or a list of nothing else; truth is no number."""
    if isinstance(value, list):
        return set(map(type, value)) <= {int} or all(map(whole, value))
    return isinstance(value, int) and not isinstance(value, bool)


def are_of_whole_numbers(at: Moment) -> None:
    if at.nth == 0:
        assert all(whole(value) for name, value in parts(at.state).items() if name != "ledger"), at.state


def go_to_records_and_to_json_and_back(at: Moment) -> None:
    if at.nth == 0 and len(at.tape) % 5 == 0:
        assert unrecord(type(at.state), record(at.state)) == at.state
        assert type(at.state)(**json.loads(json.dumps(parts(duplicate(at.state))))) == at.state


def can_be_copied_and_share_nothing(at: Moment) -> None:
    if at.nth or at.luck.random() >= 0.05:
        return
    twin, before = duplicate(at.state), duplicate(at.state)
    assert twin == at.state
    stock = driver.shuffled(at.game, at.rules, at.luck)
    if len(getattr(twin, "place", [])) == 52:
        stock = [card for card in stock if twin.place[card] == STOCK or twin.phase == 0]
    for _ in driver.acts(at.game, at.rules, twin, stock, at.luck):
        pass
    assert twin.actor == OVER
    assert at.state == before


def offer_sorted_and_unique_acts(at: Moment) -> None:
    """And there is always one."""
    assert at.legal, at.state
    assert at.legal == sorted(set(at.legal)), at.state


def say_the_same_in_three_short_forms(at: Moment) -> None:
    if at.nth > 2:
        return
    around = {*range(-2, 4), *at.legal, *[a + 1 for a in at.legal], *[a - 1 for a in at.legal]}
    assert [a for a in sorted(around) if is_legal(at.game, at.rules, at.state, a)] == at.legal
    assert forced(at.game, at.rules, at.state) == (at.legal[0] if len(at.legal) == 1 else None)
    if at.state.phase in at.game.BETS:
        assert states.amounts(at.game.limits(at.rules, at.state)) == at.legal


def change_nothing_when_asked(at: Moment) -> None:
    if at.nth == 0:
        before = duplicate(at.state)
        assert not is_legal(at.game, at.rules, at.state, at.legal[-1] + 1)
        forced(at.game, at.rules, at.state)
        assert at.state == before


def end_and_leave_the_bank_to_somebody_with_chips(at: Moment) -> None:
    assert 0 < len(at.tape) < 5000
    assert at.credit or min(at.state.stacks) >= 0
    carry = at.game.leave(at.rules, at.state)
    owing = getattr(at.rules, "allow_debt", False) or max(at.state.stacks[: at.seats]) <= 0
    owing = owing or not counts_chips(at.game)  # penalties count, and chips do not
    owing = owing or at.game.stands_over(at.rules, at.state)
    assert carry[0] == NOBODY or owing or at.state.stacks[carry[0]] > 0
    assert at.game.done(at.rules, carry, at.seats) in (True, False)


def tell_in_the_ledger_of_every_chip_and_its_rule(at: Moment) -> None:
    stacks = at.began[:]
    for payer, payee, chips, why in at.state.ledger:
        assert chips > 0
        assert why > 0
        stacks[payer] -= chips
        stacks[payee] += chips
    assert stacks == at.state.stacks


def come_to_the_same_by_the_tape_alone(at: Moment) -> None:
    if at.nth < 2:
        again = begin(at.game, at.rules, at.began[: at.seats], at.carry)
        for action in at.tape:
            at.game.apply(at.rules, again, action)
        assert again == at.state


def leave_what_goes_to_json_and_back(at: Moment) -> None:
    for carry in (at.carry, at.game.leave(at.rules, at.state)):
        assert at.game.Carry(*json.loads(json.dumps(carry))) == carry


AT_EVERY_ACT = [
    stay_at_the_table,
    keep_the_chips,
    hide_nothing_unless_they_say_so,
    are_of_whole_numbers,
    go_to_records_and_to_json_and_back,
    can_be_copied_and_share_nothing,
]
AT_EVERY_DECISION = [
    offer_sorted_and_unique_acts,
    say_the_same_in_three_short_forms,
    change_nothing_when_asked,
]
AT_THE_END = [
    end_and_leave_the_bank_to_somebody_with_chips,
    tell_in_the_ledger_of_every_chip_and_its_rule,
    come_to_the_same_by_the_tape_alone,
    leave_what_goes_to_json_and_back,
]


def ask_everything(game: Game, tables: Tables) -> None:
    for at in walk(game, tables):
        over = at.state.actor == OVER
        asked = AT_THE_END if over else AT_EVERY_ACT
        if not over and at.state.actor != CHANCE:
            asked = asked + AT_EVERY_DECISION
        for question in asked:
            question(at)


@pytest.mark.slow
@mostly_slow("game", of=GAMES.__getitem__)
def test_hands_at_some_tables(game: Game) -> None:
    ask_everything(game, islice(driver.tables(game), 0, None, EVERY))


@pytest.mark.long
@pytest.mark.slow
@every_game
def test_hands_at_all_the_other_tables(game: Game) -> None:
    ask_everything(game, (table for n, table in enumerate(driver.tables(game)) if n % EVERY))


@every_game
def test_same_seed_plays_the_same_tapes(game: Game) -> None:
    def tapes() -> list[int]:
        return [at.action for at in walk(game, islice(driver.tables(game), 0, None, EVERY), most=1)]

    assert tapes() == tapes()


@pytest.mark.slow
@every_game
def test_cards_that_do_not_matter_are_one_and_stay_so(game: Game) -> None:
    """Whichever of them is turned, the same is left of the state without their names, and the same stacks."""
    if game.matters is matters:
        return
    found = 0
    for at in walk(game, driver.tables(game), most=1):
        rules, state = at.rules, at.state
        if state.actor != CHANCE or at.action == EMPTY:
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


@pytest.mark.slow
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
        other = begin(game, others, state.stacks[:seats], carry)
        unlike = False
        for action in driver.acts(game, rules, state, stock, rng):
            unlike = unlike or other.actor != state.actor
            if not unlike and state.actor != CHANCE:
                unlike = game.legal(rules, state) != game.legal(others, other) or any(
                    view(game, rules, state, seat) != view(game, others, other, seat) for seat in range(seats)
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
        parted = [game.divide(options, left, state.stacks[:seats]) for options in (rules, others)]
        if parted[0] != parted[1]:
            return True
    return False


@pytest.mark.slow
@every_game
def test_no_value_of_an_option_does_nothing(game: Game) -> None:
    unmet = own(name_of(game), "UNMET", [])  # by random hands; tests of the game reach them
    for option in game.Rules._fields:
        default, *changes = driver.values(game, option)
        for value in changes:
            rng = Random(f"{option} {value}")
            sessions = (
                differs(game, rules._replace(**{option: value}), rules._replace(**{option: default}), rng)
                for rules in (driver.random_rules(game, rng) for _ in range(400))
            )
            assert (option, value) in unmet or any(sessions), f"{option}={value}"
