"""The table, the rulebook and the laboratory for a lost family of European gambling games."""

__version__ = "0.1.0"
