"""Polish Bank."""

NUMBERS = {"bank": (20, 2, 7, 40), "last_at": (3, 0, 2)}
ASKED = 1  # who punts is asked but once in a coup
