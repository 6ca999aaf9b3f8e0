"""Writes a house into a folder: the page as it was built, the rules, the house, and Python for a browser."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from lansquenet.books.tongues import LANGUAGES, tongues
from lansquenet.decks import DECKS, deck
from lansquenet.edition import prepared
from lansquenet.edition.door import SIGNING
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.house.bare.plain_shapes import written
from lansquenet.house.bare.roads import Response
from lansquenet.house.web import catalogue, pages, rule_pages
from lansquenet.house.web.reckoning import checking

PYODIDE = "314.0.7"  # the version that is pinned in web/package.json: later ones are untried
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs")
PACKED = ("pyodide.asm.wasm", "python_stdlib.zip")
OURS = Path(str(files("lansquenet")))
# Of the package, what no page asks for: the terminal, compiled hands, environments, the page itself.
AT_HOME = (
    "cli",
    "env",
    "sim",
    "house/webdist",
    "house/log/migrations",
    "locale",
    "bots/learning",
    "edition/folder.py",
    "edition/prepared.py",
)
LIBRARIES = ("sqlalchemy", "itsdangerous", "typing_extensions")  # all of the house's that a page has
OF_OTHERS = (
    "orm",
    "testing",
    "ext/asyncio",
    "ext/mypy",
    "dialects/mssql",
    "dialects/postgresql",
    "dialects/mysql",
    "dialects/oracle",
)
SHELLS = ("play", "new", "practice", "lab", "rules")  # screens of a game, which have an address of their own
SCREENS = ("lab", "settings", "about", "mine", "day", "fairness", "replay", "salon")
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; require-trusted-types-for 'script'"
)  # but for the second word, that of a house: Python is compiled where it runs
FIRST = '<script type="module" src="/edition/transport.js"></script>'
ASKED = re.compile(r"/rules/(\w+)\.html\?language=(\w+)")  # a book, as a house is asked for it
HANDS = 3  # prepared for each game, unless another number is asked for
Say = Callable[[str], None]


def pyodide_at(given: Path | None) -> Path:
    """The folder of the package `pyodide`.

    Raises:
        BadOption: it is not there, or it is of another version.
    """
    here = [given] if given else [OURS.parents[1] / "web/node_modules/pyodide", Path("node_modules/pyodide")]
    found = next((place for place in here if (place / "package.json").is_file()), None)
    if found is None:
        raise BadOption(
            f"Python for a browser is missing: `npm install pyodide@{PYODIDE}` brings it; "
            "then say where it lies, with --pyodide node_modules/pyodide."
        )
    told = json.loads((found / "package.json").read_text("utf-8"))["version"]
    if told != PYODIDE:
        raise BadOption(
            f"In {found} lies version {told} of pyodide; this house is tried with {PYODIDE} alone."
        )
    return found


def write(folder: Path, pyodide: Path, say: Say = print, hands: int = HANDS, base: str = "/") -> None:
    """Write a house into a folder that is empty or not there, with so many prepared hands of each game.

    It can be served from any place of a host; `base` is the one that its page for missing addresses has in
    mind, which does not know where it is shown.

    Raises:
        BadOption: something lies there, nothing can be written there, or the page has not been built.
    """
    _look_at(folder)
    if not (pages.BUILT / "edition/transport.js").is_file():
        raise BadOption("The page was not built into this copy of lansquenet: see `web/` in its sources.")
    shutil.copytree(pages.BUILT, folder, dirs_exist_ok=True)
    say("the page")
    write_pages(folder, base)
    _write_answers(folder)
    say("the books")
    many, signing = _write_hands(folder / "edition/hands", hands)
    say("the first hands")
    for line in short(many, hands):
        say(line)
    size = _write_python(folder / "edition", pyodide, signing, say)
    say(f"Python and the house: {size / 1e6:.1f} MB, fetched once")
    _fill_in(folder / "edition/transport.js", many, size)
    _write_keeper(folder)


def _look_at(folder: Path) -> None:
    """Make the folder, or see that it is empty."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lies = any(folder.iterdir())
    except OSError as wrong:
        raise BadOption(f"{folder} cannot be written: {wrong.strerror}.") from wrong
    if lies:
        raise BadOption(f"Something lies in {folder}: name a folder that is empty, or not there.")


