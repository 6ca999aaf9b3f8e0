"""What cannot be done at Pharaon, and why not."""

from lansquenet.books.refusals.couples import of_choice, of_nothing_to_lay, of_pile
from lansquenet.books.refusals.reasons import Reason, because, of_rank
from lansquenet.games.pharaon import rules as pharaon
from lansquenet.games.pharaon.rules import Change, Ride, Rules, State
from lansquenet.rules.cards import RANKS, SUITS, Pack
from lansquenet.rules.couples import fresh_bet


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Pharaon."""
    seat, r = coup.actor, coup.on
    spare = pharaon.free(rules, coup, seat), pharaon.exposure(coup)
    match coup.phase:
        case pharaon.Phase.CHOOSE:
            return of_pharaon_choice(rules, coup, action, spare)
        case pharaon.Phase.CARD:
            return of_change(rules, coup, r, action)
        case pharaon.Phase.WON:
            return of_ride(rules, coup, action)
        case pharaon.Phase.BET if 0 <= action < coup.bets[seat][r] and pharaon.held(rules, coup):
            return because("held-to-cards", "PHAR-10")
        case pharaon.Phase.BET:
            return of_pile(rules, coup, action, coup.bets[seat][r], spare, ("PHAR-3", "PHAR-15"))
    return None


def of_pharaon_choice(rules: Rules, coup: State, r: int, spare: tuple[int, int]) -> Reason | None:
    """Why nothing can be done about this rank."""
    if 0 <= r < RANKS and pharaon.lies(coup, coup.actor, r):
        return because("held-to-cards", "PHAR-10")
    of_each = SUITS * pharaon.packs(rules)
    return of_choice(rules, coup, r, Pack.P52, of_each, spare, ("PHAR-1", "PHAR-3", "PHAR-3"))


def of_change(rules: Rules, coup: State, r: int, change: int) -> Reason | None:
    """Why this cannot be done with a card that lies there."""
    if change not in (Change.MASQUE, Change.TAKE, Change.STAKE):
        return None
    if change == Change.MASQUE and not rules.masque:
        return because("no-masque", "PHAR-9")
    if change == Change.STAKE:
        if coup.gains[coup.actor][r]:
            return of_rank("gains-ride", "PHAR-8", r)
        if coup.masked[coup.actor][r]:
            return of_rank("masked", "PHAR-9", r)
        if coup.gone[r] >= SUITS * pharaon.packs(rules):
            return of_rank("all-gone", "PHAR-3", r)
        spare = pharaon.free(rules, coup, coup.actor), pharaon.exposure(coup)
        if not fresh_bet(rules, coup, pharaon.chips(rules, coup)):
            return of_nothing_to_lay(rules, coup, spare, "PHAR-10")
    return because("held-to-cards", "PHAR-10")


def of_ride(rules: Rules, coup: State, how: int) -> Reason | None:
    """Why a win cannot be left at stake so."""
    if how == Ride.PAIX and not rules.paix:
        return because("no-paix", "PHAR-11")
    if how == Ride.PAROLI and not coup.bets[coup.actor][coup.on]:
        return of_rank("no-own-stake", "PHAR-7", coup.on)
    return because("bank-cannot", "PHAR-15") if how in (Ride.PAIX, Ride.PAROLI) else None
