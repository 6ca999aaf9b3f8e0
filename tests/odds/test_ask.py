"""Anything asked of a game, and the true answer: the worked questions, by the command and from Python."""

import math
import os
import re
import shlex
import time
import tomllib
from collections import Counter
from contextlib import suppress
from fractions import Fraction as F
from itertools import chain, product
from pathlib import Path
from random import Random

import pytest

from lansquenet import BadOption, UnknownName, ask
from lansquenet.books.book import book
from lansquenet.books.transcript import Session, write
from lansquenet.games import GAMES
from lansquenet.games.lansquenet.rules import Choice
from lansquenet.odds import questions
from lansquenet.odds.asking import of_game, posing
from lansquenet.odds.asking.bare import bare, chambers_of
from lansquenet.odds.asking.fortunes import growth
from lansquenet.odds.asking.outside import game_in
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Lexicon, gain
from lansquenet.rules.cards import RANK_NAMES, named, rank
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE
from lansquenet.sim.by_table import played
from lansquenet.sim.layers import passed
from rooms import mostly_slow, seldom
from sampled_questions import apart, drawn
from test_cli import lansquenet  # noqa: F401 - a fixture

EXAMPLES = Path(__file__).parents[2] / "examples"
ROWS = EXAMPLES / "trente_et_quarante.py"
WORKED = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))["question"]


def marked(question):
    marks = [getattr(pytest.mark, mark) for mark in ("slow", "long", "compiles") if mark in question]
    return pytest.param(question, marks=marks, id=f"{question['n']}")


@pytest.mark.slow
@pytest.mark.parametrize("question", [marked(question) for question in WORKED])
def test_worked_question_has_its_answer(question, lansquenet, monkeypatch):  # noqa: F811
    monkeypatch.chdir(EXAMPLES.parent)
    out, err, code = lansquenet("ask", *shlex.split(question["ask"]))
    assert code == 0, err
    told = [out, re.sub(r"[ ]+", " ", out)]
    assert [said for said in question["says"] if not any(said in text for text in told)] == [], out


# -- best play


def rides(preset, **options):
    found = ask("basset", preset, **options).best("B").table("won B / 6")
    return found, sum(row.word == "paroli" for row in found.rows)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "many"), [("modern", 81), ("historical", 0), ("narrative", 39)])
def test_in_so_many_states_it_is_best_to_ride(preset, many):
    found, riding = rides(preset)
    assert (found.worth, riding) == (F(-1, 26), many)


@pytest.mark.slow
def test_carried_cards_are_worth_so_much():
    found, _ = rides("modern")
    worth = {
        carry.standing[3]: round(float(value), 5) for carry, value in found.later.items() if carry.standing
    }
    assert [worth[level] for level in range(1, 5)] == [0.67661, 2.96164, 6.96316, 15.96149]


@pytest.mark.slow
def test_best_table_that_is_played_is_worth_what_it_says():
    asked = ask("basset", "historical", ladder="steinmetz_literal")
    found, riding = rides("historical", ladder="steinmetz_literal")
    assert (found.worth, riding) == (F(400259, 541450), 56)
    assert asked.by(found).mean("won B / 6") == found.worth


@pytest.mark.slow
def test_best_raise_at_red_dog_is_that_of_the_rule_of_thumb_and_is_worth_its_figure():
    """A raise gains where seven ranks or more lie between; the policy of the figures says so, too."""
    asked = ask("red_dog")
    found = asked.best("B").table("won B")
    told = {dict(row.seen)["ranks between"]: row.word for row in found.rows}
    assert told == {n: "raise" if n >= 7 else "stay" for n in range(1, 12)}
    assert found.worth == asked.by("raising").mean("won B") > asked.by("never").mean("won B")
    assert asked.by(found).mean("won B") == found.worth


