"""What every engine's script shares: time of the processor, the best of several rounds, a line of JSON."""

import json
import time
from collections.abc import Callable
from importlib.metadata import version

ROUNDS, SECONDS = 5, 1.0


def rates(play: Callable[[], tuple[int, int]], rounds: int = ROUNDS, seconds: float = SECONDS) -> list[float]:
    """Decisions and hands a second of processor time, at best; `play` plays some and says how many."""
    best = [0.0, 0.0]
    for _ in range(rounds):
        decisions = hands = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            more = play()
            decisions, hands = decisions + more[0], hands + more[1]
        if decisions / spent > best[0]:
            best = [decisions / spent, hands / spent]
    return best


def report(peer: str, package: str, game: str, mode: str, play: Callable[[], tuple[int, int]]) -> None:
    """Measure, and print it for `peers.py`."""
    decisions, hands = rates(play)
    row = {"peer": peer, "version": version(package), "game": game, "mode": mode}
    print(json.dumps({**row, "decisions": decisions, "hands": hands}), flush=True)
