"""Toepen, told again from TOEP-1 to TOEP-17."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, fitting

FROM_LOW = "JQKA789T"
DEAL, CHALLENGE, RENEW, PLAY = 1, 3, 4, 9  # as the phases of the game are numbered
KNOCK = 52
Asking = Generator[Any, int, None]


def name(card: int) -> tuple[str, str]:
    """Rank and suit."""
    return "A23456789TJQK"[card // 4], "cdhs"[card % 4]


def height(card: int) -> int:
    return FROM_LOW.index(name(card)[0])


def count(hand: list[int], rank: str) -> int:
    return [name(card)[0] for card in hand].count(rank)


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """Whom an act shows which cards: what one is dealt, what all see played or turned over.

    Of a hand that is challenged under seal nobody sees more until all have answered; but turned
    over it will be, and so it is told already here, where the options are not known.
    """
    if before.phase == DEAL:
        turn = before.dealt // 2 % before.seats + 1  # two at a time, from the dealer's neighbour on
        return [((before.dealer + before.way * turn) % before.seats, action)]
    if before.phase == RENEW:
        return [(before.caller, action)]
    if before.phase == PLAY and action != KNOCK:
        return [(-1, action)]
    if before.phase == CHALLENGE and action == 1:
        return [(-1, card) for card in range(52) if before.place[card] == before.caller]
    return []


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first."""
    table = Table(stacks, rules.direction.name)
    if carry.dealer == NOBODY:
        first = yield from draw_for_bank(table, rules.first_dealer.name)
        left = {"dealer": first, "scores": [0] * len(stacks)}
        return table.stacks, carry._asdict() | left  # type: ignore[operator]
    deal = Deal(rules, table, carry)
    winner = yield from deal.played()
    return table.stacks, deal.left(winner)


