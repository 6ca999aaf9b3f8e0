"""Whether there are threads and processes: in a page there are none, and what is wanted is done at once."""

import sys
import time

thread_time = getattr(time, "thread_time", time.process_time)  # with no threads there is but one


def are_here() -> bool:
    """Whether something can be done beside something else."""
    return sys.platform != "emscripten"
