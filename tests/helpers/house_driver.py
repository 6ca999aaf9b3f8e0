"""Rooms of the house driven in tests: no sockets, no event loop, a clock that only the test moves."""

import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any

from driver import pick
from lansquenet.books.book import book
from lansquenet.errors import LansquenetError
from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.guest import chain as chains
from lansquenet.fair.guest.keys import OwnKeys
from lansquenet.fair.guest.part import OwnPart
from lansquenet.house import messages as say
from lansquenet.house.log.entries import Entry, Logged
from lansquenet.house.log.sealing import Keys
from lansquenet.house.rooms import conductor
from lansquenet.house.rooms.requests import obey
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables import fairness
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.from_log import refold, since_mark
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import ONLOOKER

KEYS = Keys(*(bytes([n]) * 32 for n in range(4)))
TABLE, CODE, HOST = "7ab1e", "ABCDEF", "account0"
MOST = 5000  # steps of an evening
QUICK = {"pace": 0, "between": 0, "window": 3, "clock": 0}


def run(due: Coroutine[Any, Any, Any]) -> Any:
    """What this comes to; it must not have to wait."""
    try:
        due.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits")


class Kept:
    """A log in memory, written and read as the store is."""

    def __init__(self, rows: list[Entry] | None = None) -> None:
        self.rows = rows or []
        self.store = self

    async def write(self, entries: list[Entry]) -> list[int]:
        self.rows += entries
        return [*range(len(self.rows) - len(entries) + 1, len(self.rows) + 1)]

    def events(self, table: str, since: int = 0) -> Iterator[Logged]:
        return (_logged(seq, row) for seq, row in enumerate(self.rows[since:], since + 1))

    def last(self, table: str, kind: str, before: int | None = None) -> Logged | None:
        found = [(seq, row) for seq, row in enumerate(self.rows, 1) if row.kind == kind]
        return _logged(*found[-1]) if found else None

    def seq_of(self, table: str, seat: int, client_id: str) -> int | None:
        return next((seq for seq, row in enumerate(self.rows, 1) if row.key == (seat, client_id)), None)


def _logged(seq: int, row: Entry) -> Logged:
    body, sealed = json.loads(row.text), json.loads(row.secret or "null")
    return Logged(row.table, seq, row.hand, row.kind, body, sealed, row.rules, 0, b"")


class Still(TendedTable):
    """A room whose clock stands still until it is set."""

    hour = 1000.0

    def now(self) -> float:
        return self.hour


@dataclass
class Laid(Dealing):
    """A dealing without promises: the cards are turned in the order that the test wants."""

    order: Callable[[list[int]], list[int]] = sorted
    cards: list[int] = field(default_factory=list)
    script: list[int] = field(default_factory=list)  # cards to be turned before any others

    def __len__(self) -> int:
        return len(self.cards)

    def gather(self, pack: list[int]) -> None:
        self.cards, self.step = self.order(pack), Stage.READY

    def turn(self) -> int:
        if self.script and self.cards:
            self.cards.remove(self.script[0])
            return self.script.pop(0)
        return self.cards.pop(0) if self.cards else EMPTY

    def close(self) -> None:
        pass


@lru_cache(1000)
def read(text: str) -> dict[str, Any]:
    """A message."""
    found: dict[str, Any] = json.loads(text)
    return found


@dataclass
class Guest:
    """Somebody with a connection: what was shown, and when; their part in the shuffles."""

    account: str
    viewer: Viewer
    heard: list[tuple[float, str]] = field(default_factory=list)
    last: str = "{}"  # the last state of these
    part: OwnPart | None = None
    promises: say.Promise | None = None  # what is to be promised
    wanted: dict[str, Any] | None = None  # the share that is asked for
    kept: dict[tuple[str, int], OwnKeys] = field(default_factory=dict)

    def listen(self, clock: float) -> None:
        """Read what has come."""
        while self.viewer.outbox:
            text = self.viewer.outbox.popleft()
            self.heard.append((clock, text))
            if text.startswith('{"type":"state"'):
                self.last = text
            self.take_part(read(text))

    def take_part(self, message: dict[str, Any]) -> None:
        """Check what is said of the shuffles; what is to be said waits for this guest's turn."""
        if self.part is None:
            if message["type"] != "welcome":
                return
            self.part = OwnPart(TABLE, message["key"], message["terms"]["game"])
            self.part.recall = self.keys
        if message["type"] in ("welcome", "void", "joined"):
            self.wanted = None
        if message["type"] == "share_wanted":
            self.wanted = message
        elif reply := self.part.hear(message):
            self.promises = say.Promise(**reply)
        elif self.part.counts:
            self.promises = None

    def relive(self, whole: "Guest", read_so_far: int) -> None:
        """Have heard so much of what another heard, and have given every share that this other gave."""
        self.heard = whole.heard[:read_so_far]
        given = whole.part.record.windows if whole.part else {}
        for _, text in self.heard:
            message = read(text)
            self.take_part(message)
            if message["type"] == "share_wanted" and self.part:
                at = message["body"]["window"], message["body"]["void"]
                if given.get(at, {}).get("share"):
                    self.part.hear(message)
        self.last = ([text for _, text in self.kinds("state")] or ["{}"])[-1]

    def keys(self, session: str, chair: int) -> OwnKeys:
        """The keys of this guest for a session: always the same."""
        if (session, chair) not in self.kept:
            dice = Random(f"{self.account} {session} {chair}")
            chain = chains.Chain(session, chair, dice.randbytes(32))
            self.kept[session, chair] = OwnKeys(session, chair, dice.randbytes(32), [chain])
        return self.kept[session, chair]

    @property
    def state(self) -> dict[str, Any]:
        """The hand as it was shown last."""
        return read(self.last)

    def kinds(self, *kinds: str) -> list[tuple[float, str]]:
        """What was heard of these kinds."""
        return [heard for heard in self.heard if heard[1][9:].partition('"')[0] in kinds]


