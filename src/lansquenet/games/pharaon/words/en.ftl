# Where it is from, and of when.
from = The courts of Europe, 18th century
