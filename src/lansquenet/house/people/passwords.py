"""Passwords: what is kept of them, and whether one fits; both take long, so they are done aside."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from lansquenet.errors import HouseRefuses

if TYPE_CHECKING or find_spec("argon2"):
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError
else:
    InvalidHashError = VerificationError = ValueError

    class PasswordHasher:
        """Where there is nothing that hashes: in a page, which is nobody else's."""

        def hash(self, _: str) -> str:
            """Refuse it."""
            raise HouseRefuses("bad_password", "This page keeps no passwords: for that, keep a house.")

        verify = hash


SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
WEAKEST = 2  # of the marks that zxcvbn gives, 0 to 4: it is guessed in a million tries, or not sooner
JUDGED = 72  # letters of a password that it looks at: whoever has more has enough


def hashed_as(password: str) -> str:
    """What is kept of a password."""
    return PasswordHasher().hash(password)


def fits(hashed: str | None, password: str) -> bool:
    """Whether this password is the one of which that was kept; if nothing was, a no takes as long."""
    if not hashed:
        hashed_as(password)
        return False
    try:
        return PasswordHasher().verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def refuse_weak(password: str, name: str) -> None:
    """Refuse what is too short, or is guessed before long: a password of many, the name, a row of keys."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise HouseRefuses("bad_password", f"A password has {SHORTEST_PASSWORD} characters or more.")
    from zxcvbn import zxcvbn  # knows thirty thousand passwords, and takes a while to read them

    if zxcvbn(password[:JUDGED], [name, "lansquenet"])["score"] < WEAKEST:
        raise HouseRefuses(
            "bad_password", "This password is guessed easily: take a longer one that nobody else has."
        )
