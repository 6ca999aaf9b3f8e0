"""What plays a hand: one row of words and the code compiled for it, or the rules as they are."""
