"""How fast a table is seen: as the slowest wishes who sits there, and at once when all are in a hurry."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.chairs import Chair
from lansquenet.house.tables.holds import SPEEDS


@dataclass
class Pacing:
    """What those who are present wish of the pace of their table."""

    until: float = 0.0  # when what was shown last has been looked at, by the monotonic clock
    hurried: set[str] = field(default_factory=set)  # accounts that will see the rest at once
    ready: dict[str, int] = field(default_factory=dict)  # the hand of which an account has seen enough

    def factor(self, chairs: Iterable[Chair], viewers: Iterable[Viewer]) -> float:
        """How many times as long as usual beats are looked at; where no person looks on, not at all."""
        people = [viewer for viewer in viewers if viewer.kind == "person" and not viewer.delay]
        seated = self.seated(chairs, people)
        if seated and seated <= self.hurried:
            return 0.0
        slowest = [SPEEDS[viewer.speed] for viewer in people if viewer.account in seated or not seated]
        return max(slowest, default=0.0)

    def seated(self, chairs: Iterable[Chair], viewers: Iterable[Viewer]) -> set[str]:
        """The accounts of the people who sit here and are present."""
        present = {viewer.account for viewer in viewers if viewer.kind == "person"}
        return {chair.account for chair in chairs if chair.kind == "person" and chair.account in present}

    def all_ready(self, hand: int, chairs: Iterable[Chair], viewers: Iterable[Viewer]) -> bool:
        """Whether all who sit here and are present have seen what this hand has brought."""
        seated = self.seated(chairs, viewers)
        return bool(seated) and all(self.ready.get(account) == hand for account in seated)
