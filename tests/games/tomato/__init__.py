"""Tomato."""
