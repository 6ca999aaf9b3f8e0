"""Toepen: four cards, four tricks, and only the last trick counts.

Whoever wins the last trick of a deal is spared; all others take as many penalties as the deal is
worth.  It is worth one to begin with.  At any moment, in turn or not, a player may *knock* on the
table and make it worth one more: the others stay, or fold and pay what it was worth before.  A
poor hand may be laid aside for a new one, face down, and need not be as poor as it should be: who
doubts it may have it turned up.  Tens, the highest cards, warn the table of themselves; jacks, the
lowest, may pretend to be tens.  Who has ten penalties buys the next round.

Rules TOEP-1 to TOEP-16.  Nobody has an edge but the seats that hear the others first.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import state as states, tricks
from lansquenet.rules.bits import bit, has, has_several
from lansquenet.rules.cards import SUITS, Pack, Shoe, always_fresh, card_of, of_rank, rank, ranks, suit
from lansquenet.rules.pools import (
    ResidualPot,
    around,
    done as done,
    free as free,
    limits as limits,
    room,
    share_out,
    standing_pool as standing_pool,
)
from lansquenet.rules.state import CHANCE, NOBODY, OVER, POOL, Direction, Why, next_seat, pay, per_seat
from lansquenet.rules.tricks import CARDS, LAID, SHOWN, first_active, height, play_card, strength, was_held
from lansquenet.rules.who_begins import First, begin_draw, draw

SEATS = range(2, 9)
Phase = IntEnum("Phase", "DRAW DEAL EXCHANGE CHALLENGE RENEW WARN PELT WINDOW RESPOND PLAY", start=0)
BETS = ()
NO, YES = 0, 1  # keep, lay; accept, challenge; fold, stay; silent, knock
KNOCK = 52  # in turn, beside the cards
HAND, PACKET = 4, 2  # cards
SEVEN, TEN, JACK = 6, 9, 10  # ranks
ORDER = (3, 0, 0, 0, 0, 0, 4, 5, 6, 7, 0, 1, 2)  # TOEP-2: from the ace; a ten is highest, a jack lowest
DUTIES = tricks.Duties()
Exchange = IntEnum("Exchange", "BLUFF_ALLOWED POVERTY_ONLY OFF", start=0)
Laydown = IntEnum("Laydown", "AKQJ AKQJ_OR_ONE_SEVEN", start=0)
ChallengeMode = IntEnum("ChallengeMode", "SEQUENTIAL_FIRST SEALED", start=0)
Warnings = IntEnum("Warnings", "STRICT PENALISED OFF", start=0)
KnockMode = IntEnum("KnockMode", "ANY_TIME OWN_TURN OFF", start=0)
FoldMode = IntEnum("FoldMode", "SEQUENTIAL SIMULTANEOUS", start=0)
PenaltyEnd = IntEnum("PenaltyEnd", "IMMEDIATE END_OF_DEAL", start=0)
PovertyRound = IntEnum("PovertyRound", "OFF PELT", start=0)
Tie = IntEnum("Tie", "SHARED ALL_AT_TARGET", start=0)


class TOEP(Why):
    """The rules of the book by which chips change hands."""

    KITTY = 14


class Rules(NamedTuple):
    """The options; 0 `max_exchanges` are as many as the stock allows, 0 `deals` go on for ever."""

    target: int = 10
    exchange: Exchange = Exchange.BLUFF_ALLOWED
    laydown_definition: Laydown = Laydown.AKQJ
    max_exchanges: int = 0
    challenge_mode: ChallengeMode = ChallengeMode.SEQUENTIAL_FIRST
    warnings: Warnings = Warnings.STRICT
    knock_mode: KnockMode = KnockMode.ANY_TIME
    fold_mode: FoldMode = FoldMode.SEQUENTIAL
    penalty_end: PenaltyEnd = PenaltyEnd.IMMEDIATE
    poverty_round: PovertyRound = PovertyRound.OFF
    tie_for_most: Tie = Tie.SHARED
    exempt_deals_after_loss: int = 0
    kitty: int = 0
    residual_pot: ResidualPot = ResidualPot.SPLIT
    first_dealer: First = First.LOT
    deals: int = 0
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals, what lies in the kitty, and how the match stands."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0  # played at this table
    match: int = 0  # matches completed
    round: int = 0  # deals of this match
    payers: int = 0  # a bit for each seat that paid for the last match
    scores: list[int] = []  # noqa: RUF012 - never written to; a number for each seat, or none at all


@dataclass(slots=True)
class State(tricks.Deal):
    """One deal, in the course of a match."""

    deals: int = 0
    match: int = 0
    round: int = 0
    payers: int = 0
    scores: list[int] = per_seat()
    exempt: list[int] = per_seat()  # 1: fetching the drinks
    value: int = 1  # what the deal is worth
    renewed: list[int] = per_seat()  # hands exchanged
    signals: list[int] = per_seat()  # 1 whistled, 2 stood up
    caller: int = NOBODY  # whom the others answer: who has laid a hand, knocked, or is in pelt
    answers: list[int] = per_seat(-1)  # to that seat
    knocker: int = NOBODY  # the last to knock
    due: int = NOBODY  # who plays the next card
    charge: list[int] = per_seat()  # what it costs those who have folded


def shoe(rules: Rules) -> Shoe:
    """Thirty-two cards, shuffled for every deal (TOEP-2)."""
    return always_fresh(Pack.P32)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the first deal, or deal."""
    deal.way = states.way_of(rules.direction)
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


