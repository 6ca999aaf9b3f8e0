"""What is learnt of Zwikken: its bids, for two; and all of it by sampling, for three."""

from lansquenet.bots.learning.reduced import Learnable, Sampling

LESSON = Learnable({"allow_debt": "no"}, "BID", (1, 4, 7, 10, 16))
TABLE = Sampling((3,), (0, 3, 6), 21, 12.0)
