"""Pharaon."""

SHORT = {"acts"}
