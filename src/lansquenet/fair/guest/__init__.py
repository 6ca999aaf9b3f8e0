"""The part of a seat: what it promises, when it signs, what it keeps, and what it holds against a bundle."""
