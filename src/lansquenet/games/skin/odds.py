"""The odds of Skin, at a table of three or more: A banks, B holds the ace, and C what comes later.

Bets that are measured are of a hundred chips, so that a cut in the hundred is exact; bets that
must be made before them are of one chip.  Aces, kings and queens are in every pack.
"""

from lansquenet.games.skin.rules import CENTRE, DEAD, Phase, Rules, State
from lansquenet.odds.walk import Figure, Lexicon, Measure, When, gain, variance, wins
from lansquenet.rules.cards import RANKS
from lansquenet.rules.state import HOUSE

SEATS = 3
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
STAKE = 100
FIRST = (1, STAKE, STAKE)  # B takes the ace and proposes; A takes it all
LATER = (1, 1, 1, 1, STAKE, STAKE)  # and so, after a bet of one chip, does C on the queen
SIDE = (1, 1, 1, 1, 1, 1, STAKE, STAKE)  # C then offers a side bet to B, who takes it all


def want_the_second(rules: Rules, coup: State) -> int:
    """Nobody wants the first card, and B wants the second; nothing is wanted after that."""
    if coup.phase == Phase.PROPOSE or coup.phase == Phase.TAKE:
        return STAKE
    if coup.phase == Phase.PICK:
        return -1
    lying = sum([1 for place in coup.place if place == CENTRE])
    return 1 if coup.phase == Phase.OFFER and lying == 2 and 0 not in coup.place else 0


def a_chip_each(rules: Rules, coup: State) -> int:
    """Take the first card, bet a chip on it, and meet every bet; no side bets."""
    if coup.phase == Phase.PICK:
        for r in range(RANKS):
            if coup.place[r] == CENTRE:
                return r
    return 1 if coup.phase == Phase.OFFER or coup.phase == Phase.PROPOSE or coup.phase == Phase.TAKE else 0


def kept(was: State, now: State) -> int:
    """What the house keeps."""
    return now.stacks[HOUSE] - was.stacks[HOUSE]


def later_wins(was: State, now: State) -> bool:
    """Whether C is paid."""
    return now.stacks[2] > was.stacks[2]


def later_gain(was: State, now: State) -> int:
    """What the banker gains on C's bet alone, when that is decided."""
    if was.bets[2] == 0 or now.bets[2] > 0:
        return 0
    return now.stacks[0] - was.stacks[0] + now.stacks[1] - was.stacks[1]


def side_wins(was: State, now: State) -> bool:
    """Whether C is paid what B had with C on the side."""
    return was.sides[1][2] > now.sides[1][2] and now.stacks[2] > was.stacks[2]


def side_gain(was: State, now: State) -> int:
    """What C wins or loses of B on the side, when that is decided."""
    return (was.sides[1][2] - now.sides[1][2]) * (1 if now.stacks[2] > was.stacks[2] else -1)


def paired(coup: State) -> bool:
    """Whether two cards have died together."""
    return DEAD in coup.place


def opened(coup: State) -> bool:
    """Whether the bank's card has been turned, be it to match."""
    return 0 in coup.place or DEAD in coup.place


def first_decided(coup: State) -> bool:
    """Whether B's bet is."""
    return DEAD in coup.place and coup.bets[1] == 0


def later_decided(coup: State) -> bool:
    """Whether C's bet is."""
    return DEAD in coup.place and coup.bets[2] == 0


def side_decided(coup: State) -> bool:
    """Whether the side bet is."""
    return DEAD in coup.place and coup.sides[1][2] == 0


def with_three(figure: Figure) -> Figure:
    """A figure that takes three seats; with two there is none."""
    return lambda walk: figure(walk) if walk.seats > 2 else None


def _centre(measure: Measure) -> Figure:
    return lambda walk: walk.mean(measure, "Q A Q", policy=want_the_second, until=first_decided)


ODDS: dict[str, Figure] = {
    "bet.win": lambda walk: walk.mean(wins, "A K", FIRST, until=first_decided),
    "bet.edge": lambda walk: walk.mean(gain, "A K", FIRST, until=first_decided) / STAKE,
    "bet.house": lambda walk: walk.mean(kept, "A K", FIRST, until=first_decided) / STAKE,
    "later_bet.win": with_three(
        lambda walk: walk.mean(later_wins, "A K Q", LATER, until=later_decided),
    ),
    "later_bet.edge": with_three(
        lambda walk: walk.mean(later_gain, "A K Q", LATER, until=later_decided) / STAKE,
    ),
    "side_bet.win": with_three(
        lambda walk: walk.mean(side_wins, "A K Q", SIDE, until=side_decided),
    ),
    "side_bet.variance": with_three(
        lambda walk: variance(walk.spread(side_gain, "A K Q", SIDE, until=side_decided)) / STAKE**2,
    ),
    "deal.variance": lambda walk: variance(walk.spread(gain, policy=a_chip_each)),
    "first_pair_dead": lambda walk: walk.chance(paired, "A", FIRST[:1], until=opened),
    "centre_match.win": _centre(wins),
    "centre_match.edge": lambda walk: _centre(gain)(walk) / STAKE,
}


def keeps_pairs(rules: Rules) -> bool:
    """Whether the bank's card may match one in the centre."""
    return rules.banker_card_may_match_centre


WHEN: When = {
    "side_bet.": lambda rules: rules.side_bets,
    "centre_match.": keeps_pairs,
}


# -- to ask with: everybody takes the first card that is offered, and bets a chip on it

ASK = Lexicon(
    usual=a_chip_each,
    counts={"bets": lambda was, now: max(0, sum(now.bets) - sum(was.bets))},
    events={"opened": opened},
)
