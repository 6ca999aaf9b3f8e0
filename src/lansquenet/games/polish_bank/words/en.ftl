# Where it is from, and of when.
from = Austria and Poland, 19th century
