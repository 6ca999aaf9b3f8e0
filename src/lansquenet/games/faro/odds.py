"""The odds of Faro: the punter bets on aces, which the soda is not, or calls the last turn."""

from lansquenet.games.faro import rules as faro
from lansquenet.games.faro.rules import HIGH_CARD, LOW_CARD, Phase, Rules, State
from lansquenet.odds import couples
from lansquenet.odds.couples import BY_CASE_KEEPER, STAKE, left, settled
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, Flat, Lexicon, Policy, When, gain
from lansquenet.rules.cards import ACE, RANKS
from lansquenet.rules.couples import GO_ON

LAST_THREE = (
    "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 T T T T J J J Q Q Q K K K"
)
CAT_HOP = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 T T T T J J J J Q Q Q K K"


def calls(losing: int, winning: int) -> Policy:
    """A call of these ranks; nothing else."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.CALL_LOSING:
            return losing
        if coup.phase == Phase.CALL_WINNING:
            return winning
        return STAKE if coup.phase == Phase.CALL else GO_ON

    return policy


def on_bar(spot: int) -> Policy:
    """A bet on the high card, or the low, before the first turn."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.CHOOSE:
            return spot if coup.turned == 1 and coup.staked[coup.actor] == 0 else GO_ON
        return STAKE

    return policy


def _called(cards: str, losing: int, winning: int) -> Figure:
    policy = calls(losing, winning)
    return lambda walk: walk.mean(gain, cards, policy=policy) / STAKE


def _on_bar(spot: int) -> Figure:
    policy, until = on_bar(spot), couples.turned_after(1)
    return lambda walk: walk.mean(gain, "2", policy=policy, until=until) / STAKE


ODDS: dict[str, Figure] = {
    "full.edge": settled(1, "2"),
    "soda.edge": settled(1, "A"),
    "least.edge": settled(3, "A A 2"),
    "case.edge": settled(3, "A A A"),
    "until_settled.r4": left(1, "2"),
    "until_settled.r3": left(1, "A"),
    "high_card.edge": _on_bar(HIGH_CARD),
    "low_card.edge": _on_bar(LOW_CARD),
    "call_the_turn": _called(LAST_THREE, 12, 10),
    "cat_hop": _called(CAT_HOP, 12, 11),
    "cat_hop.alike": _called(CAT_HOP, 12, 12),
}

WHEN: When = {
    "high_card": lambda rules: rules.high_card,
    "low_card": lambda rules: rules.high_card and rules.copper,
    "call_the_turn": lambda rules: rules.calling,
    "cat_hop": lambda rules: rules.calling,
}


# -- to ask with: two chips, so that a half is whole


def by_case_keeper(copies: int) -> Policy:
    """A bet before every turn where it costs least, on a rank with no more than so many copies left."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.BET:
            return 0 if coup.bets[coup.actor][coup.on] else 2
        if coup.phase != Phase.CHOOSE:
            return 0 if coup.phase == Phase.COPPER else GO_ON
        lies = [r for r in range(RANKS) if coup.bets[coup.actor][r]]
        wanted = cheapest(coup, copies, lies)
        if lies and lies[0] != wanted:
            return lies[0]
        return GO_ON if lies or coup.changes >= rules.bets_a_turn else wanted

    return policy


def cheapest(coup: State, copies: int, lies: list[int]) -> int:
    """The rank of which the fewest are left, be it where a bet lies; GO_ON, if there is none."""
    still = [r for r in range(RANKS) if 0 < 4 - coup.gone[r] <= copies]
    return min(still, key=lambda r: (-coup.gone[r], r not in lies)) if still else GO_ON


def on_an_ace(rules: Rules, coup: State) -> int:
    """Four chips on the ace before the first turn, left until they are settled; no call."""
    if coup.phase == Phase.BET:
        return STAKE
    if coup.phase == Phase.COPPER:
        return 0
    fresh = coup.phase == Phase.CHOOSE and coup.turned == 1 and coup.staked[coup.actor] == 0
    return ACE if fresh else GO_ON


def settled_in(was: State, now: State) -> bool:
    """Whether the turn is of a rank that B has a bet on; at the hock bets only go back."""
    ranks = [was.lost] + [r for r in range(RANKS) if now.gone[r] > was.gone[r]]
    return was.phase == Phase.WINNING and sum([was.bets[1][r] for r in ranks]) > 0


ASK = Lexicon(
    usual=by_case_keeper(4),
    policies={"cheapest": lambda: by_case_keeper(4), "even": lambda: by_case_keeper(1)},
    counts={
        "turns with a case": lambda was, now: was.phase == Phase.LOSING and 3 in was.gone,
        "settled": settled_in,
    },
    choosing=BY_CASE_KEEPER,
    flat=Flat(on_an_ace, STAKE, box=True, cards="2", marked=couples.marked),
)


def tables(rules: Rules) -> list[Grid]:
    """The edge by cards left and aces left."""
    return couples.tables(faro, rules._replace(calling=False), 1)
