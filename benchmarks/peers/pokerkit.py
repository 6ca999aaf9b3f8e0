"""PokerKit from Python: Kuhn's poker; it has no Leduc."""

import sys

sys.path.append(sys.path.pop(0))  # this script is called like the package

import random

from measure import report
from pokerkit import Automation, KuhnPoker

HANDS = 50
EVERYTHING = tuple(Automation)


def play():
    decisions = 0
    for _ in range(HANDS):
        state = KuhnPoker.create_state(EVERYTHING)
        while state.status:
            may = [state.check_or_call]
            if state.can_complete_bet_or_raise_to():
                may.append(state.complete_bet_or_raise_to)
            if state.can_fold():
                may.append(state.fold)
            random.choice(may)()
            decisions += 1
    return decisions, HANDS


report("PokerKit", "pokerkit", "Kuhn", "Python", play)
