"""The odds of Macao: one punter buys up to so much, against a banker who buys as long as he would lose."""

from lansquenet.games.macao.rules import NINE, Phase, Rules, State, ahead
from lansquenet.odds.walk import Figure, Lexicon, Policy, When, gain
from lansquenet.rules.state import OVER

STAKE = 1
USUAL = 4


def up_to(count: int) -> Policy:
    """A chip, and another card with so much or less; the banker buys as long as he would not win."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.BUY:
            return 1 if coup.counts[coup.actor] <= count else 0
        if coup.phase == Phase.DECIDE:
            return banker_buys(rules, coup)
        return STAKE

    return policy


def banker_buys(rules: Rules, coup: State) -> int:
    """Against one punter: he who loses as it is has nothing more to lose, and void he tries up to four."""
    won = ahead(rules, coup, 1)
    return 1 if won > 0 or (won == 0 and coup.bank <= USUAL) else 0


usual, eager, never = up_to(USUAL), up_to(USUAL + 1), up_to(-1)


def schlag(was: State, now: State) -> bool:
    """Whether the punter is dealt a nine."""
    return was.phase == Phase.CARD and now.phase != Phase.CARD and now.firsts[1] == NINE


def bought(was: State, now: State) -> bool:
    """How many cards the punter buys."""
    return was.phase == Phase.BOUGHT


def alike(was: State, now: State) -> bool:
    """Whether both hands count the same in the end."""
    return now.actor == OVER and now.banks > 0 and now.counts[1] == now.bank


def ends(coup: State) -> bool:
    """Whether the punter's cards are dealt."""
    return coup.held[1] > 0 and coup.phase != Phase.CARD


ODDS: dict[str, Figure] = {
    "stake.edge": lambda walk: walk.mean(gain, policy=usual),
    "eager.edge": lambda walk: walk.mean(gain, policy=eager),
    "never.edge": lambda walk: walk.mean(gain, policy=never),
    "nine": lambda walk: walk.mean(schlag, policy=usual, until=ends),
}

WHEN: When = {"eager.": lambda rules: rules.buys > 0}

ASK = Lexicon(
    usual=usual,
    policies={"eager": lambda: eager, "never": lambda: never},
    counts={"nine": schlag, "bought": bought, "alike": alike},
    events={"dealt": ends},
)
