"""A witness: how long the log of each table is, and where it ends, written down in a second place.

A log under a MAC cannot be shortened, but the whole of an older copy can be put back and looks whole.
Whoever keeps the heads of the logs somewhere else sees then what is missing.  They are told there within
`EVERY` seconds after they are durable, each in a line under the house's MAC; nobody waits for that.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from os import SEEK_END, fsync
from pathlib import Path
from threading import Condition, Thread
from typing import TYPE_CHECKING, BinaryIO

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house.bare.notes import get_logger
from lansquenet.house.log import links
from lansquenet.house.log.audit import Fault
from lansquenet.house.log.sealing import Keys, settle
from lansquenet.house.log.store import Store

if TYPE_CHECKING or find_spec("httpx"):  # a page has no witness
    import httpx

EVERY = 5.0  # seconds between two tellings
PATIENCE = 10.0  # seconds for an answer over HTTP
NDJSON = {"content-type": "application/x-ndjson"}

log = get_logger()


class Witness:
    """Tells the heads of logs that have grown to a second place, on a thread of its own."""

    def __init__(self, store: Store, where: str) -> None:
        self.store, self.where = store, where
        self.grown: set[str] = set()
        self.told: Condition = Condition()
        self.ended, self.silent = False, False
        self.thread = Thread(target=self._run, name="witness", daemon=True)
        self.thread.start()

    def note(self, tables: Iterable[str]) -> None:
        """These logs have grown."""
        with self.told:
            self.grown.update(tables)

    def close(self) -> None:
        """Tell what is left to tell, and end."""
        with self.told:
            self.ended = True
            self.told.notify()
        self.thread.join()

    def _run(self) -> None:
        while not self.ended:
            with self.told:
                self.told.wait_for(lambda: self.ended, EVERY)
            self._tell()

    def _tell(self) -> None:
        with self.told:
            tables, self.grown = self.grown, set()
        if not tables:
            return
        try:
            add(self.where, [_line(head) for head in self.store.heads(tables)])
        except (OSError, httpx.HTTPError) as wrong:
            self.note(tables)  # it is told the next time
            if not self.silent:
                log.warning("the witness cannot be told", where=self.where, why=str(wrong))
            self.silent = True
        else:
            self.silent = False


def add(where: str, lines: list[str]) -> None:
    """Append lines to a file, durably, or send them to an address.

    Raises:
        OSError, httpx.HTTPError: they are not there, or not all of them.
    """
    text = "".join(f"{line}\n" for line in lines)
    if _is_address(where):
        httpx.post(where, content=text, headers=NDJSON, timeout=PATIENCE).raise_for_status()
        return
    path = Path(where)
    is_new = not path.exists()
    with path.open("a+b") as file:
        if not is_new and file.seek(0, SEEK_END) and not _ends_a_line(file):
            text = f"\n{text}"  # the power went while the last one was written
        file.write(text.encode())
        file.flush()
        fsync(file.fileno())
    if is_new:
        settle(path.absolute().parent)


def _ends_a_line(file: BinaryIO) -> bool:
    file.seek(-1, SEEK_END)
    return file.read() == b"\n"


def read(where: str) -> str:
    """All that a witness was told.

    Raises:
        LansquenetError: it cannot be asked.
    """
    try:
        if _is_address(where):
            return httpx.get(where, timeout=PATIENCE).raise_for_status().text
        return Path(where).read_text("utf-8", errors="replace") if Path(where).exists() else ""
    except (OSError, httpx.HTTPError) as wrong:
        raise LansquenetError(f"The witness {where} cannot be asked: {wrong}.") from None


def missing(store: Store, where: str) -> Iterator[Fault]:
    """What the witness was told and the store does not have; of each table the newest alone.

    Raises:
        LansquenetError: the witness cannot be asked, or is another house's.
    """
    newest = _newest(store.keys, where)
    lengths = {head["table"]: head["length"] for head in store.heads(newest)}
    for table, told in sorted(newest.items()):
        found = store.hash_of(table, told["length"])
        if found is None:
            there = lengths.get(table, 0)
            yield Fault(table, there, f"the witness knows of event {told['length']}, and the log ends here")
        elif found.hex() != told["hash"]:
            yield Fault(table, told["length"], "the witness was told of another event here")


def _newest(keys: Keys, where: str) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for number, line in enumerate(read(where).splitlines(), start=1):
        told = _told(line)
        if told is None:
            continue  # the power went while it was written: the same was told again
        if not links.is_ours(keys, _head(told)):
            raise LansquenetError(f"Line {number} of the witness {where} is not of this house.")
        if told["length"] >= found.get(told["table"], told)["length"]:
            found[told["table"]] = told
    return found


def _line(head: Json) -> str:
    return json.dumps({**head, "hash": head["hash"].hex(), "mac": head["mac"].hex()})


def _told(line: str) -> Json | None:
    with suppress(ValueError, TypeError, KeyError):
        told = json.loads(line)
        _head(told)
        return dict(told)
    return None


def _head(told: Json) -> Json:
    head = {"table": str(told["table"]), "born": int(told["born"]), "length": int(told["length"])}
    return head | {name: bytes.fromhex(told[name]) for name in ("hash", "mac")}


def _is_address(where: str) -> bool:
    return where.startswith(("http://", "https://"))
