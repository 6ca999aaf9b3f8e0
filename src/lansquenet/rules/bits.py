"""Numbers that are sets: a bit for each seat, or for each card."""

from math import frexp

CLUBS = 0x1111111111111  # a bit for each club; of another suit, shifted by its number


def bit(n: int) -> int:
    """The set of this number alone."""
    return 1 << n


def has(bits: int, n: int) -> int:
    """1 if a number is in a set, or else 0, as the fields of a state want it."""
    return bits >> n & 1


def has_several(bits: int) -> bool:
    """Whether there is more than one number in a set."""
    return bits & (bits - 1) != 0


def lowest(bits: int) -> int:
    """The lowest number of a set that has any."""
    return frexp(bits & -bits)[1] - 1


def highest(bits: int) -> int:
    """The highest number of a set."""
    return frexp(bits)[1] - 1


def but_lowest(bits: int) -> int:
    """The set without its lowest number."""
    return bits & (bits - 1)


def of_suit(cards: int, suit: int) -> int:
    """Of these cards those of a suit."""
    return cards & CLUBS << suit


def listed(bits: int) -> list[int]:
    """The numbers of a set; compiled, a short list that is written out is the quickest to make."""
    if bits == 0:
        return [0][:0]
    first, rest = lowest(bits), but_lowest(bits)
    if rest == 0:
        return [first]
    second, rest = lowest(rest), but_lowest(rest)
    if rest == 0:
        return [first, second]
    third, rest = lowest(rest), but_lowest(rest)
    numbers = [first, second, third]
    while rest:
        numbers.append(lowest(rest))
        rest = but_lowest(rest)
    return numbers
