"""What the Pharaoh games share: bets that lie on ranks, and couples of a losing and a winning card.

Before every couple each punter is asked in turn on which rank to lay a bet, and how many chips are
to lie there; then two cards are turned, and the first loses what the second wins.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Bounds,
    ask_punters,
    bankers,
    bets_left,
    end,
    heir_of,
    least_bet,
    put,
    room,
    settle,
    take_back,
)
from lansquenet.rules.cards import RANKS, rank
from lansquenet.rules.state import CHANCE, NOBODY, UNLIMITED, Directed, Why, a_rank, next_asked, pay, per_rank

CHOOSE, BET, LOSING, WINNING, SODA = 1, 2, 3, 4, 5  # phases of every game of couples, after the draw
GO_ON = -1  # the answer of a punter who lets the cards be turned
OddChip = IntEnum("OddChip", "BANKER PUNTER", start=0)


class Stays(Protocol):
    """Rules that say whether the bank goes round."""

    @property
    def fixed_banker(self) -> int:
        """1: the bank stays where it is."""


class Couples(Bounds, Directed, Stays, Protocol):
    """What the rules of these games have in common."""

    @property
    def bets_a_turn(self) -> int:
        """How many bets a punter may lay or alter before a couple."""


@dataclass(slots=True)
class Layout(banking.Betting):
    """A deal of couples; a bet lies on its rank until that is turned."""

    turned: int = 0  # cards turned
    gone: list[int] = per_rank()  # how many of each rank, as the case-keeper shows it
    lost: int = a_rank()  # the losing card, while the winning one is awaited
    on: int = a_rank()  # the rank on which a bet is asked
    changes: int = 0  # bets that the actor has laid or altered before this couple


def may_go_on(rules: Couples, carry: banking.Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet lay the least bet (COM-6)."""
    bet = least_bet(rules)
    return bets_left(stacks, bankers(rules, carry.banker, rules.fixed_banker, stacks), rules.cover, bet, bet)


# -- before a couple


def open_window(coup: Layout) -> None:
    """Ask every punter with chips, in turn from the banker."""
    ask_punters(coup)
    next_chooser(coup, coup.banker)


def next_chooser(coup: Layout, after: int) -> None:
    """Turn to the next punter, or to the cards."""
    coup.changes = 0
    coup.phase = CHOOSE
    coup.actor = next_asked(coup, after)
    if coup.actor == NOBODY:
        coup.actor = CHANCE
        coup.phase = LOSING


def choose(coup: Layout, action: int) -> None:
    """Name a rank to bet on, or go on."""
    if action == GO_ON:
        next_chooser(coup, coup.actor)
    else:
        coup.on = action
        coup.phase = BET


def open_ranks(rules: Bounds, coup: Layout, ranks: Iterable[int], of_each: int, chips: int) -> list[int]:
    """To go on, and every rank with cards to come on which the actor has a bet or may lay one."""
    fresh = fresh_bet(rules, coup, chips)
    mine = coup.bets[coup.actor]
    found = [GO_ON]
    for r in ranks:
        if coup.gone[r] < of_each and (fresh or mine[r] > 0):
            found.append(r)
    return found


def fresh_bet(rules: Bounds, coup: Layout, chips: int) -> bool:
    """Whether so many chips, free and covered, allow of a new bet."""
    return bool(min(chips, rules.max_bet if rules.max_bet else UNLIMITED) >= max(1, rules.min_bet))


def covered(coup: Layout, cover: int, chips: int, exposure: int) -> int:
    """Of so many chips those that the banker could still match."""
    return min(chips, room(coup, cover, exposure))


def bet_limits(rules: Bounds, pile: int, chips: int) -> tuple[int, int, int]:
    """What may lie where a pile lies already, with so many chips to add; nothing, to take it up."""
    return max(1, rules.min_bet), min(pile + chips, rules.max_bet if rules.max_bet else UNLIMITED), 0


def lay(coup: Layout, chips: int) -> None:
    """Have so many chips lie on the rank that was named."""
    put(coup, coup.actor, coup.on, chips - coup.bets[coup.actor][coup.on])


def changed(rules: Couples, coup: Layout) -> None:
    """A bet has been laid or altered: the same punter may go on to another, or the next is asked."""
    coup.on = -1
    coup.changes += 1
    coup.phase = CHOOSE
    if coup.changes >= rules.bets_a_turn:
        next_chooser(coup, coup.actor)


# -- the couple


def see(coup: Layout, card: int) -> None:
    """Move the case-keeper's button for a card that was turned."""
    coup.turned += 1
    coup.gone[rank(card)] += 1


def losing(coup: Layout, card: int) -> None:
    """The first card of a couple."""
    see(coup, card)
    coup.lost = rank(card)
    coup.phase = WINNING


def settle_couple(coup: Layout, won: int, share: int, odd: int, why: Why, why_doublet: Why) -> None:
    """One rank loses and the other wins; of a doublet the banker takes a share (1 all, 2 half)."""
    if won == coup.lost:
        take_share(coup, won, share, odd, why_doublet)
    else:
        settle(coup, coup.lost, -1, why)
        settle(coup, won, 1, why)


def take_share(coup: Layout, r: int, share: int, odd: int, why: Why) -> None:
    """The banker takes a share of every bet on a rank; what is left goes back to the punter."""
    for seat in range(coup.seats):
        chips = coup.bets[seat][r]
        if chips:
            pay(coup, seat, coup.banker, share_of(chips, share, odd), why)
            put(coup, seat, r, -chips)


def share_of(chips: int, share: int, odd: int) -> int:
    """All, or half of it; the odd chip goes to the banker or stays the punter's."""
    return chips if share == 1 else (chips + (1 if odd == OddChip.BANKER else 0)) // 2


def next_couple(rules: Couples, coup: Layout, cards: int) -> None:
    """Open the window for the next couple, if there are cards for one."""
    coup.lost = -1
    if cards - coup.turned < 2:
        close(rules, coup)
    else:
        open_window(coup)


def close(rules: Stays, coup: Layout) -> None:
    """The deal is over: bets that lie go back, and the bank stays or moves."""
    coup.lost = -1
    for r in range(RANKS):
        take_back(coup, r)
    hand_on(rules, coup)


def hand_on(rules: Stays, coup: banking.Coup) -> None:
    """The same seat banks again, as long as it has chips; or the bank goes to the next in turn."""
    if rules.fixed_banker and coup.stacks[coup.banker] > 0:
        coup.passed += 1
        end(coup, coup.banker)
    else:
        end(coup, heir_of(coup, coup.banker))
