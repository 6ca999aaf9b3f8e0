"""The odds of Baccarat, of a coup from a full shoe; and what two do best who do not see each other's cards.

Hands are counted here by what their cards count, which takes a tenth of a second; `lansquenet ask baccarat`
walks them, card by card, to the same.  At this table all cards lie open when the banker speaks.  Where they
lie face down the banker knows of the other hand whether it has drawn, and what; and the player only that his
own counts five.  That is solved by mixing: of every chance with which the player draws to five, what the
banker gains is a sum of what is better at each sight, to draw or to stand.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, perm
from typing import NamedTuple

from lansquenet.games.baccarat.rules import (
    BANKER,
    FIVE,
    NATURAL,
    PLAYER,
    TIE,
    Draws,
    Phase,
    Rules,
    State,
    bank_draws,
    less_commission,
    points,
    shoe,
    staked as staked_by,
)
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, Lexicon, Measure, Number, Policy, Walk, When, gain
from lansquenet.rules.cards import in_order
from lansquenet.rules.state import OVER

STAKE = 100  # of which a commission is so many per cent
NO_CARD, NO_DRAW = -1, -2  # in the place of a third card: the hand stands, or a natural has ended it
DRAWS, STANDS = 1, 0  # what the player does at five


def on(field: int, card: int) -> Policy:
    """A hundred chips on this field, a card to five or none, and a banker who sees all and does best."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.FIELD:
            return field if staked_by(coup, coup.actor) == 0 else 0
        if coup.phase in (Phase.BANK, Phase.STAKE):
            return STAKE
        if coup.phase == Phase.FIVE:
            return card
        return draws_open(coup.banco, coup.punto) if coup.phase == Phase.DECIDE else 0

    return policy


def draws_open(his: int, theirs: int) -> int:
    """Behind one draws, ahead one stands; and of hands alike more cards help than hurt up to four."""
    return 1 if his < theirs or (his == theirs and his <= 4) else 0


player, banker, tie = on(PLAYER, DRAWS), on(BANKER, DRAWS), on(TIE, DRAWS)
standing = on(PLAYER, STANDS)


def player_wins(was: State, now: State) -> bool:
    """Whether the player's hand wins."""
    return ends(was, now) and now.punto > now.banco


def banker_wins(was: State, now: State) -> bool:
    """Whether the banker's does."""
    return ends(was, now) and now.punto < now.banco


def are_alike(was: State, now: State) -> bool:
    """Whether both count the same."""
    return ends(was, now) and now.punto == now.banco


def is_natural(was: State, now: State) -> bool:
    """Whether two cards of a hand have ended it."""
    return ends(was, now) and (now.two >= NATURAL or (was.phase == Phase.BANCO and now.banco >= NATURAL))


def ends(was: State, now: State) -> bool:
    """Whether the coup is decided by this step."""
    there = was.phase in (Phase.PUNTO, Phase.BANCO, Phase.THIRD, Phase.DECIDE, Phase.LAST)
    return there and (now.actor == OVER or now.phase == Phase.KEEP)


def player_counts(was: State, now: State) -> int:
    """What the player's hand counts in the end."""
    return now.punto if ends(was, now) else 0


def banker_counts(was: State, now: State) -> int:
    """What the banker's does."""
    return now.banco if ends(was, now) else 0


def staked(was: State, now: State) -> int:
    """The chips that the punter puts down."""
    return max(0, staked_by(now, 1) - staked_by(was, 1))


def four_cards(coup: State) -> bool:
    """Whether the first four cards lie there."""
    return coup.dealt == 4


# -- hands counted


class Ends(NamedTuple):
    """How likely a coup ends so."""

    player: Fraction
    tie: Fraction
    banker: Fraction
    natural: Fraction


class Meeting(NamedTuple):
    """Two hands, with what comes of them if the banker stands and if he draws, in how many ways."""

    his: int
    theirs: int
    third: int
    five: int  # whether this is so only if the player stands with five or draws to it; -1: whichever he does
    stand: tuple[int, int, int]  # ways in which the player wins, neither does, the banker does
    draw: tuple[int, int, int]


@cache
def of_each(packs: int) -> tuple[int, ...]:
    """How many cards of a full shoe count 0, 1, and so on to 9."""
    counts = [points(card) for card in in_order(shoe(Rules(packs=packs)))]
    return tuple(counts.count(n) for n in range(10))


