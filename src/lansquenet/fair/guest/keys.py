"""The key pair of a seat, made where the seat is and never told, and its chain of links."""

import secrets
from dataclasses import dataclass, field
from functools import cached_property

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.fair.gt2 import Pledge, SignedLink
from lansquenet.fair.guest.chain import Chain
from lansquenet.fair.guest.signing import Ed25519PrivateKey, Ed25519PublicKey, InvalidSignature

LAST = 16  # signatures that are kept, for the house may ask for the last one again
FEW = 16  # links left, at which another chain is begun


class Untrue(LansquenetError):
    """The house has said something that does not follow; the text says what, as what the house does."""


def is_good(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether this signature was made with the secret half of this key."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


@dataclass
class OwnKeys:
    """What a seat holds for one session: never more than one signature for a window that was frozen once."""

    session: str
    chair: int
    secret: bytes
    chains: list[Chain]
    signed: dict[str, list[str]] = field(default_factory=dict)  # by window and void: T, link, signature

    @classmethod
    def fresh(cls, session: str, chair: int) -> "OwnKeys":
        """A new pair and a new chain, of the entropy of the operating system."""
        return cls(session, chair, secrets.token_bytes(32), [Chain.fresh(session, chair)])

    @classmethod
    def again(cls, kept: Json) -> "OwnKeys":
        """What was kept."""
        session, chair = kept["session"], kept["chair"]
        chains = [Chain(session, chair, bytes.fromhex(seed), revealed) for seed, revealed in kept["chains"]]
        return cls(session, chair, bytes.fromhex(kept["secret"]), chains, dict(kept["signed"]))

    def kept(self) -> Json:
        """All of it, to be kept: a link must never be given twice for different cards."""
        return {
            "session": self.session,
            "chair": self.chair,
            "secret": self.secret.hex(),
            "chains": [[chain.seed.hex(), chain.revealed] for chain in self.chains],
            "signed": self.signed,
        }

    @property
    def pair(self) -> Ed25519PrivateKey:
        """The pair."""
        return Ed25519PrivateKey.from_private_bytes(self.secret)

    @cached_property
    def public(self) -> bytes:
        """The half that all may know; it is asked for with every message."""
        return self.pair.public_key().public_bytes_raw()

    def pledge(self) -> Pledge:
        """What is promised: the key, and the head of a chain that does not run out."""
        if self.chains[-1].left < FEW:
            self.chains = [self.chains[-1], Chain.fresh(self.session, self.chair)]
        return Pledge(self.public, self.chains[-1].head)

    @property
    def runs_out(self) -> bool:
        """Whether another chain should be promised."""
        return self.chains[-1].left < FEW

    def has_head(self, head: bytes) -> bool:
        """Whether a link can be given that leads to this head."""
        return any(chain.left and chain.head == head for chain in self.chains)

    def sign(self, window: int, void: int, transcript: bytes, head: bytes) -> SignedLink:
        """The share of a window; the same for the same transcript, and none for another.

        Raises:
            Untrue: this window has been signed for other cards, or the head was not promised.
        """
        at = f"{window}.{void}"
        if at in self.signed:
            signed, link, signature = self.signed[at]
            if signed != transcript.hex():
                raise Untrue("asks a second time for a share, for other cards")
            return SignedLink(bytes.fromhex(link), bytes.fromhex(signature))
        if not self.has_head(head):
            raise Untrue("asks for a share that was not promised")
        chain = next(chain for chain in self.chains if chain.left and chain.head == head)
        share = SignedLink(chain.next_share(), self.pair.sign(transcript))
        self.signed[at] = [transcript.hex(), share.link.hex(), share.signature.hex()]
        self.signed = dict([*self.signed.items()][-LAST:])
        return share
