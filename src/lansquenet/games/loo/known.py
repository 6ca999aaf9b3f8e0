"""What a seat at Three-card Loo knows, as one number by which its policy is learnt."""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_loos import ANNOUNCING, LOW, PLAYING, kept, place_in_hand
from lansquenet.games.loo.rules import Phase, Rules
from lansquenet.rules.loos import DEFEND, PASS, STAND, TAKE, LooDeal as State
from lansquenet.rules.state import NOBODY, next_seat
from lansquenet.rules.tricks import CARDS, LAID, MISS, was_held

WIDTH, WHATEVER = known_loos.WIDTH, known_loos.WHATEVER
SEARCHED = True  # `search` plays on by the table, and gains on `learnt` by that


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.ANNOUNCE:
        return kept(rules, view, ANNOUNCING, LOW)
    return kept(rules, view, PLAYING, LOW)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or which of its cards, as they are named."""
    if view.phase == Phase.ANNOUNCE:
        return action
    return place_in_hand(view, action)


# -- what was announced


def recalled(rules: Rules, deal: State, seat: int) -> int:
    """Make of a deal what it was when this seat announced, as far as it counts; what that was, or NOBODY."""
    if not was_dealt(deal, seat) or (deal.phase == Phase.ANNOUNCE and not spoke(deal, seat)):
        return NOBODY
    said = announcement(deal, seat)
    for card in range(CARDS):
        then = deal.place[card] == LAID + seat if deal.laid[seat] else was_held(deal, card, seat)
        if then:
            deal.place[card] = seat
        elif deal.place[card] == seat:
            deal.place[card] = MISS
    ask_again(deal, seat)
    return said


def was_dealt(deal: State, seat: int) -> bool:
    """Whether a seat had cards to begin with."""
    return deal.active[seat] == 1 or deal.laid[seat] > 0


def spoke(deal: State, seat: int) -> bool:
    """Whether a seat has spoken before the one that is to speak."""
    before, at = False, deal.dealer
    for _ in range(deal.seats):
        at = next_seat(deal, at)
        if at == deal.actor:
            return before
        before = before or at == seat
    return before


def announcement(deal: State, seat: int) -> int:
    """What a seat has announced."""
    if deal.defender == seat:
        return DEFEND
    if deal.taker == seat:
        return TAKE
    return STAND if deal.active[seat] else PASS


def ask_again(deal: State, seat: int) -> None:
    """Nobody has said anything from this seat on, and it is to speak."""
    after, at = False, deal.dealer
    for _ in range(deal.seats):
        at = next_seat(deal, at)
        after = after or at == seat
        if after:
            deal.active[at] = 1 if was_dealt(deal, at) else 0
            deal.taker = NOBODY if deal.taker == at else deal.taker
    deal.phase, deal.actor, deal.defender = Phase.ANNOUNCE, seat, NOBODY
    deal.led, deal.best = -1, -1
