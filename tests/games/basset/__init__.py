"""Basset."""