def _write_keeper(folder: Path) -> None:
    """What keeps all of it in a browser, for when there is no network."""
    keeper, digest = folder / "edition/keeper.js", sha256()
    shells = {folder / f"{address}/index.html" for address in _addresses()}
    left = {folder / "index.html", folder / "sw.js", keeper, *shells}
    books = [folder / "rules" / tag for tag in LANGUAGES]  # which the page tells without them
    kept = [file for file in _files(folder) if file not in left and file.parent not in books]
    for file in kept:
        digest.update(file.read_bytes())
    names = [file.relative_to(folder).as_posix() for file in kept]
    addresses = ["verifier/" if name == "verifier/index.html" else name for name in names]
    text = keeper.read_text("utf-8").replace('["FILES"]', json.dumps(addresses))
    (folder / "sw.js").write_text(text.replace("VERSION", digest.hexdigest()[:12]), "utf-8")
    keeper.unlink()


# -- what a server would answer


def write_pages(folder: Path, base: str) -> None:
    """The page, at every address under which somebody may come to it first."""
    for address in ("", *_addresses()):
        up = "../" * len([part for part in address.split("/") if part])
        _put(folder / address / "index.html", _led(_shell(address.partition("/")[0]), up or "./"))
    bare = (pages.BUILT / "index.html").read_text("utf-8")
    top = f"/{base.strip('/')}/".replace("//", "/")
    _put(folder / "404.html", _led(_behind(bare), top))  # of any screen, when all that it wants has been kept
    about = folder / "manifest.webmanifest"
    about.write_text(about.read_text("utf-8").replace('": "/', '": "./'), "utf-8")
    (folder / "preloads.json").unlink(missing_ok=True)


def _shell(screen: str) -> str:
    """The page of a screen, with what it will want."""
    return _behind(pages.shell_of(screen, "en", (pages.BUILT / "index.html").stat().st_mtime))


def _behind(text: str) -> str:
    """The page behind its policy, and with the way to its house."""
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}">'
    text = text.replace("<head>", f"<head>{policy}", 1)
    return text.replace('<script type="module"', f'{FIRST}<script type="module"', 1)


def _led(text: str, top: str) -> str:
    """A page whose links from the top of a host begin there instead."""
    return re.sub('="/(?!/)', f'="{top}', text)


def _addresses() -> list[str]:
    """Screens that somebody may come to first."""
    return [*SCREENS, *(f"{screen}/{game}" for screen in SHELLS for game in GAMES)]


def _write_answers(folder: Path) -> None:
    """What the house says to everybody alike."""
    _put(folder / "edition/games/index.json", written(_plainly(catalogue.catalogue())))
    for game in GAMES:
        for tag in tongues(game):
            name = game if tag == "en" else f"{game}.{tag}"
            _put(folder / f"edition/games/{name}.json", catalogue.described(game, tag).model_dump_json())
    for tag in LANGUAGES:
        _write_books(folder / "rules", tag)
    _put(folder / "rules/rulebook.css", _text(rule_pages.style()))
    for name in DECKS:
        _put(folder / f"static/deck/{name}.svg", deck(name, "en", False))
    _put(folder / "api/dealing.js", checking.module())
    _put(folder / "api/checker.js", checking.worker())
    _put(folder / "verifier/index.html", (OURS / "fair/verifier.html").read_text("utf-8"))
    _put(folder / "api/openapi.json", json.dumps({"info": {"version": version("lansquenet")}}))


def _write_books(rules: Path, tag: str) -> None:
    """The rulebook in a language: English where a house has it, each other in a folder of its own."""
    there, top = (rules, "../") if tag == "en" else (rules / tag, "../../")
    for name in ("index", *GAMES):
        text = rule_pages.every(tag) if name == "index" else rule_pages.whole(name, tag)
        _put(there / f"{name}.html", _led(ASKED.sub(_as_file, text), top))


def _as_file(link: re.Match[str]) -> str:
    return f"/rules/{link[1]}.html" if link[2] == "en" else f"/rules/{link[2]}/{link[1]}.html"


