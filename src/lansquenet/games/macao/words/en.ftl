# Where it is from, and of when.
from = Austria-Hungary, from the 18th century
