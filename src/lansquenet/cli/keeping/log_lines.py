"""Lines of the log that come too often: the first of a kind are written, the others are counted."""

import logging
from dataclasses import dataclass
from time import monotonic

import structlog

FIRST = 20  # lines of a kind in a minute that are written as they are
MINUTE = 60.0
KINDS = 1000  # that are told apart
MORE = "more of the same"

Kind = tuple[str, int, str]


@dataclass
class Count:
    """Lines of a kind since a moment."""

    since: float
    lines: int = 0


class Repeats(logging.Filter):
    """What is said again and again is said some times, and then once a minute how often besides."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[Kind, Count] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        kind = record.name, record.levelno, said(record)
        if kind[2] == MORE or (kind not in self.counts and len(self.counts) >= KINDS):
            return True
        count = self.counts.setdefault(kind, Count(monotonic()))
        count.lines += 1
        return count.lines <= FIRST

    def tell(self, now: float) -> None:
        """Say what was counted for a minute, and begin anew."""
        for kind, count in list(self.counts.items()):
            if now - count.since >= MINUTE:
                del self.counts[kind]
                if count.lines > FIRST:
                    _, level, text = kind
                    structlog.get_logger().log(level, MORE, count=count.lines - FIRST, of=text)


def said(record: logging.LogRecord) -> str:
    """What kind of line this is: its words, without what is filled in."""
    if isinstance(record.msg, dict):
        return str(record.msg.get("event", ""))
    return str(record.msg).partition("\n")[0][:80]