def _write_hands(folder: Path, many: int) -> tuple[dict[str, int], str]:
    """Hands up to a first question; how many there are of each game, and the key that signed them."""
    hands, signing = prepared.hands(GAMES, many)
    for game, found in hands.items():
        for n, hand in enumerate(found):
            _put(folder / f"{game}.{n}.json", json.dumps(hand, ensure_ascii=False, separators=(",", ":")))
    return {game: len(found) for game, found in hands.items()}, signing


def short(many: dict[str, int], wanted: int) -> list[str]:
    """What is to be said of the games of which fewer hands could be prepared than were wanted."""
    found = {game: many.get(game, 0) for game in GAMES}
    why = f"nobody was asked anything in {prepared.PATIENCE:.0f} s at the others"
    return [f"of {game} {n} of {wanted}: {why}" for game, n in found.items() if n < wanted]


def _fill_in(way: Path, hands: dict[str, int], size: int) -> None:
    """Tell the way to the house what lies in the folder."""
    told = [f"{game}.{tag}" for game in GAMES for tag in tongues(game) if tag != "en"]
    files = json.loads((pages.BUILT / "preloads.json").read_text("utf-8"))["screens"]
    table = [f"..{file}" for file in files["t"] if file not in files["lobby"]]
    text = (
        way.read_text("utf-8").replace('["TOLD"]', json.dumps(told)).replace('["TABLE"]', json.dumps(table))
    )
    text = text.replace("{ HANDS: 0 }", json.dumps(hands)).replace('Number("WHOLE")', str(size))
    way.write_text(text, "utf-8")


def _plainly(found: list[catalogue.Pitch]) -> list[object]:
    return [one.model_dump() for one in found]


def _text(answer: Response) -> str:
    return bytes(answer.body).decode()


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


# -- Python, and what runs in it


def _write_python(there: Path, pyodide: Path, signing: str, say: Say) -> int:
    """The interpreter, its library and the house, each compiled and packed; how many bytes are packed."""
    for name in PYTHON:
        shutil.copy(pyodide / name, there / name)
    with TemporaryDirectory() as work:
        library, house = Path(work) / "library", Path(work) / "house"
        with zipfile.ZipFile(pyodide / "python_stdlib.zip") as held:
            held.extractall(library)
        _gather(house)
        (house / "lansquenet/edition" / SIGNING).write_text(signing, "utf-8")
        if not _compiled(pyodide, library, house):
            say("Node is not there, so nothing is compiled: the house opens some seconds later")
        _pack(library, there / "python_stdlib.zip.gz")
        _pack(house, there / "house.zip.gz")
    wasm = (pyodide / "pyodide.asm.wasm").read_bytes()
    (there / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(wasm, 9, mtime=0))
    return sum(file.stat().st_size for file in there.glob("*.gz"))


def _gather(house: Path) -> None:
    """The package and the few libraries it needs, without what no page asks for."""
    bare = shutil.ignore_patterns("__pycache__", "*.so", "*.pyi", "words", "*.gz")
    shutil.copytree(OURS, house / "lansquenet", ignore=bare)
    for name in AT_HOME:
        place = house / "lansquenet" / name
        shutil.rmtree(place) if place.is_dir() else place.unlink()
    for name in LIBRARIES:
        found = find_spec(name)
        assert found, "the extra `house` brings it"
        origin = Path(found.origin or "")
        if found.submodule_search_locations:
            shutil.copytree(origin.parent, house / name, ignore=bare)
        else:
            shutil.copy(origin, house)
    for name in OF_OTHERS:
        shutil.rmtree(house / "sqlalchemy" / name, ignore_errors=True)


def _compiled(pyodide: Path, *folders: Path) -> bool:
    """Compile all of it by the interpreter that will read it; whether that could be done."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))  # by pip
    if node is None:
        return False
    script = OURS / "edition/compile.mjs"
    subprocess.run([node, script, pyodide, *folders], check=True, stdout=subprocess.DEVNULL)
    return True


def _pack(folder: Path, out: Path) -> None:
    """All files of a folder in one that is not compressed, which then is compressed as a whole."""
    held = out.with_suffix("")
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as made:
        for file in _files(folder):
            made.writestr(zipfile.ZipInfo(str(file.relative_to(folder))), file.read_bytes())
    out.write_bytes(gzip.compress(held.read_bytes(), 9, mtime=0))
    held.unlink()


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file())
