"""What the games of tricks share: where every card is, what may be played, who takes a trick.

A card is in one place by construction.  What each seat can still hold is known to all from what it
has played, and kept as a ceiling for each suit; so a view can be filled in with what may be true.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules.bits import bit, but_lowest, listed, lowest
from lansquenet.rules.cards import RANKS, SUITS, card_of, rank, suit
from lansquenet.rules.state import NOBODY, State, next_seat, per_card, per_seat, per_seat_and_suit
from lansquenet.rules.who_begins import Lot

Undertrump = IntEnum("Undertrump", "COMPULSORY OPTIONAL FORBIDDEN", start=0)

# Where a card is, when it is not in the hand of a seat:
STOCK, UNKNOWN, TABLE, SHOWN, MISS, ABSENT = -1, -2, -3, -4, -5, -6
LAID, PLAYED = 16, 32  # LAID + seat: laid aside face down; where cards were played, see `played_in`

HIGH_ACE = (12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)  # the strength of each rank, from the ace
ANYTHING = RANKS  # the ceiling of a seat of whose suit nothing is known
CARDS = SUITS * RANKS


class Duties(NamedTuple):
    """What a seat must do that follows to a trick (COMM-8); whoever can follow suit always must."""

    head: int = 0  # 1: beat the best card of the suit led, if able
    must_trump: int = 0  # 1: trump, when void of the suit led
    overtrump: int = 0  # 1: beat a trump that has been played, if able
    undertrump: int = Undertrump.COMPULSORY  # whether a lower trump must be played when no higher one is held


@dataclass(slots=True)
class Deal(Lot):
    """A hand in which tricks are played."""

    dealer: int = NOBODY
    place: list[int] = per_card(ABSENT)
    dealt: int = 0  # cards that have left the stock
    held: list[int] = per_seat()  # cards in each hand
    laid: list[int] = per_seat()  # cards each has laid aside face down
    active: list[int] = per_seat()  # 1 for a seat that plays
    trump: int = -1  # a suit
    turned: int = -1  # the card turned up for trumps
    leader: int = NOBODY
    trick: int = 0  # tricks completed
    led: int = -1  # a card
    best: int = -1  # the card that is taking the trick
    played: list[int] = per_seat(-1)  # to this trick
    taken: list[int] = per_seat()  # tricks
    ceiling: list[list[int]] = per_seat_and_suit(ANYTHING)  # what a seat holds of a suit is weaker than this


# -- dealing


def played_in(trick: int, seat: int) -> int:
    """Where a card lies that a seat has played to this trick, counted from 0."""
    return PLAYED + 16 * trick + seat


def player_of(where: int) -> int:
    """The seat that played the card of this place."""
    return where % 16


def was_held(deal: Deal, card: int, seat: int) -> bool:
    """Whether a seat has a card in hand, or has played it."""
    where = deal.place[card]
    return where == seat or (where >= PLAYED and player_of(where) == seat)


def lay_out_pack(deal: Deal, pack: list[int]) -> None:
    """All cards of these ranks are in the stock."""
    for r in pack:
        for s in range(SUITS):
            deal.place[card_of(r, s)] = STOCK


def find_eldest(deal: Deal) -> None:
    """The deal passes by whoever is not dealt in; the first card goes to the next that is."""
    if not deal.active[deal.dealer]:
        deal.dealer = first_active(deal, deal.dealer)
    deal.drawing = first_active(deal, deal.dealer)


def deal_of(state: State) -> Deal:
    """A state that is known to be that of a game of tricks."""
    assert isinstance(state, Deal)
    return state


def give(deal: Deal, seat: int, card: int) -> None:
    """A card of the stock goes to a hand."""
    deal.place[card] = seat
    deal.held[seat] += 1
    deal.dealt += 1


def turn_up(deal: Deal, card: int) -> None:
    """A card of the stock is laid open, and its suit is trump."""
    deal.place[card] = TABLE
    deal.turned = card
    deal.trump = suit(card)
    deal.dealt += 1


def give_in_packets(deal: Deal, card: int, first: int, size: int) -> bool:
    """Deal a card in two packets, of which the first is of so many (COMM-9); whether all have full hands."""
    seat = deal.drawing
    give(deal, seat, card)
    if deal.held[seat] in (first, size):
        deal.drawing = first_active(deal, seat)
    if seat != deal.dealer or deal.held[seat] < size:
        return False
    deal.drawing = NOBODY
    return True


def hand(deal: Deal, seat: int) -> list[int]:
    """The cards a seat holds, from the lowest."""
    return listed(bits_of(deal, seat))


def bits_of(deal: Deal, where: int) -> int:
    """The cards in a place, a bit for each; compiled, many times as fast as to list them."""
    bits = 0
    for card in range(CARDS):
        bits |= (1 if deal.place[card] == where else 0) << card
    return bits


def lay_aside(deal: Deal, card: int) -> None:
    """A card goes from its hand face down to the discards; only its seat knows it."""
    seat = deal.place[card]
    deal.place[card] = LAID + seat
    deal.held[seat] -= 1
    deal.laid[seat] += 1


def throw_in(deal: Deal, seat: int) -> None:
    """A whole hand is laid aside, and its seat plays no more."""
    for card in range(CARDS):
        if deal.place[card] == seat:
            lay_aside(deal, card)
    deal.active[seat] = 0


# -- what may be played


def strength(order: tuple[int, ...], card: int) -> int:
    """How high a card ranks in its suit."""
    return order[rank(card)]


def height(deal: Deal, order: tuple[int, ...], card: int) -> int:
    """Where a card stands among all (COMM-15): trumps above the rest, then by rank; of equals ♠ is lowest.

    Above it is what else may be done in place of playing a card.
    """
    if card >= CARDS:
        return 2 * CARDS
    return (CARDS if suit(card) == deal.trump else 0) + SUITS * strength(order, card) + 3 - suit(card)


def beats(deal: Deal, order: tuple[int, ...], card: int, other: int) -> bool:
    """Whether a card takes a trick from another that was played before it (COMM-7)."""
    if suit(card) == suit(other):
        return strength(order, card) > strength(order, other)
    return suit(card) == deal.trump


def holds_suit(deal: Deal, seat: int, wanted: int) -> bool:
    """Whether a seat has a card of this suit."""
    for card in range(wanted, CARDS, SUITS):
        if deal.place[card] == seat:
            return True
    return False


def holds_better(deal: Deal, order: tuple[int, ...], seat: int, than: int) -> bool:
    """Whether a seat has a card of the same suit as this and stronger."""
    for card in range(suit(than), CARDS, SUITS):
        if deal.place[card] == seat and strength(order, card) > strength(order, than):
            return True
    return False


def playable(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int) -> list[int]:
    """What a seat may play to the trick: the whole hand when it leads (COMM-8)."""
    if deal.led < 0:
        return hand(deal, seat)
    least, most = suit_due(deal, duties, order, seat)
    floor = better_than(deal, duties, order, seat)
    bits, rest = 0, bits_of(deal, seat)
    while rest:
        card = lowest(rest)
        rest = but_lowest(rest)
        if (
            least <= suit(card) <= most
            and strength(order, card) > floor
            and not undertrumps(deal, duties, order, seat, card)
        ):
            bits |= bit(card)
    return listed(bits)


def suit_due(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int) -> tuple[int, int]:
    """The suit that must be played, as a range: the one led, trumps, or any."""
    if holds_suit(deal, seat, suit(deal.led)):
        return suit(deal.led), suit(deal.led)
    if must_trump(deal, duties, order, seat):
        return deal.trump, deal.trump
    return 0, 3


def must_trump(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int) -> bool:
    """Whether a seat that cannot follow has to play a trump."""
    if not duties.must_trump or deal.trump < 0 or not holds_suit(deal, seat, deal.trump):
        return False
    if suit(deal.best) != deal.trump or not duties.overtrump or duties.undertrump == Undertrump.COMPULSORY:
        return True
    return holds_better(deal, order, seat, deal.best)


def better_than(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int) -> int:
    """The strength that must be beaten by a seat that can; -1 when there is none."""
    follows = holds_suit(deal, seat, suit(deal.led))
    if (
        follows
        and duties.head
        and suit(deal.best) == suit(deal.led)
        and holds_better(deal, order, seat, deal.best)
    ):
        return strength(order, deal.best)
    over = not follows and duties.must_trump and duties.overtrump and suit(deal.best) == deal.trump
    return strength(order, deal.best) if over and holds_better(deal, order, seat, deal.best) else -1


def undertrumps(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int, card: int) -> bool:
    """Whether this is a lower trump that is forbidden, because another card is held."""
    return (
        duties.undertrump == Undertrump.FORBIDDEN
        and duties.overtrump == 1
        and suit(card) == deal.trump
        and suit(deal.led) != deal.trump
        and suit(deal.best) == deal.trump
        and strength(order, card) < strength(order, deal.best)
        and holds_other(deal, seat, deal.trump)
    )


def holds_other(deal: Deal, seat: int, than: int) -> bool:
    """Whether a seat has a card of another suit than this."""
    for card in range(CARDS):
        if deal.place[card] == seat and suit(card) != than:
            return True
    return False


# -- the trick


def play_card(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int, card: int) -> None:
    """Play a card to the trick, and note what all may learn from it."""
    if deal.led < 0:
        deal.led = deal.best = card
    else:
        learn(deal, duties, order, seat, card)
        if beats(deal, order, card, deal.best):
            deal.best = card
    deal.place[card] = played_in(deal.trick, seat)
    deal.played[seat] = card
    deal.held[seat] -= 1


def learn(deal: Deal, duties: Duties, order: tuple[int, ...], seat: int, card: int) -> None:
    """What a card that is no lead shows of the rest of its hand."""
    top = strength(order, deal.best)
    if suit(card) == suit(deal.led):
        if duties.head and suit(deal.best) == suit(deal.led) and strength(order, card) < top:
            lower_ceiling(deal, seat, suit(deal.led), top)
        return
    lower_ceiling(deal, seat, suit(deal.led), 0)
    if not duties.must_trump or deal.trump < 0:
        return
    over = duties.overtrump and suit(deal.best) == deal.trump
    if suit(card) == deal.trump:
        if over and strength(order, card) < top:
            lower_ceiling(deal, seat, deal.trump, top)
            if duties.undertrump == Undertrump.FORBIDDEN:
                for s in range(SUITS):
                    lower_ceiling(deal, seat, s, 0 if s != deal.trump else top)
    elif over and duties.undertrump != Undertrump.COMPULSORY:
        lower_ceiling(deal, seat, deal.trump, top)
    else:
        lower_ceiling(deal, seat, deal.trump, 0)


def lower_ceiling(deal: Deal, seat: int, of: int, ceiling: int) -> None:
    """All cards of this suit that the seat holds are weaker than this."""
    deal.ceiling[seat][of] = min(deal.ceiling[seat][of], ceiling)


def ask_active(deal: Deal) -> None:
    """Every active seat is to speak, and no other."""
    for seat in range(deal.seats):
        deal.asked[seat] = deal.active[seat]


def next_to_play(deal: Deal) -> int:
    """The first active seat from the leader that has not played to the trick; NOBODY when all have."""
    seat = deal.leader
    for _ in range(deal.seats):
        if deal.active[seat] and deal.played[seat] < 0:
            return seat
        seat = next_seat(deal, seat)
    return NOBODY


def first_active(deal: Deal, after: int) -> int:
    """The first active seat after this one, this one last; NOBODY if none is."""
    seat = after
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if deal.active[seat]:
            return seat
    return NOBODY


def gather(deal: Deal) -> int:
    """The trick goes to the seat of its best card, which leads to the next."""
    winner = player_of(deal.place[deal.best])
    deal.taken[winner] += 1
    deal.leader = winner
    deal.trick += 1
    deal.led = deal.best = -1
    for seat in range(deal.seats):
        deal.played[seat] = -1
    return winner


# -- what is hidden


def hide_cards(deal: Deal, seat: int) -> None:
    """Erase from this copy where the cards are that a seat has not seen; -1 is one who only looks on."""
    own = seat if seat >= 0 else UNKNOWN
    aside = LAID + seat if seat >= 0 else UNKNOWN
    for card in range(CARDS):
        where = deal.place[card]
        hidden = UNKNOWN < where < PLAYED or where == MISS  # the stock, hands, cards laid aside, Miss
        deal.place[card] = UNKNOWN if hidden and where != own and where != aside else where


def guess_cards(deal: Deal, order: list[int], strengths: tuple[int, ...], miss: int) -> bool:
    """Lay what is unknown out in this order of the pack; False if a hand cannot be so: shuffle again.

    The rest, when every hand, all that was laid aside, and so many cards of a spare hand have been
    laid out, is the stock.
    """
    at = 0
    for seat in range(deal.seats):
        at = lay_out(deal, order, at, seat, deal.held[seat])
        at = lay_out(deal, order, at, LAID + seat, deal.laid[seat])
    at = lay_out(deal, order, at, MISS, miss)
    for card in range(CARDS):
        if deal.place[card] == UNKNOWN:
            deal.place[card] = STOCK
    return may_be(deal, strengths)


def lay_out(deal: Deal, order: list[int], at: int, where: int, count: int) -> int:
    """Bring the cards of a place to their number with the next unknown ones; how far the order was read."""
    missing = count
    for card in range(CARDS):
        if deal.place[card] == where:
            missing -= 1
    while missing > 0:
        if deal.place[order[at]] == UNKNOWN:
            deal.place[order[at]] = where
            missing -= 1
        at += 1
    return at


def may_be(deal: Deal, strengths: tuple[int, ...]) -> bool:
    """Whether no seat holds a card that it has shown it cannot hold."""
    for card in range(CARDS):
        where = deal.place[card]
        if 0 <= where < LAID and strength(strengths, card) >= deal.ceiling[where][suit(card)]:
            return False
    return True
