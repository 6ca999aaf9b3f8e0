"""A doubt that a page packed: opened at its moment, and refused in words where it is none."""

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from lansquenet.books.transcript import read
from lansquenet.cli.records.doubts import is_doubt, show
from lansquenet.errors import BadRecord, LansquenetError
from test_record import transcript

TEXT = transcript("zecchinetta", hands=1)
PAYMENT = {"text": "", "rule": "ZECC-6", "payer": 1, "payee": 0, "chips": 5}
DOUBT = {
    "doubt": 1,
    "words": "Why did [bold] B pay?",
    "game": "zecchinetta",
    "rule": "ZECC-6",
    "page": "1.2.3",
    "names": ["Ann", "Ben"],
    "told": [{"text": "A turns 4", "rule": "", "payer": -1, "payee": -1, "chips": 0}, PAYMENT],
    "view": {"hand": 7, "me": 1},
    "transcript": TEXT,
}


def shown(**other: Any) -> str:
    console = Console(width=100, highlight=False, record=True, file=StringIO())
    show(json.dumps(DOUBT | other), console)
    return console.export_text()


def test_doubt_is_told_up_to_its_moment_with_its_rule() -> None:
    said = shown()
    assert "Zecchinetta · hand 7" in said
    assert said.index("A turns 4") < said.index("Here ▸     Ben pays Ann 5 by ZECC-6")
    assert "The doubt: Why did [bold] B pay?" in said, "what somebody typed is no markup"
    assert "a page of Lansquenet 1.2.3, from the seat of Ben" in said
    assert f"{len(read(TEXT)[1])} acts, all as the rules have it" in said
    assert "    B pays Ann 5" in shown(names=["Ann"]), "a chair of which the page knew no name"
    assert "by an onlooker" in shown(view={"me": -1}, transcript="")


def test_what_is_no_doubt_is_refused_in_words() -> None:
    assert is_doubt(json.dumps(DOUBT))
    assert not is_doubt(TEXT)
    with pytest.raises(BadRecord, match="neither a transcript nor a doubt"):
        show("{", Console(quiet=True))
    for other, why in (
        ({"told": 3}, "no 'told'"),
        ({"doubt": 2}, "of form 2; known here is form 1"),
        ({"told": ["x"]}, "'x', and no line of a history"),
        ({"told": [PAYMENT | {"payer": None}]}, "of seat None"),
        ({"game": "bridge"}, "bridge"),
        ({"transcript": TEXT.replace("\n= ", "\n= 9")}, "line"),
    ):
        with pytest.raises(LansquenetError, match=why):
            show(json.dumps(DOUBT | other), Console(quiet=True))
