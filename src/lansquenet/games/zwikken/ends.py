"""The end of a deal of Zwikken: the shooter takes or pays, and the next seat deals."""

from lansquenet.cards import ACE
from lansquenet.games.zwikken.state import TEN, Deal, Rules
from lansquenet.play import NOBODY, OVER, POOL, pay
from lansquenet.pools import next_in, put_in


def card_points(card: int) -> int:
    """Four for an ace, then three, two and one; a Ten counts nothing (ZWIK-2)."""
    return 4 if card // 4 == ACE else card // 4 - TEN


def succeeds(deal: Deal) -> bool:
    """ZWIK-13: two tricks, or one that counts more than the other two."""
    seat = deal.shooter
    total = 0
    for other in range(deal.seats):
        total += deal.points[other]
    return deal.taken[seat] > 1 or (deal.taken[seat] == 1 and 2 * deal.points[seat] > total)


def settle(rules: Rules, deal: Deal) -> None:
    """ZWIK-14: the shooter takes what he played for, or pays it."""
    if succeeds(deal):
        pay(deal, POOL, deal.shooter, deal.bid, 14)
    else:
        put_in(rules, deal, deal.shooter, deal.bid, 14)
    end_deal(rules, deal)


def end_deal(rules: Rules, deal: Deal) -> None:
    """The next seat in the session deals (ZWIK-15)."""
    deal.heir = next_in(rules, deal, deal.dealer)
    deal.bid = 0
    deal.shooter = NOBODY
    deal.deals += 1
    deal.actor = OVER
