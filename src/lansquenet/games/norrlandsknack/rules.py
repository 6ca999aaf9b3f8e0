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

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import tricks, who_begins
from lansquenet.rules.bits import bit, has, listed
from lansquenet.rules.cards import Pack, Shoe, always_fresh, ranks
from lansquenet.rules.pools import (
    ResidualPot,
    afford,
    around,
    collect,
    done as done,
    free as free,
    is_in,
    limits as limits,
    put_in,
    share_out,
    standing_pool as standing_pool,
)
from lansquenet.rules.state import (
    ALL,
    CHANCE,
    NOBODY,
    OVER,
    POOL,
    SOMETHING,
    Direction,
    Extent,
    Payment,
    Why,
    ask_on,
    hush,
    kept,
    next_asked,
    next_seat,
    pay,
    per_seat,
    way_of,
)
from lansquenet.rules.tricks import (
    CARDS,
    HIGH_ACE,
    LAID,
    UNKNOWN,
    Duties,
    Undertrump,
    ask_active,
    bits_of,
    find_eldest,
    first_active,
    gather,
    give,
    give_in_packets,
    guess_cards,
    height,
    hide_cards,
    lay_aside,
    next_to_play,
    play_card,
    playable,
    throw_in,
    turn_up,
)
from lansquenet.rules.who_begins import First

SEATS = range(3, 6)
Phase = IntEnum("Phase", "DRAW DEAL TURN DECLARE JOIN EXCHANGE SUPPLY PLAY", start=0)
BETS = ()
Packets = IntEnum("Packets", "THREE_TWO TWO_THREE", start=0)
Obligation = IntEnum("Obligation", "FOLLOW_TRUMP FOLLOW_ONLY FOLLOW_HEAD_OVERTRUMP", start=0)
LonePlayer = IntEnum("LonePlayer", "FIVE_POINTS ONE_POINT VOID", start=0)
EndCheck = IntEnum("EndCheck", "END_OF_DEAL TRICK_BY_TRICK", start=0)
FRESH, UNOPENED, OPENED = 0, 1, 2  # a match: not begun, staked for, past its first deal
NO, KNOCK = 0, 1  # lurk or pass, and knock
ENOUGH = CARDS  # in an exchange: no more
SIZE = 5  # cards in a hand, and tricks in a deal


class KNAK(Why):
    """The rules of the book by which chips change hands."""

    STAKE = 3
    LOAF = 9
    MATCH = 10
    SHARED_OUT = 14


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    start_score: int = 10
    loaf: int = 5
    score_cap: int = 10
    stake: int = 1
    packets: Packets = Packets.THREE_TWO
    obligation: Obligation = Obligation.FOLLOW_TRUMP
    lone_player: LonePlayer = LonePlayer.FIVE_POINTS
    exchange_max: int = 5
    end_check: EndCheck = EndCheck.END_OF_DEAL
    first_dealer: First = First.LOT
    deals: int = 0
    allow_debt: bool = True
    residual_pot: ResidualPot = ResidualPot.SPLIT
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals next, and how the match stands."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0  # of this session
    matches: int = 0  # completed
    stage: int = FRESH
    playing: int = 0  # a bit for each seat that is in the match
    scores: list[int] = []  # noqa: RUF012 - never written to; a number for each seat, or none at all


@dataclass(slots=True)
class State(tricks.Deal):
    """One deal of a match."""

    deals: int = 0  # before this one
    matches: int = 0
    stage: int = FRESH
    playing: int = 0
    scores: list[int] = per_seat()
    knocked: list[int] = per_seat()  # 1: has promised a trick


ORDER = HIGH_ACE


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the deal, or deal to all who are in the match."""
    deal.way = way_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.matches = carry.matches
    deal.stage = carry.stage
    deal.playing = carry.playing
    for seat in range(len(carry.scores)):
        deal.scores[seat] = carry.scores[seat]
    deal.dealer = carry.dealer
    if carry.dealer == NOBODY:
        who_begins.begin_draw(deal)
    else:
        seat_players(rules, deal)
        tricks.lay_out_pack(deal, ranks(Pack.P52))
        deal.phase = Phase.DEAL


def leave(rules: Rules, deal: State) -> Carry:
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


def stands_over(rules: Rules, deal: State) -> bool:
    """Whether the match goes on in another deal."""
    return deal.stage != FRESH


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """KNAK-14: what is paid out of the pot when the session ends here, to those who play for it."""
    turns = around(rules, carry.dealer, len(stacks))
    heirs = [seat for seat in turns if has(carry.playing, seat)]
    return share_out(carry.pool, rules.residual_pot, heirs or turns, KNAK.SHARED_OUT)


def worth(rules: Rules, deal: State, seat: int) -> int:
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


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may say, lay aside or play."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), HIGH_ACE, deal.actor)
    if deal.phase == Phase.EXCHANGE:
        return exchangeable(rules, deal)
    return [NO, KNOCK]


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and to exchange no more least."""
    if action == ENOUGH:
        return -1
    return height(deal, ORDER, action) if deal.phase in (Phase.EXCHANGE, Phase.PLAY) else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal or turn a card, knock or not, exchange, or play."""
    match deal.phase:
        case Phase.DRAW:
            who_begins.draw(deal, rules.first_dealer, action)
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


def hide(rules: Rules, deal: State, seat: int) -> None:
    """Erase the hands, the discards and the stock."""
    hide_cards(deal, seat)


def guess(rules: Rules, view: State, seat: int, order: list[int], dice: int) -> bool:
    """Fill in a view; a turn-up that was taken up is the dealer's still, in hand or laid aside."""
    if view.turned >= 0 and view.place[view.turned] == UNKNOWN:
        leave_turn_up(view, dice)
    return guess_cards(view, order, HIGH_ACE, 0)


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """Cards are dealt and laid aside face down."""
    if deal.phase in (Phase.DEAL, Phase.SUPPLY):
        return ALL if seat == deal.drawing else SOMETHING
    if deal.phase == Phase.EXCHANGE and action != ENOUGH:
        return ALL if seat == deal.actor else SOMETHING
    return ALL


