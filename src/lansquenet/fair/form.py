"""What a bundle looks like.  Whatever passes here can be checked further without surprises."""

import json
import re
from collections.abc import Callable
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


def check(bundle: object) -> None:
    """Refuse what has not the form of a bundle.

    Raises:
        NoBundle: says what is missing, or odd, and where.
    """
    try:
        BUNDLE(bundle, "the bundle")
    except RecursionError as wrong:
        raise NoBundle("it is nested too deeply.") from wrong
    assert isinstance(bundle, dict)
    _hangs_together(bundle)


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
OPENING = record(hand=COUNT, window=COUNT, place=PLACE, card=CARD, salt=DIGEST, path=many(DIGEST, 0, 12))
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
BUNDLE = record(
    protocol=matching("gt1", "gt1"),
    key=DIGEST,
    table=TEXT,
    session=TEXT,
    game=WORD,
    rules=TEXT,
    options=options,
    hidden=flag,
    hand=COUNT,
    names=many(TEXT, 2, 12),
    chairs=many(SEAT, 2, 12),
    stacks=many(CHIPS, 2, 12),
    carry=many(numbers, 0, 100),
    packs=many(PACK, 0, 200),
    tape=maybe(many(CHIPS)),
    payments=many(row(ACCOUNT, ACCOUNT, number(1, SAFE), COUNT)),
    after=many(CHIPS, 2, 12),
    seal=SIGNATURE,
)


# -- what must agree


def _hangs_together(bundle: Json) -> None:
    seats = len(bundle["names"])
    if not seats == len(bundle["stacks"]) == len(bundle["after"]) == len(set(bundle["chairs"])):
        raise NoBundle("names, chairs, stacks and after are not of equally many seats.")
    if len(bundle["chairs"]) != seats:
        raise NoBundle("two seats have one chair.")
    if (bundle["tape"] is None) != bundle["hidden"]:
        raise NoBundle("a tape belongs to a hand without hidden cards, and to no other.")
    for at, pack in enumerate(bundle["packs"]):
        _pack_hangs_together(bundle, pack, f"packs[{at}]")
    _grows([window["window"] for pack in bundle["packs"] for window in pack["windows"]])


def _grows(numbers_of_windows: list[int]) -> None:
    if sorted(set(numbers_of_windows)) != numbers_of_windows:
        raise NoBundle("windows are not in order.")


def _pack_hangs_together(bundle: Json, pack: Json, where: str) -> None:
    hidden, joined = bundle["hidden"], [w["joint"] is not None for w in pack["windows"]]
    decks = 1 if not hidden or pack["pack"] is None else 8
    for holds, why in (
        (pack["hand"] == bundle["hand"] or not hidden, "is not of this hand"),
        (pack["hand"] <= bundle["hand"], "is of a later hand"),
        (pack["pack"] is not None or hidden, "does not say its cards"),
        (pack["pack"] is None or sorted(pack["pack"]) == pack["pack"], "has its cards out of order"),
        (pack["pack"] is None or len(pack["pack"]) == pack["cards"], "has another number of cards"),
        (len(pack["roots"]) == decks, f"has not {decks} committed decks"),
        ((pack["picked"] is not None) == (hidden and joined == [True]), "is picked too often or not at all"),
        (len(joined) <= 1 or not hidden, "was frozen twice"),
        (pack["spent"] is None or not hidden, "shows the seed of a hidden deck"),
        (not pack["opened"] or (decks > 1 and pack["picked"] is not None), "shows decks it may not"),
        (len(pack["turned"]) <= pack["cards"], "has more cards turned than it has"),
        (None not in pack["turned"] or hidden, "has a card turned that is not opened"),
    ):
        if not holds:
            raise NoBundle(f"{where} {why}.")
    for window in pack["windows"]:
        _window_hangs_together(bundle, window, f"window {window['window']}")
    _turned_hang_together(bundle, pack, where)


def _window_hangs_together(bundle: Json, window: Json, where: str) -> None:
    heads, shares, stakes = ([seat for seat, _ in window[key]] for key in ("heads", "shares", "stakes"))
    silent, void = window["silent"], window["joint"] is None
    for holds, why in (
        (window["hand"] <= bundle["hand"], "is of a later hand"),
        (all(seats == sorted(set(seats)) for seats in (heads, stakes, silent)), "has seats out of order"),
        (
            shares == [seat for seat in heads if seat not in silent],
            "has not a share of every seat that spoke",
        ),
        (void == bool(silent) and set(silent) <= set(heads), "is void without reason, or not void with one"),
    ):
        if not holds:
            raise NoBundle(f"{where} {why}.")


def _turned_hang_together(bundle: Json, pack: Json, where: str) -> None:
    seen = [card for card in pack["turned"] if card]
    order = [(card["hand"], card["window"]) for card in seen]
    at_hand = [window["hand"] for window in pack["windows"] if window["joint"]]
    joined = [at for at, window in enumerate(pack["windows"]) if window["joint"]]
    for holds, why in (
        (not pack["turned"] or joined, "has cards turned before any window was joined"),
        (order == sorted(order), "has cards turned out of order"),
        (all(hand <= bundle["hand"] for hand, _ in order), "has cards of a later hand"),
        (all(window in joined for _, window in order), "has cards turned in a void window"),
        (at_hand == sorted(at_hand), "has windows out of order"),
        (bundle["hidden"] is False or all(hand == bundle["hand"] for hand, _ in order), "mixes hands"),
    ):
        if not holds:
            raise NoBundle(f"{where} {why}.")