@pytest.mark.slow
def test_only_the_seat_that_plays_its_best_chooses():
    """At a table of three the others do as usual: C raises never, and B's best is worth what it was."""
    three = ask("red_dog", seats=3).by("never")
    found = three.best("C").table("won C")
    assert found.worth == ask("red_dog").best("B").table("won B").worth
    assert three.by(found).mean("won C") == found.worth
    assert three.by(found).mean("won B") == ask("red_dog").by("never").mean("won B") < found.worth


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["historical", seldom("modern"), "french", "narrative"])
def test_nobody_who_takes_his_first_win_is_beaten_by_paix_or_by_leaving(preset):
    """What may be chosen besides gains nothing from the start, and nobody loses by having the choice."""
    asked, said = ask("basset", preset), "won B / 6"
    found = asked.best("B", "anything").table(said)
    assert found.worth == asked.by(found).mean(said) >= asked.best("B").table(said).worth
    assert {row.word for row in found.rows if dict(row.seen)["win"] == 1} == {"take"}


NUMBERS = ["", "one", "two", "three", "four"]
NINE = " ".join(rank * 4 for rank in "A23456789").replace("", " ").split()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "last"), [("faro", "T T T T K"), ("stuss", "T T T T K K"), ("pharaon", "T T T T K K")]
)
def test_case_keeper_chooses_the_rank_of_which_the_fewest_are_left(name, last):
    """With ten ranks gone: there a bet costs least, on a case nothing; and elsewhere one bets on none."""
    asked = ask(name).after(" ".join([*NINE, *last.split()]))
    free, bound = [asked.best("B", among).table("won B / 2") for among in ("rank", "rank each turn")]
    assert all(row.word == f"{NUMBERS[dict(row.seen)['fewest of a rank']]} left" for row in bound.rows)
    assert free.worth == 0 > bound.worth == asked.by(bound).mean("won B / 2")
    assert asked.by(free).mean("won B / 2") == 0


@pytest.mark.slow
def test_who_chooses_does_not_know_the_cards_that_are_given():
    """While they come nothing is chosen: else a bet would lie on every card that is going to win."""
    short = ask("stuss").after(" ".join([*NINE, "T", "T", "T", "T", "J", "Q"]))
    assert short.best("B", "rank").table("won B / 2").worth == 0


@pytest.mark.slow
def test_banker_gives_an_even_bank_up_and_raises_the_limit_of_a_good_one():
    """Ziginette's house takes its cut of him; of Zecchinetta's opening he has more, the more lies there."""
    assert ask("ziginette").best("A").table("won A").worth == 0
    found = ask("zecchinetta").best("A").table("won A")
    assert [row.word for row in found.rows] == ["to a hundred"]
    assert found.rows[0].loss == found.worth * F(90, 100)
    assert ask("zecchinetta").best("A").by(found).mean("won A") == found.worth


@pytest.mark.long
@pytest.mark.slow
def test_limits_of_ziginettes_bank_are_high_where_it_gains_and_low_where_the_house_cuts():
    """ZIGI-7: a tenth of a chip is none, so that the cut spares the lowest; an even bank has no best one."""
    usual, even = (
        ask("ziginette", preset).best("A", "limit").table("won A").rows[0] for preset in ("house", "friendly")
    )
    assert (usual.word, usual.loss > 0, even.loss) == ("to one", True, 0)
    asked = ask("ziginette", "sicilian").best("A", "limit")
    found = asked.table("won A")
    assert [row.word for row in found.rows] == ["to a hundred"]
    assert found.rows[0].loss == found.worth * F(90, 100) > 0
    assert asked.by(found).mean("won A") == found.worth


