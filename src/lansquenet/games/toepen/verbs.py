"""What the buttons say at Toepen, with the penalties that are meant."""

from lansquenet.games.toepen.rules import KNOCK, YES, Phase, Rules, State


def verb(rules: Rules, deal: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What a knock makes the deal worth, and what it costs to fold or to stay."""
    if deal.phase == Phase.RESPOND:
        stays = action == YES
        return "verb-stay" if stays else "verb-fold", {"value": deal.value - (0 if stays else 1)}
    knocks = (deal.phase, action) in ((Phase.WINDOW, YES), (Phase.PLAY, KNOCK))
    return ("verb-knock", {"value": deal.value + 1}) if knocks else None
