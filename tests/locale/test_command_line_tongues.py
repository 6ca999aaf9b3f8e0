"""The command line in seven languages: its help, and what it refuses, with no word of English left over."""

import ast
import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from contextvars import Context
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from lansquenet.books.refusals.reasons import TEXTS
from lansquenet.books.speech import Speech
from lansquenet.books.wording import gaps_of
from lansquenet.cli import app, main
from lansquenet.cli.joining.phrases import answer_of, in_english
from lansquenet.cli.joining.visit import Parted
from lansquenet.cli.joining.wire import Lost
from lansquenet.cli.telling.complaints import complaint, recognised
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.fluent import LANGUAGES, on_one_line, patterns, words
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.odds.asking.plans import PLANS
from lansquenet.rules.state import POOL
from lansquenet.seats.telling import Line
from lansquenet.volume.overhead import beside, headed
from test_circles import ROOT
from test_review import HANDS
from test_speaking_up import CARD, OTHERS_KNOCK, Evening
from test_tongues_at_the_table import OTHERS, foreign

WHOLE: Any = get_command(app)
CODE = re.compile(  # what is typed, and stands in the words of no language
    r"lansquenet(?: [a-z-]+)*|URL|packs|`[^`]*`|'[^']*'|--?[\w-]+|\S*[/:_=<]\S+|:\s+\S+\]|^  [a-z-]+(?= )",
    re.MULTILINE,
)
KEYS_OF_FIGURES = re.compile(r"(?m)^\s*[\w.]*[._]\w+ *$|won [AB]|cards|anything")
TITLES = re.compile(  # names that stay as they are: of books, files, bots and of languages' own
    r"(?s)(?:J\.|N\.|the\s+encyclopedia).*?(?:\.\n|$)|\w+\.gz|\w+\.json|steady|MB"
)
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
    monkeypatch.setattr(
        sys.modules["__main__"], "__package__", None
    )  # called as a script, also by `-m pytest`
    with suppress(SystemExit):
        main()
    printed = capsys.readouterr()
    return printed.out + printed.err


def help_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """The help of a command."""
    monkeypatch.setattr(sys, "argv", ["lansquenet", *command, "--help"])
    Context().run(WHOLE.main, sys.argv[1:], prog_name="lansquenet", standalone_mode=False)
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


@pytest.mark.slow
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

ENGLISH_ALONE = (  # what no command says: for those who write programs or games; or a house says it by a code
    *(
        f"house/{room}"
        for room in ("bare", "web", "rooms", "tables", "people", "history.py", "hall.py", "aside.py")
    ),
    *(
        f"env/{file}"
        for file in ("gymnasium.py", "pettingzoo.py", "vector.py", "fast.py", "state.py", "many")
    ),
    *("env/basis/resample.py", "front/played.py", "sim/device/cuda.py", "decks", "fair/form.py"),
    *("books/book.py", "books/written.py", "books/lessons.py", "books/tongues", "books/refusals"),
)
REFUSALS = {  # by what refuses: the place of its text; and so does what a house or a proof is found to do
    **dict.fromkeys(("BadOption", "BadRecord", "BadSave", "LansquenetError"), 0),
    **{"HouseRefuses": 1, "Untrue": 0, "Unruly": 0, "Wrong": 0, "Unchecked": 0, "must": 1, "Fault": 2},
}


