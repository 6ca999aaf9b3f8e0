"""A hand of a bundle, run again by the rules of the installed package."""

from collections.abc import Iterator
from dataclasses import dataclass

from lansquenet.books.book import Book, book
from lansquenet.books.refusals import why_not
from lansquenet.books.written import Json
from lansquenet.fair.gt2 import ACT, PAID
from lansquenet.rules.cards import EMPTY, in_order
from lansquenet.rules.game import Game, begin, forced, hides, is_legal, perform
from lansquenet.rules.state import CHANCE, OVER, POOL, Options, Payment, State

Bundle = Json


class Unruly(Exception):
    """A hand does not follow the rules; the text says where."""


@dataclass
class Turn:
    """A card that the rules ask for: what is at stake then, which card the tape has, whether a seat has
    chosen anything since the last card, and what had been done and paid by then.
    """

    at_stake: dict[int, int]
    card: int
    chosen: bool
    acts: list[list[int]]  # of seats, as they are told
    cards: list[int]  # turned
    payments: list[list[int]]


@dataclass
class Rerun:
    """What the rules make of a tape."""

    turns: list[Turn]
    payments: list[list[int]]
    after: list[int]


def at_stake(game: Game, rules: Options, state: State, ledger: list[Payment] | None = None) -> dict[int, int]:
    """The chips of each seat that are locked: those not free, and those it put in the pool in this hand.

    The state may be a view of it, which has no ledger of its own.
    """
    pooled = [0] * state.seats
    for payer, payee, chips, _ in ledger or state.ledger or []:
        if payee == POOL and payer < state.seats:
            pooled[payer] += chips
    return {
        seat: max(0, state.stacks[seat] - game.free(rules, state, seat) + pooled[seat])
        for seat in range(state.seats)
    }


def goes_without_saying(game: Game, rules: Options, state: State, action: int) -> bool:
    """Whether an act is told to nobody: nothing is bet, because nothing could be."""
    return action == 0 and state.phase in game.BETS and forced(game, rules, state) == 0


def same_pack(bundle: Bundle) -> None:
    """Refuse a pack that is not the game's, and a game that is said to be open when it is not.

    Raises:
        Unruly: says which.
    """
    told, rules = _played(bundle)
    if hides(told.game) != bundle["hidden"]:
        raise Unruly(f"{told.title} is not a game of this kind.")
    whole = sorted(in_order(told.game.shoe(rules)))
    for pack in bundle["packs"]:
        if pack["pack"] is not None and pack["pack"] != whole:
            raise Unruly(f"A pack of {pack['cards']} cards is not that of {told.title}.")


def rerun(bundle: Bundle) -> Rerun:
    """Run the tape of a bundle.

    Raises:
        Unruly: an act is illegal, or the hand ends too soon or too late.
    """
    told, rules = _played(bundle)
    game, turns, chosen = told.game, [], False
    state = begin(game, rules, bundle["stacks"], game.Carry(*bundle["carry"]), ledger=True)
    acts: list[list[int]] = []
    cards: list[int] = []
    for at, action in enumerate(bundle["tape"]):
        if state.actor == OVER:
            raise Unruly(f"The hand is over before act {at}.")
        if state.actor == CHANCE:
            paid = [list(map(int, row[:3])) for row in state.ledger or []]
            turns.append(Turn(at_stake(game, rules, state), action, chosen, [*acts], [*cards], paid))
            chosen = chosen and action == EMPTY
            cards.append(action)
        elif is_legal(game, rules, state, action):
            chosen = chosen or forced(game, rules, state) is None
            if not goes_without_saying(game, rules, state, action):
                acts.append([int(state.actor), action])
        else:
            reason = why_not(told, rules, state, action)
            raise Unruly(f"Act {at} is illegal: {reason.text} ({reason.rule}).")
        perform(game, rules, state, action)
    if state.actor != OVER:
        raise Unruly("The hand is not over.")
    return Rerun(turns, [list(map(int, row)) for row in state.ledger or []], state.stacks[: state.seats])


def follow_cards(bundle: Bundle, turns: list[Turn]) -> None:
    """Refuse cards that are not those turned, in their order.

    Raises:
        Unruly: says which card.
    """
    turned = [card["card"] for pack in bundle["packs"] for card in _of_hand(bundle, pack)]
    asked = [turn.card for turn in turns if turn.card != EMPTY]
    if asked != turned:
        raise Unruly("The cards on the tape are not those that were turned, in their order.")
    if len(asked) < len(turns) and (turns[-1].card != EMPTY or _left(bundle)):
        raise Unruly("The stock is said to be out while cards are left.")


def follow_stakes(bundle: Bundle, turns: list[Turn]) -> None:
    """Refuse a card that was drawn before what seats chose was frozen, or after something else was frozen.

    Raises:
        Unruly: says in which window.
    """
    cards = iter([turn for turn in turns if turn.card != EMPTY])
    for pack in bundle["packs"]:
        last = -1  # window of the card before
        for card in pack["turned"]:
            if card["hand"] == bundle["hand"]:
                _follow_window(bundle, pack["windows"], last, card["window"], next(cards))
            last = card["window"]


def _follow_window(bundle: Bundle, windows: list[Bundle], last: int, now: int, turn: Turn) -> None:
    if turn.chosen and now == last:
        raise Unruly(
            f"A card of window {windows[now]['window']} was drawn before the last choice was frozen."
        )
    for window in windows[last + 1 : now + 1]:
        if window["hand"] == bundle["hand"] and dict(window["stakes"]) != _by_chair(bundle, turn.at_stake):
            raise Unruly(f"Window {window['window']} has other stakes than those on the table.")
        if window.get("told") is not None:
            _follow_told(bundle["told"][: window["told"]], turn, window["window"])


def _follow_told(told: list[list[int]], turn: Turn, number: int) -> None:
    """Refuse what was told before a window if it is not what the tape has until then."""
    acts = [[seat, action] for kind, seat, action, _ in told if kind == ACT and seat >= 0]
    left = iter(turn.cards)  # of cards that go to hands it is not told that they were turned
    cards = [card for kind, seat, _, card in told if kind == ACT and seat < 0]
    if acts != turn.acts or not all(card in left for card in cards):
        raise Unruly(f"Before window {number} other acts were told than stand on the tape.")
    if [row[1:] for row in told if row[0] == PAID] != turn.payments:
        raise Unruly(f"Before window {number} other payments were told than were made.")


def _by_chair(bundle: Bundle, at_stake: dict[int, int]) -> dict[int, int]:
    return {bundle["chairs"][seat]: chips for seat, chips in at_stake.items()}


def _played(bundle: Bundle) -> tuple[Book, Options]:
    told = book(bundle["game"])
    return told, told.play_by("", bundle["options"])


def _of_hand(bundle: Bundle, pack: Bundle) -> Iterator[Bundle]:
    return (card for card in pack["turned"] if card["hand"] == bundle["hand"])


def _left(bundle: Bundle) -> bool:
    pack = bundle["packs"][-1]
    return len(pack["turned"]) < int(pack["cards"])
