"""The letters and figures of the indices, drawn, so that no font is needed.

Each stands in a box 12 high, told as its width, its thick strokes and its hairlines.
"""

from typing import Final

from lansquenet.decks.strokes import at, number

THICK: Final = 2.1
THIN: Final = 1.25

GLYPHS: Final[dict[str, tuple[float, str, str]]] = {
    "1": (6, "M3.6.6v10.8", "M.8 2.8 3.4.9M1 11.4h5.2"),
    "2": (8, "M1.6 3.7c0-3.4 5-3.4 5 0 0 2.6-3.2 4-4.9 6.8h5.5", ""),
    "3": (7.6, "M1.5 2.9c.8-2.3 4.6-2 4.6.6 0 1.9-1.5 2.3-2.8 2.3 1.6 0 3.1.6 3.1 2.6 0 3-4.3 3.3-5.3.6", ""),
    "4": (8.4, "M5.7.9v10.9", "M5.4.9 1 7.9h7"),
    "5": (7.8, "M6.4 1.6h-4l-.4 4c1.4-1.1 4.6-.8 4.6 2.2 0 3.4-4.2 3.6-5.4 1.3", ""),
    "6": (8, "M6.3 1.5c-2.6-.8-4.8 2-4.7 6 .1 4.6 5 3.9 4.9.4-.2-3.1-4.2-3-4.8-.3", ""),
    "7": (7.6, "M.9 1.6h5.6c-2 2.8-3 5.8-3.2 10", ""),
    "8": (8, "M4 5.6C1 4.7 1.4 1.4 4 1.4s3 3.3 0 4.2c-3.4 1-3.3 5 0 5s3.4-4 0-5", ""),
    "9": (8, "M1.7 10.5c2.6.8 4.8-2 4.7-6-.1-4.6-5-3.9-4.9-.4.2 3.1 4.2 3 4.8.3", ""),
    "10": (11.4, "M2.2.6v10.8M7.6 1.4c-3.4 0-3.4 9.2 0 9.2s3.4-9.2 0-9.2", "M.3 2.4 2 1.1"),
    "A": (9.2, "M4.5.4 7.3 11.4", "M4.3.9 1.7 11.4M.2 11.4h3.2M5.4 11.4h3.7M2.7 7.7h4"),
    "B": (
        8.4,
        "M2.3.6v10.8M2.3 1.5h1.8c3 0 3 4.2 0 4.2H2.5h1.9c3.6 0 3.6 4.8 0 4.8H2.3",
        "M.4 1.1h2M.4 11h2",
    ),
    "C": (8, "M6.7 3.6C6 .6 1.7.7 1.7 6s4.4 5.4 5.2 2.2", "M6.9.7v3.2"),
    "D": (8.6, "M2.3.6v10.8M2.3 1.5h1.2c5 0 5 9 0 9H2.3", "M.4 1.1h2M.4 10.9h2"),
    "E": (8, "M2.3.6v10.8", "M.4 1.2h6.4v2.6M.4 10.8h6.8V8M2.4 5.9h3.2"),
    "F": (7.6, "M2.3.6v10.8", "M.4 1.2h6.4V4M2.4 6.1h3.2M.5 11h3.8"),
    "H": (9, "M2.2.6v10.8M6.8.6v10.8", "M.4 1.1h3.5M.4 11h3.5M5.1 1.1h3.5M5.1 11h3.5M2.2 6h4.6"),
    "J": (7, "M4.6.8v7.6c0 3.2-3.6 3-3.8.4", "M2.4 1.1h4.2"),
    "K": (9.2, "M2.2.6v10.8M4.2 5.2 7.3 11.4", "M.4 1.1h3.6M.4 11h3.6M2.8 7 7 1M5.6 1.1h3M5.9 11h3"),
    "O": (8.6, "M4.3 1.4c-3.6 0-3.6 9.2 0 9.2s3.6-9.2 0-9.2", ""),
    "Q": (8.8, "M4.3 1.4c-3.6 0-3.6 9.2 0 9.2s3.6-9.2 0-9.2M4 7.8l3.7 3.9", ""),
    "R": (8.8, "M2.3.6v10.8M2.3 1.5h1.8c3.2 0 3.2 4.8 0 4.8H2.5h2l2.9 5.1", "M.4 1.1h2M.4 11h3.7M6.3 11h2.4"),
    "S": (7.6, "M6.1 3.2C5.6.6 1.6.8 1.6 3.4c0 2.9 4.7 2 4.7 5 0 2.8-4.3 3-5 .4", ""),
    "U": (8.8, "M2.2.6v7c0 4.2 4.4 4.2 4.4 0V.6", "M.4 1.1h3.6M5 1.1h3.4"),
    "V": (9, "M1.8.8 4.5 11.4", "M4.5 11 7.2 1M.2 1.1h3.3M5.7 1.1h3.1"),
    "Kn": (
        14,
        "M2.2.6v10.8M4.2 5.2 7.1 11.4M10 5v6.4M10 6.7c.8-1.6 3-1.4 3 .7v4",
        "M.4 1.1h3.6M.4 11h3.6M2.8 7 7 1M5.6 1.1h3",
    ),
}

# The jack, the queen, the king and the ace, or what stands for them.
FRENCH: Final = {
    "en": ("J", "Q", "K", "A"),
    "fr": ("V", "D", "R", "A"),
    "de": ("B", "D", "K", "A"),
    "nl": ("B", "V", "H", "A"),
    "sv": ("Kn", "D", "K", "E"),
    "it": ("F", "D", "R", "A"),
    "es": ("J", "Q", "K", "A"),  # so are French cards printed in Spain: their queen is no caballo
}
LETTERS: Final[dict[str, dict[str, tuple[str, str, str, str]]]] = {
    "fr": FRENCH,
    "de": dict.fromkeys(FRENCH, ("U", "O", "K", "A")),
    "la": dict.fromkeys(FRENCH, ("F", "C", "R", "1"))
    | {"fr": ("V", "C", "R", "1"), "es": ("S", "C", "R", "1")},
}


def index(texts: tuple[str, str, str, str], rank: int) -> str:
    """What stands in the corner of a card of this rank: an ace's letter, a number or a court's letter."""
    jack, queen, king, ace = texts
    return {0: ace, 10: jack, 11: queen, 12: king}.get(rank, str(rank + 1))


def drawn(text: str, x: float, top: float, height: float, widest: float) -> str:
    """A letter about the line `x`, in the colour of its suit, squeezed where it would be too wide."""
    width, thick, thin = GLYPHS[text]
    tall = height / 12
    wide = min(tall, widest / width)
    strokes = f'<path d="{thick}" stroke-width="{number(THICK)}"/>'
    strokes += f'<path d="{thin}" stroke-width="{number(THIN)}"/>' if thin else ""
    pen = f'<g fill="none" stroke="currentColor">{strokes}</g>'
    return at(pen, x - width * wide / 2, top, wide, 0 if wide == tall else tall)