@dataclass
class Evening:
    """A room and those who play there; what they do hangs on the seed and on where the hand stands."""

    terms: say.Terms
    people: int
    seed: str
    log: Kept = field(default_factory=Kept)
    onlooker: bool = True
    order: Callable[[list[int]], list[int]] | None = None  # of the cards; None: as gt2 has it
    silence: float = 0.0  # how often a share does not come
    restored: tuple[dict[str, Any], dict[str, Any]] | None = None  # from a mark

    def __post_init__(self) -> None:
        accounts = [f"account{n}" for n in range(self.people)] + ["onlooker"] * self.onlooker
        self.guests = [Guest(account, Viewer(account, account.title())) for account in accounts]
        sitting = Sitting(TABLE, CODE, HOST, self.terms)
        if self.order:
            sitting.dealing = laid(sitting, self.order)
        if self.restored:
            sitting.restore(*self.restored)
        self.enter(Still(sitting, self.log, KEYS))
        if not self.restored and not self.log.rows:
            self.open()

    def enter(self, room: Still) -> None:
        """The room is in memory."""
        self.room, self.sitting = room, room.sitting

    def open(self) -> None:
        """Open the table, and come to it."""
        body = {"code": CODE, "host": HOST, "terms": self.terms.model_dump(mode="json"), "protocol": "gt2"}
        bots = [
            TableEvent("sat", {"chair": n, "account": name, "name": f"{name} {n}", "kind": "bot"})
            for n, name in enumerate(self.terms.bots)
        ]
        run(self.room.happen(TableEvent("opened", body), *bots))
        self.come()

    def come(self) -> None:
        """All connect, and are shown what they have not seen."""
        for guest in self.guests:
            run(self.room.come(guest.viewer, guest.state.get("hand", 0), guest.state.get("seq", 0)))
        self.listen()

    def listen(self) -> None:
        """Everybody reads."""
        for guest in self.guests:
            guest.listen(self.room.hour)

    def ask(self, guest: Guest, message: say.Asked) -> None:
        """Ask for something that must be granted."""
        run(obey(self.room, guest.viewer, message))
        self.listen()

    # -- what happens next

    def dice(self, *why: Any) -> Random:
        """Luck that is the same whenever the hand stands so."""
        moments = len(self.sitting.played.moments) if self.sitting.in_hand else 0
        return Random(f"{self.seed} {self.sitting.hand} {moments} {self.sitting.dealing.windows} {why}")

    def hands(self, until: int) -> "Evening":
        """Play until so many hands are over, or the session is."""
        for _ in range(MOST):
            over = not (self.sitting.in_hand or self.room.projection.steps) and self.sitting.hand >= until
            if over or not self.step():
                assert over or self.sitting.status != "playing", "all wait for somebody, before the end"
                return self
        raise AssertionError("this evening has no end")

    def step(self) -> bool:
        """Somebody does something, or the table does; False: all wait for somebody."""
        if wish := self.wish():
            self.ask(*wish)
            return True
        due = self.room.conductor.next()
        if due is None:
            return self.spoken_at_last()
        self.room.hour = max(self.room.hour, due.at)
        with unchanging(self.dice("house")):
            run(due.do())
        self.listen()
        return True

    def spoken_at_last(self) -> bool:
        """Where no clock runs, who was asked in silence and was silent speaks; whether there is somebody."""
        asked = self.sitting.in_hand and self.sitting.polling
        wish = self.reply(silent=False) if asked else None
        if wish:
            self.ask(*wish)
        return wish is not None

    def wish(self) -> tuple[Guest, say.Asked] | None:
        """What one of the people does now."""
        sitting = self.sitting
        for guest in self.guests[: self.people]:
            if sitting.chair_of(guest.account) is None:
                return guest, say.Sit()
        if self.order is None and sitting.dealing.stage != Stage.JOIN and (promise := self.promise()):
            return promise
        if not sitting.in_hand or sitting.status != "playing" or self.room.projection.steps:
            return None
        if sitting.played.waits:
            return self.share()
        if sitting.polling:
            return self.reply()
        guest = self.guest(sitting.played.actor)
        return guest and (guest, self.act(guest, self.turn(guest)))

    def guest(self, seat: int) -> Guest | None:
        """Who sits there, if it is one of the people."""
        account = self.sitting.seated[seat].account
        return next((guest for guest in self.guests if guest.account == account), None)

    def promise(self) -> tuple[Guest, say.Asked] | None:
        """What somebody has to promise; the last chair never does."""
        for guest in self.guests[: self.people - (self.people > 2)]:
            promised, guest.promises = guest.promises, None
            if promised and promised.session == self.sitting.session:
                return guest, promised
        return None

    def share(self) -> tuple[Guest, say.Asked] | None:
        """The share of the first of whom it is wanted."""
        if self.sitting.dealing.stage != Stage.JOIN:
            return None
        for guest in self.guests:
            chair = self.sitting.chair_of(guest.account)
            silent = chair and self.dice("share", chair.number).random() < self.silence
            if guest.wanted is None or guest.part is None or silent:
                continue
            wanted, guest.wanted = guest.wanted, None
            if reply := guest.part.hear(wanted):
                return guest, say.Share(**reply)
        return None

    def reply(self, silent: bool = True) -> tuple[Guest, say.Asked] | None:
        """What the next says who is asked in silence, in any order; some say nothing, where they may."""
        seats = [seat for seat in self.sitting.polled() if seat not in self.sitting.answers]
        for seat in self.dice("order").sample(seats, len(seats)):
            guest = self.guest(seat)
            said = guest and (self.answer(guest, seat) if silent else self.turn(guest))
            if guest and said is not None:
                return guest, self.act(guest, said)
        return None

    def act(self, guest: Guest, action: int) -> say.Do:
        hand, seq = guest.state["hand"], guest.state["seq"]
        return say.Do(id=f"{guest.account}-{hand}-{seq}", hand=hand, seq=seq, action=action)

    # -- what people choose; a twin world has it otherwise

    def turn(self, guest: Guest) -> int:
        """What somebody does whose turn it is."""
        return chosen(guest.state["offer"], self.dice("turn"))

    def answer(self, guest: Guest, seat: int) -> int | None:
        """What somebody says who is asked in silence; None: nothing."""
        dice = self.dice("answer", seat)
        return chosen(guest.state["offer"], dice) if dice.random() < 0.8 else None


