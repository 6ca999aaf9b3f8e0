"""A table of the house, without its sockets, its clocks and its log.

All that can happen to it is a `TableEvent`.  A method that answers a wish looks whether it may be, and gives
the event; `fold` is the only door by which anything changes.  So the log, folded again, gives the same
table with the same cards, whatever became of the process that wrote it.
"""

from collections.abc import Callable, Sequence

from lansquenet.books.transcript import Moment, Session
from lansquenet.books.written import Json
from lansquenet.fair.dealing import Dealing
from lansquenet.fair.first.first_dealing import FirstDealing
from lansquenet.fair.gt2 import Pledge, SignedLink
from lansquenet.fair.guest.chain import Chain
from lansquenet.house.log.entries import ANEW, LEAVES, MINT, SITS, Transfer
from lansquenet.house.tables import first_folds
from lansquenet.house.tables.chairs import Chair, Chairs, Heir
from lansquenet.house.tables.changes import MOVES, Change, TableEvent
from lansquenet.rules.game import is_legal
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import HOUSE, POOL, Carried, Direction, Numbers, Payment, first_of, way_of
from lansquenet.seats.table import SeatedTable


class Sitting(Chairs):
    """A table of the house: chairs, the session played at it, and the cards; folded from its events."""

    # -- what happens

    def fold(self, event: TableEvent) -> Change:
        """Let it happen.  It has been looked at before it was logged, and is believed."""
        fold: Callable[[Json, Change], None] = getattr(self, f"_fold_{event.kind}")
        change = Change()
        fold(event.body | (event.sealed or {}), change)
        change.moved = event.kind in MOVES
        return change

    def _fold_opened(self, body: Json, change: Change) -> None:
        """The first event of every log; what it says was said to `__init__`."""

    def _fold_sat(self, body: Json, change: Change) -> None:
        who = Heir(body["kind"], body["account"], body["name"], body.get("face", ""))
        chair = self.chairs[body["chair"]]
        if not chair.taken:
            return self._seat(chair.number, who, change)
        chair.heir, chair.leaving = who, True  # of a bot: a hand is played to its end by who began it
        if self.table is None or chair.seat < 0:
            self._vacate(chair, change)

    def _seat(self, number: int, who: Heir, change: Change) -> None:
        self.chairs[number] = Chair(number, *who[:3], self.terms.chips, face=who.face)
        self._owe(change, MINT, self._account(number), self.terms.chips, SITS)

    def _fold_rose(self, body: Json, change: Change) -> None:
        chair = self.chairs[body["chair"]]
        if "heir" in body:  # who has thought better of it
            chair.heir, chair.leaving = None, False
            return
        chair.leaving = True
        if body.get("removed") and chair.kind != "bot":
            self.removed.add(chair.account)
        if self.table is None or chair.seat < 0:
            self._vacate(chair, change)

    def _fold_sat_out(self, body: Json, change: Change) -> None:
        self.chairs[body["chair"]].out = True

    def _fold_came_back(self, body: Json, change: Change) -> None:
        self.chairs[body["chair"]].out = False

    def _fold_started(self, body: Json, change: Change) -> None:
        self.status = "playing"

    def _fold_paused(self, body: Json, change: Change) -> None:
        self.status = "paused"

    def _fold_finished(self, body: Json, change: Change) -> None:
        self.status = "finished"

    def _fold_closed(self, body: Json, change: Change) -> None:
        self._break_up(change)
        for chair in self.chairs:
            chair.heir = None
            if chair.taken:
                self._vacate(chair, change)
        self.status = "closed"

    def _fold_listed(self, body: Json, change: Change) -> None:
        """It is shown in the lobby from now on, or found by its link alone."""
        self.terms = self.terms.model_copy(update={"private": body["private"]})

    def _fold_rematched(self, body: Json, change: Change) -> None:
        self._break_up(change)
        for chair in self.chairs:
            if chair.leaving:
                self._vacate(chair, change)
            elif chair.taken:
                self._owe(change, self._account(chair.number), MINT, chair.chips, ANEW)
                self._owe(change, MINT, self._account(chair.number), self.terms.chips, ANEW)
                chair.chips = self.terms.chips
        self.leader, self.status = -1, "playing"
        self.removed.clear()

    def _fold_reseated(self, body: Json, change: Change) -> None:
        """The company has changed: the session is over, and another begins with those who stay.

        Or a newcomer who has been asked nothing yet is passed over by the bank or the deal.
        """
        following = [number for number in self.following() if number != body.get("spared")]
        self._break_up(change)
        for chair in self.chairs:
            if chair.leaving:
                self._vacate(chair, change)
        self._sit_to(following, [])

    def _fold_protocol(self, body: Json, change: Change) -> None:
        """From the next hand on the cards are dealt by another protocol, out of a new shoe."""
        self.sessions = body["sessions"]
        self.dealing = self.dealt_by(body["protocol"])
        self.chains.clear()
        if self.table is not None:
            self.table.stock = self.dealing

    def _fold_promised(self, body: Json, change: Change) -> None:
        if isinstance(self.dealing, FirstDealing):
            return first_folds.promised(self.dealing, body)
        number = body["chair"]
        key, head = bytes.fromhex(body["key"]), bytes.fromhex(body["head"])
        self.dealing.promise(number, Pledge(key, head, "seed" in body))
        if "seed" in body:
            self.chains[number] = Chain(self.session, number, bytes.fromhex(body["seed"]))
            self.secrets[number] = bytes.fromhex(body["secret"])

    def _fold_began(self, body: Json, change: Change) -> None:
        self.hand += 1
        self.dealing.begin(self.hand)
        self.voids, self.told_moments = [], 0
        change.begun = True
        self._take(change, self.played.begin())

    def _fold_committed(self, body: Json, change: Change) -> None:
        seeds = [bytes.fromhex(seed) for seed in body["seeds"]]
        if isinstance(self.dealing, FirstDealing):
            self.dealing.commit(self.hand, seeds)
        else:
            self.dealing.commit(self.hand, seeds, bytes.fromhex(body["key"]))

    def _fold_frozen(self, body: Json, change: Change) -> None:
        staked = {int(chair): chips for chair, chips in body["staked"].items()}
        if isinstance(self.dealing, FirstDealing):
            self.dealing.freeze(body["chairs"], staked)
        else:
            self.dealing.freeze(body["chairs"], staked, body["told"])
            self.told_moments = len(self.played.moments)

    def _fold_silent(self, body: Json, change: Change) -> None:
        if isinstance(self.dealing, FirstDealing):
            return first_folds.silent(self.dealing, body)
        self.voids.append(self.dealing.silent(body["chairs"], self._given(body)))

    def _fold_joined(self, body: Json, change: Change) -> None:
        if isinstance(self.dealing, FirstDealing):
            first_folds.joined(self.dealing, body)
        else:
            self.joined, self.voids = self.dealing.join(self._given(body)), []
        self._take(change, self.played.go_on())

    def _given(self, body: Json) -> dict[int, SignedLink]:
        """The shares of an event; those of our bots are spent with it."""
        given = {int(chair): SignedLink(*map(bytes.fromhex, share)) for chair, share in body["given"].items()}
        for number in self.chains.keys() & given.keys():
            self.chains[number].revealed += 1
        return given

    def _fold_acted(self, body: Json, change: Change) -> None:
        self._take(change, self.played.act(body["seat"], body["action"]))

    def _fold_answered(self, body: Json, change: Change) -> None:
        self.answers[body["seat"]] = body["action"]
        change.answered = True

    def _fold_counted(self, body: Json, change: Change) -> None:
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

    def _fold_parked(self, body: Json, change: Change) -> None:
        """The house closed for a while; `left` are the seconds the seat to act still had."""

    def _fold_mark(self, body: Json, change: Change) -> None:
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
            change.payments.append(Transfer(payer, payee, chips, rule))
        elif chips < 0:
            change.payments.append(Transfer(payee, payer, -chips, rule))

    def _vacate(self, chair: Chair, change: Change) -> None:
        self._owe(change, self._account(chair.number), MINT, chair.chips, LEAVES)
        self.chairs[chair.number] = Chair(chair.number)
        self.dealing.leave(chair.number)
        self.chains.pop(chair.number, None)
        self.secrets.pop(chair.number, None)
        if chair.heir:
            self._seat(chair.number, chair.heir, change)

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
        self.sessions += 1
        if isinstance(self.dealing, Dealing):
            self.dealing.open_session(self.session)
            self.chains.clear()
            self.secrets.clear()

    def following(self) -> list[int]:
        """The chairs of the session in the order in which the bank or the deal would come to them."""
        if self.table is None or self.table.carry == self.table.game.Carry():
            return []
        seats = len(self.table.stacks)
        step = 1 if self.table.state is None else self.table.state.way
        turns = [(first_of(self.table.carry) + n * step) % seats for n in range(seats)]
        return [self.seated[seat].number for seat in turns]

    def _sit_to(self, following: list[int], carry: list[Numbers]) -> None:
        """Begin a session with all who play; the bank or the deal goes to the first of these who is there."""
        chairs = [chair for chair in self.chairs if chair.plays]
        if len(chairs) < self.told.game.SEATS[0]:
            self.status = "waiting"
            return
        for seat, chair in enumerate(chairs):
            chair.seat = seat
        leader = next((self.chairs[n].seat for n in following if self.chairs[n].seat >= 0), None)
        leader = self._before_newcomer(chairs) if leader is None else leader
        begun = self.told.game.Carry() if leader is None else self.told.game.Carry(leader)
        self._lay_out(chairs, self.told.game.Carry(*carry) if carry else begun)

    def _before_newcomer(self, chairs: list[Chair]) -> int | None:
        """The seat of the bot that begins where one person is to be asked first, and not to bank or deal.

        Where a hand may be over before that, the person is asked last, and the bank or the deal comes to
        everybody else before.
        """
        own = [chair.seat for chair in chairs if chair.kind != "bot"]
        if not self.terms.newcomer or self.sessions or len(own) != 1:
            return None
        way = way_of(getattr(self.rules, "direction", Direction.ANTICLOCKWISE))
        return (own[0] + (way if self.told.game.UNASKED else -way)) % len(chairs)

    def _lay_out(self, chairs: list[Chair], carry: Carried) -> None:
        names = [chair.name for chair in chairs]
        stacks = [chair.chips for chair in chairs]
        session = Session(self.told.name, self.rules, stacks, carry, self.terms.preset, names)
        self.table = SeatedTable(session, stock=self.dealing, patient=True)

    # -- the log standing on its own

    def mark(self) -> TableEvent:
        """All that a recovery needs when the next hand begins with a shuffle."""
        assert not self.in_hand, "a mark is made between hands"
        chairs = [chair.written() | {"chips": self.chips_of(chair)} for chair in self.chairs]
        body: Json = {
            "chairs": chairs,
            "status": self.status,
            "hand": self.hand,
            "carry": None if self.table is None else list(self.table.carry),
            "voids": self.dealing.voids,
            "windows": self.dealing.windows,
        }
        if self.removed:  # of which older marks say nothing
            body["removed"] = sorted(self.removed)
        if self.terms.private != self.opened_private:
            body["private"] = self.terms.private
        if isinstance(self.dealing, FirstDealing):
            return first_folds.marked(self.dealing, body)
        body |= {"protocol": "gt2", "sessions": self.sessions, **self.dealing.standing()}
        chains = {str(number): [chain.seed.hex(), chain.revealed] for number, chain in self.chains.items()}
        signs = {str(number): secret.hex() for number, secret in self.secrets.items()}
        return TableEvent("mark", body, {"chains": chains, "secrets": signs})

    def restore(self, body: Json, sealed: Json) -> None:
        """Stand as at a mark."""
        self.chairs = [Chair.read(chair) for chair in body["chairs"]]
        self._fold_listed({"private": body.get("private", self.opened_private)}, Change())
        self.status, self.hand = body["status"], body["hand"]
        self.removed = set(body.get("removed", ()))
        self.sessions = body.get("sessions", 0)
        protocol = body.get("protocol", "gt1")
        if isinstance(self.dealing, FirstDealing) != (protocol == "gt1"):
            self.dealing = self.dealt_by(protocol)
        self.dealing.voids, self.dealing.windows = body["voids"], body["windows"]
        if isinstance(self.dealing, FirstDealing):
            first_folds.restored(self.dealing, body)
        else:
            self.dealing.session = self.session
            self.dealing.stand(body)
            self._restore_bots(sealed)
        if body["carry"] is not None:
            self._lay_out(self.seated, self.told.game.Carry(*body["carry"]))

    def _restore_bots(self, sealed: Json) -> None:
        for number, (seed, revealed) in sealed["chains"].items():
            self.chains[int(number)] = Chain(self.session, int(number), bytes.fromhex(seed), revealed)
        for number, secret in sealed["secrets"].items():
            self.secrets[int(number)] = bytes.fromhex(secret)
