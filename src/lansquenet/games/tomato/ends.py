"""The end of a deal of Tomato: who pays tomatoes, side pots, and who deals next."""

from lansquenet.games.tomato.state import SIDES, Deal, Doubling, Rules
from lansquenet.play import NOBODY, OVER, POOL, next_seat, pay
from lansquenet.pools import next_in, put_in


def sweep(rules: Rules, deal: Deal, seat: int, why: int) -> None:
    """A seat has the pot."""
    pay(deal, POOL, seat, deal.worth, why)
    end(rules, deal)


def settle(rules: Rules, deal: Deal) -> None:
    """Pay for tricks out of the pot, and for tomatoes into it; or see whether the pack was defended."""
    if deal.defender != NOBODY:
        settle_defence(rules, deal)
    else:
        for seat in range(deal.seats):
            if deal.active[seat]:
                pay(deal, POOL, seat, earned(deal, seat), 13)
        pay_tomatoes(rules, deal)
    end(rules, deal)


def earned(deal: Deal, seat: int) -> int:
    """A third of the pot for each trick, and what is over for the first (TOMA-13)."""
    return deal.taken[seat] * (deal.worth // 3) + (deal.worth % 3 if seat == deal.first else 0)


def pay_tomatoes(rules: Rules, deal: Deal) -> None:
    """In turn from the dealer: who fell short doubles what the pot held for him (TOMA-14 to TOMA-16)."""
    pot, seat = deal.worth, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if deal.active[seat] and deal.taken[seat] < (2 if seat == deal.bidder else 1):
            left = pot - earned(deal, seat)
            alone = 15 if deal.taken[seat] else 14
            paid = tomato(rules, deal, seat, left, alone if pot == deal.worth else 16)
            if rules.doubling == Doubling.SEQUENTIAL:
                pot = left + paid
            elif rules.doubling == Doubling.SEQUENTIAL_WHOLE:
                pot += paid  # with what the bidder has earned of it


def tomato(rules: Rules, deal: Deal, seat: int, chips: int, why: int) -> int:
    """A seat pays to the next pot; how much."""
    paid = put_in(rules, deal, seat, chips, why)
    deal.tomatoes += paid
    return paid


def settle_defence(rules: Rules, deal: Deal) -> None:
    """TOMA-17: one trick of the defender keeps the pot where it is."""
    if deal.taken[deal.defender] == 0:
        pay(deal, POOL, deal.bidder, deal.worth, 17)
    elif rules.defended_bidder_pays and deal.taken[deal.bidder] < 2:
        tomato(rules, deal, deal.bidder, deal.worth, 17)


def set_aside(deal: Deal) -> None:
    """The tomatoes of a deal are a side pot; when there are too many, they join the youngest (TOMA-18)."""
    if deal.tomatoes > 0:
        n = 0
        while n < SIDES - 1 and deal.sides[n] > 0:
            n += 1
        deal.sides[n] += deal.tomatoes
        deal.aside += deal.tomatoes


def end(rules: Rules, deal: Deal) -> None:
    """The deal is over; the next seat in the session deals (TOMA-19)."""
    if rules.side_pots:
        set_aside(deal)
    deal.deals += 1
    deal.heir = next_in(rules, deal, deal.dealer)
    deal.actor = OVER
