"""What one seat is told of what happens, line by line; none is told more than it learns."""

from collections.abc import Callable
from dataclasses import dataclass, field

from lansquenet.books import events
from lansquenet.books.book import Book
from lansquenet.books.events import UNTOLD, Event, briefly
from lansquenet.books.events.briefly import ShortTelling
from lansquenet.books.events.scene import Scene
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import Words, full_name, unseen, worded
from lansquenet.rules.cards import RANKS, SUITS, in_order
from lansquenet.rules.game import forced
from lansquenet.rules.state import ALL, CHANCE, NOTHING, Options, State


def as_written(words: Words) -> str:
    """Words as the book has them."""
    return words.text


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened, as one seat is told it."""

    text: str
    rule: str
    phase: str = ""
    seat: int = -1
    action: int = UNTOLD
    payer: int = -1
    payee: int = -1
    chips: int = 0
    card: int = -1
    key: str = ""  # by which translations know what was done, or what followed; of the latter some have none
    gaps: dict[str, int | str] = field(default_factory=dict)
    follows: bool = False  # it is what came of an act, and not the act


def lines(
    told: Book,
    rules: Options,
    names: list[str],
    moment: Moment,
    seat: int | None,
    of_it: list[Line] | None = None,
) -> list[Line]:
    """An act and what was paid for it, as told to a seat, to ONLOOKER, or (None) to one who sees all.

    `of_it` is what came of it, where that has been made already.
    """
    act = moment.act
    step = told.step(act.phase)
    phase = told.phase(act.phase)
    said: list[Line] = []
    if words := _words_to(told, rules, moment, seat):
        known = seat is None or told.game.learns(rules, moment.before, act.action, seat) == ALL
        is_card = known and (act.actor == CHANCE or step.says == "card") and 0 <= act.action < SUITS * RANKS
        action, card = act.action if known else UNTOLD, act.action if is_card else -1
        text = _by(names, act.actor, words.text)
        said = [Line(text, step.rule, phase, act.actor, action, card=card, key=words.key, gaps=words.gaps)]
    return said + (came(told, rules, names, moment) if of_it is None else of_it)


def came(told: Book, rules: Options, names: list[str], moment: Moment) -> list[Line]:
    """What came of an act, and what was paid for it: to all the same."""
    phase = told.phase(moment.act.phase)
    scene = _scene(told, rules, names, moment)
    said = events.told(scene)
    briefs = _apart(said, [*briefly.after(scene)]) if said else {}
    return [_line(event, phase, briefs.get(n)) for n, event in enumerate(said)] + [
        Line("", told.why(row.why), phase, payer=row.payer, payee=row.payee, chips=row.chips)
        for row in moment.act.payments
    ]


def followed(told: Book, rules: Options, names: list[str], moment: Moment) -> list[Event]:
    """What came of an act, in sentences that everybody may hear."""
    return events.told(_scene(told, rules, names, moment))


def _scene(told: Book, rules: Options, names: list[str], moment: Moment) -> Scene:
    act, before, after = moment.act, moment.before, moment.after
    return events.staged(told, rules, names, act, before, after, moment.shown)


def _apart(said: list[Event], briefs: list[ShortTelling]) -> dict[int, ShortTelling]:
    """With which of these sentences each brief one goes: one of its rule, or the first that is free."""
    found: dict[int, ShortTelling] = {}
    for brief in briefs:
        free = [n for n in range(len(said)) if n not in found]
        alike = [n for n in free if said[n].rule == brief.rule]
        if place := (alike or free)[:1]:
            found[place[0]] = brief
    return dict(sorted(found.items()))


def shuffled(told: Book, rules: Options, names: list[str], state: State) -> list[Line]:
    """What is told at the beginning of a hand for which all cards were shuffled."""
    phase = told.phase(state.phase)
    brief = briefly.before(len(in_order(told.game.shoe(rules))), state)
    return [_line(event, phase, brief) for event in events.before(told, rules, names, state)]


def _line(event: Event, phase: str, brief: ShortTelling | None) -> Line:
    """What followed, in English; and the key of a shorter sentence that every language has."""
    words = brief.words if brief else Words("", "", {})
    return Line(event.text, event.rule, phase, key=words.key, gaps=words.gaps, follows=True)


def told_to(
    told: Book,
    rules: Options,
    names: list[str],
    moment: Moment,
    seat: int | None,
    said: Callable[[Words], str] = as_written,
) -> str:
    """An act in the words of one who sits there, or of one who sees all; nothing if it leaves no trace.

    `said` puts it in another language.
    """
    words = _words_to(told, rules, moment, seat)
    return _by(names, moment.act.actor, said(words)) if words else ""


def _words_to(told: Book, rules: Options, moment: Moment, seat: int | None) -> Words | None:
    act, before = moment.act, moment.before
    learnt = ALL if seat is None else told.game.learns(rules, before, act.action, seat)
    if learnt == NOTHING or (seat is not None and is_dealt(moment, learnt)):
        return None
    words = worded(told, rules, before, act.action) if learnt == ALL else unseen(told, before)
    return words if words.plain else None


def is_dealt(moment: Moment, learnt: int) -> bool:
    """Whether a card went to a hand, that of a seat or a spare one: that each got its cards is not told."""
    act = moment.act
    hands = range(moment.before.seats)
    return (
        act.actor == CHANCE
        and act.action >= 0
        and (learnt != ALL or _place(moment.after, act.action) in hands)
    )


def _by(names: list[str], actor: int, text: str) -> str:
    """Who did it, and what."""
    return text if actor == CHANCE else f"{full_name(names, actor)} {text}"


def _place(state: State, card: int) -> int:
    """Where a card is, in games that know."""
    places = getattr(state, "place", [])
    return places[card] if SUITS * RANKS == len(places) > card else -1


def is_forced(told: Book, rules: Options, moment: Moment) -> bool:
    """Whether a seat did the one thing that it could do."""
    return moment.act.actor >= 0 and forced(told.game, rules, moment.before) is not None


def was_forced(told: Book, rules: Options, moment: Moment) -> bool:
    """Whether it was nothing that was said, because nothing else could be."""
    act = moment.act
    if act.actor == CHANCE or act.action != 0 or act.phase not in told.game.BETS:
        return False
    return forced(told.game, rules, moment.before) == 0


def unforced(told: Book, rules: Options, moment: Moment, said: list[Line]) -> list[Line]:
    """What is told of a moment, without an act that could be no other."""
    if not was_forced(told, rules, moment):
        return said
    return [line for line in said if line.seat != moment.act.actor]
