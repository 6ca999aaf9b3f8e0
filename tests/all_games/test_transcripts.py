"""Golden hands: every transcript of every game follows the rules and is written again byte for byte."""

import pytest

from lansquenet.books.transcript import read, write
from lansquenet.errors import BadRecord
from lansquenet.games import GAMES
from rooms import ROOMS, title, transcripts


@pytest.mark.parametrize("file", transcripts(), ids=title)
def test_transcript_follows_the_rules_and_is_written_the_same(file):
    text = file.read_text("utf-8")
    try:
        session, moments = read(text)
    except BadRecord as wrong:
        pytest.fail(f"{wrong}  If the rules are right: {anew(file)}")
    assert moments
    assert write(session) == text, anew(file)
    assert title(file).startswith(f"{session.name}-")


def anew(file):
    """The command that mends a transcript."""
    return f"lansquenet replay --rewrite {file.relative_to(ROOMS.parents[1])}"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_transcripts(name):
    assert transcripts(name), (
        f"no hand lies in tests/games/{name}/transcripts; `play --record FILE` writes one"
    )
