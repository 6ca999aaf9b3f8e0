"""Sessions end by themselves, and no sooner than nobody but the bank could do anything more."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.books.transcript import Session
from lansquenet.games import GAMES
from lansquenet.rules import state as states
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE
from lansquenet.seats.table import SeatedTable

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
import sessions

BANKS = [name for name, game in GAMES.items() if "banker" in game.Carry._fields]


def something_done(game: Any, rules: Any, stacks: list[int], carry: Any, rng: Random) -> bool:
    """Whether in a hand played at random any seat but the banker has a choice, or chips change hands."""
    state = begin(game, rules, stacks, carry)
    stock, chose = driver.shuffled(game, rules, rng), False
    for _ in driver.acts(game, rules, state, stock, rng):
        chose = chose or (state.actor not in (CHANCE, state.banker) and len(game.legal(rules, state)) > 1)
    return chose or state.stacks[: len(stacks)] != stacks


def ever_done(game: Any, rules: Any, stacks: list[int], carry: Any, rng: Random, hands: int) -> bool:
    """The same of so many hands, one after another."""
    for _ in range(hands):
        state = begin(game, rules, stacks, carry)
        if something_done(game, rules, stacks, carry, rng):
            return True
        for _ in driver.acts(game, rules, state, driver.shuffled(game, rules, rng), rng):
            pass
        if state.stacks[: len(stacks)] != stacks:
            return True
        carry = game.leave(rules, state)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("name", BANKS)
def test_session_is_idle_if_and_only_if_nobody_but_the_bank_could_ever_do_anything(name: str) -> None:
    """COM-6: asked of many tables with few chips; who is said to be able to do something does it in time."""
    game, rng, found = GAMES[name], Random(f"idle {name}"), {True: 0, False: 0}
    for _ in range(200):
        rules = driver.random_rules(game, rng)
        stacks = [rng.choice((0, 1, 2, 3, 6, 13)) for _ in range(rng.choice((2, 3, 4)))]
        carry = game.Carry(rng.randrange(len(stacks)))
        if sum(chips > 0 for chips in stacks) < 2:
            continue
        at = SeatedTable(Session(name, rules, stacks, carry))
        found[at.idle] += 1
        assert ever_done(game, rules, stacks, carry, rng, 6 if at.idle else 400) != at.idle, (
            rules,
            stacks,
            carry,
        )
    assert found[False] > 40
    assert (found[True] > 5) == (
        name not in ("coupeurs", "lansquenet", "skin")
    )  # where one chip is always enough


def test_basset_ends_when_all_have_one_chip_left_who_do_not_bank() -> None:
    """COM-6, BASS-2: a couch is of two chips; the table says that it is over, and deals no more."""
    told = book("basset")
    session = Session("basset", told.play_by("", {"twins": "no"}), [25, 1, 1, 0], told.game.Carry(0))
    at = SeatedTable(session, seed=1)
    assert at.finished
    assert at.idle
    session = Session("basset", told.play_by("", {}), [25, 1, 2, 0], told.game.Carry(0))
    assert not SeatedTable(session, seed=1).finished


def test_what_stands_over_is_played_for_though_nobody_could_lay_anything() -> None:
    """BASS-23, LAND-16: a parlay waits for its card, and a game for its end."""
    basset, landsknecht = book("basset").game, book("landsknecht").game
    standing = basset.Carry(0, 0, [1, 4, 2, 1])
    assert basset.may_go_on(basset.Rules(), standing, [25, 1])  # type: ignore[attr-defined]
    playing = landsknecht.Carry(0, 0, 3, 0b11)
    rules = landsknecht.Rules(min_bet=5)
    assert landsknecht.may_go_on(rules, playing, [25, 1])  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(36))
def test_random_sessions_end_in_the_terminals_own_loop(number: int) -> None:
    """COM-6, COMM-14: a sample of `make bench-sessions`."""
    assert sessions.played(number, 1).actor == states.OVER
