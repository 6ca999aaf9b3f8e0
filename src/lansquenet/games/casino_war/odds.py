"""The odds of Casino War: a punter stakes a chip or two, and always goes to war, or always surrenders."""

from lansquenet.games.casino_war.rules import Answer, Phase, Rules, State
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Figure, Lexicon, When, gain, wins
from lansquenet.rules.state import OVER

SURRENDER, WAR = int(Answer.SURRENDER), int(Answer.WAR)
STAKE = 2  # so that half of it is a whole chip


def fighting(rules: Rules, coup: State) -> int:
    """A stake, no bet on a tie, and war."""
    if coup.phase == Phase.ANSWER:
        return Answer.WAR
    return STAKE if coup.phase == Phase.STAKE else 0


def yielding(rules: Rules, coup: State) -> int:
    """A stake, no bet on a tie, and surrender."""
    return STAKE if coup.phase == Phase.STAKE else 0


def backing(rules: Rules, coup: State) -> int:
    """A stake, and as much on a tie."""
    return STAKE if coup.phase in (Phase.STAKE, Phase.SIDE) else 0


def by_tie(was: State, now: State) -> int:
    """What the banker gains by the bet on a tie: without one the hand is over at the banker's card."""
    if was.phase != Phase.BANK:
        return 0
    return was.sides[1] if now.actor == OVER else now.stacks[0] - was.stacks[0]


def staked(was: State, now: State) -> int:
    """The chips that the punter puts down."""
    return max(0, now.stakes[1] + now.raises[1] - was.stakes[1] - was.raises[1])


def compared(coup: State) -> bool:
    """Whether the first two cards have met."""
    return coup.actor == OVER or coup.bank >= 0 or coup.raises[1] > 0


def tied(coup: State) -> bool:
    """Whether they were alike."""
    return coup.actor != OVER and (coup.bank >= 0 or coup.raises[1] > 0)


ODDS: dict[str, Figure] = {
    "war.edge": lambda walk: walk.mean(gain, policy=fighting) / STAKE,
    "staked.edge": lambda walk: walk.mean(gain, policy=fighting) / walk.mean(staked, policy=fighting),
    "surrender.edge": lambda walk: walk.mean(gain, policy=yielding) / STAKE,
    "tie_bet.edge": lambda walk: walk.mean(by_tie, policy=backing, until=compared) / STAKE,
    "opening.tie": lambda walk: walk.chance(tied, policy=fighting, until=compared),
    "war.win": lambda walk: walk.mean(wins, "2 2", policy=fighting),
}

WHEN: When = {
    "surrender.": lambda rules: bool(rules.surrender),
    "tie_bet.": lambda rules: bool(rules.tie_bet),
}

# -- to ask with: two chips, and at a tie war or not


def at_a_tie(rules: Rules, coup: State) -> list[int]:
    """To give up half of the stake, or to go to war."""
    if coup.phase == Phase.ANSWER:
        return [SURRENDER, WAR]
    return [NOT_OFFERED, NOT_OFFERED]


def cards_left(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """How many cards are left."""
    return [sum(stock)]


ASK = Lexicon(
    usual=fighting,
    choosing={"tie": Choosing(("surrender", "war"), at_a_tie, ("cards left",), cards_left)},
    policies={"fighting": lambda: fighting, "yielding": lambda: yielding, "backing": lambda: backing},
    counts={"by a tie": by_tie, "staked": staked},
    events={"compared": compared, "tied": tied},
)
