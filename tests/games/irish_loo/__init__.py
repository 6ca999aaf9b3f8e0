"""Irish Loo."""

SEED = 2
