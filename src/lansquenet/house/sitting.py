"""A table of the house, without its sockets, its clocks and its log.

All that can happen to it is an `Event`.  A method that answers a wish looks whether it may be, and gives
the event; `fold` is the only door by which anything changes.  So the log, folded again, gives the same
table with the same cards, whatever became of the process that wrote it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.record import Moment, Session, digest
from lansquenet.books.refusals import illegal
from lansquenet.errors import HouseRefuses, IllegalAct
from lansquenet.fair.chain import Chain
from lansquenet.fair.dealing import Dealing
from lansquenet.house.log.entries import MINT, Payment as Paid
from lansquenet.house.messages import Kind, Status, Terms
from lansquenet.rules.play import HOUSE, ONLOOKER, OVER, POOL, SOMEBODY, Payment, duplicate, is_legal, view
from lansquenet.rules.policies import least_committing
from lansquenet.seats.table import Table

MOVES = frozenset(
    [
        "started",
        "reseated",
        "rematched",
        "began",
        "committed",
        "frozen",
        "silent",
        "joined",
        "acted",
        "counted",
    ]
)  # with these a hand goes on, and the time that its next step may take begins anew


@dataclass(frozen=True)
class Event:
    """Something that happens at a table: what may be read in the log, and what is sealed there."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    sealed: dict[str, Any] | None = field(default=None, repr=False)
    key: tuple[int, str] | None = None  # chair and client's id: the same is never done twice


@dataclass
class Change:
    """What an event led to."""

    moments: list[Moment] = field(default_factory=list)
    payments: list[Paid] = field(default_factory=list)
    begun: bool = False  # a hand has begun
    answered: bool = False  # to a question asked of all in silence
    moved: bool = False  # the hand went on, if only by a step of the dealing


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

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return self.kind != "empty"

    @property
    def plays(self) -> bool:
        """Whether it is to be dealt in when a session begins."""
        return self.taken and not self.out and not self.leaving and self.chips > 0


