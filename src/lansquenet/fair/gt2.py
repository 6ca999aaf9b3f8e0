"""The hashes, shuffles and trees of protocol gt2, as docs/fairness.md has them.

Nothing here has a state or does input or output.  What gt2 has in common with gt1 it takes from there; but
all that is hashed has another label, so that nothing said by one can be taken for a word of the other.
"""

import hmac
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from lansquenet.fair.gt1 import below, depth_of, digest, draw, lp, path_of, perm, stream, u16, u64

__all__ = ["below", "depth_of", "digest", "draw", "lp", "path_of", "perm", "stream", "u16", "u64"]

SEED, LONG_SEED = 32, 64  # bytes; the long one for more cards than the short one can order
SHORT_PACK = 57  # cards: 57! < 2**256 < 58!
DECKS = 8  # committed for a hidden pack, of which one is played and the others are shown
ACT, PAID = 0, 1  # what a row tells of: somebody acted, or somebody was paid
TellingRow = Sequence[int]  # ACT, seat, action, card; or PAID, payer, payee, chips
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"


class Pledge(NamedTuple):
    """What a seat has promised for a session: its public key, and the head of the chain of its links."""

    key: bytes
    head: bytes
    house: bool = False  # whether the house has the key: a bot of its own


class SignedLink(NamedTuple):
    """What a seat brings to a window: the link before its head, and its signature of the transcript."""

    link: bytes
    signature: bytes


def u32(number: int) -> bytes:
    """A window, or a void."""
    return number.to_bytes(4, "big")


def i64(number: int) -> bytes:
    """What a row tells, which may be less than nothing."""
    return number.to_bytes(8, "big", signed=True)


# -- a committed deck


def dealt_from(seed: bytes, cards: list[int]) -> list[int]:
    """The card at each place of the deck that a seed makes of these cards, which are sorted first."""
    cards = sorted(cards)
    return [cards[at] for at in perm(seed, "gt2/deck", len(cards))]


def salt(seed: bytes, place: int) -> bytes:
    """What keeps the leaf of this place from being guessed."""
    return hmac.digest(seed, lp(b"gt2/salt") + u16(place), "sha256")


def leaf(ctx: bytes, place: int, card: int, salted: bytes) -> bytes:
    """The commitment to the card at a place."""
    return digest("gt2/leaf", ctx, u16(place), u16(card), salted)


def node(left: bytes, right: bytes) -> bytes:
    """What stands above two nodes of the tree."""
    return digest("gt2/node", left, right)


PAD = digest("gt2/pad")


def levels(leaves: list[bytes]) -> list[list[bytes]]:
    """The tree, from the leaves to the root; a level of odd length, but the root, ends with PAD."""
    tree = [leaves]
    while len(tree[-1]) > 1:
        if len(tree[-1]) % 2:
            tree[-1] = [*tree[-1], PAD]
        row = tree[-1]
        tree.append([node(row[at], row[at + 1]) for at in range(0, len(row), 2)])
    return tree


def tree_of(ctx: bytes, seed: bytes, deck: list[int]) -> list[list[bytes]]:
    """The tree of a deck salted by its seed."""
    return _tree_of(ctx, seed, tuple(deck))


@lru_cache(64)  # a deck that is committed is soon shown, and is checked once a hand
def _tree_of(ctx: bytes, seed: bytes, deck: tuple[int, ...]) -> list[list[bytes]]:
    return levels([leaf(ctx, place, card, salt(seed, place)) for place, card in enumerate(deck)])


def root_of(ctx: bytes, seed: bytes, cards: list[int]) -> bytes:
    """The root of the deck that this seed makes of these cards."""
    return tree_of(ctx, seed, dealt_from(seed, cards))[-1][0]


def climbed(bottom: bytes, place: int, path: list[bytes]) -> bytes:
    """The root to which a path leads from a leaf."""
    for neighbour in path:
        bottom = node(neighbour, bottom) if place & 1 else node(bottom, neighbour)
        place >>= 1
    return bottom


