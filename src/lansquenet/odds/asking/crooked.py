"""A crooked dealer: what a declared sleight gains of a flat bet, exactly, and when the records find it.

A sleight is laid about a game's own rules: the dealer knows a card before it is turned, and may deal another.
He does what is best for the bank, and the punter knows nothing of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields as told, make_dataclass
from enum import IntEnum
from fractions import Fraction
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import numpy as np

from lansquenet.errors import BadOption
from lansquenet.odds.asking.findings import JointLaw
from lansquenet.odds.asking.ruin import Crumbs, on_crumbs
from lansquenet.odds.best import Best
from lansquenet.odds.steps import END, Posed, Steps
from lansquenet.odds.sums import Sums
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Flat, gain
from lansquenet.rules.cards import EMPTY, card_of, rank
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, Options, a_rank

Sleight = IntEnum("Sleight", "SECOND KEPT TAKEN", start=0)
SURE = 0.99
SOON, MOST = 256, 1 << 17  # hands that are looked at one by one, and at all


class Attested(NamedTuple):
    """What a sleight is, and who tells of it."""

    text: str
    source: str


TOLD = {
    Sleight.SECOND: Attested(
        "The cards are marked: the dealer knows the top card, and may deal the one below it.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VI, The Second Deal",
    ),
    Sleight.KEPT: Attested(
        "The dealer knows the bottom card, and may deal it instead of the top one.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VI, The Bottom Deal",
    ),
    Sleight.TAKEN: Attested(
        "The box gives two cards at once: once in a deal the dealer, who knows the marked card, lets it "
        "vanish under the next, and a confederate puts the case-keeper right.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VIII, the two-card box; N. Carter, "
        "Under the Tiger's Claws, where it is called taking a card",
    ),
}


class Crooked(NamedTuple):
    """What a chip brings an honest bank and a crooked one, and after how many hands they are told apart."""

    sleight: Sleight
    honest: JointLaw
    crooked: JointLaw
    hands: int | None


def crooked(name: str, game: Game, rules: Options, flat: Flat | None, sleight: Sleight) -> Crooked:
    """What this sleight does at this game, against its flat bet.

    Raises:
        BadOption: it is not played there.
    """
    if flat is None or sleight not in sleights(flat):
        raise BadOption(f"No such sleight is told of at {name}.")
    ground = flat.marked(game) if flat.marked else game
    honest = _law(ground, rules, flat, None)
    law = _law(cast(Game, laid_about(ground, sleight)), rules, flat, sleight)
    return Crooked(sleight, honest, law, hands_until(honest, law))


def sleights(flat: Flat | None) -> list[Sleight]:
    """Those that are told of: from a box a card is taken, from the hand another one dealt.

    Raises:
        BadOption: nothing is told of this game.
    """
    if flat is None:
        raise BadOption("Of no sleight at this game is there anything to tell; see docs/crooked.md.")
    return [Sleight.TAKEN] if flat.box else [Sleight.SECOND, Sleight.KEPT]


def _law(game: Game, rules: Options, flat: Flat, sleight: Sleight | None) -> JointLaw:
    """What a chip of the flat bet brings the bank, the dealer doing what is best for it."""
    tree = Tree(game, rules)
    cards = tuple([tree.naming.sort(card) for card in flat.cards.split()])
    asked = Posed((gain,), flat.policy, cards=cards, menu=None if sleight is None else _menu, see=_unseen)
    steps = Steps(tree, asked, tree.naming, keep=True)
    chosen = {}
    if sleight is not None:
        best = Best(steps)
        best.worth(tree.start(tree.carry), tree.stock)
        chosen = {name: row.word for name, row in best.choices.items()}
    found = Sums(steps, lambda pick: chosen[pick.name]).laws(tree.start(tree.carry), tree.stock)[END]
    return JointLaw({Fraction(total, flat.stake): chance for (total,), chance in found.items()})


def _unseen(rules: Options, state: Any, stock: list[int]) -> dict[str, int]:
    return {}


def _menu(rules: Options, state: Any) -> Mapping[str, int] | None:
    """Honest first, so that nobody cheats for nothing."""
    return {"honest": 0, "sleight": 1} if state.pending else None


def laid_about(game: Game, sleight: Sleight) -> SimpleNamespace:
    """A game with the dealer's sleight: `top` is the card he knows, `left` how often he may still do it."""
    more = [
        ("top", int, a_rank()),
        ("known", int, 0),  # 1: he knows one; a rank that no longer matters has no name
        ("pending", int, 0),  # 1: he is about to choose
        ("under", int, 0),  # 1: the next card is dealt from below the one that he knows
        ("left", int, 1),
    ]
    kind = make_dataclass("Dealt", more, bases=(type(game.State(2)),), slots=True)

    def seated(seats: int) -> object:
        plain, state = game.State(seats), kind(seats)
        for field in told(plain):
            setattr(state, field.name, getattr(plain, field.name))
        return state

    return SimpleNamespace(**vars(game) | {"State": seated, "apply": _applied(game.apply, sleight)})


