"""Baccarat: two hands of two cards or three, and the one whose last figure is nearer to nine wins.

One hand is the player's and one the banker's; aces count one, tens and court cards nothing, and of a sum
its last figure alone.  Eight or nine of two cards is a *natural*, and ends the coup.  At *punto banco* both
draw by a tableau, and one may stake on either hand or on a tie.  At *chemin de fer* and *banque* the banker
puts up a bank against which the others stake; whoever has staked most has the hand, and with five draws or
stands, and the banker has a choice of his own from three to six.

Rules BACC-1 to BACC-18.  Of eight packs a stake on the player's hand costs 1.2351 per cent, on the banker's
with its commission 1.0579, on a tie 14.3596.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Cover,
    FirstBanker,
    Rounding,
    ask_punters,
    bankers,
    bets_left,
    complete,
    cut,
    draw_for_bank,
    end,
    extent_of,
    heir_of,
    least_bet,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, Pack, Shoe, always_fresh, rank
from lansquenet.rules.game import NO_FACE
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    OVER,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    hush,
    in_turn,
    pay,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW BANK FIELD STAKE PUNTO BANCO FIVE THIRD DECIDE LAST KEEP", start=0)
BETS = (Phase.BANK, Phase.STAKE)
Field = IntEnum("Field", "DONE PLAYER BANKER TIE", start=0)  # DONE: a punter has staked enough
Card = IntEnum("Card", "NO CARD", start=0)  # what is said to whoever deals
Keep = IntEnum("Keep", "PASS KEEP", start=0)
Draws = IntEnum("Draws", "TABLEAU FIVE FREE", start=0)
Bank = IntEnum("Bank", "ROUND FIXED CHEMIN BANQUE", start=0)

PLAYER, BANKER, TIE = (1, 2, 3)
NATURAL = 8
FIVE = 5  # up to which the tableau has a hand of two draw
LEAST_CARDS = 16  # from which another coup is dealt


class BACC(Why):
    """The rules of the book by which chips change hands."""

    PLAYER = 13
    BANKER = 14
    TIE = 15


class Rules(NamedTuple):
    """The options; `commission` is in per cent, and a `max_bet` of 0 is no limit."""

    packs: int = 8
    taille: bool = True
    draws: Draws = Draws.TABLEAU
    bank: Bank = Bank.ROUND
    fields: bool = True
    commission: int = 5
    rounding: Rounding = Rounding.FLOOR
    tie_odds: int = 8
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who banks, how many seats the bank has passed, and what stands on the next coup."""

    banker: int = NOBODY
    passed: int = 0
    bank: int = 0  # 0: the banker names it


@dataclass(slots=True)
class State(banking.Coup):
    """One coup: what is staked, and what the two hands count."""

    bank: int = 0  # what the banker has put up; 0: all that he owns
    stakes: list[int] = per_seat()  # on the player's hand
    on_banker: list[int] = per_seat()
    on_tie: list[int] = per_seat()
    on: int = -1  # the field on which a stake is asked
    chief: int = NOBODY  # who has the player's hand, where there is anything to say
    dealt: int = 0  # of the first four cards
    two: int = 0  # what the first two of the player's hand count
    punto: int = 0  # what the player's hand counts
    banco: int = 0  # what the banker's does
    third: int = -1  # what the third card of the player's hand counts


def shoe(rules: Rules) -> Shoe:
    """BACC-3: dealt on from coup to coup, or shuffled for each."""
    if rules.taille:
        return Shoe(Pack.P52, rules.packs, LEAST_CARDS)
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, name it, or ask for stakes."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    coup.bank = carry.bank if coup.banker == carry.banker else 0
    if coup.banker == NOBODY:
        return
    if is_named(rules) and not coup.bank:
        coup.phase = Phase.BANK
        coup.actor = coup.banker
    else:
        open_staking(rules, coup)


def leave(rules: Rules, coup: State) -> Carry:
    """Who banks the next coup, and with what."""
    return Carry(coup.heir, coup.passed, coup.bank)


