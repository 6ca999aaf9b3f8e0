"""Femkort, told again from FEMK-1 to FEMK-14."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, fitting

ALL = -1
DRAW, DEAL, PLAY = 0, 1, 4  # phases, as the game numbers them
CALL = 52


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """FEMK-8, COMM-16: which card this act shows, and to whom; to ALL when it lies face up."""
    if before.phase == DRAW or (before.phase == PLAY and action != CALL):
        return [(ALL, action)]
    return [(before.drawing, action)] if before.phase == DEAL else []


def height(card: int) -> int:
    """FEMK-2: the ace above the king, and the deuce last."""
    return 13 if card < 4 else card // 4


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """The draw for the first deal, or one deal until it is won or annulled."""
    table = Table(stacks, rules.direction.name)
    if carry.dealer == NOBODY:
        first = yield from draw_for_bank(table, rules.first_dealer.name)
        return table.stacks, carry._asdict() | {"dealer": first}
    told_deal = Deal(rules, table, carry)
    told_deal.antes()
    yield from told_deal.cards()
    annulled = yield from told_deal.tricks()
    return table.stacks, told_deal.annulled() if annulled else told_deal.won()


def unpack(number: int) -> dict[int, int]:
    return {seat: number // 32**seat % 32 for seat in range(12)}


def pack(counts: dict[int, int]) -> int:
    return sum(count * 32**seat for seat, count in counts.items())


class Deal:
    """Who plays, for what pot, and what each has."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.stacks = rules, table, table.stacks
        self.pot, self.deals = carry.pool, carry.deals
        self.wins, self.calls = unpack(carry.wins), unpack(carry.calls)
        self.paid = {seat for seat in table.order if carry.playing & 2**seat}
        self.players = self.paid or {seat for seat in table.order if self.can_pay(seat)}
        self.dealer = carry.dealer
        if self.dealer not in self.players:
            self.dealer = next(seat for seat in table.after(self.dealer) if seat in self.players)
        self.hands: dict[int, set[int]] = {seat: set() for seat in self.players}
        self.tricks_of = dict.fromkeys(self.players, 0)

    def can_pay(self, seat: int) -> bool:
        """COMM-12."""
        return bool(self.rules.allow_debt) or self.stacks[seat] > 0

    def round(self, first: int) -> list[int]:
        """The players from this one on."""
        return [seat for seat in [first, *self.table.after(first)[:-1]] if seat in self.players]

    def antes(self) -> None:
        """FEMK-3: not again for a pot that has been paid for."""
        if self.paid:
            return
        for seat in sorted(self.players):
            ante = self.rules.ante
            if not self.rules.allow_debt:
                ante = min(ante, self.stacks[seat])
            ante = fitting(ante, self.pot)
            self.stacks[seat] -= ante
            self.pot += ante

    def cards(self) -> Generator[int, int, None]:
        """FEMK-4, COMM-9."""
        two_three = self.rules.packets.name == "TWO_THREE"
        for size in (2, 3) if two_three else (3, 2):
            for seat in self.round(self.eldest):
                for _ in range(size):
                    self.hands[seat].add((yield CHANCE))

    @property
    def eldest(self) -> int:
        return self.round(self.dealer)[1] if len(self.players) > 1 else self.dealer

    # FEMK-12

    def callers(self, number: int, lying: list[int]) -> set[int]:
        """Who might call before the next card, of which trick so many cards lie."""
        how, rules = self.rules.better_cards.name, self.rules
        early = how == "ELDEST_ONLY" or rules.better_cards_deadline.name == "BEFORE_TRICK_1"
        if how == "OFF" or len(self.players) < 2 or (number, len(lying)) > ((1, 0) if early else (5, 0)):
            return set()
        return {seat for seat in self.players if self.calls[seat] < rules.better_cards_limit}

    def answers(self, caller: int) -> Generator[Any, int, bool]:
        self.calls[caller] += 1
        for seat in self.round(caller)[1:]:
            if not (yield Ask(seat, {0, 1})):
                return False
        return True

    def polled(self, number: int, lying: list[int], due: int) -> Generator[Any, int, bool]:
        for seat in self.round(due):
            if seat in self.callers(number, lying) and (yield Ask(seat, {0, 1})):
                return (yield from self.answers(seat))
        return False

    # FEMK-5 to FEMK-8, FEMK-13

    def tricks(self) -> Generator[Any, int, bool]:
        """Whether the deal was annulled."""
        leader = self.eldest
        for number in range(1, 6):
            if number == 5 and self.rules.last_trick_eligibility.name == "PRIOR_WINNERS":
                self.players = {seat for seat in self.players if self.tricks_of[seat]}
            lying: list[tuple[int, int]] = []
            for seat in self.round(leader):
                cards = [card for _, card in lying]
                if self.rules.better_cards.name == "ANY_TIME" and (
                    yield from self.polled(number, cards, seat)
                ):
                    return True
                may = self.playable(seat, cards)
                turn = {"OWN_TURN": seat, "ELDEST_ONLY": self.eldest}.get(
                    self.rules.better_cards.name, NOBODY
                )
                extra = {CALL} if turn in self.callers(number, cards) & {seat} else set()
                said = yield Ask(seat, may | extra)
                if said == CALL:
                    if (yield from self.answers(seat)):
                        return True
                    said = yield Ask(seat, may)
                self.hands[seat].remove(said)
                lying.append((seat, said))
            following = [(height(card), seat) for seat, card in lying if card % 4 == lying[0][1] % 4]
            leader = max(following)[1]
            self.tricks_of[leader] += 1
        self.winner = leader
        return False

    def playable(self, seat: int, lying: list[int]) -> set[int]:
        held = self.hands[seat]
        if not lying:
            return set(held)
        suit = {card for card in held if card % 4 == lying[0] % 4}
        best = max(height(card) for card in lying if card % 4 == lying[0] % 4)
        return {card for card in suit if height(card) > best} or suit or set(held)

    # FEMK-9 to FEMK-12

    def annulled(self) -> dict[str, int]:
        return self.left(self.dealer, set(self.hands), self.calls)

    def won(self) -> dict[str, int]:
        self.deals += 1
        self.wins[self.winner] += 1
        counted = self.rules.payoff.name == "FIRST_TO_N"
        over = not counted or self.wins[self.winner] >= self.rules.n_deals
        if over:
            self.stacks[self.winner] += self.pot
            self.pot = 0
            self.wins = {}
        paid = set(self.hands) if not over and self.rules.ante_policy.name == "ONCE_PER_MATCH" else set()
        able = [
            seat
            for seat in self.table.after(self.dealer)
            if seat in paid or (not paid and self.can_pay(seat))
        ]
        return self.left(able[0] if able else self.dealer, paid, {})

    def left(self, dealer: int, playing: set[int], calls: dict[int, int]) -> dict[str, int]:
        return {
            "dealer": dealer,
            "pool": self.pot,
            "deals": self.deals,
            "wins": pack(self.wins),
            "playing": sum(2**seat for seat in playing),
            "calls": pack(calls),
        }
