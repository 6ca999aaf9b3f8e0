"""Norrlandsknack, the knock of the North: a race from ten points to nothing, a point a trick.

Everybody stakes a chip on the match.  Five cards each, and one is turned for trumps, which the
dealer takes up.  In the first deal one may *knock*, and so promise a trick; the first knock closes
the round, and all play, the others at no risk.  If all lurk, the same dealer deals again.  In
later deals one joins by a knock, or passes.  Those who are in exchange cards, and play.

Each trick takes a point off.  Who knocked and has no trick is *loafed*: five points more, though
never above ten, and a chip to the pot.  The first at nothing take the pot.

Of the game's account in our source only the end is left; most of this is reconstruction, and the
book says which rule is what.  Rules KNAK-1 to KNAK-14.
"""

from lansquenet import lots
from lansquenet.cards import Pack, Shoe, always_fresh
from lansquenet.games.norrlandsknack.plays import (
    ask_all,
    deal_card,
    declare,
    duties,
    exchange,
    exchangeable,
    join,
    play,
    seat_players,
    supply,
)
from lansquenet.games.norrlandsknack.state import (
    BETS as BETS,
    ENOUGH,
    FRESH,
    KNOCK,
    NO,
    SEATS as SEATS,
    SIZE,
    Carry as Carry,
    Coup as Coup,
    Deal,
    Phase as Phase,
    Rules as Rules,
)
from lansquenet.play import ALL, NOBODY, POOL, SOMETHING, Extent, Payment, kept, step_of
from lansquenet.pools import (
    around,
    done as done,
    free as free,
    limits as limits,
    share_out,
    standing_pool as standing_pool,
)
from lansquenet.tricks import (
    CARDS,
    HIGH_ACE,
    STOCK,
    UNKNOWN,
    first_active,
    guess_cards,
    height,
    hide_cards,
    playable,
    turn_up,
)

ORDER = HIGH_ACE


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, deal: Deal, carry: Carry) -> None:
    """Draw for the deal, or deal to all who are in the match."""
    deal.step = step_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.matches = carry.matches
    deal.stage = carry.stage
    deal.playing = carry.playing
    for seat in range(len(carry.scores)):
        deal.scores[seat] = carry.scores[seat]
    deal.dealer = carry.dealer
    if carry.dealer == NOBODY:
        lots.begin_draw(deal)
    else:
        seat_players(rules, deal)
        for card in range(CARDS):
            deal.place[card] = STOCK
        deal.drawing = first_active(deal, deal.dealer)
        deal.phase = Phase.DEAL


def leave(rules: Rules, deal: Deal) -> Carry:
    """Who deals next; after a match all begin again."""
    fresh = deal.stage == FRESH
    scores = [0 if fresh else deal.scores[seat] for seat in range(deal.seats)]
    return Carry(
        deal.heir,
        deal.stacks[POOL],
        deal.deals,
        deal.matches,
        deal.stage,
        0 if fresh else deal.playing,
        kept(scores),
    )


def standing(rules: Rules, deal: Deal) -> bool:
    """Whether the match goes on in another deal."""
    return deal.stage != FRESH


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """KNAK-14: what is paid out of the pot when the session ends here, to those who play for it."""
    turns = around(rules, carry.dealer, len(stacks))
    heirs = [seat for seat in turns if carry.playing >> seat & 1]
    return share_out(carry.pool, rules.residual_pot, heirs or turns, 14)


def worth(rules: Rules, deal: Deal, seat: int) -> int:
    """What a deal is worth to a seat: the fewer points are left, the better (COMM-17)."""
    return -deal.scores[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Who is in, the exchange and five tricks; points after five of them, and after a loaf (KNAK-9)."""
    seats, points = len(stacks), [rules.start_score]
    if carry.stage != FRESH:
        points = [carry.scores[seat] for seat in range(len(carry.scores))]
    most, least = max(points), min(points)
    loafed = max(most, min(rules.score_cap, most + rules.loaf))
    acts = seats * (1 + rules.exchange_max + SIZE) + 1
    return Extent(acts, loafed, -max(0, least - SIZE))


def legal(rules: Rules, deal: Deal) -> list[int]:
    """What the actor may say, lay aside or play."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), HIGH_ACE, deal.actor)
    if deal.phase == Phase.EXCHANGE:
        return exchangeable(rules, deal)
    return [NO, KNOCK]


def commits(rules: Rules, deal: Deal, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and to exchange no more least."""
    if action == ENOUGH:
        return -1
    return height(deal, ORDER, action) if deal.phase in (Phase.EXCHANGE, Phase.PLAY) else action


def apply(rules: Rules, deal: Deal, action: int) -> None:
    """Deal or turn a card, knock or not, exchange, or play."""
    match deal.phase:
        case Phase.DRAW:
            lots.draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            deal_card(rules, deal, action)
        case Phase.TURN:
            turn_up(deal, action)
            ask_all(deal)
        case Phase.DECLARE:
            declare(rules, deal, action)
        case Phase.JOIN:
            join(rules, deal, action)
        case Phase.EXCHANGE:
            exchange(rules, deal, action)
        case Phase.SUPPLY:
            supply(rules, deal, action)
        case Phase.PLAY:
            play(rules, deal, action)


def hide(rules: Rules, deal: Deal, seat: int) -> None:
    """Erase the hands, the discards and the stock."""
    hide_cards(deal, seat)


def guess(rules: Rules, view: Deal, seat: int, order: list[int]) -> bool:
    """Fill in a view; a turn-up that was taken up is the dealer's still, in hand or laid aside."""
    if view.turned >= 0 and view.place[view.turned] == UNKNOWN and not deal_turn_up(view, seat, order):
        return False
    return guess_cards(view, order, HIGH_ACE, 0)


def learns(rules: Rules, deal: Deal, action: int, seat: int) -> int:
    """Cards are dealt and laid aside face down."""
    if deal.phase in (Phase.DEAL, Phase.SUPPLY):
        return ALL if seat == deal.drawing else SOMETHING
    if deal.phase == Phase.EXCHANGE and action != ENOUGH:
        return ALL if seat == deal.actor else SOMETHING
    return ALL


# -- guessing


def deal_turn_up(view: Deal, seat: int, order: list[int]) -> bool:
    """Bring the turn-up to a place in this order from which it is laid out to the dealer.

    Where it stands among the unknown cards is chance, and chooses among the dealer's places, all
    with the same chance; False for the few places that are too many to be shared out evenly.
    """
    first, size = 0, view.held[view.dealer] + view.laid[view.dealer]
    other = 0
    while other != view.dealer:
        first += 0 if other == seat else view.held[other] + view.laid[other]
        other += 1
    unknown = [n for n in range(len(order)) if view.place[order[n]] == UNKNOWN]
    at = 0
    while order[unknown[at]] != view.turned:
        at += 1
    if first <= at < first + size:
        return True
    elsewhere = at if at < first else at - size
    if elsewhere >= (len(unknown) - size) // size * size:
        return False
    there = unknown[first + elsewhere % size]
    order[unknown[at]] = order[there]
    order[there] = view.turned
    return True