def test_bank_is_sold_when_the_logarithm_of_a_fortune_says_so():
    """The law of a tenure that is kept so often says the same: no other number of wins is worth as much."""
    asked, beside = ask("lansquenet", packs=1), 50
    found = asked.sale("bank wins", beside)
    kept = [dict(row.seen)["bank"] for row in found.rows if row.word == "keep"]
    assert len(kept) == asked.keep("bank wins", beside)

    def growth(wins):
        law = asked.by(f"keeping {wins}").over("tenure").law("bank wins")
        held = {won: beside + 2**wins if won == wins else beside for won in law}
        return sum(float(chance) * math.log(held[won] / beside) for won, chance in law.items())

    assert max(range(1, 8), key=growth) == len(kept)
    assert growth(len(kept)) == pytest.approx(float(found.worth), abs=1e-9)


@pytest.mark.slow
def test_limit_is_where_the_logarithm_of_a_fortune_grows_most():
    """Of a bet of a chip that is won or lost it is the edge; of a bet that does not gain, nothing."""
    even = ask("lansquenet", packs=1)
    assert even.limit("won A / 2").best == pytest.approx(1 / 17)
    assert ask("ziginette").limit("won A") == (0, 0)
    found, law = ask("zecchinetta").limit("won A"), ask("zecchinetta").law("won A")
    near = [growth(law, found.best * part) for part in (0.98, 1, 1.02)]
    assert max(near) == near[1] > 0
    assert growth(law, found.most) == pytest.approx(0, abs=1e-9)
    assert growth(law, found.most * 1.01) < 0


@pytest.mark.slow
def test_war_is_best_at_a_tie_and_half_is_given_up_only_by_the_policy():
    """Worth what the figure says, and each chip given up is worth less by what the second best loses."""
    asked = ask("casino_war")
    found = asked.best("B").table("won B / 2")
    assert [row.word for row in found.rows] == ["war"]
    assert found.worth == -asked.figure("war.edge")
    rest = asked.figure("opening.tie") * found.rows[0].loss
    assert asked.by("yielding").mean("won B / 2") == found.worth - rest


@pytest.mark.slow
@pytest.mark.parametrize("preset", book("basset").presets)
def test_nobody_beats_the_flat_bet_at_basset_in_any_profile(preset):
    """The first win is best taken, wherever one may ride on: so the best play is worth the flat bet."""
    asked, said = ask("basset", preset), "won B / 6"
    found = asked.best("B").table(said)
    assert found.worth == asked.by(found).mean(said) == -asked.figure("flat.edge")
    assert {row.word for row in found.rows if dict(row.seen)["win"] == 1} <= {"take"}


PLAYED = [
    ("zecchinetta", {}, "limit", "won A"),
    ("basset", {"preset": "historical", "ladder": "steinmetz_literal"}, "", "won B / 6"),
    ("red_dog", {}, "", "won B"),
    ("pharaon", {}, "riding", "won B / 4"),
    ("faro", {}, "rank each turn", "won B / 2"),
    ("stuss", {}, "rank each turn", "won B / 2"),
    ("ziginette", {}, "bank", "won A"),
    ("ziginette", {"preset": "sicilian"}, "limit", "won A"),
    ("basset", {"preset": "modern"}, "riding", "won B / 6"),
    ("basset", {"preset": "narrative"}, "anything", "won B / 6"),
    ("casino_war", {}, "tie", "won B / 2"),
]


@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rules", "among", "said"),
    [PLAYED[0], *(seldom(*more) for more in PLAYED[1:])],
)
def test_best_table_is_played_through_the_compiled_rules(name, rules, among, said):
    asked = ask(name, **rules)
    found = asked.best(said.split()[1], among).table(said)
    assert abs(played(asked, said, found, 200_000, 1).z(found.worth)) < 4


# -- by suits and by pips: games of which only a file tells


@pytest.mark.parametrize(("pack", "edge"), [(52, F(1844, 20825)), (32, F(2041, 17980))])
def test_polish_bank_is_walked_by_what_beats_the_card(pack, edge):
    polish = GAMES["polish_bank"]
    tree = Tree(polish, polish.Rules(pack))
    staking = questions("polish_bank").staking
    assert tree.mean(gain, policy=staking) == ask("polish_bank", pack=f"p{pack}").mean("won A") == edge
    assert tree.visited <= 220


