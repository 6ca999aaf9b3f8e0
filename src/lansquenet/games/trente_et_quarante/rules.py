"""Trente et quarante, or rouge et noir: two rows of cards, and the one that counts less wins.

The punters stake on four fields, each at even money: that the row rouge wins or the row noir, and that the
first card is of the colour of the row that wins (*couleur*) or is not (*inverse*).  A row is dealt for noir
until it counts more than thirty, and one for rouge below it; the ace counts one, court cards ten.  Rows that
count the same are *après*: the coup is void.  Only when both count thirty-one, the *refait*, is something for
the banker: half of every stake, or all of them go to prison and another coup decides.

Rules TREN-1 to TREN-15.  The refait is the banker's whole edge: of the first coup from six packs 1.0946 per
cent of what is staked.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    ask_punters,
    bankers,
    bets_left,
    done as done,
    draw_for_bank,
    extent_of,
    least_bet,
    leave as leave,
    room,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, Pack, Shoe, always_fresh, rank, suit
from lansquenet.rules.couples import OddChip, hand_on, share_of
from lansquenet.rules.game import NO_FACE
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    OVER,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    pay,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW FIELD STAKE INSURE NOIR ROUGE ANSWER", start=0)
BETS = (Phase.STAKE,)
Field = IntEnum("Field", "DONE ROUGE NOIR COULEUR INVERSE", start=0)  # DONE: a punter has staked enough
Answer = IntEnum("Answer", "HALF PRISON", start=0)
Refait = IntEnum("Refait", "HALF PRISON CHOICE", start=0)
PrisonTie = IntEnum("PrisonTie", "STAYS FREED", start=0)
SecondRefait = IntEnum("SecondRefait", "STAYS DEEPER LOST", start=0)
Insurance = IntEnum("Insurance", "NONE KEPT REFAIT TIE", start=0)  # when the premium comes back

FIELDS = ROUGE, NOIR, COULEUR, INVERSE = (1, 2, 3, 4)
AGAINST = (0, 2, 1, 4, 3)  # of each field the one that wins when it loses
RED = (1, 2)  # suits
FULL = 30  # which a row must count more than
LEAST_CARDS = 26  # from which another coup is dealt
FREE, FIRST, SECOND = 0, 1, 2  # how deep in prison the stakes are


class TREN(Why):
    """The rules of the book by which chips change hands."""

    GRAND = 8
    PETIT = 9
    HALF = 11
    PREMIUM = 12
    PRISON = 13
    SECOND = 14


class Rules(NamedTuple):
    """The options; `premium` is in per cent, and a `max_bet` of 0 is no limit."""

    packs: int = 6
    taille: bool = True
    opposites: bool = False
    refait: Refait = Refait.HALF
    odd_chip: OddChip = OddChip.BANKER
    prison_tie: PrisonTie = PrisonTie.STAYS
    second_refait: SecondRefait = SecondRefait.DEEPER
    insurance: Insurance = Insurance.NONE
    premium: int = 1
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One coup, or several where stakes go to prison: what is staked, and what the rows count."""

    on_rouge: list[int] = per_seat()
    on_noir: list[int] = per_seat()
    on_couleur: list[int] = per_seat()
    on_inverse: list[int] = per_seat()
    premiums: list[int] = per_seat()  # put up by who is insured
    on: int = -1  # the field on which a stake is asked
    noir: int = 0
    rouge: int = 0
    red: int = -1  # whether the first card is, where couleur or inverse hangs on it
    prison: int = 0  # FREE, FIRST or SECOND


