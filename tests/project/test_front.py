"""The front door: what `import lansquenet` gives, what it costs, and what it says when something is wrong."""

import inspect
import subprocess
import sys
import tomllib
from fractions import Fraction
from pathlib import Path
from typing import get_type_hints

import pytest

import lansquenet as lq
from lansquenet.cli import HOUSE
from lansquenet.games import GAMES

ROOT = Path(__file__).parents[2]
BLOCKED = sorted(HOUSE - {"pydantic"})  # which the library of the command line may bring by itself
BLOCKER = f"""
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {BLOCKED!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocker())
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


# -- the names


def test_every_public_name_is_there_and_says_what_it_is_and_what_can_go_wrong() -> None:
    assert 10 <= len(lq.__all__) <= 15
    for name in lq.__all__:
        found = getattr(lq, name)
        assert found.__doc__, name
        if not (inspect.isclass(found) and issubclass(found, Exception)):
            assert "Raises:" in found.__doc__, name
            assert inspect.signature(found), name
    assert {*lq.__all__} <= {*dir(lq)}


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'dealer'"):
        lq.dealer  # noqa: B018


def test_importing_the_package_loads_neither_games_nor_numbers() -> None:
    heavy = {"numpy", "numba", "rich", "typer", "lansquenet.games", "lansquenet.books"}
    found = python(f"import sys, lansquenet; assert not {heavy} & set(sys.modules), sys.modules.keys()")
    assert found.returncode == 0, found.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "first",
    [
        "import lansquenet.odds, lansquenet.games",
        "from lansquenet.odds.tree import Tree; from lansquenet.games.loo import rules",
        "from lansquenet import games, odds",
        "import lansquenet.cli.laboratory.exact_figures",
        "pass",
    ],
)
def test_odds_and_games_can_be_called_whatever_was_imported_before(first: str) -> None:
    """A subpackage that is imported takes the place of what its package calls by that name."""
    found = python(
        f"{first}\n"
        "import lansquenet as lq, lansquenet.odds as room, lansquenet.games\n"
        "assert 'loo' in lq.games() and lq.odds('lansquenet', packs=1)['coup.edge'] * 17 == 1\n"
        "assert lq.odds is room and room.figures and lansquenet.games.GAMES and lansquenet.odds.tree.Tree\n"
    )
    assert found.returncode == 0, found.stderr


def test_rooms_that_are_called_tell_of_themselves_what_the_function_says() -> None:
    assert "as fractions: a mapping" in lq.odds.__doc__
    assert [*inspect.signature(lq.odds).parameters] == ["game", "preset", "seats", "options"]


def test_public_functions_are_typed() -> None:
    for name in ("session", "simulate", "replay", "book", "load_game"):
        assert "return" in get_type_hints(getattr(lq, name)), name


# -- what they give


@pytest.mark.slow
def test_the_games_are_listed_by_name() -> None:
    assert list(lq.games()) == list(GAMES)
    assert lq.games()["loo"] is lq.book("loo")
    assert all(name in repr(lq.games()) for name in GAMES)


def test_an_edge_is_a_fraction() -> None:
    """LANS-2: with one pack the banker has a seventeenth of every chip."""
    found = lq.odds("lansquenet", packs=1)
    assert found["coup.edge"] == Fraction(1, 17)
    assert "coup.edge" in found
    assert found.get("coup.luck", 0) == 0
    assert "every chip staked" in found.meaning("coup.edge")
    assert "1/17" in repr(found)
    assert "1/17" in found._repr_html_()


@pytest.mark.slow
def test_odds_are_those_that_are_walked_all_at_once() -> None:
    from lansquenet.odds import figures

    told = lq.book("lansquenet")
    for preset in told.presets:
        assert dict(lq.odds("lansquenet", preset=preset)) == figures("lansquenet", told.play_by(preset))


def test_a_rule_is_read_by_its_number() -> None:
    assert lq.book("loo").rule("LOO3-13").text.startswith("The others must follow suit")


def test_options_are_given_as_python_has_them() -> None:
    given = lq.odds("lansquenet", pack=40, doublet="half", banco_over_full=True, rounds=2).rules
    said = {"pack": "p40", "doublet": "half", "banco_over_full": "yes", "rounds": "2"}
    assert given == lq.book("lansquenet").play_by("", said)
    assert lq.odds("lansquenet", pack=given.pack).rules.pack == 40


@pytest.mark.slow
def test_simulated_hands_are_those_of_the_command() -> None:
    found = lq.simulate("lansquenet", hands=20_000, seed=7)
    assert found.hands == 20_000
    assert abs(sum(found.means)) < 1e-9
    assert found.means == lq.simulate("lansquenet", hands=2e4, seed=7, workers=2).means
    assert "± standard error" in repr(found)
    beside = found.figures(hands=5000)
    assert all(abs(row.z) < 6 for row in beside.values())
    assert "coup.edge" in repr(beside)


@pytest.mark.slow
def test_sessions_are_followed() -> None:
    found = lq.session("lansquenet", hands=500, sessions=200, stack=10, packs=1)
    assert found.stacks.shape[0] == 200
    assert 0 < found.ruin < 1
    assert found.course[-1]["ruin"] == found.ruin
    assert found.course[-1]["mean"] == pytest.approx(found.mean)
    assert "500" in repr(found)


# -- what is wrong


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        (lambda: lq.odds("lansquene"), lq.UnknownName, "did you mean 'lansquenet'?"),
        (lambda: lq.games()["whist"], lq.UnknownName, "there are: baccarat, "),
        (lambda: lq.odds("lansquenet", pax=1), lq.UnknownName, "No option of lansquenet is called 'pax'"),
        (lambda: lq.odds("lansquenet", packs=99), lq.BadOption, "packs is a number from 1 to 12, not '99'"),
        (lambda: lq.odds("lansquenet", seats=99), lq.BadOption, "2 to 12 seats, not 99"),
        (lambda: lq.odds("lansquenet", packs=1)["edge"], lq.UnknownName, "did you mean 'coup.edge'?"),
        (lambda: lq.odds("lansquenet", packs=1)["x"], lq.UnknownName, "there are: coup.edge, coup.doublet"),
        (lambda: lq.Table("toepen", seats=40), lq.BadOption, "2 to 8 seats, not 40"),
        (lambda: lq.Table("toepen", first=9), lq.BadOption, "first is a seat from 0 to 3, or None, not 9"),
        (lambda: lq.Table("toepen", names=["Ann"]), lq.BadOption, "4 seats have 4 names, not 1"),
        (lambda: lq.Table("toepen", knock_mode="never"), lq.BadOption, "own_turn, off, not 'never'"),
        (lambda: lq.Table("toepen", stack=0), lq.BadOption, "A stack is from 1 to 10,000,000 chips, not 0"),
        (lambda: lq.Table("loo").view("Z"), lq.UnknownName, "there are: 0, 1, 2, 3, A, B, C, D"),
        (lambda: lq.Table("loo").play("deep blue"), lq.UnknownName, "No bot is called 'deep blue'"),
        (lambda: lq.simulate("loo", hands=0), lq.BadOption, "from 1 to 1,000,000,000,000"),
        (lambda: lq.simulate("loo", policy="xyz"), lq.UnknownName, "there are: timid, bold, random"),
        (lambda: lq.simulate("loo", workers=0), lq.BadOption, "at least 1 process, not 0"),
        (lambda: lq.session("loo", plan="martingal"), lq.UnknownName, "did you mean 'martingale'?"),
        (lambda: lq.replay("x\ny"), lq.BadRecord, "a transcript begins with"),
        (lambda: lq.replay("nowhere.txt"), lq.BadRecord, "nowhere.txt cannot be read"),
        (lambda: lq.load_game("loo(chip=4)"), lq.UnknownName, "did you mean 'chips'?"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_what_could_be(wrong, kind, said) -> None:
    with pytest.raises(kind) as refused:
        wrong()
    assert said in str(refused.value)
    assert isinstance(refused.value, lq.LansquenetError)


# -- the base and the house


@pytest.mark.slow
def test_base_install_needs_nothing_of_a_house() -> None:
    """Every command but those of a house runs where none of its libraries can be found."""
    transcript = ROOT / "tests/games/zecchinetta/transcripts/E2.txt"
    commands = [
        ["games"], ["rules", "loo", "LOO3-13"], ["odds", "lansquenet", "-o", "packs=1"],
        ["play", "loo", "--hands", "1", "--seed", "3"], ["replay", str(transcript)], ["version"],
        ["session", "lansquenet", "--sessions", "0"], ["simulate", "lansquenet", "--seats", "99"],
        ["verify", "nowhere"], ["solve", "nowhere"], ["compare", "lansquenet", "--vary", "packs=1"],
    ]  # fmt: skip
    found = python(f"""{BLOCKER}
