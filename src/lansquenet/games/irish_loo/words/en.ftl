# Where it is from, and of when.
from = A form of Loo, by report Irish
