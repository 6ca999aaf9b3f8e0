"""The chairs of a table of the house and the session played at it: what can be seen there, and asked for.

A method that answers a wish looks whether it may be, and gives the event; nothing is changed here.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.refusals import illegal
from lansquenet.books.transcript import digest
from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses, IllegalAct
from lansquenet.fair.dealing import Dealing
from lansquenet.fair.first.first_dealing import FirstDealing
from lansquenet.fair.guest.chain import Chain
from lansquenet.house.messages import Kind, Status, Terms
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.companions import companion
from lansquenet.rules.game import counts_chips, hides, is_legal, view
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import ONLOOKER, OVER, SOMEBODY, State, duplicate
from lansquenet.seats.table import SeatedTable

STAND_IN = "stand-in"  # who answered, where somebody was away or had left


class Heir(NamedTuple):
    """Who has the chair of a bot when the hand is over."""

    kind: Kind
    account: str
    name: str
    face: str = ""


@dataclass
class Chair:
    """A place at the table, and who sits there."""

    number: int
    kind: Kind = "empty"  # person, robot (a program of somebody's) or bot (of the house)
    account: str = ""
    name: str = ""
    chips: int = 0  # while no session is played
    seat: int = -1  # in the session that is played
    out: bool = False
    leaving: bool = False
    face: str = ""  # the head by which it is drawn
    heir: Heir | None = None

    def written(self) -> Json:
        """It as it stands in a mark; of faces and heirs the older ones say nothing."""
        return {name: value for name, value in vars(self).items() if name not in ("face", "heir") or value}

    @classmethod
    def read(cls, written: Json) -> Self:
        """It as a mark has it."""
        heir = written.get("heir")
        return cls(**written | {"heir": heir and Heir(*heir)})

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return self.kind != "empty"

    @property
    def plays(self) -> bool:
        """Whether it is to be dealt in when a session begins."""
        return self.taken and not self.out and not self.leaving and self.chips > 0


class Chairs:
    """A table of the house: chairs, the session played at it, and the cards."""

    def __init__(self, id: str, code: str, host: str, terms: Terms, protocol: str = "gt2") -> None:
        self.id, self.code, self.host, self.terms = id, code, host, terms
        self.opened_private = terms.private
        self.told: Book = book(terms.game)
        self.rules = self.told.play_by(terms.preset, terms.options)
        self.chairs = [Chair(number) for number in range(terms.seats)]
        self.hidden = hides(self.told.game)
        self.digest = digest(self.told, self.rules)
        self.sessions = 0  # that are over
        self.dealing: Dealing | FirstDealing = self.dealt_by(protocol)
        self.status: Status = "waiting"
        self.table: SeatedTable | None = None
        self.hand = 0
        self.leader = -1  # the chair that is to bank or deal
        self.removed: set[str] = set()  # accounts that the host has sent away, for this session
        self.answers: dict[int, int] = {}  # to a question asked of all in silence, by seat
        self.chains: dict[int, Chain] = {}  # of the bots of the house, by chair
        self.secrets: dict[int, bytes] = {}  # with which those bots sign
        self.joined: Json = {}  # what was last published of a window that was joined
        self.voids: list[Json] = []  # what was published of the window that is open
        self.told_moments = 0  # moments of the hand that were told before the last freeze
        self._polled: tuple[tuple[SeatedTable, int, int], dict[int, State]] | None = None  # and when that was

    def dealt_by(self, protocol: str) -> Dealing | FirstDealing:
        """A dealing of the cards by this protocol; by gt1 only what was begun by it is dealt."""
        known = self.terms.game, self.digest, self.id
        if protocol == "gt1":
            return FirstDealing(*known, self.id, self.hidden)
        return Dealing(*known, self.session, self.hidden)

    @property
    def session(self) -> str:
        """The name of the session that is played, or that comes next."""
        return f"{self.id}/{self.sessions + 1}"

    # -- what can be seen

    @property
    def played(self) -> SeatedTable:
        """The session that is played.

        Raises:
            HouseRefuses: there is none.
        """
        if self.table is None:
            raise HouseRefuses("no_hand", "No hand is in play.")
        return self.table

    @property
    def in_hand(self) -> bool:
        """Whether a hand is in play."""
        return self.table is not None and self.table.actor != OVER

    @property
    def seated(self) -> list[Chair]:
        """The chairs that are in the session, by seat."""
        return sorted((chair for chair in self.chairs if chair.seat >= 0), key=lambda chair: chair.seat)

    def chair_of(self, account: str) -> Chair | None:
        """The chair in which this account sits."""
        for chair in self.chairs:
            if chair.account == account and chair.kind in ("person", "robot"):
                return chair
        return None

    def heir_of(self, account: str) -> Chair | None:
        """The chair of a bot that this account has when the hand is over."""
        return next((chair for chair in self.chairs if chair.heir and chair.heir.account == account), None)

    def chair(self, number: int) -> Chair:
        """The chair of this number; an empty one if the table has no such chair."""
        return self.chairs[number] if number < len(self.chairs) else Chair(number)

    @property
    def debts(self) -> bool:
        """Whether a seat may owe chips, and so have less than none."""
        return bool(getattr(self.rules, "allow_debt", False)) or not counts_chips(self.told.game)

    def view_of(self, state: State, seat: int) -> State:
        """What a seat may know of this state."""
        return view(self.told.game, self.rules, state, seat)

    def beginning(self) -> Json:
        """What the next hand begins with, for those who read the log."""
        table = self.played
        chairs = [chair.number for chair in self.seated]
        names = [chair.name for chair in self.seated]
        carry = list(table.carry)
        return {
            "hand": self.hand + 1,
            "chairs": chairs,
            "names": names,
            "stacks": table.stacks,
            "carry": carry,
        }

    def chips_of(self, chair: Chair) -> int:
        """The chips of a chair, those at stake among them."""
        if self.table is None or chair.seat < 0:
            return chair.chips
        return (self.table.state.stacks if self.in_hand else self.table.stacks)[chair.seat]

    @property
    def polling(self) -> bool:
        """Whether a question is asked of all in silence."""
        return self.in_hand and self.played.secret

    def polled(self) -> dict[int, State]:
        """Of each seat that is asked in silence, the state in which it is, had those before it said nothing.

        A silent answer leaves no trace in the view of any other seat, so each may be asked at once.  Who can
        say but one thing, and that aloud, has not said it yet: of those before it a seat sees what all see.
        """
        if not self.polling:
            return {}
        table = self.played
        now = table, table.hand, len(table.moments)
        if self._polled is None or self._polled[0] != now:
            self._polled = now, self._poll(table)
        return self._polled[1]

    def _poll(self, table: SeatedTable) -> dict[int, State]:
        found: dict[int, State] = {}
        asked, phase = duplicate(table.state), table.state.phase
        while asked.actor >= 0 and asked.phase == phase and asked.actor not in found:
            if view(table.game, table.rules, asked, ONLOOKER).actor != SOMEBODY:
                break
            found[asked.actor] = duplicate(table.state)
            found[asked.actor].actor = asked.actor
            table.game.apply(table.rules, asked, least_committing(table.game, table.rules, asked))
        return found

    @property
    def awaited(self) -> list[Chair]:
        """Those at this table, bots apart, without whose answer it does not go on."""
        if not self.in_hand or self.status != "playing":
            return []
        table = self.played
        if table.actor >= 0 and table.told.step(table.state.phase).standing:
            return []
        seats = [seat for seat in self.polled() or [table.actor] if seat not in self.answers]
        return [chair for chair in self.seated if chair.seat in seats and chair.kind != "bot"]

    # -- what may be asked for

    def sit(self, number: int | None, account: str, name: str, kind: str) -> TableEvent:
        """Sit down in this chair, or in any that is empty; a person takes the chair of a bot as well."""
        if self.chair_of(account) and kind != "bot":
            raise HouseRefuses("seated", "You sit at this table already.")
        if heir := self.heir_of(account):
            raise HouseRefuses("seated", f"The chair of {heir.name} is yours when the hand is over.")
        if account in self.removed:
            raise HouseRefuses("removed", "The host has removed you from this session.")
        if self.status == "closed":
            raise HouseRefuses("closed", "This table is closed.")
        chair = self._open_to(number, kind)
        return TableEvent(
            "sat", {"chair": chair, "account": account, "name": self._unlike(name), "kind": kind}
        )

    def _open_to(self, number: int | None, kind: str) -> int:
        """The chair that one of this kind may have, if it is this one: an empty one before that of a bot."""
        empty = [chair.number for chair in self.chairs if not chair.taken]
        bots = [chair.number for chair in self.chairs if chair.kind == "bot" and not chair.leaving]
        found = empty + bots if kind == "person" else empty
        if not found or (number is not None and number not in found):
            free = ", ".join(str(n + 1) for n in found) or "none"
            raise HouseRefuses("no_chair", f"That chair is taken; the free ones: {free}.")
        return found[0] if number is None else number

    def sit_bot(self, number: int | None, bot: str) -> TableEvent:
        """A bot of the house sits down in this chair, or in any that is empty."""
        face, name = companion(self.id, [chair.face for chair in self.chairs])
        event = self.sit(number, bot, name, "bot")
        return replace(event, body=event.body | {"face": face})

    def _unlike(self, name: str) -> str:
        """A name that nobody else at the table has."""
        names = {name for chair in self.chairs for name in (chair.name, chair.heir and chair.heir.name)}
        others = [name, *(f"{name} {n}" for n in range(2, 14))]
        return next(other for other in others if other not in names)

    def act(
        self, chair: Chair, action: int, key: tuple[int, str] | None = None, by: str = "seat"
    ) -> TableEvent:
        """Act, or answer a question that is asked of all in silence.

        Raises:
            IllegalAct: the rules forbid it.
            HouseRefuses: no hand is in play, or the chair is not in it.
        """
        table = self.played
        if chair.seat < 0:
            raise HouseRefuses("not_playing", "You are not in this hand.")
        if not self.in_hand:
            raise HouseRefuses("no_hand", "No hand is in play: the next has not begun.")
        asked = self.polled()
        if asked:
            self._refuse_answer(asked, chair.seat, action)
        elif table.waits:
            raise HouseRefuses("cards_first", "The cards are being turned: wait for them.")
        elif chair.seat != table.actor or not is_legal(table.game, table.rules, table.state, action):
            raise self._illegal(chair.seat, action)
        return self._secret("answered" if asked else "acted", chair.seat, action, by, key)

    def _illegal(self, seat: int, action: int) -> IllegalAct:
        """Why an act is refused: whose turn it is, and to the actor alone what may be done."""
        table = self.played
        if seat != table.actor:
            return IllegalAct(f"It is not your turn: {seat_name(table.actor)} is to act.")
        return illegal(table.told, table.rules, table.state, action)

    def _refuse_answer(self, asked: dict[int, State], seat: int, action: int) -> None:
        table = self.played
        if seat not in asked or seat in self.answers:
            raise IllegalAct("You are not asked, or have answered.")
        if not is_legal(table.game, table.rules, asked[seat], action):
            raise illegal(table.told, table.rules, asked[seat], action)

    def _secret(self, kind: str, seat: int, action: int, by: str, key: tuple[int, str] | None) -> TableEvent:
        """An act, sealed in games in which it may be a secret."""
        body = {"seat": seat, "action": action, "by": by}
        return TableEvent(kind, {}, body, key) if self.hidden else TableEvent(kind, body, None, key)

    @property
    def changes(self) -> bool:
        """Whether somebody is to be dealt in, or left out, who was not."""
        wanted = [
            chair.number for chair in self.chairs if chair.plays or (chair.seat >= 0 and self._stays(chair))
        ]
        return wanted != [chair.number for chair in self.seated]

    def _stays(self, chair: Chair) -> bool:
        return chair.taken and not chair.out and not chair.leaving

    @property
    def at_rest(self) -> bool:
        """Whether the company may change: between hands, when no match and no wager stands over."""
        if self.table is None:
            return True
        state = self.table.state
        return not self.in_hand and not (state is not None and self.told.game.stands_over(self.rules, state))

    @property
    def enough(self) -> bool:
        """Whether there are seats enough for a session, counted as they would be after the change."""
        staying = sum(self.chips_of(c) > 0 or c.seat >= 0 for c in self.chairs if self._stays(c))
        return staying + self._heirs >= self.told.game.SEATS[0]

    @property
    def _heirs(self) -> int:
        return sum(chair.heir is not None for chair in self.chairs)

    def enough_for_new(self, rematch: bool) -> bool:
        """Whether a session can begin with those who sit here; for a rematch all get chips anew."""
        count = sum(self._stays(chair) and (rematch or self.chips_of(chair) > 0) for chair in self.chairs)
        return count + self._heirs >= self.told.game.SEATS[0]
