"""The command line in seven languages: its help, and what it refuses, with no word of English left over."""

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from lansquenet.books.speech import Speech
from lansquenet.cli import app, main
from lansquenet.cli.laboratory.gridded import beside, headed
from lansquenet.cli.telling.complaints import complaint, recognised
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.fluent import LANGUAGES, patterns, words
from lansquenet.odds.asking.plans import PLANS
from test_circles import ROOT
from test_review import HANDS
from test_tongues_at_the_table import OTHERS, foreign

WHOLE: Any = get_command(app)
CODE = re.compile(  # what is typed, and stands in the words of no language
    r"lansquenet(?: [a-z-]+)*|URL|packs|`[^`]*`|'[^']*'|--?[\w-]+|\S*[/:_=<]\S+|:\s+\S+\]|^  [a-z-]+(?= )",
    re.MULTILINE,
)
KEYS_OF_FIGURES = re.compile(r"(?m)^\s*[\w.]*[._]\w+ *$|won A|cards")
SHARED = "help-any-"
OWN_WORDS = ("help-usage", "help-arguments", "help-options", "help-commands", "help-default", "help-try")


def texts(file: str) -> set[str]:
    return {*patterns(words("en", "terminal", f"{file}.ftl"))}


def commands() -> Iterator[tuple[str, Any]]:
    """Every command, with the key of what is said of it."""
    yield "help", WHOLE
    for name, command in WHOLE.commands.items():
        yield f"help-{name}", command
        yield from ((f"help-{name}-{below}", one) for below, one in getattr(command, "commands", {}).items())


def told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *command: str, wide: int = 80
) -> str:
    """All that a command says, wherever it says it."""
    monkeypatch.setenv("COLUMNS", str(wide))
    monkeypatch.setattr(sys, "argv", ["lansquenet", *command])
    with suppress(SystemExit):
        main()
    printed = capsys.readouterr()
    return printed.out + printed.err


def help_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """The help of a command."""
    monkeypatch.setattr(sys, "argv", ["lansquenet", *command, "--help"])
    WHOLE.main(sys.argv[1:], prog_name="lansquenet", standalone_mode=False)
    return capsys.readouterr().out


# -- help


def test_all_that_is_given_to_commands_is_explained_and_nothing_else() -> None:
    there, used = texts("help"), set()
    for key, command in commands():
        used |= {key, f"{key}-more"} & there
        assert key in there, key
        for one in command.params:
            own, shared = (f"{start}{one.name.replace('_', '-')}" for start in (f"{key}-", SHARED))
            assert {own, shared} & there, own
            used.add(own if own in there else shared)
    used.add(f"{SHARED}help")
    assert [key for key in there - used if not key.startswith(("help-called-", *OWN_WORDS))] == []


def test_what_is_said_of_a_command_is_said_in_its_source() -> None:
    say = phrases("en", "help")
    for key, command in commands():
        told_here = f"{say.find(key)} {say.find(f'{key}-more')}".strip()
        assert plain(command.callback.__doc__) == plain(told_here), key


def plain(text: str) -> str:
    """A text without signs that part its words."""
    return re.sub(r"[^\w]+", " ", text)


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for key, _ in commands():
        names = key.removeprefix("help").strip("-")
        path = [*names.partition("-")[::2]] if names.startswith("house-") else [names] * bool(names)
        shown = help_of(monkeypatch, capsys, "--language", language, *path)
        assert phrases(language, "help")("help-options") in shown
        assert foreign(CODE.sub(" ", shown), language, "basset") == set(), f"{key}\n{shown}"


def test_english_in_the_help_is_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The control."""
    shown = help_of(monkeypatch, capsys, "odds", "--language", "en")
    assert len(foreign(CODE.sub(" ", shown), "de", "basset")) > 5


def test_help_is_told_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert told(monkeypatch, capsys, "odds", "--help").startswith("Användning: lansquenet odds")
    assert told(monkeypatch, capsys, "odds", "--help", "--language=nl").startswith("Gebruik: lansquenet odds")


@pytest.mark.parametrize("wide", [50, 80, 200])
def test_help_fits_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wide: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    for language in LANGUAGES:
        for command in ("ask", "solve", "house"):
            for line in help_of(monkeypatch, capsys, command, "--language", language).splitlines():
                assert len(line) <= min(wide, 100) or " " not in line.strip() or line.startswith("  -"), line


# -- refusals

ENGLISH_ALONE = (  # rooms whose refusals are for those who write programs, or for the keeper of a house
    *("house", "env", "fair", "decks", "contest", "edition", "seats"),
    *("books/book.py", "books/written.py", "books/lessons.py", "books/tongues", "books/refusals"),
    *("cli/newgame.py", "cli/laboratory/entering.py", "front/played.py", "front/solving", "sim"),
)
REFUSALS = ("BadOption", "BadRecord", "BadSave", "LansquenetError")


def raised(file: Path) -> Iterator[str]:
    """The texts with which a module refuses, with a word in each of their gaps."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS and node.args:
            yield from filled(node.args[0])


