"""Golden hands: every transcript in the folder follows the rules and is written again byte for byte."""

from pathlib import Path

import pytest

from lansquenet.games import GAMES
from lansquenet.record import read, write

FOLDER = Path(__file__).parent / "transcripts"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_transcript_follows_the_rules_and_is_written_the_same(file):
    text = file.read_text("utf-8")
    session, moments = read(text)
    assert moments
    assert write(session) == text
    assert file.stem.startswith(session.name)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_transcripts(name):
    assert list(FOLDER.glob(f"{name}-*.txt"))
