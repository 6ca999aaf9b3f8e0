"""The coupeurs' Lansquenet, told again from COUP-1 to COUP-19."""

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank


class Over(Exception):
    """The coup is over, and the bank stays or moves on."""

    def __init__(self, *, stays: bool) -> None:
        super().__init__()
        self.stays = stays


@dataclass
class Straight:
    """A coupeur's card on the table."""

    owner: int
    rank: int
    chips: int  # of his, and as many of the banker's


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One coup, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    coup = Coup(rules, table, banker)
    stays = False
    try:
        yield from coup.played()
    except Over as over:
        stays = over.stays
    if stays:
        return table.stacks, {"banker": banker, "passed": passed}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places}


class Coup:
    """Cards in a row, the banker's and the réjouissance, and who owes what on each."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.punters = table.after(banker)[:-1]
        self.laid: dict[int, int] = {}  # for whom a card is still to come
        self.row: list[Straight] = []
        self.seen: list[int] = []
        self.joys: dict[int, int] = {}

    # what is left to put down

    def purse(self, seat: int) -> int:
        """COUP-6"""
        if seat == self.banker:
            out = sum(self.laid.values()) + sum(card.chips for card in self.row) + sum(self.joys.values())
        else:
            out = self.laid.get(seat, 0) + self.joys.get(seat, 0)
            out += sum(card.chips for card in self.row if card.owner == seat)
        return int(self.table.stacks[seat] - out)

    def moved(self, payer: int, payee: int, chips: int) -> None:
        self.table.stacks[payer] -= chips
        self.table.stacks[payee] += chips

    def chips_for(self, seat: int) -> set[int]:
        """What may be bet, within the limits of the table."""
        most = min(self.purse(seat), self.purse(self.banker))
        most = min(most, self.rules.max_bet) if self.rules.max_bet else most
        return {0, *range(max(1, self.rules.min_bet), most + 1)}

    def played(self) -> Generator[Any, int, None]:
        yield from self.who_plays()
        if not self.laid:
            raise Over(stays=False)
        for punter in [*self.laid]:
            yield from self.straight(punter)
        if self.rules.rejouissance.name != "NONE":
            yield from self.bets()
        own = yield from self.bankers_own()
        joy = (yield from self.rejouissance(own)) if self.joys else None
        while True:
            joy = self.meets((yield from self.card()), own, joy)

    def card(self) -> Generator[int, int, int]:
        card = yield CHANCE
        if card == EMPTY:
            raise Over(stays=False)
        self.seen.append(rank(card))
        return rank(card)

    def who_plays(self) -> Generator[Any, int, None]:
        """COUP-4"""
        for punter in self.punters:
            if self.table.stacks[punter] <= 0:
                continue
            fund = min(self.rules.fund, self.purse(punter), self.purse(self.banker))
            chips = yield Ask(punter, {0, fund} if self.rules.fund else self.chips_for(punter))
            if chips:
                self.laid[punter] = chips

    def straight(self, punter: int) -> Generator[Any, int, None]:
        """COUP-5, COUP-7 to COUP-9"""
        turned = yield from self.card()
        fund, many = self.laid[punter], self.seen.count(turned)
        if many == 4:
            self.fourth(turned)
        if many > 1:
            self.lost([card for card in self.row if card.rank == turned])
            more = (2 if many == 2 else 4) * fund - fund
            fund += min(more, self.purse(punter), self.purse(self.banker))
        del self.laid[punter]
        self.row.append(Straight(punter, turned, fund))

    def fourth(self, turned: int) -> None:
        """COUP-9"""
        for card in self.row:
            if card.rank == turned or self.seen.count(card.rank) == 3:
                self.moved(self.banker, card.owner, card.chips)
            elif self.rules.quadruple.name == "TAKE_IN":
                self.moved(card.owner, self.banker, card.chips)
        raise Over(stays=False)

    def lost(self, cards: list[Straight]) -> None:
        """COUP-18 beside what the banker wins."""
        for beaten in cards:
            self.row.remove(beaten)
            self.moved(beaten.owner, self.banker, beaten.chips)
            if self.rules.sprinkling:
                standing = {card.owner for card in self.row}
                for other in self.punters:
                    if other in standing:
                        self.moved(beaten.owner, other, min(beaten.chips, self.purse(beaten.owner)))

    def bets(self) -> Generator[Any, int, None]:
        """COUP-10, COUP-11"""
        for punter in self.punters:
            if self.purse(punter) > 0:
                chips = yield Ask(punter, self.chips_for(punter))
                if chips:
                    self.joys[punter] = chips
        whole = sum(self.joys.values())
        if whole and self.rules.dealer_may_cap:
            back = whole - (yield Ask(self.banker, set(range(whole + 1))))
            for punter in reversed([*self.joys]):
                less = min(back, self.joys[punter])
                self.joys[punter] -= less
                back -= less
            self.joys = {punter: chips for punter, chips in self.joys.items() if chips}

    def bankers_own(self) -> Generator[Any, int, int]:
        """COUP-12, COUP-13"""
        own = yield from self.card()
        if self.seen.count(own) == 4:
            for card in self.row:
                self.moved(card.owner, self.banker, card.chips)
            raise Over(stays=True)
        self.lost([card for card in self.row if card.rank == own])
        if not self.row:
            raise Over(stays=True)
        return own

    def rejouissance(self, own: int) -> Generator[Any, int, int | None]:
        """COUP-14: nothing, if the card has no like to come, or is like the banker's."""
        before = [*self.seen]
        turned = yield from self.card()
        goes = turned != own and before.count(turned) < 3
        if self.rules.rejouissance.name == "UNLIKE":
            goes = turned not in before
        if not goes:
            self.joys = {}
        if turned in before:
            self.meets(turned, own, None)
        return turned if goes else None

    def meets(self, turned: int, own: int, joy: int | None) -> int | None:
        """COUP-15 to COUP-17, COUP-19: which card is the réjouissance from now on."""
        if turned == own:
            for card in self.row:
                self.moved(self.banker, card.owner, card.chips)
            for punter, chips in self.joys.items():
                self.moved(self.banker, punter, chips)
            raise Over(stays=False)
        with suppress(StopIteration):
            self.lost([next(card for card in self.row if card.rank == turned)])
            if not self.row:
                raise Over(stays=True)
            return joy
        if turned == joy:
            for punter, chips in self.joys.items():
                self.moved(punter, self.banker, chips)
            self.joys = {}
            return None
        return joy
