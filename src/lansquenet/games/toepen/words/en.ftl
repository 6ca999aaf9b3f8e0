# Where it is from, and of when.
from = Dutch public houses
