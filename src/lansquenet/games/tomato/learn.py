"""What is learnt of Tomato: all of it, by sampling, against others who stray: with no card seen, many do."""

from lansquenet.bots.learning.reduced import Sampling

TABLE = Sampling((3, 4, 5), (0, 6), 22, 12.0, strays=0.1)
