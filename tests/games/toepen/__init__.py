"""Toepen."""

SEED = 25
LOOSE = {"acts"}
