"""What may be typed at Skin beside the words of its book."""

from typing import Any

from lansquenet.games.skin.rules import Phase


def whole(state: Any, most: int) -> int:
    """A half is half of what was named, where a bet was named."""
    return int(state.proposed) if state.phase in (Phase.TAKE, Phase.SIDE_TAKE) else most
