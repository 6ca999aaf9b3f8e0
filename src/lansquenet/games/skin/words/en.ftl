# Where it is from, and of when.
from = The southern United States, 20th century
