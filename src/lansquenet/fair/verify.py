"""Checks a bundle, with the standard library alone; to run the hand again, with the rules as well."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.fair import form, gt1
from lansquenet.fair.bundle import canonical
from lansquenet.fair.ed25519 import is_signed

Bundle = Json
from_hex = bytes.fromhex


class Verdict(StrEnum):
    """How a check came out."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "not checked"


@dataclass(frozen=True)
class Check:
    """One check of a bundle: its name, the exit code when it fails, how it came out, and what that says."""

    name: str
    code: int
    state: Verdict
    words: str


class Wrong(Exception):
    """A check fails; says how."""


class Unchecked(Exception):
    """A check cannot be made; says why."""


def verify(bundle: object) -> list[Check]:
    """Every check of a bundle, in order; of what is no bundle, the check of its form alone."""
    try:
        form.check(bundle)
    except form.NoBundle as wrong:
        return [Check("form", FORM, Verdict.FAILS, str(wrong))]
    assert isinstance(bundle, dict)
    good = Check("form", FORM, Verdict.HOLDS, "It has the form of a bundle of protocol gt1.")
    return [good, *(_made(name, code, bundle) for name, (code, *_) in CHECKS.items())]


def verify_text(text: str) -> list[Check]:
    """Every check of a bundle as it stands in a file."""
    try:
        return verify(form.read(text))
    except form.NoBundle as wrong:
        return [Check("form", FORM, Verdict.FAILS, str(wrong))]


def by_key(bundle: Bundle, key: str) -> Check:
    """Whether a bundle is of the server whose key, in hexadecimal digits, one knows from elsewhere."""
    if bundle["key"] == key.strip().lower():
        return Check("key", KEY, Verdict.HOLDS, "The key is the one you gave.")
    return Check("key", KEY, Verdict.FAILS, "The key is another one than you gave.")


def exit_code(checks: list[Check]) -> int:
    """0 when nothing fails, else the code of the first check that does."""
    return next((check.code for check in checks if check.state == Verdict.FAILS), 0)


def _made(name: str, code: int, bundle: Bundle) -> Check:
    _, words, made = CHECKS[name]
    try:
        made(bundle)
    except Wrong as wrong:
        return Check(name, code, Verdict.FAILS, str(wrong))
    except Unchecked as why:
        return Check(name, code, Verdict.OPEN, str(why))
    return Check(name, code, Verdict.HOLDS, words)


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Wrong(otherwise)


