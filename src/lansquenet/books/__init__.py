"""What the books of the games say, and what is said at tables in their words."""
