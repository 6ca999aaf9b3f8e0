"""Lansquenet."""

SHORT = {"acts"}
LOOSE = {"acts"}
