"""The odds of Basset: six chips on the ace before the pack is turned, and nothing elsewhere.

Six chips are a whole number of pieces whatever part the fasse takes.  What is left on the ace after
a deal stays there if it has been ridden on, and else is taken up, unless a figure says otherwise.
"""

from fractions import Fraction

from lansquenet.games import GAMES
from lansquenet.games.basset.rules import (
    NO_MORE,
    NOT_YET,
    RUNGS,
    Choice,
    Consecutive,
    End,
    Fasse,
    Ladder,
    Phase,
    Rules,
    State,
    legal,
    piece,
)
from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Figure, Flat, Lexicon, Measure, Policy, When, gain
from lansquenet.rules.cards import ACE, RANK_NAMES
from lansquenet.rules.state import OVER

COUCH = 6
PUNTER = 1
TAKE, PAROLI = int(Choice.WITHDRAW), int(Choice.PAROLI)
LEAVE, GAIN = int(Choice.LEAVE), int(Choice.GAIN)
FOR_EVER = 1000


def playing(wins: int, by: int = 0, lies: bool = False) -> Policy:
    """Lay on the ace; go on in this way until so many wins, and take the last.

    A couch that is left over is taken up at the next deal, or lies there if it is to.
    """

    def policy(rules: Rules, coup: State) -> int:
        couch, level = coup.bets[PUNTER][ACE], coup.level[PUNTER][ACE]
        if coup.phase == Phase.CHOICE:
            return by if level + 1 < wins else 0
        if coup.phase == Phase.COUCH:
            return 0 if couch else COUCH // piece(rules)
        if coup.phase != Phase.CARD:
            return 0
        wanted = level == 0 and coup.chosen[ACE] == 0 and not (lies and couch)
        return ACE if coup.turned == 0 and wanted else NO_MORE

    return policy


def paid_at(wins: int) -> Measure:
    """That the punter is paid for so many wins; what a parlay has come to at the end of a deal is no win."""
    return lambda was, now: (
        now.stacks[PUNTER] > was.stacks[PUNTER] and was.level[PUNTER][ACE] == wins - 1 and now.actor != OVER
    )


def rungs(wins: int) -> When:
    """The figures of so many wins, under ladders that are as high, where one may ride on."""

    def climbable(rules: Rules) -> bool:
        return bool(rules.paroli) and wins <= RUNGS[rules.ladder]

    return {f"parlay{wins}.": climbable, f"reach.{wins}": climbable}


def _parlay(wins: int) -> Figure:
    return lambda walk: walk.mean(gain, policy=playing(wins, PAROLI), session=True) / COUCH


def _reach(wins: int) -> Figure:
    return lambda walk: walk.mean(paid_at(wins), policy=playing(wins, PAROLI), session=True)


ODDS: dict[str, Figure] = {
    "flat.edge": lambda walk: walk.mean(gain, policy=playing(1)) / COUCH,
    "flat.win": lambda walk: walk.mean(paid_at(1), policy=playing(1)),
    "flat.until_settled": lambda walk: walk.mean(gain, policy=playing(1, lies=True), session=True) / COUCH,
    "before_turn.edge": lambda walk: walk.mean(gain, policy=playing(1)) / COUCH,
    "repeat_couch.per_deal": lambda walk: walk.mean(gain, policy=playing(FOR_EVER, LEAVE)) / COUCH,
    **{f"parlay{wins}.edge": _parlay(wins) for wins in range(2, 7)},
    "paix2.edge": lambda walk: walk.mean(gain, policy=playing(2, GAIN), session=True) / COUCH,
    **{f"reach.{wins}": _reach(wins) for wins in range(1, 7)},
}

WHEN: When = {
    "before_turn.": lambda rules: not rules.twins and rules.consecutive == Consecutive.WIN,
    "paix2.": lambda rules: bool(rules.paix),
    **{start: holds for wins in range(2, 7) for start, holds in rungs(wins).items()},
}


# -- to ask with: six chips on the ace


def riding(rules: Rules, coup: State) -> list[int]:
    """To take what was won, or to ride on."""
    found = [NOT_OFFERED, NOT_OFFERED]
    if coup.phase == Phase.CHOICE:
        may = legal(rules, coup)
        found[0] = TAKE
        if PAROLI in may:
            found[1] = PAROLI
    return found


def with_paix(rules: Rules, coup: State) -> list[int]:
    """To take what was won, to let the gain ride or all of it, or to take the gain and leave the couch."""
    found = [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]
    if coup.phase == Phase.CHOICE:
        may = legal(rules, coup)
        for n, choice in enumerate((TAKE, LEAVE, GAIN, PAROLI)):
            if choice in may:
                found[n] = choice
    return found


def wins_and_cards(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """Which win it is, and what is left in the pack."""
    return [coup.level[PUNTER][ACE] + 1, stock[ACE], sum(stock)]


def wins_paix_and_cards(rules: Rules, coup: State, stock: list[int]) -> list[int]:
    """Which win it is, whether only the gain rides, and what is left in the pack."""
    return [coup.level[PUNTER][ACE] + 1, coup.safe[PUNTER][ACE], stock[ACE], sum(stock)]


ASK = Lexicon(
    usual=playing(1),
    flat=Flat(playing(1), COUCH),
    policies={
        "parlay": lambda wins: playing(wins, PAROLI),
        "paix": lambda wins: playing(wins, GAIN),
        "leaving": lambda: playing(FOR_EVER, LEAVE),
    },
    choosing={
        "riding": Choosing(("take", "paroli"), riding, ("win", "copies", "cards left"), wins_and_cards),
        "anything": Choosing(
            ("take", "leave", "gain", "paroli"),
            with_paix,
            ("win", "of a paix", "copies", "cards left"),
            wins_paix_and_cards,
        ),
    },
)


# -- De Moivre's table


def tables(rules: Rules) -> list[Grid]:
    """De Moivre's table: what a stake loses by the cards and the copies left, the fasse as in these rules."""
    model = Rules(
        fasse=Fasse.SETTLE,
        fasse_fraction=rules.fasse_fraction,
        twins=False,
        consecutive=Consecutive.WIN,
        paroli=False,
        paix=False,
        ladder=Ladder.HIST,
        end=End.CASH,
        mid_deal_staking=True,
    )
    tree = Tree(GAMES["basset"], model)
    losses = {
        hidden: [loss(tree, hidden, copies) for copies in range(1, 5)] for hidden in [52, *range(51, 6, -2)]
    }
    columns = [f"{copies} left" for copies in range(1, 5)]
    rows = [(str(hidden), row) for hidden, row in losses.items()]
    return [Grid("The part of a stake that is lost", "cards left", columns, rows)]


def loss(tree: Tree, hidden: int, copies: int) -> Fraction | None:
    """The part lost of a stake on a card of which so many copies are among so many hidden cards."""
    others = 52 - hidden - (4 - copies)
    if others < 0:
        return None
    seen = [RANK_NAMES[1 + n // 4] for n in range(others)] + [RANK_NAMES[ACE]] * (4 - copies)
    waits = [NOT_YET] * ((53 - hidden) // 2)  # before the turn, after the fasse, after every couple
    acts = [*waits, ACE, COUCH // piece(tree.rules), NO_MORE]
    return tree.mean(gain, " ".join(seen), acts) / COUCH
