# Where it is from, and of when.
from = Italy and France, 17th and 18th centuries
