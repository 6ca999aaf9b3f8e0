"""Landsknecht."""
