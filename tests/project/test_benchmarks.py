"""The scripts that print our figures: that they find what they measure is asked here, not how fast it is."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
PREPARED = """
import figures
figures.prepare()
from lansquenet.games import GAMES
from lansquenet.sim.simulate import player_of
for name in figures.CARD_GAMES:
    player_of(name, "random")
print(*figures.games())
"""


def printed(*given):
    """What a process of its own prints."""
    return subprocess.run(
        [sys.executable, *given], check=True, capture_output=True, text=True, cwd=FOLDER
    ).stdout


def test_kuhn_and_leduc_are_games_to_the_simulation_and_to_the_states():
    assert printed("-c", PREPARED).split() == ["kuhn", "leduc", "toepen", "loo"]


@pytest.mark.long
def test_all_figures_of_ours_are_found():
    """As `make bench-peers` asks for them, beside scripts that are called like packages; hardly measured."""
    found = [json.loads(line) for line in printed("peers/ours.py", "--once").splitlines()]
    assert {one["game"] for one in found} == {"kuhn", "leduc", "loo", "toepen", "zecchinetta", "lansquenet"}
    for one in found:
        assert one["decisions"] + one["acts"] + one["nanoseconds"] > 0, one