from lansquenet.cli import app
from lansquenet.errors import LansquenetError
import lansquenet.cli.laboratory.simulation, lansquenet.cli.laboratory.sessions, lansquenet.cli.playing
import lansquenet.bots.learning.learn
import lansquenet.sim.simulate, lansquenet.sim.sample, lansquenet.sim.session, lansquenet.env
import lansquenet as lq
[getattr(lq, name) for name in lq.__all__]
for command in {commands!r}:
    try:
        app(command)
    except (SystemExit, LansquenetError) as end:
        print(command[0], repr(end))
""")
    assert found.returncode == 0, found.stderr[-2000:]
    assert "LOO3-13" in found.stdout
    assert "1/17" in found.stdout
    assert "Stacks: A 105  B 115  C 80" in found.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", ["serve", "join http://127.0.0.1:1/t/K7M2QX", "audit", "backup x"])
def test_command_of_a_house_says_what_to_install(command: str) -> None:
    found = python(
        f"{BLOCKER}\nsys.argv = ['lansquenet', *{command.split()!r}]\nfrom lansquenet.cli import main\nmain()"
    )
    assert found.returncode == 2
    assert found.stderr == "lansquenet: A house needs more: pip install 'lansquenet[house]'.\n"


@pytest.mark.slow
def test_another_module_that_is_missing_is_a_fault_and_no_hint() -> None:
    """The control of the test above."""
    code = BLOCKER.replace(repr(BLOCKED), "['tomllib']")
    found = python(
        f"{code}\nsys.argv = ['lansquenet', 'rules', 'loo']\nfrom lansquenet.cli import main\nmain()"
    )
    assert "ModuleNotFoundError" in found.stderr
    assert "lansquenet[house]" not in found.stderr


def test_the_house_is_what_its_extra_brings() -> None:
    modules = {
        "argon2-cffi": "argon2",
        "prometheus-client": "prometheus_client",
        "resvg-py": "resvg_py",
        "throttled-py": "throttled",
    }
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    brought = {line.partition(">")[0].partition("[")[0] for line in named["optional-dependencies"]["house"]}
    assert {modules.get(name, name) for name in brought} | {"starlette"} == HOUSE
    assert not brought & {line.partition(">")[0] for line in named["dependencies"]}
