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

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Cover,
    FirstBanker,
    bet_on,
    done as done,
    end,
    heir_of,
    room,
)
from lansquenet.rules.cards import RANKS, SUITS, Pack, Shoe, always_fresh, rank
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    kept,
    next_asked,
    pay,
    per_rank,
    per_seat,
    per_seat_and_rank,
)

SEATS = range(2, 13)
Phase = IntEnum("Phase", "DRAW CARD COUCH FASSE WIN LOSE LAST CHOICE MASSE AGAIN", start=0)
BETS = (Phase.COUCH, Phase.MASSE, Phase.AGAIN)
NO_MORE, NOT_YET = -2, -1  # instead of a card: none in this deal; none before the next couple
Choice = IntEnum("Choice", "WITHDRAW GAIN LEAVE MASSE PAROLI", start=0)
CHOICES = len(Choice)
Fasse = IntEnum("Fasse", "SETTLE SIDE", start=0)
Fraction = IntEnum("Fraction", "HALF TWO_THIRDS", start=0)
Consecutive = IntEnum("Consecutive", "LOSE RETIRE WIN", start=0)
End = IntEnum("End", "CASH CARRY", start=0)
Ladder = IntEnum("Ladder", "HIST MODERN DOC_HIST DOUBLING STEINMETZ_LITERAL", start=0)
LADDERS = (
    (0, 1, 3, 7, 15, 30, 60),
    (0, 1, 2, 7, 15, 33, 67),
    (0, 1, 2, 7, 15, 30, 60),
    (0, 1, 3, 7, 15, 31, 63),
    (0, 1, 7, 15, 33, 67, 67),
)
RUNGS = (6, 6, 6, 6, 5)  # the number of the highest of each ladder


class BASS(Why):
    """The rules of the book by which chips change hands."""

    FASSE = 7
    FASSE_ON_PARLAY = 9
    LOST = 12
    WON_TWICE = 14
    PAY = 18
    PAIX = 20
    TOP = 21
    CASHED = 23
    FACED = 41


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    packs: int = 1
    first_banker: FirstBanker = FirstBanker.LOT
    fixed_banker: bool = True
    fasse: Fasse = Fasse.SETTLE
    fasse_fraction: Fraction = Fraction.HALF
    twins: bool = True
    consecutive: Consecutive = Consecutive.RETIRE
    paroli: bool = True
    paix: bool = True
    ladder: Ladder = Ladder.HIST
    end: End = End.CASH
    masse_on_losing: bool = False
    mid_deal_staking: bool = False
    strict_bank: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who banks, the seats the bank has passed, and what stands on the punters' cards.

    For each card that stands there are four numbers: seat, rank, couch, and how many corners are
    crooked, less than nothing in a paix.
    """

    banker: int = NOBODY
    passed: int = 0
    standing: list[int] = []  # noqa: RUF012 - never written to


@dataclass(slots=True)
class State(banking.Betting):
    """One deal; `bets` are the couches."""

    turned: int = 0  # cards of this deal
    level: list[list[int]] = per_seat_and_rank()  # corners crooked: wins that were not taken
    safe: list[list[int]] = per_seat_and_rank()  # 1: paix, the couch taken back and the gain left
    fresh: list[list[int]] = per_seat_and_rank()  # 1: laid in the midst of the couple in view
    shut: list[int] = per_seat()  # 1: lays nothing more in this deal
    chosen: list[int] = per_rank()  # 1: the actor has named this card already
    exposed: int = 0  # what the banker answers for on all cards
    winner: int = a_rank()  # of this couple, if anybody has a couch on it
    loser: int = a_rank()  # whose punters are asked again
    armed: int = a_rank()  # the winner of the couple before
    lost: list[int] = per_seat()  # 1: may lay afresh on the loser
    on: int = a_rank()  # the card that a seat is asked about


def shoe(rules: Rules) -> Shoe:
    """BASS-1: all is shuffled for every deal."""
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or open the books over what stands."""
    banking.seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        restore(rules, coup, carry)
        open_books(rules, coup)


