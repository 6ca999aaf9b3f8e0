"""What cannot be announced, laid aside or played at Three-card Loo and Irish Loo, and why not."""

from lansquenet.books.refusals.reasons import Reason, because, of_card
from lansquenet.books.refusals.tricks import of_following, of_hand
from lansquenet.rules.bits import has, highest, of_suit
from lansquenet.rules.cards import Pack
from lansquenet.rules.loos import LooDeal, LooTerms, boss, count_in, duties, highest_due
from lansquenet.rules.tricks import HIGH_ACE, bits_of


def of_defender(deal: LooDeal, number: str) -> Reason:
    """Why this seat cannot defend: it does not deal, or it has more than one against it."""
    if deal.actor != deal.dealer:
        return because("dealer-defends", number)
    return because("one-alone", number, count=count_in(deal) - 1)


def of_play(
    terms: LooTerms, deal: LooDeal, card: int, pack: str, first: str, later: str, follow: str
) -> Reason | None:
    """Why this card cannot be led, or cannot follow."""
    wrong = of_hand(Pack.P52, pack, deal, card)
    if wrong or deal.led >= 0:
        return wrong or of_following(duties(terms), HIGH_ACE, deal, card, follow)
    if deal.trick > 0:
        return because("lead-trump", later)
    held = bits_of(deal, deal.actor)
    if has(held, boss(deal)):
        return of_card("lead-boss", first, boss(deal))
    if highest_due(terms, deal):
        return of_card("lead-highest", first, highest(of_suit(held, deal.trump)))
    return because("lead-trumps", first)
