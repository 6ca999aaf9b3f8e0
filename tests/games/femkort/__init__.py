"""Femkort."""
