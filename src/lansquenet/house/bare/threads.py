"""Whether there are threads and processes: in a page there are none, and what is wanted is done at once."""

import sys
import time
from collections.abc import Callable
from typing import TypeVar

from lansquenet.errors import BadOption

T = TypeVar("T")

thread_time = getattr(time, "thread_time", time.process_time)  # with no threads there is but one


def are_here() -> bool:
    """Whether something can be done beside something else."""
    return sys.platform != "emscripten"


def tried(task: Callable[..., T], *given: object) -> T:
    """What a task comes to.

    Raises:
        BadOption: in a page, where rules are not compiled, it cannot be found.
    """
    try:
        return task(*given)
    except ModuleNotFoundError:
        if are_here():
            raise
        raise BadOption("That takes compiled rules, which a page has not: for that, keep a house.") from None
