"""A salon to take along: who belongs to it, its evenings, its plans, and every line of its ledger."""

import csv
import io
import json
from datetime import UTC, datetime

from lansquenet.house.log.store import Store
from lansquenet.house.people import clubs
from lansquenet.house.web.mine.carried import plain
from lansquenet.house.web.mine.salons.ledger import LedgerLine, lines

COLUMNS = ("season", "evening", "table", "game", "hand", "began", "party", "number", "name", "net")


def as_csv(store: Store, code: str) -> bytes:
    """A line for each party of each hand, in the order of play."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    names = _names(store, code)
    writer.writerows(
        _row(line, names) | {"name": plain(names.get(line.number, ""))} for line in lines(store, code)
    )
    return text.getvalue().encode()


def as_json(store: Store, code: str) -> bytes:
    """Everything that is kept of a salon, but no account of anybody."""
    salon, names = clubs.found(store, code), _names(store, code)
    told = {
        "salon": salon._asdict() | {"created": _moment(salon.created)},
        "members": [
            {"number": one.number, "name": one.name, "role": one.role} for one in clubs.members(store, code)
        ],
        "evenings": [_evening(one) for one in clubs.evenings(store, code)],
        "tables": [one._asdict() for one in clubs.tables(store, code)],
        "seats": [one._asdict() for one in clubs.seats(store, code)],
        "ledger": [_row(line, names) for line in lines(store, code)],
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def _names(store: Store, code: str) -> dict[int, str]:
    return {one.number: one.name for one in clubs.members(store, code)}


def _row(line: LedgerLine, names: dict[int, str]) -> dict[str, object]:
    began = {"began": _moment(line.at / 1000), "name": names.get(line.number, "")}
    return {name: (line._asdict() | began)[name] for name in COLUMNS}


def _evening(one: clubs.SalonEvening) -> dict[str, object]:
    ended = None if one.ended is None else _moment(one.ended)
    return one._asdict() | {"began": _moment(one.began), "ended": ended}


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
