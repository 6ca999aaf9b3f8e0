"""Random play through the interfaces of others, on our states: OpenSpiel's, PettingZoo's, Gymnasium's.

By itself: `PYTHONPATH=benchmarks python benchmarks/through_adapters.py`.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import leduc
from figures import Figure, best_rates, once

from lansquenet.env import game_of, load_game, pettingzoo
from lansquenet.env.gymnasium import Learner
from lansquenet.env.open_spiel import Game

HANDS = 50
KNOWN = {"": None, ", string": "information_state_string", ", key": "information_state_key"}
GAMES = {"leduc": lambda: game_of(leduc, stacks=[100, 100]), "toepen": lambda: load_game("toepen(seats=4)")}


def by_states(game, asked):
    """Hands by the methods of OpenSpiel's states, as `peers/open_spiel.py` plays its own; the decisions."""
    decisions = 0
    for _ in range(HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if asked:
                getattr(state, asked)(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
    return decisions, HANDS


def any_of(mask):
    """A legal act."""
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def by_pettingzoo(env):
    """Hands as PettingZoo's own page plays them."""
    decisions = 0
    for _ in range(HANDS):
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else any_of(seen["action_mask"]))
            decisions += not over
    return decisions, HANDS


def by_gymnasium(env):
    """Hands of one learner among seats that do anything."""
    decisions = 0
    for _ in range(HANDS):
        seen, over = env.reset()[0], False
        while not over:
            seen, _, over, _, _ = env.step(any_of(seen["action_mask"]))
            decisions += 1
    return decisions, HANDS


def adapter_figures():
    """Everything, one after another."""
    for name, made in GAMES.items():
        game = made().compile()
        for title, game_there in (("state", game), ("OpenSpiel's interface", Game(game))):
            for words, asked in KNOWN.items():
                if (name, words) == ("toepen", ", string"):
                    continue  # nearly every one is new, and told by the interpreted state
                rates = best_rates(lambda there=game_there, asked=asked: by_states(there, asked))
                yield Figure(name, f"{title}{words}", *rates)
        yield Figure(name, "copy: state.clone()", nanoseconds=once(game.new_initial_state().clone))
    env, learner = pettingzoo.raw_env("toepen"), Learner("toepen")
    yield Figure("toepen", "PettingZoo", *best_rates(lambda: by_pettingzoo(env)))
    yield Figure("toepen", "Gymnasium", *best_rates(lambda: by_gymnasium(learner)))


if __name__ == "__main__":
    for figure in adapter_figures():
        print(f"{figure.game:8} {figure.mode:32} {figure.decisions / 1e3:9.1f} k decisions/s", end="")
        print(f"{figure.nanoseconds:9.0f} ns" if figure.nanoseconds else "", flush=True)