def leave(rules: Rules, coup: State) -> Carry:
    """Who banks the next deal, and what stands over to it."""
    standing = [
        number
        for seat in range(coup.seats)
        for r in range(RANKS)
        if coup.bets[seat][r]
        for number in (seat, r, coup.bets[seat][r], coup.level[seat][r] * (1 - 2 * coup.safe[seat][r]))
    ]
    return Carry(coup.heir, coup.passed, kept(standing))


def stands_over(rules: Rules, coup: State) -> bool:
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
    seats = banking.bankers(rules, carry.banker, rules.fixed_banker, stacks)
    return banking.bets_left(stacks, seats, rules.cover, couch + beside, reserve(rules, couch, 0, 0))


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for the next win of every card."""
    return coup.stacks[seat] - (coup.exposed if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """A book of each punter, and after every couple what becomes of a card that won and one that lost."""
    couples, book = cards(rules) // 2 - 1, 2 * RANKS + 1
    each = 2 + (1 if rules.masse_on_losing else 0) + (book if rules.mid_deal_staking else 0)
    acts = (len(stacks) - 1) * (book + couples * each)
    return banking.extent_of(acts, stacks, carry.banker, rules.cover, 2 ** min(52, 2 * couples))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.CARD:
        none = [NO_MORE, NOT_YET] if rules.mid_deal_staking else [NO_MORE]
        more = may_lay(rules, coup)
        return none + [r for r in range(RANKS) if may_name(coup, r, more)]
    if coup.phase == Phase.CHOICE:
        return [choice for choice in range(CHOICES) if may_choose(rules, coup, choice)]
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """How many pieces the actor may lay: on top of what lies there, in a masse."""
    most = most_on(rules, coup, coup.actor, coup.on)
    if coup.phase == Phase.MASSE:
        return 1, most - coup.bets[coup.actor][coup.on] // piece(rules), NONE  # BASS-18
    return least(rules), most, 0  # BASS-2


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay a couch, turn a card, or say what becomes of a card that has won."""
    match coup.phase:
        case Phase.DRAW:
            banking.draw_for_bank(coup, rules.first_banker, action)
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


def matters(rules: Rules, coup: State, r: int) -> bool:
    """A rank that somebody has a couch on, or still may (BASS-17); others are as good as each other."""
    more = rules.mid_deal_staking and coup.turned < cards(rules) - 3
    for seat in range(coup.seats):
        if coup.bets[seat][r] or (more and seat != coup.banker and not coup.shut[seat]):
            return True
    return coup.phase == Phase.DRAW


# -- what a card is worth


def piece(rules: Rules) -> int:
    """BASS-2: the chips in which couches are counted, so that the fasse is a whole number of them."""
    return 3 if rules.fasse_fraction == Fraction.TWO_THIRDS else 2


def share(rules: Rules, couch: int) -> int:
    """BASS-10: what the fasse takes of a couch."""
    return couch // piece(rules) * (piece(rules) - 1)


def prize(rules: Rules, couch: int, level: int, safe: int) -> int:
    """What the next win of a card is worth."""
    return couch * 2**level if safe else couch * LADDERS[rules.ladder][level + 1]


def reserve(rules: Rules, couch: int, level: int, safe: int) -> int:
    """What the banker answers for on a card (BASS-4)."""
    highest = couch * LADDERS[rules.ladder][RUNGS[rules.ladder]]
    return highest if rules.strict_bank else prize(rules, couch, level, safe)


def prize_of(rules: Rules, coup: State, seat: int, r: int) -> int:
    """What the next win of this card is worth."""
    return prize(rules, coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r])


def reserve_of(rules: Rules, coup: State, seat: int, r: int) -> int:
    """What the banker answers for on this card."""
    return reserve(rules, coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r])


