# Where it is from, and of when.
from = Sicily
