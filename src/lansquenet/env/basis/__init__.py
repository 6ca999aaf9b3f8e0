"""What environments are made of: ids of actions, how cards come, rows of numbers, and what was told."""
