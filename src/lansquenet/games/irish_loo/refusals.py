"""What cannot be done at Irish Loo, and why not."""

from lansquenet.books.book import seat_name
from lansquenet.books.refusals.loos import of_defender, of_play
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import of_hand
from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.games.irish_loo.rules import ENOUGH, DealerDefence, Rules
from lansquenet.rules.cards import Pack
from lansquenet.rules.loos import (
    DEFEND,
    HAND,
    PASS,
    STAND,
    TAKE,
    LooDeal as State,
    decides_alone,
)
from lansquenet.rules.state import NOBODY


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Irish Loo."""
    if deal.phase == irish_loo.Phase.ANNOUNCE:
        return of_irish_announcement(rules, deal, action)
    if deal.phase == irish_loo.Phase.EXCHANGE:
        return of_exchange(rules, deal, action)
    return of_play(rules, deal, action, "IRLO-2", "IRLO-7", "IRLO-7", "IRLO-7")


def of_irish_announcement(rules: Rules, deal: State, action: int) -> Reason | None:
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


def of_exchange(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be laid aside."""
    if action == ENOUGH:
        return None
    laid = HAND - deal.held[deal.actor]
    wrong = of_hand(Pack.P52, "IRLO-2", deal, action, "IRLO-6")
    return wrong or because("laid-all", "IRLO-6", count=laid)
