"""What is compiled for longer than a second says so, with a bar."""

import io
import time

import pytest
from rich.console import Console

from lansquenet.cli import waiting
from lansquenet.cli.waiting import compiled_for, compiling

WORDS = "Compiling the rules of Toepen; this is kept for the next time."


@pytest.fixture
def clock(monkeypatch):
    """The seconds of compiling, as a test would have them."""
    spent = [0.0]
    monkeypatch.setattr(waiting, "compiled_for", lambda: spent[0])
    monkeypatch.setattr(waiting, "LOOK", 0.001)
    return spent


def shown(clock, seconds, until, terminal=False):
    """What is printed while something takes so long to compile."""
    console = Console(file=io.StringIO(), force_terminal=terminal, width=100)
    with compiling(console, "Toepen"):
        clock[0] += seconds
        end = time.monotonic() + 20
        while until not in console.file.getvalue() and time.monotonic() < end:
            time.sleep(0.005)
    return console.file.getvalue()


def test_what_is_compiled_at_once_says_nothing(clock, monkeypatch):
    looks = []
    monkeypatch.setattr(waiting, "compiled_for", lambda: looks.append(0.9) or 0.9 * (len(looks) > 1))
    console = Console(file=io.StringIO())
    with compiling(console, "Toepen"):
        while len(looks) < 4:
            time.sleep(0.001)
    assert console.file.getvalue() == ""


def test_what_takes_longer_says_so(clock):
    assert shown(clock, 1.1, WORDS) == f"{WORDS}\n"


def test_bar_moves_on_a_terminal_and_is_gone_when_it_is_over(clock):
    out = shown(clock, 1.1, "0:00:0", terminal=True)
    assert WORDS in out
    assert "━" in out
    assert out.endswith("\x1b[2K")


def test_seconds_are_counted_once_where_one_thing_needs_another():
    from lansquenet.sim.compiler import Spent

    spent = Spent()
    spent.on_start(None)
    spent.on_start(None)
    spent.on_end(None)
    assert spent.past == 0
    assert spent.depth == 1
    assert spent.seconds > 0
    spent.on_end(None)
    assert spent.seconds == spent.past > 0


def test_time_that_the_compiler_takes_is_counted():
    import numba

    from lansquenet.sim.compiler import compiled

    before = compiled_for()
    assert compiled(lambda n: n + 1, kept=False)(4) == 5
    assert compiled_for() > before or numba.config.DISABLE_JIT


def test_nothing_has_been_compiled_before_the_compiler_is_loaded(monkeypatch):
    monkeypatch.setattr(waiting.sys, "modules", {})
    assert compiled_for() == 0
