"""A table of the house while people sit at it: who watches, what they ask, and what it does by itself."""
