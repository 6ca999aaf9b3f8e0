"""Duplicate deals: what a policy gains on another in the same seats with the same cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from lansquenet.books.book import seat_name
from lansquenet.contest.definition import Definition, FrozenGame
from lansquenet.contest.entrants import Player, SeatSight
from lansquenet.env import Game
from lansquenet.errors import BadOption, IllegalAct

SURE = 2.576  # standard errors, within which the mean lies with 99 per cent


@dataclass(frozen=True)
class Gain:
    """What a policy gained on a rival, a hand: the mean over all deals and seats, and its standard error."""

    deals: int
    mean: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Between what it lies with 99 per cent."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error

    @property
    def sign(self) -> int:
        """1 where it is surely ahead, -1 where it is surely behind, and else 0."""
        least, most = self.interval
        return (least > 0) - (most < 0)


def duel(event: FrozenGame, hero: Player, rival: Player, deals: int, seed: int) -> Gain:
    """Let a policy take each seat in turn at every deal, where its rival has all the others."""
    if deals < 2:
        raise BadOption(f"At least 2 deals are needed to say how sure a gain is, not {deals}.")
    found = [_gained(event.game, hero, rival, seed * 1_000_003 + n) for n in range(deals)]
    return Gain(deals, fmean(found), stdev(found) / sqrt(deals))


def _gained(game: Game, hero: Player, rival: Player, deck: int) -> float:
    """What the hero won more than the rival would have in its place, in the mean of all seats."""
    seats = range(game.num_players())
    plain = hand(game, deck, [rival for _ in seats])
    return fmean(
        hand(game, deck, [hero if seat == n else rival for seat in seats])[n] - plain[n] for n in seats
    )


def hand(game: Game, deck: int, players: list[Player]) -> list[float]:
    """What a hand is worth to each seat, with its share of what stays in a pool.

    Each has dice of its own, the same in every hand with this deck.
    """
    state = game.new_initial_state(deck)
    dice = [Random(f"{deck}/{seat}") for seat in range(len(players))]
    while not state.is_terminal():
        seat = state.current_player()
        try:
            state.apply_action(int(players[seat](SeatSight(state), dice[seat])))
        except (IllegalAct, TypeError, ValueError) as wrong:
            raise IllegalAct(f"{game.name}, deck {deck}, {seat_name(seat)}: {wrong}") from wrong
    left = game.module.leave(game.rules, state.table)
    share = game.module.standing_pool(left) / game.num_players()
    return [won + share for won in state.returns()]


def row_of(
    frozen: Definition,
    events: list[FrozenGame],
    hero: dict[str, Player],
    rivals: dict[str, dict[str, Player]],
    deals: int,
) -> Iterator[tuple[str, str, Gain]]:
    """The gains of a policy in each game on each rival, as they come: game, rival, gain."""
    for event in events:
        for name, rival in rivals.items():
            if event.name in hero and event.name in rival:
                gain = duel(event, hero[event.name], rival[event.name], deals, frozen.seed)
                yield event.name, name, gain
