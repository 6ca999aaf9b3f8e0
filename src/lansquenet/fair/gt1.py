"""The hashes, shuffles and trees of protocol gt1.

Nothing here has a state or does input or output.  Every number is unsigned and big-endian: seats, cards
and places in a pack have 16 bits, hands, windows and chips 64.
"""

import hmac
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from itertools import count
from struct import iter_unpack

SEED, LONG_SEED = 32, 64  # bytes; the long one for more cards than the short one can order
SHORT_PACK = 57  # cards: 57! < 2**256 < 58!
DECKS = 8  # committed for a hidden pack, of which one is played and the others are shown
WORD = 1 << 32


def lp(part: bytes) -> bytes:
    """These bytes behind their length, so that no two lists of parts read the same."""
    return len(part).to_bytes(4, "big") + part


def digest(label: str, *parts: bytes) -> bytes:
    """What the specification calls H: SHA-256 of the label and the parts, each behind its length."""
    return sha256(b"".join(map(lp, (label.encode(), *parts)))).digest()


def u16(number: int) -> bytes:
    """A seat, a card or a place."""
    return number.to_bytes(2, "big")


def u64(number: int) -> bytes:
    """A hand, a window or chips."""
    return number.to_bytes(8, "big")


# -- chance


def stream(key: bytes, label: str) -> Iterator[int]:
    """32-bit words without end."""
    for block in count():
        drawn = hmac.digest(key, lp(label.encode()) + u64(block), "sha256")
        yield from (word for (word,) in iter_unpack(">I", drawn))


def below(words: Iterator[int], bound: int, word: int = WORD) -> int:
    """A number from 0 to bound - 1, each from equally many words; of words from 0 to `word` - 1."""
    limit = word - word % bound
    return next(drawn for drawn in words if drawn < limit) % bound


def perm(key: bytes, label: str, size: int) -> list[int]:
    """The numbers from 0 to size - 1, shuffled after Fisher and Yates."""
    words, order = stream(key, label), list(range(size))
    for at in range(size - 1, 0, -1):
        other = below(words, at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def picked(joint: bytes, decks: int) -> int:
    """Which of the committed decks is played."""
    return below(stream(joint, "gt1/pick"), decks)


def draw(words: Iterator[int], left: list[int]) -> int:
    """Take the place of the next card out of the places that are left, which are in order."""
    return left.pop(below(words, len(left)))


# -- a committed deck


def dealt_from(seed: bytes, cards: list[int]) -> list[int]:
    """The card at each place of the deck that a seed makes of these cards, which are sorted first."""
    cards = sorted(cards)
    return [cards[at] for at in perm(seed, "gt1/deck", len(cards))]


def salt(seed: bytes, place: int) -> bytes:
    """What keeps the leaf of this place from being guessed."""
    return hmac.digest(seed, lp(b"gt1/salt") + u16(place), "sha256")


def leaf(ctx: bytes, place: int, card: int, salted: bytes) -> bytes:
    """The commitment to the card at a place."""
    return digest("gt1/leaf", ctx, u16(place), u16(card), salted)


def node(left: bytes, right: bytes) -> bytes:
    """What stands above two nodes of the tree."""
    return digest("gt1/node", left, right)


PAD = digest("gt1/pad")


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


def path_of(tree: list[list[bytes]], place: int) -> list[bytes]:
    """The neighbours on the way from a leaf to the root."""
    return [row[place >> depth ^ 1] for depth, row in enumerate(tree[:-1])]


def climbed(bottom: bytes, place: int, path: list[bytes]) -> bytes:
    """The root to which a path leads from a leaf."""
    for neighbour in path:
        bottom = node(neighbour, bottom) if place & 1 else node(bottom, neighbour)
        place >>= 1
    return bottom


def depth_of(cards: int) -> int:
    """The length of every path in a tree of so many cards."""
    return (cards - 1).bit_length()


# -- what is agreed


def context(game: str, rules: str, table: str, hand: int) -> bytes:
    """What a deck is committed for; the rules by their digest, the hand in which it was shuffled."""
    return digest("gt1/ctx", game.encode(), rules.encode(), table.encode(), u64(hand))


def committed(roots: list[bytes]) -> bytes:
    """What stands for the commitment in a transcript: the root, or a digest of several."""
    return roots[0] if len(roots) == 1 else digest("gt1/roots", *roots)


def said(by_seat: Mapping[int, bytes]) -> list[bytes]:
    """What each seat said, in the order of the seats."""
    return [u16(seat) + by_seat[seat] for seat in sorted(by_seat)]


def staked(window: int, stakes: Mapping[int, int]) -> bytes:
    """What is locked in a window; a sitting numbers its windows, so that none is like another."""
    return digest("gt1/stakes", u64(window), *said({seat: u64(chips) for seat, chips in stakes.items()}))


def transcript(ctx: bytes, roots: list[bytes], heads: Mapping[int, bytes], *rest: bytes) -> bytes:
    """What is frozen before any seat reveals; `rest` is what is staked."""
    return digest("gt1/transcript", ctx, committed(roots), *said(heads), *rest)


def joint(frozen: bytes, shares: Mapping[int, bytes]) -> bytes:
    """The chance that the server and all these seats have made together."""
    return digest("gt1/joint", frozen, *said(shares))


def link(session: str, seat: int, last: bytes) -> bytes:
    """The next link of a seat's chain, which is revealed before the last one."""
    return digest("gt1/chain", session.encode(), u16(seat), last)


@lru_cache(256)
def cut(chance: bytes, size: int) -> tuple[int, ...]:
    """The places of a hidden pack in order of dealing."""
    return tuple(perm(chance, "gt1/cut", size))


# -- what the server signs


def commitment_digest(ctx: bytes, cards: int, roots: Iterable[bytes]) -> bytes:
    """What is signed of a commitment to decks of so many cards."""
    return digest("gt1/commitment", ctx, u16(cards), *roots)


def freeze_digest(frozen: bytes) -> bytes:
    """What is signed of a transcript."""
    return digest("gt1/freeze", frozen)


def bundle_digest(canonical: bytes) -> bytes:
    """What is signed of a whole bundle."""
    return digest("gt1/bundle", canonical)
