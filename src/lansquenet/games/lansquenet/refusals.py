"""What cannot be done at Lansquenet, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.lansquenet.rules import Choice, Rules, State


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Lansquenet."""
    match coup.phase:
        case lansquenet.Phase.BANK:
            return of_bank(rules, coup, action)
        case lansquenet.Phase.STAKES:
            return of_stake(rules, coup, action)
        case lansquenet.Phase.KEEP if action == Choice.WITHDRAW and not coup.doublet:
            return because("stands-whole", "LANS-18")
        case lansquenet.Phase.KEEP if action in (Choice.WITHDRAW, Choice.KEEP):
            return because("must-pass", "LANS-17")
    return None


def of_bank(rules: Rules, coup: State, chips: int) -> Reason:
    """Why a bank cannot be of this size, or not be refused."""
    if chips == 0:
        last = rules.may_decline_bank and not coup.restaked
        return because("last-asked" if last else "no-refusing", "LANS-22")
    own = coup.stacks[coup.actor]
    bounds = bound("free", "LANS-7", own), limit("limit-above", "LANS-7", rules.max_bet)
    poor = own < rules.min_bet
    least = because(
        "all-goes-up" if poor else "limit-below", "LANS-7", **({} if poor else {"chips": rules.min_bet})
    )
    return of_amount(chips, bounds, least)


def of_stake(rules: Rules, coup: State, chips: int) -> Reason:
    """Why so much cannot be added: it is not there, or the bank is covered so far."""
    if chips < 0:
        return because("whole", "COM-1")
    own, banco = lansquenet.free(rules, coup, coup.actor), coup.bank - coup.stakes[coup.actor]
    uncovered = coup.bank - sum(coup.stakes)
    if chips == banco:
        return because("banco-poor", "LANS-8", banco=banco, chips=own)
    if chips > own:
        return because("free", "LANS-8", chips=own)
    if banco > own or banco == uncovered:
        return because("uncovered-poor", "LANS-8", chips=uncovered)
    return because("uncovered", "LANS-8", chips=uncovered, banco=banco)
