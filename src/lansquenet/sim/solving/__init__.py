"""Games of two seats written out from their compiled rules, and solved."""
