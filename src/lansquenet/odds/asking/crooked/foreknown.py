"""A dealer who knows a card before it is turned, and may deal another: laid about a game's own rules."""

from collections.abc import Mapping
from enum import IntEnum
from fractions import Fraction
from types import SimpleNamespace
from typing import Any, Protocol, cast

from lansquenet.odds.asking.crooked.put_up import Step, widened
from lansquenet.odds.asking.findings import JointLaw
from lansquenet.odds.best import Best
from lansquenet.odds.steps import END, Posed, Steps
from lansquenet.odds.sums import Sums
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Flat, gain
from lansquenet.rules.banking import Coup
from lansquenet.rules.cards import EMPTY, card_of, rank
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, Options, State, a_rank

Knowing = IntEnum("Knowing", "SECOND KEPT TAKEN", start=0)


class Rigged(Protocol):
    """What is read and written of a state with what a game `laid_about` has more."""

    actor: int
    banker: int
    top: int
    known: int
    pending: int
    under: int
    left: int


def dealt(
    game: Game, rules: Options, flat: Flat, knowing: Knowing | None = None, league: bool = False
) -> JointLaw:
    """What a chip of the flat bet brings the bank; a dealer who knows a card does what is best for the bank.

    With `league` he does what is best for the punter.
    """
    ground = game if knowing is None else cast(Game, laid_about(game, knowing))
    tree = Tree(ground, rules)
    cards = tuple([tree.naming.sort(card) for card in flat.cards.split()])
    asked = Posed(
        (loss if league else gain,),
        flat.policy,
        cards=cards,
        menu=_menu if knowing is not None else None,
        see=_unseen,
    )
    steps = Steps(tree, asked, tree.naming, keep=True)
    chosen = {}
    if knowing is not None:
        best = Best(steps)
        best.worth(tree.start(tree.carry), tree.stock)
        chosen = {name: row.word for name, row in best.choices.items()}
    found = Sums(steps, lambda pick: chosen[pick.name]).laws(tree.start(tree.carry), tree.stock)[END]
    unit = -flat.stake if league else flat.stake
    return JointLaw({Fraction(total, unit): chance for (total,), chance in found.items()})


def loss(was: Coup, now: Coup) -> int:
    """What the banker loses."""
    return -gain(was, now)


def _unseen(rules: Options, state: State, stock: list[int]) -> dict[str, int]:
    return {}


def _menu(rules: Options, state: Any) -> Mapping[str, int] | None:
    """Honest first, so that nobody cheats for nothing."""
    return {"honest": 0, "sleight": 1} if state.pending else None


def laid_about(game: Game, knowing: Knowing) -> SimpleNamespace:
    """A game with the dealer's sleight: `top` is the card he knows, `left` how often he may still do it."""
    more: list[tuple[str, type, object]] = [
        ("top", int, a_rank()),
        ("known", int, 0),  # 1: he knows one; a rank that no longer matters has no name
        ("pending", int, 0),  # 1: he is about to choose
        ("under", int, 0),  # 1: the next card is dealt from below the one that he knows
        ("left", int, 1),
    ]
    return widened(game, more, _applied(game.apply, knowing))


def _applied(apply: Step, knowing: Knowing) -> Step:
    def step(rules: Options, state: Rigged, action: int) -> None:
        if state.pending:
            state.pending, state.actor = 0, CHANCE
            choose(rules, state, action)
        elif state.actor == CHANCE and looks(state) and action != EMPTY:
            state.top, state.known = rank(action), 1
            ask(state)
        else:
            last = state.actor == CHANCE and action == EMPTY and state.known
            state.under = 0
            apply(rules, state, known(state) if last else action)
            ask(state)

    def choose(rules: Options, state: Rigged, cheat: int) -> None:
        deals_known = not cheat if knowing != Knowing.KEPT else cheat
        if deals_known:
            apply(rules, state, known(state))
            ask(state)
        elif knowing == Knowing.TAKEN:
            known(state)
            state.left, state.under = 0, 1
        else:
            state.under = 1

    def looks(state: Rigged) -> bool:
        """Whether the card that is turned is first seen by the dealer alone."""
        return not state.known and not state.under and state.left > 0

    def known(state: Rigged) -> int:
        """The card that he knew; of a bottom card there is no second."""
        card = card_of(state.top, 0)
        state.top, state.known = -1, 0
        if knowing == Knowing.KEPT:
            state.left = 0
        return card

    def ask(state: Rigged) -> None:
        if state.known and not state.under and state.actor == CHANCE:
            state.pending, state.actor = 1, state.banker

    return step
