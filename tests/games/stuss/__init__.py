"""Stuss."""
