"""How a moment of the rules is cut into beats, and what moves from one picture of a table to the next.

What moves is found by holding two pictures against each other that one and the same viewer is shown, and
from the payments that all are told: so nothing can be seen in it that does not stand in these.  How many
beats there are hangs on what lies open alone: on what one sees who only looks on.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from lansquenet.books import wording
from lansquenet.books.book import Book
from lansquenet.books.transcript import Moment
from lansquenet.games import module_of
from lansquenet.rules.cards import RANKS, SUITS, rank
from lansquenet.rules.game import hides
from lansquenet.rules.state import ALL, CHANCE, HOUSE, ONLOOKER, POOL, Options, State, fields_by
from lansquenet.seats.beats import Kind, Move, Spot
from lansquenet.seats.cloth import Item, Place, Row, same_row
from lansquenet.seats.moods import Bearing
from lansquenet.seats.telling import Line, is_dealt

STOCK, TURNED, ASIDE = Spot("stock"), Spot(wording.TURNED), Spot("aside")
LIES_TURNED = Place(wording.TURNED, TURNED.field, -1, ())
BEYOND = {POOL: Spot("pool"), HOUSE: Spot("house")}  # accounts that are no seats
GONE = (TURNED.field, "gone", "shown")  # fields of ranks that say how often they have been seen
RIDES = "level"  # the field of the wins of each seat's ranks that were not taken
PLAYED = "played"  # the field of the cards that a trick is made of
Times: TypeAlias = Callable[[Options, State, int, int], int]


class Picture(NamedTuple):
    """What lies on the table for one viewer, and the seats about it."""

    places: tuple[Place, ...]
    rows: tuple[Row, ...]


# -- how a moment is cut


def kind_of(told: Book, rules: Options, moment: Moment) -> Kind:
    """What an act is, as one sees it who only looks on."""
    act = moment.act
    if act.actor == CHANCE:
        if act.action < 0:
            return "say"
        learnt = told.game.learns(rules, moment.before, act.action, ONLOOKER)
        return "deal" if is_dealt(moment, learnt) else "turn"
    if told.step(act.phase).says == "card":
        if not 0 <= act.action < SUITS * RANKS:
            return "say"
        seen = told.game.learns(rules, moment.before, act.action, ONLOOKER) == ALL
        return "play" if seen else "lay"
    return "stake" if act.phase in told.game.BETS and act.action > 0 else "say"


def cut(kind: Kind, moment: Moment, decided: bool, trick: bool, over: bool) -> tuple[Kind, ...]:
    """The beats of a moment: what is done, what it decides, what is paid, and how the hand has ended."""
    end: tuple[Kind, ...] = ("result",) if over else ()
    paid: Kind = "pay" if moment.act.payments else "clear"
    if decided or trick:
        return kind, "trick" if trick else "decide", paid, *end
    if moment.act.payments and kind in ("turn", "play"):
        return kind, "pay", *end
    return kind, *end


def borne(row: Row, bearing: Bearing) -> Row:
    """A seat as it bears itself."""
    known = row.seat, row.name, row.stack, row.free, row.acts, row.leads, row.hand
    return same_row(*known, bearing.backs, bearing.tricks, bearing.score, bearing.mood, bearing.said)


# -- a card as it lies before anything has come of it


def laid(picture: Picture, after: Picture, moment: Moment, card: int) -> Picture:
    """A picture with the one card that has just been turned or played, and nothing that came of it."""
    actor = moment.act.actor
    picture = picture._replace(rows=tuple(_quiet(row) if row.acts else row for row in picture.rows))
    if card < 0:
        return picture
    if actor == CHANCE:
        found = _landing(picture, after, card)
        place = replace(found, items=()) if found else LIES_TURNED
        return picture._replace(places=_with(picture.places, place, card))
    rows = tuple(_without(row, card) if row.seat == actor else row for row in picture.rows)
    return Picture(_with(picture.places, Place(PLAYED, PLAYED, actor, ()), card), rows)


def _quiet(row: Row) -> Row:
    """A seat that is asked no more."""
    return replace(row, acts=False, mood="" if row.mood == "asked" else row.mood)


def _landing(before: Picture, after: Picture, card: int) -> Place | None:
    """Where a card that was turned comes to lie; None if it lies by one of its rank, or nowhere."""
    there = {(place.field, place.seat): place.items for place in before.places}
    for place in after.places:
        if place.field == TURNED.field or (place.field, place.seat) in there:
            continue
        if any(item.card == card for item in place.items):
            return place if _is_new(before, place, card) else None
    return None


def _is_new(before: Picture, place: Place, card: int) -> bool:
    """Whether no card of this rank lay in any place of this kind before."""
    r = card // SUITS
    return not any(
        item.rank == r for other in before.places if other.field == place.field for item in other.items
    )


def _with(places: tuple[Place, ...], where: Place, card: int) -> tuple[Place, ...]:
    """These places, with a card in one of them."""
    item = Item(card=card)
    for n, place in enumerate(places):
        if (place.field, place.seat) == (where.field, where.seat):
            return (*places[:n], replace(place, items=(*place.items, item)), *places[n + 1 :])
    return (*places, replace(where, items=(item,)))


def _without(row: Row, card: int) -> Row:
    """A seat whose card has left its hand."""
    if card in row.hand:
        return replace(row, hand=tuple(held for held in row.hand if held != card))
    return replace(row, backs=max(0, row.backs - 1))


# -- what moves


def moved(
    before: Picture, after: Picture, told: Iterable[Line], actor: int, taker: int = -1, hidden: bool = False
) -> tuple[Move, ...]:
    """What moves from one picture to the next; `taker` has the cards of a trick that is gathered.

    Where hands are hidden no cards lie in piles by ranks: those that stay where they were need no look.
    """
    paid = [line for line in told if line.chips]
    if before == after:
        return tuple(_paid({}, {}, paid, -1))
    leaders = _leader(before), _leader(after)
    was, now = _unlike(before, after)
    known = _cards(was, now, actor, taker) if hidden else _cards(before, after, actor, taker)
    return (*known, *_backs(was, now, known), *_chips(was, now, paid, leaders))


def _unlike(before: Picture, after: Picture) -> tuple[Picture, Picture]:
    """Of two pictures the rows and places that are not the same in both; what is alike is made but once."""
    return _without_these(before, {*map(id, after.rows), *map(id, after.places)}), _without_these(
        after, {*map(id, before.rows), *map(id, before.places)}
    )


def _without_these(picture: Picture, known: set[int]) -> Picture:
    places = tuple(place for place in picture.places if id(place) not in known)
    return Picture(places, tuple(row for row in picture.rows if id(row) not in known))


def _spots(picture: Picture) -> dict[int, list[Spot]]:
    """Where each card lies that can be seen, of several packs each of its kind; not what only counts them."""
    found: dict[int, list[Spot]] = {}
    for row in picture.rows:
        for card in row.hand:
            found[card] = [Spot("hand", row.seat)]
    for place in sorted(picture.places, key=lambda place: place.field in GONE[1:]):
        for item in place.items:
            if item.card >= 0 and not (place.field in GONE[1:] and item.card in found):
                found.setdefault(item.card, []).append(Spot(place.field, place.seat, item.rank))
    return found


def _cards(before: Picture, after: Picture, actor: int, taker: int) -> list[Move]:
    """The cards that can be seen, before or after."""
    was, now = _spots(before), _spots(after)
    found = []
    for card in {**now, **was}:
        starts, ends = _without_common(was.get(card, []), now.get(card, []))
        if taker >= 0 and any(start.field == PLAYED for start in starts):
            ends = [Spot("packet", taker)]
        for end in ends[len(starts) :]:
            found.append(Move("card", _source(end, actor), end, card, up=True))
        for start, end in zip(starts, ends, strict=False):
            found.append(Move("card", start, end, card, up=end.field != "packet"))
        for start in starts[len(ends) :]:
            if not _is_covered(after, start):
                end = Spot("packet", taker) if start.field == PLAYED and taker >= 0 else _gone(after, card)
                found.append(Move("card", start, end, card, up=end != ASIDE and end.field != "packet"))
    return found


def _source(end: Spot, actor: int) -> Spot:
    """From where a card comes that was not seen before."""
    return STOCK if actor == CHANCE or end.field == "hand" else Spot("hand", actor)


def _without_common(was: list[Spot], now: list[Spot]) -> tuple[list[Spot], list[Spot]]:
    """These spots, without those in which it lies before and after."""
    starts, ends = [*was], []
    for end in now:
        same = next((start for start in starts if (start.field, start.seat) == (end.field, end.seat)), None)
        if same:
            starts.remove(same)
        else:
            ends.append(end)
    return starts, ends


def _is_covered(after: Picture, spot: Spot) -> bool:
    """Whether another card of its rank now lies where it lay."""
    return spot.n >= 0 and any(
        item.rank == spot.n
        for place in after.places
        if (place.field, place.seat) == (spot.field, spot.seat)
        for item in place.items
    )


def _gone(after: Picture, card: int) -> Spot:
    """Where a card goes that is seen no more: under another of its rank, or out of play."""
    r = card // SUITS
    for place in after.places:
        if place.seat < 0 and any(item.rank == r and item.card >= 0 for item in place.items):
            return Spot(place.field, -1, r)
    return ASIDE


def _backs(before: Picture, after: Picture, known: Sequence[Move]) -> list[Move]:
    """The cards of which only the back is seen: those dealt go round the table."""
    shown = Counter(move.start.seat for move in known if move.start.field == "hand")
    more, aside = Counter[int](), []
    for old, row in zip(before.rows, after.rows, strict=True):
        count = row.backs - old.backs
        if count > 0 and row.hand == old.hand:
            more[row.seat] = count
        elif count < 0:
            seen = sum(card in old.hand for card in row.hand) if row.hand else shown[row.seat]
            aside += [Move("card", Spot("hand", row.seat), ASIDE)] * max(0, -count - seen)
    rounds = range(max(more.values(), default=0))
    dealt = [seat for n in rounds for seat in sorted(more) if n < more[seat]]
    return aside + [Move("card", STOCK, Spot("hand", seat)) for seat in dealt]


def _chips(before: Picture, after: Picture, paid: list[Line], leaders: tuple[int, int]) -> list[Move]:
    """The chips that are laid, paid and taken back; the `leaders` own what lies in the middle."""
    was, now = _lying(before), _lying(after)
    change = {spot: now.get(spot, 0) - was.get(spot, 0) for spot in {**was, **now}}
    staked = {row.seat: row.stack - row.free for row in after.rows}
    for row in before.rows:
        staked[row.seat] -= row.stack - row.free
    off = {spot: -chips for spot, chips in change.items() if chips < 0}
    on = {spot: chips for spot, chips in change.items() if chips > 0}
    found = _paid(off, staked, paid, leaders[0])
    for spot, chips in off.items():
        seat = spot.seat if spot.seat >= 0 else leaders[0]
        if (part := min(chips, -staked.get(seat, 0))) > 0:
            staked[seat] += part
            found.append(Move("chips", spot, Spot("stack", seat), chips=part))
    for spot, chips in on.items():
        seat = spot.seat if spot.seat >= 0 else leaders[1]
        if (part := min(chips, staked.get(seat, 0))) > 0:
            staked[seat] -= part
            found.append(Move("chips", Spot("stack", seat), spot, chips=part))
    return found


def _leader(picture: Picture) -> int:
    """Whose the chips in the middle are."""
    return next((row.seat for row in picture.rows if row.leads), -1)


def _paid(off: dict[Spot, int], staked: dict[int, int], paid: list[Line], leader: int) -> list[Move]:
    """Payments, first out of what lies on the table and then out of the stack; the numbers are used up."""
    found = []
    for line in paid:
        payer, payee, chips = line.payer, line.payee, line.chips
        if chips < 0:
            payer, payee, chips = payee, payer, -chips
        end = BEYOND.get(payee) or Spot("stack", payee)
        for spot in [spot for spot in off if (spot.seat if spot.seat >= 0 else leader) == payer]:
            part = min(chips, off[spot], -staked.get(payer, 0))
            if part > 0:
                off[spot] -= part
                staked[payer] += part
                chips -= part
                found.append(Move("chips", spot, end, chips=part))
        if chips:
            found.append(Move("chips", BEYOND.get(payer) or Spot("stack", payer), end, chips=chips))
    return found


def _lying(picture: Picture) -> dict[Spot, int]:
    """The chips that lie on the table, by where they lie."""
    found: dict[Spot, int] = {}
    for place in picture.places:
        for item in place.items:
            if item.chips:
                n = item.rank if item.rank >= 0 else item.seat
                spot = Spot(place.field, place.seat, n)
                found[spot] = found.get(spot, 0) + item.chips
    return found


def streamed(told: Book, picture: Picture, stream: Sequence[int]) -> Picture:
    """A picture with the cards that lie where they were turned."""
    if hides(told.game) or not stream:
        return picture
    for card in stream:
        picture = picture._replace(places=_with(picture.places, LIES_TURNED, card))
    return picture


def timed(told: Book, rules: Options, state: State, picture: Picture) -> Picture:
    """A picture in which what rides says for how many times its stake, where the game's room knows that."""
    times: Times | None = getattr(module_of(told.name, "verbs"), "times", None)
    if times is None:
        return picture
    return picture._replace(places=tuple(_timed(times, rules, state, place) for place in picture.places))


