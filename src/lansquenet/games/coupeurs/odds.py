"""The odds of the coupeurs' Lansquenet: all have a card, and lay the fund on it, or ten chips if it is free.

Seat 0 banks.  What is asked of the réjouissance is asked of a chip that each of them bets on it.
"""

from lansquenet.games.coupeurs.rules import Phase, Rules, State, limits
from lansquenet.odds.walk import Figure, Lexicon, Number, Walk, When, gain
from lansquenet.rules.state import OVER

SEATS = 4  # at which Montmort says what each has to lose
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
FUND = 10
MANY = 8  # with more coupeurs than seven a walk takes too long
MOST = 30  # of a fund, of which all at the table can lay four


def fund_of(rules: Rules) -> int:
    """What everybody lays: the fund, or where each lays what he likes ten chips, if the table has it so."""
    if rules.fund:
        return rules.fund
    return max(1, rules.min_bet, min(FUND, rules.max_bet) if rules.max_bet else FUND)


def lay(rules: Rules, coup: State) -> int:
    """Everybody lays the fund, and nothing on the réjouissance."""
    return min(limits(rules, coup)[1], fund_of(rules)) if coup.phase == Phase.STAKE else 0


def rejoice(rules: Rules, coup: State) -> int:
    """Everybody lays the fund, and bets a chip on the réjouissance, all of which is held."""
    if coup.phase == Phase.BET:
        return limits(rules, coup)[0]
    return sum(coup.joys) if coup.phase == Phase.HOLD else lay(rules, coup)


def kept(end: State) -> bool:
    """Whether the banker banks again."""
    return end.heir == end.banker


def first_loses(was: State, now: State) -> int:
    """What the first coupeur loses."""
    return was.stacks[1] - now.stacks[1]


def last_loses(was: State, now: State) -> int:
    """What the last coupeur loses."""
    return was.stacks[was.seats - 1] - now.stacks[was.seats - 1]


def joy_gain(was: State, now: State) -> int:
    """What the banker gains on the réjouissance: it is won when it is matched, and lost with all else."""
    if was.joy < 0 or sum(now.joys) == sum(was.joys):
        return 0
    if now.stacks[was.banker] < was.stacks[was.banker]:
        return -sum(was.joys)
    return sum(was.joys) if sum(now.stakes) == sum(was.stakes) else 0


def raised(was: State, now: State) -> bool:
    """Whether a coupeur is dealt a card that another has."""
    return was.phase == Phase.CARD and max(now.dealt) > max(was.dealt) and max(was.dealt) > 0


def tenure(walk: Walk) -> Number:
    """What a banker gains until the bank goes on: by each coup, and by another as often as it is kept."""
    coup = walk.mean(gain, policy=lay) / fund_of(walk.rules)
    goes_on = 1 - walk.chance(kept, policy=lay)
    return coup / goes_on if goes_on else None  # whoever always keeps the bank gains for ever


def for_few(figure: Figure) -> Figure:
    """A figure at a table that can be walked, and where nobody runs out of chips."""
    return lambda walk: figure(walk) if walk.seats <= MANY and fund_of(walk.rules) <= MOST else None


ODDS: dict[str, Figure] = {
    "coup.edge": for_few(lambda walk: walk.mean(gain, policy=lay) / fund_of(walk.rules)),
    "bank.kept": for_few(lambda walk: walk.chance(kept, policy=lay)),
    "tenure.edge": for_few(tenure),
    "first.loss": for_few(lambda walk: walk.mean(first_loses, policy=lay) / fund_of(walk.rules)),
    "last.loss": for_few(lambda walk: walk.mean(last_loses, policy=lay) / fund_of(walk.rules)),
    "rejouissance.edge": for_few(
        lambda walk: walk.mean(joy_gain, policy=rejoice) / (max(1, walk.rules.min_bet) * (walk.seats - 1)),
    ),
}

WHEN: When = {"rejouissance.": lambda rules: rules.rejouissance > 0}


# -- to ask with

ASK = Lexicon(
    usual=lay,
    policies={"rejoice": lambda: rejoice},
    counts={"alike": raised, "joy": joy_gain},
    events={"kept": lambda end: end.actor == OVER and end.heir == end.banker},
)
