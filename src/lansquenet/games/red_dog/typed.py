"""What may be typed at Red Dog beside the words of its book."""

from typing import Any

from lansquenet.games.red_dog.rules import Phase


def whole(state: Any, most: int) -> int:
    """A half is half of the ante that is raised."""
    return int(state.antes[state.actor]) if state.phase == Phase.RAISE else most