class Deal:
    """Hands, penalties, and who is still in."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.carry = rules, table, carry
        self.turn = table.after(carry.dealer)  # from eldest to the dealer
        self.scores = list(carry.scores) or [0] * len(table.stacks)
        fetching = carry.round < rules.exempt_deals_after_loss
        self.exempt = {seat for seat in self.turn if fetching and carry.payers & 2**seat}
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.turn}
        self.stock = 32 - 4 * len(self.turn)
        self.value, self.last = 1, NOBODY
        self.folded: dict[int, int] = {}  # and for how much
        self.at_fault: set[int] = set()

    def said(self, seat: int) -> set[int]:
        """A yes or a no; the exempt only say no."""
        return {0} if seat in self.exempt else {0, 1}

    @property
    def active(self) -> list[int]:
        return [seat for seat in self.turn if seat not in self.folded]

    def played(self) -> Generator[Any, int, int]:
        """Who deals next: the winner, or the same again when the deal is void."""
        for _ in range(2):
            for seat in self.turn:
                yield from self.dealt(seat, 2)
        for seat in self.turn:
            if (yield from self.exchange(seat)):
                return int(self.carry.dealer)  # TOEP-14: void
        yield from self.warnings()
        winner = yield from self.tricks()
        for seat in set(self.turn) - self.exempt:  # TOEP-13
            cost = 0 if seat == winner else self.folded.get(seat, self.value)
            self.scores[seat] += cost + (seat in self.at_fault)
        return winner

    def dealt(self, seat: int, cards: int) -> Asking:
        for _ in range(cards):
            self.hands[seat].append((yield CHANCE))

    # TOEP-5

    def exchange(self, seat: int) -> Generator[Any, int, bool]:
        """Whether the match ended here."""
        turns = self.rules.max_exchanges or 99
        while self.rules.exchange.name != "OFF" and self.stock >= 4 and turns:
            free = self.rules.exchange.name == "BLUFF_ALLOWED"
            if not (yield Ask(seat, self.said(seat) if free or self.poor(seat) else {0})):
                return False
            if free and (challenger := (yield from self.challenge(seat))) is not None:
                loser = challenger if self.poor(seat) else seat
                self.scores[loser] += 1
                if self.rules.penalty_end.name == "IMMEDIATE" and self.scores[loser] >= self.rules.target:
                    return True
            self.hands[seat] = []
            yield from self.dealt(seat, 4)
            self.stock -= 4
            turns -= 1
        return False

    def poor(self, seat: int) -> bool:
        over = [name(card)[0] for card in self.hands[seat] if name(card)[0] in "789T"]
        return over in ([], ["7"]) if "SEVEN" in self.rules.laydown_definition.name else not over

    def challenge(self, layer: int) -> Generator[Any, int, int | None]:
        doubters = []
        for seat in self.table.after(layer)[:-1]:
            if (yield Ask(seat, self.said(seat))):
                doubters.append(seat)
                if self.rules.challenge_mode.name == "SEQUENTIAL_FIRST":
                    break
        return doubters[0] if doubters else None

    # TOEP-6

    def warnings(self) -> Asking:
        if self.rules.warnings.name == "OFF":
            return
        for seat in self.turn:
            entitled = self.signals(seat)
            anything = self.rules.warnings.name == "PENALISED" and seat not in self.exempt
            if (yield Ask(seat, {0, 1, 2} if anything else entitled)) not in entitled:
                self.at_fault.add(seat)

    def signals(self, seat: int) -> set[int]:
        tens, jacks = count(self.hands[seat], "T"), count(self.hands[seat], "J")
        if tens > 2:
            return {2} if tens == 4 else {1}
        if jacks > 2 and seat not in self.exempt:
            return {0, 1, 2} if jacks == 4 else {0, 1}
        return {0}

    # TOEP-7 to TOEP-12

    def tricks(self) -> Generator[Any, int, int]:
        """Who takes the last one, or is the last to be in."""
        leader = self.turn[0]
        poorest = [seat for seat in self.turn if self.scores[seat] == self.rules.target - 1]
        if self.rules.poverty_round.name == "PELT" and poorest:
            leader, self.value = poorest[0], 2
            yield from self.answers(leader)
        for number in range(4):
            lying: dict[int, int] = {}  # in the order of play
            while len(self.active) > 1 and (due := self.due(leader, lying)) is not None:
                if self.rules.knock_mode.name == "ANY_TIME":
                    yield from self.window(due, leader, lying)
                    due = self.due(leader, lying)
                    if len(self.active) == 1 or due is None:
                        break
                action = yield Ask(due, self.playable(due, lying))
                if action == KNOCK:
                    yield from self.knocked(due)
                else:
                    self.hands[due].remove(action)
                    lying[due] = action
            if len(self.active) == 1:
                return self.active[0]
            leader = self.taker(lying, set(lying) if number < 3 else set(self.active))
        return leader

    def due(self, leader: int, lying: dict[int, int]) -> int | None:
        waiting = [seat for seat in [leader, *self.table.after(leader)] if seat in self.active]
        return next((seat for seat in waiting if seat not in lying), None)

    def playable(self, seat: int, lying: dict[int, int]) -> set[int]:
        cards = set(self.hands[seat])
        if lying:
            suit = name(next(iter(lying.values())))[1]
            cards = {card for card in cards if name(card)[1] == suit} or cards
        if seat in self.exempt:
            return {min(cards, key=lambda card: (height(card), "shdc".index(name(card)[1])))}
        own = self.rules.knock_mode.name == "OWN_TURN" and self.may_knock(seat)
        return cards | {KNOCK} if own else cards

    def taker(self, lying: dict[int, int], competing: set[int]) -> int:
        suit = name(next(iter(lying.values())))[1]
        cards = {seat: card for seat, card in lying.items() if seat in competing}
        if suit not in {name(card)[1] for card in cards.values()}:
            suit = name(next(iter(cards.values())))[1]
        return max(
            (seat for seat in cards if name(cards[seat])[1] == suit), key=lambda seat: height(cards[seat])
        )

    def may_knock(self, seat: int) -> bool:
        able = seat in self.active and seat not in self.exempt and seat != self.last
        return able and self.scores[seat] + self.value + 1 <= self.rules.target

    def window(self, due: int, leader: int, lying: dict[int, int]) -> Asking:
        while True:
            for seat in [due, *self.table.after(due)[:-1]]:
                if self.may_knock(seat) and (yield Ask(seat, {0, 1})):
                    yield from self.knocked(seat)
                    break
            else:
                return
            if len(self.active) == 1 or self.due(leader, lying) is None:
                return

    def knocked(self, seat: int) -> Asking:
        self.value += 1
        self.last = seat
        yield from self.answers(seat)

    def answers(self, caller: int) -> Asking:
        leaving = []
        for seat in [seat for seat in self.table.after(caller)[:-1] if seat in self.active]:
            if not (yield Ask(seat, self.said(seat))):
                leaving.append(seat)
        self.folded |= dict.fromkeys(leaving, self.value - 1)

    # TOEP-14

    def left(self, dealer: int) -> dict[str, Any]:
        carry, most = self.carry, max(self.scores)
        left = {"dealer": dealer, "pool": carry.pool, "deals": carry.deals + 1, "payers": carry.payers}
        if most < self.rules.target:
            return left | {"match": carry.match, "round": carry.round + 1, "scores": self.scores}
        payers = [seat for seat in self.turn if self.scores[seat] == most]
        if len(payers) > 1 and self.rules.tie_for_most.name == "ALL_AT_TARGET":
            payers = [seat for seat in self.turn if self.scores[seat] >= self.rules.target]
        each, odd = divmod(self.rules.kitty, len(payers))
        for n, seat in enumerate(payers):
            chips = min(each + (n < odd), self.table.stacks[seat])
            chips = fitting(chips, left["pool"])
            self.table.stacks[seat] -= chips
            left["pool"] += chips
        left["payers"] = sum(2**seat for seat in payers)
        return left | {"match": carry.match + 1, "round": 0, "scores": [0] * len(self.scores)}
