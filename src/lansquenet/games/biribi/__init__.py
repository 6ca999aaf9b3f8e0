"""Biribi and Hoca: their rules and book, their figures, what their bots and their table say."""
