"""What a bundle of gt1 looks like."""

from lansquenet.books.written import Json
from lansquenet.fair.form import (
    ABOUT,
    CARD,
    COUNT,
    DIGEST,
    OPENING,
    SEAT,
    SEED,
    SIGNATURE,
    cards_hang_together,
    flags_hang_together,
    many,
    matching,
    maybe,
    number,
    record,
    refuse_unless,
    row,
    seats_hang_together,
    shaped,
)

WINDOW = record(
    window=COUNT,
    hand=COUNT,
    heads=many(row(SEAT, DIGEST), 0, 12),
    stakes=many(row(SEAT, COUNT), 0, 12),
    t=DIGEST,
    signature=SIGNATURE,
    shares=many(row(SEAT, DIGEST), 0, 12),
    joint=maybe(DIGEST),
    silent=many(SEAT, 0, 12),
)
PACK = record(
    hand=COUNT,
    pack=maybe(many(CARD, 1, 4096)),
    cards=number(1, 4096),
    ctx=DIGEST,
    roots=many(DIGEST, 1, 8),
    signature=SIGNATURE,
    windows=many(WINDOW),
    picked=maybe(number(0, 7)),
    opened=many(row(number(0, 7), SEED), 0, 7),
    spent=maybe(SEED),
    turned=many(maybe(OPENING), 0, 4096),
)
BUNDLE = record(protocol=matching("gt1", "gt1"), packs=many(PACK, 0, 200), **ABOUT)


def check_first(bundle: object) -> None:
    """Refuse what has not the form of a bundle of gt1.

    Raises:
        NoBundle: says what is missing, or odd, and where.
    """
    told = shaped(bundle, BUNDLE)
    seats_hang_together(told)
    for at, pack in enumerate(told["packs"]):
        _pack_hangs_together(told, pack, f"packs[{at}]")
    grown = [window["window"] for pack in told["packs"] for window in pack["windows"]]
    refuse_unless("the bundle", (sorted(set(grown)) == grown, "has windows out of order"))


def _pack_hangs_together(bundle: Json, pack: Json, where: str) -> None:
    hidden, joined = bundle["hidden"], [w["joint"] is not None for w in pack["windows"]]
    flags_hang_together(bundle, pack, where, joined == [True])
    refuse_unless(where, (len(joined) <= 1 or not hidden, "was frozen twice"))
    for window in pack["windows"]:
        _window_hangs_together(bundle, window, f"window {window['window']}")
    cards_hang_together(bundle, pack, where)


def _window_hangs_together(bundle: Json, window: Json, where: str) -> None:
    heads, shares, stakes = ([seat for seat, _ in window[key]] for key in ("heads", "shares", "stakes"))
    silent, void = window["silent"], window["joint"] is None
    refuse_unless(
        where,
        (window["hand"] <= bundle["hand"], "is of a later hand"),
        (all(seats == sorted(set(seats)) for seats in (heads, stakes, silent)), "has seats out of order"),
        (
            shares == [seat for seat in heads if seat not in silent],
            "has not a share of every seat that spoke",
        ),
        (void == bool(silent) and set(silent) <= set(heads), "is void without reason, or not void with one"),
    )