def _windows(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    return ((pack, window) for pack in bundle["packs"] for window in pack["windows"])


def _joined(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    return ((pack, window) for pack, window in _windows(bundle) if window["joint"])


def _cards(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    return ((pack, card) for pack in bundle["packs"] for card in pack["turned"] if card)


def _by_seat(rows: list[tuple[int, str]]) -> dict[int, bytes]:
    return {seat: from_hex(said) for seat, said in rows}


def _roots(pack: Bundle) -> list[bytes]:
    return [from_hex(root) for root in pack["roots"]]


def _root_played(pack: Bundle) -> bytes:
    return _roots(pack)[pack["picked"] or 0]


# -- who said it


def seal(bundle: Bundle) -> None:
    """The whole bundle is signed."""
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    message = gt1.bundle_digest(canonical(rest))
    _must(
        is_signed(from_hex(bundle["key"]), message, from_hex(bundle["seal"])),
        "This is not what the server sealed: something in it was changed.",
    )


def signatures(bundle: Bundle) -> None:
    """Every commitment and every freeze is signed."""
    key = from_hex(bundle["key"])
    for pack in bundle["packs"]:
        message = gt1.commitment_digest(from_hex(pack["ctx"]), pack["cards"], _roots(pack))
        signed = is_signed(key, message, from_hex(pack["signature"]))
        _must(signed, f"The commitment for hand {pack['hand']} is not signed with the key.")
    for _, window in _windows(bundle):
        signed = is_signed(key, gt1.freeze_digest(from_hex(window["t"])), from_hex(window["signature"]))
        _must(signed, f"Freeze {window['window']} is not signed with the key.")


# -- what was said


def context(bundle: Bundle) -> None:
    """The decks are committed for this game, its options, this table and hand."""
    text = json.dumps({"game": bundle["game"], "options": bundle["options"]}, sort_keys=True)
    same = sha256(text.encode()).hexdigest()[:16] == bundle["rules"]
    _must(same, "The digest of the rules is not that of the game and its options.")
    for pack in bundle["packs"]:
        ctx = gt1.context(bundle["game"], bundle["rules"], bundle["table"], pack["hand"])
        _must(ctx.hex() == pack["ctx"], f"The deck of hand {pack['hand']} is committed for something else.")


def transcripts(bundle: Bundle) -> None:
    """Each T is the digest of the commitment, the heads and the stakes."""
    for pack, window in _windows(bundle):
        staked = gt1.staked(window["window"], dict(window["stakes"]))
        frozen = gt1.transcript(from_hex(pack["ctx"]), _roots(pack), _by_seat(window["heads"]), staked)
        _must(frozen.hex() == window["t"], f"T of window {window['window']} is of something else.")


def reveals(bundle: Bundle) -> None:
    """Each seat revealed what it had promised before the freeze."""
    for _, window in _joined(bundle):
        heads = _by_seat(window["heads"])
        for seat, share in _by_seat(window["shares"]).items():
            fits = gt1.link(bundle["session"], seat, share) == heads[seat]
            _must(fits, f"In window {window['window']} seat {seat} revealed what it had not promised.")


def joints(bundle: Bundle) -> None:
    """Each J is the digest of T and all shares, and picks the deck."""
    for pack, window in _joined(bundle):
        joint = gt1.joint(from_hex(window["t"]), _by_seat(window["shares"]))
        _must(joint.hex() == window["joint"], f"J of window {window['window']} is of something else.")
        if bundle["hidden"]:
            picked = gt1.picked(joint, len(pack["roots"]))
            _must(picked == pack["picked"], f"J picks deck {picked}, and not {pack['picked']}.")


# -- the cards


def decks(bundle: Bundle) -> None:
    """The seven decks that were not played are honest ones."""
    if not bundle["hidden"]:
        raise Unchecked("Where no hand is hidden, one deck is committed, and shown whole when it has ended.")
    ran_out = False
    for pack in bundle["packs"]:
        if pack["pack"] is None:
            _must(ran_out, "A pack was made of discards before the whole pack had run out.")
        elif pack["picked"] is not None:
            _others_honest(pack)
        if pack["picked"] is not None:
            ran_out = len(pack["turned"]) == pack["cards"]


def _others_honest(pack: Bundle) -> None:
    others = [n for n in range(len(pack["roots"])) if n != pack["picked"]]
    _must([n for n, _ in pack["opened"]] == others, "Not every other deck is shown.")
    for number, seed in pack["opened"]:
        root = gt1.root_of(from_hex(pack["ctx"]), from_hex(seed), pack["pack"])
        _must(root.hex() == pack["roots"][number], f"Deck {number} is not what its seed gives.")


def order(bundle: Bundle) -> None:
    """Every card comes from the place that J says."""
    for pack in bundle["packs"]:
        places = _cut_places(pack) if bundle["hidden"] else _drawn_places(pack)
        for at, (card, place) in enumerate(zip(pack["turned"], places, strict=False)):
            _must(
                card is None or card["place"] == place,
                f"Card {at} should come from place {place} of the deck.",
            )


def _cut_places(pack: Bundle) -> list[int]:
    joint = next((window["joint"] for window in pack["windows"]), None)
    return [*gt1.cut(from_hex(joint), pack["cards"])] if joint else []


def _drawn_places(pack: Bundle) -> list[int]:
    left, places = [*range(pack["cards"])], []
    window, words = -1, iter([0])
    for card in pack["turned"]:
        if card["window"] != window:
            window = card["window"]
            words = gt1.stream(from_hex(pack["windows"][window]["joint"]), "gt1/draw")
        places.append(gt1.draw(words, left))
    return places


def openings(bundle: Bundle) -> None:
    """Every card shown is the one committed at its place."""
    for pack, card in _cards(bundle):
        bottom = gt1.leaf(from_hex(pack["ctx"]), card["place"], card["card"], from_hex(card["salt"]))
        path = [from_hex(neighbour) for neighbour in card["path"]]
        fits = card["place"] < pack["cards"] and len(path) == gt1.depth_of(pack["cards"])
        _must(
            fits and gt1.climbed(bottom, card["place"], path) == _root_played(pack),
            f"The card at place {card['place']} is not the one committed.",
        )


def cards(bundle: Bundle) -> None:
    """No card is shown more often than the pack has it."""
    for pack in bundle["packs"]:
        had = Counter(range(52) if pack["pack"] is None else pack["pack"])
        shown = Counter(card["card"] for card in pack["turned"] if card)
        _must(shown <= had, "A card is shown more often than the pack has it.")


def spent(bundle: Bundle) -> None:
    """The seed of a pack that has ended gives the whole committed deck."""
    ended = [pack for pack in bundle["packs"] if pack["spent"]]
    for pack in ended:
        root = gt1.root_of(from_hex(pack["ctx"]), from_hex(pack["spent"]), pack["pack"])
        _must(root == _root_played(pack), "The seed that was published does not give the committed deck.")
    if bundle["hidden"]:
        raise Unchecked("The seed of a hidden deck is never shown: it would show hands that were thrown in.")
    if len(ended) < len(bundle["packs"]):
        raise Unchecked("The pack was still in play; ask for the bundle again when it has ended.")


# -- the hand


def payments(bundle: Bundle) -> None:
    """What one pays another gets, and the stacks afterwards are those before with the payments."""
    seats = len(bundle["names"])
    stacks = [*bundle["stacks"], *[0] * (14 - seats)]
    for payer, payee, chips, _ in bundle["payments"]:
        _must(payer != payee, "An account pays itself.")
        _must(all(not seats <= account < 12 for account in (payer, payee)), "An empty seat pays or is paid.")
        stacks[payer] -= chips
        stacks[payee] += chips
    _must(stacks[:seats] == bundle["after"], "The payments do not lead to the stacks after the hand.")


def pack(bundle: Bundle) -> None:
    """The pack is the one that the game is played with."""
    from lansquenet.fair import replay

    _ruled(lambda: replay.same_pack(bundle))


def turned(bundle: Bundle) -> None:
    """The cards turned are those the rules asked for, in their order."""
    from lansquenet.fair import replay

    _open_only(bundle)
    _ruled(lambda: replay.follow_cards(bundle, replay.rerun(bundle).turns))


def acts(bundle: Bundle) -> None:
    """The rules, run again on the acts, give the same payments and stacks."""
    from lansquenet.fair import replay

    _open_only(bundle)

    def same() -> None:
        again = replay.rerun(bundle)
        _must(again.payments == bundle["payments"], "By the rules the payments are others.")
        _must(again.after == bundle["after"], "By the rules the stacks after the hand are others.")

    _ruled(same)


def stakes(bundle: Bundle) -> None:
    """What was frozen before each card is what lay on the table, and every choice before it."""
    from lansquenet.fair import replay

    _open_only(bundle)
    _ruled(lambda: replay.follow_stakes(bundle, replay.rerun(bundle).turns))


def _open_only(bundle: Bundle) -> None:
    if bundle["tape"] is None:
        raise Unchecked("In a game with hidden hands a bundle is one viewer's own: the acts are not in it.")


def _ruled(run: Callable[[], None]) -> None:
    """Run the rules on what a stranger wrote; whatever they choke on is the stranger's fault."""
    try:
        run()
    except Wrong:
        raise
    except LansquenetError as wrong:
        raise Wrong(str(wrong)) from wrong
    except Exception as wrong:
        raise Wrong(f"The rules cannot run this hand: {wrong or type(wrong).__name__}") from wrong


FORM, KEY = 10, 27  # exit codes, beside those of CHECKS
CHECKS: dict[str, tuple[int, str, Callable[[Bundle], None]]] = {
    "seal": (11, "The server sealed the whole of this bundle with its key.", seal),
    "signatures": (12, "Every commitment and freeze is signed with the same key.", signatures),
    "context": (13, "The decks were committed for this game, options, table and hand.", context),
    "transcript": (14, "Each T is the digest of commitment, heads and stakes.", transcripts),
    "reveal": (15, "Each seat revealed what it had promised before the freeze.", reveals),
    "joint": (16, "Each J is made of T and every share.", joints),
    "decks": (17, "The decks that were not picked are honest ones.", decks),
    "order": (18, "Every card comes from the place that J says.", order),
    "openings": (19, "Every card shown is the one committed.", openings),
    "cards": (20, "No card is shown more often than the pack has it.", cards),
    "spent": (21, "The published seed gives the whole committed deck.", spent),
    "payments": (22, "The payments sum to nothing and lead to the stacks after.", payments),
    "pack": (23, "The pack is the one that the game is played with.", pack),
    "turned": (24, "The cards turned are those the rules asked for, in order.", turned),
    "acts": (25, "The rules, run again, give the same payments.", acts),
    "stakes": (26, "Stakes and choices were frozen before the cards they ride on.", stakes),
}
