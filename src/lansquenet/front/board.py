"""What lies on the table, drawn for the terminal."""

from collections.abc import Iterator
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.rule import Rule as Ruler
from rich.table import Table as Grid
from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.events import Event
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.rules.cards import SUIT_SIGNS, suit
from lansquenet.seats.cloth import Board, Item, Row

ALONE = " · "  # between the parts of a heading
RED = "red"
WIDEST = 1000  # of a grid that is not drawn
STROKES = 5  # that are drawn one by one
NEWEST = 8  # cards turned that are shown of many


class Beside:
    """A name, and things beside it, none of which is broken at the end of a line."""

    def __init__(self, name: str, things: list[Text], indent: int = 4) -> None:
        self.name, self.things, self.indent = name, things, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many lines as there must be."""
        yield from packed([Text(f"{self.name} "), *self.things], options.max_width, self.indent)


class Heading:
    """A ruler with a title: where the screen is narrow, the last parts of the title are left out."""

    def __init__(self, *parts: str) -> None:
        self.parts = [part for part in parts if part]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many parts as there is room for."""
        parts = list(self.parts)
        while len(parts) > 1 and cell_len(ALONE.join(parts)) + 4 > options.max_width:
            parts.pop()
        yield Ruler(ALONE.join(parts))


def packed(things: list[Text], width: int, indent: int) -> list[Text]:
    """Things side by side, on as many lines as it takes; all but the first are indented."""
    lines = [Text()]
    for thing in things:
        if lines[-1].cell_len + 1 + thing.cell_len > width and lines[-1].plain.strip():
            lines.append(Text(" " * (indent - 1)))
        lines[-1].append(" " if lines[-1].plain else "").append_text(thing)
    return lines


def card_text(card: int, speech: Speech = ENGLISH) -> Text:
    """A card in the colour of its suit."""
    return Text(speech.card(card), style=f"bold {RED}" if suit(card) in (1, 2) else "bold")


def counted(number: int, noun: str) -> str:
    """So many of a thing."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def highlighted(text: str) -> Text:
    """Words with the cards in them in the colours of their suits."""
    shown = Text(text)
    shown.highlight_regex(r"(?:10|[2-9A-Z]n?)[♦♥]", f"bold {RED}")
    shown.highlight_regex(r"(?:10|[2-9A-Z]n?)[♣♠]", "bold")
    return shown


class Hanging:
    """A text set in by two letters, in all its lines."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in self.text.wrap(console, options.max_width - 2):
            line.rstrip()
            yield Text("  ").append_text(line)


def event_text(event: Event) -> Hanging:
    """What came of an act, with its rule."""
    return Hanging(highlighted(event.text).append(f"  {event.rule}", "dim"))


def drawn(board: Board, every_hand: bool = False, speech: Speech = ENGLISH) -> Group:
    """The cards and chips that lie out, and a row for each seat; of a narrow screen, some lines for each."""
    middle = [
        Beside(f"  {speech.place(place.name)}", [_lying(item, speech) for item in place.items])
        for place in board.places
        if place.seat < 0
    ]
    held = next((row.hand for row in board.rows if row.seat == board.me), ())
    mine = [own_hand(held, speech)] if held else []
    return Group(*middle, *_turned(board.turned, speech), *mine, Seats(board, every_hand, speech))


def own_hand(held: tuple[int, ...], speech: Speech = ENGLISH) -> Beside:
    """The cards that one holds."""
    return Beside(f"  {speech('term-your-hand')}", [card_text(card, speech) for card in held])


def _turned(cards: tuple[int, ...], speech: Speech) -> list[Beside]:
    """The cards turned in this hand, the last at the end; of many the newest, and how many came before."""
    if not cards:
        return []
    left = len(cards) - NEWEST
    name = speech("term-turned-many", count=left) if left > 0 else speech("term-turned")
    return [Beside(f"  {name}", [card_text(card, speech) for card in cards[-NEWEST:]])]


def _lying(item: Item, speech: Speech) -> Text:
    """A thing that lies in the middle of the table."""
    if item.card >= 0 or item.rank >= 0:
        face = card_text(item.card, speech) if item.card >= 0 else Text(speech.rank(item.rank), style="bold")
        return face.append(f"×{item.count}") if item.count > 1 else face
    return Text(plain(item, speech), style="bold")


