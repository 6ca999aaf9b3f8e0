"""The bundle of a hand that was dealt by gt1."""

from collections.abc import Collection

from lansquenet.books.written import Json
from lansquenet.fair import gt1
from lansquenet.fair.bundle import Played, Signer, about, canonical, seen_of
from lansquenet.fair.first.first_dealing import FirstDealing, FirstPack, FirstWindow, last_hand
from lansquenet.fair.packs import Turned


def build_first(
    dealing: FirstDealing, signer: Signer, played: Played, sees: Collection[int] | None = None
) -> Json:
    """The bundle of a hand, for somebody who sees these cards of it, numbered as they were dealt, or all."""
    body = {
        "protocol": "gt1",
        "key": signer.public.hex(),
        "table": dealing.table,
        "session": dealing.session,
        "game": dealing.game,
        "rules": dealing.rules,
        **about(played, dealing.hidden),
        "packs": _packs(dealing, signer, played.number, sees),
    }
    return body | {"seal": signer.sign(gt1.bundle_digest(canonical(body))).hex()}


def _packs(dealing: FirstDealing, signer: Signer, hand: int, sees: Collection[int] | None) -> list[Json]:
    """The packs with which a hand has to do, each with all that was said of it up to then."""
    rows, at = [], 0
    for pack in dealing.packs:
        if pack.hand <= hand <= last_hand(pack):
            seen = seen_of(pack.turned, hand, at, sees)
            rows.append(_pack(dealing, signer, pack, hand, seen))
            at += sum(card.hand == hand for card in pack.turned)
    return rows


def _pack(
    dealing: FirstDealing, signer: Signer, pack: FirstPack, hand: int, seen: list[Turned | None]
) -> Json:
    joined = pack.deck != []
    shown = dealing.hidden and pack.picked is not None
    tree = pack.tree() if joined else []
    return {
        "hand": pack.hand,
        "pack": pack.cards if pack.whole else None,
        "cards": len(pack.cards),
        "ctx": pack.ctx.hex(),
        "roots": [root.hex() for root in pack.roots],
        "signature": signer.sign(gt1.commitment_digest(pack.ctx, len(pack.cards), pack.roots)).hex(),
        "windows": [_window(signer, window) for window in pack.windows if window.hand <= hand],
        "picked": pack.picked,
        "opened": [[n, seed.hex()] for n, seed in enumerate(pack.seeds) if shown and n != pack.picked],
        "spent": pack.seed.hex() if pack.ended and joined and not dealing.hidden else None,
        "turned": [card and _opening(pack, tree, card) for card in seen],
    }


def _window(signer: Signer, window: FirstWindow) -> Json:
    return {
        "window": window.number,
        "hand": window.hand,
        "heads": [[seat, head.hex()] for seat, head in window.heads.items()],
        "stakes": [[seat, chips] for seat, chips in window.stakes.items()],
        "t": window.frozen.hex(),
        "signature": signer.sign(gt1.freeze_digest(window.frozen)).hex(),
        "shares": [[seat, share.hex()] for seat, share in window.shares.items()],
        "joint": window.joint and window.joint.hex(),
        "silent": window.silent,
    }


def _opening(pack: FirstPack, tree: list[list[bytes]], card: Turned) -> Json:
    salt, path = pack.opening(tree, card)
    return {
        "hand": card.hand,
        "window": card.window,
        "place": card.place,
        "card": card.card,
        "salt": salt.hex(),
        "path": [neighbour.hex() for neighbour in path],
    }
