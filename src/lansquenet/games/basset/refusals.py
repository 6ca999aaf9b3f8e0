"""What cannot be done at Basset, and why not."""

from lansquenet.books.refusals.reasons import Reason, because, of_rank
from lansquenet.games.basset.rules import (
    NO_MORE,
    NOT_YET,
    Choice,
    Phase,
    Rules,
    State,
    least,
    may_lay,
    most_on,
    piece,
    reserve,
    reserve_of,
)
from lansquenet.rules.banking import room
from lansquenet.rules.cards import RANKS


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Basset."""
    match coup.phase:
        case Phase.CARD:
            return of_card(rules, coup, action)
        case Phase.CHOICE:
            return of_choice(rules, coup, action)
        case Phase.COUCH | Phase.MASSE | Phase.AGAIN:
            return of_pieces(rules, coup, action)
    return None


def of_card(rules: Rules, coup: State, r: int) -> Reason | None:
    """Why this card of the book cannot be named."""
    if r == NOT_YET:
        return because("no-waiting", "BASS-41")
    if r == NO_MORE or not 0 <= r < RANKS:
        return None
    if coup.chosen[r]:
        return of_rank("named-already", "BASS-2", r)
    if coup.bets[coup.actor][r]:
        rides = coup.level[coup.actor][r] > 0
        return of_rank("parlay-rides", "BASS-19", r) if rides else because("pack-turned", "BASS-3")
    return None if may_lay(rules, coup) else because("no-room", "BASS-2")


def of_choice(rules: Rules, coup: State, choice: int) -> Reason | None:
    """Why a card that has won cannot be used so."""
    seat, r = coup.actor, coup.on
    if choice == Choice.GAIN and not rules.paix:
        return because("no-paix", "BASS-20")
    if choice == Choice.GAIN and coup.level[seat][r] and not coup.safe[seat][r]:
        return because("paix-first", "BASS-20")
    if choice == Choice.PAROLI and not rules.paroli:
        return because("no-paroli", "BASS-19")
    if choice == Choice.PAROLI and coup.safe[seat][r]:
        return because("paix-taken", "BASS-20")
    if choice in (Choice.GAIN, Choice.PAROLI):
        return because("bank-cannot", "BASS-4")
    return of_couch(rules, coup, choice) if choice in (Choice.LEAVE, Choice.MASSE) else None


def of_couch(rules: Rules, coup: State, choice: int) -> Reason:
    """Why a couch cannot be left on its card, or raised: the limit, the purse, or the bank."""
    seat, r = coup.actor, coup.on
    anew = coup.bets[seat][r] + (piece(rules) if choice == Choice.MASSE else 0)
    if choice == Choice.MASSE and 0 < rules.max_bet < anew:
        return because("masse-limit", "BASS-18", chips=rules.max_bet)
    spare = room(coup, rules.cover, coup.exposed) + reserve_of(rules, coup, seat, r)
    if reserve(rules, anew, 0, 0) > spare:
        return because("bank-cannot", "BASS-4")
    return of_rank("masse-poor", "BASS-18", r)


def of_pieces(rules: Rules, coup: State, pieces: int) -> Reason:
    """Why so many pieces cannot be laid."""
    number = {Phase.COUCH: "BASS-2", Phase.MASSE: "BASS-18", Phase.AGAIN: "BASS-24"}[Phase(coup.phase)]
    lying = coup.bets[coup.actor][coup.on] // piece(rules) if coup.phase == Phase.MASSE else 0
    most = most_on(rules, coup, coup.actor, coup.on) - lying
    if pieces < 0:
        return because("whole", "COM-1")
    if pieces > most:
        return of_too_many(rules, coup, most + lying, most, number)
    return because("pieces-least", number, pieces=1 if coup.phase == Phase.MASSE else least(rules))


def of_too_many(rules: Rules, coup: State, standing: int, most: int, number: str) -> Reason:
    """What keeps a seat from laying more than so many pieces: the limit, the bank, or its own chips."""
    each = piece(rules)
    pile = coup.bets[coup.actor][coup.on]
    cover = room(coup, rules.cover, coup.exposed - reserve(rules, pile, 0, 0)) // reserve(rules, each, 0, 0)
    if rules.max_bet and rules.max_bet // each <= standing:
        return because("pieces-limit", number, pieces=most)
    if cover <= standing:
        return because("pieces-bank", "BASS-4", pieces=most)
    return because("pieces-own", number, pieces=most)
