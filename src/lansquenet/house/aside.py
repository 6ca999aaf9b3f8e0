"""Work that takes long, in a process or a thread of its own, so that no table waits for it."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic, process_time
from typing import Any, TypeVar

from lansquenet.errors import HouseRefuses, LansquenetError
from lansquenet.house.bare import threads

NICE = 10  # no table waits for these processes, though both cores be wanted
STARVED = 5  # times as long as the work may take are waited for it, where others have the processor
T = TypeVar("T")


class Aside:
    """One process, begun when it is first needed: whoever wants something of it waits for a turn."""

    def __init__(self, first: Callable[[], object] | None = None, nice: int = NICE) -> None:
        self.first = first  # what the process does before all else
        self.nice = nice  # how far it steps back behind all others
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()

    def begun(self) -> ProcessPoolExecutor | None:
        """The process, which may be a fresh one; None where there can be none, and all is done at once."""
        if not threads.are_here():
            self._settled()
            return None
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=begin, initargs=(self.first, self.nice))
        return self.pool

    def _settled(self) -> None:
        """Do what the process would have done before all else, once."""
        first, self.first = self.first, None
        if first:
            first()

    def stop(self) -> None:
        """Kill what is being worked on; those who wait for their turn are served by another process."""
        if self.pool:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            writer: Any = self.pool._result_queue
            writer._writer.close()  # or the half of an answer that it was sending is waited for, for ever
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def begin(first: Callable[[], object] | None, nice: int = NICE) -> None:
    """What such a process does before all else: it steps back behind all others, and ends with the house."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this
    threading.Thread(target=_ends_with_the_house, daemon=True).start()
    if first:
        first()


def _ends_with_the_house() -> None:
    if house := multiprocessing.parent_process():
        house.join()
        os._exit(0)


def timed(task: Callable[..., T], *given: object) -> tuple[T | LansquenetError, float]:
    """What this comes to, or what is wrong with it, and the seconds of the processor that it took."""
    begun = process_time()
    try:
        found: T | LansquenetError = task(*given)
    except LansquenetError as wrong:
        found = wrong
    return found, process_time() - begun


def within(seconds: float, task: Callable[..., T], *given: object) -> tuple[T, float]:
    """What this comes to, and what is left of the seconds: the process ends with them, without an answer.

    They are seconds of the processor: one who steps back behind all others has but a few of those in a minute
    when a machine has much to do, and what takes a moment would seem to take too long.
    """
    begun = process_time()
    _bounded(max(seconds, 0.001))  # nought would be no bound at all
    try:
        found = threads.tried(task, *given)
    finally:
        _bounded(0.0)
    return found, seconds - (process_time() - begun)


def _bounded(seconds: float) -> None:
    """End this process when it has worked for so long; 0: never.  Where no system does so, others stop it."""
    if threads.are_here() and hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


class Time:
    """So many seconds of work, waiting not counted, in which somebody may have things worked out aside."""

    def __init__(self, aside: Aside, seconds: float, what: str = "This takes") -> None:
        self.aside, self.left = aside, seconds
        self.patience = STARVED * seconds  # how long an answer is waited for
        self.begun = 0.0  # when it is worked on
        self.refusal = f"{what} longer than {seconds:.0f} seconds."

    async def run(self, task: Callable[..., T], *given: object) -> T:
        """What this comes to, found over there; what takes too long, or nobody waits for, ends alone.

        Raises:
            HouseRefuses: it took too long, and has been stopped.
        """
        async with self.aside.turn:
            begun = self.begun = monotonic()
            try:
                async with asyncio.timeout(self.patience):
                    loop, pool = asyncio.get_running_loop(), self.aside.begun()
                    found, self.left = await loop.run_in_executor(pool, within, self.left, task, *given)
                    return found
            except (TimeoutError, BrokenProcessPool):
                self.aside.stop()
                raise HouseRefuses("too_slow", self.refusal) from None
            except asyncio.CancelledError:
                self.aside.stop()
                raise
            finally:
                self.patience -= monotonic() - begun

    @property
    def spent(self) -> float:
        """The seconds for which the task in work has been worked on."""
        return monotonic() - self.begun if self.begun else 0.0


class Lane:
    """One thread, and so many who may wait for it.

    It has the rank of all others: one that came last, and held what Python has but once, would hold up all.
    """

    def __init__(self, what: str, most: int) -> None:
        self.what, self.most = what, most
        self.waiting = 0
        self.pool = ThreadPoolExecutor(1, what)

    async def run(self, task: Callable[..., T], *given: object) -> T:
        """What this comes to.

        Raises:
            HouseRefuses: too many wait already.
        """
        if self.waiting >= self.most:
            raise HouseRefuses("busy", f"The house has its hands full: too much {self.what}. Come again.")
        self.waiting += 1
        begun = asyncio.get_running_loop().run_in_executor(self.pool, task, *given)
        begun.add_done_callback(self._done)
        return await begun

    def _done(self, _: object) -> None:
        self.waiting -= 1

    def close(self) -> None:
        """Begin nothing more, and wait for what is in work."""
        self.pool.shutdown(cancel_futures=True)
