"""What each seat, and those who look on, may know of a hand; nothing else ever leaves a table.

Everything here is made from what each may see and is told (`sight`).  A frame has a number that counts the
frames of the hand for this one viewer, so that it tells nothing of what is hidden; the same log gives the
same frames with the same numbers.

What happens at once by the rules is shown in beats, one frame each.  How many there are, and how long each is
looked at, hangs on what lies open alone.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from lansquenet.house.messages import State
from lansquenet.house.tables.bursts import BeatOut, Stretch, Stretches
from lansquenet.house.tables.changes import Change
from lansquenet.house.tables.holds import hold, paced
from lansquenet.house.tables.sight import Sight
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules import state as states
from lansquenet.rules.state import CHANCE, ONLOOKER
from lansquenet.seats.beats import Beat
from lansquenet.seats.moving import Picture, kind_of, laid, moved
from lansquenet.seats.reasons import decided, may, parts, trick, ways
from lansquenet.seats.telling import Line, is_forced

QUIET: dict[str, object] = {"actor": CHANCE, "over": False, "offer": None, "result": None}


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
        return self.last.model_copy(update={"again": True, "lines": told, "beat": None})

    def since(self, hand: int, seq: int) -> list[State]:
        """The frames after this one, or all at once if that cannot be told."""
        if self.last is None:
            return []
        if hand == self.last.hand and 0 < seq <= self.last.seq:
            return self.frames[seq:]
        whole = self.whole
        return [whole] if whole else []


class Projection(Sight):
    """The frames of all who may be watching a table: by seat, and ONLOOKER."""

    def __init__(self, sitting: Sitting, eyes: int = ONLOOKER) -> None:
        super().__init__(sitting, eyes)
        self.seen: dict[int, Seen] = {}  # what has been shown
        self.steps: deque[BeatOut] = deque()  # what is still to be shown
        self.made: dict[int, State] = {}  # the last frame of each, shown or not
        self.opening: tuple[Line, ...] = ()  # told to all at the beginning of a hand
        self.anew = False  # whether the next frame is the first of a hand
        self.may: tuple[int, ...] = ()  # the seats for which the next card may decide

    # -- showing

    def recall(self, change: Change) -> None:
        """Take up what was shown long ago."""
        self.note(change)
        while self.steps:
            self.show()

    def show(self) -> BeatOut:
        """Show the next beat."""
        step = self.steps.popleft()
        if step.anew:
            self.seen = {}
        for who, frame in step.frames.items():
            seen = self.seen.setdefault(who, Seen())
            seen.last = frame
            seen.frames.append(frame)
        return step

    # -- what has happened

    def note(self, change: Change) -> None:
        """Make the frames of what has happened; they are shown one after another."""
        if self.sitting.table is None or self.sitting.table.state is None:
            self.seen, self.made = {}, {}
            self.steps.clear()
            return
        if not (change.moments or change.begun or change.answered):
            return
        self.said.clear()
        self.came.clear()
        self.opening = self._opening(change)
        self._count(change)
        if change.begun:
            self._begin()
        self._open(change.moments)
        found = self._stretches(change)
        for n, stretch in enumerate(found):
            self._show_stretch(stretch, n == len(found) - 1)
        for moment in change.moments:
            moment.shown = None  # nobody asks for it any more

    @property
    def viewers(self) -> Sequence[int]:
        """Those for whom frames are made: where nothing is hidden, all see what one sees who looks on.

        From the seat of a bot nobody ever looks: who takes its chair is not in the hand.
        """
        seated = self.sitting.seated if self.sitting.hidden else []
        return (ONLOOKER, *(chair.seat for chair in seated if chair.kind != "bot"))

    def _begin(self) -> None:
        """Clear the table for another hand."""
        table = self.sitting.played
        first = table.moments[0].before if table.moments else table.state
        self.forget()
        self.anew, self.may = True, ()
        stock = len(table.stock)
        self.made = {who: self._state(who, first, None, quiet=True, stock=stock) for who in self.viewers}

    def _stretches(self, change: Change) -> list[Stretch]:
        """What has happened, as it is seen."""
        table = self.sitting.played
        found = Stretches(lambda moment: kind_of(table.told, table.rules, moment), self._is_seen)
        return found.take(change.moments) or [Stretch([], "clear" if change.begun else "")]

    # -- one moment

    def _show_stretch(self, stretch: Stretch, last: bool) -> None:
        """The beats of a moment; the last of them all asks who is to act."""
        asked = self.sitting.polled() if last and self.sitting.hidden else {}
        if stretch.moments:
            self._reason(stretch)
        rows = {who: self._beats(stretch, who, last, asked.get(who)) for who in self.viewers}
        for n in range(len(stretch.beats)):
            frames = {who: frame for who, row in rows.items() if (frame := row[n])}
            self.steps.append(BeatOut(self._for_all(frames), self._wait(stretch, n), self.anew))
            self.made |= frames
            self.anew = False
        self.opening, self.may = (), stretch.may

    def _reason(self, stretch: Stretch) -> None:
        """Find what it decides, and what may be decided by the card that is turned next."""
        table = self.sitting.played
        known = table.told, table.rules
        names, seen, after = table.session.names, stretch.seen, stretch.moments[-1].after
        stretch.decided = decided(*known, names, seen, self.faces)
        stretch.trick = trick(*known, seen)
        stretch.forced = not self.sitting.hidden and is_forced(*known, seen)
        for moment in stretch.moments:
            self._note_card(moment)
        self.done += stretch.moments
        if after.actor == CHANCE and not self.sitting.hidden and self.sitting.terms.pace:
            found = ways(*known, after)
            stretch.may = may(*known, after, found)
            if self.sitting.terms.odds:
                stretch.odds = parts(*known, names, after, self.left, found)

    def _wait(self, stretch: Stretch, n: int) -> int:
        """How long the next beat is waited for, in milliseconds."""
        return self._hold(stretch, n)

    def _hold(self, stretch: Stretch, n: int) -> int:
        """How long a beat of it is looked at, in milliseconds: the same for all."""
        wait = hold(stretch.beats, n, stretch.count, bool(self.may), self.turned)
        return paced(wait, self.sitting.terms.pace)

    def _beats(
        self, stretch: Stretch, who: int, last: bool, asked: states.State | None
    ) -> list[State | None]:
        """The frames of one viewer; None where nothing is new."""
        table = self.sitting.played
        state = table.state if last else stretch.moments[-1].after
        stock = stretch.moments[-1].left if stretch.moments else len(table.stock)
        end = self._state(who, state, asked, quiet=not last, stock=stock)
        told = self._told(stretch, who)
        row = [self.made[who]]
        for n in range(len(stretch.beats)):
            row.append(self._beat(stretch, n, row[-1], end, told[n]))
        is_old = last and self._is_old(row[-2], row[-1])
        return [*row[1:-1], None if is_old else row[-1]]

    def _beat(self, stretch: Stretch, n: int, prior: State, end: State, told: tuple[Line, ...]) -> State:
        """One frame of a moment: on its way to what it comes to in the end."""
        kind, lies = stretch.beats[n], Picture(prior.places, prior.rows)
        ends = n == len(stretch.beats) - 1
        new: dict[str, object] = {"stock": end.stock, "left": end.left}
        if not ends:
            new |= QUIET
        there, before = Picture(end.places, end.rows), lies
        if n < stretch.turn:
            lies, base = laid(lies, there, stretch.seen, stretch.card if n == 0 else -1), prior
        else:
            lies, base = there, end
        taker = stretch.trick.winner if stretch.trick and n >= stretch.turn else -1
        moves = moved(before, lies, told, stretch.actor, taker, self.sitting.hidden)
        beat = Beat(kind, self._hold(stretch, n), moves, **stretch.said(n))
        new |= {"seq": prior.seq + 1, "places": lies.places, "rows": lies.rows, "lines": told, "beat": beat}
        return base.model_copy(update=new)

    def _told(self, stretch: Stretch, who: int) -> list[tuple[Line, ...]]:
        """What is told with each beat."""
        said = [self._learnt(moment, who) for moment in stretch.moments]
        return stretch.parted(said, self.opening)

    def _is_old(self, before: State, frame: State) -> bool:
        """Whether a frame has nothing new."""
        if frame.lines or before.seq == 0:
            return False
        same = {"seq": before.seq, "lines": before.lines, "beat": before.beat}
        return frame.model_copy(update=same) == before

    def _for_all(self, frames: dict[int, State]) -> dict[int, State]:
        """The same where nothing is hidden: frames differ in who looks, and in what may be done."""
        if self.sitting.hidden or ONLOOKER not in frames:
            return frames
        first = frames[ONLOOKER]
        found = {ONLOOKER: first}
        for who in range(len(self.sitting.played.stacks)):
            asked = self._offered(who, self.sitting.played.state) if first.actor == who else None
            found[who] = first.model_copy(update={"me": who, "offer": asked})
        return found
