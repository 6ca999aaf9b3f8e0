"""The baselines of Lansquenet-7: their scripts do what they say, and what they wrote is whole."""

import csv
import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from lansquenet.bots.learning.learn import table, tables
from lansquenet.contest import crosstable
from lansquenet.contest.definition import FrozenGame, definition
from lansquenet.contest.duplicates import hand
from lansquenet.games import GAMES, module_of
from lansquenet.rules.game import hides

ROOT = Path(__file__).parents[2]
SCRIPTS, CURVES = ROOT / "examples" / "baselines", ROOT / "docs" / "lansquenet-7" / "curves"
TRICKS = [event.name for event in definition().events if hides(GAMES[event.name])]


def script(name: str) -> SimpleNamespace:
    """The functions of a script, all of which see what is set there."""
    found = runpy.run_path(str(SCRIPTS / f"{name}.py"))
    return SimpleNamespace(**found, within=found["policy" if "policy" in found else "main"].__globals__)


def event(name: str) -> FrozenGame:
    return next(event for event in definition().events if event.name == name)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_network_learns_against_itself_and_then_plays(tmp_path: Path) -> None:
    """From the seed alone; where nothing was learnt it enters nothing."""
    pytest.importorskip("gymnasium")
    ppo, zwikken = script("ppo"), event("zwikken")
    ppo.within.update(KEPT=tmp_path, REGIME=ppo.Regime(8, 4, 2), MARKS=2, TRIALS=2)
    assert ppo.policy(zwikken.game) is None
    rows = ppo.learnt(zwikken)
    assert [row[0] for row in rows] == ["zwikken"] * 2
    assert 0 < rows[0][1] < rows[1][1]
    player = ppo.policy(zwikken.game)
    won = [hand(zwikken.game, deck, [player] * 3) for deck in range(3)]
    assert ppo.learnt(zwikken) == rows
    assert won == [hand(zwikken.game, deck, [ppo.policy(zwikken.game)] * 3) for deck in range(3)]


@pytest.mark.slow
@pytest.mark.compiles
def test_search_enters_with_worlds_and_does_the_same_again() -> None:
    search, loo = script("search"), event("loo")
    player = search.policy(loo.game)
    won = [hand(loo.game, deck, [player] * 4) for deck in range(2)]
    assert won == [hand(loo.game, deck, [player] * 4) for deck in range(2)]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_table_is_shown_as_it_grows_and_is_the_same_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    made, zwikken = script("table"), event("zwikken")
    room, few = module_of("zwikken", "learn"), 2_000
    monkeypatch.setattr(room, "TABLE", room.TABLE._replace(few=few))
    shown = [*tables("zwikken", 1, 2 * few + 100, few)]
    assert [done for done, _ in shown] == [few, 2 * few, 2 * few + 100]
    assert shown[-1][1] == table("zwikken", 1, 2 * few + 100)
    player = made.player(zwikken, made.learnt.unpacked(made.learnt.decompress(shown[0][1])))
    assert len(hand(zwikken.game, 5, [player] * 3)) == 3


@pytest.mark.parametrize("name", ["ppo", "table"])
def test_curve_of_every_game_is_written(name: str) -> None:
    """About so many marks of each as the script says; more was practised at each than at the one before.

    There are tables of games of tricks alone.
    """
    games = TRICKS if name == "table" else [event.name for event in definition().events]
    with (CURVES / f"{name}.csv").open(newline="") as file:
        rows = [*csv.DictReader(file)]
    made = script(name)
    assert tuple(rows[0]) == made.HEAD
    assert [*dict.fromkeys(row["game"] for row in rows)] == games
    for game in games:
        practised = [int(row["practised"]) for row in rows if row["game"] == game]
        assert practised == sorted({*practised})
        assert abs(len(practised) - made.MARKS) < 2


def test_network_gains_at_banks_what_best_play_gains() -> None:
    """As the page has it, to the last digit, in the rows that were entered."""
    gained = {row.name: row.gains for row in crosstable.all_of(CURVES.parent)}
    banks = [event.name for event in definition().events if event.name not in TRICKS]
    assert len(banks) == 3
    for bank in banks:
        assert gained["ppo"][bank] == gained["exact"][bank] != gained["steady"][bank]


def test_curve_of_small_forms_falls() -> None:
    """Each method can be exploited by less, the longer it plays, in each game."""
    with (CURVES / "cfr.csv").open(newline="") as file:
        rows = [*csv.DictReader(file)]
    made = script("cfr")
    for game in made.GAMES:
        for method in made.METHODS:
            mine = [row for row in rows if (row["game"], row["method"]) == (game, method)]
            assert [int(row["rounds"]) for row in mine] == [*made.ROUNDS]
            left = [float(row["exploitability"]) for row in mine]
            assert left == sorted(left, reverse=True)
            assert left[-1] < left[0] / 4
