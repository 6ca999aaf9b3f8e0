"""A table of the house in memory, with its clocks: whose time runs, how fast it goes, and why not on."""

import asyncio
import math

from lansquenet.house import messages as say
from lansquenet.house.log.sealing import Keys
from lansquenet.house.rooms.pacing import Pacing
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.chairs import Chair
from lansquenet.house.tables.fairness import Fairness
from lansquenet.house.tables.holds import THOUGHT, paced
from lansquenet.house.tables.projection import Projection
from lansquenet.house.tables.sitting import Sitting

SHARE_SECONDS = 3.0  # for a share to come
LEAST_LEFT = 15.0  # seconds that everybody has after a restart
DAY = 86_400.0
HASTE = (
    1 / 3
)  # so much of the time before is taken by every further hand in which a newcomer was asked nothing
WHY: dict[say.Halt, str] = {
    "": "",
    "closed": "The table is closed.",
    "paused": "The host has paused the table.",
    "finished": "The session is over; the host can begin it again.",
    "start": "The host can start it.",
    "few": "{title} needs {least} who play; the host can start it, or add bots.",
    "rests": "Nobody but bots has done anything here for a while: the table rests until somebody does.",
    "closing": "The host closes the table after this hand.",
    "comes": "Who comes or goes is dealt in or left out when nothing stands over.",
}


class ClockedTable:
    """A table whose clocks run."""

    def __init__(self, sitting: Sitting, keys: Keys) -> None:
        self.sitting = sitting
        self.projection = Projection(sitting)
        self.fairness = Fairness(sitting, keys)
        self.pacing = Pacing()
        self.viewers: set[Viewer] = set()
        self.last_here: dict[str, float] = {}  # when an account was last seen, by the monotonic clock
        self.lapsed: set[str] = set()  # accounts whose clock ran out, until they act again
        self.asked_once = False  # whether anybody has been asked something since this room was opened
        self.read_anew = False  # whether acts stand in the log that were done before this room was opened
        self.closing = False
        self.since = 0.0  # when the present question was asked
        self.opened = 0.0  # when this room was
        self.left: float | None = None  # seconds of it that were left when the house last closed
        self.more = 0.0  # seconds that were given for it beyond those of the clock
        self.lengthened: dict[str, int] = {}  # the hand in which an account last had more time
        self.emptied = 0.0  # when the last viewer left
        self.stirred = math.inf  # when somebody last came, or asked for something
        self.lone_pace = 0.0  # seconds that a bot takes at least where nobody else plays
        self.dozing = False  # nobody has for long, and nobody plays but bots and stand-ins

    def now(self) -> float:
        """Seconds by the monotonic clock."""
        return asyncio.get_running_loop().time()

    def here(self, account: str) -> bool:
        """Whether this account is connected."""
        return any(viewer.account == account for viewer in self.viewers)

    def is_left(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long."""
        return not self.viewers and self.now() - self.emptied > seconds

    def clock(self) -> say.Clock | None:
        """How long the seat to act still has, where all may know who that is."""
        sitting = self.sitting
        if not self.allowed() or not sitting.in_hand or sitting.played.actor < 0 or sitting.polling:
            return None
        if self.projection.steps:
            return None
        seconds = max(0.0, self.ends() - self.now())
        return say.Clock(seat=sitting.played.actor, seconds=round(seconds, 1))

    def share_ends(self) -> float:
        """When a share can no longer come; after a restart all have time to come back."""
        anew = self.read_anew and self.since == self.opened
        return self.since + (LEAST_LEFT if anew else SHARE_SECONDS)

    def share_seconds(self) -> float:
        """How long a share may still take."""
        return max(0.0, self.share_ends() - self.now())

    def allowed(self) -> float:
        """Seconds that a seat has for an act; 0: no clock."""
        return self.sitting.terms.days * DAY or float(self.sitting.terms.clock)

    def ends(self) -> float:
        """When the clock of the seat to act runs out."""
        left = self.allowed() if self.left is None else max(LEAST_LEFT, self.left)
        return self.since + left + self.more

    def stands_in(self, chair: Chair) -> bool:
        """Whether the stand-in plays for somebody."""
        if chair.kind not in ("person", "robot"):
            return False
        return chair.leaving or chair.out or chair.account in self.lapsed

    @property
    def plays_alone(self) -> bool:
        """Whether nobody plays here but bots and stand-ins."""
        return all(
            chair.kind == "bot" or self.stands_in(chair) for chair in self.sitting.chairs if chair.taken
        )

    @property
    def unasked(self) -> bool:
        """Whether a newcomer plays here who has been asked nothing yet."""
        return self.sitting.terms.newcomer and not (self.asked_once or self.read_anew)

    @property
    def haste(self) -> float:
        """How long all takes beside what is usual: until a newcomer has been asked, less with every hand.

        A hand may be over before anybody is asked, and so may the next.
        """
        return HASTE**self.sitting.hand if self.unasked else 1.0

    @property
    def thought(self) -> float:
        """The seconds that a bot thinks."""
        usual = self.haste * paced(THOUGHT, self.sitting.terms.pace) / 1000
        return max(usual, self.lone_pace) if self.plays_alone else usual

    @property
    def between(self) -> float:
        """The seconds that lie between two hands; nothing once all who are here have seen enough."""
        if self.pacing.all_ready(self.sitting.hand, self.sitting.chairs, self.viewers):
            return 0.0
        between = self.haste * self.sitting.terms.between
        return max(between, self.lone_pace) if self.plays_alone else between

    def stir(self) -> None:
        """Somebody is here, and does something."""
        self.stirred, self.dozing = self.now(), False

    def halt(self) -> say.Halt:
        """Why the table does not play on, in a word; none if it does."""
        sitting = self.sitting
        if sitting.status in ("closed", "paused", "finished"):
            return sitting.status
        if sitting.status == "waiting" and sitting.enough:
            return "start"
        if sitting.status == "waiting" or (sitting.table is None and not sitting.enough):
            return "few"
        if self.dozing:
            return "rests"
        if self.closing:
            return "closing"
        comes = sitting.changes and not sitting.in_hand and not sitting.at_rest
        return "comes" if comes else ""

    def why(self) -> str:
        """The same in a sentence."""
        told = self.sitting.told
        return WHY[self.halt()].format(title=told.title, least=told.game.SEATS[0])
