"""Red Dog."""

SHORT = {"acts", "lost", "won"}