def test_option_of_a_file_that_is_a_word_is_one_of_those_there_are(lansquenet):  # noqa: F811
    _, said, code = lansquenet("ask", str(ROWS), "-o", "spot=wide", "mean", "won A")
    assert code != 0
    assert "there are: rouge" in said


@pytest.mark.slow
def test_punto_banco_is_walked_to_the_published_combinations():
    found = ask("baccarat").means("player, banker, tie")
    deals = 1
    for n in range(416 - 5, 417):
        deals *= n
    assert tuple(chance * deals for chance in found) == (2230518282592256, 2292252566437888, 475627426473216)


def test_row_of_a_few_cards_is_that_of_brute_force():
    """Trente et quarante: from a shoe of five cards, each order of them for itself."""
    rouge, asked = GAMES["trente_et_quarante"], questions("trente_et_quarante")
    tree = Tree(rouge, rouge.Rules(packs=1))
    worth = [rouge.pips(card) for card in tree.naming.cards]
    first = [worth.index(n) for n in worth]  # of two colours, one
    tree.stock = [
        (2 if n in (10, 9) else 1 if n == 8 else 0) * (at == first[at]) for at, n in enumerate(worth)
    ]
    cards = [n for n, many in zip(worth, tree.stock, strict=True) for _ in range(many)]
    found = tree.spread(asked.noir, policy=asked.rouge, until=asked.first_row)
    assert found == rows(cards)


@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rules", "said"),
    [
        ("polish_bank", (32,), "won bank"),
    ],
)
def test_walk_in_compiled_code_finds_the_same_law(game, rules, said):
    game = GAMES[game]
    asked = of_game(game, game.Rules(*rules), lexicon=getattr(game, "ASK", Lexicon()))
    law = asked.through(passed).law(said)
    assert dict(law) == dict(asked.law(said))
    assert asked.through(passed).means(said) == law.means


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_refait_from_six_packs_is_walked_in_seconds():
    """Some five million states: they took seven seconds and 326 MB when they were walked for this alone."""
    asked = ask("trente_et_quarante").through(passed)
    asked.seen("As").chance("refait")  # so that it is compiled
    began = time.process_time()
    refait = asked.chance("refait")
    assert time.process_time() - began < 10
    assert (len(str(refait.numerator)), len(str(refait.denominator))) == (62, 64)
    assert float(refait) == pytest.approx(0.02189137, abs=1e-8)


@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize("spot", [0, 1])
def test_rows_change_places_and_red_with_black(spot):
    """Whatever comes of two rows comes as often when they change places: a bet is even but for it."""
    rouge = game_in(str(ROWS))
    asked = of_game(rouge, rouge.Rules(32, 2, spot), lexicon=rouge.ASK).through(passed)
    law = asked.law("won B / 2")
    assert law[F(1)] == law[F(-1)]
    assert law[F(-1, 2)] == asked.chance("refait")


@pytest.mark.slow
def test_rows_of_different_sums_are_walked_apart_and_red_with_black():
    """Ten sums of the first row, and in each two that differ but in what is won."""
    rouge = game_in(str(ROWS))
    asked = of_game(rouge, rouge.Rules(spot=rouge.Spot.COULEUR), lexicon=rouge.ASK)
    tree = asked.tree()
    _, chambers = chambers_of(bare(tree, asked.asked(asked.tongue.together("won B / 2"), tree)))
    assert [len(chamber.outs) for chamber in chambers] == [2] * 10


@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize("said", ["won A", "won A, cards"])
def test_compiled_code_walks_a_game_of_a_room_too_where_cards_are_given(said):
    asked = ask("casino_war", packs=1).after("A A")
    assert dict(asked.through(passed).law(said)) == dict(asked.law(said))


