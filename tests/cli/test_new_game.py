"""A new game's room runs as soon as it is written, in the checkout or as a package of one's own."""

import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from lansquenet.cli.newgame import new_game
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES

ROOT = Path(__file__).parents[2]
MAKE_ALL = """
import sys
from pathlib import Path
from lansquenet.cli.newgame import new_game
for like, prefix in zip(sys.argv[1::2], sys.argv[2::2]):
    new_game(f"not_{like}", like, prefix, "", Path(like))
"""
PREFIXES = {name: "X" + name.replace("_", "")[:4].upper() for name in GAMES}


def run(*words, root=ROOT, site="", cwd=None):
    """What a program says."""
    path = os.pathsep.join(filter(None, [site, str(root / "src")]))
    environment = os.environ | {"PYTHONPATH": path, "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(
        command, env=environment, cwd=cwd, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed(package, name):
    """Where Python finds a package that lies there: as if it had been installed."""
    about = package / "src" / f"{name}-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(f"[lansquenet.games]\n{name} = {name}\n")
    return str(package / "src")


@pytest.mark.long
@pytest.mark.slow
def test_room_like_that_of_any_game_runs_and_names_it_nowhere(tmp_path):
    """All of them installed beside one another, so that each is written and found in one process."""
    said = run("-c", MAKE_ALL, *chain(*PREFIXES.items()), cwd=tmp_path)
    for like, prefix in PREFIXES.items():
        name, place = f"not_{like}", tmp_path / like
        assert f"lansquenet play {name}" in said
        assert f"{prefix}-" in (place / "tests/transcripts/first.txt").read_text("utf-8")
        for file in (place / "src" / name).rglob("*.py"):
            assert f"games.{like}" not in file.read_text("utf-8")
    site = os.pathsep.join(installed(tmp_path / like, f"not_{like}") for like in GAMES)
    listed = run("-m", "lansquenet", "games", site=site)
    assert all(f"not_{like}" in listed for like in GAMES)
    hands = [tmp_path / like / "tests/transcripts/first.txt" for like in GAMES]
    run("-m", "lansquenet", "replay", *hands, site=site)


@pytest.mark.slow
def test_package_of_ones_own_passes_its_own_tests(tmp_path):
    place = tmp_path / "package"
    run("-m", "lansquenet", "new-game", "blue_dog", "--like", "red_dog", "--into", place)
    site = installed(place, "blue_dog")
    assert "2 passed" in run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", place / "tests", site=site, cwd=place
    )


@pytest.mark.slow
def test_room_in_a_checkout_is_whole(tmp_path):
    """Book, witness, hands, refusals and the rules one by one, found by the name alone."""
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("webdist", "e2e"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    run("-m", "lansquenet", "new-game", "blue_dog", "--like", "red_dog", "--prefix", "BLUE", root=tmp_path)
    room = tmp_path / "src/lansquenet/games/blue_dog"
    assert 'title = "Blue Dog"' in (room / "book.toml").read_text("utf-8")
    suites = [
        "books/test_books",
        *(f"all_games/test_{what}" for what in ("witness", "transcripts", "events")),
    ]
    files = [f"tests/{suite}.py" for suite in suites]
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not slow", "-k", "blue_dog"]
    said = run("-m", "pytest", *options, *files, "tests/games", root=tmp_path, cwd=tmp_path)
    assert " passed" in said


@pytest.mark.parametrize(
    ("name", "like", "prefix", "wrong"),
    [
        ("loo", "red_dog", "", "There is a game called loo already"),
        ("Blue Dog", "red_dog", "", "small letters, digits and _, such as blue_dog, not 'Blue Dog'"),
        ("2dogs", "red_dog", "", "not '2dogs'"),
        ("class", "red_dog", "", "not 'class'"),
        ("json", "red_dog", "", "Python knows a module json already"),
        ("blue_dog", "red_dog", "RDOG", "Rules of red_dog are numbered RDOG-1 and so on: give another"),
        ("blue_dog", "red_dog", "COM", "Rules of all games"),
        ("blue_dog", "red_dog", "b1", "three to five capital letters, not 'b1': give --prefix"),
        ("ox", "red_dog", "", "three to five capital letters, not 'OX'"),
    ],
)
def test_name_that_cannot_be_is_refused_and_nothing_is_written(name, like, prefix, wrong, tmp_path):
    with pytest.raises(BadOption, match=wrong):
        new_game(name, like, prefix, "", tmp_path / "there")
    assert not [*tmp_path.iterdir()]


def test_likeness_must_be_a_game():
    with pytest.raises(UnknownName, match="did you mean 'zecchinetta'"):
        new_game("blue_dog", "zecchineta", "", "", None)


def test_what_lies_there_is_not_written_over(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption, match="is there already, and is not empty"):
        new_game("blue_dog", "red_dog", "", "", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
