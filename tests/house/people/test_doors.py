"""Who comes in, and how much of the house anybody can take up: promises A2 and A3."""

import http.client
import json
import logging
import math
import os
import random
import re
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from urllib.parse import urlsplit

import httpx
import pytest
from throttled import utils
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lansquenet.house.people import accounts
from lansquenet.house.rooms import viewers
from lansquenet.house.web import allowance, gateway, patience
from lansquenet.house.web.allowance import RATES, Allowance, Hearing
from lansquenet.house.web.gateway import Doors
from servers import Served, serving
from visitors import SOON, Seat, Visitor, company, nearby

SOAK = bool(os.environ.get("LANSQUENET_SOAK"))


@pytest.fixture(scope="module")
def open_house(tmp_path_factory) -> Iterator[Served]:
    """A real house that these tests share."""
    with serving(tmp_path_factory.mktemp("doors") / "house") as house:
        yield house


# -- A2: where a page comes from


def hostile(host: str, port: int) -> list[list[str]]:
    """Origins of pages that are none of the house's at http://host:port, as the headers have them."""
    own = f"http://{host}:{port}"
    single = [
        "null",
        "",
        " ",
        "*",
        "http://",
        "http://evil.example",
        f"http://evil.example:{port}",
        f"https://{host}:{port}",
        f"http://{host}",
        f"http://{host}:{port + 1}",
        f"http://{host}:{port}0",
        f"http://sub.{host}:{port}",
        f"http://evil{host}:{port}",
        f"http://{host}.evil.example:{port}",
        f"http://{host}.:{port}",
        f"http://localhost:{port}",
        f"http://[::1]:{port}",
        f"http://2130706433:{port}",
        f"HTTP://{host}:{port}",
        f"ws://{host}:{port}",
        f"file://{host}:{port}",
        f"ftp://{host}:{port}",
        f"//{host}:{port}",
        f"{host}:{port}",
        own + "/",
        own + "/t/ABCDEF",
        own + "?",
        own + "#",
        f"http://user@{host}:{port}",
        f"http://{host}:{port}@evil.example",
        f"http://evil.example#{host}:{port}",
        f"http://evil.example\\@{host}:{port}",
        own + " http://evil.example",
        own + ", " + own,
        own + "\t",
    ]
    double = [[own, own], [own, "http://evil.example"], ["http://evil.example", own], ["", own]]
    return [[origin] for origin in single if origin.strip() != own] + double


def status(url: str, method: str, path: str, headers: list[tuple[str, str]], body: str = "") -> int:
    """The status of one request with exactly these headers; 101 for an upgrade."""
    where = urlsplit(url)
    with closing(http.client.HTTPConnection(where.hostname or "", where.port, timeout=SOON)) as wire:
        wire.putrequest(method, path, skip_accept_encoding=True)
        for name, value in [*headers, ("Content-Length", str(len(body)))][: None if body else -1]:
            wire.putheader(name, value)
        wire.endheaders(body.encode())
        return wire.getresponse().status


UPGRADE = [
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
]


def shaken(url: str, *origins: str) -> int:
    """How a house answers the upgrade of a page with these origins."""
    return status(url, "GET", "/ws", UPGRADE + [("Origin", origin) for origin in origins])


def asked(url: str, *origins: str) -> int:
    """How a house answers somebody who comes in by a page with these origins."""
    headers = [("Content-Type", "application/json")] + [("Origin", origin) for origin in origins]
    return status(url, "POST", "/api/guests", headers, json.dumps({"name": "Eve"}))


def let_in(ask: Callable[..., int], house: Served) -> list[list[str]]:
    """The hostile origins that are not refused; two at once are not even a request."""
    found = {tuple(origins): ask(house.url, *origins) for origins in hostile("127.0.0.1", house.port)}
    refused = {origins: (403,) if len(origins) == 1 else (400, 403) for origins in found}
    return [[*origins] for origins, answer in found.items() if answer not in refused[origins]]


@pytest.mark.slow
def test_hostile_origins_are_refused_before_the_upgrade(open_house: Served) -> None:
    """A2: each gets 403, or 400, and none gets as far as a socket."""
    assert len(hostile("127.0.0.1", 1)) >= 30
    assert let_in(shaken, open_house) == []


@pytest.mark.slow
def test_hostile_origins_change_nothing_over_http(open_house: Served) -> None:
    """A2"""
    assert let_in(asked, open_house) == []


