"""Golden hands: every transcript of every game follows the rules and is written again byte for byte."""

import pytest

from lansquenet.books.record import read, write
from lansquenet.games import GAMES
from rooms import title, transcripts


@pytest.mark.parametrize("file", transcripts(), ids=title)
def test_transcript_follows_the_rules_and_is_written_the_same(file):
    text = file.read_text("utf-8")
    session, moments = read(text)
    assert moments
    assert write(session) == text
    assert title(file).startswith(f"{session.name}-")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_transcripts(name):
    assert transcripts(name)
