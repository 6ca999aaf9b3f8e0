"""The house without the libraries of others: what of them it needs, where they are not, as in a page."""
