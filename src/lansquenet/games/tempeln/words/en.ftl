# Where it is from, and of when.
from = German taverns, about 1900
