"""RLCard from Python, with its own random agents."""

import sys

sys.path.append(sys.path.pop(0))  # this script is called like the package

import rlcard
from measure import report
from rlcard.agents import RandomAgent

GAMES = {"leduc-holdem": "Leduc", "limit-holdem": "limit hold'em", "bridge": "bridge"}


def random_play(name, hands):
    """Hands between random agents; a decision is an action between two states of a trajectory."""
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play():
        decisions = 0
        for _ in range(hands):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return decisions, hands

    return play


for name, title in GAMES.items():
    report("RLCard", "rlcard", title, "Python", random_play(name, 50 if title == "Leduc" else 5))
