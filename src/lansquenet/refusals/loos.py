"""What cannot be announced, laid aside or played at Three-card Loo and Irish Loo, and why not."""

from typing import Any

from lansquenet.book import seat_name
from lansquenet.cards import Pack
from lansquenet.games import irish_loo, loo
from lansquenet.games.irish_loo import ENOUGH, DealerDefence
from lansquenet.loos import (
    CLUBS,
    DEFEND,
    HAND,
    PASS,
    STAND,
    TAKE,
    boss,
    count_in,
    decides_alone,
    duties,
    highest_due,
)
from lansquenet.play import NOBODY
from lansquenet.refusals.reasons import Reason, because, of_card
from lansquenet.refusals.tricks import of_following, of_hand
from lansquenet.tricks import HIGH_ACE, bits_of, highest


def at_loo(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be done at Three-card Loo."""
    if deal.phase == loo.Phase.ANNOUNCE:
        return of_loo_announcement(rules, deal, action)
    return of_play(rules, deal, action, "LOO3-2", "LOO3-11", "LOO3-12", "LOO3-13")


def of_loo_announcement(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be announced: by the force of singles, by the dealer, by Miss."""
    withdrawn = loo.is_forced(rules, deal) and not rules.force_allows_miss
    if action == PASS:
        forced = loo.is_forced(rules, deal)
        return because("singles-forced", "LOO3-18") if forced else because("dealer-bound", "LOO3-9")
    if action == DEFEND and not decides_alone(deal):
        return of_defender(deal, "LOO3-9")
    if action in (TAKE, DEFEND) and deal.taker != NOBODY:
        number = "LOO3-6" if action == TAKE else "LOO3-8"
        return because("miss-claimed", number, seat=seat_name(deal.taker))
    return because("miss-withdrawn", "LOO3-18") if action in (TAKE, DEFEND) and withdrawn else None


def of_defender(deal: Any, number: str) -> Reason:
    """Why this seat cannot defend: it does not deal, or it has more than one against it."""
    if deal.actor != deal.dealer:
        return because("dealer-defends", number)
    return because("one-alone", number, count=count_in(deal) - 1)


def at_irish_loo(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be done at Irish Loo."""
    if deal.phase == irish_loo.Phase.ANNOUNCE:
        return of_irish_announcement(rules, deal, action)
    if deal.phase == irish_loo.Phase.EXCHANGE:
        return of_exchange(rules, deal, action)
    return of_play(rules, deal, action, "IRLO-2", "IRLO-7", "IRLO-7", "IRLO-7")


def of_irish_announcement(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be announced: the dealer is bound, or there is no Miss."""
    bound, defence = decides_alone(deal), rules.dealer_defence
    if action == PASS:
        return because("dealer-bound", "IRLO-5")
    if action == DEFEND and bound:
        return because("for-himself", "IRLO-5")
    if action == DEFEND:
        return of_defender(deal, "IRLO-5")
    if action == TAKE and not rules.miss:
        return because("no-miss", "IRLO-1")
    if action == TAKE and deal.taker != NOBODY:
        return because("miss-claimed", "IRLO-1", seat=seat_name(deal.taker))
    pool_only = bound and defence == DealerDefence.POOL_ONLY
    return because("for-the-pool", "IRLO-5") if action in (STAND, TAKE) and pool_only else None


def of_exchange(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be laid aside."""
    if action == ENOUGH:
        return None
    laid = HAND - deal.held[deal.actor]
    wrong = of_hand(Pack.P52, "IRLO-2", deal, action, "IRLO-6")
    return wrong or because("laid-all", "IRLO-6", count=laid)


def of_play(
    terms: Any, deal: Any, card: int, pack: str, first: str, later: str, follow: str
) -> Reason | None:
    """Why this card cannot be led, or cannot follow."""
    wrong = of_hand(Pack.P52, pack, deal, card)
    if wrong or deal.led >= 0:
        return wrong or of_following(duties(terms), HIGH_ACE, deal, card, follow)
    if deal.trick > 0:
        return because("lead-trump", later)
    held = bits_of(deal, deal.actor)
    if held >> boss(deal) & 1:
        return of_card("lead-boss", first, boss(deal))
    if highest_due(terms, deal):
        return of_card("lead-highest", first, highest(held & CLUBS << deal.trump))
    return because("lead-trumps", first)
