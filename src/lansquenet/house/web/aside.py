"""Work that takes long, in a process of its own, so that no table waits for it."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any

from lansquenet.errors import HouseRefuses


class Aside:
    """One process, begun when it is first needed, and killed when it takes too long."""

    def __init__(self, first: Callable[[], Any] | None = None) -> None:
        self.first = first  # what the process does before all else
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[..., Any], *given: Any) -> Any:
        """What this comes to, found over there; one task after the other."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=self.first)
        return await asyncio.get_running_loop().run_in_executor(self.pool, task, *given)

    @asynccontextmanager
    async def within(self, seconds: float, what: str = "This takes") -> AsyncIterator[None]:
        """As long as work may take, the start of the process included.

        Raises:
            HouseRefuses: it took too long, and has been stopped.
        """
        try:
            async with asyncio.timeout(seconds):
                yield
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise HouseRefuses("too_slow", f"{what} longer than {seconds:.0f} seconds.") from None

    def stop(self) -> None:
        """Kill whatever is being worked on."""
        if self.pool:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
