"""The bell of a house that several processes keep: by it they know that the others live, and hear them.

It hangs on a connection of its own to PostgreSQL.  A lock on that connection says that the process lives,
and is gone with it at once; what one rings (`Store.ring`), all hear.

    wanted TABLE        whoever has the table is to let it go: those who come are sent to another process
    wished TABLE        the same, but only if nobody is at it there
    free [TABLE]        a table has been let go, or many
    taken TABLE EPOCH   it is another's since; of it, too, whoever had it before
    people              somebody's logins or password have changed
    gone ACCOUNT        somebody was erased: what is in memory may have their name
    keeper              the keeper of the house wants something
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, Any

from lansquenet.house.log.database import CHANNEL, PRESENT, Database, presence

if TYPE_CHECKING or find_spec("psycopg"):  # a page has no other processes
    import psycopg

MOMENT = 0.25  # seconds after which the thread looks whether it is to end
WATCHFUL = {  # that the server notices within seconds when the machine of a process is no more
    "tcp_keepalives_idle": 1,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 4000,  # milliseconds; as long as what was rung is not taken, nothing else is asked
}


class Bell:
    """What one process hears of the others, on a thread of its own.

    Args:
        database: the one that they share.
        owner: the name of this process; no other has it, nor had it.
        heard: called on the loop with the words that were rung.
        on_fatal: called on the thread when nothing can be heard any more.
    """

    def __init__(
        self,
        database: Database,
        owner: str,
        heard: Callable[[str], None],
        on_fatal: Callable[[BaseException], None],
    ) -> None:
        self.database, self.owner = database, owner
        self._heard, self._on_fatal = heard, on_fatal
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._closed = False
        self._thread: Thread | None = None

    async def hang(self) -> None:
        """Say that this process lives, and listen from now on."""
        loop = asyncio.get_running_loop()
        wire = await asyncio.to_thread(self._connected)
        self._thread = Thread(target=self._listen, args=(wire, loop), name="bell", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more: from now on this process is gone."""
        self._closed = True
        if self._thread:
            self._thread.join()

    def _connected(self) -> Any:
        """A connection that holds the lock of this process, and listens; it is the pool's no more."""
        lent = self.database.writing.raw_connection()
        wire: Any = lent.driver_connection
        lent.detach()
        wire.autocommit = True
        channel = wire.execute(f"SELECT {CHANNEL}").fetchone()[0]
        wire.execute(f"LISTEN {channel}")
        for name, value in WATCHFUL.items():
            wire.execute(f"SET {name} = {value}")
        wire.execute("SELECT pg_advisory_lock(%s, %s)", [PRESENT, presence(self.owner)])
        return wire

    def _listen(self, wire: Any, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while not self._closed:
                for notice in wire.notifies(timeout=MOMENT):
                    loop.call_soon_threadsafe(self._heard, notice.payload)
        except (psycopg.Error, RuntimeError) as wrong:  # the connection is broken, or the loop is closed
            if not self._closed:
                self._on_fatal(wrong)
        finally:
            wire.close()

    # -- tables that another process is to let go

    @contextmanager
    def waiting(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever this table may have been let go."""
        freed = asyncio.Event()
        self._waiting[table].add(freed)
        try:
            yield freed
        finally:
            self._waiting[table].discard(freed)
            if not self._waiting[table]:
                del self._waiting[table]

    def freed(self, *tables: str) -> None:
        """These tables have been let go, or any."""
        for table in tables or [*self._waiting]:
            for freed in self._waiting.get(table, ()):
                freed.set()
