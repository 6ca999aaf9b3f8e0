"""The log for those who keep a house: structlog's, or that of Python where it is not installed."""

import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("structlog"):
    from structlog import get_logger
    from structlog.contextvars import bind_contextvars
else:

    class Notes:
        """Writes what is told of an event behind its name."""

        def __init__(self) -> None:
            self.to = logging.getLogger("lansquenet")

        def __getattr__(self, level: str) -> Callable[..., None]:
            write = getattr(self.to, level)
            return lambda event, **told: write(" ".join([event, *(f"{k}={v!r}" for k, v in told.items())]))

    def get_logger() -> Notes:
        """Where to write."""
        return Notes()

    def bind_contextvars(**_: str) -> None:
        """Nothing is written beside each event."""


__all__ = ["bind_contextvars", "get_logger"]
