"""After how many hands what the bank has won tells an honest dealer and a crooked one apart."""

from fractions import Fraction

import numpy as np
import numpy.typing as npt

from lansquenet.odds.asking.findings import JointLaw
from lansquenet.odds.asking.ruin import Crumbs, on_crumbs

SURE = 0.99
SOON, MOST = 256, 1 << 17  # hands that are looked at one by one, and at all


def hands_until(honest: JointLaw, law: JointLaw) -> int | None:
    """After how many hands what the bank has won tells the two apart, with one in a hundred wrong either way.

    That is: so much is won by a crooked bank in 99 of 100 such records, and by an honest one in one of 100.
    """
    pair = _together(honest, law)
    if law.mean <= honest.mean:
        return None
    soon = next((hands for hands in range(1, SOON) if _apart(pair, hands)), None)
    low, high = SOON - 1, 2 * SOON
    while soon is None and high < MOST and not _apart(pair, high):
        low, high = high, 2 * high
    while soon is None and low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _apart(pair, middle) else (middle, high)
    return soon or (high if high < MOST else None)


Row = npt.NDArray[np.float64]


def _together(honest: JointLaw, law: JointLaw) -> tuple[Row, Row]:
    """Both laws on the same whole crumbs, from the least."""
    crumbs = [_crumbs(law, honest), _crumbs(honest, law)]
    least = min(min(one.ways) for one in crumbs)
    many = max(max(one.ways) for one in crumbs) - least + 1
    rows = [np.zeros(many), np.zeros(many)]
    for row, one in zip(rows, crumbs, strict=True):
        for net, ways in one.ways.items():
            row[net - least] = ways / one.all
    return rows[1], rows[0]


def _crumbs(one: JointLaw, other: JointLaw) -> Crumbs:
    """A law on crumbs of which those of both are made."""
    return on_crumbs({net: one.get(net, Fraction(0)) for net in {*one, *other}})


def _apart(pair: tuple[Row, Row], hands: int) -> bool:
    honest, law = (_times(row, hands) for row in pair)
    above = honest[::-1].cumsum()[::-1]  # the chance of so much or more
    least = int(np.argmax(above <= 1 - SURE)) if (above <= 1 - SURE).any() else len(above)
    return bool(law[least:].sum() >= SURE)


def _times(row: Row, hands: int) -> Row:
    """The law of so many hands."""
    size = hands * (len(row) - 1) + 1
    full = 1 << size.bit_length()
    found: Row = np.fft.irfft(np.fft.rfft(row, full) ** hands, full)[:size]
    return np.clip(found, 0.0, None)
