"""What is learnt of Three-card Loo: its announcements, for two; and all of it by sampling, for more."""

from lansquenet.bots.reduced import Learnable, Sampled

LESSON = Learnable({"allow_debt": "no"}, "ANNOUNCE", (0, 3, 6, 9))
TABLE = Sampled((3, 4, 5), (0, 3, 6, 12), 21, 12.0)
