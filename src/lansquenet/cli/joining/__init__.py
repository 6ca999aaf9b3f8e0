"""Come to a table of a house: find it or open it, say who you are, and sit down."""

import asyncio
from dataclasses import dataclass, field

import httpx
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from websockets.exceptions import WebSocketException

from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.written import Json
from lansquenet.cli.joining.keyboard import Typed
from lansquenet.cli.joining.visit import Parted, Visit
from lansquenet.cli.joining.wire import House, Kept, address
from lansquenet.errors import LansquenetError


@dataclass
class NewTable:
    """The table that is to be opened."""

    game: str
    preset: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    chips: int
    clock: int
    more: dict[str, str] = field(default_factory=dict)

    def terms(self) -> Json:
        """The terms as the house takes them; what was not said, it knows best."""
        said = {"seats": self.seats, "chips": self.chips, "clock": self.clock}
        wanted = {name: number for name, number in said.items() if number}
        options = {"preset": self.preset, "options": self.options, "bots": self.bots}
        return {"game": self.game, **options, **wanted, **self.more}


def run(
    url: str, name: str, code: str, opening: NewTable | None, watch: bool, speech: Speech = ENGLISH
) -> None:
    """Join a table, and stay until one side has had enough."""
    base, linked = address(url)
    coming = Coming(base, name, linked or code, opening, watch, speech)
    try:
        words = asyncio.run(coming.visit())
    except KeyboardInterrupt:
        coming.console.print()
        words = coming.here.farewell if coming.here and coming.here.welcome else ""
    except httpx.TransportError:
        raise LansquenetError(f"No house answers at {base}.") from None
    except (OSError, WebSocketException):
        raise LansquenetError(f"The house at {base} does not let this connection in.") from None
    if words:
        coming.console.print(Text(words), soft_wrap=True)


@dataclass
class Coming:
    """Somebody on the way to a table."""

    url: str
    name: str
    code: str
    opening: NewTable | None
    watch: bool
    speech: Speech = ENGLISH
    console: Console = field(default_factory=lambda: Console(highlight=False))
    here: Visit | None = None

    async def visit(self) -> str:
        """Find the table, sit down and play; how it ended."""
        typed, house = Typed(), House(self.url)
        try:
            await house.ask("GET", "/games")
            kept = await self._known(house, typed)
            table = await self._table(house, kept, typed)
            self.here = Visit(house, kept, table, typed, self.watch, self.speech)
            return await self.here.run()
        except Parted as words:
            return str(words)
        finally:
            await house.http.aclose()

    async def _known(self, house: House, typed: Typed) -> Kept:
        """Who we are there."""
        name = self.name or await self._asked(self.speech("join-ask-name"), typed)
        kept = Kept(user_data_path("lansquenet") / "joined", self.url, " ".join(name.split()))
        await house.name_oneself(kept)
        return kept

    async def _asked(self, question: str, typed: Typed) -> str:
        """The answer to a question at the door."""
        self.console.print(Text(f"{question} > ", "bold"), end="")
        said = await typed.next()
        if not typed.live:
            self.console.print(Text(said or ""))
        if not said:
            raise Parted("")
        return said

    async def _table(self, house: House, kept: Kept, typed: Typed) -> str:
        """The table that was opened, or named, or is chosen from a list."""
        if self.opening:
            return await self._opened(house, kept, self.opening)
        code = self.code or await self._chosen(house, kept, typed)
        card = await house.ask("GET", f"/codes/{code}")
        if card["status"] == "closed":
            raise LansquenetError(f"The table {card['code']} is closed.")
        return str(card["id"])

    async def _opened(self, house: House, kept: Kept, opening: NewTable) -> str:
        link = await house.ask("POST", "/tables", kept.session, json=opening.terms())
        words = self.speech("join-opened", code=link["code"])
        self.console.print(Text(f"{words}\nlansquenet join {link['link']}"), soft_wrap=True)
        return str(link["id"])

    async def _chosen(self, house: House, kept: Kept, typed: Typed) -> str:
        """The code of one of the tables that there are."""
        cards = await house.ask("GET", "/tables", kept.session)
        if not cards:
            raise LansquenetError("No table is open here.  Open one: --open GAME.")
        self.console.print(_listed(cards, self.speech))
        said = await self._asked(self.speech("join-ask-table"), typed)
        if said.isdecimal() and 1 <= int(said) <= len(cards):
            return str(cards[int(said) - 1]["code"])
        return said


def _listed(cards: list[Json], speech: Speech) -> Grid:
    """The tables of a house."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("", "join-game", "join-code", "", "join-who"):
        grid.add_column(speech(title) if title else "")
    for number, card in enumerate(cards, 1):
        seated = [chair["name"] for chair in card["chairs"] if chair["kind"] != "empty"]
        free = len(card["chairs"]) - len(seated)
        who = Text(", ".join([*seated, speech("join-free", count=free)] if free else seated))
        game, code, status = card["terms"]["game"], card["code"], speech(f"join-status-{card['status']}")
        grid.add_row(str(number), Text(game), Text(code), Text(status), who)
    return grid
