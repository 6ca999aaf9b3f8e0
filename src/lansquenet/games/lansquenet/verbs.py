"""What the buttons say at Lansquenet, with the chips that are meant."""

from lansquenet.games.lansquenet.rules import Choice, Phase, Rules, State, buyers, for_sale, new_bank

KEYS = {Choice.PASS: "verb-sell", Choice.WITHDRAW: "verb-withdraw", Choice.KEEP: "verb-keep"}


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What becomes of the bank, and what then stands on it."""
    if coup.phase != Phase.KEEP:
        return None
    chips = new_bank(rules, coup, action)
    if action == Choice.PASS and not (for_sale(rules, coup) and buyers(coup, chips)):
        return None
    return KEYS[Choice(action)], {"chips": chips}
