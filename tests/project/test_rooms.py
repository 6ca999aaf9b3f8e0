"""A game is found by its folder, whoever brings it; and compiled code is kept as long as it is right."""

import ast
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lansquenet import games
from lansquenet.games import GAMES, ROOMS, file_of, module_of, name_of
from lansquenet.rules.game import OPTIONAL
from lansquenet.sim import compiler, kept

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "lansquenet"
EXAMPLES = {"env/gymnasium.py", "env/pettingzoo.py", "env/vector.py"}


def test_every_folder_is_a_game_and_every_game_a_folder():
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/rules.py")}
    assert folders == set(GAMES) == set(ROOMS)
    assert all(name_of(game) == name for name, game in GAMES.items())


@pytest.mark.parametrize("name", GAMES)
def test_room_has_all_that_the_house_asks_a_game_for(name):
    for file in ("book.toml", "odds.py", "events.py", "refusals.py"):
        assert file_of(name, file).is_file(), f"games/{name}/{file} is not there: see CONTRIBUTING.md"
    assert module_of(name, "nonesuch") is None


@pytest.mark.slow
def test_nobody_asks_whether_a_game_says_what_it_may_leave_unsaid():
    """It is completed when it is found: what is asked so would always be there."""
    named = "|".join(OPTIONAL)
    asks = re.compile(rf"""(has|get)attr\([^()]*(\([^()]*\))?[^()]*,\s*["']({named})["']""")
    assert asks.search('hasattr(GAMES[name], "hide")')
    found = [path for part in ("src", "tests", "benchmarks") for path in (ROOT / part).rglob("*.py")]
    assert [path.name for path in found if asks.search(path.read_text("utf-8"))] == [Path(__file__).name]


@pytest.mark.slow
def test_no_game_is_named_outside_its_room_but_as_an_example():
    """Only a game to begin with, where one is loaded by its line, and a message to show may have one."""
    named = {
        (path.relative_to(CODE).as_posix(), word)
        for path in CODE.rglob("*.py")
        if not path.is_relative_to(CODE / "games")
        for word in words_of(ast.parse(path.read_text("utf-8")))
        if word.removeprefix("lansquenet.games.").partition(".")[0] in {*GAMES} - {"lansquenet"}
    }
    assert ("env/gymnasium.py", "toepen") in named
    assert {path for path, _ in named} == EXAMPLES


def words_of(tree):
    """The strings of a module, and the modules that it imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.fixture(scope="module")
def guest(tmp_path_factory):
    """A package of somebody else's, installed beside ours, that brings Red Dog under another name."""
    place = tmp_path_factory.mktemp("site")
    shutil.copytree(Path(str(file_of("red_dog", "book.toml"))).parent, place / "kennel")
    for path in (place / "kennel").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("lansquenet.games.red_dog", "kennel"), "utf-8")
    about = place / "kennel-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kennel\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[lansquenet.games]\nblue_dog = kennel\nloo = kennel\n")
    return place


def run(place, *words):
    """What our command says where that package is installed."""
    path = os.pathsep.join([str(place), str(ROOT / "src")])
    environment = os.environ | {"PYTHONPATH": path, "COLUMNS": "100", "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-m", "lansquenet", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_game_of_another_package_is_listed_and_has_its_book(guest):
    assert "blue_dog" in run(guest, "games")
    assert "RDOG-4" in run(guest, "rules", "blue_dog")


@pytest.mark.long
@pytest.mark.slow
def test_game_of_another_package_has_its_figures_and_is_simulated(guest):
    """The same game under two names has the same figures, and both come out of hands that are played."""
    assert run(guest, "odds", "blue_dog", "--json").replace("blue_dog", "") == run(
        guest, "odds", "red_dog", "--json"
    ).replace("red_dog", "")
    assert "blue_dog" in run(guest, "simulate", "blue_dog", "--hands", "1000", "--json")


@pytest.mark.slow
def test_nobody_takes_the_name_of_a_game_of_the_house(guest):
    assert "LOO3-13" in run(guest, "rules", "loo")


# -- what is compiled


def test_compiled_code_depends_on_rules_and_on_those_who_ask_and_on_no_page():
    parts = {path.relative_to(ROOT / "src/lansquenet").parts for path in kept.sources()}
    assert {("rules", "state.py"), ("games", "skin", "rules.py"), ("sim", "dice.py")} <= parts
    assert {first for first, *_ in parts} == {*kept.COMPILED, "games"}


def test_compiled_code_of_another_source_lies_elsewhere(monkeypatch, tmp_path):
    before = kept.cache_folder()
    changed = tmp_path / "rules.py"
    changed.write_text("# another rule\n")
    monkeypatch.setattr(kept, "sources", lambda: [changed])
    assert kept.cache_folder().name != before.name


def test_folders_that_nobody_used_for_long_are_removed(tmp_path):
    here, recent, old, strange = (
        tmp_path / f"{name}" for name in ("compiled-a", "compiled-b", "compiled-c", "x")
    )
    for folder in (here, recent, old, strange):
        (folder / "deep").mkdir(parents=True)
    long_ago = time.time() - 31 * 86_400
    for folder in (here, old, strange):
        os.utime(folder, (long_ago, long_ago))
    compiler.tidy(here)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compiled-a", "compiled-b", "x"]
    assert time.time() - here.stat().st_mtime < 60
