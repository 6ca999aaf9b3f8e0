"""What may be said at any moment, at a table in the terminal where all others are bots.

The rules ask everybody in silence before each card.  A table of people asks nobody: who does not speak has
said nothing.  So the terminal is silent for you, unless the key has been pressed.
"""

import select
import sys
from typing import NamedTuple, Protocol

from rich.console import Console
from rich.text import Text

from lansquenet.books.book import Book
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import Moment
from lansquenet.cli.interjection import Interjection
from lansquenet.front.board import Beside, Hanging
from lansquenet.rules.game import forced
from lansquenet.rules.state import Options, duplicate
from lansquenet.seats.table import Mark, SeatedTable

PAUSE = 1.0  # seconds in which one may speak up after another's card


class Bookmark(NamedTuple):
    """Where table and bots stood when the person was asked something."""

    table: Mark
    dice: object
    played: int
    window: "Bookmark | None"  # where the person kept silent last


class Speaker(Protocol):
    """Whoever may speak up, and what they see of the table."""

    table: SeatedTable
    console: Console
    me: int
    live: bool
    ahead: list[str]
    lately: list[Text | Hanging | Beside]

    def mark(self) -> Bookmark:
        """Where table and bots stand now."""

    def back_to(self, mark: Bookmark) -> None:
        """Let everything stand as it stood there."""


class Anytime(Interjection):
    """The word that may be said at any moment, and the moments that this table leaves for it."""

    def __init__(self, told: Book, rules: Options, speech: Speech) -> None:
        """Find the word in the book."""
        super().__init__(speech)
        self.find(told, rules)
        self.window: Bookmark | None = None  # where you kept silent last
        self.heard: object = None  # what had been told when there was time to speak last

    def forget(self) -> None:
        """Another hand, or another has spoken first: nothing is said later than it was wished."""
        self.armed, self.window = False, None

    def asks(self, playing: Speaker) -> bool:
        """Whether the person is asked now in silence, and the question need not be put.

        It is put where one is to play a card without a choice: there is no other moment to speak.
        """
        if playing.table.state.phase != self.phase:
            return False
        return self.armed or not self._forced_next(playing)

    def _forced_next(self, playing: Speaker) -> bool:
        """Whether the person is due to act without a choice as soon as all have been silent."""
        game, rules = playing.table.game, playing.table.rules
        state = duplicate(playing.table.state)
        while state.phase == self.phase and state.actor >= 0:
            game.apply(rules, state, self.usual)
        return bool(state.actor == playing.me and forced(game, rules, state) is not None)

    # -- when the rules ask

    def answer(self, playing: Speaker) -> int:
        """Speak if the key was pressed; else be silent."""
        if playing.live and not self.armed and playing.lately and playing.lately[-1] is not self.heard:
            self.heard = playing.lately[-1]
            self._listen(playing)
        if self.armed:
            self.forget()
            return self.action
        self.window = playing.mark()._replace(window=None)
        return self.usual

    def _listen(self, playing: Speaker) -> None:
        """Give the person a moment to press the key; what else is typed is kept for the next question."""
        if not select.select([sys.stdin], [], [], PAUSE)[0]:
            return
        said = sys.stdin.readline().strip().lower()
        if self.means(said, None):
            self.armed = True
        elif said:
            playing.ahead.append(said)

    # -- at a prompt

    def press(self, playing: Speaker) -> bool:
        """Speak at once, where nothing has been seen since you kept silent; else as soon as you may."""
        if self.window and self.fresh(playing):
            playing.back_to(self.window)
            return True
        playing.console.print(self.turn(), style="dim")
        return False

    def fresh(self, playing: Speaker) -> bool:
        """Whether nothing but silence has followed on your own."""
        since = playing.table.moments[len(self.window.table.moments) :] if self.window else []
        return bool(since) and all(
            (moment.act.phase, moment.act.action) == (self.phase, self.usual) for moment in since
        )

    def words(self, playing: Speaker) -> Text:
        """What the key does at this prompt."""
        return self.beside(self.fresh(playing))

    def notice(self, playing: Speaker, moments: list[Moment]) -> None:
        """Put the key down when another has spoken first."""
        for act in [moment.act for moment in moments]:
            if (act.phase, act.action) == (self.phase, self.action) and act.actor != playing.me:
                if self.armed:
                    playing.console.print(self.beaten, style="dim")
                self.forget()

    def is_silence(self, playing: Speaker, moment: Moment) -> bool:
        """Whether the person was silent for want of a word: nobody tells that."""
        act = moment.act
        return (act.actor, act.phase, act.action) == (playing.me, self.phase, self.usual)
