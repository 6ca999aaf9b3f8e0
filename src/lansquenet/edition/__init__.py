"""A house in a folder: the page with, in the place of a server, a worker that runs the same Python."""
