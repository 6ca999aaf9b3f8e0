"""What is learnt of Femkort: which card to play, by sampling."""

from lansquenet.bots.learning.reduced import Sampling

TABLE = Sampling((3, 4), (0,), 21, 12.0, strays=0.1)
