"""What answers are worth: to a question that stands open, and to those of hands that are over."""
