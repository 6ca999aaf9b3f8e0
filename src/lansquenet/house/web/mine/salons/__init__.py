"""Salons over HTTP: a club, its evenings with their tables, and its ledger."""
