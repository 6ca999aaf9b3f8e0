"""Red Dog."""
