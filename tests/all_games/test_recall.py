"""Nobody forgets, and nobody can do what tells more than is known, in any game that hides cards.

Many hands are dealt from a small pack, so that seats come to know the same again and again.  Whoever knows
the same must be able to do the same, and must have chosen the same before.
"""

from random import Random

import pytest

from lansquenet.env import load_game
from lansquenet.games import GAMES
from lansquenet.rules.game import hides

HANDS = 60
LINES = {  # small packs
    "femkort": "femkort(seats=2,first=0,cards=AsKsQsAhKhQhAdKdQdAcKcQc)",
    "irish_loo": "irish_loo(seats=3,first=0,cards=AsKsQs2sAhKhQh2hAdKdQd2dAcKcQc2c)",
    "loo": "loo(seats=3,first=0,cards=AsKsQs2sAhKhQh2hAdKdQd2dAcKcQc2c)",
    "norrlandsknack": "norrlandsknack(seats=3,first=0)",
    "toepen": "toepen(seats=2,first=0,exchange=off,warnings=off,cards=TsThTdTc9s9h9d9cJsJhJdJc)",
    "tomato": "tomato(first=0)",
    "zwikken": "zwikken(seats=3,first=0,chips=8)",
}
HIDING = [name for name, game in GAMES.items() if hides(game)]
Seen = dict[str, tuple[int, tuple[int, ...], tuple[str, int]]]


class Forgotten(AssertionError):
    """Somebody has forgotten something, or knows more than was said."""


def note(seen: Seen, state, last, known) -> None:
    """What the seat to act may do, and how it came there; it must be as it was when it knew the same."""
    seat = state.current_player()
    now = seat, tuple(state.legal_actions()), last[seat]
    if seen.setdefault(known(state), now) != now:
        raise Forgotten(known(state))


def played(line, hands, known):
    """How often something is known that was known before."""
    game, dice, seen, met = load_game(line, deal="deck"), Random(1), {}, 0
    for hand in range(hands):
        state = game.new_initial_state(hand % 20)
        last = [("", -1)] * game.num_players()
        while not state.is_terminal():
            seat, before = state.current_player(), len(seen)
            note(seen, state, last, known)
            met += len(seen) == before
            action = dice.choice(state.legal_actions())
            last[seat] = known(state), action
            state.apply_action(action)
    return met


def whole(state):
    return state.information_state_string()


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_nobody_forgets_or_can_do_what_tells_more_than_is_known(name):
    assert played(LINES[name], HANDS, whole) > 10


def test_who_forgets_what_was_done_is_found():
    """The controls: to know whose turn it is, and to know what may be done besides."""
    for known in (lambda state: str(state.current_player()), lambda state: str(state.legal_actions())):
        with pytest.raises(Forgotten):
            played(LINES["femkort"], HANDS, known)
