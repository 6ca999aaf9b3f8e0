"""What is learnt of Three-card Loo: its announcements, for two; and all of it by sampling, for more."""

from lansquenet.bots.learning.reduced import Learnable, Sampling

LESSON = Learnable({"allow_debt": "no"}, "ANNOUNCE", (0, 3, 6, 9))
TABLE = Sampling((3, 4, 5), (0, 3, 6, 12), 21, 12.0)
