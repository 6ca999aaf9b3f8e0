"""Heads and what they wear, about their middle: chin at 8, brow at -5, a crown up to -16."""

from typing import Final

from lansquenet.decks.palettes import CARD, CLOTH, GILT, LINE, SKIN, SUIT
from lansquenet.decks.strokes import dot, line, shape

RED: Final = "#b5473c"


def face(glance: float) -> str:
    """A face in ink, its eyes a little to one side."""
    return (
        shape("M-5.8-5V.6C-5.8 5-2.6 8.4 0 8.4S5.8 5 5.8.6V-5Z", SKIN)
        + line("M-4.3-2.9Q-3-4-1.3-3.1M1.3-3.1Q3-4 4.3-2.9", "", 0.7)
        + line("M-4.2-1.3Q-2.8-2.6-1.4-1.3M1.4-1.3Q2.8-2.6 4.2-1.3", "", 0.45)
        + dot(-2.8 + glance, -1.3, 0.45, LINE)
        + dot(2.8 + glance, -1.3, 0.45, LINE)
        + line("M-.4-1.4-1 2.6H.6", "", 0.45)
        + line("M-1.6 4.9Q0 5.7 1.6 4.9", RED, 0.9)
    )


def beard(hair: str) -> str:
    """A full beard, parted, with a moustache."""
    return (
        shape(
            "M-6 1C-6.4 6.6-4.6 10.8-1.6 14L0 11.6 1.6 14C4.6 10.8"
            " 6.4 6.6 6 1 5.2 3.6 3.4 3.8 0 3.4-3.4 3.8-5.2 3.6-6 1Z",
            hair,
        )
        + line("M-1.6 5.2Q0 6 1.6 5.2", RED, 0.9)
        + line("M-3.6 6.4Q-3.4 9.2-1.8 11.4M3.6 6.4Q3.4 9.2 1.8 11.4M0 8.4V11", "", 0.4)
    )


def moustache(hair: str) -> str:
    """A moustache with its ends turned up, and a tuft under the lip."""
    return shape(
        "M0 3.4C1.8 2.8 3 5 5.6 2.8 4.8 6 1.8 5.6 0 4.4-1.8"
        " 5.6-4.8 6-5.6 2.8-3 5-1.8 2.8 0 3.4ZM-.8 6.4H.8L0 9.4Z",
        hair,
    )


def long_hair(hair: str) -> str:
    """Hair in waves to the shoulders, to be drawn before the face."""
    return shape(
        "M-6-6C-9.4-3-7 0-8.6 3.4-10 6.6-8.6 8.6-9.6 11-6.6 12.6-4.6 11-4 8.4H4C4.6 11 6.6 12.6 9.6 11"
        " 8.6 8.6 10 6.6 8.6 3.4 7 0 9.4-3 6-6Z",
        hair,
    ) + line("M-6.6-2Q-6 1-7.2 4-8 6.8-7 9.6M6.6-2Q6 1 7.2 4 8 6.8 7 9.6", "", 0.4)


def curls(hair: str) -> str:
    """Hair curling outwards below the ears, as on old court cards."""
    return shape(
        "M-5.6-6Q-8.4-2-6.6 3.4-7.6 7-10.4 5.8-9.6 10-5 8.6L-3"
        " 5H3L5 8.6Q9.6 10 10.4 5.8 7.6 7 6.6 3.4 8.4-2 5.6-6Z",
        hair,
    ) + line("M-7-1Q-6.8 2-5.6 5M7-1Q6.8 2 5.6 5", "", 0.4)


def fringe(hair: str) -> str:
    """Hair across the brow."""
    return shape("M-6.2-1.6Q-6.6-7 0-7T6.2-1.6Q5-3.2 4.2-4.8 2-3.8 0-5.4-2-3.8-4.2-4.8-5-3.2-6.2-1.6Z", hair)


def parting(hair: str) -> str:
    """Hair parted in the middle."""
    return shape("M0-6.8C-4-7.4-7-4.6-6.4.8-5.2-2.6-2.4-4 0-5.6 2.4-4 5.2-2.6 6.4.8 7-4.6 4-7.4 0-6.8Z", hair)


def crown() -> str:
    """An open crown of three leaves, lined with cloth."""
    return (
        shape("M-6-6.4Q0-11.4 6-6.4Z", SUIT)
        + shape(
            "M-6.6-5-8.4-12.6-5-10.2Q-4.4-12.4-3.4-10.4L-2.2-11.2"
            "Q-3-14.6 0-16 3-14.6 2.2-11.2L3.4-10.4Q4.4-12.4 5-10.2"
            "L8.4-12.6 6.6-5Q0-7.6-6.6-5Z",
            GILT,
        )
        + line("M-6.9-6.6Q0-9.2 6.9-6.6", "", 0.45)
        + dot(0, -12.6, 0.9, SUIT)
        + dot(0, -7, 0.6, CARD)
        + dot(-3.6, -6.5, 0.6, CARD)
        + dot(3.6, -6.5, 0.6, CARD)
    )


def coronet() -> str:
    """A queen's small crown."""
    return (
        shape("M-5-6.4-6.4-12.2-2.8-9.6 0-13.6 2.8-9.6 6.4-12.2 5-6.4Q0-8.2-5-6.4Z", GILT)
        + line("M-5.3-7.8Q0-9.6 5.3-7.8", "", 0.45)
        + dot(0, -13.6, 0.9, CARD)
        + dot(-6.4, -12.2, 0.8, CARD)
        + dot(6.4, -12.2, 0.8, CARD)
    )


def plume(colour: str, side: int = 1) -> str:
    """Two ostrich feathers that fall over to one side."""
    x = f'<g transform="scale({side} 1)">' if side != 1 else "<g>"
    return (
        x
        + shape("M2-9C3-15.6 10-17.6 13.4-12.6 15.4-9.4 12.6-6.8 11.4-8.4 12.4-11.6 8.4-11.6 5.4-8Z", colour)
        + line("M3.4-9.4Q6.4-14.4 11.4-12.6M6-12.6 5.6-14.6M8.4-13.2 8.6-15.4M10.8-12.8 11.8-14.6", "", 0.4)
        + "</g>"
    )


def beret(colour: str, feather: str, side: int = 1) -> str:
    """The broad slashed cap of a landsknecht, with its feathers."""
    return (
        plume(feather, side)
        + shape("M-8.4-5.4C-10.4-8.6-6-12 0-12S10.4-8.6 8.4-5.4Q0-8.2-8.4-5.4Z", colour)
        + shape("M-6.4-4.6Q0-7.4 6.4-4.6L6.6-6.2Q0-9-6.6-6.2Z", GILT)
        + line("M-5.4-10.4-4.4-7.8M-1.8-11.6-1.6-8.6M1.8-11.6 1.6-8.6M5.4-10.4 4.4-7.8", GILT, 0.9)
    )


def cap(colour: str) -> str:
    """A flat page's cap with a turned-up brim."""
    return (
        shape("M-6.4-6C-7-11.6-2.6-12.6 1.6-12.2 6.4-11.8 7-9 6.4-6Q0-8.4-6.4-6Z", colour)
        + shape("M-7.6-4.2-6.8-7.4Q0-10 6.8-7.4L7.6-4.2Q0-7-7.6-4.2Z", CLOTH)
        + line("M-6.6-5.6Q0-8.4 6.6-5.6", GILT, 0.7)
    )
