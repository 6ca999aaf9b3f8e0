"""Irish Loo, told again from IRLO-1 to IRLO-9."""

from collections.abc import Generator
from typing import Any

from witness import CHANCE, Ask, Telling
from witness.loos import (
    DEFEND,
    EVERYBODY,
    PASS,
    PLAY,
    TAKE_MISS,
    Loo,
    of_miss,
    served,
    suit,
)

NO_MORE = 52
_, TO_SEATS, TO_MISS, _, ANNOUNCING, EXCHANGING, FOR_DISCARDS, _ = range(8)  # what is going on in a state


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """A deal, or the draw for the first dealer."""
    return Irish(rules, stacks, carry).tell()


class Irish(Loo):
    """With an exchange, and usually without Miss."""

    def with_miss(self) -> bool:
        return bool(self.rules.miss)

    def deal_on(self) -> Generator[Any, int, None]:
        if self.rules.club_law and suit(self.turnup) == 0:
            players = self.seats  # IRLO-4
            at_once = False
        else:
            at_once = self.rules.exchange_timing.name == "AT_ANNOUNCEMENT"
            players = yield from self.announcements(at_once)
        if not players:
            self.win(self.dealer, self.pool)
            return
        if not at_once:
            for seat in players:
                yield from self.exchange(seat)
        yield from self.play(players)

    # IRLO-5

    def announcements(self, at_once: bool) -> Generator[Any, int, list[int]]:
        players: list[int] = []
        for seat in self.seats:
            may = {PASS, PLAY}
            if seat == self.dealer and not players:
                return []
            if seat == self.dealer and len(players) == 1:
                defence = self.rules.dealer_defence.name
                may = {"CHOICE": {PLAY, DEFEND}, "SELF_ONLY": {PLAY}, "POOL_ONLY": {DEFEND}}[defence]
            if self.miss and PLAY in may:
                may.add(TAKE_MISS)
            said = yield Ask(seat, may)
            if said == PASS:
                continue
            players.append(seat)
            if said == TAKE_MISS:
                self.hands[seat], self.miss = self.miss or set(), None
            if said == DEFEND:
                self.defender = seat
            if at_once:
                yield from self.exchange(seat)
        return players

    # IRLO-6; what the cards of IRLO-8 are is for whoever shuffles them

    def exchange(self, seat: int) -> Generator[Any, int, None]:
        if self.rules.max_exchange == 0:
            return
        cards, gone = self.hands[seat], 0
        while True:
            said = yield Ask(seat, {NO_MORE} | (cards if gone < self.rules.max_exchange else set()))
            if said == NO_MORE:
                break
            cards.remove(said)
            gone += 1
        for _ in range(gone):
            cards.add((yield CHANCE))


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """Who is shown what by an act: IRLO-1, IRLO-3, IRLO-6, COMM-16."""
    if before.phase == TO_SEATS:
        return [(served(before), action)]
    if before.phase == FOR_DISCARDS:
        return [
            (seat, action) for seat in range(before.seats) if before.active[seat] and before.held[seat] < 3
        ]
    if before.phase == ANNOUNCING:
        return of_miss(before, actor) if action == TAKE_MISS else []
    return [] if before.phase in (TO_MISS, EXCHANGING) else [(EVERYBODY, action)]
