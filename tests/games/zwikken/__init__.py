"""Zwikken."""
