"""Ziginette."""