# -- guessing


def leave_turn_up(view: State, dice: int) -> None:
    """A turn-up that was taken up is any of the cards that the dealer holds, or has laid aside."""
    held, laid = view.held[view.dealer], view.laid[view.dealer]
    in_hand = dice * (held + laid) >> 32 < held
    view.place[view.turned] = view.dealer if in_hand else LAID + view.dealer


# -- the deal


def seat_players(rules: Rules, deal: State) -> None:
    """Begin a match with all who are in the session, or go on with those who are in the match."""
    for seat in range(deal.seats):
        if deal.stage == FRESH:
            deal.playing |= bit(seat) if is_in(rules, deal, seat) else 0
            deal.scores[seat] = rules.start_score
        deal.active[seat] = has(deal.playing, seat)
    find_eldest(deal)


def deal_card(rules: Rules, deal: State, card: int) -> None:
    """Deal a card; before the first of a match all stake (KNAK-3)."""
    if deal.stage == FRESH:
        deal.stage = UNOPENED
        collect(rules, deal, rules.stake, KNAK.STAKE)
    if give_in_packets(deal, card, 3 if rules.packets == Packets.THREE_TWO else 2, SIZE):
        deal.phase = Phase.TURN


# -- who is in


def ask_all(deal: State) -> None:
    """Every seat is to speak, eldest first."""
    ask_active(deal)
    deal.phase = Phase.DECLARE if deal.stage == UNOPENED else Phase.JOIN
    deal.actor = next_asked(deal, deal.dealer)


def declare(rules: Rules, deal: State, action: int) -> None:
    """KNAK-4: the first deal is played as soon as somebody knocks, by all."""
    seat = deal.actor
    deal.actor = next_asked(deal, seat)
    if action == KNOCK:
        deal.knocked[seat] = 1
        deal.stage = OPENED
        open_exchange(rules, deal)
    elif deal.actor == NOBODY:
        end_deal(rules, deal, deal.dealer)


def join(rules: Rules, deal: State, action: int) -> None:
    """KNAK-5: knock and be in, or throw in the hand."""
    seat = deal.actor
    if action == KNOCK:
        deal.knocked[seat] = 1
    else:
        throw_in(deal, seat)
    if not ask_on(deal, seat):
        players = sum(deal.active)
        if players > 1:
            open_exchange(rules, deal)
        else:
            uncontested(rules, deal, first_active(deal, deal.dealer))


# -- the exchange


def open_exchange(rules: Rules, deal: State) -> None:
    """Ask all who are in, from eldest."""
    ask_active(deal)
    next_exchange(rules, deal, deal.dealer)


def next_exchange(rules: Rules, deal: State, after: int) -> None:
    """The next seat that may exchange; after the last, play (KNAK-6)."""
    deal.phase = Phase.EXCHANGE
    deal.actor = next_asked(deal, after)
    while deal.actor != NOBODY and most_laid(rules, deal, deal.actor) == 0:
        deal.actor = next_asked(deal, deal.actor)
    if deal.actor == NOBODY:
        deal.phase = Phase.PLAY
        deal.leader = deal.actor = first_active(deal, deal.dealer)
    elif deal.actor == deal.dealer:
        deal.place[deal.turned] = deal.dealer
        deal.held[deal.dealer] += 1


def most_laid(rules: Rules, deal: State, seat: int) -> int:
    """How many cards a seat may lay aside; the dealer one more, for the turn-up."""
    return rules.exchange_max + (1 if seat == deal.dealer else 0)


def exchangeable(rules: Rules, deal: State) -> list[int]:
    """Any card of the hand, or no more; but the dealer must lay one aside."""
    cards = bits_of(deal, deal.actor)
    return listed(cards if deal.held[deal.actor] > SIZE else cards | bit(ENOUGH))


