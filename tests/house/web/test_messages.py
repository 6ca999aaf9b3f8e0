"""The messages of the protocol: what is none is answered as such, whatever it is (promise A5)."""

import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from pydantic import TypeAdapter

from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.web import gateway
from servers import Served, serving
from visitors import Seat, Visitor, company

SOAK = bool(os.environ.get("LANSQUENET_SOAK"))
MANY = settings(
    max_examples=20_000 if SOAK else 200,
    deadline=None,
    derandomize=not SOAK,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
GOOD: list[dict[str, Any]] = [
    {"type": "hello", "table": "t", "ticket": "x", "hand": 1, "seq": 2},
    {"type": "sit", "chair": 3},
    {"type": "rise"},
    {"type": "sit_out"},
    {"type": "come_back"},
    {"type": "act", "id": "a1", "hand": 1, "seq": 4, "action": 0},
    {"type": "more_time"},
    {"type": "ready", "hand": 3},
    {"type": "hurry"},
    {"type": "promise", "session": "t/1", "key": "0b" * 32, "head": "0a" * 32},
    {"type": "share", "window": 0, "void": 0, "share": "ff" * 32, "signature": "0c" * 64},
    {"type": "say", "text": "hello"},
    {"type": "phrase", "phrase": "well_played"},
    {"type": "manage", "what": "pause"},
    {"type": "remove", "chair": 0},
    {"type": "add_bot", "bot": "bold", "chair": None},
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def schema() -> dict[str, Any]:
    """The schema of what a client may say, as it is published."""
    found: dict[str, Any] = say.CLIENT.json_schema()
    return found


def from_schema(part: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What this part of a schema allows."""
    match part:
        case {"const": value}:
            return st.just(value)
        case {"enum": values}:
            return st.sampled_from(values)
        case {"anyOf": parts} | {"oneOf": parts}:
            return st.one_of([from_schema(each) for each in parts])
        case {"$ref": name}:
            return from_schema(schema()["$defs"][name.rpartition("/")[2]])
        case {"type": "string", "pattern": pattern}:
            longest = part.get("maxLength", 1000)
            return st.from_regex(pattern.replace("$", r"\Z")).filter(lambda text: len(text) <= longest)
        case {"type": "string"}:
            return st.text(min_size=part.get("minLength", 0), max_size=part["maxLength"])
        case {"type": "integer"}:
            return st.integers(part["minimum"], part.get("maximum", 10**9))
        case {"type": "null"}:
            return st.none()
        case {"type": "object", "properties": fields}:
            wanted = {name: from_schema(field) for name, field in fields.items()}
            needed = {
                name: each for name, each in wanted.items() if name in (*part.get("required", ()), "type")
            }
            return st.fixed_dictionaries(
                needed, optional={n: e for n, e in wanted.items() if n not in needed}
            )
    raise NotImplementedError(part)


def answer(text: str | bytes) -> str:
    """What the codec makes of this: the type of a message, or the name of its refusal."""
    try:
        return str(gateway.understood(text).type)
    except HouseRefuses as wrong:
        return wrong.code if str(wrong) else "nothing is said"


@pytest.mark.parametrize("message", GOOD, ids=lambda message: message["type"])
def test_each_message_is_understood(message: dict[str, Any]) -> None:
    """A5, the control: what is refused below is not refused for nothing."""
    assert answer(json.dumps(message)) == message["type"]


def test_every_type_of_message_is_among_those_tried() -> None:
    types = {
        kind["properties"]["type"]["const"]
        for kind in schema()["$defs"].values()
        if "type" in kind["properties"]
    }
    assert {message["type"] for message in GOOD} >= types - {"sit_out", "come_back"}


@pytest.mark.slow
@MANY
@given(from_schema(schema()))
def test_what_the_schema_allows_is_a_message(message: dict[str, Any]) -> None:
    """A5: the codec refuses nothing that the published schema allows."""
    assert answer(json.dumps(message)) == message["type"]


@pytest.mark.slow
@MANY
@given(st.sampled_from(GOOD), st.data())
def test_message_with_one_field_changed_is_understood_or_refused(
    message: dict[str, Any], data: st.DataObject
) -> None:
    """A5"""
    name = data.draw(st.sampled_from([*message, "surprise"]))
    assert answer(json.dumps(message | {name: data.draw(JSON)})) in (message["type"], "bad_message")


@pytest.mark.parametrize("message", GOOD, ids=lambda message: message["type"])
def test_field_that_nobody_knows_is_refused(message: dict[str, Any]) -> None:
    """A5"""
    assert answer(json.dumps(message | {"surprise": 1})) == "bad_message"


@pytest.mark.slow
@MANY
@given(st.sampled_from(GOOD), st.randoms(use_true_random=False))
def test_message_with_some_bytes_changed_is_understood_or_refused(
    message: dict[str, Any], dice: random.Random
) -> None:
    """A5: flipped, dropped, doubled and cut."""
    data = bytearray(json.dumps(message).encode())
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(data) or 1)
        match dice.randrange(4) if data else 3:
            case 0:
                data[at] ^= 1 << dice.randrange(8)
            case 1:
                del data[at]
            case 2:
                data[at:at] = data[at : at + dice.randrange(1, 20)]
            case 3:
                del data[at:]
    assert answer(bytes(data)) in (message["type"], "bad_message")


@pytest.mark.slow
@MANY
@given(st.binary(max_size=300) | st.text(max_size=300) | JSON.map(json.dumps))
def test_noise_is_refused(noise: str | bytes) -> None:
    """A5: bytes, text and JSON that is no message."""
    assert answer(noise) == "bad_message"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        '{"type":"act"',
        '{"type":"nobody"}',
        '{"type":["sit"]}',
        '{"type":"sit","type":"rise","chair":1}',
        '{"type":"act","id":"a","hand":1,"seq":1,"action":1e400}',
        '{"type":"act","id":"a","hand":1,"seq":1,"action":NaN}',
        '{"type":"act","id":"a","hand":1,"seq":1,"action":99999999999999999999999}',
        '{"type":"act","id":"a","hand":-1,"seq":1,"action":1}',
        '{"type":"act","id":"","hand":1,"seq":1,"action":1}',
        '{"type":"act","id":"a b","hand":1,"seq":1,"action":1}',
        '{"type":"act","id":"' + "a" * 41 + '","hand":1,"seq":1,"action":1}',
        '{"type":"say","text":""}',
        '{"type":"say","text":"\\ud800"}',
        '{"type":"sit","chair":12}',
        '{"type":"sit","chair":1.5}',
        '{"type":"promise","session":"t/1","key":"' + "0b" * 32 + '","head":"' + "A" * 64 + '"}',
        '{"type":"share","share":"00"}',
        '{"a":' * 900 + "1" + "}" * 900,
        "[" * 4000,
        "\ufeff{}",
        "\ud7ff" * 2,
    ],
)
def test_known_troublemakers_are_refused(text: str) -> None:
    """A5"""
    assert answer(text) == "bad_message"


def test_codec_that_lets_another_error_through_is_found(monkeypatch) -> None:
    """A5, the control."""

    class Careless(TypeAdapter[Any]):
        def validate_json(self, data: Any, **options: Any) -> Any:
            return json.loads(data)["type"]

    monkeypatch.setattr(say, "CLIENT", Careless(Any))
    with pytest.raises(KeyError):
        answer("{}")


def test_refusal_quotes_nothing_that_was_said() -> None:
    """A5: what is refused may be a secret that went astray."""
    secret = "c0ffee" * 10
    for text in (f'{{"type":"share","share":"{secret}"}}', f'{{"type":"hello","ticket":"{secret}"}}', secret):
        with pytest.raises(ValueError) as wrong:  # noqa: PT011 - the text is what matters
            say.heard(text)
        assert secret not in str(wrong.value)


# -- over a real socket


@pytest.fixture(scope="module")
def open_house(tmp_path_factory) -> Iterator[Served]:
    """A real house that these tests share."""
    with serving(tmp_path_factory.mktemp("messages") / "house") as house:
        yield house


@pytest.mark.slow
def test_socket_answers_nonsense_by_name_and_goes_on(open_house: Served) -> None:
    """A5: text and bytes alike."""
    dice = random.Random(3)
    with Visitor(open_house.url, "Ann") as ann:
        table = ann.opens()
        for _ in range(200 if SOAK else 4):
            seat = ann.comes(table)
            seat.hears("welcome")
            for _ in range(20):
                noise = dice.randbytes(dice.randrange(1, 200))
                seat.socket.send(noise if dice.random() < 0.5 else noise.decode("latin-1"))
                assert seat.refused() == "bad_message"
            seat.say("say", text="on")
            assert seat.hears("talk")["text"] == "on"
            seat.socket.close()


@pytest.mark.slow
def test_first_message_that_is_nonsense_ends_the_connection_by_name(open_house: Served) -> None:
    """A5"""
    with Visitor(open_house.url, "Ann") as ann:
        for noise in ("", "x", b"\x00\xff", '{"type":"hello"}', "x" * 9000):
            seat = Seat(ann.knocks(), "")
            seat.socket.send(noise)
            bye = seat.hears("bye")
            assert bye["code"] == ("too_long" if len(noise) > 8192 else "bad_message")
            assert seat.closes() == 4400


# -- every refusal by its name, and the table plays on


@pytest.mark.slow
def test_every_refusal_has_a_name_and_the_table_plays_on(open_house: Served) -> None:
    """Oversize, malformed, stale, out-of-turn and foreign messages; A5 and A3."""
    with company(open_house.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = ann.opens("zecchinetta", chips=1000)
        seats = [ann.comes(table).sits(), ben.comes(table).sits()]
        foreign = eve.comes(table)
        acting, waiting = _turn(seats)
        state = acting.asked()
        here = {"hand": state["hand"], "seq": state["seq"]}

        assert _said(acting, "x" * 9000) == "too_long"
        assert _said(acting, "{") == "bad_message"
        assert _said(acting, type="hello", table=table, ticket="x") == "bad_message"
        assert _said(acting, type="act", id="s1", action=0, hand=here["hand"], seq=here["seq"] - 1) == "stale"
        assert _said(acting, type="act", id="s2", action=0, hand=here["hand"], seq=here["seq"] + 1) == "stale"
        assert _said(acting, type="act", id="s3", action=0, hand=here["hand"] + 1, seq=1) == "stale"
        assert _said(acting, type="act", id="i1", action=999_999, **here) == "illegal"
        assert _said(acting, type="sit", chair=0) == "seated"
        share = {"window": 0, "void": 0, "share": "00" * 32, "signature": "00" * 64}
        assert _said(acting, type="share", **share) == "bad_share"
        promise = {"session": f"{table}/1", "key": "00" * 32, "head": "00" * 32}
        assert _said(acting, type="promise", **promise) == "bad_promise", "its key is of small order"
        assert _said(acting, type="promise", **promise | {"session": "x/9"}) == "bad_promise"
        assert _said(waiting, type="act", id="o1", action=0, **here) == "illegal"
        assert _said(foreign, type="act", id="f1", action=0, **here) == "not_seated"
        assert _said(foreign, type="rise") == "not_seated"
        assert _said(foreign, type="sit") == "no_chair"
        assert _said(foreign, type="manage", what="pause") == "not_host"
        assert _said(foreign, type="remove", chair=0) == "not_host"
        assert _said(foreign, type="add_bot") == "not_host"

        acting.state = state
        assert acting.plays(acting.asked())["again"] is False
        later, _ = _turn(seats)
        assert later.plays(later.asked())["again"] is False


def _said(seat: Seat, text: str = "", **message: Any) -> str:
    """How this is refused."""
    if text:
        seat.socket.send(text)
    else:
        seat.socket.send(json.dumps(message))
    return seat.refused()


def _turn(seats: list[Seat]) -> tuple[Seat, Seat]:
    """The seat that is to act, and the other."""
    for _ in range(400):
        for seat in seats:
            if seat.state and seat.state["offer"]:
                return seat, seats[1 - seats.index(seat)]
            try:
                seat.next(0.05)
            except TimeoutError:
                continue
    raise TimeoutError("nobody is asked")


@pytest.mark.slow
def test_refused_act_is_shown_the_table_as_it_stands(open_house: Served) -> None:
    """Who acts on what is past sees all of the present."""
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("zecchinetta")
        seats = [ann.comes(table).sits(), ben.comes(table).sits()]
        acting, _ = _turn(seats)
        state = acting.asked()
        acting.act(state, seq=0)
        assert acting.refused() == "stale"
        shown = acting.hears("state")
        assert shown["again"] is True
        assert (shown["hand"], shown["seq"]) == (state["hand"], state["seq"])


@pytest.mark.slow
def test_second_socket_with_a_broken_frame_ends_alone(open_house: Served) -> None:
    """A3: the same account plays on with its other socket."""
    with Visitor(open_house.url, "Ann") as ann:
        table = ann.opens()
        good, bad = ann.comes(table).sits(), ann.comes(table)
        bad.hears("welcome")
        bad.socket.send("x" * 20_000)  # too long, yet read whole: what is left unread resets a connection
        assert bad.closes() == 1009
        good.say("say", text="still here")
        assert good.hears("talk")["text"] == "still here"
