"""What is compiled for longer than a second says so, with a bar."""

import gc
import io
import os
import subprocess
import sys
import time
from contextlib import contextmanager

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


def test_garbage_is_not_looked_for_while_something_is_compiled_and_is_afterwards():
    from lansquenet.sim.compiler import Spent

    spent = Spent()
    for looked_for in (True, False):
        with looking_for_garbage(looked_for):
            spent.on_start(None)
            spent.on_start(None)
            spent.on_end(None)
            assert not gc.isenabled()
            spent.on_end(None)
            assert gc.isenabled() == looked_for


@contextmanager
def looking_for_garbage(wished):
    before = gc.isenabled()
    try:
        (gc.enable if wished else gc.disable)()
        yield
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.slow
def test_time_that_the_compiler_takes_is_counted():
    import numba

    from lansquenet.sim.compiler import compiled

    before = compiled_for()
    assert compiled(lambda n: n + 1, kept=False)(4) == 5
    assert compiled_for() > before or numba.config.DISABLE_JIT


def test_nothing_has_been_compiled_before_the_compiler_is_loaded(monkeypatch):
    monkeypatch.setattr(waiting.sys, "modules", {})
    assert compiled_for() == 0


def test_command_compiles_the_games_it_is_told(monkeypatch, capsys):
    from lansquenet.cli.commands.researching import compile_games
    from lansquenet.env import Game
    from lansquenet.games import GAMES

    done = []
    monkeypatch.setattr(Game, "compile", lambda game: done.append(game.name))
    compile_games(["toepen", "loo"])
    assert done == ["toepen", "loo"]
    assert capsys.readouterr().out == "toepen\nloo\n"
    compile_games()
    assert set(done) == set(GAMES)


# -- what is compiled once is found again

EVERY_ENTRY = """
from lansquenet.bots import search
from lansquenet.bots.duel import duel
from lansquenet.env import load_game
from lansquenet.env.fast import Engine
from lansquenet.env.vector import Tables
from lansquenet.games import GAMES
from lansquenet.rules.game import begin
from lansquenet.sim import compiler
from lansquenet.sim.course import Course, played
from lansquenet.sim.session import Wanted, play_part
from lansquenet.sim.simulate import Plan, simulate

game, rules = GAMES["red_dog"], GAMES["red_dog"].Rules()
few = search.Budget(worlds=16)
print(simulate(Plan("red_dog", rules, 3, 100, 3, "bold", 1)).means)
print(played(Course("red_dog", rules, 2, 100, 5, "bold", 1), 0, 3).tolist())
print(play_part((Wanted("red_dog", rules, 2, 3, 1, 20, 2, 20, "martingale", "bold", 1, 1), 0, 1)))
print(search.values("red_dog", rules, begin(game, rules, [100, 100], game.Carry(0)), 1, budget=few))
print(duel("red_dog", rules, 2, 3, hero="random"))
print(Engine(load_game("red_dog")).deal(1).legal_actions())
print(Tables("red_dog", 2, seat=1, others="bold").reset(seed=1))
print(*sorted(path.name for path in compiler.FOLDER.rglob("*.nb?")), compiler.spent.seconds > 0)
"""


@pytest.mark.long
@pytest.mark.slow
def test_what_one_process_has_compiled_another_finds(tmp_path):
    """By every entry into compiled code; what holds a function compiled by itself is found by none.

    The first reads Python's sources, the second the bytecode that Python has kept of them.
    """
    first, second = (in_a_process(EVERY_ENTRY, tmp_path) for _ in range(2))
    assert first.endswith(" True\n")
    assert second == first.removesuffix(" True\n") + " False\n"


def in_a_process(program, folder):
    """What a Python of its own prints that keeps here what is compiled, to machine code and to bytecode."""
    kept = {"XDG_CACHE_HOME": str(folder), "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    environment = {**os.environ, **kept, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout
