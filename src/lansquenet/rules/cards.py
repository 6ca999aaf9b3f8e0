"""Cards, packs and shoes.

A card is a small integer, `4 * rank + suit`, and names a card of one pack whichever of the shoe's
packs it came from.  Ranks run from the ace (0) to the king (12); a shorter pack leaves some out.
"""

from enum import IntEnum
from typing import NamedTuple

RANKS, SUITS = 13, 4
EMPTY = -1  # what chance turns when the stock has run out
ACE, KING = 0, 12
RANK_NAMES = "A23456789TJQK"
SUIT_NAMES = "cdhs"
SUIT_SIGNS = "♣♦♥♠"


class Pack(IntEnum):
    """The packs these games are played with, by the number of their cards."""

    P52 = 52
    P40 = 40  # without 8, 9 and 10
    P36 = 36  # 6 to ace
    P32 = 32  # 7 to ace


TWENTY = 20  # 10 to ace: a pack of which nobody has a choice
COURTS = 12  # jack, queen and king: for games that are studied rather than played


class Shoe(NamedTuple):
    """What the cards of a game are dealt from, and when they are shuffled anew."""

    pack: int
    packs: int
    reserve: int  # shuffled before a hand when fewer cards than this are left
    suits: int = SUITS  # of which the pack is made


def rank(card: int) -> int:
    """The rank of a card; EMPTY has rank -1, which no card matches."""
    return card // SUITS


def suit(card: int) -> int:
    """The suit of a card, 0 to 3: clubs, diamonds, hearts, spades."""
    return card % SUITS


def ace_high(r: int) -> int:
    """How high a rank is where the ace is above the king."""
    return RANKS if r == ACE else r


def card_of(r: int, s: int) -> int:
    """The card of a rank and a suit."""
    return SUITS * r + s


def of_rank(r: int) -> tuple[int, int, int, int]:
    """The cards of a rank."""
    return SUITS * r, SUITS * r + 1, SUITS * r + 2, SUITS * r + 3


def ranks(pack: int) -> list[int]:
    """The ranks of a pack, from the ace."""
    if pack == Pack.P40:
        return [0, 1, 2, 3, 4, 5, 6, 10, 11, 12]
    if pack == Pack.P36:
        return [0, 5, 6, 7, 8, 9, 10, 11, 12]
    if pack == Pack.P32:
        return [0, 6, 7, 8, 9, 10, 11, 12]
    if pack == TWENTY:
        return [0, 9, 10, 11, 12]
    if pack == COURTS:
        return [10, 11, 12]
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def ranks_in(pack: int) -> int:
    """How many ranks a pack has."""
    return pack // SUITS


def always_fresh(pack: int, packs: int = 1) -> Shoe:
    """A shoe whose cards are all gathered and shuffled before every hand."""
    return Shoe(pack, packs, pack * packs + 1)


def in_order(shoe: Shoe) -> list[int]:
    """Every card of a full shoe, unshuffled."""
    return [card_of(r, s) for _ in range(shoe.packs) for r in ranks(shoe.pack) for s in range(shoe.suits)]


def bring_to_end(shoe: list[int], stock: list[int]) -> int:
    """Move the cards of a stock to the end of a shoe; how many come before them."""
    at = len(shoe)
    for card in stock:
        at -= 1
        for n in range(at + 1):
            if shoe[n] == card:
                shoe[n] = shoe[at]
                shoe[at] = card
                break
    return at


def counts(shoe: Shoe) -> list[int]:
    """How many cards of each rank are in a full shoe."""
    return [shoe.suits * shoe.packs if r in ranks(shoe.pack) else 0 for r in range(RANKS)]


def name(card: int) -> str:
    """The two letters of a card, such as `Kh`; `--` for EMPTY."""
    return "--" if card < 0 else RANK_NAMES[rank(card)] + SUIT_NAMES[suit(card)]


def named(text: str) -> int:
    """The card of these two letters.

    Raises:
        ValueError: when they name none.
    """
    if text == "--":
        return EMPTY
    if len(text) != 2 or text[0].upper() not in RANK_NAMES or text[1].lower() not in SUIT_NAMES:
        raise ValueError(f"{text!r} is no card: a rank of {RANK_NAMES}, a suit of {SUIT_NAMES}, as Kh")
    return card_of(RANK_NAMES.index(text[0].upper()), SUIT_NAMES.index(text[1].lower()))
