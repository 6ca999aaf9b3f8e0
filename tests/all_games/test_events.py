"""What came of an act is told: who takes a trick, whom a card decides for, and how a hand ends."""

import re
import sys
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from driver import random_rules
from lansquenet.books import events
from lansquenet.books.book import seat_name
from lansquenet.books.transcript import Moment, payment_words, write
from lansquenet.cli import main
from lansquenet.cli.joining.phrases import line_of
from lansquenet.games import GAMES, module_of
from lansquenet.house.web.frames import of_transcript
from lansquenet.rules.state import CHANCE, POOL, duplicate
from lansquenet.rules.tricks import CARDS, PLAYED, SHOWN, TABLE
from lansquenet.seats.table import SeatedTable
from lansquenet.seats.telling import Line, came, followed, lines, told_to, was_forced
from rooms import ROOMS, own
from seated import BANKS, TRICKS, hands, table_by, table_of


def aloud(table: SeatedTable, moments: list[Moment]) -> str:
    """A hand as one hears it who sees every card."""
    said = []
    for moment in moments:
        if not was_forced(table.told, table.rules, moment):
            said.append(told_to(table.told, table.rules, table.session.names, moment, None))
        said += [f"  {event.text}  {event.rule}" for event in _followed(table, moment)]
        said += [f"    {payment_words(table.told, row)}" for row in moment.act.payments]
    return "\n".join(filter(None, said)) + "\n"


def _followed(table: SeatedTable, moment: Moment) -> list[events.Event]:
    return followed(table.told, table.rules, table.session.names, moment)


def _came(table: SeatedTable, moment: Moment) -> list[Line]:
    return came(table.told, table.rules, table.session.names, moment)


def everything(name: str, seed: int, most: int = 3, **options: str) -> str:
    """All that comes of some hands played by chance."""
    table = table_of(name, seed, **options)
    return "".join(aloud(table, moments) for moments in hands(table, Random(seed), most))


