"""Femkort, the Swedish five cards: five tricks are played, and only the last of them pays.

Everybody antes and gets five cards.  Followers must follow suit and beat the best card so far if
they can; there are no trumps.  Who takes the fifth trick takes the pot, or counts a win, and the
first to so many wins takes it.  Where it is agreed, a player may call for better cards: if all the
others agree, the cards are dealt afresh for the same pot.

Rules FEMK-1 to FEMK-14.  Nobody banks, and no seat has an edge but by its place in the first trick.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import tricks, who_begins
from lansquenet.rules.bits import bit, has
from lansquenet.rules.cards import Pack, Shoe, always_fresh, ranks, suit
from lansquenet.rules.pools import (
    ResidualPot,
    around,
    collect,
    done as done,
    free as free,
    is_in,
    limits as limits,
    share_out,
    solvent,
    standing_pool as standing_pool,
)
from lansquenet.rules.state import (
    ALL,
    NOBODY,
    NOTHING,
    OVER,
    POOL,
    SOMEBODY,
    SOMETHING,
    Direction,
    Extent,
    Payment,
    Why,
    next_seat,
    pay,
    per_seat,
    way_of,
)
from lansquenet.rules.tricks import (
    CARDS,
    HIGH_ACE,
    LAID,
    PLAYED,
    Duties,
    find_eldest,
    first_active,
    gather,
    give_in_packets,
    guess_cards,
    height,
    hide_cards,
    next_to_play,
    play_card,
    playable,
    strength,
    throw_in,
)
from lansquenet.rules.who_begins import First

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW DEAL POLL ANSWER PLAY", start=0)
BETS = ()
AntePolicy = IntEnum("AntePolicy", "PER_DEAL ONCE_PER_MATCH", start=0)
Packets = IntEnum("Packets", "TWO_THREE THREE_TWO", start=0)
Payoff = IntEnum("Payoff", "EACH_DEAL FIRST_TO_N", start=0)
BetterCards = IntEnum("BetterCards", "OFF OWN_TURN ANY_TIME ELDEST_ONLY", start=0)
Deadline = IntEnum("Deadline", "BEFORE_TRICK_5 BEFORE_TRICK_1", start=0)
Eligibility = IntEnum("Eligibility", "ALL PRIOR_WINNERS", start=0)
REFUSE, AGREE = 0, 1  # what is answered to a call; to the poll, silence or a call
CALL = CARDS  # beside the cards
SIZE = 5  # cards in a hand, and tricks in a deal
COUNT, MOST = 5, 31  # bits for the count of a seat in a Carry, and the most it holds
ORDER = HIGH_ACE  # FEMK-2
DUTIES = Duties(head=1)  # FEMK-6


class FEMK(Why):
    """The rules of the book by which chips change hands."""

    ANTE = 3
    LAST_TRICK = 9
    MATCH = 11
    SHARED_OUT = 14


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    ante: int = 1
    ante_policy: AntePolicy = AntePolicy.PER_DEAL
    packets: Packets = Packets.TWO_THREE
    payoff: Payoff = Payoff.EACH_DEAL
    n_deals: int = 3
    better_cards: BetterCards = BetterCards.OFF
    better_cards_limit: int = 1
    better_cards_deadline: Deadline = Deadline.BEFORE_TRICK_5
    last_trick_eligibility: Eligibility = Eligibility.ALL
    first_dealer: First = First.LOT
    deals: int = 0
    residual_pot: ResidualPot = ResidualPot.SPLIT
    allow_debt: bool = True
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals next, for what pot, and what has been counted; `wins` and `calls` have five bits a seat."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0
    wins: int = 0
    playing: int = 0  # a bit for each seat that has paid its ante already; 0: antes are due
    calls: int = 0  # while a deal that was annulled is to be dealt again


@dataclass(slots=True)
class State(tricks.Deal):
    """One deal, what has been won, and who has called for better cards."""

    deals: int = 0  # of this session, before this one
    playing: int = 0  # a bit for each seat that was dealt in; after the deal, see Carry
    wins: list[int] = per_seat()  # towards the pot
    calls: list[int] = per_seat()  # that each has made in this deal
    caller: int = NOBODY  # who has called since the last card


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the deal, or make ready to deal to all who play."""
    deal.way = way_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.dealer = carry.dealer
    for seat in range(deal.seats):
        deal.wins[seat] = unpacked(carry.wins, seat)
        deal.calls[seat] = unpacked(carry.calls, seat)
    if carry.dealer == NOBODY:
        who_begins.begin_draw(deal)
    else:
        tricks.lay_out_pack(deal, ranks(Pack.P52))
        deal.playing = carry.playing
        seat_players(rules, deal)
        deal.phase = Phase.DEAL