def stand(rules: Rules, coup: State, seat: int, r: int, couch: int, level: int, safe: int) -> None:
    """How a card of this seat stands from now on; it is off the table when there is no couch."""
    coup.exposed += reserve(rules, couch, level, safe) - reserve_of(rules, coup, seat, r)
    coup.staked[seat] += (0 if safe else couch) - (0 if coup.safe[seat][r] else coup.bets[seat][r])
    coup.bets[seat][r] = couch
    coup.level[seat][r] = level
    coup.safe[seat][r] = safe
    coup.fresh[seat][r] = 0


def clear(rules: Rules, coup: State, seat: int, r: int) -> None:
    """This card is off the table."""
    stand(rules, coup, seat, r, 0, 0, 0)


def cards(rules: Rules) -> int:
    """All the cards of a deal."""
    return SUITS * RANKS * rules.packs


# -- the books


def restore(rules: Rules, coup: State, carry: Carry) -> None:
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


def open_books(rules: Rules, coup: State) -> None:
    """Ask every punter in turn which cards he couches (BASS-2, BASS-41)."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and not coup.shut[seat] else 0
    next_book(rules, coup, coup.banker)


def next_book(rules: Rules, coup: State, after: int) -> None:
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


def may_lay(rules: Rules, coup: State) -> bool:
    """Whether the actor may lay on any card that has nothing on it."""
    return most_on(rules, coup, coup.actor, -1) >= least(rules)


def may_name(coup: State, r: int, more: bool) -> bool:
    """Whether the actor may lay on this card, or change what he has laid before the pack is turned."""
    if coup.chosen[r]:
        return False
    if coup.bets[coup.actor][r]:
        return coup.turned == 0 and coup.level[coup.actor][r] == 0
    return more


def first_name(rules: Rules, coup: State) -> int:
    """The first card that the actor may name, or -1."""
    more = may_lay(rules, coup)
    for r in range(RANKS):
        if may_name(coup, r, more):
            return r
    return -1


def name_card(rules: Rules, coup: State, r: int) -> None:
    """Say which card is to be couched, or that none is."""
    if r >= 0:
        coup.on = r
        coup.chosen[r] = 1
        coup.phase = Phase.COUCH
    else:
        if rules.mid_deal_staking and r == NO_MORE:
            coup.shut[coup.actor] = 1
        next_book(rules, coup, coup.actor)


def lay_couch(rules: Rules, coup: State, pieces: int) -> None:
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


def most_on(rules: Rules, coup: State, seat: int, r: int) -> int:
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


def due(rules: Rules, coup: State, seat: int, but: int) -> int:
    """What the fasse may yet take, beside the couch, on one of the seat's other cards."""
    most = 0
    for r in range(RANKS):
        if r != but and coup.bets[seat][r] and not coup.safe[seat][r]:
            parlay = coup.turned == 0 and coup.level[seat][r] > 0
            faced = coup.turned == 0 or coup.fresh[seat][r] == 1
            if parlay or (faced and rules.fasse == Fasse.SIDE):
                most = max(most, share(rules, coup.bets[seat][r]))
    return most


# -- after a couple


def ask_winners(rules: Rules, coup: State) -> None:
    """Ask about the card in the winning place, then about the other; then the cards go on."""
    coup.on = coup.winner
    coup.phase = Phase.CHOICE if coup.winner == coup.armed else Phase.AGAIN
    next_question(rules, coup, coup.banker)


