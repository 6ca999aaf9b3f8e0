"""What a sample costs that takes the place of an exact answer.

Its standard error falls with the root of how often is played, and the spread of a chance is a half at most.
"""

from fractions import Fraction
from math import ceil

FINE = Fraction(1, 1000)  # of the spread: the error of the sample that is spoken of
WIDEST = Fraction(1, 2)  # the spread of a chance that is even
SURE = Fraction(1, 200)  # the error of a share of sessions


def needed(error: Fraction, spread: Fraction = Fraction(1)) -> int:
    """How often is to be played for a mean to have this standard error."""
    return ceil((spread / error) ** 2)


def of_hands(span: int | str = 1) -> str:
    """What a mean and a chance over this span take, in words; nothing of what is never over."""
    if span == "ever":
        return ""
    many = needed(FINE)
    what = f"{many:,} {'hands' if span == 1 else f'times {span} hands'}"
    what = what if isinstance(span, int) else f"{many:,} times a {span}"
    return (
        f"A sample of {what} has a standard error of {float(FINE)} of the spread,"
        f" of a chance at most {float(FINE * WIDEST)}."
    )


def of_sessions(hands: int = 0) -> str:
    """What the share of stacks takes that are lost, in words; if it is known, in so many hands each."""
    many = needed(SURE, WIDEST)
    all_hands = f", {many * hands:,} hands at most," if hands else ""
    return f"{many:,} sessions{all_hands} tell the chance with a standard error of {float(SURE)} at most."
