"""Zecchinetta, told again from ZECC-1 to ZECC-21."""

from collections.abc import Generator
from math import inf
from typing import Any

from witness import CHANCE, NOBODY, Ask, Table, Telling, draw_for_bank, rank


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """One hand, or the draw for the first bank, until the cards are gathered."""
    table = Table(stacks, rules.direction.name)
    if carry.banker == NOBODY:
        first = yield from draw_for_bank(table, rules.first_banker.name)
        return table.stacks, {"banker": first, "passed": carry.passed}
    banker, passed = carry.banker, carry.passed
    if table.stacks[banker] <= 0:
        banker, places = table.heir(banker)
        passed += places
    moves = yield from Hand(rules, table, banker).play()
    if moves:
        banker, places = table.heir(banker)
        passed += places
    return table.stacks, {"banker": banker, "passed": passed}


class Hand:
    """What lies on the table: the punters' positions, by rank, and the bets on each."""

    def __init__(self, rules: Any, table: Table, banker: int) -> None:
        self.rules, self.table, self.banker = rules, table, banker
        self.punters = table.after(banker)[:-1]
        self.sizes: dict[int, int] = {}  # the positions still in play, in the order they came
        self.bets: dict[int, dict[int, int]] = {}
        self.growing = False  # positions may yet have cards stacked on them

    def play(self) -> Generator[Any, int, bool]:
        """Whether the bank passes."""
        yield from self.agree_limits()
        if self.rules.equal_rule.name == "PLAYETTE":
            return (yield from self.playette())
        first, second = rank((yield CHANCE)), rank((yield CHANCE))
        if first == second:
            return False  # ZECC-4
        self.sizes = {first: 1, second: 1}
        yield from self.window(second, everything=True)
        mine = rank((yield CHANCE))
        if mine in self.sizes:
            if self.rules.equal_rule.name == "RESHUFFLE":
                return False  # ZECC-14: the bets were never taken
            for position in list(self.sizes):
                if position == mine or self.rules.third_match_takes.name == "ALL":
                    self.lose(position)
            return True  # ZECC-6
        return (yield from self.turn_on(mine, {first, second, mine}))

    def agree_limits(self) -> Generator[Any, int, None]:
        """ZECC-3."""
        rules, stacks = self.rules, self.table.stacks
        ceiling = rules.max_bet
        if not ceiling:
            ceiling = max(stacks[seat] for seat in self.punters)
            if rules.cover.name == "CAP":
                ceiling = min(ceiling, stacks[self.banker])
        ceiling = max(ceiling, rules.min_bet)
        self.least = yield Ask(self.banker, set(range(rules.min_bet, ceiling + 1)))
        self.most = yield Ask(self.banker, set(range(self.least, ceiling + 1)))

    def playette(self) -> Generator[Any, int, bool]:
        """ZECC-15 to ZECC-20: equal cards are stacked until three ranks have shown."""
        seen: list[int] = []
        early = self.rules.playette_bets.name == "BEFORE_BANK_CARD"
        while True:
            turned = rank((yield CHANCE))
            if turned in seen:
                if turned not in self.sizes:
                    raise AssertionError("no fifth card of a rank")
                self.sizes[turned] += 1
                if self.sizes[turned] == 4 * self.rules.packs:
                    if self.rules.all_of_a_rank.name == "MISDEAL":
                        return False  # ZECC-20
                    self.withdraw(turned)
                continue
            seen.append(turned)
            if len(seen) == 3:
                break
            self.sizes[turned] = 1
            if len(seen) == 2 and early:
                self.growing = True
                yield from self.window(turned, everything=True)
        self.growing = False
        if not self.sizes:
            return False
        if not early:
            yield from self.window(min(self.sizes), everything=True)
        return (yield from self.turn_on(turned, set(seen)))

    def turn_on(self, mine: int, seen: set[int]) -> Generator[Any, int, bool]:
        """ZECC-7 to ZECC-11, and with stacks ZECC-17 to ZECC-19."""
        shown = 1
        while self.sizes:
            turned = rank((yield CHANCE))
            if turned == mine:
                shown += 1
                for position in [p for p, size in self.sizes.items() if size < shown]:
                    self.win(position)
            elif turned in self.sizes:
                self.lose(turned)
            elif turned not in seen and shown == 1:
                self.sizes[turned] = 1
                seen.add(turned)
                yield from self.window(turned, self.rules.bet_window.name == "ANY_LIVE_CARD")
                continue
            else:
                continue
            if self.rules.end_when_no_bets and not any(any(b.values()) for b in self.bets.values()):
                break
        return shown > 1

    def window(self, newest: int, everything: bool) -> Generator[Any, int, None]:
        """Each punter in turn may bet on the newest card, and where it is open on the others."""
        others = sorted(set(self.sizes) - {newest}) if everything else []
        for punter in self.punters:
            for position in [newest, *others]:
                free = self.free(punter)
                if free <= 0:
                    continue
                pile = self.bets.setdefault(position, {}).get(punter, 0)
                room = self.room()
                legal = {
                    more
                    for more in range(1, min(free, self.most) + 1)
                    if self.least <= pile + more <= self.most and self.odds(position) * more <= room
                }
                self.bets[position][punter] = pile + (yield Ask(punter, {0} | legal))

    def free(self, punter: int) -> int:
        return self.table.stacks[punter] - sum(bets.get(punter, 0) for bets in self.bets.values())

    def odds(self, position: int) -> int:
        """ZECC-21; the highest there may be while cards can yet be stacked."""
        one, two, three = self.rules.stack1_odds, self.rules.stack2_odds, self.rules.stack3_odds
        if self.growing:
            return max(one, two, three)
        size = self.sizes[position]
        return one if size == 1 else two if size == 2 else three

    def room(self) -> float:
        """COM-5: what the banker has beyond what all bets together may cost."""
        if self.rules.cover.name == "CREDIT":
            return inf
        owed = sum(self.odds(p) * sum(bets.values()) for p, bets in self.bets.items())
        return self.table.stacks[self.banker] - owed

    def lose(self, position: int) -> None:
        self.settle(position, -1)

    def win(self, position: int) -> None:
        self.settle(position, self.odds(position))

    def withdraw(self, position: int) -> None:
        self.settle(position, 0)

    def settle(self, position: int, to_one: int) -> None:
        del self.sizes[position]
        for punter, bet in self.bets.pop(position, {}).items():
            self.table.stacks[punter] += to_one * bet
            self.table.stacks[self.banker] -= to_one * bet
