"""Commands for who keeps a house: serve it, copy it, look for faults in it."""
