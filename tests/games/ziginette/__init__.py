"""Ziginette."""

LOOSE = {"acts"}
