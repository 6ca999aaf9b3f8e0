"""Toepen."""
