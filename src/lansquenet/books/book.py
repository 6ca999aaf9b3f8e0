"""The book of a game: its rules in words, its options and presets, and the words for every act.

A book is a TOML file beside the game's module, laid over the book that its kind of game shares
(`banking.toml`).  All that people read about a game comes from here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache, cached_property
from typing import Any, get_type_hints

from lansquenet.books import written
from lansquenet.books.written import Table, made
from lansquenet.errors import BadBook, BadOption, UnknownName
from lansquenet.games import GAMES, ROOMS
from lansquenet.rules import cards
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, HOUSE, POOL, SEATS, Options


@dataclass(frozen=True)
class Source:
    """A text on which rules rest."""

    title: str
    note: str = ""


@dataclass(frozen=True)
class Rule:
    """A numbered rule: its words, and the name of its source, or `editorial`."""

    number: str
    text: str
    source: str
    section: str = ""
    pays: str = ""  # who pays whom by it, and what


@dataclass(frozen=True)
class Option:
    """A field of `Rules`: what it decides, the rule it belongs to, and what each value means."""

    name: str
    text: str
    rule: str
    default: Any
    values: dict[str, str] = field(default_factory=dict)  # of a choice: what each means
    attested: dict[str, str] = field(default_factory=dict)  # of a choice: who attests each
    least: int = 0  # of a number
    most: int = 1_000_000
    by: int = 1  # a number is a multiple of this
    zero: str = ""  # what 0 means, where it is no number
    source: str = ""  # who attests the option
    dispute: str = ""  # what it settles

    def parse(self, given: str) -> int:
        """The number that stands for this value.

        Raises:
            BadOption: when the option cannot have it.
        """
        if self.values:
            return self._choice(given)
        try:
            number = int(given)
        except ValueError:
            number = self.most + 1
        fits = self.least <= number <= self.most and number % self.by == 0
        if not fits and not (self.zero and number == 0):
            raise BadOption(f"{self.name} is a number from {self._range()}, not {given!r} ({self.rule}).")
        return number

    def _choice(self, given: str) -> int:
        wanted = given.lower().replace("-", "_")
        wanted = {"true": "yes", "false": "no"}.get(wanted, wanted) if "yes" in self.values else wanted
        if wanted not in self.values:
            raise BadOption(f"{self.name} is one of {', '.join(self.values)}, not {given!r} ({self.rule}).")
        return list(self.values).index(wanted) if "yes" in self.values else self._numbers()[wanted]

    def _numbers(self) -> dict[str, int]:
        kind: type[IntEnum] = type(self.default)
        return {member.name.lower(): int(member) for member in kind}

    def _range(self) -> str:
        steps = f" by {self.by}s" if self.by > 1 else ""
        return f"{self.least} to {self.most}{steps}" + (f", or 0: {self.zero}" if self.zero else "")

    def name_of(self, value: int) -> str:
        """The word for a value of this option."""
        if "yes" in self.values:
            return "yes" if value else "no"
        if self.values:
            return next(name for name, number in self._numbers().items() if number == value)
        return str(int(value))


@dataclass(frozen=True)
class Preset:
    """A set of options under a name, such as a source played exactly as it stands."""

    name: str
    title: str
    text: str
    source: str
    options: dict[str, str]


@dataclass(frozen=True)
class Step:
    """The words of a phase: what is asked, by which rule, and what is said of the answer.

    `told` has {card}, {rank}, {chips}, {seat} and every number of the state by its name filled in;
    with `answers` there is one of it for each.  `extra` has the word and the telling of actions
    that are none of what is mostly said.
    """

    prompt: str
    rule: str
    told: tuple[str, ...]
    says: str = "chips"  # what an action is: chips, answer, card, rank or seat
    answers: tuple[str, ...] = ()
    extra: dict[int, tuple[str, str]] = field(default_factory=dict)
    nothing: str = ""  # what is said of no chips
    unseen: str = ""  # what is said to those who learn that something was done, but not what
    apart: str = ""  # what is said of the amount that stands apart
    usual: str = ""  # the answer most people give; of chips, `least`, `most` or a tenth of the stack
    standing: bool = False  # one may speak at any moment, and who does not has said what is usual
    verb: str = ""  # what a button says, {amount} being the chips that are put; of answers, `verbs`
    total_verb: str = ""  # where chips lie there already, and {amount} is what is to lie there in all
    nothing_verb: str = ""  # what it says for no chips
    apart_verb: str = ""  # and for the amount that stands apart
    verbs: tuple[str, ...] = ()  # one for each of the answers
    extra_verbs: dict[int, str] = field(default_factory=dict)
    short: str = ""  # what was said, in a word or two beside a seat; if nothing, `told` is short enough
    nothing_short: str = ""
    apart_short: str = ""
    shorts: tuple[str, ...] = ()  # one for each of the answers, or an empty one
    primary: str = ""  # the likeliest wish; if nothing, what is usual
    about: tuple[str, ...] = ()  # the fields of what is asked about: the first in which anything lies

    @cached_property
    def words(self) -> dict[str, int]:
        """Every word that is an action."""
        fixed = {word: action for action, (word, _) in self.extra.items()}
        if self.says == "rank":
            return {name.lower(): n for n, name in enumerate(cards.RANK_NAMES)} | {"10": 9} | fixed
        if self.says == "seat":
            return {seat_name(seat).lower(): seat for seat in range(SEATS)} | fixed
        return {word: n for n, word in enumerate(self.answers)} | fixed


@dataclass(frozen=True, eq=False)  # a book has each but once, and boards look things up by them
class Zone:
    """A place on the table: the field of the state that says which ranks, or how much, lies there."""

    name: str
    field: str
    least: int | None = None  # of a field by rank: the ranks with at least this number
    equals: int | None = None  # or with exactly this
    shows: str = "chips"  # what its numbers are: chips, card, suit or seat (-1 or less: nothing), or a tally
    by_seat: bool = False  # of a field by rank that says which seat holds it: shown with that seat
    lies: str = ""  # of the places of cards: those that lie so, see `books.hands`
    away: tuple[str, ...] = ()  # the phases in which nothing lies there, and its number is only spoken of


@dataclass(frozen=True)
class Figure:
    """An exact figure: what it means, and the options under which it exists."""

    text: str
    when: dict[str, list[str]]


@dataclass(frozen=True)
class Lesson:
    """The hand a game is learnt by: how many sit, who banks or deals, and which cards; seat 0 learns."""

    seats: int
    leader: int
    seed: int


@dataclass(frozen=True)
class Book:
    """All that is written about a game."""

    name: str
    title: str
    pitch: str
    how: str  # how it goes, in three sentences: with this the book opens
    todo: str  # and what one has to do
    history: str
    prefix: str
    fan: tuple[int, int]  # two cards that stand for the game, as its usual deck has them
    deck: str  # the usual one: `fr`, `de` or `la`
    lesson: Lesson
    pool: str  # what this game calls the chips in the middle: pool, pot or kitty
    layout: str  # "ranks": there is a field for every rank to bet on
    sources: dict[str, Source]
    rules: dict[str, Rule]
    options: dict[str, Option]
    presets: dict[str, Preset]
    steps: dict[str, Step]
    zones: tuple[Zone, ...]
    figures: dict[str, Figure]
    words: dict[str, str]
    said: dict[str, str]  # sentences that say why something is decided, by their keys
    asked: dict[
        str, str
    ]  # what can be asked of this game alone: every word of `ASK` in its odds, and what it is
    language: str = "en"  # in which it is told; what is asked and answered at a table is English in all

    def __repr__(self) -> str:
        """In a line: a whole book is long."""
        parts = f"{len(self.rules)} rules, {len(self.options)} options, {len(self.figures)} figures"
        return f"<the book of {self.title}: {parts}>"

    @property
    def game(self) -> Game:
        """The module of the game."""
        return GAMES[self.name]

    def preset(self, name: str) -> Preset:
        """The preset of this name."""
        if name not in self.presets:
            raise UnknownName(f"preset of {self.name}", name, self.presets)
        return self.presets[name]

    def rule(self, number: str) -> Rule:
        """The rule of this number."""
        if number.upper() not in self.rules:
            raise UnknownName("rule", number.upper(), self.rules)
        return self.rules[number.upper()]

    def play_by(self, preset: str = "", options: Mapping[str, str] | None = None) -> Options:
        """The `Rules` of a preset with these options changed.

        Raises:
            UnknownName: no such preset or option.
            BadOption: an option cannot have this value.
        """
        chosen = dict(self.preset(preset).options if preset else {}) | dict(options or {})
        for name in chosen:
            if name not in self.options:
                raise UnknownName(f"option of {self.name}", name, self.options)
        values = {name: self.options[name].parse(value) for name, value in chosen.items()}
        rules = self.game.Rules(**values)
        least, most = getattr(rules, "min_bet", 0), getattr(rules, "max_bet", 0)
        if 0 < most < least:
            raise BadOption(f"max_bet is {most}, and so less than min_bet, which is {least}.")
        return rules

    def options_of(self, rules: Options) -> dict[str, str]:
        """Every option in words."""
        return {name: option.name_of(getattr(rules, name)) for name, option in self.options.items()}

    def changed(self, rules: Options) -> dict[str, str]:
        """The options in words that are not as they are by default."""
        usual = self.options_of(self.game.Rules())
        return {name: value for name, value in self.options_of(rules).items() if value != usual[name]}

    def account(self, seat: int) -> str:
        """The letter of a seat, or what this game calls the account that is no seat."""
        return self.pool if seat == POOL else seat_name(seat)

    def why(self, number: int) -> str:
        """The full number of a rule by which a payment was made."""
        return f"{self.prefix}-{number}"

    def phase(self, number: int) -> str:
        """The name of a phase."""
        return self._phases[number]

    @cached_property
    def _phases(self) -> dict[int, str]:
        return {int(phase): phase.name for phase in self.game.Phase}

    def step(self, phase: int) -> Step:
        """The words of a phase."""
        return self.steps[self._phases[phase]]


HEAD = {"kind": str, "title": str, "pitch": str, "history": str, "prefix": str, "fan": list, "layout": str}
HEAD |= {
    "how": str,
    "todo": str,
    "deck": str,
    "lesson": dict,
    "pool": str,
    "words": dict,
    "said": dict,
    "asked": dict,
}
PARTS: dict[str, type] = {"sources": Source, "rules": Rule, "options": Option, "presets": Preset}
PARTS |= {"steps": Step, "zones": Zone, "figures": Figure}
FOUND = {"name", "default", "attested"}  # what is not written, but follows from where a row stands
KEYS = {
    part: [f.name for f in fields(kind) if part == "zones" or f.name not in FOUND]
    for part, kind in PARTS.items()
}
OWN, SHARED = "book.toml", "lansquenet.books"  # the book in a room, and where those of the kinds lie
DECKS = ("fr", "de", "la")  # French, German and Latin; the first is that of a game that says nothing
MAY_LACK = (
    "how",
    "todo",
    "deck",
    "lesson",
    "layout",
    "pool",
    "words",
    "said",
    "asked",
    "options",
)  # or has them from its kind


@cache
def book(name: str) -> Book:
    """The book of the game of this name.

    Raises:
        UnknownName: when there is no such game.
        BadBook: when its book cannot be used; says why, with file and key.
    """
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    file = written.where(ROOMS[name], OWN)
    try:
        return _read(name, file)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise BadBook(file, "", f"it is not as books are: {wrong!r}") from wrong


def shelf() -> tuple[list[Book], list[BadBook]]:
    """The books of all games that can be used, and what is wrong with the others."""
    whole: list[Book] = []
    broken: list[BadBook] = []
    for name in GAMES:
        try:
            whole.append(book(name))
        except BadBook as wrong:
            broken.append(wrong)
    return whole, broken


def _read(name: str, file: str) -> Book:
    own = written.read(ROOMS[name], OWN)
    written.look_for_strangers(file, own, HEAD, KEYS)
    written.needed(file, own, [key for key in (*HEAD, *PARTS) if key not in MAY_LACK])
    below = written.where(SHARED, f"{own['kind']}.toml")
    shared = written.read(SHARED, f"{own['kind']}.toml")
    written.look_for_strangers(below, shared, HEAD, KEYS)
    return bound(name, file, own, shared)


def bound(name: str, file: str, own: Table, shared: Table, language: str = "en") -> Book:
    """The book of a game from what stands in its file, laid over what stands in that of its kind."""
    laid = _laid_over(shared, own)
    told = Book(
        name=name,
        language=language,
        title=own["title"],
        pitch=own["pitch"],
        how=own.get("how", "").strip(),
        todo=own.get("todo", "").strip(),
        history=own["history"].strip(),
        prefix=own["prefix"],
        fan=(cards.named(own["fan"][0]), cards.named(own["fan"][1])),
        deck=_deck(file, own),
        lesson=_lesson(file, own.get("lesson", {}), GAMES[name].SEATS),
        pool=own.get("pool", "pool"),
        layout=own.get("layout", ""),
        sources={key: made(Source, file, f"sources.{key}", row) for key, row in laid["sources"].items()},
        rules={row["number"]: made(Rule, file, f"rules.{row['number']}", row) for row in _rules(own, shared)},
        options=_options(name, file, laid["options"], own.get("options", {})),
        presets={
            key: made(Preset, file, f"presets.{key}", row, name=key) for key, row in own["presets"].items()
        },
        steps={key: _step(file, f"steps.{key}", row) for key, row in laid["steps"].items()},
        zones=tuple(
            made(Zone, file, f"zones.{n}", row, away=_phases(name, file, f"zones.{n}", row))
            for n, row in enumerate([*own["zones"], *shared.get("zones", [])])
        ),
        figures={
            key: made(Figure, file, f"figures.{key}", {"when": {}, **row})
            for key, row in own["figures"].items()
        },
        words=laid["words"],
        said=laid.get("said", {}),
        asked=laid.get("asked", {}),
    )
    _look_at_rules(told, file, shared["steps"])
    return told


def _phases(name: str, file: str, place: str, row: Table) -> tuple[str, ...]:
    """The phases in which a zone is empty."""
    known, wanted = [phase.name for phase in GAMES[name].Phase], row.get("away", [])
    if not isinstance(wanted, list) or any(phase not in known for phase in wanted):
        raise BadBook(file, f"{place}.away", f"has of {', '.join(known)}, not {wanted!r}")
    return tuple(wanted)


def _deck(file: str, own: Table) -> str:
    """The deck that a game is usually shown with."""
    deck = str(own.get("deck", DECKS[0]))
    if deck not in DECKS:
        raise BadBook(file, "deck", f"is {', '.join(DECKS)}, not {deck!r}")
    return deck


def _lesson(file: str, own: Table, seats: Sequence[int]) -> Lesson:
    """The hand a game is learnt by: of three seats, if it says nothing and can be played by three."""
    written.known(file, "lesson", own, [f.name for f in fields(Lesson)])
    usual = {"seats": min(max(3, seats[0]), seats[-1]), "leader": 1, "seed": 1}
    lesson = written.made(Lesson, file, "lesson", usual | own)
    if lesson.seats not in seats or not 0 <= lesson.leader < lesson.seats:
        raise BadBook(file, "lesson", f"is played by {seats[0]} to {seats[-1]} seats, of which one leads")
    return lesson


def _rules(own: Table, shared: Table) -> list[Table]:
    """The rules of the game, and those of its kind; one without a number is found by its place."""
    return [{"number": f"({n})", **row} for n, row in enumerate([*own["rules"], *shared["rules"]], 1)]


def _look_at_rules(told: Book, file: str, shared: Table) -> None:
    """Refuse an option or a step that names no rule, and words for a phase that the game has not."""
    for key in told.steps:
        if key not in shared and key not in told.game.Phase.__members__:
            raise BadBook(file, f"steps.{key}", "is no phase of the game")
    rows = [(f"options.{key}", option.rule) for key, option in told.options.items()]
    rows += [(f"steps.{key}", step.rule) for key, step in told.steps.items()]
    for place, number in rows:
        if number not in told.rules:
            raise BadBook(file, f"{place}.rule", f"names {number}, which is no rule of this book")


def _laid_over(under: Table, over: Table) -> Table:
    """One table over another, and the tables within them likewise."""
    both = {**under, **over}
    for key in under.keys() & over.keys():
        if isinstance(under[key], dict):
            both[key] = _laid_over(under[key], over[key])
    return both


def _options(name: str, file: str, rows: Table, own: Table) -> dict[str, Option]:
    """The options in the order of `Rules`; a shared one that the game lacks is left out."""
    game = GAMES[name]
    usual = game.Rules()._asdict()
    kinds = get_type_hints(game.Rules)
    written.known(file, "options", own, usual)
    return {key: _option(file, key, rows[key], kinds[key], usual[key]) for key in usual if key in rows}


def _option(file: str, name: str, row: Table, kind: type, usual: object) -> Option:
    rest = {key: value for key, value in row.items() if key != "values"}
    values = {key: text for key, (text, *_) in row.get("values", {}).items()}
    attested = {key: source for key, (_, source) in row.get("values", {}).items()}
    if kind is bool:
        values = {"no": values.get("no", ""), "yes": values.get("yes", row.get("text", ""))}
    given = {"name": name, "default": usual, "values": values, "attested": attested}
    if issubclass(kind, IntEnum):
        words = [member.name.lower() for member in kind]
        written.known(file, f"options.{name}.values", values, words)
        written.needed(file, values, words, f"options.{name}.values.")
    return made(Option, file, f"options.{name}", rest, **given)


def _step(file: str, place: str, row: Table) -> Step:
    for key in ("prompt", "rule", "told"):
        if key not in row:
            raise BadBook(file, f"{place}.{key}", "is missing")
    told = row["told"] if isinstance(row["told"], list) else [row["told"]]
    extra = {int(action): (word, text) for action, (word, text) in row.get("extra", {}).items()}
    says = row.get("says", "answer" if "answers" in row else "chips")
    given = {"told": tuple(told), "extra": extra, "says": says}
    given |= {key: tuple(row.get(key, ())) for key in ("answers", "verbs", "shorts", "about")}
    given["extra_verbs"] = {int(action): verb for action, verb in row.get("extra_verbs", {}).items()}
    return made(Step, file, place, {key: value for key, value in row.items() if key not in given}, **given)


def seat_name(seat: int) -> str:
    """The letter of a seat, or the name of an account that is no seat."""
    return {POOL: "pool", HOUSE: "house", CHANCE: "*"}.get(seat) or chr(ord("A") + max(0, seat))
