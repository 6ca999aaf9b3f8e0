# Where it is from, and of when.
from = French clubs and casinos, 19th century
