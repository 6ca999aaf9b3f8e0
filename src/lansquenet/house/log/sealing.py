"""The secrets of a house, in a file that never lies in its database."""

import json
import os
import secrets
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from hmac import compare_digest, digest
from pathlib import Path

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.fair.guest.signing import Ed25519PrivateKey
from lansquenet.house.bare.ciphers import AESGCM, InvalidTag

LENGTH = 32
NONCE = 12


class Broken(Exception):
    """A sealed field was changed, or sealed with other keys, or for another place."""


@dataclass(frozen=True, repr=False)
class Keys:
    """Four keys of 32 bytes: what each is for stands in its name."""

    sealing: bytes
    heads: bytes
    sessions: bytes
    signing: bytes

    @classmethod
    def made(cls, path: Path) -> "Keys":
        """New keys, written to a new file that only its owner can read; it is on the disk on return."""
        keys = cls(*(secrets.token_bytes(LENGTH) for _ in cls.__annotations__))
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump({name: key.hex() for name, key in asdict(keys).items()}, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        try:
            _settled(part, path)
        finally:
            part.unlink(missing_ok=True)
        settle(path.parent)
        return keys

    @classmethod
    def read(cls, path: Path) -> "Keys":
        """The keys in this file."""
        try:
            if path.stat().st_mode & 0o077:
                raise LansquenetError(f"The key file {path} can be read by others: chmod 600 {path}")
            found = json.loads(path.read_text())
            keys = cls(**{name: bytes.fromhex(text) for name, text in found.items()})
        except OSError as wrong:
            raise LansquenetError(f"The key file {path} cannot be read: {wrong.strerror}.") from None
        except (ValueError, TypeError, AttributeError):
            raise LansquenetError(f"{path} is not a key file of a house.") from None
        if {len(key) for key in asdict(keys).values()} != {LENGTH}:
            raise LansquenetError(f"A key in {path} does not have {LENGTH} bytes.")
        return keys

    @cached_property
    def signer(self) -> Ed25519PrivateKey:
        """The key that signs what the house promises."""
        return Ed25519PrivateKey.from_private_bytes(self.signing)

    @cached_property
    def _cipher(self) -> AESGCM:
        return AESGCM(self.sealing)

    def seal(self, text: str, place: str) -> bytes:
        """Encrypt JSON so that it can be opened at this place of the log only."""
        nonce = os.urandom(NONCE)
        return nonce + self._cipher.encrypt(nonce, text.encode(), place.encode())

    def opened(self, sealed: bytes, place: str) -> Json:
        """What was sealed for this place; raises Broken."""
        try:
            fields = self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], place.encode())
        except (InvalidTag, ValueError):
            raise Broken(place) from None
        opened: Json = json.loads(fields)
        return opened

    def mac(self, *told: object) -> bytes:
        """A digest that only these keys can make."""
        return digest(self.heads, canonical(told).encode(), sha256)

    def made_mac(self, mac: bytes, *told: object) -> bool:
        """Did these keys make this digest?"""
        return compare_digest(mac, self.mac(*told))


def canonical(value: object) -> str:
    """The one way to write this value as JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _settled(part: Path, path: Path) -> None:
    """Give a file its name: unlike by a rename, never over a file that is there; a page has but renames."""
    name = os.link if hasattr(os, "link") else os.rename
    name(part, path)


def settle(folder: Path) -> None:
    """Bring the names in a folder to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
