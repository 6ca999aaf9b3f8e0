"""Toepen: four cards, four tricks, and only the last trick counts.

Whoever wins the last trick of a deal is spared; all others take as many penalties as the deal is
worth.  It is worth one to begin with.  At any moment, in turn or not, a player may *knock* on the
table and make it worth one more: the others stay, or fold and pay what it was worth before.  A
poor hand may be laid aside for a new one, face down, and need not be as poor as it should be: who
doubts it may have it turned up.  Tens, the highest cards, warn the table of themselves; jacks, the
lowest, may pretend to be tens.  Who has ten penalties buys the next round.

Rules TOEP-1 to TOEP-16.  Nobody has an edge but the seats that hear the others first.
"""

from lansquenet.cards import Pack, Shoe, always_fresh
from lansquenet.games.toepen.hands import doubt, keep, lay, may_lay, offer, receiver, renew, seat_all, warn
from lansquenet.games.toepen.knocks import go_on, knock, lowest, may_knock, next_poll, playable, poll, respond
from lansquenet.games.toepen.scores import is_over
from lansquenet.games.toepen.state import (
    BETS as BETS,
    DUTIES,
    KNOCK,
    NO,
    ORDER as ORDER,
    SEATS as SEATS,
    YES,
    Carry as Carry,
    Coup as Coup,
    Deal,
    Exchange,
    KnockMode,
    Phase as Phase,
    PovertyRound,
    Rules as Rules,
    Warnings,
    signals_of,
)
from lansquenet.games.toepen.unseen import guess as guess, hide as hide, learns as learns
from lansquenet.lots import begin_draw, draw
from lansquenet.play import NOBODY, POOL, Extent, Payment, kept, next_seat, step_of
from lansquenet.pools import (
    around,
    done as done,
    free as free,
    limits as limits,
    share_out,
    standing_pool as standing_pool,
)
from lansquenet.tricks import give, height, play_card


def shoe(rules: Rules) -> Shoe:
    """Thirty-two cards, shuffled for every deal (TOEP-2)."""
    return always_fresh(Pack.P32)


def start(rules: Rules, deal: Deal, carry: Carry) -> None:
    """Draw for the first deal, or deal."""
    deal.step = step_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.dealer = carry.dealer
    deal.heir = carry.dealer
    deal.deals = carry.deals
    deal.match = carry.match
    deal.round = carry.round
    deal.payers = carry.payers
    for seat in range(len(carry.scores)):
        deal.scores[seat] = carry.scores[seat]
    if carry.dealer == NOBODY:
        begin_draw(deal)
    else:
        seat_all(rules, deal)


def leave(rules: Rules, deal: Deal) -> Carry:
    """Who deals next, and how the match stands; after a match all begin again at nothing."""
    over = is_over(rules, deal)
    dealt = 0 if deal.phase == Phase.DRAW else 1
    scores = [0 if over else deal.scores[seat] for seat in range(deal.seats)]
    return Carry(
        deal.heir,
        deal.stacks[POOL],
        deal.deals + dealt,
        deal.match,
        0 if over else deal.round + dealt,
        deal.payers,
        kept(scores),
    )


def standing(rules: Rules, deal: Deal) -> bool:
    """Whether the match goes on in another deal."""
    return leave(rules, deal).round != 0


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """What is paid out of the kitty when the session ends here (COMM-14)."""
    return share_out(carry.pool, rules.residual_pot, around(rules, carry.dealer, len(stacks)), 14)


def worth(rules: Rules, deal: Deal, seat: int) -> int:
    """What a deal is worth to a seat: the fewer penalties, the better (COMM-17)."""
    return -deal.scores[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Hands laid aside, warnings, knocks, cards; a penalty for each challenge, and what the deal is worth."""
    seats, scores = len(stacks), [0, *carry.scores]
    least = min(carry.scores) if len(carry.scores) else 0
    hands = 0 if rules.exchange == Exchange.OFF else max(0, 8 - seats)
    if rules.max_exchanges:
        hands = min(hands, seats * rules.max_exchanges)
    knocks = 0 if rules.knock_mode == KnockMode.OFF else max(0, rules.target - 1 - least)
    asked = seats if rules.knock_mode == KnockMode.ANY_TIME else 1
    before = (seats if hands else 0) + hands * (1 if rules.exchange == Exchange.POVERTY_ONLY else seats)
    warned = 0 if rules.warnings == Warnings.OFF else seats
    pelt = seats - 1 if rules.poverty_round == PovertyRound.PELT else 0
    acts = before + warned + pelt + 4 * seats * (asked + 1) + knocks * (seats - 1 + asked)
    challenges = hands if rules.exchange == Exchange.BLUFF_ALLOWED else 0
    breach = 1 if rules.warnings == Warnings.PENALISED else 0
    return Extent(acts, max(scores) + challenges + breach + 2 + knocks, -least)


def legal(rules: Rules, deal: Deal) -> list[int]:
    """What the actor may do; an exempt seat never has a choice."""
    seat = deal.actor
    if deal.phase == Phase.PLAY:
        if deal.exempt[seat]:
            return [lowest(deal, seat)]
        cards = playable(deal, seat)
        if rules.knock_mode == KnockMode.OWN_TURN and may_knock(rules, deal, seat):
            cards.append(KNOCK)
        return cards
    if deal.phase == Phase.WARN:
        least, most = signals_of(rules, deal, seat)
        if rules.warnings == Warnings.PENALISED and not deal.exempt[seat]:
            least, most = 0, 2
        return [signal for signal in range(least, most + 1)]  # noqa: C416 - compiled code returns no range
    if deal.exempt[seat] or (deal.phase == Phase.EXCHANGE and not may_lay(rules, deal, seat)):
        return [NO]
    return [NO, YES]


def commits(rules: Rules, deal: Deal, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and a knock above all cards."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: Deal, action: int) -> None:
    """Deal a card, answer a question, or play a card."""
    match deal.phase:
        case Phase.DRAW:
            draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            give(deal, receiver(deal), action)
            if deal.dealt == 4 * deal.seats:
                offer(rules, deal, next_seat(deal, deal.dealer))
        case Phase.EXCHANGE if action == YES:
            lay(rules, deal)
        case Phase.EXCHANGE:
            keep(rules, deal)
        case Phase.CHALLENGE:
            doubt(rules, deal, action)
        case Phase.RENEW:
            renew(rules, deal, action)
        case Phase.WARN:
            warn(rules, deal, action)
        case Phase.WINDOW if action == NO:
            poll(deal, next_poll(rules, deal))
        case Phase.PELT | Phase.RESPOND:
            respond(rules, deal, action)
        case Phase.PLAY if action != KNOCK:
            play_card(deal, DUTIES, ORDER, deal.actor, action)
            go_on(rules, deal)
        case Phase.WINDOW | Phase.PLAY:
            knock(deal)
