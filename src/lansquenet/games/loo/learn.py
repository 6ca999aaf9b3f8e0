"""What is learnt of Three-card Loo: its announcements, for two."""

from lansquenet.bots.reduced import Learnable

LESSON = Learnable({"allow_debt": "no"}, "ANNOUNCE", (0, 3, 6, 9))
