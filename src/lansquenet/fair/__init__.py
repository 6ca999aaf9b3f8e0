"""Dealing that anyone can check: protocol gt1, as docs/fairness.md has it."""