@pytest.mark.slow
def test_house_lets_its_own_page_in_and_programs_that_have_none(open_house: Served) -> None:
    """A2, the control: what is refused above is refused for its origin."""
    assert shaken(open_house.url, open_house.url) == 101
    assert shaken(open_house.url) == 101
    assert asked(open_house.url, open_house.url) == 200
    assert asked(open_house.url) == 200


@pytest.mark.slow
def test_door_that_looks_for_a_part_of_its_name_is_found_out(tmp_path, monkeypatch) -> None:
    """A2, the control: a usual mistake lets some of these pages in."""

    def careless(doors: Doors, asked) -> bool:
        host = asked.headers["host"].split(":")[0]
        return all(host in origin for origin in asked.headers.getlist("origin"))

    monkeypatch.setattr(Doors, "is_ours", careless)
    with nearby(tmp_path / "house") as url:
        port = urlsplit(url).port or 0
        wrong = [origins for origins in hostile("127.0.0.1", port) if shaken(url, *origins) != 403]
    assert len(wrong) > 10


@pytest.mark.slow
def test_page_named_by_the_host_may_connect(tmp_path) -> None:
    """A2: `--origin`, for a page that is served from elsewhere."""
    page = "https://cards.example"
    with nearby(tmp_path / "house", origins=frozenset([page])) as url:
        assert shaken(url, page) == 101
        assert shaken(url, page + ".evil.example") == 403
        assert shaken(url, page, page) in (400, 403)


def test_scheme_is_the_one_that_a_trusted_proxy_names(open_house: Served) -> None:
    """A2: behind TLS the page of the house is an https page, and an http page is none of it."""
    secure = [("X-Forwarded-Proto", "https"), ("Host", "cards.example")]
    where = urlsplit(open_house.url)
    for origin, expected in (("https://cards.example", 101), ("http://cards.example", 403)):
        with closing(http.client.HTTPConnection(where.hostname or "", where.port, timeout=SOON)) as wire:
            wire.putrequest("GET", "/ws", skip_host=True)
            for name, value in [*secure, *UPGRADE, ("Origin", origin)]:
                wire.putheader(name, value)
            wire.endheaders()
            assert wire.getresponse().status == expected


# -- A2: tickets, cookies, headers


@pytest.mark.slow
def test_ticket_lets_one_connection_in(open_house: Served) -> None:
    """A2: the second one that shows it is sent away."""
    with Visitor(open_house.url, "Ann") as ann:
        table = ann.opens()
        ticket = ann.ticket(table)
        assert ann.comes(table, ticket=ticket).hears("welcome")["you"] == ann.id
        assert ann.comes(table, ticket=ticket).hears("bye")["code"] == "bad_ticket"


@pytest.mark.slow
def test_ticket_is_good_for_half_a_minute(tmp_path, monkeypatch) -> None:
    """A2"""
    assert accounts.TICKET_SECONDS == 30
    monkeypatch.setattr(accounts, "TICKET_SECONDS", 0.2)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        table = ann.opens()
        old = ann.ticket(table)
        time.sleep(0.3)
        monkeypatch.setattr(accounts, "TICKET_SECONDS", SOON)
        new = ann.ticket(table)
        assert ann.comes(table, ticket=old).hears("bye")["code"] == "bad_ticket"
        assert ann.comes(table, ticket=new).hears("welcome")["table"] == table


@pytest.mark.slow
def test_ticket_opens_its_own_table_alone(open_house: Served) -> None:
    with company(open_house.url, "Ann") as (ann,):
        first, second = ann.opens(), ann.opens()
        assert (
            ann.comes(second, ticket=ann.ticket(first)).hears("bye")["text"]
            == "This ticket is for another table."
        )
        assert ann.comes(first, ticket=ann.ticket(first)).hears("welcome")["table"] == first


@pytest.mark.slow
def test_ticket_makes_nobody_else_of_you(open_house: Served) -> None:
    """A2: whoever shows it is the one who asked for it, and without one nobody comes in."""
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        assert ben.comes(table, ticket=ann.ticket(table)).hears("welcome")["you"] == ann.id
        for nonsense in ("", "x", ann.session, "0" * 200):
            assert ben.comes(table, ticket=nonsense).hears("bye")["code"] == "bad_ticket"
        stranger = httpx.post(f"{open_house.url}/api/tables/{table}/ticket")
        assert stranger.status_code == 401