def rows(cards):
    """The sums of a first row, of every order of these cards."""
    found = {}
    for places in product(range(len(cards)), repeat=4):
        if len({*places}) == 4:
            total = 0
            for at in places:
                total += cards[at] if total < 31 else 0
            found[total] = found.get(total, 0) + F(1, 5 * 4 * 3 * 2)
    return dict(sorted(found.items()))


# -- many hands


def test_second_coup_of_a_shoe_has_the_edge_of_the_first():
    """Three ranks of three cards: the heap matters, since it is dealt on."""
    gone = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 T T T T J Q K"
    asked = ask("lansquenet", packs=1).seen(gone)
    one, two = asked.mean("won bank"), asked.over(2, "on").mean("won bank")
    assert two == 2 * one


@pytest.mark.slow
def test_seats_alike_are_seats_without_names():
    asked = ask("landsknecht", seats=4, rejouissance="own").by("B on first")
    for said in ("paid", "lost", "bet B"):
        assert asked.alike("CD").mean(said) == asked.mean(said)
    pool = ask("landsknecht", seats=4, rejouissance="own").over("game")
    assert pool.alike("BCD").mean("pool") == pool.mean("pool")


@pytest.mark.slow
def test_law_of_a_measure_has_its_mean():
    for name, said in (
        ("zecchinetta", "won A"),
        ("ziginette", "won A"),
        ("skin", "won A"),
        ("basset", "won B"),
    ):
        asked = ask(name)
        law = asked.law(said)
        assert sum(law.values()) == 1
        assert law.mean == asked.mean(said)


@pytest.mark.slow
def test_variances_among_the_figures_are_those_of_the_form():
    """A hand of Landsknecht with its pool, a deal of Skin, and a night of a bank that stays."""
    for name, key in (("landsknecht", "pot.dealer_variance"), ("skin", "deal.variance")):
        assert ask(name).variance("won A") == ask(name).figure(key)
    deal = ask("red_dog")
    assert deal.over(5).variance("won bank") == 5 * deal.variance("won bank")


def test_edges_of_doubled_deals_are_what_their_chances_come_to_with_the_cut():
    """ZIGI-24: a tenth of what the bank wins is the house's."""
    asked = ask("ziginette", playette="double")
    for stack in ("doubled.stack1", "doubled.stack2", "tripled.stack1", "tripled.stack2", "tripled.stack3"):
        win = asked.figure(f"{stack}.win")
        assert asked.figure(f"{stack}.edge") == F(9, 10) * (1 - win) - win


def test_cards_that_a_measure_names_are_not_taken_for_each_other():
    """Ace and king lie alike; each loses the known edge."""
    asked = ask("zecchinetta")
    assert [*asked.means("won on the first, won on the second")] == [-asked.figure("opening_bet.edge")] * 2


@pytest.mark.parametrize(
    ("name", "event", "figure"),
    [
        ("red_dog", "pair", "opening.pair"),
        ("red_dog", "neighbours", "opening.neighbours"),
        ("red_dog", "spread", "opening.spread"),
        ("casino_war", "tied", "opening.tie"),
    ],
)
def test_event_comes_about_as_often_as_its_figure_says(name, event, figure):
    """It is not so before any card lies there, or it would be counted always or never."""
    asked = ask(name)
    assert asked.mean(event) == asked.figure(figure)


# -- in the middle of a hand, as a transcript has it

OPENED = (
    Path(__file__).parents[1] / "games/lansquenet/transcripts/E2.txt"
)  # a single pack, shuffled for each coup
MIDDLE = OPENED.read_text("utf-8")


def test_hand_of_a_transcript_is_asked_from_where_it_stands():
    """In its second hand a queen lies for the bank and a six for the punters: LANS-14."""
    asked = ask("lansquenet")
    fresh = ask("lansquenet", packs=1, seats=3)
    assert asked.at(MIDDLE, "2.1").chance("bank wins") == fresh.chance("bank wins") == F(9, 17)
    assert asked.at(MIDDLE, "2.3").chance("bank wins") == fresh.after("Q 6").chance("bank wins")
    assert asked.at(MIDDLE, "3").mean("cards") == fresh.after("Q 6").mean("cards") - 2
    assert asked.at(MIDDLE, "2.2").after("Q").chance("bank wins") == 1  # a doublet
    assert asked.at(MIDDLE, "1.5").mean("won B") == F(-10, 17)


