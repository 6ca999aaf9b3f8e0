# Where it is from, and of when.
from = The north of Sweden; a reconstruction
