"""What each seat, and those who look on, may know of a hand; nothing else ever leaves a table.

Everything here is made from the view of one seat (`game.view`), and of what happens from what that seat
learns (`Game.learns`).  A frame has a number that counts the frames of the hand for this one viewer, so
that it tells nothing of what is hidden; the same log gives the same frames with the same numbers.
"""

from dataclasses import asdict, dataclass, field

from lansquenet.books.transcript import Moment
from lansquenet.fair.guest.seen import row_of, rows_told
from lansquenet.house.messages import State
from lansquenet.house.tables.changes import Change
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules import state as states
from lansquenet.rules.game import hides, view
from lansquenet.rules.state import ONLOOKER, OVER, SOMEBODY
from lansquenet.seats.shown import Line, Offer, board, came, lines, offer, shuffled, was_forced
from lansquenet.seats.table import SeatedTable


@dataclass
class Seen:
    """What one viewer has been shown of the hand."""

    last: State | None = None
    frames: list[State] = field(default_factory=list)

    @property
    def whole(self) -> State | None:
        """All of it at once, for one who comes anew."""
        if self.last is None:
            return None
        told = tuple(line for frame in self.frames for line in frame.lines)
        return self.last.model_copy(update={"again": True, "lines": told})

    def since(self, hand: int, seq: int) -> list[State]:
        """The frames after this one, or all at once if that cannot be told."""
        if self.last is None:
            return []
        if hand == self.last.hand and 0 < seq <= self.last.seq:
            return self.frames[seq:]
        whole = self.whole
        return [whole] if whole else []


class Projection:
    """The frames of all who may be watching a table: by seat, and ONLOOKER."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.seen: dict[int, Seen] = {}
        self.said: dict[tuple[int, int], list[Line]] = {}  # of a moment, to those who learn so much of it
        self.came: dict[int, list[Line]] = {}  # of a moment, to all
        self.opening: tuple[Line, ...] = ()  # told to all at the beginning of a hand

    def note(self, change: Change) -> dict[int, State]:
        """The new frames, of those viewers for whom there is anything new."""
        if self.sitting.table is None or self.sitting.table.state is None:
            self.seen = {}
            return {}
        if not (change.moments or change.begun or change.answered):
            return {}
        if change.begun:
            self.seen = {}
        self.said.clear()
        self.came.clear()
        self.opening = self._opening(change)
        viewers = [*range(len(self.sitting.table.stacks)), ONLOOKER]
        if not self.sitting.hidden:
            return self._alike(viewers, change)
        asked = self.sitting.polled()
        return {who: frame for who in viewers if (frame := self._frame(who, change.moments, asked.get(who)))}

    def _alike(self, viewers: list[int], change: Change) -> dict[int, State]:
        """The frames where nothing is hidden: they differ in who looks, and in what may be done."""
        first = self._frame(ONLOOKER, change.moments, None)
        if first is None:
            return {}
        frames = {ONLOOKER: first}
        for who in viewers[:-1]:
            seen = self.seen.setdefault(who, Seen())
            asked = self._offered(who, self.sitting.played.state)
            frames[who] = first.model_copy(update={"me": who, "offer": asked})
            seen.last = frames[who]
            seen.frames.append(frames[who])
        return frames

    def _frame(self, who: int, moments: list[Moment], asked: states.State | None) -> State | None:
        """What is new for this viewer; None if nothing is."""
        seen = self.seen.setdefault(who, Seen())
        seq = 0 if seen.last is None else seen.last.seq
        told = self.opening + tuple(line for moment in moments for line in self._learnt(moment, who))
        frame = self._state(who, asked, told, seq + 1)
        if (
            seen.last
            and not told
            and frame.model_copy(update={"seq": seq, "lines": seen.last.lines}) == seen.last
        ):
            return None
        seen.last = frame
        seen.frames.append(frame)
        return frame

    def _learnt(self, moment: Moment, who: int) -> list[Line]:
        """What this viewer is told of a moment: the same as all who learn as much of it."""
        table = self.sitting.played
        learnt = table.game.learns(table.rules, moment.before, moment.act.action, who)
        key = (id(moment), learnt)
        if key not in self.said:
            self.said[key] = self._lines(moment, who)
        return self.said[key]

    def _lines(self, moment: Moment, who: int) -> list[Line]:
        table = self.sitting.played
        given = table.told, table.rules, table.session.names, moment
        if id(moment) not in self.came:
            self.came[id(moment)] = came(*given)
        return unforced(table, moment, lines(*given, who, self.came[id(moment)]))

    def _opening(self, change: Change) -> tuple[Line, ...]:
        """What all are told before the first act of a hand."""
        table = self.sitting.played
        if not (change.begun and table.gathered):
            return ()
        first = table.moments[0].before if table.moments else table.state
        return tuple(shuffled(table.told, table.rules, table.session.names, first))

    def _state(self, who: int, asked: states.State | None, told: tuple[Line, ...], seq: int) -> State:
        """The hand in the eyes of this viewer; `asked` is the state in which it is asked in silence."""
        sitting, table = self.sitting, self.sitting.played
        mine = asked is not None and who not in sitting.answers
        seen = view(table.game, table.rules, asked if asked is not None and mine else table.state, who)
        if asked is not None and not mine and seen.actor == who:
            seen.actor = SOMEBODY  # who has answered is asked no more than all the others
        acts = [] if sitting.hidden else [moment.act for moment in table.moments]
        free = [table.game.free(table.rules, seen, seat) for seat in range(seen.seats)]
        lying = board(table.told, seen, acts, table.session.names, free, who)
        return State(
            hand=sitting.hand,
            seq=seq,
            draw=table.drew,
            over=seen.actor == OVER,
            phase=table.game.Phase(seen.phase).name,
            actor=seen.actor,
            stock=len(table.stock),
            me=who if who >= 0 else -1,
            places=lying.places,
            rows=lying.rows,
            offer=self._offered(who, seen),
            lines=told,
        )

    def _offered(self, who: int, seen: states.State) -> Offer | None:
        """What this viewer is asked, if it is its turn."""
        table = self.sitting.played
        if seen.actor != who or who < 0:
            return None
        return offer(table.told, table.rules, seen)


def told_rows(table: SeatedTable, moments: list[Moment]) -> list[list[int]]:
    """What all are told alike of these moments, in numbers: what each seat signs that it has seen."""
    names = table.session.names
    said = [
        line
        for moment in moments
        for line in unforced(table, moment, lines(table.told, table.rules, names, moment, ONLOOKER))
    ]
    rows = [row for line in said if (row := row_of(asdict(line)))]
    return [[*map(int, row)] for row in rows_told(rows, hides(table.game))]


def unforced(table: SeatedTable, moment: Moment, said: list[Line]) -> list[Line]:
    """What is told of a moment, without an act that could be no other."""
    if not was_forced(table.told, table.rules, moment):
        return said
    return [line for line in said if line.seat != moment.act.actor]
