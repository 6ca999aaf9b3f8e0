"""The page on research runs as it is printed, and what it says of its agent is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"```python\n(.*?)```\n", re.DOTALL)
GAIN = re.compile(r"(\w+) against (\w+): ([+-][\d.]+) ± ([\d.]+)")


def gains(text):
    """Who gained how much on whom, and how far that may be by luck."""
    return {(mine, theirs): (float(gain), float(error)) for mine, theirs, gain, error in GAIN.findall(text)}


@pytest.mark.long
@pytest.mark.slow
def test_page_runs_as_printed_and_its_agent_beats_both_bots():
    pytest.importorskip("pyspiel")
    code = "\n".join(BLOCK.findall(PAGE.read_text("utf-8")))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found, printed = gains(ran.stdout), gains(PAGE.read_text("utf-8"))
    assert (
        found.keys() == printed.keys() == {("trained", "steady"), ("trained", "random"), ("steady", "random")}
    )
    for pair in found:
        gain, error = found[pair]
        assert gain > error, pair
        assert gain == pytest.approx(printed[pair][0], abs=error), pair
