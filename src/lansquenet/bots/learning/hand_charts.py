"""Charts of what was learnt: what is said with which hand of three, in per cent.

Every hand of three is asked, with the suits beside trumps taken for alike; the card turned up is the lowest,
so that all trumps above it can be held.  What is in a row and a column is the mean of their hands; of which
the table knows nothing, those are left out.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

from lansquenet.bots import learnt
from lansquenet.bots.learning.reduced import Situation
from lansquenet.games import GAMES, known_of, module_of
from lansquenet.odds.grid import Grid
from lansquenet.rules.cards import RANK_NAMES, SUITS, card_of, named, rank, suit
from lansquenet.rules.game import begin, view
from lansquenet.rules.state import CHANCE, Options, State
from lansquenet.rules.tricks import CARDS, HIGH_ACE, UNKNOWN, deal_of, strength

TURNED = named("2s")
COUNT = {1: "", 2: " and a lower", 3: " and two lower"}
SIDE_CARDS = "AKQJ"
LOWER = "T or lower"
CHIPS = 1000
Hand = tuple[int, ...]


def charts(name: str, rules: Options) -> list[Grid]:
    """The charts of a game, if it was learnt by rules like these; else none."""
    if not learnt.is_learnt(name) or not learnt.fits(name, rules):
        return []
    asked: tuple[Situation, ...] = getattr(module_of(name, "learn"), "CHARTS", ())
    return [grid for situation in asked for grid in _charted(name, rules, situation)]


def _charted(name: str, rules: Options, situation: Situation) -> Iterator[Grid]:
    """A grid for each thing that may be said, but for what is seldom said, the rest."""
    means = _means(name, rules, situation)
    rows = sorted({row for row, _ in means}, key=_height)
    for n, (_, word) in enumerate(situation.words):
        columns = [*SIDE_CARDS, LOWER, ""]
        grid = Grid(f"{situation.title}: {word}, %", "trumps; best other", columns, rough=True)
        for row in rows:
            cells = [means.get((row, column)) for column in columns]
            grid.rows.append((row, [cell[n] if cell else None for cell in cells]))
        yield grid


def _means(name: str, rules: Options, situation: Situation) -> dict[tuple[str, str], list[Fraction]]:
    """For each row and column how often each thing is said, by the hands of which the table knows."""
    sums: dict[tuple[str, str], list[Fraction]] = defaultdict(lambda: [Fraction()] * len(situation.words))
    counts: Counter[tuple[str, str]] = Counter()
    for hand, many, said in told(name, rules, situation):
        place = row_of(hand), column_of(hand)
        counts[place] += many
        sums[place] = [was + many * now for was, now in zip(sums[place], said, strict=True)]
    return {place: [total / counts[place] for total in totals] for place, totals in sums.items()}


def told(name: str, rules: Options, situation: Situation) -> Iterator[tuple[Hand, int, list[Fraction]]]:
    """Each kind of hand of which the table knows: how many there are, and how often each thing is said."""
    seen, room = deal_of(asked(name, rules, situation)), known_of(name)
    table, options = learnt.policy(name), GAMES[name].legal(rules, seen)
    for hand, many in hands().items():
        for card in range(CARDS):
            if seen.place[card] == seen.actor or card in hand:
                seen.place[card] = seen.actor if card in hand else UNKNOWN
        parts = table.at(room.known(rules, seen))
        total = sum(parts[room.slot_of(rules, seen, action)] for action in options) if parts else 0
        if total:
            yield hand, many, [Fraction(parts[action], total) for action, _ in situation.words]


def asked(name: str, rules: Any, situation: Situation) -> State:
    """What is seen by the seat that is to speak, once that has been said; any hand."""
    game = GAMES[name]
    state = begin(game, rules, [CHIPS] * situation.seats, game.Carry(0, situation.pool - rules.stake))
    stock = [card for card in range(CARDS) if card != TURNED]
    while state.actor == CHANCE:
        up = game.Phase(state.phase).name == "TURN_UP"
        game.apply(rules, state, TURNED if up else stock.pop())
    for action in situation.said:
        game.apply(rules, state, action)
    return view(game, rules, state, state.actor)


@cache
def hands() -> dict[Hand, int]:
    """A hand of each kind, and how many there are of it."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for hand in combinations([card for card in range(CARDS) if card != TURNED], 3):
        suits = [tuple(rank(card) for card in hand if suit(card) == s) for s in range(SUITS)]
        trumps = suits.pop(suit(TURNED))
        found[trumps, *sorted(suits)] += 1
    return {_laid_out(kind): many for kind, many in found.items()}


def _laid_out(kind: tuple[tuple[int, ...], ...]) -> Hand:
    trumps, *others = kind
    sides = [s for s in range(SUITS) if s != suit(TURNED)]
    named_so = zip([suit(TURNED), *sides], [trumps, *others], strict=True)
    return tuple(card_of(r, s) for s, ranks in named_so for r in ranks)


def row_of(hand: Hand) -> str:
    """The trumps of a hand: the best of them, and how many are lower."""
    trumps = sorted((strength(HIGH_ACE, card), rank(card)) for card in hand if suit(card) == suit(TURNED))
    return RANK_NAMES[trumps[-1][1]] + COUNT[len(trumps)] if trumps else "none"


def column_of(hand: Hand) -> str:
    """The best card of a hand beside trumps."""
    others = [(strength(HIGH_ACE, card), rank(card)) for card in hand if suit(card) != suit(TURNED)]
    best = RANK_NAMES[max(others)[1]] if others else ""
    return best if best in (*SIDE_CARDS, "") else LOWER


def _height(row: str) -> tuple[int, int]:
    """No trumps first, then the fewest, the highest first."""
    if row == "none":
        return 0, 0
    first, _, rest = row.partition(" ")
    many = next(n for n, words in COUNT.items() if words.strip() == rest)
    return many, -HIGH_ACE[RANK_NAMES.index(first)]
