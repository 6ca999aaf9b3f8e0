"""What the buttons say at Baccarat, where they mean more than their words."""

from lansquenet.games.baccarat.rules import Phase, Rules, State, staked


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """That the cards may be dealt, and for how much a bank would stand on."""
    if coup.phase == Phase.FIELD and not action and staked(coup, coup.actor):
        return "verb-deal", {}
    if coup.phase == Phase.KEEP and action:
        return "verb-keep", {"chips": coup.bank}
    return None
