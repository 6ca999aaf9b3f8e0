"""The odds of Polish Bank: a punter stakes a chip, and up to three cards are turned against one."""

from fractions import Fraction

from lansquenet.games import GAMES
from lansquenet.games.polish_bank.rules import TO_ONE, Keep, Phase, Rules, State, is_last
from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Figure, Lexicon, When, gain, goes_on, wins
from lansquenet.rules.cards import RANK_NAMES, ace_high, card_of, name, ranks

STAKE = 1
COUPS = 12  # after which a bank that may stand for ever is followed no further


def staking(rules: Rules, coup: State) -> int:
    """A chip against the bank, which is kept."""
    return STAKE if coup.phase == Phase.STAKE else Keep.STAY


def half(rules: Rules, coup: State) -> int:
    """All that may be staked against the bank, which is kept."""
    return coup.bank // TO_ONE if coup.phase == Phase.STAKE else Keep.STAY


def staked(was: State, now: State) -> int:
    """The chips that the punter stakes."""
    return max(0, now.stakes[1] - was.stakes[1])


def mark_lies(coup: State) -> bool:
    """Whether the bank's card lies there."""
    return coup.mark >= 0


ODDS: dict[str, Figure] = {
    "punters.win": lambda walk: walk.mean(wins, policy=staking),
    "stake.edge": lambda walk: walk.mean(gain, policy=staking) / STAKE,
}

WHEN: When = {}

ASK = Lexicon(
    usual=staking,
    policies={"staking": lambda: staking, "half": lambda: half},
    counts={"beaten": wins, "staked": staked},
    events={"card lies": mark_lies},
    tenure=goes_on,
)


def tables(rules: Rules) -> list[Grid]:
    """How hard each card of the bank is to beat, and how long a bank lasts."""
    walk = Tree(GAMES["polish_bank"], rules)
    by_card = Grid("By the card of the bank", "card", ["how often it is beaten", "edge"], percent=True)
    for r in sorted(ranks(rules.pack), key=ace_high):
        lies = name(card_of(r, 0))
        beaten = walk.mean(wins, lies, policy=staking)
        by_card.rows.append((RANK_NAMES[r], [beaten, walk.mean(gain, lies, policy=staking) / STAKE]))
    return [by_card, lasting(rules, walk.mean(wins, policy=staking))]


def lasting(rules: Rules, beaten: Fraction) -> Grid:
    """How likely a bank has been broken after so many coups, with half of it staked on each."""
    found = Grid("A bank with half of it staked", "coup", ["the bank before it", "broken by then"])
    coup = State(2, bank=rules.bank, put_up=rules.bank)
    stands = Fraction(1)
    for n in range(1, COUPS + 1):
        last = is_last(rules, coup, coup.bank)
        stands *= 1 - beaten
        found.rows.append((str(n), [Fraction(coup.bank), 1 - stands]))
        if last:
            break
        coup.bank += coup.bank // TO_ONE
    return found