@pytest.mark.slow
def test_what_a_hand_stands_at_is_the_mean_of_what_every_card_makes_of_it():
    """Of Zecchinetta's longest transcript, before each card but the last."""
    file = max(
        (Path(__file__).parents[1] / "games/zecchinetta/transcripts").glob("*.txt"),
        key=lambda f: f.stat().st_size,
    )
    text, asked = file.read_text("utf-8"), ask("zecchinetta")
    found = 0
    for act in range(1, 12):
        with suppress(BadOption):
            here = asked.at(text, f"1.{act}")
            if here.midway.state.actor == CHANCE:
                stock = Counter(RANK_NAMES[rank(card)] for card in here.midway.stock)
                means = {card: here.after(card).mean("won bank") for card in stock}
                assert here.mean("won bank") == sum(means[c] * F(n, stock.total()) for c, n in stock.items())
                found += 1
    assert found >= 3


def test_shoe_that_is_dealt_on_lacks_what_earlier_hands_have_turned():
    """LANS-3: three cards of two packs were turned in the first hand, and no shuffle was due."""
    told = book("lansquenet")
    rules = told.play_by("", {"packs": "2"})
    first = [10, 10, *map(named, ("8c", "Kc", "8d")), int(Choice.KEEP)]
    second = [20, *map(named, ("8h", "Kd"))]
    session = Session("lansquenet", rules, [100, 100], told.game.Carry(0), names=["A", "B"])
    session.tapes = [first, second]
    asked = ask("lansquenet").at(write(session))
    assert len(asked.midway.stock) == 2 * 52 - 5
    assert asked.chance("bank wins") == F(5, 5 + 6)


def test_transcript_is_asked_at_the_command_line(lansquenet):  # noqa: F811
    out, err, code = lansquenet(
        "ask", "lansquenet", "--at", str(OPENED), "--act", "2.3", "chance", "bank wins"
    )
    assert code == 0, err
    assert out.splitlines() == [
        "Lansquenet: packs=1, 3 seats; after 2.3 acts of a transcript",
        "chance of bank wins",
        "1/2  0.500000",
    ]


@pytest.mark.slow
def test_covariances_are_a_matrix(lansquenet):  # noqa: F811
    """On its diagonal are variances, and it is the same about it."""
    asked, said = ask("zecchinetta"), "won on the first, won on the second, cards"
    found = asked.covariances(said)
    words = said.split(", ")
    for one, other in product(range(3), repeat=2):
        pair = f"{words[one]}, {words[other]}"
        assert found[one][other] == (asked.variance(words[one]) if one == other else asked.covariance(pair))
    out, _, code = lansquenet("ask", "zecchinetta", "covariances", said)
    assert (code, out.count("448/1083  0.413666")) == (0, 2)


def test_comparison_of_two_options_is_a_matrix_of_each_figure(lansquenet):  # noqa: F811
    """The values of the first go down, those of the second across."""
    line = "compare lansquenet --vary packs=1,6 --vary doublet=all,half --figure coup.edge"
    out, err, code = lansquenet(*shlex.split(line))
    assert code == 0, err
    told = [re.sub(" +", " ", row).strip() for row in out.splitlines()]
    assert told[:2] == ["Lansquenet: coup.edge", "packs \\ doublet all half"]
    for row, packs in zip(told[2:], ("1", "6"), strict=True):
        edges = [ask("lansquenet", packs=packs, doublet=it).figure("coup.edge") for it in ("all", "half")]
        assert row == " ".join([packs, *[f"{edge} {float(edge):.6f}" for edge in edges]])


