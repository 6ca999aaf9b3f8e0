# Where it is from, and of when.
from = Sicilians in America, 20th century
