"""The odds of Pharaon: the punter bets on aces, and takes what he wins or lets it ride."""

from lansquenet.games.pharaon import rules as pharaon
from lansquenet.games.pharaon.rules import Change, Phase, Ride, Rules, State, held, legal, packs
from lansquenet.odds import couples
from lansquenet.odds.couples import STAKE, aces_alone, left
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import (
    NOT_OFFERED,
    Choosing,
    Figure,
    Flat,
    Lexicon,
    Number,
    Policy,
    Walk,
    When,
    gain,
)
from lansquenet.rules.cards import ACE, RANKS, SUITS
from lansquenet.rules.couples import BET, CHOOSE, GO_ON

TAKE_UP = int(Change.TAKE)
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


# -- to ask with: four chips on the aces


def from_a_win(rules: Rules, coup: State) -> list[int]:
    """To take a win, to let the gain ride or all of it; after a doublet to take the half, or to ride on."""
    found = [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]
    if coup.phase == Phase.WON:
        for how in legal(rules, coup):
            found[how] = how
    if coup.phase == Phase.HALVED:
        found[0] = 0
        found[3] = 1
    return found


def wins_and_cards(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """Which win it is, or a doublet; whether only the gain rides; and what is left."""
    seat = coup.actor
    win = coup.level[seat][ACE] if coup.phase == Phase.WON else 0
    return [win, 1 if coup.bets[seat][ACE] == 0 else 0, stock[ACE], sum(stock)]


def a_rank_or_none(rules: Rules, coup: State) -> list[int]:
    """A rank of each number of cards left up to four, where nothing lies any more; or none."""
    found = [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]
    if coup.phase == CHOOSE and coup.staked[coup.actor] == 0:
        found[4] = GO_ON
        for r in range(RANKS):
            left = SUITS * packs(rules) - coup.gone[r]
            if 0 < left <= 4:
                found[left - 1] = r
    return found


def two_chips(rules: Rules, coup: State) -> int:
    """Two chips on what was chosen, taken up before the next couple as long as that may be."""
    lies = coup.bets[coup.actor]
    if coup.phase == BET:
        return 2
    if coup.phase == Phase.CARD:
        return TAKE_UP
    if coup.phase != CHOOSE:
        return 0
    for r in range(RANKS):
        if lies[r] > 0 and coup.changes == 0 and not held(rules, coup):
            return r
    return GO_ON


ASK = Lexicon(
    usual=riding(Ride.TAKE, 1),
    flat=Flat(riding(Ride.TAKE, 1), STAKE, marked=couples.marked),
    policies={
        "paix": lambda wins: riding(Ride.PAIX, wins),
        "paroli": lambda wins: riding(Ride.PAROLI, wins),
        "pli": lambda: riding(Ride.TAKE, 1, 1),
        "laid after": couples.laid_after,
    },
    choosing={
        "riding": Choosing(
            ("take", "gain", "all", "half"),
            from_a_win,
            ("win", "of a paix", "copies", "cards left"),
            wins_and_cards,
            marked=couples.marked,
        ),
        **couples.cards_left(a_rank_or_none, two_chips),
    },
)


def tables(rules: Rules) -> list[Grid]:
    """The edge by cards left and aces left."""
    return couples.tables(pharaon, rules, 0)[1:]
