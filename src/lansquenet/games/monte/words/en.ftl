# Where it is from, and of when.
from = Spain and Mexico, 19th century
