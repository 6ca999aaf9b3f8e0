"""Datasets: hands of bots in shards, which are transcripts, and the same for Minari."""

import gzip
import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from lansquenet.books.transcript import read as read_transcript
from lansquenet.cli import app
from lansquenet.contest import dataset
from lansquenet.contest.dataset import HandsAsked, follows, make, played, read, transcript
from lansquenet.contest.dataset_card import command
from lansquenet.contest.minari_form import episode, export, game_of
from lansquenet.errors import BadOption, BadRecord, UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.game import seats_near

WISH = HandsAsked("zwikken", "", {}, ["steady", "random", "steady"], 100, 10, 1)
FIRST = "hands-00000.jsonl.gz"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 4)


def ran(*given: str) -> str:
    found = CliRunner().invoke(app, [*given], env={"COLUMNS": "80"})
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    return found.stdout


def test_what_is_missing_is_made_as_it_was_and_nothing_else(tmp_path: Path) -> None:
    assert [*make(WISH, tmp_path)] == [4, 4, 2]
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert len(before) == 4
    (tmp_path / "hands-00001.jsonl.gz").unlink()
    (tmp_path / FIRST).touch()
    touched = (tmp_path / FIRST).stat().st_mtime_ns
    assert sum(make(WISH, tmp_path)) == 10
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    assert (tmp_path / FIRST).stat().st_mtime_ns == touched
    assert len({before[name] for name in before}) == 4
    with pytest.raises(BadOption, match="lies another dataset"):
        next(make(WISH._replace(seed=2), tmp_path))


@pytest.mark.parametrize("name", GAMES)
def test_every_hand_follows_the_rules_and_a_changed_one_does_not(name: str) -> None:
    seats = seats_near(GAMES[name], 3)
    wish = HandsAsked(name, "", {}, ["steady"] * seats, 100, 3, 1)
    head = dataset._head(wish, 0, 3)
    for hand in played(wish, 0, 3):
        assert follows(head, hand)
        assert not follows(head, hand._replace(worth=[hand.worth[0] + 1, *hand.worth[1:]]))
        assert not follows(head, hand._replace(tape=hand.tape[:-1]))
    read_transcript(dataset.write(dataset.session_of(head, [hand.tape])))


def test_an_act_that_is_not_legal_does_not_follow() -> None:
    head, hand = dataset._head(WISH, 0, 1), next(played(WISH, 0, 1))
    asked = GAMES["zwikken"].SEATS[-1] * 3 + 1  # all cards are dealt, and one is turned up
    assert not follows(head, hand._replace(tape=[*hand.tape[:asked], 99, *hand.tape[asked + 1 :]]))


@pytest.mark.slow
def test_seats_are_played_by_the_bots_that_are_named() -> None:
    """Who does anything at all loses to rules of thumb."""
    worth = np.array([hand.worth for hand in played(WISH, 0, 300)]).sum(axis=0)
    assert worth[1] < min(worth[0], worth[2])
    with pytest.raises(UnknownName, match="nobody"):
        next(make(WISH._replace(bots=["nobody"] * 3), Path("nowhere")))


@pytest.mark.slow
def test_one_command_writes_it_with_a_card_and_a_hand_is_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "hands"
    given = ["dataset", "zwikken", "--hands", "6", "--bots", "steady,random,steady", "--seats", "3"]
    told = ran(*given, "--out", str(folder))
    assert "Hands: 6;" in told
    assert len([*folder.glob("hands-*")]) == 2
    card = (folder / "README.md").read_text("utf-8")
    assert "# Zwikken: 6 hands" in card
    assert "A steady, B random, C steady; each begins every hand with 100 chips" in card
    assert command(WISH._replace(hands=6)) in card
    again = command(WISH._replace(hands=6)).split()[1:-1]
    ran(*again, str(tmp_path / "again"))
    assert (tmp_path / "again" / FIRST).read_bytes() == (folder / FIRST).read_bytes()
    shown = [ran("replay", str(folder / FIRST), "--hand", str(n)) for n in (1, 2)]
    assert shown[0] != shown[1]
    assert transcript(folder / FIRST, 2) != transcript(folder / FIRST, 1)
    with pytest.raises(BadRecord, match="has no hand 5: it has 4"):
        ran("replay", str(folder / FIRST), "--hand", "5")
    with pytest.raises(BadOption, match="one for each of 3 seats, not 2"):
        ran("dataset", "zwikken", "--bots", "steady,random", "--seats", "3", "--out", str(folder))


def test_options_and_presets_are_kept(tmp_path: Path) -> None:
    preset = next(iter(dataset.book("loo").presets))
    wish = HandsAsked("loo", preset, {}, ["steady"] * 3, 50, 2, 1)
    assert sum(make(wish, tmp_path)) == 2
    head, hands = read(tmp_path / FIRST)
    assert (head["preset"], head["stacks"], head["hands"]) == (preset, [50] * 3, 2)
    assert all(follows(head, hand) for hand in hands)


@pytest.mark.slow
def test_what_is_no_shard_is_refused(tmp_path: Path) -> None:
    for n, data in enumerate((b"", b"{}", gzip.compress(b"{}\n"), gzip.compress(b"no\n"))):
        file = tmp_path / f"{n}.jsonl.gz"
        file.write_bytes(data)
        with pytest.raises(BadRecord, match="no shard of a dataset"):
            ran("replay", str(file))


def test_episode_is_what_a_seat_saw_and_did() -> None:
    game, wish = game_of(WISH), WISH._replace(hands=30)
    seen = 0
    for hand in played(wish, 0, 30):
        told = episode(game, hand, 1)
        if told is None:
            continue
        rows, masks, acts = *told["observations"].values(), told["actions"]
        assert len(rows) == len(masks) == len(acts) + 1
        assert all(mask[act] for mask, act in zip(masks, acts, strict=False))
        assert not masks[-1].any()
        assert (told["rewards"][-1], sum(told["rewards"])) == (hand.worth[1], hand.worth[1])
        assert told["terminations"] == [False] * (len(acts) - 1) + [True]
        seen += len(acts)
    assert seen > 60


@pytest.mark.slow
def test_minari_reads_what_was_written_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minari = pytest.importorskip("minari")
    (tmp_path / "kept").mkdir()
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "kept"))
    list(make(WISH, tmp_path))
    episodes = sum(export(WISH, tmp_path, "lansquenet/zwikken-v0", 0))
    kept = minari.load_dataset("lansquenet/zwikken-v0")
    hands = [hand for n in range(3) for hand in read(tmp_path / f"hands-0000{n}.jsonl.gz")[1]]
    expected = [found for hand in hands if (found := episode(game_of(WISH), hand, 0))]
    assert len(expected) == episodes == kept.total_episodes
    for told, found in zip(expected, kept.iterate_episodes(), strict=True):
        assert np.array_equal(told["observations"]["observation"], found.observations["observation"])
        assert np.array_equal(told["actions"], found.actions)
        assert list(found.rewards) == told["rewards"]
    with pytest.raises(BadOption, match="has a dataset lansquenet/zwikken-v0 already"):
        next(export(WISH, tmp_path, "lansquenet/zwikken-v0", 0))
    with pytest.raises(BadOption, match="seat is one of 0 to 2, not 3"):
        next(export(WISH, tmp_path, "lansquenet/other-v0", 3))


def test_index_says_what_was_wished(tmp_path: Path) -> None:
    list(make(WISH, tmp_path))
    told = json.loads((tmp_path / dataset.INDEX).read_text("utf-8"))
    assert HandsAsked(**{name: told[name] for name in HandsAsked._fields}) == WISH
