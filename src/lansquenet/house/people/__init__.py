"""Who comes to a house: accounts, their passwords and logins, and tickets to its tables."""