# -- in words


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_game_is_explained_by_its_book_and_no_other(name):
    words = ask(name).lexicon
    own = {*words.counts, *words.events, *words.policies} | ({"usual"} if words.usual else set())
    for called, choosing in words.choosing.items():
        own |= {called, *choosing.words, *choosing.columns}
    assert book(name).asked.keys() == own


def test_number_that_is_too_long_to_be_written_is_told_in_decimals():
    """Python writes no number of more than 4300 figures."""
    assert posing.in_full(F(1, 10**3000)).startswith("1/10")
    assert posing.in_full(F(1, 10**5000)) == ""
    assert posing.in_full(F(1, 10**100), 80) == ""


@pytest.mark.slow
def test_heading_names_what_was_walked_and_what_was_left_out(lansquenet):  # noqa: F811
    """A least bet changes no odds: the answer is the same, and the heading does not say otherwise."""
    plain, kept = (
        lansquenet("ask", "red_dog", *said, "mean", "won B")[0].splitlines()
        for said in ((), ("-o", "min_bet=5", "-o", "packs=8"))
    )
    assert plain[0] == "Red Dog: as usual, 2 seats"
    assert kept[0] == "Red Dog: packs=8 (min_bet left out: no odds change with it), 2 seats"
    assert lansquenet("ask", "red_dog", "-o", "min_bet=5", "mean", "won B")[0].splitlines()[1:] == plain[1:]


# -- played

FEW = 15  # in `make test`
MANY = max(100, int(os.environ.get("LANSQUENET_QUESTIONS") or 0))
OPEN = [name for name, game in GAMES.items() if not hides(game)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(FEW), *(seldom(n) for n in range(FEW, MANY))])
def test_question_drawn_at_random_is_answered_alike_by_hands_that_are_played(seed):
    """Over all games whose hands lie open; the walk is given a budget, and hands enough to tell."""
    dice = Random(seed)
    for name in chain(OPEN[seed % len(OPEN) :], OPEN):
        asked, said = drawn(name, dice)
        with suppress(BadOption):
            asked.within(3_000).mean(said)
            break
    assert abs(apart(asked, said, 1000, seed)) < 5, (asked, said)


# -- what is asked wrongly


