"""A table at which one says what every seat does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.refusals import choices
from lansquenet.books.refusals.typed import meant, plain
from lansquenet.books.transcript import Moment, Session, write
from lansquenet.errors import BadOption, IllegalAct, UnknownName
from lansquenet.front.asked import check_table, rules_of, seated
from lansquenet.front.printed import Text, text
from lansquenet.front.recounted import Acts, Reasons, reasons
from lansquenet.rules import cards
from lansquenet.rules.game import hides, is_legal
from lansquenet.rules.state import ONLOOKER, OVER, State
from lansquenet.seats.cloth import Board, board
from lansquenet.seats.offers import offer
from lansquenet.seats.table import SeatedTable, Shuffled


@dataclass(frozen=True, repr=False)
class View:
    """What one seat may know, or all that there is; prints as what lies on the table."""

    seat: int | None
    title: str
    deck: str
    board: Board
    state: State  # of the rules, from which the rest is erased
    asked: str  # what the seat that acts is asked, and what it may say, if one may know

    @property
    def hand(self) -> list[str]:
        """The cards that the seat holds, such as `Kh`."""
        rows = [row for row in self.board.rows if row.seat == self.seat]
        return [cards.name(card) for row in rows for card in row.hand]

    def __repr__(self) -> str:
        from lansquenet.front.board import drawn, highlighted

        shown = drawn(_lettered(self.board), self.seat is None)
        return text(highlighted(self.title), shown, *[highlighted(self.asked)] * bool(self.asked))

    def _repr_html_(self) -> str:
        from lansquenet.front.pictured import page

        return page(self.board, self.deck, self.title, self.asked)


def _lettered(out: Board) -> Board:
    """A board on which nobody is named by a letter who has one anyway."""
    rows = [replace(row, name="") if row.name == seat_name(row.seat) else row for row in out.rows]
    return replace(out, rows=tuple(rows))


class Table:
    """A table at which you say what every seat does, and see why it comes as it comes.

    It opens with the first hand dealt, as far as the first choice.  Cards are turned, and what is forced is
    done, by itself.  Chips are whole; seats are numbered from 0, and called A, B, C.

    Args:
        game: its name; see `games`.
        preset: a named set of options from its book.
        seats: how many sit there; 0: four, where the game has room.
        stack: the chips with which each seat begins.
        seed: the same seed gives the same cards; None: the cards of the operating system's dice.
        first: the seat that banks or deals first; None: it is drawn for.
        names: of those who sit there, if not their letters.
        **options: options of its book, such as `knock_mode="own_turn"`.

    Raises:
        UnknownName: no game, preset or option is called so; says which is nearest, or all there are.
        BadOption: an option cannot have this value, or the game is not played by so many; says what can be.
    """

    def __init__(
        self,
        game: str,
        *,
        preset: str = "",
        seats: int = 0,
        stack: int = 100,
        seed: int | None = None,
        first: int | None = 0,
        names: Sequence[str] = (),
        **options: object,
    ) -> None:
        told = book(game)
        rules, count = rules_of(told, preset, options), seated(game, seats)
        check_table(told, count, stack)
        if first is not None and not 0 <= first < count:
            raise BadOption(f"first is a seat from 0 to {count - 1}, or None, not {first!r}.")
        if names and len(names) != count:
            raise BadOption(f"{count} seats have {count} names, not {len(names)}.")
        carry = told.game.Carry() if first is None else told.game.Carry(first)
        self._session = Session(game, rules, [stack] * count, carry, preset, list(names))
        self._table = SeatedTable(self._session, seed=seed)
        self._dice = Random(seed)
        self.deal()

    # -- what may be done

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None when the hand is over."""
        return None if self._table.actor == OVER else self._table.actor

    @property
    def question(self) -> str:
        """What it is asked, in words; empty when the hand is over."""
        return "" if self.actor is None else offer(self._told, self._table.rules, self._seen()).question

    @property
    def legal(self) -> list[str]:
        """What the actor may say, in words: answers, cards such as `Kh`, or amounts such as `5 to 20`."""
        if self.actor is None:
            return []
        said = choices(self._told, self._table.rules, self._table.state).removeprefix("only ")
        return [word.removeprefix("or ") for word in said.split(", ")]

    def act(self, said: str | int | None = None) -> Acts:
        """Have the actor say something, and play on to the next choice; what was done prints line by line.

        Words may be begun, cards written `Kh` or `K♥`, and amounts are chips; None says what most people say.
        A word that is only asked for later in the hand, such as `knock` while hands may still be exchanged,
        is waited for: those who are asked before say what the book calls usual.

        Raises:
            IllegalAct: the rules forbid it now; says why, by which rule, and what may be said.  Nothing has
                changed.
        """
        if self.actor is None:
            raise IllegalAct("No hand is in play: deal() begins the next one.")
        mark = self._table.mark()
        try:
            return self._acts(self._said(self._usual() if said is None else str(said)))
        except IllegalAct:
            self._table.back_to(mark)
            raise

    def play(self, bot: str = "steady") -> Acts:
        """Have a bot say everything from here to the end of the hand.

        Raises:
            UnknownName: no bot that plays this game is called so.
        """
        from lansquenet.bots import bot as known, choice

        table, done = self._table, list[Moment]()
        known(bot, self._told.name, patient=True)
        hidden = hides(table.game)
        assert isinstance(table.stock, Shuffled)
        while self.actor is not None:
            stock = None if hidden else sorted(table.stock.cards)
            dice = self._dice.getrandbits(32)
            done += table.act(table.actor, choice(bot, self._told, table.rules, self._seen(), dice, stock))
        return self._acts(done)

    def deal(self) -> Acts:
        """Begin the next hand, and play on to the first choice.

        Raises:
            IllegalAct: the hand is not over, or nobody could stake anything any more.
        """
        done = self._table.begin()
        while self.actor is None and self._table.drew and not self._table.finished:
            done += self._table.begin()
        return self._acts(done)

    # -- what there is to see

    @property
    def hand(self) -> int:
        """The number of the hand, from 1; a draw for the bank or the deal counts as one."""
        return self._table.hand

    @property
    def stacks(self) -> list[int]:
        """The chips that every seat owns now."""
        return list(self._table.state.stacks[: len(self._session.stacks)])

    @property
    def why(self) -> Reasons:
        """What came of the acts of this hand, and what was paid, each with the rule that says so."""
        return reasons(self._session, self._table.moments)

    @property
    def acts(self) -> Acts:
        """What has been done in this hand."""
        return self._acts(self._table.moments)

    def view(self, seat: int | str) -> View:
        """What a seat may know of the hand, by its number or its letter: `hand`, `board` and `state`.

        Raises:
            UnknownName: there is no such seat; says which there are.
        """
        letters = [seat_name(n) for n in range(len(self._session.stacks))]
        given = (
            seat
            if isinstance(seat, int)
            else (letters.index(seat.upper()) if seat.upper() in letters else -1)
        )
        if not 0 <= given < len(letters):
            raise UnknownName("seat", str(seat), [*map(str, range(len(letters))), *letters])
        return self._view(given)

    def transcript(self) -> Text:
        """All hands so far as text that `replay` runs again."""
        return Text(write(self._session))

    def __repr__(self) -> str:
        return repr(self._view(None))

    def _repr_html_(self) -> str:
        return self._view(None)._repr_html_()

    # -- inside

    @property
    def _told(self) -> Book:
        return self._table.told

    def _seen(self) -> State:
        """The view of the actor."""
        return self._table.view(self._table.actor)

    def _acts(self, moments: Sequence[Moment]) -> Acts:
        return Acts.of(self._session, moments)

    def _usual(self) -> str:
        """What most people say here."""
        asked = offer(self._told, self._table.rules, self._seen())
        return next((c.word for c in asked.choices if c.action == asked.usual), str(asked.usual))

    def _said(self, word: str) -> list[Moment]:
        """What comes of a word, of those who are asked before it included."""
        table = self._table
        try:
            action = meant(self._told, table.rules, table.state, word)
        except IllegalAct as wrong:
            before = self._waited(plain(word))
            if not before:
                raise IllegalAct(f"{str(wrong).rstrip('.')}.", wrong.rule) from None
            return before + self._said(word)
        return table.act(table.actor, action)

    def _waited(self, word: str) -> list[Moment]:
        """What is said by those who are asked before a word: what is usual; nothing if that is not enough."""
        table, done = self._table, list[Moment]()
        while table.actor != OVER and word not in self._told.step(table.state.phase).words:
            step = self._told.step(table.state.phase)
            usual = step.words.get(step.usual)
            if usual is None or not is_legal(table.game, table.rules, table.state, usual):
                return []
            done += table.act(table.actor, usual)
        return done if table.actor != OVER else []

    def _view(self, seat: int | None) -> View:
        """What a seat may know; of None, all there is."""
        from lansquenet.decks import deck_for

        table, told = self._table, self._told
        me = ONLOOKER if seat is None else seat
        state = table.state if seat is None else table.view(seat)
        free = [table.free(n) for n in range(len(self._session.stacks))]
        acts = [moment.act for moment in table.moments]
        out = board(told, state, acts, self._session.names, free, me, every_hand=seat is None)
        deck = deck_for(told.name, table.game.shoe(table.rules).pack)
        whose = "" if seat is None else f" · seen from {seat_name(seat)}"
        title = f"{told.title} · hand {self.hand}{whose}"
        return View(seat, title, deck, out, state, self._asked(seat))

    def _asked(self, seat: int | None) -> str:
        """Who is asked what, as far as a seat may know."""
        if self.actor is None:
            return "The hand is over."
        if seat is not None and seat != self.actor:
            return ""
        return f"{seat_name(self.actor)}: {self.question} {', '.join(self.legal)}"
