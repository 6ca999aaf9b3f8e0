"""What holds for one game, a room each: its tests, its witness, and hands of it that stand as they are."""
