"""The bot that plays by a table, the table itself, and what is known by which it was learnt."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from lansquenet.books.book import book
from lansquenet.bots import LEARNT, NOVICE, RANDOM, STEADY, choice, learnt, names
from lansquenet.bots.duel import duel
from lansquenet.bots.learning import hand_charts as charts
from lansquenet.cli.laboratory import learnables
from lansquenet.games import GAMES, file_of, module_of
from lansquenet.rules.cards import in_order, named
from lansquenet.rules.game import begin, view
from lansquenet.rules.state import CHANCE, NOBODY, OVER, duplicate, next_seat
from lansquenet.rules.tricks import UNKNOWN
from test_cli import lansquenet  # noqa: F401 - a fixture

TABLES = [name for name in GAMES if learnt.is_learnt(name)]
every_table = pytest.mark.parametrize("name", TABLES)
MOST = 2_000_000  # bytes of a table
THUMB = -1  # what is known, where rules of thumb are to answer


def acts(name, seats, hands, seed=1, bot=RANDOM):
    """States in which a seat is to act, and what it then does, from hands that are played so."""
    game, dice = GAMES[name], Random(seed)
    rules, pack = game.Rules(), in_order(game.shoe(game.Rules()))
    for _ in range(hands):
        state, stock = (
            begin(game, rules, [1000] * min(seats, game.SEATS[-1]), game.Carry(0)),
            dice.sample(pack, len(pack)),
        )
        while state.actor != OVER:
            if state.actor == CHANCE:
                action = stock.pop() if stock else dice.choice(game.restock(rules, state))
            else:
                action = dice.choice(game.legal(rules, state))
                if bot != RANDOM:
                    seen = view(game, rules, state, state.actor)
                    action = choice(bot, book(name), rules, seen, dice.getrandbits(32))
                yield game, rules, state, action
            game.apply(rules, state, action)


def decisions(name, seats, hands, seed=1):
    """States in which a seat has a choice; of three, where no more can sit."""
    for game, rules, state, _ in acts(name, seats, hands, seed):
        if len(game.legal(rules, state)) > 1:
            yield game, rules, state


@every_table
def test_whoever_has_a_table_may_sit_at_one(name):
    assert LEARNT in names(name)


def test_some_games_are_learnt_and_some_are_not():
    assert {"loo", "irish_loo", "tomato", "zwikken", "norrlandsknack", "toepen", "femkort"} <= {*TABLES}
    assert LEARNT not in names("lansquenet")


@pytest.mark.slow
@every_table
def test_a_table_is_small_sorted_and_says_the_command_that_made_it(name):
    data, table = file_of(name, learnt.FILE).read_bytes(), learnt.policy(name)
    assert len(data) < MOST
    assert list(table.keys) == sorted({*table.keys})
    assert len(table.parts) == table.width * len(table.keys)
    assert table.head["command"].startswith(f"lansquenet learn {name} --table --seed")


@pytest.mark.slow
@every_table
def test_most_of_what_is_met_is_in_the_table_and_all_that_is_done_is_legal(name):
    met = known = 0
    for game, rules, state in decisions(name, 3, 60):
        seen = view(game, rules, state, state.actor)
        action = choice(LEARNT, book(name), rules, seen, Random(met).getrandbits(32))
        assert action in game.legal(rules, state)
        key = module_of(name, "known").known(rules, seen)
        met, known = met + (key != THUMB), known + bool(learnt.policy(name).at(key))
    assert known > met / 2


@every_table
def test_what_is_known_comes_of_the_view_alone_and_tells_acts_apart(name):
    room = module_of(name, "known")
    for game, rules, state in decisions(name, 4, 20, seed=2):
        seen = view(game, rules, state, state.actor)
        slots = [room.slot_of(rules, seen, action) for action in game.legal(rules, state)]
        key = room.known(rules, seen)
        assert key == THUMB or len({*slots}) == len(slots)
        assert 0 <= min(slots) <= max(slots) < room.WIDTH
        assert THUMB <= key < 2**63


@every_table
def test_suits_beside_trumps_are_one_to_what_is_known(name):
    """A hand with its suits renamed all through: the same number, and the same slots."""
    room, swapped = module_of(name, "known"), 0
    for game, rules, state in decisions(name, 3, 20, seed=3):
        seen = view(game, rules, state, state.actor)
        other = [s for s in range(4) if s != seen.trump]
        ways = {seen.trump: seen.trump} | dict(zip(other, other[1:] + other[:1], strict=True))
        renamed = view(game, rules, state, state.actor)
        for card in range(52):
            renamed.place[4 * (card // 4) + ways[card % 4]] = seen.place[card]
        for field in ("led", "best"):
            card = getattr(seen, field)
            setattr(renamed, field, card if card < 0 else 4 * (card // 4) + ways[card % 4])
        for seat in range(seen.seats):
            card = seen.played[seat]
            renamed.played[seat] = card if card < 0 else 4 * (card // 4) + ways[card % 4]
            for s in range(4):
                renamed.ceiling[seat][ways[s]] = seen.ceiling[seat][s]
        assert room.known(rules, renamed) == room.known(rules, seen)
        swapped += renamed.place != seen.place
    assert swapped > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", ["loo", "irish_loo"])
def test_what_was_announced_is_recalled_as_it_was(name):
    """In the deal as it is: what each seat said, and the very number by which it knew its hand then.

    Of a hand of which cards were exchanged it cannot be told which were kept.
    """
    room, heard, recalled = module_of(name, "known"), {}, 0
    for game, rules, state, action in acts(name, 4, 100, seed=5):
        announcing = game.Phase(state.phase).name == "ANNOUNCE"
        heard = {} if announcing and state.actor == next_seat(state, state.dealer) else heard
        for seat in range(state.seats):
            past = duplicate(state)
            said = room.recalled(rules, past, seat)
            if said != NOBODY:
                told, (then, key, could) = view(game, rules, past, seat), heard[seat]
                assert (said, game.legal(rules, past)) == (then, could)
                assert room.known(rules, told) == key or (state.active[seat] and state.laid[seat])
                recalled += 1
        if announcing:
            told = view(game, rules, state, state.actor)
            heard[state.actor] = action, room.known(rules, told), game.legal(rules, state)
    assert recalled > 1000


@pytest.mark.slow
def test_what_was_bid_is_recalled_as_it_was():
    """At Zwikken: what each seat said, and but for who outbid another, the number by which it knew its hand.

    Who passed by all that is known may have bid less than the shooter, where that could be done.
    """
    room, heard, recalled = module_of("zwikken", "known"), {}, Counter()
    for game, rules, state, action in acts("zwikken", 3, 400, seed=5, bot=NOVICE):
        phase = game.Phase(state.phase)
        heard = {} if phase is phase.BID and state.actor == next_seat(state, state.dealer) else heard
        for seat in range(state.seats):
            past = duplicate(state)
            said = room.recalled(rules, past, seat)
            if said != NOBODY:
                then, bid, key, could = heard[seat]
                told = view(game, rules, past, seat)
                outbid = seat == state.shooter and bid > 0
                assert said == then
                assert outbid or (room.known(rules, told), game.legal(rules, past)) == (key, could)
                recalled[said, phase.name, outbid, state.swapped >= 0] += 1
        if phase is phase.BID:
            told = view(game, rules, state, state.actor)
            heard[state.actor] = action, state.bid, room.known(rules, told), game.legal(rules, state)
    assert {said for said, *_ in recalled} == {*range(4)}
    assert {phase for _, phase, *_ in recalled} == {"BID", "AGAIN", "TEN", "PLAY"}
    assert {*recalled} >= {(0, "PLAY", False, True), (3, "PLAY", True, False)}


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in TABLES if hasattr(module_of(name, "known"), "doubts")])
def test_nobody_is_doubted_who_exchanges_by_rules_of_thumb(name):
    """Whatever cards come; and whoever exchanges at random is, in most hands."""
    room = module_of(name, "known")
    found = {
        bot: [
            room.doubts(rules, state, seat)
            for _, rules, state, _ in acts(name, 4, 60, 3, bot)
            if state.trick == 1
            for seat in range(state.seats)
            if state.active[seat] and seat != state.actor
        ]
        for bot in (STEADY, RANDOM)
    }
    assert len(found[STEADY]) > 50
    assert not any(found[STEADY])
    assert sum(map(bool, found[RANDOM])) > len(found[RANDOM]) / 2


@pytest.mark.slow
def test_every_hand_of_three_is_in_a_chart_once():
    """20,825 hands beside the card turned up, which are 4,861 if suits beside trumps are alike."""
    kinds = charts.hands()
    assert (len(kinds), sum(kinds.values())) == (4861, 20825)
    assert all(len({*hand}) == 3 and charts.TURNED not in hand for hand in kinds)
    hand = tuple(named(card) for card in ("Ks", "3s", "Qd"))
    assert (charts.row_of(hand), charts.column_of(hand)) == ("K and a lower", "Q")
    assert charts.column_of(tuple(named(card) for card in ("Ks", "Td", "9c"))) == charts.LOWER


@pytest.mark.slow
def test_chart_says_what_the_bot_does_with_a_hand():
    """Of the last to speak, who may defend the pool, as of the first."""
    rules = GAMES["loo"].Rules()
    for situation in module_of("loo", "learn").CHARTS[::4]:
        seen = charts.asked("loo", rules, situation)
        for hand, _, said in islice(charts.told("loo", rules, situation), 0, 120, 40):
            for card in range(52):
                if seen.place[card] == seen.actor or card in hand:
                    seen.place[card] = seen.actor if card in hand else UNKNOWN
            for (action, _), chance in zip(situation.words, said, strict=True):
                does = [learnt.choose("loo", rules, seen, dice << 10) for dice in range(64)]
                assert abs(does.count(action) / 64 - chance) < 0.02


def test_charts_are_of_the_rules_that_were_learnt(lansquenet):  # noqa: F811
    assert charts.charts("loo", book("loo").play_by("", {"loo": "unlimited"})) == []
    assert charts.charts("femkort", GAMES["femkort"].Rules()) == []
    _, err, code = lansquenet("odds", "loo", "--table", "-o", "loo=unlimited")
    assert code == 2
    assert "no tables under these rules" in err


@pytest.mark.slow
def test_charts_are_printed_in_whole_per_cent(lansquenet, monkeypatch):  # noqa: F811
    some = dict(islice(charts.hands().items(), 0, None, 40))
    monkeypatch.setattr(charts, "hands", lambda: some)
    out, _, code = lansquenet("odds", "irish_loo", "--table")
    assert code == 0
    assert "First of three, for a pool of 3: stand, %" in out
    assert max(map(len, out.splitlines())) <= 80
    cells = [cell for line in out.splitlines() if " and a lower " in line for cell in line.split()[4:]]
    assert cells
    assert all(0 <= int(cell) <= 100 for cell in cells)


def test_other_rules_are_played_by_rules_of_thumb():
    told = book("loo")
    assert learnt.fits("loo", told.play_by("", {"allow_debt": "no"}))
    unlimited = told.play_by("", {"loo": "unlimited"})
    assert not learnt.fits("loo", unlimited)
    game, _, state = next(decisions("loo", 3, 1))
    seen = view(game, unlimited, state, state.actor)
    assert choice(LEARNT, told, unlimited, seen, 5) == choice(STEADY, told, unlimited, seen, 5)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("name", TABLES)
def test_learnt_gains_on_steady_with_the_same_cards(name):
    """What stays in the pool counts as shared; the 99 per cent interval is clear of nothing."""
    found = duel(name, GAMES[name].Rules(), 3, 4000, hero="learnt", rival="steady", shared=True)
    assert found.interval[0] > 0, found


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_learnt_gains_on_steady_in_matches_that_are_under_way():
    """As matches stand in which it was learnt; the mean of all of them."""
    lesson, rules = module_of("norrlandsknack", "learn"), GAMES["norrlandsknack"].Rules()
    matches = lesson.carries(4)[lesson.FIRST :]
    found = [
        duel("norrlandsknack", rules, 4, 1000, hero="learnt", rival="steady", shared=True, carry=match)
        for match in matches
    ]
    error = sum(one.error**2 for one in found) ** 0.5 / len(found)
    assert sum(one.gain for one in found) / len(found) > 2.576 * error


def test_matches_in_which_is_learnt_could_stand_so():
    """All are in, nobody has won, and what a loaf would add is told apart in every way that it may be."""
    lesson, game = module_of("norrlandsknack", "learn"), GAMES["norrlandsknack"]
    for seats in (3, 4):
        points = set()
        for carry in lesson.carries(seats)[lesson.FIRST :]:
            state = begin(game, game.Rules(), [100] * seats, carry)
            assert sum(state.active) == seats
            assert state.phase == game.Phase.DEAL
            assert all(0 < left <= game.Rules().score_cap for left in state.scores[:seats])
            points |= {min(5, 10 - left) for left in state.scores[:seats]}
        assert points == {*range(6)}


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_learnt_plays_the_same_compiled_as_interpreted():
    """Where the table is sure: dice are used in another way."""
    import numpy as np

    from lansquenet.bots.learnt.compiled import acting, table_of
    from lansquenet.sim.compiler import compiled, numbers, record

    act = compiled(acting(GAMES["loo"], module_of("loo", "bot"), module_of("loo", "known")))
    table, sure = table_of("loo"), 0
    for game, rules, state in decisions("loo", 3, 40, seed=4):
        seen = view(game, rules, state, state.actor)
        said = {learnt.choose("loo", rules, seen, dice << 8) for dice in range(0, 256, 16)}
        if len(said) == 1 and learnt.policy("loo").at(module_of("loo", "known").known(rules, seen)):
            states, dice = record(state), np.array([sure], np.uint64)
            parts = learnt.policy("loo").at(module_of("loo", "known").known(rules, seen))
            if max(parts) == learnt.PARTS:
                assert act(numbers(rules), states, states.copy(), *table, dice) in said
                sure += 1
    assert sure > 10


def test_learn_lists_every_lesson_with_the_file_that_it_made(lansquenet):  # noqa: F811
    """What is learnt, how long by what the files say of themselves, and how large they are."""
    found = [*learnables.all_of_them()]
    taught = [(name, what) for name in GAMES for what in ("LESSON", "TABLE")]
    assert len(found) == sum(hasattr(module_of(name, "learn"), what) for name, what in taught)
    for one in found:
        assert one.bytes == len(file_of(one.game, one.file).read_bytes())
        assert one.command.startswith(f"lansquenet learn {one.game} ")
        assert ("--table" in one.command) == (one.file == learnt.FILE)
        assert one.played.partition(" ")[0].replace(",", "") in one.command.split()
        assert "{" not in one.what
    out, _, code = lansquenet("learn")
    assert (code, out) == (0, lansquenet("learn", "--list")[0])
    assert max(map(len, out.splitlines())) <= 80
    assert all(one.game in out for one in found)


def test_learn_of_a_game_needs_a_file(lansquenet):  # noqa: F811
    _, err, code = lansquenet("learn", "loo")
    assert code == 2
    assert "--out FILE" in err
