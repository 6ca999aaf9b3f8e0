"""Tomato, told again from TOMA-1 to TOMA-21."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, fitting

ALL = -1
DRAW, DEAL, BLIND, TAKE, TURN, DISCARD, RESPOND, DEFEND, FRESH, PLAY = range(10)  # as the game numbers them
HIGHEST_FIRST = "A3KQJ76542"


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """TOMA-5, TOMA-8 to TOMA-10, COMM-16: which cards this act shows, and to whom; to ALL when open."""
    if before.phase in (DRAW, TURN, PLAY):
        return [(ALL, action)]
    if before.phase == FRESH:
        return [(before.defender, action)]
    if before.phase == DISCARD:
        return [pair for pair in held(before) if pair[1] != before.backs[before.taker][action]]
    return held(before) if before.phase == TAKE and action == 0 else []


def held(state: Any) -> list[tuple[int, int]]:
    """What all who have not thrown in would see when they look."""
    return [(seat, card) for card, seat in enumerate(state.place) if 0 <= seat < state.seats]


def permuted(state: Any, mapping: dict[int, int]) -> None:
    """Rename cards where the state remembers how they lie."""
    for row in state.backs:
        row[:] = [mapping.get(card, card) for card in row]


def height(card: int) -> int:
    """TOMA-2."""
    return -HIGHEST_FIRST.index("A23456789TJQK"[card // 4])


class Over(Exception):
    """The deal ends here."""


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """The draw for the first deal, or one deal."""
    table = Table(stacks, rules.direction.name)
    if carry.dealer == NOBODY:
        first = yield from draw_for_bank(table, rules.first_dealer.name)
        return table.stacks, carry._asdict() | {"dealer": first}
    deal = Deal(rules, table, carry)
    deal.ante()
    yield from deal.cards()
    try:
        yield from deal.blind() if rules.form.name == "PARLETT" else deal.open_round()
        yield from deal.tricks()
        deal.settle()
    except Over:
        pass
    return table.stacks, deal.leave()


class Deal:
    """The pots, the hands, and what everybody has undertaken."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.stacks = rules, table, table.stacks
        self.deals = carry.deals
        self.queue = [chips for chips in carry[3:] if chips]
        self.pot = carry.pool - sum(self.queue)
        self.seats = {seat for seat in table.order if self.solvent(seat)}
        self.dealer = next(s for s in [carry.dealer, *table.after(carry.dealer)] if s in self.seats)
        self.next_pot = 0  # tomatoes
        self.bidder = self.defender = NOBODY
        self.forced = NOBODY  # who has taken the turn-up
        self.leader = NOBODY
        self.trump = -1

    def solvent(self, seat: int) -> bool:
        return bool(self.rules.allow_debt) or self.stacks[seat] > 0

    def after(self, seat: int) -> list[int]:
        """All who were dealt in, from the next on, and this one last."""
        return [other for other in self.table.after(seat) if other in self.seats]

    def pays(self, seat: int, chips: int) -> int:
        """COMM-12: what is really paid."""
        if not self.rules.allow_debt:
            chips = max(0, min(chips, self.stacks[seat]))
        chips = fitting(chips, self.pot + self.next_pot + sum(self.queue))
        self.stacks[seat] -= chips
        return chips

    def ante(self) -> None:
        """TOMA-3, TOMA-18."""
        if self.pot == 0:
            ripe = [place for place, chips in enumerate(self.queue) if chips % 3 == 0]
            if ripe:
                self.pot = self.queue.pop(ripe[0])
        self.pot += self.pays(self.dealer, self.rules.ante)
        self.stake = self.pot

    def cards(self) -> Generator[int, int, None]:
        """TOMA-4."""
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.seats}
        for _ in range(3):
            for seat in self.after(self.dealer):
                self.hands[seat].append((yield CHANCE))
        self.playing = set(self.seats)

    def takes_turn_up(self, seat: int, card: int) -> Generator[Any, int, None]:
        """TOMA-8."""
        positions = {0, 1, 2} if self.rules.blind_discard.name == "POSITION" else {2}
        del self.hands[seat][(yield Ask(seat, positions))]
        self.hands[seat].append(card)
        self.forced = seat

    # TOMA-5 to TOMA-10

    def blind(self) -> Generator[Any, int, None]:
        for seat in [self.dealer, *self.after(self.dealer)[:-1]]:
            if (yield Ask(seat, {0, 1})):
                self.bidder = seat
                break
            self.playing.discard(seat)
        else:
            raise Over
        up = yield CHANCE
        self.trump = up % 4
        yield from self.takes_turn_up(self.bidder, up)
        others = self.after(self.bidder)[:-1]
        for seat in others:
            if seat in self.playing and not (yield Ask(seat, {0, 1})):
                self.playing.discard(seat)
        if len(self.playing) > 1:
            return
        for seat in others:
            if (yield Ask(seat, {0, 1})):
                self.defender = self.leader = seat
                self.hands[seat] = []
                for _ in range(3):
                    self.hands[seat].append((yield CHANCE))
                self.playing.add(seat)
                return
        self.wins_all(self.bidder)

    def wins_all(self, seat: int) -> None:
        self.stacks[seat] += self.pot
        self.pot = 0
        raise Over

    def open_round(self) -> Generator[Any, int, None]:
        """TOMA-20."""
        up = yield CHANCE
        self.trump = up % 4
        if (yield Ask(self.dealer, {0, 1})):
            yield from self.takes_turn_up(self.dealer, up)
        for seat in self.after(self.dealer):
            if not (yield Ask(seat, {1} if seat == self.forced else {0, 1})):
                self.playing.discard(seat)
        if not self.playing:
            raise Over
        if len(self.playing) == 1:
            self.wins_all(min(self.playing))

    # TOMA-11, TOMA-12

    def tricks(self) -> Generator[Any, int, None]:
        self.won: list[int] = []
        leader = self.leader
        if leader == NOBODY:
            leader = next(seat for seat in self.after(self.dealer) if seat in self.playing)
        for _ in range(3):
            lying: dict[int, int] = {}
            for seat in [leader, *self.after(leader)[:-1]]:
                if seat in self.playing:
                    lying[seat] = yield Ask(seat, self.playable(self.hands[seat], list(lying.values())))
                    self.hands[seat].remove(lying[seat])
            leader = self.taker(lying)
            self.won.append(leader)

    def taker(self, lying: dict[int, int]) -> int:
        led = next(iter(lying.values())) % 4
        suit = self.trump if any(card % 4 == self.trump for card in lying.values()) else led
        return max((height(card), seat) for seat, card in lying.items() if card % 4 == suit)[1]

    def playable(self, held: list[int], lying: list[int]) -> set[int]:
        if not lying:
            return set(held)
        led = lying[0] % 4
        trumped = led != self.trump and any(card % 4 == self.trump for card in lying)
        top = max(height(card) for card in lying if card % 4 == (self.trump if trumped else led))
        follow = {card for card in held if card % 4 == led}
        if follow:
            return (set() if trumped else {card for card in follow if height(card) > top}) or follow
        trumps = {card for card in held if card % 4 == self.trump}
        if not trumps:
            return set(held)
        if not trumped:
            return trumps
        over = {card for card in trumps if height(card) > top}
        under = self.rules.undertrump.name
        if over or under == "COMPULSORY":
            return over or trumps
        return set(held) if under == "OPTIONAL" else set(held) - trumps or trumps

    # TOMA-13 to TOMA-17

    def settle(self) -> None:
        tricks = {seat: self.won.count(seat) for seat in self.playing}
        if self.defender != NOBODY:
            if tricks[self.defender] == 0:
                self.stacks[self.bidder] += self.pot
                self.pot = 0
            elif self.rules.defended_bidder_pays and tricks[self.bidder] < 2:
                self.next_pot += self.pays(self.bidder, self.stake)
            return
        pay = dict.fromkeys(self.playing, 0)
        for place, seat in enumerate(self.won):
            pay[seat] += self.stake // 3 + (self.stake % 3 if place == 0 else 0)
        for seat, chips in pay.items():
            self.stacks[seat] += chips
            self.pot -= chips
        standing = self.stake
        for seat in self.after(self.dealer):
            if seat in self.playing and tricks[seat] < (2 if seat == self.bidder else 1):
                remaining = standing - pay[seat]
                paid = self.pays(seat, remaining)
                self.next_pot += paid
                if self.rules.doubling.name == "SEQUENTIAL":
                    standing = remaining + paid
                elif self.rules.doubling.name == "SEQUENTIAL_WHOLE":
                    standing += paid

    def leave(self) -> dict[str, int]:
        """TOMA-18, TOMA-19."""
        if not self.rules.side_pots:
            self.pot += self.next_pot
        elif self.next_pot and len(self.queue) == 8:
            self.queue[-1] += self.next_pot
        elif self.next_pot:
            self.queue.append(self.next_pot)
        heirs = [seat for seat in self.table.after(self.dealer) if self.solvent(seat)]
        sides = self.queue + [0] * (8 - len(self.queue))
        return {
            "dealer": heirs[0] if heirs else self.dealer,
            "pool": self.pot + sum(sides),
            "deals": self.deals + 1,
            **{f"side_{place}": chips for place, chips in enumerate(sides, 1)},
        }
