"""Transcripts: written, read, and refused when they do not follow the rules."""

import re

import pytest

from lansquenet.books.book import book
from lansquenet.books.transcript import read, rewritten, write
from lansquenet.cli.records.playback import make_anew
from lansquenet.errors import BadRecord
from lansquenet.games import GAMES
from rooms import transcript as golden
from test_table import play_hands, table


def transcript(name="lansquenet", hands=4, **options):
    return write(play_hands(table(name, seed=6, banker=-3, **options), hands).session)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_transcript_is_read_and_written_again_byte_for_byte(name):
    text = transcript(name)
    session, moments = read(text)
    assert write(session) == text
    assert moments[-1].hand == 4


def test_half_a_hand_is_written_and_read():
    at = table("zecchinetta", seed=3)
    at.begin()
    at.act(0, 1)
    text = write(at.session)
    assert write(read(text)[0]) == text


def test_options_are_written_and_their_digest_is_checked():
    text = transcript("zecchinetta", equal_rule="playette")
    assert 'equal_rule = "playette"' in text
    with pytest.raises(BadRecord, match="not the rules it was written under"):
        read(text.replace('equal_rule = "playette"', 'equal_rule = "reshuffle"'))


def changed(text, old, new, count=1):
    assert old in text
    return text.replace(old, new, count)


SMALL = """\
# a transcript of lansquenet, version 1
game = "lansquenet"
preset = ""
options = {}
rules = "%s"
seats = ["A", "B"]
stacks = [100, 100]
carry = {banker = 0}
--------
hand 1
A 30
B 30
* 9c
* 9d
    B pays A 30 by LANS-13
A pass
B refuse
= 130 70
"""


def small():
    from lansquenet.books.transcript import digest

    told = book("lansquenet")
    return SMALL % digest(told, told.game.Rules())


def test_transcript_may_be_written_by_hand_without_the_words():
    session, moments = read(small())
    assert session.tapes == [[30, 30, 32, 33, 0, 0]]
    assert [moment.act.actor for moment in moments] == [0, 1, -1, -1, 0, 1]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "B 30",
            "B 31",
            r"line 12: 31: only 30 of the bank is uncovered.* \(LANS-8\); you may say 0 to 30\.",
        ),
        ("B 30", "A 30", "line 12: it is B to act, not A"),
        ("B 30", "B many", "line 12"),
        ("* 9d", "* 9x", "line 14: '9x' is no card"),
        ("A pass", "A sell", "line 16: 'sell' cannot be understood: you may say pass, withdraw, keep"),
        ("    B pays A 30 by LANS-13\n", "", "line 15: the rules say 'B pays A 30 by LANS-13'"),
        ("pays A 30", "pays A 20", "line 15: the rules say"),
        ("= 130 70", "= 131 69", "line 18: the rules say '= 130 70'"),
        ("= 130 70\n", "", "cut short: '= 130 70' should follow"),
        ("hand 1\n", "", "line 10: an act outside a hand"),
        ("* 9c", "hand 2", "line 13: hand 1 is not over"),
        ("--------", "", "no line"),
        ("# a transcript", "a transcript", "line 1"),
        ('game = "lansquenet"', 'game = "lansqenet"', "did you mean 'lansquenet'"),
        ("options = {}", 'options = {doublet = "most"}', "doublet is one of all, half"),
        ('seats = ["A", "B"]', 'seats = ["A"]', "seats 2 to 12"),
        ("stacks = [100, 100]", "stacks = [100, 1", "header cannot be read"),
        ("carry = {banker = 0}", "carry = {bonker = 0}", "header cannot be read"),
        ("carry = {banker = 0}", "carry = {banker = 2}", "banker of the carry is a seat, not 2"),
        ("carry = {banker = 0}", "carry = {banker = 'x'}", "banker of the carry is a seat, not 'x'"),
        ("carry = {banker = 0}", "carry = {banker = 0, sales = 1.5}", "sales of the carry is a whole number"),
        ("stacks = [100, 100]", "stacks = ['a', 100]", "stacks are whole numbers, one for each seat"),
        ("stacks = [100, 100]", "stacks = [0, 0]", "nobody has any chips"),
        ('seats = ["A", "B"]', "seats = [1, 2]", "seats are names"),
        ('game = "lansquenet"', "game = 3", "header cannot be read"),
    ],
)
def test_damage_is_found_and_its_line_named(old, new, complaint):
    with pytest.raises(BadRecord, match=complaint):
        read(changed(small(), old, new))