def leave(rules: Rules, deal: State) -> Carry:
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
        states.kept(scores),
    )


def stands_over(rules: Rules, deal: State) -> bool:
    """Whether the match goes on in another deal."""
    return leave(rules, deal).round != 0


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[states.Payment]:
    """What is paid out of the kitty when the session ends here (COMM-14)."""
    return share_out(carry.pool, rules.residual_pot, around(rules, carry.dealer, len(stacks)), TOEP.KITTY)


def worth(rules: Rules, deal: State, seat: int) -> int:
    """What a deal is worth to a seat: the fewer penalties, the better (COMM-17)."""
    return -deal.scores[seat]


def alike(rules: Rules) -> bool:
    """Suits could change names; that no act is hidden but the deal is so without some options."""
    return (
        rules.exchange == Exchange.OFF
        and rules.warnings == Warnings.OFF
        and rules.knock_mode != KnockMode.ANY_TIME
    )


def extent(rules: Rules, stacks: list[int], carry: Carry) -> states.Extent:
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
    acts = before + warned + pelt + HAND * seats * (asked + 1) + knocks * (seats - 1 + asked)
    challenges = hands if rules.exchange == Exchange.BLUFF_ALLOWED else 0
    breach = 1 if rules.warnings == Warnings.PENALISED else 0
    return states.Extent(acts, max(scores) + challenges + breach + 2 + knocks, -least)


def legal(rules: Rules, deal: State) -> list[int]:
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


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and a knock above all cards."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal a card, answer a question, or play a card."""
    match deal.phase:
        case Phase.DRAW:
            draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            tricks.give(deal, receiver(deal), action)
            if deal.dealt == HAND * deal.seats:
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


# -- what a hand holds


def is_poor(rules: Rules, deal: State, where: int, cards: int) -> bool:
    """Whether so many cards at this place have no business in a hand to be kept."""
    high, sevens = 0, 0
    for card in range(card_of(SEVEN, 0), card_of(JACK, 0)):
        if deal.place[card] == where:
            high += 1
            sevens += 1 if rank(card) == SEVEN else 0
    if rules.laydown_definition == Laydown.AKQJ_OR_ONE_SEVEN and sevens <= cards // HAND:
        return high == sevens
    return high == 0


def signals_of(rules: Rules, deal: State, seat: int) -> tuple[int, int]:
    """From which to which signal a hand entitles; tens leave no choice, and the exempt take none."""
    tens = holding(deal, seat, TEN)
    if tens >= 3:
        return tens - 2, tens - 2
    return 0, 0 if deal.exempt[seat] else max(0, holding(deal, seat, JACK) - 2)


