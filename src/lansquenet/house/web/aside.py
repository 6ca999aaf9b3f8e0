"""Work that takes long, in a process of its own, so that no table waits for it."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import TypeVar

from lansquenet.errors import HouseRefuses

T = TypeVar("T")


class Aside:
    """One process, begun when it is first needed: whoever wants something of it waits for a turn."""

    def __init__(self, first: Callable[[], object] | None = None) -> None:
        self.first = first  # what the process does before all else
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()

    def begun(self) -> ProcessPoolExecutor:
        """The process, which may be a fresh one."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=self.first)
        return self.pool

    def stop(self) -> None:
        """Kill what is being worked on; those who wait for their turn are served by another process."""
        if self.pool:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


class Time:
    """So many seconds, waiting not counted, in which somebody may have things worked out aside."""

    def __init__(self, aside: Aside, seconds: float, what: str = "This takes") -> None:
        self.aside, self.left = aside, seconds
        self.refusal = f"{what} longer than {seconds:.0f} seconds."

    async def run(self, task: Callable[..., T], *given: object) -> T:
        """What this comes to, found over there; what takes too long, or nobody waits for, ends alone.

        Raises:
            HouseRefuses: it took too long, and has been stopped.
        """
        async with self.aside.turn:
            begun = monotonic()
            try:
                async with asyncio.timeout(self.left):
                    return await asyncio.get_running_loop().run_in_executor(self.aside.begun(), task, *given)
            except (TimeoutError, BrokenProcessPool):
                self.aside.stop()
                raise HouseRefuses("too_slow", self.refusal) from None
            except asyncio.CancelledError:
                self.aside.stop()
                raise
            finally:
                self.left -= monotonic() - begun
