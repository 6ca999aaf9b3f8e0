"""Basset: every other card wins for the punters, every other loses, and a win may be ridden on.

The *tallière* owns the bank and deals.  Each punter has a book, a card of every rank, and lays
couches on as many of them as he likes.  The card at the bottom of the pack is shown first: this
*fasse* takes a part of every couch on its rank.  Then cards come in couples, one that wins and one
that loses.  Equal cards make no difference; nor does a rank that won in the couple before win again.
Who wins may take his gain, or crook a corner of his card, *paroli*, and play for the next rung of a
ladder: sept, quinze, trente, soixante.  Whatever he plays for, he can lose no more than his couch.
The last card is nobody's.

Rules BASS-1 to BASS-25 and BASS-40 to BASS-43.  The banker's edge on a couch that takes its first
win is the fasse alone, 1/26; on a paroli it is 10.6 to 39.7 per cent.
"""

from lansquenet.banking import bankers, bets_left, done as done, draw_for_bank, extent_of, seat_banker
from lansquenet.cards import RANKS, rank
from lansquenet.games.basset.books import (
    lay_couch,
    least,
    may_lay,
    may_name,
    most_on,
    name_card,
    open_books,
    restore,
)
from lansquenet.games.basset.choices import choose, may_choose, next_question
from lansquenet.games.basset.ends import finish
from lansquenet.games.basset.state import (
    BETS as BETS,
    CHOICES,
    NO_MORE,
    NOT_YET,
    SEATS as SEATS,
    Carry as Carry,
    Coup as Coup,
    Fasse,
    Phase as Phase,
    Rules as Rules,
    cards,
    piece,
    reserve,
    share,
    shoe as shoe,
    stand,
)
from lansquenet.games.basset.turns import turn_fasse, turn_loser, turn_winner
from lansquenet.play import NOBODY, NONE, Extent, amounts, kept


def start(rules: Rules, coup: Coup, carry: Carry) -> None:
    """Draw for the bank, or open the books over what stands."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        restore(rules, coup, carry)
        open_books(rules, coup)


def leave(rules: Rules, coup: Coup) -> Carry:
    """Who banks the next deal, and what stands over to it."""
    standing = [
        number
        for seat in range(coup.seats)
        for r in range(RANKS)
        if coup.bets[seat][r]
        for number in (
            seat,
            r,
            coup.bets[seat][r],
            -coup.level[seat][r] if coup.safe[seat][r] else coup.level[seat][r],
        )
    ]
    return Carry(coup.heir, coup.passed, kept(standing))


def standing(rules: Rules, coup: Coup) -> bool:
    """Whether any card stands over to the next deal (BASS-22, BASS-23)."""
    return sum([sum(coup.bets[seat]) for seat in range(coup.seats)]) > 0


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anything stands over, or anybody could yet lay the least couch (COM-6, BASS-2, BASS-4)."""
    if len(carry.standing) > 0:
        return True
    couch = least(rules) * piece(rules)
    beside = share(rules, couch) if rules.fasse == Fasse.SIDE else 0
    if 0 < rules.max_bet < couch:
        return False
    seats = bankers(rules, carry.banker, rules.fixed_banker, stacks)
    return bets_left(stacks, seats, rules.cover, couch + beside, reserve(rules, couch, 0, 0))


def free(rules: Rules, coup: Coup, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for the next win of every card."""
    return coup.stacks[seat] - (coup.exposed if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """A book of each punter, and after every couple what becomes of a card that won and one that lost."""
    couples, book = cards(rules) // 2 - 1, 2 * RANKS + 1
    each = 2 + (1 if rules.masse_on_losing else 0) + (book if rules.mid_deal_staking else 0)
    acts = (len(stacks) - 1) * (book + couples * each)
    return extent_of(acts, stacks, carry.banker, rules.cover, 1 << min(52, 2 * couples))


def legal(rules: Rules, coup: Coup) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.CARD:
        none = [NO_MORE, NOT_YET] if rules.mid_deal_staking else [NO_MORE]
        more = may_lay(rules, coup)
        return none + [r for r in range(RANKS) if may_name(coup, r, more)]
    if coup.phase == Phase.CHOICE:
        return [choice for choice in range(CHOICES) if may_choose(rules, coup, choice)]
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: Coup) -> tuple[int, int, int]:
    """How many pieces the actor may lay: on top of what lies there, in a masse."""
    most = most_on(rules, coup, coup.actor, coup.on)
    if coup.phase == Phase.MASSE:
        return 1, most - coup.bets[coup.actor][coup.on] // piece(rules), NONE  # BASS-18
    return least(rules), most, 0  # BASS-2


def apply(rules: Rules, coup: Coup, action: int) -> None:
    """Lay a couch, turn a card, or say what becomes of a card that has won."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)
        case Phase.CARD:
            name_card(rules, coup, action)
        case Phase.COUCH:
            lay_couch(rules, coup, action)
        case Phase.FASSE:
            turn_fasse(rules, coup, rank(action))
        case Phase.LAST:
            finish(rules, coup)
        case Phase.WIN:
            turn_winner(rules, coup, rank(action))
        case Phase.LOSE:
            turn_loser(rules, coup, rank(action))
        case Phase.CHOICE:
            choose(rules, coup, action)
        case Phase.MASSE | Phase.AGAIN:
            couch = coup.bets[coup.actor][coup.on] + action * piece(rules)
            stand(rules, coup, coup.actor, coup.on, couch, 0, 0)
            next_question(rules, coup, coup.actor)


def matters(rules: Rules, coup: Coup, r: int) -> bool:
    """A rank that somebody has a couch on, or still may (BASS-17); others are as good as each other."""
    more = rules.mid_deal_staking and coup.turned < cards(rules) - 3
    for seat in range(coup.seats):
        if coup.bets[seat][r] or (more and seat != coup.banker and not coup.shut[seat]):
            return True
    return coup.phase == Phase.DRAW
