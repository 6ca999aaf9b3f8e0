"""A knock in the terminal: a key arms it, silence needs no word, and no question is put for nothing."""

import io
import re
import sys

import pytest

from lansquenet.cli import main
from lansquenet.cli.playing import anytime

QUESTION = "Keep silent, or knock?"


class Keyboard(io.StringIO):
    """Somebody sits before it."""

    def isatty(self):
        return True


@pytest.fixture
def lansquenet(monkeypatch, capsys, tmp_path):
    """What `play` prints, and how it ends, when these lines are typed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args, lines="", kind=io.StringIO):
        monkeypatch.setattr(sys, "argv", ["lansquenet", "play", *args])
        monkeypatch.setattr(sys, "stdin", kind(lines))
        with pytest.raises(SystemExit):
            main()
        return capsys.readouterr().out

    return run


def toepen(lansquenet, lines, *options, seed="3", **how):
    return lansquenet("toepen", "--seed", seed, "--bots", "timid", *options, lines=lines, **how)


@pytest.mark.slow
def test_silence_is_asked_for_only_where_a_card_follows_that_is_no_choice(lansquenet):
    """TOEP-8: at the own turn there is one question for a card, whether it is a choice or not."""
    out = toepen(lansquenet, "\n" * 60, "--hands", "4")
    cards, silences = out.count("Your card?"), out.count(QUESTION)
    assert cards
    assert silences
    assert "A (you) is silent" not in out
    for after in out.split(QUESTION)[1:]:
        own = re.findall(r"A \(you\) (?:plays|folds|stays|knocks)|Your card\?", after)
        assert not own or own[0] == "A (you) plays"
    assert cards + silences <= out.count("A (you) plays") + 4  # a trick may be won before the last card


@pytest.mark.slow
def test_key_knocks_at_once_at_the_own_turn(lansquenet):
    """TOEP-8: before one's card, though the terminal had been silent already."""
    out = toepen(lansquenet, "keep\n\n\nk\n" + "\n" * 4)
    asked, knocked = out.split("> k\n")
    assert asked.rpartition("Your card?")[2].endswith("· k: knock ")
    assert knocked.startswith("A (you) knocks\n")


@pytest.mark.slow
def test_key_armed_at_any_prompt_knocks_as_soon_as_one_may(lansquenet):
    """TOEP-8, TOEP-10"""
    out = toepen(lansquenet, "knock\nkeep\n" + "\n" * 8)
    assert "You knock as soon as you may (TOEP-8); k again: you do not." in out
    assert "· you knock as soon as you may >" in out
    first = out.index("A (you) knocks")
    assert " plays " not in out[:first]
    assert out.count("A (you) knocks") == 1


@pytest.mark.slow
def test_key_pressed_twice_is_put_down(lansquenet):
    out = toepen(lansquenet, "knock\nknock\nkeep\n" + "\n" * 8)
    assert "You do not knock." in out
    assert "A (you) knocks" not in out


@pytest.mark.slow
def test_key_is_put_down_when_another_knocks_first(lansquenet):
    """TOEP-8: a knock is answered before there is another."""
    out = lansquenet("toepen", "--seed", "3", "--bots", "bold", lines="keep\n\n\nknock\n" + "\n" * 20)
    outs = [out]
    for seed in range(4, 9):
        outs.append(lansquenet("toepen", "--seed", str(seed), "--bots", "bold", lines="knock\n" + "\n" * 20))
    assert any("Another was first: you do not knock." in out for out in outs)


@pytest.mark.slow
def test_word_that_answers_the_question_is_the_answer(lansquenet):
    """TOEP-5: at the exchange k keeps the hand."""
    out = toepen(lansquenet, "k\n" + "\n" * 3)
    assert "A (you) keeps the hand" in out
    assert "You knock as soon" not in out


@pytest.mark.slow
def test_key_is_no_king(lansquenet):
    """TOEP-8: a card is called by its suit too, so that one who holds a king can knock."""
    out = toepen(lansquenet, "\n\nk\n\n\n", "-o", "exchange=off", seed="8")
    assert "Your card? Kc, As [Kc] · k: knock > k\nA (you) knocks" in out


@pytest.mark.slow
def test_knock_is_one_of_the_answers_where_it_belongs_to_the_own_turn(lansquenet):
    """TOEP-8, `own_turn`."""
    out = toepen(lansquenet, "keep\n\n\nk\n\n\n", "-o", "knock_mode=own_turn", "-o", "exchange=off")
    assert QUESTION not in out
    assert "k: knock" not in out
    assert "A (you) knocks" in out


@pytest.mark.slow
def test_a_knock_can_be_taken_back(lansquenet):
    out = toepen(lansquenet, "keep\n\n\nk\nundo\n\n\n")
    assert "A (you) knocks" in out
    again = out.split("Taken back")[1].split("A (you)")[0]
    assert "Your card? 7c, 8c [7c] · k: knock >" in again


@pytest.mark.slow
def test_key_is_the_first_letter_of_the_word_in_every_game_that_has_one(lansquenet):
    """FEMK-12: a call for better cards at any time."""
    out = lansquenet(
        "femkort", "--seed", "1", "--bots", "timid", "-o", "better_cards=any_time", lines="?\nc\n\n\n"
    )
    assert "c: call as soon as you may, at any prompt" in out
    assert "A (you) calls for better cards" in out


# -- at a keyboard


@pytest.mark.slow
def test_key_is_heard_while_others_play(lansquenet, monkeypatch):
    """TOEP-8: there is a moment after another's card in which one may knock."""
    waited = []

    def select(inputs, outputs, errors, seconds):
        waited.append(seconds)
        return (inputs if len(waited) == 1 else [], [], [])

    monkeypatch.setattr(anytime.select, "select", select)
    out = toepen(lansquenet, "keep\nk\n\n\n\n\nq\n", "-o", "warnings=off", seed="4", kind=Keyboard)
    assert waited
    assert "A (you) knocks" in out


@pytest.mark.slow
def test_what_else_is_typed_meanwhile_answers_the_next_question(lansquenet, monkeypatch):
    heard = []

    def select(inputs, outputs, errors, seconds):
        heard.append(seconds)
        return (inputs if len(heard) == 1 else [], [], [])

    monkeypatch.setattr(anytime.select, "select", select)
    out = toepen(lansquenet, "keep\nscore\n\n\n\n\n\nq\n", "-o", "warnings=off", seed="4", kind=Keyboard)
    assert "> score" in out
    assert "over, " in out or "over." in out
