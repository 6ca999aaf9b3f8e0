"""Zecchinetta."""
