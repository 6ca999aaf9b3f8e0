"""Tomato, the Spanish Loo: undertake two tricks before you have seen a card, or answer with one.

The dealer antes; three cards each, of a pack of forty in which the three ranks next to the ace.
Nobody looks.  From the dealer on, one after another may play blind: the first who does turns up
the trump and takes it into the hand for a card laid aside unseen, and must win two tricks.  Those
who have not passed look, and may undertake one.  If nobody does, anybody may defend the pack with
three fresh cards and for no account.  Each trick earns a third of the pot; whoever falls short is
tomatoed, and doubles it.

Rules TOMA-1 to TOMA-21.  Nobody banks; the dealer's ante is a tax on the turn to deal.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import tricks
from lansquenet.rules.cards import Pack, Shoe, always_fresh, ranks
from lansquenet.rules.pools import (
    ResidualPot,
    around,
    done as done,
    free as free,
    limits as limits,
    next_in,
    put_in,
    seat_all,
    share_out,
    solvent,
    standing_pool as standing_pool,
)
from lansquenet.rules.state import (
    ALL,
    CHANCE,
    NOBODY,
    OVER,
    POOL,
    SEATS as CHAIRS,
    SOMETHING,
    Direction,
    Extent,
    Payment,
    Why,
    ask_on,
    hush,
    next_seat,
    pay,
    per_seat,
    way_of,
)
from lansquenet.rules.tricks import (
    CARDS,
    MISS,
    TABLE,
    UNKNOWN,
    Duties,
    Undertrump,
    find_eldest,
    first_active,
    gather,
    give,
    guess_cards,
    height,
    hide_cards,
    next_to_play,
    play_card,
    playable,
    throw_in,
    turn_up,
)
from lansquenet.rules.who_begins import First, begin_draw, draw

SEATS = range(3, 11)
Phase = IntEnum("Phase", "DRAW DEAL BLIND TAKE TURN DISCARD RESPOND DEFEND FRESH PLAY", start=0)
BETS = ()
BlindDiscard = IntEnum("BlindDiscard", "AUTO POSITION", start=0)
Doubling = IntEnum("Doubling", "START_POT SEQUENTIAL SEQUENTIAL_WHOLE", start=0)
Form = IntEnum("Form", "PARLETT FOURNIER", start=0)
NO, YES = 0, 1  # pass or play; leave or take; decline or defend
SPANISH = (9, 0, 8, 1, 2, 3, 4, 0, 0, 0, 5, 6, 7)  # the strength of each rank, from the ace (TOMA-2)
SIZE = 3  # cards in a hand, and tricks in a deal
SIDES = 8  # side pots
OLDEST = 3  # where in a Carry the oldest of them stands


class TOMA(Why):
    """The rules of the book by which chips change hands."""

    ANTE = 3
    UNDEFENDED = 10
    TRICKS = 13
    NO_TRICK = 14
    ONE_TRICK = 15
    AFTER_ANOTHER = 16
    DEFENCE = 17
    ALONE = 20
    SHARED_OUT = 21


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    ante: int = 3
    blind_discard: BlindDiscard = BlindDiscard.AUTO
    undertrump: Undertrump = Undertrump.COMPULSORY
    doubling: Doubling = Doubling.START_POT
    defended_bidder_pays: bool = False
    side_pots: bool = False
    form: Form = Form.PARLETT
    first_dealer: First = First.LOT
    deals: int = 0
    residual_pot: ResidualPot = ResidualPot.SPLIT
    allow_debt: bool = True
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who deals next, what lies in the middle, and how much of it in side pots, from the oldest."""

    dealer: int = NOBODY
    pool: int = 0  # with the side pots
    deals: int = 0
    side_1: int = 0
    side_2: int = 0
    side_3: int = 0
    side_4: int = 0
    side_5: int = 0
    side_6: int = 0
    side_7: int = 0
    side_8: int = 0


@dataclass(slots=True)
class State(tricks.Deal):
    """One deal: what is played for, by whom, and what lies aside."""

    deals: int = 0  # of this session, before this one
    worth: int = 0  # the pot that is played for
    sides: list[int] = field(default_factory=lambda: [0] * SIDES, metadata={"by": "side"})
    aside: int = 0  # all that is in them
    tomatoes: int = 0  # paid in this deal
    present: list[int] = per_seat()  # 1 for a seat that was dealt in
    backs: list[list[int]] = field(
        default_factory=lambda: [[-1] * SIZE for _ in range(CHAIRS)], metadata={"by": "seat back"}
    )  # the cards of each as they lie, while nobody has looked
    dead: int = 0  # cards that have been laid aside and that nobody has seen
    bidder: int = NOBODY
    taker: int = NOBODY  # who has taken the turn-up
    defender: int = NOBODY
    first: int = NOBODY  # who took the first trick


