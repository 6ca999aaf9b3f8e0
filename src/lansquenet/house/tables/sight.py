"""The hand that is played in the eyes of each who may be watching: by seat, and ONLOOKER.

Everything here is made from the view of one seat (`game.view`), and of what happens from what that seat
learns (`Game.learns`).
"""

from collections import Counter

from lansquenet.books.transcript import Moment
from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.first.first_dealing import FirstDealing
from lansquenet.house.messages import State
from lansquenet.house.tables.changes import Change
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules import state as states
from lansquenet.rules.cards import RANKS, rank
from lansquenet.rules.game import view
from lansquenet.rules.state import CHANCE, EVERYTHING, ONLOOKER, OVER, SOMEBODY
from lansquenet.seats.beats import Result, Said
from lansquenet.seats.cloth import Row, drawn
from lansquenet.seats.endings import result
from lansquenet.seats.moods import Hearer, moods
from lansquenet.seats.moving import Picture, borne, lies_open, piles, stays_turned, streamed, timed
from lansquenet.seats.offers import Offer, offer
from lansquenet.seats.telling import Line, came, lines, shuffled, unforced

BLANK = State.model_validate(
    {"hand": 0, "seq": 0}
)  # each is a copy of this one: what is made here is checked by no model


class Sight:
    """What is to be seen of a hand, and what was turned and said in it so far."""

    def __init__(self, sitting: Sitting, eyes: int) -> None:
        self.sitting = sitting
        self.eyes = eyes  # of one who sees no more than all who watch
        self.said: dict[tuple[int, int], list[Line]] = {}  # of a moment, to those who learn so much of it
        self.came: dict[int, list[Line]] = {}  # of a moment, to all
        self.faces = (-1,) * RANKS  # for each rank the card of it that was turned last
        self.stream: tuple[int, ...] = ()  # cards that were turned and lie in no place
        self.turned = 0  # cards of the hand
        self.phase = -1  # in which the last of them was
        self.done: list[Moment] = []  # moments of the hand so far
        self.words: dict[int, Said | None] = {}  # of moments: what is said of them beside a seat
        self.heard: dict[int, Hearer] = {}  # by who hears it
        self.ended: Result | None = None  # what is said of the hand that is over
        self.left: list[int] = []  # how many of each rank are in the stock

    def forget(self) -> None:
        """Clear the table for another hand."""
        self.faces, self.stream, self.turned = (-1,) * RANKS, (), 0
        self.phase, self.done, self.ended = -1, [], None
        self.words, self.heard = {}, {}

    def _open(self, moments: list[Moment]) -> None:
        """Make what all may see of each state, once."""
        if not self.sitting.hidden or not moments:
            return
        before = self.sitting.view_of(moments[0].before, ONLOOKER)
        for moment in moments:
            after = self.sitting.view_of(moment.after, ONLOOKER)
            moment.shown, before = (before, after), after

    def _is_seen(self, moment: Moment) -> bool:
        """Whether anything of it can be seen by one who sees no more than all do."""
        if moment.act.payments or moment.after.actor == OVER or self._learnt(moment, self.eyes):
            return True
        if moment.shown and self.eyes == ONLOOKER:
            before, after = moment.shown
        else:
            before, after = self._view(self.eyes, moment.before), self._view(self.eyes, moment.after)
        return self._picture(self.eyes, before) != self._picture(self.eyes, after)

    def _count(self, change: Change) -> None:
        """Count the stock as it was before the first card of the hand; each that is turned is one less."""
        if self.sitting.hidden or not (self.sitting.terms.odds and self.sitting.terms.pace):
            return
        if self.left and not change.begun:
            return
        turned = [moment.act.action for moment in change.moments if moment.act.actor == CHANCE]
        count = Counter(rank(card) for card in [*self._unturned(), *turned] if card >= 0)
        self.left = [count[r] for r in range(RANKS)]

    def _unturned(self) -> list[int]:
        """The cards that are still to be turned."""
        return unturned(self.sitting.dealing)

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
        if stays_turned(self.sitting.told, before, self._picture(self.eyes, moment.after), card):
            self.stream = (*self.stream, card)

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
        return unforced(table.told, table.rules, moment, lines(*given, who, self.came[id(moment)]))

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
        picture = timed(table.told, table.rules, seen, Picture(*lying))
        return streamed(table.told, picture, self.stream)

    def _bearing(self, who: int, seen: states.State, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """The seats as they bear themselves."""
        found = moods(self._heard(who).follow(self.done), seen)
        return tuple(borne(row, bearing) for row, bearing in zip(rows, found, strict=True))

    def _heard(self, who: int) -> Hearer:
        """What this viewer has heard of the hand."""
        if who not in self.heard:
            told, rules = self.sitting.told, self.sitting.rules
            self.heard[who] = Hearer(told, rules, None if who == EVERYTHING else who, self.words)
        return self.heard[who]

    def _state(
        self, who: int, state: states.State, asked: states.State | None, quiet: bool, stock: int
    ) -> State:
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
        return BLANK.model_copy(
            update={
                "hand": sitting.hand,
                "draw": table.drew,
                "over": over,
                "phase": table.told.phase(seen.phase),
                "actor": seen.actor,
                "stock": stock,
                "left": tuple(self.left),
                "me": who if who >= 0 else -1,
                "places": lying.places,
                "rows": self._bearing(who, seen, lying.rows),
                "offer": self._offered(who, seen),
                "result": self._result() if over else None,
            }
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


def unturned(dealing: Dealing | FirstDealing) -> list[int]:
    """The cards still in the stock, from the lowest: where all lie open, everybody can tell them."""
    if dealing.stage in (Stage.IDLE, Stage.COMMIT) or not dealing.packs:
        return sorted(dealing.waiting)
    if dealing.pack.ended:
        return []
    left = Counter(dealing.pack.cards)
    left.subtract(turned.card for turned in dealing.pack.turned)
    return sorted(left.elements())
