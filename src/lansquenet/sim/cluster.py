"""The parts of a task, done one after another, by processes of this machine, or on a Dask cluster.

What a part comes to follows from the part alone, and results come in the order of the parts; so it
makes no difference who has done them, how many there were, or how often one had to be done again.
"""

import logging
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError as Cancelled, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import Any, TypeAlias, TypeVar

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.sim.kept import cache_folder

CONNECT = 5  # seconds for a scheduler to answer
IDLE = 30  # and for a cluster without workers to have one
AHEAD = 4  # parts in the cluster's hands, for each of its threads
RETRIES = 3
SCHEMES = ("tcp://", "tls://", "ws://", "wss://")

P = TypeVar("P")
R = TypeVar("R")


def results(task: Callable[[P], R], parts: Sequence[P], workers: int = 1, cluster: str = "") -> Iterator[R]:
    """What each part comes to, in order.

    Raises:
        LansquenetError: the cluster cannot be reached or used.
    """
    if cluster:
        yield from _on_cluster(cluster, task, parts)
    elif workers <= 1:
        yield from map(task, parts)
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            yield from pool.map(task, parts)


Client: TypeAlias = Any  # of Dask, which need not be installed
Future: TypeAlias = Any


def _on_cluster(address: str, task: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
    client = connected(address)
    waiting, pending = deque(parts), deque[Future]()
    try:
        while waiting or pending:
            with _in_words(client, address):
                _hand_out(client, task, waiting, pending)
                result = _awaited(client, address, pending.popleft())
            yield result
    finally:
        client.close(timeout=CONNECT)


def _hand_out(client: Client, task: Callable[[P], R], waiting: deque[P], pending: deque[Future]) -> None:
    """Give the cluster as much work as keeps it busy, and no more than fits."""
    threads = sum(row["nthreads"] for row in _workers(client).values())
    while waiting and len(pending) < max(1, threads) * AHEAD:
        given = (task, waiting.popleft(), sources())
        pending.append(client.submit(done_there, *given, pure=False, retries=RETRIES))


def _workers(client: Client) -> Json:
    found: Json = client.scheduler_info(n_workers=-1)["workers"]
    return found


def connected(address: str) -> Client:
    """A client of this cluster, which has at least one worker.

    Raises:
        LansquenetError: Dask is not installed, nobody answers there, or nobody works there.
    """
    try:
        import distributed
    except ImportError as wrong:
        raise LansquenetError("A cluster needs Dask: pip install 'lansquenet[cluster]'.") from wrong
    for name in ("distributed", "distributed.client", "distributed.core", "distributed.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is said in a sentence
    if not address.startswith(SCHEMES):
        raise LansquenetError(f"A cluster's address is such as tcp://host:8786, not {address!r}.")
    try:
        dask: Any = distributed
        client = dask.Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, ImportError) as wrong:
        raise LansquenetError(f"No Dask scheduler answers at {address} within {CONNECT} seconds.") from wrong
    try:
        client.wait_for_workers(1, timeout=CONNECT)
    except TimeoutError as wrong:
        client.close(timeout=CONNECT)
        raise LansquenetError(
            f"The cluster at {address} has no workers: start one by `dask worker`."
        ) from wrong
    return client


def _awaited(client: Client, address: str, future: Future) -> Any:
    """What a part has come to; waited for as long as anybody works there."""
    while True:
        try:
            return future.result(timeout=IDLE)
        except TimeoutError:
            if not _workers(client):
                raise LansquenetError(f"The last worker of the cluster at {address} is gone.") from None


@contextmanager
def _in_words(client: Client, address: str) -> Iterator[None]:
    """Say in a sentence what goes wrong there."""
    try:
        yield
    except LansquenetError:
        raise
    except (Exception, CancelledError) as wrong:
        gone = isinstance(wrong, (OSError, Cancelled, CancelledError)) or client.status != "running"
        if gone:
            raise LansquenetError(f"The cluster at {address} was lost in the middle of the work.") from wrong
        raise LansquenetError(f"The cluster at {address} could not do its part: {_said(wrong)}") from wrong


def _said(wrong: BaseException) -> str:
    text = str(wrong).strip()
    return f"{type(wrong).__name__}: {text.splitlines()[0]}" if text else type(wrong).__name__


def done_there(task: Callable[[P], R], part: P, wanted: str) -> R:
    """Do a part, on a worker whose rules are ours.

    Raises:
        LansquenetError: they are not.
    """
    if sources() != wanted:
        raise LansquenetError(
            "A worker of the cluster has another version of lansquenet or numba than this one."
        )
    return task(part)


@cache
def sources() -> str:
    """A word for all that is compiled; it changes with every source."""
    return cache_folder().name
