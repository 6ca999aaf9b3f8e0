"""The odds of Pharaon: the punter bets on aces, and takes what he wins or lets it ride."""

from lansquenet.games.pharaon import rules as pharaon
from lansquenet.games.pharaon.rules import Phase, Ride, Rules, State
from lansquenet.odds import couples
from lansquenet.odds.couples import STAKE, aces_alone, left
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, Number, Policy, Walk, When, gain
from lansquenet.rules.cards import ACE
from lansquenet.rules.couples import BET, CHOOSE, GO_ON

STAKES = range(0, 46, 2)  # de Moivre's: one before each couple, with 52 cards left down to 8


def riding(how: int, wins: int, pli: int = 0) -> Policy:
    """A bet on the aces, of which this becomes until it has won so often."""

    def policy(rules: Rules, coup: State) -> int:
        seat = coup.actor
        if coup.phase == CHOOSE:
            return ACE if coup.turned == 0 and coup.staked[seat] == 0 else GO_ON
        if coup.phase == Phase.WON:
            return how if coup.level[seat][ACE] < wins else Ride.TAKE
        return STAKE if coup.phase == BET else pli

    return policy


def nothing_left(coup: State) -> bool:
    """Whether nothing of the bet is at stake any more."""
    return coup.turned >= 2 and coup.staked[1] + coup.owed[1] == 0


def _riding(how: int, wins: int, pli: int = 0) -> Figure:
    policy = riding(how, wins, pli)
    return lambda walk: aces_alone(walk).mean(gain, policy=policy, until=nothing_left) / STAKE


def all_money(walk: Walk) -> Number:
    """The edge of all the money laid in de Moivre's way, each bet on a card that may be gone."""
    total: Number = 0
    for gone in STAKES:
        total = total + left(gone)(walk)
    return total / len(STAKES)


ODDS: dict[str, Figure] = {
    "first_stake.edge": left(0),
    "all_money.edge": all_money,
    "pli.edge": _riding(Ride.TAKE, 1, 1),
    "paix.edge": _riding(Ride.PAIX, 2),
    "paroli.edge": _riding(Ride.PAROLI, 2),
    "sept.edge": _riding(Ride.PAROLI, 3),
    "quinze.edge": _riding(Ride.PAROLI, 4),
}

WHEN: When = {
    "all_money": lambda rules: not rules.double_pack,
    "pli": lambda rules: rules.pli,
    "paix": lambda rules: rules.paix and rules.ladder > 1,
    "paroli": lambda rules: rules.ladder > 1,
    "sept": lambda rules: rules.ladder > 2,
    "quinze": lambda rules: rules.ladder > 3,
}


def tables(rules: Rules) -> list[Grid]:
    """The edge by cards left and aces left."""
    return couples.tables(pharaon, rules, 0)[1:]
