"""How each seat bears itself, as one viewer may see it: its mood, what it said last, its cards, its tricks.

Of the acts only those count of which the viewer has learnt all; of the state, only the viewer's view.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Self

from lansquenet.books.book import Book, Step
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import Words, short, worded
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import ALL, CHANCE, NOTHING, OVER, Options, State
from lansquenet.rules.tricks import Deal
from lansquenet.seats.beats import Mood, Said

COUNTED = ("scores", "points", "wins")  # what a game counts beside chips, by the field that has it


class Bearing(NamedTuple):
    """What a row says of a seat beside its chips; named as the fields of a row."""

    mood: Mood = ""
    said: Said | None = None
    backs: int = 0
    tricks: int = 0
    score: int = 0


@dataclass
class Hearer:
    """What one viewer has heard of a hand so far: a seat, ONLOOKER, or None who sees all."""

    told: Book
    rules: Options
    who: int | None
    words: dict[int, Said | None] = field(default_factory=dict)  # of moments, to all who may hear them
    last: dict[int, Moment] = field(default_factory=dict)  # what each seat said in this round of questions
    dealt_in: set[int] = field(default_factory=set)  # seats that have had a card
    begun: State | None = None
    count: int = 0  # of moments
    closed: bool = False  # whether a card has come since anything was said

    def follow(self, moments: Sequence[Moment]) -> Self:
        """Hear what is new of all the moments of the hand so far."""
        for moment in moments[self.count :]:
            self._take(moment)
        self.count = len(moments)
        return self

    def _take(self, moment: Moment) -> None:
        act, before = moment.act, moment.before
        self.begun = before if self.begun is None else self.begun
        if isinstance(before, Deal) and len(self.dealt_in) < before.seats:
            self.dealt_in |= {seat for seat in range(before.seats) if before.held[seat]}
        learnt = ALL if self.who is None else self.told.game.learns(self.rules, before, act.action, self.who)
        if learnt == NOTHING:
            return
        if act.actor == CHANCE or _is_card(self.told.step(act.phase), act.action):
            self.closed = True
        elif learnt == ALL:
            self._hear(moment)

    def _hear(self, moment: Moment) -> None:
        """Keep what a seat says: rather what it does than that it does no more."""
        if self.closed:
            self.last, self.closed = {}, False
        if self._only_points(moment):
            return
        earlier = self.last.get(moment.act.actor)
        if not earlier or self.is_nothing(earlier) or not self.is_nothing(moment):
            self.last[moment.act.actor] = moment

    def _only_points(self, one: Moment) -> bool:
        """Whether it names a rank or a seat of which more is asked at once."""
        step = self.told.step(one.act.phase)
        return step.says in ("rank", "seat") and one.act.action not in step.extra

    def is_nothing(self, one: Moment) -> bool:
        """Whether it is said that nothing is done, or nothing more."""
        act, step = one.act, self.told.step(one.act.phase)
        no_chips = act.phase in self.told.game.BETS and act.action == 0 and step.nothing
        return bool(no_chips) or (step.says == "rank" and act.action < 0)

    def said(self, seat: int) -> Said | None:
        """What is said of what a seat said last, made once."""
        one = self.last.get(seat)
        if one is None:
            return None
        if id(one) not in self.words:
            words = _words(self.told, self.rules, one)
            self.words[id(one)] = Said(words.text, words.key, words.gaps) if words else None
        return self.words[id(one)]


def _is_card(step: Step, action: int) -> bool:
    """Whether an act is a card, which is seen and not said."""
    return step.says == "card" and action not in step.extra


def _words(told: Book, rules: Options, one: Moment) -> Words | None:
    """What is said of it beside a seat, in a word or two."""
    words = short(told, rules, one.before, one.act.action)
    words = words or worded(told, rules, one.before, one.act.action)
    return words if words.plain else None


def moods(heard: Hearer, view: State) -> tuple[Bearing, ...]:
    """How every seat bears itself; `view` is what the one who has heard so much may see."""
    deal = view if isinstance(view, Deal) and heard.told.game.ORDER else None
    return tuple(_bearing(heard, view, deal, seat) for seat in range(view.seats))


def _bearing(heard: Hearer, view: State, deal: Deal | None, seat: int) -> Bearing:
    return Bearing(
        _mood(heard, view, deal, seat),
        heard.said(seat),
        deal.held[seat] - deal.place.count(seat) if deal else 0,
        deal.taken[seat] if deal else 0,
        _score(view, seat),
    )


def _score(view: State, seat: int) -> int:
    """What the game counts beside chips."""
    kind: type = type(view)
    counted = _counted(kind)
    return int(getattr(view, counted)[seat]) if counted else 0


@cache
def _counted(kind: type) -> str:
    """The field in which a game counts something else."""
    return next((name for name in COUNTED if hasattr(kind, name)), "")


# -- the mood


def _mood(heard: Hearer, view: State, deal: Deal | None, seat: int) -> Mood:
    if view.actor == OVER:
        return _outcome(heard, view, seat)
    if view.actor == seat:
        return "asked"
    return _at_tricks(heard, deal, seat) if deal else _at_bets(heard, view, seat)


def _outcome(heard: Hearer, last: State, seat: int) -> Mood:
    """Whether a hand that is over was won or lost, by what all may count."""
    if not heard.begun:
        return ""
    game = heard.told.game
    if counts_chips(game):
        net = last.stacks[seat] - heard.begun.stacks[seat]
    else:
        net = game.worth(heard.rules, last, seat) - game.worth(heard.rules, heard.begun, seat)
    return "won" if net > 0 else "lost" if net < 0 else ""


def _at_tricks(heard: Hearer, deal: Deal, seat: int) -> Mood:
    """Whether a seat has knocked, folded or passed, or is not in at all."""
    if deal.active[seat]:
        knocked = getattr(deal, "knocked", None)
        return "knocked" if getattr(deal, "knocker", -1) == seat or (knocked and knocked[seat]) else ""
    if not deal.dealt:
        return ""
    if seat not in heard.dealt_in:
        return "out"
    return "folded" if hasattr(deal, "charge") else "passed"


def _at_bets(heard: Hearer, view: State, seat: int) -> Mood:
    """Whether a seat has no chips to bet with, or has said that it bets none."""
    if view.stacks[seat] <= 0 and seat != getattr(view, "banker", -1):
        return "out"
    spoken = heard.last.get(seat)
    if not spoken or not heard.is_nothing(spoken):
        return ""
    return "" if heard.told.game.free(heard.rules, view, seat) < view.stacks[seat] else "passed"
