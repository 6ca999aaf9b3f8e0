"""What a seat saw, held against a bundle: by the command and by the offline page, which share no code."""

import json
import subprocess
from copy import deepcopy
from itertools import count, cycle
from pathlib import Path
from random import Random

import pytest

from databases import SOAK
from dealt import bundles
from lansquenet.fair.bundle import canonical
from lansquenet.fair.gt2 import PAID
from lansquenet.fair.guest.seen import compared
from test_verify import NODE, PAGE, needs_node

GAMES = ("zecchinetta", "toepen", "lansquenet", "irish_loo", "basset")
AGREEMENT = Path(__file__).parent / "verifier_agreement.mjs"


def seen_of(bundle, chair):
    """What the seat in this chair would have kept of an honest hand."""
    windows = [w for pack in bundle["packs"] for w in pack["windows"] if w["hand"] == bundle["hand"]]
    told = deepcopy(bundle["told"])
    paid = [[PAID, *payment[:3]] for payment in bundle["payments"]]
    told += paid[sum(row[0] == PAID for row in told) :]
    hand = {"session": bundle["session"], "over": True, "rows": told, "after": [*bundle["after"]]}
    return {
        "seen": "gt2",
        "key": bundle["key"],
        "table": bundle["table"],
        "chair": chair,
        "commitments": [
            {name: pack[name] for name in ("session", "number", "hand", "before", "c", "signature")}
            for pack in bundle["packs"]
        ],
        "windows": [
            {**{name: w[name] for name in ("hand", "window", "void", "t")}, "share": share_of(w, chair)}
            for w in windows
        ],
        "voids": [
            {name: w[name] for name in ("hand", "window", "void", "t", "silent", "signature")}
            for w in windows
            if w["silent"]
        ],
        "hands": {str(bundle["hand"]): hand},
    }


def share_of(window, chair):
    return next(([link, signature] for seat, link, signature in window["shares"] if seat == chair), None)


def judged(pairs):
    """How the page judges each of these bundles with what was seen."""
    lines = "".join(
        json.dumps([canonical(bundle).decode(), json.dumps(seen)]) + "\n" for bundle, seen in pairs
    )
    ran = subprocess.run([NODE, AGREEMENT, PAGE], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line)[-1] for line in ran.stdout.splitlines()]


def by_python(bundle, seen):
    check = compared(bundle, seen)
    return [check.name, check.code, str(check.state)]


def dealt(many, rng):
    """So many bundles, each with what one of its seats kept."""
    made = (
        bundle
        for seed, name in zip(count(), cycle(GAMES), strict=False)
        for bundle in bundles(name, seed, 3, 0.2)
    )
    for _ in range(many):
        bundle = next(made)
        yield bundle, seen_of(bundle, rng.choice(bundle["chairs"]))


def lie(bundle, seen, rng):
    """Another hand than was seen: something of what the seat kept is not as the bundle has it."""
    hand = seen["hands"][str(bundle["hand"])]
    ways = [
        lambda: seen.update(key="0" * 64),
        lambda: seen.update(table="elsewhere"),
        hand["after"].reverse,
    ]
    ways += [lambda: hand["rows"].append([PAID, 0, 1, 1])]
    for row in hand["rows"][: len(bundle["told"])]:
        ways.append(lambda row=row: row.__setitem__(rng.randrange(1, 4), 77))
    for window in seen["windows"]:
        ways.append(lambda window=window: window.update(t="1" * 64))
        if window["share"]:
            ways.append(lambda window=window: window["share"].__setitem__(rng.randrange(2), "2" * 64))
    for commitment in seen["commitments"]:
        ways.append(lambda commitment=commitment: commitment.update(c="3" * 64))
        ways.append(lambda commitment=commitment: commitment.update(hand=commitment["hand"] + 50))
    rng.choice(ways)()


@pytest.mark.slow
@needs_node
def test_page_and_command_agree_on_what_was_seen():
    """Honest hands hold, every lie fails, and a hand of which nothing was kept is not checked: with both."""
    rng, pairs = Random(30), []
    for bundle, seen in dealt(3_000 if SOAK else 40, rng):
        kept = deepcopy(seen)
        if (luck := rng.random()) < 0.6:
            lie(bundle, kept, rng)
        elif luck < 0.7:
            kept |= {"hands": {}, "windows": [], "voids": []}
        pairs.append((bundle, kept))
    ours = [by_python(*pair) for pair in pairs]
    assert judged(pairs) == ours
    assert {state for *_, state in ours} == {"holds", "fails", "not checked"}


@pytest.mark.slow
@needs_node
def test_every_lie_fails():
    rng, pairs = Random(31), []
    for bundle, seen in dealt(40, rng):
        before = deepcopy(seen)
        lie(bundle, seen, rng)
        if seen != before:
            pairs.append((bundle, seen))
    assert {state for *_, state in judged(pairs)} == {"fails"}


@pytest.mark.slow
@needs_node
def test_two_commitments_of_one_number_are_found():
    """A house that told one seat another commitment than it gives out."""
    bundle, seen = next(dealt(1, Random(1)))
    seen["commitments"].append({**seen["commitments"][0], "c": "5" * 64})
    assert judged([(bundle, seen)]) == [["seen", 30, "fails"]]