def shoe(rules: Rules) -> Shoe:
    """TREN-3: dealt on from coup to coup, or shuffled for each."""
    if rules.taille:
        return Shoe(Pack.P52, rules.packs, LEAST_CARDS)
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask for stakes."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        ask_punters(coup)
        next_punter(rules, coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet stake the least, and a banker answer for it (COM-6)."""
    bet = least_bet(rules)
    able = bankers(rules, carry.banker, rules.fixed_banker, stacks)
    return bets_left(stacks, able, rules.cover, bet, bet)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for all that may be won."""
    if seat == coup.banker:
        return coup.stacks[seat] - exposure(coup)
    return coup.stacks[seat] - staked(coup, seat) - coup.premiums[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter names fields and stakes on them, is asked to insure, and at a refait what to do."""
    fields = (4 if rules.opposites else 2) * (len(stacks) - 1)
    acts, lost, won = extent_of(2 * fields + 2 * (len(stacks) - 1), stacks, carry.banker, rules.cover)
    most = won if rules.cover == Cover.CREDIT else min(won, most_won(rules, stacks, fields))
    return Extent(acts, lost, most)


def most_won(rules: Rules, stacks: list[int], fields: int) -> int:
    """The most that a banker wins who can pay all (TREN-5): every field with premiums, or half of them."""
    covered = max(stacks)
    if rules.refait == Refait.HALF and rules.insurance == Insurance.NONE:
        return covered + fields  # an odd chip of each
    return 2 * covered * (100 + rules.premium) // 100 + fields


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.FIELD:
        return [0] + [field for field in FIELDS if is_open(rules, coup, field)]
    if coup.phase == Phase.STAKE:
        return amounts(limits(rules, coup))
    return [0, 1]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What is free and covered, within the limits of the table, or nothing (TREN-4, TREN-5)."""
    return least_bet(rules), most_on(rules, coup, coup.on), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, insure, answer, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # TREN-2
        case Phase.FIELD:
            name_field(rules, coup, action)
        case Phase.STAKE:
            put_down(rules, coup, action)
        case Phase.INSURE:
            coup.premiums[coup.actor] = premium_of(rules, coup, coup.actor) if action else 0
            next_punter(rules, coup, coup.actor)
        case Phase.ANSWER:
            answer(rules, coup, action)
            next_answer(rules, coup, coup.actor)
        case _ if action == EMPTY:
            close(rules, coup)  # TREN-15
        case Phase.NOIR:
            lay_noir(coup, action)
        case Phase.ROUGE:
            coup.rouge += pips(action)
            if coup.rouge > FULL:
                compare(rules, coup)


def by_suit(rules: Rules) -> bool:
    """Pips decide, and the colour of the first card."""
    return True


def sort_of(rules: Rules, card: int) -> int:
    """Of a card its pips are looked at, and its colour."""
    return 2 * pips(card) + is_red(card)


def face_of(rules: Rules, coup: State, card: int) -> int:
    """Its colour matters of the first card alone, and where something lies on couleur or inverse."""
    if coup.actor == OVER:
        return NO_FACE
    if coup.phase == Phase.NOIR and (coup.noir > 0 or not petit_is_staked(coup)):
        return pips(card)
    return pips(card) if coup.phase == Phase.ROUGE else sort_of(rules, card)


# -- the stakes


def on_field(coup: State, field: int) -> list[int]:
    """What lies on a field, by seats."""
    if field == ROUGE:
        return coup.on_rouge
    if field == NOIR:
        return coup.on_noir
    return coup.on_couleur if field == COULEUR else coup.on_inverse


def staked(coup: State, seat: int) -> int:
    """All that a seat has on the four fields."""
    return coup.on_rouge[seat] + coup.on_noir[seat] + coup.on_couleur[seat] + coup.on_inverse[seat]


def petit_is_staked(coup: State) -> bool:
    """Whether anything lies on couleur or inverse."""
    return sum(coup.on_couleur) + sum(coup.on_inverse) > 0


def exposure(coup: State) -> int:
    """What the banker may have to pay on all that is staked: of two fields that differ, on one (TREN-5)."""
    if coup.prison != FREE:
        return 0
    grand = max(sum(coup.on_rouge), sum(coup.on_noir))
    return grand + max(sum(coup.on_couleur), sum(coup.on_inverse))


def most_on(rules: Rules, coup: State, field: int) -> int:
    """The most that the actor may stake on this field; what lies against it is cover as well."""
    spare = sum(on_field(coup, AGAINST[field])) - sum(on_field(coup, field))
    cover = min(UNLIMITED, room(coup, rules.cover, exposure(coup)) + max(0, spare))
    most = min(free(rules, coup, coup.actor), cover)
    return min(most, rules.max_bet) if rules.max_bet else most


def is_taken(rules: Rules, coup: State, field: int) -> bool:
    """Whether the actor has staked on this field, or on the one against it where that shuts it (TREN-4)."""
    if on_field(coup, field)[coup.actor] > 0:
        return True
    return not rules.opposites and on_field(coup, AGAINST[field])[coup.actor] > 0


def is_open(rules: Rules, coup: State, field: int) -> bool:
    """Whether the actor may stake on this field."""
    return not is_taken(rules, coup, field) and most_on(rules, coup, field) >= least_bet(rules)


def next_punter(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter, or deal; with no stake there is no coup."""
    coup.phase = Phase.FIELD
    if ask_on(coup, after):
        return
    if is_staked(coup):
        begin_rows(coup)
    else:
        close(rules, coup)


def name_field(rules: Rules, coup: State, field: int) -> None:
    """Ask for a stake on this field; who has staked enough is asked to insure it."""
    if field == Field.DONE:
        insure_or_next(rules, coup)
    else:
        coup.on = field
        coup.phase = Phase.STAKE


def put_down(rules: Rules, coup: State, chips: int) -> None:
    """Stake so many chips on the field that was named, and name another, if there is one."""
    on_field(coup, coup.on)[coup.actor] = chips
    coup.on = -1
    coup.phase = Phase.FIELD
    if chips == 0 or len(legal(rules, coup)) == 1:
        insure_or_next(rules, coup)


def premium_of(rules: Rules, coup: State, seat: int) -> int:
    """What it costs to insure all that a seat has staked: a broken chip counts as a whole one (TREN-6)."""
    return (staked(coup, seat) * rules.premium + 99) // 100


def insure_or_next(rules: Rules, coup: State) -> None:
    """Ask who has staked for a premium, if there is insurance and enough is free (TREN-6)."""
    seat = coup.actor
    coup.phase = Phase.INSURE
    premium = premium_of(rules, coup, seat)
    if rules.insurance == Insurance.NONE or premium == 0 or free(rules, coup, seat) < premium:
        next_punter(rules, coup, seat)


# -- the rows


def pips(card: int) -> int:
    """What a card counts: an ace one, court cards ten (TREN-1)."""
    return min(rank(card) + 1, 10)


def is_red(card: int) -> int:
    """Whether a card is of hearts or diamonds."""
    return 1 if suit(card) in RED else 0


def begin_rows(coup: State) -> None:
    """The first row is noir's (TREN-7)."""
    coup.noir = coup.rouge = 0
    coup.red = -1
    coup.actor = CHANCE
    coup.phase = Phase.NOIR


def lay_noir(coup: State, card: int) -> None:
    """A card of the row noir; of the first its colour counts."""
    if coup.noir == 0 and petit_is_staked(coup):
        coup.red = is_red(card)
    coup.noir += pips(card)
    if coup.noir > FULL:
        coup.phase = Phase.ROUGE


def is_refait(coup: State) -> bool:
    """Whether both rows count thirty-one."""
    return coup.noir == FULL + 1 and coup.rouge == FULL + 1


def compare(rules: Rules, coup: State) -> None:
    """Both rows lie there: the lower wins, and at thirty-one alike the banker does."""
    tied = coup.noir == coup.rouge
    settle_premiums(rules, coup, tied)
    if not tied:
        decide(rules, coup)
    elif is_refait(coup):
        refait(rules, coup)
    elif coup.prison == FREE or rules.prison_tie == PrisonTie.FREED:
        close(rules, coup)  # TREN-10
    else:
        begin_rows(coup)


def settle_premiums(rules: Rules, coup: State, tied: bool) -> None:
    """A premium is the banker's, or comes back; who is insured has a refait to fear no more (TREN-12)."""
    drawn = is_refait(coup)
    back = (rules.insurance == Insurance.REFAIT and drawn) or (rules.insurance == Insurance.TIE and tied)
    for seat in range(coup.seats):
        if coup.premiums[seat] > 0:
            if not back:
                pay(coup, seat, coup.banker, coup.premiums[seat], TREN.PREMIUM)
            coup.premiums[seat] = 0
            if drawn:
                take_back(coup, seat)


def take_back(coup: State, seat: int) -> None:
    """Nothing of this seat is at stake any more."""
    coup.on_rouge[seat] = coup.on_noir[seat] = coup.on_couleur[seat] = coup.on_inverse[seat] = 0


def decide(rules: Rules, coup: State) -> None:
    """One row has won (TREN-8, TREN-9); out of the first prison a stake that wins is free (TREN-13)."""
    rouge = coup.rouge < coup.noir
    grand = ROUGE if rouge else NOIR
    petit = COULEUR if (coup.red == 1) == rouge else INVERSE
    deep = coup.prison
    settle(coup, grand, deep, TREN.GRAND)
    settle(coup, petit, deep, TREN.PETIT)
    if deep == SECOND and is_staked(coup):
        coup.prison = FIRST  # TREN-14
        begin_rows(coup)
    else:
        close(rules, coup)


def settle(coup: State, wins: int, deep: int, why: Why) -> None:
    """One field has won against another: in prison a stake can only be lost."""
    won, lost = on_field(coup, wins), on_field(coup, AGAINST[wins])
    for seat in range(coup.seats):
        if deep == FREE:
            pay(coup, seat, coup.banker, lost[seat], why)
            pay(coup, coup.banker, seat, won[seat], why)
        else:
            pay(coup, seat, coup.banker, lost[seat], TREN.PRISON)
        lost[seat] = 0
        if deep != SECOND:
            won[seat] = 0


def is_staked(coup: State) -> bool:
    """Whether anything is at stake yet."""
    return sum([staked(coup, seat) for seat in range(coup.seats)]) > 0


# -- the refait


def refait(rules: Rules, coup: State) -> None:
    """Half is lost, or all goes to prison, or every punter says which (TREN-11, TREN-13)."""
    if coup.prison != FREE:
        refait_in_prison(rules, coup)
    elif rules.refait == Refait.CHOICE:
        for seat in range(coup.seats):
            coup.asked[seat] = 1 if staked(coup, seat) > 0 else 0
        next_answer(rules, coup, coup.banker)
    else:
        if rules.refait == Refait.HALF:
            for seat in range(coup.seats):
                give_half(rules, coup, seat)
        imprison(rules, coup)


def next_answer(rules: Rules, coup: State, after: int) -> None:
    """Ask the next whether to give up half or to go to prison."""
    coup.phase = Phase.ANSWER
    if not ask_on(coup, after):
        imprison(rules, coup)


def answer(rules: Rules, coup: State, action: int) -> None:
    """Give up half, or leave all of it for another coup to decide."""
    if action == Answer.HALF:
        give_half(rules, coup, coup.actor)


def half_of(rules: Rules, coup: State, seat: int) -> int:
    """Half of every stake of this seat."""
    return sum([share_of(on_field(coup, field)[seat], 2, rules.odd_chip) for field in FIELDS])


def give_half(rules: Rules, coup: State, seat: int) -> None:
    """The banker takes half of what a seat has staked, and it takes back the rest (TREN-11)."""
    pay(coup, seat, coup.banker, half_of(rules, coup, seat), TREN.HALF)
    take_back(coup, seat)


def imprison(rules: Rules, coup: State) -> None:
    """What is staked yet goes to prison, and another coup is dealt; if nothing is, the coup is over."""
    if is_staked(coup):
        coup.prison = FIRST
        begin_rows(coup)
    else:
        close(rules, coup)


def refait_in_prison(rules: Rules, coup: State) -> None:
    """Another refait: all stays as it is, or goes to a second prison, or is lost (TREN-14)."""
    if rules.second_refait == SecondRefait.LOST or coup.prison == SECOND:
        for seat in range(coup.seats):
            pay(coup, seat, coup.banker, staked(coup, seat), TREN.SECOND)
        close(rules, coup)
    else:
        coup.prison = SECOND if rules.second_refait == SecondRefait.DEEPER else FIRST
        begin_rows(coup)


def close(rules: Rules, coup: State) -> None:
    """The coup is over: what is not lost goes back, and the bank stays or moves."""
    coup.prison = FREE
    coup.red = -1
    for seat in range(coup.seats):
        coup.premiums[seat] = 0
        take_back(coup, seat)
    hand_on(rules, coup)
