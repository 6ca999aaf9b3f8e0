"""Whole figures for the courts of German and Latin cards: head at 0, ground at 62, 17 to either side."""

from typing import Final

from lansquenet.decks.palettes import CARD, CLOTH, GILT, INK, LINE, SKIN, STEEL, SUIT, colour
from lansquenet.decks.strokes import at, dot, line, shape

LEATHER: Final = colour("card-leather", "#5b3a22")
GRASS: Final = colour("card-grass", "#6f8f4e")

HALBERD: Final = shape(
    "M0-17 1-10.4Q3.6-9.6 4.8-12 6-8 4.4-4.4 3-6.8 0-6.2L-3.6-5-2.6-8.4-1-10.4Z", STEEL
) + line("M0-4V-6", GILT, 2)
PIKE: Final = shape("M0-17Q2.4-12.4 0-8-2.4-12.4 0-17Z", STEEL) + line("M-2.2-7.4H2.2", GILT, 1.3)
SCEPTRE: Final = shape(
    "M0-15.6Q2-13 1.2-10.6 3.6-12.4 3.6-9.4 2.4-7.6 0-8-2.4-7.6-3.6-9.4-3.6-12.4-1.2-10.6-2-13 0-15.6Z", GILT
)
ORB: Final = (
    shape("M-1-3.4V-7H-3V-9H-1V-11.4H1V-9H3V-7H1V-3.4Z", GILT)
    + dot(0, 2, 5, GILT)
    + line("M-4.8 1.4Q0 4.4 4.8 1.4M0 2.8V6.6", SUIT, 1)
)


def staff(top: str, foot: float) -> str:
    """A staff with a head to it, held upright."""
    return line(f"M0 {foot}V-8", LINE, 1.9) + line(f"M0 {foot}V-8", GILT, 0.9) + top


def hand(x: float, y: float, size: float = 1) -> str:
    """A fist about a staff, with a cuff."""
    fist = (
        shape("M-3.4 6-2.6 1.6H2.6L3.8 6Z", CARD)
        + shape("M-2.6 2Q-3.4-1.6-1.4-2.2H1.6Q3.2-1.4 2.6 2Z", SKIN)
        + line("M-1.2.6H2.2M-1.2-.8H2", "", 0.35)
    )
    return at(fist, x, y, size)


def ermine() -> str:
    """A king's collar."""
    tails = (
        "M-9.6 12.6v1.8M-6.6 14.4v1.8M-12 15.6v1.6M-3.4 13.6v1.6"
        "M9.6 12.6v1.8M6.6 14.4v1.8M12 15.6v1.6M3.4 13.6v1.6"
    )
    cape = (
        "M-7 7.4Q-13 9.4-15.4 14-14 18.4-11 18.2-5 18.4 0 14.6 5"
        " 18.4 11 18.2 14 18.4 15.4 14 13 9.4 7 7.4Q0 13-7 7.4Z"
    )
    return shape(cape, CARD) + line(tails, "", 0.8)


def ground() -> str:
    """Turf under the feet, with a few blades of grass."""
    return shape("M-17 62.5V61Q-9 58.6 0 60T17 60.4V62.5Z", GRASS) + line(
        "M-14 60-15 57.4M-13 59.8-12.4 57M13 60 12.4 57.6M14.4 60 15.4 57.6M1 60 .4 58M2 60 2.8 57.8",
        GRASS,
        0.8,
    )


def hose(left: str, right: str) -> str:
    """Two legs of two colours, gartered, in cow-mouthed shoes."""
    return (
        shape("M-7 30Q-8 44-6 58.4H-1.8Q-1.2 44-.2 32Z", left)
        + shape("M7 30Q8 44 6 58.4H1.8Q1.2 44 .2 32Z", right)
        + line("M-4.4 36-3.8 57M-6.2 36-5.4 43", GILT, 0.8)
        + line("M-7.2 44.4-1.2 44.8M7.2 44.4 1.2 44.8", GILT, 1.7)
        + shape(
            "M-6.2 57.6Q-10.6 58.6-10.4 61.4H-1.4L-1.6 57.6ZM6.2 57.6Q10.6 58.6 10.4 61.4H1.4L1.6 57.6Z",
            LEATHER,
        )
    )


