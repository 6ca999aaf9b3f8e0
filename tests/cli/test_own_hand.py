"""In the terminal nobody loses sight of a card: the own hand is shown before anything is played from it."""

import re
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from lansquenet.cli import app
from lansquenet.cli.joining.phrases import news
from lansquenet.games import GAMES
from lansquenet.rules.game import hides

TRICKS = [name for name in GAMES if hides(GAMES[name])]
BOLDLY = "stand\nplay\nthird\nknock\nenough\n\n\n"  # what cannot be said is refused, and the next is tried
SIGN = r"(?:10|[2-9AJQK])[♣♦♥♠]"


def played(game, seed, answers="", *more):
    """What a session of two hands says, where Enter is pressed after these answers."""
    wanted = ["play", game, "--seed", str(seed), "--hands", "2", *more]
    result = CliRunner().invoke(app, wanted, input=answers + "\n" * 120, env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("game", TRICKS)
def test_no_card_is_played_that_was_not_shown_in_the_hand(game):
    """Whatever A lays down has stood in a hand that was shown, and no card comes into it unseen."""
    found = 0
    for seed in (2, 5):
        hand = set()
        for line in played(game, seed, BOLDLY * 12, "--bots", "bold"):
            if "hand" in line and "deals" in line:
                hand = set()
            elif line.startswith("  your hand"):
                hand = {*re.findall(SIGN, line)}
            elif said := re.match(rf"A \(you\) (?:plays|lays) ({SIGN})", line):
                assert said[1] in hand, (game, seed, line)
                hand -= {said[1]}
                found += 1
    assert found > 3


@pytest.mark.slow
def test_hand_is_shown_when_it_is_dealt_before_cards_are_played_for_you():
    """FEMK-6: three cards were gone before the first board."""
    lines = played("femkort", 2, "", "--bots", "timid")
    first = next(n for n, line in enumerate(lines) if line.startswith("A (you) plays"))
    shown = [line for line in lines[:first] if line.startswith("  your hand")]
    assert shown == ["  your hand  10♣ 7♦ K♥ 2♠ 7♠"]
    assert lines[first] == (
        "A (you) plays K♥: no other may be played: you hold ♥, and must follow suit (FEMK-6)"
    )


@pytest.mark.slow
def test_last_card_is_said_to_be_the_last():
    lines = played("femkort", 2, "", "--bots", "timid")
    assert "A (you) plays 7♠: the last card" in lines


@pytest.mark.slow
def test_hand_that_was_chosen_says_no_reason():
    """Only what was played unasked is explained."""
    lines = played("femkort", 2, "", "--bots", "timid")
    assert "A (you) plays 2♠" in lines


@pytest.mark.slow
def test_cards_of_miss_are_shown_as_soon_as_they_are_taken():
    """LOO3-6"""
    lines = played("loo", 5, "miss\n", "--bots", "bold")
    at = lines.index("A (you) lays the hand aside and takes Miss")
    assert lines[at + 1] == "  your hand  K♣ 10♠ 9♥"


@pytest.mark.slow
def test_nothing_is_told_of_why_others_had_no_choice():
    """COMM-16: what another may not play would tell what it holds."""
    for line in played("femkort", 2, "", "--bots", "timid"):
        assert not re.match(r"[B-Z] .*(no other may be played|the last card)", line)


def test_joined_terminal_shows_the_hand_when_a_card_comes_into_it():
    """At a table of a house, too, before it is asked anything."""

    def state(*hand):
        return SimpleNamespace(me=1, rows=[SimpleNamespace(seat=n, hand=hand if n else ()) for n in range(2)])

    assert news(None, state(7, 9)) == (7, 9)
    assert news(state(7), state(7, 9)) == (7, 9)
    assert news(state(7, 9), state(9)) == ()
    assert news(state(7, 9), state(8, 9)) == (8, 9)
    assert news(None, SimpleNamespace(me=-1, rows=[])) == ()