def decks(cards: int, roots: Iterable[bytes]) -> bytes:
    """What stands for decks of so many cards, of which one will be played."""
    return digest("gt2/decks", u16(cards), *roots)


# -- commitments are a chain


def context(game: str, rules: str, table: str, session: str, hand: int) -> bytes:
    """What a deck is committed for; the rules by their digest, the hand in which it was shuffled."""
    return digest("gt2/ctx", *(text.encode() for text in (game, rules, table, session)), u64(hand))


def first_link(session: str, house_key: bytes) -> bytes:
    """What the first commitment of a session follows."""
    return digest("gt2/commit", session.encode(), house_key)


def committed(before: bytes, number: int, ctx: bytes, packed: bytes) -> bytes:
    """The n-th commitment of a session, which holds the one before it; `packed` is that of `decks`."""
    return digest("gt2/commit", before, u64(number), ctx, packed)


def words(head: bytes) -> str:
    """The head of a chain as four words, for people to compare."""
    return " ".join(_word(int.from_bytes(head[at : at + 2], "big")) for at in range(0, 8, 2))


def _word(number: int) -> str:
    con, low = CONSONANTS, VOWELS
    parts = (con[number >> 12], low[number >> 10 & 3], con[number >> 6 & 15], low[number >> 4 & 3])
    return "".join((*parts, con[number & 15]))


# -- what is signed before a card is drawn


def acts(session: str, hand: int, rows: Iterable[TellingRow] = ()) -> bytes:
    """What all have seen of a hand, one row after another."""
    seen = digest("gt2/acts", session.encode(), u64(hand))
    for kind, *told in rows:
        seen = digest("gt2/paid" if kind == PAID else "gt2/act", seen, *map(i64, told))
    return seen


def pledged(pledges: Mapping[int, Pledge]) -> bytes:
    """Who takes part, with what it has promised."""
    rows = (u16(seat) + bytes([told.house]) + told.key + told.head for seat, told in sorted(pledges.items()))
    return digest("gt2/seats", *rows)


def staked(stakes: Mapping[int, int]) -> bytes:
    """What each seat has at stake."""
    return digest("gt2/stakes", *(u16(seat) + u64(chips) for seat, chips in sorted(stakes.items())))


def transcript(
    commitment: bytes,
    at: tuple[int, int, int],
    seen: bytes,
    pledges: Mapping[int, Pledge],
    stakes: Mapping[int, int],
) -> bytes:
    """What every seat signs; `at` is the hand, the window and how often it was void."""
    hand, window, void = at
    place = u64(hand), u32(window), u32(void)
    return digest("gt2/transcript", commitment, *place, seen, pledged(pledges), staked(stakes))


def voided(frozen: bytes, silent: Iterable[int]) -> bytes:
    """That these seats were silent when shares for this transcript were wanted."""
    return digest("gt2/void", frozen, *map(u16, sorted(silent)))


# -- the chance of all


def link(session: str, seat: int, last: bytes) -> bytes:
    """The next link of a seat's chain, which is revealed before the last one."""
    return digest("gt2/chain", session.encode(), u16(seat), last)


def joint(frozen: bytes, shares: Mapping[int, SignedLink]) -> bytes:
    """The chance that the server and all these seats have made together.

    It hangs on the links alone: of signatures a seat could make others until it likes what comes.
    """
    return digest("gt2/joint", frozen, *(u16(seat) + share.link for seat, share in sorted(shares.items())))


def picked(chance: bytes, many: int) -> int:
    """Which of the committed decks is played."""
    return below(stream(chance, "gt2/pick"), many)


@lru_cache(256)
def cut(chance: bytes, size: int) -> tuple[int, ...]:
    """The places of a hidden pack in order of dealing."""
    return tuple(perm(chance, "gt2/cut", size))


def sealed(canonical: bytes) -> bytes:
    """What is signed of a whole bundle."""
    return digest("gt2/bundle", canonical)
