"""What one seat sees, may do and is told, as data that a terminal, a browser or a bot can draw."""

from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import Any

from lansquenet.books import events
from lansquenet.books.book import Book, Zone
from lansquenet.books.events import Event
from lansquenet.books.hands import as_held, holding, lying
from lansquenet.books.record import Moment
from lansquenet.books.refusals import why_not
from lansquenet.books.refusals.reasons import Reason
from lansquenet.books.refusals.typed import spoken
from lansquenet.books.telling import Words, full_name as full_name, question, telling, token, unseen, word_key
from lansquenet.rules.cards import RANKS, rank
from lansquenet.rules.play import ALL, CHANCE, NOTHING, POOL, Act, fields_by, forced, learns
from lansquenet.rules.policies import least_committing

UNTOLD = -1000  # an action of which is told only that something was done


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that lies on the table; what is not part of it is -1, and no chips and no tally are 0."""

    card: int = -1
    rank: int = -1
    suit: int = -1
    seat: int = -1  # with whom, or who
    chips: int = 0
    tally: int = 0
    count: int = 1


@dataclass(frozen=True, slots=True)
class Place:
    """A named place in the middle of the table, or before a seat, and what lies there."""

    name: str
    field: str  # of the state, by which a page may know the place
    seat: int  # -1: in the middle
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A seat of the table as all see it."""

    seat: int
    name: str
    stack: int
    free: int
    acts: bool = False
    leads: bool = False  # banks or deals
    hand: tuple[int, ...] = ()  # the cards of it that may be seen


