"""The exact figures of a game."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from lansquenet.books.book import Book, book
from lansquenet.errors import BadOption, UnknownName
from lansquenet.front.asked import check_seats, rules_of, under
from lansquenet.front.printed import Sheet, Shown, unmarked
from lansquenet.odds import PLAIN, defined, plain, seats_for, usual_seats
from lansquenet.odds.asking import Ask, about
from lansquenet.odds.asking.outside import asked_of, is_file
from lansquenet.odds.asking.posing import Posing, said_of
from lansquenet.odds.tree import Tree
from lansquenet.rules.state import Options, changed


class Odds(Shown, Mapping[str, Fraction]):
    """The figures of a game under some rules, by their keys; each is walked when it is first asked for."""

    def __init__(self, told: Book, rules: Options, seats: int = 0) -> None:
        self.told, self.rules, self.seats = told, rules, seats
        self._asked = defined(told.name, rules)
        self._trees: dict[int, Tree] = {}
        self._found: dict[str, Fraction | None] = {}

    def __getitem__(self, key: str) -> Fraction:
        value = self._value(key) if key in self._asked else None
        if value is None:
            raise UnknownName(f"figure of {under(self.told, self.rules)}", key, self._keys(key))
        return value

    def get(self, key: str, default: Any = None) -> Any:
        """The figure of this key, or what is given instead of one that there is not."""
        return self[key] if key in self else default  # noqa: SIM401 - which is this

    def __contains__(self, key: object) -> bool:
        return key in self._asked and self._value(str(key)) is not None

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._asked if key in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def meaning(self, key: str) -> str:
        """What the figure of this key says, in words of the book."""
        self[key]
        return unmarked(self.told.figures[key].text)

    def _keys(self, given: str) -> list[str]:
        return [key for key in self._asked if key != given]

    def _value(self, key: str) -> Fraction | None:
        if key not in self._found:
            seats = seats_for(self.told.name, key, self.seats)
            tree = self._trees.setdefault(seats, Tree(self.told.game, plain(self.rules), seats))
            value = self._asked[key](tree)
            self._found[key] = None if value is None else Fraction(value)
        return self._found[key]

    def sheets(self) -> list[Sheet]:
        """Every figure with its meaning."""
        rows = [(key, _short(self[key]), f"{float(self[key]):.6f}", self.meaning(key)) for key in self]
        seats = self.seats or usual_seats(self.told.name)
        title = f"{under(self.told, self.rules)}, {seats} seats"
        return [Sheet(title, ("figure", ">exact", ">decimal", "what it is"), tuple(rows))]


def _short(value: Fraction) -> str:
    """A fraction, if a column can hold it."""
    return str(value) if len(str(value)) < 24 else "…"


def odds(game: str, *, preset: str = "", seats: int = 0, **options: object) -> Odds:
    """The exact figures of a game, as fractions: a mapping from their keys, such as `coup.edge`.

    Each figure is found by walking the rules, every branch with its weight, when it is first asked for.
    An *edge* is in chips for each chip staked, a chance is from 0 to 1; `meaning` says what each is.

    Args:
        game: its name; see `games`.
        preset: a named set of options from its book.
        seats: how many sit at the table, where that matters; 0: as many as usual.
        **options: options of its book, such as `packs=1` or `doublet="half"`.

    Raises:
        UnknownName: no game, preset, option or (from the mapping) figure is called so; says which there are.
        BadOption: an option cannot have this value, or the game is not played by so many.
    """
    told = book(game)
    check_seats(told, seats)
    return Odds(told, rules_of(told, preset, options), seats)


def ask(game: str, preset: str = "", *, seats: int = 0, **options: object) -> Ask:
    """A question about a game, which is answered exactly: say what is known, who decides, and what is asked.

    Every word gives a new question, and the last one its answer: `ask("lansquenet", packs=1).seen("8 8")
    .after("8 K").chance("bank wins")`.  See `Ask` for the words.

    Args:
        game: its name; see `games`.
        preset: a named set of options from its book.
        seats: how many sit at the table; 0: as many as its figures are asked for.
        **options: options of its book, such as `packs=1` or `doublet="half"`.

    Raises:
        UnknownName: no game, preset or option is called so; says which there are.
        BadOption: an option cannot have this value, or the game is not played by so many.
    """
    told = book(game)
    check_seats(told, seats)
    return about(game, rules_of(told, preset, options), seats or usual_seats(game))


def posed(wish: Posing) -> Ask:
    """A question that is given in words; see `ask`."""
    if is_file(wish.game):
        return said_of(asked_of(wish.game, wish.preset, wish.options, wish.seats), wish)
    told = book(wish.game)
    check_seats(told, wish.seats)
    if wish.at and (wish.preset or wish.options or wish.seats):
        raise BadOption("A transcript says its own rules and seats: leave out what is said of them.")
    rules = told.play_by(wish.preset, wish.options)
    return said_of(about(wish.game, rules, wish.seats or usual_seats(wish.game)), wish)


def walked_under(wish: Posing, asked: Ask) -> str:
    """The game of a question, and the rules it was walked by; what was said and changes no odds is named."""
    rules, idle = walked_by(wish, asked)
    said = f" ({', '.join(idle)} left out: no odds change with it)" if idle else ""
    return under(book(wish.game), rules) + said


def walked_by(wish: Posing, asked: Ask) -> tuple[Options, list[str]]:
    """By which rules a question was walked, and which of the options that were said change no odds.

    A transcript is walked by its own rules, all of them.
    """
    told = book(wish.game)
    if wish.at:
        return asked.rules, []
    usual, rules = told.game.Rules(), told.play_by(wish.preset, wish.options)
    idle = {name: getattr(usual, name) for name in PLAIN if name in rules._fields}
    return changed(rules, **idle), [name for name in wish.options if name in idle]
