"""Zwikken."""

SEED = 142
RARE = {"ante": 0, "turn_package": 1}  # what hardly happens otherwise
SHORT = {"acts", "lost", "won"}
LOOSE = {"lost"}
