"""What the buttons say at Polish Bank, with the chips that are meant."""

from lansquenet.games.polish_bank.rules import Keep, Phase, Rules, State


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What is taken out of the bank, or left in it."""
    if coup.phase != Phase.KEEP:
        return None
    return "verb-stay" if action == Keep.STAY else "verb-lift", {"chips": coup.bank}
