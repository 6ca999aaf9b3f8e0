"""Skin."""

LOOSE = {"acts", "won"}