def holding(deal: State, seat: int, r: int) -> int:
    """How many of a rank a seat went into play with."""
    count = 0
    for card in of_rank(r):
        count += was_held(deal, card, seat)
    return count


# -- the exchange


def seat_all(rules: Rules, deal: State) -> None:
    """All take part; those who paid for the last match may be fetching the drinks (TOEP-15)."""
    deal.phase = Phase.DEAL
    tricks.lay_out_pack(deal, ranks(Pack.P32))
    for seat in range(deal.seats):
        deal.active[seat] = 1
        if deal.round < rules.exempt_deals_after_loss:
            deal.exempt[seat] = has(deal.payers, seat)


def receiver(deal: State) -> int:
    """TOEP-4: who is dealt the next card, two by two."""
    return (deal.dealer + deal.way * (1 + deal.dealt // PACKET)) % deal.seats


def offer(rules: Rules, deal: State, seat: int) -> None:
    """Ask a seat whether it keeps its hand, while the stock can replace one (TOEP-5)."""
    deal.phase = Phase.EXCHANGE
    deal.actor = seat
    if rules.exchange == Exchange.OFF or deal.dealt > 28:
        begin_warnings(rules, deal)


def may_lay(rules: Rules, deal: State, seat: int) -> bool:
    """Any hand may be laid aside, unless only poor ones are."""
    return rules.exchange == Exchange.BLUFF_ALLOWED or is_poor(rules, deal, seat, HAND)


def keep(rules: Rules, deal: State) -> None:
    """The next seat may exchange, until all have been asked."""
    if deal.actor == deal.dealer:
        begin_warnings(rules, deal)
    else:
        offer(rules, deal, next_seat(deal, deal.actor))


def lay(rules: Rules, deal: State) -> None:
    """A hand is laid face down; the others may doubt it."""
    deal.caller = deal.actor
    if rules.exchange == Exchange.POVERTY_ONLY:
        put_away(deal, LAID + deal.caller)
    else:
        deal.phase = Phase.CHALLENGE
        deal.actor = next_seat(deal, deal.caller)


def doubt(rules: Rules, deal: State, action: int) -> None:
    """Answer a hand that was laid; the first challenge counts (TOEP-5)."""
    deal.answers[deal.actor] = action
    if action == YES and rules.challenge_mode == ChallengeMode.SEQUENTIAL_FIRST:
        turn_over(rules, deal, deal.actor)
        return
    deal.actor = first_active(deal, deal.actor)
    if deal.actor == deal.caller:
        seat = next_seat(deal, deal.caller)
        while seat != deal.caller and deal.answers[seat] != YES:
            seat = next_seat(deal, seat)
        if seat == deal.caller:
            put_away(deal, LAID + deal.caller)
        else:
            turn_over(rules, deal, seat)


def turn_over(rules: Rules, deal: State, challenger: int) -> None:
    """A challenged hand is shown, and one of the two has a penalty; it may end the match (TOEP-14)."""
    loser = challenger if is_poor(rules, deal, deal.caller, HAND) else deal.caller
    deal.scores[loser] += 1
    put_away(deal, SHOWN)
    if rules.penalty_end == PenaltyEnd.IMMEDIATE and deal.scores[loser] >= rules.target:
        finish(rules, deal)


def put_away(deal: State, where: int) -> None:
    """The laid hand is out of play, and its seat is dealt another."""
    for card in range(CARDS):
        if deal.place[card] == deal.caller:
            deal.place[card] = where
    if where != SHOWN:
        deal.laid[deal.caller] += HAND
    deal.held[deal.caller] = 0
    deal.renewed[deal.caller] += 1
    deal.phase = Phase.RENEW
    deal.actor = CHANCE


def renew(rules: Rules, deal: State, card: int) -> None:
    """The next card of the stock; with four of them its seat is asked again."""
    seat = deal.caller
    tricks.give(deal, seat, card)
    if deal.held[seat] == HAND:
        clear_answers(deal)
        offer(rules, deal, seat)
        if deal.phase == Phase.EXCHANGE and 0 < rules.max_exchanges <= deal.renewed[seat]:
            keep(rules, deal)


# -- warnings


def begin_warnings(rules: Rules, deal: State) -> None:
    """Every seat in turn, from eldest (TOEP-6)."""
    deal.phase = Phase.WARN
    deal.actor = next_seat(deal, deal.dealer)
    if rules.warnings == Warnings.OFF:
        begin_tricks(rules, deal)


def warn(rules: Rules, deal: State, signal: int) -> None:
    """Keep silent, whistle or stand up."""
    deal.signals[deal.actor] = signal
    if deal.actor == deal.dealer:
        begin_tricks(rules, deal)
    else:
        deal.actor = next_seat(deal, deal.actor)


# -- the knocks


def clear_answers(deal: State) -> None:
    """All has been answered."""
    deal.caller = NOBODY
    for seat in range(deal.seats):
        deal.answers[seat] = -1


def begin_tricks(rules: Rules, deal: State) -> None:
    """Eldest leads; or a seat in pelt, and the others may drop out first (TOEP-7)."""
    deal.leader = next_seat(deal, deal.dealer)
    if rules.poverty_round == PovertyRound.PELT:
        for _ in range(deal.seats):
            if deal.scores[deal.leader] == rules.target - 1:
                deal.value = 2
                deal.caller = deal.leader
                deal.phase = Phase.PELT
                deal.actor = next_seat(deal, deal.caller)
                return
            deal.leader = next_seat(deal, deal.leader)
    go_on(rules, deal)


def go_on(rules: Rules, deal: State) -> None:
    """After a card, or the answers to a knock: gather a trick that is full, and find who is due."""
    due = tricks.next_to_play(deal)
    if due == NOBODY:
        if deal.trick == HAND - 1:
            deal.best = best_left(deal)
            score(rules, deal, tricks.gather(deal))
            return
        tricks.gather(deal)
        due = tricks.next_to_play(deal)  # TOEP-11
    deal.due = due
    any_time = rules.knock_mode == KnockMode.ANY_TIME
    poll(deal, first_poll(rules, deal, due, deal.seats) if any_time else NOBODY)


def poll(deal: State, seat: int) -> None:
    """Ask a seat in silence whether it knocks; when there is none to ask, the card is played (TOEP-8)."""
    deal.phase = Phase.PLAY if seat == NOBODY else Phase.WINDOW
    deal.actor = deal.due if seat == NOBODY else seat


def first_poll(rules: Rules, deal: State, seat: int, seats: int) -> int:
    """The first of so many seats that may knock, from this one on."""
    for _ in range(seats):
        if may_knock(rules, deal, seat):
            return seat
        seat = next_seat(deal, seat)
    return NOBODY


def next_poll(rules: Rules, deal: State) -> int:
    """Who is asked after the actor, as far round the table as the seat that is due."""
    seat = next_seat(deal, deal.actor)
    return first_poll(rules, deal, seat, (deal.due - seat) * deal.way % deal.seats)


def may_knock(rules: Rules, deal: State, seat: int) -> bool:
    """Whether a seat is in, not the last to have knocked, and can afford to lose so much (TOEP-10)."""
    return (
        deal.active[seat] == 1
        and deal.exempt[seat] == 0
        and seat != deal.knocker
        and deal.scores[seat] + deal.value + 1 <= rules.target
    )


def knock(deal: State) -> None:
    """The deal is worth one more, and the others stay or fold."""
    deal.value += 1
    deal.knocker = deal.actor
    deal.caller = deal.actor
    deal.phase = Phase.RESPOND
    deal.actor = first_active(deal, deal.actor)


def respond(rules: Rules, deal: State, action: int) -> None:
    """Stay, or fold for what the deal was worth before (TOEP-9)."""
    deal.answers[deal.actor] = action
    if rules.fold_mode == FoldMode.SEQUENTIAL:
        fold(deal, deal.actor)
    deal.actor = first_active(deal, deal.actor)
    if deal.actor == deal.caller:
        for seat in range(deal.seats):
            fold(deal, seat)
        clear_answers(deal)
        survivor = first_active(deal, deal.leader)
        if first_active(deal, survivor) == survivor:
            score(rules, deal, survivor)  # TOEP-12
        else:
            go_on(rules, deal)


def fold(deal: State, seat: int) -> None:
    """A seat that answered so is out of the deal."""
    if deal.answers[seat] == NO and deal.active[seat]:
        deal.active[seat] = 0
        deal.charge[seat] = deal.value - 1


# -- the play


def playable(deal: State, seat: int) -> list[int]:
    """The cards of the suit led, or the whole hand."""
    suit_led = deal.led >= 0 and tricks.holds_suit(deal, seat, suit(deal.led))
    first, apart = (suit(deal.led), SUITS) if suit_led else (0, 1)
    return [card for card in range(first, CARDS, apart) if deal.place[card] == seat]


def lowest(deal: State, seat: int) -> int:
    """The card that an absent seat plays: of the lowest, the one whose suit comes first of ♠♥♦♣ (COMM-15)."""
    best = -1
    for card in playable(deal, seat):
        if best < 0 or height(deal, ORDER, card) < height(deal, ORDER, best):
            best = card
    return best


def best_left(deal: State) -> int:
    """The card that takes the last trick: folded ones count no more (TOEP-12)."""
    first = deal.leader if deal.active[deal.leader] else first_active(deal, deal.leader)
    best = deal.played[first]
    for seat in range(deal.seats):
        card = deal.played[seat]
        if deal.active[seat] and suit(card) == suit(deal.led):
            if suit(best) != suit(deal.led) or strength(ORDER, card) > strength(ORDER, best):
                best = card
        elif deal.active[seat] and suit(card) == suit(best) and strength(ORDER, card) > strength(ORDER, best):
            best = card
    return best


# -- the penalties


def score(rules: Rules, deal: State, winner: int) -> None:
    """What the deal costs each (TOEP-13); the winner deals next."""
    for seat in range(deal.seats):
        if not deal.exempt[seat]:
            cost = deal.value if deal.active[seat] else deal.charge[seat]
            deal.scores[seat] += (0 if seat == winner else cost) + breach(rules, deal, seat)
    deal.heir = winner
    finish(rules, deal)


def breach(rules: Rules, deal: State, seat: int) -> int:
    """The penalty for a signal that was false, or wanting (TOEP-6)."""
    return 1 if rules.warnings == Warnings.PENALISED and not honest(rules, deal, seat) else 0


def honest(rules: Rules, deal: State, seat: int) -> bool:
    """Whether a signal was one to which the hand entitled."""
    least, most = signals_of(rules, deal, seat)
    return least <= deal.signals[seat] <= most


def finish(rules: Rules, deal: State) -> None:
    """The deal is over, and the match may be (TOEP-14)."""
    deal.actor = OVER
    if is_over(rules, deal):
        deal.match += 1
        deal.payers = payers_of(rules, deal)
        fill_kitty(rules, deal)


def is_over(rules: Rules, deal: State) -> bool:
    """Whether the match is over."""
    return max(deal.scores) >= rules.target


def payers_of(rules: Rules, deal: State) -> int:
    """A bit for each seat that pays: the one with most, or those that tie, or all at the target then."""
    most, tied, at_target = max(deal.scores), 0, 0
    for seat in range(deal.seats):
        tied |= bit(seat) if deal.scores[seat] == most else 0
        at_target |= bit(seat) if deal.scores[seat] >= rules.target else 0
    return at_target if has_several(tied) and rules.tie_for_most == Tie.ALL_AT_TARGET else tied


def fill_kitty(rules: Rules, deal: State) -> None:
    """The payers put the price of a match into the kitty, in equal parts, as far as they have chips."""
    count = 0
    for seat in range(deal.seats):
        count += has(deal.payers, seat)
    n, seat = 0, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if has(deal.payers, seat):
            part = min(share(rules.kitty, count, n), deal.stacks[seat], room(deal))
            pay(deal, seat, POOL, part, TOEP.KITTY)
            n += 1


def share(chips: int, parts: int, n: int) -> int:
    """The n-th of so many equal parts; the first have the odd chips, one each."""
    return chips // parts + (1 if n < chips % parts else 0)
