"""What `/metrics` shows; no label names a person, a table or a card.  In a page nothing is counted."""

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import (
        CONTENT_TYPE_LATEST,
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        ProcessCollector,
        generate_latest,
    )
else:
    CONTENT_TYPE_LATEST = "text/plain"

    class Silent:
        """Takes whatever it is told."""

        def __init__(self, *_: object, **__: object) -> None:
            """Of a name and a text."""

        def labels(self, *_: str) -> "Silent":
            """The same, whatever it is called."""
            return self

        def inc(self, _: float = 1) -> None:
            """Count nothing."""

        def dec(self, _: float = 1) -> None:
            """Count nothing."""

        def set(self, _: float) -> None:
            """Note nothing."""

        def time(self) -> AbstractContextManager[None]:
            """Look at no clock."""
            return nullcontext()

    CollectorRegistry = Counter = Gauge = Histogram = ProcessCollector = Silent

    def generate_latest(_: Silent) -> bytes:
        """Nothing."""
        return b""


__all__ = [
    "ACTS",
    "CONTENT_TYPE_LATEST",
    "REFUSED",
    "REGISTRY",
    "ROOMS",
    "SOCKETS",
    "WRITTEN",
    "generate_latest",
]

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, time of the processor, open files
ACTS = Counter("lansquenet_acts", "Acts of seats and cards turned.", registry=REGISTRY)
REFUSED = Counter("lansquenet_refused", "What was refused, by why.", ["code"], registry=REGISTRY)
SOCKETS = Gauge("lansquenet_sockets", "Open connections to tables.", registry=REGISTRY)
ROOMS = Gauge("lansquenet_rooms", "Tables seen to by this process.", registry=REGISTRY)
WRITTEN = Histogram(
    "lansquenet_write_seconds",
    "From handing events to the log until they are durable.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)
