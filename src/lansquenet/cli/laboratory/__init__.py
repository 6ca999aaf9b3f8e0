"""Commands that reckon: exact figures, very many hands, and what sessions come to."""
