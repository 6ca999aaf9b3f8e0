"""What a seat at Toepen knows when it may lay its hand, doubt another, knock, answer a knock or play.

All of it is one number.  A hand counts by its chance of the last trick, as rules of thumb reckon it, and by
its best card; a card to play by the chance that nobody who is in holds a higher one of its suit.  Whether it
whistles is left to rules of thumb, and so is all where the deal may cost it the match; before that a penalty
is as good as another.
"""

from lansquenet.bots.learning.known_hands import cards_by, place_by, weight_by
from lansquenet.games.toepen.bot import chance, quality, takes
from lansquenet.games.toepen.rules import ORDER, SEVEN, TEN, Phase, Rules, State, is_poor, legal
from lansquenet.rules.cards import rank, suit
from lansquenet.rules.tricks import CARDS

WIDTH = 4
WHATEVER = ("kitty", "residual_pot", "first_dealer", "deals", "direction")  # change no deal
THUMB = -1
DEAR = 2  # what a deal is worth at the most, to be made dearer by what was learnt
HOPELESS = 20  # a chance with which nobody knocks
FEW = 3  # seats that are told apart
CLASS, BEST = 5, 34  # of a hundred chances, those of one class: of the last trick, and of the best card
ROLES = 6
TO_PLAY = 2**50  # above all else that is known
CLASSES = (5, 6, 9, 1)  # of the chances of cards that may be beaten, in each trick
LEADS, THROWS, FOLLOWS = 0, 1, 2  # what is done with a card; to follow, and with so many that take the trick


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.EXCHANGE or view.phase == Phase.CHALLENGE:
        return before_play(rules, view)
    if view.phase == Phase.PLAY:
        return to_play(rules, view)
    knocks = view.phase == Phase.WINDOW and view.value <= DEAR
    answers = view.phase == Phase.RESPOND and view.value <= DEAR + 1
    if not (knocks or answers) or view.scores[view.actor] + view.value >= rules.target:
        return THUMB
    likely = chance(view, view.actor)
    if knocks and likely < HOPELESS:
        return THUMB
    found = (likely // CLASS * 4 + best_of(view) // BEST) * ROLES + role_of(view)
    return (found * 2 + (1 if knocks else 0)) * 2**10 + standing(view)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or of the cards that may be played, from the worst on."""
    if view.phase == Phase.PLAY:
        may = playable(rules, view)
        return place_by(weights_of(view, may), may, action) if action < CARDS else 0
    return 0 if view.phase == Phase.WARN else action


def to_play(rules: Rules, view: State) -> int:
    """The cards it may play, the others that it holds, the trick, and what the deal is worth."""
    if view.scores[view.actor] + view.value >= rules.target:
        return THUMB
    may, classes = playable(rules, view), CLASSES[view.trick]
    rest = [card for card in range(CARDS) if view.place[card] == view.actor and card not in may]
    held = cards_by(weights_of(view, may), classes) * 2**16 + cards_by(weights_of(view, rest), classes)
    return TO_PLAY + (held * 2**9 + to_trick(view, may)) * 4 + min(view.value, DEAR + 1)


def playable(rules: Rules, view: State) -> list[int]:
    """The cards that it may play; a knock is none."""
    return [card for card in legal(rules, view) if card < CARDS]


def weights_of(view: State, cards: list[int]) -> list[int]:
    """What puts these cards in order."""
    return [weight_by(view, ORDER, card, quality(view, view.actor, card)) for card in cards]


def to_trick(view: State, may: list[int]) -> int:
    """The trick, what these cards do there, who is in, and how many are still to play."""
    after = 0
    for seat in range(view.seats):
        after += 1 if view.active[seat] and view.played[seat] < 0 and seat != view.actor else 0
    does = LEADS
    if view.led >= 0:
        does = THROWS
        if suit(may[0]) == suit(view.led):
            does = FOLLOWS
            for card in may:
                does += 1 if takes(view, card) else 0
    return ((view.trick * 8 + does) * 4 + min(others_in(view), FEW)) * 4 + min(after, FEW)


def before_play(rules: Rules, view: State) -> int:
    """A hand that may be laid; or that against which one was laid, and how often that seat has done so."""
    if view.scores[view.actor] + 1 >= rules.target:
        return THUMB
    if view.phase == Phase.EXCHANGE:
        poor = 1 if is_poor(rules, view, view.actor, 4) else 0
        found = (chance(view, view.actor) // CLASS * 2 + poor) * 4 + min(view.renewed[view.actor], 3)
        return (2**20 + found) * 8 + min(others_in(view), FEW)
    found = high_cards(view) * 4 + min(view.renewed[view.caller], 3)
    return ((2**21 + found) * 4 + to_answer(view)) * 8 + min(others_in(view), FEW)


def high_cards(view: State) -> int:
    """How many it holds of those that have no place in a poor hand."""
    count = 0
    for card in range(CARDS):
        count += 1 if view.place[card] == view.actor and SEVEN <= rank(card) <= TEN else 0
    return count


def best_of(view: State) -> int:
    """The chance in a hundred that nobody who is in beats its best card."""
    best = 0
    for card in range(CARDS):
        if view.place[card] == view.actor:
            best = max(best, quality(view, view.actor, card))
    return best


def role_of(view: State) -> int:
    """Whether it leads, or another; whether it has played, and holds the trick, or still could take it."""
    if view.led < 0:
        return 0 if view.leader == view.actor else 1
    if view.played[view.actor] >= 0:
        return 2 if view.played[view.actor] == view.best else 3
    for card in range(CARDS):
        if view.place[card] == view.actor and takes(view, card):
            return 4
    return 5


def others_in(view: State) -> int:
    """How many others are in."""
    count = 0
    for seat in range(view.seats):
        count += 1 if view.active[seat] and seat != view.actor else 0
    return count


def to_answer(view: State) -> int:
    """How many are still to answer after it."""
    count = 0
    for seat in range(view.seats):
        waits = view.active[seat] == 1 and view.answers[seat] < 0
        count += 1 if waits and seat != view.actor and seat != view.caller else 0
    return min(count, FEW)


def standing(view: State) -> int:
    """The trick, what the deal is worth, who is in and has still to answer, and whether who knocked leads."""
    found = (view.trick * 4 + min(view.value, DEAR + 1)) * 4 + min(others_in(view), FEW)
    answering = view.phase == Phase.RESPOND
    leads = answering and view.caller == view.leader
    return (found * 4 + (to_answer(view) if answering else 0)) * 2 + (1 if leads else 0)