def exchange(rules: Rules, deal: State, action: int) -> None:
    """Lay a card aside; when that is enough, as many are dealt from the stock."""
    seat = deal.actor
    if action != ENOUGH:
        lay_aside(deal, action)
    if action == ENOUGH or deal.laid[seat] == most_laid(rules, deal, seat):
        if deal.held[seat] < SIZE:
            deal.drawing = seat
            deal.phase = Phase.SUPPLY
            deal.actor = CHANCE
        else:
            next_exchange(rules, deal, seat)


def supply(rules: Rules, deal: State, card: int) -> None:
    """A card of the stock for one that was laid aside; there are always enough."""
    seat = deal.drawing
    give(deal, seat, card)
    if deal.held[seat] == SIZE:
        deal.drawing = NOBODY
        next_exchange(rules, deal, seat)


# -- the play


def duties(rules: Rules) -> Duties:
    """KNAK-7: to follow, and to trump when void; or less, or more."""
    strict = 1 if rules.obligation == Obligation.FOLLOW_HEAD_OVERTRUMP else 0
    trumps = 0 if rules.obligation == Obligation.FOLLOW_ONLY else 1
    return Duties(strict, trumps, strict, Undertrump.COMPULSORY)


def play(rules: Rules, deal: State, card: int) -> None:
    """Play to the trick; after the last, count."""
    play_card(deal, duties(rules), HIGH_ACE, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        deal.actor = gather(deal)
        if rules.end_check == EndCheck.TRICK_BY_TRICK:
            take_off(deal, deal.actor, 1)
        if deal.scores[deal.actor] == 0:
            finish(rules, deal)
        elif deal.trick == SIZE:
            count(rules, deal)


# -- the end of the deal


def uncontested(rules: Rules, deal: State, seat: int) -> None:
    """KNAK-12: nobody is in, or one alone, who has all the tricks."""
    if seat != NOBODY:
        points = SIZE if rules.lone_player == LonePlayer.FIVE_POINTS else 1
        take_off(deal, seat, 0 if rules.lone_player == LonePlayer.VOID else points)
    finish(rules, deal)


def take_off(deal: State, seat: int, points: int) -> None:
    """KNAK-8: a seat has fewer points, but never less than none."""
    deal.scores[seat] = max(0, deal.scores[seat] - points)


def count(rules: Rules, deal: State) -> None:
    """A point off for every trick, unless that is done; and who promised one and has none is loafed."""
    for seat in range(deal.seats):
        if rules.end_check == EndCheck.END_OF_DEAL:
            take_off(deal, seat, deal.taken[seat])
        if deal.knocked[seat] and deal.taken[seat] == 0:
            give_loaf(rules, deal, seat)
    finish(rules, deal)


def give_loaf(rules: Rules, deal: State, seat: int) -> None:
    """KNAK-9: more points, up to the cap, and a chip; who cannot pay it is out of the match."""
    capped = min(rules.score_cap, deal.scores[seat] + rules.loaf)
    deal.scores[seat] = max(deal.scores[seat], capped)
    if afford(rules, deal, seat, 1) == 0:
        deal.playing &= ~bit(seat)
    else:
        put_in(rules, deal, seat, 1, KNAK.LOAF)


def finish(rules: Rules, deal: State) -> None:
    """The first at nothing take the pot, or whoever is left alone in the match (KNAK-10, KNAK-13)."""
    winners, left = 0, 0
    for seat in range(deal.seats):
        if has(deal.playing, seat):
            left += 1
            winners += 1 if deal.scores[seat] == 0 else 0
    if winners > 0 or left == 1:
        share_pot(deal, winners)
        deal.matches += 1
        deal.stage = FRESH
    end_deal(rules, deal, NOBODY)


def share_pot(deal: State, winners: int) -> None:
    """Equal parts for all at nothing, odd chips one each from eldest."""
    pot, found, seat = deal.stacks[POOL], 0, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if has(deal.playing, seat) and (winners == 0 or deal.scores[seat] == 0):
            parts = max(1, winners)
            pay(deal, POOL, seat, pot // parts + (1 if found < pot % parts else 0), KNAK.MATCH)
            found += 1


def end_deal(rules: Rules, deal: State, heir: int) -> None:
    """The deal passes on, unless this seat is to deal again (KNAK-4, KNAK-11)."""
    hush(deal)
    if heir == NOBODY:
        heir = next_seat(deal, deal.dealer)
        while heir != deal.dealer and not deals_on(rules, deal, heir):
            heir = next_seat(deal, heir)
    deal.heir = heir
    deal.deals += 1
    deal.actor = OVER


def deals_on(rules: Rules, deal: State, seat: int) -> bool:
    """Whether a seat is in the match, or will be in the next."""
    return is_in(rules, deal, seat) if deal.stage == FRESH else has(deal.playing, seat) == 1
