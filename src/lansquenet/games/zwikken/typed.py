"""What may be typed at Zwikken beside the words of its book."""

from lansquenet.games.zwikken.rules import PASS, THIRD, WHOLE, Phase, State
from lansquenet.rules.state import POOL


def answers(state: State) -> dict[str, int]:
    """Parts of the pot, and to pass."""
    return {"all": WHOLE, "a third": THIRD, "nothing": PASS} if state.phase == Phase.BID else {}


def whole(state: State, most: int) -> int:
    """A half is half of the pot."""
    return int(state.stacks[POOL])
