"""Read a certificate again: what the best answers to its policies win, walked in plain Python.

It is written from the description of the format in `docs/solved.md`, and of all else it knows only how a
state of `load_game` is asked and told.  It shares nothing with the solver.

A best answer is found for one hand at a time: deals in which a seat begins by knowing the same are walked
together, and then forgotten, so that a large game takes long and not much room.
"""

import json
import sys
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from gzip import BadGzipFile, decompress
from hashlib import sha256
from itertools import accumulate, pairwise, permutations
from pathlib import Path
from typing import NamedTuple, TypeAlias

from lansquenet.env import Game, load_game
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.env.state import State
from lansquenet.errors import BadRecord
from lansquenet.rules.tricks import deal_of

NEAR = 2e-4  # by how much a claim may be off, for chances are rounded to parts
WORD = (1 << 64) - 1
WAYS = [[4 * (card // 4) + way[card % 4] for card in range(52)] for way in permutations(range(4))]

Heard: TypeAlias = Callable[[int, int], None]


class Checked(NamedTuple):
    """What a certificate claims, and what was found."""

    line: str
    sets: int
    low: float
    high: float
    claimed: float
    exploitability: float

    @property
    def holds(self) -> bool:
        """Whether it claims no less than what was found, but for the rounding of its chances."""
        return self.exploitability <= self.claimed + NEAR

    def __str__(self) -> str:
        verdict = "The certificate holds." if self.holds else "The certificate claims more than it proves."
        return (
            f"{self.line}\n{self.sets:,} information sets met, all of them in the file.\n"
            f"Best answers leave seat A between {self.low:+.6f} and {self.high:+.6f}: "
            f"exploitability {self.exploitability:.6f}, claimed {self.claimed:.6f}.\n{verdict}"
        )


class Certified(NamedTuple):
    """What a file holds."""

    head: dict[str, str | int | float]
    keys: "array[int]"  # of sets, in rising order
    starts: "array[int]"  # where the parts of each begin; at last, where they end
    parts: "array[int]"

    def of(self, n: int) -> list[int]:
        """The parts of the acts of a set, by its place."""
        return list(self.parts[self.starts[n] : self.starts[n + 1]])

    def place(self, key: int) -> int:
        """Where a set stands; -1, if nothing is said of it."""
        n = bisect_left(self.keys, key)
        return n if n < len(self.keys) and self.keys[n] == key else -1


@dataclass(slots=True)
class GrownNode:
    """A position: who acts, what that seat knows, how likely each way is, and what seat 0 wins at an end."""

    seat: int
    key: int
    chances: list[float]
    after: list["GrownNode"] = field(default_factory=list)
    won: float = 0.0


def read(data: bytes) -> Certified:
    """The policy of a file.

    Raises:
        BadRecord: it is none.
    """
    try:
        first, _, rest = decompress(data).partition(b"\n")
        head = json.loads(first)
        many = int(head["sets"])
        if head.get("deal", "card") != "card":
            raise ValueError
        keys, parts = _numbers("Q", rest[: 8 * many]), _numbers("H", rest[9 * many :])
        starts = array("Q", accumulate(rest[8 * many : 9 * many], initial=0))
        found = Certified(head, keys, starts, parts)
        if len(keys) != many or len(starts) != many + 1 or starts[-1] != len(parts):
            raise ValueError
        if any(one >= other for one, other in pairwise(keys)):
            raise ValueError
        if any(sum(found.of(n)) != head["parts"] for n in range(many)):
            raise ValueError
    except (BadGzipFile, EOFError, ValueError, KeyError, TypeError) as wrong:
        raise BadRecord("This is no certificate, or it is damaged.") from wrong
    return found


def _numbers(kind: str, data: bytes) -> "array[int]":
    """Numbers of which the least byte was written first."""
    found = array(kind, data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def check(file: Path, game: Game | None = None, heard: Heard | None = None) -> Checked:
    """What the best answers to a certificate's policies win; its game, if no line loads it.

    Whoever wants to hear it is told how many deals have been walked, and of how many: each once for a seat.

    Raises:
        BadRecord: it is no certificate, or says nothing of a set that is met.
    """
    try:
        policy = read(file.read_bytes())
    except OSError as wrong:
        raise BadRecord(f"{file} cannot be read: {wrong.strerror}.") from wrong
    of_before = policy.head["keys"] == "strings" and "deal" not in policy.head
    deal = "run" if of_before else "card"
    return Rereading(policy, game or load_game(str(policy.head["line"]), deal=deal)).found(heard)


Deal: TypeAlias = tuple[State, float, list["Known"]]  # how it begins, how likely it is, what seats know
Acts: TypeAlias = dict[int, tuple[int, bool]]


class Rereading:
    """A certificate on its way through its game."""

    def __init__(self, policy: Certified, game: Game) -> None:
        self.policy, self.game = policy, game
        self.suits = policy.head["keys"] == "suits"
        self.answering, self.group = 0, 0  # whose best answer is looked for, and to which deals
        self.met = array("L", bytes(array("L").itemsize * len(policy.keys)))  # sets by their group

    def found(self, heard: Heard | None = None) -> Checked:
        """All of it."""
        deals = self._deals()
        wins, walked = [0.0, 0.0], 0
        for self.answering in range(2):
            for same in self._known_alike(deals):
                self.group += 1
                trees = [(chance, self._grown(state, known)) for state, chance, known in same]
                wins[self.answering] += best(trees, self.answering)
                walked += len(same)
                if heard:
                    heard(walked, 2 * len(deals))
        low, high, claimed = -wins[1], wins[0], float(self.policy.head["exploitability"])
        sets = sum(map(bool, self.met))
        return Checked(str(self.policy.head["line"]), sets, low, high, claimed, (high - low) / 2)

    # -- deals

    def _begun(self) -> State:
        """The beginning of a hand, in plain Python whatever plays hands elsewhere."""
        return Interpreted(self.game, None)

    def _deals(self) -> list[Deal]:
        """Every deal; where suits are alike, one for all that differ by their names alone."""
        if not self.suits:
            fallen = dealt_in_order if self.game.terms.deal == "card" else dealt
            return [(state, chance, []) for state, chance in fallen(self._begun())]
        found: dict[object, Deal] = {}
        for state, chance in dealt_in_order(self._begun()):
            place, turned = cards_of(state)
            form = form_of(place)
            if form in found:
                first, before, known = found[form]
                found[form] = first, before + chance, known
            else:
                found[form] = state, chance, [Known.dealt(place, turned, seat) for seat in range(2)]
        return list(found.values())

    def _known_alike(self, deals: list[Deal]) -> list[list[Deal]]:
        """The deals by what the answering seat knows when they are dealt."""
        found = defaultdict(list)
        for deal in deals:
            state, _, known = deal
            seat = self.answering
            found[known[seat].key if self.suits else state.information_state_string(seat)].append(deal)
        return list(found.values())

    # -- positions

    def _grown(self, state: State, known: list["Known"]) -> GrownNode:
        """The position of a state, and all that comes of it."""
        if state.is_terminal():
            first, second = state.returns()[:2]
            return GrownNode(-1, 0, [], won=(first - second) / 2)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            node = GrownNode(-1, 0, [chance for _, chance in outcomes])
            node.after = [self._grown(state.child(outcome), known) for outcome, _ in outcomes]
            return node
        seat, acts = state.current_player(), self._acts(state)
        if len(acts) == 1:
            ((n, act),) = acts.items()
            return self._grown(state.child(n), each_heard(known, seat, act))
        if not self.suits:
            node = self._chosen(seat, key_of_string(state.information_state_string()), len(acts))
            node.after = [self._grown(state.child(n), known) for n in acts]
            return node
        return self._by_classes(state, known, seat, acts)

    def _chosen(self, seat: int, key: int, width: int) -> GrownNode:
        n = self.policy.place(key)
        parts = self.policy.of(n) if n >= 0 else []
        if len(parts) != width:
            raise BadRecord("The certificate says nothing of what seats may come to know.")
        if seat == self.answering:
            if self.met[n] not in (0, self.group):
                raise BadRecord("The seat has forgotten what it knew when the cards were dealt.")
            self.met[n] = self.group
        return GrownNode(seat, key, [part / sum(parts) for part in parts])

    def _by_classes(self, state: State, known: list["Known"], seat: int, acts: Acts) -> GrownNode:
        """Acts that are one to the seat are one act, after which each is as likely."""
        classes = defaultdict(list)
        for n, act in acts.items():
            classes[known[seat].code(*act)].append(n)
        ways = []
        for _, same in sorted(classes.items()):
            after = [self._grown(state.child(n), each_heard(known, seat, acts[n])) for n in same]
            ways.append(
                after[0] if len(after) == 1 else GrownNode(-1, 0, [1 / len(after)] * len(after), after)
            )
        if len(ways) == 1:
            return ways[0]
        node = self._chosen(seat, known[seat].key, len(ways))
        node.after = ways
        return node

    def _acts(self, state: State) -> Acts:
        """What each id that is legal says to the rules, and whether that is a card."""
        said, choices = self.game.actions.said, state.choices()
        return {n: (choices[n], said[n][0] == "card") for n in state.legal_actions()}


def cards_of(state: State) -> tuple[list[int], int]:
    """Where every card of a game of tricks is, and which is turned up."""
    table = deal_of(state.table)
    return list(table.place), int(table.turned)


def dealt(state: State, chance: float = 1.0) -> Iterator[tuple[State, float]]:
    """The states in which somebody is to act for the first time."""
    if not state.is_chance_node():
        yield state, chance
        return
    for n, part in state.chance_outcomes():
        yield from dealt(state.child(n), chance * part)


def dealt_in_order(state: State, chance: float = 1.0) -> Iterator[tuple[State, float]]:
    """The same, card by card: those in which the cards of each place fall in rising order, for all orders."""
    if not state.is_chance_node():
        yield state, chance
        return
    for n, part in state.chance_outcomes():
        child = state.child(n)
        beside, last = fallen_beside(state, child)
        if last:
            yield from dealt_in_order(child, chance * part * beside)


def fallen_beside(before: State, after: State) -> tuple[int, bool]:
    """How many cards are where one has just fallen, and whether it is the last of them by its number.

    Where a table does not say where cards are, each is by itself.
    """
    if not hasattr(before.table, "place"):
        return 1, True
    (was, _), (place, _) = cards_of(before), cards_of(after)
    card = next(card for card in range(len(place)) if place[card] != was[card])
    beside = [other for other, where in enumerate(place) if where == place[card]]
    return len(beside), card == beside[-1]


def form_of(place: list[int]) -> tuple[tuple[int, int], ...]:
    """Where the cards are, the same for all that differ by the names of suits alone.

    Of each place but the one with the most cards, which has the rest.
    """
    at = defaultdict(list)
    for card, where in enumerate(place):
        at[where].append(card)
    most = max(sorted(at), key=lambda where: len(at[where]))
    few = sorted((where, cards) for where, cards in at.items() if where != most)
    return min(tuple((where, sum(1 << way[card] for card in cards)) for where, cards in few) for way in WAYS)


def key_of_string(words: str) -> int:
    """The key of a set where sets are named by information state strings."""
    return int.from_bytes(sha256(words.encode()).digest()[:8], "little")


class Known(NamedTuple):
    """What a seat knows where suits are alike: a key, and the renamings that its names may be read by."""

    key: int
    ways: list[list[int]]

    @classmethod
    def dealt(cls, place: list[int], turned: int, seat: int) -> "Known":
        """Its hand, and the card turned up, in the least form."""
        hand = [card for card, at in enumerate(place) if at == seat]
        forms = [
            sum(1 << way[card] for card in hand) + ((way[turned] + 1) << 52 if turned >= 0 else 0)
            for way in WAYS
        ]
        least = min(forms)
        return cls(mixed(seat, least), [way for way, form in zip(WAYS, forms, strict=True) if form == least])

    def code(self, said: int, is_card: bool) -> int:
        """An act as the seat may call it."""
        return min(way[said] for way in self.ways) if is_card else 64 + said

    def heard(self, actor: int, said: int, is_card: bool) -> "Known":
        """What it knows after an act."""
        code = self.code(said, is_card)
        ways = [way for way in self.ways if way[said] == code] if is_card else self.ways
        return Known(mixed(self.key, 4096 * (actor + 2) + code), ways)


def mixed(key: int, code: int) -> int:
    """A key with a number mixed into it, as the format says."""
    z = ((key ^ code) * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def each_heard(known: list[Known], actor: int, act: tuple[int, bool]) -> list[Known]:
    """What all know after an act."""
    return [one.heard(actor, *act) for one in known]


# -- best answers


def best(trees: list[tuple[float, GrownNode]], seat: int) -> float:
    """What the best answer of a seat to the other's policy wins; it chooses set by set, the last first."""
    at: dict[int, list[tuple[float, GrownNode]]] = defaultdict(list)
    depth: dict[int, int] = {}
    for chance, root in trees:
        _note(root, seat, chance, 0, at, depth)
    chosen: dict[int, int] = {}
    worth: dict[int, float] = {}  # of nodes, once what is chosen below them is known
    for key in sorted(depth, key=depth.__getitem__, reverse=True):
        sums = [0.0] * len(at[key][0][1].after)
        for others, node in at[key]:
            for n, after in enumerate(node.after):
                sums[n] += others * _value(after, seat, chosen, worth)
        chosen[key] = sums.index(max(sums))
    return sum(chance * _value(root, seat, chosen, worth) for chance, root in trees)


def _note(
    node: GrownNode,
    seat: int,
    others: float,
    choices: int,
    at: dict[int, list[tuple[float, GrownNode]]],
    depth: dict[int, int],
) -> None:
    """Every node of the seat, with how likely all but itself bring it about."""
    if node.seat == seat:
        at[node.key].append((others, node))
        if depth.setdefault(node.key, choices) != choices:
            raise BadRecord("The seat has forgotten how often it has chosen.")
    for chance, after in zip(node.chances, node.after, strict=True):
        mine = node.seat == seat
        _note(after, seat, others if mine else others * chance, choices + mine, at, depth)


def _value(node: GrownNode, seat: int, chosen: dict[int, int], worth: dict[int, float]) -> float:
    if not node.after:
        return node.won if seat == 0 else -node.won
    if id(node) not in worth:
        if node.seat == seat:
            worth[id(node)] = _value(node.after[chosen[node.key]], seat, chosen, worth)
        else:
            ways = zip(node.chances, node.after, strict=True)
            worth[id(node)] = sum(part * _value(one, seat, chosen, worth) for part, one in ways if part)
    return worth[id(node)]