def test_what_stands_from_an_earlier_hand_is_numbers():
    with pytest.raises(BadRecord, match="standing of the carry is a row of whole numbers, not 'x'"):
        read(changed(transcript("basset", 1), "standing = []", "standing = 'x'"))


def test_transcript_in_which_every_pool_was_called_so_can_still_be_read() -> None:
    text = golden("femkort", "EX1")
    assert " pays pot 1 by FEMK-3" in text
    once = text.replace(" pays pot ", " pays pool ").replace("    pot pays ", "    pool pays ")
    assert once != text
    assert read(once)[0] == read(text)[0]
    with pytest.raises(BadRecord, match="the rules say 'A pays pot 1 by FEMK-3'"):
        read(text.replace("A pays pot ", "A pays kitty "))


# -- made anew


@pytest.mark.parametrize("name", GAMES)
def test_transcript_that_is_right_is_made_anew_as_it_was(name):
    text = transcript(name, 2)
    assert rewritten(text) == text


BARE = """\
# a transcript of lansquenet, version 1
game = "lansquenet"
stacks = [100, 100]
carry = {banker = 0}
--------
hand 1
A 30
B 30
* 9c
* 9d  ; no payment is told, and no stacks
A pass
B refuse
"""


def test_header_digest_payments_and_stacks_follow_from_what_was_put_in():
    wrong = small().replace("pays A 30 by LANS-13", "pays A 31 by LANS-14").replace("= 130 70", "= 1 2")
    for text in (BARE, wrong, re.sub('rules = ".*"', 'rules = "none"', small())):
        assert write(read(rewritten(text))[0]) == rewritten(text) == write(read(small())[0])


def test_header_made_anew_has_the_options_of_its_preset():
    made = rewritten(
        BARE.replace("stacks =", 'preset = "boussac"\nstacks =').replace("A pass\nB refuse\n", "")
    )
    told = book("lansquenet")
    assert read(made)[0].rules == told.play_by("boussac") != told.play_by()


def test_cards_that_are_known_to_come_stay_in_a_transcript_that_is_made_anew():
    text = BARE.replace("carry", 'stock = ["2c", "3c"]\nleft = ["9c", "9d", "2c", "3c"]\ncarry')
    made = rewritten(text.replace("A pass\nB refuse\n", ""))
    assert 'stock = ["2c", "3c"]\nleft = ["9c", "9d", "2c", "3c"]\n' in made


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("B 30", "C 30", "line 8: it is B to act, not C"),
        ("* 9d", "* 9x", "line 10: '9x' is no card"),
        ('lansquenet"', 'lansqenet"', "did you mean 'lansquenet'"),
        ("--------", "", "no line"),
        (BARE[BARE.index("hand") :], "", "no act"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_line_and_nothing_is_written(tmp_path, old, new, complaint):
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(BARE, "utf-8")
    bad.write_text(changed(BARE, old, new), "utf-8")
    with pytest.raises(BadRecord, match=complaint) as wrong:
        make_anew([good, bad])
    assert str(bad) in str(wrong.value)
    assert good.read_text("utf-8") == BARE


def test_what_is_made_anew_is_told_line_by_line(tmp_path, capsys):
    file = tmp_path / "hand.txt"
    file.write_text(rewritten(BARE).replace("= 130 70", "= 1 2"), "utf-8")
    make_anew([file])
    assert capsys.readouterr().out == f"{file}: made anew\n  -= 1 2\n  += 130 70\n"
    make_anew([file])
    assert capsys.readouterr().out == f"{file}: as it was\n"
