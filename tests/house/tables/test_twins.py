"""No frame carries what its viewer may not know: S1.

A hand is played, and then played again in a twin world that differs only in what one seat may not know:
the cards that it was not shown are exchanged among each other, and what is answered in silence, and not
counted or not noticed, is answered otherwise.  All that is sent to that seat, and to one who looks on,
must be the same, byte for byte, in number, in order and in time.

What a seat was told comes from the witness's own record, never from `hide`.
"""

import json
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import zip_longest
from random import Random

import pytest

from databases import SOAK
from house_driver import QUICK, Evening, options, seat_of
from lansquenet.errors import IllegalAct, LansquenetError
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.rooms.conductor import Conductor
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.tables.bursts import BeatOut
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.projection import Projection
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.web.mine.worth import hints
from lansquenet.rules import cards
from lansquenet.rules.game import hides
from lansquenet.rules.loos import STAND
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import CHANCE
from lansquenet.seats.beats import Move, Spot
from lansquenet.seats.table import SeatedTable
from rooms import mostly_long, seldom

HIDING = [name for name, game in GAMES.items() if hides(game)]
PARTS = 4 if SOAK else 1  # in which as many hands are played as can be at once
# Of a game, each with two twins where the rules allow them; planted leaks are looked for in 100 or 150.
HANDS = (10_000 if SOAK else 12) // PARTS
EVERYBODY = -1
SILENT = ("toepen", "zwikken", "femkort")  # something is asked of all in silence
CROWD = 10  # at Irish Loo so many may change so many cards that the stock runs out (IRLO-8)
POLLS = {"femkort": {"better_cards": "any_time"}}  # options without which nothing would be
some_hiding_games = mostly_long("name", HIDING, others=("loo", "zwikken"))


class Leak(AssertionError):
    """A seat could tell two worlds apart that differ in what it may not know."""


class Impossible(Exception):
    """The rules do not allow what would have to happen in such a world."""


# -- a hand as it is played first


@dataclass
class World(Evening):
    """One hand, begun from a mark; every moment at which something could be compared is noted."""

    points: list[tuple[int, list[int]]] = field(default_factory=list)  # moments, and what each had heard
    replies: dict[tuple[int, int], int | None] = field(default_factory=dict)  # by moments and seat
    tried: dict[str, str] = field(default_factory=dict)  # in which state each tried last what may not be

    def listen(self):
        super().listen()
        for guest in self.guests[: self.people]:
            if self.is_compared(guest):
                self.err(guest)
        if self.sitting.table and self.sitting.table.state:
            self.points.append((len(self.moments), [len(guest.heard) for guest in self.guests]))

    def is_compared(self, guest):
        """Whether what this guest hears will be held against what was heard in another world."""
        return True

    @property
    def moments(self):
        return self.sitting.played.moments

    def err(self, guest):
        """Try what may not be, whenever there is something new; the refusal is heard like all else."""
        if guest.last == self.tried.get(guest.account) or not self.sitting.in_hand:
            return
        self.tried[guest.account] = guest.last
        for action in (-7, 0):
            try:
                self.sitting.act(self.sitting.chair_of(guest.account), action)
            except LansquenetError as wrong:
                guest.heard.append((self.room.hour, f"{type(wrong)} {wrong}"))
        guest.heard.append((self.room.hour, self.hint(guest)))

    def hint(self, guest):
        """All that a hint is made of for this guest: of the same the same hint comes, byte for byte."""
        try:
            return f"hint {hints.asked_at(self.room, guest.account)}"
        except LansquenetError as wrong:
            return f"no hint {wrong}"

    def turn(self, guest):
        offer = guest.state["offer"]
        if self.terms.seats == CROWD and offer["phase"] in ("ANNOUNCE", "EXCHANGE"):
            actions = [choice["action"] for choice in offer["choices"]]
            return STAND if STAND in actions else actions[0]
        return super().turn(guest)

    def answer(self, guest, seat):
        place = len(self.moments), seat
        if place not in self.replies:
            self.replies[place] = super().answer(guest, seat)
        return self.replies[place]

    def settled(self, moments):
        """What has come out for all to see by then: chips, and penalties such as that for a false signal."""
        if not self.moments[:moments]:
            return None
        last = self.moments[:moments][-1].after
        return last.stacks, getattr(last, "scores", None)

    def told(self, moments, seat):
        """The cards that a seat has been shown by then."""
        witness, shown = import_module(f"games.{self.terms.game}.witness"), set()
        for moment in self.moments[:moments]:
            for who, card in witness.told(moment.before, moment.act.actor, moment.act.action):
                if who in (EVERYBODY, seat):
                    shown.add(card)
        return shown


