"""The turn of Landsknecht, and the end of the game."""

from lansquenet.banking import end, heir_of, settle
from lansquenet.cards import RANKS
from lansquenet.games.landsknecht.bets import count, exposure, hand_back, has_paid, invite, is_punter
from lansquenet.games.landsknecht.state import (
    DEAD,
    HAND,
    MATCHED,
    TABLE,
    UNSEEN,
    AnteResidue,
    BetWindow,
    Coup,
    Rules,
)
from lansquenet.play import POOL, in_turn, pay


def turn(rules: Rules, coup: Coup, card: int) -> None:
    """The dealer's card, a Hand card, a table card, a fresh one, or one that is dead (LAND-15)."""
    if card == coup.mine:
        for r in range(RANKS):
            settle(coup, r, 1, 18)
        end_game(rules, coup, 1)
    elif coup.lies[card] == HAND:
        coup.lies[card] = MATCHED  # LAND-17
        if count(coup, HAND) == 0:
            hand_back(coup)
            end(coup, coup.banker)  # LAND-16
    elif coup.lies[card] == TABLE:
        lose(rules, coup, card)
    elif coup.lies[card] == UNSEEN:
        coup.lies[card] = TABLE
        invite(coup, card, 1 if rules.bet_window == BetWindow.ANY_LIVE_CARD else 0)  # LAND-13


def lose(rules: Rules, coup: Coup, card: int) -> None:
    """The bets on a table card are lost, and it leaves the table; with the last bet the game is over."""
    out = exposure(coup)
    settle(coup, card, -1, 14)
    coup.lies[card] = UNSEEN if rules.reborn_ranks else DEAD
    coup.joy = -1 if coup.joy == card else coup.joy
    for seat in range(coup.seats):
        coup.own[seat] = -1 if coup.own[seat] == card else coup.own[seat]
    if out > 0 and exposure(coup) == 0:
        end_game(rules, coup, 0)  # LAND-19


# -- the end of the game


def end_game(rules: Rules, coup: Coup, paid: int) -> None:
    """See to a pool that was not won, and move the deal on."""
    if rules.ante_residue == AnteResidue.RETURN and coup.stacks[POOL] > 0:
        for seat in range(coup.seats):
            if has_paid(rules, coup.playing, coup.banker, seat):
                pay(coup, POOL, seat, rules.ante, 25)
    elif rules.ante_residue == AnteResidue.SPLIT and paid:
        split(coup)
    coup.playing = 0
    if rules.fixed_dealer and coup.stacks[coup.banker] > 0:
        coup.passed += 1  # LAND-2: as many games as there are seats are a round
        end(coup, coup.banker)
    else:
        end(coup, heir_of(coup, coup.banker))


def split(coup: Coup) -> None:
    """LAND-25: the punters of this game share the pool."""
    seats = [seat for seat in in_turn(coup, coup.banker) if is_punter(coup, seat)]
    for seat, part in zip(seats, shares(coup.stacks[POOL], len(seats))):  # noqa: B905
        pay(coup, POOL, seat, part, 25)


def shares(pool: int, count: int) -> list[int]:
    """A pool in so many equal parts; the first have the odd chips, one each."""
    return [pool // count + (1 if n < pool % count else 0) for n in range(count)]
