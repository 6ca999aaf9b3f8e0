"""Skin."""
