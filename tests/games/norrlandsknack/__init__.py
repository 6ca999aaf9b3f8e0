"""Norrlandsknack."""

SEED = 1
