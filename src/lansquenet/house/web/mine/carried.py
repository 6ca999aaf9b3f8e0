"""Somebody's hands to carry away: as lines of a table, as JSON, and one by one in an archive of files."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from zipfile import ZIP_DEFLATED, ZipFile

from lansquenet.errors import HouseRefuses
from lansquenet.house import history
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.mine.own_hands import HandOfMine

AT_ONCE = 500  # hands in one archive: each is run through the rules again
COLUMNS = ("table", "hand", "game", "preset", "began", "seat", "names", "before", "after", "net", "replay")


def as_csv(hands: Iterable[HandOfMine]) -> bytes:
    """A line for each hand, the newest first."""
    text = io.StringIO(newline="")
    lines = csv.DictWriter(text, COLUMNS)
    lines.writeheader()
    lines.writerows(_row(hand) | {"names": plain("; ".join(hand.names))} for hand in hands)
    return text.getvalue().encode()


def as_json(hands: Iterable[HandOfMine]) -> bytes:
    """The same as JSON."""
    return json.dumps([_row(hand) for hand in hands], ensure_ascii=False, indent=1).encode()


def _row(hand: HandOfMine) -> dict[str, object]:
    return {
        "table": hand.table,
        "hand": hand.hand,
        "game": hand.game,
        "preset": hand.preset,
        "began": datetime.fromtimestamp(hand.at / 1000, UTC).isoformat(timespec="seconds"),
        "seat": hand.seat,
        "names": hand.names,
        "before": hand.before,
        "after": hand.before + hand.net,
        "net": hand.net,
        "replay": f"/replay/{hand.table}/{hand.hand}",
    }


def plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def zipped(store: Store, account: Account, hands: Sequence[HandOfMine]) -> bytes:
    """The hands in one archive of files: a transcript of each, or what one's own seat was told of it.

    Raises:
        HouseRefuses: they are too many.
    """
    if len(hands) > AT_ONCE:
        raise HouseRefuses(
            "too_long",
            f"These are {len(hands):,} hands, and {AT_ONCE} can be written at once: choose a game, a table "
            "or some days.",
        )
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as files:
        files.writestr("hands.csv", as_csv(hands))
        for hand in hands:
            ending, text = _written(store, account, hand)
            files.writestr(f"{hand.table}-{hand.hand:05}.{ending}", text)
    return made.getvalue()


def _written(store: Store, account: Account, hand: HandOfMine) -> tuple[str, str]:
    """A hand as a transcript, if all of its cards may be seen; else as its seat was told it."""
    card = store.card(hand.table)
    is_open = card is not None and card["terms"]["records"] == "open"
    try:
        return "txt", history.transcript(store, hand.table, hand.hand, is_open)
    except HouseRefuses:
        return "json", history.told(store, hand.table, hand.hand, account, is_open).model_dump_json(indent=1)
