"""Pharaon."""
