"""What seals a field of the log: the library `cryptography`; in a page, where it is not, nothing does.

In a page the log lies open before the one whose it is.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("cryptography"):
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
else:

    class InvalidTag(Exception):
        """What was sealed has been changed: never said here."""

    class AESGCM:
        """Leaves open what it is to seal."""

        def __init__(self, _: bytes) -> None:
            """With no key."""

        def encrypt(self, _: bytes, text: bytes, __: bytes) -> bytes:
            """The text."""
            return text

        decrypt = encrypt


__all__ = ["AESGCM", "InvalidTag"]
