"""Basset."""

UNMET = [("ladder", 3)]
SHORT = {"acts", "won"}
LOOSE = {"acts"}