def next_question(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter what becomes of a card that was settled."""
    if coup.phase == Phase.MASSE:
        coup.phase = Phase.CHOICE
    coup.actor = next_asker(rules, coup, after)
    if coup.actor == NOBODY and coup.loser >= 0:
        coup.on = coup.loser
        coup.loser = -1
        coup.phase = Phase.AGAIN
        for seat in range(coup.seats):
            coup.asked[seat] = coup.lost[seat]
            coup.lost[seat] = 0
        coup.actor = next_asker(rules, coup, coup.banker)
    if coup.actor == NOBODY:
        turn_on(rules, coup)


def next_asker(rules: Rules, coup: State, after: int) -> int:
    """The next to be asked; who cannot lay afresh is passed over."""
    seat = next_asked(coup, after)
    while seat != NOBODY and coup.phase == Phase.AGAIN and most_on(rules, coup, seat, coup.on) < least(rules):
        seat = next_asked(coup, seat)
    return seat


def turn_on(rules: Rules, coup: State) -> None:
    """On with the cards, or with new couches where they may be laid between couples."""
    coup.on = coup.winner = -1
    coup.actor = CHANCE
    if not rules.twins and coup.turned % 2 == 0:
        coup.phase = Phase.LOSE
        return
    coup.phase = Phase.WIN if coup.turned < cards(rules) - 1 else Phase.LAST  # BASS-16
    if coup.armed >= 0 and bet_on(coup, coup.armed) == 0:
        coup.armed = -1
    if rules.mid_deal_staking and coup.turned <= cards(rules) - 3:
        open_books(rules, coup)


def may_choose(rules: Rules, coup: State, choice: int) -> bool:
    """What may become of a card that has won: the banker must be able to answer for it (COM-5)."""
    seat, r = coup.actor, coup.on
    couch, level, safe = coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r]
    spare = room(coup, rules.cover, coup.exposed) + reserve_of(rules, coup, seat, r)
    if choice == Choice.WITHDRAW:
        return True
    if choice == Choice.GAIN:  # BASS-20
        more = reserve(rules, couch, level + 1, 1)
        return rules.paix == 1 and (level == 0 or safe == 1) and more <= spare
    if choice == Choice.PAROLI:  # BASS-19
        return rules.paroli == 1 and safe == 0 and reserve(rules, couch, level + 1, 0) <= spare
    anew = couch if choice == Choice.LEAVE else couch + piece(rules)  # BASS-18
    won = prize_of(rules, coup, seat, r)
    chips = coup.stacks[seat] - coup.staked[seat] + won + (0 if safe else couch) - due(rules, coup, seat, r)
    if choice == Choice.MASSE and 0 < rules.max_bet < anew:
        return False
    return anew <= chips and won + reserve(rules, anew, 0, 0) <= spare


def choose(rules: Rules, coup: State, choice: int) -> None:
    """Take the gain, or crook a corner for the next rung."""
    seat, r = coup.actor, coup.on
    couch, level, safe = coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r]
    if choice == Choice.GAIN or choice == Choice.PAROLI:
        stand(rules, coup, seat, r, couch, level + 1, 1 if choice == Choice.GAIN else 0)
    else:
        pay(coup, coup.banker, seat, prize(rules, couch, level, safe), BASS.PAIX if safe else BASS.PAY)
        stand(rules, coup, seat, r, 0 if choice == Choice.WITHDRAW else couch, 0, 0)
    if choice == Choice.MASSE:
        coup.phase = Phase.MASSE
    else:
        next_question(rules, coup, seat)


# -- the fasse and the couples


def turn_fasse(rules: Rules, coup: State, r: int) -> None:
    """The exposed card takes its part of every couch on its rank (BASS-7)."""
    coup.turned = 1
    for seat in range(coup.seats):
        if coup.bets[seat][r]:
            face(rules, coup, seat, r, BASS.FASSE_ON_PARLAY if coup.level[seat][r] else BASS.FASSE)
    turn_on(rules, coup)


def face(rules: Rules, coup: State, seat: int, r: int, why: Why) -> None:
    """Pay the fasse: out of the couch, which ends it, or beside the couch, which stands."""
    part = 0 if coup.safe[seat][r] else share(rules, coup.bets[seat][r])
    if rules.fasse == Fasse.SIDE or coup.level[seat][r]:  # BASS-8, BASS-9
        pay(coup, seat, coup.banker, min(part, coup.stacks[seat] - coup.staked[seat]), why)
        coup.fresh[seat][r] = 0
    else:
        clear(rules, coup, seat, r)
        pay(coup, seat, coup.banker, part, why)


def turn_winner(rules: Rules, coup: State, r: int) -> None:
    """The first card of a couple waits for the second, unless each is settled alone."""
    coup.turned += 1
    coup.winner = r if bet_on(coup, r) else -1
    coup.phase = Phase.LOSE
    if not rules.twins:
        settle_winner(rules, coup)
        ask_winners(rules, coup)


def turn_loser(rules: Rules, coup: State, r: int) -> None:
    """The couple is complete: twins are nothing, else one card wins and one loses (BASS-6)."""
    coup.turned += 1
    if rules.twins and r == coup.winner:
        coup.winner = coup.armed = -1  # BASS-13, BASS-15
    else:
        if rules.twins:
            settle_winner(rules, coup)
        settle_loser(rules, coup, r)
    if rules.mid_deal_staking:
        for seat in range(coup.seats):
            for other in range(RANKS):
                coup.fresh[seat][other] = 0
    ask_winners(rules, coup)


def settle_winner(rules: Rules, coup: State) -> None:
    """The card wins, unless it did so in the couple before (BASS-11, BASS-14)."""
    w = coup.winner
    again = w >= 0 and w == coup.armed and rules.consecutive != Consecutive.WIN
    coup.armed = -1 if again else w
    for seat in range(coup.seats):
        if w >= 0 and coup.bets[seat][w]:
            if coup.fresh[seat][w]:
                clear(rules, coup, seat, w)  # BASS-41
            elif again and rules.consecutive == Consecutive.LOSE:
                coup.asked[seat] = forfeit(rules, coup, seat, w, BASS.WON_TWICE)
            elif not again:
                coup.asked[seat] = credit(rules, coup, seat, w)


def settle_loser(rules: Rules, coup: State, r: int) -> None:
    """The card loses, or faces a couch that was laid in its couple (BASS-12, BASS-41)."""
    for seat in range(coup.seats):
        if coup.bets[seat][r] and coup.fresh[seat][r]:
            face(rules, coup, seat, r, BASS.FACED)
        elif coup.bets[seat][r]:
            coup.lost[seat] = forfeit(rules, coup, seat, r, BASS.LOST)
            if coup.lost[seat]:
                coup.loser = r


def credit(rules: Rules, coup: State, seat: int, r: int) -> int:
    """A win: 1 if the punter may choose; the highest rung is paid at once (BASS-21)."""
    if coup.level[seat][r] + 1 < RUNGS[rules.ladder]:
        return 1
    pay(coup, coup.banker, seat, prize_of(rules, coup, seat, r), BASS.TOP)
    clear(rules, coup, seat, r)
    return 0


def forfeit(rules: Rules, coup: State, seat: int, r: int, why: Why) -> int:
    """A loss of the couch, whatever it played for: 1 if the punter may lay afresh (BASS-24)."""
    safe = coup.safe[seat][r]
    if not safe:
        pay(coup, seat, coup.banker, coup.bets[seat][r], why)
    clear(rules, coup, seat, r)
    return 1 if rules.masse_on_losing and not safe else 0


# -- the end of the deal


def finish(rules: Rules, coup: State) -> None:
    """The last card is nobody's; parlays stand over or are paid as far as they have come (BASS-23)."""
    for seat in range(coup.seats):
        for r in range(RANKS):
            if coup.level[seat][r] and rules.end == End.CASH:
                reached = prize(rules, coup.bets[seat][r], coup.level[seat][r] - 1, coup.safe[seat][r])
                pay(coup, coup.banker, seat, reached, BASS.CASHED)
                clear(rules, coup, seat, r)
    if coup.stacks[coup.banker] <= 0:  # who can answer for nothing: every card goes back
        for seat in range(coup.seats):
            for r in range(RANKS):
                clear(rules, coup, seat, r)
    end(coup, coup.banker if bank_stays(rules, coup) else heir_of(coup, coup.banker))


def bank_stays(rules: Rules, coup: State) -> bool:
    """Whether the banker banks again: it is his bank, or a parlay stands against him."""
    if coup.stacks[coup.banker] <= 0:
        return False
    return rules.fixed_banker or max([max(coup.level[seat]) for seat in range(coup.seats)]) > 0
