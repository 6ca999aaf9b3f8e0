"""Who connects and says nothing, or half of it: nobody else waits for that, and the log does not fill."""

import json
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import structlog

from lansquenet.cli.keeping import connections, log_lines
from lansquenet.cli.keeping.connections import Gate, Listener, places, protocols
from lansquenet.cli.keeping.log_lines import FIRST, MORE, Repeats, said
from lansquenet.house.web.allowance import visitor
from servers import Served, served, serving
from visitors import SOON, Visitor, nearby

__all__ = ["served"]
HALF = b"GET /readyz HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE = b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
UNFED = b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"


def wire(url: str, said: bytes = b"", host: str = "127.0.0.1") -> socket.socket:
    """A connection from this address on which this was said."""
    where = urlsplit(url)
    found = socket.create_connection((where.hostname or "", where.port or 0), SOON, (host, 0))
    found.sendall(said)
    return found


def is_closed(wire: socket.socket, within: float = SOON) -> bool:
    """Whether the other side ends this connection within some seconds."""
    wire.settimeout(within)
    try:
        while wire.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def heard(wire: socket.socket) -> bytes:
    """An answer that says that the house is ready, or whatever comes instead."""
    wire.settimeout(SOON)
    found = b""
    while part := wire.recv(4096):
        found += part
        if found.endswith((b"\r\n\r\nready\n", b"received.")):
            break
    return found


@contextmanager
def gated(folder: Path, each: int = 100, all: int = 1000) -> Iterator[tuple[str, Gate]]:
    """A house behind a gate that trusts no proxy."""
    gate = Gate(each, all, "192.0.2.9")
    with nearby(folder, protocols=protocols(gate)) as url:
        yield url, gate


def eventually(true: object) -> None:
    """Wait until this is so."""
    end = time.monotonic() + SOON
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("said", [b"", HALF, UNFED], ids=["silent", "half a head", "half a body"])
def test_request_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch, said: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    with gated(tmp_path) as (url, gate), wire(url, said) as slow:
        assert is_closed(slow)
        eventually(lambda: not gate.open)
        assert httpx.get(f"{url}/readyz").status_code == 200


@pytest.mark.slow
def test_answer_goes_at_once_and_not_when_its_head_has_been_acknowledged(tmp_path: Path) -> None:
    """Also from a listener that does not name its protocol, as here: that would cost 40 ms an answer."""
    with gated(tmp_path) as (url, gate), wire(url, WHOLE) as kept:
        assert heard(kept).startswith(b"HTTP/1.1 200")
        (connection,) = gate.open
        told = connection.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    assert told == 1


@pytest.mark.slow
def test_letter_by_letter_is_no_way_to_stay(tmp_path: Path, monkeypatch) -> None:
    """What counts is when the whole head is there, not when something was last said."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    with gated(tmp_path) as (url, _), wire(url, HALF) as slow:
        begun = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() < begun + SOON:
                slow.sendall(b"x")
                time.sleep(0.02)
        assert time.monotonic() < begun + SOON


@pytest.mark.slow
def test_who_asks_in_time_is_answered_however_long_the_connection_lasts(tmp_path: Path, monkeypatch) -> None:
    """The control: a socket stays, and so does a connection on which one request follows another."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 1.0)
    with gated(tmp_path) as (url, gate), Visitor(url, "Ann") as ann:
        seat = ann.comes(ann.opens())
        begun, kept = time.monotonic(), wire(url, WHOLE)
        while time.monotonic() < begun + 1.5:
            assert heard(kept).startswith(b"HTTP/1.1 200")
            kept.sendall(WHOLE)
            time.sleep(0.05)
        seat.say("say", text="still here")
        assert seat.hears("talk")["text"] == "still here"
        ann.__exit__(None, None, None)
        kept.close()
        eventually(lambda: not gate.open and not gate.counts and not gate.silent)


@pytest.mark.slow
def test_address_has_so_many_connections_and_another_its_own(tmp_path: Path) -> None:
    with gated(tmp_path, each=3) as (url, _), ExitStack() as stack:
        mine = [stack.enter_context(wire(url)) for _ in range(3)]
        assert is_closed(stack.enter_context(wire(url, WHOLE)))
        assert heard(stack.enter_context(wire(url, WHOLE, "127.0.0.2"))).startswith(b"HTTP/1.1 200")
        mine[0].close()
        eventually(lambda: answered(url))