def filled(text: ast.expr) -> Iterator[str]:
    if isinstance(text, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "7" for part in text.values)
    elif isinstance(text, ast.Constant) and text.value:
        yield text.value


def test_refusals_of_the_command_line_are_known_by_their_english() -> None:
    unknown = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in sorted(ROOT.rglob("*.py"))
        if not str(file.relative_to(ROOT)).startswith((*ENGLISH_ALONE, "games/"))
        for text in raised(file)
        if recognised(text) is None
    ]
    assert unknown == []


REFUSED = {  # a refusal of each kind
    ("odds", "zecchineta"): "refuse-name-near",
    ("odds", "basset", "--tabel"): "refuse-no-option",
    ("odds", "basset", "--seats", "x"): "refuse-value",
    ("odds", "basset", "-o", "packs=99"): "refuse-range-of-option",
    ("odds", "basset", "--table", "--law"): "refuse-table-or-law",
    ("odds", "toepen", "--law"): "",
    ("ask", "basset", "meen", "cards"): "refuse-name-near",
    ("ask", "basset", "law", "cards", "--steps", "5"): "refuse-too-long",
    ("compare", "basset"): "refuse-option-missing",
    ("review", "/nowhere/at/all"): "refuse-read",
    ("session", "basset", "--stake", "900"): "refuse-stake",
    ("nothing",): "refuse-no-command",
}


@pytest.mark.parametrize("command", [*REFUSED])
def test_refusals_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    for language in OTHERS:
        shown = told(monkeypatch, capsys, "--language", language, *command)
        assert shown.startswith("lansquenet: ") or not REFUSED[command]
        assert foreign(CODE.sub(" ", shown), language, "basset") == set(), shown


def test_refusal_that_is_not_known_is_told_as_it_is() -> None:
    assert complaint("The moon is of green cheese.", "de") == "The moon is of green cheese."


def test_numbers_in_refusals_are_written_as_the_language_has_them() -> None:
    known = "A stack is from 1 to 10,000,000 chips, not 0."
    assert complaint(known, "de") == "Ein Bestand hat 1 bis 10.000.000 Chips, nicht 0."
    assert complaint(known, "en") == known


# -- what is reckoned

HAND = str(HANDS / "zecchinetta/transcripts/E2.txt")
RECKONED = {  # a command, the game it is asked of, and what stands in its answer in Swedish
    ("odds", "basset", "--law"): "netto per mark",
    ("odds", "basset", "--table"): "Den del av en insats som är förlorad",
    ("ask", "basset", "law", "cards"): "summa",
    ("ask", "basset", "mean", "won A", "--seen", "8"): "--seen 8",
    ("compare", "basset", "--vary", "packs=1,2", "--figure", "flat.edge"): "tal, under",
    ("review", HAND, "--seat", "B"): "Bedömt efter vad platsen kunde veta",
}


@pytest.mark.slow
@pytest.mark.parametrize("command", [*RECKONED])
def test_what_is_reckoned_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    game = "zecchinetta" if HAND in command else "basset"
    for language in OTHERS:
        shown = CODE.sub(" ", told(monkeypatch, capsys, *command, "--language", language))
        assert foreign(KEYS_OF_FIGURES.sub("", shown), language, game) == set(), shown
    assert RECKONED[command] in " ".join(told(monkeypatch, capsys, *command, "--language", "sv").split())


@pytest.mark.slow
def test_sessions_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In all that may be said of them: drawn from a law, and played by the rules, with a pool and without."""
    short = ("--sessions", "20", "--hands", "20", "--stack", "20")
    asked = (("basset", "--target", "30", "--depth", "3"), ("zecchinetta", "--by-rules"), ("loo",))
    for language in OTHERS:
        for game, *more in asked:
            shown = told(monkeypatch, capsys, "session", game, *short, *more, "--language", language)
            assert foreign(CODE.sub(" ", shown), language, game) - {"flat", "edge", "random"} == set(), shown


def test_plans_of_stakes_are_told_as_they_are_played() -> None:
    speech = Speech()
    assert {name: speech(f"plan-{name}") for name in PLANS} == {
        name: plan.rule for name, plan in PLANS.items()
    }


def test_charts_of_hands_are_headed_in_the_language() -> None:
    german = Speech("de", "loo")
    over = "First of three, for a pool of 3: stand, %"
    assert headed(over, german) == "Erster von dreien, um einen Pott von 3: mitgehen, %"
    assert headed(over, Speech("en", "loo")) == over
    shown = [
        beside(words, german) for words in ("AK and a lower", "T or lower", "trumps; best other", "Q", "")
    ]
    assert shown == ["AK und eine niedrigere", "10 oder niedriger", "Trümpfe; beste andere", "D", ""]
