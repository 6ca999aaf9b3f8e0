"""What the command line says of itself: help and refusals, in the language of who asks."""
