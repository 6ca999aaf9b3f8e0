# Where it is from, and of when.
from = The Netherlands, from Austria’s Zwicken
