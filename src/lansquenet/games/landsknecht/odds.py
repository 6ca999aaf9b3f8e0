"""The odds of Landsknecht: punters put one chip on what is asked about, and nothing on the rest.

Figures of a bet are those of seat 1.  A bet is settled when it leaves its card: lost if a card has
left the table, handed back if the game goes on, and else won.
"""

from lansquenet.games.landsknecht.rules import HAND, TABLE, Phase, Rejouissance, Rules, State, count, limits
from lansquenet.odds.walk import Figure, Lexicon, Measure, Policy, Walk, When, gain, variance
from lansquenet.rules.cards import RANK_NAMES, ranks

BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings


def on_rejouissance(rules: Rules, coup: State) -> int:
    """A chip on the réjouissance, once."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    first = coup.on == coup.joy or coup.on == coup.own[coup.actor]
    return 1 if first and coup.staked[coup.actor] == 0 else 0


def seat_1_on_rejouissance(rules: Rules, coup: State) -> int:
    """A chip of seat 1 on the réjouissance, once; nobody else bets."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    first = coup.on == coup.joy or coup.on == coup.own[1]
    return 1 if first and coup.actor == 1 and coup.staked[1] == 0 else 0


def on_a_later_card(rules: Rules, coup: State) -> int:
    """A chip of seat 1 on a card laid when one Hand card has been matched."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    return 1 if coup.actor == 1 and coup.staked[1] == 0 and count(coup, HAND) == 1 else 0


def once_it_has_left(rules: Rules, coup: State) -> int:
    """A chip of seat 1 on the first card that is laid when the réjouissance has left."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    return 1 if coup.actor == 1 and coup.staked[1] == 0 and coup.joy < 0 else 0


def bet(was: State, now: State) -> bool:
    """Whether seat 1 puts down a chip."""
    return now.staked[1] > was.staked[1]


def lost(was: State, now: State) -> bool:
    """Whether seat 1 loses it."""
    return now.staked[1] < was.staked[1] and count(now, TABLE) < count(was, TABLE)


def returned(was: State, now: State) -> bool:
    """Whether it goes back to seat 1."""
    return now.staked[1] < was.staked[1] and now.playing != 0 and count(now, TABLE) == count(was, TABLE)


def won(was: State, now: State) -> bool:
    """Whether seat 1 is paid."""
    return now.staked[1] < was.staked[1] and now.playing == 0 and count(now, TABLE) == count(was, TABLE)


def edge(was: State, now: State) -> int:
    """What the dealer wins of it."""
    if now.staked[1] >= was.staked[1]:
        return 0
    return 1 if count(now, TABLE) < count(was, TABLE) else -1 if now.playing == 0 else 0


def takes_pool(was: State, now: State) -> bool:
    """Whether two cards of the opening prove equal, when all lie there."""
    return now.equal == 1 and now.playing == 0 and was.playing != 0


def turning(coup: State) -> bool:
    """Whether the bets on the réjouissance have been made."""
    return coup.phase == Phase.TURN


def opening(walk: Walk, *more: int) -> str:
    """Cards for an opening without equals, from the highest down, and others by their number from it."""
    names = [RANK_NAMES[r] for r in reversed(ranks(walk.rules.pack))]
    dealers = names[: walk.rules.hand_cards + 1]
    punters = walk.seats - 1 if walk.rules.rejouissance == Rejouissance.OWN else 1
    company = [names[3 + n // 4] for n in range(punters)]
    return " ".join([*dealers, *company, *[names[n] for n in more]])


def _share(measure: Measure, policy: Policy) -> Figure:
    """Of every chip that is bet."""
    return lambda walk: walk.mean(measure, policy=policy) / walk.mean(bet, policy=policy, until=turning)


def _later(measure: Measure) -> Figure:
    """A Hand card is matched, and the lowest card laid."""
    return lambda walk: walk.mean(measure, opening(walk, 0, -1), policy=on_a_later_card)


ODDS: dict[str, Figure] = {
    "opening.equal": lambda walk: walk.mean(takes_pool, policy=on_rejouissance, until=turning),
    "wager.win": _share(won, seat_1_on_rejouissance),
    "wager.lose": _share(lost, seat_1_on_rejouissance),
    "wager.returned": _share(returned, seat_1_on_rejouissance),
    "wager.edge": _share(edge, seat_1_on_rejouissance),
    "later_wager.win": _later(won),
    "later_wager.lose": _later(lost),
    "later_wager.returned": _later(returned),
    "third_card.edge": lambda walk: walk.mean(edge, opening(walk, 3, 3), policy=once_it_has_left),
    "pot.dealer_wins_in_game": lambda walk: walk.mean(takes_pool, policy=on_rejouissance, session=True),
    "pot.dealer_gain": lambda walk: walk.mean(gain, policy=on_rejouissance, session=True),
    "pot.dealer_variance": lambda walk: variance(walk.spread(gain, policy=on_rejouissance)),
}

WHEN: When = {
    "later_wager.": lambda rules: rules.hand_cards == 2,
    "third_card.": lambda rules: rules.reborn_ranks and rules.rejouissance == Rejouissance.COMMON,
}


# -- to ask with


def on_every(rules: Rules, coup: State) -> int:
    """A chip of everybody on every card."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    return 1 if coup.bets[coup.actor][coup.on] == 0 else 0


def on_last_laid(rules: Rules, coup: State) -> int:
    """A chip of B on the first card that is laid when a Hand card has been matched or none has."""
    if coup.phase != Phase.BET:
        return limits(rules, coup)[1]
    late = count(coup, HAND) in (1, 2) and coup.on != coup.joy
    return 1 if coup.actor == 1 and coup.staked[1] == 0 and late else 0


ASK = Lexicon(
    usual=on_rejouissance,
    policies={
        "on first": lambda: on_rejouissance,
        "on every": lambda: on_every,
        "B on first": lambda: seat_1_on_rejouissance,
        "B once": lambda: on_last_laid,
    },
    counts={
        "pool": takes_pool,
        "paid": won,
        "lost": lost,
        "returned": returned,
        "lost on balance": edge,
    },
    events={"bets made": turning},
    alike=True,
)
