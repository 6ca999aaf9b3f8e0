"""Macao."""

NUMBERS = {"dealt": (1, 2), "buys": (2, 1)}
SEED = 9
RARE = {"over": 1, "schlag": 1, "ties": 2, "dealt": 2}
