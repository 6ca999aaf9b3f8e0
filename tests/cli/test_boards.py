"""What lies on the table, as the terminal draws it on a wide screen and on a narrow one."""

import io
import random
import sys
from dataclasses import replace

import pytest
from rich.console import Console

from lansquenet.books.wording import card_sign, rank_sign
from lansquenet.bots import worths
from lansquenet.bots.worths import Worth, Worths
from lansquenet.cli import main
from lansquenet.cli.playing.opening import Seating, opened
from lansquenet.front.board import Heading, drawn
from lansquenet.games import GAMES
from lansquenet.rules.game import hides
from lansquenet.rules.policies import POLICIES, decide
from lansquenet.rules.state import ALL, CHANCE, OVER
from lansquenet.seats.cloth import Item, board
from lansquenet.seats.telling import told_to
from rooms import mostly_long

WIDTHS = (80, 50)


def boards(name, hands=1, every_hand=False):
    """Boards as seat A sees them, in some hands that are played at random by as many as can sit down."""
    table = opened(Seating(name, "", {}, min(6, GAMES[name].SEATS[-1]), 60, 1, ["timid"]))
    dice = random.Random(name)
    for _ in range(hands + 1):
        if table.finished:
            return
        table.begin()
        while table.actor != OVER:
            free = [table.free(seat) for seat in range(len(table.stacks))]
            acts = [moment.act for moment in table.moments]
            shown = table.state if every_hand else table.view(0)
            yield board(table.told, shown, acts, table.session.names, free, 0, every_hand)
            view = table.view(table.actor)
            table.act(
                table.actor, decide(POLICIES["random"], table.game, table.rules, view, dice.getrandbits(32))
            )


def rendered(shown, width, every_hand=False):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(drawn(shown, every_hand))
    return out.getvalue()


def signs(items):
    """How the cards and ranks of a place are read."""
    return [
        card_sign(item.card) if item.card >= 0 else rank_sign(item.rank)
        for item in items
        if item.rank >= 0 or item.card >= 0
    ]


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", GAMES)
def test_board_keeps_to_the_screen_and_breaks_nothing(name, width):
    """Every card, and every other thing that lies out, stands whole in a line."""
    for n, shown in enumerate(boards(name)):
        if n % 9:
            continue
        text = rendered(shown, width)
        lines = text.splitlines()
        assert max(map(len, lines)) <= width
        for place in shown.places:
            for sign in signs(place.items):
                assert any(sign in line for line in lines)
        assert "…" not in text


@pytest.mark.parametrize("name", [name for name in GAMES if hides(GAMES[name])])
def test_every_seat_is_told_with_what_lies_before_it_however_narrow_the_screen(name):
    for n, shown in enumerate(boards(name, every_hand=True)):
        if n % 9:
            continue
        text = rendered(shown, 50, every_hand=True)
        rows = told_of(text, shown)
        for row in shown.rows:
            for card in row.hand:
                assert card_sign(card) in rows[row.seat]
            for place in shown.places:
                if place.seat == row.seat and rows[row.seat].count(":"):
                    assert place.name in rows[row.seat]


def told_of(text, shown):
    """The lines of each seat."""
    heads = [text.index(f" {'ABCDEFGHIJKL'[row.seat]} {row.name}") for row in shown.rows]
    return [" ".join(text[a:b].split()) for a, b in zip(heads, [*heads[1:], len(text)], strict=True)]


def test_many_strokes_are_a_number():
    shown = next(boards("toepen"))
    for count, sign in ((5, "|||||"), (6, "6"), (9, "9")):
        place = replace(shown.places[-1], name="penalties", items=(Item(tally=count),))
        assert f"penalties {sign}" in " ".join(rendered(replace(shown, places=(place,)), 30).split())


def test_narrow_board_says_what_is_free_only_where_it_is_not_all():
    shown = next(boards("toepen"))
    rows = tuple(replace(row, free=row.stack - row.seat) for row in shown.rows)
    text = rendered(replace(shown, rows=rows), 26)
    assert "A you: 60 chips;" in text
    assert "B timid: 60 chips, 59 free" in " ".join(text.split())


def made_up(told, rules, view, seed, stock, also, worlds):
    """A hint as a search would give it, without a compiler: only words and digits matter here."""
    found = [Worth(action, -12.345 * n, 1.25) for n, action in enumerate(told.game.legal(rules, view))]
    return Worths(tuple(found), False, worlds, "table", 60.0, False)


@pytest.mark.slow
@mostly_long("name")
def test_whole_hands_are_told_within_fifty_columns(monkeypatch, capsys, tmp_path, name):
    monkeypatch.setattr(worths, "_searched", made_up)
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["lansquenet", "play", name, "--seed", "2", "--hands", "1"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nhelp\nhint\nscore\nlast\n" + "\n" * 40))
    with pytest.raises(SystemExit):
        main()
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 50


@pytest.mark.parametrize("name", [name for name in GAMES if hides(GAMES[name])])
def test_no_card_that_is_dealt_face_down_is_told_to_a_seat(name):
    """That each hand, and Miss, got its cards goes without saying."""
    table = opened(Seating(name, "", {}, 3, 60, 1, ["timid"]))
    for moments in (table.begin(), table.begin() if table.actor == OVER else []):
        for moment in moments:
            if (
                moment.act.actor == CHANCE
                and table.game.learns(table.rules, moment.before, moment.act.action, 0) != ALL
            ):
                assert told_to(table.told, table.rules, table.session.names, moment, 0) == ""


def test_kitty_of_toepen_lies_in_the_middle_where_there_is_one():
    """TOEP-14"""
    table = opened(Seating("toepen", "kitty", {}, 3, 60, 1, ["timid"]))
    table.carry = table.carry._replace(pool=10)
    table.begin()
    lying = board(table.told, table.view(0), [], table.session.names, [60] * 3, 0)
    assert "  kitty  10\n" in rendered(lying, 80)


def test_heading_leaves_out_what_there_is_no_room_for():
    heading = Heading("Three-card Loo", "hand 1", "", "D deals", "36 cards left")
    for width, last in ((80, "36 cards left"), (50, "D deals"), (30, "hand 1"), (16, "Loo")):
        out = io.StringIO()
        Console(file=out, width=width).print(heading)
        line = out.getvalue().rstrip("\n")
        assert len(line) <= width
        assert line.strip("─ ").endswith(last if width > 20 else "…")
