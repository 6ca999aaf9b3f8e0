"""What may be typed at Skin beside the words of its book."""

from lansquenet.games.skin.rules import Phase, State


def whole(state: State, most: int) -> int:
    """A half is half of what was named, where a bet was named."""
    return int(state.proposed) if state.phase in (Phase.TAKE, Phase.SIDE_TAKE) else most
