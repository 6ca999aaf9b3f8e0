"""What cannot be done at Three-card Loo, and why not."""

from lansquenet.books.book import seat_name
from lansquenet.books.refusals.loos import of_defender, of_play
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.loo import rules as loo
from lansquenet.games.loo.rules import Rules
from lansquenet.rules.loos import (
    DEFEND,
    PASS,
    TAKE,
    LooDeal as State,
    decides_alone,
)
from lansquenet.rules.state import NOBODY


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Three-card Loo."""
    if deal.phase == loo.Phase.ANNOUNCE:
        return of_loo_announcement(rules, deal, action)
    return of_play(rules, deal, action, "LOO3-2", "LOO3-11", "LOO3-12", "LOO3-13")


def of_loo_announcement(rules: Rules, deal: State, action: int) -> Reason | None:
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
