"""A stock dealt by gt1: only hands of older logs are, which are read, and played to their end.

It is a `Stock` of a table, does no input or output, and draws nothing itself: the same calls in the same
order give the same cards, so whoever logs the calls can fold them again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lansquenet.books.written import Json
from lansquenet.errors import IllegalAct
from lansquenet.fair import gt1
from lansquenet.fair.dealing import BadShare, Stage
from lansquenet.fair.packs import Turned
from lansquenet.rules.cards import EMPTY


@dataclass
class FirstWindow:
    """A freeze, and what came of it: shares and a joint chance, or a void because these seats were silent."""

    number: int
    hand: int
    heads: dict[int, bytes]
    stakes: dict[int, int]
    frozen: bytes  # the transcript's digest
    shares: dict[int, bytes] = field(default_factory=dict)
    joint: bytes | None = None
    silent: list[int] = field(default_factory=list)


@dataclass
class FirstPack:
    """Cards that were committed in some order, and what became of them."""

    hand: int
    cards: list[int]  # sorted
    whole: bool  # a pack that all know; else the discards of a hand
    ctx: bytes
    seeds: list[bytes]
    roots: list[bytes]
    picked: int | None = None  # which of the decks is played
    windows: list[FirstWindow] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    ended: bool = False  # its seed may be published
    deck: list[int] = field(default_factory=list)  # the card at each place, once it is picked
    left: list[int] = field(default_factory=list)  # places in order, while it is open

    @property
    def seed(self) -> bytes:
        """The seed of the deck that is played."""
        return self.seeds[self.picked or 0]

    def opening(self, tree: list[list[bytes]], card: Turned) -> tuple[bytes, list[bytes]]:
        """The salt and the path that prove a card; the tree is that of `tree`."""
        return gt1.salt(self.seed, card.place), gt1.path_of(tree, card.place)

    def tree(self) -> list[list[bytes]]:
        """The tree of the deck that is played."""
        return gt1.tree_of(self.ctx, self.seed, self.deck)


@dataclass
class FirstDealing:
    """The cards of one sitting at a table.

    With hidden hands a pack is shuffled for each deal, and every place in it settled by one join.  Otherwise
    each window of stakes is followed by a join, from which the next cards come.  `hand` is the number of
    the hand in play: set it before a hand begins.
    """

    game: str
    rules: str  # the digest of the rules
    table: str
    session: str
    hidden: bool
    hand: int = 1
    stage: Stage = Stage.IDLE
    heads: dict[int, bytes] = field(default_factory=dict)  # of the seats that contribute
    packs: list[FirstPack] = field(default_factory=list)  # committed, the one in play last
    windows: int = 0  # frozen in all
    voids: int = 0  # windows that a silent seat made void
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
    def pack(self) -> FirstPack:
        """The pack in play."""
        return self.packs[-1]

    @property
    def seeds_wanted(self) -> int:
        """How many seeds a commitment takes now: several decks where a whole pack is hidden, else one."""
        return gt1.DECKS if self.hidden and self.waiting == self.known else 1

    @property
    def seed_bytes(self) -> int:
        """The length of each of these seeds."""
        return gt1.SEED if len(self.waiting) <= gt1.SHORT_PACK else gt1.LONG_SEED

    @property
    def dealt(self) -> list[Turned]:
        """Every card turned out of the packs that are kept, in order of dealing."""
        return [card for pack in self.packs for card in pack.turned]

    @property
    def spent(self) -> list[FirstPack]:
        """The open packs that have ended: their seeds may be published, and show every card of them."""
        return [pack for pack in self.packs if pack.ended and not self.hidden]

    def begin(self, hand: int) -> None:
        """Another hand begins."""
        self.hand = hand
        self.forget(hand)

    def leave(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.heads.pop(seat, None)

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

    def commit(self, hand: int, seeds: list[bytes]) -> Json:
        """Commit the decks that these seeds make; what is published of it.

        Raises:
            IllegalAct: when no commitment is due.
            ValueError: when the seeds are too few, too many or too short.
        """
        self._expect(Stage.COMMIT)
        if len(seeds) != self.seeds_wanted or any(len(seed) != self.seed_bytes for seed in seeds):
            raise ValueError(f"{self.seeds_wanted} seeds of {self.seed_bytes} bytes are wanted.")
        ctx = gt1.context(self.game, self.rules, self.table, hand)
        roots = [gt1.root_of(ctx, seed, self.waiting) for seed in seeds]
        whole = self.waiting == self.known
        self.packs.append(FirstPack(hand, self.waiting, whole, ctx, list(seeds), roots))
        self.waiting, self.hand, self.stage = [], hand, Stage.FREEZE
        return {"ctx": ctx.hex(), "cards": len(self.pack.cards), "roots": [root.hex() for root in roots]}

    def promise(self, seat: int, head: bytes) -> None:
        """A seat will reveal what this is the digest of, when it is next asked to.

        Raises:
            ValueError: when it is no digest.
        """
        if len(head) != 32:
            raise ValueError(f"A promise has 32 bytes, not {len(head)}.")
        self.heads[seat] = head

    def freeze(self, seats: list[int], stakes: dict[int, int]) -> Json:
        """Settle who takes part, and what is at stake; what is published of it.

        Raises:
            IllegalAct: when no freeze is due.
            ValueError: when one of these seats has promised nothing.
        """
        self._expect(Stage.FREEZE)
        if not set(seats) <= self.heads.keys():
            raise ValueError("Only a seat that has promised something can take part.")
        heads = {seat: self.heads[seat] for seat in sorted(seats)}
        frozen = gt1.transcript(self.pack.ctx, self.pack.roots, heads, gt1.staked(self.windows, stakes))
        self.pack.windows.append(
            FirstWindow(self.windows, self.hand, heads, dict(sorted(stakes.items())), frozen)
        )
        self.windows += 1
        self.stage = Stage.JOIN
        said = {str(seat): head.hex() for seat, head in heads.items()}
        return {
            "window": self.windows - 1,
            "t": frozen.hex(),
            "heads": said,
            "stakes": {str(seat): chips for seat, chips in stakes.items()},
        }

    def shares_fit(self, seat: int, share: bytes) -> bool:
        """Whether this is what the seat promised in the window that waits for it."""
        head = self.window.heads.get(seat)
        return head is not None and gt1.link(self.session, seat, share) == head

    def join(self, shares: dict[int, bytes]) -> Json:
        """Make the chance of the window out of the share of each seat; what is published of it.

        Raises:
            IllegalAct: when no join is due, or a share is missing.
            BadShare: when one is not what its seat promised; nothing has changed.
        """
        self._expect(Stage.JOIN)
        window = self.window
        if shares.keys() != window.heads.keys():
            raise IllegalAct("A join takes the share of every seat that takes part, and no other.")
        self._look_at(shares)
        window.shares, window.joint = dict(sorted(shares.items())), gt1.joint(window.frozen, shares)
        self._move_heads(window)
        self.stage = Stage.READY
        body = {"joint": window.joint.hex(), "shares": {str(s): share.hex() for s, share in shares.items()}}
        return body | self._lay_ready(window.joint)

    def silent(self, seats: list[int], shares: dict[int, bytes]) -> None:
        """These seats did not reveal: the window is void, and they contribute no more until they promise.

        The shares of the others are spent: whoever has seen them shall not know what comes next time.

        Raises:
            IllegalAct: when no join is due, or these are not all seats that it waits for.
            BadShare: when a share is not what its seat promised; nothing has changed.
        """
        self._expect(Stage.JOIN)
        window = self.window
        if not seats or set(seats) | shares.keys() != window.heads.keys() or set(seats) & shares.keys():
            raise IllegalAct("Each seat that was to reveal has either done so or been silent.")
        self._look_at(shares)
        window.silent, window.shares = sorted(set(seats)), dict(sorted(shares.items()))
        self._move_heads(window)
        self.voids += 1
        for seat in window.silent:
            self.heads.pop(seat, None)
        if self.hidden:
            self.waiting, self.stage = self.pack.cards, Stage.COMMIT
        else:
            self.stage = Stage.FREEZE

    def forget(self, hand: int) -> None:
        """Drop what no hand from this one on will want to prove."""
        self.packs = [pack for pack in self.packs if pack is self.pack or last_hand(pack) >= hand]

    # -- within

    @property
    def window(self) -> FirstWindow:
        """The window of the pack in play that was frozen last."""
        return self.pack.windows[-1]

    def _expect(self, stage: Stage) -> None:
        if self.stage != stage:
            raise IllegalAct(f"This dealing waits for {self.stage}, not for {stage}.")

    def _look_at(self, shares: dict[int, bytes]) -> None:
        for seat in sorted(shares):
            if not self.shares_fit(seat, shares[seat]):
                raise BadShare(seat)

    def _move_heads(self, window: FirstWindow) -> None:
        """What a seat revealed is what it has promised from now on, unless it has promised anew."""
        for seat, share in window.shares.items():
            if self.heads.get(seat) == window.heads[seat]:
                self.heads[seat] = share

    def _lay_ready(self, chance: bytes) -> Json:
        pack = self.pack
        if not self.hidden:
            self.words = gt1.stream(chance, "gt1/draw")
            if not pack.deck:
                pack.deck, pack.left = gt1.dealt_from(pack.seed, pack.cards), [*range(len(pack.cards))]
            return {}
        pack.picked = gt1.picked(chance, len(pack.seeds))
        pack.deck = gt1.dealt_from(pack.seed, pack.cards)
        shown = {str(n): seed.hex() for n, seed in enumerate(pack.seeds) if n != pack.picked}
        return {"picked": pack.picked, "opened": shown}

    def _next(self) -> int:
        pack = self.pack
        if self.hidden:
            assert self.window.joint is not None
            place = gt1.cut(self.window.joint, len(pack.cards))[len(pack.turned)]
        else:
            assert self.words is not None
            place = gt1.draw(self.words, pack.left)
        pack.turned.append(Turned(self.hand, len(pack.windows) - 1, place, pack.deck[place]))
        return pack.deck[place]


def last_hand(pack: FirstPack) -> int:
    """The last hand for which anything of this pack was said."""
    return max([pack.hand, *(window.hand for window in pack.windows), *(card.hand for card in pack.turned)])
