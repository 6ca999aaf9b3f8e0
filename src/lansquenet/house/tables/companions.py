"""The company that the house keeps: the heads of its bots, and what they are called.

How one plays, and who it is, have nothing to do with each other: a widow may be bold at one table, and timid
at the next.
"""

from collections.abc import Collection
from random import Random
from typing import NamedTuple

NAMES = {  # of each head
    "pikeman": ("Veit of Ulm", "Jost Amberg"),
    "widow": ("Widow Corbeau", "Widow Tesk"),
    "abbe": ("Abbé Lenoir", "Abbé Prévaux"),
    "captain": ("Captain Brandt", "Captain Orsi"),
    "marquise": ("Marquise d'Ault", "Marquise de Brissy"),
    "chevalier": ("Chevalier Roque", "Chevalier de Marn"),
    "veiled_lady": ("Donna Bianca", "Lady Sable"),
    "notary": ("Notary Pym", "Notary Vanderelst"),
    "student": ("Student Klaas", "Student Morel"),
    "drummer": ("Drummer Tom", "Drummer Hannes"),
    "hussar": ("Hussar Bálint", "Hussar Zeller"),
    "nun": ("Sister Agnes", "Sister Perpetua"),
    "sailor": ("Sailor Nils", "Sailor Barro"),
    "merchant": ("Merchant Fugg", "Merchant Lombardi"),
    "dowager": ("Dowager Helm", "Dowager Quist"),
    "page": ("Page Florian", "Page Lucas"),
}


class Companion(NamedTuple):
    """Somebody of the house's company."""

    face: str
    name: str


def companion(table: str, taken: Collection[str]) -> Companion:
    """Whom the house sends next to a table, where these heads sit already; the same whenever it is asked."""
    dice = Random(f"company of {table}")
    order = [(face, dice.choice(NAMES[face])) for face in dice.sample(sorted(NAMES), len(NAMES))]
    return next(Companion(face, name) for face, name in order if face not in taken)
