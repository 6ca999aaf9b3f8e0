"""Biribi and Hoca."""

SEED = 12  # a number that was backed
SHORT = {"won"}
