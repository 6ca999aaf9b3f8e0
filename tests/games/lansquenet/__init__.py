"""Lansquenet."""
