"""A seat's own chain of hashes: what it promises once and reveals link by link."""

import secrets
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from lansquenet.fair import gt1, gt2

LINKS = 1024


@dataclass
class Chain:
    """A seat's chain for one session.  Only the seed and how many links are revealed need to be kept."""

    session: str
    seat: int
    seed: bytes
    revealed: int = 0
    protocol: str = "gt2"

    @classmethod
    def fresh(cls, session: str, seat: int) -> "Chain":
        """A new chain, of the entropy of the operating system."""
        return cls(session, seat, secrets.token_bytes(32))

    @property
    def head(self) -> bytes:
        """What the seat has promised: the tip, or the link it revealed last."""
        return self.links[LINKS - self.revealed]

    @property
    def left(self) -> int:
        """How many links can still be revealed; after the last one a new chain must be promised."""
        return LINKS - self.revealed

    @property
    def links(self) -> tuple[bytes, ...]:
        """All links, from the seed to the tip."""
        return links(self.session, self.seat, self.seed, self.protocol, LINKS)

    def next_share(self) -> bytes:
        """The next link, which is revealed from now on.

        Raises:
            ValueError: when the last one has been.
        """
        if not self.left:
            raise ValueError("All links of this chain are revealed; promise a new one.")
        self.revealed += 1
        return self.head


@lru_cache(512)
def links(
    session: str, seat: int, seed: bytes, protocol: str = "gt2", many: int = LINKS
) -> tuple[bytes, ...]:
    """All links of a chain, from the seed to the tip."""
    link = gt1.link if protocol == "gt1" else gt2.link
    return tuple(accumulate(range(many), lambda last, _: link(session, seat, last), initial=seed))
