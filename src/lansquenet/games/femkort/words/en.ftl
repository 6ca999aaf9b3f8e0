# Where it is from, and of when.
from = Sweden, 17th–19th century
