"""Trente et quarante."""

NUMBERS = {"premium": (1, 20)}
SEED = 275  # a refait
RARE = {"packs": 1, "taille": False, "refait": 2, "insurance": 1}  # what hardly happens otherwise
UNMET = [("prison_tie", 1), ("second_refait", 0), ("second_refait", 2)]  # two ties in a row, one a refait
SHORT = {"acts", "won"}
