"""Committed cards, and what was said of them: what a dealing by gt2 keeps."""

from dataclasses import dataclass, field

from lansquenet.fair import gt2
from lansquenet.fair.gt2 import Pledge, SignedLink


@dataclass
class Window:
    """A freeze, and what came of it: shares and a joint chance, or a void because these seats were silent."""

    number: int
    void: int  # how often it was frozen before, in vain
    session: str
    hand: int
    pledges: dict[int, Pledge]
    stakes: dict[int, int]
    told: int  # rows of the hand that all had seen
    acts: bytes  # their digest
    frozen: bytes  # the transcript's digest
    shares: dict[int, SignedLink] = field(default_factory=dict)
    joint: bytes | None = None
    silent: list[int] = field(default_factory=list)


@dataclass
class Turned:
    """A card that was turned: in which hand, after which of its pack's windows, and from which place."""

    hand: int
    window: int
    place: int
    card: int


@dataclass
class ChainLink:
    """A link of the chain of commitments: the n-th of its session, and the one it follows."""

    session: str
    number: int
    before: bytes
    digest: bytes


@dataclass
class CommittedPack:
    """Cards that were committed in some order, and what became of them."""

    hand: int
    cards: list[int]  # sorted
    whole: bool  # a pack that all know; else the discards of a hand
    ctx: bytes
    seeds: list[bytes]
    roots: list[bytes]
    link: ChainLink
    picked: int | None = None  # which of the decks is played
    windows: list[Window] = field(default_factory=list)
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
        return gt2.salt(self.seed, card.place), gt2.path_of(tree, card.place)

    def tree(self) -> list[list[bytes]]:
        """The tree of the deck that is played."""
        return gt2.tree_of(self.ctx, self.seed, self.deck)


def seats_in(window: Window) -> list[list[int | str]]:
    """Who takes part in a window, as it is written."""
    pledges = window.pledges.items()
    return [[seat, int(told.house), told.key.hex(), told.head.hex()] for seat, told in pledges]


def shares_in(window: Window) -> list[list[int | str]]:
    """What came for a window, as it is written."""
    return [[seat, given.link.hex(), given.signature.hex()] for seat, given in window.shares.items()]


def last_hand(pack: CommittedPack) -> int:
    """The last hand for which anything of this pack was said."""
    return max([pack.hand, *(window.hand for window in pack.windows), *(card.hand for card in pack.turned)])
