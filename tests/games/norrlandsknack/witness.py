"""Norrlandsknack, told again from KNAK-1 to KNAK-14."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, fitting

DEALING, SUPPLYING, LAYING, TURNING, PLAYING, DRAWING = 1, 6, 5, 2, 7, 0
NO_MORE = 52
EVERYBODY = -1
Asking = Generator[Any, int, None]


class MatchWon(Exception):
    """Somebody has come to nothing in the middle of a deal."""


def height(card: int) -> int:
    """Two to ace."""
    return (card // 4 - 1) % 13


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first."""
    table = Table(stacks, rules.direction.name)
    if carry.dealer == NOBODY:
        first = yield from draw_for_bank(table, rules.first_dealer.name)
        return table.stacks, carry._asdict() | {"dealer": first, "scores": [0] * len(stacks)}
    deal = Deal(rules, table, carry)
    try:
        redeal = yield from deal.told()
    except MatchWon:
        redeal = False
    return table.stacks, deal.left(carry, redeal)


class Deal:
    """The match so far, and the hands of this deal."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.stacks, self.pot = rules, table, table.stacks, carry.pool
        self.stage = ["not begun", "first deal", "later deal"][carry.stage]
        if self.stage == "not begun":
            self.match = [s for s in table.order if rules.allow_debt or self.stacks[s] > 0]
            self.scores = dict.fromkeys(table.order, rules.start_score)
        else:
            self.match = [s for s in table.order if carry.playing & 2**s]
            self.scores = dict(enumerate(carry.scores))
        dealer = carry.dealer
        self.dealer = dealer if dealer in self.match else self.next_of(dealer, self.match)
        self.hands: dict[int, list[int]] = {}
        self.tricks = dict.fromkeys(self.match, 0)
        self.won = False

    def next_of(self, seat: int, wanted: list[int]) -> int:
        return next((s for s in self.table.after(seat) if s in wanted), seat)

    def from_eldest(self, seats: Any) -> list[int]:
        return [seat for seat in self.table.after(self.dealer) if seat in seats]

    def chip_in(self, seat: int, chips: int) -> int:
        if not self.rules.allow_debt:
            chips = min(chips, self.stacks[seat])
        taken = fitting(chips, self.pot)
        self.stacks[seat] -= taken
        self.pot += taken
        return chips  # what is cut is counted as paid (COMM-18)

    def left(self, carry: Any, redeal: bool) -> dict[str, Any]:
        everybody = range(len(self.stacks))
        if self.won:
            heirs = [s for s in everybody if self.rules.allow_debt or self.stacks[s] > 0]
            scores, stage, playing = [0] * len(self.stacks), 0, 0
        else:
            heirs = self.match
            scores = [self.scores[s] for s in everybody]
            stage = 1 if redeal else 2
            playing = sum(2**s for s in self.match)
        return {
            "dealer": self.dealer if redeal else self.next_of(self.dealer, heirs),
            "pool": self.pot,
            "deals": carry.deals + 1,
            "matches": carry.matches + self.won,
            "stage": stage,
            "playing": playing,
            "scores": scores,
        }

    # the deal

    def told(self) -> Generator[Any, int, bool]:
        """Whether the same dealer deals again, for the first time still."""
        first_deal = self.stage != "later deal"
        if self.stage == "not begun":
            for seat in sorted(self.match):
                self.chip_in(seat, self.rules.stake)
        seats = self.from_eldest(self.match)
        self.hands = {seat: [] for seat in seats}
        for packet in (3, 2) if self.rules.packets.name == "THREE_TWO" else (2, 3):
            for seat in seats:
                for _ in range(packet):
                    self.hands[seat].append((yield CHANCE))
        self.up = yield CHANCE
        promised = []
        if first_deal:
            for seat in seats:
                if (yield Ask(seat, {0, 1})):
                    promised = [seat]
                    break
            if not promised:
                return True  # KNAK-4
        else:
            for seat in seats:
                if (yield Ask(seat, {0, 1})):
                    promised.append(seat)
            seats = promised
        if len(seats) <= 1:
            self.alone(seats)
        else:
            for seat in seats:
                yield from self.exchange(seat)
            yield from self.play(seats)
            self.score(seats, promised)
        return False

    def alone(self, seats: list[int]) -> None:
        """KNAK-12."""
        worth = {"FIVE_POINTS": 5, "ONE_POINT": 1, "VOID": 0}[self.rules.lone_player.name]
        for seat in seats:
            self.scores[seat] = max(0, self.scores[seat] - worth)
        self.see_who_has_won()

    def exchange(self, seat: int) -> Asking:
        """KNAK-6."""
        cards, room, must = self.hands[seat], self.rules.exchange_max, 0
        if seat == self.dealer:
            cards.append(self.up)
            room, must = room + 1, 1
        laid = 0
        while laid < room:
            said = yield Ask(seat, {*cards, *([NO_MORE] if laid >= must else [])})
            if said == NO_MORE:
                break
            cards.remove(said)
            laid += 1
        while len(cards) < 5:
            cards.append((yield CHANCE))

    # the play

    def play(self, seats: list[int]) -> Asking:
        leader, trumps = seats[0], self.up % 4
        for _ in range(5):
            turn = seats.index(leader)
            trick: list[tuple[int, int]] = []
            for seat in seats[turn:] + seats[:turn]:
                card = yield Ask(seat, self.may_play(self.hands[seat], [c for _, c in trick], trumps))
                self.hands[seat].remove(card)
                trick.append((seat, card))
            led = trick[0][1] % 4
            leader, _ = max(trick, key=lambda pair: self.power(pair[1], led, trumps))
            self.tricks[leader] += 1
            if self.rules.end_check.name == "TRICK_BY_TRICK":
                self.scores[leader] -= 1
                if self.scores[leader] == 0:
                    self.see_who_has_won()
                    raise MatchWon

    def power(self, card: int, led: int, trumps: int) -> int:
        return height(card) + (100 if card % 4 == trumps else 50 if card % 4 == led else 0)

    def may_play(self, cards: list[int], trick: list[int], trumps: int) -> set[int]:
        """KNAK-7."""
        duty = self.rules.obligation.name
        if not trick:
            return set(cards)
        led = trick[0] % 4
        best = max(self.power(card, led, trumps) for card in trick)
        due = {card for card in cards if card % 4 == led}
        if not due and duty != "FOLLOW_ONLY":
            due = {card for card in cards if card % 4 == trumps}
        if duty == "FOLLOW_HEAD_OVERTRUMP":
            due = {card for card in due if self.power(card, led, trumps) > best} or due
        return due or set(cards)

    # the count

    def score(self, seats: list[int], promised: list[int]) -> None:
        """KNAK-8, KNAK-9."""
        gone = []
        for seat in sorted(seats):
            if self.rules.end_check.name == "END_OF_DEAL":
                self.scores[seat] = max(0, self.scores[seat] - self.tricks[seat])
            if seat in promised and not self.tricks[seat]:
                higher = min(self.scores[seat] + self.rules.loaf, self.rules.score_cap)
                if higher > self.scores[seat]:
                    self.scores[seat] = higher
                if not self.chip_in(seat, 1):
                    gone.append(seat)  # COMM-12
        for seat in gone:
            self.match.remove(seat)
        self.see_who_has_won()

    def see_who_has_won(self) -> None:
        """KNAK-10, KNAK-13."""
        winners = [seat for seat in self.match if self.scores[seat] == 0]
        if len(self.match) == 1:
            winners = self.match
        if winners:
            self.won = True
            winners = self.from_eldest(winners)
            each, odd = divmod(self.pot, len(winners))
            for n, seat in enumerate(winners):
                self.stacks[seat] += each + (n < odd)
            self.pot = 0


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """Who is shown which card by an act."""
    if before.phase in (DEALING, SUPPLYING):
        return [(before.drawing, action)]
    return [(EVERYBODY, action)] if before.phase in (DRAWING, TURNING, PLAYING) else []
