"""What takes long to reckon: the laboratory, and how the hand in play stands."""