def test_who_has_all_connections_is_sent_away_before_anything_is_made_for_them(monkeypatch) -> None:
    """Others come in past them; and after so many of them at once it is somebody else's turn."""
    monkeypatch.setattr(connections, "AT_A_TIME", 3)
    gate = Gate(1, 1000, "192.0.2.9")
    gate.counts[visitor("127.0.0.1")] = 1
    with Listener() as listener, ExitStack() as stack:
        listener.gate = gate
        listener.bind(("127.0.0.1", 0))
        listener.listen(20)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        away = [stack.enter_context(wire(url)) for _ in range(2)]
        stack.enter_context(wire(url, host="127.0.0.2"))
        found, peer = listener.accept()
        found.close()
        assert peer[0] == "127.0.0.2"
        assert all(map(is_closed, away))
        for _ in range(4):
            stack.enter_context(wire(url))
        with pytest.raises(BlockingIOError):
            listener.accept()
        del gate.counts[visitor("127.0.0.1")]
        listener.accept()[0].close()


def answered(url: str) -> bool:
    with wire(url, WHOLE) as one:
        try:
            return heard(one).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False


@pytest.mark.slow
def test_full_house_sends_the_longest_silent_away_and_nobody_who_plays(tmp_path: Path) -> None:
    """So the watchman is answered though others take all places that there are."""
    with gated(tmp_path, all=6) as (url, _), Visitor(url, "Ann") as ann, ExitStack() as stack:
        seat = ann.comes(ann.opens())
        ann.http.close()
        held = [stack.enter_context(wire(url, HALF, f"127.0.0.{n}")) for n in range(10, 18)]
        assert answered(url)
        assert is_closed(held[0])
        assert not is_closed(held[-1], 0.05)
        seat.say("say", text="still here")
        assert seat.hears("talk")["text"] == "still here"


def test_places_are_fewer_than_the_files_that_there_may_be() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        most = places()
        assert most <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - connections.OURS
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.slow
def test_half_sent_requests_stop_neither_the_watchman_nor_the_log(tmp_path: Path) -> None:
    """More than a process with 512 files could hold, from five addresses."""
    limited = ("sh", "-c", 'ulimit -n 512 && exec "$@"', "sh")
    with serving(tmp_path / "house", before=limited) as house, ExitStack() as stack:
        for n in range(1200):
            stack.enter_context(wire(house.url, HALF, f"127.0.1.{1 + n % 5}"))
        for _ in range(5):
            assert httpx.get(f"{house.url}/readyz", timeout=SOON).status_code == 200
        assert "out of system resource" not in house.words
        assert len(house.words) < 20_000


# -- the log


def record(text: object, level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("name", level, "", 0, text, (), None)


def test_first_lines_of_a_kind_are_written_and_the_others_counted(monkeypatch) -> None:
    told: list[tuple[int, str, dict[str, object]]] = []

    class Logger:
        def log(self, level: int, text: str, **more: object) -> None:
            told.append((level, text, more))

    now = [0.0]
    monkeypatch.setattr(log_lines, "monotonic", lambda: now[0])
    monkeypatch.setattr(structlog, "get_logger", Logger)
    repeats = Repeats()
    assert sum(repeats.filter(record("Invalid HTTP request received.")) for _ in range(1000)) == FIRST
    assert sum(repeats.filter(record({"event": "a fault"}, logging.ERROR)) for _ in range(3)) == 3
    repeats.tell(59.0)
    assert told == []
    repeats.tell(60.0)
    assert told == [
        (logging.WARNING, MORE, {"count": 1000 - FIRST, "of": "Invalid HTTP request received."}),
    ]
    now[0] = 61.0
    assert repeats.filter(record("Invalid HTTP request received."))
    assert repeats.filter(record({"event": MORE}))


def test_kind_of_a_line_is_what_is_not_filled_in() -> None:
    assert said(record("%s - connection open")) == "%s - connection open"
    assert said(record({"event": "table left alone", "table": "7ab1e"})) == "table left alone"
    assert said(record("socket.accept() out of system resource\nsocket: 7")) == (
        "socket.accept() out of system resource"
    )


@pytest.mark.slow
def test_house_says_at_its_end_how_often_it_did_not_repeat_itself(served: Served) -> None:
    for _ in range(FIRST + 30):
        with wire(served.url, b"nonsense\r\n\r\n") as one:
            heard(one)
    served.stop()
    lines = [json.loads(line) for line in served.words.splitlines() if line.startswith("{")]
    said = [line for line in lines if line["event"] == "Invalid HTTP request received."]
    more = [line for line in lines if line["event"] == MORE and line["of"].startswith("Invalid")]
    assert len(said) == FIRST
    assert [line["count"] for line in more] == [30]
