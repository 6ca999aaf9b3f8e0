"""Three-card Loo."""

SEED = 4
