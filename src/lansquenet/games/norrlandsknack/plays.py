"""The cards of Norrlandsknack: who is dealt in, who is in, the exchange, and the tricks."""

from lansquenet.games.norrlandsknack.counts import count, end_deal, finish, take_off, uncontested
from lansquenet.games.norrlandsknack.state import (
    ENOUGH,
    FRESH,
    KNOCK,
    OPENED,
    SIZE,
    UNOPENED,
    Deal,
    EndCheck,
    Obligation,
    Packets,
    Phase,
    Rules,
)
from lansquenet.play import CHANCE, NOBODY, next_asked
from lansquenet.pools import is_in, put_in
from lansquenet.tricks import (
    HIGH_ACE,
    Duties,
    Undertrump,
    bits_of,
    first_active,
    gather,
    give,
    lay_aside,
    listed,
    next_to_play,
    play_card,
    throw_in,
)


def seat_players(rules: Rules, deal: Deal) -> None:
    """Begin a match with all who are in the session, or go on with those who are in the match."""
    for seat in range(deal.seats):
        if deal.stage == FRESH:
            deal.playing |= (1 if is_in(rules, deal, seat) else 0) << seat
            deal.scores[seat] = rules.start_score
        deal.active[seat] = deal.playing >> seat & 1
    if not deal.active[deal.dealer]:
        deal.dealer = first_active(deal, deal.dealer)


def deal_card(rules: Rules, deal: Deal, card: int) -> None:
    """Deal a card; before the first of a match all stake (KNAK-3)."""
    if deal.stage == FRESH:
        deal.stage = UNOPENED
        for other in range(deal.seats):
            if deal.active[other]:
                put_in(rules, deal, other, rules.stake, 3)
    seat = deal.drawing
    give(deal, seat, card)
    first = 3 if rules.packets == Packets.THREE_TWO else 2
    if deal.held[seat] in (first, SIZE):
        if seat == deal.dealer and deal.held[seat] == SIZE:
            deal.drawing = NOBODY
            deal.phase = Phase.TURN
        else:
            deal.drawing = first_active(deal, seat)


# -- who is in


def ask_all(deal: Deal) -> None:
    """Every seat is to speak, eldest first."""
    for seat in range(deal.seats):
        deal.asked[seat] = deal.active[seat]
    deal.phase = Phase.DECLARE if deal.stage == UNOPENED else Phase.JOIN
    deal.actor = next_asked(deal, deal.dealer)


def declare(rules: Rules, deal: Deal, action: int) -> None:
    """KNAK-4: the first deal is played as soon as somebody knocks, by all."""
    seat = deal.actor
    deal.actor = next_asked(deal, seat)
    if action == KNOCK:
        deal.knocked[seat] = 1
        deal.stage = OPENED
        open_exchange(rules, deal)
    elif deal.actor == NOBODY:
        end_deal(rules, deal, deal.dealer)


def join(rules: Rules, deal: Deal, action: int) -> None:
    """KNAK-5: knock and be in, or throw in the hand."""
    seat = deal.actor
    if action == KNOCK:
        deal.knocked[seat] = 1
    else:
        throw_in(deal, seat)
    deal.actor = next_asked(deal, seat)
    if deal.actor == NOBODY:
        players = sum(deal.active)
        if players > 1:
            open_exchange(rules, deal)
        else:
            uncontested(rules, deal, first_active(deal, deal.dealer))


# -- the exchange


def open_exchange(rules: Rules, deal: Deal) -> None:
    """Ask all who are in, from eldest."""
    for seat in range(deal.seats):
        deal.asked[seat] = deal.active[seat]
    next_exchange(rules, deal, deal.dealer)


def next_exchange(rules: Rules, deal: Deal, after: int) -> None:
    """The next seat that may exchange; after the last, play (KNAK-6)."""
    deal.phase = Phase.EXCHANGE
    deal.actor = next_asked(deal, after)
    while deal.actor != NOBODY and most_laid(rules, deal, deal.actor) == 0:
        deal.actor = next_asked(deal, deal.actor)
    if deal.actor == NOBODY:
        deal.phase = Phase.PLAY
        deal.leader = deal.actor = first_active(deal, deal.dealer)
    elif deal.actor == deal.dealer:
        deal.place[deal.turned] = deal.dealer
        deal.held[deal.dealer] += 1


def most_laid(rules: Rules, deal: Deal, seat: int) -> int:
    """How many cards a seat may lay aside; the dealer one more, for the turn-up."""
    return rules.exchange_max + (1 if seat == deal.dealer else 0)


def exchangeable(rules: Rules, deal: Deal) -> list[int]:
    """Any card of the hand, or no more; but the dealer must lay one aside."""
    cards = bits_of(deal, deal.actor)
    return listed(cards if deal.held[deal.actor] > SIZE else cards | 1 << ENOUGH)


def exchange(rules: Rules, deal: Deal, action: int) -> None:
    """Lay a card aside; when that is enough, as many are dealt from the stock."""
    seat = deal.actor
    if action != ENOUGH:
        lay_aside(deal, action)
    if action == ENOUGH or deal.laid[seat] == most_laid(rules, deal, seat):
        if deal.held[seat] < SIZE:
            deal.drawing = seat
            deal.phase = Phase.SUPPLY
            deal.actor = CHANCE
        else:
            next_exchange(rules, deal, seat)


def supply(rules: Rules, deal: Deal, card: int) -> None:
    """A card of the stock for one that was laid aside; there are always enough."""
    seat = deal.drawing
    give(deal, seat, card)
    if deal.held[seat] == SIZE:
        deal.drawing = NOBODY
        next_exchange(rules, deal, seat)


# -- the play


def duties(rules: Rules) -> Duties:
    """KNAK-7: to follow, and to trump when void; or less, or more."""
    strict = 1 if rules.obligation == Obligation.FOLLOW_HEAD_OVERTRUMP else 0
    trumps = 0 if rules.obligation == Obligation.FOLLOW_ONLY else 1
    return Duties(strict, trumps, strict, Undertrump.COMPULSORY)


def play(rules: Rules, deal: Deal, card: int) -> None:
    """Play to the trick; after the last, count."""
    play_card(deal, duties(rules), HIGH_ACE, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        deal.actor = gather(deal)
        if rules.end_check == EndCheck.TRICK_BY_TRICK:
            take_off(deal, deal.actor, 1)
        if deal.scores[deal.actor] == 0:
            finish(rules, deal)
        elif deal.trick == SIZE:
            count(rules, deal)
