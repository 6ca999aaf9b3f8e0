"""How a hand has ended for every seat: what it has brought, why, and by which rule."""

from collections.abc import Sequence
from typing import NamedTuple

from lansquenet.books.book import Book
from lansquenet.books.transcript import Moment
from lansquenet.games import module_of
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import OVER, POOL, Options, State
from lansquenet.rules.tricks import PLAYED, Deal, player_of
from lansquenet.rules.who_begins import DRAW
from lansquenet.seats.beats import Decided, Ended, Result, Said
from lansquenet.seats.reasons import decisions


class PastHand(NamedTuple):
    """A hand that is over, and what has been decided in it."""

    told: Book
    rules: Options
    moments: Sequence[Moment]
    decided: list[tuple[Moment, Decided]]

    @property
    def first(self) -> State:
        """How it began."""
        return self.moments[0].before

    @property
    def last(self) -> State:
        """How it ended."""
        return self.moments[-1].after

    def said(self, key: str, **gaps: int | str) -> Said:
        """A sentence of the book."""
        return Said(self.told.said[key].format_map(gaps), f"said-{key}", gaps)


def result(told: Book, rules: Options, names: list[str], moments: Sequence[Moment]) -> Result | None:
    """How a hand has ended; None while it is played."""
    if not moments or moments[-1].after.actor != OVER:
        return None
    hand = PastHand(told, rules, moments, decisions(told, rules, names, moments))
    seats = tuple(_ended(hand, seat) for seat in range(hand.last.seats))
    return Result(seats, _because(hand), "chips" if counts_chips(told.game) else "points")


def _because(hand: PastHand) -> int:
    """The number of the decision that has moved most chips, of equals the last; -1 if there is none."""
    moved = [sum(row.chips for row in moment.act.payments) for moment, _ in hand.decided]
    return max(range(len(moved)), key=lambda n: (moved[n], n), default=-1)


def _ended(hand: PastHand, seat: int) -> Ended:
    """What the hand has brought a seat."""
    net = _net(hand, seat)
    cause = _cause(hand, seat, net)
    return Ended(seat, net, _why(hand, seat, net, cause), _rule(hand, seat, net, cause))


def _net(hand: PastHand, seat: int) -> int:
    """Chips, or where those are not what is played for, the points that are."""
    game = hand.told.game
    if counts_chips(game):
        return hand.last.stacks[seat] - hand.first.stacks[seat]
    return int(game.worth(hand.rules, hand.last, seat) - game.worth(hand.rules, hand.first, seat))


def _cause(hand: PastHand, seat: int, net: int) -> Decided | None:
    """The decision that has brought a seat most of what it ends with, of equals the last."""
    side = [
        (abs(gained(moment, seat)), n, decided)
        for n, (moment, decided) in enumerate(hand.decided)
        if net and seat in (decided.wins if net > 0 else decided.loses)
    ]
    return max(side, key=lambda one: one[:2])[2] if side else None


def gained(moment: Moment, seat: int) -> int:
    """What a seat has been paid by an act, less what it has paid."""
    rows = moment.act.payments
    return sum(row.chips * ((row.payee == seat) - (row.payer == seat)) for row in rows)


def _rule(hand: PastHand, seat: int, net: int, cause: Decided | None) -> str:
    """The rule of the largest payment that a seat has made or had, or else of what decided."""
    rows = [row for moment in hand.moments for row in moment.act.payments]
    mine = [row for row in rows if seat == (row.payee if net > 0 else row.payer)] if net else []
    if mine and counts_chips(hand.told.game):
        return hand.told.why(max(mine, key=lambda row: row.chips).why)
    last = cause or (hand.decided[-1][1] if hand.decided else None)
    return last.rule if last else hand.told.step(hand.moments[-1].act.phase).rule


# -- in words


def _why(hand: PastHand, seat: int, net: int, cause: Decided | None) -> Said:
    """Why a seat ends so."""
    if hand.moments[-1].act.phase == DRAW and "only-draw" in hand.told.said:
        return hand.said("only-draw")
    own = getattr(module_of(hand.told.name, "events"), "ended", None)
    if own and (found := own(hand.first, hand.last, seat)):
        return hand.said(found[0], **found[1])
    if isinstance(hand.last, Deal) and "no-trick" in hand.told.said:
        return _at_tricks(hand, hand.last, seat)
    return _at_bets(hand, seat, net, cause)


def _at_bets(hand: PastHand, seat: int, net: int, cause: Decided | None) -> Said:
    """What decided for a seat that has bet, or banked."""
    if cause:
        return cause.said
    if "even" not in hand.told.said:
        return hand.decided[-1][1].said if hand.decided else Said("")
    if net:
        return hand.said("ante" if _paid_to_pool(hand, seat) else "by-bets")
    staked = any(_stakes(hand, moment, seat) for moment in hand.moments)
    return hand.said("even" if staked else "nothing-at-stake")


def _paid_to_pool(hand: PastHand, seat: int) -> bool:
    """Whether a seat has paid into the pool, and nobody else."""
    rows = [row for moment in hand.moments for row in moment.act.payments if seat in (row.payer, row.payee)]
    return all((row.payer, row.payee) == (seat, POOL) for row in rows)


def _stakes(hand: PastHand, moment: Moment, seat: int) -> bool:
    """Whether a seat had chips at stake then."""
    free = hand.told.game.free(hand.rules, moment.after, seat)
    paid = any(seat in (row.payer, row.payee) for row in moment.act.payments)
    return paid or free < moment.after.stacks[seat]


def _at_tricks(hand: PastHand, deal: Deal, seat: int) -> Said:
    """The tricks a seat has taken, if it has played."""
    if any(where >= PLAYED and player_of(where) == seat for where in deal.place):
        return (
            hand.said("tricks-taken", tricks=deal.taken[seat]) if deal.taken[seat] else hand.said("no-trick")
        )
    last = hand.moments[-1].act.payments
    if any((row.payer, row.payee) == (POOL, seat) for row in last) and hand.decided:
        return hand.decided[-1][1].said
    if not any(_holds(moment.after, seat) for moment in hand.moments):
        return hand.said("not-dealt")
    return hand.said("unplayed" if deal.active[seat] else "not-in")


def _holds(state: State, seat: int) -> bool:
    """Whether a seat has any cards."""
    return isinstance(state, Deal) and bool(state.held[seat])
