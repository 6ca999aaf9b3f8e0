"""The books and the figures of the games, for programs and pages."""

from collections import OrderedDict
from functools import cache

from lansquenet.books.book import Book, book, shelf
from lansquenet.books.lessons import script
from lansquenet.books.tongues import book_in
from lansquenet.books.written import Json
from lansquenet.bots import seatable, shows
from lansquenet.decks import deck_for
from lansquenet.errors import BadOption
from lansquenet.house.aside import Aside, Time
from lansquenet.house.bare.shaped import BaseModel
from lansquenet.rules.game import hides

SECONDS = 20.0  # for figures; some combinations of options would take minutes
KEPT = 2000  # answers


class Pitch(BaseModel):
    """A game in a line."""

    name: str
    title: str
    kind: str
    pitch: str
    least: int
    most: int
    bots: list[str]
    tempers: dict[str, str]  # of bots: whether they show in stakes, in answers or in both
    hidden: bool
    deck: str  # with which it is usually played: fr, de or la
    fan: list[int]  # two cards that stand for it
    pool: str  # what this game calls the chips in the middle: pool, pot or kitty
    layout: str  # "ranks": there is a field for every rank to bet on


class Source(BaseModel):
    """A text on which rules rest."""

    title: str
    note: str


class Rule(BaseModel):
    """A numbered rule."""

    number: str
    text: str
    source: str
    section: str
    pays: str


class Value(BaseModel):
    """What an option may be, what that means, and who attests it."""

    name: str
    text: str
    attested: str


class Option(BaseModel):
    """A rule about which tables differ."""

    name: str
    text: str
    rule: str
    default: str
    values: list[Value]
    least: int
    most: int
    by: int
    zero: str
    source: str
    dispute: str


class Preset(BaseModel):
    """A named set of options."""

    name: str
    title: str
    text: str
    source: str
    options: dict[str, str]


class Lesson(BaseModel):
    """The hand a game is learnt by, as `POST /api/solo` takes it."""

    seats: int
    leader: int
    seed: int


class Game(Pitch):
    """A game and all its book."""

    language: str  # in which the book is told: English, if there is none in the one that was asked for
    lesson: Lesson
    taught: bool  # whether there is a lesson, told step by step
    how: str
    todo: str
    history: str
    sources: dict[str, Source]
    rules: list[Rule]
    options: list[Option]
    presets: list[Preset]
    figures: dict[str, str]
    words: dict[str, str]


class Figure(BaseModel):
    """An exact figure."""

    key: str
    exact: str
    decimal: float
    meaning: str


class Odds(BaseModel):
    """The exact figures of a game under some options."""

    game: str
    preset: str
    options: dict[str, str]
    figures: list[Figure]


def catalogue() -> list[Pitch]:
    """Every game in a line; one whose book cannot be used is left out."""
    return [Pitch(**_pitch(told)) for told in shelf()[0]]


def _pitch(told: Book) -> Json:
    return {
        "name": told.name,
        "title": told.title,
        "kind": "trick" if hides(told.game) else "banking",
        "pitch": told.pitch,
        "least": told.game.SEATS[0],
        "most": told.game.SEATS[-1],
        "bots": seatable(told.name),
        "tempers": shows(told.name),
        "hidden": hides(told.game),
        "deck": deck_for(told.name, told.game.shoe(told.game.Rules()).pack),
        "fan": list(told.fan),
        "pool": told.pool,
        "layout": told.layout,
    }


@cache
def described(name: str, language: str = "en") -> Game:
    """A game and all its book; in another language, what is English yet begins with `[en]`.

    Raises:
        UnknownName: there is no such game or language.
    """
    told = book_in(name, language)
    return Game(
        **_pitch(told),
        language=told.language,
        lesson=Lesson(**vars(told.lesson)),
        taught=script(name) is not None,
        how=told.how,
        todo=told.todo,
        history=told.history,
        sources={key: Source(**vars(source)) for key, source in told.sources.items()},
        rules=[Rule(**vars(rule)) for rule in told.rules.values()],
        options=_options(told),
        presets=[Preset(**vars(preset)) for preset in told.presets.values()],
        figures={key: figure.text for key, figure in told.figures.items()},
        words=told.words,
    )


def _options(told: Book) -> list[Option]:
    usual = told.options_of(told.game.Rules())
    return [
        Option(
            default=usual[option.name],
            values=[
                Value(name=value, text=text, attested=option.attested.get(value, ""))
                for value, text in option.values.items()
            ],
            **{
                key: getattr(option, key)
                for key in ["name", "text", "rule", "least", "most", "by", "zero", "source", "dispute"]
            },
        )
        for option in told.options.values()
    ]


class Reckoning:
    """Figures, walked in a process of their own so that no table waits for them."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, str, tuple[tuple[str, str], ...], int], Odds] = OrderedDict()
        self.aside = Aside()

    async def ask(self, name: str, preset: str, options: dict[str, str], seats: int) -> Odds:
        """The figures, from memory if they were asked for before."""
        key = (name, preset, tuple(sorted(options.items())), seats)
        if key not in self.found:
            time = Time(self.aside, SECONDS, "These figures take")
            found = self.found[key] = await time.run(reckoned, *key[:2], options, seats)
            if len(self.found) > KEPT:
                self.found.popitem(last=False)
            return found
        self.found.move_to_end(key)
        return self.found[key]

    def close(self) -> None:
        """Stop whatever is being walked."""
        self.aside.stop()


def reckoned(name: str, preset: str, options: dict[str, str], seats: int) -> Odds:
    """The figures, walked."""
    from lansquenet.odds import figures

    told = book(name)
    rules = told.play_by(preset, options)
    found = figures(name, rules, seats)
    rows = [
        Figure(key=key, exact=str(value), decimal=float(value), meaning=told.figures[key].text)
        for key, value in found.items()
    ]
    return Odds(game=name, preset=preset, options=told.changed(rules), figures=rows)


async def odds(reckoning: Reckoning, name: str, preset: str, pairs: list[str], seats: int) -> Odds:
    """The exact figures of a game.

    Raises:
        LansquenetError: there is no such game, preset, option or value, or it takes too long.
    """
    told = book(name)
    if any("=" not in pair for pair in pairs):
        raise BadOption("An option is given as name=value.")
    options = dict(pair.split("=", 1) for pair in pairs)
    told.play_by(preset, options)
    if seats and seats not in told.game.SEATS:
        raise BadOption(f"{told.title} is played by {told.game.SEATS[0]} to {told.game.SEATS[-1]} seats.")
    return await reckoning.ask(name, preset, options, seats)
