"""Signatures of Ed25519: by the library `cryptography`, or in a page, where it is not, in plain Python."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("cryptography"):
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
else:
    from lansquenet.fair.guest.plain_signing import Ed25519PrivateKey, Ed25519PublicKey, InvalidSignature

__all__ = ["Ed25519PrivateKey", "Ed25519PublicKey", "InvalidSignature"]
