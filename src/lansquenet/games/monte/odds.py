"""The odds of Monte: the punter bets alike on every card of the race, or on the bottom layout."""

from lansquenet.games.monte.rules import Layout, Phase, Rules, State, Variant
from lansquenet.odds.walk import Figure, Lexicon, Number, Policy, Walk, When, gain
from lansquenet.rules.bits import has
from lansquenet.rules.cards import RANK_NAMES, ranks

STAKE = 4  # chips: a quarter of it is whole


def on_each(rules: Rules, coup: State) -> int:
    """A bet on every card that lies there."""
    return STAKE


def on_bottom(least: int, most: int) -> Policy:
    """A bet on the bottom layout if it has so many suits."""

    def policy(rules: Rules, coup: State) -> int:
        suits = sum([has(coup.bottom_suits, suit) for suit in range(4)])
        return STAKE if coup.phase == Phase.BET_BOTTOM and least <= suits <= most else 0

    return policy


def decided(was: State, now: State) -> bool:
    """Whether a bet has been settled."""
    return now.stacks[1] != was.stacks[1]


def staked(was: State, now: State) -> int:
    """What has been put on the table."""
    return max(0, now.staked[1] - was.staked[1])


def by_gate(was: State, now: State) -> bool:
    """Whether the gate itself decides a race."""
    return was.phase == Phase.GATE and now.staked[1] < was.staked[1]


def bets_are_made(coup: State) -> bool:
    """Whether the pack is about to be turned up."""
    return coup.phase == Phase.GATE


def gate_is_past(coup: State) -> bool:
    """Whether the gate has been seen."""
    return coup.phase == Phase.TURN


def _gate(suits: int) -> Figure:
    policy = on_bottom(suits, suits)

    def figure(walk: Walk) -> Number:
        return walk.mean(gain, policy=policy) / (walk.mean(decided, policy=policy) * STAKE)

    return figure


def _race(count: int = 0) -> Figure:
    """The bets on a race among the first so many ranks of the pack; of none: whatever lies there."""

    def figure(walk: Walk) -> Number:
        cards = " ".join([RANK_NAMES[r] for r in ranks(walk.rules.pack)[:count]])
        laid = walk.mean(staked, cards, policy=on_each, until=bets_are_made)
        return walk.mean(gain, cards, policy=on_each) / laid

    return figure


ODDS: dict[str, Figure] = {
    "race.edge": _race(),
    "race.two_ranks": _race(2),
    "race.four_ranks": _race(4),
    "race.by_gate": lambda walk: walk.mean(by_gate, policy=on_each, until=gate_is_past),
    "gate.one_card": _gate(1),
    "gate.two_suits": _gate(2),
    "gate.same_suit_pair": _gate(1),
}

WHEN: When = {
    "race": lambda rules: rules.variant == Variant.RACE,
    "race.two_ranks": lambda rules: rules.layout == Layout.MEXICAN,
    "race.four_ranks": lambda rules: rules.layout == Layout.SPANISH,
    "gate": lambda rules: rules.variant == Variant.GATE,
    "gate.one_card": lambda rules: rules.layout == Layout.MEXICAN,
    "gate.two_suits": lambda rules: rules.layout == Layout.SPANISH,
    "gate.same_suit_pair": lambda rules: rules.layout == Layout.SPANISH,
}


# -- to ask with: a bet on everything, or on a bottom layout of so many suits


ASK = Lexicon(
    usual=on_each,
    policies={"bottom of": lambda suits: on_bottom(suits, suits)},
    counts={"bet": staked, "settled": decided, "by the gate": by_gate},
    events={"bets made": bets_are_made, "gate is past": gate_is_past},
)
