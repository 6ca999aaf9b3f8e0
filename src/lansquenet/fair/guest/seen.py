"""What a client keeps of what the house has told it, and how a bundle is held against that."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lansquenet.books.written import Json
from lansquenet.fair.checks.verdict import SEEN, Bundle, Check, Unchecked, made, must
from lansquenet.fair.form import (
    CHIPS,
    COUNT,
    DIGEST,
    SEAT,
    SIGNATURE,
    TEXT,
    TIMES,
    NoBundle,
    flag,
    many,
    matching,
    maybe,
    number,
    record,
    row,
    shaped,
)
from lansquenet.fair.gt2 import ACT, PAID, SignedLink, TellingRow

HANDS = 500  # of one table, that are kept


def row_of(line: Json) -> TellingRow | None:
    """What a line of a hand tells, in numbers; nothing if it only tells what followed."""
    if line["follows"]:
        return None
    if not line["text"]:
        return [PAID, line["payer"], line["payee"], line["chips"]]
    return [ACT, line["seat"], line["action"], line["card"]]


def rows_told(rows: Iterable[TellingRow], hidden: bool) -> list[TellingRow]:
    """Of these rows those that are told to all alike."""
    return [told for told in rows if told[0] == PAID or not hidden]


@dataclass
class SeenRecord:
    """All that one client was told of the shuffles of a table, and what it said."""

    key: str  # of the house
    table: str
    chair: int = -1
    commitments: dict[tuple[str, int], Json] = field(default_factory=dict)
    windows: dict[tuple[int, int], Json] = field(default_factory=dict)
    voids: dict[tuple[int, int], Json] = field(default_factory=dict)
    hands: dict[int, Json] = field(default_factory=dict)

    @property
    def voided(self) -> Iterable[tuple[int, int]]:
        """The windows of which it was told that they are void."""
        return self.voids.keys()

    def knows(self, body: Json) -> bool:
        """Whether this window was told."""
        return (body["window"], body["void"]) in self.windows

    def denies(self, body: Json) -> bool:
        """Whether another commitment of the same number was told."""
        known = self.commitments.get((body["session"], body["number"]))
        return known is not None and known["c"] != body["c"]

    def committed(self, body: Json, hand: int, signature: str) -> None:
        """A commitment was told."""
        told = {name: body[name] for name in ("session", "number", "before", "c")}
        self.commitments[body["session"], body["number"]] = {**told, "hand": hand, "signature": signature}

    def window(self, body: Json, hand: int, share: SignedLink | None) -> None:
        """A share was wanted, and this one was given."""
        given = share and [share.link.hex(), share.signature.hex()]
        told = {name: body[name] for name in ("window", "void", "t")}
        self.windows[body["window"], body["void"]] = {**told, "hand": hand, "share": given}

    def void(self, body: Json, hand: int, signature: str) -> None:
        """A window was made void."""
        told = {name: body[name] for name in ("window", "void", "t", "silent")}
        self.voids[body["window"], body["void"]] = {**told, "hand": hand, "signature": signature}

    def over(self, hand: int, session: str, rows: list[TellingRow], after: list[int]) -> None:
        """A hand was seen to its end."""
        told = [[*row] for row in rows]
        self.hands[hand] = {"session": session, "over": True, "rows": told, "after": after}
        self.hands = dict(sorted(self.hands.items())[-HANDS:])
        if len(self.hands) == HANDS:
            self._forget(min(self.hands))

    def _forget(self, before: int) -> None:
        """Drop what belongs to hands before this one."""
        self.commitments = {at: told for at, told in self.commitments.items() if told["hand"] >= before}
        self.windows = {at: told for at, told in self.windows.items() if told["hand"] >= before}
        self.voids = {at: told for at, told in self.voids.items() if told["hand"] >= before}

    def take_up(self, told: object) -> bool:
        """Go on with what was kept in a file; False if it is of another house or table, or of no form."""
        try:
            kept = shaped(told, FILE)
        except NoBundle:
            return False
        if (kept["key"], kept["table"]) != (self.key, self.table):
            return False
        self.commitments = {(one["session"], one["number"]): one for one in kept["commitments"]}
        self.windows = {(one["window"], one["void"]): one for one in kept["windows"]}
        self.voids = {(one["window"], one["void"]): one for one in kept["voids"]}
        self.hands = {int(hand): one for hand, one in kept["hands"].items()}
        return True

    def written(self) -> Json:
        """All of it, as it is kept in a file."""
        return {
            "seen": "gt2",
            "key": self.key,
            "table": self.table,
            "chair": self.chair,
            "commitments": [*self.commitments.values()],
            "windows": [*self.windows.values()],
            "voids": [*self.voids.values()],
            "hands": {str(hand): told for hand, told in self.hands.items()},
        }


# -- against a bundle


def _hands(value: object, where: str) -> None:
    if not isinstance(value, dict) or not all(str(hand).isdecimal() for hand in value):
        raise NoBundle(f"{where} are not hands by their numbers.")
    for hand, told in value.items():
        HAND(told, f"{where}.{hand}")


HAND = record(
    session=TEXT,
    over=flag,
    rows=many(row(number(0, 1), CHIPS, CHIPS, CHIPS)),
    after=many(CHIPS, 0, 12),
)
FILE = record(
    seen=matching("gt2", "gt2"),
    key=DIGEST,
    table=TEXT,
    chair=number(-1, 11),
    commitments=many(
        record(session=TEXT, number=COUNT, hand=COUNT, before=DIGEST, c=DIGEST, signature=SIGNATURE)
    ),
    windows=many(record(hand=COUNT, window=TIMES, void=TIMES, t=DIGEST, share=maybe(row(DIGEST, SIGNATURE)))),
    voids=many(
        record(hand=COUNT, window=TIMES, void=TIMES, t=DIGEST, silent=many(SEAT, 0, 12), signature=SIGNATURE)
    ),
    hands=_hands,
)


def compared(bundle: Bundle, seen: object) -> Check:
    """Whether a bundle of gt2 tells what somebody has seen.

    Raises:
        NoBundle: what was seen is not written as a client keeps it.
    """
    told = shaped(seen, FILE)
    words = "It is what was seen at the table, as far as that was kept."
    return made("seen", SEEN, words, lambda _: _agrees(bundle, told), bundle)


def _agrees(bundle: Bundle, seen: Json) -> None:
    must(bundle["key"] == seen["key"], "What was seen was signed by another key.")
    must(bundle["table"] == seen["table"], "What was seen was seen at another table.")
    _same_commitments(bundle, seen)
    windows = [window for window in seen["windows"] if window["hand"] == bundle["hand"]]
    hand = seen["hands"].get(str(bundle["hand"]))
    if not windows and hand is None:
        raise Unchecked(f"Nothing of hand {bundle['hand']} was kept.")
    _same_windows(bundle, windows)
    if hand:
        _same_course(bundle, hand)


def _same_commitments(bundle: Bundle, seen: Json) -> None:
    told = {(pack["session"], pack["number"]): pack for pack in bundle["packs"]}
    hands = {(pack["session"], pack["hand"]) for pack in bundle["packs"]}
    last = dict(sorted(told))
    for one in seen["commitments"]:
        at, hand = (one["session"], one["number"]), one["hand"]
        if at in told:
            same = (told[at]["c"], told[at]["hand"]) == (one["c"], hand)
            must(same, f"Other cards were committed for hand {hand} than stand here.")
        elif (one["session"], hand) in hands:
            must(at[1] > last[at[0]], f"A commitment for hand {hand} that was seen does not stand here.")


def _same_windows(bundle: Bundle, seen: list[Json]) -> None:
    told = {(one["window"], one["void"]): one for pack in bundle["packs"] for one in pack["windows"]}
    for one in seen:
        at = one["window"], one["void"]
        must(at in told and told[at]["t"] == one["t"], f"Window {at[0]} is not the one that was seen.")
        if one["share"]:
            shares = [share[1:] for share in told[at]["shares"]]
            must(one["share"] in shares, f"In window {at[0]} the share that was sent is missing.")


def _same_course(bundle: Bundle, hand: Json) -> None:
    told, rows = bundle["told"], hand["rows"]
    both = min(len(told), len(rows))
    must(told[:both] == rows[:both], "The hand took another course than was seen.")
    if hand["over"]:
        must(len(told) == both, "More is told of the hand than was seen.")
        paid = [row[1:] for row in rows if row[0] == PAID]
        must(paid == [row[:3] for row in bundle["payments"]], "Other payments were seen than stand here.")
        must(not hand["after"] or hand["after"] == bundle["after"], "Other stacks were seen after the hand.")