def pairs(cards: list[int]) -> Iterator[tuple[int, list[int], int]]:
    """What two cards may count, what is left then, and in how many ways."""
    for low in range(10):
        for high in range(low, 10):
            many = comb(cards[low], 2) if low == high else cards[low] * cards[high]
            if many:
                yield (low + high) % 10, without(without(cards, low), high), many


def without(cards: list[int], count: int) -> list[int]:
    """The cards that are left."""
    return [many - (n == count) for n, many in enumerate(cards)]


def meetings(cards: list[int]) -> Iterator[Meeting]:
    """All that two hands can be, in so many ways of two hands and two cards after them."""
    for two, left, often in pairs(cards):
        for his, rest, among in pairs(left):
            many = often * among
            if max(two, his) >= NATURAL:
                whole = many * perm(sum(rest), 2)
                yield Meeting(his, two, NO_DRAW, -1, beside(his, two, whole), (0, 0, 0))
                continue
            if two >= FIVE:
                yield standing_hand(two, his, rest, many)
            if two <= FIVE:
                yield from drawing_hands(two, his, rest, many)


def standing_hand(two: int, his: int, rest: list[int], many: int) -> Meeting:
    """The player stands."""
    cards = sum(rest)
    drawn = summed(his, two, rest, many * (cards - 1))
    stand = beside(his, two, many * cards * (cards - 1))
    return Meeting(his, two, NO_CARD, STANDS if two == FIVE else -1, stand, drawn)


def drawing_hands(two: int, his: int, rest: list[int], many: int) -> Iterator[Meeting]:
    """The player draws each card that there is."""
    cards = sum(rest)
    for third, copies in enumerate(rest):
        theirs = (two + third) % 10
        drawn = summed(his, theirs, without(rest, third), many * copies) if copies else (0, 0, 0)
        stand = beside(his, theirs, many * copies * (cards - 1))
        yield Meeting(his, theirs, third, DRAWS if two == FIVE else -1, stand, drawn)


def beside(his: int, theirs: int, many: int) -> tuple[int, int, int]:
    """So many ways for whoever has more."""
    return many * (theirs > his), many * (theirs == his), many * (theirs < his)


def summed(his: int, theirs: int, cards: list[int], many: int) -> tuple[int, int, int]:
    """The same when the banker draws one of these cards."""
    found = [0, 0, 0]
    for count, copies in enumerate(cards):
        now = (his + count) % 10
        found[1 + (now > theirs) - (now < theirs)] += many * copies
    return found[0], found[1], found[2]


@cache
def ended(packs: int, free: bool, five: int) -> Ends:
    """How a coup ends, the banker seeing all where he is free, or going by the tableau."""
    cards = list(of_each(packs))
    whole, sums, natural = perm(sum(cards), 6) // 4, [0, 0, 0], 0
    for one in meetings(cards):
        if one.third == NO_DRAW:
            natural += sum(one.stand)
        if one.five in (-1, five):
            found = one.draw if one.third != NO_DRAW and _draws(one, free) else one.stand
            sums = [so_far + more for so_far, more in zip(sums, found, strict=True)]
    player, tie, banker = (Fraction(n, whole) for n in sums)
    return Ends(player, tie, banker, Fraction(natural, whole))


def _draws(one: Meeting, free: bool) -> int:
    """Whether the banker does."""
    if free and 3 <= one.his <= 6:
        return draws_open(one.his, one.theirs)
    return bank_draws(one.his, one.third)


def ends_of(rules: Rules, five: int = DRAWS) -> Ends:
    """How a coup ends under these rules, when five is drawn to or not."""
    return ended(rules.packs, rules.draws == Draws.FREE, five)


def _edge(walk: Walk, policy: Policy, five: int) -> Number:
    """What the banker gains of every chip on the player's hand."""
    ends = ends_of(walk.rules, five)
    return walk.counted({-STAKE: ends.player, 0: ends.tie, STAKE: ends.banker}, gain, policy) / STAKE


def _of_banker(rules: Rules) -> dict[int, Fraction]:
    ends = ends_of(rules)
    return {-less_commission(rules, STAKE): ends.banker, 0: ends.tie, STAKE: ends.player}


def _of_tie(rules: Rules) -> dict[int, Fraction]:
    alike = ends_of(rules).tie
    return {-rules.tie_odds * STAKE: alike, STAKE: 1 - alike}


def _often(walk: Walk, measure: Measure, chance: Fraction) -> Number:
    """How often something comes about, as it is counted."""
    return walk.counted({1: chance, 0: 1 - chance}, measure, player)


