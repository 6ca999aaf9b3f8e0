"""Zwikken, told again from ZWIK-1 to ZWIK-16."""

from collections import Counter
from collections.abc import Generator
from math import ceil, floor
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, fitting, rank

HIGH_TO_LOW = (0, 12, 11, 10, 9)  # A K Q J T
POINTS = {0: 4, 12: 3, 11: 2, 10: 1, 9: 0}
PHASES = ["DRAW", "DEAL", "TURN", "BID", "AMOUNT", "AGAIN", "TEN", "PLAY"]
EVERYBODY = -1


def height(card: int) -> int:
    return -HIGH_TO_LOW.index(rank(card))


def trio(cards: Any) -> int | None:
    """The rank of three equal cards."""
    ranks = {rank(card) for card in cards}
    return ranks.pop() if len(ranks) == 1 and len(cards) == 3 else None


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One deal, or the draw for the first one."""
    table = Table(stacks, rules.direction.name)
    if carry.dealer == NOBODY:
        first = yield from draw_for_bank(table, rules.first_dealer.name)
        return table.stacks, carry._asdict() | {"dealer": first}
    deal = Deal(rules, table, carry)
    yield from deal.told()
    return table.stacks, {"dealer": deal.next_dealer(), "pool": deal.pot, "deals": carry.deals + 1}


class Deal:
    """Three hands, a trump, and a pot."""

    def __init__(self, rules: Any, table: Table, carry: Any) -> None:
        self.rules, self.table, self.stacks, self.pot = rules, table, table.stacks, carry.pool
        dealer = carry.dealer
        if not self.in_session(dealer):
            dealer = next(seat for seat in table.after(dealer) if self.in_session(seat))
        self.dealer = dealer
        self.players = [seat for seat in table.after(dealer) if self.in_session(seat)]  # eldest first
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.players}

    def in_session(self, seat: int) -> bool:
        return bool(self.rules.allow_debt) or self.stacks[seat] > 0

    def next_dealer(self) -> int:
        return next((s for s in self.table.after(self.dealer) if self.in_session(s)), self.dealer)

    def into_pot(self, seat: int, chips: int) -> None:
        if not self.rules.allow_debt:
            chips = min(chips, self.stacks[seat])  # COMM-12
        chips = fitting(chips, self.pot)
        self.stacks[seat] -= chips
        self.pot += chips

    def out_of_pot(self, seat: int, chips: int) -> None:
        self.stacks[seat] += chips
        self.pot -= chips

    def told(self) -> Generator[Any, int, None]:
        if self.rules.ante_policy.name == "EVERY_DEAL" or self.pot == 0:
            for seat in sorted(self.players):
                self.into_pot(seat, self.rules.ante)
        for packet in (1, 2) if self.rules.packets.name == "ONE_TWO" else (2, 1):
            for seat in self.players:
                for _ in range(packet):
                    self.hands[seat].append((yield CHANCE))
        found = yield from self.find_shooter()
        if found is None:
            return  # ZWIK-9
        shooter, bid = found
        yield from self.poll_for_the_ten()
        if self.zwik_is_shown(shooter, bid):
            return
        if (yield from self.shooter_wins_the_play(shooter)):
            self.out_of_pot(shooter, bid)
        else:
            self.into_pot(shooter, bid)

    # the trumps and the bids

    def find_shooter(self) -> Generator[Any, int, tuple[int, int] | None]:
        self.dead: list[int] = []
        self.up = yield CHANCE
        counted, cards_left = 1, 20 - 3 * len(self.players) - 1
        while True:
            found = yield from self.auction()
            if found or counted >= self.rules.max_turns or cards_left == 0:
                return found
            choices = {"annul": 0, "with chips": 2}
            if self.rules.turn_package.name == "TURN_CHIP_OPTIONAL":
                choices["without"] = 1
            choice = yield Ask(self.dealer, set(choices.values()))
            if choice == choices["annul"]:
                return None
            if choice == choices["with chips"]:
                for seat in sorted(self.players):
                    self.into_pot(seat, self.rules.turn_chips)
            self.dead.append(self.up)
            before, self.up = self.up, (yield CHANCE)
            cards_left -= 1
            if self.rules.same_suit_counts or before % 4 != self.up % 4:
                counted += 1

    def auction(self) -> Generator[Any, int, tuple[int, int] | None]:
        best: tuple[int, int] | None = None
        for seat in self.players:
            floor_ = best[1] if best else 0
            offers = {code: chips for code, chips in self.menu().items() if chips > floor_}
            said = yield Ask(seat, {0, *offers})
            if said:
                best = (seat, offers[said])
                if best[1] == self.pot:
                    break
        return best

    def menu(self) -> dict[int, int]:
        """What may be said, and the chips it means."""
        if self.rules.bid_menu.name == "ANY_INTEGER":
            return {chips: chips for chips in range(1, self.pot + 1)}
        to_whole = floor if self.rules.bid_rounding.name == "FLOOR" else ceil
        third, half = (max(1, to_whole(self.pot / part)) for part in (3, 2))
        menu = {3: self.pot}
        for code, chips in ((1, third), (2, half)):
            if chips not in menu.values() and chips < self.pot:
                menu[code] = chips
        return menu

    # the Ten and the zwik

    def poll_for_the_ten(self) -> Generator[Any, int, None]:
        ten = 4 * 9 + self.up % 4
        for seat in self.players:
            if (yield Ask(seat, {0, 1} if ten in self.hands[seat] else {0})):
                self.hands[seat].remove(ten)
                self.hands[seat].append(self.up)
                return

    def zwik_is_shown(self, shooter: int, bid: int) -> bool:
        shown = {seat: trio(cards) for seat, cards in self.hands.items() if trio(cards) is not None}
        if not shown:
            return False
        owner = min(shown, key=lambda seat: HIGH_TO_LOW.index(shown[seat]))
        only_bid = owner == shooter and self.rules.zwik_prize.name == "BID_IF_SHOOTER"
        self.out_of_pot(owner, bid if only_bid else self.pot)
        if owner != shooter and self.rules.zwik_loser_pays:
            self.into_pot(shooter, bid)
        return True

    # the play

    def shooter_wins_the_play(self, shooter: int) -> Generator[Any, int, bool]:
        trumps = self.up % 4
        values: dict[int, list[int]] = {seat: [] for seat in self.players}  # of the tricks each has taken
        leader = self.players[0]
        for _ in range(3):
            trick: dict[int, int] = {}
            turn = self.players.index(leader)
            for seat in self.players[turn:] + self.players[:turn]:
                card = yield Ask(seat, self.may_play(self.hands[seat], list(trick.values()), trumps))
                self.hands[seat].remove(card)
                trick[seat] = card
            leader = max(trick, key=lambda seat: worth(trick[seat], trick[leader], trumps))
            values[leader].append(sum(POINTS[rank(card)] for card in trick.values()))
        mine = values.pop(shooter)
        others = sum(map(sum, values.values()))
        return len(mine) >= 2 or (len(mine) == 1 and mine[0] > others)

    def may_play(self, cards: list[int], trick: list[int], trumps: int) -> set[int]:
        """ZWIK-12."""
        if not trick:
            return set(cards)
        following = {card for card in cards if card % 4 == trick[0] % 4}
        if following:
            return following
        mine = {card for card in cards if card % 4 == trumps}
        there = [height(card) for card in trick if card % 4 == trumps]
        over = {card for card in mine if height(card) > max(there, default=-99)}
        if over or not mine:
            return over or set(cards)
        under = self.rules.undertrump.name  # only lower trumps are held
        if under == "COMPULSORY":
            return mine
        return set(cards) if under == "OPTIONAL" else (set(cards) - mine or mine)


def worth(card: int, led: int, trumps: int) -> tuple[int, int]:
    """How good a card is to take the trick with (COMM-7)."""
    return (2 if card % 4 == trumps else 1 if card % 4 == led % 4 else 0, height(card))


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """Who is shown which card by an act; a zwik is shown when the asking for the Ten is over."""
    phase = PHASES[before.phase]
    if phase == "DEAL":
        return [(before.drawing, action)]
    if phase in ("DRAW", "TURN", "PLAY"):
        return [(EVERYBODY, action)]
    if phase != "TEN" or (action == 0 and actor != before.dealer):
        return []
    ten, hands = 4 * 9 + before.turned % 4, Counter[tuple[int, int]]()
    where = list(before.place)
    if action == 1:
        where[ten], where[before.turned] = -3, actor
    for card, place in enumerate(where):
        if 0 <= place < before.seats:
            hands[place, rank(card)] += 1
    zwiks = {pair for pair, count in hands.items() if count == 3}
    shown = [card for card in range(52) if (where[card], rank(card)) in zwiks]
    return [(EVERYBODY, card) for card in [*shown, *([ten] if action == 1 else [])]]
