"""Those who watch a table, each through a queue that is cut, not waited for, when full, and their wishes."""

import asyncio
from collections import deque
from dataclasses import dataclass

from lansquenet.house.messages import Ack, Asked, Bye, Refuse, Speed, Told

DEEPEST = 256  # messages on their way to one viewer


class Viewer:
    """One connection of an account to a table."""

    def __init__(
        self, account: str, name: str, kind: str = "person", delay: float = 0, speed: Speed = "usual"
    ) -> None:
        self.account, self.name, self.kind, self.delay = account, name, kind, delay
        self.speed: Speed = speed  # at which beats are to be shown
        self.chair = -1  # of which it has been told that it is its own
        self.outbox: deque[str] = deque()
        self.ready = asyncio.Event()
        self.cut = False  # nothing more is to be sent

    def tell(self, message: Told, at_once: bool = False) -> None:
        """Have this sent, after a while if the viewer is to be behind."""
        self.pass_on(message.model_dump_json(), at_once)

    def pass_on(self, text: str, at_once: bool = False) -> None:
        """Have this text sent."""
        if self.delay and not at_once:
            asyncio.get_running_loop().call_later(self.delay, self._put_late, text)
        else:
            self._put(text)

    def _put_late(self, text: str) -> None:
        if self.delay:  # who has sat down meanwhile is told everything at once
            self._put(text)

    def _put(self, text: str) -> None:
        if self.cut:
            return
        self.outbox.append(text)
        if len(self.outbox) > DEEPEST:
            self.outbox.clear()
            self.end(Bye(code="too_slow", text="You take longer to read than the table to play.", again=1))
        self.ready.set()

    def end(self, bye: Bye) -> None:
        """Say why, and say no more."""
        if not self.cut:
            self.outbox.append(bye.model_dump_json())
        self.cut = True
        self.ready.set()

    async def next(self) -> str | None:
        """The next text to send; None when it is over."""
        while not self.outbox:
            if self.cut:
                return None
            self.ready.clear()
            await self.ready.wait()
        return self.outbox.popleft()


@dataclass
class Wish:
    """What somebody asked for, and who waits to hear what became of it."""

    viewer: Viewer | None
    message: Asked | None  # None: only to look at the table again
    answer: "asyncio.Future[Ack | Refuse] | None" = None

    def reply(self, answer: Ack | Refuse) -> None:
        """Say what became of it."""
        if self.answer is None and self.viewer:
            self.viewer.tell(answer, at_once=True)
        elif self.answer and not self.answer.done():
            self.answer.set_result(answer)
