"""Signatures of Ed25519 (RFC 8032) in plain Python, with the names of the library that the house has else.

A signature takes as long as its secret lets it: in a page the only secrets there are lie open before the one
whose they are.
"""

from functools import cached_property
from hashlib import sha512
from typing import Self

from lansquenet.fair.ed25519 import ORDER, is_signed, times_base


class InvalidSignature(Exception):
    """It was not made with the secret half of this key."""


class Ed25519PublicKey:
    """What signatures are checked by."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def from_public_bytes(cls, key: bytes) -> Self:
        """The key of these bytes."""
        return cls(key)

    def public_bytes_raw(self) -> bytes:
        """Those bytes."""
        return self.key

    def verify(self, signature: bytes, message: bytes) -> None:
        """Refuse a signature that was not made with the other half.

        Raises:
            InvalidSignature: it was not.
        """
        if not is_signed(self.key, message, signature):
            raise InvalidSignature


class Ed25519PrivateKey:
    """What signatures are made with."""

    def __init__(self, seed: bytes) -> None:
        digest = sha512(seed).digest()
        self.scalar = (int.from_bytes(digest[:32], "little") & (1 << 254) - 8) | 1 << 254
        self.prefix = digest[32:]

    @classmethod
    def from_private_bytes(cls, seed: bytes) -> Self:
        """The key of this seed of 32 bytes."""
        return cls(seed)

    @cached_property
    def _public(self) -> bytes:
        return times_base(self.scalar)

    def public_key(self) -> Ed25519PublicKey:
        """The half that all may know."""
        return Ed25519PublicKey(self._public)

    def sign(self, message: bytes) -> bytes:
        """The signature of a message."""
        nonce = _number(self.prefix, message)
        point = times_base(nonce)
        whole = (nonce + _number(point, self._public, message) * self.scalar) % ORDER
        return point + whole.to_bytes(32, "little")


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little") % ORDER
