"""Lansquenet of the coupeurs."""

NUMBERS = {"fund": (5, 0, 2, 20)}
UNMET = [("quadruple", 1)]
SHORT = {"won"}
