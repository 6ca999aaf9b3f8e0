"""What luck did, and what was one's own doing: the net of a hand taken apart, so that it adds up.

At every moment of a hand it is known, exactly, what a seat may expect from there on if nobody stakes
more than must be: the rules are walked on with the cards that are still in the stock.  Each card turned,
each choice of somebody else and each of one's own moves that expectation; the last one is the net.  The
sum of what the cards moved it by is the deal.  So much is known only where all lies open, and where the
ways are not too many; what could not be walked is left out, and counted.

Where cards are hidden it is sampled, from what the seat could see at that moment and nothing else: in
worlds that look like its view the hand is played on by rules of thumb in every seat, with the same chances
each time.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from lansquenet.books.transcript import Moment
from lansquenet.games import GAMES
from lansquenet.house import history
from lansquenet.house.history import Recalled, stock_before
from lansquenet.house.log.store import Store
from lansquenet.house.web.mine.own_hands import HandOfMine
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY, State, duplicate
from lansquenet.seats.chances import SURE, Question, exactly

SECONDS = 5.0  # for one answer; those who want more ask again
STEPS = 6_000  # of a walk, at most
TIMES = 2_000  # worlds in which a hand with hidden cards is played on from a moment
LUCK = 20_261_125  # the chances that come then
KEPT = 50_000  # hands that were taken apart


class Apart(NamedTuple):
    """The net of a hand: what the seat was worth before the first card, and by what it was moved then."""

    start: float = 0.0
    deal: float = 0.0
    others: float = 0.0
    own: float = 0.0


class Reckoned(NamedTuple):
    """Hands of a game taken apart: their sums, and how sure those are."""

    game: str
    hands: int  # that were taken apart
    left: int  # that have not been yet
    beyond: int  # that could not be
    net: int
    start: float
    deal: float
    others: float
    own: float
    usual: float  # within which the deal lies 95 times in 100
    mean: float  # a hand, without the deal
    error: float  # to each side of that, 95 times in 100


SPLIT: OrderedDict[tuple[str, int, int], Apart | None] = OrderedDict()


def taken_apart(store: Store, hands: Sequence[HandOfMine], seconds: float = SECONDS) -> list[Reckoned]:
    """The hands of each game, apart; the newest first, as many as there is time for."""
    end = perf_counter() + seconds
    for hand in hands:
        if perf_counter() > end:
            break
        if _key(hand) not in SPLIT:
            _keep(_key(hand), _split_of(store, hand))
    games = dict.fromkeys(hand.game for hand in hands)
    return [_summed(game, [hand for hand in hands if hand.game == game]) for game in games]


def _key(hand: HandOfMine) -> tuple[str, int, int]:
    return hand.table, hand.hand, hand.seat


def _keep(key: tuple[str, int, int], found: Apart | None) -> None:
    SPLIT[key] = found
    while len(SPLIT) > KEPT:
        SPLIT.popitem(last=False)


def _split_of(store: Store, hand: HandOfMine) -> Apart | None:
    if hand.draw:
        return Apart()
    found = split(history.recalled(store, hand.table, hand.hand), hand.hand, hand.seat)
    if found is None:
        return None
    shared = hand.net - sum(found)  # out of a pool that stood, when the company broke up after the hand
    return found._replace(start=found.start + shared)


def _summed(game: str, hands: Sequence[HandOfMine]) -> Reckoned:
    """What the hands of a game come to, as far as they were taken apart."""
    known = [(hand, SPLIT[_key(hand)]) for hand in hands if _key(hand) in SPLIT]
    found = [(hand.net, part) for hand, part in known if part is not None]
    parts = [part for _, part in found]
    without = [net - part.deal for net, part in found]
    return Reckoned(
        game,
        len(found),
        len(hands) - len(known),
        len(known) - len(found),
        sum(net for net, _ in found),
        start=sum(part.start for part in parts),
        deal=sum(part.deal for part in parts),
        others=sum(part.others for part in parts),
        own=sum(part.own for part in parts),
        usual=SURE * sqrt(sum(part.deal**2 for part in parts)),
        mean=fmean(without) if without else 0.0,
        error=SURE * stdev(without) / sqrt(len(without)) if len(without) > 1 else 0.0,
    )


# -- one hand


def split(found: Recalled, number: int, seat: int) -> Apart | None:
    """The net of a seat in a hand, apart; None if there are too many ways for it to be known."""
    moved = dict.fromkeys(("deal", "others", "own"), 0.0)
    before = found.session.stacks[seat]
    stock = in_order(found.session.told.game.shoe(found.session.rules))
    left = Counter(stock if found.gathered else stock_before(found, number))
    worth = start = _worth(found, found.moments[0].before, left, seat, before)
    for whose, moments in _by_mover(found, seat):
        left.subtract(m.act.action for m in moments if m.act.actor == CHANCE and m.act.action >= 0)
        now = _worth(found, moments[-1].after, left, seat, before)
        if worth is None or now is None:
            return None
        moved[whose] += now - worth
        worth = now
    return None if start is None else Apart(start, **moved)


def _by_mover(found: Recalled, seat: int) -> Iterator[tuple[str, list[Moment]]]:
    """The moments of a hand, those together that follow each other by the same doing.

    Where this seat may not see who is asked, nothing is known until it may.
    """
    run: list[Moment] = []
    for moment in found.moments:
        if (
            run
            and _mover(run[-1], seat) != _mover(moment, seat)
            and not _in_silence(found, run[-1].after, seat)
        ):
            yield _mover(run[-1], seat), run
            run = []
        run.append(moment)
    if run:
        yield _mover(run[-1], seat), run


def _in_silence(found: Recalled, state: State, seat: int) -> bool:
    """Whether somebody is asked, and this seat may not see who."""
    return found.sitting.hidden and found.sitting.view_of(state, seat).actor == SOMEBODY


def _mover(moment: Moment, seat: int) -> str:
    return "deal" if moment.act.actor == CHANCE else "own" if moment.act.actor == seat else "others"


def _worth(found: Recalled, state: State, left: Counter[int], seat: int, before: int) -> float | None:
    """What a seat may expect to win in a hand from here on, with what it has won; None if unknown."""
    if state.actor == OVER:
        return float(state.stacks[seat] - before)
    stock = tuple(sorted(left.elements()))
    name, rules = found.session.name, found.session.rules
    if hides(GAMES[name]):
        search = import_module("lansquenet.bots.search")  # which brings a compiler with it
        return (
            float(search.played_on(name, rules, found.sitting.view_of(state, seat), seat, TIMES, LUCK))
            - before
        )
    known = exactly(Question(name, rules, duplicate(state), seat, before, stock), STEPS)
    return None if known is None else known.mean
