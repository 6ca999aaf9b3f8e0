"""What is served: the API, the socket of a table, and the pages."""
