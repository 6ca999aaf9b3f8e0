"""What may be typed at Lansquenet beside the words of its book."""

from lansquenet.books.refusals.typed import ALL, BANCO, REST
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.lansquenet.rules import Rules, State

FOR_STAKES = dict.fromkeys(BANCO, "LANS-8")  # words that are answers when stakes are asked for, and the rule


def answers(state: State) -> dict[str, int]:
    """All of a bank that was won is kept."""
    return dict.fromkeys(ALL, int(lansquenet.Choice.KEEP)) if state.phase == lansquenet.Phase.KEEP else {}


def amounts(rules: Rules, coup: State) -> dict[str, int]:
    """The whole is the bank, held alone: banco; the rest is what is not covered yet.

    The size of the bank stands for it too, when a part of it is the punter's already.
    """
    if coup.phase != lansquenet.Phase.STAKES:
        return {}
    _, most, apart = lansquenet.limits(rules, coup)
    banco, rest = coup.bank - coup.stakes[coup.actor], coup.bank - sum(coup.stakes)
    words = dict.fromkeys((*BANCO, "whole", "the whole"), banco)
    words |= dict.fromkeys(REST, rest) | dict.fromkeys(("all", "everything"), max(most, apart))
    if coup.bank > most and coup.bank != banco:
        words[str(coup.bank)] = banco
    half = coup.bank // 2
    return words | {"half": half} | ({"most": most} if most > 0 else {})
