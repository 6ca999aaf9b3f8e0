"""How long each beat is looked at: the times of a table that is played at the usual pace.

They hang on what all can see, and on nothing else.
"""

from collections.abc import Sequence

from lansquenet.house.messages import Speed
from lansquenet.seats.beats import Kind

USUAL_PACE = 0.8  # seconds of `Terms.pace` at which the times are as they stand here
THOUGHT = 540  # milliseconds that a bot thinks
BREATH = 250  # more before a face that may decide for somebody
FIRST, FIRST_HOLD = 2, 480  # so many cards of a hand are looked at so long
DECIDES = 700  # a card that decides
LAST_PLAYED = 600  # a card that completes a trick
EACH: dict[Kind, int] = {"deal": 90, "pay": 110}  # from one card, or one payment, to the next
TIMES: dict[Kind, tuple[int, int]] = {  # how long it travels, and how long it is then looked at
    "": (0, 0),
    "deal": (260, 120),
    "turn": (300, 420),
    "lay": (260, 120),
    "stake": (520, 0),
    "say": (0, 260),
    "play": (280, 260),
    "trick": (180, 950),
    "decide": (380, 900),
    "pay": (520, 200),
    "result": (0, 0),
    "clear": (340, 0),
}
SPEEDS: dict[Speed, float] = {"slow": 1.5, "usual": 1.0, "fast": 0.5, "at_once": 0.0}


def hold(beats: Sequence[Kind], n: int, count: int, might: bool, turned: int) -> int:
    """Milliseconds until what follows the n-th beat of a moment, at the usual pace.

    `count` cards are dealt or payments made in it; `might` says whether a card that is turned might have
    decided for somebody, whatever it is; `turned` is its number in the hand, from 1.
    """
    kind, following = beats[n], beats[n + 1 : n + 2]
    travel, still = TIMES[kind]
    if kind == "turn":
        still = DECIDES if following else FIRST_HOLD if turned <= FIRST else still
        travel += BREATH if might else 0
    elif kind == "play" and "trick" in following:
        still = LAST_PLAYED
    elif kind in EACH:
        travel += EACH[kind] * max(0, count - 1)
    return travel + still


def paced(milliseconds: int, pace: float) -> int:
    """The same at the pace of a table."""
    return round(milliseconds * pace / USUAL_PACE)
