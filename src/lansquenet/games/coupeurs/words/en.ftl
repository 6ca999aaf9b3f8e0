# Where it is from, and of when.
from = France, 17th and 18th centuries
