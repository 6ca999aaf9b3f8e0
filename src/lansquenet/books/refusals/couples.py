"""What cannot be named or laid at Stuss, Tempeln, Faro and Pharaon, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because, of_rank
from lansquenet.rules import cards
from lansquenet.rules.banking import Bounds, room
from lansquenet.rules.cards import RANKS
from lansquenet.rules.couples import GO_ON, Layout


def of_choice(
    rules: Bounds,
    coup: Layout,
    r: int,
    pack: int,
    of_each: int,
    chips: tuple[int, int],
    numbers: tuple[str, str, str],
) -> Reason | None:
    """Why no bet can be laid on this rank: it is not in the pack, it is gone, or there is nothing to lay.

    By these rules, one for each; `chips` are those that are free, and those for which the banker answers.
    """
    if r == GO_ON or not 0 <= r < RANKS:
        return None
    if r not in cards.ranks(pack):
        return of_rank("no-rank", numbers[0], r)
    if coup.gone[r] >= of_each:
        return of_rank("all-gone", numbers[1], r)
    return of_nothing_to_lay(rules, coup, chips, numbers[2])


def of_nothing_to_lay(rules: Bounds, coup: Layout, chips: tuple[int, int], number: str) -> Reason:
    """Why no new bet can be laid at all."""
    own, cover = chips[0], room(coup, rules.cover, chips[1])
    least = max(1, rules.min_bet)
    if own <= 0:
        return because("nothing-free", number)
    if cover <= 0:
        return because("nothing-covered", "COM-5")
    return because("table-too-high", number, chips=least)


def of_pile(
    rules: Bounds, coup: Layout, chips: int, pile: int, spare: tuple[int, int], numbers: tuple[str, str]
) -> Reason:
    """Why so many chips cannot lie there in all."""
    bounds = (
        bound("free-in-all", numbers[0], pile + spare[0]),
        bound("cover-in-all", numbers[1], pile + room(coup, rules.cover, spare[1])),
        limit("table-most", numbers[0], rules.max_bet),
    )
    return of_amount(chips, bounds, because("table-least", numbers[0], chips=max(1, rules.min_bet)))