def golden(name: str) -> str:
    """The hand of a game that is kept."""
    short = {"seats": 2, "bets_a_turn": "1"} if hasattr(GAMES[name].Rules(), "bets_a_turn") else {}
    seed = own(name, "SEED", 3)
    table = table_of(name, seed, **short)
    return aloud(table, hands(table, Random(seed), 1)[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_hand_is_told_as_it_was(name):
    file = ROOMS / name / "told.txt"
    assert file.is_file(), f"{file} is not there: python tests/again.py told {name} writes it"
    assert file.read_text("utf-8") == golden(name), f"if that is right: python tests/again.py told {name}"


@pytest.mark.parametrize("name", TRICKS)
def test_every_trick_is_told_with_its_card_and_its_taker(name):
    table = table_of(name, 7)
    for moments in hands(table, Random(7), 4):
        tricks = moments[-1].after.trick
        said = [event.text for moment in moments for event in _followed(table, moment)]
        takes = [text for text in said if " takes the " in text and " trick with the " in text]
        assert len(takes) == tricks
        for seat in range(len(table.stacks)):
            mine = [text for text in takes if text.startswith(f"{seat_name(seat)} (")]
            assert len(mine) == moments[-1].after.taken[seat]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_deal_is_told(name):
    table = table_of(name, 11)
    for moments in hands(table, Random(11), 6):
        assert _followed(table, moments[-1])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_named_is_in_the_book(name):
    table = table_of(name, 13)
    for moments in hands(table, Random(13), 6):
        for moment in moments:
            assert all(event.rule in table.told.rules for event in _followed(table, moment))


@pytest.mark.parametrize("name", BANKS)
def test_every_card_that_moves_chips_is_told_with_its_reason(name):
    table = table_of(name, 21, seats=3)
    for moments in hands(table, Random(21), 4):
        for moment in moments:
            if moment.act.actor == CHANCE and moment.act.payments:
                assert _followed(table, moment)


# All that is said to be won or lost by a card is paid with it, and nothing else is; but where gains ride.
PAID = [name for name in BANKS if name not in ("basset", "faro", "pharaon", "skin")]


@pytest.mark.parametrize("name", PAID)
def test_what_is_said_to_be_won_and_lost_is_what_is_paid(name):
    told = 0
    for seed in range(6):
        table = table_by(name, random_rules(GAMES[name], Random(seed)), seed, 3)
        for moments in hands(table, Random(seed), 2):
            for moment in moments:
                said = " ".join(event.text for event in _followed(table, moment))
                told += len(re.findall(SETTLED, said))
                if moment.act.actor == CHANCE:
                    assert _said_won(said) == _paid(moment), said
    assert told


SETTLED = r"\b([A-C]) \(\w+\) (wins|loses) (\d+)"


def _said_won(said: str) -> dict[int, int]:
    won = dict.fromkeys(range(3), 0)
    for letter, how, chips in re.findall(SETTLED, said):
        won[ord(letter) - ord("A")] += int(chips) if how == "wins" else -int(chips)
    return {seat: chips for seat, chips in won.items() if chips}


def _paid(moment: Moment) -> dict[int, int]:
    """What each punter has won or lost against the bank."""
    won = dict.fromkeys(range(3), 0)
    for payer, payee, chips, _ in moment.act.payments:
        if moment.before.banker in (payer, payee) and payer < 3 and payee < 3:
            won[payer] -= chips
            won[payee] += chips
    return {seat: chips for seat, chips in won.items() if chips and seat != moment.before.banker}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_agreed_on_can_be_told(name):
    """A few hands under rules at random, with few chips; every sentence has a rule of the book."""
    for seed in range(8):
        dice = Random(seed)
        table = table_by(name, random_rules(GAMES[name], dice), seed, stack=dice.choice((2, 12, 60)))
        for moments in hands(table, dice, 1 + (name in TRICKS)):
            for moment in moments:
                said = _followed(table, moment)
                shows = name == "ziginette" and moment.act.phase == GAMES[name].Phase.TURN
                assert not shows or any(line.key for line in _came(table, moment)), "in every language"
                for event in said:
                    assert event.rule in table.told.rules
                    assert event.text.endswith(".")
                    assert "  " not in event.text.replace(".  ", "")


FORFEITS = {"loo": "looed, and pays", "irish_loo": "looed, and pays", "tomato": "tomatoed, and pays"}
FORFEITS |= {"norrlandsknack": "and a chip to the pot", "zwikken": " fails with "}


@pytest.mark.slow
@pytest.mark.parametrize("name", FORFEITS)
def test_who_is_said_to_pay_a_forfeit_pays_it(name):
    """LOO3-15, IRLO-9, TOMA-14, KNAK-9, ZWIK-14: and nobody else pays into the pool for tricks."""
    told = 0
    for seed in range(12):
        table = table_by(name, random_rules(GAMES[name], Random(seed)), seed)
        for moments in hands(table, Random(seed), 6):
            last = moments[-1]
            if table.game.Phase(last.act.phase).name == "PLAY":
                said = [e.text for e in _followed(table, last) if FORFEITS[name] in e.text]
                paid = [row.payer for row in last.act.payments if row.payee == POOL]
                owing = [row for row in paid if last.before.stacks[row] > 0 or table.rules.allow_debt]
                heard = {ord(text[0]) - ord("A") for text in said}
                assert heard >= set(owing) - _defended(table, last), (said, last.act.payments)
                assert heard <= set(paid) or name == "zwikken"
                told += len(said)
    assert told


def _defended(table: SeatedTable, moment: Moment) -> set[int]:
    """The bidder at Tomato who has to pay to a defended pot, which is told in other words."""
    return (
        {moment.after.bidder}
        if getattr(moment.after, "defender", -1) >= 0 and table.told.name == "tomato"
        else set()
    )


def test_the_penalties_that_are_told_at_toepen_are_those_that_are_counted():
    """TOEP-13."""
    for seed in range(12):
        table = table_by("toepen", random_rules(GAMES["toepen"], Random(seed)), seed)
        for moments in hands(table, Random(seed), 4):
            first, last = moments[-1].before.scores, moments[-1].after.scores
            said = " ".join(event.text for event in _followed(table, moments[-1]))
            costs = dict.fromkeys(range(4), 0)
            for letter, cost in re.findall(r"\b([A-D]) \(\w+\) (\d+) \((?:stayed|folded|for)", said):
                costs[ord(letter) - ord("A")] = int(cost)
            counted = {seat: last[seat] - first[seat] for seat in range(4)}
            assert costs == counted or "takes a penalty" in said, said


# -- nothing is told that is hidden


def _disguised(moment: Moment, dice: Random) -> Moment:
    """The same with all cards changed about that nobody has seen who only looks on."""
    before, after = duplicate(moment.before), duplicate(moment.after)
    lie = [
        card
        for card in range(CARDS)
        if card != moment.act.action
        and all(
            where < PLAYED and where not in (TABLE, SHOWN)
            for where in (before.place[card], after.place[card])
        )
    ]
    others = dice.sample(lie, len(lie))
    for state, true in ((before, moment.before), (after, moment.after)):
        for card, other in zip(lie, others, strict=True):
            state.place[card] = true.place[other]
    return replace(moment, before=before, after=after)


def leaks(name: str, seed: int) -> bool:
    """Whether anything told hangs on cards that lie hidden."""
    table, dice = table_of(name, seed), Random(seed)
    return any(
        _followed(table, moment) != _followed(table, _disguised(moment, dice))
        for moments in hands(table, dice, 3)
        for moment in moments
    )


@pytest.mark.parametrize("name", TRICKS)
def test_nothing_is_told_that_lies_hidden(name):
    assert not leaks(name, 17)


def test_a_teller_that_sees_the_hands_would_be_caught(monkeypatch):
    def betray(scene):
        return [scene.event(7, f"A holds the {[c for c in range(CARDS) if scene.after.place[c] == 0]}.")]

    monkeypatch.setattr(events, "_open", lambda told, rules, state: state)
    monkeypatch.setattr(module_of("femkort", "events"), "after", betray)
    assert leaks("femkort", 17)


@pytest.mark.parametrize("name", TRICKS)
def test_all_seats_are_told_the_same(name):
    table = table_of(name, 19)
    for moments in hands(table, Random(19), 2):
        for moment in moments:
            said = [
                [line.text for line in lines(table.told, table.rules, table.session.names, moment, seat)]
                for seat in (None, *range(len(table.stacks)))
            ]
            for event in _followed(table, moment):
                assert all(event.text in heard for heard in said)


# -- what is said of each game


@pytest.mark.slow
def test_toepen_tells_who_is_spared_and_who_has_lost_the_match():
    said = everything("toepen", 3, 30, target="5")
    assert "wins the deal, and is spared.  TOEP-13" in said
    assert "The match is over: " in said
    assert "TOEP-14" in said


def test_loo_tells_who_is_looed_and_why():
    """LOO3-15."""
    assert "played and took no trick: looed, and pays 3 chips into the pool" in everything("loo", 5, 12)
    assert ", as many as it held," in everything("loo", 5, 12, loo="unlimited")


def test_femkort_tells_wins_and_the_end_of_a_match():
    """FEMK-11."""
    said = everything("femkort", 5, 8, payoff="first_to_n", n_deals="2")
    assert "Wins of 2 that take the pot: " in said
    assert "The match is over: " in said


@pytest.mark.slow
def test_norrlandsknack_tells_who_is_loafed_and_who_has_won():
    """KNAK-9, KNAK-10."""
    said = everything("norrlandsknack", 5, 60)
    assert "knocked and took no trick: loafed, " in said
    assert "The match is over: " in said
    assert "has no point left" in said


@pytest.mark.slow
def test_tomato_tells_who_is_tomatoed():
    """TOMA-14, TOMA-15."""
    said = everything("tomato", 5, 40)
    assert "took one trick of the two undertaken: tomatoed" in said
    assert "played and took no trick: tomatoed" in said


def test_zwikken_tells_whether_the_shooter_made_it():
    """ZWIK-13."""
    said = everything("zwikken", 5, 12)
    assert " succeeds with " in said
    assert " fails with " in said


def test_who_begins_is_told_with_the_reason():
    """COMM-13."""
    table = table_of("femkort", 3)
    moments = table.begin()
    assert "drawn the highest card" in _followed(table, moments[-1])[0].text


# -- where it is heard


@pytest.fixture
def lansquenet(monkeypatch, capsys):
    """Run a command with lines on standard input; what it printed."""
    monkeypatch.setenv("COLUMNS", "80")

    def run(*args, lines=""):
        monkeypatch.setattr(sys, "argv", ["lansquenet", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        with suppress(SystemExit):
            main()
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "text"), [("loo", " trick with the "), ("zecchinetta", " is the bank's card")]
)
def test_a_replayed_transcript_tells_what_came_of_every_act(lansquenet, tmp_path, name, text):
    table = table_of(name, 4)
    hands(table, Random(4), 2)
    file = tmp_path / "hands.txt"
    file.write_text(write(table.session), "utf-8")
    out = lansquenet("replay", file)
    assert text in " ".join(out.split())
    assert "cards are gathered and shuffled" in out
    frames = [frame for hand in of_transcript(file.read_text("utf-8")).hands for frame in hand.frames]
    follows = [line for frame in frames for line in frame.state.lines if line.follows]
    assert any(text in line.text for line in follows)
    assert any("cards are gathered and shuffled" in line.text for line in frames[0].state.lines)


def test_the_terminal_tells_what_came_of_every_act(lansquenet):
    out = lansquenet("play", "femkort", "--seed", 3, "--hands", 1, lines="\n" * 9)
    assert out.count(" trick with the ") == 5
    assert "Only the last trick counts: with it " in out


def test_a_shuffle_is_told_before_the_first_act_of_its_hand_and_of_no_other():
    """LANS-3: a shoe of six packs is dealt through."""
    table = table_of("lansquenet", 5)
    dice, told = Random(5), []
    for _ in range(6):
        hands(table, dice, 1)
        told.append(table.gathered)
    assert told == [True] + [False] * 5
    said = events.before(table.told, table.rules, table.session.names, table.moments[0].before)
    assert [event.text.partition(";")[0] for event in said] == ["All 312 cards are gathered and shuffled"]


def test_who_joins_from_a_terminal_hears_it_with_its_rule():
    table = table_of("femkort", 1)
    moment = hands(table, Random(1), 1)[0][-1]
    told = [line for line in lines(table.told, table.rules, table.session.names, moment, 0) if line.follows]
    console = Console(width=60, file=StringIO())
    for line in told:
        console.print(line_of(line, 0))
    heard = console.file.getvalue()
    assert heard.startswith("  ")
    assert "FEMK-9" in heard


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        (ROOMS / game / "told.txt").write_text(golden(game), "utf-8")