ODDS: dict[str, Figure] = {
    "player.edge": lambda walk: _edge(walk, player, DRAWS),
    "stands.edge": lambda walk: _edge(walk, standing, STANDS),
    "banker.edge": lambda walk: walk.counted(_of_banker(walk.rules), gain, banker) / STAKE,
    "tie.edge": lambda walk: walk.counted(_of_tie(walk.rules), gain, tie) / STAKE,
    "player_wins": lambda walk: _often(walk, player_wins, ends_of(walk.rules).player),
    "banker_wins": lambda walk: _often(walk, banker_wins, ends_of(walk.rules).banker),
    "alike": lambda walk: _often(walk, are_alike, ends_of(walk.rules).tie),
    "natural": lambda walk: _often(walk, is_natural, ends_of(walk.rules).natural),
}

WHEN: When = {
    "stands.": lambda rules: rules.draws != Draws.TABLEAU,
    "banker.": lambda rules: bool(rules.fields),
    "tie.": lambda rules: bool(rules.fields),
}

ASK = Lexicon(
    usual=player,
    policies={
        "player": lambda: player,
        "banker": lambda: banker,
        "tie": lambda: tie,
        "standing": lambda: standing,
    },
    counts={
        "player": player_wins,
        "banker": banker_wins,
        "tie": are_alike,
        "natural": is_natural,
        "player counts": player_counts,
        "banker counts": banker_counts,
        "staked": staked,
    },
    events={"four cards": four_cards},
)


# -- cards face down


class Covered(NamedTuple):
    """What comes of best play by both where cards lie face down, and each knows what his own hand counts."""

    edge: Fraction  # of the banker, of every chip
    five: Fraction  # how often the player draws to it
    six: Fraction  # and how often the banker does with six, when the player stands


Sight = tuple[int, int]  # what the banker's hand counts, and the third card of the player's
Worth = list[list[int]]  # to the banker: by what the player does at five, and by whether the banker draws


@cache
def covered(cards: tuple[int, ...]) -> Covered:
    """Solved: the chance of drawing to five at which the banker's best gains least, and his own with six."""
    found = sights(list(cards))
    bends = {Fraction(0), Fraction(1)}
    for (stand, draw), (stand5, draw5) in found.values():
        slope = (stand5 - stand) - (draw5 - draw)
        if slope and 0 < (at := Fraction(draw - stand, slope)) < 1:
            bends.add(at)
    five = min(bends, key=lambda at: best(found, at))
    return Covered(best(found, five) / (perm(sum(cards), 6) // 4), five, mixing(found, five))


def sights(cards: list[int]) -> dict[Sight, Worth]:
    """What each sight is worth to the banker."""
    found: dict[Sight, Worth] = {}
    for one in meetings(cards):
        worth = found.setdefault((one.his, one.third), [[0, 0], [0, 0]])
        for n in (STANDS, DRAWS) if one.five == -1 else (one.five,):
            worth[n][0] += one.stand[2] - one.stand[0]
            ended = one.stand if one.third == NO_DRAW else one.draw
            worth[n][1] += ended[2] - ended[0]
    return found


def best(found: dict[Sight, Worth], five: Fraction) -> Fraction:
    """What the banker gains who does at every sight what is better, when five is drawn to so often."""
    return sum((max(against(row, five, n) for n in (0, 1)) for row in found.values()), Fraction(0))


def against(row: Worth, five: Fraction, draws: int) -> Fraction:
    """What it is worth to the banker to stand, or to draw."""
    return (1 - five) * row[STANDS][draws] + five * row[DRAWS][draws]


def mixing(found: dict[Sight, Worth], five: Fraction) -> Fraction:
    """How often the banker draws with six to a hand that stands, so that five may do as it likes."""
    rest = 0
    for sight, row in found.items():
        if sight != (6, NO_CARD):
            n = max((0, 1), key=lambda draws: against(row, five, draws))
            rest += row[DRAWS][n] - row[STANDS][n]
    stand, draw = (found[6, NO_CARD][DRAWS][n] - found[6, NO_CARD][STANDS][n] for n in (0, 1))
    return Fraction(rest + stand, stand - draw)


def tables(rules: Rules) -> list[Grid]:
    """Best play where cards lie face down: from one pack, from six, and from the packs of this table."""
    columns = ["the banker's edge", "five draws", "six draws when five and more stand"]
    found = Grid("What both do best where cards lie face down", "packs", columns, percent=True)
    for packs in sorted({1, 6, rules.packs}):
        found.rows.append((str(packs), [*covered(of_each(packs))]))
    return [found]
