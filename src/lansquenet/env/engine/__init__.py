"""A hand as one row of words, and the compiled code that plays it."""