def leave(rules: Rules, deal: State) -> Carry:
    """Who deals next, and what stands."""
    wins, calls = 0, 0
    for seat in range(deal.seats):
        wins |= packed(deal.wins[seat], seat)
        calls |= packed(deal.calls[seat], seat)
    return Carry(deal.heir, deal.stacks[POOL], deal.deals, wins, deal.playing, calls)


def stands_over(rules: Rules, deal: State) -> bool:
    """Whether the seats that have paid for the pot have yet to play for it."""
    return deal.playing != 0


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """FEMK-14: what is paid out of the pot when the session ends here; to those who have paid for it."""
    turns = around(rules, carry.dealer, len(stacks))
    heirs = [seat for seat in turns if has(carry.playing, seat)]
    return share_out(carry.pool, rules.residual_pot, heirs or solvent(rules, turns, stacks), FEMK.SHARED_OUT)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Five cards of each seat; calls, which all answer; and before each card a silent poll (FEMK-12)."""
    seats, pool = len(stacks), carry.pool + (0 if carry.playing else rules.ante * (len(stacks) - 1))
    acts = SIZE * seats
    if rules.better_cards == BetterCards.ANY_TIME:
        acts += seats * acts
    if rules.better_cards != BetterCards.OFF:
        callers = 1 if rules.better_cards == BetterCards.ELDEST_ONLY else seats
        acts += callers * rules.better_cards_limit * seats
    wins = max([unpacked(carry.wins, seat) for seat in range(seats)])
    wins_pot = rules.payoff == Payoff.EACH_DEAL or wins + 1 >= rules.n_deals
    return Extent(acts, 0 if carry.playing else rules.ante, pool if wins_pot else 0)


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may play or say."""
    if deal.phase != Phase.PLAY:
        return [REFUSE, AGREE]
    cards = playable(deal, DUTIES, HIGH_ACE, deal.actor)
    if rules.better_cards != BetterCards.ANY_TIME and may_call(rules, deal, deal.actor):
        return cards + [CALL]
    return cards


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and a call above all cards."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal a card, call for better ones, answer a call, or play."""
    match deal.phase:
        case Phase.DRAW:
            who_begins.draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            deal_card(rules, deal, action)
        case Phase.POLL if action == REFUSE:
            poll(rules, deal, next_seat(deal, deal.actor))
        case Phase.POLL:
            call(deal)
        case Phase.ANSWER:
            answer(rules, deal, action)
        case Phase.PLAY if action == CALL:
            call(deal)
        case Phase.PLAY:
            play(rules, deal, action)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """The hands of others, cards laid aside, the stock, and who is asked in silence."""
    hide_cards(deal, seat)
    if deal.phase == Phase.POLL and deal.actor >= 0 and deal.actor != seat:
        deal.actor = SOMEBODY


def guess(rules: Rules, view: State, seat: int, order: list[int], dice: int) -> bool:
    """Fill in a view; a card that was laid aside must be one that could have been held, too."""
    if not guess_cards(view, order, HIGH_ACE, 0):
        return False
    for card in range(CARDS):
        where = view.place[card]
        if LAID <= where < PLAYED and strength(HIGH_ACE, card) >= view.ceiling[where - LAID][suit(card)]:
            return False
    return True


def alike(rules: Rules) -> bool:
    """Suits could change names; where nobody calls for better cards, nothing is hidden but the deal."""
    return rules.better_cards == BetterCards.OFF


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """Cards are dealt face down, and silence leaves no trace but the end of the poll."""
    if deal.phase == Phase.DEAL:
        return ALL if seat == deal.drawing else SOMETHING
    if deal.phase == Phase.POLL and action == REFUSE and seat != deal.actor:
        asked = next_polled(rules, deal, next_seat(deal, deal.actor))
        return SOMETHING if asked == NOBODY else NOTHING
    return ALL


# -- the deal


def packed(count: int, seat: int) -> int:
    """The count of a seat in its place in a number of Carry."""
    return count << COUNT * seat


def unpacked(counts: int, seat: int) -> int:
    """The count of a seat there."""
    return counts >> COUNT * seat & MOST


def seat_players(rules: Rules, deal: State) -> None:
    """Deal in all who have paid for the pot already, or else all who are in the session (COMM-12)."""
    for seat in range(deal.seats):
        able = 1 if is_in(rules, deal, seat) else 0
        deal.active[seat] = has(deal.playing, seat) if deal.playing else able
    find_eldest(deal)


def take_antes(rules: Rules, deal: State) -> None:
    """Everybody antes (FEMK-3)."""
    for seat in range(deal.seats):
        deal.playing |= bit(seat) if deal.active[seat] else 0
    collect(rules, deal, rules.ante, FEMK.ANTE)


def deal_card(rules: Rules, deal: State, card: int) -> None:
    """Five cards each in two packets, the dealer last (FEMK-4); before the first, the antes that are due."""
    if deal.playing == 0:
        take_antes(rules, deal)
    if give_in_packets(deal, card, 2 if rules.packets == Packets.TWO_THREE else 3, SIZE):
        deal.leader = first_active(deal, deal.dealer)
        go_on(rules, deal, deal.leader)


