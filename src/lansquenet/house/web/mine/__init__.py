"""What is somebody's own: the hands they have played, what luck did there, and what is kept of them."""
