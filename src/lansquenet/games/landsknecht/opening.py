"""The opening of Landsknecht: antes, the hand card, the dealer's card and the punters'."""

from lansquenet.games.landsknecht.bets import count, invite, is_punter
from lansquenet.games.landsknecht.state import HAND, TABLE, Coup, Phase, Rejouissance, Rules
from lansquenet.games.landsknecht.turns import end_game
from lansquenet.play import CHANCE, NOBODY, POOL, next_asked, next_seat, pay
from lansquenet.pools import room


def open_game(rules: Rules, coup: Coup) -> None:
    """Ask all who can pay for the ante; if there is no game to be had at it, nobody pays (LAND-4)."""
    dealer = dealer_for(rules, coup)
    ante = 0 if dealer == NOBODY else rules.ante
    while dealer not in (NOBODY, coup.banker):
        coup.banker = next_seat(coup, coup.banker)
        coup.passed += 1
    coup.heir = coup.banker
    for seat in range(coup.seats):
        plays = seat == coup.banker or can_pay(coup, seat, ante)
        coup.playing |= 1 << seat if plays else 0
        coup.asked[seat] = 1 if plays and ante > 0 and (seat != coup.banker or rules.dealer_antes) else 0
    coup.actor = coup.banker
    next_ante(rules, coup)


def dealer_for(rules: Rules, coup: Coup) -> int:
    """The first from the banker on who would have chips left to deal with, and somebody to deal to."""
    if rules.ante * coup.seats > room(coup):
        return NOBODY  # COM-11
    seat = coup.banker
    for _ in range(coup.seats):
        others = 0
        for other in range(coup.seats):
            others += 1 if other != seat and can_pay(coup, other, rules.ante) else 0
        if others > 0 and coup.stacks[seat] > (rules.ante if rules.dealer_antes else 0):
            return seat
        seat = next_seat(coup, seat)
    return NOBODY


def can_pay(coup: Coup, seat: int, ante: int) -> bool:
    """Whether a seat can be in a game at this ante."""
    return coup.stacks[seat] >= max(1, ante)


def next_ante(rules: Rules, coup: Coup) -> None:
    """Ask the next for the ante, the dealer last, and then deal."""
    coup.phase = Phase.ANTE
    coup.actor = next_asked(coup, coup.actor)
    if coup.actor == NOBODY:
        deal(rules, coup)


# -- the opening


def deal(rules: Rules, coup: Coup) -> None:
    """Begin with the Hand cards, if any are laid."""
    coup.phase = Phase.HAND if rules.hand_cards else Phase.MINE
    coup.actor = CHANCE


def lay_hand_card(rules: Rules, coup: Coup, card: int) -> None:
    """LAND-6: a card that belongs to nobody; an equal one is laid upon it."""
    if coup.lies[card] == HAND:
        coup.equal = 1
    coup.lies[card] = HAND
    if count(coup, HAND) + coup.equal == rules.hand_cards:
        coup.phase = Phase.MINE


def lay_mine(rules: Rules, coup: Coup, card: int) -> None:
    """The dealer's own card; the company's comes next."""
    if coup.lies[card] == HAND:
        coup.equal = 1
    coup.mine = card
    coup.phase = Phase.REJOUISSANCE
    if rules.rejouissance == Rejouissance.OWN:
        for seat in range(coup.seats):
            coup.asked[seat] = 1 if is_punter(coup, seat) else 0
        coup.phase = Phase.OWN
        coup.drawing = next_asked(coup, coup.banker)


def lay_rejouissance(rules: Rules, coup: Coup, card: int) -> None:
    """One card for the whole company."""
    coup.joy = card
    lay_table_card(coup, card)
    compare(rules, coup)


def lay_own(rules: Rules, coup: Coup, card: int) -> None:
    """One card for each punter; they may equal one another (LAND-8)."""
    coup.own[coup.drawing] = card
    lay_table_card(coup, card)
    coup.drawing = next_asked(coup, coup.drawing)
    if coup.drawing == NOBODY:
        compare(rules, coup)


def lay_table_card(coup: Coup, card: int) -> None:
    """A card to be bet on, unless it equals one of the dealer's."""
    if coup.lies[card] == HAND or card == coup.mine:
        coup.equal = 1
    else:
        coup.lies[card] = TABLE


def compare(rules: Rules, coup: Coup) -> None:
    """Only now are the cards compared (LAND-7): the dealer takes the pool, or bets are open."""
    if coup.equal:
        pay(coup, POOL, coup.banker, coup.stacks[POOL], 10)
        end_game(rules, coup, 0)
    elif rules.dealer_may_cap:
        coup.phase = Phase.CAP
        coup.actor = coup.banker
    else:
        invite(coup, coup.joy, 0)
