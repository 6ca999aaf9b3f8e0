"""What the buttons say at Zwikken, with the chips that are meant."""

from lansquenet.games.zwikken.rules import HALF, THIRD, WHOLE, Phase, Rules, State, amount

KEYS = {THIRD: "verb-third", HALF: "verb-half", WHOLE: "verb-whole"}


def verb(rules: Rules, deal: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What is played for."""
    if deal.phase != Phase.BID or action not in KEYS:
        return None
    return KEYS[action], {"chips": amount(rules, deal, action)}
