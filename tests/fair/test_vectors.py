"""The vectors of gt2 are what the package makes, and what the script of the offline page makes."""

import json
import subprocess
from pathlib import Path

import pytest

import vectors
from lansquenet.fair import gt2
from lansquenet.fair.ed25519 import is_signed
from test_verify import NODE, PAGE, needs_node

EXAMPLES = json.loads(vectors.FILE.read_text("utf-8"))["examples"]
every_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])


def test_file_is_what_is_made():
    assert vectors.FILE.read_text("utf-8") == vectors.written(), "python tests/again.py vectors"


@every_example
def test_package_makes_every_value(example):
    made = vectors.made(example["given"])
    assert {name for name in example["made"] if made[name] != example["made"][name]} == set()


@every_example
def test_signatures_hold_by_the_checking_code_and_cards_are_dealt_once(example):
    given, made = example["given"], example["made"]
    key, c, t = (bytes.fromhex(made[name]) for name in ("key", "c", "t"))
    assert is_signed(key, c, bytes.fromhex(made["c_signature"]))
    assert is_signed(key, t, bytes.fromhex(made["t_signature"]))
    for (chair, _, seat_key, head), (_, link, signature) in zip(made["seats"], made["shares"], strict=True):
        assert is_signed(bytes.fromhex(seat_key), t, bytes.fromhex(signature))
        assert gt2.link(given["session"], chair, bytes.fromhex(link)).hex() == head
    assert sorted(made["dealt"]) == given["cards"]


@pytest.mark.slow
@needs_node
def test_script_of_the_page_makes_every_value():
    script = Path(__file__).parent / "verifier_agreement.mjs"
    lines = "".join(json.dumps(example["given"]) + "\n" for example in EXAMPLES)
    command = [NODE, "--no-warnings", str(script), str(PAGE), "gt2"]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    for line, example in zip(ran.stdout.splitlines(), EXAMPLES, strict=True):
        theirs = json.loads(line)
        assert len(theirs) > 15
        assert {name for name in theirs if theirs[name] != example["made"][name]} == set()
