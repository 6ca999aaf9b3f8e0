"""Baccarat, told again from BACC-1 to BACC-18."""

from collections.abc import Generator
from contextlib import suppress
from fractions import Fraction
from math import ceil, floor
from typing import Any

from witness import CHANCE, EMPTY, NOBODY, Ask, Table, Telling, draw_for_bank, rank

FIELDS = {1: "player", 2: "banker", 3: "tie"}
WORTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]
DRAWS_TO = {  # BACC-12: of each count the third cards to which the banker draws
    0: "0123456789",
    1: "0123456789",
    2: "0123456789",
    3: "012345679",
    4: "234567",
    5: "4567",
    6: "67",
    7: "",
}


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One coup, or the draw for the first bank."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed, "bank": 0}
    banker, passed, bank = carry.banker, carry.passed, carry.bank
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed, bank = passed + places, 0
    coup = Coup(rules, table, banker, bank)
    stays, stands = yield from coup.played()
    if stays and table.stacks[banker] > 0:
        travels = rules.bank.name == "FIXED"
        return table.stacks, {"banker": banker, "passed": passed + travels, "bank": stands}
    heir, places = table.heir(banker)
    return table.stacks, {"banker": heir, "passed": passed + places, "bank": 0}


class OutOfCards(Exception):
    """BACC-18"""


def turned() -> Generator[int, int, int]:
    """The next card."""
    card = yield CHANCE
    if card == EMPTY:
        raise OutOfCards
    return card


def counted(cards: list[int]) -> int:
    """BACC-1: the last figure of the sum."""
    return int(str(sum(WORTH[rank(card)] for card in cards))[-1])


