"""The checks of a bundle of gt1, as they were when hands were dealt by it."""

from lansquenet.fair import form, gt1
from lansquenet.fair.bundle import canonical
from lansquenet.fair.checks import whatever
from lansquenet.fair.checks.verdict import (
    FORM,
    Bundle,
    Check,
    Checks,
    Verdict,
    all_of,
    cards_of,
    joined_of,
    must,
    root_played,
    roots_of,
    windows_of,
)
from lansquenet.fair.ed25519 import is_signed
from lansquenet.fair.first.first_form import check_first

from_hex = bytes.fromhex
LESS = (
    "It has the form of a bundle of protocol gt1, which proves less than gt2: a server that knew the shares "
    "early could have made it afterwards, with cards of its choice."
)


def verify_first(bundle: object) -> list[Check]:
    """Every check of a bundle of gt1, in order; of what is none, the check of its form alone."""
    try:
        check_first(bundle)
    except form.NoBundle as wrong:
        return [Check("form", FORM, Verdict.FAILS, str(wrong))]
    assert isinstance(bundle, dict)
    return [Check("form", FORM, Verdict.HOLDS, LESS), *all_of(FIRST_CHECKS, bundle)]


def _by_seat(rows: list[tuple[int, str]]) -> dict[int, bytes]:
    return {seat: from_hex(said) for seat, said in rows}


# -- who said it


def seal(bundle: Bundle) -> None:
    """The whole bundle is signed."""
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    message = gt1.bundle_digest(canonical(rest))
    must(
        is_signed(from_hex(bundle["key"]), message, from_hex(bundle["seal"])),
        "This is not what the server sealed: something in it was changed.",
    )


def signatures(bundle: Bundle) -> None:
    """Every commitment and every freeze is signed."""
    key = from_hex(bundle["key"])
    for pack in bundle["packs"]:
        message = gt1.commitment_digest(from_hex(pack["ctx"]), pack["cards"], roots_of(pack))
        signed = is_signed(key, message, from_hex(pack["signature"]))
        must(signed, f"The commitment for hand {pack['hand']} is not signed with the key.")
    for _, window in windows_of(bundle):
        signed = is_signed(key, gt1.freeze_digest(from_hex(window["t"])), from_hex(window["signature"]))
        must(signed, f"Freeze {window['window']} is not signed with the key.")


# -- what was said


def context(bundle: Bundle) -> None:
    """The decks are committed for this game, its options, this table and hand."""
    whatever.rules(bundle)
    for pack in bundle["packs"]:
        ctx = gt1.context(bundle["game"], bundle["rules"], bundle["table"], pack["hand"])
        must(ctx.hex() == pack["ctx"], f"The deck of hand {pack['hand']} is committed for something else.")


def transcripts(bundle: Bundle) -> None:
    """Each T is the digest of the commitment, the heads and the stakes."""
    for pack, window in windows_of(bundle):
        staked = gt1.staked(window["window"], dict(window["stakes"]))
        frozen = gt1.transcript(from_hex(pack["ctx"]), roots_of(pack), _by_seat(window["heads"]), staked)
        must(frozen.hex() == window["t"], f"T of window {window['window']} is of something else.")


def reveals(bundle: Bundle) -> None:
    """Each seat revealed what it had promised before the freeze."""
    for _, window in joined_of(bundle):
        heads = _by_seat(window["heads"])
        for seat, share in _by_seat(window["shares"]).items():
            fits = gt1.link(bundle["session"], seat, share) == heads[seat]
            must(fits, f"In window {window['window']} seat {seat} revealed what it had not promised.")


def joints(bundle: Bundle) -> None:
    """Each J is the digest of T and all shares, and picks the deck."""
    for pack, window in joined_of(bundle):
        joint = gt1.joint(from_hex(window["t"]), _by_seat(window["shares"]))
        must(joint.hex() == window["joint"], f"J of window {window['window']} is of something else.")
        if bundle["hidden"]:
            picked = gt1.picked(joint, len(pack["roots"]))
            must(picked == pack["picked"], f"J picks deck {picked}, and not {pack['picked']}.")


# -- the cards


def decks(bundle: Bundle) -> None:
    """The seven decks that were not played are honest ones."""
    whatever.discards(bundle)
    for pack in bundle["packs"]:
        if pack["pack"] is not None and pack["picked"] is not None:
            _others_honest(pack)


def _others_honest(pack: Bundle) -> None:
    others = [n for n in range(len(pack["roots"])) if n != pack["picked"]]
    must([n for n, _ in pack["opened"]] == others, "Not every other deck is shown.")
    for number, seed in pack["opened"]:
        root = gt1.root_of(from_hex(pack["ctx"]), from_hex(seed), pack["pack"])
        must(root.hex() == pack["roots"][number], f"Deck {number} is not what its seed gives.")


def order(bundle: Bundle) -> None:
    """Every card comes from the place that J says."""
    for pack in bundle["packs"]:
        places = _cut_places(pack) if bundle["hidden"] else _drawn_places(pack)
        for at, (card, place) in enumerate(zip(pack["turned"], places, strict=False)):
            must(
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
    for pack, card in cards_of(bundle):
        bottom = gt1.leaf(from_hex(pack["ctx"]), card["place"], card["card"], from_hex(card["salt"]))
        path = [from_hex(neighbour) for neighbour in card["path"]]
        fits = card["place"] < pack["cards"] and len(path) == gt1.depth_of(pack["cards"])
        must(
            fits and gt1.climbed(bottom, card["place"], path) == root_played(pack),
            f"The card at place {card['place']} is not the one committed.",
        )


def spent(bundle: Bundle) -> None:
    """The seed of a pack that has ended gives the whole committed deck."""
    for pack in bundle["packs"]:
        if pack["spent"]:
            root = gt1.root_of(from_hex(pack["ctx"]), from_hex(pack["spent"]), pack["pack"])
            must(root == root_played(pack), "The seed that was published does not give the committed deck.")
    whatever.whole_shown(bundle)


FIRST_CHECKS: Checks = {
    "seal": (11, "The server sealed the whole of this bundle with its key.", seal),
    "signatures": (12, "Every commitment and freeze is signed with the same key.", signatures),
    "context": (13, "The decks were committed for this game, options, table and hand.", context),
    "transcript": (14, "Each T is the digest of commitment, heads and stakes.", transcripts),
    "reveal": (15, "Each seat revealed what it had promised before the freeze.", reveals),
    "joint": (16, "Each J is made of T and every share.", joints),
    "decks": (17, "The decks that were not picked are honest ones.", decks),
    "order": (18, "Every card comes from the place that J says.", order),
    "openings": (19, "Every card shown is the one committed.", openings),
    "cards": (20, "No card is shown more often than the pack has it.", whatever.cards),
    "spent": (21, "The published seed gives the whole committed deck.", spent),
    "payments": (22, "The payments sum to nothing and lead to the stacks after.", whatever.payments),
    **whatever.BY_THE_RULES,
}
