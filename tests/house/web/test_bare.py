"""The house as a page has it, without the libraries of others: it says what the house says that has them."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bare_house import QUESTIONS
from lansquenet.edition.folder import PYODIDE, pages, pyodide_at, short, write, write_pages
from lansquenet.errors import BadOption
from lansquenet.fair.guest import plain_signing, signing
from lansquenet.games import GAMES
from lansquenet.house import messages
from lansquenet.house.bare import plain_shapes, threads

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def both() -> list[tuple[Any, Any]]:
    """What both houses say to the same questions."""
    command = [sys.executable, str(HERE / "bare_house.py")]
    said = [
        subprocess.run([*command, *more], capture_output=True, text=True, check=True).stdout
        for more in ([], ["bare"])
    ]
    return [*zip(*(json.loads(text.splitlines()[-1]) for text in said), strict=True)]


LUCK = {"id", "session", "seed"}


def without_luck(answer: Any) -> Any:
    """An answer, but for what is drawn anew each time."""
    status, kind, text = answer
    found = json.loads(text) if kind == "application/json" else text
    if isinstance(found, dict):
        found = {key: value for key, value in found.items() if key not in LUCK}
    return status, kind, found


@pytest.mark.slow
def test_bare_house_says_what_the_house_says(both: list[tuple[Any, Any]]) -> None:
    for question, (house, bare) in zip(QUESTIONS, both, strict=False):
        status, kind, found = without_luck(house)
        if status == 400:  # what does not fit is said in other words, of the same place
            house, bare = (house[0], house[1], house[2][:30]), (bare[0], bare[1], bare[2][:30])
            assert house == bare, question
        else:
            assert without_luck(bare) == (status, kind, found), question


@pytest.mark.slow
def test_bare_house_plays_to_a_second_hand(both: list[tuple[Any, Any]]) -> None:
    assert both[-1] == (2, 2)


SAID = [
    '{"type":"hello","table":"t","ticket":"x"}',
    '{"type":"hello","table":"t","ticket":"x","speed":"soon"}',
    '{"type":"hello","table":"t"}',
    '{"type":"act","id":"a","hand":1,"seq":2,"action":3}',
    '{"type":"act","id":"","hand":1,"seq":2,"action":3}',
    '{"type":"act","id":"a b","hand":1,"seq":2,"action":3}',
    '{"type":"act","id":"a","hand":-1,"seq":2,"action":3}',
    '{"type":"act","id":"a","hand":1,"seq":2.5,"action":3}',
    '{"type":"act","id":"a","hand":"1","seq":2,"action":3}',
    '{"type":"act","id":"a","hand":"one","seq":2,"action":3}',
    '{"type":"sit"}',
    '{"type":"sit","chair":11,"medallion":"sun"}',
    '{"type":"sit","chair":12}',
    '{"type":"sit","chair":null}',
    '{"type":"sit","medallion":"owl"}',
    '{"type":"sit","more":1}',
    '{"type":"say","text":""}',
    '{"type":"say","text":"ä ☃"}',
    '{"type":"promise","session":"s","key":"' + "0f" * 32 + '","head":"' + "ab" * 32 + '"}',
    '{"type":"promise","session":"s","key":"' + "0F" * 32 + '","head":"' + "ab" * 32 + '"}',
    '{"type":"shout"}',
    '{"text":"a"}',
    "[1]",
    '"hello"',
    "{",
]


@pytest.mark.parametrize("text", SAID)
def test_a_message_is_heard_alike(text: str) -> None:
    plain = plain_shapes.TypeAdapter[Any](PLAIN)
    try:
        heard = messages.CLIENT.validate_json(text)
    except ValidationError:
        with pytest.raises(plain_shapes.ValidationError):
            plain.validate_json(text)
    else:
        assert plain.validate_json(text).model_dump_json() == heard.model_dump_json()


def in_plain() -> dict[str, Any]:
    """The messages once more, as a module over our own shapes."""
    source = (
        Path(messages.__file__).read_text("utf-8").replace("house.bare.shaped", "house.bare.plain_shapes")
    )
    module = type(sys)("plain_messages")
    sys.modules["plain_messages"] = module
    exec(compile(source, "plain_messages", "exec"), module.__dict__)
    return module.__dict__


PLAIN_MESSAGES = in_plain()
PLAIN = PLAIN_MESSAGES["ClientMessage"]


def test_what_a_table_is_told_is_written_alike() -> None:
    told = {"status": "playing", "chairs": [{"chair": 0, "kind": "person", "name": "Ämilie", "chips": None}]}
    house, plain = messages.Room(**told), PLAIN_MESSAGES["Room"](**told)
    assert plain.model_dump_json() == house.model_dump_json()
    assert plain.model_dump() == house.model_dump()
    assert plain.model_copy(update={"hand": 3}).hand == 3
    assert PLAIN_MESSAGES["Terms"](game="loo", pace=1).model_dump(exclude={"odds"}) == messages.Terms(
        game="loo", pace=1
    ).model_dump(exclude={"odds"})
    with pytest.raises(plain_shapes.ValidationError, match="frozen"):
        plain.hand = 4


def test_plain_signatures_are_those_of_the_library() -> None:
    seed, text = bytes(range(32)), b"what was seen"
    library = signing.Ed25519PrivateKey.from_private_bytes(seed)
    plain = plain_signing.Ed25519PrivateKey.from_private_bytes(seed)
    assert plain.sign(text) == library.sign(text)
    public = library.public_key().public_bytes_raw()
    assert plain.public_key().public_bytes_raw() == public
    plain_signing.Ed25519PublicKey.from_public_bytes(public).verify(library.sign(text), text)
    with pytest.raises(plain_signing.InvalidSignature):
        plain_signing.Ed25519PublicKey.from_public_bytes(public).verify(library.sign(text), b"other")


def test_python_for_a_browser_is_the_one_that_is_pinned() -> None:
    package = json.loads((HERE.parents[2] / "web/package.json").read_text("utf-8"))
    assert package["devDependencies"]["pyodide"] == PYODIDE


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"npm install pyodide@"):
        pyodide_at(tmp_path)
    (tmp_path / "package.json").write_text('{"version": "0.1"}')
    with pytest.raises(BadOption, match=r"version 0\.1 of pyodide"):
        pyodide_at(tmp_path)
    with pytest.raises(BadOption, match="Something lies in"):
        write(tmp_path, tmp_path, lambda _: None)
    for nowhere in (tmp_path / "package.json", tmp_path / "package.json" / "site"):
        with pytest.raises(BadOption, match=r"package.json\S* cannot be written: "):
            write(nowhere, tmp_path, lambda _: None)


@pytest.mark.slow
@pytest.mark.parametrize("base", ["/", "sub", "/sub/", "/a/b"])
def test_page_for_missing_addresses_leads_to_where_the_folder_lies(tmp_path: Path, base: str) -> None:
    if not (pages.BUILT / "index.html").is_file():
        pytest.skip("the page is not built here")
    shutil.copytree(pages.BUILT, tmp_path, dirs_exist_ok=True)
    write_pages(tmp_path, base)
    links = re.findall(r'="(/[^"]*)"', (tmp_path / "404.html").read_text("utf-8"))
    top = f"/{base.strip('/')}/".replace("//", "/")
    lost = [link for link in links if not (tmp_path / link.removeprefix(top)).is_file()]
    assert lost == [f"{top}rules/index.html"]  # which is written with the books
    assert len(links) > 5


def test_games_of_which_too_few_hands_were_prepared_are_named() -> None:
    many = dict.fromkeys(GAMES, 3)
    assert short(many, 3) == []
    del many["faro"]
    faro, skin = short(many | {"skin": 2}, 3)
    assert (faro[:12], skin[:12]) == ("of faro 0 of", "of skin 2 of")


def test_what_a_page_cannot_work_out_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled() -> None:
        raise ModuleNotFoundError("numba")

    with pytest.raises(ModuleNotFoundError):
        threads.tried(compiled)
    monkeypatch.setattr(threads, "are_here", lambda: False)
    with pytest.raises(BadOption, match="keep a house"):
        threads.tried(compiled)
