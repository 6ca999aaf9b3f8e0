"""The command line, as people use it."""

import io
import json
import re
import subprocess
import sys

import pytest

from lansquenet.cli import main
from lansquenet.games import GAMES


@pytest.fixture
def lansquenet(monkeypatch, capsys, tmp_path):
    """Run a command with lines on standard input; what it printed, what it complained of, its exit code."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*args, lines=""):
        monkeypatch.setattr(sys, "argv", ["lansquenet", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return printed.out, printed.err, code

    return run


@pytest.mark.slow
def test_help_comes_without_numba():
    """Compiled code is loaded when something is compiled, and no sooner."""
    probe = (
        "import sys; from lansquenet.cli import app; import lansquenet.cli.playing;"
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", probe], check=True)


def test_games_are_listed(lansquenet):
    out, _, code = lansquenet("games")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(GAMES)


@pytest.mark.parametrize("columns", ["80", "50"])
def test_list_of_games_fits_a_terminal(lansquenet, monkeypatch, columns):
    whole, _, _ = lansquenet("games")
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    out, _, _ = lansquenet("games")
    assert max(map(len, out.splitlines())) <= int(columns) < max(map(len, whole.splitlines()))
    assert out.split() == whole.split()


@pytest.mark.slow
def test_rules_are_printed_and_one_of_them(lansquenet):
    out, _, _ = lansquenet("rules", "zecchinetta")
    assert "ZECC-21" in out
    out, _, _ = lansquenet("rules", "zecchinetta", "zecc-11")
    assert "ZECC-11" in out
    assert "ZECC-12" not in out


@pytest.mark.slow
def test_rules_are_printed_in_the_language_of_the_system_or_the_one_that_is_named(lansquenet, monkeypatch):
    of_system = monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8") or lansquenet("rules", "zecchinetta")[0]
    assert "D’où il vient" in of_system
    assert lansquenet("rules", "zecchinetta", "--language", "fr")[0] == of_system
    assert "Whence it comes" in lansquenet("rules", "zecchinetta", "--language", "en")[0]
    assert "rien ne s’appelle 'la'" in lansquenet("rules", "zecchinetta", "--language", "la")[1]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "No language is called 'la'" in lansquenet("rules", "zecchinetta", "--language", "la")[1]


@pytest.mark.slow
def test_what_is_to_be_translated_is_printed_and_checked(lansquenet):
    assert "ZECC-4 = " in lansquenet("words", "zecchinetta", "--language", "fr")[0]
    out, _, code = lansquenet("words", "zecchinetta", "--check", "--language", "fr")
    assert (out, code) == ("Nothing is wrong.\n", 0)
    assert "whole" in lansquenet("words")[0]
    assert "name another --language" in lansquenet("words", "zecchinetta")[1]


def test_odds_are_printed_as_fractions(lansquenet):
    out, _, _ = lansquenet("odds", "lansquenet", "-o", "packs=1")
    assert "1/17" in out
    assert "62/7" in out


@pytest.mark.slow
def test_odds_as_json_have_key_exact_decimal_and_meaning(lansquenet):
    out, _, _ = lansquenet("odds", "zecchinetta", "--json", "-p", "even")
    report = json.loads(out)
    assert report["game"] == "zecchinetta"
    assert report["options"]["equal_rule"] == "reshuffle"
    figure = next(row for row in report["figures"] if row["key"] == "opening_bet.edge")
    assert figure["exact"] == "0"
    assert figure["decimal"] == 0
    assert figure["meaning"]


@pytest.mark.compiles
@pytest.mark.slow
def test_simulation_prints_seats_and_figures_with_their_distance(lansquenet):
    out, _, _ = lansquenet("simulate", "lansquenet", "--hands", "2e4", "--json", "--seed", "7")
    report = json.loads(out)
    assert report["hands"] == 20000
    assert abs(sum(row["mean"] for row in report["seats"])) < 1e-9
    assert all(abs(row["z"]) < 4 for row in report["figures"])
    again, _, _ = lansquenet("simulate", "lansquenet", "--hands", "2e4", "--json", "--seed", "7")
    assert again == out


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_session_is_played_from_piped_answers(lansquenet, tmp_path, name):
    """Blank lines are the answers in brackets; the end of input ends the session cleanly."""
    record = tmp_path / "hand.txt"
    out, err, code = lansquenet(
        "play", name, "--seed", "3", "--hands", "3", "--record", str(record), lines="\n" * 200
    )
    assert (code, err) == (0, "")
    assert "after" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    out, _, code = lansquenet("replay", str(record))
    assert code == 0
    assert "all as the rules have it" in out


@pytest.mark.slow
def test_end_of_input_ends_the_session_and_keeps_the_table_where_asked(lansquenet, tmp_path):
    place = tmp_path / "table.json"
    out, _, code = lansquenet("play", "lansquenet", "--seed", "3", "--save", str(place), lines="\n\n")
    assert code == 0
    assert place.exists()
    first = json.loads(place.read_text())["tapes"]
    out, _, code = lansquenet(
        "play", "lansquenet", "--resume", "--save", str(place), "--hands", "1", lines="\n" * 50
    )
    assert code == 0
    assert "after" in out
    assert json.loads(place.read_text())["tapes"] == first


@pytest.mark.slow
def test_wrong_answers_are_explained_and_asked_again(lansquenet):
    out, _, code = lansquenet(
        "play", "zecchinetta", "--seed", "3", lines="?\nwhy\nhelp\nmany\n9999\n-1\n2\n5\nq\n"
    )
    assert code == 0
    assert "ZECC-3" in out
    assert "Nothing has been paid" in out
    assert "'many' cannot be understood" in out
    assert "9999: nobody could bet more than" in out
    assert "-1: chips are whole, and never less than none (COM-1)" in out
    assert "takes bets from 2" in out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["odds", "zeccinetta"], "did you mean 'zecchinetta'?"),
        (["rules", "whist"], "there are: "),
        (["rules", "zecchinetta", "ZECC-99"], "No rule is called 'ZECC-99'"),
        (["odds", "zecchinetta", "-p", "plaiette"], "did you mean 'playette'?"),
        (["odds", "zecchinetta", "-o", "equalrule=playette"], "did you mean 'equal_rule'?"),
        (["odds", "zecchinetta", "-o", "equal_rule=double"], "bank_wins, reshuffle, playette, not 'double'"),
        (["odds", "lansquenet", "-o", "packs=1000"], "packs is a number from 1 to 12, not '1000' (LANS-2)"),
        (["odds", "lansquenet", "-o", "packs"], "name=value, not 'packs'"),
        (["play", "lansquenet", "--seats", "40"], "2 to 12 seats, not 40"),
        (["play", "lansquenet", "--seats", "1"], "2 to 12 seats, not 1"),
        (["play", "lansquenet", "--stack", "0"], "from 1 to 1000000 chips"),
        (["play", "lansquenet", "--bots", "tmid"], "did you mean 'timid'?"),
        (["play", "lansquenet", "--resume"], "no table to take up"),
        (["replay", "nowhere.txt"], "cannot be read"),
        (["simulate", "lansquenet", "--hands", "none"], "number of hands"),
        (["simulate", "lansquenet", "--hands", "1e99"], "number of hands"),
        (["simulate", "lansquenet", "--policy", "bald"], "did you mean 'bold'?"),
        (["simulate", "lansquenet", "--seats", "99"], "not 99"),
        (["simulate", "lansquenet", "--workers", "0"], "at least 1 process"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(lansquenet, args, complaint):
    out, err, code = lansquenet(*args)
    assert code == 2
    assert complaint in err
    assert out == ""


@pytest.mark.slow
@pytest.mark.parametrize("given", ["Red_Dog", "red dog", "RED-DOG"])
def test_game_is_meant_whatever_the_case_of_its_letters(lansquenet, given):
    out, err, code = lansquenet("odds", given, "--json")
    assert (code, err, json.loads(out)["game"]) == (0, "", "red_dog")


def test_list_of_names_is_broken_between_words_where_a_terminal_shows_it(lansquenet, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda _: True)
    _, err, code = lansquenet("play", "whist")
    lines = err.splitlines()
    assert code == 2
    assert len(lines) > 5
    assert max(map(len, lines)) <= 50
    assert {name for line in lines for name in re.findall(r"\w+", line)} >= {*GAMES}


def test_damaged_files_are_refused_and_left_alone(lansquenet, tmp_path):
    place = tmp_path / "table.json"
    place.write_text('{"version": 1, "ta')
    _, err, code = lansquenet("play", "lansquenet", "--resume", "--save", str(place))
    assert code == 2
    assert "was left as it is" in err
    assert place.read_text() == '{"version": 1, "ta'
    place.write_bytes(b"\xff\xfe\x00")
    _, err, code = lansquenet("play", "lansquenet", "--resume", "--save", str(place))
    assert code == 2
    _, err, code = lansquenet("replay", str(place))
    assert code == 2


@pytest.mark.slow
def test_no_colour_is_printed_where_it_is_not_wanted(lansquenet, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    out, _, _ = lansquenet("rules", "lansquenet")
    assert "\x1b[3" not in out


def test_without_a_command_it_says_four_things_that_can_be_done(lansquenet):
    printed, _, code = lansquenet()
    said = [line.split("  ")[0].split() for line in printed.splitlines() if line.startswith("lansquenet ")]
    assert (code, len(said)) == (0, 4)
    for _, command, *game in said:
        assert set(game) <= set(GAMES)
        assert lansquenet(command, "--help")[2] == 0