@pytest.mark.slow
def test_cookie_is_kept_from_scripts_and_from_other_sites(open_house: Served) -> None:
    """A2: HttpOnly and SameSite=Strict, and Secure where the page came over TLS."""
    plain = httpx.post(f"{open_house.url}/api/guests", json={"name": "Ann"})
    secure = httpx.post(
        f"{open_house.url}/api/guests", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"}
    )
    words = [set(re.split("; ?", answer.headers["set-cookie"].lower())) for answer in (plain, secure)]
    assert all({"httponly", "samesite=strict", "path=/"} <= found for found in words)
    assert ["secure" in found for found in words] == [False, True]
    assert [answer.headers["set-cookie"].partition("=")[0] for answer in (plain, secure)] == [
        "lansquenet",
        "__Host-lansquenet",
    ]
    asked = {"X-Forwarded-Proto": "https", "Cookie": secure.headers["set-cookie"].partition(";")[0]}
    me = httpx.get(f"{open_house.url}/api/me", headers=asked)
    assert me.json()["id"] == secure.json()["id"]
    assert me.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in plain.headers


@pytest.mark.slow
def test_cookie_of_somebody_else_cannot_be_made_up(open_house: Served) -> None:
    """A2: a session that has been touched is none."""
    with Visitor(open_house.url, "Ann") as ann:
        good = {"authorization": f"Bearer {ann.session}"}
        assert httpx.get(f"{open_house.url}/api/me", headers=good).status_code == 200
        for at in range(0, len(ann.session), 7):
            letter = "A" if ann.session[at] != "A" else "B"
            bad = ann.session[:at] + letter + ann.session[at + 1 :]
            answer = httpx.get(f"{open_house.url}/api/me", headers={"authorization": f"Bearer {bad}"})
            assert answer.status_code == 401


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    ["/", "/t/ABCDEF", "/verifier", "/healthz", "/readyz", "/metrics", "/api/games", "/api/me", "/api/none"],
)
def test_every_answer_keeps_other_sites_out(open_house: Served, path: str) -> None:
    """A2: no page of another site may frame it, sniff in it or run a script in it."""
    found = httpx.get(open_house.url + path).headers
    assert "default-src 'none'" in found["content-security-policy"]
    assert "frame-ancestors 'none'" in found["content-security-policy"]
    assert found["x-content-type-options"] == "nosniff"
    assert found["cross-origin-opener-policy"] == "same-origin"
    assert found["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in found
    assert "server" not in found


@pytest.mark.slow
def test_password_cannot_be_tried_without_end(tmp_path) -> None:
    """A3: after ten tries an address has to wait; the counter is by address, as a proxy names it."""
    guess = {"name": "Ann", "password": "wrong wrong"}
    tried: list[httpx.Response] = []
    with nearby(tmp_path / "house", leeway=1) as url:
        while len(tried) < 60 and (not tried or tried[-1].status_code == 401):
            one = {"X-Forwarded-For": "192.0.2.1"}
            tried.append(httpx.post(f"{url}/api/login", json=guess, headers=one))
        assert len(tried) > 10
        assert tried[-1].status_code == 429
        assert tried[-1].json()["code"] == "too_often"
        assert 1 <= int(tried[-1].headers["retry-after"]) <= 5
        other = httpx.post(f"{url}/api/login", json=guess, headers={"X-Forwarded-For": "192.0.2.2"})
        assert other.status_code == 401


# -- A3: how much, how fast, how many


@pytest.mark.slow
def test_message_of_more_than_eight_kibibytes_is_refused(open_house: Served) -> None:
    """A3: one byte less is read; the connection stays, and the next message counts."""
    with Visitor(open_house.url, "Ann") as ann:
        seat = ann.comes(ann.opens()).sits()
        for size, code in ((8192, "bad_message"), (8193, "too_long"), (12_000, "too_long")):
            seat.socket.send("x" * size)
            assert seat.refused() == code
        seat.socket.send("ü" * 4097)
        assert seat.refused() == "too_long"
        seat.say("say", text="still here")
        assert seat.hears("talk")["text"] == "still here"


@pytest.mark.slow
def test_message_without_end_ends_the_connection(open_house: Served) -> None:
    """A3: what is twice as long as it may be is not even taken in."""
    with Visitor(open_house.url, "Ann") as ann:
        seat = ann.comes(ann.opens())
        seat.hears("room")
        seat.socket.send("x" * 1_000_000)
        assert seat.closes() == 1009


def test_thirty_messages_at_once_and_ten_a_second_are_heard(monkeypatch) -> None:
    """A3, by a clock of its own; in every house, however much leeway it gives."""
    now = [100.0]
    monkeypatch.setattr(utils, "now_mono_f", lambda: now[0])
    hearing, other = Hearing(spending := Allowance(leeway=1000)), Hearing(spending)

    def taken(at: float, tries: int = 100) -> int:
        now[0] = at
        return sum(hearing.takes() for _ in range(tries))

    assert taken(100.0) == 30
    assert taken(101.001) == 10
    assert sum(taken(101.001 + n / 20, 1) for n in range(1, 101)) == 50
    assert taken(1100.0) == 30
    assert other.takes()


@pytest.mark.slow
def test_flood_is_refused_by_name_and_then_cut(open_house: Served) -> None:
    """A3: thirty are heard, the others are not, and who goes on is told to go."""
    with Visitor(open_house.url, "Ann") as ann:
        seat = ann.comes(ann.opens()).sits()
        seat.hears("ack")
        for n in range(90):
            seat.say("say", text=f"{n}")
        seat.say("say", text="last")
        with pytest.raises(TimeoutError):
            seat.hears("refuse", 0.5, code="none")
        talks = [message for message in seat.heard if message["type"] == "talk"]
        assert 25 <= len(talks) <= 40
        assert {m["code"] for m in seat.heard if m["type"] == "refuse"} == {"too_fast"}
        for n in range(60):
            seat.say("say", text=f"{n}")
        assert seat.hears("bye")["code"] == "too_fast"
        assert seat.closes() == 4000


@pytest.mark.slow
def test_house_without_the_limit_lets_a_flood_through(tmp_path, monkeypatch) -> None:
    """A3, the control."""
    monkeypatch.setattr(Hearing, "takes", lambda hearing: True)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        seat = ann.comes(ann.opens()).sits()
        for n in range(100):
            seat.say("say", text=f"{n}")
        assert seat.hears("talk", text="99")


@pytest.mark.slow
def test_flood_over_http_is_refused_too(open_house: Served) -> None:
    """A3: what a socket may not, a program that posts its messages may not either."""
    with Visitor(open_house.url, "Ann") as ann:
        table = ann.opens()
        said = {"type": "rise"}
        heard = 0
        answer = ann.http.post(f"/api/tables/{table}/messages", json=said)
        while answer.status_code == 200 and heard < 1000:
            heard += 1
            answer = ann.http.post(f"/api/tables/{table}/messages", json=said)
        assert heard >= 30
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


@pytest.mark.slow
def test_address_has_twenty_sockets_and_another_address_its_own(tmp_path) -> None:
    """A3: as a proxy that is trusted names the address; the twenty-first is refused before the upgrade."""
    with serving(tmp_path / "house", "--sockets", "20") as house, Visitor(house.url, "Ann") as ann:
        from_one = {"additional_headers": {"X-Forwarded-For": "192.0.2.1"}}
        opened = [ann.knocks(**from_one) for _ in range(20)]
        with pytest.raises(InvalidStatus) as refused:
            ann.knocks(**from_one)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "5")
        assert json.loads(answer.body)["code"] == "too_often"
        ann.knocks(additional_headers={"X-Forwarded-For": "192.0.2.2"})
        opened[0].close()
        _eventually(lambda: ann.knocks(**from_one))
        with pytest.raises(InvalidStatus):
            ann.knocks(**from_one)


