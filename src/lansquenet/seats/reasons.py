"""Why: what a card has decided and for whom, who takes a trick, and what may be decided next.

Pure functions of moments, in what all may see of them: so they tell every seat the same, and nothing hidden.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from lansquenet.books import events
from lansquenet.books.book import Book, seat_name
from lansquenet.books.events import Ruling
from lansquenet.books.transcript import Moment
from lansquenet.games import module_of
from lansquenet.rules.cards import RANKS, SUITS, card_of, ranks
from lansquenet.rules.game import hides, perform
from lansquenet.rules.state import CHANCE, NOBODY, OVER, Options, State, duplicate
from lansquenet.rules.tricks import CARDS, Deal, played_in, player_of
from lansquenet.seats.beats import Decided, Part, Played, Said, Spot, TrickTaken

MOST_PARTS = 3


def decided(
    told: Book, rules: Options, names: list[str], moment: Moment, faces: tuple[int, ...] = ()
) -> Decided | None:
    """What an act has decided; `faces` are the cards of each rank turned last before it, if known."""
    act, before, after = moment.act, moment.before, moment.after
    found = events.decided(events.staged(told, rules, names, act, before, after, moment.shown, faces))
    if found is None:
        return None
    spots = tuple(Spot(*place) for place in found.pair)
    said = Said(found.text, found.key, found.gaps)
    return Decided(said, found.rule, spots, found.cards, found.wins or (), found.loses or ())


def decisions(
    told: Book, rules: Options, names: list[str], moments: Sequence[Moment]
) -> list[tuple[Moment, Decided]]:
    """All that has been decided in a hand, in its order."""
    found: list[tuple[Moment, Decided]] = []
    faces = [-1] * RANKS
    for moment in moments:
        if _may_have(told, moment) and (ruling := decided(told, rules, names, moment, tuple(faces))):
            found.append((moment, ruling))
        if moment.act.actor == CHANCE and 0 <= moment.act.action < CARDS and not hides(told.game):
            faces[moment.act.action // SUITS] = moment.act.action
    return found


def _may_have(told: Book, moment: Moment) -> bool:
    """Whether an act may have decided anything: what is but said where all lies open has not."""
    act = moment.act
    return bool(act.actor == CHANCE or act.payments or moment.after.actor == OVER or hides(told.game))


# -- tricks


def trick(told: Book, rules: Options, moment: Moment) -> TrickTaken | None:
    """The trick that an act has made whole, its cards in the order in which they were played."""
    before, after = moment.before, moment.after
    if not isinstance(before, Deal) or not isinstance(after, Deal) or after.trick == before.trick:
        return None
    seats = range(after.seats)
    winner = next(seat for seat in seats if after.taken[seat] > before.taken[seat])
    found = _cards_of(after, before.trick)
    order = sorted(found, key=lambda seat: (seat - before.leader) * after.way % after.seats)
    cards = tuple(Played(seat, found[seat]) for seat in order)
    last = after.actor == OVER or not any(after.held[seat] for seat in seats if after.active[seat])
    return TrickTaken(winner, found[winner], cards, before.trick, last)


def _cards_of(deal: Deal, number: int) -> dict[int, int]:
    """What each seat has played to a trick."""
    first, last = played_in(number, 0), played_in(number + 1, 0)
    lying = [(where, card) for card, where in enumerate(deal.place) if first <= where < last]
    return {player_of(where): card for where, card in lying}


# -- what the next card may decide


Ways: TypeAlias = dict[int, Ruling | None]  # of each card: what it would decide if it were turned now


def ways(told: Book, rules: Options, state: State) -> Ways:
    """What each card would decide that may be turned next; nothing where none is turned before all."""
    if not _is_turn(told, state):
        return {}
    letters = [seat_name(seat) for seat in range(state.seats)]
    return {card: _turned(told, rules, letters, state, card) for card in _pack(told, rules)}


def may(told: Book, rules: Options, state: State, found: Ways | None = None) -> tuple[int, ...]:
    """The seats for which a card that is turned next may decide, from what lies open alone."""
    seats: set[int] = set()
    for verdict in (ways(told, rules, state) if found is None else found).values():
        seats |= {*(verdict.wins or ()), *(verdict.loses or ())} if verdict else set()
    return tuple(sorted(seats))


def parts(
    told: Book,
    rules: Options,
    names: list[str],
    state: State,
    left: Mapping[int, int] | Sequence[int],
    found: Ways | None = None,
) -> tuple[Part, ...]:
    """In which two or three ways it may be decided now, by how many of the cards that are left.

    `left` says how many of each rank are still in the stock.  Where a card that decides nothing changes
    nothing either, only those count that decide: one of them comes first.
    """
    if not _is_turn(told, state) or told.game.by_suit(rules):
        return ()
    count = dict(left) if isinstance(left, Mapping) else dict(enumerate(left))
    found = ways(told, rules, state) if found is None else found
    by_rank = {card // SUITS: verdict for card, verdict in found.items()}
    waits = state.phase in getattr(module_of(told.name, "events"), "WAITS", ())
    counted = {r: way for r, way in by_rank.items() if count.get(r, 0) > 0 and (way or not waits)}
    groups = _grouped(counted)
    if not any(counted.values()) or not 2 <= len(groups) <= MOST_PARTS:
        return ()
    of = sum(count[r] for r in counted)
    return tuple(
        _part(told, key, of, [(count[r], by_rank[r]) for r in alike]) for key, alike in groups.items()
    )


def _grouped(ways: Mapping[int, Ruling | None]) -> dict[str, list[int]]:
    """The ranks that decide in the same way, by what would be said of it; those of nothing last."""
    groups: dict[str, list[int]] = {}
    for r, way in ways.items():
        groups.setdefault(way.key.removeprefix("said-") if way else "nothing", []).append(r)
    return dict(sorted(groups.items(), key=lambda one: (one[0] == "nothing", not one[0].startswith("bank"))))


def _part(told: Book, key: str, of: int, found: list[tuple[int, Ruling | None]]) -> Part:
    """One way, by how many cards of all, and for whom it is good."""
    wins = {seat for _, way in found if way for seat in way.wins or ()}
    name = f"part-{key}"
    said = Said(told.said.get(name, key), f"said-{name}" if name in told.said else "")
    return Part(said, sum(ways for ways, _ in found), of, tuple(sorted(wins)))


def _is_turn(told: Book, state: State) -> bool:
    """Whether a card is turned next that may decide, before the eyes of all."""
    draw = getattr(told.game.Phase, "DRAW", NOBODY)
    return bool(state.actor == CHANCE and state.phase != draw and not hides(told.game))


def _turned(told: Book, rules: Options, letters: list[str], state: State, card: int) -> Ruling | None:
    """What a card would decide if it were turned now."""
    twin = duplicate(state)
    twin.ledger = []
    act = perform(told.game, rules, twin, card)
    return events.decided(events.staged(told, rules, letters, act, state, twin))


def _pack(told: Book, rules: Options) -> list[int]:
    """A card of every rank, or where suits decide all cards."""
    suits = range(SUITS) if told.game.by_suit(rules) else range(1)
    return [card_of(r, s) for r in ranks(told.game.shoe(rules).pack) for s in suits]
