"""Tomato, the Spanish Loo: undertake two tricks before you have seen a card, or answer with one.

The dealer antes; three cards each, of a pack of forty in which the three ranks next to the ace.
Nobody looks.  From the dealer on, one after another may play blind: the first who does turns up
the trump and takes it into the hand for a card laid aside unseen, and must win two tricks.  Those
who have not passed look, and may undertake one.  If nobody does, anybody may defend the pack with
three fresh cards and for no account.  Each trick earns a third of the pot; whoever falls short is
tomatoed, and doubles it.

Rules TOMA-1 to TOMA-21.  Nobody banks; the dealer's ante is a tax on the turn to deal.
"""

from lansquenet import tricks
from lansquenet.cards import Pack, Shoe, always_fresh, ranks
from lansquenet.games.tomato.bids import (
    blank_backs,
    deal_card,
    defend,
    draw_fresh,
    exchange,
    respond,
    speak_blind,
    take_or_leave,
    turn,
)
from lansquenet.games.tomato.plays import duties, play
from lansquenet.games.tomato.state import (
    BETS as BETS,
    NO,
    OLDEST,
    SEATS as SEATS,
    SIDES,
    SIZE,
    SPANISH,
    YES,
    BlindDiscard,
    Carry as Carry,
    Coup as Coup,
    Deal,
    Doubling,
    Form,
    Phase as Phase,
    Rules as Rules,
)
from lansquenet.lots import begin_draw, draw
from lansquenet.play import ALL, NOBODY, POOL, SOMETHING, Extent, Payment, step_of
from lansquenet.pools import (
    around,
    done as done,
    free as free,
    is_in,
    limits as limits,
    share_out,
    solvent,
    standing_pool as standing_pool,
)
from lansquenet.tricks import CARDS, TABLE, UNKNOWN, first_active, guess_cards, height, hide_cards, playable

ORDER = SPANISH


def shoe(rules: Rules) -> Shoe:
    """Forty cards, shuffled for every deal."""
    return always_fresh(Pack.P40)


def start(rules: Rules, deal: Deal, carry: Carry) -> None:
    """Draw for the deal, or make ready to deal to all who are in the session."""
    deal.step = step_of(rules.direction)
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
    for seat in range(deal.seats):
        deal.active[seat] = deal.present[seat] = 1 if is_in(rules, deal, seat) else 0
    if not deal.active[deal.dealer]:
        deal.dealer = first_active(deal, deal.dealer)
    deal.drawing = first_active(deal, deal.dealer)
    deal.phase = Phase.DEAL


def leave(rules: Rules, deal: Deal) -> Carry:
    """Who deals next, and what lies in the middle."""
    pots = deal.sides
    return Carry(
        deal.heir, deal.stacks[POOL], deal.deals,
        pots[0], pots[1], pots[2], pots[3], pots[4], pots[5], pots[6], pots[7],
    )  # fmt: skip


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """TOMA-21: what is paid out of the pots when the session ends here."""
    heirs = solvent(rules, around(rules, carry.dealer, len(stacks)), stacks)
    return share_out(carry.pool, rules.residual_pot, heirs, 21)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """What all say, and three tricks; the ante and a tomato are lost, which all before may have doubled."""
    seats, pot = len(stacks), carry.pool + rules.ante
    blind = 1 if rules.form == Form.PARLETT else 2  # who plays blind is not asked again; the taker lays aside
    times = 1 << max(0, seats - 2) if rules.doubling != Doubling.START_POT else 1
    lost = rules.ante + pot * times
    acts = max((1 + SIZE) * seats + blind, 2 * seats + 2 * SIZE)
    return Extent(acts, lost if rules.allow_debt else min(lost, max(stacks)), pot)


def legal(rules: Rules, deal: Deal) -> list[int]:
    """What the actor may say or play."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), SPANISH, deal.actor)
    if deal.phase == Phase.DISCARD:
        return [0, 1, 2] if rules.blind_discard == BlindDiscard.POSITION else [SIZE - 1]
    if deal.phase == Phase.RESPOND and deal.actor == deal.taker:
        return [YES]
    return [NO, YES]


def commits(rules: Rules, deal: Deal, action: int) -> int:
    """COMM-15: how much an act commits, a card by its height; unseen, the card on the right is laid aside."""
    if deal.phase == Phase.DISCARD:
        return SIZE - action
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: Deal, action: int) -> None:
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


def hide(rules: Rules, deal: Deal, seat: int) -> None:
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


def guess(rules: Rules, view: Deal, seat: int, order: list[int]) -> bool:
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


def learns(rules: Rules, deal: Deal, action: int, seat: int) -> int:
    """Nobody sees the cards that are dealt, and only the defender the fresh ones."""
    if deal.phase == Phase.DEAL or (deal.phase == Phase.FRESH and seat != deal.defender):
        return SOMETHING
    return ALL