class Sitting:
    """A table of the house: chairs, the session played at it, and the cards."""

    def __init__(self, id: str, code: str, host: str, terms: Terms) -> None:
        self.id, self.code, self.host, self.terms = id, code, host, terms
        self.told: Book = book(terms.game)
        self.rules = self.told.play_by(terms.preset, terms.options)
        self.chairs = [Chair(number) for number in range(terms.seats)]
        self.hidden = hasattr(self.told.game, "hide")
        self.digest = digest(self.told, self.rules)
        self.dealing = Dealing(terms.game, self.digest, id, id, self.hidden)
        self.status: Status = "waiting"
        self.table: Table | None = None
        self.hand = 0
        self.leader = -1  # the chair that is to bank or deal
        self.answers: dict[int, int] = {}  # to a question asked of all in silence, by seat
        self.chains: dict[int, Chain] = {}  # of the bots of the house, by chair
        self.said: dict[str, dict[str, Any]] = {}  # what was last published of the dealing, by kind

    # -- what can be seen

    @property
    def played(self) -> Table:
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

    def chair(self, number: int) -> Chair:
        """The chair of this number; an empty one if the table has no such chair."""
        return self.chairs[number] if number < len(self.chairs) else Chair(number)

    @property
    def debts(self) -> bool:
        """Whether a seat may owe chips, and so have less than none."""
        return bool(getattr(self.rules, "allow_debt", False)) or hasattr(self.told.game, "worth")

    def view_of(self, state: Any, seat: int) -> Any:
        """What a seat may know of this state."""
        return view(self.told.game, self.rules, state, seat)

    def beginning(self) -> dict[str, Any]:
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

    def polled(self) -> dict[int, Any]:
        """Of each seat that is asked in silence, the state in which it is, had those before it said nothing.

        A silent answer leaves no trace in the view of any other seat, so each may be asked at once.  Who can
        say but one thing, and that aloud, has not said it yet: of those before it a seat sees what all see.
        """
        found: dict[int, Any] = {}
        if not self.polling:
            return found
        table = self.played
        asked, phase = duplicate(table.state), table.state.phase
        while asked.actor >= 0 and asked.phase == phase and asked.actor not in found:
            if view(table.game, table.rules, asked, ONLOOKER).actor != SOMEBODY:
                break
            found[asked.actor] = duplicate(table.state)
            found[asked.actor].actor = asked.actor
            table.game.apply(table.rules, asked, least_committing(table.game, table.rules, asked))
        return found

    # -- what may be asked for

    def sit(self, number: int | None, account: str, name: str, kind: str) -> Event:
        """Sit down in this chair, or in any that is empty."""
        if self.chair_of(account) and kind != "bot":
            raise HouseRefuses("seated", "You sit at this table already.")
        if self.status == "closed":
            raise HouseRefuses("closed", "This table is closed.")
        empty = [chair.number for chair in self.chairs if not chair.taken]
        if not empty or (number is not None and number not in empty):
            free = ", ".join(str(n + 1) for n in empty) or "none"
            raise HouseRefuses("no_chair", f"That chair is taken; the empty ones: {free}.")
        chair = empty[0] if number is None else number
        return Event("sat", {"chair": chair, "account": account, "name": self._unlike(name), "kind": kind})

    def _unlike(self, name: str) -> str:
        """A name that nobody else at the table has."""
        names = {chair.name for chair in self.chairs if chair.taken}
        others = [name, *(f"{name} {n}" for n in range(2, 14))]
        return next(other for other in others if other not in names)

    def act(self, chair: Chair, action: int, key: tuple[int, str] | None = None, by: str = "seat") -> Event:
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

    def _refuse_answer(self, asked: dict[int, Any], seat: int, action: int) -> None:
        table = self.played
        if seat not in asked or seat in self.answers:
            raise IllegalAct("You are not asked, or have answered.")
        if not is_legal(table.game, table.rules, asked[seat], action):
            raise illegal(table.told, table.rules, asked[seat], action)

    def _secret(self, kind: str, seat: int, action: int, by: str, key: tuple[int, str] | None) -> Event:
        """An act, sealed in games in which it may be a secret."""
        body = {"seat": seat, "action": action, "by": by}
        return Event(kind, {}, body, key) if self.hidden else Event(kind, body, None, key)

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
        stands = getattr(self.told.game, "standing", None)
        state = self.table.state
        return not self.in_hand and not (stands and state is not None and stands(self.rules, state))

    @property
    def enough(self) -> bool:
        """Whether there are seats enough for a session, counted as they would be after the change."""
        count = sum(self.chips_of(c) > 0 or c.seat >= 0 for c in self.chairs if self._stays(c))
        return count >= self.told.game.SEATS[0]

    def enough_for_new(self, rematch: bool) -> bool:
        """Whether a session can begin with those who sit here; for a rematch all get chips anew."""
        count = sum(self._stays(chair) and (rematch or self.chips_of(chair) > 0) for chair in self.chairs)
        return count >= self.told.game.SEATS[0]

    # -- what happens

    def fold(self, event: Event) -> Change:
        """Let it happen.  It has been looked at before it was logged, and is believed."""
        fold: Callable[[dict[str, Any], Change], None] = getattr(self, f"_fold_{event.kind}")
        change = Change()
        fold(event.body | (event.sealed or {}), change)
        change.moved = event.kind in MOVES
        return change

    def _fold_opened(self, body: dict[str, Any], change: Change) -> None:
        """The first event of every log; what it says was said to `__init__`."""

    def _fold_sat(self, body: dict[str, Any], change: Change) -> None:
        number = body["chair"]
        self.chairs[number] = Chair(number, body["kind"], body["account"], body["name"], self.terms.chips)
        self._owe(change, MINT, self._account(number), self.terms.chips, "sits down")

    def _fold_rose(self, body: dict[str, Any], change: Change) -> None:
        chair = self.chairs[body["chair"]]
        chair.leaving = True
        if self.table is None or chair.seat < 0:
            self._vacate(chair, change)

    def _fold_sat_out(self, body: dict[str, Any], change: Change) -> None:
        self.chairs[body["chair"]].out = True

    def _fold_came_back(self, body: dict[str, Any], change: Change) -> None:
        self.chairs[body["chair"]].out = False

    def _fold_started(self, body: dict[str, Any], change: Change) -> None:
        self.status = "playing"

    def _fold_paused(self, body: dict[str, Any], change: Change) -> None:
        self.status = "paused"

    def _fold_finished(self, body: dict[str, Any], change: Change) -> None:
        self.status = "finished"

    def _fold_closed(self, body: dict[str, Any], change: Change) -> None:
        self._break_up(change)
        for chair in self.chairs:
            if chair.taken:
                self._vacate(chair, change)
        self.status = "closed"

    def _fold_rematched(self, body: dict[str, Any], change: Change) -> None:
        self._break_up(change)
        for chair in self.chairs:
            if chair.leaving:
                self._vacate(chair, change)
            elif chair.taken:
                self._owe(change, self._account(chair.number), MINT, chair.chips, "a new session")
                self._owe(change, MINT, self._account(chair.number), self.terms.chips, "a new session")
                chair.chips = self.terms.chips
        self.leader, self.status = -1, "playing"

    def _fold_reseated(self, body: dict[str, Any], change: Change) -> None:
        """The company has changed: the session is over, and another begins with those who stay."""
        following = self._following()
        self._break_up(change)
        for chair in self.chairs:
            if chair.leaving:
                self._vacate(chair, change)
        self._sit_to(following, [])

    def _fold_promised(self, body: dict[str, Any], change: Change) -> None:
        number = body["chair"]
        self.dealing.promise(number, bytes.fromhex(body["head"]))
        if "seed" in body:
            self.chains[number] = Chain(self.id, number, bytes.fromhex(body["seed"]))

    def _fold_began(self, body: dict[str, Any], change: Change) -> None:
        self.hand += 1
        self.dealing.hand = self.hand
        self.dealing.forget(self.hand)
        change.begun = True
        self._take(change, self.played.begin())

    def _fold_committed(self, body: dict[str, Any], change: Change) -> None:
        seeds = [bytes.fromhex(seed) for seed in body["seeds"]]
        self.said["committed"] = self.dealing.commit(self.hand, seeds)

    def _fold_frozen(self, body: dict[str, Any], change: Change) -> None:
        staked = {int(chair): chips for chair, chips in body["staked"].items()}
        self.said["frozen"] = self.dealing.freeze(body["chairs"], staked)

    def _fold_silent(self, body: dict[str, Any], change: Change) -> None:
        given = {int(chair): bytes.fromhex(share) for chair, share in body["given"].items()}
        self.dealing.silent(body["chairs"], given)
        self._spend(given)

    def _fold_joined(self, body: dict[str, Any], change: Change) -> None:
        given = {int(chair): bytes.fromhex(share) for chair, share in body["given"].items()}
        self.said["joined"] = self.dealing.join(given)
        self._spend(given)
        self._take(change, self.played.go_on())

    def _spend(self, given: dict[int, bytes]) -> None:
        for number in self.chains.keys() & given.keys():
            self.chains[number].revealed += 1

    def _fold_acted(self, body: dict[str, Any], change: Change) -> None:
        self._take(change, self.played.act(body["seat"], body["action"]))

    def _fold_answered(self, body: dict[str, Any], change: Change) -> None:
        self.answers[body["seat"]] = body["action"]
        change.answered = True

    def _fold_counted(self, body: dict[str, Any], change: Change) -> None:
        """The time for answers is over: each counts in its turn, or the least committing if none came."""
        table, asked = self.played, set()
        phase = table.state.phase
        while table.actor not in asked and table.secret and table.state.phase == phase:
            seat = table.actor
            asked.add(seat)
            usual = least_committing(table.game, table.rules, table.state)
            said = self.answers.pop(seat, usual)
            said = said if is_legal(table.game, table.rules, table.state, said) else usual
            done = table.act(seat, said)
            self._take(change, done)
            if len(done) > 1:
                break
        self.answers.clear()

    def _fold_parked(self, body: dict[str, Any], change: Change) -> None:
        """The house closed for a while; `left` are the seconds the seat to act still had."""

    def _fold_mark(self, body: dict[str, Any], change: Change) -> None:
        """Where the log stands on its own: a recovery begins here."""

    # -- how it happens

    def _take(self, change: Change, moments: Sequence[Moment]) -> None:
        """Note what the rules have done."""
        change.moments += moments
        for moment in moments:
            for row in moment.act.payments:
                self._paid(change, row)

    def _paid(self, change: Change, row: Payment) -> None:
        self._owe(change, self._named(row.payer), self._named(row.payee), row.chips, self.told.why(row.why))

    def _named(self, seat: int) -> str:
        """The account of a seat, the pool or the house."""
        if seat in (POOL, HOUSE):
            return f"{self.id}/{'pool' if seat == POOL else 'house'}"
        return self._account(self.seated[seat].number)

    def _account(self, number: int) -> str:
        return f"{self.id}/{number}"

    def _owe(self, change: Change, payer: str, payee: str, chips: int, rule: str) -> None:
        """Chips change hands; a debt is paid the other way about."""
        if chips > 0:
            change.payments.append(Paid(payer, payee, chips, rule))
        elif chips < 0:
            change.payments.append(Paid(payee, payer, -chips, rule))

    def _vacate(self, chair: Chair, change: Change) -> None:
        self._owe(change, self._account(chair.number), MINT, chair.chips, "leaves")
        self.chairs[chair.number] = Chair(chair.number)
        self.dealing.heads.pop(chair.number, None)
        self.chains.pop(chair.number, None)

    def _break_up(self, change: Change) -> None:
        """End the session, if one is played: what lies in the pool is shared out as the game has it."""
        if self.table is None:
            return
        assert not self.in_hand, "a session ends between hands"
        for row in self.table.close():
            self._paid(change, row)
        for chair in self.seated:
            chair.chips, chair.seat = self.table.stacks[chair.seat], -1
        self.table = None

    def _following(self) -> list[int]:
        """The chairs of the session in the order in which the bank or the deal would come to them."""
        if self.table is None or self.table.carry == self.table.game.Carry():
            return []
        seats = len(self.table.stacks)
        step = 1 if self.table.state is None else self.table.state.step
        turns = [(self.table.carry[0] + n * step) % seats for n in range(seats)]
        return [self.seated[seat].number for seat in turns]

    def _sit_to(self, following: list[int], carry: list[Any]) -> None:
        """Begin a session with all who play; the bank or the deal goes to the first of these who is there."""
        chairs = [chair for chair in self.chairs if chair.plays]
        if len(chairs) < self.told.game.SEATS[0]:
            self.status = "waiting"
            return
        for seat, chair in enumerate(chairs):
            chair.seat = seat
        leader = next((self.chairs[n].seat for n in following if self.chairs[n].seat >= 0), None)
        begun = self.told.game.Carry() if leader is None else self.told.game.Carry(leader)
        self._lay_out(chairs, self.told.game.Carry(*carry) if carry else begun)

    def _lay_out(self, chairs: list[Chair], carry: Any) -> None:
        names = [chair.name for chair in chairs]
        stacks = [chair.chips for chair in chairs]
        session = Session(self.told.name, self.rules, stacks, carry, self.terms.preset, names)
        self.table = Table(session, stock=self.dealing, patient=True)

    # -- the log standing on its own

    def mark(self) -> Event:
        """All that a recovery needs when the next hand begins with a shuffle."""
        assert not self.in_hand, "a mark is made between hands"
        chairs = [{**vars(chair), "chips": self.chips_of(chair)} for chair in self.chairs]
        body = {
            "chairs": chairs,
            "status": self.status,
            "hand": self.hand,
            "carry": None if self.table is None else list(self.table.carry),
            "heads": {str(chair): head.hex() for chair, head in self.dealing.heads.items()},
            "voids": self.dealing.voids,
            "windows": self.dealing.windows,
        }
        chains = {str(number): [chain.seed.hex(), chain.revealed] for number, chain in self.chains.items()}
        return Event("mark", body, {"chains": chains})

    def restore(self, body: dict[str, Any], sealed: dict[str, Any]) -> None:
        """Stand as at a mark."""
        self.chairs = [Chair(**chair) for chair in body["chairs"]]
        self.status, self.hand = body["status"], body["hand"]
        self.dealing.voids, self.dealing.windows = body["voids"], body["windows"]
        for number, (seed, revealed) in sealed["chains"].items():
            self.chains[int(number)] = Chain(self.id, int(number), bytes.fromhex(seed), revealed)
        for chair, head in body["heads"].items():
            self.dealing.promise(int(chair), bytes.fromhex(head))
        if body["carry"] is not None:
            self._lay_out(self.seated, self.told.game.Carry(*body["carry"]))