def done(rules: Rules, carry: Carry, seats: int) -> bool:
    """The agreed rounds are over, and no bank stands."""
    return carry.bank == 0 and complete(rules.rounds, carry.passed, seats)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet stake the least, and a banker answer for it (COM-6)."""
    bet = 1 if is_named(rules) else least_bet(rules)  # of a bank any part is staked (BACC-6)
    able = bankers(rules, carry.banker, rules.bank == Bank.FIXED, stacks)
    return bets_left(stacks, able, Cover.CAP if is_named(rules) else rules.cover, bet, bet)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers with the bank, or for all that may be won."""
    if seat == coup.banker:
        return coup.stacks[seat] - (coup.bank if is_named(rules) else exposure(rules, coup))
    return coup.stacks[seat] - staked(coup, seat)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter names two fields and stakes on them; three more questions of the bank, one of the hand."""
    acts = (4 if rules.fields else 1) * (len(stacks) - 1) + (4 if is_named(rules) else 2)
    named = is_named(rules)
    to_one = rules.tie_odds if rules.fields else 1
    found = extent_of(acts, stacks, carry.banker, Cover.CAP if named else rules.cover, to_one)
    most = max(carry.bank, rules.max_bet) if named and (carry.bank or rules.max_bet) else max(stacks)
    if rules.cover == Cover.CREDIT and not named:
        return found
    fields = 2 if rules.fields else 1  # that lose together
    return Extent(acts, found.lost, min(found.won, fields * most))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.FIELD:
        return [0] + [field for field in (PLAYER, BANKER, TIE) if is_open(rules, coup, field)]
    if coup.phase in (Phase.BANK, Phase.STAKE):
        return amounts(limits(rules, coup))
    return [0, 1]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The bank that may be put up; or what is free and covered on a field, or nothing, or banco."""
    if coup.phase == Phase.BANK:  # BACC-5
        most = min(coup.stacks[coup.actor], rules.max_bet if rules.max_bet else UNLIMITED)
        return min(least_bet(rules), most), most, NONE
    most = most_on(rules, coup, coup.on)
    if not is_named(rules):
        return least_bet(rules), most, 0  # BACC-4
    own = free(rules, coup, coup.actor)
    return 0, most, coup.bank if coup.on == PLAYER and most < coup.bank <= own else NONE  # BACC-6


def apply(rules: Rules, coup: State, action: int) -> None:
    """Put up a bank, stake, turn a card, or say what to do with a hand."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # BACC-2
        case Phase.BANK:
            coup.bank = action
            open_staking(rules, coup)
        case Phase.FIELD:
            name_field(rules, coup, action)
        case Phase.STAKE:
            put_down(rules, coup, action)
        case Phase.PUNTO | Phase.BANCO if action != EMPTY:
            lay(rules, coup, points(action))
        case _ if action == EMPTY:
            close(coup)
            bank_goes(rules, coup, 0)  # BACC-18
        case Phase.FIVE:
            coup.phase = Phase.THIRD if action else Phase.BANCO
            coup.actor = CHANCE
        case Phase.THIRD:
            coup.third = points(action)
            coup.punto = (coup.punto + coup.third) % 10
            player_has_drawn(rules, coup)
        case Phase.DECIDE if action:
            coup.phase = Phase.LAST
            coup.actor = CHANCE
        case Phase.DECIDE:
            compare(rules, coup)
        case Phase.LAST:
            coup.banco = (coup.banco + points(action)) % 10
            compare(rules, coup)
        case Phase.KEEP if action:
            end(coup, coup.banker)
        case Phase.KEEP:
            move_on(coup)


def by_suit(rules: Rules) -> bool:
    """What a card counts decides."""
    return True


def sort_of(rules: Rules, card: int) -> int:
    """Of a card what it counts is looked at."""
    return points(card)


def face_of(rules: Rules, coup: State, card: int) -> int:
    """The same, as long as cards are to come."""
    return NO_FACE if coup.actor == OVER or coup.phase == Phase.KEEP else points(card)


# -- the bank


def is_named(rules: Rules) -> bool:
    """Whether the banker puts up a bank, and answers for no more (BACC-5)."""
    return bool(rules.bank == Bank.CHEMIN or rules.bank == Bank.BANQUE)


def behind(rules: Rules, coup: State) -> int:
    """What the banker has to pay with."""
    if is_named(rules):
        return coup.bank
    return UNLIMITED if rules.cover == Cover.CREDIT else coup.stacks[coup.banker]


# -- the stakes


def on_field(coup: State, field: int) -> list[int]:
    """What lies on a field, by seats."""
    if field == PLAYER:
        return coup.stakes
    return coup.on_banker if field == BANKER else coup.on_tie


def staked(coup: State, seat: int) -> int:
    """All that a seat has on the three fields."""
    return coup.stakes[seat] + coup.on_banker[seat] + coup.on_tie[seat]


def is_staked(coup: State) -> bool:
    """Whether anything is at stake."""
    return sum(coup.stakes) + sum(coup.on_banker) + sum(coup.on_tie) > 0


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all that is staked: one field wins and no other (BACC-8)."""
    return max(sum(coup.stakes), sum(coup.on_banker), rules.tie_odds * sum(coup.on_tie))


