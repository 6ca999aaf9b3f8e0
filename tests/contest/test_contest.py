"""Lansquenet-7: what is frozen, duplicate deals, who may enter, and the page that is made of rows."""

import importlib
import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from lansquenet.cli import app
from lansquenet.contest import crosstable, rowfile, weakness
from lansquenet.contest.crosstable import EntryRow
from lansquenet.contest.definition import FrozenGame, check, definition, digest_of
from lansquenet.contest.duplicates import Gain, duel, hand
from lansquenet.contest.entrants import SeatSight, maker
from lansquenet.contest.practice import ITSELF, Practice, Regime
from lansquenet.env import load_game
from lansquenet.errors import BadOption, IllegalAct, UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.game import hides

ROWS = Path(__file__).parents[2] / "docs" / "lansquenet-7"
LINE = "loo(seats=3,chips=100,deal=deck)"


@pytest.mark.slow
def test_seven_games_of_tricks_and_three_banks_are_frozen() -> None:
    """And their rules do what they did then; who changes them counts the version up."""
    found = [hides(GAMES[event.name]) for event in definition().events]
    assert (found.count(True), found.count(False)) == (7, 3)
    assert [event.line for event in definition().events if digest_of(event.line) != event.rules] == []


def test_rules_that_have_changed_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="no longer those of this version"):
        check(FrozenGame(LINE, "0" * 16))
    before, loo = digest_of(LINE), importlib.import_module("lansquenet.games.loo.rules")
    digest_of.cache_clear()
    monkeypatch.setattr(loo, "legal", lambda rules, state, legal=loo.legal: legal(rules, state)[:1])
    assert digest_of(LINE) != before
    digest_of.cache_clear()


def frozen(line: str = LINE) -> FrozenGame:
    return FrozenGame(line, "")


@pytest.mark.slow
def test_policy_gains_nothing_on_itself_and_its_gain_is_told_with_99_per_cent() -> None:
    game = load_game(LINE)
    steady, anything = (maker(name)(game) for name in ("steady", "random"))
    assert steady
    assert anything
    assert duel(frozen(), steady, steady, 5, 7) == Gain(5, 0.0, 0.0)
    gain = duel(frozen(), steady, anything, 60, 7)
    assert gain.sign == 1
    assert gain == duel(frozen(), steady, anything, 60, 7)
    assert gain.interval == pytest.approx((gain.mean - 2.576 * gain.error, gain.mean + 2.576 * gain.error))


def test_seats_are_dealt_the_same_cards_whoever_plays() -> None:
    """And the bots beside them roll the same dice."""
    game = load_game(LINE)

    def dealt(choose: int) -> dict[int, list[int]]:
        """What each seat held when it was first asked, and its dice; all do the n-th thing that is legal."""
        found: dict[int, list[int]] = {}

        def act(sight: SeatSight, dice: Random) -> int:
            held = [card for card, place in enumerate(sight.view().place) if place == sight.seat]
            found.setdefault(sight.seat, [*held, dice.getrandbits(32)])
            return sight.legal_actions()[choose]

        hand(game, 5, [act] * 3)
        return found

    first, last = dealt(0), dealt(-1)
    assert {seat: last[seat] for seat in first} == first


def test_what_stays_in_the_pool_is_shared_by_all() -> None:
    """No chip is lost between a hand's seats: what they won and the pool come to what lay there before."""
    game = load_game(LINE)
    player = maker("random")(game)
    assert player
    assert all(sum(hand(game, deck, [player] * 3)) == pytest.approx(0) for deck in range(20))


def test_seat_is_shown_what_it_may_know() -> None:
    state = load_game(LINE).new_initial_state(3)
    sight, seat = SeatSight(state), state.current_player()
    assert sight.legal_actions() == state.legal_actions()
    assert sight.view() == state.view(seat)
    assert sight.information_state_string() == state.information_state_string(seat)
    assert (sight.information_state_tensor() == state.information_state_tensor(seat)).all()
    assert (sight.observation_tensor() == state.observation_tensor(seat)).all()
    assert sight.information_state_key() == state.information_state_key(seat)
    act = sight.legal_actions()[0]
    assert sight.action_to_string(act) == state.action_to_string(act)
    assert not hasattr(sight, "table")


MINE = """
def policy(game):
    if game.name == "toepen":
        return None
    return lambda sight, dice: sight.legal_actions()[-1]

def wrong(game):
    return lambda sight, dice: 99
"""


def ran(*given: str) -> str:
    found = CliRunner().invoke(app, ["benchmark", *given], env={"COLUMNS": "80"})
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    return found.stdout