@pytest.mark.slow
def test_socket_that_is_asked_for_too_often_hears_when_to_come_again(tmp_path, monkeypatch, caplog) -> None:
    """A3: as all else that is asked for too often; what is not for a page is forbidden for good.

    To refuse somebody is no error of the house, and its log says nothing of it.
    """
    monkeypatch.setattr(allowance, "HELD_SECONDS", 0.01)
    monkeypatch.setitem(RATES, "requests", RATES["requests"]._replace(address=5, seconds=5000))
    with nearby(tmp_path / "house", leeway=1.0) as url:
        assert shaken(url, "http://evil.example") == 403
        knock = partial(connect, f"{url.replace('http', 'ws', 1)}/ws", compression=None)
        for _ in range(4):
            with knock():
                pass
        with pytest.raises(InvalidStatus) as refused, knock():
            pass
        answer = refused.value.response
        assert answer.status_code == 429
        assert 900 < int(answer.headers["Retry-After"]) <= 1000
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]


@pytest.mark.slow
def test_who_gives_up_before_being_refused_is_no_error_of_the_house(tmp_path, monkeypatch, caplog) -> None:
    """A3: who has gone when the answer would leave, be it a socket that was to be refused or let in."""
    monkeypatch.setattr(allowance, "HELD_SECONDS", 0.3)
    monkeypatch.setitem(RATES, "requests", RATES["requests"]._replace(address=1, seconds=50))
    with nearby(tmp_path / "house", leeway=1.0) as url:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", urlsplit(url).port)) as away:
                lines = ["GET /ws HTTP/1.1", "Host: x", *(f"{name}: {said}" for name, said in UPGRADE)]
                away.sendall("\r\n".join([*lines, "", ""]).encode())
        time.sleep(0.5)
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]


