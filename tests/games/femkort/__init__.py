"""Femkort."""

SEED = 1
