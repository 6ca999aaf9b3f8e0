"""What games are made of: cards, seats and turns, payments, and what several games share."""
