"""The odds of Zecchinetta: the banker allows bets from one chip to a hundred, and the punter makes one.

Aces, kings, queens and knaves are in every pack.  Before the bank's card the newest card is asked
for first, so `A K` asks for the king; after it the lowest rank is, so `A A K Q` asks for the aces.
"""

from lansquenet.games.zecchinetta.rules import EqualRule, Phase, PlayetteBets, Rules, State
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Event, Figure, Lexicon, Measure, When, gain, wins
from lansquenet.rules.cards import ACE, KING, RANKS
from lansquenet.rules.state import OVER

LIMITS = (1, 100)
ON_FIRST = (*LIMITS, 1)  # a chip on what is asked for first
ON_FRANCA = (*LIMITS, 0, 0, 1)  # nothing on the first two positions, a chip on the next
STACKS = {1: "A K Q", 2: "A A K Q", 3: "A A A K Q"}


def one_on_each(rules: Rules, coup: State) -> int:
    """A chip on every card that has none."""
    return 0 if coup.bets[coup.actor][coup.on] > 0 else 1


def afresh(was: State, now: State) -> bool:
    """Whether the hand ends in the opening, and the same banker deals again."""
    return was.mine < 0 and now.actor == OVER and now.heir == now.banker


def clears(was: State, now: State) -> bool:
    """Whether the hand ends with every position lost, and the bank's card not matched."""
    return was.mine >= 0 and now.actor == OVER and now.shown == 1


def no_bank_card(end: State) -> bool:
    """Whether the bank has no card."""
    return end.mine < 0


def bank_card(coup: State) -> bool:
    """Whether the bank has its card."""
    return coup.mine >= 0


def decided(coup: State) -> bool:
    """Whether a bet made before the bank's card has been won, lost or handed back."""
    return coup.mine >= 0 and coup.staked[1] == 0


def bank_matched(end: State) -> bool:
    """Whether the bank's card was matched."""
    return end.shown > 1


def sizes(more: int, less: int) -> Event:
    """That the two positions are of these sizes."""
    return lambda coup: (
        max(coup.held) == more and sum(coup.held) == more + less and min(coup.held) == 0 and coup.mine >= 0
    )


def void(coup: State) -> bool:
    """Whether all the cards of a rank came to lie on one position."""
    return coup.mine < 0 or min(coup.held) < 0


def larger(coup: State) -> bool:
    """Whether a position is of more than three cards."""
    return coup.mine >= 0 and min(coup.held) == 0 and max(coup.held) > 3


def stacking(rules: Rules) -> bool:
    """Whether equal cards are stacked."""
    return rules.equal_rule == EqualRule.PLAYETTE


def bets_first(rules: Rules) -> bool:
    """Whether bets are made before the bank's card is seen."""
    return not stacking(rules) or rules.playette_bets == PlayetteBets.BEFORE_BANK_CARD


def _opening(event: Event) -> Figure:
    return lambda walk: walk.chance(event, acts=LIMITS, until=bank_card)


def _win(cards: str, acts: tuple[int, ...], until: Event | None = None) -> Figure:
    return lambda walk: walk.mean(wins, cards, acts, until=until)


def _edge(cards: str, acts: tuple[int, ...], until: Event | None = None) -> Figure:
    return lambda walk: walk.mean(gain, cards, acts, until=until)


ODDS: dict[str, Figure] = {
    "opening_bet.win": _win("A K", ON_FIRST, decided),
    "opening_bet.edge": _edge("A K", ON_FIRST, decided),
    "franca_bet.win": _win("A K Q J", ON_FRANCA),
    "franca_bet.edge": _edge("A K Q J", ON_FRANCA),
    "redeal": lambda walk: walk.mean(afresh, acts=LIMITS, until=bank_card),
    "end.third_card": lambda walk: walk.chance(no_bank_card, "A K", LIMITS, one_on_each, bank_card),
    "end.bank_matched": lambda walk: walk.chance(bank_matched, "A K", LIMITS, one_on_each, bank_matched),
    "end.banker_clears": lambda walk: walk.mean(clears, "A K", LIMITS, one_on_each, bank_matched),
    **{f"stack{n}.win": _win(cards, ON_FIRST) for n, cards in STACKS.items()},
    **{f"stack{n}.edge": _edge(cards, ON_FIRST) for n, cards in STACKS.items()},
    "opening.1+1": _opening(sizes(1, 1)),
    "opening.2+1": _opening(sizes(2, 1)),
    "opening.3+1": _opening(sizes(3, 1)),
    "opening.2+2": _opening(sizes(2, 2)),
    "opening.3+2": _opening(sizes(3, 2)),
    "opening.3+3": _opening(sizes(3, 3)),
    "opening.void": _opening(void),
    "opening.more": _opening(larger),
}

WHEN: When = {
    "opening_bet.": bets_first,
    "end.third_card": lambda rules: not stacking(rules),
    "stack": lambda rules: not bets_first(rules),
    "opening.": stacking,
    "opening.more": lambda rules: rules.packs > 1,
}


# -- to ask with: limits of 1 and 100, and a chip on every card


def a_chip_on_each(rules: Rules, coup: State) -> int:
    """The limits, and then a chip on every card that has none."""
    if coup.phase == Phase.LEAST:
        return 1
    return 100 if coup.phase == Phase.MOST else one_on_each(rules, coup)


def won_on(*ranks: int) -> Measure:
    """What B wins on these ranks."""

    def measure(was: State, now: State) -> int:
        sign = 1 if now.stacks[1] > was.stacks[1] else -1
        return sum([sign * max(0, was.bets[1][r] - now.bets[1][r]) for r in ranks])

    return measure


def francas(was: State, now: State) -> int:
    """Cards that are new after the bank has its own."""
    return (
        sum([held == 1 and old == 0 for held, old in zip(now.held, was.held, strict=True)])
        if was.mine >= 0
        else 0
    )


def to_the_limit(rules: Rules, coup: State) -> int:
    """As much as the banker allows on every card that has none."""
    if coup.phase == Phase.BET:
        return coup.most if coup.bets[coup.actor][coup.on] == 0 else 0
    return 1


def limits(rules: Rules, coup: State) -> list[int]:
    """The most that the banker allows on a card."""
    return [1, 10, 100] if coup.phase == Phase.MOST else [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]


def cards_left(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """How many cards are left."""
    return [sum(stock)]


LIMIT = Choosing(("to one", "to ten", "to a hundred"), limits, ("cards left",), cards_left, to_the_limit)

ASK = Lexicon(
    usual=a_chip_on_each,
    choosing={"limit": LIMIT},
    after="A K",
    counts={
        "francas": francas,
        "won on the first": won_on(ACE),
        "won on the second": won_on(KING),
        "won on the first two": won_on(ACE, KING),
        "won on later cards": won_on(*[r for r in range(RANKS) if r not in (ACE, KING)]),
    },
    named={
        "won on the first": (ACE,),
        "won on the second": (KING,),
        "won on the first two": (ACE, KING),
        "won on later cards": (ACE, KING),
    },
    events={"bank card": bank_card, "matched": bank_matched, "decided": decided},
)
