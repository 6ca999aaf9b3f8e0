# Where it is from, and of when.
from = New York, about 1900
