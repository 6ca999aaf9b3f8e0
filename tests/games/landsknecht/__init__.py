"""Landsknecht."""

SHORT = {"won"}