def doublet(cloth: str) -> str:
    """A doublet slashed to show its lining, with a pleated skirt."""
    return (
        shape("M-6 22H6L10.4 33Q0 37-10.4 33Z", cloth)
        + line("M-3.4 25-5.8 34M0 25V35M3.4 25 5.8 34", GILT, 1)
        + shape("M-7.4 8Q0 11.6 7.4 8L6 23.4Q0 25-6 23.4Z", SUIT)
        + line("M-3.4 12-1.4 14.6M3.4 12 1.4 14.6M-3.6 16-1.6 18.6M3.6 16 1.6 18.6", GILT, 1.1)
        + shape("M-6.2 22Q0 23.8 6.2 22V24.4Q0 26.2-6.2 24.4Z", LEATHER)
        + dot(0, 24, 1.3, GILT)
    )


def sleeves(fore: str) -> str:
    """Two puffed sleeves; the left hand on the hip, the right one ready to hold."""
    return (
        shape("M-9.6 15-14.6 20.6-9.4 26.6-6.8 24.6-10 20.6-7.6 17Z", fore)
        + dot(-7.2, 25, 1.7, SKIN)
        + shape("M-6.6 7.6Q-14.4 7.2-15 14.6-12.4 19-8 17.4-6.4 12.6-6.6 7.6Z", SUIT)
        + shape("M6.6 7.6Q14.4 7.2 15.4 14.6 15.6 19 13 21.6L9.6 20Q6.4 13.6 6.6 7.6Z", SUIT)
        + line(
            "M-9 8.8Q-10.6 12-10.2 16M-12 9.8Q-13.4 12.6-12.8 16"
            "M9 8.8Q10.2 13 11 18M12 9.8Q13.4 13.6 13.4 18",
            GILT,
            1,
        )
    )


def collar() -> str:
    """A small pleated collar."""
    return shape("M-4.6 6Q0 9 4.6 6L5.4 8.8Q0 12-5.4 8.8Z", CARD) + line(
        "M-2.4 7.6-2.8 9.8M0 8V10.4M2.4 7.6 2.8 9.8", "", 0.35
    )


def soldier(head: str, cloth: str, weapon: str) -> str:
    """A foot soldier with a weapon on a staff."""
    return (
        ground()
        + hose(SUIT, cloth)
        + doublet(cloth)
        + sleeves(cloth)
        + at(head, 0, -1, 0.86)
        + collar()
        + at(staff(weapon, 62), 12.4, 0)
        + hand(12.4, 20, 0.9)
    )


def officer(head: str, cloth: str) -> str:
    """An officer in cloak and boots, his sword drawn."""
    return (
        ground()
        + shape("M-6 8Q-16 18-15.4 47L-8 50H8L15 47Q15 18 6 8Z", cloth)
        + line("M-13.6 46Q-14 30-9.4 18M12.6 46Q13.4 36 12 28", GILT, 0.9)
        + shape("M-6.4 38-6.8 58.4H-1.4L-.4 40ZM6.4 38 6.8 58.4H1.4L.4 40Z", LEATHER)
        + shape("M-7.4 44.6H-.6V47.6H-7.4ZM7.4 44.6H.6V47.6H7.4Z", CARD)
        + shape("M-6.8 57.6Q-11 58.6-10.8 61.4H-1.2V57.6ZM6.8 57.6Q11 58.6 10.8 61.4H1.2V57.6Z", LEATHER)
        + shape("M-7.4 8Q0 11.6 7.4 8L6.4 23 9.6 41Q0 44.6-9.6 41L-6.4 23Z", SUIT)
        + shape("M-1.8 10H1.8L2.6 42.6Q0 43-2.6 42.6Z", GILT)
        + line("M-1.4 14H1.4M-1.4 18H1.4M-1.6 28H1.6M-1.8 33H1.8M-2 38H2", "", 0.5)
        + line("M-9 38.6Q0 42 9 38.6", GILT, 1)
        + shape("M-6.6 21.6Q0 23.4 6.6 21.6V24Q0 25.8-6.6 24Z", LEATHER)
        + sleeves(SUIT)
        + at(head, 0, -1, 0.86)
        + collar()
        + at(
            shape("M-1.2 10V-14L0-17 1.2-14V10Z", STEEL)
            + shape("M-4 9.6h8v1.8h-8z", GILT)
            + dot(0, 19.4, 1.4, GILT),
            13,
            6,
        )
        + hand(13, 20, 0.9)
    )


