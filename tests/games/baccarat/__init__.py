"""Baccarat."""

NUMBERS = {"tie_odds": (8, 3), "commission": (5, 20)}
SEED = 3
RARE = {"draws": 2, "bank": 2, "fields": False, "packs": 1}
SHORT = {"acts", "won"}
