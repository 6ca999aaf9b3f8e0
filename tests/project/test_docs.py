"""What the documents show is what happens.  `python tests/again.py docs` writes the outputs anew."""

import os
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

import pytest

from nursery import Command

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CONSOLE = re.compile(r"```console\n\$ (?P<command>.+)\n(?P<output>(?:.*\n)*?)```\n")
PYTHON = re.compile(r"```python\n(?P<code>(?:.*\n)*?)```\n\n```text\n(?P<output>(?:.*\n)*?)```\n")
BLOCKS = [(page, block) for page in PAGES for block in CONSOLE.finditer(page.read_text("utf-8"))]
CODES = [(page, block) for page in PAGES for block in PYTHON.finditer(page.read_text("utf-8"))]
COMPILED = re.compile(r"simulate\(|session\(")  # what takes seconds


LEFT_OUT = "…"  # in an output that is shown: any lines


def printed(command: str) -> str:
    """What a command prints at 80 columns, without spaces at the ends of lines."""
    program, *rest = shlex.split(command)
    assert program == "lansquenet"
    with TemporaryFile() as said, TemporaryFile() as wrong, chdir(ROOT), open(os.devnull, "rb") as nothing:
        files = [file.fileno() for file in (nothing, said, wrong)]
        asked = Command(rest, files, COLUMNS="80", NO_COLOR="1", LC_ALL="C.UTF-8")
        try:
            code = asked.wait(300)
        finally:
            asked.kill()
        said.seek(0)
        wrong.seek(0)
        assert code == 0, wrong.read().decode()
        return "".join(f"{line.rstrip()}\n" for line in said.read().decode().splitlines())


def outcome(code: str, folder: Path) -> str:
    """What a program prints that is run in this folder."""
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=folder
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("page", "block"), BLOCKS, ids=[block["command"] for _, block in BLOCKS])
def test_command_prints_what_the_page_shows(page, block):
    assert shows(block["output"], printed(block["command"]))


def shows(shown: str, output: str) -> bool:
    """Whether this is what is printed, but for what is left out."""
    parts = [re.escape(part) for part in shown.split(f"{LEFT_OUT}\n")]
    return re.fullmatch(r"(?:.*\n)*?".join(parts), output) is not None


def test_lines_may_be_left_out_and_none_added() -> None:
    """The control of the test above."""
    assert shows("a\n…\nd\n", "a\nb\nc\nd\n")
    assert not shows("a\n…\nd\n", "a\nb\nc\n")
    assert not shows("a\nb\n", "a\nb\nc\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "block"),
    [
        pytest.param(
            page,
            block,
            id=page.stem,
            marks=[pytest.mark.slow] * (page.stem != "README" or bool(COMPILED.search(block["code"]))),
        )
        for page, block in CODES
    ],
)
def test_code_prints_what_the_page_shows(page, block, tmp_path):
    assert outcome(block["code"], tmp_path) == block["output"]


def test_pages_link_to_what_exists():
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_places_in_the_glossary_are_there():
    places = re.findall(
        r"\| `([\w/.]+)` \|$", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(places) > 30
    assert [place for place in places if not (ROOT / "src" / "lansquenet" / place).exists()] == []


def write_anew() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        fresh = CONSOLE.sub(_anew, text)
        with TemporaryDirectory() as folder:
            fresh = PYTHON.sub(partial(run_anew, Path(folder)), fresh)
        page.write_text(fresh, "utf-8")


def _anew(block: re.Match[str]) -> str:
    output = printed(block["command"])
    return block[0] if shows(block["output"], output) else f"```console\n$ {block['command']}\n{output}```\n"


def run_anew(folder: Path, block: re.Match[str]) -> str:
    shown = outcome(block["code"], folder)
    return f"```python\n{block['code']}```\n\n```text\n{shown}```\n"


if __name__ == "__main__":
    write_anew()