def throne() -> str:
    """A throne with a cloth of estate."""
    return (
        shape("M-15 60V2Q-15-1-12.6-1V-4.4H-9.8V-1Q0-13 9.8-1V-4.4H12.6V-1Q15-1 15 2V60Z", LEATHER)
        + shape("M-11.6 58V2Q0-9 11.6 2V58Z", CLOTH)
        + dot(-11.2, -5.6, 1.6, GILT)
        + dot(11.2, -5.6, 1.6, GILT)
    )


def seated(head: str, held: str) -> str:
    """A king on his throne, with sceptre and orb."""
    return (
        throne()
        + shape("M-16 62.5V58H16V62.5Z", LEATHER)
        + shape("M-7 8Q-14 12-15 30L-13 36-14 56Q0 61 14 56L13 36 15 30Q14 12 7 8Q0 12-7 8Z", SUIT)
        + line(
            "M-8.6 38Q-9.4 48-8.6 56M8.6 38Q9.4 48 8.6 56M-12.6 35Q-8 39-3.4 35M12.6 35Q8 39 3.4 35", "", 0.5
        )
        + shape("M-3.4 14H3.4L4 58.6Q0 59.6-4 58.6Z", CARD)
        + line("M-1.4 22v2M1.4 26v2M-1.4 30v2M1.4 34v2M-1.4 38v2M1.4 42v2M-1.4 46v2M1.4 50v2", "", 0.8)
        + shape("M-13.8 52.4Q-9 55-4 55.6V58.6Q-10 58-14 56ZM13.8 52.4Q9 55 4 55.6V58.6Q10 58 14 56Z", GILT)
        + shape("M-8.6 57.8-9.6 61H-3V59ZM8.6 57.8 9.6 61H3V59Z", LEATHER)
        + at(ermine(), 0, 0, 0.94)
        + at(ORB, -10.4, 27, 0.86)
        + hand(-10.4, 33.6, 0.9)
        + at(head, 0, -1.6, 0.86)
        + at(staff(held, 40), 12.6, 4)
        + hand(12.6, 25, 0.9)
    )


def upright(head: str, held: str) -> str:
    """A king on his feet, in tunic and mantle."""
    return (
        ground()
        + shape("M-7 8Q-13 12-14.6 34L-15.4 60Q-7 62.4 0 61.6T15.4 60L14.6 34Q13 12 7 8Z", SUIT)
        + shape("M-4 12H4L6.8 60.4Q0 61.6-6.8 60.4Z", CLOTH)
        + shape(
            "M-6.4 53.6Q0 55 6.4 53.6L6.8 57Q0 58.6-6.8 57Z"
            "M-4.6 12-8.8 60.8-6.4 60.6-3 12ZM4.6 12 8.8 60.8 6.4 60.6 3 12Z",
            GILT,
        )
        + shape("M0 30 2 33.4 0 36.8-2 33.4ZM0 40 2 43.4 0 46.8-2 43.4ZM0 20.4 2 23.6 0 26.8-2 23.6Z", GILT)
        + line(
            "M-12.4 28Q-13 44-13 59M-10.4 34Q-11 46-11 60M12.4 34Q13 46 13 59M10.4 34Q11 46 11 60", "", 0.45
        )
        + shape("M-5.6 60.2-6.4 62.4H-.6V61ZM5.6 60.2 6.4 62.4H.6V61Z", LEATHER)
        + at(ermine(), 0, 0, 0.94)
        + at(head, 0, -1.6, 0.86)
        + at(staff(held, 40), 12.4, 4)
        + hand(12.4, 25, 0.9)
    )


