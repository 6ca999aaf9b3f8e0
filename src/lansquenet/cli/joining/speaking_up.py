"""What may be said at any moment, at a table of a house: it closes the moment by itself, and asks nobody."""

import asyncio
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.cli.interjection import Interjection
from lansquenet.cli.joining.keyboard import Typed
from lansquenet.cli.joining.wire import Wire
from lansquenet.errors import LansquenetError
from lansquenet.house import messages as say
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import Line


class AtTable(Protocol):
    """Whoever may speak up at a table of a house, and what they have been told."""

    speech: Speech
    wire: Wire
    typed: Typed
    room: say.Room | None
    state: say.State | None
    answered: tuple[int, int]

    @property
    def offer(self) -> Offer | None:
        """What is asked of them, if silence would not do."""

    def show(self, *shown: RenderableType, style: str = "") -> None:
        """Print below whatever is being typed."""

    async def act(self, action: int) -> None:
        """Act in the state that was shown."""


class SpeakingUp(Interjection):
    """The word that may be said at any moment, and the moments that the house leaves for it."""

    def __init__(self, visit: AtTable) -> None:
        """Nothing is known of it before the house has told the terms of the table."""
        super().__init__()
        self.visit = visit
        self.seconds = 0.0  # for which the house waits for a word
        self.spoken = False  # and not told of yet
        self.explained = False  # what the key does
        self.shut_at = 0.0  # when a question followed on a moment that Enter would have ended

    def meet(self, terms: say.Terms) -> None:
        """Find the word of the game that is played here; a game that is not known here has none."""
        self.seconds, self.speech = terms.window, self.visit.speech
        try:
            told = book(terms.game)
            self.find(told, told.play_by(terms.preset, terms.options))
        except LansquenetError:
            return

    def put_down(self) -> None:
        """Say nothing later than it was wished."""
        if self.armed:
            self.visit.show(self.turn(), style="dim")
        self.spoken = False

    # -- when one may speak

    def stands(self, asked: Offer | None) -> bool:
        """Whether the house takes silence for an answer to this, after a while."""
        return bool(self.word) and asked is not None and asked.standing and self.seconds > 0

    def _opens(self, state: say.State | None) -> bool:
        """Whether one may speak in this frame, and has not."""
        return (
            state is not None and self.stands(state.offer) and (state.hand, state.seq) != self.visit.answered
        )

    @property
    def open(self) -> bool:
        """Whether one may speak now."""
        return self._opens(self.visit.state)

    @property
    def may(self) -> bool:
        """Whether there will be such a moment: we sit in a hand that is played."""
        state = self.visit.state
        return state is not None and state.me >= 0 and not state.over

    @property
    def alone(self) -> bool:
        """Whether all others at the table are bots of the house, which need no time to speak up."""
        chairs = self.visit.room.chairs if self.visit.room else ()
        return sum(chair.kind in ("person", "robot") for chair in chairs) == 1

    # -- what is typed

    async def press(self) -> None:
        """Speak at once, if one may; else as soon as one may, or not at all if that was wished before."""
        if self.visit.wire.socket is None:
            self.visit.show(self.speech("join-no-connection"), style="yellow")
        elif self.open:
            await self._speak()
        else:
            self.visit.show(self.turn(), style="dim")

    async def _speak(self) -> None:
        self.armed, self.spoken = False, True
        self.visit.show(self.speech("join-you-say", word=self.word, rule=self.rule), style="dim")
        await self.visit.act(self.action)

    async def let_by(self) -> None:
        """Be silent at once, where nobody but bots might speak: play goes on."""
        if self.open and self.alone:
            await self.visit.act(self.usual)

    def beside_of(self, asked: Offer) -> Text:
        """What stands in a prompt: the key, where it is no answer, or that it is armed."""
        return self.beside(self.may and self.means(self.key, asked))

    # -- what the house tells

    async def follow(self, before: say.State | None, state: say.State) -> None:
        """Speak in a new frame, if that was wished for."""
        if state.over or before is None or before.hand != state.hand:
            self.armed = self.spoken = False
        if self._opens(before) and self.visit.offer and self.alone:
            self.shut_at = asyncio.get_running_loop().time()
        asked = state.offer
        if self.armed and self.word and asked and asked.standing:
            await self._speak()
        elif self.open and not self.explained:
            self._explain()

    def _explain(self) -> None:
        """Say once what the question was, now that it is not put."""
        self.explained = True
        key = "join-explain-enter" if self.alone and self.visit.typed.live else "join-explain"
        self.visit.show(self.speech(key, key=self.key, word=self.word, rule=self.rule), style="dim")

    def notice(self, told: tuple[Line, ...], state: say.State) -> None:
        """Put the key down when another has spoken first."""
        for line in told:
            if not self._is_said(line, self.action):
                continue
            if line.seat != state.me and (self.armed or self.spoken):
                self.visit.show(self.beaten, style="dim")
            self.armed = self.spoken = False
        self.spoken = self.spoken and state.phase == self.step

    def is_silence(self, line: Line, me: int) -> bool:
        """Whether one was silent for want of a word: nobody tells that."""
        return line.seat == me and self._is_said(line, self.usual)

    def _is_said(self, line: Line, action: int) -> bool:
        return bool(self.word) and (line.phase, line.action) == (self.step, action) and not line.follows
