"""What one seat sees, may do and is told, as data that a terminal, a browser or a bot can draw."""

from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import Any, TypeAlias

from lansquenet.books import events
from lansquenet.books.book import Book, Zone
from lansquenet.books.events import Event
from lansquenet.books.hands import CardPlaces, as_held, card_places, held, holding, lying
from lansquenet.books.refusals import why_not
from lansquenet.books.refusals.reasons import Reason
from lansquenet.books.refusals.typed import spoken
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import Words, full_name as full_name, question, token, unseen, word_key, worded
from lansquenet.rules.cards import RANKS, SUITS, rank
from lansquenet.rules.game import forced, hides
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import ALL, CHANCE, NOTHING, POOL, Act, Options, State, fields_by
from lansquenet.rules.tricks import CARDS
from lansquenet.seats import verbs
from lansquenet.seats.beats import Duty, Mood, Said, Spot

UNTOLD = -1000  # an action of which is told only that something was done
Fixed: TypeAlias = Any  # a field of a state as a key: a number, a row of numbers, or rows of them


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
    backs: int = 0  # the cards in it that may not be seen
    tricks: int = 0  # taken in this hand
    score: int = 0  # penalties or points, where they are counted
    mood: Mood = ""
    said: Said | None = None  # what it said last, in a word or two


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
    verb: Said | None = None  # what a button says that does it; of a card, nothing


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
    each: int = 1  # chips that an amount of one is: where pieces are counted, those of a piece
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)
    spoken: dict[str, int] = field(default_factory=dict)  # other words, such as banco, and what they mean
    barred: tuple[Barred, ...] = ()
    primary: int = UNTOLD  # the likeliest answer, never a bare no; UNTOLD: none stands out
    verb: Said | None = None  # what a button says that puts an amount, the gap `amount` being its chips
    apart_verb: Said | None = None  # and what it says for the amount apart
    nothing_verb: Said | None = None  # and for nothing
    about: Spot | None = None  # the card or field that is asked about
    duty: Duty | None = None


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
    state: State,
    acts: list[Act],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> Board:
    """What lies out in a state that was made for this seat; `acts` are those of the hand so far."""
    places, rows = drawn(told, state, last_faces(acts), names, free, me, every_hand)
    return Board(me, places, rows, _turned(told, acts))


