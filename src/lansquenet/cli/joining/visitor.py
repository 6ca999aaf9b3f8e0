"""A person at a terminal who has come to a table of a house: what they know of it, and how it is shown."""

import asyncio
import secrets

from rich.console import Console, RenderableType
from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.written import Json
from lansquenet.cli.joining.keyboard import Typed
from lansquenet.cli.joining.speaking_up import SpeakingUp
from lansquenet.cli.joining.wire import House, Kept, Wire
from lansquenet.cli.telling.complaints import complaint, of_house
from lansquenet.fair.guest.part import OwnPart
from lansquenet.house import messages as say
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import Line


class Visitor:
    """One person at one table, with all that the house has told them."""

    def __init__(
        self,
        house: House,
        kept: Kept,
        table: str,
        typed: Typed,
        watch: bool = False,
        speech: Speech = ENGLISH,
    ) -> None:
        self.house, self.kept, self.table, self.speech = house, kept, table, speech
        self.console = Console(highlight=False, soft_wrap=False)
        self.typed = typed
        self.wire = Wire(house, kept.session, table, lambda: (self.hand, self.seq))
        self.sits = not watch  # whether a chair is wanted
        self.leaving = False
        self.game: Json = {}
        self.welcome: say.Welcome | None = None
        self.room: say.Room | None = None
        self.state: say.State | None = None
        self.part: OwnPart | None = None  # in the shuffles
        self.fixed = ""  # the commitment that was shown last
        self.ended: asyncio.Queue[int] = asyncio.Queue()  # hands that are over and not yet checked
        self.lines: list[Line] = []  # of this hand
        self.pending: dict[str, say.Do] = {}  # acts of which it is not known what became
        self.answered = (0, 0)  # the hand and seq of the question that was answered last
        self.asked = asyncio.Event()  # a question stands open
        self.shown_at = 0.0  # when it took the place of another, by the loop's clock
        self.prompted = False  # the cursor stands behind a prompt
        self.anytime = SpeakingUp(self)
        self.heeded = asyncio.Event()  # a question stands open, or one may speak up

    @property
    def pool(self) -> str:
        """What the game calls the chips in the middle."""
        return str(self.game.get("pool", "pool"))

    @property
    def hand(self) -> int:
        """The hand of the last frame."""
        return self.state.hand if self.state else 0

    @property
    def seq(self) -> int:
        """The number of the last frame."""
        return self.state.seq if self.state else 0

    @property
    def offer(self) -> Offer | None:
        """What is asked of us, if it has not been answered, and silence would not do."""
        asked = self.asked_of(self.state)
        return None if (self.hand, self.seq) == self.answered else asked

    def asked_of(self, state: say.State | None) -> Offer | None:
        """The question in a frame, if silence is no answer to it."""
        return state.offer if state and not self.anytime.stands(state.offer) else None

    # -- showing

    def show(self, *shown: RenderableType, style: str = "") -> None:
        """Print below whatever is being typed."""
        if self.prompted:
            self.console.print()
            self.prompted = False
        for part in shown:
            self.console.print(Text(part, style) if isinstance(part, str) else part)

    def warn(self, wrong: str) -> None:
        """Say loudly that the house has done what it must not."""
        words = self.speech("join-warning", wrong=complaint(wrong, self.speech.language))
        self.show(words, style="bold white on red")

    def refused(self, code: str, text: str) -> str:
        """What the house refuses, in the language of who is here."""
        return of_house(code, text, self.speech.language)

    @property
    def names(self) -> list[str]:
        """Who sits in the hand, seat by seat."""
        rows = self.state.rows if self.state else ()
        return [row.name or seat_name(row.seat) for row in sorted(rows, key=lambda row: row.seat)]

    def who(self, seat: int) -> str:
        """A seat with its name, as the table has it."""
        rows = self.state.rows if self.state else ()
        name = next((row.name for row in rows if row.seat == seat), "")
        return f"{seat_name(seat)} ({name})" if name else seat_name(seat)

    async def act(self, action: int) -> None:
        """Act in the state that was shown; it is said again, with the same id, if the connection breaks."""
        act = say.Do(id=secrets.token_hex(8), hand=self.hand, seq=self.seq, action=action)
        self.pending[act.id] = act
        self.answered = (self.hand, self.seq)
        self.asked.clear()
        self.heeded.clear()
        await self.wire.send(act)
