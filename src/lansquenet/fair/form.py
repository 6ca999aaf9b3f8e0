"""What a bundle looks like.  Whatever passes here can be checked further without surprises."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeAlias

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError

Given: TypeAlias = Any  # whatever stands there
Shape = Callable[[Given, str], None]  # refuses a value; the text says where it stands
LONGEST = 8_000_000  # bytes
SAFE = 2**53 - 1  # what every reader of JSON reads exactly
STRING_OR_SPACE = re.compile(r'("[^"\\]*(?:\\.[^"\\]*)*")|\s+', re.DOTALL)
MANY = 10_000


class NoBundle(LansquenetError):
    """What was given is no bundle; says what is wrong with it."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this is no bundle: {why}")


def read(text: str) -> Any:
    """The JSON of a bundle; every value must be written in the one plain way, spaces and order aside.

    Raises:
        NoBundle: it is no JSON, or a key stands twice, or a number is not written as a whole number.
    """
    if len(text) > LONGEST:
        raise NoBundle(f"it is longer than {LONGEST:,} letters.")
    try:
        found = json.loads(text)
        plain = json.dumps(found, separators=(",", ":"), ensure_ascii=False)
    except (ValueError, RecursionError) as wrong:
        raise NoBundle("it is not JSON, or nested too deeply.") from wrong
    if STRING_OR_SPACE.sub(lambda match: match[1] or "", text) != plain:
        raise NoBundle("a key stands twice, or a value is not written plainly.")
    return found


def written(found: object, indent: int | None = None) -> str:
    """A bundle, or what was seen of it, as `read` takes it: letters are written as they are."""
    return json.dumps(found, ensure_ascii=False, indent=indent)


def shaped(bundle: object, shape: Shape) -> Json:
    """A bundle that has this shape.

    Raises:
        NoBundle: says what is missing, or odd, and where.
    """
    try:
        shape(bundle, "the bundle")
    except RecursionError as wrong:
        raise NoBundle("it is nested too deeply.") from wrong
    assert isinstance(bundle, dict)
    return bundle


def check(bundle: object) -> None:
    """Refuse what has not the form of a bundle of gt2.

    Raises:
        NoBundle: says what is missing, or odd, and where.
    """
    told = shaped(bundle, BUNDLE)
    seats_hang_together(told)
    for at, pack in enumerate(told["packs"]):
        _pack_hangs_together(told, pack, f"packs[{at}]")
    _windows_hang_together(told, [window for pack in told["packs"] for window in pack["windows"]])


def refuse_unless(where: str, *conditions: tuple[object, str]) -> None:
    """Refuse unless all of these hold; beside each stands what is wrong if it does not."""
    for holds, why in conditions:
        if not holds:
            raise NoBundle(f"{where} {why}.")


# -- shapes