class Coup:
    """Two hands, and what is staked on them."""

    def __init__(self, rules: Any, table: Table, banker: int, bank: int) -> None:
        self.rules, self.table, self.banker, self.bank = rules, table, banker, bank
        self.named = rules.bank.name in ("CHEMIN", "BANQUE")
        self.laid: dict[int, dict[str, int]] = {punter: {} for punter in table.after(banker)[:-1]}

    def played(self) -> Generator[Any, int, tuple[bool, int]]:
        """Whether the bank stays, and what stands on it."""
        stacks, kind = self.table.stacks, self.rules.bank.name
        if self.named and not self.bank:
            most = min(stacks[self.banker], self.rules.max_bet or stacks[self.banker])
            self.bank = yield Ask(self.banker, set(range(min(max(1, self.rules.min_bet), most), most + 1)))
        yield from self.staking()
        if not any(self.laid.values()):
            return kind == "FIXED", 0
        had = stacks[self.banker]
        with suppress(OutOfCards):
            player, bank = yield from self.hands()
            self.settle(player, bank)
        won = stacks[self.banker] - had
        if not self.named:
            return kind == "FIXED", 0
        self.bank += won
        if self.bank <= 0 or (kind == "CHEMIN" and won < 0):
            return False, 0
        stays = bool((yield Ask(self.banker, {0, 1})))
        return stays, self.bank if stays else 0

    # BACC-4 to BACC-8

    def on(self, name: str) -> int:
        return sum(fields.get(name, 0) for fields in self.laid.values())

    def own(self, punter: int) -> int:
        return self.table.stacks[punter] - sum(self.laid[punter].values())

    def most(self, punter: int, name: str) -> int:
        """How much a punter may put on a field, of which the banker could pay all."""
        to_one = self.rules.tie_odds if name == "tie" else 1
        has = self.bank if self.named else self.table.stacks[self.banker]
        most = self.own(punter)
        if self.named or self.rules.cover.name == "CAP":
            most = min(most, has // to_one - self.on(name))
        return min(most, self.rules.max_bet) if self.rules.max_bet else most

    def choices(self, punter: int) -> set[int]:
        fields = self.laid[punter]
        least = 1 if self.named else max(1, self.rules.min_bet)
        hands = {"player", "banker"}
        return {
            n
            for n, name in FIELDS.items()
            if name not in fields
            and not (name in hands and hands & set(fields))
            and self.most(punter, name) >= least
        }

    def amounts(self, punter: int, name: str) -> set[int]:
        most = self.most(punter, name)
        if not self.named:
            return {0, *range(max(1, self.rules.min_bet), most + 1)}
        banco = {self.bank} if name == "player" and self.bank <= self.own(punter) else set()
        return {*range(max(0, most) + 1), *banco}

    def staking(self) -> Generator[Any, int, None]:
        for punter in list(self.laid):
            if self.table.stacks[punter] <= 0:
                continue
            if not self.rules.fields:
                over = yield from self.stake(punter, "player")
            else:
                over = False
                while not over and ((choices := self.choices(punter)) or not self.laid[punter]):
                    named = yield Ask(punter, {0} | choices)
                    if not named:
                        break
                    over = yield from self.stake(punter, FIELDS[named])
                    if FIELDS[named] not in self.laid[punter]:
                        break
            if over:
                return

    def stake(self, punter: int, name: str) -> Generator[Any, int, bool]:
        """Whether it was banco."""
        chips = yield Ask(punter, self.amounts(punter, name))
        if chips:
            self.laid[punter][name] = chips
        if not (self.named and name == "player" and chips == self.bank):
            return False
        for other in self.laid:
            if other != punter:
                self.laid[other].pop("player", None)
        return True

    # BACC-9 to BACC-12

    def chief(self) -> int:
        sums = {punter: fields.get("player", 0) for punter, fields in self.laid.items()}
        return max(sums, key=lambda punter: sums[punter]) if any(sums.values()) else NOBODY

    def hands(self) -> Generator[Any, int, tuple[int, int]]:
        if self.rules.draws.name == "TABLEAU":
            first, second = (yield from turned()), (yield from turned())
            player, bank = [first, (yield from turned())], [second, (yield from turned())]
            if counted(player) < 8 and counted(bank) < 8 and counted(player) <= 5:
                player.append((yield from turned()))
        else:
            player = [(yield from turned()), (yield from turned())]
            draws = counted(player) <= 5
            if counted(player) == 5 and self.chief() != NOBODY:
                draws = bool((yield Ask(self.chief(), {0, 1})))
            if draws:
                player.append((yield from turned()))
            bank = [(yield from turned()), (yield from turned())]
            if counted(bank) >= 8:
                player = player[:2]
        if counted(bank) < 8 and counted(player[:2]) < 8 and (yield from self.bank_draws(player, bank)):
            bank.append((yield from turned()))
        return counted(player), counted(bank)

    def bank_draws(self, player: list[int], bank: list[int]) -> Generator[Any, int, bool]:
        count = counted(bank)
        if self.rules.draws.name == "FREE" and count in (3, 4, 5, 6):
            return bool((yield Ask(self.banker, {0, 1})))
        return count <= 5 if len(player) == 2 else str(counted(player[2:])) in DRAWS_TO[count]

    # BACC-13 to BACC-15

    def settle(self, player: int, bank: int) -> None:
        wins = "tie" if player == bank else "player" if player > bank else "banker"
        for punter, fields in self.laid.items():
            for name, chips in fields.items():
                gain = self.prize(name, chips) if name == wins else -chips
                if wins == "tie" and name != "tie":
                    gain = 0
                self.table.stacks[punter] += gain
                self.table.stacks[self.banker] -= gain

    def prize(self, name: str, chips: int) -> int:
        if name == "tie":
            return self.rules.tie_odds * chips
        if name == "player":
            return chips
        kept = Fraction(chips * self.rules.commission, 100)
        whole = {"FLOOR": floor(kept), "CEIL": ceil(kept), "HALF_UP": floor(kept + Fraction(1, 2))}
        return chips - whole[self.rules.rounding.name]
