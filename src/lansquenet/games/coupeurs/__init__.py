"""Lansquenet of the coupeurs: its rules and book, its figures, what its bots and its table say."""
