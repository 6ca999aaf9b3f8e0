"""What is learnt of Irish Loo: its announcements, by sampling."""

from lansquenet.bots.learning.reduced import Sampling, Situation
from lansquenet.rules.loos import PASS, STAND

TABLE = Sampling((3, 4, 5), (0, 3, 6, 12), 21, 12.0, "announcements")
WORDS = ((STAND, "stand"),)  # whoever does not passes, or defends the pool
CHARTS = (
    Situation("First of three, for a pool of 3", 3, 3, (), WORDS),
    Situation("First of three, for a pool of 12", 3, 12, (), WORDS),
    Situation("First of four, for a pool of 3", 4, 3, (), WORDS),
    Situation("Second of three, after one who stands, for a pool of 3", 3, 3, (STAND,), WORDS),
    Situation(
        "Dealer of three, after one who stands and one who passes, for a pool of 3",
        3,
        3,
        (STAND, PASS),
        WORDS,
    ),
)
