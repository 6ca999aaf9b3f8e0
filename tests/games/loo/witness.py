"""Three-card Loo, told again from LOO3-1 to LOO3-20."""

from collections.abc import Generator
from typing import Any

from witness import Ask, Telling
from witness.loos import DEFEND, EVERYBODY, PASS, PLAY, TAKE_MISS, Loo, of_miss, served

_, TO_SEATS, TO_MISS, _, ANNOUNCING, _ = range(6)  # what is going on in a state


def hand(rules: Any, stacks: list[int], carry: Any) -> Telling:
    """A deal, or the draw for the first dealer."""
    return ThreeCards(rules, stacks, carry).tell()


class ThreeCards(Loo):
    """With Miss, and no exchange."""

    def deal_on(self) -> Generator[Any, int, None]:
        rules, dealer = self.rules, self.dealer
        forced = rules.force_single and self.worth <= rules.stake
        if forced and not rules.force_allows_miss:
            self.miss = None  # LOO3-18
        players: list[int] = []
        for seat in self.seats:
            if seat == dealer and not players:
                self.win(dealer, self.pool)  # LOO3-7
                return
            may = {PASS, PLAY} if not forced else {PLAY}
            if self.miss and self.taker is None:
                may.add(TAKE_MISS)
            if seat == dealer and len(players) == 1 and self.taker is None:
                may.discard(PASS)  # LOO3-9
                if self.miss or rules.defend_hand.name == "OWN":
                    may.add(DEFEND)
            said = yield Ask(seat, may)
            if said == TAKE_MISS or (said == DEFEND and rules.defend_hand.name == "MISS"):
                self.hands[seat] = self.miss or set()
                self.taker = seat
            if said == DEFEND:
                self.defender = seat
            if said != PASS:
                players.append(seat)
        if len(players) == 1:
            self.win(players[0], self.pool)  # LOO3-8
        else:
            yield from self.play(players)


def told(before: Any, actor: int, action: int) -> list[tuple[int, int]]:
    """Who is shown what by an act: LOO3-4 to LOO3-6, LOO3-10, COMM-16."""
    if before.phase == TO_SEATS:
        return [(served(before), action)]
    if before.phase == TO_MISS:
        return []
    if before.phase == ANNOUNCING:
        return of_miss(before, actor) if action in (TAKE_MISS, DEFEND) else []
    return [(EVERYBODY, action)]
