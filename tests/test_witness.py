"""Every game is told twice: the witness must agree with it at every step, chip for chip."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.games import GAMES
from lansquenet.rules import banking
from lansquenet.rules.play import Game
from rooms import ROOMS
from witness import CHANCE, Ask

TOLD = {path.parent.name for path in ROOMS.glob("*/witness.py")}
WITNESSES = {name: import_module(f"games.{name}.witness") for name in GAMES if name in TOLD}
SESSIONS = 60  # at every size of table


def told_twice(game: Game, witness: Any, rules: Any, seats: int, rng: Random) -> int:
    """Play a session and have it witnessed; how many acts it took."""
    count = 0
    for carry, state, stock in driver.hands(game, rules, seats, rng):
        before, tape = state.stacks[:seats], []
        telling = witness.hand(rules, before, carry)
        asked, told = next(telling), None
        for action in driver.acts(game, rules, state, stock, rng):
            scene = (rules, before, carry, tape, asked)
            assert told is None, scene
            if isinstance(asked, Ask):
                assert state.actor == asked.seat, scene
                assert game.legal(rules, state) == sorted(asked.legal), scene
            else:
                assert state.actor == CHANCE == asked, scene
            tape.append(action)
            try:
                asked = telling.send(action)
            except StopIteration as end:
                told = end.value
        left = game.leave(rules, state)._asdict()
        assert told == (state.stacks[:seats], left), (rules, before, carry, tape)
        count += len(tape)
    return count


@pytest.mark.slow
@pytest.mark.parametrize("name", WITNESSES)
def test_game_and_witness_agree_at_every_table_under_any_rules(name: str) -> None:
    game, rng = GAMES[name], Random(1896)
    for seats in game.SEATS:
        for _ in range(SESSIONS):
            told_twice(game, WITNESSES[name], driver.random_rules(game, rng), seats, rng)


@pytest.mark.parametrize("name", WITNESSES)
def test_game_and_witness_agree_with_each_option_changed_alone(name: str) -> None:
    game, rng = GAMES[name], Random(1908)
    for rules in driver.rule_sets(game).values():
        for seats in (2, 3, 5):
            for _ in range(4):
                told_twice(game, WITNESSES[name], rules, seats, rng)


SLIPS = {
    "bank moves from the holder": ("lansquenet", "move_on", lambda coup: hand_on(coup, coup.banker)),
    "doublets are not counted": ("lansquenet", "new_bank", lambda rules, coup, choice: coup.bank + coup.won),
    "cover is not counted": ("zecchinetta", "exposure", lambda rules, coup: 0),
    "a stack is paid as a card": ("zecchinetta", "odds", lambda rules, coup, r: 1),
    "positions never end": ("zecchinetta", "end_if_decided", lambda rules, coup: end_late(coup)),
    "the house is forgotten": ("ziginette", "cut", lambda chips, percent, rounding: 0),
    "a doubled card is settled as a card": ("ziginette", "needed_for", lambda rules, coup, r: 2),
}


def hand_on(coup: Any, seat: int) -> None:
    heir = banking.heir_of(coup, seat)
    GAMES["lansquenet"].hand_over(coup, heir, heir, 0, 0)  # type: ignore[attr-defined]


def end_late(coup: Any) -> None:
    if GAMES["zecchinetta"].positions(coup.held) == 0:  # type: ignore[attr-defined]
        banking.end(coup, banking.heir_of(coup, coup.banker))


@pytest.mark.parametrize("slip", SLIPS)
def test_witness_catches_a_slip_in_the_game(slip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: games that are wrong on purpose."""
    name, function, wrong = SLIPS[slip]
    game, rng = GAMES[name], Random(3)
    monkeypatch.setattr(game, function, wrong)

    def sessions() -> None:
        for rules in driver.rule_sets(game).values():
            for seats in (3, 5):
                told_twice(game, WITNESSES[name], rules, seats, rng)

    with pytest.raises(AssertionError):
        sessions()


def test_every_game_has_a_witness() -> None:
    assert set(WITNESSES) == set(GAMES)
