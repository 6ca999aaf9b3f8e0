"""PettingZoo from Python: its own Leduc, which RLCard plays underneath."""

import sys

sys.path.append(sys.path.pop(0))  # this script is called like the package

import random

from measure import report
from pettingzoo.classic import leduc_holdem_v4

HANDS = 50
env = leduc_holdem_v4.raw_env()


def play():
    decisions = 0
    for _ in range(HANDS):
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(random.choice([n for n in range(len(mask)) if mask[n]]))
            decisions += 1
    return decisions, HANDS


report("PettingZoo", "pettingzoo", "Leduc", "Python", play)