def begun(kind, mark, terms, seed, order, **given):
    """A world in which the next hand is to begin."""
    world = kind(terms, terms.seats, seed, order=order, restored=(mark.body, mark.sealed), **given)
    world.come()
    return world


def sorted_by(dice):
    """An order in which cards may lie."""
    return lambda pack: dice.sample(pack, len(pack))


def first_mark(terms, dice):
    """A table at which all sit down, and somebody is to deal."""
    evening = Evening(terms, terms.seats, "", order=lambda pack: pack)
    while evening.sitting.table is None and evening.step():
        pass
    mark = evening.sitting.mark()
    carry = GAMES[terms.game].Carry(dice.randrange(terms.seats))
    return replace(mark, body=json.loads(json.dumps(mark.body | {"carry": list(carry)})))


# -- the twin


@dataclass
class Twin(World):
    """A world in which other cards lie where one seat does not see them."""

    first: World | None = None
    seat: int = 0  # from which nothing may be noticed
    until: int = 0  # so many moments
    becomes: dict[int, int] = field(default_factory=dict)

    def is_compared(self, guest):
        return guest.account == "onlooker" or seat_of(self, guest) == self.seat

    def acted(self, place):
        """What is done at this place of the tape."""
        moment = self.first.moments[place]
        action, phase = moment.act.action, moment.act.phase
        card = moment.act.actor == CHANCE or self.sitting.told.step(phase).says == "card"
        return self.becomes.get(action, action) if card else action

    def turn(self, guest):
        return self.offered(guest, self.acted(len(self.moments)))

    def offered(self, guest, action):
        """An act, if it may be done in this world."""
        found = guest.state["offer"]
        allowed = [choice["action"] for choice in found["choices"]] or [
            *range(found["least"], found["most"] + 1),
            found["apart"],
        ]
        if action not in allowed:
            raise Impossible
        return action

    def answer(self, guest, seat):
        """The same from the seat that may notice nothing, and from others where it came to something."""
        place = len(self.moments)
        if seat == self.seat:
            return self.first.replies.get((place, seat))
        counted = self.counted(place).get(seat)
        if counted is None:
            return super().answer(guest, seat)
        table = self.sitting.played
        usual = least_committing(table.game, table.rules, self.sitting.polled()[seat])
        if counted == usual and self.dice("silent", seat).random() < 0.5:
            return None
        return self.offered(guest, counted)

    def counted(self, place):
        """What was counted in the first world of what was answered here, by seat; nothing at the end."""
        if place == self.until:
            return {}
        said, phase = {}, self.first.moments[place].act.phase
        for n, moment in enumerate(self.first.moments[place : self.until], place):
            if moment.act.phase != phase or moment.act.actor in said or moment.act.actor == CHANCE:
                break
            said[moment.act.actor] = self.acted(n)
        return said

    def lived(self):
        """Live through all that happened in the first world by then; whether it was the same."""
        while len(self.moments) < self.until or not self.points:
            if not self.step() or self.sitting.hand > self.first.sitting.hand:
                return False  # such as when a hand is shown that ends the deal
        while self.room.projection.steps:
            self.step()
        while self.sitting.polling and (wish := self.reply()):
            self.ask(*wish)
        return self.same_tape()

    def same_tape(self):
        tape = [moment.act.action for moment in self.moments[: self.until]]
        told = self.told(self.until, self.seat)  # such as a hand that had to be shown, and was not
        acted = [self.acted(n) for n in range(len(tape))]
        known = told == self.first.told(self.until, self.seat) and self.settled(
            self.until
        ) == self.first.settled(self.until)
        return tape == acted and known


def exchanged(world, moments, seat, dice):
    """The cards that a seat has not been shown, each with the one that lies in its place in the twin."""
    last = world.moments[moments - 1].after if moments else world.sitting.played.state
    told = world.told(moments, seat)
    hidden = [card for card in range(52) if last.place[card] >= -5 and card not in told]
    return dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))


def twin_of(world, mark, seat, moments, dice):
    """A world that is like another for a seat, for so many moments; None where the rules forbid it."""
    becomes = exchanged(world, moments, seat, dice)
    given = {"first": world, "seat": seat, "until": moments, "becomes": becomes}
    twin = begun(Twin, mark, world.terms, f"{dice.random()}", sorted, **given)
    dealt = [moment.act.action for moment in world.moments if moment.act.actor == CHANCE]
    twin.sitting.dealing.script = [becomes.get(card, card) for card in dealt if card != cards.EMPTY]
    try:
        return twin if twin.lived() else None
    except Impossible:
        return None


