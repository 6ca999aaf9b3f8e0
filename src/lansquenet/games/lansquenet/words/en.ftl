# Where it is from, and of when.
from = Paris salons, 19th century