def horse(coat: str) -> str:
    """A horse at the walk, to the left."""
    mane = coat if coat == INK else LEATHER
    return (
        shape("M14 28C18.4 31 15.8 42 17.2 51 12.6 47 12.6 39 12 34Z", mane)
        + shape("M-8.6 37-16.2 40.4-15.4 48.6-16.6 50.4-12.4 50.2-12.8 43.6-6.6 42.6Z", coat)
        + shape("M7 41 4.6 51 5.8 61.4H2L1.6 51 2.6 40Z", coat)
        + shape(
            "M-9.6 8.6-7.6 12.6C-2.6 14.6.4 19.6 2 24.6L10 25"
            "C14.8 25.2 16.4 30 15.4 35 14.6 39.6 12.6 42 12.6 46"
            "L14 52 12.8 61.4H8.6L9.6 52.6 7.8 46Q6.4 42.6 4.6"
            " 40.8C0 42.8-3.4 42.4-5.6 41.4L-5.2 50.6-6 61.4H-10.2"
            "L-9.2 51-10.6 41.6C-12 38-11.6 34-10.8 31-10.2 28-10.4"
            " 25.6-10.6 23.4L-13.4 26.6C-15 28.4-17.6 27-17 24.2"
            "L-13 14.4-11.4 12.6Z",
            coat,
        )
        + shape(
            "M-9.6 8.6-7.6 12.6C-2.6 14.6.4 19.6 2 24.6L-1.4 25.4Q-1.6"
            " 22-4 21.4-3.6 18.4-6.4 17.8-6.6 14.6-10 14.4L-11.4 12.6Z",
            mane,
        )
        + line("M-16.6 22.4-11.2 24.6M-13.2 14.8-9.8 19.4-11 24.6M-11.2 24 2 23.4", LEATHER, 0.9)
        + dot(-12.6, 17.8, 0.6, LINE)
        + line("M-16.4 25.4-15.4 25.8", "", 0.45)
        + shape(
            "M-6 59.6-6 61.4H-10.2L-10 59.6ZM12.9 59.6 12.8 61.4H8.6L8.8 59.6Z"
            "M5.6 59.6 5.8 61.4H2L2 59.6ZM-15.6 49-16.6 50.6-12.4 50.4V49Z",
            LEATHER,
        )
    )


def rider(head: str, cloth: str, coat: str) -> str:
    """A knight on his horse."""
    return (
        ground()
        + horse(coat)
        + shape("M-2.4 25.4H11.6L13 36Q5 40.4-3 36.4Z", cloth)
        + line("M-2.6 34.4Q5 38 12.6 34", GILT, 1.3)
        + shape("M7 22 1.6 35.4-1.4 44 2 45.4 6 37 11 26Z", SUIT)
        + shape("M-1 42.4-2.2 45.2Q-5.4 45.4-5.6 47.6H1.4L2.8 44Z", LEATHER)
        + shape("M8 9Q15.4 14 15.4 27L9 27Z", cloth)
        + shape("M-3 8.4Q4 12 11 8.4L10.6 25.6Q4 28-1.6 25.6Z", SUIT)
        + shape("M-2.2 22Q4 24 10.8 22V24.4Q4 26.4-1.9 24.4Z", LEATHER)
        + line("M4 11V22M-.6 13.4 2 15M8.6 13.4 6 15M-.6 17 2 18.6M8.6 17 6 18.6", GILT, 1)
        + shape("M-2.6 8.6Q-8 11-7.4 17L-6.6 22.4-3.4 22.6-3 17.6 0 14Z", SUIT)
        + dot(-5, 23.4, 1.7, SKIN)
        + shape("M10.6 8.6Q15.4 10 14.6 17L10.4 21.6 8.4 19.4 11 15.4Z", SUIT)
        + dot(9.4, 21, 1.6, SKIN)
        + at(head, 4, -1, 0.86)
        + at(collar(), 4, 0)
    )
