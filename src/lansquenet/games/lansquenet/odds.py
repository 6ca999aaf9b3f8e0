"""The odds of Lansquenet: the banker puts up two chips, and the punter covers them."""

from lansquenet.games.lansquenet.rules import Carry, Choice, Phase, Rules, State
from lansquenet.odds.walk import Figure, Flat, Lexicon, Packet, Policy, When, gain, goes_on, turned

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


# -- to ask with


def keeping(wins: int) -> Policy:
    """Two chips are banked and covered, and the bank is kept until so many wins, then passed; nobody buys."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.BANK:
            return 2
        if coup.phase == Phase.STAKES:
            return coup.bank - sum(coup.stakes)
        if coup.phase == Phase.KEEP and coup.bank + coup.won < 2 << wins:
            return int(Choice.KEEP)
        return 0

    return policy


def bank_goes_on(carry: Carry) -> bool:
    """Whether the first banker banks again, with what he has won."""
    return goes_on(carry) and carry.bank > 0


PACKET = ("Q Q", "T 7 T", "9 9", "A 8 A")  # Robert-Houdin, The Sharper Detected and Exposed, chapter XII

ASK = Lexicon(
    usual=keeping(0),
    policies={"keeping": keeping},
    counts={
        "doublet": lambda was, now: now.doublet > was.doublet,
        "bank wins": lambda was, now: now.won > was.won,
    },
    flat=Flat(keeping(0), 2, packet=Packet(PACKET, keeping(len(PACKET)), bank_goes_on)),
    tenure=bank_goes_on,
)
