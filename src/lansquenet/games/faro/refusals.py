"""What cannot be done at Faro, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.couples import of_choice, of_nothing_to_lay, of_pile
from lansquenet.books.refusals.reasons import Reason, because, of_rank
from lansquenet.games.faro import rules as faro
from lansquenet.games.faro.rules import Rules, State
from lansquenet.rules.banking import room
from lansquenet.rules.cards import RANKS, Pack


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Faro."""
    seat = coup.actor
    spare = faro.free(rules, coup, seat), faro.exposure(rules, coup)
    match coup.phase:
        case faro.Phase.CHOOSE if action in (faro.HIGH_CARD, faro.LOW_CARD):
            return of_bar(rules, coup, action, spare)
        case faro.Phase.CHOOSE:
            return of_choice(rules, coup, action, Pack.P52, 4, spare, ("FARO-1", "FARO-7", "FARO-4"))
        case faro.Phase.BET:
            return of_pile(rules, coup, action, coup.bets[seat][coup.on], spare, ("FARO-4", "FARO-14"))
        case faro.Phase.HIGH:
            return of_pile(rules, coup, action, coup.high[seat], spare, ("FARO-9", "FARO-14"))
        case faro.Phase.LOW:
            return of_pile(rules, coup, action, coup.low[seat], spare, ("FARO-9", "FARO-14"))
        case faro.Phase.CALL_LOSING | faro.Phase.CALL_WINNING if 0 <= action < RANKS:
            return of_call(rules, coup, action)
        case faro.Phase.CALL:
            return of_stake_on_call(rules, coup, action)
    return None


def of_bar(rules: Rules, coup: State, action: int, spare: tuple[int, int]) -> Reason:
    """Why there is no bet on the high card, or under a copper on the low one."""
    if not rules.high_card:
        return because("no-high", "FARO-9")
    if action == faro.LOW_CARD and not rules.copper:
        return because("no-low", "FARO-9")
    return of_nothing_to_lay(rules, coup, spare, "FARO-9")


def of_call(rules: Rules, coup: State, r: int) -> Reason:
    """Why this rank cannot be called."""
    if coup.gone[r] >= 4:
        return of_rank("all-gone", "FARO-10", r)
    if coup.phase == faro.Phase.CALL_WINNING:
        return of_rank("call-gone", "FARO-10", r)
    chips = faro.most_on_call(rules, coup)
    key = "table-too-high" if chips > 0 else "nothing-covered"
    if faro.free(rules, coup, coup.actor) <= 0:
        key = "nothing-free"
    gaps = {"chips": max(1, rules.min_bet)} if key == "table-too-high" else {}
    return because(key, "FARO-14" if key == "nothing-covered" else "FARO-10", **gaps)


def of_stake_on_call(rules: Rules, coup: State, chips: int) -> Reason:
    """Why so many chips cannot be bet on the call."""
    cover = room(coup, rules.cover, faro.exposure(rules, coup)) // coup.call_odds
    bounds = (
        bound("free", "FARO-10", faro.free(rules, coup, coup.actor)),
        bound("cover", "FARO-14", cover),
        limit("table-most", "FARO-10", rules.max_bet),
    )
    return of_amount(chips, bounds, because("table-least", "FARO-10", chips=max(1, rules.min_bet)))
