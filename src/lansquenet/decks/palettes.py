"""The colours of the cards, each a custom property that the page may set anew."""

from typing import Final

PAPER: Final = "#f7efdd"
INK: Final = "#1e1915"
GOLD: Final = "#dca93a"

OWN: Final[dict[str, dict[str, str]]] = {
    "fr": {"c": INK, "d": "#a8262b", "h": "#a8262b", "s": INK},
    "de": {"c": "#7d4a1c", "d": "#8a5a0c", "h": "#a8262b", "s": "#2c6636"},
    "la": {"c": "#3c6b2d", "d": "#8a5a0c", "h": "#a8262b", "s": "#274b7a"},
}

# The usual four colours (blue diamonds, green clubs) fall together for one man in twelve: hearts and clubs
# are 12 apart in Lab without the long cones, where these are never nearer than 32.
FOUR: Final = {"c": "#388c7b", "d": "#082e99", "h": "#e61e17", "s": INK}
HIGH: Final = {"c": "#000000", "d": "#9e0018", "h": "#9e0018", "s": "#000000"}

PALETTES: Final[dict[str, dict[str, dict[str, str]]]] = {
    deck: {"own": own, "four": FOUR, "high": HIGH} for deck, own in OWN.items()
}
PAPERS: Final = {"own": PAPER, "four": PAPER, "high": "#ffffff"}


def properties(deck: str, palette: str) -> dict[str, str]:
    """The custom properties that dress a deck in a palette, such as `--suit-h`, with their values."""
    suits = {f"--suit-{suit}": colour for suit, colour in PALETTES[deck][palette].items()}
    return suits | {"--card-paper": PAPERS[palette]}


def colour(name: str, otherwise: str) -> str:
    """A colour that the page may set, with the one it has where the page is silent."""
    return f"var(--{name},{otherwise})"


CARD: Final = colour("card-paper", PAPER)
LINE: Final = colour("card-ink", INK)
GILT: Final = colour("card-gilt", GOLD)
SKIN: Final = colour("card-skin", "#f0cfae")
CLOTH: Final = colour("card-cloth", "#2f5d8a")
STEEL: Final = colour("card-steel", "#cfd6da")
FIELD: Final = colour("card-field", "#fdf8ec")
OXBLOOD: Final = colour("card-back", "#7a2328")
SUIT: Final = "currentColor"
