"""What was played in a month, in files: for a club's books, without the house being open."""

import csv
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from lansquenet.books.transcript import write
from lansquenet.errors import BadOption, HouseRefuses
from lansquenet.fair import form
from lansquenet.house.history import Recalled, bundled, recalled, stock_before
from lansquenet.house.log.store import Store

COLUMNS = ("table", "hand", "game", "preset", "began", "names", "before", "after", "transcript")


def month_of(text: str) -> tuple[float, float]:
    """From when to before when a month goes, `2026-11` for November, by universal time.

    Raises:
        BadOption: it is no month.
    """
    try:
        first = datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
    except ValueError:
        raise BadOption(f"A month is given as 2026-11, not {text!r}.") from None
    following = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    return first.timestamp(), following.timestamp()


def export(store: Store, month: str, folder: Path) -> tuple[int, int]:
    """Write the hands that began in a month into a folder that is empty or not there.

    Each has its bundle, as anybody may see it, and a transcript if all of its cards may be seen; `hands.csv`
    lists them.

    Returns:
        how many hands there are, and of how many there is a transcript.

    Raises:
        BadOption: the folder cannot be written, or something lies there.
    """
    begun = store.begun(*month_of(month))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadOption(f"Something lies in {folder}: name a folder that is empty, or not there.")
        rows = [row for table, hand in begun for row in _written(store, table, hand, folder)]
        with (folder / "hands.csv").open("w", newline="", encoding="utf-8") as file:
            lines = csv.DictWriter(file, COLUMNS)
            lines.writeheader()
            lines.writerows(rows)
    except OSError as wrong:
        raise BadOption(f"{folder} cannot be written: {wrong.strerror}.") from None
    return len(rows), sum(bool(row["transcript"]) for row in rows)


def _written(store: Store, table: str, number: int, folder: Path) -> Iterator[dict[str, object]]:
    """Write a hand; nothing if it is not over."""
    try:
        found = recalled(store, table, number)
    except HouseRefuses:
        return
    name = f"{table}-{number:05}"
    is_open = found.sitting.terms.records == "open"
    bundle = bundled(store, table, number, None, is_open)
    (folder / f"{name}.json").write_text(form.written(bundle), "utf-8")
    shown = is_open or not found.sitting.hidden
    if shown:
        found.session.left = stock_before(found, number)
        (folder / f"{name}.txt").write_text(write(found.session), "utf-8")
    yield _row(store, found, table, number) | {"transcript": f"{name}.txt" if shown else ""}


def _row(store: Store, found: Recalled, table: str, number: int) -> dict[str, object]:
    brief = found.brief(number)
    at = next(store.events(table, hand=number, kind="began")).at
    return {
        "table": table,
        "hand": number,
        "game": found.session.name,
        "preset": found.sitting.terms.preset,
        "began": datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds"),
        "names": "; ".join(brief.names),
        "before": " ".join(map(str, brief.before)),
        "after": " ".join(map(str, brief.after)),
    }
