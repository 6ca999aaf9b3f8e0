"""Before the play of Tomato: the deal, bids before anybody looks, the turn-up, and who else plays."""

from lansquenet.games.tomato.ends import end, sweep
from lansquenet.games.tomato.plays import open_play
from lansquenet.games.tomato.state import NO, SIDES, SIZE, YES, Deal, Form, Phase, Rules
from lansquenet.play import CHANCE, NOBODY, POOL, hush, next_asked
from lansquenet.pools import put_in
from lansquenet.tricks import MISS, first_active, give, throw_in, turn_up


def open_pot(rules: Rules, deal: Deal) -> None:
    """An empty pot is fed from a side pot that three divides (TOMA-18); the dealer antes (TOMA-3)."""
    if deal.stacks[POOL] == deal.aside:
        feed(deal)
    put_in(rules, deal, deal.dealer, rules.ante, 3)
    deal.worth = deal.stacks[POOL] - deal.aside


def feed(deal: Deal) -> None:
    """The oldest side pot that can be divided is no side pot any more; the younger ones move up."""
    for n in range(SIDES):
        if deal.sides[n] > 0 and deal.sides[n] % 3 == 0:
            deal.aside -= deal.sides[n]
            for younger in range(n + 1, SIDES):
                deal.sides[younger - 1] = deal.sides[younger]
            deal.sides[SIDES - 1] = 0
            return


def deal_card(rules: Rules, deal: Deal, card: int) -> None:
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


def blank_backs(deal: Deal) -> None:
    """It is not to be known, or does not matter any more, in which order cards lie."""
    for seat in range(deal.seats):
        for n in range(SIZE):
            deal.backs[seat][n] = -1


# -- before anybody looks


def speak_blind(rules: Rules, deal: Deal, choice: int) -> None:
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


def scrap(deal: Deal, seat: int) -> None:
    """A hand is thrown in that nobody has seen."""
    for n in range(SIZE):
        deal.place[deal.backs[seat][n]] = MISS
        deal.backs[seat][n] = -1
    deal.dead += SIZE
    deal.held[seat] = 0
    deal.active[seat] = 0


def turn(rules: Rules, deal: Deal, card: int) -> None:
    """The trump; the bidder takes it, or the dealer may (TOMA-8, TOMA-20)."""
    turn_up(deal, card)
    if rules.form == Form.PARLETT:
        deal.phase = Phase.DISCARD
        deal.taker = deal.actor = deal.bidder
    else:
        deal.phase = Phase.TAKE
        deal.actor = deal.dealer


def take_or_leave(rules: Rules, deal: Deal, choice: int) -> None:
    """The dealer takes the turn-up, before looking, or leaves it."""
    if choice == YES:
        deal.taker = deal.dealer
        deal.phase = Phase.DISCARD
    else:
        open_responses(rules, deal, deal.dealer)


def exchange(rules: Rules, deal: Deal, back: int) -> None:
    """A card is laid aside unseen for the turn-up; then all who are in look."""
    seat = deal.taker
    deal.place[deal.backs[seat][back]] = MISS
    deal.place[deal.turned] = seat
    deal.dead += 1
    open_responses(rules, deal, deal.dealer if deal.bidder == NOBODY else deal.bidder)


def open_responses(rules: Rules, deal: Deal, after: int) -> None:
    """Everybody who has not passed is asked, but the bidder (TOMA-9)."""
    blank_backs(deal)
    for seat in range(deal.seats):
        deal.asked[seat] = 1 if deal.active[seat] and seat != deal.bidder else 0
    deal.phase = Phase.RESPOND
    ask_on(rules, deal, after)


def ask_on(rules: Rules, deal: Deal, after: int) -> None:
    """The next is asked; when all have been, it is seen who plays."""
    deal.actor = next_asked(deal, after)
    if deal.actor == NOBODY:
        close_responses(rules, deal)


# -- responses


def respond(rules: Rules, deal: Deal, choice: int) -> None:
    """Undertake a trick, or throw the hand in."""
    seat = deal.actor
    if choice == NO:
        throw_in(deal, seat)
    ask_on(rules, deal, seat)


def close_responses(rules: Rules, deal: Deal) -> None:
    """Play, if two are in; else the pack may be defended, the pot is swept, or nobody wants it (TOMA-20)."""
    alone = first_active(deal, deal.dealer)
    if alone == NOBODY:
        end(rules, deal)
    elif first_active(deal, alone) != alone:
        open_play(deal, alone)
    elif rules.form == Form.FOURNIER:
        sweep(rules, deal, alone, 20)
    else:
        for seat in range(deal.seats):
            deal.asked[seat] = 1 if deal.present[seat] and seat != deal.bidder else 0
        deal.phase = Phase.DEFEND
        deal.actor = next_asked(deal, deal.bidder)
        if deal.actor == NOBODY:
            sweep(rules, deal, deal.bidder, 10)


def defend(rules: Rules, deal: Deal, choice: int) -> None:
    """TOMA-10: the first who will, plays three fresh cards for the pot; if nobody will, the bidder has it."""
    if choice == YES:
        hush(deal)
        deal.defender = deal.actor
        deal.phase = Phase.FRESH
        deal.actor = CHANCE
        return
    deal.actor = next_asked(deal, deal.actor)
    if deal.actor == NOBODY:
        sweep(rules, deal, deal.bidder, 10)


def draw_fresh(deal: Deal, card: int) -> None:
    """The defender draws the top three of the stock, and leads."""
    give(deal, deal.defender, card)
    if deal.held[deal.defender] == SIZE:
        deal.active[deal.defender] = 1
        open_play(deal, deal.defender)
