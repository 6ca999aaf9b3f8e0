"""What Three-card Loo and Irish Loo have in common, told again from COMM-7 to COMM-9 and LOO3-3 on."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, draw_for_bank, fitting, rank

EVERYBODY, MISS = -1, -5
PASS, DEFEND, PLAY, TAKE_MISS = range(4)


def suit(card: int) -> int:
    return card % 4


def power(card: int) -> int:
    """LOO3-2: A K Q J T ... 2."""
    return 13 if rank(card) == 0 else rank(card)


class Loo:
    """A deal: stakes, hands, who is in, and tricks."""

    def __init__(self, rules: Any, stacks: list[int], carry: Any) -> None:
        self.rules = rules
        self.table = Table(stacks, rules.direction.name)
        self.stacks = self.table.stacks
        self.carry = carry
        self.pool = carry.pool
        self.taker = self.defender = None
        self.looed = False

    def leaving(self, dealer: int, deals: int, looed: int) -> tuple[list[int], dict[str, int]]:
        return self.stacks, {"dealer": dealer, "pool": self.pool, "deals": deals, "looed": looed}

    def tell(self) -> Generator[Any, int, tuple[list[int], dict[str, int]]]:
        carry = self.carry
        if carry.dealer == NOBODY:
            dealer = yield from draw_for_bank(self.table, self.rules.first_dealer.name)
            return self.leaving(dealer, carry.deals, carry.looed)
        self.dealer = carry.dealer
        if not self.plays(self.dealer):
            self.dealer = self.heir()
        self.seats = [seat for seat in self.table.after(self.dealer) if self.plays(seat)]
        self.pay(self.dealer, self.rules.stake)  # LOO3-3
        self.worth = self.pool
        yield from self.deal()
        yield from self.deal_on()
        return self.leaving(self.heir(), carry.deals + 1, int(self.looed))

    def deal_on(self) -> Generator[Any, int, None]:
        raise NotImplementedError

    # COMM-12

    def plays(self, seat: int) -> bool:
        return self.rules.allow_debt or self.stacks[seat] > 0

    def heir(self) -> int:
        return next((seat for seat in self.table.after(self.dealer) if self.plays(seat)), NOBODY)

    def pay(self, seat: int, due: int) -> None:
        chips = due if self.rules.allow_debt else min(due, self.stacks[seat])
        chips = fitting(chips, self.pool)
        self.stacks[seat] -= chips
        self.pool += chips

    def win(self, seat: int, chips: int) -> None:
        self.stacks[seat] += chips
        self.pool -= chips

    # LOO3-4, COMM-9

    def with_miss(self) -> bool:
        return True

    def deal(self) -> Generator[int, int, None]:
        self.hands: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.miss: set[int] | None = set()
        for _ in range(3):
            for seat in self.seats:
                self.hands[seat].add((yield CHANCE))
            if self.with_miss():
                self.miss.add((yield CHANCE))
        self.turnup = yield CHANCE
        self.trump = suit(self.turnup)
        if not self.with_miss():
            self.miss = None

    # LOO3-11, LOO3-12, COMM-8

    def leads(self, hand: set[int], opening: bool, opponents: int) -> set[int]:
        trumps = {card for card in hand if suit(card) == self.trump}
        if not opening:
            return trumps or hand
        ace, king = self.trump, 48 + self.trump
        boss = king if self.turnup == ace else ace
        if boss in hand:
            return {boss}
        if len(trumps) < 2:
            return hand
        if opponents == 1 or self.rules.open_two_trumps.name == "ALWAYS_HIGHEST":
            return {max(trumps, key=power)}
        return trumps

    def winning(self, trick: dict[int, int]) -> int:
        """COMM-7: the seat whose card is winning; the first in the trick led."""
        led = suit(next(iter(trick.values())))
        return max(
            trick,
            key=lambda seat: (suit(trick[seat]) == self.trump, suit(trick[seat]) == led, power(trick[seat])),
        )

    def follows(self, hand: set[int], trick: dict[int, int]) -> set[int]:
        led, best = suit(next(iter(trick.values()))), trick[self.winning(trick)]
        same = {card for card in hand if suit(card) == led}
        beating = {card for card in hand if suit(card) == suit(best) and power(card) > power(best)}
        if same:
            return (beating or same) if suit(best) == led else same
        trumps = {card for card in hand if suit(card) == self.trump}
        if not trumps:
            return hand
        if suit(best) != self.trump or beating:
            return beating if suit(best) == self.trump else trumps
        return {"COMPULSORY": trumps, "OPTIONAL": hand, "FORBIDDEN": hand - trumps or trumps}[
            self.rules.undertrump.name
        ]

    def play(self, players: list[int]) -> Generator[Any, int, None]:
        """Three tricks among those who are in, in turn from eldest, and what is paid for them."""
        winners: list[int] = []
        leader = players[0]
        for number in range(3):
            here = players.index(leader)
            trick: dict[int, int] = {}
            for seat in players[here:] + players[:here]:
                hand = self.hands[seat]
                legal = (
                    self.follows(hand, trick) if trick else self.leads(hand, number == 0, len(players) - 1)
                )
                trick[seat] = yield Ask(seat, legal)
                hand.remove(trick[seat])
            leader = self.winning(trick)
            winners.append(leader)
        self.settle(players, winners)

    # LOO3-10, LOO3-14 to LOO3-17

    def settle(self, players: list[int], winners: list[int]) -> None:
        third, odd = divmod(self.worth, 3)
        for winner in winners:
            if winner != self.defender:
                self.win(winner, third)
        if self.rules.odd_chips.name == "FIRST_TRICK" and winners[0] != self.defender:
            self.win(winners[0], odd)
        for seat in sorted(players):
            if seat not in winners and seat != self.defender:
                self.looed = True
                self.pay(seat, self.worth if self.rules.loo.name == "UNLIMITED" else self.rules.stake)


def served(before: Any) -> int:
    """COMM-9: the next card goes to the first in turn from eldest of those with fewest."""
    around = [(before.dealer + before.way * n) % before.seats for n in range(1, before.seats + 1)]
    return min([seat for seat in around if before.active[seat]], key=lambda seat: before.held[seat])


def of_miss(before: Any, seat: int) -> list[tuple[int, int]]:
    """The cards of Miss, shown to whoever takes them."""
    return [(seat, card) for card in range(52) if before.place[card] == MISS]
