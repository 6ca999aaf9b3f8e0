"""Basset."""

LOOSE = {"acts", "won"}
UNMET = [("ladder", 3)]
