"""A seat's part in the shuffle: it hears what the house says, promises, and signs what it can check itself.

It takes messages of docs/protocol.md as they come, does no input or output, and says what is to be sent.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lansquenet.books.written import Json
from lansquenet.fair import gt2
from lansquenet.fair.gt2 import PAID, Pledge, SignedLink, TellingRow
from lansquenet.fair.guest.keys import OwnKeys, Untrue, is_good
from lansquenet.fair.guest.seen import SeenRecord, row_of, rows_told
from lansquenet.rules.state import POOL

from_hex = bytes.fromhex


@dataclass
class OwnPart:
    """What one client has heard of the shuffles of a table, and its own part in them."""

    table: str
    key: str  # of the house, in hex; nothing: not known
    game: str
    rules: str = ""  # their digest; nothing: what the house says of it cannot be checked
    whole: list[int] = field(default_factory=list)  # the pack, sorted; nothing: not known
    chair: int = -1
    own: OwnKeys | None = None
    keep: Callable[[OwnKeys], None] = lambda own: None  # called before a share is said
    recall: Callable[[str, int], OwnKeys | None] = lambda session, chair: None  # what was kept so
    heard: deque[Json] = field(default_factory=lambda: deque(maxlen=50))  # what the house has signed
    room: Json = field(default_factory=dict)
    state: Json = field(default_factory=dict)
    rows: list[TellingRow] = field(default_factory=list)  # what was told of the hand
    complete: bool = False  # whether they are all that was told of it
    pack: Json = field(default_factory=dict)  # the commitment in play, as it was told
    open: Json = field(default_factory=dict)  # the window in play, as it was told
    joined: bool = False  # whether the cards in play have been settled by a window
    away: bool = False  # whether something may have been said while we did not hear
    promised: tuple[str, bytes] = ("", b"")  # for which session, and with which head
    sent: str = ""  # the transcript for which a share was said last on this connection
    gaps: int = 0  # commitments that were not heard
    seats: dict[tuple[int, int], set[int]] = field(default_factory=dict)  # of each window, as it was told
    out: set[tuple[str, int]] = field(default_factory=set)  # who was silent in a session
    record: SeenRecord = field(init=False)

    def __post_init__(self) -> None:
        self.record = SeenRecord(self.key, self.table)

    # -- coming and going

    def hear(self, message: Json) -> Json | None:
        """Take in a message of the house; what is to be said to it.

        Raises:
            Untrue: it does not follow from what was heard before, or cannot be read.
        """
        if message["type"] in ("committed", "share_wanted", "void", "joined"):
            self.heard.append(message)
        heard: dict[str, Callable[[Json], Json | None]] = {
            "welcome": self._welcome,
            "room": self._room,
            "state": self._state,
            "committed": self._committed,
            "share_wanted": self._wanted,
            "void": self._void,
            "joined": self._joined,
            "refuse": self._refused,
        }
        try:
            return heard[message["type"]](message) if message["type"] in heard else None
        except (KeyError, ValueError, TypeError, AttributeError, OverflowError, IndexError) as wrong:
            raise Untrue("has said something of the shuffle that cannot be read") from wrong

    @property
    def words(self) -> str:
        """The head of the chain of commitments, to be compared with what others see; nothing before it."""
        return gt2.words(from_hex(self.pack["c"])) if self.pack else ""

    @property
    def counts(self) -> bool:
        """Whether what we have promised counts, as the house has shown."""
        chairs = {chair["chair"]: chair["key"] for chair in self.room.get("chairs", ())}
        return self.own is not None and chairs.get(self.chair) == self.own.public.hex()

    def _welcome(self, message: Json) -> None:
        self.away = bool(self.room)
        self.chair, self.promised, self.open = message["chair"], ("", b""), {}
        self.sent = ""  # what was sent on another connection may not have come
        self.record.chair = self.chair

    def _room(self, message: Json) -> Json | None:
        self.room = message
        return self._promise()

    def _refused(self, message: Json) -> None:
        if message["code"] in ("bad_promise", "not_now"):
            self.promised = ("", b"")
        if message["code"] in ("bad_share", "too_fast"):
            self.sent = ""  # the house did not take it, and has said so

    def _promise(self) -> Json | None:
        """What to promise, if what we have promised does not count, or does not last."""
        chairs, session = self.room.get("chairs", ()), self.room.get("session", "")
        mine = chairs[self.chair] if 0 <= self.chair < len(chairs) else {}
        if not session or mine.get("kind") not in ("person", "robot") or mine.get("silent"):
            return None
        if self.own is None or (self.own.session, self.own.chair) != (session, self.chair):
            self.own = self.recall(session, self.chair) or OwnKeys.fresh(session, self.chair)
        if mine.get("key") == self.own.public.hex() and not self.own.runs_out:
            return None
        pledge = self.own.pledge()
        if self.promised == (session, pledge.head):
            return None
        self.promised = session, pledge.head
        self.keep(self.own)
        return {"type": "promise", "session": session, "key": pledge.key.hex(), "head": pledge.head.hex()}

    # -- what is seen of the play

    def _state(self, message: Json) -> None:
        fresh = message["hand"] != self.state.get("hand")
        if not fresh and not message["again"] and message["seq"] <= self.state["seq"]:
            return  # it was seen before the connection was lost
        before = 0 if fresh else self.state["seq"]
        self.complete = message["again"] or (message["seq"] == before + 1 and (fresh or self.complete))
        if fresh or message["again"]:
            self.rows = []
        self.rows += [row for line in message["lines"] if (row := row_of(line))]
        self.state = message
        if message["over"] and self.complete:
            self._over()

    def _over(self) -> None:
        after = [row["stack"] for row in message_rows(self.state)]
        hand = self.state["hand"], self.room.get("session", "")
        self.record.over(*hand, rows_told(self.rows, bool(self.pack.get("hidden"))), after)

    @property
    def stakes(self) -> dict[int, int]:
        """What each chair of the hand has at stake, as it was shown."""
        chairs = {chair["seat"]: chair["chair"] for chair in self.room["chairs"] if chair["seat"] >= 0}
        pooled = dict.fromkeys(chairs, 0)
        for kind, payer, payee, chips in self.rows:
            if kind == PAID and payee == POOL and payer in pooled:
                pooled[payer] += chips
        rows = message_rows(self.state)
        return {chairs[row["seat"]]: max(0, row["stack"] - row["free"] + pooled[row["seat"]]) for row in rows}

    # -- the commitment

    def _committed(self, message: Json) -> None:
        body, hand = message["body"], message["hand"]
        self._follows(body, hand)
        if from_hex(body["c"]) != self._commitment(body, hand):
            raise Untrue("has committed cards for another game, table or hand, or for nothing")
        self._signed(body["c"], message["signature"], "commitment")
        if body["c"] != self.pack.get("c"):
            self.joined = False
        self.pack, self.away = {**body, "hand": hand}, False
        self.record.committed(body, hand, message["signature"])

    def _commitment(self, body: Json, hand: int) -> bytes:
        """The commitment, made anew from all that it is for."""
        if self.rules and self.rules != body["rules"]:
            raise Untrue("deals by other rules than those of the table")
        ctx = gt2.context(self.game, body["rules"], self.table, body["session"], hand)
        if ctx.hex() != body["ctx"]:
            raise Untrue("has committed cards for another game, table or hand")
        packed = gt2.decks(body["cards"], [from_hex(root) for root in body["roots"]])
        if (
            body["number"] == 1
            and body["before"] != gt2.first_link(body["session"], from_hex(self.key)).hex()
        ):
            raise Untrue("begins its chain of commitments with something else than its key")
        return gt2.committed(from_hex(body["before"]), body["number"], ctx, packed)

    def _follows(self, body: Json, hand: int) -> None:
        """Refuse a commitment that does not follow the one before it."""
        held = self.pack
        if held and hand < held["hand"]:
            raise Untrue("commits cards for a hand that is past")
        if self.record.denies(body):
            raise Untrue("has made two commitments of one number")
        if not held or held["session"] != body["session"] or held["c"] == body["c"]:
            return
        if held["hand"] == hand and not self.joined and not self.away:
            raise Untrue("has made two commitments for one hand")
        step = body["number"] - held["number"]
        if (step == 1 and body["before"] != held["c"]) or step < 1 or (step > 1 and not self.away):
            raise Untrue("has made a commitment that does not follow the one before it")
        self.gaps += step - 1

    # -- the share

    def _wanted(self, message: Json) -> Json | None:
        body, hand = message["body"], message["hand"]
        pledges = {
            chair: Pledge(from_hex(key), from_hex(head), bool(house))
            for chair, house, key, head in body["seats"]
        }
        self._signed(body["t"], message["signature"], "transcript")
        self.open, self.seats[body["window"], body["void"]] = body, set(pledges)
        share = self._share(body, hand, pledges)
        self.record.window(body, hand, share)
        if share is None:
            return None
        self.sent = body["t"]
        given = {"share": share.link.hex(), "signature": share.signature.hex()}
        return {"type": "share", "window": body["window"], "void": body["void"], **given}

    def _share(self, body: Json, hand: int, pledges: dict[int, Pledge]) -> SignedLink | None:
        """Our share, if we are asked for one, and not by the key of another device of ours.

        Who is not asked may not have been shown all of the hand, and holds nothing against it.
        """
        mine = pledges.get(self.chair)
        if self.own is None or mine is None:
            return None
        self.own = self.recall(self.own.session, self.own.chair) or self.own
        if mine.key != self.own.public:
            return None
        self._in_order(body, pledges)
        transcript = self._transcript(body, hand, pledges)
        share = self.own.sign(body["window"], body["void"], transcript, mine.head)
        self.keep(self.own)
        return share

    def _transcript(self, body: Json, hand: int, pledges: dict[int, Pledge]) -> bytes:
        """What is to be signed, made from what we have seen ourselves."""
        if not self.pack or body["c"] != self.pack["c"]:
            raise Untrue("asks for shares without having told a commitment")
        if hand != self.state.get("hand") or body["session"] != self.room["session"]:
            raise Untrue("asks for shares of another hand than the one that is played")
        seen = gt2.acts(body["session"], hand, rows_told(self.rows, self.pack["hidden"]))
        if seen.hex() != body["a"]:
            raise Untrue("asks for shares for another course of the hand than we have seen")
        if self.stakes != dict(body["stakes"]):
            raise Untrue("asks for shares for other stakes than lie on the table")
        at = hand, body["window"], body["void"]
        made = gt2.transcript(from_hex(self.pack["c"]), at, seen, pledges, self.stakes)
        if made.hex() != body["t"]:
            raise Untrue("asks for shares for something else than what we have seen")
        return made

    def _in_order(self, body: Json, pledges: dict[int, Pledge]) -> None:
        """Refuse seats that are not those at the table, and a window that does not follow."""
        chairs = {chair["chair"]: chair for chair in self.room["chairs"]}
        for chair, pledge in pledges.items():
            if (chairs[chair]["key"], chairs[chair]["kind"] == "bot") != (pledge.key.hex(), pledge.house):
                raise Untrue("names another key of a seat than it has shown")
            if (body["session"], chair) in self.out:
                raise Untrue("has a seat take part that it has called silent")
        window, void = body["window"], body["void"]
        if void and (window, void - 1) not in self.record.voided:
            raise Untrue("makes a window void without having told who was silent")
        if void and not set(pledges) <= self.seats.get((window, void - 1), set(pledges)):
            raise Untrue("has a seat come in while a window is open")
        if self.own and any(_at(signed) > (window, void) for signed in self.own.signed):
            raise Untrue("asks for a share of a window that is past")

    # -- what comes of it

    def _void(self, message: Json) -> Json | None:
        body = message["body"]
        self._signed(gt2.voided(from_hex(body["t"]), body["silent"]).hex(), message["signature"], "void")
        session, self.open = self.room["session"], {}
        self.out |= {(session, chair) for chair in body["silent"]}
        self.record.void(body, message["hand"], message["signature"])
        if self.chair in body["silent"] and self.sent == body["t"]:
            raise Untrue("says that you were silent, though your share was sent")
        return self._promise()

    def _joined(self, message: Json) -> Json | None:
        body, asked = message["body"], self.open
        self.open, self.joined = {}, True
        if asked:
            self._joined_so(body, asked)
        elif self.record.knows(body) and not self.away:
            raise Untrue("has joined another window than the one it had told")
        if "picked" in body and self.pack:
            self._picked(body, self.pack["roots"])
        return self._promise()

    def _joined_so(self, body: Json, asked: Json) -> None:
        """Look at the shares of a window that was told, and at what came of them."""
        if body["t"] != asked["t"]:
            raise Untrue("has joined another window than the one it had told")
        given = {
            chair: SignedLink(from_hex(link), from_hex(signed)) for chair, link, signed in body["shares"]
        }
        heads = {chair: (from_hex(key), from_hex(head)) for chair, _, key, head in asked["seats"]}
        if given.keys() != heads.keys():
            raise Untrue("has joined a window without every share")
        for chair, share in given.items():
            key, head = heads[chair]
            if gt2.link(asked["session"], chair, share.link) != head:
                raise Untrue("has joined a share that was not promised")
            if not is_good(key, from_hex(body["t"]), share.signature):
                raise Untrue("has joined a share that is not signed")
        if gt2.joint(from_hex(body["t"]), given).hex() != body["joint"]:
            raise Untrue("has joined something else than the shares")

    def _picked(self, body: Json, roots: Sequence[str]) -> None:
        """One deck of several is played, and the others are shown."""
        if body["picked"] != gt2.picked(from_hex(body["joint"]), len(roots)):
            raise Untrue("plays another deck than the shares have picked")
        others = {str(n) for n in range(len(roots))} - {str(body["picked"])}
        if body["opened"].keys() != others:
            raise Untrue("has not shown every deck that is not played")
        if len(roots) == 1 or self.pack["cards"] != len(self.whole):
            return
        ctx = from_hex(self.pack["ctx"])
        for number, seed in body["opened"].items():
            if gt2.root_of(ctx, from_hex(seed), self.whole).hex() != roots[int(number)]:
                raise Untrue("had committed a deck that is none")

    def _signed(self, digest: str, signature: str, what: str) -> None:
        if not is_good(from_hex(self.key), from_hex(digest), from_hex(signature)):
            raise Untrue(f"has not signed its {what} with its key")


def message_rows(state: Json) -> list[Json]:
    """The seats of a hand, by number."""
    return sorted(state["rows"], key=lambda row: int(row["seat"]))


def _at(signed: str) -> tuple[int, int]:
    window, void = signed.split(".")
    return int(window), int(void)
