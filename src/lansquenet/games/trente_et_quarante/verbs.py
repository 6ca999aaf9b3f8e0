"""What the buttons say at Trente et quarante, with the chips that are meant."""

from lansquenet.games.trente_et_quarante.rules import Answer, Phase, Rules, State, half_of, premium_of, staked


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What it costs to insure, to give up half, and what goes to prison."""
    seat = coup.actor
    if coup.phase == Phase.INSURE and action:
        return "verb-insure", {"chips": premium_of(rules, coup, seat)}
    if coup.phase == Phase.FIELD and not action and staked(coup, seat):
        return "verb-deal", {}
    if coup.phase != Phase.ANSWER:
        return None
    if action == Answer.PRISON:
        return "verb-prison", {"chips": staked(coup, seat)}
    return "verb-half", {"chips": half_of(rules, coup, seat)}
