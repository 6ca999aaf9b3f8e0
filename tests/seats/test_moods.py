"""How seats bear themselves: what they said, the cards and tricks they have, and nothing that is hidden."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from driver import random_rules
from lansquenet.books.transcript import Moment
from lansquenet.games import GAMES
from lansquenet.rules.game import counts_chips, guessed, guesses, view
from lansquenet.rules.state import ALL, CHANCE, NOTHING, ONLOOKER, OVER, State, duplicate
from lansquenet.rules.tricks import Deal
from lansquenet.seats.moods import Bearing, Hearer, moods
from lansquenet.seats.table import SeatedTable
from seated import TRICKS, chosen, table_by, table_of

SILENT = ("toepen", "femkort", "zwikken")  # where something is asked of all in silence
Bear = Callable[[SeatedTable, Sequence[Moment], int], tuple[Bearing, ...]]


def of(table: SeatedTable, moments: Sequence[Moment], who: int) -> tuple[Bearing, ...]:
    """How all bear themselves after these moments, as one sees it."""
    seen = view(table.game, table.rules, moments[-1].after, who)
    return moods(Hearer(table.told, table.rules, who).follow(moments), seen)


def leaky(table: SeatedTable, moments: Sequence[Moment], who: int) -> tuple[Bearing, ...]:
    """A leak to be caught: as one sees it who sees all."""
    return moods(Hearer(table.told, table.rules, None).follow(moments), moments[-1].after)


def played(name: str, seeds: int = 5) -> Iterator[SeatedTable]:
    """Tables at which a hand has been played to its end, after the draw."""
    for seed in range(seeds):
        dice = Random(seed)
        table = table_by(name, random_rules(GAMES[name], dice), seed, stack=40)
        while table.hand < 2 and not table.finished:
            table.begin()
            while table.actor != OVER:
                table.act(table.actor, chosen(table, dice))
        if not table.drew:
            yield table


# -- what is told is so


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_mood_is_what_the_state_says(name: str) -> None:
    shown: set[str] = set()
    for table in played(name):
        for n in range(1, len(table.moments) + 1, 3):
            state = table.moments[n - 1].after
            for seat, one in enumerate(of(table, table.moments[:n], ONLOOKER)):
                shown.add(one.mood)
                _holds(table, table.moments[:n], state, seat, one)
    assert len(shown) > 2, "next to nothing was claimed"


def _holds(table: SeatedTable, moments: Sequence[Moment], state: Any, seat: int, one: Bearing) -> None:
    """What each mood claims."""
    first = moments[0].before
    if one.mood in ("won", "lost"):
        assert state.actor == OVER
        game = table.game
        net = game.worth(table.rules, state, seat) - game.worth(table.rules, first, seat)
        net = state.stacks[seat] - first.stacks[seat] if counts_chips(game) else net
        assert (net > 0) == (one.mood == "won")
    if one.mood == "asked":
        assert state.actor == seat
    if one.mood in ("passed", "folded") and isinstance(state, Deal) and table.game.ORDER:
        assert not state.active[seat]
    elif one.mood == "passed":
        assert table.game.free(table.rules, state, seat) == state.stacks[seat]
    if one.mood == "knocked":
        assert getattr(state, "knocker", seat) == seat
        assert getattr(state, "knocked", [1] * 12)[seat] == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_backs_are_the_cards_of_a_hand_that_are_not_seen(name: str) -> None:
    for table in played(name, 3):
        for n in range(1, len(table.moments) + 1, 4):
            moments, state = table.moments[:n], table.moments[n - 1].after
            assert isinstance(state, Deal)
            for who in (0, ONLOOKER):
                seen = view(table.game, table.rules, state, who)
                assert isinstance(seen, Deal)
                for seat, one in enumerate(of(table, moments, who)):
                    assert one.backs + seen.place.count(seat) == state.held[seat]
                    assert one.tricks == state.taken[seat]
            everything = moods(Hearer(table.told, table.rules, None).follow(moments), state)
            assert not any(one.backs for one in everything)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_said_to_say_it_has_said(name: str) -> None:
    for table in played(name, 3):
        for n in range(1, len(table.moments) + 1, 5):
            for seat, one in enumerate(of(table, table.moments[:n], ONLOOKER)):
                if one.said:
                    phase = one.said.key.partition("-")[0]
                    acts = [m.act for m in table.moments[:n] if m.act.actor == seat]
                    assert any(table.told.phase(act.phase) == phase for act in acts)
                    chips = one.said.gaps.get("chips")
                    assert chips is None or chips in {act.action for act in acts}


def test_stakes_are_said_in_two_words() -> None:
    table = table_of("zecchinetta", 3)
    table.begin()
    table.begin()
    heard = set()
    dice = Random(3)
    while table.actor != OVER:
        if table.moments:
            heard |= {one.said.text for one in of(table, table.moments, ONLOOKER) if one.said}
        table.act(table.actor, chosen(table, dice))
    assert any(text.partition(" ")[2].startswith("on the ") for text in heard)
    assert all(len(text) <= 24 for text in heard)


# -- nothing is told that is hidden


def text(bearings: tuple[Bearing, ...]) -> str:
    return json.dumps([[asdict(x) if hasattr(x, "gaps") else x for x in one] for one in bearings])


def untold(table: SeatedTable, bear: Bear) -> list[tuple[int, int]]:
    """The moments that leave a seat no trace, after which it sees another bearing all the same."""
    found = []
    for n, moment in enumerate(table.moments[1:], 1):
        for who in (*range(len(table.stacks)), ONLOOKER):
            learnt = table.game.learns(table.rules, moment.before, moment.act.action, who)
            asked = who in (moment.act.actor, moment.after.actor)
            if learnt == NOTHING and not asked:
                then, now = bear(table, table.moments[:n], who), bear(table, table.moments[: n + 1], who)
                found += [(n, who)] if text(then) != text(now) else []
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_silence_changes_no_bearing(name: str) -> None:
    for table in played(name, 8):
        assert untold(table, of) == []


def test_planted_leak_is_noticed_where_silence_is_kept() -> None:
    """The control: one who sees all sees who was asked in silence."""
    assert any(untold(table, leaky) for table in played("toepen", 8))


def other_world(table: SeatedTable, state: State, who: int, dice: Random) -> State | None:
    """A state that looks the same to one seat, with what it cannot see laid out anew."""
    seen = view(table.game, table.rules, state, who)
    if seen.actor < 0 and seen.actor not in (CHANCE, OVER):
        return None
    for _ in range(60):
        twin = duplicate(seen)
        if guessed(table.game, table.rules, twin, who, dice):
            return twin
    return None


def told_apart(table: SeatedTable, bear: Bear, dice: Random) -> int:
    """How often one could tell two worlds apart that differ only in what it cannot see."""
    apart = 0
    for n in range(1, len(table.moments) + 1, 4):
        moments = table.moments[:n]
        for who in range(len(table.stacks)):
            if twin := other_world(table, moments[-1].after, who, dice):
                last = moments[-1]
                worlds = [*moments[:-1], Moment(last.hand, last.act, last.before, twin)]
                apart += text(bear(table, moments, who)) != text(bear(table, worlds, who))
    return apart


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in TRICKS if guesses(GAMES[name])])
def test_no_seat_can_tell_two_worlds_apart_by_how_others_bear_themselves(name: str) -> None:
    for table in played(name, 3):
        assert told_apart(table, of, Random(1)) == 0


def hand_told(table: SeatedTable, moments: Sequence[Moment], who: int) -> tuple[Bearing, ...]:
    """A leak to be caught: the score of a seat is its lowest card."""
    deal = moments[-1].after
    assert isinstance(deal, Deal)
    seats = range(len(table.stacks))
    lowest = [deal.place.index(seat) if seat in deal.place else -1 for seat in seats]
    return tuple(one._replace(score=card) for one, card in zip(of(table, moments, who), lowest, strict=False))


def test_planted_leak_is_noticed_between_worlds() -> None:
    """The control: a card of another's hand."""
    assert any(told_apart(table, hand_told, Random(1)) for table in played("loo", 3))


@pytest.mark.parametrize("name", SILENT)
def test_answers_that_are_learnt_are_said(name: str) -> None:
    """And so the suite is about something: what is learnt of is heard."""
    said = learnt = 0
    for table in played(name, 8):
        for n, moment in enumerate(table.moments, 1):
            act = moment.act
            known = table.game.learns(table.rules, moment.before, act.action, ONLOOKER) == ALL
            if act.actor >= 0 and known and table.told.step(act.phase).says == "answer":
                learnt += 1
                said += of(table, table.moments[:n], ONLOOKER)[act.actor].said is not None
    assert said == learnt > 0