# -- better cards


def may_call(rules: Rules, deal: State, seat: int) -> bool:
    """FEMK-12: until a trick has been led to, so many times in a deal, and once before a card."""
    if rules.better_cards == BetterCards.OFF or deal.caller != NOBODY:
        return False
    at_once = rules.better_cards_deadline == Deadline.BEFORE_TRICK_1
    last = 0 if at_once or rules.better_cards == BetterCards.ELDEST_ONLY else SIZE - 1
    in_time = deal.trick < last or (deal.trick == last and deal.led < 0)
    opposed = deal.active[seat] == 1 and first_active(deal, seat) != seat
    return in_time and opposed and deal.calls[seat] < rules.better_cards_limit


def next_polled(rules: Rules, deal: State, seat: int) -> int:
    """The first, from this seat on and before the one due to play, that may call; NOBODY if none is left."""
    due = next_to_play(deal)
    while seat != due:
        if may_call(rules, deal, seat):
            return seat
        seat = next_seat(deal, seat)
    return NOBODY


def poll(rules: Rules, deal: State, seat: int) -> None:
    """Ask on in silence from this seat, or have the card played."""
    deal.actor = next_polled(rules, deal, seat)
    if deal.actor == NOBODY:
        deal.phase = Phase.PLAY
        deal.actor = next_to_play(deal)


def call(deal: State) -> None:
    """Every other seat is to answer, until one refuses."""
    deal.caller = deal.actor
    deal.calls[deal.caller] += 1
    deal.phase = Phase.ANSWER
    deal.actor = first_active(deal, deal.caller)


def answer(rules: Rules, deal: State, choice: int) -> None:
    """One refusal, and play goes on with the next card; when all agree the deal is annulled."""
    deal.actor = first_active(deal, deal.actor)
    if choice == REFUSE:
        deal.phase = Phase.PLAY
        deal.actor = next_to_play(deal)
    elif deal.actor == deal.caller:
        deal.caller = NOBODY
        deal.heir = deal.dealer
        deal.actor = OVER


# -- the play


def go_on(rules: Rules, deal: State, due: int) -> None:
    """A card is due from this seat; where anybody may call, all are asked first, and it before the others."""
    deal.caller = NOBODY
    deal.phase = Phase.PLAY
    deal.actor = due
    if rules.better_cards == BetterCards.ANY_TIME:
        deal.phase = Phase.POLL
        if not may_call(rules, deal, due):
            poll(rules, deal, next_seat(deal, due))


def play(rules: Rules, deal: State, card: int) -> None:
    """Play to the trick; its winner leads to the next (FEMK-7), and that of the last is paid."""
    play_card(deal, DUTIES, HIGH_ACE, deal.actor, card)
    due = next_to_play(deal)
    if due == NOBODY:
        due = gather(deal)
        if deal.trick == SIZE - 1 and rules.last_trick_eligibility == Eligibility.PRIOR_WINNERS:
            drop_out(deal)
    if deal.trick == SIZE:
        settle(rules, deal)
    else:
        go_on(rules, deal, due)


def drop_out(deal: State) -> None:
    """FEMK-13: who has no trick yet lays the last card aside."""
    for seat in range(deal.seats):
        if deal.active[seat] and deal.taken[seat] == 0:
            throw_in(deal, seat)


def settle(rules: Rules, deal: State) -> None:
    """The last trick takes the pot (FEMK-9), or is a win towards it (FEMK-11); the next seat deals."""
    winner = deal.leader
    deal.wins[winner] += 1
    if rules.payoff == Payoff.EACH_DEAL or deal.wins[winner] >= rules.n_deals:
        why = FEMK.LAST_TRICK if rules.payoff == Payoff.EACH_DEAL else FEMK.MATCH
        pay(deal, POOL, winner, deal.stacks[POOL], why)
        end_match(deal)
    elif rules.ante_policy == AntePolicy.PER_DEAL:
        deal.playing = 0
    for seat in range(deal.seats):
        deal.calls[seat] = 0
    deal.deals += 1
    deal.heir = next_dealer(rules, deal)
    deal.caller = NOBODY
    deal.actor = OVER


def end_match(deal: State) -> None:
    """The pot is won: antes are due, and wins are counted anew."""
    deal.playing = 0
    for seat in range(deal.seats):
        deal.wins[seat] = 0


def next_dealer(rules: Rules, deal: State) -> int:
    """The next seat that will be dealt in (FEMK-10); the same again if there is no other."""
    seat = deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        stays = has(deal.playing, seat) == 1
        if stays or (deal.playing == 0 and is_in(rules, deal, seat)):
            return seat
    return deal.dealer
