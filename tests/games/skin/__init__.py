"""Skin."""

SHORT = {"acts"}
LOOSE = {"acts"}