def _refuse_unless(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise NoBundle(f"{where} is not {what}.")


def number(least: int, most: int) -> Shape:
    """A whole number, and no yes or no."""
    return lambda value, where: _refuse_unless(
        type(value) is int and least <= value <= most, where, f"a whole number from {least} to {most}"
    )


def matching(pattern: str, what: str) -> Shape:
    """A text that this pattern describes whole."""
    whole = re.compile(pattern)
    return lambda value, where: _refuse_unless(
        isinstance(value, str) and whole.fullmatch(value) is not None, where, what
    )


def hexes(size: int) -> Shape:
    """So many bytes, two small letters each."""
    return matching(f"[0-9a-f]{{{2 * size}}}", f"{size} bytes as hexadecimal digits")


def many(shape: Shape, least: int = 0, most: int = MANY) -> Shape:
    """A list of things of one shape."""

    def listed(value: Given, where: str) -> None:
        fits = isinstance(value, list) and least <= len(value) <= most
        _refuse_unless(fits, where, f"a list of {least} to {most}")
        for at, item in enumerate(value):
            shape(item, f"{where}[{at}]")

    return listed


def row(*shapes: Shape) -> Shape:
    """A list with a thing for each of these shapes."""

    def rowed(value: Given, where: str) -> None:
        _refuse_unless(isinstance(value, list) and len(value) == len(shapes), where, f"{len(shapes)} values")
        for at, shape in enumerate(shapes):
            shape(value[at], f"{where}[{at}]")

    return rowed


def record(**shapes: Shape) -> Shape:
    """An object with these keys and no others."""

    def recorded(value: Given, where: str) -> None:
        fits = isinstance(value, dict) and value.keys() == shapes.keys()
        _refuse_unless(fits, where, f"an object with {', '.join(shapes)}")
        for key, shape in shapes.items():
            shape(value[key], f"{where}.{key}" if where != "the bundle" else key)

    return recorded


def maybe(shape: Shape) -> Shape:
    """A thing of this shape, or null."""
    return lambda value, where: None if value is None else shape(value, where)


def flag(value: Given, where: str) -> None:
    """Yes or no."""
    _refuse_unless(isinstance(value, bool), where, "true or false")


def options(value: Given, where: str) -> None:
    """Words by words."""
    _refuse_unless(isinstance(value, dict) and len(value) <= 100, where, "an object of options")
    for key, word in value.items():
        WORD(key, f"a name in {where}")
        VALUE(word, f"{where}.{key}")


def numbers(value: Given, where: str, depth: int = 3) -> None:
    """Whole numbers, in lists within lists or not."""
    if isinstance(value, list) and depth and len(value) <= MANY:
        for at, item in enumerate(value):
            numbers(item, f"{where}[{at}]", depth - 1)
    else:
        CHIPS(value, where)


DIGEST, SIGNATURE = hexes(32), hexes(64)
SEED = matching("[0-9a-f]{64}|[0-9a-f]{128}", "a seed of 32 or 64 bytes")
WORD = matching("[a-z][a-z0-9_-]{0,59}", "a word of small letters")
VALUE = matching("[a-z0-9_-]{1,60}", "a word of small letters, or a number")
TEXT = matching("[^\x00-\x1f\x7f\ud800-\udfff]{1,200}", "a text of 1 to 200 letters")
COUNT, CHIPS = number(0, SAFE), number(-SAFE, SAFE)
SEAT, ACCOUNT, CARD, PLACE = number(0, 11), number(0, 13), number(0, 51), number(0, 4095)
TIMES = number(0, 2**32 - 1)
OPENING = record(hand=COUNT, window=COUNT, place=PLACE, card=CARD, salt=DIGEST, path=many(DIGEST, 0, 12))
WINDOW = record(
    window=TIMES,
    void=TIMES,
    session=TEXT,
    hand=COUNT,
    seats=many(row(SEAT, number(0, 1), DIGEST, DIGEST), 0, 12),
    stakes=many(row(SEAT, COUNT), 0, 12),
    told=maybe(number(0, MANY)),
    a=DIGEST,
    t=DIGEST,
    signature=SIGNATURE,
    shares=many(row(SEAT, DIGEST, SIGNATURE), 0, 12),
    joint=maybe(DIGEST),
    silent=many(SEAT, 0, 12),
)
PACK = record(
    session=TEXT,
    number=number(1, SAFE),
    before=DIGEST,
    c=DIGEST,
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
ABOUT = {  # of a hand, by whatever protocol it was dealt
    "key": DIGEST,
    "table": TEXT,
    "session": TEXT,
    "game": WORD,
    "rules": TEXT,
    "options": options,
    "hidden": flag,
    "hand": COUNT,
    "names": many(TEXT, 2, 12),
    "chairs": many(SEAT, 2, 12),
    "stacks": many(CHIPS, 2, 12),
    "carry": many(numbers, 0, 100),
    "tape": maybe(many(CHIPS)),
    "payments": many(row(ACCOUNT, ACCOUNT, number(1, SAFE), COUNT)),
    "after": many(CHIPS, 2, 12),
    "seal": SIGNATURE,
}
BUNDLE = record(
    protocol=matching("gt2", "gt2"),
    packs=many(PACK, 0, 200),
    told=many(row(number(0, 1), CHIPS, CHIPS, CHIPS)),
    **ABOUT,
)


# -- what must agree


def seats_hang_together(bundle: Json) -> None:
    """Refuse a bundle whose lists are not of equally many seats.

    Raises:
        NoBundle: says which.
    """
    seats = len(bundle["names"])
    refuse_unless(
        "the bundle",
        (
            seats == len(bundle["stacks"]) == len(bundle["after"]) == len(bundle["chairs"]),
            "has names, chairs, stacks and after of not equally many seats",
        ),
        (len(set(bundle["chairs"])) == seats, "has two seats with one chair"),
        ((bundle["tape"] is None) == bundle["hidden"], "has a tape though hands are hidden, or none"),
    )


def flags_hang_together(bundle: Json, pack: Json, where: str, joined: bool) -> None:
    """Refuse a pack whose fields do not fit each other; `joined`: its one window, where hands are hidden.

    Raises:
        NoBundle: says how.
    """
    hidden, whole = bundle["hidden"], pack["pack"]
    decks = 1 if not hidden or whole is None else 8
    refuse_unless(
        where,
        (pack["hand"] == bundle["hand"] or not hidden, "is not of this hand"),
        (pack["hand"] <= bundle["hand"], "is of a later hand"),
        (whole is not None or hidden, "does not say its cards"),
        (whole is None or sorted(whole) == whole, "has its cards out of order"),
        (whole is None or len(whole) == pack["cards"], "has another number of cards"),
        (len(pack["roots"]) == decks, f"has not {decks} committed decks"),
        ((pack["picked"] is not None) == (hidden and joined), "is picked too often or not at all"),
        (pack["spent"] is None or not hidden, "shows the seed of a hidden deck"),
        (not pack["opened"] or (decks > 1 and pack["picked"] is not None), "shows decks it may not"),
        (len(pack["turned"]) <= pack["cards"], "has more cards turned than it has"),
        (None not in pack["turned"] or hidden, "has a card turned that is not opened"),
    )


def cards_hang_together(bundle: Json, pack: Json, where: str) -> None:
    """Refuse cards that were turned in no window, or out of order.

    Raises:
        NoBundle: says which.
    """
    seen = [card for card in pack["turned"] if card]
    order = [(card["hand"], card["window"]) for card in seen]
    at_hand = [window["hand"] for window in pack["windows"] if window["joint"]]
    joined = [at for at, window in enumerate(pack["windows"]) if window["joint"]]
    refuse_unless(
        where,
        (not pack["turned"] or joined, "has cards turned before any window was joined"),
        (order == sorted(order), "has cards turned out of order"),
        (all(hand <= bundle["hand"] for hand, _ in order), "has cards of a later hand"),
        (all(window in joined for _, window in order), "has cards turned in a void window"),
        (at_hand == sorted(at_hand), "has windows out of order"),
        (bundle["hidden"] is False or all(hand == bundle["hand"] for hand, _ in order), "mixes hands"),
    )


def _pack_hangs_together(bundle: Json, pack: Json, where: str) -> None:
    windows = pack["windows"]
    joined = [window["joint"] is not None for window in windows]
    last = bool(joined) and joined[-1]
    flags_hang_together(bundle, pack, where, last)
    refuse_unless(
        where,
        (not bundle["hidden"] or len({window["window"] for window in windows}) <= 1, "was frozen twice"),
    )
    for window in windows:
        _window_hangs_together(bundle, window, f"window {window['window']}")
    _voids_hang_together(windows, where)
    cards_hang_together(bundle, pack, where)


def _voids_hang_together(windows: list[Json], where: str) -> None:
    """Each window is frozen again until it is joined, and never after that."""
    for window, after in pairwise(windows):
        again = after["window"] == window["window"]
        refuse_unless(
            where,
            (again == (window["joint"] is None), "has a window that is left, or frozen again"),
            (after["void"] == (window["void"] + 1 if again else 0), "has voids out of order"),
        )
    refuse_unless(where, (not windows or windows[0]["void"] == 0, "begins with a void that is not told"))


def _window_hangs_together(bundle: Json, window: Json, where: str) -> None:
    seats, shares, stakes = ([seat for seat, *_ in window[key]] for key in ("seats", "shares", "stakes"))
    silent, now = window["silent"], window["hand"] == bundle["hand"]
    void = window["joint"] is None
    refuse_unless(
        where,
        (window["hand"] <= bundle["hand"], "is of a later hand"),
        (all(listed == sorted(set(listed)) for listed in (seats, stakes, silent)), "has seats out of order"),
        (
            shares == [seat for seat in seats if seat not in silent],
            "has not a share of every seat that spoke",
        ),
        (void == bool(silent) and set(silent) <= set(seats), "is void without reason, or not void with one"),
        ((window["told"] is not None) == now, "says what was told in another hand, or does not in this"),
        (window["session"] == bundle["session"] or not now, "is of another session"),
    )


def _windows_hang_together(bundle: Json, windows: list[Json]) -> None:
    order = [(window["window"], window["void"]) for window in windows]
    told = [window["told"] for window in windows if window["told"] is not None]
    paid = all(kind == 1 for kind, *_ in bundle["told"])
    refuse_unless(
        "the bundle",
        (sorted(set(order)) == order, "has windows out of order"),
        (told == sorted(told), "has less told in a later window"),
        ((told or [0])[-1] == len(bundle["told"]), "tells more than its last window, or less"),
        (paid or not bundle["hidden"], "tells acts of a game with hidden hands"),
    )
