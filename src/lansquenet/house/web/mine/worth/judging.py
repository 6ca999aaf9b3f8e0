"""The decisions of a seat in a hand that is over, each beside the best answer that is known.

A decision is judged by what the seat could know when it was asked, and by nothing else: by its view, and
by the cards not turned yet where all lies open.  So a report tells of the cards of others what was seen.
"""

from dataclasses import replace
from time import perf_counter
from typing import NamedTuple

from lansquenet.bots.worths import Worths, worths
from lansquenet.house.history import Recalled, stock_before
from lansquenet.house.web.frames import Laid, Showing, cards_of
from lansquenet.house.web.mine.worth.hints import seed_of
from lansquenet.rules.game import hides
from lansquenet.rules.state import OVER
from lansquenet.seats.offers import Offer

WORLDS = 400  # that are looked at for a decision, where hands are hidden


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


def judge(found: Recalled, number: int, seat: int, known: Decisions, end: float) -> bool:
    """Judge what a seat decided in a hand, into what is known of it; False: the time was up before.

    What cannot be judged is known as None; what a stand-in answered is not judged.
    """
    tape = found.session.tapes[0]
    stock = Laid(cards_of(found.moments), stock_before(found, number))
    scene = Showing(found.session, stock, seat, number)
    scene.begin()
    while scene.table.actor != OVER:
        at, offer = scene.frames[-1].seq, scene.frames[-1].offer
        own = scene.table.actor == seat and len(scene.table.moments) not in found.stood_in
        if own and offer and at not in known:
            if perf_counter() > end:
                return False
            known[at] = _judged(scene, offer, seat, tape[len(scene.table.moments)])
        if not scene.follow(tape):
            break
    return True


def _judged(scene: Showing, asked: Offer, seat: int, given: int) -> JudgedDecision | None:
    found = _worths(scene, seat, given)
    answer = found.of(given) if found else None
    if found is None or answer is None:
        return None
    lead, error = found.best.gain - answer.gain, max(answer.error, found.best.error)
    best = found.best.action if lead > error else given
    return JudgedDecision(
        at=scene.frames[-1].seq,
        asked=_between(asked, given, best),
        given=given,
        best=best,
        cost=lead if best != given else 0.0,
        error=error,
        exact=found.exact,
        points=found.points,
    )


def _worths(scene: Showing, seat: int, given: int) -> Worths | None:
    """What the answers to the question are worth; of those that may be put in many ways, also this one."""
    table, at = scene.table, (scene.sitting.hand, scene.frames[-1].seq, seat)
    stock = None if hides(table.game) else tuple(sorted(scene.stock.left))
    return worths(table.told, table.rules, table.view(seat), seed_of(*at), stock, (given,), WORLDS)


def _between(asked: Offer, *answers: int) -> Offer:
    """The question with no other choices than these."""
    choices = tuple(choice for choice in asked.choices if choice.action in answers)
    return replace(asked, choices=choices, barred=(), spoken={})
