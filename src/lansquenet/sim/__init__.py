"""Hands by the million, in compiled code."""
