"""Irish Loo."""
