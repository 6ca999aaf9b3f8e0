"""The three tricks of Zwikken."""

from lansquenet.games.zwikken.ends import card_points, settle
from lansquenet.games.zwikken.state import SIZE, Deal, Rules
from lansquenet.play import NOBODY
from lansquenet.tricks import HIGH_ACE, Duties, gather, next_to_play, play_card


def duties(rules: Rules) -> Duties:
    """Follow suit; when void, trump and overtrump (ZWIK-12)."""
    return Duties(0, 1, 1, rules.undertrump)


def play(rules: Rules, deal: Deal, card: int) -> None:
    """Play to the trick; after the third the shooter is paid or pays."""
    play_card(deal, duties(rules), HIGH_ACE, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        take_trick(deal)
        if deal.trick == SIZE:
            settle(rules, deal)


def take_trick(deal: Deal) -> None:
    """The trick and its card points go to a seat, which leads."""
    count = 0
    for seat in range(deal.seats):
        if deal.played[seat] >= 0:
            count += card_points(deal.played[seat])
    deal.actor = gather(deal)
    deal.points[deal.actor] += count
