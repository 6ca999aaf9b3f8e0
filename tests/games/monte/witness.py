"""Monte, told again from MONT-1 to MONT-13."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank


class Void(Exception):
    """The deal is annulled, and the same banker deals again."""


class OutOfCards(Exception):
    """The pack is out."""


Spot = Any  # the rank of a card, or the suits of a layout
Bets = dict[tuple[int, int], int]  # by punter and number of the spot


def turned() -> Generator[int, int, int]:
    card = yield CHANCE
    if card == EMPTY:
        raise OutOfCards
    return card


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """A deal, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    chips, banker, passed = table.stacks, carry.banker, carry.passed
    if banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return chips, {"banker": first, "passed": passed}
    if chips[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    try:
        if rules.variant.name == "RACE":
            yield from race(rules, table, banker)
        else:
            yield from gate_game(rules, table, banker)
    except Void:
        return chips, {"banker": banker, "passed": passed}
    except OutOfCards:
        pass
    if rules.fixed_banker and chips[banker] > 0:
        return chips, {"banker": banker, "passed": passed + 1}
    heir, places = table.heir(banker)
    return chips, {"banker": heir, "passed": passed + places}


def bets(rules: Any, table: Table, banker: int, odds: list[int]) -> Generator[Any, int, Bets]:
    """MONT-6: each punter is asked for every spot, which pays so much to one."""
    laid: Bets = {}
    for punter in table.after(banker)[:-1]:
        for spot, to_one in enumerate(odds):
            spare = table.stacks[punter] - sum(bet for (who, _), bet in laid.items() if who == punter)
            if spare <= 0:
                break
            most = spare
            if rules.cover.name == "CAP":
                owed = sum(odds[other] * bet for (_, other), bet in laid.items())
                most = min(most, max(0, table.stacks[banker] - owed) // to_one)
            if rules.max_bet:
                most = min(most, rules.max_bet)
            bet = yield Ask(punter, {0, *range(max(1, rules.min_bet), most + 1)})
            if bet:
                laid[punter, spot] = bet
    return laid


def race(rules: Any, table: Table, banker: int) -> Generator[Any, int, None]:
    """MONT-4, MONT-5, MONT-7, MONT-8"""
    pairs: list[list[int]] = []
    if rules.layout.name == "MEXICAN":
        pairs.append((yield from two_different()))
    else:
        albur = yield from two_different()
        gallo = yield from two_different(albur, rules.cross_pair.name == "VOID")
        pairs += [albur, gallo]
    spots = sorted(r for pair in pairs for r in pair)
    laid = yield from bets(rules, table, banker, [1] * len(spots))

    def move(punter: int, won: int) -> None:
        table.stacks[punter] += won
        table.stacks[banker] -= won

    at_gate = True
    while laid:
        card = rank((yield from turned()))
        for pair in [pair for pair in pairs if card in pair]:
            pairs.remove(pair)
            for (punter, spot), bet in list(laid.items()):
                if spots[spot] in pair:
                    del laid[punter, spot]
                    if spots[spot] != card:
                        move(punter, -bet)
                    elif at_gate:
                        move(punter, bet * rules.gate_payout // 4)
                    else:
                        move(punter, bet)
        at_gate = False


def two_different(albur: list[int] | None = None, annulled: bool = False) -> Generator[int, int, list[int]]:
    """Two cards that do not match; pairs are discarded, and cards of the albur thrown aside."""
    found: list[int] = []
    while len(found) < 2:
        card = rank((yield from turned()))
        if albur and card in albur:
            if annulled:
                raise Void
        elif card in found:
            found.clear()
        else:
            found.append(card)
    return found


def gate_game(rules: Any, table: Table, banker: int) -> Generator[Any, int, None]:
    """MONT-9, MONT-10"""
    size = 1 if rules.layout.name == "MEXICAN" else 2
    layouts: list[set[int]] = []
    for _ in ("bottom", "top"):
        suits = set()
        for _ in range(size):
            suits.add((yield from turned()) % 4)
        layouts.append(suits)
    odds = [rules.one_suit_odds if len(suits) == 1 else rules.two_suit_odds for suits in layouts]
    laid = yield from bets(rules, table, banker, odds)
    if not laid:
        return
    gate = (yield from turned()) % 4
    for (punter, number), bet in laid.items():
        won = odds[number] * bet if gate in layouts[number] else -bet
        table.stacks[punter] += won
        table.stacks[banker] -= won
