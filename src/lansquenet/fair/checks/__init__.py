"""The checks of a bundle of gt2, and how each can come out."""