@pytest.mark.slow
def test_file_enters_with_one_command_and_is_left_out_where_it_does_not_play(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    told = ran(
        f"{tmp_path}/mine.py:policy", "--deals", "3", "--game", "loo", "--game", "toepen", "--rival", "random"
    )
    assert "Three-card Loo" in told
    assert "not played" in told.partition("Toepen")[2]
    assert "Against random ahead in" in told
    with pytest.raises(IllegalAct, match=r"loo, deck \d+, A: 99 cannot be done"):
        ran(f"{tmp_path}/mine.py:wrong", "--deals", "3", "--game", "loo")
    with pytest.raises(BadOption, match="plays none of these games"):
        ran(f"{tmp_path}/mine.py", "--deals", "3", "--game", "toepen")


@pytest.mark.slow
def test_what_cannot_enter_is_refused(tmp_path: Path) -> None:
    for given, said in (
        (["nobody"], "plays nothing: name a bot"),
        ([f"{tmp_path}/none.py"], "no file"),
        (["lansquenet.nowhere:policy"], "cannot be imported"),
        (["lansquenet.env:nothing"], "no function nothing"),
        (["steady", "--deals", "1"], "At least 2 deals"),
        (["steady", "--rival", "steady"], "gains nothing on itself"),
        (["steady", "--deals", "-1"], "0 or more"),
        (["steady", "--deals", "2", "--out", f"{tmp_path}/row.json"], "whole benchmark"),
        ([], "Say which policy"),
        (["--page", f"{tmp_path}/none"], "no folder"),
    ):
        with pytest.raises(BadOption, match=said):
            ran(*given)
    with pytest.raises(UnknownName, match="whist"):
        ran("steady", "--game", "whist")


ROW = EntryRow(
    "mine", 1, 7, "the last thing", {"loo": {"random": Gain(9, -0.25, 0.125), "steady": Gain(9, 1, 0.1)}}
)


def test_row_is_read_as_it_was_written_and_no_other(tmp_path: Path) -> None:
    rowfile.write(ROW, tmp_path / "mine.json")
    assert crosstable.read(tmp_path / "mine.json") == ROW
    rowfile.write(replace(ROW, version=99), tmp_path / "old.json")
    with pytest.raises(BadOption, match="row of version 99, not 1"):
        crosstable.read(tmp_path / "old.json")
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    with pytest.raises(BadOption, match="no row of the benchmark"):
        crosstable.read(tmp_path / "bad.json")


def test_page_says_who_is_surely_ahead_and_how_much_was_gained(tmp_path: Path) -> None:
    rowfile.write(ROW, tmp_path / "mine.json")
    rowfile.write(
        replace(
            ROW, policy="best", gains={"loo": {"steady": Gain(9, 2, 0)}, "tomato": {"steady": Gain(9, 2, 0)}}
        ),
        tmp_path / "best.json",
    )
    told = ran("--page", str(tmp_path))
    assert told.index("| best |") < told.index("| mine |")
    assert "| mine | 1 even | 1 ahead | the last thing |" in told
    assert "| Three-card Loo | not played | -0.250 ± 0.322 |" in told
    assert "### Gained on steady, a hand" in told


def test_bot_is_called_by_its_name_in_a_table_and_a_function_by_its_file() -> None:
    assert [replace(ROW, policy=one).name for one in ("steady", "there/ppo.py:policy", "ours.bots:make")] == [
        "steady",
        "ppo",
        "ours.bots:make",
    ]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_practice_gets_better_and_the_same_seed_comes_to_the_same_player() -> None:
    """Against rules of thumb, from a seat that does anything at first."""
    pytest.importorskip("gymnasium")
    game = load_game("zwikken(seats=3,chips=100,deal=deck)", {"returns": "centred"})
    one, same, other = (Practice(game, "steady", seed, Regime(64, 16, 24)) for seed in (1, 1, 2))
    goes, state = one.run(), game.new_initial_state(3)
    won = [*islice(goes, 4)]
    assert won == [*islice(same.run(), 4)] != [*islice(other.run(), 4)]
    chosen = [practice.player(surest=True)(SeatSight(state), Random(1)) for practice in (one, same)]
    assert chosen[0] == chosen[1] in state.legal_actions()
    assert one.player(surest=False)(SeatSight(state), Random(1)) in state.legal_actions()
    won += goes
    assert sum(won[-8:]) / 8 > sum(won[:8]) / 8 + 0.05
    assert one.hands > 1000


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_practice_against_oneself_goes_from_the_same_seed_too() -> None:
    pytest.importorskip("gymnasium")
    game = load_game("zwikken(seats=3,chips=100,deal=deck)", {"returns": "centred"})
    one, same = (Practice(game, ITSELF, 1, Regime(8, 4, 2)) for _ in range(2))
    assert [*one.run()] == [*same.run()]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_weakness_is_what_a_learnt_answer_gains_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("gymnasium")
    file = tmp_path / "answers" / "steady.json"
    few = ("steady", "--weakness", "--game", "zwikken", "--lessons", "1", "--deals", "3", "--out", str(file))
    told = ran(*few)
    found = weakness.read(file)
    assert (found.lessons, [*found.answers]) == (1, ["zwikken"])
    hands, gain = found.answers["zwikken"].hands, found.answers["zwikken"].gain
    assert (gain.deals, gain.sign) == (3, Gain(3, gain.mean, gain.error).sign)
    assert f"{hands:,}" in told
    assert f"{gain.mean:+.3f}" in told
    monkeypatch.setattr(weakness, "answered", None)  # nothing is done again
    assert ran(*few) == told
    assert json.loads(ran(*few, "--json"))["answers"]["zwikken"]["hands"] == hands
    rowfile.write(ROW, tmp_path / "mine.json")
    assert f"| Zwikken | {crosstable.cell(gain)} |" in ran("--page", str(tmp_path))
    with pytest.raises(BadOption, match="of another bot, or of other lessons"):
        ran(*few[:5], "2", *few[6:])
    with pytest.raises(BadOption, match="no row of the benchmark"):
        weakness.read(tmp_path / "mine.json")
    rowfile.write(replace(found, version=99), file)
    with pytest.raises(BadOption, match="row of version 99, not 1"):
        weakness.read(file)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_who_practises_against_search_has_learnt_an_answer_to_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here another bot stands for it, which answers sooner."""
    pytest.importorskip("gymnasium")
    game = load_game("zwikken(seats=3,chips=100,deal=deck)", {"returns": "centred"})
    monkeypatch.setattr(weakness, "SEARCH", "steady")
    found, first = weakness.practised(game, "steady", 3, 1), weakness.practised(game, "learnt", 3, 1)
    assert (found.rival, found.regime) == ("steady", weakness.SLOWLY._replace(lessons=1))
    assert found.before
    assert found.before.net is found.net
    assert found.scale >= found.before.scale > 1
    assert 0 < found.hands < first.hands
    again = Practice(game, "learnt", 1, Regime(lessons=3))
    assert [*again.run()]
    assert all(np.array_equal(a, b) for a, b in zip(first.net.weights, again.net.weights, strict=True))
    on = Practice(game, "steady", 1, found.regime, again)
    assert [*on.run()]
    assert all(np.array_equal(a, b) for a, b in zip(found.net.weights, on.net.weights, strict=True))


def test_nobody_can_practise_against_who_is_not_compiled() -> None:
    with pytest.raises(BadOption, match="Nobody can practise against exact"):
        ran("exact", "--weakness")


@pytest.mark.slow
def test_what_is_frozen_is_printed() -> None:
    told = ran("--rules")
    assert told.startswith(f"Lansquenet-7, version {definition().version}: {definition().deals} deals")
    assert all(f"{event.rules} {event.line}\n" in told for event in definition().events)


def test_rows_of_the_page_are_of_this_version_and_whole() -> None:
    entries = crosstable.all_of(ROWS)
    assert {"random", "steady"} <= {entry.policy for entry in entries}
    for entry in entries:
        deals = {gain.deals for found in entry.gains.values() for gain in found.values()}
        assert (deals, entry.seed) == ({definition().deals}, definition().seed)
    steady = next(entry for entry in entries if entry.policy == "steady")
    assert {game: [*found] for game, found in steady.gains.items()} == {
        event.name: ["random"] for event in definition().events
    }


def test_answers_of_the_page_are_of_this_version_and_whole() -> None:
    """What was learnt against each, in every game of tricks, on as many deals as are usual.

    As the page on research says, on `steady` there is something to gain in all of them.
    """
    tricks = [event.name for event in definition().events if hides(GAMES[event.name])]
    found = weakness.all_of(ROWS)
    assert {"steady", "learnt", "search"} <= {one.policy for one in found}
    for one in found:
        assert [*one.answers] == tricks
        assert (one.seed, one.lessons) == (definition().seed, weakness.LESSONS)
        assert {answer.gain.deals for answer in one.answers.values()} == {weakness.DEALS}
    steady = next(one for one in found if one.policy == "steady")
    assert {answer.gain.sign for answer in steady.answers.values()} == {1}
