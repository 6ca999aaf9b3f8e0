"""What is learnt of Zwikken: its bids, for two."""

from lansquenet.bots.learning.reduced import Learnable

LESSON = Learnable({"allow_debt": "no"}, "BID", (1, 4, 7, 10, 16))
