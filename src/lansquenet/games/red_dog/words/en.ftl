# Where it is from, and of when.
from = American gaming houses, 20th century