def _applied(apply: Callable[[Any, Any, int], None], sleight: Sleight) -> Callable[[Any, Any, int], None]:
    def step(rules: Options, state: Any, action: int) -> None:
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

    def choose(rules: Options, state: Any, cheat: int) -> None:
        deals_known = not cheat if sleight != Sleight.KEPT else cheat
        if deals_known:
            apply(rules, state, known(state))
            ask(state)
        elif sleight == Sleight.TAKEN:
            known(state)
            state.left, state.under = 0, 1
        else:
            state.under = 1

    def looks(state: Any) -> bool:
        """Whether the card that is turned is first seen by the dealer alone."""
        return not state.known and not state.under and state.left > 0

    def known(state: Any) -> int:
        """The card that he knew; of a bottom card there is no second."""
        card = card_of(state.top, 0)
        state.top, state.known = -1, 0
        if sleight == Sleight.KEPT:
            state.left = 0
        return card

    def ask(state: Any) -> None:
        if state.known and not state.under and state.actor == CHANCE:
            state.pending, state.actor = 1, state.banker

    return step


# -- found out


def hands_until(honest: JointLaw, law: JointLaw) -> int | None:
    """After how many hands what the bank has won tells the two apart, with one in a hundred wrong either way.

    That is: so much is won by a crooked bank in 99 of 100 such records, and by an honest one in one of 100.
    """
    pair = _together(honest, law)
    if law.mean <= honest.mean:
        return None
    soon = next((hands for hands in range(1, SOON) if _apart(pair, hands)), None)
    low, high = SOON - 1, 2 * SOON
    while soon is None and high < MOST and not _apart(pair, high):
        low, high = high, 2 * high
    while soon is None and low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _apart(pair, middle) else (middle, high)
    return soon or (high if high < MOST else None)


Row = np.ndarray[Any, np.dtype[np.float64]]


def _together(honest: JointLaw, law: JointLaw) -> tuple[Row, Row]:
    """Both laws on the same whole crumbs, from the least."""
    crumbs = [_crumbs(law, honest), _crumbs(honest, law)]
    least = min(min(one.ways) for one in crumbs)
    many = max(max(one.ways) for one in crumbs) - least + 1
    rows = [np.zeros(many), np.zeros(many)]
    for row, one in zip(rows, crumbs, strict=True):
        for net, ways in one.ways.items():
            row[net - least] = ways / one.all
    return rows[1], rows[0]


def _crumbs(one: JointLaw, other: JointLaw) -> Crumbs:
    """A law on crumbs of which those of both are made."""
    return on_crumbs({net: one.get(net, Fraction(0)) for net in {*one, *other}})


def _apart(pair: tuple[Row, Row], hands: int) -> bool:
    honest, law = (_times(row, hands) for row in pair)
    above = honest[::-1].cumsum()[::-1]  # the chance of so much or more
    least = int(np.argmax(above <= 1 - SURE)) if (above <= 1 - SURE).any() else len(above)
    return bool(law[least:].sum() >= SURE)


def _times(row: Row, hands: int) -> Row:
    """The law of so many hands."""
    size = hands * (len(row) - 1) + 1
    full = 1 << size.bit_length()
    found: Row = np.fft.irfft(np.fft.rfft(row, full) ** hands, full)[:size]
    return np.clip(found, 0.0, None)