def _timed(times: Times, rules: Options, state: State, place: Place) -> Place:
    items = (replace(item, count=times(rules, state, place.seat, item.rank)) for item in place.items)
    return replace(place, items=tuple(items)) if place.field == RIDES else place


def lies_open(picture: Picture, r: int) -> bool:
    """Whether a card of this rank lies in a place from which it counts."""
    return any(item.rank == r and item.card >= 0 for place in _open(picture) for item in place.items)


def stays_turned(told: Book, before: Picture, after: Picture, card: int) -> bool:
    """Whether a card lies where it was turned: in no place of its own, nor under another of its rank.

    Where several packs are shuffled together, another of the same face may lie there already.
    """
    single = fields_by(told.game.State, "is rank")
    under = [place for place in _open(after) if place.field not in single]
    has_come = _count_of(after, card) > _count_of(before, card)
    return not has_come and not any(item.rank == rank(card) for place in under for item in place.items)


def _count_of(picture: Picture, card: int) -> int:
    return sum(item.card == card for place in _open(picture) for item in place.items)


def piles(told: Book) -> bool:
    """Whether cards that were turned are laid on a pile, which only says how many of a rank are gone."""
    return any(zone.field in GONE for zone in told.zones)


def _open(picture: Picture) -> list[Place]:
    """The places in the middle in which cards lie from which they count."""
    return [place for place in picture.places if place.seat < 0 and place.field not in GONE]
