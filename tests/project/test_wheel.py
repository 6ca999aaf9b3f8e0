"""The wheel, installed alone: whoever has it and nothing else can play, keep a house and read every page."""

import contextlib
import html
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import servers
from lansquenet.books.book import book
from lansquenet.decks import DECKS, LANGUAGES
from lansquenet.games import GAMES
from lansquenet.house.web import pages
from rooms import seldom

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOURCES = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src"]
BARE = {
    "PATH": os.defpath,
    "LANG": "C.UTF-8",
    "COLUMNS": "100",
}  # nothing of this machine's leads back to the sources
BORROWED, PULLED = "borrowed", "pulled"  # what the wheel depends on
NAMED = re.compile(r'(?:src|href)="(/[^"]+)"')


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of a copy of the sources with the page as it was built, so that Node is not asked for."""
    if not (pages.BUILT / "index.html").is_file():
        pytest.skip("the page is not built here")
    copy = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, copy / name)
    pip(sys.executable, "wheel", "--no-deps", "--wheel-dir", copy / "dist", copy)
    return next((copy / "dist").glob("*.whl"))


def pip(python: object, *command: object) -> None:
    """Run pip; what it says is told if it fails."""
    ran = subprocess.run(
        [str(python), "-m", "pip", "--disable-pip-version-check", *map(str, command)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]


@pytest.fixture(scope="module", params=[BORROWED, seldom(PULLED)])
def venv(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that was empty and has the wheel, and what it depends on.

    That is pulled as by whoever installs it, which takes long, or borrowed from here, but for ourselves:
    Python reads no `.pth` files in a folder that such a file names, and by one we are installed here.
    """
    folder = tmp_path_factory.mktemp("alone")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    install = "--python", folder / "bin/python", "install", "--no-compile"
    if request.param == PULLED:
        pip(sys.executable, *install, "--constraint", ROOT / "constraints.txt", f"{wheel}[house]")
    else:
        pip(sys.executable, *install, "--no-deps", wheel)
        next(folder.glob("lib/python*/site-packages")).joinpath("borrowed.pth").write_text(
            sysconfig.get_path("purelib"), "utf-8"
        )
    return folder / "bin"


def run(venv: Path, *command: str, said: str = "") -> str:
    """What the installed command prints, away from the sources."""
    ran = subprocess.run(
        [venv / "lansquenet", *command], input=said, capture_output=True, text=True, check=False,
        cwd=venv.parent, env=BARE | {"HOME": str(venv.parent)}, timeout=300,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def plain(requirement: str) -> str:
    """The name of the distribution that is required, as pip compares names."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()


def test_wheel_holds_the_page_and_every_book_and_no_tests(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    built = {f.relative_to(pages.BUILT).as_posix() for f in pages.BUILT.rglob("*") if f.is_file()}
    assert {f"lansquenet/house/webdist/{name}" for name in built if not name.startswith(".")} <= names
    rooms = [f"lansquenet/games/{game}" for game in GAMES]
    assert {f"{room}/{part}" for room in rooms for part in ("rules.py", "book.toml")} <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"lansquenet"}


@pytest.mark.long
@pytest.mark.parametrize("venv", [PULLED], indirect=True)
def test_nothing_of_another_extra_is_pulled(wheel: Path, venv: Path) -> None:
    """Who keeps a house needs neither what researchers want nor what developers do."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    house = {plain(line) for line in extras.pop("house")}
    unwanted = {plain(line) for lines in extras.values() for line in lines} - {"lansquenet", *house}
    listed = (found.name for found in venv.parent.glob("lib/python*/site-packages/*.dist-info"))
    installed = {plain(name.partition("-")[0]) for name in listed}
    assert "lansquenet" in installed
    assert installed & unwanted == set()


def test_help_and_books_come_from_the_wheel(venv: Path) -> None:
    assert "Play chips only" in run(venv, "--help")
    assert set(GAMES) <= set(run(venv, "games").split())


@pytest.mark.parametrize("game", ["zecchinetta", "loo"])
def test_a_hand_is_played_from_a_pipe(venv: Path, game: str) -> None:
    out = run(venv, "play", game, "--seed", "3", "--hands", "2", said="\n" * 200)
    assert "after 2 hands" in out.replace("\n", " ")


@pytest.fixture(scope="module")
def house(venv: Path) -> Iterator[httpx.Client]:
    """A house of the installed wheel, asked over HTTP; at the end it closes as it should."""
    port, data = servers.free_port(), venv.parent / "house"
    process = subprocess.Popen(
        [venv / "lansquenet", "serve", "--quiet", "--port", str(port), "--data", data],
        cwd=venv.parent, env=BARE | {"HOME": str(venv.parent)}, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        wait(client, process)
        yield client
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == -signal.SIGTERM


def wait(client: httpx.Client, process: subprocess.Popen) -> None:
    """Until tables can be played."""
    end = time.monotonic() + servers.PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            if client.get("/readyz").status_code == 200:
                return
        time.sleep(0.1)
    process.kill()
    raise AssertionError("the house did not open")


def test_every_built_file_is_served_as_it_was_built(house: httpx.Client) -> None:
    built = [f for f in pages.BUILT.rglob("*") if f.is_file() and not f.name.startswith(".")]
    served = [f for f in built if f.parent.name == "assets" or f.name in pages.ROOT]
    assert len(served) > 20
    for file in served:
        answer = house.get(f"/{file.relative_to(pages.BUILT).as_posix()}")
        assert (answer.status_code, answer.content) == (200, file.read_bytes()), file.name


def test_every_screen_is_served_and_names_only_what_is_there(house: httpx.Client) -> None:
    screens = json.loads((pages.BUILT / "preloads.json").read_text("utf-8"))["screens"]
    named = set()
    for screen in ["", *screens]:
        text = house.get(f"/{screen}").raise_for_status().text
        assert '<div id="app">' in text
        named |= set(NAMED.findall(text))
    assert len(named) > 10
    for address in named:
        house.get(address).raise_for_status()


def test_every_book_deck_and_figure_is_served(house: httpx.Client) -> None:
    """Data files that a wheel could forget: books, languages of the decks, the table's texts."""
    for game in GAMES:
        assert book(game).title in html.unescape(house.get(f"/rules/{game}.html").raise_for_status().text)
    for name in DECKS:
        for letters in LANGUAGES:
            assert (
                "<symbol" in house.get(f"/static/deck/{name}.svg?letters={letters}").raise_for_status().text
            )
    for address in ["/rules/index.html", "/rules/rulebook.css", "/api/games", "/api/games/zecchinetta/odds"]:
        house.get(address).raise_for_status()


def test_what_is_not_there_is_said_not_to_be(house: httpx.Client) -> None:
    """The control of the three tests above."""
    for address in ["/assets/nonesuch.js", "/static/deck/nonesuch.svg", "/rules/nonesuch.html"]:
        assert house.get(address).status_code == 404
