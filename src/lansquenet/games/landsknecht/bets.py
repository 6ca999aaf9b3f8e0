"""The bets of Landsknecht: who may lay how much on which card."""

from lansquenet.banking import put, room, take_back
from lansquenet.cards import RANKS
from lansquenet.games.landsknecht.state import TABLE, Coup, Phase, Rules
from lansquenet.play import CHANCE, NOBODY, NONE, next_asked


def is_punter(coup: Coup, seat: int) -> bool:
    """Whether a seat is in the game, and does not deal."""
    return seat != coup.banker and coup.playing >> seat & 1 == 1


def invite(coup: Coup, newest: int, every: int) -> None:
    """Ask every punter with chips for a bet on the newest card, and on all others if they are open."""
    coup.newest = newest
    coup.every = every
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if is_punter(coup, seat) and coup.stacks[seat] > coup.staked[seat] else 0
    next_punter(coup, coup.banker)


def next_punter(coup: Coup, after: int) -> None:
    """Turn to the next punter, or back to the cards."""
    coup.actor = next_asked(coup, after)
    if coup.actor == NOBODY:
        coup.on = coup.newest = -1
        coup.every = 0
        coup.actor = CHANCE
        coup.phase = Phase.TURN
    else:
        coup.on = coup.newest if coup.newest >= 0 else coup.own[coup.actor]
        coup.phase = Phase.BET


def bet(coup: Coup, chips: int) -> None:
    """Put down a bet, and ask for the next."""
    seat = coup.actor
    put(coup, seat, coup.on, chips)
    more = coup.every and coup.stacks[seat] > coup.staked[seat]
    coup.on = next_other(coup, seat, -1 if coup.on == coup.newest else coup.on) if more else -1
    if coup.on < 0:
        next_punter(coup, seat)


def next_other(coup: Coup, seat: int, after: int) -> int:
    """The next table card but the newest on which a seat may bet; -1 if there is none."""
    for r in range(after + 1, RANKS):
        if coup.lies[r] == TABLE and r != coup.newest and is_open(coup, seat, r):
            return r
    return -1


def is_open(coup: Coup, seat: int, r: int) -> bool:
    """LAND-11: a punter's own card is for that punter alone."""
    others = 0
    for other in range(coup.seats):
        others += 1 if coup.own[other] == r else 0
    return others == 0 or coup.own[seat] == r


def exposure(coup: Coup) -> int:
    """All the bets that are out."""
    out = 0
    for seat in range(coup.seats):
        out += coup.staked[seat]
    return out


def covered(rules: Rules, coup: Coup) -> int:
    """What may yet be bet against the dealer (LAND-23, LAND-24)."""
    out = exposure(coup)
    cover = room(coup, rules.cover, out)
    return cover if coup.cap == NONE else min(cover, coup.cap - out)


def largest(rules: Rules, coup: Coup) -> int:
    """All that the punters could bet together, as far as the dealer is good for it."""
    chips = 0
    for seat in range(coup.seats):
        chips += coup.stacks[seat] if is_punter(coup, seat) else 0
    return min(chips, room(coup, rules.cover, 0))


def count(coup: Coup, where: int) -> int:
    """How many ranks lie there."""
    found = 0
    for place in coup.lies:
        found += 1 if place == where else 0
    return found


def hand_back(coup: Coup) -> None:
    """All bets go back."""
    for r in range(RANKS):
        take_back(coup, r)


def has_paid(rules: Rules, playing: int, dealer: int, seat: int) -> bool:
    """Whether a seat has paid the ante of this game, if anybody has."""
    return playing >> seat & 1 == 1 and (seat != dealer or rules.dealer_antes)