def plain(item: Item, speech: Speech = ENGLISH) -> str:
    """A thing in letters and numbers."""
    if item.suit >= 0:
        return SUIT_SIGNS[item.suit]
    if item.chips and item.rank >= 0:
        return speech("term-on", chips=item.chips, rank=speech.rank(item.rank))
    if item.chips and item.seat >= 0:
        return speech("term-with", chips=item.chips, seat=seat_name(item.seat))
    if item.rank >= 0:
        return speech.rank(item.rank) + (
            _tally(item.tally) if 1 < item.tally <= STROKES else f"×{item.tally}" * (item.tally > 1)
        )
    if item.seat >= 0:
        return seat_name(item.seat)
    return _tally(item.tally) or speech.number(item.chips)


def _tally(count: int) -> str:
    """As many strokes as can be told at a glance; more of them as a number."""
    return "|" * count if count <= STROKES else str(count)


def _cell(items: tuple[Item, ...], speech: Speech) -> list[Text]:
    """What lies before a seat in one place, thing by thing."""
    if any(item.card >= 0 for item in items):
        return [card_text(item.card, speech) for item in items]
    comma = "," if any(item.chips or item.tally for item in items) else ""
    return [Text(plain(item, speech) + (comma if n < len(items) else "")) for n, item in enumerate(items, 1)]


class Seats:
    """What each seat has and what lies before it: a grid where there is room, or a few lines for each."""

    def __init__(self, board: Board, every_hand: bool, speech: Speech = ENGLISH) -> None:
        self.board, self.speech = board, speech
        before = [place for place in board.places if place.seat >= 0]
        self.columns = [(name, list(places)) for name, places in groupby(before, lambda place: place.name)]
        self.hands = every_hand and any(row.hand for row in board.rows)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The one or the other, as there is room."""
        grid = self._grid()
        if Measurement.get(console, options.update(max_width=WIDEST), grid).maximum <= options.max_width:
            yield grid
        else:
            for row in self.board.rows:
                yield from packed(self._told(row), options.max_width, 6)

    def _before(self, row: Row) -> list[tuple[str, list[Text]]]:
        """What lies before a seat, by the name of the place."""
        found = [
            (
                self.speech.place(name),
                _cell(next((place.items for place in places if place.seat == row.seat), ()), self.speech),
            )
            for name, places in self.columns
        ]
        hand = [card_text(card, self.speech) for card in row.hand]
        return found + ([(self.speech("term-hand"), hand)] if self.hands else [])

    def _told(self, row: Row) -> list[Text]:
        """A seat in a line or a few: what it is, what it has, and each place with what lies there."""
        style = "bold" if row.seat == self.board.me else ""
        key = "term-row-free" if row.free != row.stack else "term-row"
        has = self.speech(key, chips=row.stack, free=row.free)
        who = self.speech("term-colon", one=_who(row), two="").rstrip()
        told = [Text(who, style), Text(has, style)]
        for name, things in self._before(row):
            if things:
                told[-1].append(";")
                told += [Text(name, "dim").append(" ").append_text(things[0]), *things[1:]]
        return told

    def _grid(self) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        seat, stack, free, hand = (self.speech(f"term-{key}") for key in ("seat", "stack", "free", "hand"))
        names = [self.speech.place(name) for name, _ in self.columns] + [hand] * self.hands
        grid.add_column(f"   {seat}", no_wrap=True)
        for title in (stack, free):
            grid.add_column(title, justify="right", no_wrap=True)
        for title in names:
            grid.add_column(title, no_wrap=True)
        for row in self.board.rows:
            cells = [Text(" ").join(things) for _, things in self._before(row)]
            style = "bold" if row.seat == self.board.me else ""
            numbers = self.speech.number(row.stack), self.speech.number(row.free)
            grid.add_row(_who(row), *numbers, *cells, style=style)
        return grid


def _who(row: Row) -> str:
    return f"{_mark(row)} {seat_name(row.seat)} {row.name}"


def _mark(row: Row) -> str:
    """An arrow for the seat to act, and a ring for the banker or dealer."""
    return ("►" if row.acts else " ") + ("○" if row.leads else " ")
