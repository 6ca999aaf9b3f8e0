"""Double dummy: what each seat can force from an open position."""

import json

import pytest

from lansquenet.books.book import book
from lansquenet.books.transcript import Session, read, write
from lansquenet.bots.open_hands import TooLarge, solve
from lansquenet.errors import BadRecord
from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.game import begin, gain
from lansquenet.rules.state import CHANCE, OVER, duplicate
from rooms import transcript

femkort = pytest.mark.skipif("femkort" not in GAMES, reason="needs Femkort")


def dealt(hands, **options):
    """A hand of Femkort up to the first lead; seat 0 deals."""
    told = book("femkort")
    rules = told.play_by("", options)
    stacks = [100] * len(hands)
    state = begin(told.game, rules, stacks, told.game.Carry(0), ledger=True)
    left, tape = [[cards.named(card) for card in hand.split()] for hand in hands], []
    while state.actor == CHANCE:
        action = next_card(told.game, rules, state, left)
        told.game.apply(rules, state, action)
        tape.append(action)
    return told.game, rules, stacks, state, tape


def next_card(game, rules, state, left):
    """The next card of whoever is served now."""
    for hand in left:
        if hand:
            trial = duplicate(state)
            game.apply(rules, trial, hand[0])
            if 0 <= trial.place[hand[0]] == left.index(hand):
                return hand.pop(0)
    raise AssertionError("nobody is served")


EX1 = ["Qs 7h Ah 3d 8c", "As 9s 4h Kd 2c", "Ks 5s Jh 6d Tc"]


def brute(game, rules, stacks, state, seat):
    """The same by looking at everything."""
    if state.actor == OVER:
        return gain(game, rules, stacks, state, seat)
    found = []
    for action in game.legal(rules, state):
        after = duplicate(state)
        game.apply(rules, after, action)
        found.append(brute(game, rules, stacks, after, seat))
    return max(found) if state.actor == seat else min(found)


@femkort
def test_what_is_forced_is_what_looking_at_everything_finds():
    """FEMK-6, FEMK-9: three hands of the specification's example, three tricks from the end."""
    game, rules, stacks, state, _ = dealt(EX1)
    for card in ("9s", "Ks", "Qs", "6d", "3d", "Kd"):
        game.apply(rules, state, cards.named(card))
    found = solve(game, rules, stacks, state, [])
    assert [one.worth for one in found] == [brute(game, rules, stacks, state, seat) for seat in range(3)]


@pytest.mark.slow
@femkort
def test_line_leads_to_what_is_forced():
    game, rules, stacks, state, _ = dealt(EX1)
    for one in solve(game, rules, stacks, state, []):
        end = duplicate(state)
        for before, act in one.line:
            assert before == end
            game.apply(rules, end, act.action)
        assert end.actor == OVER
        assert gain(game, rules, stacks, end, one.seat) == one.worth


@femkort
def test_too_many_positions_are_not_looked_at():
    game, rules, stacks, state, _ = dealt(EX1)
    with pytest.raises(TooLarge, match="more than 10 positions"):
        solve(game, rules, stacks, state, [], limit=10)


@pytest.mark.slow
@femkort
def test_a_position_is_read_from_a_transcript_that_stops_within_a_hand(tmp_path, capsys, monkeypatch):
    from lansquenet.cli.records.solve import run

    game, rules, stacks, _, tape = dealt(EX1)
    session = Session("femkort", rules, stacks, game.Carry(0), "", ["A", "B", "C"], [tape])
    file = tmp_path / "open.txt"
    file.write_text(write(session))
    assert read(file.read_text())[1]
    run(file, 1_000_000, True)
    report = json.loads(capsys.readouterr().out)
    assert [row["seat"] for row in report["forced"]] == ["A", "B", "C"]
    assert all(row["line"] for row in report["forced"])
    monkeypatch.setenv("COLUMNS", "80")
    run(file, 1_000_000, False)
    assert "each seat can force" in capsys.readouterr().out


def test_a_transcript_of_whole_hands_is_no_position(tmp_path):
    from lansquenet.cli.records.solve import run

    file = tmp_path / "whole.txt"
    file.write_text(transcript("lansquenet", "E2"))
    with pytest.raises(BadRecord, match="stops between two hands"):
        run(file, 1000, False)


def test_cards_still_to_come_must_be_named(tmp_path):
    from lansquenet.cli.records.solve import run

    text = transcript("zecchinetta", "E3")
    cut = "\n".join(text.splitlines()[:19]) + "\n"
    file = tmp_path / "cut.txt"
    file.write_text(cut)
    with pytest.raises(BadRecord, match="still to come"):
        run(file, 1000, False)
    file.write_text(cut.replace("--------", 'stock = ["5d", "Kd"]\n--------', 1))
    run(file, 10**6, False)
