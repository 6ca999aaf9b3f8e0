# Where it is from, and of when.
from = England, since the Restoration
