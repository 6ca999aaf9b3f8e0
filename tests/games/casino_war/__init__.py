"""Casino War."""

NUMBERS = {"tie_odds": (10, 3)}
SEED = 73  # a tie of two, one of whom surrenders
SHORT = {"acts", "won"}
