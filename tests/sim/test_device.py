"""Hands on a graphics card: its program is made without one, and run by the processor in its place.

What a card itself does is asked only where there is one; `benchmarks/device.py` asks it of every game.
"""

import ctypes
import re
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest

from lansquenet.errors import LansquenetError
from lansquenet.games import GAMES
from lansquenet.sim import device
from lansquenet.sim.device import cuda
from lansquenet.sim.device.targets import PROCESSOR
from lansquenet.sim.device.translation import ENTRY, made, program, ptx
from lansquenet.sim.simulate import Plan, play_chunk, simulate
from test_cli import lansquenet  # noqa: F401 - a fixture

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled"),
]
THREADS = 12
PLAN = Plan("loo", GAMES["loo"].Rules(), 4, 100, 500, "random", 7)


@cache
def engine_of(text):
    """What runs this program here."""
    module, machine = made(text, PROCESSOR)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


class StandIn:
    """The processor in the place of a card: one thread after another."""

    def load(self, text, name, registers=0):
        self.engine = engine_of(text)
        self.current = ctypes.c_int64.from_address(self.engine.get_global_value_address("current"))
        kinds = [ctypes.c_void_p] * 9 + [ctypes.c_int64] * 3
        return ctypes.CFUNCTYPE(None, *kinds)(self.engine.get_function_address(name))

    @contextmanager
    def holding(self, *arrays):
        yield [array.ctypes.data for array in arrays]

    def run(self, function, blocks, threads, *given):
        for self.current.value in range(blocks * threads):
            function(*given)


@pytest.fixture
def here(monkeypatch):
    """Programs are made for the processor, and none is kept."""
    monkeypatch.setattr(device, "kept_ptx", lambda plan, shape: device.text_of(plan, shape, PROCESSOR))
    return StandIn()


@pytest.mark.compiles
def test_threads_come_to_what_the_compiled_player_comes_to(here):
    found = device.played(PLAN, THREADS, lambda hands: None, here)
    assert [size for _, _, size in device.parts(PLAN, THREADS)] == [42] * 8 + [41] * 4
    for part in device.parts(PLAN, THREADS):
        acts, _, sums, squares = play_chunk(part)
        thread = part[1]
        assert (acts, sums, squares) == (
            found.acts[thread],
            found.sums[thread].tolist(),
            found.squares[thread].tolist(),
        )


@pytest.mark.long
def test_one_thread_is_the_first_chunk_of_a_simulation(here):
    heard = []
    ours, theirs = device.simulate(PLAN, 1, heard.append, here), simulate(PLAN)
    assert replace(ours, seconds=0) == replace(theirs, seconds=0)
    assert heard == [128, 128, 128, 116]


@pytest.mark.long
def test_thread_with_too_little_memory_says_so_and_is_given_more(here, monkeypatch):
    tried, on_card = [], device.on_card
    monkeypatch.setattr(device, "on_card", lambda *given: tried.append(given[1].memory) or on_card(*given))
    monkeypatch.setattr(device, "MEMORY", 2048)
    found = device.played(PLAN, THREADS, lambda hands: None, here)
    assert tried[0] == 2048 < tried[-1]
    assert not found.codes.any()
    monkeypatch.setattr(device, "MOST_MEMORY", 2048)
    with pytest.raises(LansquenetError, match="more memory than a thread has"):
        device.played(PLAN, THREADS, lambda hands: None, here)


def test_hand_that_goes_wrong_is_told(monkeypatch):
    wrong = device.Tallies(*np.zeros((3, 2, 2), np.int64), np.array([0, 1]), 0.0)
    monkeypatch.setattr(device, "on_card", lambda *given: wrong)
    with pytest.raises(LansquenetError, match="went wrong on the device"):
        device.played(PLAN, 2, lambda hands: None, None)


@pytest.mark.compiles
def test_program_of_a_card_rests_on_nothing_else(monkeypatch, tmp_path):
    monkeypatch.setattr(device, "FOLDER", tmp_path)
    text = device.kept_ptx(PLAN, device.shape_of(PLAN))
    assert f".visible .entry {ENTRY}(" in text
    assert ".target sm_75" in text
    assert not re.search(r"^\.extern", text, re.MULTILINE)
    monkeypatch.setattr(device, "ptx", None)
    assert device.kept_ptx(PLAN, device.shape_of(PLAN)) == text  # and is kept


