"""Tempers: how a bot that knows rules of thumb strays from them, so that one who watches can tell it apart.

`cautious` stakes half, never calls for the whole bank, and one time in three commits itself to the least
where an answer is asked for.  `daring` stakes twice as much; one time in four, where `steady` would commit
itself to the least, or play a card though it might call or knock, it goes a step further.  `stubborn` is
always lucky in the same way: it stakes the same part of what it has, and sits on the same ranks; one time in
six it goes that step further.
Cards are played by all of them as `steady` plays them.
"""

from collections.abc import Callable

from lansquenet.books.book import Book
from lansquenet.rules.policies import weights
from lansquenet.rules.state import Options, State

CAUTIOUS, DARING, STUBBORN = TEMPERS = "cautious", "daring", "stubborn"
LESS, MORE = {CAUTIOUS: 3}, {DARING: 4, STUBBORN: 6}  # one time in so many
OWN_LUCK = 397  # by which the luck of the stubborn differs from seat to seat
Steady = Callable[[Options, State, int], int]


def choose(temper: str, steady: Steady, told: Book, rules: Options, view: State, dice: int) -> int:
    """What the seat to act does; of two answers that commit it alike it knows no bolder."""
    luck = (OWN_LUCK * (view.actor + 1) & 1023) << 10 if temper == STUBBORN else dice
    said = steady(rules, view, luck)
    if view.phase in told.game.BETS:
        return amount(temper, said, *told.game.limits(rules, view))
    return answer(temper, said, told, rules, view, dice >> 20)


def amount(temper: str, said: int, least: int, most: int, apart: int) -> int:
    """So many chips for what `steady` would put down."""
    if temper == STUBBORN or least > most:
        return said
    if temper == DARING:
        return said if said == apart > most else min(most, max(least, 2 * said))
    return said if said == apart < least else max(least, (least if said > most else said) // 2)


def answer(temper: str, said: int, told: Book, rules: Options, view: State, dice: int) -> int:
    """This answer, or now and then the most cautious one, or a bolder."""
    step, options = told.step(view.phase), told.game.legal(rules, view)
    if step.says not in ("answer", "card"):
        return said
    weight = dict(zip(options, weights(told.game)(rules, view, options), strict=True))
    least, asks = min(options, key=weight.__getitem__), step.says == "answer"
    if asks and temper in LESS and dice % LESS[temper] == 0:
        return least
    if temper not in MORE or dice % MORE[temper] or (asks and weight[said] > weight[least]):
        return said
    bolder = [one for one in options if weight[one] > weight[said] and (asks or one in step.extra)]
    return min(bolder, key=weight.__getitem__, default=said)
