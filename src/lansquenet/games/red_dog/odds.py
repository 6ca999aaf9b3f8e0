"""The odds of Red Dog: a punter antes a chip, and raises whenever that is favourable, or never."""

from lansquenet.games import GAMES
from lansquenet.games.red_dog.rules import Phase, Rules, State
from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Event, Figure, Lexicon, Policy, When, gain, wins
from lansquenet.rules.cards import RANK_NAMES, RANKS

STAKE = 1


def raising(rules: Rules, coup: State) -> int:
    """An ante, and as much again where so many cards lie between that a chip raised gains on average."""
    between, left = 4 * rules.packs * coup.spread, 52 * rules.packs - 2
    favourable = (coup.to_one + 1) * between > left
    return STAKE if coup.phase == Phase.ANTE or favourable else 0


def always(rules: Rules, coup: State) -> int:
    """An ante, and as much again."""
    return STAKE


def never(rules: Rules, coup: State) -> int:
    """An ante and nothing more."""
    return STAKE if coup.phase == Phase.ANTE else 0


def staked(was: State, now: State) -> int:
    """The chips that the punter puts down."""
    return max(0, now.antes[1] + now.raises[1] - was.antes[1] - was.raises[1])


def two_cards(coup: State) -> bool:
    """Whether both cards lie there."""
    return coup.second >= 0


def pair(coup: State) -> bool:
    """Whether the two cards are of one rank."""
    return coup.first == coup.second >= 0


def neighbours(coup: State) -> bool:
    """Whether nothing fits between the two cards, which are no pair."""
    return coup.second >= 0 and coup.first != coup.second and coup.spread == 0


def spread(coup: State) -> bool:
    """Whether something fits between the two cards."""
    return coup.spread > 0


def of(ranks: int) -> Event:
    """That the spread is of so many ranks."""
    return lambda coup: bool(coup.spread == ranks)


def _edge(policy: Policy, cards: str = "") -> Figure:
    return lambda walk: walk.mean(gain, cards, policy=policy) / STAKE


def _raise(cards: str) -> Figure:
    """What a raise adds to an ante's loss."""
    ante, both = _edge(never, cards), _edge(always, cards)
    return lambda walk: both(walk) - ante(walk)


def _opening(event: Event) -> Figure:
    return lambda walk: walk.chance(event, policy=never, until=two_cards)


ODDS: dict[str, Figure] = {
    "ante.edge": _edge(raising),
    "staked.edge": lambda walk: walk.mean(gain, policy=raising) / walk.mean(staked, policy=raising),
    "unraised.edge": _edge(never),
    "raise.spread6": _raise("2 9"),
    "raise.spread7": _raise("2 T"),
    "opening.neighbours": _opening(neighbours),
    "opening.pair": _opening(pair),
    "opening.spread": _opening(spread),
    "pair.win": lambda walk: walk.mean(wins, "A A", policy=never),
}

WHEN: When = {}


# -- to ask with: a raise of as much as the ante, or none


def to_raise(rules: Rules, coup: State) -> list[int]:
    """To raise by as much as the ante, or not."""
    return [0, STAKE] if coup.phase == Phase.RAISE else [NOT_OFFERED, NOT_OFFERED]


def between(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """How many ranks lie between the two cards."""
    return [coup.spread]


ASK = Lexicon(
    usual=raising,
    choosing={"raise": Choosing(("stay", "raise"), to_raise, ("ranks between",), between)},
    policies={"raising": lambda: raising, "always": lambda: always, "never": lambda: never},
    counts={"staked": staked},
    events={"two cards": two_cards, "pair": pair, "neighbours": neighbours, "spread": spread},
)


def tables(rules: Rules) -> list[Grid]:
    """How often each spread comes and wins, and the edge on it, which ante and raise have alike."""
    walk = Tree(GAMES["red_dog"], rules)
    columns = ["how often it comes", "how often it wins", "edge"]
    found = Grid("What each spread is worth", "spread", columns, percent=True)
    for n in range(1, RANKS - 1):
        cards = f"2 {RANK_NAMES[(n + 2) % RANKS]}"
        comes = walk.chance(of(n), policy=never, until=two_cards)
        row = [comes, walk.mean(wins, cards, policy=never), walk.mean(gain, cards, policy=never) / STAKE]
        found.rows.append((str(n), [*row]))
    return [found]
