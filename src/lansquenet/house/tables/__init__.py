"""A table of the house as its log tells it: what happens at it, what each may know, and its shuffles."""
