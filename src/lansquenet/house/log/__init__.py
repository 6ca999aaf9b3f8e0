"""What is kept: events, chips and names in a database, chained, sealed, and never lost."""
