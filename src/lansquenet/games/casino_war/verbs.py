"""What the buttons say at Casino War, with the chips that are meant."""

from lansquenet.games.casino_war.rules import Answer, Phase, Rules, State, given_up, raise_of


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What it costs to surrender, and what a war does."""
    if coup.phase != Phase.ANSWER:
        return None
    seat = coup.actor
    if action == Answer.WAR:
        return "verb-war", {"chips": raise_of(rules, coup, seat)}
    return "verb-surrender", {"chips": given_up(rules, coup, seat)}
