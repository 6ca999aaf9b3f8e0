"""What may be typed at Red Dog beside the words of its book."""

from lansquenet.games.red_dog.rules import Phase, State


def whole(state: State, most: int) -> int:
    """A half is half of the ante that is raised."""
    return int(state.antes[state.actor]) if state.phase == Phase.RAISE else most
