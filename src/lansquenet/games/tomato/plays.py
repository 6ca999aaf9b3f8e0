"""The three tricks of Tomato."""

from lansquenet.games.tomato.ends import settle
from lansquenet.games.tomato.state import SIZE, SPANISH, Deal, Phase, Rules
from lansquenet.play import NOBODY
from lansquenet.tricks import Duties, gather, next_to_play, play_card


def duties(rules: Rules) -> Duties:
    """Followers must head the trick, and when void trump and overtrump (TOMA-12)."""
    return Duties(1, 1, 1, rules.undertrump)


def open_play(deal: Deal, leader: int) -> None:
    """A seat leads to the first trick (TOMA-11)."""
    deal.phase = Phase.PLAY
    deal.leader = deal.actor = leader


def play(rules: Rules, deal: Deal, card: int) -> None:
    """Play to the trick; its winner leads to the next, and after the third all is settled."""
    play_card(deal, duties(rules), SPANISH, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        deal.actor = gather(deal)
        if deal.trick == 1:
            deal.first = deal.actor
        if deal.trick == SIZE:
            settle(rules, deal)
