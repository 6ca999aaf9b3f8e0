"""What a person at the terminal asks beside the play, takes back, and takes up again."""

import io
import json
import re
import sys
from types import SimpleNamespace

import pytest

from lansquenet.books.book import book
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.transcript import Moment
from lansquenet.cli import main
from lansquenet.cli.playing.asides import ASIDES, TO_THE_END, last, trick_taken
from lansquenet.games import GAMES
from lansquenet.games.toepen import rules as toepen
from lansquenet.rules.state import Act, duplicate
from rooms import mostly_long


@pytest.fixture
def lansquenet(monkeypatch, capsys, tmp_path):
    """Run a command with lines on standard input; what it printed, what it complained of, its exit code."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args, lines="", kind=io.StringIO):
        monkeypatch.setattr(sys, "argv", ["lansquenet", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", kind(lines))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
        printed = capsys.readouterr()
        return printed.out, printed.err, code

    return run


@pytest.mark.parametrize("name", GAMES)
def test_no_answer_of_a_game_is_also_an_aside(name):
    said = {word for step in book(name).steps.values() for word in step.words}
    assert not said & {*ASIDES, TO_THE_END, "quit"}


def test_q_is_a_queen_where_ranks_are_named_and_else_leaves(lansquenet):
    out, _, _ = lansquenet("play", "faro", "--seed", 5, "--seats", 2, lines="q\n1\nquit\n")
    assert "> q" in out
    assert "on the Q" in out


@pytest.mark.slow
@pytest.mark.parametrize(("language", "word"), [("en", "end"), ("sv", "slutet"), ("sv", "end")])
def test_rest_of_a_shoe_is_played_at_one_go_and_taken_back_at_one(lansquenet, language, word):
    """It is said in the prompt once the same has been asked three times, and holds for this hand alone."""
    say = Speech(language)
    lines = f"\n\n\n{word}\n{say('aside-undo')}\nq\n"
    out, _, _ = lansquenet("play", "faro", "--seed", 2, "--language", language, lines=lines)
    told = " ".join(out.split())
    ends = [asked.rpartition("[")[2] for asked in told.split("> ")[:-1]]
    assert [f"· {say('aside-end')}:" in end for end in ends] == [False] * 3 + [True, False, True]
    first, second = (told.index(say("term-hand-number", number=n)) for n in (1, 2))
    assert first < told.index(f"> {word}") < second < told.index(say("term-taken-back"))


@pytest.mark.slow
@mostly_long("name")
def test_what_is_taken_back_leaves_no_trace(lansquenet, tmp_path, name):
    """The same answers after `undo` lead to the same table, cards to come and bots included."""
    kept, seed = [], 1 if name == "ziginette" else 5  # with which nobody loses all so soon
    for n, lines in enumerate(["\n" * 9, "\n\n\nundo\n\n\n\n\nundo\nundo\nundo\n" + "\n" * 6]):
        place = tmp_path / f"{n}.json"
        out, err, code = lansquenet(
            "play", name, "--seed", seed, "--stack", 900, "--save", place, lines=lines
        )
        assert (code, err) == (0, "")
        assert out.count("Taken back") == 4 * n
        kept.append(json.loads(place.read_text()))
    assert kept[0] == kept[1]


def test_where_nothing_has_been_said_there_is_nothing_to_take_back(lansquenet):
    out, _, _ = lansquenet("play", "loo", "--seed", 3, lines="undo\nq\n")
    assert "There is nothing to take back." in out


def test_last_trick_is_told_card_by_card_and_who_took_it(lansquenet):
    out, _, _ = lansquenet("play", "femkort", "--seed", 1, "--bots", "timid", lines="last\n\nlast\nq\n")
    assert "No trick has been taken in this deal yet." in out
    assert "Trick 1: D 2♠, C 9♠, B K♠, A 7♠: B (timid) takes it." in out


@pytest.mark.slow
def test_where_there_are_no_tricks_last_tells_what_happened_since(lansquenet):
    out, _, _ = lansquenet("play", "lansquenet", "--seed", 3, lines="\n\nlast\nq\n")
    asked, told = out.rpartition("> last\n")[::2]
    first = told.splitlines()[0]
    assert first in asked


@pytest.mark.slow
def test_hint_says_what_each_answer_is_worth_and_how_that_is_known(lansquenet):
    """Of an open game exactly; what it says to type is understood."""
    out, _, _ = lansquenet("play", "zecchinetta", "--seed", 3, "--bots", "timid", lines="\nhint\nq\n")
    said, typed = re.search(r"Best in your place: (\w+)\b.*\(Type (\w+)\.\)", out).groups()
    assert "Exact, in chips to the end of the hand" in out
    out, _, _ = lansquenet("play", "zecchinetta", "--seed", 3, "--bots", "timid", lines=f"\n{typed}\nq\n")
    assert f"A (you) {said}" in out


@pytest.mark.slow
@pytest.mark.compiles
def test_hint_of_a_game_that_hides_cards_is_searched_with_its_interval(lansquenet):
    out, _, _ = lansquenet("play", "loo", "--seed", 3, "--bots", "timid", lines="hint\nq\n")
    assert re.search(r"[+-]\d+\.\d\d ± \d+\.\d\d\n", out)
    told = " ".join(out.split())
    assert re.search(r"Searched in [\d,]+ deals that look the same from your seat, in chips\.", told)
    assert "All play on like bots that have learnt." in told


@pytest.mark.slow
def test_score_says_what_each_has_won_and_what_else_is_counted(lansquenet):
    out, _, _ = lansquenet("play", "toepen", "--seed", 3, "--bots", "timid", lines="\n" * 30 + "score\nq\n")
    assert "over" in out
    assert re.search(r"A \(you\) +100 +\+0 +\d+ penalties\n", out)
    out, _, _ = lansquenet("play", "loo", "--seed", 3, "--bots", "timid", lines="score\nq\n")
    assert re.search(r"hands? over, 3 in the pool\.\n    A \(you\) +\d+   [+-]\d+\n", out)


def test_trick_that_a_fold_has_closed_is_told_without_a_card_of_who_folded():
    """TOEP-8: who folds may be the last that had a card to play."""
    before = GAMES["toepen"].State(3)
    before.phase, before.actor, before.led, before.leader = toepen.Phase.RESPOND, 2, 4, 0
    before.played[:2] = [4, 8]
    after = duplicate(before)
    after.taken[1] = 1
    fold = Moment(1, Act(2, toepen.Phase.RESPOND, 0), before, after)
    assert trick_taken([fold]) is fold
    shown = []
    table = SimpleNamespace(state=after, moments=[fold])
    console = SimpleNamespace(print=shown.append)
    last(
        SimpleNamespace(
            speech=ENGLISH, table=table, told=book("toepen"), names=["A", "B", "C"], console=console
        )
    )
    assert str(shown[0]) == "Trick 1: A 2♣, B 3♣: B takes it."


def test_why_tells_every_payment_with_its_rule(lansquenet):
    out, _, _ = lansquenet("play", "femkort", "--seed", 1, lines="why\nq\n")
    told = out.split("> why\n")[1]
    assert told.startswith("A pays pot 1 by FEMK-3\n")
    assert "Before the deal everybody pays the ante into the pot." in " ".join(told.split())


@pytest.mark.slow
def test_wins_are_told_only_where_they_count(lansquenet):
    """FEMK-11: by the usual rules the pot goes to the last trick, and no wins are counted."""
    usual, _, _ = lansquenet("play", "femkort", "--seed", 1, "--hands", 1, lines="\n" * 9)
    counted, _, _ = lansquenet(
        "play", "femkort", "--seed", 1, "--hands", 1, "-o", "payoff=first_to_n", lines="\n" * 9
    )
    assert "Wins: A" not in usual
    assert "Wins: A" in counted


# -- taking up again


def kept(lansquenet, tmp_path, game="zecchinetta"):
    place = tmp_path / "table.json"
    lansquenet("play", game, "--seed", 3, "--save", place, lines="\nq\n")
    return place


def test_resume_says_what_it_took_up(lansquenet, tmp_path):
    place = kept(lansquenet, tmp_path)
    out, _, code = lansquenet("play", "zecchinetta", "--resume", "--save", place, lines="q\n")
    assert code == 0
    words = " ".join(out.split())
    assert "Taken up: Zecchinetta, as usual, against B steady, C daring, D cautious; hand" in words
    assert "and began with 100." in words


@pytest.mark.parametrize("args", [["--resume"], []])
def test_table_of_another_game_is_neither_taken_up_nor_written_over(lansquenet, tmp_path, args):
    place = kept(lansquenet, tmp_path)
    before = place.read_bytes()
    out, err, code = lansquenet("play", "loo", *args, "--save", place, lines="q\n")
    assert (code, out) == (2, "")
    assert "keeps a table of Zecchinetta, not of Three-card Loo" in err
    assert place.read_bytes() == before


def test_file_that_keeps_no_table_is_not_written_over(lansquenet, tmp_path):
    place = tmp_path / "letter.txt"
    place.write_text("Dear Anna,")
    _, err, code = lansquenet("play", "loo", "--save", place, lines="q\n")
    assert code == 2
    assert "was left as it is" in err
    assert place.read_text() == "Dear Anna,"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["-o", "equal_rule=reshuffle"], "--option and --preset"),
        (["-p", "even"], "--option and --preset"),
        (["--bots", "bold"], "--bots"),
        (["--seats", "3"], "--seats"),
        (["--seed", "4"], "--seed"),
        (["--seats", "4", "--seed", "3", "--bots", "steady,daring,cautious"], None),
    ],
)
def test_table_goes_on_as_it_was_opened_or_is_not_taken_up(lansquenet, tmp_path, args, complaint):
    place = kept(lansquenet, tmp_path)
    _, err, code = lansquenet("play", "zecchinetta", "--resume", "--save", place, *args, lines="q\n")
    assert code == (0 if complaint is None else 2)
    assert (complaint or "") in err
    assert complaint is None or "goes on as it was opened" in err


def test_help_tells_what_words_for_amounts_mean(lansquenet):
    """LANS-8: of a bank that is named, a half and all of one's chips."""
    out, _, _ = lansquenet("play", "lansquenet", "--seed", 2, lines="help\nq\n")
    assert "all: 100 · half: 50 · the rest: 100" in out


