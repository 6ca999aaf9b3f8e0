"""What each seat, and those who look on, may know of a hand; nothing else ever leaves a table.

Everything here is made from the view of one seat (`game.view`), and of what happens from what that seat
learns (`Game.learns`).  A frame has a number that counts the frames of the hand for this one viewer, so
that it tells nothing of what is hidden; the same log gives the same frames with the same numbers.

What happens at once by the rules is shown in beats, one frame each.  How many there are, and how long each is
looked at, hangs on what lies open alone.
"""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from lansquenet.books.transcript import Moment
from lansquenet.fair.guest.seen import row_of, rows_told
from lansquenet.house.messages import State
from lansquenet.house.tables.bursts import BeatOut, Stretch, Stretches
from lansquenet.house.tables.changes import Change
from lansquenet.house.tables.holds import hold, paced
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.tables.stock import unturned
from lansquenet.rules import state as states
from lansquenet.rules.cards import RANKS, rank
from lansquenet.rules.game import hides, view
from lansquenet.rules.state import CHANCE, EVERYTHING, ONLOOKER, OVER, SOMEBODY
from lansquenet.seats.beats import Beat, Result, Said
from lansquenet.seats.endings import result
from lansquenet.seats.moods import moods
from lansquenet.seats.moving import (
    Picture,
    borne,
    kind_of,
    laid,
    lies_open,
    moved,
    piles,
    stays_turned,
    streamed,
)
from lansquenet.seats.reasons import decided, may, parts, trick, ways
from lansquenet.seats.shown import (
    Line,
    Offer,
    Row,
    came,
    drawn,
    is_forced,
    lines,
    offer,
    shuffled,
    was_forced,
)
from lansquenet.seats.table import SeatedTable

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


