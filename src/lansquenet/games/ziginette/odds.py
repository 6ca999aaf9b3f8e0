"""The odds of Ziginette: the punter bets chips by the hundred, so that any cut of them is whole.

Aces, kings, queens and knaves are in every pack.  The positions of the opening are asked for from
the lowest rank, so `A K Q` asks for the ace and then for the king.  A single bet is of all the
punter has, and nobody is asked again; else nobody changes the limits or bets a second time, and
the banker gives the bank up as soon as nothing is at stake.
"""

from lansquenet.games.ziginette.rules import Phase, Playette, Rules, State, limits
from lansquenet.odds.walk import CHIPS, NOT_OFFERED, Choosing, Figure, Lexicon, When, gain, variance, wins
from lansquenet.rules.state import HOUSE

LIMITS = (1, CHIPS)
ONE_BET = (*LIMITS, CHIPS)
BOTH = (*LIMITS, 100, 100)
DOUBLED = {1: "K K A Q", 2: "A A K Q"}
TRIPLED = {1: "K K K A Q", 2: "K K K A A Q", 3: "A A A K Q"}


def nothing(rules: Rules, coup: State) -> int:
    """No bet, no other limits, no more of this bank."""
    return 0


def punter_gains(was: State, now: State) -> int:
    """What seat 1, the punter, gains."""
    return now.stacks[1] - was.stacks[1]


def house_takes(was: State, now: State) -> int:
    """What goes to the house."""
    return now.stacks[HOUSE] - was.stacks[HOUSE]


def opened(coup: State) -> bool:
    """Whether the bank has its card."""
    return coup.mine >= 0


def uneven(end: State) -> bool:
    """Whether two of the first three cards were equal."""
    return end.mine < 0 or end.needed > 2


def doubles(rules: Rules) -> bool:
    """Whether equal cards are doubled up."""
    return rules.playette == Playette.DOUBLE


def _edge(cards: str) -> Figure:
    return lambda walk: walk.mean(gain, cards, ONE_BET, nothing) / CHIPS


def _wins(cards: str) -> Figure:
    return lambda walk: walk.mean(wins, cards, ONE_BET, nothing)


ODDS: dict[str, Figure] = {
    "bet.punter": lambda walk: walk.mean(punter_gains, "A K Q", ONE_BET, nothing) / CHIPS,
    "bet.banker": lambda walk: walk.mean(gain, "A K Q", ONE_BET, nothing) / CHIPS,
    "bet.house": lambda walk: walk.mean(house_takes, "A K Q", ONE_BET, nothing) / CHIPS,
    "deal.house": lambda walk: walk.mean(house_takes, "A K Q", BOTH, nothing) / 100,
    "deal.variance": lambda walk: variance(walk.spread(gain, "A K Q", BOTH, nothing)) / 100**2,
    "playette": lambda walk: walk.chance(uneven, "", LIMITS, nothing, opened),
    **{f"doubled.stack{n}.win": _wins(cards) for n, cards in DOUBLED.items()},
    **{f"doubled.stack{n}.edge": _edge(cards) for n, cards in DOUBLED.items()},
    **{f"tripled.stack{n}.win": _wins(cards) for n, cards in TRIPLED.items()},
    **{f"tripled.stack{n}.edge": _edge(cards) for n, cards in TRIPLED.items()},
}

WHEN: When = {"doubled.": doubles, "tripled.": doubles}


# -- to ask with: a chip on every card


def a_chip_on_each(rules: Rules, coup: State) -> int:
    """A chip on every card that has none; the banker's limits are a chip, and he goes on."""
    if coup.phase == Phase.BET:
        return 1 if coup.bets[coup.actor][coup.on] == 0 else 0
    return 1 if coup.phase in (Phase.OPEN, Phase.MOST, Phase.PASS) else 0


def ten_on_each(rules: Rules, coup: State) -> int:
    """Ten chips on every card that has none, so that a tenth of them is whole."""
    if coup.phase == Phase.BET:
        return 10 if coup.bets[coup.actor][coup.on] == 0 else 0
    if coup.phase == Phase.MOST:
        return 10
    return 1 if coup.phase in (Phase.OPEN, Phase.PASS) else 0


def to_hold(rules: Rules, coup: State) -> list[int]:
    """To give the bank up, or to hold it."""
    asked = coup.phase == Phase.OPEN or coup.phase == Phase.PASS
    return [0, 1] if asked else [NOT_OFFERED, NOT_OFFERED]


def cards_left(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """How many cards are left."""
    return [sum(stock)]


def to_the_limit(rules: Rules, coup: State) -> int:
    """As much as the banker allows on every card that has none; he holds the bank, and keeps his limits."""
    if coup.phase == Phase.BET:
        return limits(rules, coup)[1] if coup.bets[coup.actor][coup.on] == 0 else 0
    if coup.phase in (Phase.OPEN, Phase.MOST):
        return rules.min_bet
    return 1 if coup.phase == Phase.PASS else 0


def the_most(rules: Rules, coup: State) -> list[int]:
    """The most that the banker allows on a card, of what the rules allow him."""
    if coup.phase != Phase.MOST:
        return [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]
    least, most, _ = limits(rules, coup)
    return [chips if least <= chips <= most else NOT_OFFERED for chips in (1, 10, 100)]


HOLD = Choosing(("give up", "hold"), to_hold, ("cards left",), cards_left, ten_on_each)
LIMIT = Choosing(("to one", "to ten", "to a hundred"), the_most, ("cards left",), cards_left, to_the_limit)

ASK = Lexicon(
    usual=a_chip_on_each,
    after="A K Q",
    events={"opened": opened},
    choosing={"bank": HOLD, "limit": LIMIT},
)