def drawn(
    told: Book,
    state: State,
    faces: tuple[int, ...],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> tuple[tuple[Place, ...], tuple[Row, ...]]:
    """What lies out, and the seats about it; `faces` are the cards of the ranks that were turned last."""
    cards = card_places(told, state) if told.game.ORDER else None
    rows = [*_rows(tuple(names), tuple(state.stacks[: state.seats]), tuple(free), state.actor, _leads(state))]
    for seat in range(state.seats) if every_hand else (me,):
        if cards and (hand := held(cards, seat)):
            rows[seat] = replace(rows[seat], hand=tuple(hand))
    return tuple(_places(told, state, cards, faces, me, every_hand)), tuple(rows)


def _places(
    told: Book, state: State, cards: CardPlaces | None, faces: tuple[int, ...], me: int, every_hand: bool
) -> list[Place]:
    """The places where anything lies."""
    kind: type = type(state)
    found: list[Place] = []
    for zone, shows in _zones(told.zones, kind):
        if not zone.lies:
            value = _fixed(getattr(state, zone.field))
            found += _laid(zone, kind, state.seats, value, faces if shows else ())
        elif cards:
            found += _cards_lying(zone, cards, me, every_hand)
    return found


def _turned(told: Book, acts: list[Act]) -> tuple[int, ...]:
    """The cards that have been turned, but those by which it was drawn who begins."""
    if hides(told.game):
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


def _fixed(value: Fixed) -> Fixed:
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
def _laid(zone: Zone, kind: type, seats: int, value: Fixed, faces: tuple[int, ...]) -> tuple[Place, ...]:
    """What lies in a zone when its field has this value; tables and seats have much in common here."""
    if zone.by_seat or zone.field in _by_seat(kind):
        places = [(seat, _before(zone, kind, value, seat)) for seat in range(seats)]
    else:
        places = [(-1, _middle(zone, kind, value, faces))]
    return tuple(Place(zone.name, zone.field, seat, items) for seat, items in places if items)


def _leads(state: State) -> tuple[int, int]:
    """Who banks, and who deals."""
    return getattr(state, "banker", -1), getattr(state, "dealer", -1)


@lru_cache(1024)
def _rows(
    names: tuple[str, ...], stacks: tuple[int, ...], free: tuple[int, ...], actor: int, leads: tuple[int, int]
) -> tuple[Row, ...]:
    """The seats as all see them: most who look see them alike."""
    seats = enumerate(zip(names, stacks, free, strict=True))
    return tuple(_same_row(seat, *row, actor == seat, seat in leads) for seat, row in seats)


_same_row = lru_cache(8192)(Row)  # where a seat is as it was, so is its row


@lru_cache(4096)
def _cards_lying(zone: Zone, cards: CardPlaces, me: int, every_hand: bool) -> tuple[Place, ...]:
    """The cards that lie so: open, or known to whoever looks."""
    found = lying(cards, zone.lies, me, every_hand)
    return tuple(Place(zone.name, zone.field, seat, tuple(map(_card, there))) for seat, there in found)


@cache
def _card(card: int) -> Item:
    return Item(card=card)


def _middle(zone: Zone, kind: type, value: Fixed, faces: tuple[int, ...]) -> tuple[Item, ...]:
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


def _before(zone: Zone, kind: type, values: Fixed, seat: int) -> tuple[Item, ...]:
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


def offer(told: Book, rules: Options, state: State) -> Offer:
    """What the seat to act may say; the state may be its view."""
    step, words = told.step(state.phase), question(told, state)
    phase = told.phase(state.phase)
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
        about=verbs.about(told, state),
    )
    if state.phase in told.game.BETS:
        least, most, apart = told.game.limits(rules, state)
        stake = _usual_stake(step.usual, least, most, apart, state.stacks[state.actor] // 10)
        return _with_verbs(told, rules, state, asked(stake, least, most, apart))
    legal = told.game.legal(rules, state)
    choices = tuple(_choice(told, rules, state, action) for action in as_held(told, state, legal))
    usual = next((choice.action for choice in choices if choice.word == step.usual), None)
    least, barred = least_committing(told.game, rules, state), _barred(told, rules, state, legal)
    wished = verbs.likeliest(told, rules, state, legal, usual)
    return asked(
        least if usual is None else usual,
        choices=choices,
        barred=barred,
        primary=UNTOLD if wished is None else wished,
        duty=verbs.duty(told, state, legal, next((row.rule for row in barred if row.actions[0] < CARDS), "")),
    )


def _with_verbs(told: Book, rules: Options, state: State, made: Offer) -> Offer:
    """An offer of amounts, with what its buttons say; one that may only put nothing wishes for nothing."""
    worth = verbs.each(told, rules, state)
    wished = made.usual if made.usual > 0 or made.most < 1 else UNTOLD
    return replace(
        made,
        each=worth,
        primary=wished,
        verb=verbs.of_amount(told, state) if made.most >= max(1, made.least) else None,
        apart_verb=verbs.of_apart(told, state, made.apart * worth) if made.apart > 0 else None,
        nothing_verb=verbs.of_nothing(told, state) if 0 in (made.least, made.apart) else None,
    )


def _barred(told: Book, rules: Options, state: State, legal: list[int]) -> tuple[Barred, ...]:
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


def _choice(told: Book, rules: Options, state: State, action: int) -> Choice:
    words = worded(told, rules, state, action)
    word, key = token(told, state, action), word_key(told, state, action)
    said = verbs.of_choice(told, rules, state, action)
    return Choice(action, word, words.text, words.key, key, words.gaps, said)


def _usual_stake(usual: str, least: int, most: int, apart: int, tenth: int) -> int:
    """The amount that stands for a bare Enter: a tenth of the stack, unless the book says another."""
    if least > most:
        return apart
    return max(least, min(most, {"least": least, "most": most}.get(usual, tenth)))


# -- what is told


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
        text = _by(names, act.actor, words)
        said = [Line(text, step.rule, phase, act.actor, action, card=card, key=words.key, gaps=words.gaps)]
    return said + (came(told, rules, names, moment) if of_it is None else of_it)


def came(told: Book, rules: Options, names: list[str], moment: Moment) -> list[Line]:
    """What came of an act, and what was paid for it: to all the same."""
    phase = told.phase(moment.act.phase)
    return [_line(event, phase) for event in followed(told, rules, names, moment)] + [
        Line("", told.why(row.why), phase, payer=row.payer, payee=row.payee, chips=row.chips)
        for row in moment.act.payments
    ]


def followed(told: Book, rules: Options, names: list[str], moment: Moment) -> list[Event]:
    """What came of an act, in sentences that everybody may hear."""
    return events.told(told, rules, names, moment.act, moment.before, moment.after, moment.shown)


def shuffled(told: Book, rules: Options, names: list[str], state: State) -> list[Line]:
    """What is told at the beginning of a hand for which all cards were shuffled."""
    phase = told.phase(state.phase)
    return [_line(event, phase) for event in events.before(told, rules, names, state)]


def _line(event: Event, phase: str) -> Line:
    return Line(event.text, event.rule, phase, follows=True)


def told_to(told: Book, rules: Options, names: list[str], moment: Moment, seat: int | None) -> str:
    """An act in the words of one who sits there, or of one who sees all; nothing if it leaves no trace."""
    words = _words_to(told, rules, moment, seat)
    return _by(names, moment.act.actor, words) if words else ""


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


def _by(names: list[str], actor: int, words: Words) -> str:
    """Who did it, and what."""
    return words.text if actor == CHANCE else f"{full_name(names, actor)} {words.text}"


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