def compare(world, twin):
    """Demand that neither the seat nor the onlooker was sent anything by which to tell the worlds apart."""
    heard = [heard for moments, heard in world.points if moments == twin.until][-1]
    for guest, other, number in zip(world.guests, twin.guests, heard, strict=True):
        if twin.is_compared(guest) and guest.heard[:number] != other.heard:
            raise Leak(difference(guest.heard[:number], other.heard))


def difference(here, there):
    """The first that is not the same."""
    pairs = zip_longest(here, there, fillvalue="nothing")
    return next(f"{one} but {other}" for one, other in pairs if one != other)


def watched(name, hands, seed):
    """Compare so many hands with twins, under all sorts of rules; how many twins there were."""
    dice, twins, played = Random(f"{name} {seed}"), 0, 0
    while played < hands:
        for world, mark in evening(name, dice, min(hands - played, 5)):
            played += 1
            twins += twice(world, mark, dice)
    return twins


def twice(world, mark, dice):
    """Compare a hand with two of its twins, if they are found in a few tries; how many were."""
    found = 0
    for _ in range(5):
        moments = dice.choice(world.points)[0]
        if twin := twin_of(world, mark, dice.randrange(world.terms.seats), moments, dice):
            compare(world, twin)
            found += 1
        if found == 2:
            break
    return found


def evening(name, dice, hands):
    """A few hands at one table, each with the mark at which it began."""
    crowd = name == "irish_loo" and dice.random() < 0.2
    seats = CROWD if crowd else dice.choice([seats for seats in GAMES[name].SEATS if seats <= 6])
    rules = options(name, f"{dice.randrange(40)}") | (POLLS.get(name, {}) if dice.random() < 0.5 else {})
    paced = QUICK | {"pace": dice.choice([0, 0.8])}  # beats come at once, or one after another
    terms = say.Terms(
        game=name, options=rules, seats=seats, chips=dice.choice([8, 20, 60]), hints=True, **paced
    )
    mark = first_mark(terms, dice)
    for _ in range(hands):
        world = begun(World, mark, terms, f"{dice.random()}", sorted_by(dice))
        if world.sitting.played.finished:
            return
        world.hands(world.sitting.hand + 1)
        yield world, mark
        mark = TableEvent("mark", *json.loads(json.dumps([(made := world.sitting.mark()).body, made.sealed])))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@some_hiding_games
def test_no_seat_can_tell_two_worlds_apart_that_differ_in_what_it_may_not_know(name, part):
    """S1."""
    assert watched(name, HANDS, f"part {part}") > HANDS


# -- controls: each of these leaks is small, and must be caught


def changed(monkeypatch, of, name, change):
    """Have a method's answer changed: `change` is given what it was called with, and its answer."""
    before = getattr(of, name)
    monkeypatch.setattr(of, name, lambda self, *given: change(self, given, before(self, *given)))


def held_by_another(projection, seat):
    """The first card of the next seat's hand."""
    state = projection.sitting.played.state
    held = [card for card in range(52) if state.place[card] == (max(seat, 0) + 1) % state.seats]
    return (held or [99])[0]


def a_card_of_another(projection, given, frame):
    """One card of the next seat's hand, in place of the number of cards in the stock."""
    return frame.model_copy(update={"stock": held_by_another(projection, frame.me)})


def a_back_that_is_none(projection, given, frame):
    """The same, as what moves."""
    move = Move("card", Spot("stock"), Spot("hand", 0), held_by_another(projection, frame.me))
    return frame.model_copy(update={"beat": replace(frame.beat, moves=(move,))})


def a_pause_for_another(projection, given, frame):
    """The same, as the time for which a beat is looked at."""
    hold = frame.beat.hold + held_by_another(projection, frame.me)
    return frame.model_copy(update={"beat": replace(frame.beat, hold=hold)})


def a_card_of_the_stock(projection, given, frame):
    return frame.model_copy(update={"stock": (projection.sitting.dealing.cards or [99])[0]})


PLANTED = [a_card_of_another, a_card_of_the_stock, a_back_that_is_none, a_pause_for_another]


@pytest.mark.slow
@some_hiding_games
@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_planted_card_is_caught(name, leak, monkeypatch):
    """S1, a control."""
    changed(monkeypatch, Projection, "_beat", leak)
    with pytest.raises(Leak):
        watched(name, 100, 2)


@pytest.mark.slow
@some_hiding_games
def test_planted_hint_from_hidden_cards_is_caught(name, monkeypatch):
    """S1, a control."""
    monkeypatch.setattr(hints, "seen", lambda sitting, seat: sitting.played.state)
    with pytest.raises(Leak):
        watched(name, 100, 2)


