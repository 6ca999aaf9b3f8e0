# Where it is from, and of when.
from = Casinos, 20th century