# -- leaving


class Typing(io.StringIO):
    """Somebody at a keyboard, who presses Ctrl-C instead of the line `^C`."""

    def isatty(self):
        return True

    def readline(self, size=-1):
        line = super().readline(size)
        if line == "^C\n":
            raise KeyboardInterrupt
        return line


@pytest.mark.parametrize("lines", ["\n^C\n", "\n"])
def test_table_is_kept_when_a_person_at_a_keyboard_goes(lansquenet, tmp_path, lines):
    """By Ctrl-C, or by the end of input."""
    out, _, code = lansquenet("play", "zecchinetta", "--seed", 3, lines=lines, kind=Typing)
    assert code == 0
    assert "Your table is kept.  Take it up again: lansquenet play zecchinetta --resume" in out
    out, _, code = lansquenet("play", "zecchinetta", "--resume", lines="q\n")
    assert "Taken up: Zecchinetta" in out


def test_what_cannot_be_written_is_said_before_a_hand_is_played(lansquenet, tmp_path):
    for option in ("--save", "--record"):
        out, err, code = lansquenet("play", "loo", option, tmp_path, lines="q\n")
        assert (code, out) == (2, "")
        assert "cannot be written" in err


def test_disk_that_is_full_is_told(lansquenet, tmp_path, monkeypatch):
    def full(self, text, encoding=None):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    _, err, code = lansquenet("play", "loo", "--seed", 3, "--save", tmp_path / "t.json", lines="q\n")
    assert code == 2
    assert "could not be kept" in err
    assert "No space left" in err


@pytest.mark.slow
def test_what_each_choice_is_worth_is_shown_before_every_question_if_asked(lansquenet):
    out, _, _ = lansquenet(
        "play", "zecchinetta", "--explain", "--seed", 3, "--seats", 2, "--bots", "exact", lines="50\n60\nq\n"
    )
    assert re.search(r"    100 +\+14\.575\n", out)
