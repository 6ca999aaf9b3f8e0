"""Toepen."""

SEED = 25
SHORT = {"acts", "lost"}
LOOSE = {"acts"}