def test_player_that_takes_other_things_is_refused():
    with pytest.raises(LansquenetError, match="in another way"):
        program("define i32 @play(ptr %a, i64 %b) {\n", "play", device.shape_of(PLAN), PROCESSOR)


def test_what_no_card_has_is_refused():
    with pytest.raises(LansquenetError, match="what this game calls: somewhere"):
        ptx("declare void @somewhere()\ndefine void @f() {\n  call void @somewhere()\n  ret void\n}\n")


# -- the driver


class Driver:
    """A driver whose functions say what they are told to, and note that they were called."""

    def __init__(self, **codes):
        self.codes, self.called = codes, []

    def __getattr__(self, name):
        def called(*given):
            self.called.append(name)
            return self.codes.get(name, 0)

        return called

    def cuGetErrorName(self, code, told):
        told._obj.value = b"CUDA_ERROR_NO_DEVICE"


def test_no_driver_is_told_in_a_sentence(monkeypatch):
    monkeypatch.setattr(cuda, "LIBRARY", "libno_such_driver.so")
    cuda.library.cache_clear()
    with pytest.raises(LansquenetError, match=r"there is no libno_such_driver\.so here\.$"):
        cuda.Device()
    cuda.library.cache_clear()


def test_what_the_driver_says_is_told():
    with pytest.raises(LansquenetError, match="cuInit says CUDA_ERROR_NO_DEVICE"):
        cuda.Device(Driver(cuInit=100))


def test_memory_of_a_card_is_given_back_when_something_goes_wrong():
    driver = Driver(cuCtxSynchronize=700)
    card = cuda.Device(driver)
    function = card.load("", ENTRY, 128)
    with pytest.raises(LansquenetError), card.holding(np.zeros(3)) as places:
        card.run(function, 1, 1, *places)
    assert driver.called[-1] == "cuCtxSynchronize"
    driver.codes.clear()
    with card.holding(np.zeros(3)) as places:
        places[0].value = 1
        card.run(function, 1, 1, *places)
    assert driver.called[-2:] == ["cuMemcpyDtoH_v2", "cuMemFree_v2"]


@pytest.mark.compiles
def test_card_comes_to_what_the_processor_comes_to():
    try:
        card = cuda.Device()
    except LansquenetError as wrong:
        pytest.skip(str(wrong))
    found = device.played(PLAN, THREADS, lambda hands: None, card)
    ours = list(zip(found.acts.tolist(), found.sums.tolist(), found.squares.tolist(), strict=True))
    theirs = [play_chunk(part) for part in device.parts(PLAN, THREADS)]
    assert ours == [(acts, sums, squares) for acts, _, sums, squares in theirs]


def test_command_without_a_card_says_what_it_takes(lansquenet, monkeypatch):  # noqa: F811 - a fixture
    monkeypatch.setattr(cuda, "LIBRARY", "libnone.so")
    cuda.library.cache_clear()
    monkeypatch.setattr(device, "warm", lambda plan: pytest.fail("it was compiled for nothing"))
    for language, word in (("en", "graphics card"), ("de", "Grafikkarte")):
        _, wrong, code = lansquenet("--language", language, "simulate", "loo", "--card")
        assert (code, wrong.count("\n")) == (2, 1)
        assert word in wrong
        assert "libnone.so" in wrong
    _, wrong, _ = lansquenet("simulate", "loo", "--card", "--workers", "2")
    assert "leave --workers and --cluster out" in wrong


@pytest.mark.long
@pytest.mark.compiles
def test_command_prints_what_a_card_comes_to(lansquenet, monkeypatch):  # noqa: F811 - a fixture
    monkeypatch.setattr(cuda, "Device", lambda: "card")
    monkeypatch.setattr(device, "warm", lambda plan: None)
    monkeypatch.setattr(device, "simulate", lambda plan, told, card: simulate(plan, told=told))
    on_card, _, _ = lansquenet("simulate", "lansquenet", "--hands", "2000", "--card")
    here, _, _ = lansquenet("simulate", "lansquenet", "--hands", "2000")
    speed = re.compile(r", [0-9.]+ million a second")
    assert speed.sub("", on_card) == speed.sub("", here)
    monkeypatch.setattr("lansquenet.cli.laboratory.simulation.FOUND_BY", 1000)
    on_card, _, _ = lansquenet("simulate", "lansquenet", "--hands", "2000", "--card")
    assert "found by the processor, in 1,000 hands" in on_card
