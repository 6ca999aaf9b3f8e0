# Where it is from, and of when.
from = The United States, 19th century
