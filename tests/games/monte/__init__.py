"""Monte."""
