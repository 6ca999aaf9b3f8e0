"""Protocol gt1, by which nothing is dealt any more: its logs and bundles are read, and told to prove less."""
