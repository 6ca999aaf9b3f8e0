"""How often somebody may ask: counted by the library `throttled`; in a page, where it is not, nothing is."""

from importlib.util import find_spec
from types import SimpleNamespace
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("throttled"):
    from throttled import MemoryStore, Throttled, rate_limiter
else:
    rate_limiter = SimpleNamespace(per_duration=lambda *_: None)

    class MemoryStore:
        """Remembers nothing."""

        def __init__(self, options: object) -> None:
            """Of any size."""

    class Throttled:
        """Lets everything pass: there is nobody else who could be kept waiting."""

        def __init__(self, **_: object) -> None:
            """Of any quota."""

        def limit(self, _: str, cost: int = 1) -> SimpleNamespace:
            """Let it pass."""
            return SimpleNamespace(limited=False)

        def peek(self, _: str) -> SimpleNamespace:
            """Nothing is left that could be charged."""
            return SimpleNamespace(remaining=0)


__all__ = ["MemoryStore", "Throttled", "rate_limiter"]
