"""The end of a deal of Basset."""

from lansquenet.banking import end, heir_of
from lansquenet.cards import RANKS
from lansquenet.games.basset.state import Coup, End, Rules, clear, prize
from lansquenet.play import pay


def finish(rules: Rules, coup: Coup) -> None:
    """The last card is nobody's; parlays stand over or are paid as far as they have come (BASS-23)."""
    for seat in range(coup.seats):
        for r in range(RANKS):
            if coup.level[seat][r] and rules.end == End.CASH:
                reached = prize(rules, coup.bets[seat][r], coup.level[seat][r] - 1, coup.safe[seat][r])
                pay(coup, coup.banker, seat, reached, 23)
                clear(rules, coup, seat, r)
    if coup.stacks[coup.banker] <= 0:
        break_bank(rules, coup)
    end(coup, coup.banker if bank_stays(rules, coup) else heir_of(coup, coup.banker))


def break_bank(rules: Rules, coup: Coup) -> None:
    """A banker without chips can answer for nothing: every card goes back."""
    for seat in range(coup.seats):
        for r in range(RANKS):
            clear(rules, coup, seat, r)


def bank_stays(rules: Rules, coup: Coup) -> bool:
    """Whether the banker banks again: it is his bank, or a parlay stands against him."""
    if coup.stacks[coup.banker] <= 0:
        return False
    return rules.fixed_banker or max([max(coup.level[seat]) for seat in range(coup.seats)]) > 0