def raised(file: Path) -> Iterator[str]:
    """The texts with which a module refuses, with a word in each of their gaps."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in REFUSALS and len(node.args) > REFUSALS[name]:
            yield from filled(node.args[REFUSALS[name]])


def filled(text: ast.expr) -> Iterator[str]:
    if isinstance(text, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "7" for part in text.values)
    elif isinstance(text, ast.Constant) and text.value:
        yield text.value


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("The host closes the table after this hand.", "halt-closing"),
        ("event 3 (act) paid something else than the rules have it", "fault-paid"),
        ("its hash is not that of its fields", "fault-hash"),
        ("this is no bundle: packs[0].cards is not a whole number from 1 to 416.", "form-none"),
    ],
)
def test_what_a_house_says_is_known_by_its_english(text: str, key: str) -> None:
    found = recognised(text)
    assert found
    assert found[0] == key
    for language in OTHERS:
        assert foreign(CODE.sub(" ", complaint(text, language)), language, "basset") - {"act"} == set()


@pytest.mark.slow
def test_why_a_hand_of_a_proof_is_against_the_rules_is_told_in_every_language() -> None:
    """Every reason of the rules, and what is wrong with cards that are turned."""
    for language in OTHERS:
        for plain in TEXTS.values():
            why = plain.format_map(dict.fromkeys(gaps_of(plain), 7))
            shown = complaint(f"Act 3 is illegal: {why} (COM-1).", language)
            assert foreign(shown, language, "basset") == set(), shown
        for why in (
            "Kh cannot be turned: it is none of the 40 cards that were shuffled",
            "Kh cannot be turned: all 4 of its kind have been dealt",
            "Kh cannot be turned: it has been dealt already",
            "Kh cannot be turned: the stock is out",
            "the stock is not out: 2 cards are left in it",
        ):
            shown = complaint(f"The rules cannot run this hand: {why}", language)
            assert foreign(shown, language, "basset") == set(), shown


@pytest.mark.slow
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
OLD = Path(__file__).parents[1] / "old"
SMALL = "toepen(seats=2,first=0,exchange=off,warnings=off,target=3,knock_mode=off,cards=TsThTdTc9s9h9d9c)"
RECKONED = {  # a command, the game it is asked of, and what stands in its answer in Swedish
    ("odds", "basset", "--law"): "netto per mark",
    ("odds", "basset", "--table"): "Den del av en insats som är förlorad",
    ("ask", "basset", "law", "cards"): "summa",
    ("ask", "basset", "mean", "won A", "--seen", "8"): "--seen 8",
    ("ask", "basset", "table", "won B", "--best", "B", "--among", "anything"): "ta vinsten",
    ("compare", "basset", "--vary", "packs=1,2", "--figure", "flat.edge"): "tal, under",
    ("review", HAND, "--seat", "B"): "Bedömt efter vad platsen kunde veta",
    ("crooked", "basset"): "Upptäckt med 99",
    ("learn",): "gör ett spels fil på nytt",
    ("verify", str(OLD / "toepen.bundle.json")): "Serverns nyckel",
    ("verify", str(OLD / "house.db.gz")): "Lita inte på den här akten: 10",
    ("benchmark", "steady", "--rival", "steady"): "vinner inget på sig självt",
    ("house", "tables", "--data", "/nowhere/at/all"): "finns inget förråd",
    ("solve", SMALL, "--extent"): "fördelningar, ",
}
AT_NIGHT = {"--table", "--best", "crooked"}  # what takes seconds


def marks_of(command: tuple[str, ...]) -> list[pytest.MarkDecorator]:
    """How much what a command reckons asks of the machine."""
    return [pytest.mark.compiles] * (command[0] == "solve") + [pytest.mark.long] * bool(AT_NIGHT & {*command})


@pytest.mark.slow
@pytest.mark.parametrize("command", [pytest.param(one, marks=marks_of(one)) for one in RECKONED])
def test_what_is_reckoned_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    game = "zecchinetta" if HAND in command else "toepen" if "solve" in command else "basset"
    for language in OTHERS:
        shown = TITLES.sub(" ", CODE.sub(" ", told(monkeypatch, capsys, *command, "--language", language)))
        assert foreign(KEYS_OF_FIGURES.sub("", shown), language, game) - {*GAMES} == set(), shown
    assert RECKONED[command] in " ".join(told(monkeypatch, capsys, *command, "--language", "sv").split())


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_sessions_are_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In all that may be said of them: drawn from a law, and played by the rules, with a pool and without."""
    short = ("--sessions", "20", "--hands", "20", "--stack", "20")
    asked = (("basset", "--target", "30", "--depth", "3"), ("lansquenet", "--by-rules"), ("loo",))
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
        beside(words, german) for words in ("AK and a lower", "T or lower", "trumps; best other", "Q", "none")
    ]
    assert shown == ["AK und eine niedrigere", "10 oder niedriger", "Trümpfe; beste andere", "D", "keine"]
    for language in ("en", "de"):
        assert [beside(words, Speech(language, "loo")) for words in ("T", "9")] == ["10", "9"], language


# -- at a table of a house

ASKED = replace(CARD, key="PLAY-prompt")
PAID = Line("", "TOEP-14", payer=0, payee=POOL, chips=3)
KNOCKED = replace(OTHERS_KNOCK, key="WINDOW-told-1")
GONE = tuple(
    say.ChairIs(chair=n, kind="person", name="A" if n == 0 else "", standin=n == 0) for n in range(2)
)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_table_of_a_house_is_told_in_the_language_and_takes_its_words(tmp_path: Path, language: str) -> None:
    """From coming in to going, with a silent house between: what is said and asked there."""
    speech = Speech(language)

    async def evening() -> Evening:
        house = await Evening(tmp_path, speech=speech).begin()
        await house.hear(say.Room(status="paused", why="The host has paused the table.", chairs=GONE))
        await house.frame(ASKED, KNOCKED, PAID, stock=3)
        for line in (
            "?",
            speech("aside-why"),
            f"{speech('join-word-say')} 1",
            speech("join-word-out"),
            "zzz",
        ):
            await house.type(line)
        await house.hear(say.Clock(seat=0, seconds=5))
        await house.hear(say.Refuse(code="not_host", text="Only the host of the table may do this."))
        await house.frame(None, over=True)
        await house.hear(Lost())
        with pytest.raises(Parted) as parted:
            await house.type(speech("aside-leave"))
        house.out.write(str(parted.value))
        return house

    house = asyncio.run(evening())
    assert [type(message) for message in house.said] == [say.Say, say.SitOut]
    shown = house.shown
    assert speech("join-lost") in on_one_line(shown)
    assert foreign(CODE.sub(" ", shown), language, "toepen") == set(), shown


def test_what_is_asked_at_a_house_is_answered_in_the_language_and_refused_in_it() -> None:
    german = Speech("de", "toepen")
    assert answer_of(CARD, "dc", german) == CARD.choices[0].action
    with pytest.raises(ValueError, match="zzz"):
        answer_of(CARD, "zzz", german)
    assert in_english("sagen Guten Abend".lower(), german) == "say guten abend"
    assert in_english("weiter", german) == "go on"
