"""The odds of Lansquenet: the banker puts up two chips, and the punter covers them."""

from lansquenet.games.lansquenet.rules import State
from lansquenet.odds.walk import Figure, When, gain, turned

COVERED = (2, 2)


def doublet(end: State) -> bool:
    """Whether the first two cards were equal."""
    return end.doublet == 1


def won(end: State) -> bool:
    """Whether the banker has won."""
    return end.won > 0


ODDS: dict[str, Figure] = {
    "coup.edge": lambda walk: walk.mean(gain, acts=COVERED) / 2,
    "coup.doublet": lambda walk: walk.chance(doublet, acts=COVERED),
    "coup.win_after_two_cards": lambda walk: walk.chance(won, "A K", COVERED),
    "coup.expected_cards": lambda walk: walk.mean(turned, acts=COVERED),
}

WHEN: When = {}
