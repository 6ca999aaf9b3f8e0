"""A bundle: everything about one hand that somebody needs to check it, and may see."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol, SupportsInt

from lansquenet.books.written import Json
from lansquenet.fair import gt2
from lansquenet.fair.dealing import Dealing
from lansquenet.fair.packs import CommittedPack, Turned, Window, last_hand, seats_in, shares_in
from lansquenet.rules.state import Numbers


class Signer(Protocol):
    """Whoever keeps the server's secret key."""

    @property
    def public(self) -> bytes:
        """The public key: 32 bytes of Ed25519."""

    def sign(self, message: bytes) -> bytes:
        """The signature of a message: 64 bytes."""


@dataclass
class Played:
    """A hand that is over, as its table has it."""

    number: int
    options: dict[str, str]  # every option in words, as `Book.options_of` has them
    names: list[str]
    stacks: list[int]  # before the hand
    after: list[int]
    carry: list[Numbers]  # before the hand
    payments: list[tuple[int, int, int, int]]  # the ledger of its state
    tape: list[int] | None = None  # where no hand is hidden
    chairs: list[int] | None = None  # what each seat of the hand is called in promises and stakes; as it is


def build(dealing: Dealing, signer: Signer, played: Played, sees: Collection[int] | None = None) -> Json:
    """The bundle of a hand, for somebody who sees these cards of it, numbered as they were dealt, or all.

    The dealing stands where it stood when the hand was over.
    """
    body = {
        "protocol": "gt2",
        "key": signer.public.hex(),
        "table": dealing.table,
        "session": dealing.session,
        "game": dealing.game,
        "rules": dealing.rules,
        **about(played, dealing.hidden),
        "packs": _packs(dealing, signer, played.number, sees),
        "told": [[*map(int, row)] for row in dealing.told],
    }
    return body | {"seal": signer.sign(gt2.sealed(canonical(body))).hex()}


def about(played: Played, hidden: bool) -> Json:
    """What a bundle tells of its hand besides how it was dealt."""
    return {
        "options": played.options,
        "hidden": hidden,
        "hand": played.number,
        "names": played.names,
        "chairs": [*range(len(played.names))] if played.chairs is None else played.chairs,
        "stacks": [*map(int, played.stacks)],
        "carry": [_numbers(part) for part in played.carry],
        "tape": None if hidden or played.tape is None else [*map(int, played.tape)],
        "payments": [list(map(int, payment)) for payment in played.payments],
        "after": [*map(int, played.after)],
    }


def canonical(body: Json) -> bytes:
    """The one way in which a bundle is written for its seal: keys sorted, no spaces, UTF-8.

    Raises:
        ValueError: when a text in it cannot be written so.
    """
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _numbers(part: SupportsInt | list[int] | tuple[int, ...]) -> object:
    """A number, or numbers in lists, and no other kind of number than that."""
    return [_numbers(each) for each in part] if isinstance(part, list | tuple) else int(part)


def _packs(dealing: Dealing, signer: Signer, hand: int, sees: Collection[int] | None) -> list[Json]:
    """The packs with which a hand has to do, each with all that was said of it up to then."""
    rows, at = [], 0
    for pack in dealing.packs:
        if pack.hand <= hand <= last_hand(pack):
            seen = seen_of(pack.turned, hand, at, sees)
            rows.append(_pack(dealing, signer, pack, hand, seen))
            at += sum(card.hand == hand for card in pack.turned)
    return rows


def seen_of(cards: list[Turned], hand: int, at: int, sees: Collection[int] | None) -> list[Turned | None]:
    """The cards of a pack, None for one that may not be seen; `at` cards of the hand came before."""
    turned = [card for card in cards if card.hand <= hand]
    if sees is None:
        return [*turned]
    before = sum(card.hand < hand for card in turned)
    return [card if n < before or at + n - before in sees else None for n, card in enumerate(turned)]


def _pack(
    dealing: Dealing, signer: Signer, pack: CommittedPack, hand: int, seen: list[Turned | None]
) -> Json:
    joined = pack.deck != []
    shown = dealing.hidden and pack.picked is not None
    tree = pack.tree() if joined else []
    return {
        "session": pack.link.session,
        "number": pack.link.number,
        "before": pack.link.before.hex(),
        "c": pack.link.digest.hex(),
        "hand": pack.hand,
        "pack": pack.cards if pack.whole else None,
        "cards": len(pack.cards),
        "ctx": pack.ctx.hex(),
        "roots": [root.hex() for root in pack.roots],
        "signature": signer.sign(pack.link.digest).hex(),
        "windows": [_window(signer, window, hand) for window in pack.windows if window.hand <= hand],
        "picked": pack.picked,
        "opened": [[n, seed.hex()] for n, seed in enumerate(pack.seeds) if shown and n != pack.picked],
        "spent": pack.seed.hex() if pack.ended and joined and not dealing.hidden else None,
        "turned": [card and _opening(pack, tree, card) for card in seen],
    }


def _window(signer: Signer, window: Window, hand: int) -> Json:
    return {
        "window": window.number,
        "void": window.void,
        "session": window.session,
        "hand": window.hand,
        "seats": seats_in(window),
        "stakes": [[seat, chips] for seat, chips in window.stakes.items()],
        "told": window.told if window.hand == hand else None,
        "a": window.acts.hex(),
        "t": window.frozen.hex(),
        "signature": signer.sign(window.frozen).hex(),
        "shares": shares_in(window),
        "joint": window.joint and window.joint.hex(),
        "silent": window.silent,
    }


def _opening(pack: CommittedPack, tree: list[list[bytes]], card: Turned) -> Json:
    salt, path = pack.opening(tree, card)
    return {
        "hand": card.hand,
        "window": card.window,
        "place": card.place,
        "card": card.card,
        "salt": salt.hex(),
        "path": [neighbour.hex() for neighbour in path],
    }
