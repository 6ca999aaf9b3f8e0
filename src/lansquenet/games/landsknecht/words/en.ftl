# Where it is from, and of when.
from = Germany; first named in 1534
