"""A table, and what each of its seats sees, may do and can expect."""
