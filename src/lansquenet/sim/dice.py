"""Random numbers that are the same on every machine and in every version of its libraries.

SplitMix64 (Steele, Lea and Flood, 2014): a counter, and a mix of its bits.  In the dialect that
`compiler` compiles; plain Python draws from the `random` module instead.
"""

import numpy as np

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
THIRTY, TWENTY_SEVEN, THIRTY_ONE, THIRTY_TWO = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def mixed(count: np.uint64) -> np.uint64:
    """The number of 64 bits that belongs to a count."""
    z = (count ^ (count >> THIRTY)) * MIX_1
    z = (z ^ (z >> TWENTY_SEVEN)) * MIX_2
    return z ^ (z >> THIRTY_ONE)


def roll(dice: "np.ndarray[tuple[int], np.dtype[np.uint64]]") -> int:
    """The next number, of 32 bits; the one element of `dice` is the counter."""
    dice[0] += STEP
    return int(mixed(dice[0]) >> THIRTY_TWO)


def below(dice: "np.ndarray[tuple[int], np.dtype[np.uint64]]", n: int) -> int:
    """A number from 0 to n - 1; off from even by less than n / 2**32."""
    return (roll(dice) * n) >> 32


def drawn(dice: "np.ndarray[tuple[int], np.dtype[np.uint64]]", cards: list[int], at: int) -> int:
    """The card that comes to lie at this place: one of those from there on, which change places."""
    return laid(cards, at, at + below(dice, len(cards) - at))


def laid(cards: list[int], at: int, pick: int) -> int:
    """The card that was picked, now at this place; what lay there lies where it was."""
    card = cards[pick]
    cards[pick] = cards[at]
    cards[at] = card
    return card


def shuffle(dice: "np.ndarray[tuple[int], np.dtype[np.uint64]]", cards: list[int]) -> None:
    """Bring cards into a random order (Fisher and Yates)."""
    for at in range(len(cards) - 1):
        drawn(dice, cards, at)