@pytest.mark.slow
@some_hiding_games
def test_planted_pause_is_caught(name, monkeypatch):
    """S1, a control: the messages are the same, and come later or sooner."""

    def later(projection, given, wait):
        return wait + held_by_another(projection, 0)

    changed(monkeypatch, Projection, "_wait", later)
    with pytest.raises(Leak):
        watched(name, 100, 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["loo", "toepen"])
def test_planted_beat_is_caught(name, monkeypatch):
    """S1, a control: one beat more, and nothing new in it, where another holds a card of one half."""

    def doubled(projection, given, nothing):
        if projection.steps and held_by_another(projection, 0) < 26:
            projection.steps.append(projection.steps[-1])

    changed(monkeypatch, Projection, "note", doubled)
    with pytest.raises(Leak):
        watched(name, 100, 9)


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_planted_frame_for_every_answer_is_caught(name, monkeypatch):
    """S1, a control: nothing new, but sent."""

    def sent_again(projection, given, nothing):
        projection.steps.append(BeatOut({who: made for who, made in projection.made.items() if made.seq}))

    changed(monkeypatch, Projection, "note", sent_again)
    with pytest.raises(Leak):
        watched(name, 150, 4)


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_planted_number_of_answers_is_caught(name, monkeypatch):
    """S1, a control: what all are told of the room."""

    def counting(room, given, told):
        return told.model_copy(update={"watching": len(room.sitting.answers)})

    changed(monkeypatch, TendedTable, "room", counting)
    with pytest.raises(Leak):
        watched(name, 150, 5)


@pytest.mark.slow
@some_hiding_games
def test_planted_words_in_a_refusal_are_caught(name, monkeypatch):
    """S1, a control: whose turn it is, and what may be played then."""
    monkeypatch.setattr(Sitting, "_illegal", lambda self, seat, action: IllegalAct(self.played.lawful()))
    with pytest.raises(Leak):
        watched(name, 150, 8)


def counted_at_once(conductor, given, due):
    """Wait no longer when all have answered."""
    left = [seat for seat in conductor.sitting.polled() if seat not in conductor.sitting.answers]
    return due if left else due._replace(at=0.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_planted_haste_is_caught(name, monkeypatch):
    """S1, a control: the time at which the answers are counted."""
    changed(monkeypatch, Conductor, "_poll", counted_at_once)
    with pytest.raises(Leak):
        watched(name, 150, 6)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [name if name == "loo" else seldom(name) for name in HIDING if name != "toepen"]
)
def test_a_card_that_is_played_at_once_because_it_must_be_is_caught(name, monkeypatch):
    """S1, a control: whoever needs no time has nothing else."""
    whole = SeatedTable._unchosen

    def hasty(table: SeatedTable) -> int | None:
        table.patient = table.secret  # forced acts that all may see are done at once
        try:
            return whole(table)
        finally:
            table.patient = True

    monkeypatch.setattr(SeatedTable, "_unchosen", hasty)
    with pytest.raises(Leak):
        watched(name, 150, 7)


# -- time


@dataclass
class Timed(World):
    """A world in which thinking takes a while; `late` are the times by which a poll was longer or shorter."""

    late: list[float] = field(default_factory=list)

    def step(self):
        if self.sitting.polling:
            self.late.append(self.room.conductor.next().at - self.room.since - self.terms.window)
        return super().step()

    def ask(self, guest, message):
        self.room.hour += self.dice(guest.account).random() / 10
        super().ask(guest, message)


def lateness(name):
    """By how much the time of polls was longer or shorter than it is said to be."""
    dice, late = Random(name), []
    for _ in range(8):
        terms = say.Terms(game=name, seats=3, chips=20, options=POLLS.get(name, {}), **QUICK)
        world = begun(Timed, first_mark(terms, dice), terms, f"{dice.random()}", sorted_by(dice))
        world.hands(world.sitting.hand + 1)
        late += world.late
    return late


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_the_time_for_silent_answers_hangs_neither_on_what_is_said_nor_on_when(name):
    """S1, COMM-5."""
    late = lateness(name)
    assert len(late) > 10
    assert {round(time, 6) for time in late} == {0}


@pytest.mark.slow
def test_a_poll_that_ends_when_all_have_answered_is_caught(monkeypatch):
    """S1, a control."""
    changed(monkeypatch, Conductor, "_poll", counted_at_once)
    assert any(abs(time) > 1 for time in lateness("toepen"))