ORDER = SPANISH


def shoe(rules: Rules) -> Shoe:
    """Forty cards, shuffled for every deal."""
    return always_fresh(Pack.P40)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the deal, or make ready to deal to all who are in the session."""
    deal.way = way_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.dealer = carry.dealer
    for n in range(SIDES):
        deal.sides[n] = carry[OLDEST + n]
        deal.aside += deal.sides[n]
    if carry.dealer == NOBODY:
        begin_draw(deal)
        return
    tricks.lay_out_pack(deal, ranks(Pack.P40))
    seat_all(rules, deal)
    for seat in range(deal.seats):
        deal.present[seat] = deal.active[seat]
    find_eldest(deal)
    deal.phase = Phase.DEAL


def leave(rules: Rules, deal: State) -> Carry:
    """Who deals next, and what lies in the middle."""
    pots = deal.sides
    return Carry(
        deal.heir, deal.stacks[POOL], deal.deals,
        pots[0], pots[1], pots[2], pots[3], pots[4], pots[5], pots[6], pots[7],
    )  # fmt: skip


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """TOMA-21: what is paid out of the pots when the session ends here."""
    heirs = solvent(rules, around(rules, carry.dealer, len(stacks)), stacks)
    return share_out(carry.pool, rules.residual_pot, heirs, TOMA.SHARED_OUT)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """What all say, and three tricks; the ante and a tomato are lost, which all before may have doubled."""
    seats, pot = len(stacks), carry.pool + rules.ante
    blind = 1 if rules.form == Form.PARLETT else 2  # who plays blind is not asked again; the taker lays aside
    times = 2 ** max(0, seats - 2) if rules.doubling != Doubling.START_POT else 1
    lost = rules.ante + pot * times
    acts = max((1 + SIZE) * seats + blind, 2 * seats + 2 * SIZE)
    return Extent(acts, lost if rules.allow_debt else min(lost, max(stacks)), pot)


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may say or play."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), SPANISH, deal.actor)
    if deal.phase == Phase.DISCARD:
        return [0, 1, 2] if rules.blind_discard == BlindDiscard.POSITION else [SIZE - 1]
    if deal.phase == Phase.RESPOND and deal.actor == deal.taker:
        return [YES]
    return [NO, YES]


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits, a card by its height; unseen, the card on the right is laid aside."""
    if deal.phase == Phase.DISCARD:
        return SIZE - action
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal or turn a card, say something, or play."""
    match deal.phase:
        case Phase.DRAW:
            draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            deal_card(rules, deal, action)
        case Phase.BLIND:
            speak_blind(rules, deal, action)
        case Phase.TURN:
            turn(rules, deal, action)
        case Phase.TAKE:
            take_or_leave(rules, deal, action)
        case Phase.DISCARD:
            exchange(rules, deal, action)
        case Phase.RESPOND:
            respond(rules, deal, action)
        case Phase.DEFEND:
            defend(rules, deal, action)
        case Phase.FRESH:
            draw_fresh(deal, action)
        case Phase.PLAY:
            play(rules, deal, action)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """Erase what a seat may not know, its own cards too until it may look; the turn-up was seen by all."""
    up = deal.place[deal.turned] if deal.turned >= 0 else TABLE
    hide_cards(deal, seat)
    if deal.turned >= 0:
        deal.place[deal.turned] = up
    blank_backs(deal)
    if deal.phase < Phase.RESPOND:
        for card in range(CARDS):
            if deal.place[card] == seat:
                deal.place[card] = UNKNOWN


def guess(rules: Rules, view: State, seat: int, order: list[int], dice: int) -> bool:
    """Fill in a view; cards that nobody has looked at lie in the order in which they come."""
    if not guess_cards(view, order, SPANISH, view.dead):
        return False
    if view.phase < Phase.RESPOND:
        for other in range(view.seats):
            at = 0
            for card in order:
                if view.place[card] == other:
                    view.backs[other][at] = card
                    at += 1
    return True


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """Nobody sees the cards that are dealt, and only the defender the fresh ones."""
    if deal.phase == Phase.DEAL or (deal.phase == Phase.FRESH and seat != deal.defender):
        return SOMETHING
    return ALL


# -- the deal


def open_pot(rules: Rules, deal: State) -> None:
    """An empty pot is fed from a side pot that three divides (TOMA-18); the dealer antes (TOMA-3)."""
    if deal.stacks[POOL] == deal.aside:
        feed(deal)
    put_in(rules, deal, deal.dealer, rules.ante, TOMA.ANTE)
    deal.worth = deal.stacks[POOL] - deal.aside


def feed(deal: State) -> None:
    """The oldest side pot that can be divided is no side pot any more; the younger ones move up."""
    for n in range(SIDES):
        if deal.sides[n] > 0 and deal.sides[n] % 3 == 0:
            deal.aside -= deal.sides[n]
            for younger in range(n + 1, SIDES):
                deal.sides[younger - 1] = deal.sides[younger]
            deal.sides[SIDES - 1] = 0
            return


def deal_card(rules: Rules, deal: State, card: int) -> None:
    """Three cards each, singly (TOMA-4); before the first, the ante."""
    if deal.dealt == 0:
        open_pot(rules, deal)
    seat = deal.drawing
    deal.backs[seat][deal.held[seat]] = card
    give(deal, seat, card)
    deal.drawing = first_active(deal, seat)
    if seat == deal.dealer and deal.held[seat] == SIZE:
        deal.drawing = NOBODY
        if rules.form == Form.PARLETT:
            deal.phase = Phase.BLIND
            deal.actor = deal.dealer
        else:
            deal.phase = Phase.TURN


def blank_backs(deal: State) -> None:
    """It is not to be known, or does not matter any more, in which order cards lie."""
    for seat in range(deal.seats):
        for n in range(SIZE):
            deal.backs[seat][n] = -1


# -- before anybody looks


def speak_blind(rules: Rules, deal: State, choice: int) -> None:
    """TOMA-6, TOMA-7: pass, and the next is asked, or bid."""
    seat = deal.actor
    if choice == YES:
        deal.bidder = seat
        deal.phase = Phase.TURN
        deal.actor = CHANCE
        return
    scrap(deal, seat)
    deal.actor = first_active(deal, seat)
    if deal.actor == NOBODY:
        end(rules, deal)


def scrap(deal: State, seat: int) -> None:
    """A hand is thrown in that nobody has seen."""
    for n in range(SIZE):
        deal.place[deal.backs[seat][n]] = MISS
        deal.backs[seat][n] = -1
    deal.dead += SIZE
    deal.held[seat] = 0
    deal.active[seat] = 0


def turn(rules: Rules, deal: State, card: int) -> None:
    """The trump; the bidder takes it, or the dealer may (TOMA-8, TOMA-20)."""
    turn_up(deal, card)
    if rules.form == Form.PARLETT:
        deal.phase = Phase.DISCARD
        deal.taker = deal.actor = deal.bidder
    else:
        deal.phase = Phase.TAKE
        deal.actor = deal.dealer


def take_or_leave(rules: Rules, deal: State, choice: int) -> None:
    """The dealer takes the turn-up, before looking, or leaves it."""
    if choice == YES:
        deal.taker = deal.dealer
        deal.phase = Phase.DISCARD
    else:
        open_responses(rules, deal, deal.dealer)


def exchange(rules: Rules, deal: State, back: int) -> None:
    """A card is laid aside unseen for the turn-up; then all who are in look."""
    seat = deal.taker
    deal.place[deal.backs[seat][back]] = MISS
    deal.place[deal.turned] = seat
    deal.dead += 1
    open_responses(rules, deal, deal.dealer if deal.bidder == NOBODY else deal.bidder)


def open_responses(rules: Rules, deal: State, after: int) -> None:
    """Everybody who has not passed is asked, but the bidder (TOMA-9)."""
    blank_backs(deal)
    for seat in range(deal.seats):
        deal.asked[seat] = 1 if deal.active[seat] and seat != deal.bidder else 0
    deal.phase = Phase.RESPOND
    ask_responses(rules, deal, after)


def ask_responses(rules: Rules, deal: State, after: int) -> None:
    """The next is asked; when all have been, it is seen who plays."""
    if not ask_on(deal, after):
        close_responses(rules, deal)


# -- the responses


def respond(rules: Rules, deal: State, choice: int) -> None:
    """Undertake a trick, or throw the hand in."""
    seat = deal.actor
    if choice == NO:
        throw_in(deal, seat)
    ask_responses(rules, deal, seat)


def close_responses(rules: Rules, deal: State) -> None:
    """Play, if two are in; else the pack may be defended, the pot is swept, or nobody wants it (TOMA-20)."""
    alone = first_active(deal, deal.dealer)
    if alone == NOBODY:
        end(rules, deal)
    elif first_active(deal, alone) != alone:
        open_play(deal, alone)
    elif rules.form == Form.FOURNIER:
        sweep(rules, deal, alone, TOMA.ALONE)
    else:
        for seat in range(deal.seats):
            deal.asked[seat] = 1 if deal.present[seat] and seat != deal.bidder else 0
        deal.phase = Phase.DEFEND
        if not ask_on(deal, deal.bidder):
            sweep(rules, deal, deal.bidder, TOMA.UNDEFENDED)


def defend(rules: Rules, deal: State, choice: int) -> None:
    """TOMA-10: the first who will, plays three fresh cards for the pot; if nobody will, the bidder has it."""
    if choice == YES:
        hush(deal)
        deal.defender = deal.actor
        deal.phase = Phase.FRESH
        deal.actor = CHANCE
        return
    if not ask_on(deal, deal.actor):
        sweep(rules, deal, deal.bidder, TOMA.UNDEFENDED)


def draw_fresh(deal: State, card: int) -> None:
    """The defender draws the top three of the stock, and leads."""
    give(deal, deal.defender, card)
    if deal.held[deal.defender] == SIZE:
        deal.active[deal.defender] = 1
        open_play(deal, deal.defender)


# -- the play


def duties(rules: Rules) -> Duties:
    """Followers must head the trick, and when void trump and overtrump (TOMA-12)."""
    return Duties(1, 1, 1, rules.undertrump)


def open_play(deal: State, leader: int) -> None:
    """A seat leads to the first trick (TOMA-11)."""
    deal.phase = Phase.PLAY
    deal.leader = deal.actor = leader


def play(rules: Rules, deal: State, card: int) -> None:
    """Play to the trick; its winner leads to the next, and after the third all is settled."""
    play_card(deal, duties(rules), SPANISH, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        deal.actor = gather(deal)
        if deal.trick == 1:
            deal.first = deal.actor
        if deal.trick == SIZE:
            settle(rules, deal)


# -- the end of the deal


def sweep(rules: Rules, deal: State, seat: int, why: Why) -> None:
    """A seat has the pot."""
    pay(deal, POOL, seat, deal.worth, why)
    end(rules, deal)


def settle(rules: Rules, deal: State) -> None:
    """Pay for tricks out of the pot, and for tomatoes into it; or see whether the pack was defended."""
    if deal.defender != NOBODY:
        settle_defence(rules, deal)
    else:
        for seat in range(deal.seats):
            if deal.active[seat]:
                pay(deal, POOL, seat, earned(deal, seat), TOMA.TRICKS)
        pay_tomatoes(rules, deal)
    end(rules, deal)


def earned(deal: State, seat: int) -> int:
    """A third of the pot for each trick, and what is over for the first (TOMA-13)."""
    return deal.taken[seat] * (deal.worth // 3) + (deal.worth % 3 if seat == deal.first else 0)


def pay_tomatoes(rules: Rules, deal: State) -> None:
    """In turn from the dealer: who fell short doubles what the pot held for him (TOMA-14 to TOMA-16)."""
    pot, seat = deal.worth, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if deal.active[seat] and deal.taken[seat] < (2 if seat == deal.bidder else 1):
            left = pot - earned(deal, seat)
            alone = TOMA.ONE_TRICK if deal.taken[seat] else TOMA.NO_TRICK
            paid = tomato(rules, deal, seat, left, alone if pot == deal.worth else TOMA.AFTER_ANOTHER)
            if rules.doubling == Doubling.SEQUENTIAL:
                pot = left + paid
            elif rules.doubling == Doubling.SEQUENTIAL_WHOLE:
                pot += paid  # with what the bidder has earned of it


def tomato(rules: Rules, deal: State, seat: int, chips: int, why: Why) -> int:
    """A seat pays to the next pot; how much."""
    paid = put_in(rules, deal, seat, chips, why)
    deal.tomatoes += paid
    return paid


def settle_defence(rules: Rules, deal: State) -> None:
    """TOMA-17: one trick of the defender keeps the pot where it is."""
    if deal.taken[deal.defender] == 0:
        pay(deal, POOL, deal.bidder, deal.worth, TOMA.DEFENCE)
    elif rules.defended_bidder_pays and deal.taken[deal.bidder] < 2:
        tomato(rules, deal, deal.bidder, deal.worth, TOMA.DEFENCE)


def set_aside(deal: State) -> None:
    """The tomatoes of a deal are a side pot; when there are too many, they join the youngest (TOMA-18)."""
    if deal.tomatoes > 0:
        n = 0
        while n < SIDES - 1 and deal.sides[n] > 0:
            n += 1
        deal.sides[n] += deal.tomatoes
        deal.aside += deal.tomatoes


def end(rules: Rules, deal: State) -> None:
    """The deal is over; the next seat in the session deals (TOMA-19)."""
    if rules.side_pots:
        set_aside(deal)
    deal.deals += 1
    deal.heir = next_in(rules, deal, deal.dealer)
    deal.actor = OVER
