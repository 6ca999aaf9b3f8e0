"""The checks of a bundle of gt2, with the standard library alone; to run the hand again, with the rules."""

from collections import defaultdict

from lansquenet.fair import gt2
from lansquenet.fair.bundle import canonical
from lansquenet.fair.checks import whatever
from lansquenet.fair.checks.verdict import (
    Bundle,
    Checks,
    cards_of,
    joined_of,
    must,
    root_played,
    roots_of,
    windows_of,
)
from lansquenet.fair.ed25519 import is_key, is_signed
from lansquenet.fair.gt2 import Pledge, SignedLink

from_hex = bytes.fromhex


def _pledges(window: Bundle) -> dict[int, Pledge]:
    return {
        seat: Pledge(from_hex(key), from_hex(head), bool(house)) for seat, house, key, head in window["seats"]
    }


def _shares(window: Bundle) -> dict[int, SignedLink]:
    return {seat: SignedLink(from_hex(link), from_hex(signed)) for seat, link, signed in window["shares"]}


# -- who said it


def seal(bundle: Bundle) -> None:
    """The whole bundle is signed."""
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    message = gt2.sealed(canonical(rest))
    must(
        is_signed(from_hex(bundle["key"]), message, from_hex(bundle["seal"])),
        "This is not what the server sealed: something in it was changed.",
    )


def signatures(bundle: Bundle) -> None:
    """Every commitment and every transcript is signed by the server."""
    key = from_hex(bundle["key"])
    for pack in bundle["packs"]:
        signed = is_signed(key, from_hex(pack["c"]), from_hex(pack["signature"]))
        must(signed, f"The commitment for hand {pack['hand']} is not signed with the key.")
    for _, window in windows_of(bundle):
        signed = is_signed(key, from_hex(window["t"]), from_hex(window["signature"]))
        must(signed, f"The transcript of window {window['window']} is not signed with the key.")


def shares(bundle: Bundle) -> None:
    """Each seat revealed what it had promised, and signed the transcript."""
    for _, window in windows_of(bundle):
        pledges = _pledges(window)
        for seat, pledge in pledges.items():
            must(is_key(pledge.key), f"The key of seat {seat} in window {window['window']} is none.")
        for seat, share in _shares(window).items():
            head = gt2.link(window["session"], seat, share.link)
            must(
                head == pledges[seat].head,
                f"In window {window['window']} seat {seat} revealed what it had not promised.",
            )
            must(
                is_signed(pledges[seat].key, from_hex(window["t"]), share.signature),
                f"In window {window['window']} seat {seat} has not signed the transcript.",
            )


# -- what was said


def chain(bundle: Bundle) -> None:
    """Each commitment follows the one it names."""
    last: dict[tuple[str, int], str] = {}
    for pack in bundle["packs"]:
        session, number, before = pack["session"], pack["number"], from_hex(pack["before"])
        packed = gt2.decks(pack["cards"], roots_of(pack))
        digest = gt2.committed(before, number, from_hex(pack["ctx"]), packed)
        must(digest.hex() == pack["c"], f"The commitment for hand {pack['hand']} is of something else.")
        first = number > 1 or before == gt2.first_link(session, from_hex(bundle["key"]))
        must(first, "The first commitment of the session does not begin with the session and the key.")
        linked = last.get((session, number - 1), pack["before"]) == pack["before"]
        must(linked, f"The commitment for hand {pack['hand']} does not follow the one before it.")
        last[session, number] = pack["c"]


def context(bundle: Bundle) -> None:
    """The decks are committed for this game, its options, this table, session and hand."""
    whatever.rules(bundle)
    for pack in bundle["packs"]:
        ctx = gt2.context(bundle["game"], bundle["rules"], bundle["table"], pack["session"], pack["hand"])
        must(ctx.hex() == pack["ctx"], f"The deck of hand {pack['hand']} is committed for something else.")


def transcripts(bundle: Bundle) -> None:
    """Each T is the digest of the commitment, of what was told, of the seats and the stakes."""
    for pack, window in windows_of(bundle):
        if window["told"] is not None:
            seen = gt2.acts(window["session"], window["hand"], bundle["told"][: window["told"]])
            same = seen.hex() == window["a"]
            must(same, f"Before window {window['window']} something else was told than stands here.")
        at = window["hand"], window["window"], window["void"]
        given = from_hex(window["a"]), _pledges(window), dict(window["stakes"])
        frozen = gt2.transcript(from_hex(pack["c"]), at, *given)
        must(frozen.hex() == window["t"], f"T of window {window['window']} is of something else.")


