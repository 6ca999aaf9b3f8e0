"""Bots that think: in a process of their own, while their table goes on to listen.

What leaves the table is the view of the bot's seat, and the cards that nobody holds where none are hidden.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from lansquenet.books.book import book
from lansquenet.bots import choice
from lansquenet.house.aside import Aside, Time
from lansquenet.rules.state import Options, State

PATIENCE = 3.0  # seconds a table waits for a thought; then rules of thumb say what is to be done
LIMIT = 300.0  # for a thought: the search of a game is compiled when a bot first thinks about it
BEHIND = 1  # how far they step back behind tables: one waits for them


class BotAsked(NamedTuple):
    """What a bot is asked, and all that it may know."""

    bot: str
    game: str
    rules: Options
    view: State
    stock: tuple[int, ...] | None  # the cards not turned yet, from the lowest; None where hands are hidden
    dice: int


Think = Callable[[BotAsked], Awaitable[int]]
Key = tuple[int, int, int]  # a hand, its moments so far, and a seat


def thought(asked: BotAsked) -> int:
    """What the bot answers."""
    return choice(asked.bot, book(asked.game), asked.rules, asked.view, asked.dice, asked.stock)


class Thinkers:
    """The one process in which all bots of a house think, each in its turn."""

    def __init__(self) -> None:
        self.aside = Aside(nice=BEHIND)

    async def of(self, asked: BotAsked) -> int:
        """What the bot answers.

        Raises:
            HouseRefuses: it takes too long.
        """
        return await Time(self.aside, LIMIT, "This bot thinks").run(thought, asked)


@dataclass
class Pondering:
    """What the bots of one table think, and since when."""

    wake: Callable[[], None]  # have the table looked at: a thought has come
    think: Think | None = None  # none thinks where nobody does it for them
    begun: dict[Key, tuple[float, asyncio.Future[int]]] = field(default_factory=dict)

    def begin(self, key: Key, asked: BotAsked, now: float) -> float:
        """Have a bot think, if it does not yet; when its table waits no longer."""
        if self.think is None:
            return 0.0
        if key not in self.begun:
            self.begun = {known: was for known, was in self.begun.items() if known[:2] == key[:2]}
            begun: asyncio.Future[int] = asyncio.ensure_future(self.think(asked))
            begun.add_done_callback(self._done)
            self.begun[key] = now, begun
        since, task = self.begun[key]
        return 0.0 if task.done() else since + PATIENCE

    def _done(self, task: asyncio.Future[int]) -> None:
        if not task.cancelled():
            task.exception()  # whoever took too long has nothing to say
        self.wake()

    def said(self, key: Key) -> int | None:
        """What has been thought; None if nothing has."""
        _, task = self.begun.get(key, (0.0, None))
        if task is None or not task.done() or task.cancelled() or task.exception():
            return None
        return task.result()
