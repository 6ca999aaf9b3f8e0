"""Every game is told twice: the witness must agree with it at every step, chip for chip."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

import driver
from databases import SOAK
from lansquenet.books.book import seat_name
from lansquenet.books.transcript import Session, write
from lansquenet.games import GAMES, name_of
from lansquenet.rules import banking
from lansquenet.rules.game import Game, begin
from rooms import ROOMS, seldom
from witness import CHANCE, Ask

TOLD = {path.parent.name for path in ROOMS.glob("*/witness.py")}
WITNESSES = {name: import_module(f"games.{name}.witness") for name in GAMES if name in TOLD}
SESSIONS = 60 if SOAK else 15  # at every size of table


ENDED = "ended"  # what a witness asks that has told all


def asks_alike(state: Any, legal: list[int], asked: Any) -> bool:
    """Whether game and witness wait for the same."""
    if isinstance(asked, Ask):
        return bool(state.actor == asked.seat and legal == sorted(asked.legal))
    return bool(state.actor == CHANCE == asked)


def disagreement(game: Game, rules: Any, state: Any, asked: Any) -> str:
    """In what the two differ, in words."""
    phase = game.Phase(state.phase).name
    mine = f"asks {seat_name(state.actor)}" if state.actor >= 0 else "turns a card"
    if isinstance(asked, Ask) and state.actor == asked.seat:
        legal = game.legal(rules, state), sorted(asked.legal)
        odd = sorted(set(legal[0]) ^ set(legal[1]))
        return f"{seat_name(asked.seat)} in {phase}: game and witness differ in {odd[:8]}"
    return f"the witness {said_to_ask(asked)} while the game {mine} in {phase}"


def said_to_ask(asked: Any) -> str:
    """What a witness waits for, in words."""
    if asked == ENDED:
        return "ended"
    return f"asks {seat_name(asked.seat)}" if isinstance(asked, Ask) else "turns a card"


def so_far(game: Game, rules: Any, stacks: list[int], carry: Any, tape: list[int]) -> str:
    """The hand up to there as a transcript, and where the two tellings are."""
    name = name_of(game)
    names = [seat_name(seat) for seat in range(len(stacks))]
    text = write(Session(name, rules, stacks, game.Carry(*carry), names=names, tapes=[tape]))
    return f"src/lansquenet/games/{name}/rules.py and tests/games/{name}/witness.py, after\n{text}"


def told_twice(game: Game, witness: Any, rules: Any, seats: int, rng: Random) -> int:
    """Play a session and have it witnessed; how many acts it took."""
    count = 0
    for carry, state, stock in driver.hands(game, rules, seats, rng):
        before, tape = state.stacks[:seats], []
        telling = witness.hand(rules, before, carry)
        asked, told = next(telling), None
        for action, legal in driver.acts_of_all(game, rules, state, stock, rng):
            wrong = "" if asks_alike(state, legal, asked) else disagreement(game, rules, state, asked)
            assert not wrong, f"{wrong}\n{so_far(game, rules, before, carry, tape)}"
            tape.append(action)
            try:
                asked = telling.send(action)
            except StopIteration as end:
                asked, told = ENDED, end.value
        left = game.leave(rules, state)._asdict()
        wrong = f"the witness goes on ({said_to_ask(asked)}) when the game is over" if told is None else ""
        wrong = wrong or f"the witness ends with {told}, the game with {(state.stacks[:seats], left)}"
        alike = told == (state.stacks[:seats], left)
        assert alike, f"{wrong}\n{so_far(game, rules, before, carry, tape)}"
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
def test_game_and_witness_agree_as_the_game_is_usually_played(name: str) -> None:
    game, rng = GAMES[name], Random(1908)
    for seats in (2, 3, 5):
        told_twice(game, WITNESSES[name], game.Rules(), seats, rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1908, seldom(1909)])
@pytest.mark.parametrize("name", WITNESSES)
def test_game_and_witness_agree_with_each_option_changed_alone(name: str, seed: int) -> None:
    game, rng = GAMES[name], Random(seed)
    for rules in driver.rule_sets(game).values():
        for seats in (2, 3, 5):
            for _ in range(2):
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


@pytest.mark.slow
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

    with pytest.raises(AssertionError, match=rf"tests/games/{name}/witness.py, after\s+# a transcript"):
        sessions()


def test_disagreement_is_told_in_words() -> None:
    """The game of Red Dog asks B for an ante, and no other."""
    game = GAMES["red_dog"]
    state = begin(game, game.Rules(), [30] * 3, game.Carry(0))

    def said(asked: Any) -> str:
        return disagreement(game, game.Rules(), state, asked)

    assert asks_alike(state, game.legal(game.Rules(), state), Ask(1, {0, 1}))
    assert said(ENDED) == "the witness ended while the game asks B in ANTE"
    assert said(Ask(2, {0, 1})) == "the witness asks C while the game asks B in ANTE"
    assert said(CHANCE) == "the witness turns a card while the game asks B in ANTE"
    assert said(Ask(1, {0, 2})) == "B in ANTE: game and witness differ in [1, 2]"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_witness(name: str) -> None:
    place = f"tests/games/{name}/witness.py"
    assert name in WITNESSES, (
        f"{place} is not there: the game told a second time; see tests/witness/__init__.py"
    )