WRONG = [
    ("lansquenet law nonsense", "there are: doublet, bank wins, won bank"),
    ("lansquenet lawn cards", "did you mean 'law'"),
    ("lansquenet chance 'won A' --by 'keepin 3'", "did you mean 'keeping'"),
    ("lansquenet chance 'won A' --by keeping", "not of 0 numbers"),
    ("lansquenet mean 'won A' --over tenur", "did you mean 'tenure'"),
    ("lansquenet mean 'won A' --over 0", "1 or more"),
    ("lansquenet mean 'won A' --seen '8 Z'", "No card is called 'Z'"),
    ("lansquenet -o packs=1 mean 'won A' --seen '8 8 8 8 8'", "More cards were seen than there are"),
    ("lansquenet mean 'won Z'", "did you mean 'won B'"),
    ("lansquenet law 'won A' --over ever", "only a mean"),
    ("lansquenet mean 'won A' --over ever", "a pool"),
    ("lansquenet mean 'won A' --alike B", "hang together"),
    ("landsknecht --seats 3 --alike BC mean 'won B'", "none has a name"),
    ("landsknecht --alike B --best B table 'won A'", "like no other"),
    ("lansquenet table 'won A'", "say whose"),
    ("lansquenet law 'won A / cards'", "Only a mean"),
    ("lansquenet mean 'won A' --acts 2,x", "whole numbers"),
    ("lansquenet mean 'won A' --acts 2,3", "no legal answer"),
    ("lansquenet mean 'won A' --until dusk", "no event"),
    ("basset --steps 20 mean 'won A'", "more than 20 steps"),
    ("faro --steps 3000 mean 'won A'", "states were walked, and more are to come"),
    (
        "basset --steps 20 mean 'won A'",
        "A sample of 1,000,000 hands has a standard error of 0.001 of the spread",
    ),
    ("basset --steps 20 --over 3 mean 'won A'", "A sample of 1,000,000 times 3 hands"),
    ("basset --steps 20 --over game mean 'won A'", "A sample of 1,000,000 times a game"),
    ("basset --steps 20 --best B table 'won B'", "for a mean and not a law.\n"),
    ("lansquenet ruin 'won B / 2'", "give one of them"),
    ("lansquenet figure coup.egde", "did you mean 'coup.edge'"),
    (f"lansquenet --at {OPENED} mean 'won A'", "over: say after how many"),
    (f"lansquenet --at {OPENED} --act 2.9 mean 'won A'", "has 4 acts, not 9"),
    (f"lansquenet --at {OPENED} --act 7.1 mean 'won A'", "there is no hand 7"),
    (f"lansquenet --at {OPENED} --act two mean 'won A'", "such as 5, or HAND.ACTS"),
    (f"lansquenet --at {OPENED} --act 2.3 -o packs=2 mean 'won A'", "leave out what is said of them"),
    (f"lansquenet --at {OPENED} --act 2.3 --over 2 mean 'won A'", "no span"),
    (f"basset --at {OPENED} --act 2.3 mean 'won A'", "a transcript of lansquenet, and basset"),
    ("lansquenet --act 3 mean 'won A'", "say of which"),
    ("basset --best B --among anythin table 'won B'", "did you mean 'anything'"),
    ("skin --best B --among anything table 'won B'", "only one thing to choose"),
    ("basset --among anything table 'won B'", "No seat is called ''"),
    ("lansquenet limit 'bank wins'", "no limit to it"),
    ("tests/helpers/asking.py mean 'won A'", "is no game: it lacks SEATS"),
    ("examples/nowhere.py mean 'won A'", "cannot be read as a game"),
    ("examples/trente_et_quarante.py -o decks=2 mean 'won A'", "No option is called 'decks'"),
    ("examples/trente_et_quarante.py -o packs=two mean 'won A'", "whole number"),
    ("examples/trente_et_quarante.py --preset old mean 'won A'", "no presets"),
    ("examples/trente_et_quarante.py --seats 3 mean 'won A'", "2 to 2 seats"),
    ("examples/trente_et_quarante.py figure edge", "no figures"),
    ("lansquenet --compiled --over 2 law 'won A'", "one hand from its start"),
    seldom("lansquenet --compiled law cards", "besides the stock"),
    ("lansquenet --played 9 law cards", "Played again is a table"),
    ("lansquenet --at nowhere.txt mean 'won A'", "cannot be read"),
    ("lansquenet", "mean cards. One of law, mean"),
    ("lansquenet chance --seen '8 8'", "of doublet, bank wins"),
    ("toepen", "hidden"),
    ("lansquenet -o seats=3 mean 'won A'", "No option of lansquenet is called 'seats'"),
]


@pytest.mark.parametrize(("said", "answer"), WRONG)
def test_wrong_question_is_told_what_could_be_asked(said, answer, lansquenet, monkeypatch):  # noqa: F811
    monkeypatch.chdir(EXAMPLES.parent)
    out, err, code = lansquenet("ask", *shlex.split(said))
    assert (out, code) == ("", 2)
    assert answer in err


def test_words_are_checked_when_they_are_said():
    with pytest.raises(UnknownName, match="seat"):
        ask("basset").best("Q")
    with pytest.raises(BadOption, match="2 to 12"):
        ask("basset", seats=13)


@pytest.mark.slow
@mostly_slow("name")
def test_every_game_can_be_asked(name):
    """Of each, how many cards a hand takes, or why that is not known."""
    if hides(GAMES[name]):
        with pytest.raises(BadOption, match="hidden"):
            ask(name).mean("cards")
        return
    with suppress(BadOption):  # more than so many steps
        assert ask(name).within(3000).mean("cards") >= 0
