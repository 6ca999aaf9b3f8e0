"""Rules of thumb for games with a bank: stakes that one can go on making all evening.

A stake is between a twentieth and an eighth of the chips that are free, and now and then none where none
need be; the whole bank is called for one time in eight, and never with more than half of what is free.
A bet lies on one rank or on two before the cards are turned: every other time on one of which most cards are
gone, for the fewer are left the less a doublet costs.  Where the book calls an answer usual
it is given three times in four; any other is as good as another.
"""

from typing import Any

from lansquenet.books.book import Book
from lansquenet.rules.cards import RANKS
from lansquenet.rules.state import Options, State

LEAST_SHARE, MOST_SHARE = 20, 8  # the chips that are free, divided by these
NOTHING, BANCO, OTHERWISE = 6, 8, 4  # one time in so many
MANY = 2  # ranks with a bet on them


def choose(told: Book, rules: Options, view: State, dice: int) -> int:
    """What the seat to act does; three parts of the dice are for three kinds of luck."""
    game, step = told.game, told.step(view.phase)
    if view.phase in game.BETS:
        named = any(other.says == "rank" for other in told.steps.values())  # who names a rank means to bet
        return stake(game.limits(rules, view), game.free(rules, view, view.actor), dice, named)
    options = game.legal(rules, view)
    if step.says == "rank":
        return spot(view, options, dice, [*step.extra])
    usual = [option for option in options if step.usual and step.words.get(step.usual) == option]
    if usual and part(dice, 0) % OTHERWISE != OTHERWISE - 1:
        return usual[0]
    return options[part(dice, 1) * len(options) >> 10]


def part(dice: int, n: int) -> int:
    """One of three numbers of ten bits that are in the dice."""
    return dice >> 10 * n & 1023


def stake(limits: tuple[int, int, int], free: int, dice: int, willing: bool) -> int:
    """How many chips."""
    least, most, apart = limits
    if least > most or (apart == 0 and not willing and part(dice, 0) % NOTHING == NOTHING - 1):
        return apart if apart >= 0 else least
    if most < apart <= free // 2 and part(dice, 0) % BANCO == BANCO - 1:
        return apart
    low, high = max(1, free // LEAST_SHARE), max(1, free // MOST_SHARE)
    return min(most, max(least, low + ((high - low + 1) * part(dice, 1) >> 10)))


def spot(view: Any, options: list[int], dice: int, extra: list[int]) -> int:
    """A rank that has no bet of this seat yet; when bets enough lie out, what is no rank."""
    mine = view.bets[view.actor] if isinstance(view.bets[view.actor], list) else [0] * RANKS
    laid = sum(1 for chips in mine if chips)
    ranks = [r for r in options if 0 <= r < RANKS and r not in extra and not mine[r]]
    others = [option for option in options if option < 0]
    if others and (laid > part(dice, 0) % MANY or not ranks):
        return others[0]
    if not ranks:
        return options[part(dice, 1) * len(options) >> 10]
    gone = getattr(view, "gone", [0] * RANKS)
    best = [r for r in ranks if gone[r] == max(gone[rank] for rank in ranks)] if part(dice, 2) & 1 else ranks
    return best[part(dice, 1) * len(best) >> 10]