class Projection:
    """The frames of all who may be watching a table: by seat, and ONLOOKER."""

    def __init__(self, sitting: Sitting, eyes: int = ONLOOKER) -> None:
        self.sitting = sitting
        self.eyes = eyes  # of one who sees no more than those for whom frames are made
        self.seen: dict[int, Seen] = {}  # what has been shown
        self.steps: deque[BeatOut] = deque()  # what is still to be shown
        self.made: dict[int, State] = {}  # the last frame of each, shown or not
        self.said: dict[tuple[int, int], list[Line]] = {}  # of a moment, to those who learn so much of it
        self.came: dict[int, list[Line]] = {}  # of a moment, to all
        self.opening: tuple[Line, ...] = ()  # told to all at the beginning of a hand
        self.anew = False  # whether the next frame is the first of a hand
        self.faces = (-1,) * RANKS  # for each rank the card of it that was turned last
        self.stream: tuple[int, ...] = ()  # cards that were turned and lie in no place
        self.turned = 0  # cards of the hand
        self.phase = -1  # in which the last of them was
        self.may: tuple[int, ...] = ()  # the seats for which the next card may decide
        self.done: list[Moment] = []  # moments of the hand so far
        self.words: dict[int, Said | None] = {}  # of moments: what is said of them beside a seat
        self.ended: Result | None = None  # what is said of the hand that is over
        self.left: list[int] = []  # how many of each rank are in the stock

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
        if change.begun:
            self._begin()
        self._open(change.moments)
        found = self._stretches(change)
        self._count(change)
        for n, stretch in enumerate(found):
            self._show_stretch(stretch, n == len(found) - 1)
        for moment in change.moments:
            moment.shown = None  # nobody asks for it any more

    @property
    def viewers(self) -> Sequence[int]:
        """Those for whom frames are made: where nothing is hidden, all see what one sees who looks on."""
        return (ONLOOKER, *range(len(self.sitting.played.stacks))) if self.sitting.hidden else (ONLOOKER,)

    def _begin(self) -> None:
        """Clear the table for another hand."""
        table = self.sitting.played
        first = table.moments[0].before if table.moments else table.state
        self.faces, self.stream, self.turned, self.may = (-1,) * RANKS, (), 0, ()
        self.phase, self.done, self.words, self.ended = -1, [], {}, None
        self.anew = True
        self.made = {who: self._state(who, first, None, quiet=True) for who in self.viewers}

    def _open(self, moments: list[Moment]) -> None:
        """Make what all may see of each state, once."""
        if not self.sitting.hidden or not moments:
            return
        before = self.sitting.view_of(moments[0].before, ONLOOKER)
        for moment in moments:
            after = self.sitting.view_of(moment.after, ONLOOKER)
            moment.shown, before = (before, after), after

    def _stretches(self, change: Change) -> list[Stretch]:
        """What has happened, as it is seen."""
        table = self.sitting.played
        found = Stretches(lambda moment: kind_of(table.told, table.rules, moment), self._is_seen)
        return found.take(change.moments) or [Stretch([], "clear" if change.begun else "")]

    def _is_seen(self, moment: Moment) -> bool:
        """Whether anything of it can be seen by one who sees no more than all do."""
        if moment.act.payments or moment.after.actor == OVER or self._learnt(moment, self.eyes):
            return True
        if moment.shown and self.eyes == ONLOOKER:
            before, after = moment.shown
        else:
            before, after = self._view(self.eyes, moment.before), self._view(self.eyes, moment.after)
        return self._picture(self.eyes, before) != self._picture(self.eyes, after)

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

    def _count(self, change: Change) -> None:
        """Count the stock as it was before the cards were turned that are shown next."""
        if self.sitting.hidden or not (self.sitting.terms.odds and self.sitting.terms.pace):
            return
        turned = [moment.act.action for moment in change.moments if moment.act.actor == CHANCE]
        count = Counter(rank(card) for card in [*self._unturned(), *turned] if card >= 0)
        self.left = [count[r] for r in range(RANKS)]

    def _unturned(self) -> list[int]:
        """The cards that are still to be turned."""
        return unturned(self.sitting.dealing)

    def _wait(self, stretch: Stretch, n: int) -> int:
        """How long the next beat is waited for, in milliseconds."""
        return self._hold(stretch, n)

    def _hold(self, stretch: Stretch, n: int) -> int:
        """How long a beat of it is looked at, in milliseconds: the same for all."""
        wait = hold(stretch.beats, n, stretch.count, bool(self.may), self.turned)
        return paced(wait, self.sitting.terms.pace)

    def _note_card(self, moment: Moment) -> None:
        """Where a card lies that is turned, if it is to lie anywhere."""
        card = moment.act.action
        if moment.act.actor != CHANCE or card < 0 or self.sitting.hidden:
            return
        self.turned += 1
        if self.left:
            self.left[rank(card)] -= 1
        if piles(self.sitting.told) and moment.act.phase <= self.phase:
            self.stream = ()
        self.phase = moment.act.phase
        r, before = rank(card), self._picture(self.eyes, moment.before)
        if not lies_open(before, r):
            self.faces = (*self.faces[:r], card, *self.faces[r + 1 :])
        if stays_turned(self.sitting.told, self._picture(self.eyes, moment.after), card):
            self.stream = (*self.stream, card)

    def _beats(
        self, stretch: Stretch, who: int, last: bool, asked: states.State | None
    ) -> list[State | None]:
        """The frames of one viewer; None where nothing is new."""
        state = self.sitting.played.state if last else stretch.moments[-1].after
        end = self._state(who, state, asked, quiet=not last)
        if stretch.moments:
            end = end.model_copy(update={"stock": stretch.moments[-1].left})
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
        new: dict[str, object] = {} if ends else QUIET.copy()
        if n < stretch.turn:
            there = Picture(end.places, end.rows)
            lies = laid(lies, there, stretch.seen, stretch.card if n == 0 else -1)
            base = prior.model_copy(update={"stock": end.stock})
        else:
            lies, base = Picture(end.places, end.rows), end
        taker = stretch.trick.winner if stretch.trick and n >= stretch.turn else -1
        moves = moved(Picture(prior.places, prior.rows), lies, told, stretch.actor, taker)
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

    # -- what a viewer is told

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

    # -- what a viewer sees

    def _view(self, who: int, state: states.State) -> states.State:
        """A state in the eyes of this viewer."""
        table = self.sitting.played
        return view(table.game, table.rules, state, who)

    def _picture(self, who: int, seen: states.State) -> Picture:
        """What lies on the table in a view."""
        table = self.sitting.played
        free = [table.game.free(table.rules, seen, seat) for seat in range(seen.seats)]
        all_hands = who == EVERYTHING
        lying = drawn(table.told, seen, self.faces, table.session.names, free, who, all_hands)
        return streamed(table.told, Picture(*lying), self.stream)

    def _bearing(self, who: int, seen: states.State, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """The seats as they bear themselves."""
        table = self.sitting.played
        eyes = None if who == EVERYTHING else who
        found = moods(table.told, table.rules, table.session.names, self.done, seen, eyes, self.words)
        return tuple(borne(row, bearing) for row, bearing in zip(rows, found, strict=True))

    def _state(self, who: int, state: states.State, asked: states.State | None, quiet: bool) -> State:
        """The hand in the eyes of this viewer; `asked` is the state in which it is asked in silence.

        Quiet, it is one on the way to another, in which nobody is asked anything.
        """
        sitting, table = self.sitting, self.sitting.played
        mine = asked is not None and who not in sitting.answers
        seen = self._view(who, asked if asked is not None and mine else state)
        if asked is not None and not mine and seen.actor == who:
            seen.actor = SOMEBODY  # who has answered is asked no more than all the others
        over = seen.actor == OVER
        if quiet and not over:
            seen.actor = CHANCE
        lying = self._picture(who, seen)
        return State.model_construct(
            type="state",
            again=False,
            lines=(),
            hand=sitting.hand,
            seq=0,
            draw=table.drew,
            over=over,
            phase=table.game.Phase(seen.phase).name,
            actor=seen.actor,
            stock=len(table.stock),
            me=who if who >= 0 else -1,
            places=lying.places,
            rows=self._bearing(who, seen, lying.rows),
            offer=self._offered(who, seen),
            beat=None,
            result=self._result() if over else None,
        )

    def _result(self) -> Result | None:
        """How the hand has ended: to all the same."""
        if self.ended is None:
            table = self.sitting.played
            self.ended = result(table.told, table.rules, table.session.names, self.done)
        return self.ended

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
