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


@pytest.mark.slow
def test_whole_matches_are_played_and_counted_with_their_error():
    line = printed("matches.py", "norrlandsknack", "learnt", "random", "--matches", "6").splitlines()[1]
    game, hero, rival, matches, gain, error = line.split()
    assert (game, hero, rival, matches) == ("norrlandsknack", "learnt", "random", "6")
    assert float(gain) > 0 < float(error)  # of three seats, the best bot's and two of those who do anything


@pytest.mark.slow
@pytest.mark.compiles
def test_solved_game_is_told_by_the_method_that_is_asked_for():
    """The value stands in `docs/solved.md`: no bracket of any method may leave it out."""
    told = printed("solved.py", "toepen-2x4", "--by", "discounted", "--rounds", "20").splitlines()[-1]
    cells = [cell.strip() for cell in told.strip("|").split("|")]
    low, high = (float(bound) for bound in cells[5].split(" to "))
    assert (cells[0], cells[4]) == ("toepen-2x4", "20")
    assert low <= -0.25715 <= high < 0
