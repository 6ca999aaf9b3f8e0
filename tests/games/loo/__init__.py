"""Three-card Loo."""
