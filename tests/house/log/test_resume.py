"""An interrupted hand resumes exactly: D3.

Every evening here is played once without a break.  Then the house is killed after many single events of
its log, or in a soak after each, opened again from what was logged, and played on by the same people with
the same intentions.
"""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

import pytest

from databases import SOAK
from house_driver import QUICK, Evening, Kept, taken_up
from lansquenet.bots import usual
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from rooms import mostly_long

HANDS = 2  # the draw for the bank or the deal is one of them
MANY = 8  # breaks in an evening, spread over it; `make soak` makes one after every event
LONG = ("faro", "pharaon", "stuss", "tempeln")  # a pack of many turns: not too many bets on each


class Unlike(AssertionError):
    """An evening went on otherwise than if it had not been broken off."""


@dataclass
class Whole(Evening):
    """An evening without a break; `read` says what each had been sent when the log had so many rows."""

    read: dict[int, list[int]] = field(default_factory=dict)

    @cached_property
    def came_to(self):
        """What came of it, once it is over."""
        return came_to(self)

    def listen(self):
        super().listen()
        self.read[len(self.log.rows)] = [len(guest.heard) for guest in self.guests]


def evening(kind, name, silence=0.0, **given):
    """A few people, one of whom gives no shares, and a bot."""
    seats, bot = max(GAMES[name].SEATS[0], 3), "timid" if name in LONG else usual(name)[0]
    terms = say.Terms(game=name, seats=seats, chips=20, bots=(bot,), **QUICK)
    return kind(terms, seats - 1, name, silence=silence, **given)


def broken_off(whole, rows, seen):
    """The same evening, when these rows are in the log, and its house is opened again and played on.

    What people had seen is what they had when the log had `seen` rows.
    """
    name = whole.terms.game
    broken = evening(Evening, name, whole.silence, log=Kept(rows))
    for guest, before, read in zip(broken.guests, whole.guests, whole.read[seen], strict=True):
        guest.relive(before, read)
    taken_up(broken, rows)
    broken.come()
    return broken.hands(HANDS)


def compare(broken, whole):
    """Demand that two evenings came to the same, for those who played and for those who looked on."""
    for what, found in came_to(broken).items():
        if found != whole.came_to[what]:
            raise Unlike(f"{what}: {found} instead of {whole.came_to[what]}")


def came_to(evening):
    return {what.__name__: what(evening) for what in (tapes, chips, frames, shown)}


def tapes(evening):
    return evening.sitting.hand, evening.sitting.played.session.tapes[-1]


def chips(evening):
    table = evening.sitting.played
    return table.stacks, table.carry, [chair.chips for chair in evening.sitting.chairs]


def frames(evening):
    """What is to be seen of the hand, by seat, every frame with its number."""
    seen = evening.room.projection.seen
    return {who: [frame.model_dump_json() for frame in mine.frames] for who, mine in seen.items()}


def shown(evening):
    """The states that each was really sent; a first one may come as one that is sent again, without beat."""
    return [[state(text) for _, text in guest.kinds("state")] for guest in evening.guests]


@lru_cache(20_000)
def state(text):
    return json.dumps(json.loads(text) | {"again": False, "beat": None})


def logged(evening):
    """All that is written, but the marks: they may be made twice."""
    rows = [row for row in evening.log.rows if row.kind != "mark"]
    return [(row.kind, row.hand, row.text, row.secret, row.payments, row.key) for row in rows]


def breaks(whole):
    """Every index of the log, each with how much of it had been seen: all, or all but the last.

    Of the two, one is tried in the quick version.  Between two events that are written at once no house
    can be killed; it is tried none the less.
    """
    moments = sorted(whole.read)
    for index in range(moments[0], len(whole.log.rows)):
        before = [moment for moment in moments if moment <= index][-2:]
        if index not in before:
            yield index, before[-1]
        else:
            yield from ((index, seen) for n, seen in enumerate(before) if SOAK or (index + n) % 2)


def telling(whole):
    """Some of the breaks: the first after and before events of each two kinds, and then every so many."""
    found, places = {}, list(breaks(whole))
    for n, (index, seen) in enumerate(places):
        kinds = tuple(row.kind for row in whole.log.rows[index - 1 : index + 1])
        found.setdefault(kinds + (index == seen,), n)
    chosen = {*found.values(), *range(0, len(places), 1 if SOAK else -(-len(places) // MANY))}
    return [places[n] for n in sorted(chosen)]


@pytest.mark.slow
@mostly_long("name")
def test_a_hand_broken_off_anywhere_is_played_out_as_if_nothing_had_been(name):
    """D3."""
    whole = evening(Whole, name).hands(HANDS)
    assert whole.sitting.hand == HANDS
    for index, seen in telling(whole):
        broken = broken_off(whole, whole.log.rows[:index], seen)
        compare(broken, whole)
        assert logged(broken) == logged(whole)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["loo", "zecchinetta"])
def test_so_is_a_hand_in_which_shares_did_not_come(name):
    """D3 with void windows."""
    whole = evening(Whole, name, silence=0.6).hands(HANDS)
    assert any(row.kind == "silent" for row in whole.log.rows)
    for index, seen in breaks(whole):
        compare(broken_off(whole, whole.log.rows[:index], seen), whole)


# -- controls


def noticed(whole, rows):
    """Whether it shows that the log has been tampered with."""
    try:
        compare(broken_off(whole, rows, len(whole.log.rows)), whole)
    except Exception:  # such a log can go wrong in any way
        return True
    return False


def of_kind(whole, *kinds):
    """Where these events are in the log of the last hand, but for its end."""
    begun = max(n for n, row in enumerate(whole.log.rows) if row.kind == "began")
    return [n for n, row in enumerate(whole.log.rows[:-2]) if n >= begun and row.kind in kinds]


@pytest.mark.slow
@mostly_long("name")
def test_an_event_that_is_missing_is_noticed(name):
    """D3, a control: without one of its events the hand is not the same."""
    whole = evening(Whole, name).hands(HANDS)
    rows, places = whole.log.rows, of_kind(whole, "began", "committed", "joined", "acted")
    for n in places[:: max(1, len(places) // 4)]:
        assert noticed(whole, rows[:n] + rows[n + 1 :])
    assert not noticed(whole, list(rows))


@pytest.mark.slow
@mostly_long("name")
def test_another_seed_is_noticed(name):
    """D3, a control: with other cards the hand is not the same."""
    whole = evening(Whole, name).hands(HANDS)
    rows = list(whole.log.rows)
    n = [n for n, row in enumerate(rows) if row.kind == "committed"][-1]
    seeds = [seed[:-2] + "00" for seed in rows[n].sealed["seeds"]]
    rows[n] = replace(rows[n], sealed={"seeds": seeds})
    assert noticed(whole, rows)
