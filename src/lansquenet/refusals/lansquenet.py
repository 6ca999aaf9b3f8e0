"""What cannot be staked or done with the bank at Lansquenet and Skin, and why not."""

from typing import Any

from lansquenet.games import lansquenet, skin
from lansquenet.games.lansquenet import Choice
from lansquenet.refusals.amounts import bound, limit, of_amount
from lansquenet.refusals.reasons import Reason, because, of_rank


def at_lansquenet(rules: Any, coup: Any, action: int) -> Reason | None:
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


def of_bank(rules: Any, coup: Any, chips: int) -> Reason:
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


def of_stake(rules: Any, coup: Any, chips: int) -> Reason:
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


def at_skin(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Skin."""
    own = skin.free(rules, coup, coup.actor)
    match coup.phase:
        case skin.Phase.PROPOSE:
            bounds = bound("free", "SKIN-12", own), limit("limit-above", "SKIN-12", rules.max_bet)
            low = because("limit-below", "SKIN-12", chips=min(rules.min_bet, bounds[0][0]))
            return of_amount(action, bounds, low)
        case skin.Phase.TAKE:
            bounds = bound("named", "SKIN-12", coup.proposed), bound("free", "SKIN-12", own)
            return of_amount(action, bounds, because("take-one", "SKIN-12"))
        case skin.Phase.SIDE_OFFER:
            return of_amount(action, [bound("free", "SKIN-14", own)], because("whole", "COM-1"))
        case skin.Phase.SIDE_TAKE:
            bounds = bound("named", "SKIN-14", coup.proposed), bound("free", "SKIN-14", own)
            return of_amount(action, bounds, because("whole", "COM-1"))
        case skin.Phase.PICK if 0 <= action < 13:
            return of_rank("not-in-centre", "SKIN-20", action)
    return None
