"""What the documents show is what happens.  `python tests/test_docs.py` writes the outputs anew."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CONSOLE = re.compile(r"```console\n\$ (?P<command>.+)\n(?P<output>(?:.*\n)*?)```\n")
PYTHON = re.compile(r"```python\n(?P<code>(?:.*\n)*?)```\n\n```text\n(?P<output>(?:.*\n)*?)```\n")
BLOCKS = [(page, block) for page in PAGES for block in CONSOLE.finditer(page.read_text("utf-8"))]
CODES = [(page, block) for page in PAGES for block in PYTHON.finditer(page.read_text("utf-8"))]


def printed(command: str) -> str:
    """What a command prints at 80 columns, without spaces at the ends of lines."""
    program, *rest = command.split()
    assert program == "lansquenet"
    env = os.environ | {"COLUMNS": "80", "NO_COLOR": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", "from lansquenet.cli import main; main()", *rest],
        capture_output=True, text=True, cwd=ROOT, env=env, check=True,
    )  # fmt: skip
    return "".join(f"{line.rstrip()}\n" for line in ran.stdout.splitlines())


@pytest.mark.parametrize(("page", "block"), BLOCKS, ids=[block["command"] for _, block in BLOCKS])
def test_command_prints_what_the_page_shows(page, block):
    assert printed(block["command"]) == block["output"]


@pytest.mark.parametrize(("page", "block"), CODES, ids=[page.stem for page, _ in CODES])
def test_code_prints_what_the_page_shows(page, block):
    ran = subprocess.run([sys.executable, "-c", block["code"]], capture_output=True, text=True, check=True)
    assert ran.stdout == block["output"]


def test_pages_link_to_what_exists():
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def write_anew() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        fresh = CONSOLE.sub(lambda b: f"```console\n$ {b['command']}\n{printed(b['command'])}```\n", text)
        page.write_text(fresh, "utf-8")


if __name__ == "__main__":
    write_anew()