def most_on(rules: Rules, coup: State, field: int) -> int:
    """The most that the actor may stake on this field."""
    pays = rules.tie_odds if field == TIE else 1
    covered = (behind(rules, coup) - pays * sum(on_field(coup, field))) // pays
    most = min(free(rules, coup, coup.actor), covered)
    return min(most, rules.max_bet) if rules.max_bet else most


def is_open(rules: Rules, coup: State, field: int) -> bool:
    """Whether the actor may stake on this field: not twice, nor on both hands (BACC-7)."""
    seat = coup.actor
    if on_field(coup, field)[seat] > 0 or (field != TIE and coup.stakes[seat] + coup.on_banker[seat] > 0):
        return False
    return most_on(rules, coup, field) >= (1 if is_named(rules) else least_bet(rules))


def open_staking(rules: Rules, coup: State) -> None:
    """Every punter in turn from the banker is asked."""
    ask_punters(coup)
    next_punter(rules, coup, coup.banker)


def next_punter(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter, or deal; with no stake there is no coup."""
    if ask_on(coup, after):
        coup.on = -1 if rules.fields else PLAYER
        coup.phase = Phase.FIELD if rules.fields else Phase.STAKE
    elif is_staked(coup):
        begin_hands(rules, coup)
    else:
        nobody_stakes(rules, coup)


def name_field(rules: Rules, coup: State, field: int) -> None:
    """Ask for a stake on this field, or go on to the next punter."""
    if field == Field.DONE:
        next_punter(rules, coup, coup.actor)
    else:
        coup.on = field
        coup.phase = Phase.STAKE


def put_down(rules: Rules, coup: State, chips: int) -> None:
    """Stake so many chips on the field; the whole bank is banco, and ends the staking (BACC-6)."""
    seat, banco = coup.actor, is_named(rules) and coup.on == PLAYER and chips == coup.bank
    on_field(coup, coup.on)[seat] = chips
    if banco:
        for other in range(coup.seats):
            coup.stakes[other] = chips if other == seat else 0
        hush(coup)
    coup.on = -1
    coup.phase = Phase.FIELD
    if banco or chips == 0 or not rules.fields or len(legal(rules, coup)) == 1:
        next_punter(rules, coup, seat)


def nobody_stakes(rules: Rules, coup: State) -> None:
    """There is no coup, and the bank goes on, or stays where it never moves (BACC-4)."""
    coup.bank = 0
    if rules.bank == Bank.FIXED:
        stay(coup)
    else:
        move_on(coup)


# -- the cards


def points(card: int) -> int:
    """What a card counts: an ace one, tens and court cards nothing (BACC-1)."""
    return (rank(card) + 1) % 10 if rank(card) < 9 else 0


def begin_hands(rules: Rules, coup: State) -> None:
    """The first card is the player's; who has staked most on that hand speaks for it (BACC-9)."""
    coup.dealt = coup.two = coup.punto = coup.banco = 0
    coup.third = -1
    coup.on = -1
    coup.chief = chief_of(coup) if rules.draws != Draws.TABLEAU else NOBODY
    coup.actor = CHANCE
    coup.phase = Phase.PUNTO


def chief_of(coup: State) -> int:
    """Whoever has staked most on the player's hand, and of those that have staked alike the first in turn."""
    found = NOBODY
    for seat in in_turn(coup, coup.banker):
        if coup.stakes[seat] > (coup.stakes[found] if found != NOBODY else 0):
            found = seat
    return found


def lay(rules: Rules, coup: State, count: int) -> None:
    """One of the first four cards."""
    coup.dealt += 1
    if coup.phase == Phase.PUNTO:
        coup.punto = (coup.punto + count) % 10
        coup.two = coup.punto
    else:
        coup.banco = (coup.banco + count) % 10
    if rules.draws == Draws.TABLEAU:
        next_by_turns(rules, coup)
    else:
        next_by_hands(rules, coup)


def next_by_turns(rules: Rules, coup: State) -> None:
    """Card by card for the player and for the banker; then the player draws, if no natural lies there."""
    if coup.dealt < 4:
        coup.phase = Phase.BANCO if coup.phase == Phase.PUNTO else Phase.PUNTO
    elif is_natural(coup):
        compare(rules, coup)
    elif coup.punto <= FIVE:
        coup.phase = Phase.THIRD
    else:
        bank_decides(rules, coup)


def next_by_hands(rules: Rules, coup: State) -> None:
    """First all of the player's hand: the banker's cards are turned when that has spoken (BACC-11)."""
    if coup.dealt == 2:
        coup.phase = Phase.THIRD if coup.two <= FIVE else Phase.BANCO
        if coup.two == FIVE and coup.chief != NOBODY:
            coup.phase = Phase.FIVE
            coup.actor = coup.chief
    elif coup.dealt == 4 and is_natural(coup):
        coup.punto = coup.two
        compare(rules, coup)
    elif coup.dealt == 4:
        bank_decides(rules, coup)


def is_natural(coup: State) -> bool:
    """Whether two cards of either hand count eight or nine (BACC-10)."""
    return coup.two >= NATURAL or coup.banco >= NATURAL


def player_has_drawn(rules: Rules, coup: State) -> None:
    """The third card lies there: the banker's cards come, or what the tableau says of them."""
    if rules.draws == Draws.TABLEAU:
        bank_decides(rules, coup)
    else:
        coup.phase = Phase.BANCO


def bank_decides(rules: Rules, coup: State) -> None:
    """The banker says whether to draw, where that is free; or does as the tableau has it (BACC-12)."""
    if rules.draws == Draws.FREE and 3 <= coup.banco <= 6:
        coup.phase = Phase.DECIDE
        coup.actor = coup.banker
    elif bank_draws(coup.banco, coup.third):
        coup.phase = Phase.LAST
    else:
        compare(rules, coup)


def bank_draws(count: int, third: int) -> bool:
    """Whether the tableau has the banker draw with so much to such a third card; -1: there is none."""
    if third < 0:
        return count <= FIVE
    if count == 3:
        return third != 8
    if count in (4, 5, 6):
        return 2 * count - 6 <= third <= 7
    return count < 3


# -- what is decided


def compare(rules: Rules, coup: State) -> None:
    """Both hands lie there: the higher wins, and of two alike the tie (BACC-13 to BACC-15)."""
    had = coup.stacks[coup.banker]
    for seat in range(coup.seats):
        settle(rules, coup, seat)
    won = coup.stacks[coup.banker] - had
    close(coup)
    bank_goes(rules, coup, won)


def settle(rules: Rules, coup: State, seat: int) -> None:
    """What a punter wins and loses on the three fields."""
    ahead = coup.punto - coup.banco
    if ahead > 0:
        pay(coup, coup.banker, seat, coup.stakes[seat], BACC.PLAYER)
        pay(coup, seat, coup.banker, coup.on_banker[seat], BACC.PLAYER)
    elif ahead < 0:
        pay(coup, seat, coup.banker, coup.stakes[seat], BACC.BANKER)
        pay(coup, coup.banker, seat, less_commission(rules, coup.on_banker[seat]), BACC.BANKER)
    if ahead == 0:
        pay(coup, coup.banker, seat, rules.tie_odds * coup.on_tie[seat], BACC.TIE)
    else:
        pay(coup, seat, coup.banker, coup.on_tie[seat], BACC.TIE)


def less_commission(rules: Rules, chips: int) -> int:
    """What a stake on the banker's hand wins (BACC-14)."""
    return chips - cut(chips, rules.commission, rules.rounding)


def close(coup: State) -> None:
    """Nothing is staked any more."""
    coup.third = -1
    coup.chief = NOBODY
    for seat in range(coup.seats):
        coup.stakes[seat] = coup.on_banker[seat] = coup.on_tie[seat] = 0


def bank_goes(rules: Rules, coup: State, won: int) -> None:
    """The bank stays, moves, or the banker is asked (BACC-16, BACC-17)."""
    if rules.bank == Bank.FIXED:
        stay(coup)
    elif not is_named(rules):
        move_on(coup)
    else:
        bank_stands(rules, coup, won)


def bank_stands(rules: Rules, coup: State, won: int) -> None:
    """What was put up, with what it has won, stands on, unless it is given up or lost."""
    coup.bank += won
    if coup.bank <= 0 or (rules.bank == Bank.CHEMIN and won < 0):
        move_on(coup)
    else:
        coup.phase = Phase.KEEP
        coup.actor = coup.banker


def stay(coup: State) -> None:
    """The same seat banks again, as long as it has chips."""
    if coup.stacks[coup.banker] > 0:
        coup.passed += 1
        end(coup, coup.banker)
    else:
        move_on(coup)


def move_on(coup: State) -> None:
    """The bank goes to the next seat that has chips."""
    coup.bank = 0
    end(coup, heir_of(coup, coup.banker))
