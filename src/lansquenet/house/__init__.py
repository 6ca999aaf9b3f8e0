"""The house: tables for many people, nothing lost, nothing leaked, every shuffle checkable."""
