# Where it is from, and of when.
from = Italy; Paris and London from 1674
