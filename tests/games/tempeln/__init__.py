"""Tempeln."""
