"""Faro."""
