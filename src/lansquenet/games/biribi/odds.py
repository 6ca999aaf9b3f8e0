"""The odds of Biribi and Hoca: a chip on one number, and a ticket out of the bag."""

from lansquenet.games.biribi.rules import Phase, Rules, State, staked as staked_by
from lansquenet.odds.walk import Figure, Lexicon, Policy, When, gain, wins
from lansquenet.rules.state import OVER

STAKE = 1
NUMBER = 17


def backing(number: int) -> Policy:
    """A chip on this number, and nothing else."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.NUMBER:
            return number if staked_by(coup, coup.actor) == 0 else 0
        return STAKE

    return policy


one = backing(NUMBER)


def staked(was: State, now: State) -> int:
    """The chips that the punter puts on the board."""
    return max(0, staked_by(now, 1) - staked_by(was, 1))


def ticket(was: State, now: State) -> int:
    """The number that is drawn."""
    return now.ticket if now.actor == OVER and was.phase == Phase.TICKET else 0


def row_known(coup: State) -> bool:
    """Whether the row is known."""
    return coup.row >= 0


ODDS: dict[str, Figure] = {
    "number.drawn": lambda walk: walk.mean(wins, policy=one),
    "stake.edge": lambda walk: walk.mean(gain, policy=one) / STAKE,
}

WHEN: When = {}

ASK = Lexicon(
    usual=one,
    policies={"backing": backing},
    counts={"staked": staked, "ticket": ticket},
    events={"row known": row_known},
)
