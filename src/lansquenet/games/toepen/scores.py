"""Who pays what in Toepen: penalties, the end of a match, and the kitty."""

from lansquenet.games.toepen.state import Deal, Rules, Tie, Warnings, signals_of
from lansquenet.play import OVER, POOL, next_seat, pay
from lansquenet.pools import room


def score(rules: Rules, deal: Deal, winner: int) -> None:
    """What the deal costs each (TOEP-13); the winner deals next."""
    for seat in range(deal.seats):
        if not deal.exempt[seat]:
            cost = deal.value if deal.active[seat] else deal.charge[seat]
            deal.scores[seat] += (0 if seat == winner else cost) + breach(rules, deal, seat)
    deal.heir = winner
    finish(rules, deal)


def breach(rules: Rules, deal: Deal, seat: int) -> int:
    """The penalty for a signal that was false, or wanting (TOEP-6)."""
    return 1 if rules.warnings == Warnings.PENALISED and not honest(rules, deal, seat) else 0


def honest(rules: Rules, deal: Deal, seat: int) -> bool:
    """Whether a signal was one to which the hand entitled."""
    least, most = signals_of(rules, deal, seat)
    return least <= deal.signals[seat] <= most


def finish(rules: Rules, deal: Deal) -> None:
    """The deal is over, and the match may be (TOEP-14)."""
    deal.actor = OVER
    if is_over(rules, deal):
        deal.match += 1
        deal.payers = payers_of(rules, deal)
        fill_kitty(rules, deal)


def is_over(rules: Rules, deal: Deal) -> bool:
    """Whether the match is over."""
    return max(deal.scores) >= rules.target


def payers_of(rules: Rules, deal: Deal) -> int:
    """A bit for each seat that pays: the one with most, or those that tie, or all at the target then."""
    most, tied, at_target = max(deal.scores), 0, 0
    for seat in range(deal.seats):
        tied |= (1 if deal.scores[seat] == most else 0) << seat
        at_target |= (1 if deal.scores[seat] >= rules.target else 0) << seat
    several = tied & (tied - 1)
    return at_target if several and rules.tie_for_most == Tie.ALL_AT_TARGET else tied


def fill_kitty(rules: Rules, deal: Deal) -> None:
    """The payers put the price of a match into the kitty, in equal parts, as far as they have chips."""
    count = 0
    for seat in range(deal.seats):
        count += deal.payers >> seat & 1
    n, seat = 0, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if deal.payers >> seat & 1:
            pay(deal, seat, POOL, min(share(rules.kitty, count, n), deal.stacks[seat], room(deal)), 14)
            n += 1


def share(chips: int, parts: int, n: int) -> int:
    """The n-th of so many equal parts; the first have the odd chips, one each."""
    return chips // parts + (1 if n < chips % parts else 0)
