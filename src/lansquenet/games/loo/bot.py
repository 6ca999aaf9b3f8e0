"""Rules of thumb for Three-card Loo: reckon what a hand is worth, and stand when it pays.

Every card has a chance in a hundred to take a trick: the boss is sure, a side card is worth
little, and all but the boss are worth less the more opponents there are.  Tricks earn their thirds;
whoever takes none pays the forfeit.  Miss is taken when an unknown hand promises more than the
own, and more than nothing; who takes it first often has the pool without play.  Where nobody has
chosen to play his own hand, any other is worth more.  Against a single player the dealer defends
the pool with a poor hand.  In play a trick is won with the lowest card that is safe, and lost with
the worst.
"""

from lansquenet.bots.thumb.loos import card_to_play, opponents, prospect
from lansquenet.games.loo.rules import Phase, Rules, legal
from lansquenet.rules.loos import DEFEND, PASS, STAND, TAKE, Loo, LooDeal as State, count_in
from lansquenet.rules.state import NOBODY
from lansquenet.rules.tricks import CARDS, first_active

PASSES = 50  # in a hundred: how often each who is still to speak leaves the pool to whoever has Miss
LUCK = 15  # in a hundred: how much likelier a card takes a trick where no other hand has been chosen
SIDE = 50  # in a hundred: how likely an ace beside trumps takes a trick


def choose(rules: Rules, view: State, dice: int) -> int:
    """What to announce or play."""
    if view.phase == Phase.ANNOUNCE:
        return announcement(rules, view)
    return card_to_play(view, legal(rules, view))


def announcement(rules: Rules, view: State) -> int:
    """The best of what may be said, by what it promises; to pass or to defend promises nothing."""
    may = legal(rules, view)
    forfeit = view.worth if rules.loo == Loo.UNLIMITED else rules.stake
    own = own_hand(view, opponents(view), forfeit, LUCK if stood(view) == 0 else 0)
    miss = unknown_hand(view, forfeit)
    if TAKE in may and miss > own and (miss > 0 or (PASS not in may and DEFEND not in may)):
        return TAKE
    if own > 0 or (PASS not in may and DEFEND not in may):
        return STAND
    return may[0]


def unknown_hand(view: State, forfeit: int) -> int:
    """What Miss promises: the pool if nobody stands against it, else what any hand does."""
    others, alone = opponents(view), 100 if stood(view) == 0 else 0
    for _ in range(count_in(view) - 1 if alone else 0):
        alone = alone * PASSES // 100
    played = promise(view.worth, forfeit, 260 // (others + 2), 35 + 6 * others)
    return 3 * alone * view.worth + (100 - alone) * played // 100


def stood(view: State) -> int:
    """How many have said that they play their own hands."""
    count, seat = 0, first_active(view, view.dealer)
    while seat != view.actor:
        count += 1 if seat != view.taker else 0
        seat = first_active(view, seat)
    return count


def promise(worth: int, forfeit: int, tricks: int, nothing: int) -> int:
    """What a hand earns less what it costs, given its tricks and its chance of none, in hundredths."""
    return tricks * worth - 3 * nothing * forfeit


def own_hand(view: State, others: int, forfeit: int, luck: int) -> int:
    """What the hand of the actor promises, every card of it having so much luck besides."""
    tricks, nothing = 0, 100
    for card in range(CARDS):
        if view.place[card] == view.actor:
            chance = min(100, prospect(view, card, others, SIDE) + luck)
            tricks += chance
            nothing = nothing * (100 - chance) // 100
    return promise(view.worth, forfeit, tricks, nothing)


def outlook(rules: Rules, view: State) -> int:
    """What the actor's hand promises against one other, before anything is announced."""
    return own_hand(view, 1, view.worth if rules.loo == Loo.UNLIMITED else rules.stake, 0)


def said_before(rules: Rules, view: State) -> list[int]:
    """What the other of two seats has announced, if it has spoken and plays."""
    if view.actor != view.dealer:
        return []
    return [STAND if view.taker == NOBODY else TAKE]
