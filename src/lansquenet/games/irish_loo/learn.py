"""What is learnt of Irish Loo: all of it, by sampling."""

from lansquenet.bots.reduced import Sampled

TABLE = Sampled((3, 4, 5), (0, 3, 6, 12), 21, 12.0)
