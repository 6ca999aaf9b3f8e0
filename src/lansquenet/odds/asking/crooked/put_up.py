"""A pack that is not as it should be: splits put up in the shuffle, an odd card, a packet laid on top.

Where a card may come in several places each is walked for itself, and what is told is their mean.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields as told, make_dataclass
from fractions import Fraction
from itertools import combinations
from types import SimpleNamespace
from typing import Any, Protocol, cast

from lansquenet.odds.asking.findings import JointLaw
from lansquenet.odds.asking.spans import Hands, Span
from lansquenet.odds.steps import END, Posed, Steps
from lansquenet.odds.sums import Laws, Sums
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Flat, Packet, gain
from lansquenet.rules.cards import ACE, RANK_NAMES, RANKS, card_of, rank
from lansquenet.rules.couples import WINNING, Layout
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, UNLIMITED, Carried, Options, State

PUT_UP = 5  # splits in a deal, the most that is told of
COPIES = 4
Step = Callable[[Any, Any, int], None]


def widened(game: Game, more: list[tuple[str, type, object]], apply: Step) -> SimpleNamespace:
    """A game whose state has more fields, and which is played otherwise."""
    kind = make_dataclass("Rigged", more, bases=(type(game.State(2)),), slots=True)

    def seated(seats: int) -> object:
        plain, state = game.State(seats), kind(seats)
        for field in told(plain):
            setattr(state, field.name, getattr(plain, field.name))
        return state

    return SimpleNamespace(**vars(game) | {"State": seated, "apply": apply})


def mean_of(laws: Iterable[JointLaw]) -> JointLaw:
    """Of laws that are as likely as each other."""
    every = [*laws]
    found: dict[Fraction, Fraction] = defaultdict(Fraction)
    for law in every:
        for net, chance in law.items():
            found[net] += chance / len(every)
    return JointLaw(found)


def _of_flat(tree: Tree, flat: Flat, cards: str) -> JointLaw:
    """What a chip of the flat bet brings the bank when these cards come first."""
    asked = Posed((gain,), flat.policy, cards=tuple([tree.naming.sort(card) for card in cards.split()]))
    found = Sums(Steps(tree, asked, tree.naming)).laws(tree.start(tree.carry), tree.stock)[END]
    return JointLaw({Fraction(total, flat.stake): chance for (total,), chance in found.items()})


# -- splits that are put up


def of_splits(game: Game, rules: Options, flat: Flat) -> JointLaw:
    """What a chip on the aces brings, when so many ranks were put up as pairs, each in a turn of its own.

    Pairs of other ranks take no ace from its place among the rest: that they come first changes nothing.
    """
    others = [name for name in RANK_NAMES if name not in ("A", flat.cards)]
    without = _of_flat(Tree(game, rules), flat, _pairs(flat, others[:PUT_UP]))
    turns = (sum(Tree(game, rules).stock) - 1) // 2 - (PUT_UP - 1)
    first = _pairs(flat, others[: PUT_UP - 1])
    among = mean_of([_of_pair(game, rules, flat, first, turn) for turn in range(turns)])
    return mean_of([among] * PUT_UP + [without] * (RANKS - PUT_UP))


def _pairs(flat: Flat, ranks: list[str]) -> str:
    return " ".join([flat.cards, *[f"{name} {name}" for name in ranks]])


def _of_pair(game: Game, rules: Options, flat: Flat, first: str, turn: int) -> JointLaw:
    """Two of the aces are together in this turn, of those that come after these cards."""
    spot = len(first.split()) + 2 * turn

    def step(rules: Options, state: Layout, action: int) -> None:
        game.apply(rules, state, action)
        if state.actor == CHANCE and state.turned == spot:
            for suit in range(2):
                game.apply(rules, state, card_of(ACE, suit))

    tree = Tree(cast(Game, widened(game, [], step)), rules)
    tree.stock[ACE] -= 2
    return _of_flat(tree, flat, first)


# -- an odd card


class Doubled(Protocol):
    """What is read and written of a state that counts aces as they come."""

    actor: int
    phase: int
    lost: int
    aces: int
    vanished: int


def of_odd_card(game: Game, rules: Options, flat: Flat) -> JointLaw:
    """What a chip on the aces brings, when there are five, and two of them tell."""
    tells = [*combinations(range(COPIES + 1), 2)]  # which of those that come
    return mean_of([_of_doubles(game, rules, flat, *pair) for pair in tells])


def _of_doubles(game: Game, rules: Options, flat: Flat, one: int, other: int) -> JointLaw:
    """The aces of these numbers tell, in the order in which they come; one of them vanishes."""

    apply: Step = game.apply

    def step(rules: Options, state: Doubled, action: int) -> None:
        if state.actor == CHANCE and rank(action) == ACE:
            state.aces += 1
            if vanishes(state):
                state.vanished = 1
                return
        apply(rules, state, action)

    def vanishes(state: Doubled) -> bool:
        if state.aces - 1 == one:  # where it loses for the bank, unless it makes a split
            return bool(state.phase == WINNING and state.lost != ACE)
        return state.aces - 1 == other and not state.vanished

    tree = Tree(cast(Game, widened(game, [("aces", int, 0), ("vanished", int, 0)], step)), rules)
    tree.stock[ACE] += 1
    return _of_flat(tree, flat, flat.cards)


# -- a packet on the pack


def of_tenure(game: Game, rules: Options, packet: Packet, stake: int) -> JointLaw:
    """What a chip of the bank brings that is kept as long as with the packet, but honestly dealt."""
    hands = Hands(Span("tenure", "fresh", packet.tenure, None, False), *_banked(game, rules, packet))
    return _in_chips(hands.law(), stake)


def of_packet(game: Game, rules: Options, packet: Packet, stake: int) -> JointLaw:
    """The same, when every hand begins with its cards of the packet."""
    tree, asked = _banked(game, rules, packet)
    now: dict[Any, dict[tuple[int, ...], Fraction]] = {tree.carry: {(0,): Fraction(1)}}
    done: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for cards in packet.hands:
        after: dict[Any, dict[tuple[int, ...], Fraction]] = defaultdict(lambda: defaultdict(Fraction))
        for carry, sums in now.items():
            for end, law in _hand(tree, asked, packet, carry, cards).items():
                _add(sums, law, done if end is END else after[end])
        now = after
    for sums in now.values():
        _add(sums, {(0,): Fraction(1)}, done)
    return _in_chips(done, stake)


def _banked(game: Game, rules: Options, packet: Packet) -> tuple[Tree, Posed]:
    measure = lambda was, now: now.stacks[0] - was.stacks[0]  # noqa: E731 - of the first banker
    return Tree(game, rules, chips=UNLIMITED), Posed((measure,), packet.policy)


def _hand(tree: Tree, asked: Posed, packet: Packet, carry: Carried, cards: str) -> Laws:
    """What a hand brings that begins with these cards, and what stands after it."""

    def ends(state: State, stock: list[int]) -> Hashable:
        after = tree.game.leave(tree.rules, state)
        return after if packet.tenure(after) else END

    posed = asked._replace(ends=ends, cards=tuple([tree.naming.sort(card) for card in cards.split()]))
    return Sums(Steps(tree, posed, tree.naming)).laws(tree.start(carry), tree.stock)


def _add(
    sums: dict[tuple[int, ...], Fraction],
    law: dict[tuple[int, ...], Fraction],
    into: dict[tuple[int, ...], Fraction],
) -> None:
    for (total,), chance in sums.items():
        for (more,), how in law.items():
            into[(total + more,)] += chance * how


def _in_chips(law: dict[tuple[int, ...], Fraction], stake: int) -> JointLaw:
    return JointLaw({Fraction(total, stake): chance for (total,), chance in law.items()})
