"""Ziginette."""

SHORT = {"acts", "won"}
LOOSE = {"acts"}
