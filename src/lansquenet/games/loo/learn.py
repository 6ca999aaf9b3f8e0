"""What is learnt of Three-card Loo: its announcements, for two; and all of it by sampling, for more."""

from lansquenet.bots.learning.reduced import Learnable, Sampling, Situation
from lansquenet.rules.loos import PASS, STAND, TAKE

LESSON = Learnable({"allow_debt": "no"}, "ANNOUNCE", (0, 3, 6, 9))
TABLE = Sampling((3, 4, 5), (0, 3, 6, 12), 22, 12.0)
WORDS = ((STAND, "stand"), (TAKE, "take Miss"))  # whoever does neither passes, or defends the pool
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
