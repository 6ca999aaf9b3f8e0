"""What cannot be named or laid at Stuss, Tempeln, Faro and Pharaon, and why not."""

from typing import Any

from lansquenet import cards
from lansquenet.banking import room
from lansquenet.cards import RANKS, Pack
from lansquenet.couples import GO_ON, fresh_bet
from lansquenet.games import faro, pharaon, stuss, tempeln
from lansquenet.games.pharaon import Change, Ride
from lansquenet.refusals.amounts import bound, limit, of_amount
from lansquenet.refusals.reasons import Reason, because, of_rank


def at_stuss(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Stuss."""
    own, out = stuss.free(rules, coup, coup.actor), sum(coup.staked)
    if coup.phase == stuss.Phase.CHOOSE:
        return of_choice(rules, coup, action, Pack.P52, 4, (own, out), ("STUS-1", "STUS-3", "STUS-3"))
    return of_pile(rules, coup, action, coup.bets[coup.actor][coup.on], (own, out), ("STUS-3", "COM-5"))


def at_tempeln(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Tempeln."""
    own, out = tempeln.free(rules, coup, coup.actor), sum(coup.staked)
    if coup.phase == tempeln.Phase.CHOOSE:
        return of_choice(rules, coup, action, rules.pack, 4, (own, out), ("TEMP-1", "TEMP-3", "TEMP-3"))
    return of_pile(rules, coup, action, coup.bets[coup.actor][coup.on], (own, out), ("TEMP-3", "COM-5"))


def of_choice(
    rules: Any,
    coup: Any,
    r: int,
    pack: int,
    of_each: int,
    chips: tuple[int, int],
    numbers: tuple[str, str, str],
) -> Reason | None:
    """Why no bet can be laid on this rank: it is not in the pack, it is gone, or there is nothing to lay.

    By these rules, one for each; `chips` are those that are free, and those for which the banker answers.
    """
    if r == GO_ON or not 0 <= r < RANKS:
        return None
    if r not in cards.ranks(pack):
        return of_rank("no-rank", numbers[0], r)
    if coup.gone[r] >= of_each:
        return of_rank("all-gone", numbers[1], r)
    return of_nothing_to_lay(rules, coup, chips, numbers[2])


def of_nothing_to_lay(rules: Any, coup: Any, chips: tuple[int, int], number: str) -> Reason:
    """Why no new bet can be laid at all."""
    own, cover = chips[0], room(coup, rules.cover, chips[1])
    least = max(1, rules.min_bet)
    if own <= 0:
        return because("nothing-free", number)
    if cover <= 0:
        return because("nothing-covered", "COM-5")
    return because("table-too-high", number, chips=least)


def of_pile(
    rules: Any, coup: Any, chips: int, pile: int, spare: tuple[int, int], numbers: tuple[str, str]
) -> Reason:
    """Why so many chips cannot lie there in all."""
    bounds = (
        bound("free-in-all", numbers[0], pile + spare[0]),
        bound("cover-in-all", numbers[1], pile + room(coup, rules.cover, spare[1])),
        limit("table-most", numbers[0], rules.max_bet),
    )
    return of_amount(chips, bounds, because("table-least", numbers[0], chips=max(1, rules.min_bet)))


# -- Faro


def at_faro(rules: Any, coup: Any, action: int) -> Reason | None:
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


def of_bar(rules: Any, coup: Any, action: int, spare: tuple[int, int]) -> Reason:
    """Why there is no bet on the high card, or under a copper on the low one."""
    if not rules.high_card:
        return because("no-high", "FARO-9")
    if action == faro.LOW_CARD and not rules.copper:
        return because("no-low", "FARO-9")
    return of_nothing_to_lay(rules, coup, spare, "FARO-9")


def of_call(rules: Any, coup: Any, r: int) -> Reason:
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


def of_stake_on_call(rules: Any, coup: Any, chips: int) -> Reason:
    """Why so many chips cannot be bet on the call."""
    cover = room(coup, rules.cover, faro.exposure(rules, coup)) // coup.call_odds
    bounds = (
        bound("free", "FARO-10", faro.free(rules, coup, coup.actor)),
        bound("cover", "FARO-14", cover),
        limit("table-most", "FARO-10", rules.max_bet),
    )
    return of_amount(chips, bounds, because("table-least", "FARO-10", chips=max(1, rules.min_bet)))


# -- Pharaon


def at_pharaon(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Pharaon."""
    seat, r = coup.actor, coup.on
    spare = pharaon.free(rules, coup, seat), pharaon.exposure(coup)
    match coup.phase:
        case pharaon.Phase.CHOOSE:
            return of_pharaon_choice(rules, coup, action, spare)
        case pharaon.Phase.CARD:
            return of_change(rules, coup, r, action)
        case pharaon.Phase.WON:
            return of_ride(rules, coup, action)
        case pharaon.Phase.BET if 0 <= action < coup.bets[seat][r] and pharaon.held(rules, coup):
            return because("held-to-cards", "PHAR-10")
        case pharaon.Phase.BET:
            return of_pile(rules, coup, action, coup.bets[seat][r], spare, ("PHAR-3", "PHAR-15"))
    return None


def of_pharaon_choice(rules: Any, coup: Any, r: int, spare: tuple[int, int]) -> Reason | None:
    """Why nothing can be done about this rank."""
    if 0 <= r < RANKS and pharaon.lies(coup, coup.actor, r):
        return because("held-to-cards", "PHAR-10")
    of_each = 4 * pharaon.packs(rules)
    return of_choice(rules, coup, r, Pack.P52, of_each, spare, ("PHAR-1", "PHAR-3", "PHAR-3"))


def of_change(rules: Any, coup: Any, r: int, change: int) -> Reason | None:
    """Why this cannot be done with a card that lies there."""
    if change not in (Change.MASQUE, Change.TAKE, Change.STAKE):
        return None
    if change == Change.MASQUE and not rules.masque:
        return because("no-masque", "PHAR-9")
    if change == Change.STAKE:
        if coup.gains[coup.actor][r]:
            return of_rank("gains-ride", "PHAR-8", r)
        if coup.masked[coup.actor][r]:
            return of_rank("masked", "PHAR-9", r)
        if coup.gone[r] >= 4 * pharaon.packs(rules):
            return of_rank("all-gone", "PHAR-3", r)
        spare = pharaon.free(rules, coup, coup.actor), pharaon.exposure(coup)
        if not fresh_bet(rules, coup, pharaon.chips(rules, coup)):
            return of_nothing_to_lay(rules, coup, spare, "PHAR-10")
    return because("held-to-cards", "PHAR-10")


def of_ride(rules: Any, coup: Any, how: int) -> Reason | None:
    """Why a win cannot be left at stake so."""
    if how == Ride.PAIX and not rules.paix:
        return because("no-paix", "PHAR-11")
    if how == Ride.PAROLI and not coup.bets[coup.actor][coup.on]:
        return of_rank("no-own-stake", "PHAR-7", coup.on)
    return because("bank-cannot", "PHAR-15") if how in (Ride.PAIX, Ride.PAROLI) else None
