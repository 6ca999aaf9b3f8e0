"""Lansquenet-7: frozen games, duplicate deals and a cross-table, which any policy can enter."""
