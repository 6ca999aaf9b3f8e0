"""The punters' books at Basset: who lays how much on which card."""

from lansquenet.banking import room
from lansquenet.cards import RANKS
from lansquenet.games.basset.state import (
    NO_MORE,
    Carry,
    Coup,
    Fasse,
    Phase,
    Rules,
    piece,
    reserve,
    share,
    stand,
)
from lansquenet.play import CHANCE, NOBODY, next_asked


def restore(rules: Rules, coup: Coup, carry: Carry) -> None:
    """Parlays stand as they are, couches as far as they could be laid anew (BASS-22, BASS-23)."""
    coup.phase = Phase.CARD
    for parlay in (1, 0):
        for n in range(0, len(carry.standing), 4):
            seat, r = carry.standing[n], carry.standing[n + 1]
            couch, level = carry.standing[n + 2], carry.standing[n + 3]
            fits = seat != coup.banker and couch <= most_on(rules, coup, seat, r) * piece(rules)
            if parlay and level:
                stand(rules, coup, seat, r, couch, abs(level), 1 if level < 0 else 0)
            elif not parlay and not level and fits:
                stand(rules, coup, seat, r, couch, 0, 0)


def open_books(rules: Rules, coup: Coup) -> None:
    """Ask every punter in turn which cards he couches (BASS-2, BASS-41)."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and not coup.shut[seat] else 0
    next_book(rules, coup, coup.banker)


def next_book(rules: Rules, coup: Coup, after: int) -> None:
    """Turn to the next punter who can lay or take up anything, or to the cards."""
    coup.phase = Phase.CARD
    for r in range(RANKS):
        coup.chosen[r] = 0
    coup.actor = next_asked(coup, after)
    while coup.actor != NOBODY and first_name(rules, coup) < 0:
        coup.actor = next_asked(coup, coup.actor)
    if coup.actor == NOBODY:
        coup.actor = CHANCE
        coup.phase = Phase.WIN if coup.turned else Phase.FASSE


def may_lay(rules: Rules, coup: Coup) -> bool:
    """Whether the actor may lay on any card that has nothing on it."""
    return most_on(rules, coup, coup.actor, -1) >= least(rules)


def may_name(coup: Coup, r: int, more: bool) -> bool:
    """Whether the actor may lay on this card, or change what he has laid before the pack is turned."""
    if coup.chosen[r]:
        return False
    if coup.bets[coup.actor][r]:
        return coup.turned == 0 and coup.level[coup.actor][r] == 0
    return more


def first_name(rules: Rules, coup: Coup) -> int:
    """The first card that the actor may name, or -1."""
    more = may_lay(rules, coup)
    for r in range(RANKS):
        if may_name(coup, r, more):
            return r
    return -1


def name_card(rules: Rules, coup: Coup, r: int) -> None:
    """Say which card is to be couched, or that none is."""
    if r >= 0:
        coup.on = r
        coup.chosen[r] = 1
        coup.phase = Phase.COUCH
    else:
        if rules.mid_deal_staking and r == NO_MORE:
            coup.shut[coup.actor] = 1
        next_book(rules, coup, coup.actor)


def lay_couch(rules: Rules, coup: Coup, pieces: int) -> None:
    """So much lies on the card from now on."""
    stand(rules, coup, coup.actor, coup.on, pieces * piece(rules), 0, 0)
    if coup.turned and pieces:
        coup.fresh[coup.actor][coup.on] = 1
    coup.on = -1
    coup.phase = Phase.CARD
    if first_name(rules, coup) < 0:
        next_book(rules, coup, coup.actor)


def least(rules: Rules) -> int:
    """The fewest pieces that may be laid."""
    return max(1, (rules.min_bet + piece(rules) - 1) // piece(rules))


def most_on(rules: Rules, coup: Coup, seat: int, r: int) -> int:
    """The most pieces a seat may have on a card: within the limit, his chips, and the banker's cover.

    A rank of -1 is any on which nothing lies.
    """
    each = piece(rules)
    pile = coup.bets[seat][r] if r >= 0 else 0
    chips = coup.stacks[seat] - coup.staked[seat] + pile
    most = (chips - due(rules, coup, seat, r)) // each
    if rules.fasse == Fasse.SIDE and (coup.phase == Phase.CARD or coup.phase == Phase.COUCH):
        most = min(most, chips // (each + share(rules, each)))
    cover = room(coup, rules.cover, coup.exposed - reserve(rules, pile, 0, 0))
    most = min(most, cover // reserve(rules, each, 0, 0))
    return max(0, min(most, rules.max_bet // each) if rules.max_bet else most)


def due(rules: Rules, coup: Coup, seat: int, but: int) -> int:
    """What the fasse may yet take, beside the couch, on one of the seat's other cards."""
    most = 0
    for r in range(RANKS):
        if r != but and coup.bets[seat][r] and not coup.safe[seat][r]:
            parlay = coup.turned == 0 and coup.level[seat][r] > 0
            faced = coup.turned == 0 or coup.fresh[seat][r] == 1
            if parlay or (faced and rules.fasse == Fasse.SIDE):
                most = max(most, share(rules, coup.bets[seat][r]))
    return most
