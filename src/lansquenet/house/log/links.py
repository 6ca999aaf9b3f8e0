"""How the log of a table is chained, so that no edit of it goes unseen.

Each event carries the hash of the one before it, and its own hash covers every column, the sealed
ones as they are stored.  The row of the table in `chain` says how many events there are and how the
last one ends, under a MAC: without the key file nobody can shorten a log and make it look whole.
Somebody *with* the key file can write any history, and anybody can put back an older copy of the
whole database; against those only a witness outside of it helps (heads sent to a second machine).
"""

from hashlib import sha256
from typing import TypeAlias

from sqlalchemy import RowMapping

from lansquenet.books.written import Json
from lansquenet.house.log.sealing import Keys, canonical

Row: TypeAlias = Json | RowMapping

VERSION = 1  # of the form of an event
START = bytes(32)  # what the first event is chained to
CENSUS = ""  # the chain row that counts the tables


def hash_of(row: Row) -> bytes:
    """SHA-256 over all other columns of an event."""
    told = [row[name] for name in ("version", "table", "seq", "hand", "kind", "body", "effects")]
    sealed = None if row["sealed"] is None else row["sealed"].hex()
    told += [sealed, row["rules_hash"], row["at"], row["prev_hash"].hex()]
    return sha256(canonical(told).encode()).digest()


def place(table: str, seq: int) -> str:
    """The place in the logs that a field is sealed for."""
    return f"{table}/{seq}"


def head(keys: Keys, table: str, born: int, length: int, last: bytes) -> Json:
    """The row of `chain` for a log that ends so."""
    mac = keys.mac(table, born, length, last.hex())
    return {"table": table, "born": born, "length": length, "hash": last, "mac": mac}


def is_ours(keys: Keys, row: Row) -> bool:
    """Was this row of `chain` written with these keys?"""
    return keys.made_mac(row["mac"], row["table"], row["born"], row["length"], row["hash"].hex())
