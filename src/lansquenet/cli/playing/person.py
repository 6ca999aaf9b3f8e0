"""The person at a table in the terminal: what they see of it, and what they can take back."""

import random
import sys
from collections import deque
from contextlib import AbstractContextManager

from rich.console import Console
from rich.text import Text

from lansquenet.books.speech import Speech
from lansquenet.cli.playing.anytime import Anytime, Bookmark
from lansquenet.cli.playing.own import OwnHand
from lansquenet.cli.waiting import compiling
from lansquenet.front.board import Beside, Hanging, drawn
from lansquenet.rules.game import hides
from lansquenet.rules.state import OVER, POOL
from lansquenet.seats.cloth import board
from lansquenet.seats.offers import Offer, offer
from lansquenet.seats.table import SeatedTable, Shuffled

ME = 0
MOST_MARKS = 200  # answers that can be taken back


class Person:
    """The person at seat A, and the table and its bots as they stand before them."""

    def __init__(self, table: SeatedTable, open_hands: bool, language: str = "en") -> None:
        self.table, self.open = table, open_hands
        self.speech = Speech(language, table.told.name)
        self.told = table.told
        self.console = Console(highlight=False, soft_wrap=False)
        self.dice = random.Random(None if table.seed is None else f"bots {table.seed} {table.hand}")
        self.live = sys.stdin.isatty()
        self.explains = False  # before every question
        self.to_the_end = False  # whether the rest of this hand is answered as Enter answers it
        self.kept = False  # whether the table is to be taken up again
        self.me = ME
        self.hand = OwnHand(self.told, table.rules, ME)
        self.played = 0  # hands, since the person sat down
        self.lately: list[Text | Hanging | Beside] = []  # what was told since the person spoke
        self.marks: deque[Bookmark] = deque(maxlen=MOST_MARKS)  # before each answer, the last one at the end
        self.anytime = Anytime(self.told, table.rules, self.speech)
        self.ahead: list[str] = []  # lines that were typed before they were asked for

    def mark(self) -> Bookmark:
        """Where table and bots stand now."""
        return Bookmark(self.table.mark(), self.dice.getstate(), self.played, self.anytime.window)

    def back_to(self, mark: Bookmark) -> None:
        """Let everything stand as it stood there: the table, its cards to come, and the bots."""
        self.table.back_to(mark.table)
        self.dice.setstate(mark.dice)  # type: ignore[arg-type]
        self.played = mark.played
        self.lately.clear()
        self.to_the_end = False
        self.anytime.armed, self.anytime.window = False, mark.window
        self.hand.follow(self.table.state)

    @property
    def unturned(self) -> list[int] | None:
        """The cards not turned since the last shuffle, from the lowest, where all could see the others."""
        stock = self.table.stock
        return sorted(stock.cards) if isinstance(stock, Shuffled) and not hides(self.table.game) else None

    def offer(self) -> Offer:
        """What the person may say now."""
        return offer(self.told, self.table.rules, self.table.state)

    def show_board(self) -> None:
        """What lies on the table."""
        table = self.table
        free = [table.free(seat) for seat in range(len(table.stacks))]
        acts = [moment.act for moment in table.moments]
        self.console.print()
        shown = table.state if self.open else table.view(ME)
        lying = board(self.told, shown, acts, self.names, free, ME, self.open)
        self.console.print(drawn(lying, self.open, self.speech))
        self.hand.news = False

    def hands_begun(self) -> int:
        """The hands so far, the one in play among them, but not the draw for who begins."""
        drawn = self.table.session.carry == self.table.game.Carry()
        return self.table.hand - int(drawn)

    @property
    def over(self) -> int:
        """The hands that are over."""
        return max(0, self.hands_begun() - (self.table.actor != OVER))

    @property
    def names(self) -> list[str]:
        """Who sits at the table, as the person calls them."""
        return [self.speech("you"), *self.table.session.names[1:]]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.speech.of("title", self.told.title)

    @property
    def wait(self) -> AbstractContextManager[None]:
        """As long as it lasts, rules may have to be compiled, and that is said."""
        return compiling(self.console, self.title, self.speech)

    def scores(self) -> tuple[str, list[int]] | None:
        """What the game counts beside chips, by its name in the book, and how much of it each seat has."""
        for name in ("scores", "wins"):
            found = getattr(self.table.state, name, None)
            if isinstance(found, list) and (name == "scores" or any(found)):
                zones = [self.speech.place(zone.name) for zone in self.told.zones if zone.field == name]
                label = zones[0] if zones else self.speech("term-points")
                return label, found[: len(self.table.stacks)]
        return None

    def pool(self) -> int:
        """The chips that lie in the middle."""
        return int(self.table.state.stacks[POOL])
