"""Lansquenet."""

LOOSE = {"acts"}