def voids(bundle: Bundle) -> None:
    """Who was silent is out of the session, and nobody comes in between."""
    out: dict[str, set[int]] = defaultdict(set)
    before: set[int] = set()
    for _, window in windows_of(bundle):
        seats = {seat for seat, *_ in window["seats"]}
        must(
            not seats & out[window["session"]],
            f"A seat that had been silent takes part in window {window['window']}.",
        )
        must(
            not window["void"] or seats <= before,
            f"A seat came in while window {window['window']} was open.",
        )
        out[window["session"]] |= {*window["silent"]}
        before = seats


def joints(bundle: Bundle) -> None:
    """Each J is the digest of T and all links, and picks the deck."""
    for pack, window in joined_of(bundle):
        joint = gt2.joint(from_hex(window["t"]), _shares(window))
        must(joint.hex() == window["joint"], f"J of window {window['window']} is of something else.")
        if bundle["hidden"]:
            picked = gt2.picked(joint, len(pack["roots"]))
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
        root = gt2.root_of(from_hex(pack["ctx"]), from_hex(seed), pack["pack"])
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
    joint = next((window["joint"] for window in pack["windows"] if window["joint"]), None)
    return [*gt2.cut(from_hex(joint), pack["cards"])] if joint else []


def _drawn_places(pack: Bundle) -> list[int]:
    left, places = [*range(pack["cards"])], []
    window, words = -1, iter([0])
    for card in pack["turned"]:
        if card["window"] != window:
            window = card["window"]
            words = gt2.stream(from_hex(pack["windows"][window]["joint"]), "gt2/draw")
        places.append(gt2.draw(words, left))
    return places


def openings(bundle: Bundle) -> None:
    """Every card shown is the one committed at its place."""
    for pack, card in cards_of(bundle):
        bottom = gt2.leaf(from_hex(pack["ctx"]), card["place"], card["card"], from_hex(card["salt"]))
        path = [from_hex(neighbour) for neighbour in card["path"]]
        fits = card["place"] < pack["cards"] and len(path) == gt2.depth_of(pack["cards"])
        must(
            fits and gt2.climbed(bottom, card["place"], path) == root_played(pack),
            f"The card at place {card['place']} is not the one committed.",
        )


def spent(bundle: Bundle) -> None:
    """The seed of a pack that has ended gives the whole committed deck."""
    for pack in bundle["packs"]:
        if pack["spent"]:
            root = gt2.root_of(from_hex(pack["ctx"]), from_hex(pack["spent"]), pack["pack"])
            must(root == root_played(pack), "The seed that was published does not give the committed deck.")
    whatever.whole_shown(bundle)


def payments(bundle: Bundle) -> None:
    """The payments sum to nothing, lead to the stacks after, and begin with those that were told."""
    whatever.payments(bundle)
    told = [row[1:] for row in bundle["told"] if row[0] == gt2.PAID]
    paid = [row[:3] for row in bundle["payments"]]
    must(told == paid[: len(told)], "Other payments were told than were made.")


CHECKS: Checks = {
    "seal": (11, "The server sealed the whole of this bundle with its key.", seal),
    "signatures": (12, "Every commitment and transcript is signed with the same key.", signatures),
    "chain": (28, "Every commitment follows the one it names.", chain),
    "context": (13, "The decks were committed for this game, options, table and hand.", context),
    "transcript": (14, "Each T holds the commitment, seats, stakes, and what was told.", transcripts),
    "shares": (15, "Each seat signed T, and revealed what it had promised.", shares),
    "voids": (29, "Who was silent is out, and nobody came in between.", voids),
    "joint": (16, "Each J is made of T and every share.", joints),
    "decks": (17, "The decks that were not picked are honest ones.", decks),
    "order": (18, "Every card comes from the place that J says.", order),
    "openings": (19, "Every card shown is the one committed.", openings),
    "cards": (20, "No card is shown more often than the pack has it.", whatever.cards),
    "spent": (21, "The published seed gives the whole committed deck.", spent),
    "payments": (22, "The payments sum to nothing and lead to the stacks after.", payments),
    **whatever.BY_THE_RULES,
}
