# Where it is from, and of when.
from = Palais Royal and Monte Carlo, from the 17th century
