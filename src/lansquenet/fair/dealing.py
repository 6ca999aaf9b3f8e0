"""A stock whose every shuffle is committed before, signed by the seats, and made together with them.

It is a `Stock` of a table, does no input or output, and draws nothing itself: the same calls in the same
order give the same cards, so whoever logs the calls can fold them again.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from lansquenet.books.written import Json
from lansquenet.errors import IllegalAct, LansquenetError
from lansquenet.fair import gt2
from lansquenet.fair.gt2 import Pledge, SignedLink, TellingRow
from lansquenet.fair.packs import ChainLink, CommittedPack, Turned, Window, last_hand, seats_in, shares_in
from lansquenet.rules.cards import EMPTY


class Stage(StrEnum):
    """What a dealing waits for."""

    IDLE = "idle"  # cards to shuffle
    COMMIT = "commit"  # the server's seeds
    FREEZE = "freeze"  # who takes part, and with what at stake
    JOIN = "join"  # the share of each who does
    READY = "ready"  # nothing: cards can be turned


class BadShare(LansquenetError):
    """A seat revealed what it has not promised."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"Seat {seat} revealed something else than it has promised.")
        self.seat = seat


@dataclass
class Dealing:
    """The cards of one table, session after session.

    With hidden hands a pack is shuffled for each deal, and every place in it settled by one join.  Otherwise
    each window of stakes is followed by a join, from which the next cards come.
    """

    game: str
    rules: str  # the digest of the rules
    table: str
    session: str
    hidden: bool
    hand: int = 1
    stage: Stage = Stage.IDLE
    pledges: dict[int, Pledge] = field(default_factory=dict)  # of the seats that contribute
    out: set[int] = field(default_factory=set)  # who was silent, and contributes no more in this session
    last: ChainLink | None = None  # of this session
    packs: list[CommittedPack] = field(default_factory=list)  # committed, the one in play last
    told: list[TellingRow] = field(default_factory=list)  # what all saw of the hand, up to its last freeze
    windows: int = 0  # joined in all
    void: int = 0  # how often the window that is open was frozen in vain
    voids: int = 0  # in all
    waiting: list[int] = field(default_factory=list)  # cards to be shuffled
    known: list[int] = field(default_factory=list)  # the cards of a whole pack
    words: Iterator[int] | None = None  # of the open window in play

    def __bool__(self) -> bool:
        """True even when no card is left."""
        return True

    def __len__(self) -> int:
        """The cards not yet turned."""
        if self.stage in (Stage.IDLE, Stage.COMMIT) or not self.packs:
            return len(self.waiting)
        return 0 if self.pack.ended else len(self.pack.cards) - len(self.pack.turned)

    @property
    def pack(self) -> CommittedPack:
        """The pack in play."""
        return self.packs[-1]

    @property
    def seeds_wanted(self) -> int:
        """How many seeds a commitment takes now: several decks where a whole pack is hidden, else one."""
        return gt2.DECKS if self.hidden and self.waiting == self.known else 1

    @property
    def seed_bytes(self) -> int:
        """The length of each of these seeds."""
        return gt2.SEED if len(self.waiting) <= gt2.SHORT_PACK else gt2.LONG_SEED

    @property
    def dealt(self) -> list[Turned]:
        """Every card turned out of the packs that are kept, in order of dealing."""
        return [card for pack in self.packs for card in pack.turned]

    @property
    def spent(self) -> list[CommittedPack]:
        """The open packs that have ended: their seeds may be published, and show every card of them."""
        return [pack for pack in self.packs if pack.ended and not self.hidden]

    # -- hands and sessions

    def open_session(self, session: str) -> None:
        """Another session begins: all promise anew, and a new chain of commitments begins with it."""
        self.session, self.last = session, None
        self.pledges.clear()
        self.out.clear()

    def begin(self, hand: int) -> None:
        """Another hand begins."""
        self.hand, self.told = hand, []
        self.forget(hand)

    def standing(self) -> Json:
        """What must be known of a session between two hands, if the next begins with a shuffle."""
        last = self.last
        return {
            "pledges": {
                str(seat): [told.key.hex(), told.head.hex(), told.house]
                for seat, told in sorted(self.pledges.items())
            },
            "out": sorted(self.out),
            "last": last and [last.number, last.before.hex(), last.digest.hex()],
        }

    def stand(self, told: Json) -> None:
        """Stand as at such a moment."""
        for seat, (key, head, house) in told["pledges"].items():
            self.pledges[int(seat)] = Pledge(bytes.fromhex(key), bytes.fromhex(head), house)
        self.out = set(told["out"])
        if told["last"]:
            number, *digests = told["last"]
            self.last = ChainLink(self.session, number, *map(bytes.fromhex, digests))

    def leave(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.pledges.pop(seat, None)

    def forget(self, hand: int) -> None:
        """Drop what no hand from this one on will want to prove."""
        self.packs = [pack for pack in self.packs if pack is self.pack or last_hand(pack) >= hand]

    # -- the stock of a table

    def gather(self, pack: list[int]) -> None:
        """Have these cards shuffled; they are the stock, and the pack in play has ended."""
        self.end()
        self.waiting, self.words = sorted(pack), None
        self.known = self.known or self.waiting
        self.stage = Stage.COMMIT if pack else Stage.READY

    def end(self) -> None:
        """Nothing more will be turned from the pack in play."""
        if self.packs:
            self.pack.ended = True

    def turn(self) -> int | None:
        """The next card, EMPTY when the stock has run out, None when something must be said first."""
        if self.stage != Stage.READY:
            return None
        return self._next() if len(self) else EMPTY

    def close(self) -> None:
        """A seat has chosen; where no hand is hidden, a new window opens for the next card."""
        if not self.hidden and self.stage == Stage.READY and len(self):
            self.stage = Stage.FREEZE

    # -- what is said between the server and the seats

    def commit(self, hand: int, seeds: list[bytes], house_key: bytes) -> Json:
        """Commit the decks that these seeds make; what is published of it.

        Raises:
            IllegalAct: when no commitment is due.
            ValueError: when the seeds are too few, too many or too short.
        """
        self._expect(Stage.COMMIT)
        if len(seeds) != self.seeds_wanted or any(len(seed) != self.seed_bytes for seed in seeds):
            raise ValueError(f"{self.seeds_wanted} seeds of {self.seed_bytes} bytes are wanted.")
        ctx = gt2.context(self.game, self.rules, self.table, self.session, hand)
        roots = [gt2.root_of(ctx, seed, self.waiting) for seed in seeds]
        whole = self.waiting == self.known
        link = self.last = self._follow(house_key, ctx, gt2.decks(len(self.waiting), roots))
        self.packs.append(CommittedPack(hand, self.waiting, whole, ctx, list(seeds), roots, link))
        self.waiting, self.hand, self.stage = [], hand, Stage.FREEZE
        return self.committed()

    def committed(self) -> Json:
        """What is published of the commitment in play."""
        pack, link = self.pack, self.pack.link
        return {
            "session": link.session,
            "number": link.number,
            "before": link.before.hex(),
            "c": link.digest.hex(),
            "ctx": pack.ctx.hex(),
            "rules": self.rules,
            "hidden": self.hidden,
            "cards": len(pack.cards),
            "roots": [root.hex() for root in pack.roots],
        }

    def promise(self, seat: int, pledge: Pledge) -> None:
        """A seat will sign with this key, and reveal what this head is the digest of.

        Raises:
            ValueError: when they are not of their length, or the seat is out of this session.
        """
        if (len(pledge.key), len(pledge.head)) != (32, 32):
            raise ValueError("A key and a head have 32 bytes each.")
        if seat in self.out:
            raise ValueError("Who was silent contributes no more in this session.")
        self.pledges[seat] = pledge

    def freeze(self, seats: list[int], stakes: dict[int, int], rows: Sequence[TellingRow] = ()) -> Json:
        """Settle who takes part, what is at stake, and what all have seen; what is published of it.

        `rows` tell what has been seen since the last freeze of this hand.

        Raises:
            IllegalAct: when no freeze is due.
            ValueError: when one of these seats has promised nothing.
        """
        self._expect(Stage.FREEZE)
        if not set(seats) <= self.pledges.keys():
            raise ValueError("Only a seat that has promised something can take part.")
        pledges = {seat: self.pledges[seat] for seat in sorted(seats)}
        stakes = dict(sorted(stakes.items()))
        self.told = [*self.told, *(tuple(row) for row in rows)]
        seen = gt2.acts(self.session, self.hand, self.told)
        at = self.hand, self.windows, self.void
        frozen = gt2.transcript(self.pack.link.digest, at, seen, pledges, stakes)
        known = self.windows, self.void, self.session, self.hand
        self.pack.windows.append(Window(*known, pledges, stakes, len(self.told), seen, frozen))
        self.stage = Stage.JOIN
        return self.frozen()

    def frozen(self) -> Json:
        """What is published of the window that is open."""
        window = self.window
        return {
            "window": window.number,
            "void": window.void,
            "session": window.session,
            "c": self.pack.link.digest.hex(),
            "a": window.acts.hex(),
            "told": window.told,
            "seats": seats_in(window),
            "stakes": [[seat, chips] for seat, chips in window.stakes.items()],
            "silent": sorted(self.out),
            "t": window.frozen.hex(),
        }

    def link_fits(self, seat: int, link: bytes) -> bool:
        """Whether this is what the seat promised in the window that waits for it."""
        pledge = self.window.pledges.get(seat)
        return pledge is not None and gt2.link(self.session, seat, link) == pledge.head

    def join(self, shares: Mapping[int, SignedLink]) -> Json:
        """Make the chance of the window out of the share of each seat; what is published of it.

        Whoever calls it has looked at the signatures.

        Raises:
            IllegalAct: when no join is due, or a share is missing.
            BadShare: when one is not what its seat promised; nothing has changed.
        """
        self._expect(Stage.JOIN)
        window = self.window
        if shares.keys() != window.pledges.keys():
            raise IllegalAct("A join takes the share of every seat that takes part, and no other.")
        self._look_at(shares)
        window.shares, window.joint = dict(sorted(shares.items())), gt2.joint(window.frozen, shares)
        self._move_heads(window)
        self.windows, self.void, self.stage = self.windows + 1, 0, Stage.READY
        return _told_of(window) | {"joint": window.joint.hex()} | self._lay_ready(window.joint)

    def silent(self, seats: list[int], shares: Mapping[int, SignedLink]) -> Json:
        """These seats did not reveal: the window is void, and they are out of this session.

        The same deck stands.  The links of the others are spent, and they sign anew.

        Raises:
            IllegalAct: when no join is due, or these are not all seats that it waits for.
            BadShare: when a share is not what its seat promised; nothing has changed.
        """
        self._expect(Stage.JOIN)
        window = self.window
        if not seats or set(seats) | shares.keys() != window.pledges.keys() or set(seats) & shares.keys():
            raise IllegalAct("Each seat that was to reveal has either done so or been silent.")
        self._look_at(shares)
        window.silent, window.shares = sorted(set(seats)), dict(sorted(shares.items()))
        self._move_heads(window)
        self.void, self.voids, self.stage = self.void + 1, self.voids + 1, Stage.FREEZE
        self.out |= set(seats)
        for seat in window.silent:
            self.pledges.pop(seat, None)
        return _told_of(window) | {"silent": window.silent}

    # -- within

    @property
    def window(self) -> Window:
        """The window of the pack in play that was frozen last."""
        return self.pack.windows[-1]

    def _expect(self, stage: Stage) -> None:
        if self.stage != stage:
            raise IllegalAct(f"This dealing waits for {self.stage}, not for {stage}.")

    def _follow(self, house_key: bytes, ctx: bytes, packed: bytes) -> ChainLink:
        """The next link of the chain of commitments."""
        number = self.last.number + 1 if self.last else 1
        before = self.last.digest if self.last else gt2.first_link(self.session, house_key)
        return ChainLink(self.session, number, before, gt2.committed(before, number, ctx, packed))

    def _look_at(self, shares: Mapping[int, SignedLink]) -> None:
        for seat in sorted(shares):
            if not self.link_fits(seat, shares[seat].link):
                raise BadShare(seat)

    def _move_heads(self, window: Window) -> None:
        """What a seat revealed is what it has promised from now on, unless it has promised anew."""
        for seat, share in window.shares.items():
            if (pledge := self.pledges.get(seat)) == window.pledges[seat] and pledge:
                self.pledges[seat] = pledge._replace(head=share.link)

    def _lay_ready(self, chance: bytes) -> Json:
        pack = self.pack
        if not self.hidden:
            self.words = gt2.stream(chance, "gt2/draw")
            if not pack.deck:
                pack.deck, pack.left = gt2.dealt_from(pack.seed, pack.cards), [*range(len(pack.cards))]
            return {}
        pack.picked = gt2.picked(chance, len(pack.seeds))
        pack.deck = gt2.dealt_from(pack.seed, pack.cards)
        shown = {str(n): seed.hex() for n, seed in enumerate(pack.seeds) if n != pack.picked}
        return {"picked": pack.picked, "opened": shown}

    def _next(self) -> int:
        pack = self.pack
        if self.hidden:
            assert self.window.joint is not None
            place = gt2.cut(self.window.joint, len(pack.cards))[len(pack.turned)]
        else:
            assert self.words is not None
            place = gt2.draw(self.words, pack.left)
        pack.turned.append(Turned(self.hand, len(pack.windows) - 1, place, pack.deck[place]))
        return pack.deck[place]


def _told_of(window: Window) -> Json:
    at = {"window": window.number, "void": window.void, "t": window.frozen.hex()}
    return at | {"shares": shares_in(window)}