@dataclass(frozen=True, slots=True)
class Board:
    """All that lies out, from one seat (or from nobody's: ONLOOKER)."""

    me: int
    places: tuple[Place, ...]
    rows: tuple[Row, ...]
    turned: tuple[int, ...] = ()  # the cards of this hand, where all are turned before everybody


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers there are: the action, the word for it, and what it does."""

    action: int
    word: str
    text: str
    key: str = ""  # by which translations know the text; of the word, by which they know that
    word_key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)  # what fills the gaps of the text


@dataclass(frozen=True, slots=True)
class Barred:
    """Cards one holds, or words of the question, that are no choices now, and why not."""

    actions: tuple[int, ...]
    words: tuple[str, ...]
    text: str  # why not
    rule: str  # that says so
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Offer:
    """What the seat to act is asked: an amount within limits, or one of some choices."""

    question: str
    phase: str
    rule: str
    says: str  # chips, answer, card, rank or seat
    usual: int
    least: int = 0
    most: int = -1
    apart: int = -1
    choices: tuple[Choice, ...] = ()
    standing: bool = False
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)
    spoken: dict[str, int] = field(default_factory=dict)  # other words, such as banco, and what they mean
    barred: tuple[Barred, ...] = ()


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
    key: str = ""  # by which translations know what was done
    gaps: dict[str, int | str] = field(default_factory=dict)
    follows: bool = False  # it is what came of an act, and not the act


# -- what lies on the table


def board(
    told: Book,
    state: Any,
    acts: list[Act],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> Board:
    """What lies out in a state that was made for this seat; `acts` are those of the hand so far."""
    kind: Any = type(state)
    faces = last_faces(acts)
    places = [
        place
        for zone, shows in _zones(told.zones, kind)
        for place in (
            _cards_lying(told, zone, state, me, every_hand)
            if zone.lies
            else _laid(zone, kind, state.seats, _fixed(getattr(state, zone.field)), faces if shows else ())
        )
    ]
    rows = [
        _row(told, state, seat, names[seat], free[seat], every_hand or seat == me)
        for seat in range(state.seats)
    ]
    return Board(me, tuple(places), tuple(rows), _turned(told, acts))


def _turned(told: Book, acts: list[Act]) -> tuple[int, ...]:
    """The cards that have been turned, but those by which it was drawn who begins."""
    if hasattr(told.game, "hide"):
        return ()
    draw = getattr(told.game.Phase, "DRAW", -1)
    return tuple(act.action for act in acts if act.actor == CHANCE and act.action >= 0 and act.phase != draw)


def last_faces(acts: list[Act]) -> tuple[int, ...]:
    """For each rank the card of it that was turned last; -1 if none was."""
    faces = [-1] * RANKS
    for act in acts:
        if act.actor == CHANCE and act.action >= 0:
            faces[rank(act.action)] = act.action
    return tuple(faces)


def _fixed(value: Any) -> Any:
    """A field of a state as something that can be a key."""
    if isinstance(value, int):
        return value
    return tuple(map(tuple, value)) if isinstance(value[0], list) else tuple(value)


@cache
def _zones(zones: tuple[Zone, ...], kind: type) -> list[tuple[Zone, bool]]:
    """The zones in the middle of the table, then those of the seats; and which show the cards of ranks."""
    seats = [zone for zone in zones if zone.by_seat or zone.field in _by_seat(kind)]
    seats += [zone for zone in zones if zone.lies and zone.lies != "shown"]
    faces = (*fields_by(kind, "rank"), *fields_by(kind, "is rank"))
    middle = [(zone, zone.field in faces) for zone in zones if zone not in seats]
    return middle + [(zone, False) for zone in seats]


@lru_cache(8192)
def _laid(zone: Zone, kind: type, seats: int, value: Any, faces: tuple[int, ...]) -> tuple[Place, ...]:
    """What lies in a zone when its field has this value; tables and seats have much in common here."""
    if zone.by_seat or zone.field in _by_seat(kind):
        places = [(seat, _before(zone, kind, value, seat)) for seat in range(seats)]
    else:
        places = [(-1, _middle(zone, kind, value, faces))]
    return tuple(Place(zone.name, zone.field, seat, items) for seat, items in places if items)


def _row(told: Book, state: Any, seat: int, name: str, free: int, seen: bool) -> Row:
    leads = seat in (getattr(state, "banker", -1), getattr(state, "dealer", -1))
    held = tuple(holding(told, state, seat)) if seen else ()
    return _same_row(seat, name, state.stacks[seat], free, state.actor == seat, leads, held)


@lru_cache(8192)
def _same_row(*what: Any) -> Row:
    """The row of which this stands; all who see it alike, and it again, share it."""
    return Row(*what)


def _cards_lying(told: Book, zone: Zone, state: Any, me: int, every_hand: bool) -> list[Place]:
    """The cards that lie so: open, or known to whoever looks."""
    found = lying(told, zone.lies, state, me, every_hand)
    return [
        Place(zone.name, zone.field, seat, tuple(Item(card=card) for card in cards)) for seat, cards in found
    ]


def _middle(zone: Zone, kind: type, value: Any, faces: tuple[int, ...]) -> tuple[Item, ...]:
    """What lies in a zone in the middle of the table."""
    if zone.field in fields_by(kind, "is rank"):
        return (_face(value, faces),) if value >= 0 else ()
    if zone.field in fields_by(kind, "rank"):
        found = [(r, value[r]) for r in range(RANKS) if _lies(zone, value[r])]
        return tuple(_face(r, faces, count if zone.equals is None else 1) for r, count in found)
    if zone.field in fields_by(kind, "account"):
        return (Item(chips=value[POOL]),) if value[POOL] else ()
    return _said(zone, value) if zone.field in fields_by(kind, "") else ()


def _lies(zone: Zone, value: int) -> bool:
    return value == zone.equals if zone.equals is not None else value >= (zone.least or 1)


def _face(r: int, faces: tuple[int, ...], count: int = 1) -> Item:
    """A rank, by the card of it that was turned if there is one."""
    return Item(card=faces[r], rank=r, count=count)


def _said(zone: Zone, value: int) -> tuple[Item, ...]:
    """A number as what it is; nothing if it says nothing."""
    if value < 0 or (value == 0 and zone.shows in ("chips", "tally")):
        return ()
    match zone.shows:
        case "card":
            return (Item(card=value),)
        case "tally":
            return (Item(tally=value),)
        case "suit":
            return (Item(suit=value),)
        case "seat":
            return (Item(seat=value),)
    return (Item(chips=value),)


@cache
def _by_seat(kind: type) -> frozenset[str]:
    return frozenset(
        name for by in ("seat", "seat rank", "seat is rank", "pair") for name in fields_by(kind, by)
    )


def _before(zone: Zone, kind: type, values: Any, seat: int) -> tuple[Item, ...]:
    """What a seat has in a zone: its cards, its chips, or chips on ranks or with other seats."""
    if zone.by_seat:
        return tuple(Item(rank=r) for r, holder in enumerate(values) if holder == seat)
    value = values[seat]
    if zone.field in fields_by(kind, "seat is rank"):
        return (Item(rank=value),) if value >= 0 else ()
    if isinstance(value, int):
        return _said(zone, value)
    if zone.field in fields_by(kind, "pair"):
        return tuple(Item(seat=other, chips=chips) for other, chips in enumerate(value) if chips)
    if zone.shows == "tally":
        return tuple(Item(rank=r, tally=count) for r, count in enumerate(value) if count)
    return tuple(Item(rank=r, chips=chips) for r, chips in enumerate(value) if chips)


# -- what may be done


def offer(told: Book, rules: Any, state: Any) -> Offer:
    """What the seat to act may say; the state may be its view."""
    step, words = told.step(state.phase), question(told, state)
    phase = told.game.Phase(state.phase).name
    asked = partial(
        Offer,
        words.text,
        phase,
        step.rule,
        step.says,
        standing=step.standing,
        key=words.key,
        gaps=words.gaps,
        spoken=spoken(told, rules, state),
    )
    if state.phase in told.game.BETS:
        least, most, apart = told.game.limits(rules, state)
        stake = _usual_stake(step.usual, least, most, apart, state.stacks[state.actor] // 10)
        return asked(stake, least, most, apart)
    legal = told.game.legal(rules, state)
    choices = tuple(_choice(told, rules, state, action) for action in as_held(told, state, legal))
    usual = next((choice.action for choice in choices if choice.word == step.usual), None)
    least = least_committing(told.game, rules, state)
    return asked(
        least if usual is None else usual, choices=choices, barred=_barred(told, rules, state, legal)
    )


def _barred(told: Book, rules: Any, state: Any, legal: list[int]) -> tuple[Barred, ...]:
    """The cards of the hand, and the answers and ranks that are not allowed, by the reasons why not."""
    step = told.step(state.phase)
    might = {action: word for word, action in step.words.items()}
    if step.says == "card":
        might = {card: token(told, state, card) for card in holding(told, state, state.actor)}
    alike: dict[str, list[int]] = {}
    reasons = {action: why_not(told, rules, state, action) for action in might if action not in legal}
    for action, why in reasons.items():
        alike.setdefault(why.rule + why.text, []).append(action)
    return tuple(_bar(reasons[actions[0]], {n: might[n] for n in actions}) for actions in alike.values())


def _bar(why: Reason, words: dict[int, str]) -> Barred:
    return Barred(tuple(words), tuple(words.values()), why.text, why.rule, why.words.key, why.words.gaps)


def _choice(told: Book, rules: Any, state: Any, action: int) -> Choice:
    words = telling(told, rules, state, action)
    word, key = token(told, state, action), word_key(told, state, action)
    return Choice(action, word, words.text, words.key, key, words.gaps)


def _usual_stake(usual: str, least: int, most: int, apart: int, tenth: int) -> int:
    """The amount that stands for a bare Enter: a tenth of the stack, unless the book says another."""
    if least > most:
        return apart
    return max(least, min(most, {"least": least, "most": most}.get(usual, tenth)))


# -- what is told


def lines(told: Book, rules: Any, names: list[str], moment: Moment, seat: int | None) -> list[Line]:
    """An act and what was paid for it, as told to a seat, to ONLOOKER, or (None) to one who sees all."""
    act = moment.act
    step = told.step(act.phase)
    phase = told.game.Phase(act.phase).name
    said = []
    if words := _words_to(told, rules, moment, seat):
        known = seat is None or learns(told.game, rules, moment.before, act.action, seat) == ALL
        is_card = known and (act.actor == CHANCE or step.says == "card") and 0 <= act.action < 4 * RANKS
        row = Line(_by(names, act.actor, words), step.rule, phase, act.actor, key=words.key, gaps=words.gaps)
        action, card = act.action if known else UNTOLD, act.action if is_card else -1
        said = [replace(row, action=action, card=card)]
    said += [_line(event, phase) for event in followed(told, rules, names, moment)]
    return said + [
        Line("", told.why(row.why), phase, payer=row.payer, payee=row.payee, chips=row.chips)
        for row in act.payments
    ]


def followed(told: Book, rules: Any, names: list[str], moment: Moment) -> list[Event]:
    """What came of an act, in sentences that everybody may hear."""
    return events.told(told, rules, names, moment.act, moment.before, moment.after)


def shuffled(told: Book, rules: Any, names: list[str], state: Any) -> list[Line]:
    """What is told at the beginning of a hand for which all cards were shuffled."""
    phase = told.game.Phase(state.phase).name
    return [_line(event, phase) for event in events.before(told, rules, names, state)]


def _line(event: Event, phase: str) -> Line:
    return Line(event.text, event.rule, phase, follows=True)


def told_to(told: Book, rules: Any, names: list[str], moment: Moment, seat: int | None) -> str:
    """An act in the words of one who sits there, or of one who sees all; nothing if it leaves no trace."""
    words = _words_to(told, rules, moment, seat)
    return _by(names, moment.act.actor, words) if words else ""


def _words_to(told: Book, rules: Any, moment: Moment, seat: int | None) -> Words | None:
    act, before = moment.act, moment.before
    learnt = ALL if seat is None else learns(told.game, rules, before, act.action, seat)
    if learnt == NOTHING or (seat is not None and _is_dealt(moment, learnt)):
        return None
    words = telling(told, rules, before, act.action) if learnt == ALL else unseen(told, before)
    return words if words.plain else None


def _is_dealt(moment: Moment, learnt: int) -> bool:
    """Whether a card went to a hand, that of a seat or a spare one: that each got its cards is not told."""
    act = moment.act
    hands = range(moment.before.seats)
    return (
        act.actor == CHANCE
        and act.action >= 0
        and (learnt != ALL or _place(moment.after, act.action) in hands)
    )


def _by(names: list[str], actor: int, words: Words) -> str:
    """Who did it, and what."""
    return words.text if actor == CHANCE else f"{full_name(names, actor)} {words.text}"


def _place(state: Any, card: int) -> int:
    """Where a card is, in games that know."""
    places = getattr(state, "place", [])
    return places[card] if 4 * RANKS == len(places) > card else -1


def was_forced(told: Book, rules: Any, moment: Moment) -> bool:
    """Whether it was nothing that was said, because nothing else could be."""
    act = moment.act
    if act.actor == CHANCE or act.action != 0 or act.phase not in told.game.BETS:
        return False
    return forced(told.game, rules, moment.before) == 0
