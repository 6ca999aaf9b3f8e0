"""What is known of games by rules of thumb, and how tempers stray from it."""
