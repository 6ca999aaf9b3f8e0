"""What is learnt of Irish Loo: all of it, by sampling."""

from lansquenet.bots.learning.reduced import Sampling

TABLE = Sampling((3, 4, 5), (0, 3, 6, 12), 21, 12.0)