@pytest.mark.slow
def test_address_that_nobody_trusts_cannot_pass_for_others(tmp_path, monkeypatch) -> None:
    """A3: what a client says of its own address counts for nothing."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.9")
    with serving(tmp_path / "house", "--sockets", "1") as house, Visitor(house.url, "Ann") as ann:
        ann.knocks(additional_headers={"X-Forwarded-For": "192.0.2.1"})
        with pytest.raises(InvalidStatus):
            ann.knocks(additional_headers={"X-Forwarded-For": "192.0.2.2"})


def _eventually(act: Callable[[], object]) -> None:
    """Try until it can be done."""
    end = time.monotonic() + SOON
    while True:
        try:
            act()
            return
        except InvalidStatus:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


@pytest.mark.slow
def test_stream_counts_as_a_connection(tmp_path) -> None:
    """A3"""
    with nearby(tmp_path / "house", sockets=1) as url, Visitor(url, "Ann") as ann:
        table = ann.opens()
        with ann.http.stream("GET", f"/api/tables/{table}/stream") as first:
            lines = first.iter_lines()
            next(lines)
            assert ann.http.get(f"/api/tables/{table}/stream").status_code == 429


@pytest.mark.slow
def test_silence_before_hello_ends_the_connection(tmp_path, monkeypatch) -> None:
    """A3: ten seconds, here fewer; so does anything that is not hello."""
    assert gateway.HELLO_SECONDS == 10
    monkeypatch.setattr(gateway, "HELLO_SECONDS", 0.3)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        table = ann.opens()
        begun = time.monotonic()
        assert Seat(ann.knocks(), table).hears("bye")["code"] == "no_hello"
        assert time.monotonic() - begun < SOON / 2
        seat = Seat(ann.knocks(), table)
        seat.say("sit")
        assert seat.hears("bye")["code"] == "no_hello"


@pytest.mark.long
@pytest.mark.slow
def test_slow_reader_is_cut_and_the_table_plays_on(tmp_path, monkeypatch) -> None:
    """A3: who does not read is told so, or simply gone; nobody waits."""
    monkeypatch.setattr(viewers, "DEEPEST", 32)
    monkeypatch.setattr(gateway, "SEND_SECONDS", 0.5)
    with nearby(tmp_path / "house", buffer=4096) as url, Visitor(url, "Ann") as ann:
        table = ann.opens("loo", seats=5, fill=True, chips=1_000_000)
        with _asleep(ann, table) as asleep:
            seat = ann.comes(table)
            seat.say("manage", what="start")
            begun = time.monotonic()
            while _watching(seat) > 1 and time.monotonic() < begun + 60:
                pass
            assert _watching(seat) <= 1
            assert _ended(asleep)
        assert seat.hears("state")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["socket", "stream"])
def test_who_never_reads_is_not_counted_for_ever(tmp_path, monkeypatch, way: str) -> None:
    """Its connection is cut, though what was sent last is never taken, and its place is free again."""
    assert patience.STILL_SECONDS == 20
    monkeypatch.setattr(patience, "STILL_SECONDS", 0.5)
    with nearby(tmp_path / "house", buffer=4096) as url, Visitor(url, "Ann") as ann:
        table = ann.opens("loo", seats=5, fill=True, chips=1_000_000)
        with (_asleep if way == "socket" else _asleep_at_stream)(ann, table):
            seat = ann.comes(table)
            seat.say("manage", what="start")
            most = 0
            while (now := _connections(ann)) != 1 or most < 2:
                most = max(most, now)
                seat.next()
        assert seat.hears("state")


def _connections(visitor: Visitor) -> int:
    """How many connections to tables the house counts."""
    lines = visitor.http.get("/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("lansquenet_sockets")).split()[1]))


@contextmanager
def _asleep_at_stream(visitor: Visitor, table: str) -> Iterator[socket.socket]:
    """A stream of which nothing is read but that it begins."""
    where = urlsplit(visitor.url)
    with socket.socket() as wire, Visitor(visitor.url, "Sleeper") as other:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.connect((where.hostname, where.port))
        bearer = f"Authorization: Bearer {other.session}"
        wire.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {where.netloc}\r\n{bearer}\r\n\r\n".encode()
        )
        assert b" 200 " in wire.recv(20)
        yield wire


@contextmanager
def _asleep(visitor: Visitor, table: str) -> Iterator[socket.socket]:
    """A connection that is greeted, and then reads nothing any more."""
    where = urlsplit(visitor.url)
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.connect((where.hostname, where.port))
        wire.sendall(_handshake(where.netloc))
        assert b" 101 " in wire.recv(4096)
        other = Visitor(visitor.url, "Sleeper")
        hello = {"type": "hello", "table": table, "ticket": other.ticket(table)}
        other.http.close()
        wire.sendall(framed(1, json.dumps(hello).encode()))
        yield wire


def _watching(seat: Seat) -> int:
    """How many look on, by the last that was heard of it."""
    seat.next()
    rooms = [message for message in seat.heard if message["type"] == "room"]
    del seat.heard[:-1]
    seat.heard += rooms[-1:]
    return rooms[-1]["watching"] if rooms else 99


def _ended(wire: socket.socket) -> bool:
    """Whether the other side has closed, once all that it sent is read."""
    wire.settimeout(SOON)
    try:
        while wire.recv(65_536):
            pass
    except ConnectionResetError:
        return True
    return True


# -- A3: frames that are none


def _handshake(host: str) -> bytes:
    lines = ["GET /ws HTTP/1.1", f"Host: {host}", *(f"{name}: {value}" for name, value in UPGRADE)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def framed(
    opcode: int, data: bytes, fin: bool = True, mask: bytes | None = b"\1\2\3\4", size: int = -1, rsv: int = 0
) -> bytes:
    """A frame of the WebSocket protocol, right or wrong."""
    size = len(data) if size < 0 else size
    head = bytes([fin << 7 | rsv << 4 | opcode])
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if mask else data
    return head + (mask or b"") + masked


def nonsense(dice: random.Random) -> bytes:
    """Something that no client sends."""
    data = dice.randbytes(dice.choice([0, 1, 5, 125, 126, 200]))
    return dice.choice(
        [
            framed(dice.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), data),
            framed(1, data, mask=None),
            framed(1, data, rsv=dice.randrange(1, 8)),
            framed(1, b"\xff\xfe\xfd" + data),
            framed(1, data, size=1 << 62),
            framed(1, data, size=20_000),
            framed(0, data),
            framed(9, data + b"x" * 126),
            framed(8, data[:1]),
            framed(8, struct.pack(">H", dice.choice([0, 999, 1005, 1006, 5000])) + data[:5]),
            framed(1, data, fin=False) + framed(1, data),
            framed(2, data),
            dice.randbytes(dice.randrange(1, 300)),
        ]
    )


def thrown(url: str, said: list[bytes], waits: float = 0.0) -> None:
    """Open a socket, send this, and go."""
    where = urlsplit(url)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=SOON) as wire:
        wire.sendall(_handshake(where.netloc))
        wire.recv(4096)
        for data in said:
            try:
                wire.sendall(data)
            except OSError:
                return
        time.sleep(waits)


@pytest.mark.slow
def test_broken_frames_hurt_nobody(open_house: Served) -> None:
    """A3: bad opcodes, masks, lengths, closes and plain noise, before and after hello."""
    dice = random.Random(5)
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        seats = [ann.comes(table).sits(), ben.comes(table).sits()]
        for n in range(2000 if SOAK else 200):
            hello = {"type": "hello", "table": table, "ticket": ann.ticket(table) if n % 4 == 0 else "x"}
            first = [framed(1, json.dumps(hello).encode())] if n % 2 else []
            thrown(open_house.url, first + [nonsense(dice) for _ in range(dice.randrange(1, 4))])
        for seat in seats:
            seat.say("say", text="and on")
            assert seat.hears("talk", text="and on")
    assert "Traceback" not in open_house.words
    assert "Exception in ASGI" not in open_house.words
    assert "a fault of the house" not in open_house.words


@pytest.mark.slow
def test_half_open_connections_keep_nobody_out(open_house: Served) -> None:
    """A3: who never ends its request, and who stops in the middle of a frame."""
    where = urlsplit(open_house.url)
    wires = [socket.create_connection((where.hostname or "", where.port or 0)) for _ in range(50)]
    try:
        for n, wire in enumerate(wires):
            whole = _handshake(where.netloc)
            wire.sendall(whole[: len(whole) // 2] if n % 2 else whole + framed(1, b"x" * 500)[:50])
        with Visitor(open_house.url, "Ann") as ann:
            assert ann.comes(ann.opens()).hears("welcome")
    finally:
        for wire in wires:
            wire.close()


# -- A3: those who sit at other tables


class Neighbours:
    """Two who play at a table of their own, and how long each act takes to be acknowledged."""

    def __init__(self, url: str) -> None:
        self.people = [Visitor(url, name) for name in ("Cat", "Dan")]
        self.table = self.people[0].opens("zecchinetta", chips=1_000_000)
        self.delays: list[float] = []
        self.done = threading.Event()
        self.threads = [threading.Thread(target=self._play, args=(who,)) for who in self.people]

    def _play(self, who: Visitor) -> None:
        seat = who.comes(self.table).sits()
        while not self.done.is_set():
            try:
                state = seat.asked(1)
            except TimeoutError:
                continue
            time.sleep(0.15)  # a connection may say ten things a second
            begun, offer = time.perf_counter(), state["offer"]
            id = seat.act(state, offer["choices"][0]["action"] if offer["choices"] else offer["least"])
            seat.hears("ack", id=id)
            self.delays.append(time.perf_counter() - begun)

    def __enter__(self) -> "Neighbours":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *wrong: object) -> None:
        self.done.set()
        for thread, who in zip(self.threads, self.people, strict=True):
            thread.join(SOON)
            who.__exit__(None, None, None)

    def measured(self, seconds: float) -> float:
        """The 99th percentile of the delays within so many seconds from now."""
        self.delays.clear()
        time.sleep(seconds)
        found = sorted(self.delays)
        return found[math.ceil(0.99 * len(found)) - 1]


@contextmanager
def flooded(url: str, table: str, floods: int) -> Iterator[list[int]]:
    """Connections that say as much as they can to another table, and come again when they are cut."""
    sent, done = [0], threading.Event()

    def flood(n: int) -> None:
        with Visitor(url, f"Flood {n}") as who:
            while not done.is_set():
                seat = who.comes(table)
                try:
                    while not done.is_set():
                        seat.say("say", text="x" * 150)
                        sent[0] += 1
                        time.sleep(0.002)
                except ConnectionClosed:
                    pass

    threads = [threading.Thread(target=flood, args=(n,)) for n in range(floods)]
    for thread in threads:
        thread.start()
    try:
        yield sent
    finally:
        done.set()
        for thread in threads:
            thread.join(SOON)


@pytest.mark.slow
def test_flood_at_one_table_does_not_slow_down_another(open_house: Served) -> None:
    """A3: the 99th percentile stays under twice its quiet value (`make soak`), or a second."""
    with Neighbours(open_house.url) as neighbours, Visitor(open_house.url, "Ann") as ann:
        time.sleep(1)
        quiet = neighbours.measured(8 if SOAK else 4)
        with flooded(open_house.url, ann.opens(seats=4), 2) as sent:
            time.sleep(0.5)
            loud = neighbours.measured(8 if SOAK else 4)
        assert sent[0] > 500
        told = f"{1000 * quiet:.1f} ms quiet, {1000 * loud:.1f} ms flooded"
        assert loud <= (max(2 * quiet, 0.06) if SOAK else max(4 * quiet, 1.0)), told
