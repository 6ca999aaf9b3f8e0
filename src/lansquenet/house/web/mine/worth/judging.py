"""The decisions of a seat in a hand that is over, each beside the best answer that is known.

They are judged by what the seat could know, so a report tells of the cards of others what was seen.
"""

from dataclasses import replace
from time import perf_counter
from typing import NamedTuple

from lansquenet.house.history import Recalled, stock_before
from lansquenet.house.web.frames import Laid, Showing, cards_of
from lansquenet.rules.game import forced
from lansquenet.rules.state import OVER
from lansquenet.seats.judged import judged, seed_of
from lansquenet.seats.offers import Offer


class JudgedDecision(NamedTuple):
    """A decision: what was asked and answered, what would have been best, and what the difference is."""

    at: int  # the `seq` of the frame in which it was asked
    asked: Offer  # with no more choices than these two
    given: int
    best: int
    cost: float  # in the mean; nothing, where the best leads by no more than luck may have done
    error: float  # to each side of the distance from the best, 95 times in 100
    exact: bool
    points: bool  # what it cost are points, and not chips


Decisions = dict[int, JudgedDecision | None]  # by the frame in which they were asked


def decides(found: Recalled, seat: int, done: int) -> bool:
    """Whether what was done after so many moments is a decision of a seat: it had a choice, and was there."""
    if done in found.stood_in or found.moments[done].act.actor != seat:
        return False
    told, state = found.session.told, found.moments[done].before
    return forced(told.game, found.session.rules, state) is None


def decisions_in(found: Recalled, seat: int) -> int:
    """How many a seat made in a hand."""
    return sum(decides(found, seat, done) for done in range(len(found.moments)))


def judge(found: Recalled, number: int, seat: int, known: Decisions, end: float) -> bool:
    """Judge what a seat decided in a hand, into what is known of it; False: the time was up before.

    What cannot be judged is known as None; what a stand-in answered, or was forced, is not judged.
    """
    tape = found.session.tapes[0]
    stock = Laid(cards_of(found.moments), stock_before(found, number))
    scene = Showing(found.session, stock, seat, number)
    scene.begin()
    while scene.table.actor != OVER:
        at, offer = scene.frames[-1].seq, scene.frames[-1].offer
        done = len(scene.table.moments)
        if decides(found, seat, done) and at not in known:
            if perf_counter() > end:
                return False
            known[at] = _judged(scene, offer, seat, tape[done]) if offer else None
        if not scene.follow(tape):
            break
    return True


def _judged(scene: Showing, asked: Offer, seat: int, given: int) -> JudgedDecision | None:
    table, at = scene.table, scene.frames[-1].seq
    seed = seed_of(scene.sitting.hand, at, seat)
    found = judged(table.told, table.rules, table.view(seat), given, seed, scene.stock.left)
    if found is None:
        return None
    return JudgedDecision(at, _between(asked, found.given, found.best), *found)


def _between(asked: Offer, *answers: int) -> Offer:
    """The question with no other choices than these."""
    choices = tuple(choice for choice in asked.choices if choice.action in answers)
    return replace(asked, choices=choices, barred=(), spoken={})