def laid(sitting: Sitting, order: Callable[[list[int]], list[int]]) -> Laid:
    """A dealing for this table in which the cards come in this order."""
    return Laid(sitting.terms.game, sitting.digest, sitting.id, sitting.id, sitting.hidden, order=order)


def chosen(offer: dict[str, Any], dice: Random) -> int:
    """One of the acts that are offered."""
    if offer["choices"]:
        return pick(dice, [choice["action"] for choice in offer["choices"]])
    least, most, apart = offer["least"], offer["most"], offer["apart"]
    amounts = [*range(least, min(most, least + 10) + 1)]
    return pick(dice, amounts or [apart])


@contextmanager
def unchanging(dice: Random) -> Iterator[None]:
    """While this lasts, what the house takes from the system's entropy comes from these dice."""

    class Dice:
        token_hex = staticmethod(lambda size: dice.randbytes(size).hex())
        token_bytes = staticmethod(dice.randbytes)
        randbits = staticmethod(dice.getrandbits)

    modules: list[Any] = [conductor, fairness, chains]
    before = [module.secrets for module in modules]
    for module in modules:
        module.secrets = Dice
    try:
        yield
    finally:
        for module, found in zip(modules, before, strict=True):
            module.secrets = found


def taken_up(evening: Evening, rows: list[Entry]) -> None:
    """The house was killed when these rows were in its log, and has been opened again."""
    log = Kept(list(rows))
    sitting, logged = since_mark(log, TABLE)  # type: ignore[arg-type]
    room = Still(sitting, log, KEYS)
    room.hour = evening.room.hour
    for event in logged:
        room.projection.recall(refold(sitting, event))
    room.since = room.emptied = room.hour
    evening.log = log
    evening.enter(room)


@cache
def options(name: str, seed: str) -> dict[str, str]:
    """Half of the options of a game at their defaults, the others anyhow."""
    from driver import random_rules

    told = book(name)
    for n in range(100):
        found: dict[str, str] = told.options_of(random_rules(told.game, Random(f"{seed} {n}")))
        try:
            told.play_by("", found)
        except LansquenetError:
            continue
        return found
    raise AssertionError(f"no rules for {name}")


def seat_of(evening: Evening, guest: Guest) -> int:
    """From which seat somebody sees the hand."""
    chair = evening.sitting.chair_of(guest.account)
    return ONLOOKER if chair is None or chair.seat < 0 else chair.seat
