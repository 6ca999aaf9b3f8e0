"""What `/metrics` shows; no label names a person, a table or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

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
